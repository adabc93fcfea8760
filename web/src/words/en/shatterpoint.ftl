### Shatterpoint: the table

variant-refinery-crossing = Refinery Crossing
variant-spaceport-ruins = Spaceport Ruins

## Ranges, sight, terrain

sp-range = Range { $range } · { $mm } mm
sp-range-short = range { $range }
sp-range-beyond = beyond range 5 · { $mm } mm
sp-ring-range = Range { $range }
sp-ring-engaged = Engagement, range 2
sp-blocked = no line of sight
sp-cover = in cover
sp-on-level = level { $level }, { $mm } mm up
sp-other-elevation = other elevation
sp-character-label = { $name }, { $stance }, stamina { $left } of { $stamina }, at { $x }, { $y }, level { $level }; { $state }
sp-objective = Objective { $place }
sp-objective-label = Objective { $place }: { $state }
sp-map = Map { $map }
sp-held-by = held by player { $seat }
sp-open = active, held by nobody
sp-inactive = not active
sp-priority = priority
sp-nobody-contests = Nobody contests it.

## Attacks

sp-tray = Dice tray
sp-step-target = Target
sp-step-dice = Dice
sp-step-modify = Expertise
sp-step-results = Blocks
sp-step-tree = Combat tree
sp-step-damage = Damage
sp-step-after = Afterwards
sp-versus = against
sp-was = was { $face }
sp-added = added
sp-parried = blocked
sp-successes = { $count ->
        [one] 1 success
       *[other] { $count } successes
    }
sp-left = { $count } left
sp-pool = damage pool; { $name } has { $left } stamina left
sp-would-wound = Wounded
sp-chart-melee = Melee
sp-chart-ranged = Ranged
sp-chart-defense = Defence
sp-melee = Melee
sp-ranged = Ranged
sp-shot = { $attack } dice against { $defense }, range { $range }
sp-damage = damage
sp-damage-count = { $count } damage
sp-odds-successes = successes expected
sp-odds-damage = damage expected
sp-odds-wounds = wounds (needs { $left })
sp-odds-label = Expected damage { $damage }, wounds { $odds }
sp-odds-dice = { $attack } attack dice against { $defense } defence dice; the most damaging way through the tree, abilities not counted.
sp-odds-cover = Cover adds { $cover }.
sp-odds-counted = Counted: { $abilities }
sp-odds-open = Not counted, may matter: { $abilities }

## Units and players

sp-stamina = { $left } of { $stamina }
sp-stamina-word = Stamina
sp-durability = Durability
sp-attack-dice = Attack dice
sp-defense-dice = Defense dice
sp-force = Force
sp-force-of = Force { $force } of { $pool }
sp-wounded = Wounded
sp-injured = Injured
sp-engaged = engaged
sp-won = a struggle won
sp-joker = Shatterpoint
sp-deck-in = Order deck, { $count } cards
sp-reserve = Reserve
sp-discard = { $count ->
        [one] 1 order given
       *[other] { $count } orders given
    }
sp-state-defeated = defeated
sp-state-attacking = attacking
sp-state-defending = defending
sp-state-acting = acting, { $left } left
sp-state-reserve = in reserve
sp-state-done = had its turn
sp-token-mark = marked: { $ability }
sp-token-tag = + { $tag }
sp-token-lost = − { $tag }
sp-token-focus = Focus: +{ $count } { $count ->
    [one] die
   *[other] dice
  }
sp-token-sharpshooter = Sharpshooter [{ $count }]
sp-token-impact = Impact [{ $count }]
sp-note = Our reading: { $note }
sp-print = Printed { $year }
sp-base-assumed = base { $base } mm, our assumption
sp-battlefield = Battlefield: { $name }
sp-battlefield-house = Battlefield: { $name }, a house design
sp-wounds-count = { $count ->
        [one] 1 unit wounded
       *[other] { $count } units wounded
    }

## Struggle

sp-track = Struggle track
sp-track-at = Struggle token on { $space }; momentum of A { $one }, of B { $two }
sp-struggle = Struggle { $phase }
sp-no-special = No special rule.
sp-scoring = At the end of a turn its player moves the token one space for each objective held; meeting own momentum wins the struggle. Two struggles win.
sp-subtitle = struggle { $phase } of 3
sp-subtitle-setup = setting up

## Phases, questions

