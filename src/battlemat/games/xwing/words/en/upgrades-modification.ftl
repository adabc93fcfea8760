### What cards do, in our own words: upgrades-modification.

ability-upgrade-afterburners = After you fully execute a maneuver of speed 3 to 5, you may spend 1 charge to perform a boost action, even while stressed.
ability-upgrade-stealthdevice = While its charge is active, you roll 1 defense die more. After you suffer damage, it loses the charge.
ability-upgrade-staticdischargevanes = If you would gain an ion or jam token and are not stressed, you may gain 1 stress token and give it to another ship at range 0–1.
ability-upgrade-delayedfuses = After you place a bomb or mine you may put a fuse marker on it.
