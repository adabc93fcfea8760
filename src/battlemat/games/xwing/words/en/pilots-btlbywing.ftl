### What cards do, in our own words: pilots-btlbywing.

ability-pilot-goji = While a friendly ship at range 0–3 defends, it may roll 1 more die for each friendly bomb or mine at range 0–1 of it.
ability-pilot-anakinskywalker-btlbywing = After a fully executed maneuver you may spend 1 Force to remove 1 stress token, if an enemy is in your front arc at range 0–1 or in your bullseye arc.
ability-pilot-matchstick = In primary and turret attacks you may reroll 1 die for each red token you have.
ability-pilot-broadside = In turret attacks with the turret to the left or right you may change a blank result to a focus result.
ability-pilot-r2d2 = At the start of the Engagement Phase you gain 1 calculate token if an enemy is in your rear arc.
