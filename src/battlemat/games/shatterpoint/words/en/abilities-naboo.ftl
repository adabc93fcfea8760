### What abilities do, in our own words: shown on cards.

text-expose-flank = Each character may climb; if one ended higher, this unit has Sharpshooter [1] for the turn and takes a Focus action.
text-queens-gambit = When an opponent gains a momentum token, a character may advance.
text-servant-of-the-people = In Faith in Diplomacy you win ties at active objectives this unit contests. In Aggressive Negotiations, while not Wounded, allied Galactic Republic Supporting characters roll 1 more attack die.
text-loyal-protectors = Each character of another allied Galactic Republic unit may dash; if it is a Naboo unit, each character of this unit may, too.
text-staunch-bodyguard = When an allied Primary character is attacked: a character may reposition toward it; if this unit is then within 2 of it, it rolls 2 more defense dice.
text-decoy = Before you choose a unit with the Shatterpoint card you may pick an active objective within 2 and an allied Naboo Primary: this unit is placed within 1 of the Primary, then the Primary within 1 of the objective.
