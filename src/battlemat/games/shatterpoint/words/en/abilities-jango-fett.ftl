### What abilities do, in our own words: shown on cards.

text-capture-wire = Pull an enemy within 3 of a character range 2 toward it; the enemy’s unit is then Pinned.
text-not-so-fast = When an opponent activates a unit from reserve: a character may dash and may then make a 5 dice attack on that unit.
text-im-just-looking-to-get-paid = When this unit wounds a Primary or Secondary unit: refresh 2 Force, and a character may heal twice.
text-my-client-is-getting-impatient = After this unit’s Focus action a character may jump.
