## The table

pm-stars-game = { $stars } stars
pm-step-objective = Objective
pm-step-action = Action
pm-step-battle = Battle
pm-step-strike = Strike
pm-step-end = End
pm-zone-contested = Contested
pm-zone-yours = Your home
pm-zone-theirs = Their home
pm-zone-of = Home of { $seat }
pm-next-to-homes = next to every home
pm-reserves = Reserves
pm-hand = Your hand
pm-hand-empty = No cards in hand
pm-deck = deck
pm-discard = discard
pm-their-hand = their hand
pm-their-deck = their deck
pm-in-play = { $stars }★ in play
pm-out = out
pm-objectives = Objectives
pm-piles = hand { $hand } · deck { $deck }
pm-units-stars = { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, { $stars }★
pm-stars = { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
pm-attack = Attack
pm-damage = Damage
pm-defense = Defense
pm-ground = ground unit
pm-unit-label = { $name }, { $vehicle }. { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }, attack { $attack }, damage { $damage }, defense { $defense }, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } left, { $tokens } damage. Icons: { $icons }
pm-objective-label = { $state ->
        [destroyed] Objective { $number }, destroyed
        [up] Objective { $number }: { $name }, defense { $defense }, { $stars } stars. { $text }
        [known] Objective { $number }, face down, known to you: { $name }, defense { $defense }, { $stars } stars. { $text }
       *[down] Objective { $number }, face down
    }
pm-destroyed = destroyed
pm-face-down = face down
pm-battle-of = battle { $number } of { $all }
pm-on-2d6 = { $lowest }+ on 2d6

## Cards

pm-objective-card = Objective card
pm-as-objective = As an objective: defense and stars
pm-objective-n = objective { $number } · { $replaced }
pm-any-unit = any unit
pm-stars-from-to = { $from }–{ $to }★
pm-ability-works = { $needs }: works
pm-bonus-only = { $needs }: bonus only
pm-bonus-only-long = bonus only, the ability does not work
pm-no-ability = No ability
pm-bonus = +{ $bonus } { $stat ->
        [attack] attack
        [damage] damage
       *[defense] defense
    }
pm-may-answer = you may still answer if they play a card

## Battles and strikes

pm-battle = Battle
pm-strike = Strike
pm-attacker = attacker
pm-defender = defender
pm-no-card = no card
pm-die = Die showing { $value }
pm-against = against { $defense }
pm-hit = hit
pm-hit-auto = automatic hit
pm-miss = miss
pm-success = success
pm-hits = hits { $name }
pm-hits-short = hits
pm-destroys = destroys it ({ $left } left)
pm-damage-of = damage of { $left } left
pm-hit-back = is hit back, on { $lowest }+
pm-destroyed-back = is destroyed back, on { $lowest }+
pm-auto = auto
pm-odds-label = Hits with { $lowest } or more on two dice: { $odds }
pm-strike-odds = Chance to destroy

## Questions

pm-kind-deploy = Setting up · deployment
pm-kind-objective-card = Objective step
pm-kind-action = Action step
pm-kind-moves = Action · move
pm-kind-attacks = Action · combat
pm-kind-combat-card-1 = Battle · attacker’s card
pm-kind-combat-card-2 = Battle · defender’s card
pm-kind-combat-card-3 = Battle · attacker’s answer
pm-kind-objective = Action · strike
pm-kind-strikers = Action · strike
pm-kind-carrier = Carrier
pm-kind-reserves = Reserves
pm-kind-bring-in = Ability · reserves
pm-kind-damage = Ability · damage
pm-kind-repair = Ability · repair
pm-kind-turn-over = Ability · veteran
pm-kind-move-away = Ability · move
pm-kind-die = Ability · dice
pm-kind-reroll = Ability · dice
pm-kind-draw = Ability · cards
pm-kind-opponent = Ability · opponent
pm-kind-peek = Ability · objectives
pm-kind-turn-up = Ability · objectives
pm-kind-order = Order of abilities

pm-stars-count = { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
pm-shields = Shields
pm-objectives-destroyed = { $count ->
        [one] 1 objective destroyed
       *[other] { $count } objectives destroyed
    }

## For newcomers

pm-guide-deploy = Choose the units you begin with: exactly 20 stars of your fleet. They stand in your home zone; the rest waits in reserve and comes in when you lose an objective. Your goal: destroy all three objectives of your opponent.
pm-guide-objective-card = Your turn begins with the objective step. You may put one card of your hand in the place of one of your three objectives, face up: it may have a better defense, and its ability works from now on. You may also leave it.
pm-guide-action = One action a turn: Move goes to the next zone, Combat attacks units in the same zone, Strike attacks an objective in the opponent’s home. Whatever you choose, the units you use may be worth at most 5 stars together.
pm-guide-moves = Click a unit, then the zone it shall go to; or drag it there. Only from the contested zone can you reach the opponent’s home. Up to 5 stars may move: the row of stars above counts.
pm-guide-attacks = Click one of your units, then the unit it attacks. Both sides roll two dice and add their attack: whoever reaches the other’s defense deals damage. The percentages show your chance before you decide.
pm-guide-combat-card = Combat cards help in a battle. Every unit gets the printed bonus; the ability works only if the unit has the card’s icon. Attacker first, then the defender, and if the defender played a card the attacker may answer. The bars show what a card changes.
pm-guide-objective = A strike is aimed at one objective. Face-down ones are turned up after you have declared who strikes, so you may meet a high defense.
pm-guide-strikers = Choose who strikes, up to 5 stars. Each unit rolls in turn, two dice plus its attack against the objective’s defense, until it is destroyed. No combat cards here.
pm-guide-reserves = You lost an objective, but help arrives: bring in units from your reserve, at most as many stars as the objective was worth.

## The builder

pm-build-title = Fleet builder
pm-build-format = standard, { $stars } stars
pm-build-unnamed = Unnamed fleet
pm-build-name = Name your fleet
pm-build-summary = { $units ->
    [one] 1 unit
   *[other] { $units } units
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
pm-build-fleet = Fleet
pm-build-deck = Deck
pm-build-deck-amount = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pm-build-wrong = something is not legal here
pm-build-empty = Nothing here yet. Add units and cards, or start from a fleet that works:
pm-build-shelf = Units and cards
pm-build-search-units = Unit, vehicle or icon
pm-build-search-cards = Card, icon or effect
pm-build-units = Units
pm-build-cards = Cards
pm-build-fits-stars = Fits { $count }★
pm-build-fits-fleet = Fits the fleet
pm-build-affiliation = Affiliation
pm-build-domain = Space, ground
pm-build-type = Card type
pm-build-icon = Icon
pm-build-icons = Icons
pm-build-space = space
pm-build-ground = ground
pm-build-combat = combat
pm-build-objective = objective
pm-build-objectives = Objectives
pm-build-plain = Without icon
pm-build-note = Units and cards marked “house” are our own designs: values, names and abilities are not those of the published game.
pm-build-back = Veteran side
pm-build-start-amount = { $stars }★ at the start
pm-build-count = in the fleet
pm-build-starts = at the start
pm-build-starts-name = { $name } at the start
pm-build-able = { $count ->
    [0] no unit can use it
    [one] 1 unit can use it
   *[other] { $count } units can use it
}
pm-build-add-unit = Add a unit
pm-build-add-card = Add a card
pm-build-combat-cards = Combat cards
pm-build-objective-cards = Objective cards
pm-build-deployment = Deployment
pm-build-deployment-about = Proposed starting units, worth { $stars } stars; the rest waits in reserve.
pm-build-deployment-off = { $stars } instead of { $goal } stars: you will be asked at the table.
pm-build-propose = Propose
pm-build-legal-about = At most 30 stars, at least 30 cards, nothing more than 3 times.
pm-build-idle = { $count ->
    [one] No unit can use the ability of this card: { $names }.
   *[other] No unit can use the abilities of these cards: { $names }.
}
pm-build-fix-fill = Fill up the deck
pm-build-fix-cards = Show cards
pm-build-fix-units = Show units
pm-build-fix-without = Without { $name }, −{ $stars }★
pm-build-curve = Units by stars
pm-build-in-space = { $count } in space
pm-build-on-ground = { $count } on the ground
pm-build-samples = Ready-made fleets
pm-build-showcase = showcase
