### What cards do, in our own words: upgrades-astromech.

ability-upgrade-r2d2 = Revealed your dial: you may recover 1 shield by spending 1 charge and gaining 1 disarm token.
ability-upgrade-r4astromech = Your basic maneuvers of speed 1 and 2 are one step easier.
ability-upgrade-bb8 = About to execute a blue maneuver: you may first perform a barrel roll or boost action by spending 1 charge.
ability-upgrade-bbastromech = About to execute a blue maneuver: you may first perform a barrel roll action by spending 1 charge.
ability-upgrade-c110p = After a maneuver you may perform a red evade action by spending 1 charge, even while stressed. In the End Phase without a charge, flip this card. Other side: after each maneuver you must give a jam token to a ship at range 0–1.
    .front = After a maneuver you may perform a red evade action by spending 1 charge, even while stressed. In the End Phase without a charge, flip this card.
    .back = After each maneuver you must give a jam token to a ship at range 0–1.
ability-upgrade-chopper = Action: recover 1 shield by spending 1 charge that does not recur from another upgrade. Action: recover 1 such charge by spending 2 shields.
ability-upgrade-m9g8 = While a ship you have locked attacks, you may have it reroll 1 attack die of your choice.
ability-upgrade-r2a6 = After you reveal your dial, you may set it to the same bearing, one speed up or down.
ability-upgrade-r2astromech = Revealed your dial: you may recover 1 shield by spending 1 charge and gaining 1 disarm token.
ability-upgrade-r2c4 = While you attack, you may spend 1 evade token to turn 1 focus result into a hit.
ability-upgrade-r2ha = Defending: you may reroll any of your defense dice by spending your lock on the attacker.
ability-upgrade-r3astromech = You can keep 2 locks, on different objects. After a lock action you may acquire another lock.
ability-upgrade-r4pastromech = About to execute a basic maneuver: you may make it one step easier by spending 1 charge.
ability-upgrade-r4p17 = Fully executed a red maneuver: you may perform an action by spending 1 charge, even while stressed.
ability-upgrade-r4p44 = After you fully execute a red maneuver with an enemy in your bullseye arc, gain 1 calculate token.
ability-upgrade-r5astromech = Action: spend 1 charge to repair a facedown damage card. Action: repair a faceup damage card of the kind “ship”.
ability-upgrade-r5d8 = Action: spend 1 charge to repair a facedown damage card. Action: repair a faceup damage card of the kind “ship”.
ability-upgrade-r5p8 = Attacks on a ship in your front arc: you may reroll 1 die by spending 1 charge. If it comes up a crit, you suffer 1 crit damage.
ability-upgrade-r5x3 = About to activate or engage: you may ignore obstacles for the rest of the phase by spending 1 charge.
ability-upgrade-genius = After a fully executed maneuver you may drop a bomb, if you have not placed a device this round.
ability-upgrade-r5tk = You can attack friendly ships.
