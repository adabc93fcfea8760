### What abilities do, in words of our own: Iden Versio and Inferno Squad.

text-today-the-rebellion-dies = Each other allied Galactic Empire Scout within 4 that is not engaged may dash; then a character of this unit may dash.
text-covert-operations = Each character of this unit may dash; if any ends within 4 of an enemy, the unit has Sharpshooter [1] this turn and takes a Focus action.
text-id10-seeker-droid = An enemy unit within 3 loses all hunker tokens; if it had none, it gains Exposed.
text-the-empire-sends-its-regards = When an attack of a Galactic Empire Scout ally wounds an enemy unit, another allied character may make a different enemy unit within 4 Disarmed or Strained; then it may heal and dash.
text-trick-shot = If this unit is not engaged, an enemy unit in sight suffers 1 damage and loses all hunker tokens.
text-deadeye = Sharpshooter [2]; targets of this unit’s ranged attacks have no cover.
text-special-forces-sniper = This unit may take the Combat action twice in an activation.
text-defiance-will-be-the-death-of-you = When an allied Galactic Empire Supporting character attacks a target within 5 in a Combat action, it may turn a failure into a strike.
text-may-we-live-up-to-our-name = When an attack wounds this unit, a character may dash and make a 5 dice attack against the attacker.
text-infiltration = Characters of this unit may be deployed within 2 of the squad's first Primary character instead of 1.
