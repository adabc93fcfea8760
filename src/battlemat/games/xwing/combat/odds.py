"""Exact odds of an attack with the basic modifications: tokens, locks, Force, rerolls and reinforce.

The attacker wants as much damage as possible on average, the defender as little; both spend whatever helps, and which
dice are rerolled is chosen for that. Rerolls come before changes, each die is rerolled
once at most, and evade results cancel hits before crits.

>>> shot = attack_odds(Attacker(dice=3, focus=1), Defender(dice=2))
>>> round(float(shot.mean(Damage.total)), 3)
1.531
>>> float(attack_odds(Attacker(dice=2), Defender(dice=0))[Damage(0, 0)])
0.25
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from battlemat.odds import Spread, roll, sure

ATTACK_FACES: Final = {"hit": 3, "crit": 1, "focus": 2, "blank": 2}
DEFENSE_FACES: Final = {"evade": 3, "focus": 2, "blank": 3}
ANY: Final = 99
"""As many dice as there are."""
BETTER: Final = 1e-9
"""Damage by which a way must be better than the one before it: the browser's copy, too, then chooses the same."""


class AttackDice(NamedTuple):
    """How many attack dice show each face."""

    hit: int
    crit: int
    focus: int
    blank: int

    def and_(self, other: AttackDice) -> AttackDice:
        return AttackDice(self[0] + other[0], self[1] + other[1], self[2] + other[2], self[3] + other[3])


class DefenseDice(NamedTuple):
    """How many defense dice show each face."""

    evade: int
    focus: int
    blank: int


class Damage(NamedTuple):
    """What is left when the results have neutralized each other."""

    hits: int
    crits: int

    def total(self) -> int:
        return self.hits + self.crits


class Attacker(NamedTuple):
    """What the attacker has: dice, and what changes them; calculate tokens and Force change one focus result each.

    A lock rerolls any number of dice at once, an ability up to as many as `rerolls` says; in which order is a choice.
    """

    dice: int
    focus: int = 0
    calculate: int = 0
    force: int = 0
    lock: bool = False
    rerolls: int = 0

    @property
    def changes(self) -> int:
        """How many focus results can become hits."""
        return ANY if self.focus else self.calculate + self.force


class Defender(NamedTuple):
    """What the defender has. `evade` counts evade tokens, `reinforced` the reinforce tokens on the attacker's side.

    An ability rerolls up to as many dice as `rerolls` says, at once.
    """

    dice: int
    focus: int = 0
    calculate: int = 0
    force: int = 0
    evade: int = 0
    reinforced: int = 0
    rerolls: int = 0

    @property
    def changes(self) -> int:
        """How many focus results can become evades."""
        return ANY if self.focus else self.calculate + self.force

    def evades(self, dice: DefenseDice) -> int:
        """Evade results when everything is spent."""
        changed = min(dice.focus, self.changes)
        unhelpful = dice.focus - changed + dice.blank
        return dice.evade + changed + min(self.evade, unhelpful)


def attack_odds(attacker: Attacker, defender: Defender) -> Spread[Damage]:
    """What an attack does, before any die is rolled."""
    return _odds(attacker, defender)


@lru_cache(maxsize=4096)
def _odds(attacker: Attacker, defender: Defender) -> Spread[Damage]:
    return (
        attack_roll(attacker.dice)
        .then(lambda dice: modified(dice, attacker, defender))
        .then(lambda dice: against(dice, defender))
    )


def attack_roll(number: int) -> Spread[AttackDice]:
    return roll(ATTACK_FACES, number).map(lambda counts: AttackDice(*counts))


def defense_roll(number: int) -> Spread[DefenseDice]:
    return roll(DEFENSE_FACES, number).map(lambda counts: DefenseDice(*counts))


# The attacker ---------------------------------------------------------------------------------------------------------

NONE: Final = AttackDice(0, 0, 0, 0)


@lru_cache(maxsize=65536)
def modified(dice: AttackDice, attacker: Attacker, defender: Defender, fixed: AttackDice = NONE) -> Spread[AttackDice]:
    """Attack dice after the attacker's own modifications, from any roll; `fixed` ones cannot be rerolled any more."""
    return _rerolled(dice, fixed, attacker, defender).map(lambda shown: changed(shown, attacker))


def _rerolled(dice: AttackDice, fixed: AttackDice, attacker: Attacker, defender: Defender) -> Spread[AttackDice]:
    """All dice after the rerolls that promise most."""
    way = _way(dice, fixed, attacker, defender)
    if way is None:
        return sure(dice.and_(fixed))
    held = AttackDice(dice.hit, dice.crit, dice.focus - way.eyes, dice.blank - way.blanks)
    again = attack_roll(way.eyes + way.blanks)
    rest = attacker._replace(lock=False) if way.by_lock else attacker._replace(rerolls=0)
    if not rest.lock and not rest.rerolls:
        whole = held.and_(fixed)
        return again.map(whole.and_)
    return again.then(lambda new: _rerolled(held, fixed.and_(new), rest, defender))


def _way(dice: AttackDice, fixed: AttackDice, attacker: Attacker, defender: Defender) -> Way | None:
    """What to reroll next. It takes a look ahead only where there are focus results, but not enough to change them."""
    if not attacker.lock and not attacker.rerolls:
        return None
    good = dice.hit + dice.crit + fixed.hit + fixed.crit
    hand = Hand(good, dice.focus, dice.blank, fixed.focus, attacker.lock, attacker.rerolls)
    number = good + hand.eyes + hand.blanks + hand.fixed_eyes + fixed.blank
    if not attacker.changes or attacker.changes >= number:
        return next(ways(hand, attacker.changes), None)
    return best_way(hand, attacker.changes, mean_damages(defender, number))[1]


