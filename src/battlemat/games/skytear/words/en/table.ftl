### What is said at a Skytear table: events, questions, options, refusals.
###
### `player` is a name; heroes, cards, hexes and the rest come as names. An event's `.you` is told to the player it is about.

skytear-title = Skytear
    .about = Heroes fight for lanes and a dome, minions push towards the enemy Nexus; cards instead of dice.

## Things on the table

player-name = player { $player }
    .you = you
hex-name = hex { $hex }
    .there = hex { $hex } ({ $part })
hexes-name = hexes { $hexes }
minion-name = { $side ->
        [own] your minion { $number }
        [enemy] enemy minion { $number }
        [south] minion { $number } of the south
       *[north] minion { $number } of the north
    }
pillar-name = { $side ->
        [own] your pillar { $number }
        [enemy] enemy pillar { $number }
        [south] pillar { $number } of the south
       *[north] pillar { $number } of the north
    }
illusion-name = illusion of { $hero }
tower-name = { $side ->
        [own] your tower ({ $lane })
        [enemy] enemy tower ({ $lane })
        [south] tower of the south ({ $lane })
       *[north] tower of the north ({ $lane })
    }
nexus-name = { $side ->
        [own] your Nexus
        [enemy] enemy Nexus
        [south] Nexus of the south
       *[north] Nexus of the north
    }
nothing = nothing
figures-of-card = cost { $cost }, modifier +{ $modifier }
effect-move = Move
effect-lead = Lead
effect-attack = Attack
effect-skirmish = Skirmish
effect-worship = Worship
term-attack = Attack
term-armor = armor
term-modifier = modifier
term-bonus = bonus
term-zero = never below 0
until-end-of-activation = until the end of this activation
until-next-activation = until { $of }'s next activation
until-end-of-turn = until the end of the turn
until-next-minions-phase = until the next Minions Phase
op-attack-bonus = Attack
op-armor-bonus = Armor
op-skirmish-bonus = Skirmish damage
op-pierce = piercing
op-control-bonus = control
op-los-limit = limited LOS
op-block-hexes = blocked hexes
op-cover-area = cover

## Events

skytear-event-victory-cards = Victory cards: { $cards }.
skytear-event-first-player = { $player } is first and has Skytear Flux.
    .you = You are first and have Skytear Flux.
skytear-event-faction-chosen = { $side } takes { $faction }.
skytear-event-joined = { $hero } joins { $side } ({ $player }).
    .you = { $hero } joins you.
skytear-event-hero-placed = { $figure } is placed in { $to }.
skytear-event-deck-shuffled = { $player } shuffles a deck of { $count } cards.
    .you = You shuffle a deck of { $count } cards.
