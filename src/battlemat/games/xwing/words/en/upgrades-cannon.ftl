### What cards do, in our own words: upgrades-cannon.

ability-upgrade-ioncannon = If it hits, one result deals 1 damage and all others give ion tokens.
