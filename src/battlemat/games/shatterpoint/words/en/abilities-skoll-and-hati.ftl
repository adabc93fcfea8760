# Baylan Skoll, Shin Hati, HK-87

text-power-such-as-youve-never-dreamed = Pull an enemy within 3 range 2 toward you; then this unit gains a hunker token.
text-force-enhanced-dexterity = Each character in this unit may dash; if any did, the unit gains a hunker token. May be used twice in an activation.
text-impatience-for-victory-will-guarantee-defeat = Another allied unit may keep its hunker tokens until its activation ends. At the end of the set-up and when the opponent wins a struggle, each allied unit gains a hunker token.
text-one-must-destroy-in-order-to-create = Allied units keep and gain hunker tokens while engaged. An attacking ally may discard hunker tokens of its unit to add 1 expertise each.
text-furious-rush--shin-hati-eager-apprentice = A character may dash; then the unit of an enemy engaged with this unit gains Exposed.
text-trained-to-be-something-more = After a Combat action of another allied Force User unit: a character may reposition or gain a hunker token, then make a 5 dice attack on one of the same targets.
text-impatience = This unit’s order card cannot be reserved. It is immune to Pinned and Disarmed. It may discard hunker tokens to pay for its abilities: each is worth 1 Force.
text-avoidance-protocols = After an attack on this unit: it discards all hunker tokens; if it had any, each character may dash.
text-unstoppable-machine = A character of this unit that is engaged with an enemy Primary has Protection and Steadfast.
