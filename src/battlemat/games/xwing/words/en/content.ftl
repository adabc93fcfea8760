### Words of X-Wing's content, by id: factions, upgrade types, actions, formats, squads.
### Names of cards and ships are proper names; they stay as they are printed (content/*.toml).

xwing-title = X-Wing
    .about = Squads of starfighters, secret dials and dogfights at close range.

## Factions

faction-rebelalliance = Rebel Alliance
faction-galacticempire = Galactic Empire
faction-scumandvillainy = Scum and Villainy
faction-resistance = Resistance
faction-firstorder = First Order
faction-galacticrepublic = Galactic Republic
faction-separatistalliance = Separatist Alliance

## Upgrade types

slot-astromech = astromech
slot-cannon = cannon
slot-cargo = cargo
slot-command = command
slot-configuration = configuration
slot-crew = crew
slot-device = device
slot-force-power = Force power
slot-gunner = gunner
slot-hardpoint = hardpoint
slot-illicit = illicit
slot-missile = missile
slot-modification = modification
slot-sensor = sensor
slot-tactical-relay = tactical relay
slot-talent = talent
slot-team = team
slot-tech = tech
slot-title = title
slot-torpedo = torpedo
slot-turret = turret

## Sizes

size-small = small
    .ship = small ship
size-medium = medium
    .ship = medium ship
size-large = large
    .ship = large ship
size-huge = huge
    .ship = huge ship

## Actions

action-barrelroll = barrel roll
action-boost = boost
action-calculate = calculate
action-cloak = cloak
action-coordinate = coordinate
action-evade = evade
action-focus = focus
action-jam = jam
action-lock = lock
action-recharge = recover a charge
action-reinforce = reinforce
action-reload = reload
action-rotatearc = rotate arc
action-slam = SLAM

## Restrictions of upgrades

word-or = or
needs-card = a card named “{ $name }” in the squad
needs-action = { $colour ->
        [white] white { $action }
        [red] red { $action }
        [purple] purple { $action }
       *[any] { $action }
    } on the action bar
needs-equipped = an equipped upgrade of the type “{ $slot }”
needs-initiative = initiative { $least } or more
needs-energy = energy { $least } or more
needs-shields = shields { $least } or more
needs-arc-rear = a primary weapon with a rear arc
needs-force-dark = the dark side of the Force
needs-force-light = the light side of the Force
needs-non-limited = a ship card without dots

## Formats

format-standard = Standard
format-hyperspace = Hyperspace
format-quick-build = Quick builds
format-epic = Epic

## Ready-made squads

squad-red-dawn = Red Dawn
    .about = Three X-wings with torpedoes: aim well, hit once, turn hard.
squad-black-lance = Black Lance
    .about = Darth Vader leads a formation of TIE fighters that shoots best when it stays together.
squad-quick-verdict = Quick Verdict
    .about = Boba Fett and two Fang fighters: few ships, dangerous at close range.
squad-green-needles = Green Needles
    .about = Four quick A-wings around one X-wing: hard to catch, hard to pin down.
squad-long-memory = Long Memory
    .about = Three aces in T-70 X-wings, each able to finish what another began.
squad-cold-muster = Cold Muster
    .about = Six TIE/fo fighters with shields: a swarm that can take a hit.
squad-three-lanterns = Three Lanterns
    .about = Three Jedi in Delta-7 fighters spend the Force where it counts.
squad-clockwork-tide = Clockwork Tide
    .about = Eight Vulture droids that think together and land on rocks.
squad-first-watch = First Watch
    .about = Luke Skywalker with three reliable wingmen.
squad-grey-wall = Grey Wall
    .about = Four named TIE pilots around “Howlrunner”.
squad-four-fangs = Four Fangs
    .about = Nothing but Fang fighters, and nothing but head-on.
squad-open-sky = Open Sky
    .about = Three T-70 X-wings that fly fast and forgive mistakes.
squad-steel-file = Steel File
    .about = Four TIE/fo fighters, led by “Midnight”.
squad-young-lights = Young Lights
    .about = Barriss Offee and three Jedi Knights.
squad-short-circuit = Short Circuit
    .about = Five Vulture droids, cheap and many.
squad-old-charter = Old Charter
    .about = A CR90 corvette with heavy batteries, and five Jedi to keep attackers away from it.
squad-grey-bulwark = Grey Bulwark
    .about = A Raider corvette breaks the line, Darth Vader and six TIE fighters finish what it leaves.
squad-long-haul = Long Haul
    .about = Seven T-70 X-wings around a GR-75 transport that mends shields and nerves.
squad-deep-hold = Deep Hold
    .about = A C-ROC cruiser full of guns, two Firesprays and four Fang fighters.
