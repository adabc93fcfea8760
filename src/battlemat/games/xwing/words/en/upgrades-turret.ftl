### What cards do, in our own words: upgrades-turret.

ability-upgrade-ioncannonturret = If it hits, one result deals 1 damage and all others give ion tokens.
