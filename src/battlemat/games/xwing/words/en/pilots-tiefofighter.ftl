### What cards do, in our own words: pilots-tiefofighter.

ability-pilot-midnight = While you attack or defend against a ship you have locked, nobody can modify its dice.
ability-pilot-commandermalarus = When the Engagement Phase starts, you may spend a charge and gain a stress token; for the rest of the round all your focus results may count as successes.
ability-pilot-scorch = In a primary attack you may gain a stress token, if you have none, to roll 1 attack die more.
ability-pilot-static = In a primary attack you may make all your results crits by spending a focus token and your lock on the defender.
ability-pilot-longshot = Your primary attacks at attack range 3 roll 1 attack die more.
ability-pilot-muse = At the start of the Engagement Phase you may take a stress token off a friendly ship at range 0–1.
ability-pilot-tn3465 = When another friendly ship attacks a defender at range 0–1 of you, you may suffer 1 crit damage to turn one of the attacker’s results into a crit.
ability-pilot-lieutenantrivas = After a ship at range 1–2 that you have not locked gains a red or orange token, you may lock it.
ability-pilot-null = As long as you are not damaged, your initiative counts as 7.
