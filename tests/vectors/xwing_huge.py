"""X-Wing's huge ships: where their template leads, what they run over, where that goes, whom they see and shoot at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec

from battlemat.core.decision import on_grid
from battlemat.games.xwing.appraisal import firing
from battlemat.games.xwing.cards.records import Bearing
from battlemat.games.xwing.cards.sheet import Maneuver, maneuver_id
from battlemat.games.xwing.combat.broadside import Salvo, salvos
from battlemat.games.xwing.combat.odds import attack_odds
from battlemat.games.xwing.flight import huge_template, putting_back, running_over
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import IN_PLAY, RESERVE, Attack, Ship, Table, huge_of, ship_of
from battlemat.games.xwing.table.figures import FIGURES, BaseSize
from battlemat.games.xwing.table.measures import (
    STANDARD_ARCS,
    ShipArc,
    attack_distance,
    base,
    in_play_area,
    measuring_lines,
    range_of,
)
from battlemat.games.xwing.table.objects import all_shapes, base_of, obstacle_shapes
from battlemat.geometry import Pose, from_pose, overlaps
from tests.vectors import Case, Vectors, made
from tests.vectors.xwing_odds import by_damage

SIZES: tuple[BaseSize, ...] = ("small", "medium", "large", "huge")
ARCS: tuple[ShipArc, ...] = get_args(ShipArc)
SHIP = (
    *("id", "owner", "pilot", "chassis", "size", "place", "pose", "turret", "agility", "hull", "shields", "force"),
    *("weapons", "tokens", "locks", "damage"),
)
"""What the page's reckoning reads of a ship, beside what only huge ones have."""
FLEETS = (
    "a.alderaanianguard&turbolaserbattery&pointdefensebattery b.outerrimpatrol b.academypilot b.omicrongrouppilot",
    "a.outerrimgarrison&turbolaserbattery&ioncannonbattery b.echobaseevacuees b.bluesquadronescort b.lothalrebel",
    "a.syndicatesmugglers&pointdefensebattery b.alderaanianguard b.academypilot b.academypilot",
)
"""A huge ship whose abilities change no dice, another one, and ships that may be run over."""
LAST = 5
"""No arc reaches beyond this range."""


def vectors() -> Iterator[Vectors]:
    common = {"figures": msgspec.to_builtins(FIGURES), "area": [FIGURES.play_area, FIGURES.play_area]}
    yield made("xwing-huge-fly", 400, _flown, **common)
    yield made("xwing-huge-run", 1000, _run, **common)
    yield made("xwing-huge-put-back", 600, _put_back, **common)
    yield made("xwing-huge-sight", 2500, _seen, **common)
    yield made("xwing-huge-salvos", 500, _salvos, **common)


# Tables


def _pose(rng: Random, low: float = 100.0, high: float = 810.0) -> Pose:
    heading = rng.choice((90.0 * rng.randrange(4), round(rng.uniform(0.0, 359.9), 4)))
    return round(rng.uniform(low, high), 4), round(rng.uniform(low, high), 4), heading


@cache
def _fleets() -> tuple[XWingScenario, ...]:
    return tuple(
        table(*(f"{ship}@100,100" for ship in fleet.split()), "coreasteroid0@800,800", phase="engagement")
        for fleet in FLEETS
    )


def _strewn(rng: Random) -> XWingScenario | None:
    """A fleet anew on the table; None if ships lie on each other."""
    t = rng.choice(_fleets())
    s = t.state
    for ship in s.ships:
        ship.pose = _pose(rng)
        ship.tokens = {"focus": 1} if rng.random() < 0.3 else {}
        huge = huge_of(s, ship)
        if huge is not None:
            huge.turrets = {weapon: rng.choice(STANDARD_ARCS) for weapon in huge.turrets}
    for rock in s.obstacles:
        rock.pose = _pose(rng)
    bases = [base_of(s, ship) for ship in s.ships]
    apart = all(not overlaps(one, other) for n, one in enumerate(bases) for other in bases[:n])
    return t if apart and all(in_play_area(one) for one in bases) else None


