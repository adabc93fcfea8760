### What abilities do, in words of our own: Cassian Andor, K-2SO, the Pathfinders.

text-we-need-to-blend-in = Choose another allied Rebel Alliance unit: a character of each unit may dash; if the other is a Spy, both gain a hunker token.
text-this-town-is-ready-to-blow = When the opponent wins a struggle card, roll 3 attack dice: each enemy unit contesting an active objective suffers 1 damage for each strike and expertise.
text-make-ten-men-feel-like-a-hundred = Once per turn, when an enemy attack wounds an allied unit, a character of another one may dash, a Spy may advance instead. Rebel Alliance allies activated by the Shatterpoint card have Impact [1] and Sharpshooter [1] for the turn.
text-why-does-she-get-a-blaster-and-i-dont = Choose another allied Rebel Alliance character: a character may dash toward it; then its unit may gain a hunker token or lose a condition.
text-congratulations-you-are-being-rescued = When an enemy wounds another Rebel Alliance ally within 4, a character may dash toward that enemy and make a 5 dice attack against it.
text-goodbye = When an enemy attack wounds this unit, the attacking unit gains Pinned and Strained and an allied Spy within 3 may dash. At the end of your turn, if it is Wounded or Injured, you may pay up to 2 momentum tokens to move the struggle token as far toward you; then this unit is defeated.
text-lockdown = While this unit is not Wounded, the opponent cannot remove or replace your control of objectives it contests.
text-cloak-and-dagger = When this unit begins a Combat action: its first attack has 3 more dice and, against a Primary unit, 1 more damage for each crit; then the action ends.
text-camouflage = At the end of the set-up this unit may gain a hunker token.
text-pathfinders = Immunity to Pinned, Scale; with a hunker token characters may advance instead of a dash.
