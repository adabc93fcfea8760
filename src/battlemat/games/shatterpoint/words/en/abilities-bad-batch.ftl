# Hunter, Echo, Tech, Wrecker, Omega

text-we-prefer-going-to-them = A character of another allied Clone Trooper unit may reposition; in the Bad Batch it may advance instead.
text-enhanced-tracker = After the Move action of an enemy Primary unit a character may dash toward one of its characters.
text-its-hard-to-compete-with-a-jedi = When this unit defends and is not Wounded: it may reroll up to two failures, while Exposed any number.
text-the-leader-of-the-batch = When an allied Clone Trooper attacks in a Combat action, 1 failure may become a strike; in the Bad Batch a strike and an expertise.
text-fight-smarter-not-harder = Discard a hunker token of this unit: remove the opponent’s control of an active objective within 3.
text-keep-a-low-profile = Each character in this unit may dash; if any did, the unit gains a hunker token.
text-bulldoze = A character of this unit may dash; if it ends within 1 of other characters it may shove one of them.
text-i-wasnt-sneaking = Choose an active objective within 3 that you do not control and an enemy unit contesting it; roll 5 attack dice: it suffers 1 damage per strike and crit. If that wounds it, gain 1 more momentum token.
text-the-muscle-of-the-batch = While this unit is not Wounded, allied Clone Troopers within 3 have Steadfast, and allied Clone Troopers and Scoundrels within 3 have Protection.
