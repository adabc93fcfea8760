"""The game of dice modifications, played out: every choice of every die in every order, with exact chances.

It knows no policy at all, only what is allowed: tokens, Force, a lock and an ability that rerolls, each die rerolled
once at most. The attacker takes what is worth most on average, the defender what is worth least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import product
from typing import NamedTuple

from battlemat.games.xwing.combat.odds import Attacker, Defender

ATTACK = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
DEFENSE = ("evade", "evade", "evade", "focus", "focus", "blank", "blank", "blank")


class Die(NamedTuple):
    face: str
    rerolled: bool = False


Dice = tuple[Die, ...]
Results = tuple[str, ...]


def mean_damage(attacker: Attacker, defender: Defender) -> Fraction:
    """The mean damage when both play as well as can be."""
    return _mean(ATTACK, attacker.dice, lambda dice: _attacks(dice, attacker, defender))


def mean_damage_of(faces: Results, attacker: Attacker, defender: Defender) -> Fraction:
    """The same when the attack dice have been rolled."""
    return _attacks(tuple(sorted(Die(face) for face in faces)), attacker, defender)


def mean_let_through(faces: Results, results: Results, defender: Defender) -> Fraction:
    """The same when the defense dice have been rolled as well, against these results."""
    return _defends(tuple(sorted(Die(face) for face in faces)), results, defender)


@cache
def _rolls(sides: tuple[str, ...], number: int) -> tuple[tuple[Results, Fraction], ...]:
    counted = Counter(tuple(sorted(faces)) for faces in product(sides, repeat=number))
    return tuple((faces, Fraction(ways, len(sides) ** number)) for faces, ways in counted.items())


def _mean(sides: tuple[str, ...], number: int, worth: Callable[[Dice], Fraction], rest: Dice | None = None) -> Fraction:
    """The mean worth of rolling some dice, for the first time or, with the `rest` that lies on the table, again."""
    total = Fraction(0)
    for faces, chance in _rolls(sides, number):
        new = tuple(Die(face, rest is not None) for face in faces)
        total += chance * worth(tuple(sorted((rest or ()) + new)))
    return total


def _choices(dice: Dice, most: int) -> Iterator[tuple[Dice, int]]:
    """Every way to pick up some of the dice that were not rerolled: the rest, and how many are rolled again."""
    found = set()
    for takes in product((False, True), repeat=len(dice)):
        taken = [die for die, take in zip(dice, takes, strict=True) if take]
        if 0 < len(taken) <= most and not any(die.rerolled for die in taken):
            found.add((tuple(die for die, take in zip(dice, takes, strict=True) if not take), len(taken)))
    yield from sorted(found)


def _turned(dice: Dice, face: str, to: str, number: int) -> Dice:
    places = [place for place, die in enumerate(dice) if die.face == face][:number]
    return tuple(sorted(Die(to, die.rerolled) if place in places else die for place, die in enumerate(dice)))


@cache
def _attacks(dice: Dice, means: Attacker, defender: Defender) -> Fraction:
    """The greatest mean damage an attacker can still reach."""
    results = tuple(sorted(die.face for die in dice if die.face in ("hit", "crit")))
    worths = [_mean(DEFENSE, defender.dice, lambda green: _defends(green, results, defender))]
    worths += [_attacks(after, left, defender) for after, left in _spent_by_attacker(dice, means)]
    for most, left in _rerolls_of_attacker(dice, means):
        go_on = partial(_attacks, means=left, defender=defender)
        worths += [_mean(ATTACK, number, go_on, rest) for rest, number in _choices(dice, most)]
    return max(worths)


def _spent_by_attacker(dice: Dice, means: Attacker) -> Iterator[tuple[Dice, Attacker]]:
    if means.focus:
        yield _turned(dice, "focus", "hit", len(dice)), means._replace(focus=means.focus - 1)
    if means.calculate:
        yield _turned(dice, "focus", "hit", 1), means._replace(calculate=means.calculate - 1)
    if means.force:
        yield _turned(dice, "focus", "hit", 1), means._replace(force=means.force - 1)


def _rerolls_of_attacker(dice: Dice, means: Attacker) -> Iterator[tuple[int, Attacker]]:
    if means.lock:
        yield len(dice), means._replace(lock=False)
    if means.rerolls:
        yield means.rerolls, means._replace(rerolls=0)


@cache
def _defends(dice: Dice, results: Results, means: Defender) -> Fraction:
    """The least mean damage a defender can still reach."""
    worths = [Fraction(_dealt(results, sum(die.face == "evade" for die in dice), means.reinforced))]
    worths += [_defends(after, results, left) for after, left in _spent_by_defender(dice, means)]
    go_on = partial(_defends, results=results, means=means._replace(rerolls=0))
    worths += [_mean(DEFENSE, number, go_on, rest) for rest, number in _choices(dice, means.rerolls)]
    return min(worths)


def _spent_by_defender(dice: Dice, means: Defender) -> Iterator[tuple[Dice, Defender]]:
    if means.focus:
        yield _turned(dice, "focus", "evade", len(dice)), means._replace(focus=means.focus - 1)
    if means.calculate:
        yield _turned(dice, "focus", "evade", 1), means._replace(calculate=means.calculate - 1)
    if means.force:
        yield _turned(dice, "focus", "evade", 1), means._replace(force=means.force - 1)
    if means.evade:
        for face in ("focus", "blank"):
            yield _turned(dice, face, "evade", 1), means._replace(evade=means.evade - 1)


def _dealt(results: Results, evades: int, reinforced: int) -> int:
    """Damage after evades and reinforce tokens, result by result."""
    left = list(results)
    for _ in range(min(evades, len(left))):
        left.pop()
    for _ in range(reinforced):
        if len(left) > 1:
            left.pop()
    return len(left)
