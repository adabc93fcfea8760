### X-Wing: the table

turn-of-xwing = round { $turn }

## Ranges, attacks

xw-range-mm = Range { $range } · { $mm } mm
xw-range-short = R{ $range } · { $mm } mm
xw-range-brief = R{ $range }
xw-obstructed = obstructed
xw-miss = Miss
xw-damage = damage
xw-shot = { $dice } dice at range { $range }
xw-take-hit = a shield, or a facedown damage card without shields
xw-take-crit = a shield, or a faceup damage card without shields
xw-tray = Dice tray
xw-step-declare = Declare
xw-step-attack = Attack dice
xw-step-modify-attack = Modify attack
xw-step-defense = Defense dice
xw-step-modify-defense = Modify defense
xw-step-neutralize = Neutralize
xw-step-damage = Damage
xw-attack-dice = { $count ->
        [one] 1 attack die
       *[other] { $count } attack dice
    }
xw-defense-dice = { $count ->
        [one] 1 defense die
       *[other] { $count } defense dice
    }
xw-hits = { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
xw-evades = { $count ->
        [one] 1 evade
       *[other] { $count } evades
    }
xw-versus = against
xw-through = { $count ->
        [one] 1 gets through
       *[other] { $count } get through
    }
xw-expected = ≈ { $damage } damage
xw-was = was { $face }
xw-face-hit = hit
xw-face-crit = critical hit
xw-face-focus = focus
xw-face-evade = evade
xw-face-blank = blank
xw-term-weapon = weapon
xw-term-range = range
xw-term-agility = agility
xw-term-obstructed = obstructed
xw-term-strain = strain
xw-term-tractor = tractored
xw-queue = Abilities in turn
xw-suggested = Suggested place { $number }
xw-linked = Linked action

## Odds and previews

xw-odds-hits = hits at all
xw-odds-damage = damage expected
xw-odds-destroys = destroys (needs { $left })
xw-odds-mark = destroys ▸
xw-odds-label = Expected damage { $damage }, hits { $odds }
xw-odds-dice = { $attack } attack dice against { $defense } defense dice; tokens and locks are spent.
xw-odds-counted = Counted: { $cards }
xw-odds-open = Not counted, may matter: { $cards }
xw-fore-instead = Executed as { $speed } { $bearing } instead
xw-fore-blue = Easy: removes a stress and a strain token
xw-fore-red = Hard: gains a stress token
xw-fore-sees = Would see { $list }, if they stayed
xw-fore-one = { $name } at { $range }
xw-fore-nobody = Would have nobody in arc
xw-fore-clear = Clear of ships and obstacles
xw-fore-bump = A ship is in the way: only part of the maneuver
xw-fore-obstacle = Goes through or onto an obstacle
xw-fore-flees = Leaves the table: the ship would be lost
xw-fore-fails = There is no room: this would fail
xw-mind = mind what is in the way

## Dials

xw-dial = Dial
xw-dials = Dials
xw-dial-of = Dial of { $name }
xw-dials-left = { $left ->
        [one] Planning · 1 dial to set
       *[other] Planning · { $left } dials to set
    }
xw-easy = easy
xw-standard = standard
xw-hard = hard: stress
xw-hard-stressed = hard, while stressed → 2 straight
xw-colour-blue = blue
xw-colour-white = white
xw-colour-red = red
xw-colour-purple = purple
xw-bearing-straight = straight
xw-bearing-bank-left = bank left
xw-bearing-bank-right = bank right
xw-bearing-turn-left = turn left
xw-bearing-turn-right = turn right
xw-bearing-koiogran = Koiogran turn
xw-bearing-segnor-left = Segnor’s loop left
xw-bearing-segnor-right = Segnor’s loop right
xw-bearing-tallon-left = Tallon roll left
xw-bearing-tallon-right = Tallon roll right
xw-bearing-stationary = stationary
xw-bearing-reverse-straight = reverse straight
xw-bearing-reverse-bank-left = reverse bank left
xw-bearing-reverse-bank-right = reverse bank right

## Ships and squads

xw-ship-label = { $name }, { $ship }, initiative { $initiative }, shields { $shields }, hull { $hull }, at { $x }, { $y }, heading { $heading }°
xw-pips = shields { $shields }, hull { $hull }
xw-attack = Attack
xw-agility = Agility
xw-hull = Hull
xw-shields = Shields
xw-force = Force
xw-charges = Charges
xw-energy = Energy
xw-house-deck = house deck
xw-facedown = { $count ->
        [one] 1 facedown damage card
       *[other] { $count } facedown damage cards
    }
xw-state-lost = lost
xw-state-docked = docked
xw-state-waiting = waits
xw-state-attacking = attacking
xw-state-defending = defending
xw-state-active = active
xw-state-set = set
xw-state-open = dial open
xw-state-activated = activated
xw-state-engaged = engaged
xw-state-next = waits
xw-order = Order this round
xw-order-about = Moves left to right, shoots right to left.
xw-waiting = Waiting to be placed
xw-points-game = { $points } points
xw-destroyed-count = { $count ->
        [one] 1 ship destroyed
       *[other] { $count } ships destroyed
    }
xw-kind-asteroid = Asteroid
xw-kind-asteroid-about = Ships that hit it lose their action and may suffer damage; ships on it cannot attack.
xw-kind-debris = Debris cloud
xw-kind-debris-about = Ships that hit it gain a stress token and may suffer damage.
xw-kind-gas_cloud = Gas cloud
xw-kind-gas_cloud-about = Attacks through it let the defender turn a blank into an evade.

## Phases and kinds of questions

xw-phase-setup = Setup
xw-phase-planning = Planning
xw-phase-system = System
xw-phase-activation = Activation
xw-phase-engagement = Engagement
xw-phase-end = End
xw-kind-of-action = Activation · action
xw-kind-of-attack = Engagement · declare
xw-kind-of-modify-attack = Attack · you modify
xw-kind-of-modify-defense = Defense · you modify
xw-kind-of-modify-rolled = A roll · you may change it
xw-kind-of-ready = Planning · ready?
xw-kind-of-place-ship = Setup · deploy
xw-kind-of-place-obstacle = Setup · obstacles
xw-kind-of-obstacle = Setup · obstacles

## What actions do

xw-action-focus = gain a focus token: focus results count
xw-action-evade = gain an evade token
xw-action-calculate = gain a calculate token
xw-action-lock = lock an object at range 0–3: reroll attack dice
xw-action-barrelroll = slip sideways
xw-action-boost = fly a bit further
xw-action-rotatearc = turn the turret
xw-action-reload = recover a charge, gain a disarm token
xw-action-slam = fly again at the same speed, gain a disarm token
xw-action-jam = jam an enemy at range 1
xw-action-coordinate = a friendly ship acts
xw-action-reinforce = one result fewer from one side
xw-action-cloak = harder to hit, cannot attack
xw-action-red = (red: stress)
xw-action-purple = (purple: 1 Force)

## For newcomers

xw-guide-dial = Set a secret dial for each ship. Point at a maneuver to see where the ship would end and whom it would see. Blue is easy, red costs stress.
xw-guide-ready = All dials are set. You can still change one; once everybody is ready, ships move from the lowest initiative to the highest.
xw-guide-action = After its maneuver a ship may perform one action. Focus helps in attack and defense alike; a lock helps in attack only.
xw-guide-attack = Click the enemy to shoot at. At range 1 you roll one die more, at range 3 the defender does.
xw-guide-modify-attack = The numbers say how much damage each choice does on average. Spend what helps, or keep it for defense.
xw-guide-modify-defense = Each evade cancels a hit. Spend tokens if that saves you damage.
xw-guide-place-ship = Ships start within range 1 of your edge. Click where it should stand; drag it, turn it with Q and E.
xw-guide-place-obstacle = Obstacles lie beyond range 2 of every edge and beyond range 1 of each other; the red halo is too near.

## Building squads

xw-build-title = Squad builder
xw-build-format = { $format }, { $limit } points
xw-build-format-threat = quick builds, threat { $limit }
xw-build-unnamed = Unnamed squad
xw-build-name = Name your squad
xw-build-summary = Ships: { $ships } · upgrades: { $upgrades }
xw-build-points = { $cost } of { $limit } points
xw-build-empty = Nothing here yet. Choose ships on the left, or start from a squad that works:
xw-build-shelf = Ships and upgrades
xw-build-faction = Faction
xw-build-kind = Format
xw-build-search = Pilot, ship, upgrade or effect
xw-build-ships = Ships
xw-build-upgrades = Upgrades
xw-build-builds = Quick builds
xw-build-fits = Fits { $points }
xw-build-playable = Playable here
xw-build-not-yet = not yet playable
xw-build-not-yet-card = { $name } cannot be played here yet.
xw-build-used = already in the squad
xw-build-used-card = { $name } is limited and already in the squad.
xw-build-for = Upgrades for { $name }
xw-build-for-slot = { $slot } for { $name }
xw-build-no-target = Add a ship first.
xw-build-threat = threat { $threat }
xw-build-add = Add a ship
xw-build-copy = One more: { $name }
xw-build-remove = Remove { $name }
xw-build-drop = remove
xw-build-fill = Choose { $slot } for { $name }
xw-build-fix-drop = Drop { $name }, −{ $points }
xw-build-fix-ship = Remove { $name }, −{ $points }
xw-build-fix-obstacles = Take the usual three
xw-build-obstacles = Obstacles
xw-build-obstacles-about = { $count } of { $needed } chosen, placed in turn at setup
xw-build-obstacles-usual = the usual three, placed in turn at setup
xw-build-choose = Choose
xw-build-own = My squads
xw-build-new = New squad
xw-build-samples = Ready-made squads
xw-build-import = Import XWS
xw-build-paste-about = A link to a squad, XWS, or a squad as text
xw-build-export = Export XWS
xw-build-no-file = A squad with unknown cards cannot be exported.
xw-build-legal = Legal squad
xw-build-legal-about = One faction, names used once, slots and ships match, points within the limit
xw-build-must = What a legal squad is
xw-build-play = Play this squad

## Formats, in the lobby

variant-hyperspace = Hyperspace
variant-quick-build = Quick builds
variant-epic = Epic, 3 × 3 feet
variant-epic-wide = Epic, 3 × 6 feet
