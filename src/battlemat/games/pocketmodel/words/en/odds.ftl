### Odds: what can be turned, and what comes of it.

odds-part-attack = Attacker
odds-part-defense = Defender
odds-knob-unit = Unit
odds-knob-turned = Turned over
odds-knob-tokens = Damage tokens on it
odds-knob-card = Combat card
odds-choice-card-none = none
odds-knob-ability = Its ability works, where the unit can use it
odds-knob-attack-bonus = More attack
odds-knob-damage-bonus = More damage
odds-knob-defense-bonus = More defense
odds-curve-damage = Tokens on the defender
odds-curve-taken = Tokens on the attacker
odds-curve-fates = Attacker > defender: ✝ is destroyed
odds-figure-mean-damage = tokens on average
odds-figure-destroyed = to destroy it
odds-figure-mean-taken = tokens hit back
odds-figure-attacker-destroyed = to be destroyed
odds-note = Both roll two dice and may hit at the same moment. Values, icons and cards count, with what abilities do to dice, hits and the two units afterwards; dice are changed as well as can be. Repairs, moves and new units at the end of the battle, a Veteran that turns over, and face-up objectives do not count.
