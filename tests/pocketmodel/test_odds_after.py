"""Odds of battles with abilities after the roll: what the engine does, with dice changed as well as can be."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from typing import NamedTuple

import pytest

from battlemat.games.pocketmodel.content import CARDS
from battlemat.games.pocketmodel.odds import ODDS, attack_chance
from battlemat.games.pocketmodel.odds_after import ROLLS, Dice
from battlemat.games.pocketmodel.scenario import side, table
from battlemat.odds.asking import read_question

SURE, NEVER = (6, 6), (1, 1)
RESTING = "cinder-flight@home"
"""Somebody who keeps the match from ending."""


class Fought(NamedTuple):
    """Tokens placed on both units, and whether they are gone: the attacker's first."""

    placed: tuple[int, int]
    gone: tuple[bool, bool]


def fought(units: tuple[str, str], cards: tuple[str, str], dice: tuple[int, ...]) -> Fought:
    """A battle that the engine fights; whoever may do something does it."""
    t = table(
        a=side(f"{units[0]}@contested {RESTING}", hand=cards[0]),
        b=side(f"{units[1]}@contested {RESTING}", hand=cards[1]),
    )
    t.battle(f"a.{units[0]}>b.{units[1]}", attacker=cards[0] or "pass", defender=cards[1] or "pass", dice=dice)
    names = f"a.{units[0]}", f"b.{units[1]}"
    hurt = [e.data for e in t.match.events if e.kind in ("damaged", "ability-damage")]
    lost = {e.data["unit"] for e in t.match.events if e.kind == "destroyed"}
    placed = [sum(data["amount"] for data in hurt if data["unit"] == name) for name in names]
    return Fought((placed[0], placed[1]), (names[0] in lost, names[1] in lost))


def asked(units: tuple[str, str], cards: tuple[str, str]) -> dict[str, str]:
    parts = [f"unit={unit}" + (f",card={card}" if card else "") for unit, card in zip(units, cards, strict=True)]
    return dict(zip(("attack", "defense"), parts, strict=True))


def swapped(question: dict[str, str]) -> dict[str, str]:
    return {"attack": question["defense"], "defense": question["attack"]}


@pytest.mark.parametrize("first", ["", "ram-the-target", "overcharged-bolts", "hold-to-the-last", "close-call"])
@pytest.mark.parametrize("second", ["", "ram-the-target", "overcharged-bolts", "hold-to-the-last", "close-call"])
@pytest.mark.parametrize("units", [("claw-pack", "redline"), ("shard-pack", "claw-pack")])
def test_what_hits_lead_to_is_what_the_engine_does(units: tuple[str, str], first: str, second: str) -> None:
    cards = first, second
    question = read_question(ODDS.parts(), asked(units, cards))
    back = read_question(ODDS.parts(), swapped(asked(units, cards)))
    chances = attack_chance(question), attack_chance(back)
    ends: dict[Fought, Fraction] = defaultdict(Fraction)
    for hit in product((True, False), repeat=2):
        weight = Fraction(1)
        for hits, chance in zip(hit, chances, strict=True):
            weight *= chance if hits else 1 - chance
        rolls = [*(SURE if hit[0] else NEVER), *(SURE if hit[1] else NEVER)]
        for extra in product(range(1, 7), repeat=2):  # whoever is nearly lost rolls a die
            ends[fought(units, cards, (*rolls, *extra))] += weight / 36
    found = ODDS.ask(**asked(units, cards))
    for name, place in (("damage", 1), ("taken", 0)):
        curve: dict[str, Fraction] = defaultdict(Fraction)
        for end, chance in ends.items():
            curve[str(end.placed[place])] += chance
        assert {n: chance for n, chance in found.curve(name).items() if chance} == {
            n: chance for n, chance in curve.items() if chance
        }
    assert found.figure("destroyed") == sum(chance for end, chance in ends.items() if end.gone[1])
    assert found.figure("attacker-destroyed") == sum(chance for end, chance in ends.items() if end.gone[0])


def test_whoever_cannot_play_a_card_has_none() -> None:
    units = "needle-flight", "dawn-arrow"
    silenced, none = (ODDS.ask(**asked(units, ("sudden-silence", card))) for card in ("linked-cannons", ""))
    assert silenced == none


def test_what_lasts_longer_than_the_battle_begins_in_it() -> None:
    lasting = {"rally-the-line": "defense", "press-the-advantage": "attack", "standing-orders": "defense"}
    for card, stat in lasting.items():
        played = asked(("onyx-lead", "redline"), (card, ""))
        without = {**played, "attack": f"{played['attack']},ability=0,{stat}-bonus=1"}
        assert ODDS.ask(**played) == ODDS.ask(**without)


# Dice that are changed ------------------------------------------------------------------------------------------------

UNITS = "claw-pack", "dawn-arrow"


def mean(values: list[Fraction]) -> Fraction:
    return sum(values, Fraction()) / len(values)


def lowest() -> int:
    """The base roll that hits without any card."""
    plain = attack_chance(read_question(ODDS.parts(), asked(UNITS, ("", ""))))
    return next(n for n in range(2, 13) if Fraction(sum(sum(dice) >= n for dice in ROLLS), 36) == plain)


def plain_hit(dice: Dice) -> Fraction:
    return Fraction(sum(dice) >= lowest())


def one_again(dice: Dice) -> Fraction:
    first = mean([plain_hit((face, dice[1])) for face in range(1, 7)])
    second = mean([plain_hit((dice[0], face)) for face in range(1, 7)])
    return max(plain_hit(dice), first, second)


def both_again(dice: Dice) -> Fraction:
    return max(plain_hit(dice), mean([*map(plain_hit, ROLLS)]))


def six(dice: Dice) -> Fraction:
    return max(plain_hit(dice), plain_hit((6, dice[1])), plain_hit((dice[0], 6)))


def spoiled(dice: Dice) -> Fraction:
    return min(plain_hit(dice), mean([*map(plain_hit, ROLLS)]))


def both_again_then_spoiled(dice: Dice) -> Fraction:
    return max(spoiled(dice), mean([*map(spoiled, ROLLS)]))


@pytest.mark.parametrize(
    ("cards", "chance"),
    [
        (("targeting-routine", ""), one_again),
        (("lucky-break", ""), both_again),
        (("guided-shot", ""), six),
        (("", "premonition"), spoiled),
        (("lucky-break", "premonition"), both_again_then_spoiled),
    ],
)
def test_dice_are_changed_as_well_as_can_be(cards: tuple[str, str], chance: object) -> None:
    question = asked(UNITS, cards)
    for name, card in zip(("attack", "defense"), cards, strict=True):  # its bonus is another matter
        if card:
            question[name] += without_bonus(card)
    assert callable(chance)
    assert attack_chance(read_question(ODDS.parts(), question)) == mean([chance(dice) for dice in ROLLS])


def without_bonus(card: str) -> str:
    printed = CARDS[card]
    return f",{printed.bonus_stat}-bonus={-printed.bonus}" if printed.bonus_stat else ""
