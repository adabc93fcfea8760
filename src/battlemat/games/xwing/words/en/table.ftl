### What is said at an X-Wing table: events, questions, options, refusals.
###
### Ships, cards, obstacles and devices come as names, maneuvers and dice as short phrases.

## Things on the table

player-name = player { $player }
    .you = you
ship-name = { $pilot } ({ $player })
    .numbered = { $pilot } { $number } ({ $player })
    .plain = { $pilot }
    .plain-numbered = { $pilot } { $number }
obstacle-asteroid = asteroid { $number }
obstacle-debris = debris cloud { $number }
obstacle-gas_cloud = gas cloud { $number }
obstacle-obstacle = obstacle { $number }
device-name = { $name } { $number }
weapon-primary = primary weapon ({ $arc })
nothing = nothing
linked-action = linked action

token-focus = focus
token-evade = evade
token-calculate = calculate
token-reinforce = reinforce
token-fore = reinforce (fore)
token-aft = reinforce (aft)
token-disarm = disarm
token-tractor = tractor
token-jam = jam
token-stress = stress
token-strain = strain
token-ion = ion
token-cloak = cloak
token-lock = lock

arc-front = front arc
arc-rear = rear arc
arc-left = left arc
arc-right = right arc
arc-bullseye = bullseye arc
arc-full_front = full front arc
arc-full_rear = full rear arc
arc-single_turret = turret
arc-double_turret = double turret

bearing-straight = straight
bearing-bank-left = bank left
bearing-bank-right = bank right
bearing-turn-left = turn left
bearing-turn-right = turn right
bearing-koiogran = Koiogran turn
bearing-segnor-left = Segnor’s loop left
bearing-segnor-right = Segnor’s loop right
bearing-tallon-left = Tallon roll left
bearing-tallon-right = Tallon roll right
bearing-stationary = stationary
bearing-reverse-straight = reverse straight
bearing-reverse-bank-left = reverse bank left
bearing-reverse-bank-right = reverse bank right

colour-blue = blue
colour-white = white
colour-red = red
colour-purple = purple

face-hit = hit
face-crit = crit
face-evade = evade
face-focus = focus
face-blank = blank

edge-near = near edge
edge-far = far edge
edge-left = left edge
edge-right = right edge

phase-setup = Setup
phase-planning = Planning Phase
phase-system = System Phase
phase-activation = Activation Phase
phase-engagement = Engagement Phase
phase-end = End Phase

term-weapon = weapon
term-range = range
term-agility = agility
term-obstructed = obstructed
term-strain = strain
term-tractor = tractored

what-boost = boost
what-barrelroll = barrel roll
what-decloak = decloak
what-lock = lock
what-coordinate = coordinate
what-jam = jam
what-slam = SLAM
what-deploy = deployment
kind-asteroid = asteroid
kind-debris = debris cloud
kind-gas_cloud = gas cloud
why-destroyed = destroyed
why-fled = fled
why-conceded = withdrawn

## Events

xwing-event-ability = { $ship }: { $card }
    .pilot = { $ship } uses the pilot ability.
xwing-event-action = { $ship } performs { $action } ({ $colour }).
    .card = { $ship } performs the action of { $card }.
xwing-event-attack = { $ship } attacks { $defender } with { $weapon } at range { $range }.
xwing-event-attack-rolled = { $ship } rolls attack dice: { $results } ({ $terms }).
xwing-event-call-rolled = The die shows { $results }.
xwing-event-cancelled = A result is cancelled: { $result }.
xwing-event-charges-lost = { $ship }: { $card } loses { $amount ->
        [one] 1 charge
       *[other] { $amount } charges
    }.
xwing-event-charges-recovered = { $ship }: { $card } recovers { $amount ->
        [one] 1 charge
       *[other] { $amount } charges
    }.
xwing-event-charges-spent = { $ship }: { $card } spends { $amount ->
        [one] 1 charge
       *[other] { $amount } charges
    }.
xwing-event-conceded = { $player } concedes.
    .you = You concede.
xwing-event-condition-assigned = { $ship } has the condition { $card }.
xwing-event-condition-removed = { $ship } no longer has the condition { $card }.
xwing-event-coordinated = { $ship } is coordinated by { $by }.
xwing-event-damaged = { $ship } suffers 1 { $damage } damage.
xwing-event-dealt = { $ship } is dealt a facedown damage card.
    .card = { $ship } is dealt { $card }, faceup.
xwing-event-deck-shuffled = { $player } shuffles a new damage deck of { $cards } cards.
    .you = You shuffle a new damage deck of { $cards } cards.
xwing-event-defense-rolled = { $ship } rolls defense dice: { $results } ({ $terms }).
xwing-event-deployed = { $ship } deploys from { $carrier }.
xwing-event-destroyed = { $ship } is destroyed.
xwing-event-detonated = { $device } detonates.
xwing-event-device-placed = { $ship } places { $device }.
xwing-event-dials-set = All dials are set. From now on all players may look at their own facedown dials.
xwing-event-dice-changed = Dice are modified ({ $by }): { $results }.
xwing-event-docked = { $ship } docks with { $carrier }.
xwing-event-edge = { $player } takes the { $edge }.
    .you = You take your edge: it lies before you.
