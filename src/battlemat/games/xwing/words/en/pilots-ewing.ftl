### What cards do, in our own words: pilots-ewing.

ability-pilot-gavindarklighter = Friendly ships that attack a ship in your front arc may turn 1 hit into a crit.
ability-pilot-corranhorn = You may perform a bonus primary attack at initiative 0 on an enemy in your bullseye arc; then you gain a disarm token when the next Planning Phase starts.
