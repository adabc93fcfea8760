"""What a huge ship does to all it ends its maneuver on: obstacles, huge ships, standard ships (XW-HUG-39 to XW-HUG-59).

A standard ship is hurt and set aside before the huge ship stands where it ends, and put back behind it afterwards; all
else comes in between (XW-HUG-95).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, NamedTuple

from battlemat.core.decision import Flow
from battlemat.games.xwing.cards.sheet import Maneuver, maneuver_id, sheet
from battlemat.games.xwing.combat import rolls
from battlemat.games.xwing.flight import huge_template, putting_back, templates
from battlemat.games.xwing.flight.templates import Move
from battlemat.games.xwing.ships import damage, tokens
from battlemat.games.xwing.state import IN_PLAY, RESERVE, Ship, Table, XMatch, forget, huge_of, in_play, obstacle_of
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.measures import Base, base, in_play_area
from battlemat.games.xwing.table.objects import base_of, device_shapes, obstacle_shapes
from battlemat.games.xwing.timing import crediting
from battlemat.geometry import distance, overlaps

DICE: Final = {"small": 1, "medium": 2, "large": 3}
"""What a huge ship rolls for each standard ship it overlapped (XW-HUG-56)."""
STATIONARY: Final = "0-stationary"


class Run(NamedTuple):
    """A maneuver of a huge ship with all that is in its way.

    `maneuver` is what is left of it before other huge ships, `speed` what the dial shows; `struck` are those huge
    ships, `under` the standard ships where it ends.
    """

    maneuver: Maneuver
    move: Move
    speed: int
    struck: tuple[Ship, ...]
    under: tuple[Ship, ...]


Others = Sequence[tuple[Ship, Base]]
"""Other ships, and where each stands or will stand."""


def plan(s: Table, ship: Ship, maneuver: Maneuver, dialled: Maneuver | None, others: Others | None = None) -> Run:
    """Where a maneuver ends, slower than it was meant if other huge ships are in the way (XW-HUG-45, XW-HUG-46)."""
    if others is None:
        others = [(other, base_of(s, other)) for other in in_play(s) if other is not ship]
    struck: dict[str, Ship] = {}
    while True:
        move = templates.fly("huge", ship.pose, maneuver.bearing, maneuver.speed)[0]
        hit = [other for other in _overlapped(move, others) if huge_of(s, other)]
        if not hit or maneuver.bearing == "stationary":
            break
        struck |= {other.id: other for other in hit}
        maneuver = _slower(maneuver)
    fits = in_play_area(move.base, s.width, s.length)
    under = [other for other in _overlapped(move, others) if not huge_of(s, other)] if fits else []
    speed = (maneuver if dialled is None else dialled).speed  # XW-HUG-59
    return Run(maneuver, move, speed, tuple(struck.values()), tuple(under))


def _overlapped(move: Move, others: Others) -> list[Ship]:
    return [other for other, shape in others if overlaps(move.base, shape)]


def _slower(maneuver: Maneuver) -> Maneuver:
    """One speed less, in the same colour (XW-HUG-94); below the slowest there is only standing still (XW-HUG-46)."""
    speed = maneuver.speed - 1
    if speed not in huge_template.speeds(maneuver.bearing):
        return Maneuver(STATIONARY, 0, "stationary", maneuver.difficulty)
    return maneuver._replace(id=maneuver_id(speed, maneuver.bearing), speed=speed)


def set_aside(m: XMatch, ship: Ship, run: Run) -> Flow[None]:
    """Standard ships under the final position are hurt and picked up (XW-HUG-50, XW-HUG-51)."""
    for other in run.under:
        yield from damage.suffer(m, other, crits=run.speed, by=ship.id, rule="XW-HUG-50")
        other.place = RESERVE
        m.note("set-aside", "XW-HUG-51", ship=other.id, by=ship.id)
    if run.under:
        forget(m.state)


def consequences(m: XMatch, ship: Ship, run: Run) -> Flow[None]:
    """All that follows once the huge ship stands and its difficulty is checked, in this order (XW-HUG-95)."""
    yield from _ram(m, ship, run)
    yield from _obstacles(m, ship, run.move)
    if m.state.devices and ship.place == IN_PLAY:
        met = templates.comes_across(run.move, device_shapes(m.state))
        yield from devices.moved_through(m, ship, met, maneuver=True)
    yield from putting_back.put_back(m, ship, [other for other in run.under if not other.destroyed])
    yield from _pay(m, ship, run.under)


def _ram(m: XMatch, ship: Ship, run: Run) -> Flow[None]:
    """Huge ships that met suffer what the dial of the moving one shows (XW-HUG-47)."""
    if run.struck:
        for one in (ship, *run.struck):
            by = run.struck[0].id if one is ship else ship.id
            yield from damage.suffer(m, one, crits=run.speed, by=by, rule="XW-HUG-47")


def _obstacles(m: XMatch, ship: Ship, move: Move) -> Flow[None]:
    """Each obstacle is removed and does something by its kind, the nearest to the start first (XW-HUG-39, -44)."""
    shapes = obstacle_shapes(m.state)
    met = [thing for thing, shape in shapes.items() if overlaps(move.base, shape)]
    start = base("huge", move.start)
    met.sort(key=lambda t: (distance(start, shapes[t]), hypot(shapes[t].x - start.x, shapes[t].y - start.y)))
    yield from obstacles.met_now(m, ship, met)
    crediting.ignored(m, ship, met)
    for thing in obstacles.affected(m.state, ship, met):
        yield from _crush(m, ship, thing)


def _crush(m: XMatch, ship: Ship, thing: str) -> Flow[None]:
    kind = obstacles.kind_of(m.state, thing)
    rule = "XW-HUG-41" if kind == "gas_cloud" else "XW-HUG-40"
    m.note("met-obstacle", rule, ship=ship.id, object=thing)
    obstacles.remove(m, obstacle_of(m.state, thing), "XW-HUG-39")
    if kind == "gas_cloud":
        yield from tokens.gain(m, ship, "jam", by=_opponent(m.state, ship), rule=rule)
        return
    yield from damage.suffer(m, ship, crits=1, rule=rule)
    yield from tokens.gain(m, ship, "stress", rule=rule)


def _opponent(s: Table, ship: Ship) -> int:
    """Nobody caused the jam token: the next opponent in player order chooses (XW-HUG-41)."""
    return next(player for player in s.order if player != ship.owner and not s.players[player].out)


def _pay(m: XMatch, ship: Ship, under: Iterable[Ship]) -> Flow[None]:
    """The dice for the standard ships, destroyed ones included (XW-HUG-56, XW-HUG-57)."""
    number = sum(DICE[sheet(m.state, other).size] for other in under)
    if not number or ship.place != IN_PLAY:
        return
    faces = yield from rolls.roll(m, ship, number, "XW-HUG-56", "overlap")
    yield from tokens.gain(m, ship, "stress", faces.count("hit"), rule="XW-HUG-56")
    yield from damage.suffer(m, ship, crits=faces.count("crit"), rule="XW-HUG-56")
