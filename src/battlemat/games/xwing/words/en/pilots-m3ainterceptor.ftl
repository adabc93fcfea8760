### What cards do, in our own words: pilots-m3ainterceptor.

ability-pilot-quinnjast = When the Engagement Phase starts, you may gain a disarm token to recover a charge of one of your upgrades.
ability-pilot-serissu = A friendly ship at range 0–1 that defends may reroll 1 die.
ability-pilot-laetinashera = After you attack or defend you gain 1 evade token if the attack missed.
ability-pilot-inaldra = Attacking or defending, you may suffer 1 damage to reroll any number of your dice.
ability-pilot-genesisred = After you acquire a lock your focus and evade tokens become as many as the locked ship has.
ability-pilot-sunnybounder = After you roll or reroll your dice in an attack you may add one more of the same if all of them show the same result.
