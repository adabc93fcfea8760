### What cards do, in our own words: pilots-arc170starfighter.

ability-pilot-sharabey = In your defense or primary attack: you may add a focus result by spending your lock on the enemy ship.
ability-pilot-ibtisam = After you fully execute a maneuver while stressed, you may roll an attack die; on a hit or crit remove 1 stress token.
ability-pilot-oddball-arc170starfighter = Red maneuver fully executed or red action performed: you may lock an enemy in your bullseye arc.
ability-pilot-oddball-btlbywing = Red maneuver fully executed or red action performed: you may lock an enemy in your bullseye arc.
ability-pilot-oddball = Red maneuver fully executed or red action performed: you may lock an enemy in your bullseye arc.
ability-pilot-wolffe = Front arc primary attacks: you may spend 1 charge to reroll 1 die. Rear arc primary attacks: you may recover 1 charge to roll 1 die more.
ability-pilot-sinker = A friendly ship at range 1–2 in your side arcs may reroll 1 die of a primary attack.
ability-pilot-jag = A friendly ship in your side arcs at range 1–2 has defended: you may lock the attacker.
