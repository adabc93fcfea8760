"""Setting dials, and choosing among the ends of a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, inf
from typing import Final, NamedTuple

from battlemat.core.decision import Pick, Pose, on_grid
from battlemat.core.game import Appraisal
from battlemat.games.xwing.appraisal import edges, huge_ships
from battlemat.games.xwing.appraisal.edges import Step, step
from battlemat.games.xwing.appraisal.forces import Fighter
from battlemat.games.xwing.appraisal.forecast import Foe, planned, turn, will_move
from battlemat.games.xwing.appraisal.situation import OFF_THE_TABLE, Situation, bare
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.appraisal.worth import ACTION, STRESS
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import Maneuver, sheet
from battlemat.games.xwing.flight import maneuver, moves, running_over, templates
from battlemat.games.xwing.flight.running_over import Others
from battlemat.games.xwing.flight.templates import Move
from battlemat.games.xwing.phases.planning import READY
from battlemat.games.xwing.state import Ship, Table, in_play, placed, ship_of
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.measures import Base, base
from battlemat.games.xwing.table.objects import device_shape, obstacle_shape, other_bases, size_of
from battlemat.games.xwing.timing.listeners import can
from battlemat.geometry import Shape, shifted, touches

NEAR: Final = 450.0
"""Nothing farther away is met by one maneuver."""
RISKY: Final = 60.0
"""Points for a way that leaves the table if somebody stands in it."""
CORNERED: Final = 5.0
"""Points for a way on which somebody may stop the ship where it cannot turn away from the edge."""
LUCK: Final = 0.1
"""A ship that only stays on the table because somebody is in its way must be lucky."""
PATIENCE: Final = 12
STUCK: Final = 1.0
"""Points for each round beyond that patience, for a way that leads nowhere: no two ships stay nose to nose for ever."""
EDGE: Final = 200.0
EVERYWHERE: Final = (0.3, 0.5, 0.7, 0.85)


def dials(view: View, decision: Pick) -> list[Appraisal]:
    """The dial of the ship that moves first among those without one; the later ones see what it will do."""
    s = imagined(view)
    ship = to_be_set(s, decision)
    found = [Appraisal(f"{ship.id}:{one.answer}", one.value) for one in dial_worths(s, ship)]
    return [one for one in found if one.answer in decision.ids]


def to_be_set(s: Table, decision: Pick) -> Ship:
    """The ship whose dial is set next: the one that moves first."""
    names = {option.partition(":")[0] for option in decision.ids}
    return min((ship_of(s, name) for name in names), key=lambda ship: turn(s, ship))


def dial_worths(s: Table, ship: Ship, around: Situation | None = None) -> list[Appraisal]:
    """What each maneuver of a ship's dial is worth."""
    around = Situation(s, ship) if around is None else around
    others = others_then(s, ship, around.foes)
    things = met_things(s, ship)
    best: dict[str, float] = {}
    for way in around.room.ways:
        best[way.dial] = max(best.get(way.dial, -inf), flight(around, way, others, things))
    return [Appraisal(name, value) for name, value in best.items()]


def ready(view: View, decision: Pick) -> list[Appraisal]:
    """Dials were weighed when they were set."""
    return [Appraisal(READY, 1.0)]


def others_then(s: Table, ship: Ship, foes: Sequence[Foe]) -> list[tuple[Ship, Base]]:
    """The bases of all others when it is this ship's turn, as far as one can foresee."""
    expected = {foe.fighter.ship.id: foe.poses[0] for foe in foes}
    found = []
    for other in in_play(s):
        if other is ship:
            continue
        pose = other.pose
        if will_move(s, other) and turn(s, other) < turn(s, ship):
            pose = expected.get(other.id) or planned(s, other)
        found.append((other, base(size_of(s, other), pose)))
    return found


def met_things(s: Table, ship: Ship) -> dict[str, Shape]:
    """The obstacles and mines near enough to be met."""
    x, y, _ = ship.pose
    things = {rock.id: obstacle_shape(rock) for rock in placed(s)}
    things |= {thing.id: device_shape(thing) for thing in s.devices}
    return {name: shape for name, shape in things.items() if hypot(shape.x - x, shape.y - y) < NEAR + shape.radius}


