### What cards do, in our own words: pilots-tiesffighter.

ability-pilot-quickdraw = Shield lost: you may spend 1 charge for a bonus primary attack.
ability-pilot-backdraft = Turret primary attacks on a ship in your rear arc roll 1 die more.
