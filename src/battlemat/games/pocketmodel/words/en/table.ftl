### What is said at a PocketModel table: events, questions, options, refusals, and the words of the diagram.
###
### `player` is the name at the table, or "player A"; `player-called` is A alone, for languages that put a word of their
### own before it. Units and cards come as names. Zones come as phrases: `zone` where something is, `origin`
### where from, `to` where to. An event's `.you` is told to the player it is about, `.card` when a card causes it.

## Things on the table

player-name = player { $player }
    .you = you
zone-contested = contested zone
    .in = in the contested zone
    .to = to the contested zone
    .from = from the contested zone
zone-home = home zone of { $player }
    .in = in { $player }'s home zone
    .to = to { $player }'s home zone
    .from = from { $player }'s home zone
zone-own = your home zone
    .in = in your home zone
    .to = to your home zone
    .from = from your home zone
zone-reserves = reserves
    .in = in reserves
    .to = to reserves
    .from = from reserves
zone-removed = out of the game
    .in = out of the game
    .to = out of the game
    .from = from outside the game
place-name = objective { $number } of { $player }
    .own = your objective { $number }
domain-space = space
domain-ground = ground
stat-attack = attack
    .change = { $amount } attack
stat-damage = damage
    .change = { $amount } damage
stat-defense = defense
    .change = { $amount } defense
stat-shields = shields
    .change = { $amount } shields
until-turn = until the end of the turn
until-your_next_turn = until the card owner's next turn
term-ground = ground unit
nothing = none

## Icons in short

short-airborne = Air
short-battle-droid = BtD
short-blaster = Bla
short-droid = Dro
short-elite = Eli
short-laser = Las
short-leader = Lea
short-ruthless = Rut
short-torpedo = Tor
short-transport = Tra
short-trooper = Tro
short-armor = ARM
short-carrier = CAR
short-turbolaser = TUR
short-veteran = VET
short-force = For
short-luck = Luc

## Events

pocketmodel-event-objectives-placed = { $player } places { $places ->
        [one] one objective
       *[other] { $places } objectives
    } face down.
    .you = You place { $places ->
        [one] one objective
       *[other] { $places } objectives
    } face down.
pocketmodel-event-rolled-for-first = Roll for the first turn: { $rolls }.
pocketmodel-event-first-player = { $player } goes first.
    .you = You go first.
pocketmodel-event-arrived = { $unit } is deployed { $to }.
pocketmodel-event-deployed = { $player } has deployed { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }; in reserves: { $reserves }.
    .you = You have deployed { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }; in reserves: { $reserves }.