def flight(around: Situation, way: Step, others: Others, things: Mapping[str, Shape]) -> float:
    """What a maneuver is worth: the best of its ends."""
    ship = around.ship
    if around.me.size == "huge":
        run = running_over.plan(around.s, ship, way.maneuver, way.maneuver, others)
        return arrival(around, run.maneuver, run.move, things) + huge_ships.collisions(around.s, around.me, run)
    start = on_grid(shifted(ship.pose, *way.before))
    if not around.room.holds(start):
        return -OFF_THE_TABLE
    bases = [shape for _, shape in others]
    ends = templates.execute(size_of(around.s, ship), start, way.maneuver.bearing, way.maneuver.speed, bases)
    return max(arrival(around, way.maneuver, move, things) for move in ends)


class Landing(NamedTuple):
    """How a ship ends a maneuver: with what it may fight then, and what that is worth beside the fight."""

    me: Fighter
    armed: bool
    worth: float


def arrival(around: Situation, chosen: Maneuver, move: Move, things: Mapping[str, Shape]) -> float:
    """What ending a maneuver like this is worth."""
    there = landing(around, chosen, move, things)
    return around.fight(move.end, there.me, armed=there.armed) + there.worth


def landing(around: Situation, chosen: Maneuver, move: Move, things: Mapping[str, Shape]) -> Landing:
    s, ship = around.s, around.ship
    stress = ship.tokens.get("stress", 0)
    stress = max(0, stress - 1) if chosen.difficulty == "blue" else stress + (chosen.difficulty == "red")
    met = templates.meets(move, things) if things else []
    kinds = _kinds(s, ship, met)
    stress += kinds.count("debris")
    acts = not stress and move.full and not {"asteroid", "gas_cloud"} & set(kinds)
    grounded = any(obstacles.kind_of(s, name) == "asteroid" and touches(move.base, things[name]) for name in met)
    me = bare(around.me)._replace(focus=1) if acts else bare(around.me)
    worth = safety(around, chosen, move, stressed=stress > 0) - STRESS * stress - (0.0 if acts else ACTION)
    return Landing(me, not grounded, worth - around.per_damage * _damage(kinds) - stuck(s, move))


def stuck(s: Table, move: Move) -> float:
    """What it costs to stay where one is, the more the longer the match lasts."""
    if move.full or hypot(move.end[0] - move.start[0], move.end[1] - move.start[1]) > 5.0:
        return 0.0
    return min(STUCK * max(0, s.round - PATIENCE), RISKY - 10.0)


def safety(around: Situation, chosen: Maneuver, move: Move, *, stressed: bool) -> float:
    """How safe a maneuver is. Whoever is foreseen to be in its way may not be there, and somebody else may be."""
    there = around.safety(move.end, stressed=stressed)
    full = move
    if not move.full:
        full = templates.fly(move.size, move.start, chosen.bearing, chosen.speed)[0]
        there = min(there, there * LUCK + around.safety(full.end, stressed=stressed))
    stopped = list(edges.stops(full, EVERYWHERE)) if _near_the_edge(around.s, full.end) else []
    if not all(around.room.holds(stop) for stop in stopped):
        return there - RISKY
    return there - CORNERED * any(not around.room.ways_on(stop, stressed) for stop in stopped)


def _kinds(s: Table, ship: Ship, met: Sequence[str]) -> list[str]:
    """What kinds of things these are; obstacles that the ship ignores are none."""
    kinds = [obstacles.kind_of(s, name) or _device_type(s, name) for name in met]
    if kinds and can(s, ship, "ignore-obstacles"):
        return [kind for kind in kinds if kind == "mine"]
    return kinds


def _device_type(s: Table, name: str) -> str:
    return next((devices.record_of(thing.kind).type for thing in s.devices if thing.id == name), "")


def _damage(kinds: Sequence[str]) -> float:
    """The damage that what was met does on average."""
    each = {"asteroid": 0.55, "debris": 0.2, "mine": 1.75}
    return sum(each.get(kind, 0.0) for kind in kinds)


