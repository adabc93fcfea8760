### What cards do, in our own words: upgrades-crew.

ability-upgrade-gnkgonkdroid = You start with 1 charge fewer. Action: recover 1 charge here. Action: spend 1 charge to recover 1 shield.
