## The table

sk-two-lanes = Two lanes and a dome
sk-three-lanes = Three lanes
sk-variant-first-game = first game
sk-variant-simplified = simplified
sk-variant-casual = casual
sk-variant-tournament = tournament
variant-first-game = First game
variant-simplified = Simplified
variant-casual = Casual
variant-tournament = Tournament
variant-three-lane = Three lanes
variant-three-lane-one-outsider = Three lanes, one Outsider
sk-phase-heroes = Heroes
sk-phase-minions = Minions
sk-phase-upkeep = Upkeep
sk-phase-set-up = Setting up
sk-side-own = Your side
sk-side-enemy = Enemy
sk-side-south = South
sk-side-north = North
sk-of-side = { $name } ({ $side })
sk-hex = hex { $hex }
sk-area = area of { $count } hexes
sk-illusion-of = illusion of { $name }
sk-nexus-of = { $side ->
        [own] your Nexus
        [enemy] enemy Nexus
        [south] Nexus of the south
       *[north] Nexus of the north
    }
sk-tower-of = { $side ->
        [own] your tower, { $lane }
        [enemy] enemy tower, { $lane }
        [south] tower of the south, { $lane }
       *[north] tower of the north, { $lane }
    }
sk-minion-n = { $side ->
        [own] your minion { $number }
        [enemy] enemy minion { $number }
        [south] minion { $number } of the south
       *[north] minion { $number } of the north
    }
sk-pillar-n = { $side ->
        [own] your pillar { $number }
        [enemy] enemy pillar { $number }
        [south] pillar { $number } of the south
       *[north] pillar { $number } of the north
    }
sk-lane-left = left lane
sk-lane-middle = middle lane
sk-lane-right = right lane
sk-dome-centre = dome
sk-dome-left = left dome
sk-dome-right = right dome
sk-outsider = Outsider
sk-hero-label = { $name } on { $hex }, { $state }. HP { $hp } of { $health }, attack { $attack }, armor { $armor }, mana { $mana }. Conditions: { $conditions }
sk-structure-label = { $name }, { $hp } HP
sk-count-label = { $where }: control { $own } to { $other }

## Heroes

sk-ready = ready
sk-exhausted = exhausted
sk-defeated = defeated
sk-active = active
sk-returns = returns in turn { $turn }
sk-melee = melee
sk-ranged = ranged
sk-class-assassin = assassin
sk-class-mage = mage
sk-class-warrior = warrior
sk-class-defender = defender
sk-class-healer = healer
sk-rune-fire = fire
sk-rune-air = air
sk-rune-earth = earth
sk-rune-ice = ice
sk-health = HP
sk-hp-of = HP { $hp } of { $health }
sk-mana = mana
sk-mana-left = mana { $mana } left, { $spent } spent
sk-mana-track = Mana counter: { $turn } of { $rows }
sk-spent-on = spent on { $cards }
sk-leads = Lead cards
sk-face-down = face down
sk-term-attack = Attack
sk-term-armor = armor
sk-term-modifier = modifier
sk-term-bonus = bonus
sk-term-zero = never below 0
sk-no-heroes-yet = No heroes yet
sk-hands = cards in hand
sk-seat-label = { $name }: hand { $hand }, deck { $deck }
sk-nobody-there = nobody there
sk-enemies = { $count ->
        [one] enemy
       *[other] enemies
    }
sk-seen-by = seen by { $names }
sk-unseen = seen by no enemy
sk-sees = sees { $names }
sk-in-cover = in cover
sk-in-dome = in the dome
sk-steps = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
sk-hexes-away = { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    }
sk-house-board = The battlefield is our own design, made after the rules.
sk-house = House design: our own figures and effects.
sk-fell = { $count ->
        [one] defeated once
       *[other] defeated { $count } times
    }

## Actions

sk-action-move = Move
sk-action-lead = Lead
sk-action-attack = Attack
sk-action-skirmish = Skirmish
sk-action-worship = Worship
sk-about-move = go to a free hex in reach
sk-about-lead = put a card under the hero: it counts for control
sk-about-attack = attack value and flipped cards against armor
sk-about-skirmish = two steps and a blow at a hero
sk-about-worship = the power of the faction
sk-attack-on = Attack { $name }
sk-hp-lost = HP lost
sk-hp-lost-mean = HP lost on average
sk-defeats = defeats it ({ $hp } HP left)
sk-spends = { $hero } spends { $cost } of { $mana } mana
sk-counts-at = counts for control: { $names }

