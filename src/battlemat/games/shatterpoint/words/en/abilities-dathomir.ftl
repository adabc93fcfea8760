### What abilities do, in our own words: shown on cards.

text-life-drain = After an allied Dathomirian’s attack that dealt damage the attacker may heal.
text-wrath-of-the-great-mother = Once per turn, when an enemy wounds another allied unit: a character may dash and then make a 5 dice ranged attack on that enemy.
text-acrobatic-advance = Each character may jump; if any did, this unit gains a hunker token.
text-night-hunter = This unit rolls 2 more dice in a melee attack of a Combat action on an enemy that another allied Dathomirian is engaged with.
text-dark-fury = An enemy unit within 2 suffers 1 damage for each strike and crit on 5 attack dice; a Force User damaged by it becomes Exposed.
text-furious-rush--savage-opress = Each character may dash; while this unit is Injured they may advance instead.
text-unwitting-brute = When an allied Separatist Alliance or Dathomirian Primary within 3 begins its activation, a character may dash.
