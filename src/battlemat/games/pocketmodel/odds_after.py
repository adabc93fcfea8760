"""Exact odds of what abilities do once the dice are rolled: rerolls, dice that are set, and what hits lead to.

Each side wants hits of its own and none of the other's, and knows all dice that lie there when it decides (PM-CRD-45).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import lcm
from typing import Final, NamedTuple

from battlemat.games.pocketmodel.battle import automatic_hit
from battlemat.games.pocketmodel.effects import Damage, MomentName, Reroll, SetDie, SurviveRoll
from battlemat.games.pocketmodel.state import Battle
from battlemat.games.pocketmodel.values import working
from battlemat.odds import Spread

Dice = tuple[int, int]
Pair = tuple[int, int]
"""A number for the attacker's unit and one for the defender's."""
ROLLS: Final = tuple((one, other) for one in range(1, 7) for other in range(1, 7))
SIDES: Final = (0, 1)


class Change(NamedTuple):
    """What somebody may do to the dice of a side: to want it to hit, or to miss."""

    effect: Reroll | SetDie
    to_hit: bool


def hit_chance(fight: Battle, index: int, lowest: int) -> Fraction:
    """The chance that a side hits that needs this base roll, after all that is done to its dice."""
    hits = {dice: _hits(fight, index, dice, lowest) for dice in ROLLS}
    changes = list(_changes(fight, index))
    if not changes:
        return Fraction(sum(hits.values()), len(ROLLS))

    @cache
    def chance(dice: Dice, at: int) -> Fraction:
        """With these dice, when the first changes have been made or left out."""
        if at == len(changes):
            return Fraction(hits[dice])
        change = changes[at]
        ways = [_mean([chance(after, at + 1) for after in way]) for way in _ways(change.effect, dice)]
        if change.effect.may:
            ways.append(chance(dice, at + 1))
        return max(ways) if change.to_hit else min(ways)

    return _mean([chance(dice, 0) for dice in ROLLS])


def _hits(fight: Battle, index: int, dice: Dice, lowest: int) -> bool:
    fight.sides[index].dice = [*dice]
    return sum(dice) >= lowest or automatic_hit(fight, index) is not None


def _changes(fight: Battle, index: int) -> Iterator[Change]:
    """What may be done to the dice of a side: by the attacker's ability first, then by the defender's."""
    for by in SIDES:
        for _, effect in working(fight.sides[by], "after_rolls"):
            if isinstance(effect, Reroll | SetDie) and (effect.whose == "own") == (by == index):
                yield Change(effect, by == index)


def _ways(effect: Reroll | SetDie, dice: Dice) -> Iterator[list[Dice]]:
    """The dice that may come of each way to do it, all equally often."""
    if isinstance(effect, Reroll) and effect.dice == "both":
        yield [*ROLLS]
        return
    for first in (True, False):
        faces = range(1, 7) if isinstance(effect, Reroll) else (effect.value,)
        yield [(face, dice[1]) if first else (dice[0], face) for face in faces]


def _mean(chances: list[Fraction]) -> Fraction:
    return sum(chances, Fraction()) / len(chances)


# What hits lead to ----------------------------------------------------------------------------------------------------


class End(NamedTuple):
    """Where both units stand: tokens that were placed on them, tokens that lie on them, and whether they are gone."""

    placed: Pair
    tokens: Pair
    gone: tuple[bool, bool]


Ends = dict[End, Fraction]


class Aftermath:
    """What follows from hits, as far as it concerns the two units (steps 7 and 8, PM-BTL-33 to PM-BTL-38)."""

    def __init__(self, fight: Battle, shields: Pair) -> None:
        self.fight = fight
        self.shields = shields

    def ends(self, tokens: Pair, placed: Pair, hit: tuple[bool, bool]) -> Ends:
        """How it ends when hits place these tokens on the two units."""
        found: Ends = {}
        for end, chance in self._hurt(End((0, 0), tokens, (False, False)), placed).items():
            _merge(found, self._later(end, hit), chance)
        return found

    def _later(self, end: End, hit: tuple[bool, bool]) -> Ends:
        """Abilities of whoever has hit, then of whoever was destroyed, then at the end of the battle."""
        fallen = end.gone
        ends: Ends = {end: Fraction(1)}
        for index in SIDES:
            if hit[index]:
                ends = self._each(ends, index, "on_hit")
        for index in SIDES:
            if fallen[index]:
                ends = self._each(ends, index, "when_destroyed")
        for index in SIDES:
            ends = self._each(ends, index, "end_of_battle")
        return ends

    def _each(self, ends: Ends, index: int, moment: MomentName) -> Ends:
        """What the ability of a side does to the two units at a moment."""
        for _, effect in working(self.fight.sides[index], moment):
            if isinstance(effect, Damage) and effect.target in ("self", "opposing"):
                victim = index if effect.target == "self" else 1 - index
                found: Ends = {}
                for end, chance in ends.items():
                    _merge(found, self._wounded(end, victim, effect.amount), chance)
                ends = found
        return ends

    def _wounded(self, end: End, victim: int, amount: int) -> Ends:
        """Tokens beside those of hits: whoever falls by them acts at once."""
        if end.gone[victim]:
            return {end: Fraction(1)}
        found: Ends = {}
        for after, chance in self._hurt(end, (amount, 0) if victim == 0 else (0, amount)).items():
            fell = after.gone[victim]
            ends = self._each({after: Fraction(1)}, victim, "when_destroyed") if fell else {after: Fraction(1)}
            _merge(found, ends, chance)
        return found

    def _hurt(self, end: End, amounts: Pair) -> Ends:
        """Tokens on both units; those that have enough of them are gone, unless a card saves them."""
        placed = end.placed[0] + amounts[0], end.placed[1] + amounts[1]
        ends: Ends = {End(placed, (end.tokens[0] + amounts[0], end.tokens[1] + amounts[1]), end.gone): Fraction(1)}
        for index in SIDES:
            found: Ends = {}
            for one, chance in ends.items():
                _merge(found, self._fate(one, index), chance)
            ends = found
        return ends

    def _fate(self, end: End, index: int) -> Ends:
        if end.gone[index] or end.tokens[index] < self.shields[index]:
            return {end: Fraction(1)}
        saved = Fraction()
        for _, effect in working(self.fight.sides[index], "would_be_destroyed"):
            if isinstance(effect, SurviveRoll):
                saved += (1 - saved) * Fraction(7 - effect.min, 6)
        lost = end._replace(gone=(True, end.gone[1]) if index == 0 else (end.gone[0], True))
        left = self.shields[index] - 1
        kept = end._replace(tokens=(left, end.tokens[1]) if index == 0 else (end.tokens[0], left))
        return {one: chance for one, chance in ((lost, 1 - saved), (kept, saved)) if chance}


def _merge(found: Ends, more: Ends, chance: Fraction) -> None:
    for end, part in more.items():
        found[end] = found.get(end, Fraction()) + chance * part


def spread_of(ends: Ends) -> Spread[End]:
    """The same in whole numbers."""
    common = lcm(*(chance.denominator for chance in ends.values()))
    return Spread({end: chance.numerator * (common // chance.denominator) for end, chance in ends.items()})
