### What cards do, in our own words: upgrades-title.

ability-upgrade-blackone = After you SLAM, this card loses its charge; for 1 ion token gained you may then remove 1 disarm token. Without the charge you cannot SLAM.
ability-upgrade-dauntless = After a partial maneuver you may perform a white action as red.
ability-upgrade-ig2000 = You have the pilot abilities of your other ships with this title.
ability-upgrade-marauder = Primary attacks to the rear: you may reroll 1 die.
ability-upgrade-millenniumfalcon = While you defend with an evade token, you may reroll 1 defense die.
ability-upgrade-moldycrow = You have a primary weapon to the front with 3 dice. In the End Phase you keep up to 2 focus tokens.
ability-upgrade-outrider = Attacks obstructed by an obstacle: the defender rolls 1 die fewer. Maneuver through or onto an obstacle fully executed: you may remove one red or orange token from yourself.
ability-upgrade-punishingone = Primary attacks on a ship in your front arc roll 1 die more.
ability-upgrade-reysmillenniumfalcon = With 2 or fewer stress tokens you can still execute red Segnor’s loops and perform boost and rotate actions.
ability-upgrade-scimitar = After forces are placed you may cloak. After you decloak, you may give a jam token to an enemy in your bullseye arc.
ability-upgrade-shadowcaster = After your attack hits a ship in your turret arc and your front arc, it gains 1 tractor token.
ability-upgrade-slavei = After you reveal a turn or bank, you may set your dial to the same one to the other side.
ability-upgrade-soullessone = While you defend against a ship outside your firing arcs, you may reroll 1 defense die.
ability-upgrade-st321 = After you coordinate, you may lock an enemy at range 0–3 of the coordinated ship, at any distance from you.
ability-upgrade-virago = End Phase: for 1 charge you may boost as a red action.
ability-upgrade-ghost = An attack shuttle or a Sheathipede-class shuttle can dock with you; it deploys only from your rear guides.
ability-upgrade-houndstooth = You can carry one docked Z-95-AF4 Headhunter.
ability-upgrade-phantom = You can dock from range 0–1.
ability-upgrade-landosmillenniumfalcon = An Escape Craft can dock with you; as long as it is aboard, its shields may take damage for you. Your primary attacks against stressed ships roll 1 more die.
