### What cards do, in our own words: upgrades-sensor.

ability-upgrade-firecontrolsystem = Attacking a ship you have locked, you may reroll 1 attack die; then you cannot spend the lock in this attack.
ability-upgrade-trajectorysimulator = In the System Phase you may launch a bomb with the 5 straight template instead of placing it as usual.
