"""Exact odds of attacks, held against playing every roll out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from battlemat.games.xwing.odds import Attacker, Damage, Defender, attack_odds

ATTACK = ["hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank"]
DEFENSE = ["evade", "evade", "evade", "focus", "focus", "blank", "blank", "blank"]


def attacks(attacker: Attacker) -> Iterator[tuple[list[str], Fraction]]:
    """Every way the attacker's dice can end, die by die."""
    for dice in product(ATTACK, repeat=attacker.dice):
        chance = Fraction(1, 8**attacker.dice)
        if not attacker.lock:
            yield list(dice), chance
            continue
        singles = attacker.calculate + attacker.force
        spared = dice.count("focus") if attacker.focus else min(dice.count("focus"), singles)
        kept = [d for d in dice if d in ("hit", "crit")] + ["focus"] * spared
        again = len(dice) - len(kept)
        for new in product(ATTACK, repeat=again):
            yield kept + list(new), chance / 8**again


def spent(dice: list[str], focus: int, singles: int, good: str) -> list[str]:
    for number, die in enumerate(dice):
        if die == "focus" and (focus or singles):
            dice[number] = good
            singles -= 0 if focus else 1
    return dice


def by_hand(attacker: Attacker, defender: Defender) -> dict[Damage, Fraction]:
    found: dict[Damage, Fraction] = {}
    for rolled, chance in attacks(attacker):
        for answer in product(DEFENSE, repeat=defender.dice):
            red = spent(list(rolled), attacker.focus, attacker.calculate + attacker.force, "hit")
            green = spent(list(answer), defender.focus, defender.calculate + defender.force, "evade")
            for _ in range(defender.evade):
                if any(die != "evade" for die in green):
                    green[next(i for i, die in enumerate(green) if die != "evade")] = "evade"
            left = sorted((die for die in red if die in ("hit", "crit")), reverse=True)[green.count("evade") :]
            if defender.reinforced and len(left) > 1:
                left = left[1:]
            damage = Damage(left.count("hit"), left.count("crit"))
            found[damage] = found.get(damage, Fraction(0)) + chance / 8**defender.dice
    return found


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (Attacker(dice=0), Defender(dice=2)),
        (Attacker(dice=3), Defender(dice=2)),
        (Attacker(dice=3, focus=1), Defender(dice=2, focus=1)),
        (Attacker(dice=2, lock=True), Defender(dice=2, evade=1)),
        (Attacker(dice=2, lock=True, focus=1), Defender(dice=1)),
        (Attacker(dice=3, calculate=1), Defender(dice=2, calculate=1)),
        (Attacker(dice=2, lock=True, force=1), Defender(dice=2, force=1, evade=1)),
        (Attacker(dice=3), Defender(dice=1, reinforced=True)),
        (Attacker(dice=2), Defender(dice=0, evade=2)),
    ],
)
def test_odds_are_those_of_playing_every_roll_out(attacker: Attacker, defender: Defender) -> None:
    assert dict(attack_odds(attacker, defender)) == by_hand(attacker, defender)


def test_more_of_anything_never_hurts_its_owner() -> None:
    plain = attack_odds(Attacker(dice=3), Defender(dice=2)).mean(Damage.total)
    for better in ({"focus": 1}, {"calculate": 1}, {"force": 1}, {"lock": True}):
        assert attack_odds(Attacker(dice=3, **better), Defender(dice=2)).mean(Damage.total) > plain
    for safer in ({"focus": 1}, {"calculate": 1}, {"force": 1}, {"evade": 1}, {"reinforced": True}):
        assert attack_odds(Attacker(dice=3), Defender(dice=2, **safer)).mean(Damage.total) < plain


def test_as_many_rerolls_as_dice_are_as_good_as_a_lock() -> None:
    for plain in (Attacker(dice=3), Attacker(dice=3, focus=1), Attacker(dice=3, calculate=1)):
        locked = attack_odds(plain._replace(lock=True), Defender(dice=2))
        assert dict(attack_odds(plain._replace(rerolls=3), Defender(dice=2))) == dict(locked)


def test_one_reroll_of_one_attack_die() -> None:
    """A die hits with 1/2; of the other half every die is rolled again: 3/4. The crit is a quarter of that."""
    odds = attack_odds(Attacker(dice=1, rerolls=1), Defender(dice=0))
    assert odds[Damage(0, 0)] == Fraction(1, 4)
    assert odds[Damage(0, 1)] == Fraction(3, 16)


def test_one_reroll_of_two_defense_dice() -> None:
    """Two dice fail to evade with 5/8 each; one of two failures is rolled again, and so is the only one."""
    odds = attack_odds(Attacker(dice=1), Defender(dice=2, rerolls=1))
    assert odds[Damage(0, 0)] == 1 - Fraction(1, 2) * Fraction(5, 8) ** 3


def test_a_defender_with_a_focus_token_rerolls_blanks_only() -> None:
    odds = attack_odds(Attacker(dice=1), Defender(dice=1, focus=1, rerolls=1))
    assert odds[Damage(0, 0)] == 1 - Fraction(1, 2) * Fraction(3, 8) ** 2