pocketmodel-event-drew = { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .you = You draw { $cards }.
pocketmodel-event-reshuffled = { $player } shuffles the discard pile into a new deck of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You shuffle your discard pile into a new deck of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
pocketmodel-event-discarded = { $player } discards { $card }.
    .you = You discard { $card }.
pocketmodel-event-returned-to-hand = { $player } takes { $card } back into hand.
    .you = You take { $card } back into your hand.
pocketmodel-event-turn = Turn { $turn }: { $player }'s turn.
    .you = Turn { $turn }: your turn.
pocketmodel-event-no-action = { $player } takes no action.
    .you = You take no action.
pocketmodel-event-objective-played = { $player } replaces objective { $number } with { $card }.
    .you = You replace your objective { $number } with { $card }.
pocketmodel-event-objective-taken = { $player } takes the face-down card of objective { $number } into hand.
    .you = You take the face-down card of your objective { $number } into your hand: { $card }.
pocketmodel-event-revealed = { $place } is turned face up: { $card }.
pocketmodel-event-objective-destroyed = { $place } is destroyed: { $card }.
pocketmodel-event-objective-replaced = { $place } is replaced by an unseen card from the deck.
pocketmodel-event-peeked = { $player } looks at face-down objective { $number }.
    .you = You look at your objective { $number }: { $card }.
pocketmodel-event-looked-at-hand = { $player } looks at { $of }'s hand.
    .you = You look at { $of }'s hand: { $cards }.
    .yours = { $player } looks at your hand.
pocketmodel-event-moved = { $unit } moves { $origin } { $to }.
    .card = { $card }: { $unit } moves { $origin } { $to }.
pocketmodel-event-carrier-used = { $player } uses the Carrier { $unit }.
    .you = You use the Carrier { $unit }.
pocketmodel-event-combat-declared = { $player } declares attacks: { $battles }.
    .you = You declare attacks: { $battles }.
pocketmodel-event-battle = Battle { $zone }: { $attacker } attacks { $defender }.
pocketmodel-event-battle-skipped = { $attacker } and { $defender } no longer face each other: their battle is skipped.
pocketmodel-event-card-forbidden = { $player } can't play a combat card: { $card } forbids it.
    .you = You can't play a combat card: { $card } forbids it.
pocketmodel-event-passed = { $player } plays no card for { $unit }.
    .you = You play no card for { $unit }.
pocketmodel-event-played = { $player } plays { $card } ({ $bonus }) for { $unit }{ $ability ->
        [no] ; its ability does not work
       *[other] {""}
    }.
    .you = You play { $card } ({ $bonus }) for { $unit }{ $ability ->
        [no] ; its ability does not work
       *[other] {""}
    }.
pocketmodel-event-ability-cancelled = { $card } loses its ability to { $by }.
pocketmodel-event-rolled = Base rolls: attacker { $attacker }, defender { $defender }.
pocketmodel-event-rerolled = { $card }: { $player } re-rolls for the { $side ->
        [attacker] attacker
       *[defender] defender
    }: { $before } → { $dice }.
    .you = { $card }: you re-roll for the { $side ->
        [attacker] attacker
       *[defender] defender
    }: { $before } → { $dice }.
pocketmodel-event-die-set = { $card }: { $player } changes a die: { $before } → { $dice }.
    .you = { $card }: you change a die: { $before } → { $dice }.
pocketmodel-event-hit = { $automatic ->
        [yes] { $base ->
            [12] { $unit } hits automatically with a base roll of { $base }.
           *[other] { $unit } hits automatically with a base roll of { $base }, thanks to { $by }.
        }
       *[no] { $unit } hits: { $base } (base roll) + { $attack } = { $score } against { $defense }.
    }
pocketmodel-event-missed = { $unit } misses: { $base } (base roll) + { $attack } = { $score } against { $defense }.
pocketmodel-event-damaged = { $amount ->
        [0] { $unit } takes no damage: { $terms }.
       *[other] { $unit } takes { $amount } damage: { $terms }.
    }
    .card = { $amount ->
        [0] { $card }: { $unit } takes no damage.
       *[other] { $card }: { $unit } takes { $amount } damage.
    }
pocketmodel-event-survival-rolled = { $survives ->
        [yes] { $card }: a { $die } is rolled, { $unit } stays in play.
       *[no] { $card }: a { $die } is rolled, { $unit } is not saved.
    }
pocketmodel-event-destroyed = { $unit } is destroyed { $zone } and goes to reserves.
pocketmodel-event-turned-over = { $unit } is turned over and now uses the values of its other side.
pocketmodel-event-repaired = { $amount ->
        [one] { $card }: 1 damage token is removed from { $unit }.
       *[other] { $card }: { $amount } damage tokens are removed from { $unit }.
    }
pocketmodel-event-changed = { $card }: { $change } { $until } for { $units }.
pocketmodel-event-strike-declared = { $player } strikes { $place } with: { $units }.
    .you = You strike { $place } with: { $units }.
pocketmodel-event-strike-skipped = { $unit } does not strike: there is nothing left to do it with or against.
pocketmodel-event-struck = { $unit } strikes { $card }: { $dice } (base roll) + { $attack } = { $score } against { $defense }, a success.
pocketmodel-event-strike-failed = { $unit } strikes { $card }: { $dice } (base roll) + { $attack } = { $score } against { $defense }, not enough.
pocketmodel-event-eliminated = { $player } is out of the game.
    .you = You are out of the game.
pocketmodel-event-over = { $winners } wins. { $reason }
    .you = You win. { $reason }
    .draw = The match is a draw. { $reason }

## Results

pocketmodel-won-by-units = The last opponent has no unit in play any more.
pocketmodel-won-by-objectives = The last opponent has lost every objective.
pocketmodel-won-by-concession = The last opponent has conceded.
pocketmodel-all-eliminated = Everybody still in the game was eliminated at the same time.
pocketmodel-nobody-acts = Nobody has taken an action for ten rounds.
pocketmodel-draw-agreed = The players have agreed on it.

## Questions

pocketmodel-ask-deploy = Which units do you deploy? { $stars ->
        [one] 1 star is
       *[other] { $stars } stars are
    } still to be deployed.
pocketmodel-ask-objective-card = Do you play an objective card, and which objective does it replace?
pocketmodel-ask-action = Which action do you take?
pocketmodel-ask-moves = Which units move, and where? Up to { $stars } stars.
pocketmodel-ask-attacks = Who attacks whom, and in which order? Attackers of up to { $stars } stars.
pocketmodel-ask-combat-card = { $step ->
        [3] The defender has played a card: which card do you play now for { $unit } against { $against }?
       *[other] Which card do you play for { $unit } against { $against }?
    }
pocketmodel-ask-objective = Which objective do you strike?
pocketmodel-ask-strikers = Which units strike, and in which order? Up to { $stars } stars.
pocketmodel-ask-carrier = Which units does { $unit } bring in from your reserves? Up to { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }.
pocketmodel-ask-reserves = { $objective } is lost: which units come in from your reserves? Up to { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }.
pocketmodel-ask-bring-in = { $card }: which units come from your reserves { $to }? Up to { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }.
pocketmodel-ask-damage = { $card }: which unit takes the damage?
    .confirm = { $card }: is the damage dealt?
pocketmodel-ask-repair = { $card }: from which unit are damage tokens removed?
    .confirm = { $card }: are damage tokens removed?
pocketmodel-ask-turn-over = { $card }: which Veteran is turned over?
    .confirm = { $card }: is the Veteran turned over?
pocketmodel-ask-move-away = { $card }: which unit moves, and where?
pocketmodel-ask-die = { $card }: which die is changed?
pocketmodel-ask-reroll = { $card }: are the dice re-rolled?
pocketmodel-ask-draw = { $card }: do you draw?
pocketmodel-ask-opponent = { $card }: which opponent is meant?
pocketmodel-ask-peek = { $card }: which of your face-down objectives do you look at?
pocketmodel-ask-turn-up = { $card }: which objective is turned face up?
pocketmodel-ask-order = Several abilities act at the same moment: which is next?

## Options

pocketmodel-option-pass = Pass
    .action = No action
    .objective-card = No objective card
    .combat-card = No card
pocketmodel-option-move = Move: units go to adjacent zones
pocketmodel-option-combat = Combat: units attack opposing units in their zones
pocketmodel-option-strike = Strike: units in an opponent's home zone strike an objective
pocketmodel-option-carrier = Carrier instead of an action: { $unit } brings in reserves
pocketmodel-option-usual = The deployment this list proposes
pocketmodel-option-yes = Yes
pocketmodel-option-no = No
pocketmodel-option-done = No more units
pocketmodel-option-die-1 = First die ({ $value })
pocketmodel-option-die-2 = Second die ({ $value })
objective-replaces = { $card } replaces { $place } ({ $replaced })
card-without-ability = no ability
card-ability-useless = its ability does not work for this unit, it needs { $needs }
card-ability-off = its ability does not work
card-for-objectives = an objective card, which is not played here
face-down = face down
objective-values = { $card }, Defense { $defense }, { $stars }

## Refusals

pocketmodel-nobody-to-attack = None of your units shares a zone with a unit it may attack.
pocketmodel-nobody-to-strike = None of your units is in the home zone of an opponent.
pocketmodel-other-zone = { $unit } and { $target } are not in the same zone.
pocketmodel-own-unit = { $unit } can attack only opposing units, and { $target } is one of your own.
pocketmodel-cant-attack-space = { $unit } can't attack space units: an opponent's face-up objective forbids it.
pocketmodel-ground-attacks-space = { $unit } is a ground unit and can attack space units only in its own home zone.
pocketmodel-in-reserves = { $unit } is in reserves and can't move.
pocketmodel-one-zone = { $unit } can move only to an adjacent zone, which this is not: { $to }.
pocketmodel-no-carrier = { $unit } does not have the Carrier icon.
pocketmodel-carrier-not-there = { $unit } can use Carrier only in the home zone of an opponent.
pocketmodel-carrier-forbidden = { $unit } can't use Carrier: a face-up objective in that home zone forbids it.
pocketmodel-nothing-to-bring-in = { $stars ->
        [one] There is no unit of 1 star in your reserves.
       *[other] There is no unit of { $stars } stars or fewer in your reserves.
    }
pocketmodel-too-many-stars = { $total ->
        [one] The unit has 1 star
       *[other] The unit has { $total } stars
    }, but at most { $limit } may come in.
pocketmodel-not-there-to-strike = { $unit } is not in the home zone of that objective.
pocketmodel-not-a-combat-card = { $card } is an objective card and can't be played in a battle.
pocketmodel-not-an-objective-card = { $card } is a combat card and can't be played as an objective.
pocketmodel-only-at-home = { $card } can replace only one of your own objectives.
pocketmodel-deploys-too-much = { $left ->
        [one] The units have { $total } stars, but only 1 may still be deployed.
       *[other] The units have { $total } stars, but only { $left } may still be deployed.
    }
pocketmodel-deploys-too-little = { $left ->
        [one] That would leave 1 star undeployed, although the limit can be used up.
       *[other] That would leave { $left } stars undeployed, although the limit can be used up.
    }
pocketmodel-fleet-too-big = The fleet has { $total } stars, but at most { $limit } are allowed.
pocketmodel-fleet-empty = A fleet needs at least one unit.
pocketmodel-nothing-deployable = The smallest unit of the fleet has { $stars } stars, but only { $limit } may be deployed in a game of this size.
pocketmodel-deck-too-small = { $count ->
        [one] The deck has 1 card, but it needs at least { $least }.
       *[other] The deck has { $count } cards, but it needs at least { $least }.
    }
pocketmodel-no-cards = A game pack needs at least one card.
pocketmodel-too-many-units = The fleet has { $count } copies of { $name }, but at most { $limit } are allowed.
pocketmodel-too-many-cards = The deck has { $count } copies of { $name }, but at most { $limit } are allowed.
pocketmodel-deploys-foreign-unit = The proposed deployment has more of “{ $id }” than the fleet.
pocketmodel-bad-count = “{ $id }” cannot be in a list { $count } times.
pocketmodel-unknown-unit = There is no unit “{ $id }”.
pocketmodel-unknown-card = There is no card “{ $id }”.
pocketmodel-unknown-list = There is no list “{ $id }”; there are: { $lists }.
pocketmodel-unknown-variant = There is no variant “{ $id }”; there are: { $variants }.
pocketmodel-bad-stars = A game is played with 1 to { $most } stars, not with { $stars }.
pocketmodel-bad-player-count = The game is for 2 to 8 players, not for { $count }.
pocketmodel-two-packs-two-players = The two-pack game is for exactly 2 players, not for { $count }.
pocketmodel-not-a-list = This is not a fleet list: { $problem }.
pocketmodel-not-a-setup = This is not a set-up: { $problem }.

## The diagram

diagram-turn = Turn { $turn } · { $whose } · { $step }
diagram-setup = Setting up
diagram-whose = player { $player }'s turn
    .you = your turn
step-setup = setting up
step-objective = objective step
step-action = action step
step-battle = battle
step-strike = strike
step-end = end of the turn
diagram-player = Player { $player }
    .you = You ({ $player })
diagram-out = out of the game
diagram-piles = deck { $deck } · hand { $hand } · discard { $discard }
diagram-home = Home zone { $player }
diagram-own-home = Your home zone
diagram-contested = Contested zone
diagram-empty = no units
diagram-reserves = Reserves
diagram-hand = Your hand
diagram-hand-empty = empty
diagram-destroyed = destroyed
diagram-hidden = face down
diagram-known = { $card } (face down, only you know it)
diagram-combat-card-objective = no effect here
diagram-battle = Battle { $zone }
diagram-attacker = attacker
diagram-defender = defender
diagram-no-card = no card
diagram-gone = has left play
diagram-dice = dice { $dice }
diagram-hits = hits
diagram-strike = { $unit } strikes { $place }
    .declared = Strike against { $place }
diagram-legend = ▲ yours ▽ others · ★ stars · attack/damage/defense · ● shield ○ damage ↻ turned
    .spectator = ★ stars · attack/damage/defense · ● shield ○ damage ↻ turned over
diagram-objectives-legend = Objectives: ■ face up ▣ face down □ known to you × destroyed · Defense ★ stars
diagram-icons-legend = Icons: { $icons }
diagram-house = House content: these units and cards are battlemat's own design.

pocketmodel-title = PocketModel TCG
    .about = Three zones, three objectives, one bold strike.
