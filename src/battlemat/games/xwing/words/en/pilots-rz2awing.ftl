### What cards do, in our own words: pilots-rz2awing.

ability-pilot-lulolampar = While you are stressed you roll 1 more die in primary attacks and 1 die fewer in defense.
ability-pilot-greersonnel = After a fully executed maneuver you may rotate your turret.
