### What cards do, in our own words: pilots-g1astarfighter.

ability-pilot-4lom = After you fully execute a red maneuver, gain 1 calculate token. At the start of the End Phase you may pass 1 stress token to another ship at range 0–1.
ability-pilot-zuckuss = Primary attacks: you may roll 1 attack die more; then the defender rolls 1 die more too.
