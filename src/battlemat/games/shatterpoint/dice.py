"""Dice (SP-DIC): faces, rolling pools, and the four ways to modify a roll: add, remove, change, reroll (SP-DIC-14)."""

from __future__ import annotations

from typing import Final

from battlemat.core.chance import Chance
from battlemat.games.shatterpoint.state import Roll

ATTACK_FACES: Final = ("crit", "strike", "strike", "strike", "expertise", "expertise", "failure", "failure")
"""The eight sides of an attack die (SP-DIC-01)."""
DEFENSE_FACES: Final = ("block", "block", "expertise", "expertise", "failure", "failure")
"""The six sides of a defense die (SP-DIC-02)."""


def roll_attack(chance: Chance, count: int) -> Roll:
    return _roll(chance, count, ATTACK_FACES)


def roll_defense(chance: Chance, count: int) -> Roll:
    return _roll(chance, count, DEFENSE_FACES)


def _roll(chance: Chance, count: int, faces: tuple[str, ...]) -> Roll:
    """A pool below 0 is empty (SP-DIC-12)."""
    sides = len(faces)
    shown = [faces[chance.roll(sides) - 1] for _ in range(count)]
    return Roll(
        shown.count("crit"),
        shown.count("strike"),
        shown.count("block"),
        shown.count("expertise"),
        shown.count("failure"),
    )


def reroll(chance: Chance, roll: Roll, results: list[str], faces: tuple[str, ...]) -> None:
    """Roll dice showing these results again; the new results take their place (SP-DIC-15)."""
    for old in results:
        setattr(roll, old, getattr(roll, old) - 1)
    for _ in results:
        new = faces[chance.roll(len(faces)) - 1]
        setattr(roll, new, getattr(roll, new) + 1)


def add(roll: Roll, result: str, count: int = 1) -> None:
    """Add dice showing a result (SP-STA-21)."""
    setattr(roll, result, getattr(roll, result) + count)


def remove(roll: Roll, result: str, count: int) -> None:
    """Take away dice showing a result, as many as there are."""
    setattr(roll, result, max(0, getattr(roll, result) - count))


def change(roll: Roll, old: str, new: str) -> bool:
    """Turn one die from a result to another; whether there was one to turn (SP-STA-22, SP-STA-23, SP-DIC-17)."""
    if not getattr(roll, old):
        return False
    setattr(roll, old, getattr(roll, old) - 1)
    setattr(roll, new, getattr(roll, new) + 1)
    return True


def shown(roll: Roll) -> dict[str, int]:
    """The results of a roll for the log."""
    names = ("crit", "strike", "block", "expertise", "failure")
    return {name: count for name in names if (count := getattr(roll, name))}
