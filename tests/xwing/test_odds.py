"""Exact odds of attacks, held against playing the whole game of modifications out: every choice of every die."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from battlemat.games.xwing.combat.odds import AttackDice, Attacker, Damage, Defender, attack_odds, modified, neutralized
from tests.xwing.modification_game import ATTACK, DEFENSE, mean_damage

ATTACKERS = [
    Attacker(0),
    Attacker(2),
    Attacker(3, focus=1),
    Attacker(3, calculate=1),
    Attacker(3, force=2),
    Attacker(3, lock=True),
    Attacker(3, lock=True, focus=1),
    Attacker(3, lock=True, calculate=1),
    Attacker(3, lock=True, force=1),
    Attacker(3, lock=True, calculate=1, force=1),
    Attacker(3, rerolls=1),
    Attacker(3, rerolls=2, force=1),
    Attacker(3, rerolls=3, calculate=1),
    Attacker(3, lock=True, rerolls=1),
    Attacker(3, lock=True, rerolls=1, force=1),
    Attacker(3, lock=True, rerolls=2, calculate=1),
    Attacker(2, lock=True, rerolls=1, focus=1, force=1),
]
DEFENDERS = [
    Defender(0),
    Defender(2),
    Defender(2, focus=1, evade=1),
    Defender(2, calculate=1, rerolls=1),
    Defender(3, force=1, rerolls=2),
    Defender(2, force=1, evade=1, rerolls=2),
    Defender(1, rerolls=1, reinforced=1),
    Defender(1, reinforced=2),
    Defender(2, evade=2, focus=1, rerolls=1, reinforced=2),
]


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_nobody_can_do_better_than_the_odds_say(attacker: Attacker) -> None:
    for defender in DEFENDERS:
        assert attack_odds(attacker, defender).mean(Damage.total) == mean_damage(attacker, defender), defender


def test_a_lone_focus_result_is_rerolled_where_force_may_change_another() -> None:
    """Kept, the Force makes it a hit: 1 + 2/2. Rolled again with the blanks: 3/2 and, unless no focus shows, 1 more."""
    attacker, bare = Attacker(3, force=1, lock=True), Defender(0)
    again = modified(AttackDice(0, 0, 1, 2), attacker, bare)
    assert again.mean(lambda dice: dice.hit + dice.crit) == Fraction(3, 2) + 1 - Fraction(3, 4) ** 3
    assert modified(AttackDice(0, 0, 1, 2), attacker._replace(force=3), bare)[AttackDice(1, 0, 0, 2)] == Fraction(1, 16)


def test_dice_that_were_rerolled_stay_as_they_are() -> None:
    lock = Attacker(2, lock=True)
    done = modified(AttackDice(0, 0, 0, 0), lock, Defender(0), AttackDice(0, 0, 0, 2))
    assert dict(done) == {AttackDice(0, 0, 0, 2): 1}
    half = modified(AttackDice(0, 0, 0, 1), lock, Defender(0), AttackDice(0, 0, 0, 1))
    assert half[AttackDice(0, 0, 0, 2)] == Fraction(1, 4)


def test_an_ability_that_rerolls_is_worth_something_beside_a_lock() -> None:
    """One die first, the others with the lock: whoever sees a result between the two spends the Force better."""
    plain = attack_odds(Attacker(3, lock=True, force=1), Defender(1)).mean(Damage.total)
    assert attack_odds(Attacker(3, lock=True, force=1, rerolls=1), Defender(1)).mean(Damage.total) > plain


def test_each_reinforce_token_takes_a_result_but_never_the_last() -> None:
    dice = AttackDice(2, 1, 0, 0)
    left = [neutralized(dice, 0, reinforced=tokens) for tokens in range(4)]
    assert left == [Damage(2, 1), Damage(1, 1), Damage(0, 1), Damage(0, 1)]
    assert neutralized(dice, 3, reinforced=2) == Damage(0, 0)


def spent(dice: list[str], focus: int, singles: int, good: str) -> list[str]:
    for number, die in enumerate(dice):
        if die == "focus" and (focus or singles):
            dice[number] = good
            singles -= 0 if focus else 1
    return dice


def by_hand(attacker: Attacker, defender: Defender) -> dict[Damage, Fraction]:
    """All that can happen where nothing can be rerolled, die by die."""
    found: dict[Damage, Fraction] = {}
    for shown in product(ATTACK, repeat=attacker.dice):
        for answer in product(DEFENSE, repeat=defender.dice):
            red = spent(list(shown), attacker.focus, attacker.calculate + attacker.force, "hit")
            green = spent(list(answer), defender.focus, defender.calculate + defender.force, "evade")
            for _ in range(defender.evade):
                if any(die != "evade" for die in green):
                    green[next(i for i, die in enumerate(green) if die != "evade")] = "evade"
            left = sorted((die for die in red if die in ("hit", "crit")), reverse=True)[green.count("evade") :]
            for _ in range(defender.reinforced):
                left = left[1:] if len(left) > 1 else left
            damage = Damage(left.count("hit"), left.count("crit"))
            chance = Fraction(1, 8 ** (attacker.dice + defender.dice))
            found[damage] = found.get(damage, Fraction(0)) + chance
    return found


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (Attacker(dice=0), Defender(dice=2)),
        (Attacker(dice=3), Defender(dice=2)),
        (Attacker(dice=3, focus=1), Defender(dice=2, focus=1)),
        (Attacker(dice=3, calculate=1), Defender(dice=2, calculate=1)),
        (Attacker(dice=2, force=1), Defender(dice=2, force=1, evade=1)),
        (Attacker(dice=3), Defender(dice=1, reinforced=1)),
        (Attacker(dice=4), Defender(dice=1, reinforced=2)),
        (Attacker(dice=2), Defender(dice=0, evade=2)),
    ],
)
def test_odds_are_those_of_playing_every_roll_out(attacker: Attacker, defender: Defender) -> None:
    assert dict(attack_odds(attacker, defender)) == by_hand(attacker, defender)


def test_more_of_anything_never_hurts_its_owner() -> None:
    plain = attack_odds(Attacker(dice=3), Defender(dice=2)).mean(Damage.total)
    for better in ({"focus": 1}, {"calculate": 1}, {"force": 1}, {"lock": True}):
        assert attack_odds(Attacker(dice=3, **better), Defender(dice=2)).mean(Damage.total) > plain
    for safer in ({"focus": 1}, {"calculate": 1}, {"force": 1}, {"evade": 1}, {"reinforced": 1}, {"rerolls": 1}):
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
