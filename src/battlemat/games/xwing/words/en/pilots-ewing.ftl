### What cards do, in our own words: pilots-ewing.

ability-pilot-gavindarklighter = Friendly ships that attack a ship in your front arc may turn 1 hit into a crit.
