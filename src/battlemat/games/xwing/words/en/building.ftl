### What is said about squads: refusals of the builder and of XWS files. Cards, factions and slots come as names.

## Squads

xwing-too-many-points = The squad costs { $total } points, but at most { $limit } are allowed.
xwing-too-much-threat = The squad has threat { $total }, but at most { $limit } is allowed.
xwing-squad-empty = A squad needs at least one ship.
xwing-builds-only = The format “{ $format }” is played with quick builds only.
xwing-no-builds = The format “{ $format }” has no quick builds; choose ships and upgrades.
xwing-wrong-faction = “{ $card }” does not belong to the faction of the squad ({ $faction }).
xwing-upgrade-without-ship = The upgrade “{ $upgrade }” is not on any ship.
xwing-not-in-format = “{ $card }” is not available in the format “{ $format }”.
xwing-huge-not-in-format = “{ $card }” is for battles with huge ships, which the format “{ $format }” does not have; choose “{ $other }”.
xwing-not-yet-playable = “{ $card }” cannot be played here yet.
xwing-too-many-limited = The squad has { $count } cards named “{ $card }”, but at most { $limit } may be in it.
xwing-too-many-solitary = A squad may have only one solitary upgrade of the type “{ $slot }”, not { $count }.
xwing-no-slot = { $pilot } has { $limit ->
        [0] no slot
        [one] one slot
       *[other] { $limit } slots
    } of the type “{ $slot }”, but the upgrades need { $count }.
xwing-too-many-turrets = { $pilot } has { $count } upgrades with a turret, but room for { $limit } turret indicators.
xwing-upgrade-twice = { $pilot } has the upgrade “{ $upgrade }” more than once.
xwing-restricted = “{ $upgrade }” cannot be on the ship of { $pilot }. It needs: { $needed }.
xwing-wing-too-small = { $pilot } leads a wing by “{ $upgrade }” and has { $count ->
        [one] { $count } wingmate
       *[other] { $count } wingmates
    }, but needs at least { $least } ({ $needed }).
xwing-ship-restricted = { $pilot } cannot be in this squad. It needs: { $needed }.
xwing-obstacle-count = A squad brings { $needed } obstacles, not { $count }.

## Ids and lists

xwing-unknown-faction = There is no faction “{ $id }”.
xwing-unknown-pilot = There is no ship card “{ $id }”.
xwing-unknown-upgrade = There is no upgrade “{ $id }”.
xwing-unknown-build = There is no quick build “{ $id }”.
xwing-unknown-obstacle = There is no obstacle “{ $id }”.
xwing-unknown-squad = There is no squad “{ $id }”; there are: { $options }.
xwing-unknown-format = There is no format “{ $id }”; there are: { $options }.
xwing-bad-limit = The limit must be between 1 and { $most }, not { $limit }.
xwing-bad-area = A side of the play area must measure { $least } to { $most } mm, not { $side }.
xwing-too-many-ships = “{ $squad }” has { $ships } ships, which need { $needed } mm of its edge, but the edge measures { $edge } mm. Enlarge the play area.
xwing-bad-player-count = The game is for 2 to { $most } players, not for { $count }.
xwing-not-a-squad = This is not a squad: { $problem }.
xwing-not-a-setup = This is not a set-up: { $problem }.

## XWS files

xwing-xws-too-big = The file is too big: a squad has at most { $most } characters, this is { $count }.
xwing-xws-not-json = This is not an XWS squad: it is not JSON ({ $problem }).
xwing-xws-bad-form = This is not an XWS squad: { $problem }.
