"""X-Wing: what dice promise, before they are rolled, while they are modified and when some are rolled again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from battlemat.games.xwing.combat.odds import (
    NONE,
    AttackDice,
    Attacker,
    Damage,
    Defender,
    against,
    attack_odds,
    attack_roll,
    modified,
)
from battlemat.odds import Spread
from tests.vectors import Case, Vectors, made


def vectors() -> Iterator[Vectors]:
    yield made("xwing-attack", 1000, _attack)
    yield made("xwing-modified", 1500, _modified)
    yield made("xwing-rerolled", 1000, _rerolled)


def _attacker(rng: Random) -> Attacker:
    focus, calculate, force, rerolls = (rng.choice((0, 0, 1, 2)) for _ in range(4))
    return Attacker(rng.randint(0, 5), focus, calculate, force, rng.random() < 0.4, rerolls)


def _defender(rng: Random) -> Defender:
    focus, calculate, force, evade, reinforced = (rng.choice((0, 0, 1, 2)) for _ in range(5))
    return Defender(rng.randint(0, 4), focus, calculate, force, evade, reinforced, rng.choice((0, 0, 1)))


def by_damage(spread: Spread[Damage]) -> list[float]:
    """The chance of 0 damage, of 1, of 2 …"""
    chances = [0.0] * (max(damage.total() for damage, _ in spread) + 1)
    for damage, chance in spread:
        chances[damage.total()] += float(chance)
    return chances


def _attack(rng: Random) -> Case:
    attacker, defender = _attacker(rng), _defender(rng)
    return [attacker._asdict(), defender._asdict(), by_damage(attack_odds(attacker, defender))]


def _modified(rng: Random) -> Case:
    """Dice on the table, some of which were rerolled already."""
    attacker, defender = _attacker(rng), _defender(rng)
    dice, fixed = (AttackDice(*(rng.choice((0, 0, 1, 2)) for _ in range(4))) for _ in range(2))
    left = modified(dice, attacker, defender, fixed).then(partial(against, defender=defender))
    return [dice, attacker._asdict(), defender._asdict(), fixed, by_damage(left)]


def _rerolled(rng: Random) -> Case:
    attacker, defender = _attacker(rng), _defender(rng)
    held, again = AttackDice(*(rng.choice((0, 0, 1)) for _ in range(4))), rng.randint(0, 3)
    spread = rerolled_into(held, again, attacker, defender)
    return [held, again, attacker._asdict(), defender._asdict(), by_damage(spread)]


def rerolled_into(held: AttackDice, again: int, attacker: Attacker, defender: Defender) -> Spread[Damage]:
    """Some dice are rolled again beside those that are held; then what else there is changes them."""

    def then(rolled: AttackDice) -> Spread[Damage]:
        dice = modified(NONE, attacker, defender, held.and_(rolled))
        return dice.then(partial(against, defender=defender))

    return attack_roll(again).then(then)
