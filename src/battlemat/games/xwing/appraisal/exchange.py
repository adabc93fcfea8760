"""What a round's fire is expected to do when everybody stands somewhere: who shoots whom, and who is gone before that.

Ships fire by initiative, each at whoever it takes most from, given what was fired at that one already: so fire that
finishes a ship is worth more than the same spread over several, and who is likely gone shoots less.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from battlemat.games.xwing.appraisal.forces import Fighter, Spot, bearing
from battlemat.games.xwing.appraisal.worth import BY_DAMAGE
from battlemat.games.xwing.combat.odds import Attacker, Damage, Defender, attack_odds

FINE: Final = 8
"""Expected damage is told apart in so many parts of one."""
TOO_SMALL: Final = 0.02
"""Nobody fires for less damage than this."""


class Target(NamedTuple):
    """What a ship is worth, and how much of it is left."""

    cost: float
    left: int
    full: int


class Gunner(NamedTuple):
    """Somebody in a round's fire: the place in `damage` and `targets`, the side, and whom it may shoot at."""

    number: int
    initiative: int
    enemies: Sequence[int]


@lru_cache(maxsize=65536)
def mean_damage(attacker: Attacker, defender: Defender) -> float:
    return float(attack_odds(attacker, defender).mean(Damage.total))


def punch(one: Fighter, here: Spot, other: Fighter, there: Spot, more_dice: int = 0) -> float:
    """The damage that a fighter's best attack does on average; `more_dice` are defense dice for what is in between."""
    best = 0.0
    for gun, band in bearing(one, here, other, there):
        dice, evading = gun.dice, other.agility + more_dice
        if not gun.ordnance:
            dice += band <= 1
            evading += (band >= 3) + (band > 3)
        done = mean_damage(one.attacking(dice, other), other.defending(evading))
        best = best + done if one.size == "huge" else max(best, done)
    return best


@lru_cache(maxsize=4096)
def _gone(eighths: int, left: int) -> float:
    """The chance that a ship is destroyed by damage that is so many eighths on average."""
    mean = eighths / FINE
    term = survives = exp(-mean)
    for number in range(1, left):
        term *= mean / number
        survives += term
    return 1.0 - survives


def gone(damage: float, left: int) -> float:
    """The chance that a ship with so much left is destroyed by this damage on average.

    >>> gone(0.0, 3), gone(1.0, 3) < gone(3.0, 3) < gone(6.0, 3)
    (0.0, True)
    """
    return _gone(int(damage * FINE + 0.5), left)


def taken(target: Target, damage: float) -> float:
    """The points that so much damage takes on average."""
    part = BY_DAMAGE * min(damage, target.left) / target.full
    return target.cost * (part + (1.0 - BY_DAMAGE) * gone(damage, target.left))


def fire(gunners: Sequence[Gunner], targets: Sequence[Target], damage: Sequence[Sequence[float]]) -> list[float]:
    """The points that each target is expected to lose; `damage` is that of everybody to everybody on average.

    `gunners` come by initiative, the highest first; those of the same initiative fire at once.

    >>> duel = [Gunner(0, 5, [1]), Gunner(1, 3, [0])]
    >>> first, second = fire(duel, [Target(50.0, 3, 3)] * 2, [[0.0, 2.0], [2.0, 0.0]])
    >>> first < second
    True
    """
    suffered = [0.0] * len(targets)
    before = list(suffered)
    step = None
    for gunner in gunners:
        if gunner.initiative != step:
            step, before = gunner.initiative, list(suffered)
        own = gunner.number
        can = damage[own]
        here = 1.0 - gone(before[own], targets[own].left) if before[own] else 1.0
        best, most = -1, 0.0
        for enemy in gunner.enemies:
            done = here * can[enemy]
            if done > TOO_SMALL:
                gain = taken(targets[enemy], suffered[enemy] + done) - taken(targets[enemy], suffered[enemy])
                if gain > most:
                    best, most = enemy, gain
        if best >= 0:
            suffered[best] += here * can[best]
    return [taken(target, hurt) for target, hurt in zip(targets, suffered, strict=True)]
