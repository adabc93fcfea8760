### What cards do, in our own words: pilots-g1astarfighter.

ability-pilot-4lom = Red maneuver fully executed: gain 1 calculate token. When the End Phase starts, you may pass 1 stress token to another ship at range 0–1.
ability-pilot-zuckuss = Primary attacks: you may roll 1 attack die more; then the defender rolls 1 die more too.
