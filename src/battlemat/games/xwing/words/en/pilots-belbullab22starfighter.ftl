### What cards do, in our own words: pilots-belbullab22starfighter.

ability-pilot-generalgrievous = In a primary attack you may reroll up to 2 dice if you are not in the defender’s firing arc.
