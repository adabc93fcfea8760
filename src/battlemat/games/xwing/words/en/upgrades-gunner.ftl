### What cards do, in our own words: upgrades-gunner.

ability-upgrade-skilledbombardier = You may drop and launch devices with a template of the same bearing that is one speed faster or slower.
ability-upgrade-paigetico = After a primary attack you may drop a bomb or rotate your turret. After you are destroyed you may drop a bomb.
