### What cards do, in our own words: upgrades-gunner.

ability-upgrade-agilegunner = In the End Phase you may turn your turret.
ability-upgrade-ahsokatano = After a maneuver you may spend 1 Force: a friend in your firing arc at range 1–3 may perform a red focus action, even while stressed.
ability-upgrade-bistan = After a primary attack with a focus token, you may perform a bonus turret attack on a ship you have not attacked this round.
ability-upgrade-bossk = After a primary attack that misses, gain 1 stress token (if you have none) and you may attack the same target once more with a primary weapon.
ability-upgrade-bt1 = While you attack, you may turn 1 hit into a crit for each stress token of the defender.
ability-upgrade-clonecommandercody = After your attack misses although you had hits or crits, the defender gains 1 strain token.
ability-upgrade-dengar = After you defend against a ship in your firing arc, you may spend 1 charge: roll an attack die, a hit or crit deals the attacker 1 damage. It may remove a green token instead.
ability-upgrade-ezrabridger = After a primary attack you may spend 1 Force for a bonus attack from a turret arc not used this round; while stressed you may reroll 1 die of it.
ability-upgrade-fifthbrother = While you attack, you may spend 1 Force to turn 1 focus result into a crit.
ability-upgrade-finn = While you defend or perform a primary attack with the enemy in your front arc, you may add a blank die.
ability-upgrade-greedo = While you attack, you may spend 1 charge to turn 1 hit into a crit. While the charge is active, whoever attacks you may do so too.
ability-upgrade-hansolo = At initiative 7 you may perform a bonus turret attack; that turret arc is done for this round.
ability-upgrade-hansolo-gunner = Just before engaging: you may focus as a red action.
ability-upgrade-hotshotgunner = Turret attacks: after defense dice are modified, the defender loses 1 focus or calculate token.
ability-upgrade-lukeskywalker = Engagement Phase start: for 1 Force you may turn your turret.
ability-upgrade-rey-gunner = While the enemy is in your turret arc, you may spend 1 Force to turn 1 of your blanks into a hit or evade.
ability-upgrade-seventhfleetgunner = While another friendly ship performs a primary attack on a ship in your firing arc, you may spend 1 charge: it rolls 1 die more, at most 4. System Phase: for 1 disarm token gained you may recover the charge.
ability-upgrade-specialforcesgunner = Front arc primary attacks: with the turret to the front you may roll 1 die more; with the turret to the rear you may add a bonus turret attack afterwards.
ability-upgrade-veterantailgunner = After a front arc primary attack you may perform a bonus primary attack to the rear.
ability-upgrade-veteranturretgunner = After a primary attack you may perform a bonus attack from a turret arc you have not used this round.
ability-upgrade-skilledbombardier = You may drop and launch devices with a template of the same bearing that is one speed faster or slower.
ability-upgrade-paigetico = After a primary attack you may drop a bomb or rotate your turret. After you are destroyed you may drop a bomb.
