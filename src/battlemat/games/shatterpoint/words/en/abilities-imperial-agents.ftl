### What abilities do, in our own words: Moff Gideon, Death Trooper Escort, Agent Kallus.

text-imperial-efficiency = Choose this unit or an allied Galactic Empire Supporting unit: each of its characters may dash, or reposition if the unit has damage.
text-disciplined = After an attack on this unit, while it is not Wounded: each character may reposition toward an active objective; if none is engaged then, gain a hunker token.
text-long-live-the-empire = Choose an active objective and an allied Galactic Empire Supporting unit: one of its characters may reposition toward the objective and the unit suffers 2 damage. If that wounds it, it may at once trade its Wounded token, all damage and a condition for an Injured token.
text-assume-that-i-know-everything = Reserving an order card costs your opponent 1 Force more.
text-you-have-something-i-want = Allied Galactic Empire melee attacks in Combat actions have 1 more die against enemies contesting an active objective you do not control. You win ties at active objectives this unit contests.
text-prepared-for-any-encounter = This unit has Sharpshooter [2] and Impact [2] for the turn and takes a Focus action for nothing.
text-imperial-intelligence = When an ally attacks or defends, reroll up to one die for each tag it shares with this unit.
text-uncertain-loyalties = At the end of the set-up choose: for the game this unit is Galactic Empire, Spy and Trooper, or Rebel Alliance, Scoundrel and Spectre.
