### What cards do, in our own words: upgrades-sensor.

ability-upgrade-firecontrolsystem = Attacking a ship you have locked, you may reroll 1 attack die; then you cannot spend the lock in this attack.
ability-upgrade-advancedsensors = After you reveal your dial, you may perform an action; then you perform no other in this activation.
ability-upgrade-passivesensors = Action: spend 1 charge. Without it you cannot be coordinated, and before you engage you may perform a calculate or lock action.
ability-upgrade-trajectorysimulator = In the System Phase you may launch a bomb with the 5 straight template instead of placing it as usual.
ability-upgrade-collisiondetector = You can boost and barrel roll through and onto obstacles. After you meet an obstacle, you may spend 1 charge to ignore it for the rest of the round.