skytear-event-drew = { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .you = You draw { $cards }.
skytear-event-discarded = { $player } discards { $cards }.
    .you = You discard { $cards }.
skytear-event-reshuffled = { $player } shuffles the discard pile into a new deck of { $count } cards.
    .you = You shuffle your discard pile into a new deck of { $count } cards.
skytear-event-towers-built = Every tower has { $hp } HP.
skytear-event-tokens-placed = Control tokens: { $numbers }.
skytear-event-minions-lined-up = { $side } has { $count } minions.
skytear-event-outsider-waits = { $figure } waits at the { $dome }.
skytear-event-mana-raised = The mana counter shows { $turn }.
skytear-event-heroes-phase = Turn { $turn }: Heroes Phase.
skytear-event-minions-phase = Turn { $turn }: Minions Phase.
skytear-event-activated = { $player } activates { $hero }.
    .you = You activate { $hero }.
skytear-event-exhausted = { $hero } is Exhausted.
skytear-event-generated = { $targets ->
        [none] { $caster }: { $effect }.
       *[other] { $caster }: { $effect } → { $targets }.
    }
skytear-event-triggered = { $targets ->
        [none] { $effect } of { $caster } is triggered.
       *[other] { $effect } of { $caster } is triggered → { $targets }.
    }
skytear-event-no-target = { $effect } of { $caster } has no legal target.
skytear-event-played = { $player } plays { $card } through { $hero }.
    .you = You play { $card } through { $hero }.
skytear-event-resolves = { $effect } of { $caster } resolves.
skytear-event-ignored = { $effect } of { $caster } has no effect: its requirements are no longer met.
skytear-event-cancelled = { $by } cancels { $effect } of { $caster }.
skytear-event-retargeted = { $by }: { $effect } of { $caster } is now aimed at { $targets }.
skytear-event-moved = { $way ->
        [0] { $figure } is put in { $to } ({ $by }).
        [one] { $figure } moves 1 hex, to { $to } ({ $by }).
       *[other] { $figure } moves { $way } hexes, to { $to } ({ $by }).
    }
skytear-event-lead-laid = { $player } lays a Lead card from the hand under { $hero }.
    .you = You lay { $card } as a Lead card under { $hero }.
skytear-event-lead-from-deck = An unseen Lead card from the deck is laid under { $hero }.
skytear-event-lead-revealed = { $hero } reveals the Lead card { $card }.
skytear-event-lead-selected = { $side } selects the Lead card { $card }: +{ $n }.
skytear-event-flipped = { $by }: { $cards } turned over, +{ $modifier }.
skytear-event-damaged = { $halved ->
        [yes] { $by }: { $figure } loses { $lost } HP (half of { $terms }, armor { $armor }).
       *[no] { $by }: { $figure } loses { $lost } HP ({ $terms }, armor { $armor }).
    }
skytear-event-prevented = { $by }: damage to { $figure } is prevented.
skytear-event-skill-helped = { $by } helps { $hero }.
skytear-event-lost-hp = { $by }: { $figure } loses { $lost } HP.
skytear-event-healed = { $by }: { $figure } heals { $n } HP.
skytear-event-gained = { $hero } gains { $condition }.
skytear-event-lost-condition = { $hero } loses { $condition }.
skytear-event-hero-defeated = { $returns ->
        [0] { $figure } is Defeated and will not return.
       *[other] { $figure } is Defeated and returns in turn { $returns }.
    }
skytear-event-minion-defeated = { $figure } is Defeated.
skytear-event-minion-placed = { $figure } is placed in { $to }.
skytear-event-minion-withdrawn = { $figure } finds no hex and returns to the reserve.
skytear-event-token-removed = { $token } is removed.
skytear-event-pillar-placed = A pillar is raised in { $to }.
skytear-event-illusion-moved = { $token } is now in { $to }.
skytear-event-lasting = { $n ->
        [0] { $by }: { $op }{ $hero ->
            [none] {""}
           *[other] {" "}for { $hero }
        }, { $until }.
       *[other] { $by }: +{ $n } { $op } for { $hero }, { $until }.
    }
skytear-event-mana-changed = { $by }: the mana of { $hero } changes by { $n } this turn.
skytear-event-predicts = { $by }: { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the deck.
    .you = { $by }: you look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of your deck.
skytear-event-contested = { $winner ->
        [nobody] { $where }: { $near } { $near_count }, { $far } { $far_count }: nobody wins.
       *[other] { $where }: { $near } { $near_count }, { $far } { $far_count }: { $winner } wins.
    }
skytear-event-damage-lost = { $n } damage of { $side } reaches nothing.
skytear-event-structure-damaged = { $structure } loses { $lost } HP; { $hp } left.
skytear-event-tower-destroyed = { $structure } is destroyed.
skytear-event-nexus-armed = { $structure } now has { $hp } HP and can be damaged.
skytear-event-advanced = { $towards ->
        [own] The control token of the { $lane } comes nearer to your base.
        [enemy] The control token of the { $lane } comes nearer to the enemy base.
        [south] The control token of the { $lane } moves towards the south.
        [north] The control token of the { $lane } moves towards the north.
       *[nowhere] The control token of the { $lane } moves.
    }
skytear-event-cleared = Cards of { $hero } are discarded: { $cards }.
skytear-event-readied = Exhausted heroes are Ready again.
skytear-event-victory-card = { $side } fulfils the victory card { $victory }.
skytear-event-conceded = { $player } concedes.
    .you = You concede.
skytear-event-over = { $winners } wins. { $reason }
    .you = You win. { $reason }
    .draw = The match is a draw. { $reason }

## Results

skytear-nexus-destroyed = The enemy Nexus is destroyed.
skytear-victory-card = A victory card is fulfilled.
skytear-both-won = Both sides won at the same moment.
skytear-track-ended = The mana counter has reached the end of its track.
skytear-conceded = The other side has conceded.
skytear-draw-agreed = The players have agreed on it.

## Questions

skytear-ask-faction = Which faction do you take?
skytear-ask-draft = Which hero do you draft?
skytear-ask-deck = Which deck do you play?
skytear-ask-place-hero = Where is { $hero } placed?
skytear-ask-exchange = Which cards do you exchange?
skytear-ask-who-activates = Who activates?
skytear-ask-choose-hero = Which hero do you activate?
skytear-ask-activation = What does { $hero } do? ({ $ap } AP left)
skytear-ask-priority = Do you respond{ $effect ->
        [none] {""}
       *[other] {" "}to { $effect } of { $caster }
    }?
skytear-ask-granted-action = What does { $figure } do?
skytear-ask-move = Where does { $figure } move?
skytear-ask-push = Where is { $figure } pushed?
skytear-ask-move-next = { $by }: who is moved next?
skytear-ask-pull = Where is { $figure } pulled?
skytear-ask-place = Where is { $figure } placed?
skytear-ask-lead = Which Lead card goes under { $hero }?
skytear-ask-skirmish = Skirmish of { $figure }: what next?
skytear-ask-shapeshift = Who becomes Shapeshifted?
skytear-ask-pillar-hex = Where will { $hero } raise a pillar?
skytear-ask-remove-pillar = Which pillar does { $hero } remove?
skytear-ask-place-pillar = { $by }: where is a pillar raised?
skytear-ask-illusion = Where does the illusion of { $hero } go?
skytear-ask-modifier = { $by }: which modifier do you add?
skytear-ask-target = { $by }: at what is it aimed?
skytear-ask-area = { $by }: where does the area lie?
skytear-ask-choose = { $by }: whom do you choose?
skytear-ask-defeat-minion = { $by }: which minion is Defeated?
skytear-ask-pay-minion = { $by }: which minion do you give up?
skytear-ask-remove-condition = { $by }: which condition does { $hero } lose?
skytear-ask-predict-discard = { $by }: which card do you discard?
skytear-ask-predict-order = { $by }: which card lies on top?
skytear-ask-trigger-order = Which skill goes on the stack first?
skytear-ask-attack-on-stack = { $by }: which Attack?
skytear-ask-new-target = { $by }: at whom is it aimed now?
skytear-ask-spawn-lane = { $by }: at which token?
skytear-ask-spawn = Where does { $figure } appear? ({ $lane })
skytear-ask-reposition = Where does { $figure } stand? ({ $lane })
skytear-ask-select-lead = Which Lead card counts? ({ $where })
skytear-ask-lane-damage = Which minion is Defeated? ({ $left } damage left)
skytear-ask-structure = Which structure takes { $damage } damage?
skytear-ask-advance = Where does the control token go? ({ $lane })
skytear-ask-place-outsider = Do you activate { $figure }, and where does it start?
skytear-ask-outsider = What does { $hero } do? ({ $ap } AP left)
skytear-ask-who-draws = Who draws a card?
skytear-ask-teammate-draws = Which teammate draws the second card?
skytear-ask-discard = Which card do you discard? ({ $left } too many)

## Options

skytear-option-pass = Pass
skytear-option-end = End the activation
skytear-option-stay = Stay
    .place-outsider = Activate it where it stands
skytear-option-done = Nothing more
    .spawn = No more minions
    .remove-pillar = No pillar
skytear-option-no = No
    .lead = No Lead card
    .select-lead = No Lead card
    .place-outsider = Do not activate it
skytear-option-yes = Yes
skytear-option-keep = Keep the hand
skytear-option-deck = The top card of the deck, unseen
skytear-option-starter = The starter lists of your heroes
skytear-option-own-deck = Your own deck { $number }
skytear-option-attack-at = Attack { $target }
skytear-option-worship-at = Worship: { $target }
skytear-option-hit-at = Hit: { $target }
skytear-option-step-at = Step to { $target }
skytear-option-lead-at = { $target }
skytear-option-exhaust-at = { $target }, Exhausted first
skytear-option-skill-at = { $target }
skytear-option-play = { $card } ({ $hero }): { $text }
skytear-option-play-at = { $card } ({ $hero }) → { $target }: { $text }
skytear-option-attack-of = Attack of { $hero } on { $target }

## Refusals

skytear-not-a-setup = This is not a set-up for Skytear: { $problem }
skytear-unknown-battlefield = There is no battlefield “{ $id }”.
skytear-player-count = Skytear is for { $fewest } to { $most } players.
skytear-first-game-two-players = The first game is for two players.
skytear-outsider-count = There are 1 to { $most } Outsiders, at most one for each dome.
skytear-first-game-starter-lists = The first game is played with starter lists; an own list is for casual or tournament play.
skytear-deck-of-others = The deck “{ $name }” was built for other heroes.
skytear-flux-used = Skytear Flux has been used.
skytear-needs-target = There is no legal target for this.
skytear-no-target = { $why ->
        [cover] { $figure } is hidden by cover: no target for { $card }.
        [range] { $figure } is too far away for { $card }.
       *[sight] { $figure } is out of sight: no target for { $card }.
    }
skytear-no-attack = { $why ->
        [friend] { $figure } is no enemy and cannot be attacked.
        [cover] { $figure } is hidden by cover and cannot be attacked.
        [range] { $figure } is out of range and cannot be attacked from here.
       *[sight] { $figure } is out of sight and cannot be attacked from here.
    }
skytear-no-ap = No action points are left.
skytear-action-taken = This action has already been taken in this activation.
skytear-no-worship = There is no Worship in the simplified game.
skytear-hero-not-there = { $hero } is not on the battlefield and cannot play { $card }.
skytear-stack-not-empty = { $card } is an action card: it needs an empty stack.
skytear-not-its-activation = { $card } is an action card: { $hero } can play it only during its own activation.
skytear-not-its-ultimate = { $card } is the Ultimate of another hero than { $hero }.
skytear-no-rune = { $hero } does not have the runes of { $card }.
skytear-no-mana = { $hero } has { $mana } mana left, but { $card } costs { $cost }.
skytear-cannot-pay = { $hero } cannot pay the cost of { $card }.
skytear-no-token-in-sight = { $hero } has no lane control token in LOS for { $card }.

## The diagram

diagram-head = Turn { $turn }, { $phase }
diagram-hero = { "  " }{ $hero }: { $hex }, { $hp }/{ $health } HP, mana { $mana }, armor { $armor }, { $state }, { $conditions }
diagram-side = { $side }: { $reserve } minions in reserve; { $cards }
diagram-player = { $player }: { $hand } in hand, { $deck } in the deck
diagram-victory = { $victory }: { $near } { $near_count }, { $far } { $far_count }
diagram-stack = On the stack, from the bottom: { $stack }
diagram-hand = Your hand: { $cards }
phase-set-up = set-up
phase-heroes = Heroes Phase
phase-minions = Minions Phase
phase-upkeep = upkeep
readiness-ready = Ready
readiness-exhausted = Exhausted
readiness-defeated = Defeated
