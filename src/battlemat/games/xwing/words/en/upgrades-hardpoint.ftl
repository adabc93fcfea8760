### What cards do, in our own words: upgrades-hardpoint.

ability-upgrade-ioncannonbattery = Bonus attack for 1 energy. A hit makes the defender suffer 1 crit damage; all results give ion tokens, no damage. Offline: no attack; after you engage, you may spend 2 energy to turn this card back.
ability-upgrade-ordnancetubes = You perform torpedo and missile attacks only as bonus attacks, one of each a round, and in your full front arc in place of the front arc. Offline: in your bullseye arc instead, as standard attacks. Action: spend 2 energy to turn this card back.
ability-upgrade-pointdefensebattery = Up to 4 bonus attacks a round, each for 1 energy. Offline: no attack; after you engage, you may spend 2 energy to turn this card back.
ability-upgrade-targetingbattery = Bonus attack for 1 energy; after it you may acquire a lock on the defender. Offline: no attack; after you engage, you may spend 2 energy to turn this card back.
ability-upgrade-turbolaserbattery = Bonus attack on a target you have locked, for 3 energy. If it hits, add 3 hits. Offline: no attack; after you engage, you may spend 2 energy to turn this card back.
