### What abilities do, in our own words: shown on cards.

text-slip-away--exp = When another allied Galactic Republic character attacks an enemy engaged with this unit, an engaged character of this unit may reposition; if it does, the unit gains a hunker token.
text-faithful-padawan = This unit and allied Jedi Primaries roll 2 more dice in melee against an enemy that both engage. After this unit’s Recover action each other allied unit within 3 may lose 1 damage or a condition.
text-race-ya = A character of an allied Galactic Republic or Jedi Primary may dash.
text-getting-ahead-of-yourself-again-snips = After the Combat action of an allied Galactic Republic Supporting unit within 3: a character may jump and may then attack one of the same targets in melee with 5 dice.
text-i-will-hold-them-off = When this unit attacks in a Combat action: 1 more die against a Supporting, 2 against a Secondary, 3 against a Primary character.
text-i-got-carried-away = After an enemy Primary’s Move action a character may dash toward it.
text-ive-been-waiting-for-this = When a Primary or Secondary enemy ends an advance, dash, jump or climb engaged with this unit: a character may heal twice, and you refresh 1 Force.
text-force-rush = Each character may dash; if one ends within 2 of another allied Force User, this unit takes a Focus action.
text-stretch-out-with-your-feelings = Heals from the combat tree of this unit’s melee attack in a Combat action reach allies within 3 instead of 2.
