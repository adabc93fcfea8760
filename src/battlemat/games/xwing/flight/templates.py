"""Moves with a template: maneuvers, boosts, barrel rolls, decloaks, devices (topics MOV, MAN; parts of ACT and DEV).

A `Move` is one possible outcome: where the ship ends and which part of which template lies on the table. The functions
that name a bearing and a speed only lay templates; `execute` knows what a maneuver does when ships are in the way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import hypot
from typing import Literal, NamedTuple, TypeVar

from battlemat.core.decision import Pose, on_grid
from battlemat.games.xwing.cards.records import BEARINGS, Bearing
from battlemat.games.xwing.flight import huge_template
from battlemat.games.xwing.table.figures import DEVICES, FIGURES, OBSTACLES, BaseSize
from battlemat.games.xwing.table.measures import Base, base
from battlemat.geometry import Bend, Shape, Strip, overlaps, shifted, slide_back, touches

K = TypeVar("K")
Template = Literal["straight", "bank", "turn"]
Hand = Literal["left", "right"]
Position = Literal["", "front", "middle", "rear"]
Guides = Literal["front", "rear", "left", "right"]
Bent = Literal["forward", "backward"]

WIDTH = FIGURES.template_width
POSITIONS: tuple[Position, ...] = ("front", "middle", "rear")
HANDS: tuple[Hand, ...] = ("left", "right")
GUIDES: tuple[Guides, ...] = ("front", "rear", "left", "right")
"""Where a docked ship may start from; only huge ships let others go at their sides (XW-HUG-18)."""
BENT: tuple[Bent, ...] = ("forward", "backward")
NAMED: Mapping[str, Bearing] = {bearing.replace("_", "-"): bearing for bearing in BEARINGS}
"""The bearings by their part of a template's or a maneuver's name."""


class Way(NamedTuple):
    """How a bearing moves: template and side (-1 left, 1 right), from the rear guides or not, a turn at the end."""

    template: Template
    side: int
    reverse: bool = False
    turned: float = 0.0


WAYS: Mapping[Bearing, Way] = {
    "straight": Way("straight", 0),
    "bank_left": Way("bank", -1),
    "bank_right": Way("bank", 1),
    "turn_left": Way("turn", -1),
    "turn_right": Way("turn", 1),
    "koiogran": Way("straight", 0, turned=180.0),
    "segnor_left": Way("bank", -1, turned=180.0),
    "segnor_right": Way("bank", 1, turned=180.0),
    "tallon_left": Way("turn", -1, turned=-90.0),
    "tallon_right": Way("turn", 1, turned=90.0),
    "reverse_straight": Way("straight", 0, reverse=True),
    "reverse_bank_left": Way("bank", -1, reverse=True),
    "reverse_bank_right": Way("bank", 1, reverse=True),
}
"""Every bearing but the stationary one, which uses no template."""
ALL_WAYS: Mapping[Bearing, Way] = {
    **WAYS,
    "segnor_turn_left": Way("turn", -1, turned=180.0),
    "segnor_turn_right": Way("turn", 1, turned=180.0),
}
"""Those, and the ways that only a card knows: a Segnor's loop along a turn template."""


class Move(NamedTuple):
    """A ship of `size` goes from `start` to `end`.

    `strip` is the template, laid at `laid` and used up to `used` (XW-MOV-28); None for a stationary maneuver, and for
    a huge ship, whose template lies beside it (XW-HUG-43).
    `heading` is the direction of travel at the end. `full` is False for a partially executed maneuver, and `last` is
    then the number of the last ship it was moved back from, with which it is in contact (XW-MOV-19).
    """

    size: BaseSize
    start: Pose
    end: Pose
    strip: Strip | None
    laid: Pose
    used: float
    heading: float
    position: Position = ""
    full: bool = True
    last: int = -1

    @property
    def base(self) -> Base:
        """The base at the end of the move."""
        return base(self.size, self.end)


def by_name(template: str) -> tuple[Bearing, int]:
    """Bearing and speed of a template, or of a maneuver, from its name.

    >>> by_name("1-bank-left")
    ('bank_left', 1)
    """
    speed, _, bearing = template.partition("-")
    return NAMED[bearing], int(speed)


@cache
def strip(template: Template, speed: int, side: int) -> Strip:
    """A template (XW-MAN-06), side -1 for left, 0 for straight, 1 for right.

    >>> strip("turn", 2, 1).end
    (62.5, 62.5, 90.0)
    """
    figures = FIGURES.template
    if template == "straight":
        return Strip(figures.straight[speed - 1], WIDTH)
    if template == "bank":
        return Bend(figures.bank[speed - 1], 45.0 * side, WIDTH)
    return Bend(figures.turn[speed - 1], 90.0 * side, WIDTH)


