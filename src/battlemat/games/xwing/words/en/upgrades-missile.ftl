### What cards do, in our own words: upgrades-missile.

ability-upgrade-clustermissiles = After this attack you may perform it once more as a bonus attack, without a lock, against another ship at range 0–1 of the first.
ability-upgrade-barragerockets = Against a ship in your bullseye arc you may reroll attack dice for 1 charge each.
ability-upgrade-concussionmissiles = If they hit, one damage card is exposed on each ship at range 0–1 of the defender.
ability-upgrade-diamondboronmissiles = If they hit, you may spend 1 charge: each ship at range 0–1 of the defender that is no more agile than it rolls 1 attack die and suffers what it shows.
ability-upgrade-energyshellcharges = You may spend 1 calculate token to turn 1 focus result into a crit. Action: reload this card.
ability-upgrade-homingmissiles = The defender may choose to suffer 1 damage; then no dice are rolled and the attack counts as a hit.
ability-upgrade-ionmissiles = If they hit, one result deals 1 damage and all others give ion tokens.
ability-upgrade-discordmissiles = Engagement Phase start: by spending 1 calculate token and 1 charge you may launch a Buzz Droid Swarm with a speed 3 bank or straight template. It clings to enemies that cross it and bites those it touches.