def _near_the_edge(s: Table, pose: Pose) -> bool:
    return min(pose[0], pose[1], s.width - pose[0], s.length - pose[1]) < EDGE


def maneuvers(view: View, decision: Pick) -> list[Appraisal]:
    """A maneuver that an ability makes a ship execute, or sets instead of the one that was revealed."""
    s = imagined(view)
    ship = ship_of(s, decision.about["ship"])
    around = Situation(s, ship)
    if ship.revealed:
        around.coming = None
    return [Appraisal(name, 0.0 if name == PASS else detour(around, name)) for name in decision.ids]


def detour(around: Situation, name: str) -> float:
    """What executing this maneuver now is worth, whatever is still to come after it."""
    s, ship = around.s, around.ship
    chosen = sheet(s, ship).dial.get(name) or maneuver.read(f"{name}/white")
    executed = step(s, ship, chosen).maneuver
    if around.me.size == "huge":
        run = running_over.plan(s, ship, executed, executed)
        return _passing(around, run.maneuver, run.move) + huge_ships.collisions(around.s, around.me, run)
    ends = templates.execute(size_of(s, ship), ship.pose, executed.bearing, executed.speed, other_bases(s, ship))
    return max(_passing(around, executed, move) for move in ends)


def _passing(around: Situation, executed: Maneuver, move: Move) -> float:
    if around.coming is None:
        return arrival(around, executed, move, met_things(around.s, around.ship))
    if not around.room.holds(move.end):
        return -OFF_THE_TABLE
    return around.value(move.end)


# Moves that are under way ---------------------------------------------------------------------------------------------


def positions(view: View, decision: Pick) -> list[Appraisal]:
    """Where a Tallon roll, a barrel roll or a tractored ship ends."""
    s = imagined(view)
    return positioned(Situation(s, ship_of(s, decision.about["ship"])), decision, view["viewer"])


def positioned(around: Situation, decision: Pick, viewer: int) -> list[Appraisal]:
    ship = around.ship
    ends = {move.position: move for move in ends_of(around.s, ship, decision.about["way"])}
    sign = 1.0 if ship.owner == viewer else -1.0
    stressed = bool(ship.tokens.get("stress"))
    return [
        Appraisal(name, sign * around.value(ends[name].end, stressed=stressed) if name in ends else 0.0)
        for name in decision.ids
    ]


def ends_of(s: Table, ship: Ship, way: str) -> Sequence[Move]:
    """The ends of a way as questions name it: a maneuver, `left-2`, `roll:right-1`, `boost`, `roll-left`."""
    if way in sheet(s, ship).dial:
        executed = step(s, ship, sheet(s, ship).dial[way]).maneuver
        return templates.fly(size_of(s, ship), ship.pose, executed.bearing, executed.speed)
    way = way.removeprefix("roll:").removeprefix("roll-").removeprefix("boost:")
    if way == "boost":
        way = "1-straight"
    if way[0].isdigit():
        return moves.boost_moves(s, ship, way)
    return moves.roll_moves(s, ship, way)


def orders(view: View, decision: Pick) -> list[Appraisal]:
    """Who goes first of several: whoever is not in anybody's way; in a fight, whoever has the best shot."""
    s = imagined(view)
    known = {ship.id: ship for ship in s.ships}
    found = []
    for name in decision.ids:
        ship = known.get(name)
        value = 0.0
        if ship is not None and s.phase == "activation":
            value = _free_way(s, ship)
        elif ship is not None and s.phase == "engagement":
            around = Situation(s, ship)
            value = around.fight(ship.pose, around.me)
        found.append(Appraisal(name, value))
    return found


def _free_way(s: Table, ship: Ship) -> float:
    """1 for a ship that nobody blocks now, and a little for being far ahead."""
    if not ship.dial:
        return 1.0
    executed = step(s, ship, sheet(s, ship).dial[ship.dial]).maneuver
    others = [base(size_of(s, other), other.pose) for other in in_play(s) if other is not ship]
    ends = templates.execute(size_of(s, ship), ship.pose, executed.bearing, executed.speed, others)
    return float(ends[0].full)
