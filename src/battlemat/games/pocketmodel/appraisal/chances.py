"""Dice, and what a battle of two units is worth to the owner of one of them, as far as a view tells."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from battlemat.games.pocketmodel.battle import AUTOMATIC

View = Mapping[str, Any]
UnitView = Mapping[str, Any]

HIDDEN_DEFENSE = 11
"""What a face-down objective's Defense usually is."""
OBJECTIVE_WORTH = 9.0
LAST_ONE_WORTH = 60.0
THROWS = [(a, b) for a in range(1, 7) for b in range(1, 7)]
NEVER = 13
"""No throw of two dice is as high."""

AGAIN, ONE_AGAIN, SIX = "again", "one-again", "six"
"""What may be done about a throw that missed: roll both dice again, one of them, or turn one to 6."""


class Values:
    """What a unit fights with, as far as a player can foresee it."""

    __slots__ = ("attack", "automatic", "damage", "defense", "mended", "pairs", "prevented", "survives", "thwarted")

    def __init__(self, attack: int, damage: int, defense: int) -> None:
        self.attack, self.damage, self.defense = attack, damage, defense
        self.prevented = 0
        self.automatic = AUTOMATIC
        self.pairs = False
        self.mended = ""
        self.thwarted = False
        self.survives = 0.0

    def add(self, stat: str, amount: int) -> None:
        """A bonus or a malus."""
        if stat == "attack":
            self.attack += amount
        elif stat == "damage":
            self.damage += amount
        else:
            self.defense += amount


@cache
def chance_of(needed: int) -> float:
    """The chance of two dice to show at least `needed` in total."""
    return sum(a + b >= needed for a, b in THROWS) / 36


@cache
def throw_hits(needed: int, automatic: int, pairs: bool, mended: str) -> float:
    """The chance of a throw to hit, if what missed may be mended."""

    def hits(a: int, b: int) -> bool:
        return a + b >= min(needed, automatic) or (pairs and a == b)

    def second(a: int, b: int) -> float:
        high = max(a, b)
        if mended == AGAIN:
            return plain
        if mended == ONE_AGAIN:
            return sum(hits(high, again) for again in range(1, 7)) / 6
        return float(mended == SIX and hits(high, 6))

    plain = sum(hits(a, b) for a, b in THROWS) / 36
    return sum(1.0 if hits(a, b) else second(a, b) for a, b in THROWS) / 36


def hit_chance(own: Values, other: Values) -> float:
    """The chance to hit in a battle: the score must be reached, or the throw is enough by itself."""
    chance = throw_hits(other.defense - own.attack, own.automatic, own.pairs, own.mended)
    return chance * chance if own.thwarted else chance


def values_of(unit: UnitView) -> Values:
    """What a unit fights with before cards are played for it."""
    values = Values(unit["attack"], unit["damage"], unit["defense"])
    for change in unit["changes"]:
        values.add(change["stat"], change["amount"])
    for gained in unit["standing"]:
        if gained["scope"] != "strike":
            values.add(gained["stat"], gained["amount"])
    return values


def strength(unit: UnitView) -> int:
    """What a unit adds to its throw when it strikes."""
    value: int = unit["attack"] + (unit["domain"] == "ground")
    for change in unit["changes"]:
        if change["stat"] == "attack":
            value += change["amount"]
    for gained in unit["standing"]:
        if gained["stat"] == "attack" and gained["scope"] != "battle":
            value += gained["amount"]
    return value


def strike_chance(unit: UnitView, defense: int) -> float:
    """The chance of one unit to destroy an objective."""
    return chance_of(defense - strength(unit))


def tokens(own: UnitView, values: Values, other: UnitView, others: Values) -> int:
    """The tokens that a hit places."""
    damage = values.damage + ("turbolaser" in own["icons"] and other["stars"] >= 4)
    return max(0, damage - ("armor" in other["icons"]) - others.prevented)


def in_play(view: View, player: int) -> int:
    """How many units a player has on the table."""
    return sum(unit["zone"] != "reserves" for unit in view["players"][player]["units"])


def worth(view: View, unit: UnitView) -> float:
    """What a unit is worth where it is: its stars, and the objectives it may destroy soon."""
    stars: int = unit["stars"]
    zone: str = unit["zone"]
    if zone == "contested":
        return stars + 0.2 * OBJECTIVE_WORTH * strike_chance(unit, HIDDEN_DEFENSE)
    at_home = zone == f"home-{view['players'][unit['owner']]['seat']}"
    return stars + (0.0 if at_home else 0.7 * OBJECTIVE_WORTH * strike_chance(unit, HIDDEN_DEFENSE))


def worth_of_hit(view: View, own: UnitView, values: Values, other: UnitView, others: Values) -> float:
    """What a unit may take from another: all its worth when it is destroyed, a part of it otherwise."""
    chance, placed = hit_chance(values, others), tokens(own, values, other, others)
    left: int = other["shields"] - other["tokens"]
    if placed < left:
        return chance * worth(view, other) * 0.6 * placed / left
    chance *= 1.0 - others.survives
    return chance * (LAST_ONE_WORTH if in_play(view, other["owner"]) == 1 else worth(view, other))


def exchange(view: View, own: UnitView, other: UnitView, mine: Values, theirs: Values) -> float:
    """The expected worth of a battle for the owner of `own`."""
    return worth_of_hit(view, own, mine, other, theirs) - 0.9 * worth_of_hit(view, other, theirs, own, mine)


def kill_chance(own: UnitView, other: UnitView) -> float:
    """The chance that an attack destroys its target, so that nobody else need be sent."""
    mine, theirs = values_of(own), values_of(other)
    kills = tokens(own, mine, other, theirs) >= other["shields"] - other["tokens"]
    return hit_chance(mine, theirs) if kills else 0.0


def units_of(view: View) -> dict[str, UnitView]:
    """All units by their names."""
    return {unit["id"]: unit for player in view["players"] for unit in player["units"]}
