### Odds: what can be turned, and what comes of it.

odds-part-attack = Attack
odds-part-deck = Deck: starter lists of
odds-part-gone = Cards no longer in the deck
odds-part-defense = Target
odds-knob-hero = Hero
odds-knob-kind = Action
odds-choice-kind-attack = Attack
odds-choice-kind-skirmish = Skirmish
odds-knob-bonus = Bonus
odds-knob-disarmed = Disarmed
odds-knob-pierce = Pierces armor
odds-knob-armor = Armor
odds-knob-health = HP left
odds-curve-damage = HP lost
odds-curve-modifier = Best card turned over
odds-figure-mean-damage = HP on average
odds-figure-hit = to do damage
odds-figure-defeated = to defeat it
odds-note = The best of the cards that are turned over counts. Without a deck it is the starter list of the hero.
skytear-odds-not-there = There are only { $count } of { $card } in the deck.
