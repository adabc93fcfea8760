### What cards do, in our own words: upgrades-astromech.

ability-upgrade-r2d2 = After you reveal your dial, you may spend 1 charge and gain 1 disarm token to recover 1 shield.
ability-upgrade-r4astromech = Your basic maneuvers of speed 1 and 2 are one step easier.
ability-upgrade-genius = After a fully executed maneuver you may drop a bomb, if you have not placed a device this round.
