"""Attack and defense dice: their faces, rolling them, and the ways to modify them (XW-ATK-44 to XW-ATK-47)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from battlemat.core.decision import Flow
from battlemat.games.xwing.state import Device, Die, Ship, XMatch

ATTACK_FACES: Final = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
"""XW-ATK-02. A scripted number n stands for face n; hit and evade are 1, crit is 4, focus is 5, blank is 7."""
DEFENSE_FACES: Final = ("evade", "evade", "evade", "blank", "focus", "focus", "blank", "blank")
"""XW-ATK-03."""
NUMBER_OF: Final = {"hit": 1, "evade": 1, "crit": 4, "focus": 5, "blank": 7}
MOST_DICE: Final = 6
"""XW-ATK-31, XW-ATK-60."""
ALL: Final = 99

Term = tuple[str, int]
"""A part of a number of dice, with what it comes from: a card, or a word."""


class Reroll(NamedTuple):
    """Reroll up to so many dice (of these faces); `exactly`: as many as can be, up to the number (XW-ATK-56).

    `anew`: roll all dice again, as if for the first time, which does not count as a reroll (XW-FAQ-44).
    """

    number: int
    faces: tuple[str, ...] = ()
    exactly: bool = False
    anew: bool = False


class Change(NamedTuple):
    """Turn so many dice that show one of `faces` to another face."""

    faces: tuple[str, ...]
    to: str
    number: int = 1


class Add(NamedTuple):
    """Add a die that shows this face (XW-ATK-44)."""

    face: str


class Spend(NamedTuple):
    """Remove a die that shows one of these faces (XW-ATK-47)."""

    faces: tuple[str, ...]


class Custom(NamedTuple):
    """Something else to do with the dice, if there is something to do."""

    possible: bool
    run: Callable[[XMatch], Flow[None] | None]


class Either(NamedTuple):
    """One of several modifications, by the player's choice among those that are possible."""

    ways: tuple[Reroll | Change | Add | Spend, ...]


Modification = Reroll | Change | Add | Spend | Custom | Either


def roll_attack(m: XMatch, number: int) -> list[Die]:
    roll = m.state.chance.roll
    return [Die(ATTACK_FACES[roll(8) - 1]) for _ in range(number)]


def roll_defense(m: XMatch, number: int) -> list[Die]:
    roll = m.state.chance.roll
    return [Die(DEFENSE_FACES[roll(8) - 1]) for _ in range(number)]


def roll_for(m: XMatch, ship: Ship | Device, number: int, rule: str, why: str) -> list[str]:
    """Attack dice for an obstacle, a device or a card: their faces. `rolls.roll` lets the ship's player change them."""
    faces = [die.face for die in roll_attack(m, number)]
    m.note("rolled", rule, ship=ship.id, why=why, results=faces)
    return faces


def count(dice: Iterable[Die], *faces: str) -> int:
    return sum(die.face in faces for die in dice)


def faces_of(dice: Iterable[Die]) -> list[str]:
    return [die.face for die in dice]


def dice_number(parts: Sequence[Term], most: Iterable[int | None]) -> int:
    """How many dice are rolled: all parts together, then limits, then 0 to 6 (XW-ATK-30 to XW-ATK-32, XW-ATK-63).

    >>> dice_number([("weapon", 3), ("range", 2)], [3]), dice_number([("agility", 0), ("strain", -1)], [])
    (3, 0)
    """
    number = sum([amount for _, amount in parts])
    for limit in most:
        if limit is not None and number > limit:
            number = limit
    return min(max(number, 0), MOST_DICE)
