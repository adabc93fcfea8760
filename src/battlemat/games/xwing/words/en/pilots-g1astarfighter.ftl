### What cards do, in our own words: pilots-g1astarfighter.

ability-pilot-zuckuss = In a primary attack you may roll 1 more die; then the defender rolls 1 more too.
ability-pilot-4lom = After a fully executed red maneuver you gain 1 calculate token. At the start of the End Phase you may give a stress token to a ship at range 0–1.
