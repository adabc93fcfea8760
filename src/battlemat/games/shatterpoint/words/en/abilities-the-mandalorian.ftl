### What abilities do, in our own words: The Mandalorian, Greef Karga, IG-11.

text-some-of-my-favorite-people-are-bounty-hunters = Each allied Bounty Hunter within 4 may heal and then dash.
text-close-the-deal = When your opponent activates a unit from reserve: an allied Bounty Hunter may dash, then make a 5 dice attack on one of its characters.
text-there-is-one-job = Before the first struggle your opponent reveals order cards until one shows a unit: it is marked, and the deck is shuffled. The first time an allied Bounty Hunter wounds it, move the struggle token 1 space your way and remove the mark.
text-multithread-targeting-protocol = After this unit’s Combat action a character may make a 5 dice attack on a character of another enemy unit.
text-are-you-refusing-my-request = This unit’s attacks on an enemy contesting an active objective you do not control may have 3 more dice; if the defender is then not Wounded you lose 1 momentum token.
text-victory-through-combat-is-impossible = When your opponent gains a momentum token while this unit is Wounded and enemies outnumber other allies within 3: roll an attack die per Wounded and Injured token. On a failure each character of this unit may dash, every other character within 3 suffers 5 damage and this unit is defeated.
text-a-clan-of-two = Each character may dash; then, if every allied unit within 2 is Bounty Hunter, Mandalorian or Scoundrel, a character may make a 5 dice attack or push an enemy within 3 range 2 away.
text-this-is-the-way = When an enemy wounds another allied unit: a character may heal twice and reposition; then each other allied Bounty Hunter, Mandalorian or Scoundrel unit within 4 may lose a condition and gain a hunker token.
