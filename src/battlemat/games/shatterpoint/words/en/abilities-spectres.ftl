### What abilities do, in words of our own: The crew of the Ghost.

text-unreliable-informant = Choose a Supporting enemy within 3 and roll a defense die: with an expertise you move it by a dash, otherwise its unit gains Pinned.
text-helpful-hand = After a Move action of an allied Primary Force User that ends within 2, one character may jump.
text-this-helmet-is-property-of-ezra-bridger = When this unit's attack wounds a Supporting unit, gain 1 more momentum token.
text-a-man-with-two-names = Form III Soresu: refresh 1 Force and one character may heal. Pack Leader: an allied Rebel Alliance character may dash; if it is a Spectre, a character of this unit may dash, too.
text-now-i-know-theres-something-stronger-than-fear = When an enemy attack wounds a Rebel Alliance ally, a character may heal twice and jump; if the ally is a Spectre, a character may also make a 5 dice attack.
text-this-is-gonna-hurt-pal = Choose another allied Rebel Alliance character in sight: a character may dash toward it, twice if it is a Spectre. If this unit is engaged then, it takes a Focus action.
text-lasan-honor-guard = When this unit is Wounded, it gains two Injured tokens and loses the Wounded token, all damage and 1 condition.
text-its-just-something-about-the-way-they-helmets-on-my-fists = After an attack of this unit in a Combat action, a character may make a 5 dice attack against a character of the same enemy unit.
text-karabast = While this unit has an Injured token, its order card cannot be put in reserve.
text-mayhem = Choose an enemy unit within 2 and roll 3 defense dice: a block makes it Strained, an expertise Disarmed, a failure Exposed.
text-chopper-sometimes-you-do-it-right = When this unit's attack wounds an enemy unit, an allied Rebel Alliance character within 2 may dash; a Spectre may reposition instead.
text-is-that-one-of-ours = While its order card is in the deck or in reserve, this unit cannot be the target of ranged attacks.
text-phoenix-leader = A character of another allied Rebel Alliance unit may dash; if that unit is Spectre, it may advance instead.
text-we-will-not-stand-down = Choose an allied Rebel Alliance unit and an active objective: the unit may lose its Wounded token, all damage and 1 condition for an Injured token; then one of its characters may reposition toward the objective.
text-we-have-hope = At the start of its activation you may pay 1 momentum token, nothing if the Shatterpoint card activated it: Rebel Alliance allies within 5 each lose 3 damage and may lose a condition.
