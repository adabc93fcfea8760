### What cards do, in our own words: upgrades-talent.

ability-upgrade-predator = You may reroll 1 attack die of a primary attack against a ship in your bullseye arc.
ability-upgrade-marksmanship = Attacks against a ship in your bullseye arc: you may turn 1 hit into a crit.
ability-upgrade-fearless = Front arc primary attacks at range 1 while you are in the defender’s front arc: you may turn 1 result into a hit.
ability-upgrade-elusive = Defending: for 1 charge you may reroll 1 defense die. Each red maneuver you fully execute recovers 1 charge.
ability-upgrade-crackshot = Primary attacks against a ship in your bullseye arc: before results are neutralized, you may spend 1 charge to cancel 1 evade.
ability-upgrade-composure = After one of your actions fails, you may perform a focus action if you have no green token.
ability-upgrade-debrisgambit = With an obstacle at range 0–1 your red evade actions are white.
ability-upgrade-dedicated = While another friendly ship that is limited or dedicated too defends in one of your side arcs at range 0–2, you may gain 1 strain token (if you have none) to have it reroll a blank.
ability-upgrade-ensnare = Activation Phase end, while tractored: you may pass 1 tractor token to a ship in your turret arc at range 0–1.
ability-upgrade-fanatical = Primary attacks while you have no shields: you may turn 1 focus result into a hit.
ability-upgrade-graviticdeflection = Defending: you may reroll exactly as many of your defense dice as there are tractored ships in the attack arc.
ability-upgrade-heroic = If you roll two or more dice and all are blank, you may reroll any of them.
ability-upgrade-intimidation = Enemies at range 0 roll 1 defense die fewer.
ability-upgrade-juke = While you attack with an evade token, you may turn 1 evade of the defender into a focus result.
ability-upgrade-lonewolf = No other friendly ship at range 0–2: for 1 charge you may reroll 1 of your dice.
ability-upgrade-outmaneuver = Front arc attacks while you are outside the defender’s firing arcs: the defender rolls 1 die fewer.
ability-upgrade-ruthless = Attacking: you may turn 1 result into a hit by letting another friend at range 0–1 of the defender suffer 1 damage.
ability-upgrade-saturationsalvo = Torpedo and missile attacks: you may spend 1 more charge of the weapon; the defender rerolls two defense dice of your choice.
ability-upgrade-selfless = Another friendly ship at range 0–1 defends, with you in the attack arc: you may suffer 1 crit damage to cancel a crit.
ability-upgrade-snapshot = After an enemy maneuvers, you may attack it with this weapon as a bonus attack. Its dice cannot be modified.
ability-upgrade-squadleader = A ship you coordinate can only perform actions that are on your action bar too.
ability-upgrade-swarmtactics = At the start of the Engagement Phase you may lend your initiative to a friendly ship at range 1 for this round.
ability-upgrade-treacherous = While you defend, you may spend 1 charge and choose a ship that obstructs the attack: cancel 1 result, and that ship gains 1 strain token. The charge returns when a ship at range 0–3 is destroyed.
ability-upgrade-trickshot = Attacks obstructed by an obstacle roll 1 attack die more.
ability-upgrade-daredevil = You may treat a white boost action as red to boost with a turn template of speed 1.
