### What cards do, in our own words: upgrades-device.

ability-upgrade-protonbombs = Bomb: ships and remotes at range 0–1 suffer 1 crit damage.
ability-upgrade-proximitymines = Mine: the ship rolls 2 attack dice and suffers 1 hit damage, and 1 more for each hit or crit.
ability-upgrade-seismiccharges = Bomb: an obstacle at range 0–1 bursts; ships and remotes at range 0–1 of it suffer 1 hit damage.
ability-upgrade-connernets = Mine: 1 hit damage and 3 ion tokens for the ship.
ability-upgrade-bombletgenerator = Bomb: ships and remotes at range 0–1 roll 2 attack dice and suffer 1 hit damage for each hit or crit. Activation Phase start: for 1 shield you may recover 2 charges here.
ability-upgrade-electroprotonbomb = Bomb with a fuse marker: ships at range 0–2 roll 4 attack dice; they lose 1 shield for each blank, gain 1 ion token for each focus or hit and 1 disarm token for each crit. Remotes there suffer 1 damage for each focus or hit.
ability-upgrade-drk1probedroids = End Phase: for 1 charge you may drop or launch a probe droid with any speed 3 template. Your ships may lock and jam from where it is.
