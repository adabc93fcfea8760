### What abilities do, in our own words: shown on cards.

text-submerge = When this unit’s order card is revealed and another allied Aquatic card is in reserve, put that one on top of your deck or under it and reserve this card instead.
text-sonar-detection = Targets of this unit’s ranged attacks have 1 less cover.
text-scatter = A character of this unit or an allied Separatist Alliance or Scoundrel character may dash; if its unit has damage, it may reposition instead.
text-riptide = When this unit or another allied Separatist Alliance character attacks in a Combat action: 1 more die for each other allied Aquatic unit with the target in range and sight.
text-opportunistic-usurper = When this unit’s order card is revealed and another one is in reserve, you may put that one on top of your deck or under it and reserve this card instead. While this card is in the deck or in reserve, this unit cannot be the target of ranged attacks.
text-death-from-below = Each character may jump; this unit’s next melee attack of this activation has 2 more damage in its pool.
text-blood-in-the-water = After the Combat action of an allied Separatist Alliance or Scoundrel Supporting unit: a character may jump and may then attack one of the same targets in melee with 5 dice.
text-theres-plenty-of-suffering-to-go-around = This unit rolls 1 more attack die for each enemy unit within 4 that is Wounded or Injured. When an enemy unit within 4 is wounded, refresh 1 Force.