def _ships(t: XWingScenario) -> list[dict[str, Any]]:
    shown = t.match.view(0)["ships"]
    return [{key: ship[key] for key in (*SHIP, "huge") if key in ship} for ship in shown]


def _rocks(s: Table) -> dict[str, Any]:
    return {rock.id: [rock.outline, rock.pose, "asteroid"] for rock in s.obstacles}


# Moves


def _maneuver(rng: Random) -> Maneuver:
    bearing: Bearing = rng.choice(huge_template.BEARINGS)
    speed = rng.choice(huge_template.speeds(bearing))
    return Maneuver(maneuver_id(speed, bearing), speed, bearing, "white")


def _flown(rng: Random) -> Case:
    start, maneuver = _pose(rng), _maneuver(rng)
    return [start, maneuver.id, huge_template.end(start, maneuver.bearing, maneuver.speed)]


def _run(rng: Random) -> Case | None:
    """Where a huge ship ends among others, whom it strikes and whom it runs over."""
    t = _strewn(rng)
    if t is None:
        return None
    s, ship, maneuver = t.state, t.state.ships[0], _maneuver(rng)
    run = running_over.plan(s, ship, maneuver, None)
    met = [sorted(other.id for other in group) for group in (run.struck, run.under)]
    return [_ships(t), ship.id, maneuver.id, run.maneuver.id, run.move.end, *met]


def _put_back(rng: Random) -> Case | None:
    """Why a ship that a huge one ran over cannot be put back somewhere around its rear; None if it can."""
    t = _strewn(rng)
    if t is None:
        return None
    s, huge, ship = t.state, t.state.ships[0], t.state.ships[rng.choice((2, 3))]
    ship.place = RESERVE
    question, ships = putting_back.place(s, huge, ship), _ships(t)
    ship.place = IN_PLAY
    if question is None:
        return None
    ((x, y),) = from_pose(huge.pose, ((rng.uniform(-230.0, 230.0), rng.uniform(-330.0, 80.0)),))
    pose = on_grid((x, y, rng.uniform(0.0, 359.9)))
    refusal = question.check(pose)
    return [ships, huge.id, ship.id, pose, refusal and refusal.key]


# Attacks


def _seen(rng: Random) -> Case:
    """From or to a huge ship at the least, as far as range 5."""
    size = rng.choice(SIZES)
    other = rng.choice(SIZES) if size == "huge" else "huge"
    pose, arc, reach = _pose(rng), rng.choice(ARCS), rng.randint(3, LAST)
    there = pose[0] + rng.uniform(-500.0, 500.0), pose[1] + rng.uniform(-500.0, 500.0), rng.uniform(0.0, 359.9)
    far = attack_distance(base(size, pose), arc, base(other, there), reach)
    if far is not None and range_of(far) > reach:
        far = None
    return [size, pose, arc, other, there, reach, far, None if far is None else range_of(far)]


def _salvos(rng: Random) -> Case | None:
    """All attacks of a huge ship: the option, the arc, the range, both numbers of dice and the odds."""
    t = _strewn(rng)
    if t is None:
        return None
    s, ship = t.state, t.state.ships[0]
    found = [_salvo(s, ship, salvo) for salvo in salvos(s, ship).values()]
    return [_ships(t), _rocks(s), ship.id, found] if found else None


def _salvo(s: Table, ship: Ship, salvo: Salvo) -> list[Any]:
    shot = salvo.shot
    planned = Attack(ship.id, shot.defender, shot.weapon.id, shot.arc, shot.range, salvo.header is not None)
    things = {
        name: shape
        for name, shape in all_shapes(s).items()
        if name in obstacle_shapes(s) or (huge_of(s, ship_of(s, name)) and name not in (ship.id, shot.defender))
    }
    target = base_of(s, ship_of(s, shot.defender))
    planned.obstructed = sorted(measuring_lines(base_of(s, ship), shot.arc, target, things)[0][1])
    s.attacks = [planned]
    red, green = firing.attacker(s, planned, shot), firing.defender(s, planned, shot)
    s.attacks = []
    spread = by_damage(attack_odds(red, green))
    return [salvo.id, shot.weapon.id, shot.defender, shot.arc, shot.range, red.dice, green.dice, spread]
