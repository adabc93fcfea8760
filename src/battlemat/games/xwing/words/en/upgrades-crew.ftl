### What cards do, in our own words: upgrades-crew.

ability-upgrade-gnkgonkdroid = You start with 1 charge fewer. Action: recover 1 charge here. Action: spend 1 charge to recover 1 shield.
ability-upgrade-cadbane = After you drop or launch a device you may perform a red boost action.
ability-upgrade-sabinewren = There are 1 ion, 1 jam, 1 stress and 1 tractor token here. After a ship suffers the effect of a friendly bomb you may give it one of them.
ability-upgrade-ga97 = Before ships are placed you may spend 3 to 5 charges: another ship of your squad waits in reserve until all charges here are active again, or until you are destroyed.
