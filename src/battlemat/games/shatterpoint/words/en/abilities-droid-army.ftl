### What abilities do, in our own words: shown on cards.

text-scuttle = This unit has Scale for the turn; a character may advance.
text-i-have-been-trained-in-your-jedi-arts = After a melee attack by this unit each other enemy unit engaged with the attacker suffers 2 damage.
text-appetite-for-destruction = After this unit’s Combat action an allied Battle Droid Supporting character within 3 may dash and then attack one of the same targets with 5 dice.
text-another-fine-addition-to-my-collection = When a character of this unit wounds an enemy unit it may heal twice; if that was a Force User, refresh 2 Force.
text-do-not-let-them-escape = Each character of this unit or of an allied Battle Droid Supporting unit may dash.
text-conquerors-resolve = A character of this unit that contests an active objective has Protection and Steadfast.