def speeds(bearing: Bearing) -> range:
    """The speeds for which there is a template of a bearing (XW-MAN-44).

    >>> list(speeds("bank_left")), list(speeds("koiogran")), list(speeds("stationary"))
    ([1, 2, 3], [1, 2, 3, 4, 5], [0])
    """
    if bearing == "stationary":
        return range(1)
    lengths: tuple[float, ...] = getattr(FIGURES.template, ALL_WAYS[bearing].template)
    return range(1, len(lengths) + 1)


# Maneuvers ------------------------------------------------------------------------------------------------------------


def fly(size: BaseSize, start: Pose, bearing: Bearing, speed: int) -> tuple[Move, ...]:
    """Where a fully executed maneuver ends: one place, or three for a Tallon roll (XW-MAN-08, XW-MAN-25 to XW-MAN-42).

    >>> [move.end for move in fly("small", (100.0, 100.0, 0.0), "straight", 1)]
    [(100.0, 180.0, 0.0)]
    >>> [move.end for move in fly("small", (0.0, 0.0, 0.0), "tallon_right", 3)]
    [(110.0, 100.0, 180.0), (110.0, 110.0, 180.0), (110.0, 120.0, 180.0)]
    """
    if size == "huge":
        end = huge_template.end(start, bearing, speed)
        return (Move(size, start, end, None, start, 0.0, end[2]),)
    if bearing == "stationary":
        return (Move(size, start, start, None, start, 0.0, start[2]),)
    way = ALL_WAYS[bearing]
    template, laid = _lay(size, start, way, speed)
    half = FIGURES.base[size].length / 2
    travelled = shifted(shifted(laid, *template.end), 0.0, half)
    heading = travelled[2]
    facing = heading + way.turned + (180.0 if way.reverse else 0.0)
    there = (travelled[0], travelled[1], facing % 360.0)
    if abs(way.turned) == 90.0:
        return _three(size, start, template, laid, heading, there, FIGURES.tallon_shift)
    return (Move(size, start, on_grid(there), template, laid, template.length, heading),)


def _lay(size: BaseSize, start: Pose, way: Way, speed: int) -> tuple[Strip, Pose]:
    """The template and where it is set: between the front guides, or the rear ones, where left and right change."""
    half = FIGURES.base[size].length / 2
    if way.reverse:
        return strip(way.template, speed, -way.side), shifted(start, 0.0, -half, 180.0)
    return strip(way.template, speed, way.side), shifted(start, 0.0, half)


def _three(
    size: BaseSize, start: Pose, template: Strip, laid: Pose, heading: float, middle: Pose, shift: float
) -> tuple[Move, ...]:
    """A side mark aligned to the front, middle and rear of the end of the template."""
    ends = zip(POSITIONS, (shift, 0.0, -shift), strict=True)
    return tuple(
        Move(size, start, on_grid(shifted(middle, 0.0, ahead)), template, laid, template.length, heading, position)
        for position, ahead in ends
    )


def execute(size: BaseSize, start: Pose, bearing: Bearing, speed: int, others: Sequence[Shape]) -> tuple[Move, ...]:
    """What comes of a maneuver with other ships on the table: its full places that are free, or else the partial move.

    More than one is a choice of the player (XW-MAN-31). A stationary ship overlaps nobody (XW-MAN-37), and a huge one
    ends where its maneuver does, whoever is there.

    >>> blocker = base("small", (100.0, 270.0, 0.0))
    >>> [move.end for move in execute("small", (100.0, 100.0, 0.0), "straight", 3, [blocker])]
    [(100.0, 230.0, 0.0)]
    """
    full = fly(size, start, bearing, speed)
    if bearing == "stationary" or size == "huge":
        return full
    free = tuple(move for move in full if free_of(move.base, others))
    return free or (partial(size, start, bearing, speed, others),)


def partial(size: BaseSize, start: Pose, bearing: Bearing, speed: int, others: Sequence[Shape]) -> Move:
    """Back along the template until no ship is overlapped, without turning around (XW-MOV-17 to XW-MOV-20, XW-MAN-32).

    >>> ahead = [base("small", (200.0, 405.0, 0.0)), base("small", (200.0, 350.0, 0.0))]
    >>> move = partial("small", (200.0, 200.0, 0.0), "straight", 4, ahead)
    >>> move.end, move.last
    ((200.0, 310.0, 0.0), 1)
    """
    way = ALL_WAYS[bearing]
    template, laid = _lay(size, start, way, speed)
    half = FIGURES.base[size].length / 2
    slide = slide_back(template, laid, half, half, others)
    x, y, heading = slide.pose
    back_at_start = slide.along <= -2 * half
    end = start if back_at_start else on_grid((x, y, heading + (180.0 if way.reverse else 0.0)))
    return Move(size, start, end, template, laid, max(0.0, slide.along), heading, full=False, last=slide.last)


