### What cards do, in our own words: upgrades-cargo.

ability-upgrade-adaptiveshields = While another friendly ship at range 0–1 that is smaller than you defends, you may spend 1 shield or 2 energy to cancel 1 hit or crit result.
ability-upgrade-boostedscanners = While you lock, coordinate or jam, you may spend up to 3 energy: each lets you choose 1 range farther, up to range 5.
ability-upgrade-optimizedpowercore = A blue maneuver executed: you recover 1 energy.
ability-upgrade-tibannareserves = Action: 1 charge of this card becomes 2 recovered energy.
