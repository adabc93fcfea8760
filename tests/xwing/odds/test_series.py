"""Several attacks on one ship: tokens and shields are used up, and what is destroyed is left alone."""

from __future__ import annotations

from fractions import Fraction

from battlemat.games.xwing.combat.odds import Damage
from battlemat.games.xwing.odds.exchange import Side
from battlemat.games.xwing.odds.means import Means
from battlemat.games.xwing.odds.question import ODDS
from battlemat.games.xwing.odds.series import series


def test_two_dice_and_two_dice_are_four() -> None:
    found = series([Side(2), Side(2)], Side(0))
    assert dict(found.damage) == dict(series([Side(4)], Side(0)).damage)


def test_an_evade_token_helps_once() -> None:
    """It takes two hits, and two defense dice that are no evades, until one gets through."""
    found = series([Side(1), Side(1)], Side(1, Means((("evade", 1),))))
    assert found.damage[Damage(0, 0)] == 1 - Fraction(5, 16) ** 2


def test_a_destroyed_ship_is_not_shot_at_any_more() -> None:
    found = series([Side(3), Side(3)], Side(0), 0, 1)
    assert found.destroyed == (Fraction(7, 8), 1 - Fraction(1, 64))
    assert max(damage.total() for damage, _ in found.damage) == 3


def test_shields_go_first() -> None:
    found = series([Side(1), Side(1), Side(1)], Side(0), 2, 1)
    assert found.shields_gone == (Fraction(0), Fraction(1, 4), Fraction(1, 2))
    assert found.destroyed == (Fraction(0), Fraction(0), Fraction(1, 8))


def test_range_adds_dice_to_one_attack_only() -> None:
    far = ODDS.ask(attack=["dice=2,range=3", "dice=2"], defense="dice=1,hull=0").figure("mean-damage")
    plain = [ODDS.ask(attack="dice=2", defense=f"dice={dice},hull=0").figure("mean-damage") for dice in (1, 2)]
    assert far == sum(plain)
    near = ODDS.ask(attack="dice=2,range=1", defense="dice=0").figure("mean-damage")
    assert near == Fraction(3, 2)


def test_obstruction_and_reinforcement() -> None:
    assert (
        ODDS.ask(attack="dice=3", defense="dice=1,obstructed").figures == ODDS.ask(attack="dice=3", defense="").figures
    )
    assert ODDS.ask(attack="dice=4", defense="dice=0,reinforce").curve("damage").keys() == {"0", "1", "2", "3"}


def test_curves_agree_with_each_other() -> None:
    found = ODDS.ask(attack=["dice=3,lock", "dice=3,focus"], defense="dice=2,evade,shields=1,hull=2")
    assert found.figure("destroyed") == found.curve("destroyed-after")["2"]
    assert found.figure("shields-gone") == found.curve("shields-lost")["1"]
    hits = {key: chance for key, chance in found.curve("hits-crits").items() if key.endswith("+0")}
    assert sum(hits.values()) == found.curve("crits")["0"]