class Hand(NamedTuple):
    """What the choice of dice to reroll depends on: the hits and crits, focus results and blanks that may be rerolled,
    focus results that may not, and what rerolls there are."""

    good: int
    eyes: int
    blanks: int
    fixed_eyes: int
    lock: bool
    rerolls: int


class Way(NamedTuple):
    """So many focus results and blanks are rerolled, by the lock or by the ability."""

    eyes: int
    blanks: int
    by_lock: bool


@lru_cache(maxsize=65536)
def best_way(hand: Hand, changes: int, worths: tuple[float, ...]) -> tuple[float, Way | None]:
    """The mean damage of a hand that is played as well as possible, and what to reroll first; None if nothing."""
    best, found = worths[hand.good + min(hand.eyes + hand.fixed_eyes, changes)], None
    for way in ways(hand, changes):
        worth = _after(hand, way, changes, worths)
        if worth > best + BETTER:
            best, found = worth, way
    return best, found


def ways(hand: Hand, changes: int) -> Iterator[Way]:
    """The choices that may be the best one."""
    for most, by_lock in ((ANY if hand.lock else 0, True), (hand.rerolls, False)):
        for eyes in eyes_again(hand.eyes, hand.blanks, most, changes, hand.good + hand.fixed_eyes):
            blanks = min(hand.blanks, most - eyes)
            if eyes + blanks:
                yield Way(eyes, blanks, by_lock)


def eyes_again(eyes: int, blanks: int, most: int, changes: int, others: int = 0) -> range:
    """How many focus results may be worth a reroll, beside as many blanks as the number allows: a blank always is one.

    A focus result that cannot be changed is a blank, one that can be in any case a success: only where changes are
    scarce it is a question.
    """
    if not changes:
        rest = min(eyes, max(0, most - blanks))
        return range(rest, rest + 1)
    return range(min(eyes, most) + 1 if changes < eyes + blanks + others else 1)


def _after(hand: Hand, way: Way, changes: int, worths: tuple[float, ...]) -> float:
    """The mean damage when some dice are rerolled now and everything after that is done as well as possible."""
    again = roll(ATTACK_FACES, way.eyes + way.blanks)
    total = 0.0
    for (hits, crits, eyes, _), weight in again.weights.items():
        after = Hand(
            hand.good + hits + crits,
            hand.eyes - way.eyes,
            hand.blanks - way.blanks,
            hand.fixed_eyes + eyes,
            hand.lock and not way.by_lock,
            hand.rerolls if way.by_lock else 0,
        )
        total += weight * best_way(after, changes, worths)[0]
    return total / again.total


def changed(dice: AttackDice, attacker: Attacker) -> AttackDice:
    """Focus results turned into hits as far as tokens go."""
    changes = min(dice.focus, attacker.changes)
    return AttackDice(dice.hit + changes, dice.crit, dice.focus - changes, dice.blank)


# The defender ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def mean_damages(defender: Defender, most: int) -> tuple[float, ...]:
    """The mean damage of no hit, of one, of two …, up to so many; hits and crits count alike."""
    spreads = [against(AttackDice(hits, 0, 0, 0), defender) for hits in range(most + 1)]
    return tuple(sum(d.hits * weight for d, weight in spread.weights.items()) / spread.total for spread in spreads)


@lru_cache(maxsize=65536)
def against(dice: AttackDice, defender: Defender) -> Spread[Damage]:
    """What final attack dice do to a defender who has not rolled yet."""
    rolled = defense_roll(defender.dice)
    if defender.rerolls:
        results = dice.hit + dice.crit
        rolled = rolled.then(lambda shown: defended(shown, defender, results))
    return rolled.map(lambda shown: neutralized(dice, defender.evades(shown), reinforced=defender.reinforced))


def defended(dice: DefenseDice, defender: Defender, results: int) -> Spread[DefenseDice]:
    """Defense dice after the reroll that lets the least of so many results through, if any is better than none."""
    best: Spread[DefenseDice] = sure(dice)
    least = _mean_left(best, defender, results)
    for eyes in eyes_again(dice.focus, dice.blank, defender.rerolls, defender.changes, dice.evade):
        blanks = min(dice.blank, defender.rerolls - eyes)
        spread = _with_reroll(dice, eyes, blanks)
        left = _mean_left(spread, defender, results)
        if left < least - BETTER:
            best, least = spread, left
    return best


@lru_cache(maxsize=65536)
def _with_reroll(dice: DefenseDice, eyes: int, blanks: int) -> Spread[DefenseDice]:
    evade, focus, blank = dice.evade, dice.focus - eyes, dice.blank - blanks
    return defense_roll(eyes + blanks).map(
        lambda new: DefenseDice(evade + new.evade, focus + new.focus, blank + new.blank)
    )


def _mean_left(spread: Spread[DefenseDice], defender: Defender, results: int) -> float:
    weighed = [
        weight * left_of(results, defender.evades(dice), defender.reinforced) for dice, weight in spread.weights.items()
    ]
    return sum(weighed) / spread.total


# Neutralizing ---------------------------------------------------------------------------------------------------------


def left_of(results: int, evades: int, reinforced: int) -> int:
    """How many of so many results get through: each reinforce token cancels one more, but never the last."""
    left = max(0, results - evades)
    return max(1, left - reinforced) if left else 0


def neutralized(dice: AttackDice, evades: int, *, reinforced: int = 0) -> Damage:
    """Evades cancel hits, then crits; reinforce tokens too, but never the last result."""
    left = left_of(dice.hit + dice.crit, evades, reinforced)
    crits = min(dice.crit, left)
    return Damage(left - crits, crits)