## Cards

sk-hand = Your hand
sk-hand-empty = No cards in hand
sk-draft = To choose from
sk-looked-at = Cards turned over
sk-deck = deck
sk-discard = discard
sk-their-hand = their hand
sk-their-deck = their deck
sk-type-action = Action
sk-type-reaction = Reaction
sk-cost = cost { $cost }
sk-free = free
sk-modifier = modifier
sk-ultimate-of = Ultimate of { $hero }

## The stack

sk-stack-label = The stack, next to resolve first
sk-effect-by = { $name } by { $caster }
sk-effect-on = { $name } by { $caster } on { $targets }
sk-skill-of = skill of { $caster }
sk-by-player = by player { $player }
sk-would-be-first = would resolve first
sk-your-answer = your answer
sk-resolving = resolves now
sk-responses = Responses
sk-ask-always = ask me always
sk-ask-can = ask me when I can respond
sk-ask-never = never ask, always pass
sk-quiet-own = never while our own effect is on top
sk-quiet-empty = never while the stack is empty
sk-pass-until = Pass until this activation ends
sk-passed-until = Passed: until this activation ends
sk-passed-never = Passed: you are never asked
sk-passed-nothing = Passed: nothing to respond with
sk-passed-empty = Passed: the stack is empty
sk-passed-own = Passed: our own effect is on top

## Control and victory

sk-control = Control
sk-control-short = control
sk-control-why = Each hero and minion that sees the token counts.
sk-nobody-sees = nobody sees it
sk-lead-may = { $count ->
        [one] 1 Lead card may add its cost
       *[other] one of { $count } Lead cards may add its cost
    }
sk-wins-there = { $side } wins
sk-nobody-wins = nobody wins
sk-victory-cards = Victory cards
sk-progress = { $own } : { $other } of { $needed }

## Questions

sk-kind-set-up = Setting up
sk-kind-faction = Setting up · factions
sk-kind-draft = Setting up · draft
sk-kind-exchange = Setting up · hand
sk-kind-place-hero = Setting up · heroes
sk-kind-choose-hero = Your side activates
sk-kind-activation = Activation
sk-kind-priority = You have priority
sk-kind-area = Area · turn it with Q and E
sk-kind-select-lead = Control
sk-kind-discard = Upkeep

## For newcomers

sk-guide-faction = Each side plays two of the four factions. A faction brings two heroes, their cards, and a Worship of its own.
sk-guide-exchange = Click the cards you do not want: they are discarded and as many new ones drawn, once.
sk-guide-choose-hero = Sides take turns to activate one ready hero each, until all are exhausted. Then the minions fight for the lanes.
sk-guide-activation = Three action points: Move, Lead, Attack, Skirmish, Worship, each once. Cards cost mana, not action points. End the activation when you are done.
sk-guide-priority = Whatever is declared waits on the stack, and everybody may answer with a reaction. When all pass, the top effect happens. Under “Responses” you choose when you are asked.
sk-guide-move = Click a hex. A dot: no enemy would see you there. A dash: somebody would. The dotted line shows what you would see.
sk-guide-area = Point at a hex and turn the area with the wheel or with Q and E; click to lay it down.
sk-guide-select-lead = Heroes that see the token reveal their Lead cards. One of your side adds its cost to your control.

## The builder

sk-build-title = Deck builder
sk-build-casual = Casual deck
sk-build-pool = Tournament pool
sk-build-heroes = Heroes
sk-build-shelf = Heroes and cards
sk-build-add = Add a card
sk-build-fix-fill = Fill up from the starter lists
sk-build-name = Name your deck
sk-build-unnamed = Unnamed deck
sk-build-empty = Nothing here yet. Choose heroes (the deck has eight cards for each), or start from a team that works:
sk-build-starter = Fill with the starter lists
sk-build-legal-about = Eight cards for each hero, their Ultimates once, other cards at most three times, only runes of the factions.
sk-build-count = { $count } of { $due } cards
sk-build-count-heroes = { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    }
sk-build-curve = Cards by cost
sk-build-mean = mean modifier { $mean }
sk-build-search = Card, rune or effect
sk-build-fits = Fits the heroes
sk-build-take = Take { $name }
sk-build-drop = Leave { $name }
sk-build-of = Deck of { $name }
sk-build-note = Cards and heroes marked “house” are our own designs.
sk-build-samples = Ready-made teams
sk-build-draft-note = In a casual game heroes are drafted at the table: the deck can be played if you get just these heroes, else the starter lists are.
