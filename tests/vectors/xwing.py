"""X-Wing: where templates lead, and who sees whom from where and across what."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from battlemat.games.xwing.cards.records import BEARINGS, Bearing
from battlemat.games.xwing.flight import templates
from battlemat.games.xwing.flight.templates import ALL_WAYS, BENT, GUIDES, HANDS, Move, execute, fly
from battlemat.games.xwing.table.figures import DEVICES, FIGURES, OBSTACLES, BaseSize
from battlemat.games.xwing.table.measures import (
    ShipArc,
    attack_distance,
    base,
    in_play_area,
    measuring_lines,
    obstacle,
    range_between,
    range_of,
    side_of,
)
from battlemat.geometry import Pose, Shape, shifted
from tests.vectors import Case, Vectors, made, xwing_huge, xwing_odds, xwing_tables

SIZES: tuple[BaseSize, ...] = ("small", "medium", "large")
ALL_SIZES: tuple[BaseSize, ...] = (*SIZES, "huge")
TEMPLATES: tuple[Bearing, ...] = ("straight", "bank_left", "bank_right", "turn_left", "turn_right")
ARCS: tuple[ShipArc, ...] = ("front", "right", "rear", "left", "full_front", "full_rear", "bullseye")
SIDES = {"in_front": "fore", "behind": "aft", "flanking": "", None: None}


def vectors() -> Iterator[Vectors]:
    figures = msgspec.to_builtins(FIGURES)
    yield made("xwing-fly", 1500, _flown, figures=figures)
    yield made("xwing-execute", 1500, _executed, figures=figures)
    yield made("xwing-roll", 2000, _rolled, figures=figures)
    yield made("xwing-device", 3000, _device, figures=figures)
    yield made("xwing-deploy", 2000, _deployed, figures=figures)
    yield made("xwing-meeting", 1500, _met, figures=figures)
    yield made("xwing-sight", 3000, _seen, figures=figures)
    yield made("xwing-between", 1500, _between, figures=figures)
    yield made("xwing-side", 1000, _side, figures=figures)
    obstructed = made("xwing-obstructed", 1500, _obstructed, figures=figures)
    yield obstructed._replace(cases=[*(_covered(*case) for case in NARROW), *obstructed.cases])
    yield made("xwing-journey", 2000, _journey, figures=figures)
    yield from xwing_odds.vectors()
    yield from xwing_tables.vectors()
    yield from xwing_huge.vectors()


# Positions


def _pose(rng: Random, low: float = 150.0, high: float = 764.4) -> Pose:
    """Anywhere, heading anywhere; every third time square to the table and on whole millimetres, as on a grid."""
    if rng.random() < 1 / 3:
        return float(rng.randint(int(low), int(high))), float(rng.randint(int(low), int(high))), 90.0 * rng.randrange(4)
    return round(rng.uniform(low, high), 4), round(rng.uniform(low, high), 4), round(rng.uniform(0.0, 359.9), 4)


def _near(rng: Random, pose: Pose, far: float) -> Pose:
    x, y, heading = _pose(rng, -far, far)
    return pose[0] + x, pose[1] + y, heading


def _maneuver(rng: Random) -> tuple[Bearing, int, str]:
    bearing = rng.choice(BEARINGS)
    speed = rng.choice(templates.speeds(bearing))
    return bearing, speed, f"{speed}-{bearing.replace('_', '-')}"


def _ends(moves: tuple[Move, ...]) -> list[Any]:
    return [[move.end, move.position, round(move.used, 3), move.full] for move in moves]


# Moves


def _flown(rng: Random) -> Case:
    size, start, (bearing, speed, name) = rng.choice(SIZES), _pose(rng), _maneuver(rng)
    return [size, start, name, _ends(fly(size, start, bearing, speed))]


def _executed(rng: Random) -> Case:
    size, start, (bearing, speed, name) = rng.choice(SIZES), _pose(rng), _maneuver(rng)
    others = _others(rng, size, start, fly(size, start, bearing, speed)[0].end)
    shapes = [base(*other) for other in others]
    return [size, start, name, others, _ends(execute(size, start, bearing, speed, shapes))]


def _others(rng: Random, size: BaseSize, start: Pose, around: Pose) -> list[tuple[BaseSize, Pose]]:
    """Ships about where a maneuver ends, none of them where it starts."""
    found = [(rng.choice(SIZES), _near(rng, around, 120.0)) for _ in range(rng.randint(1, 4))]
    return [other for other in found if templates.free_of(base(size, start), [base(*other)])]


STEPS = 10


def _journey(rng: Random) -> Case | None:
    """Poses on the way of a maneuver, to where it ends or was stopped: the ship's rear evenly along the template."""
    size, start, (bearing, speed, name) = rng.choice(SIZES), _pose(rng), _maneuver(rng)
    others = _others(rng, size, start, fly(size, start, bearing, speed)[0].end) if rng.random() < 0.5 else []
    move = rng.choice(execute(size, start, bearing, speed, [base(*other) for other in others]))
    if move.strip is None:
        return [size, start, move.end, name, [start, move.end]]
    if not move.full and move.used == 0.0:
        return None  # where its rear is, before the template, the engine does not tell
    length, far = FIGURES.base[size].length, move.strip.length
    rears = [-length + (far + length) * step / STEPS for step in range(STEPS)]
    turned = 180.0 if ALL_WAYS[bearing].reverse else 0.0
    poses = [shifted(move.laid, *move.strip.chord(rear, length)) for rear in rears if move.full or rear <= move.used]
    return [size, start, move.end, name, [*((x, y, heading + turned) for x, y, heading in poses), move.end]]


