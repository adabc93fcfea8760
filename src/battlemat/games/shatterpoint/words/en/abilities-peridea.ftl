# Morgan Elsbeth, Enoch, Night Troopers

text-by-your-command-grand-admiral = Another allied Stormtrooper may dash; if it is a Night Trooper, so may a character of this unit.
text-die-well = Before the dice of a melee attack in a Combat action by this unit or an allied Stormtrooper Supporting character within 5: both units gain Exposed.
text-fate-has-decided-our-next-move = Look at your top order card. Put it on top: characters of this unit may dash, then this unit takes a Focus action. Or at the bottom: a character of each allied Nightsister and Night Trooper unit may heal. With an empty deck choose one of these effects.
text-manipulating-hand = An enemy within 4 dashes; you say where.
text-you-will-die-here-alone = This unit’s melee attacks in a Combat action have 3 more dice if no other enemy is within 2 of the defender.
text-my-loyalty-my-life-for-the-sisterhood = While not Wounded this unit may suffer damage for the Force cost of abilities of allied units within 3. When it is wounded, a character may dash and make a 5 dice melee attack.
text-dark-innervation = Each character may dash, or advance while this unit has an Injured token.
text-unnatural-vigor = When this unit defends: 1 expertise in the attack roll becomes a failure, and 1 more for each Injured token.
text-animated-beyond-death = When another allied Stormtrooper unit becomes Wounded, with an allied Nightsister Primary within 5 that is not: this unit loses all Injured tokens.
text-undying-loyalty = While it has an Injured token its order card cannot be reserved and its wound brings no momentum. When an enemy wounds this unit it gains an Injured token, loses its Wounded token, all damage and a condition; its card in reserve is shuffled back.
