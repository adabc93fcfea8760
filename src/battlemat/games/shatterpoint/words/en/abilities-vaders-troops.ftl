### What abilities do, in our own words: Darth Vader, Stormtroopers.

text-you-dont-know-the-power-of-the-dark-side = This unit may lose 2 damage or a condition; then refresh 1 Force.
text-anger-hate-aggression = A character may dash; if it does it rolls 3 more dice in its next attack this activation, and any failure in that roll leaves this unit Exposed.
text-you-are-unwise-to-lower-your-defenses = When this unit is the target of a melee attack: if the attack roll shows a failure in the end, the attacking unit suffers 3 damage.
text-perhaps-i-can-find-new-ways-to-motivate-them = When this unit wounds an enemy unit, another allied Galactic Empire character may dash.
text-you-cannot-hide-forever = At the end of this unit’s activation: if it wounded nobody in it and its order card is neither in the deck nor in reserve, shuffle the card into the deck.
text-inexorable-advance = Each character of an allied Galactic Empire Supporting unit may advance; if any did, that unit suffers 1 damage.
text-imperial-firepower = An enemy with at least two Galactic Empire allies within 4 of it gains Pinned or Disarmed.
text-coordinated-offensive = When this unit or an allied Stormtrooper attacks in a Combat action: 1 more die for each other allied Stormtrooper unit within 5 of the target that sees it.
text-assault-tactics = Each character may dash; then this unit may suffer 1 damage to take a Focus action for nothing.
text-for-the-empire = Choose an enemy engaged with this unit and an ally engaged with it: push the enemy range 2 away from that ally; then this unit gains Exposed.
