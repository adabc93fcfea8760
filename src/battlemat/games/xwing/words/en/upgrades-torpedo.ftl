### What cards do, in our own words: upgrades-torpedo.

ability-upgrade-protontorpedoes = 1 hit becomes a crit.
