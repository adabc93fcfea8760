### What abilities do, in words of our own: Darth Vader and Obi-Wan Kenobi.

text-vaders-fury = Each character of this unit may advance. Its next attack in this activation has 2 more damage in its pool.
text-the-sith-lord-strikes-back = When an attack wounds this unit, a character may dash and make a 5 dice melee attack against the attacker.
text-your-hatred-makes-you-powerful = When a Galactic Republic or Galactic Empire ally makes a melee attack in a Combat action, its unit may suffer 2 damage for 3 more dice.
text-run = A character of this unit, or another ally that is engaged, may heal and reposition.
text-mind-trick = When an enemy within 5 attacks an ally and its unit is not Disarmed, that unit gains Disarmed.
text-greater-purpose = Immunity to Exposed; whenever this unit would gain it, one character may heal.
text-last-stand-of-the-jedi = For each Injured token this unit rolls 2 more attack and defense dice.
