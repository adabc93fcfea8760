### What cards do, in our own words: pilots-tielnfighter.

ability-pilot-howlrunner = A friendly ship at range 0–1 that performs a primary attack may reroll 1 attack die.
ability-pilot-maulermithel = At attack range 1 you roll 1 attack die more.
