"""Several attacks on one ship, one after another: its tokens, charges and shields are used up (XW-ATK-83)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from typing import NamedTuple

from battlemat.games.xwing.combat.dice import MOST_DICE
from battlemat.games.xwing.combat.odds import Damage
from battlemat.games.xwing.odds.exchange import Exchange, Guard, Outcome, Side, purse_of
from battlemat.games.xwing.odds.means import Means
from battlemat.games.xwing.odds.step import Purse
from battlemat.odds import Spread, sure

NOTHING = Damage(0, 0)


class After(NamedTuple):
    """Where a series stands: all results that got through so far, and the defender's purse."""

    damage: Damage
    purse: Purse


class Series(NamedTuple):
    """Results of a whole series; after each attack the chance that shields are gone, and that the ship is destroyed."""

    damage: Spread[Damage]
    shields_gone: tuple[Fraction, ...]
    destroyed: tuple[Fraction, ...]


def series(
    attackers: Sequence[Side], defender: Side, shields: int = 0, hull: int = 0, more: Sequence[int] = ()
) -> Series:
    """All attacks, each played as well as can be for itself, until the ship is destroyed (`hull` 0: it never is).

    `more` are the dice that the defender rolls in addition against each of them.
    """
    outcomes = _outcomes(attackers, defender, more)
    enough = shields + hull if hull else None
    stand: Spread[After] = sure(After(NOTHING, purse_of(defender.means)))
    gone, destroyed = [], []
    for outcome in outcomes:
        stand = _next(stand, outcome, enough)
        gone.append(stand.chance(lambda after: after.damage.total() >= shields))
        destroyed.append(stand.chance(lambda after: enough is not None and after.damage.total() >= enough))
    return Series(stand.map(lambda after: after.damage), tuple(gone), tuple(destroyed))


Outcomes = Callable[[Purse], Spread[Outcome]]
"""What may come of an attack on a defender with this purse."""


def _outcomes(attackers: Sequence[Side], defender: Side, more: Sequence[int]) -> list[Outcomes]:
    """One for each attack; equal ones are worked out once."""
    guards: dict[tuple[int, Means], Guard] = {}
    known: dict[tuple[int, Side], Outcomes] = {}
    found = []
    for number, red in enumerate(attackers):
        dice = min(MOST_DICE, defender.dice + (more[number] if more else 0))
        if (dice, red) not in known:
            green = defender._replace(dice=dice)
            guard = guards.setdefault((dice, _spoils(red)), Guard(green, red.means))
            known[dice, red] = cache(Exchange(red, green, guard).outcomes)
        found.append(known[dice, red])
    return found


def _spoils(red: Side) -> Means:
    """What of an attacker's means the defender's dice feel."""
    means = red.means
    return means._replace(own=(), purse=means.purse if means.other or means.cancels else ())


def _next(stand: Spread[After], outcomes: Outcomes, enough: int | None) -> Spread[After]:
    """Where a series stands after one more attack. (As `Spread.then`, without a spread for each outcome.)"""
    common = lcm(*(outcomes(purse).total for purse in {after.purse for after in stand.weights}))
    weights: dict[After, int] = {}
    for after, weight in stand.weights.items():
        (hits, crits), purse = after
        if enough is not None and hits + crits >= enough:
            weights[after] = weights.get(after, 0) + weight * common
            continue
        spread = outcomes(purse)
        scaled = weight * (common // spread.total)
        for ((more, worse), left), often in spread.weights.items():
            key = After(Damage(hits + more, crits + worse), left)
            weights[key] = weights.get(key, 0) + scaled * often
    return Spread(weights)