def free_of(ship: Shape, others: Sequence[Shape]) -> bool:
    """Whether a base overlaps none of the others; it may touch them (XW-MOV-15)."""
    return not any(overlaps(ship, other) for other in others)


# Boosts, barrel rolls, decloaks ---------------------------------------------------------------------------------------


def boost(size: BaseSize, start: Pose, bearing: Bearing, speed: int = 1) -> Move:
    """A boost goes like the maneuver (XW-ACT-75). A decloak or tractor boost is a straight one.

    >>> boost("small", (400.0, 400.0, 0.0), "bank_left").end
    (362.4264, 490.7107, 315.0)
    """
    return fly(size, start, bearing, speed)[0]


def barrel_roll(size: BaseSize, start: Pose, hand: Hand, speed: int = 1) -> tuple[Move, ...]:
    """The three places of a barrel roll: front, middle and rear (XW-ACT-60, XW-ACT-61).

    >>> [move.end for move in barrel_roll("small", (400.0, 400.0, 0.0), "right")]
    [(480.0, 410.0, 0.0), (480.0, 400.0, 0.0), (480.0, 390.0, 0.0)]
    """
    figures = FIGURES.base[size]
    template = _rolling_template(figures.rolls_on_long_side, speed)
    sign = 1.0 if hand == "right" else -1.0
    half = figures.length / 2
    laid = shifted(start, sign * half, 0.0, sign * 90.0)
    middle = shifted(start, sign * (template.length + 2 * half), 0.0)
    return _three(size, start, template, laid, laid[2], middle, figures.roll_shift)


@cache
def _rolling_template(long_side: bool, speed: int) -> Strip:
    """A straight template; with its long side against the base it is a wide and short one."""
    length = FIGURES.template.straight[speed - 1]
    return Strip(WIDTH, length) if long_side else Strip(length, WIDTH)


def bank_roll(size: BaseSize, start: Pose, hand: Hand, way: Bent, speed: int = 1) -> tuple[Move, ...]:
    """The three places of a barrel roll with a bank template laid at the side, bent forward or backward.

    >>> bank_roll("small", (0.0, 0.0, 0.0), "right", "forward")[1].end
    (90.7107, 37.5736, 315.0)
    """
    sign = 1.0 if hand == "right" else -1.0
    bend = -sign if way == "forward" else sign
    template = strip("bank", speed, int(bend))
    half = FIGURES.base[size].length / 2
    laid = shifted(start, sign * half, 0.0, sign * 90.0)
    x, y, heading = shifted(shifted(laid, *template.end), 0.0, half)
    middle = (x, y, (heading - sign * 90.0) % 360.0)
    return _three(size, start, template, laid, heading, middle, FIGURES.tallon_shift)


def decloak_speed(size: BaseSize) -> int:
    """The speed of the straight template a ship of this size decloaks with (XW-ACT-95, XW-ACT-96)."""
    return FIGURES.base[size].decloak_speed


# What a move meets ----------------------------------------------------------------------------------------------------


def moves_through(move: Move, thing: Shape) -> float | None:
    """How far along it the used part of the template lies on a thing (XW-MOV-09, XW-MOV-28); None: nowhere."""
    return None if move.strip is None else move.strip.meets(move.laid, thing, move.used)


def meets(move: Move, obstacles: Mapping[K, Shape]) -> list[K]:
    """The obstacles that do something about a move: a stationary ship meets all at range 0 (XW-MAN-36).

    >>> rock = base("small", (100.0, 180.0, 0.0))
    >>> meets(fly("small", (100.0, 100.0, 0.0), "straight", 3)[0], {"rock": rock})
    ['rock']
    """
    if move.strip is None:
        return [key for key, thing in obstacles.items() if touches(move.base, thing)]
    return comes_across(move, obstacles)


def comes_across(move: Move, things: Mapping[K, Shape]) -> list[K]:
    """What a move goes through or ends on, in the order along the template (XW-MOV-29); each thing once (XW-OBS-32).

    A thing that the base only touches at the end is neither (XW-MOV-14).
    """
    if move.strip is None:
        return [key for key, thing in things.items() if overlaps(move.base, thing)]
    x, y, reach = _circle_around(move, move.strip)
    found = [
        (along, key)
        for key, thing in things.items()
        if hypot(thing.x - x, thing.y - y) < reach + thing.radius and (along := _along(move, thing)) is not None
    ]
    return [key for _, key in sorted(found, key=lambda pair: pair[0])]


