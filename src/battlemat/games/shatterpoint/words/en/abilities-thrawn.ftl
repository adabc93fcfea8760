### Grand Admiral Thrawn, and whoever else brings tactics cards.

text-i-want-you-to-know-failure-utter-defeat = A character of this unit may reposition; if it ends contesting an active objective, it rolls 3 more dice in its next attack of this activation.
text-battle-tactics-architects-of-their-own-destruction = You may add up to two Grand Strategy tactics cards to your order deck; when one is revealed, resolve it and reveal another card.
text-battle-tactics-primitive-artifice = You may add one Primitive Artifice tactics card to your order deck; when it is drawn, resolve it and draw again.
text-we-must-wait-and-watch = Reserving the order card of an allied Galactic Empire unit costs 1 Force less; then, if your deck has cards, you may spend 1 Force: that unit loses 1 damage or a condition, and one of its characters may reposition.
text-to-defeat-an-enemy-you-must-know-them = Engaged characters of allied Galactic Empire units that are Injured have Protection. When an enemy attack wounds an allied Primary unit, you may refresh your order deck.
