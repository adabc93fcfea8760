"""One attack with everything there is: equal to the odds at the table, and nobody can do better."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from battlemat.games.xwing.combat.dice import Add, Change, Reroll
from battlemat.games.xwing.combat.odds import Attacker, Damage, Defender, attack_odds
from battlemat.games.xwing.odds.cards import Role, cards, with_cards
from battlemat.games.xwing.odds.exchange import Exchange, Side, purse_of
from battlemat.games.xwing.odds.means import Means, Mod, attacker_means, defender_means
from battlemat.odds import Spread
from tests.xwing.odds.exchange_game import ExchangeGame


def damage_of(red: Side, green: Side) -> Spread[Damage]:
    return Exchange(red, green).outcomes(purse_of(green.means)).map(lambda outcome: outcome.damage)


def mean_of(red: Side, green: Side) -> Fraction:
    return damage_of(red, green).mean(Damage.total)


def attacker(dice: int, *own: Mod, other: tuple[Mod, ...] = (), cancels: tuple[Mod, ...] = (), **held: int) -> Side:
    return Side(dice, Means(tuple(held.items()), own, other, cancels))


def defender(dice: int, *own: Mod, other: tuple[Mod, ...] = (), **held: int) -> Side:
    return Side(dice, Means(tuple(held.items()), own, other))


def at_random(rng: Random) -> tuple[Attacker, Defender]:
    focus, calculate, force, rerolls = (rng.choice((0, 0, 1, 2)) for _ in range(4))
    red = Attacker(rng.randint(0, 5), focus, calculate, force, rng.random() < 0.4, rerolls)
    return red, Defender(rng.randint(0, 4), *(rng.choice((0, 0, 1, 2)) for _ in range(6)))


def test_without_cards_they_are_the_odds_at_the_table() -> None:
    """One to one: the same chance of every outcome, as a fraction."""
    rng = Random("table")
    for _ in range(150):
        red, green = at_random(rng)
        found = damage_of(
            Side(red.dice, attacker_means(red)), Side(green.dice, defender_means(green), green.reinforced)
        )
        assert dict(found) == dict(attack_odds(red, green)), (red, green)


def some_side(rng: Random, role: Role, dice: int, chosen: list[str]) -> Side:
    focus, calculate, force, evade = (rng.choice((0, 0, 1)) for _ in range(4))
    if role == "attack":
        means = attacker_means(Attacker(0, focus, calculate, force, lock=bool(evade)))
    else:
        means = defender_means(Defender(0, focus, calculate, force, evade))
    means, _ = with_cards(means, dict.fromkeys(chosen, 1), role)
    return Side(dice, means)


def test_nobody_can_do_better_with_random_cards() -> None:
    rng = Random("cards")
    for _ in range(60):
        red = some_side(rng, "attack", rng.randint(1, 3), rng.sample(list(cards("attack")), 2))
        green = some_side(rng, "defense", rng.randint(0, 2), rng.sample(list(cards("defense")), rng.choice((0, 1))))
        assert mean_of(red, green) == ExchangeGame(red, green).mean(), (red, green)


@pytest.mark.long
def test_nobody_can_do_better_with_many_random_cards() -> None:
    rng = Random("many cards")
    for _ in range(2000):
        red = some_side(rng, "attack", rng.randint(1, 3), rng.sample(list(cards("attack")), rng.choice((1, 2, 3))))
        green = some_side(rng, "defense", rng.randint(0, 2), rng.sample(list(cards("defense")), rng.choice((0, 1, 2))))
        assert mean_of(red, green) == ExchangeGame(red, green).mean(), (red, green)


def test_a_reroll_of_blanks_leaves_focus_results() -> None:
    """Two dice: each hits with 1/2, and of 1/4 blanks half hits in the end."""
    assert mean_of(attacker(2, Mod("blanks", (Reroll(99, ("blank",), exactly=True),))), defender(0)) == Fraction(5, 4)


def test_an_added_focus_result_becomes_a_hit_with_a_token() -> None:
    assert mean_of(attacker(1, Mod("add", (Add("focus"),)), focus=1), defender(0)) == Fraction(7, 4)
    assert mean_of(attacker(1, Mod("add", (Add("focus"),))), defender(0)) == Fraction(1, 2)


def test_a_hit_becomes_a_crit_where_it_costs_nothing_else() -> None:
    found = damage_of(attacker(1, Mod("crit", (Change(("hit",), "crit"),))), defender(0))
    assert dict(found) == {Damage(0, 0): Fraction(1, 2), Damage(0, 1): Fraction(1, 2)}


def test_crits_are_made_of_focus_results_where_that_is_as_good() -> None:
    means = attacker(1, Mod("fifth", (Change(("focus",), "crit"),), (("force", 1),)), force=1)
    assert dict(damage_of(means, defender(0))) == {
        Damage(0, 0): Fraction(1, 4),
        Damage(1, 0): Fraction(3, 8),
        Damage(0, 1): Fraction(3, 8),
    }


def test_a_token_cannot_pay_for_two_things() -> None:
    """The focus token turns the focus result or, for the card, the blank."""
    optics = Mod("optics", (Change(("blank",), "hit"),), (("focus", 1),))
    assert mean_of(attacker(1, optics, focus=1), defender(0)) == 1
    assert mean_of(attacker(2, optics, focus=1), defender(0)) == 2 - Fraction(3, 16)  # not two blanks, nor one of each


def test_a_card_of_the_same_group_is_one_use() -> None:
    one, two = (Mod(name, (Change(("blank", "focus"), "hit"),), (), "finn") for name in ("one", "two"))
    assert mean_of(attacker(2, one, two), defender(0)) == mean_of(attacker(2, one), defender(0))


def test_the_attacker_spoils_an_evade_before_the_defender_spends() -> None:
    juke = Mod("juke", (Change(("evade",), "focus"),))
    assert mean_of(attacker(2, other=(juke,)), defender(1)) == mean_of(attacker(2), defender(0))
    assert mean_of(attacker(2, other=(juke,)), defender(1, focus=1)) == mean_of(attacker(2), defender(1, focus=1))


def test_the_defender_spoils_the_attack_before_the_attacker_goes_on() -> None:
    again = Mod("l3", (Reroll(99, exactly=True),))
    assert mean_of(attacker(1), defender(0, other=(again,))) == Fraction(1, 4)
    turned = Mod("luminara", (Change(("hit",), "focus"),))
    assert mean_of(attacker(1, focus=1), defender(0, other=(turned,))) == Fraction(3, 4)


def test_an_evade_is_cancelled_after_all_changes() -> None:
    crack = Mod("crack", (), (("charge", 1),))
    plain = attacker(2, cancels=(crack,), charge=1)
    assert mean_of(plain, defender(1, evade=1)) == mean_of(attacker(2), defender(0))
    assert mean_of(attacker(2, cancels=(crack,), charge=0), defender(1)) == mean_of(attacker(2), defender(1))


def test_crits_may_be_cancelled_first() -> None:
    red, green = attacker(2, Mod("crit", (Change(("hit",), "crit"),))), defender(0, Mod("add", (Add("evade"),)))
    first = damage_of(red, green._replace(crits_first=True))
    assert first.chance(lambda damage: damage.crits > 0) < damage_of(red, green).chance(lambda d: d.crits > 0)
    assert first.mean(Damage.total) == mean_of(red, green)


def test_the_defender_keeps_what_would_make_no_difference() -> None:
    """Against one hit at most, the evade token alone will do, and against none nothing is spent."""
    green = defender(2, focus=1, evade=1)
    ends = Exchange(attacker(1), green).outcomes(purse_of(green.means))
    assert {outcome.purse[:4:3] for outcome, _ in ends} == {(1, 1), (1, 0)}
    assert ends.chance(lambda outcome: outcome.damage.total() > 0 and outcome.purse[0] + outcome.purse[3] > 0) == 0


def test_one_focus_token_is_cheaper_than_two_others() -> None:
    """Two focus results against two hits."""
    green = defender(2, focus=1, calculate=2)
    ends = Exchange(attacker(2), green).outcomes(purse_of(green.means))
    purses = {outcome.purse[:2] for outcome, _ in ends}
    assert purses == {(1, 2), (1, 1), (0, 2)}


def test_a_focus_result_is_rerolled_so_that_all_are_blank() -> None:
    """Heroic rerolls any number of dice, but only where none shows anything else."""
    heroic, one = Mod("heroic", (Reroll(99),), when="all blank"), Mod("one", (Reroll(1),))
    red, green = attacker(3, heroic, one), defender(0)
    assert mean_of(red, green) == ExchangeGame(red, green).mean()


def test_every_distribution_adds_up_to_one() -> None:
    rng = Random("sums")
    for _ in range(40):
        red = some_side(rng, "attack", rng.randint(0, 4), rng.sample(list(cards("attack")), 2))
        green = some_side(rng, "defense", rng.randint(0, 3), rng.sample(list(cards("defense")), 2))
        assert sum(chance for _, chance in Exchange(red, green).outcomes(purse_of(green.means))) == 1
