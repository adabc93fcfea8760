### What cards do, in our own words: upgrades-talent.

ability-upgrade-predator = Primary attacks against a ship in your bullseye arc: you may reroll 1 attack die.
ability-upgrade-marksmanship = Attacks against a ship in your bullseye arc: you may turn 1 hit into a crit.
ability-upgrade-fearless = Front arc primary attacks at range 1 while you are in the defender’s front arc: you may turn 1 result into a hit.
ability-upgrade-elusive = While you defend, you may spend 1 charge to reroll 1 defense die. After you fully execute a red maneuver, recover 1 charge.
ability-upgrade-crackshot = Primary attacks against a ship in your bullseye arc: before results are neutralized, you may spend 1 charge to cancel 1 evade.