xwing-event-eliminated = { $player } has no ships left.
    .you = You have no ships left.
xwing-event-exposed = A damage card of { $ship } is exposed: { $card }.
xwing-event-failed = { $ship }: the { $what } fails.
xwing-event-fled = { $ship } flees.
xwing-event-flipped = { $ship } flips { $card }.
xwing-event-force-recovered = { $ship } recovers { $amount } Force.
xwing-event-force-spent = { $ship } spends { $amount } Force.
xwing-event-fuse-removed = { $device } loses a fuse marker.
xwing-event-gained = { $ship } gains a token: { $token }.
xwing-event-hit = The attack on { $defender } hits: { $hits } hit, { $crits } crit.
xwing-event-left = { $ship } is out of the game ({ $why }).
xwing-event-lock-broken = { $ship } loses its lock on { $object }.
xwing-event-locked = { $ship } locks { $object }.
xwing-event-maneuvered = { $ship } executes { $maneuver } ({ $colour }).
    .partial = { $ship } executes { $maneuver } ({ $colour }) only partially.
xwing-event-met-obstacle = { $ship } meets { $object }.
xwing-event-missed = The attack on { $defender } misses.
xwing-event-moved = { $ship }: { $what }.
xwing-event-no-place = There is no place for { $object }.
xwing-event-obstacle-placed = { $player } places { $object }.
    .you = You place { $object }.
xwing-event-obstacle-removed = { $object } is removed.
xwing-event-over = { $winners } wins. { $reason }
    .you = You win. { $reason }
    .draw = The match is a draw. { $reason }
xwing-event-phase = { $phase }
xwing-event-player-order = Player order: { $players }.
xwing-event-reinforced = { $ship } is reinforced: one result fewer.
xwing-event-remote-damaged = { $device } suffers { $amount } damage.
xwing-event-remote-destroyed = { $device } is destroyed.
xwing-event-removed = { $ship } loses { $amount ->
        [one] a token
       *[other] { $amount } tokens
    }: { $token }.
xwing-event-repaired = { $ship } repairs a facedown damage card.
    .card = { $ship } repairs { $card }.
xwing-event-revealed = { $ship } reveals { $maneuver }.
xwing-event-rolled = { $ship } rolls { $results }.
xwing-event-rotated = { $ship } points its turret to the { $arc }.
xwing-event-round = Round { $round }
xwing-event-shields-lost = { $ship } loses { $amount ->
        [one] 1 shield
       *[other] { $amount } shields
    }, { $left } left.
xwing-event-shields-recovered = { $ship } recovers { $amount ->
        [one] 1 shield
       *[other] { $amount } shields
    }.
xwing-event-shields-spent = { $ship } spends { $amount ->
        [one] 1 shield
       *[other] { $amount } shields
    }, { $left } left.
xwing-event-ship-placed = { $ship } is placed.
xwing-event-lent = { $ship } lends { $by } a token: { $token }.
xwing-event-spent = { $ship } spends: { $token }.
xwing-event-tokens-removed = Circular tokens are removed.

## Questions

xwing-ask-ability = Which ability resolves next?
    .one = Use { $ability }?
xwing-ask-action = { $ship }: which action?
xwing-ask-affected = { $device }: which ship is affected next?
xwing-ask-attack = { $ship }: attack?
xwing-ask-barrelroll = { $ship }: barrel roll to which side?
xwing-ask-bomb = Which bomb detonates next?
xwing-ask-boost = { $ship }: boost in which direction?
xwing-ask-call = Call the die: hits or misses?
xwing-ask-coordinate = Which ship is coordinated?
xwing-ask-dial = Where will your ships fly?
xwing-ask-edge = Which edge do you take?
xwing-ask-emergency = Which docked ship gets away next?
xwing-ask-emergency-deploy = { $ship }: deploy in an emergency?
xwing-ask-face = Which result is changed?
xwing-ask-first-player = { $place ->
        [1] Who goes first?
       *[other] Who is number { $place } in player order?
    }
