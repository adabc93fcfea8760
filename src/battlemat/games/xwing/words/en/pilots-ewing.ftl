### What cards do, in our own words: pilots-ewing.

ability-pilot-gavindarklighter = A friendly ship that attacks a ship in your front arc may change a hit to a crit.
