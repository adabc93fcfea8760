"""A battle between two units, for the tests of combat cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from battlemat.games.pocketmodel.scenario import SPARE, PocketScenario, side, table

ATTACKER_HITS = (6, 6, 1, 1)
DEFENDER_HITS = (1, 1, 6, 6)
BOTH_HIT = (6, 6, 6, 6)
BOTH_MISS = (1, 1, 1, 1)


def duel(
    a: str,
    b: str,
    *,
    attacker: str = "pass",
    defender: str = "pass",
    late: str = "pass",
    dice: Sequence[int] = BOTH_MISS,
) -> PocketScenario:
    """The first unit of `a` attacks the first of `b` with these cards, which are in their owners' hands.

    Units stand in the contested zone if nothing else is said. Both players also have a spare unit at home, so that
    nobody is eliminated by losing the battle.
    """
    hand_a = " ".join(card for card in (attacker, late) if card != "pass")
    hand_b = "" if defender == "pass" else defender
    t = table(side(forces(a), hand=hand_a), side(forces(b), hand=hand_b))
    attack = f"a.{kind(a)}>b.{kind(b)}"
    return t.battle(attack, attacker=attacker, defender=defender, late=late, dice=dice)


def forces(units: str) -> str:
    """Units in the contested zone where no zone is given, and the spare unit at home."""
    words = [word if "@" in word else re.sub(r"^[a-z0-9-]+", r"\g<0>@contested", word) for word in units.split()]
    return " ".join([*words, f"{SPARE}@home"])


def kind(units: str) -> str:
    """The kind of the first unit."""
    return re.split(r"[@*~ ]", units)[0]


def hits_when_jammed(
    unit: str, target: str, dice: tuple[int, ...], attacker: str = "pass", defender: str = "pass"
) -> bool:
    """Whether a unit of A hits in B's home zone, where units of A have -3 attack: even a good roll is too little."""
    t = table(
        side(f"{unit}@home-b {SPARE}", hand=attacker.replace("pass", "")),
        side(f"{target}@home {SPARE}", hand=defender.replace("pass", ""), objectives="jamming-station! " * 3),
    )
    t.battle(f"a.{unit}>b.{target}", attacker=attacker, defender=defender, dice=dice)
    return bool(t.shot(f"a.{unit}")["hit"])


# How the last battle went


def attack(t: PocketScenario, unit: str) -> int:
    """The Attack with which the unit fought, without its base roll."""
    return int(t.shot(unit)["score"] - t.shot(unit)["base"])


def defense(t: PocketScenario, unit: str) -> int:
    """The Defense with which the unit fought."""
    units = [event.data["unit"] for event in t.match.events if event.kind in ("hit", "missed")][-2:]
    assert unit in units
    (against,) = (other for other in units if other != unit)
    return int(t.shot(against)["needed"])