xwing-ask-jam = { $ship } is jammed: what does it lose?
xwing-ask-jam-target = Which ship is jammed?
xwing-ask-line = { $ship }: along which line is range measured?
xwing-ask-lock = { $ship }: lock which object?
xwing-ask-mine = On which ship does the mine detonate?
xwing-ask-modify-attack = Modify attack dice?
xwing-ask-modify-defense = Modify defense dice?
xwing-ask-modify-rolled = { $ship } rolled { $results }: change the roll?
xwing-ask-obstacle = Which obstacle do you place?
xwing-ask-order = { $phase }, initiative { $initiative }: who goes next?
xwing-ask-place-obstacle = Place { $object }.
xwing-ask-place-ship = Place { $ship }.
xwing-ask-position = { $ship }: in which position?
xwing-ask-ready = All dials are set. Ready?
xwing-ask-reinforce = { $ship }: reinforce which side?
xwing-ask-reload = Which upgrade is reloaded?
xwing-ask-repair = { $ship }: repair which damage card?
xwing-ask-replace = { $ship }: replace what would happen?
xwing-ask-reroll = Which dice are rerolled?
xwing-ask-rotate = { $ship }: turn the turret where?
xwing-ask-seismic-obstacle = { $device }: which obstacle?
xwing-ask-ship = { $card }: which ship?
xwing-ask-slam = { $ship }: SLAM with which maneuver?
xwing-ask-start-docked = { $ship }: start docked?
xwing-ask-system = { $ship }: which System Phase ability?
xwing-ask-take-damage = { $ship }: which damage is suffered?
xwing-ask-tractor = { $ship } is tractored: move it?
xwing-ask-way = How are the dice modified?
xwing-ask-turret = { $ship }: where does the turret point?

## Options

xwing-option-pass = Nothing
    .action = No action
    .attack = Do not attack
    .modify-attack = Leave the dice
    .modify-defense = Leave the dice
    .modify-rolled = Leave the dice
xwing-option-yes = Yes
xwing-option-ready = Ready
xwing-option-change = Change the dial: { $ship }
xwing-option-hits = Hits (hit or crit)
xwing-option-misses = Misses (focus or blank)
xwing-option-front = Front
xwing-option-middle = Middle
xwing-option-rear = Rear
xwing-option-left = Left
xwing-option-right = Right
xwing-option-fore = Fore
xwing-option-aft = Aft
xwing-option-facedown = A facedown card (at random)
xwing-option-focus = Spend focus: all focus results count
xwing-option-calculate = Spend calculate: one focus result counts
xwing-option-force = Spend 1 Force: one focus result counts
xwing-option-lock = Spend the lock: reroll dice
xwing-option-evade-blank = Spend evade: a blank becomes an evade
xwing-option-evade-focus = Spend evade: a focus result becomes an evade
xwing-option-gas-cloud = Gas cloud: a blank becomes an evade
xwing-option-drop = Drop { $card }: { $way }
xwing-option-launch = Launch { $card }: { $way }
xwing-option-decloak = Decloak: { $way }
xwing-option-dock = Dock with { $ship }
xwing-option-deploy = Deploy ({ $guides }) → { $way }
xwing-option-boost = Boost
xwing-option-roll = Barrel roll { $way }
xwing-option-line = Line { $number } ({ $across })
xwing-line-clear = unobstructed
xwing-line-across = obstructed by { $across }
xwing-option-die = Die { $number }: { $face }
xwing-option-reroll = reroll
xwing-option-hit = hit
xwing-option-crit = crit
xwing-option-blank = blank
xwing-option-break-lock = the lock on { $object }

## Why not

xwing-not-on-dial = { $ship } has no { $maneuver } on its dial.
xwing-no-dial-to-set = { $ship } has no dial for you to set now.
xwing-action-done = { $action } was already performed this round.
xwing-ionized = { $ship } is ionized and can only focus.
xwing-no-force = { $ship } has no active Force charge.
xwing-cannot-action = A card forbids { $action }.
xwing-no-effect = { $card } would have no effect now.
xwing-no-cloak = { $ship } is already cloaked.
xwing-no-reload = { $ship } has nothing to reload.
xwing-no-rotatearc = { $ship } has no turret.
xwing-no-slam = { $ship } has not executed a maneuver.
xwing-slam-only-in-step = { $ship } can SLAM only in its Perform Action step.
xwing-no-focus-result = There is no focus result to change.
xwing-obstacle-near-edge = An obstacle must be beyond range 2 of every edge.
xwing-obstacle-near-obstacle = An obstacle must be beyond range 1 of every other obstacle.
xwing-outside = { $ship } would stick out of the play area.
xwing-outside-zone = { $ship } must be within range 1 of your edge.
xwing-on-a-ship = { $ship } would lie on another ship.
xwing-weapon-spent = { $card } has too few charges left.
xwing-weapon-needs-token = { $card } needs one of its own ship’s tokens: { $token }.
xwing-target-touches = { $ship } is at range 0 and cannot be attacked.
xwing-target-not-in-arc = { $ship } is not in the weapon's arc.
xwing-target-not-locked = { $card } needs a lock on { $ship }.
xwing-target-not-at-range = { $ship } is not at range { $low } to { $high }.
xwing-not-this-attack = A card keeps { $ship } from this attack: it says which weapon is used, and at whom.

## The end

xwing-last-ships = Only one player has ships left.
xwing-nobody-left = Nobody has ships left.
xwing-conceded = All opponents have conceded.
xwing-draw-agreed = The players agreed on a draw.
