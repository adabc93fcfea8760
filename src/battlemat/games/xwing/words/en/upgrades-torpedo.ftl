### What cards do, in our own words: upgrades-torpedo.

ability-upgrade-protontorpedoes = 1 hit becomes a crit.
ability-upgrade-advprotontorpedoes = You turn 1 hit into a crit.
ability-upgrade-iontorpedoes = If they hit, one result deals 1 damage and all others give ion tokens.
ability-upgrade-plasmatorpedoes = Crits are cancelled before hits. If they hit, the defender loses 1 shield before damage is dealt.