def _rolled(rng: Random) -> Case:
    size, start, hand = rng.choice(SIZES), _pose(rng), rng.choice(HANDS)
    speed = rng.randint(1, 3)
    if rng.random() < 0.5:
        return [size, start, f"{hand}-{speed}", _ends(templates.barrel_roll(size, start, hand, speed))]
    bent = rng.choice(BENT)
    return [size, start, f"{hand}-bank{speed}-{bent}", _ends(templates.bank_roll(size, start, hand, bent, speed))]


def _device(rng: Random) -> Case:
    size, pose, kind = rng.choice(ALL_SIZES), _pose(rng), rng.choice(sorted(DEVICES))
    verb = rng.choice(("drop", "launch", "relocate"))
    bearing = rng.choice(TEMPLATES)
    speed = rng.choice(templates.speeds(bearing))
    name = f"{speed}-{bearing.replace('_', '-')}"
    if verb == "relocate":
        return [verb, size, pose, kind, name, templates.relocate(kind, pose, bearing, speed)]
    place = templates.drop if verb == "drop" else templates.launch
    if rng.random() < 0.2:
        return [verb, size, pose, kind, "", place(size, pose, kind, None)]
    return [verb, size, pose, kind, name, place(size, pose, kind, bearing, speed)]


def _deployed(rng: Random) -> Case:
    carrier, pose, size, guides = rng.choice(ALL_SIZES), _pose(rng), rng.choice(SIZES), rng.choice(GUIDES)
    return [carrier, pose, size, guides, templates.deploy_start(carrier, pose, size, guides)]


def _met(rng: Random) -> Case:
    """What a maneuver comes across, and whether it leaves the table."""
    size, start, (bearing, speed, name) = rng.choice(SIZES), _pose(rng, 30.0, 884.4), _maneuver(rng)
    move = fly(size, start, bearing, speed)[0]
    rocks = _rocks(rng, [start, move.end])
    met = templates.meets(move, {key: obstacle(*rock) for key, rock in rocks.items()})
    return [size, start, name, rocks, sorted(met), not in_play_area(move.base)]


def _rocks(rng: Random, around: list[Pose]) -> Rocks:
    return {
        f"obstacle-{number}": (rng.choice(sorted(OBSTACLES)), _near(rng, rng.choice(around), 110.0))
        for number in range(rng.randint(1, 4))
    }


# Sight


def _pair(
    rng: Random, far: float = 260.0, sizes: tuple[BaseSize, ...] = ALL_SIZES
) -> tuple[BaseSize, Pose, BaseSize, Pose]:
    size, pose, other = rng.choice(sizes), _pose(rng), rng.choice(sizes)
    return size, pose, other, _near(rng, pose, far)


def _seen(rng: Random) -> Case:
    size, pose, other, there = _pair(rng)
    arc = rng.choice(ARCS)
    far = attack_distance(base(size, pose), arc, base(other, there))
    if far is not None and range_of(far) > 3:
        far = None
    return [size, pose, arc, other, there, far, None if far is None else range_of(far)]


def _between(rng: Random) -> Case:
    size, pose, other, there = _pair(rng)
    return [size, pose, other, there, range_between(base(size, pose), base(other, there))]


def _side(rng: Random) -> Case | None:
    size, pose, other, there = _pair(rng, 180.0)
    side = SIDES[side_of(base(size, pose), base(other, there))]
    return None if side is None else [size, pose, other, there, side]


Rocks = dict[str, tuple[str, Pose]]

NARROW: tuple[tuple[BaseSize, Pose, BaseSize, Pose, Rocks], ...] = (
    (  # two corners of the debris lie behind each other on a line that starts within it: nothing goes between them
        "large",
        (288.0, 223.0, 180.0),
        "small",
        (316.0, -26.0, 90.0),
        {"obstacle-0": ("yt2400debris2", (321.0, 192.5, 0.0))},
    ),
    (  # the cloud lies across the edge of the defender: beside it, far from all its corners, a line is free
        "medium",
        (500.0, 505.0, 270.0),
        "large",
        (325.0, 526.0, 0.0),
        {"obstacle-0": ("gascloud4", (348.9956, 509.8838, 131.0234))},
    ),
)
"""Where the free lines of an attack are few or seem to be."""


def _obstructed(rng: Random) -> Case | None:
    size, pose, other, there = _pair(rng, sizes=SIZES)
    attacker, defender = base(size, pose), base(other, there)
    far = attack_distance(attacker, "front", defender)
    if far is None or not 1 <= range_of(far) <= 3:
        return None
    middle = ((pose[0] + there[0]) / 2, (pose[1] + there[1]) / 2, 0.0)
    return _covered(size, pose, other, there, _rocks(rng, [middle]))


def _covered(size: BaseSize, pose: Pose, other: BaseSize, there: Pose, rocks: Rocks) -> Case:
    """The obstacles on the line that the fewest things obstruct."""
    things: dict[str, Shape] = {key: obstacle(*rock) for key, rock in rocks.items()}
    _, across = measuring_lines(base(size, pose), "front", base(other, there), things)[0]
    return [size, pose, other, there, rocks, sorted(across)]
