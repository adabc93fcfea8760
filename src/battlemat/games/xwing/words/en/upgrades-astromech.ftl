### What cards do, in our own words: upgrades-astromech.

ability-upgrade-r2d2 = After you reveal your dial, you may spend 1 charge and gain 1 disarm token to recover 1 shield.
ability-upgrade-r4astromech = Your basic maneuvers of speed 1 and 2 are one step easier.
ability-upgrade-bb8 = Before you execute a blue maneuver, you may spend 1 charge to perform a barrel roll or boost action.
ability-upgrade-bbastromech = Before you execute a blue maneuver, you may spend 1 charge to perform a barrel roll action.
ability-upgrade-c110p = After a maneuver you may spend 1 charge to perform a red evade action, even while stressed. In the End Phase without a charge, flip this card. Other side: after each maneuver you must give a jam token to a ship at range 0–1.
ability-upgrade-chopper = Action: spend 1 charge that does not recur from another upgrade to recover 1 shield. Action: spend 2 shields to recover 1 such charge.
ability-upgrade-m9g8 = While a ship you have locked attacks, you may have it reroll 1 attack die of your choice.
ability-upgrade-r2a6 = After you reveal your dial, you may set it to the same bearing, one speed up or down.
ability-upgrade-r2astromech = After you reveal your dial, you may spend 1 charge and gain 1 disarm token to recover 1 shield.
ability-upgrade-r2c4 = While you attack, you may spend 1 evade token to turn 1 focus result into a hit.
ability-upgrade-r2ha = While you defend, you may spend your lock on the attacker to reroll any of your defense dice.
ability-upgrade-r3astromech = You can keep 2 locks, on different objects. After a lock action you may acquire another lock.
ability-upgrade-r4pastromech = Before you execute a basic maneuver, you may spend 1 charge to make it one step easier.
ability-upgrade-r4p17 = After you fully execute a red maneuver, you may spend 1 charge to perform an action, even while stressed.
ability-upgrade-r4p44 = After you fully execute a red maneuver with an enemy in your bullseye arc, gain 1 calculate token.
ability-upgrade-r5astromech = Action: spend 1 charge to repair a facedown damage card. Action: repair a faceup damage card of the kind “ship”.
ability-upgrade-r5d8 = Action: spend 1 charge to repair a facedown damage card. Action: repair a faceup damage card of the kind “ship”.
ability-upgrade-r5p8 = Attacks on a ship in your front arc: you may spend 1 charge to reroll 1 die. If it comes up a crit, you suffer 1 crit damage.
ability-upgrade-r5x3 = Before you activate or engage, you may spend 1 charge to ignore obstacles for the rest of the phase.
ability-upgrade-genius = After a fully executed maneuver you may drop a bomb, if you have not placed a device this round.
ability-upgrade-r5tk = You can attack friendly ships.
