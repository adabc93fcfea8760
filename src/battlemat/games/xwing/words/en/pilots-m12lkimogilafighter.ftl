### What cards do, in our own words: pilots-m12lkimogilafighter.

ability-pilot-toranikulda = After you attack, each enemy in your bullseye arc suffers 1 damage unless it gives up a green token.
ability-pilot-dalanoberos = When the Engagement Phase starts, you may spend a charge to take a shield from a ship in your bullseye arc and recover one yourself.
