### The special rules of struggle cards, in our own words.

special-ploy-opening = When a Shatterpoint card is kept: ready 2 Force, let one character dash, or search your order deck for a card to reserve.
special-ploy-remove-control = When a Shatterpoint card is kept: each player may pick an active objective; it is controlled by nobody.
special-ploy-reposition-primary = When a Shatterpoint card is kept: the characters of one Primary unit of each player may reposition; it may not be activated this turn.
special-ploy-reposition-secondary = When a Shatterpoint card is kept: the characters of one Secondary unit of each player may reposition; it may not be activated this turn.
special-ploy-reposition-supporting = When a Shatterpoint card is kept: the characters of one Supporting unit of each player may reposition; it may not be activated this turn.
special-ploy-recover = When a Shatterpoint card is kept: one unit of each player may shed a Wounded token, 3 damage and a condition.
special-ploy-drop-injury = When a Shatterpoint card is kept: each player may drop an Injured token; whoever drops none readies 2 Force.
special-new-map = After the struggle token has moved, against three or more objectives held the opponent may pay 1 Force or 1 momentum for another card of this phase.
special-odds-primary = Once in your turn, when a Primary unit of yours wounds an enemy unit, you may pay 1 Force to move the struggle token 1 space your way.
special-odds-secondary = Once in your turn, when a Secondary unit of yours wounds an enemy unit, you may pay 1 Force to move the struggle token 1 space your way.
special-odds-supporting = Once in your turn, when a Supporting unit of yours wounds an enemy unit, you may pay 1 Force to move the struggle token 1 space your way.
special-press-forward = A unit activated by the Shatterpoint card may dash with each of its characters.
special-stick-to-the-plan = When a unit is activated by the Shatterpoint card, its player readies 1 Force.
special-regroup = A unit activated by the Shatterpoint card may shed 2 damage or a condition.
special-defensive-positions = Characters near an inactive objective have cover.
special-calculated-strike = At the start of its activation a unit near an inactive objective may dash; if nobody does, its characters have Impact and Sharpshooter this turn.
special-neutral-zone = A unit that ends its activation near an inactive objective readies 1 Force.
