### What cards do, in our own words: pilots-rz2awing.

ability-pilot-lulolampar = While stressed you roll 1 die more in primary attacks and 1 die fewer when you defend.
ability-pilot-tallissanlintra = While an enemy in your bullseye arc attacks, you may spend 1 charge: the defender rolls 1 die more.
ability-pilot-greersonnel = After you fully execute a maneuver, you may turn your turret.
ability-pilot-zaribangel = You perform an action even after a partial maneuver.
