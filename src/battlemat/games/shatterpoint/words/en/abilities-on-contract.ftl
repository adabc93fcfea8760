### What abilities do, in our own words: Boba Fett, Bossk, Dengar, IG-88B.

text-youre-running-out-of-options = A character may jump, or make a 5 dice attack on an enemy Primary unit.
text-dead-or-alive = When an enemy Primary unit’s activation ends, a character may jump toward one of its characters.
text-hired-hand = At the end of the set-up choose: for the game this unit is either Galactic Empire or Scoundrel.
text-regeneration = Unless it is Strained, this unit loses all damage and conditions.
text-explosive-ordnance = Choose an enemy within 5 and roll 5 attack dice: every unit within 2 of it suffers 1 damage per expertise. Then a character may dash.
text-we-have-a-job-to-do = When an attack wounds another allied Bounty Hunter unit: a character may dash toward it, then make a 5 dice attack on the attacker.
text-explosive-regards = When a melee attack wounds this unit roll 5 attack dice: the attacking unit suffers 1 damage for each strike and crit.
text-being-underestimated-has-its-values = Reserving the order card of an allied Bounty Hunter costs 1 Force less.
text-high-priority-target = A character may dash; then, with an enemy within 5, this unit may take a Focus action for nothing.
text-calculated-plans = When this unit attacks in a Combat action: reroll up to two failures or expertise.
text-i-engineer-success-yet-it-eludes-me = When an allied Bounty Hunter attacks in a Combat action an enemy contesting an active objective you do not control: 3 more dice; if the defender is then not Wounded you lose 1 momentum token.
