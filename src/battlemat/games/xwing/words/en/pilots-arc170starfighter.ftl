### What cards do, in our own words: pilots-arc170starfighter.

ability-pilot-sharabey = While you defend or perform a primary attack, you may spend your lock on the enemy ship to add a focus result.
ability-pilot-ibtisam = After you fully execute a maneuver while stressed, you may roll an attack die; on a hit or crit remove 1 stress token.
ability-pilot-oddball-arc170starfighter = After you fully execute a red maneuver or perform a red action, you may lock an enemy in your bullseye arc.
ability-pilot-oddball-btlbywing = After you fully execute a red maneuver or perform a red action, you may lock an enemy in your bullseye arc.
ability-pilot-oddball = After you fully execute a red maneuver or perform a red action, you may lock an enemy in your bullseye arc.
ability-pilot-wolffe = Front arc primary attacks: you may spend 1 charge to reroll 1 die. Rear arc primary attacks: you may recover 1 charge to roll 1 die more.
ability-pilot-sinker = A friendly ship at range 1–2 in your side arcs may reroll 1 die of a primary attack.
ability-pilot-jag = After a friendly ship at range 1–2 in your side arcs defends, you may lock the attacker.
