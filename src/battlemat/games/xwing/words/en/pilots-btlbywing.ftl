### What cards do, in our own words: pilots-btlbywing.

ability-pilot-goji = Friendly ship at range 0–3 defending: it may roll 1 more die for each friendly bomb or mine within range 0–1 of it.
ability-pilot-anakinskywalker-btlbywing = After a fully executed maneuver, with an enemy in your bullseye arc, or at range 0–1 in your front arc, you may remove 1 stress token for 1 Force.
ability-pilot-matchstick = In primary and turret attacks you may reroll exactly as many dice as you have red tokens.
ability-pilot-broadside = In turret attacks with the turret to the left or right you may change a blank result to a focus result.
ability-pilot-r2d2 = At the start of the Engagement Phase you gain 1 calculate token if an enemy is in your rear arc.
