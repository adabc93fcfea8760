"""What cards do in the odds is what they declare in play."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.combat.odds import Attacker, Defender
from battlemat.games.xwing.odds.cards import COUNTED, LEFT_OUT, SPECIAL, Role, cards, short_name, with_cards
from battlemat.games.xwing.odds.exchange import Side
from battlemat.games.xwing.odds.means import attacker_means, defender_means
from battlemat.games.xwing.odds.question import ODDS
from tests.xwing.odds.exchange_game import ExchangeGame
from tests.xwing.odds.test_exchange import mean_of

ROLES: tuple[Role, ...] = ("attack", "defense")
ALL = [(role, name) for role in ROLES for name in cards(role)]
PLAIN_RED = Attacker(0, focus=0, calculate=1, force=1, lock=True)
PLAIN_GREEN = Defender(0, calculate=1, force=1, evade=1)


def red(dice: int, chosen: dict[str, int]) -> Side:
    means = attacker_means(PLAIN_RED)
    means = means._replace(purse=(*means.purse, ("stress", 1), ("evade", 1)))
    return Side(dice, with_cards(means, chosen, "attack")[0])


def green(dice: int, chosen: dict[str, int]) -> Side:
    means = defender_means(PLAIN_GREEN)
    means = means._replace(purse=(*means.purse, ("stress", 1), ("lock", 1)))
    return Side(dice, with_cards(means, chosen, "defense")[0])


@pytest.mark.parametrize(("role", "name"), ALL)
def test_each_card_helps_as_far_as_anybody_could_make_it(role: Role, name: str) -> None:
    """Against the game without a policy; and nobody is worse off with a card that may be left alone."""
    ours, theirs = red(2, {name: 1} if role == "attack" else {}), green(1, {name: 1} if role == "defense" else {})
    found, plain = mean_of(ours, theirs), mean_of(red(2, {}), green(1, {}))
    assert found == ExchangeGame(ours, theirs).mean()
    assert found >= plain if role == "attack" else found <= plain


def test_every_card_that_changes_dice_is_known() -> None:
    known = {card.name for role in ROLES for card in cards(role).values()}
    windows = {f"modify-{dice}-{side}" for dice in ("attack", "defense") for side in ("attacker", "defender")}
    declared = {name for name, abilities in load().items() if any(one.window in windows for one in abilities)}
    assert declared - known == LEFT_OUT


@pytest.mark.parametrize("name", [*COUNTED, *SPECIAL])
def test_what_is_told_by_hand_cannot_be_read(name: str) -> None:
    (declared, *_) = [one for one in load()[name] if one.kind == "modifies"]
    with pytest.raises(AttributeError):
        declared.run(None)


def test_a_number_says_how_many_dice_a_card_concerns() -> None:
    one, three = ODDS.ask(attack="dice=3,gunneryspecialists"), ODDS.ask(attack="dice=3,gunneryspecialists=3")
    assert one.figure("mean-damage") < three.figure("mean-damage")
    assert three.figure("mean-damage") == ODDS.ask(attack="dice=3,rerolls=3").figure("mean-damage")


def test_charges_of_a_card_are_used_up_over_several_attacks() -> None:
    asked = [ODDS.ask(attack=["dice=2"] * 2, defense=f"hull=0,{card}") for card in ("", "elusive", "elusive=2")]
    means = [found.figure("mean-damage") for found in asked]
    assert means[0] > means[1] > means[2]


def test_a_card_that_brings_stress_needs_a_calm_pilot() -> None:
    calm, stressed = (ODDS.ask(attack=f"dice=3,upgrade:zuckuss,stress={n}").figure("mean-damage") for n in (0, 1))
    assert calm > stressed == ODDS.ask(attack="dice=3").figure("mean-damage")


def test_a_green_token_of_any_kind_pays_for_a_reroll() -> None:
    """Somebody with an evade token, which is good for nothing else when attacking, rerolls two dice for it."""
    lando, plain = "landocalrissian-crew", ODDS.ask(attack="dice=2").figure("mean-damage")
    assert ODDS.ask(attack=f"dice=2,{lando}").figure("mean-damage") == plain
    paid = ODDS.ask(attack=f"dice=2,evade,{lando}").figure("mean-damage")
    assert paid == ODDS.ask(attack="dice=2,rerolls=2").figure("mean-damage")
    once = ODDS.ask(attack=f"dice=6,evade,calculate,{lando}").figure("mean-damage")
    assert once == ODDS.ask(attack="dice=6,calculate,rerolls=2").figure("mean-damage")


def test_a_charge_is_taken_once_where_the_number_means_dice() -> None:
    twice = ODDS.ask(attack=["dice=3"] * 2, defense="hull=0,jessikapava=2").figure("mean-damage")
    once = ODDS.ask(attack=["dice=3"] * 2, defense="hull=0").figure("mean-damage")
    each = [ODDS.ask(attack="dice=3", defense=f"hull=0,{card}").figure("mean-damage") for card in ("", "jessikapava=2")]
    assert each[1] < each[0]
    assert once - twice < 2 * (each[0] - each[1])


def test_fire_control_keeps_the_lock() -> None:
    both = ODDS.ask(attack="dice=3,lock,firecontrolsystem").figure("mean-damage")
    assert both == ODDS.ask(attack="dice=3,lock").figure("mean-damage")


def test_names_are_short_where_they_are_clear() -> None:
    assert short_name("upgrade:predator") == "predator"
    assert short_name("upgrade:finn") == "upgrade:finn"
