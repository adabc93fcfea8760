### What abilities do, in our own words: shown on cards.

text-hello-there = A character may jump; if it does, it rolls 3 more dice in its next attack of this activation.
text-so-uncivilized = When this unit is the target of a ranged attack it gains a hunker token; after the attack the attacking unit suffers 3 damage if the attack roll shows a failure.
text-patience = When this unit’s order card is revealed and another one is in reserve, you may put that one on top of your deck or under it and reserve this card instead. When this card goes to reserve, a character may heal three times and jump.
text-knowledge-and-defense = Allied units may gain and keep hunker tokens while engaged. Allied Galactic Republic units with hunker tokens roll 1 more die against melee attacks; after being attacked they may discard them all for as many heals, and whoever healed may dash.
text-weve-got-a-big-problem = Choose an active objective: a character may jump toward it; then an enemy within 3 that contests it becomes Exposed.
text-bring-it-down = When an allied Clone Trooper Supporting character within 4 with a hunker token makes a ranged attack in a Combat action, it may reroll up to 2 failures.
text-say-goodnight-clanker = Sharpshooter [2]; targets of this unit’s ranged attacks have no cover.