def _circle_around(move: Move, strip: Strip) -> tuple[float, float, float]:
    """A circle around the template and the base at the end of a move: what lies outside of it is not met."""
    x, y, _ = shifted(move.laid, *strip.middle)
    ship = move.base
    return x, y, max(strip.reach, hypot(ship.x - x, ship.y - y) + ship.radius)


def _along(move: Move, thing: Shape) -> float | None:
    """How far along the move it first meets a thing: on the template, or on the base at its end."""
    along = moves_through(move, thing)
    if along is not None:
        return along
    ship = move.base
    if not overlaps(ship, thing):
        return None
    length = 2 * ship.half_length
    under = Strip(length, length).meets(shifted((ship.x, ship.y, move.heading), 0.0, -ship.half_length), thing)
    return move.used + (under or 0.0)


# Devices --------------------------------------------------------------------------------------------------------------


def guide_of(token: str) -> float:
    """How far ahead of its middle a device, or an obstacle that a card places, has its guide edge."""
    guide = DEVICES[token].guide if token in DEVICES else OBSTACLES[token].guide
    if guide is None:
        raise ValueError(f"The obstacle {token} has no guides.")
    return guide


def drop(size: BaseSize, ship: Pose, token: str, bearing: Bearing | None, speed: int = 1) -> Pose:
    """Where a token lies that is dropped with a template, or put between the guides without (XW-DEV-04, XW-OBS-40).

    >>> drop("small", (400.0, 400.0, 0.0), "protonbomb", "straight", 1)
    (400.0, 325.8, 0.0)
    """
    rear = shifted(ship, 0.0, -FIGURES.base[size].length / 2, 180.0)
    return _at_end(rear, token, bearing, speed, mirrored=True)


def launch(size: BaseSize, ship: Pose, token: str, bearing: Bearing | None, speed: int = 1) -> Pose:
    """The same from the front guides (XW-DEV-05).

    >>> launch("small", (400.0, 400.0, 0.0), "protonbomb", "straight", 5)
    (400.0, 634.2, 180.0)
    """
    return _at_end(shifted(ship, 0.0, FIGURES.base[size].length / 2), token, bearing, speed, mirrored=False)


def _at_end(laid: Pose, token: str, bearing: Bearing | None, speed: int, *, mirrored: bool) -> Pose:
    """The token with its guide edge at the end of the template; left and right are those of the ship."""
    if bearing is not None:
        way = ALL_WAYS[bearing]
        laid = shifted(laid, *strip(way.template, speed, -way.side if mirrored else way.side).end)
    guide = guide_of(token) if bearing is not None else _front_of(token)
    return on_grid(shifted(laid, 0.0, guide, 180.0))


@cache
def _front_of(token: str) -> float:
    """How far a token reaches ahead of its middle: put against a base it touches it, no nubs under the base."""
    figures = DEVICES.get(token) or OBSTACLES[token]
    return max(y for _, y in figures.points)


def relocate(token: str, pose: Pose, bearing: Bearing, speed: int) -> Pose:
    """Where a device ends that is relocated with a template from its own guides (XW-DEV-06, XW-DEV-70).

    >>> relocate("drk1probedroid", (400.0, 400.0, 0.0), "straight", 2)
    (400.0, 523.8, 0.0)
    """
    way = ALL_WAYS[bearing]
    guide = guide_of(token)
    end = shifted(shifted(pose, 0.0, guide), *strip(way.template, speed, way.side).end)
    return on_grid(shifted(end, 0.0, guide))


def deploy_start(carrier: BaseSize, pose: Pose, size: BaseSize, guides: Guides) -> Pose:
    """The pose from which a docked ship executes its maneuver: its front edge at the carrier's guides (XW-DOC-08).

    >>> deploy_start("large", (400.0, 400.0, 0.0), "small", "rear")
    (400.0, 380.0, 180.0)
    >>> deploy_start("huge", (400.0, 400.0, 0.0), "small", "left")
    (380.0, 400.0, 270.0)
    """
    figures = FIGURES.base[carrier]
    out = (figures.length if guides in ("front", "rear") else figures.width) / 2
    turn = {"front": 0.0, "right": 90.0, "rear": 180.0, "left": 270.0}[guides]
    edge = shifted(shifted(pose, 0.0, 0.0, turn), 0.0, out - FIGURES.base[size].length / 2)
    return on_grid(edge)
