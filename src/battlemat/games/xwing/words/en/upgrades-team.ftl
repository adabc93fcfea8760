### What cards do, in our own words: upgrades-team.

ability-upgrade-bombardmentspecialists = While you attack, you may spend 1 calculate token to shift the range the weapon requires by 1, up or down, within 0–5.
ability-upgrade-commsteam = After a coordinate action you may spend up to 2 energy to coordinate as many more ships at range 0–1 of the one you coordinated.
ability-upgrade-damagecontrolteam = Before you engage, you may spend energy to turn back as many of your offline upgrades. Action: spend 1 or more energy to repair as many of your faceup ship damage cards.
ability-upgrade-gunneryspecialists = Primary and hardpoint attacks: you may spend energy to reroll as many attack dice.
ability-upgrade-igrmdroids = While you attack with a calculate token, you may change 1 hit to a crit.
ability-upgrade-ordnanceteam = While you reload, you may spend up to 3 energy to recover as many more charges on your torpedoes and missiles. After a reload action you may spend 1 energy to remove 1 disarm token.
ability-upgrade-sensorexperts = You can keep up to 3 locks on different objects. After a lock action you may spend up to 2 energy to lock as many other objects at range 0–1 of the one you locked, however far from you.
