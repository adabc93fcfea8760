"""Exact odds of an attack with the basic modifications: tokens, locks, Force, rerolls and reinforce.

The attacker wants as many uncancelled results as possible, the defender as few; both spend whatever helps.
Rerolls come before changes, each die is rerolled once at most, and evade results cancel hits before crits.

>>> shot = attack_odds(Attacker(dice=3, focus=1), Defender(dice=2))
>>> round(float(shot.mean(Damage.total)), 3)
1.531
>>> float(attack_odds(Attacker(dice=2), Defender(dice=0))[Damage(0, 0)])
0.25
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from battlemat.odds import Spread, roll, sure

ATTACK_FACES: Final = {"hit": 3, "crit": 1, "focus": 2, "blank": 2}
DEFENSE_FACES: Final = {"evade": 3, "focus": 2, "blank": 3}


class AttackDice(NamedTuple):
    """How many attack dice show each face."""

    hit: int
    crit: int
    focus: int
    blank: int


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

    A lock rerolls any number of dice, an ability as many as `rerolls` says.
    """

    dice: int
    focus: int = 0
    calculate: int = 0
    force: int = 0
    lock: bool = False
    rerolls: int = 0

    def changes(self, focus_results: int) -> int:
        """How many focus results can become hits."""
        return focus_results if self.focus else min(focus_results, self.calculate + self.force)


class Defender(NamedTuple):
    """What the defender has. `evade` counts evade tokens, `rerolls` the dice that abilities let roll again."""

    dice: int
    focus: int = 0
    calculate: int = 0
    force: int = 0
    evade: int = 0
    reinforced: bool = False
    rerolls: int = 0

    def changes(self, focus_results: int) -> int:
        """How many focus results can become evades."""
        return focus_results if self.focus else min(focus_results, self.calculate + self.force)

    def evades(self, dice: DefenseDice) -> int:
        """Evade results when everything is spent."""
        changed = self.changes(dice.focus)
        unhelpful = dice.focus - changed + dice.blank
        return dice.evade + changed + min(self.evade, unhelpful)


def attack_odds(attacker: Attacker, defender: Defender) -> Spread[Damage]:
    """What an attack does, before any die is rolled."""
    return _odds(attacker, defender)


@lru_cache(maxsize=4096)
def _odds(attacker: Attacker, defender: Defender) -> Spread[Damage]:
    return (
        attack_roll(attacker.dice)
        .then(lambda dice: modified(dice, attacker))
        .then(lambda dice: against(dice, defender))
    )


def attack_roll(number: int) -> Spread[AttackDice]:
    return roll(ATTACK_FACES, number).map(lambda counts: AttackDice(*counts))


def defense_roll(number: int) -> Spread[DefenseDice]:
    return roll(DEFENSE_FACES, number).map(lambda counts: DefenseDice(*counts))


@lru_cache(maxsize=65536)
def modified(dice: AttackDice, attacker: Attacker) -> Spread[AttackDice]:
    """Attack dice after the attacker's own modifications, from any roll: for the choice in the middle of an attack."""
    if not attacker.lock and not attacker.rerolls:
        return sure(changed(dice, attacker))
    useless = dice.blank + dice.focus - attacker.changes(dice.focus)
    again = useless if attacker.lock else min(useless, attacker.rerolls)
    blanks = min(again, dice.blank)
    held = AttackDice(dice.hit, dice.crit, dice.focus - (again - blanks), dice.blank - blanks)
    return attack_roll(again).map(
        lambda new: changed(AttackDice(*(a + b for a, b in zip(held, new, strict=True))), attacker)
    )


def changed(dice: AttackDice, attacker: Attacker) -> AttackDice:
    """Focus results turned into hits as far as tokens go."""
    changes = attacker.changes(dice.focus)
    return AttackDice(dice.hit + changes, dice.crit, dice.focus - changes, dice.blank)


@lru_cache(maxsize=65536)
def against(dice: AttackDice, defender: Defender) -> Spread[Damage]:
    """What final attack dice do to a defender who has not rolled yet."""
    rolled = defense_roll(defender.dice)
    if defender.rerolls:
        rolled = rolled.then(lambda shown: rolled_again(shown, defender))
    return rolled.map(lambda shown: neutralized(dice, defender.evades(shown), reinforced=defender.reinforced))


def rolled_again(dice: DefenseDice, defender: Defender) -> Spread[DefenseDice]:
    """The dice that nothing else makes evades are rolled again, blanks first."""
    again = min(defender.rerolls, dice.blank + dice.focus - defender.changes(dice.focus))
    blanks = min(again, dice.blank)
    held = DefenseDice(dice.evade, dice.focus - (again - blanks), dice.blank - blanks)
    return defense_roll(again).map(lambda new: DefenseDice(*(a + b for a, b in zip(held, new, strict=True))))


def neutralized(dice: AttackDice, evades: int, *, reinforced: bool = False) -> Damage:
    """Evades cancel hits, then crits; reinforce cancels one more, but never the last result."""
    left = dice.hit + dice.crit - evades
    if reinforced and left > 1:
        evades += 1
    hits = max(0, dice.hit - evades)
    return Damage(hits, max(0, dice.crit - max(0, evades - dice.hit)))
