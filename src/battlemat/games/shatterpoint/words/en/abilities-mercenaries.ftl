### What abilities do, in our own words: Bounty Hunters, Cad Bane, Gwarm, Hondo.

text-tools-of-the-trade = Choose one: an enemy unit within 3 gains Disarmed, or this unit has Sharpshooter [2] and Impact [2] for the turn.
text-payday = When you reveal an order card: this unit gains any one tag for the turn.
text-how-about-you-step-aside = An enemy within 3 that contests an active objective may dash away from it. If it does not contest it any more its unit gains Disarmed, otherwise Exposed and Strained.
text-no-one-gets-between-me-and-my-job = After the Combat action of another allied unit, while this unit is not engaged: the unit of an attacked character within 4 suffers 2 damage; if none is that close, each character may jump toward one of them.
text-ill-take-on-any-job-for-the-right-price = When an ally wounds an enemy unit: refresh 1 Force and a character may heal; if that ally is a Bounty Hunter refresh 1 more.
text-exit-strategy = The characters of this unit may climb while engaged.
text-pack-hunter--gwarm = This unit rolls 2 more dice in melee attacks on an enemy that another allied Weequay is engaged with.
text-thats-just-good-business = Refresh 1 Force for each active objective your opponent controls.
text-inspiring-stories-so-many-of-them-true = A character of this unit and each character of another allied unit may dash.
text-what-have-we-here = An enemy unit within 2 gains Pinned and Strained; if its order card is in reserve you may spend 1 Force to shuffle it into its deck.
text-this-effort-is-no-longer-profitable = When another allied unit within 4 becomes Wounded: a character may reposition but must not end engaged.
text-fair-whats-fair = When an allied Scoundrel attacks in a Combat action an enemy engaged with this unit it may roll 2 more dice; afterwards each other allied unit within 2 of the defender gains Strained.