sp-phase-setup = Set-up
sp-phase-orders = Order
sp-phase-activation = Activation
sp-phase-control = Control
sp-kind-of-deploy = Deployment
sp-kind-of-stance = Stance
sp-kind-of-attack = Combat
sp-kind-of-tree = Attack · combat tree
sp-kind-of-move = Move
sp-kind-of-movement = Move
sp-kind-of-push = Push
sp-kind-of-react = Reaction
sp-kind-of-transition = Transition point
sp-push-to = Ends at { $x } / { $y }, level { $level }
sp-push-stuck = Does not get away from here
sp-push-how = Click in the direction of the push; the ghost shows where it ends.
sp-push-legal = It may be pushed that way.
sp-place = At { $x } / { $y }, level { $level }
sp-stay = Stay where it is
sp-why-reach = out of reach
sp-why-deploy = too far to deploy
sp-why-edge = off the battlefield
sp-why-room = no room to stand
sp-why-base = on another base
sp-window = Reaction window
sp-moment-turn-start = a turn begins
sp-moment-tactics-revealed = a tactics card was revealed
sp-moment-turn-end = a turn ends
sp-moment-activation-start = an activation begins
sp-moment-activation-end = an activation ends
sp-moment-action-taken = after an action
sp-moment-moved = after a movement
sp-moment-attack-declared = an attack is declared
sp-moment-before-dice = before dice are rolled
sp-moment-modify-attack = the attack roll is modified
sp-moment-modify-defense = the defence roll is modified
sp-moment-would-suffer = before damage is suffered
sp-moment-attack-resolved = after an attack
sp-moment-unit-wounded = a unit was wounded
sp-moment-hunker-gained = a hunker token was gained
sp-moment-ability-paid = an ability was paid for
sp-moment-action-begun = an action begins
sp-moment-before-target = before a target is chosen
sp-moment-condition-gained = a condition was gained
sp-moment-control-tied = an objective is contested evenly
sp-moment-deck-empty = an order deck is empty
sp-moment-first-struggle = before the first struggle
sp-moment-immune = a condition did not take hold
sp-moment-joker-kept = the Shatterpoint card was kept
sp-moment-joker-used = a unit was chosen with the Shatterpoint card
sp-moment-momentum-due = momentum is about to be gained
sp-moment-momentum-gained = momentum was gained
sp-moment-order-decks = the order decks are made
sp-moment-order-revealed = an order card was revealed
sp-moment-reserve-used = a unit comes from reserve
sp-moment-reserved = a card went to the reserve
sp-moment-set-up = the set-up ends
sp-moment-stance-flipped = a stance card was turned over
sp-moment-struggle-won = a struggle was won
sp-action-move = each character may advance, dash or climb
sp-action-focus = one more die in each character’s next attack
sp-action-combat = each character may attack once
sp-action-recover = each character may heal
sp-action-take-cover = shift range 1, then a hunker token
sp-move-advance = along the long tool, not upwards
sp-move-dash = along the short tool, not upwards
sp-move-climb = a short way, to any level
sp-move-jump = a short way over everything, to any level
sp-move-reposition = along the long tool, also when engaged

## Learning by playing

sp-guide-edge = You deploy within range 2 of your edge. The battlefield is the same from both sides.
sp-guide-deploy = One character of the Primary unit stands within range 2 of your edge, everybody else of the squad within range 1 of that one. The violet area shows where.
sp-guide-stance = A stance card has two sides: dice, expertise charts and a combat tree. You may turn it over once in each activation.
sp-guide-orders = The order deck says whose turn it is: reveal its top card, or take the card you put in reserve.
sp-guide-order-card = Activate the unit now, or pay Force to keep its card in reserve for later.
sp-guide-act = A unit takes two different actions. Abilities cost Force and come in between.
sp-guide-move = The violet area is where the base may end. Click there; where levels lie over each other, Q and E choose.
sp-guide-attack = Click an enemy. The panel tells what to expect of each attack.
sp-guide-tree = Each success is one step through the combat tree. All effects of a box happen.
sp-guide-react = An ability may be used now, once for each event. Passing costs nothing.

## The builder

sp-build-title = Strike force builder
sp-build-name = Name your strike force
sp-build-unnamed = Strike force
sp-build-empty = Begin with a ready-made strike force, or choose a Primary unit.
sp-build-must = What a strike force must be
sp-build-play = Play this strike force
sp-build-legal = Legal strike force
sp-build-legal-about = Two squads, eras and points fit, no name twice
sp-build-own = Your strike forces
sp-build-new = New strike force
sp-build-samples = Ready-made
sp-build-summary = { $units ->
        [one] 1 unit
       *[other] { $units } units
    } · { $characters } characters · { $force } Force
sp-build-shelf = Units
sp-build-search = Unit, tag or ability
sp-build-types = Type of unit
sp-build-playable = Playable here
sp-build-fits = Fits
sp-build-era = Era
sp-build-any-era = Any era
sp-build-for = Squad { $squad }: { $role }
sp-build-not-yet = not yet playable
sp-build-not-yet-unit = { $name } cannot be played here yet: one of its abilities is still to be written.
sp-build-used = name already used
sp-build-wrong-era = another era
sp-build-too-dear = too many points
sp-build-points = { $cost } of { $points } points
sp-build-force = Force { $force }
sp-build-origin-house = house design
sp-build-origin-recalled = recalled
sp-build-edition-about = The year of the print these figures are from
sp-build-base = { $base } mm assumed
sp-build-base-about = The size of the base is our assumption
sp-build-gives = squad points
sp-build-costs = points
sp-build-card = Card
sp-build-other = Another
sp-build-replace = Choose another unit in place of { $name }
sp-build-remove = Remove { $name }
sp-build-choose = Choose a { $role } unit for squad { $squad }
sp-build-squad = Squad { $squad }
sp-build-mission = Mission
sp-build-fix-remove = Remove { $name }
sp-build-fix-other = Choose another { $role } unit
sp-build-fix-mission = Choose a mission
sp-kind-active = Active
sp-kind-reactive = Reactive
sp-kind-innate = Innate
sp-kind-tactic = Tactic
sp-kind-identity = Identity
sp-combat-nobody = Nobody could be attacked from where this unit stands.
