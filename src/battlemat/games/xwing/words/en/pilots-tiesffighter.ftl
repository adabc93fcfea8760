### What cards do, in our own words: pilots-tiesffighter.

ability-pilot-quickdraw = After you lose a shield you may spend 1 charge for a bonus primary attack.
ability-pilot-backdraft = Your primary turret attacks roll 1 more die if the defender is in your rear arc.
