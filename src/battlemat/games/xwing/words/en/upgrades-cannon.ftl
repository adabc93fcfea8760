### What cards do, in our own words: upgrades-cannon.

ability-upgrade-ioncannon = If it hits, one result deals 1 damage and all others give ion tokens.
ability-upgrade-autoblasters = Against a ship in your bullseye arc you roll 1 die more. If you are outside the defender’s front arc, evades do not cancel crits.
ability-upgrade-heavylasercannon = After attack dice are modified, all crits become hits.
ability-upgrade-jammingbeam = If it hits, each result gives a jam token instead of damage.
ability-upgrade-tractorbeam = If it hits, each result gives a tractor token instead of damage.
