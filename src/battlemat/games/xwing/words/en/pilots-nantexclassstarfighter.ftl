### What cards do, in our own words: pilots-nantexclassstarfighter.

ability-pilot-sunfac = Your primary attacks on tractored ships roll 1 attack die more.
ability-pilot-chertek = In primary attacks on tractored ships you may reroll up to 2 attack dice.
