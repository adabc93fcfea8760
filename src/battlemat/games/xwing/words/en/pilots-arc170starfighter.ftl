### What cards do, in our own words: pilots-arc170starfighter.

ability-pilot-sharabey = In your primary attacks and in defense you may spend your lock on the enemy ship to add a focus result.
ability-pilot-ibtisam = After a fully executed maneuver, if you are stressed, you may roll 1 attack die: a hit or crit removes 1 stress token.
ability-pilot-wolffe = In primary front arc attacks you may spend 1 charge to reroll 1 die; in primary rear arc attacks you may recover 1 charge to roll 1 more.
ability-pilot-sinker = A friendly ship at range 1–2 in your left or right arc may reroll 1 die of its primary attack.
ability-pilot-jag = After a friendly ship at range 1–2 in your left or right arc defends, you may lock the attacker.
