### What cards do, in our own words: pilots-belbullab22starfighter.

ability-pilot-generalgrievous = In a primary attack you may reroll up to 2 dice if you are not in the defender’s firing arc.
ability-pilot-wattambor = In a primary attack you may reroll exactly as many dice as there are friendly ships with a calculate token at range 1 of the defender.
ability-pilot-captainsear = A friendly ship at range 0–3 with the defender of its primary attack in its bullseye arc may spend 1 calculate token to cancel an evade result.
