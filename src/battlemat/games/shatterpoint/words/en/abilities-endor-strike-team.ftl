### What abilities do, in words of our own: General Solo, Chewie, Rebel Commandos.

text-wookiee-loyalty = Each character may dash toward an allied Primary character; if any ends within 3 of it, its unit gains a hunker token and each character of this unit may heal.
text-its-not-wise-to-upset-a-wookiee = Roll 5 attack dice: an enemy unit in sight within 3 suffers 1 damage for each strike and crit.
text-intimidating-presence = While this unit is not Wounded, Rebel Alliance allies within 2 add 1 expertise to their defense rolls.
text-then-well-do-it-real-quiet-like = Choose another allied Rebel Alliance character: it and the characters of this unit may advance if its order card is in the deck or in reserve, otherwise dash.
text-lets-keep-a-little-optimism-here = When an enemy wounds an ally and you have less momentum than the opponent, gain 1 momentum token.
text-hey-its-me = Each once per turn: when an enemy unit is Wounded, this unit may lose a condition and a character may dash; when an enemy wounds an allied unit, a character may make a 5 dice attack against that enemy.
text-commando-doctrines = Each character of this unit may dash; if any ends within 4 of an enemy, the unit gains a hunker token and takes a Focus action.
