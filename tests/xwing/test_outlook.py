"""What players are told of an attack before it is declared: cards that are certain are counted, others are named."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat import bots
from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.scenario import XWingScenario, table


def outlook(t: XWingScenario) -> dict[str, Any]:
    """That of the first shot that is offered."""
    t.until("attack", "x")
    decision = t.question("a")
    told = GAME.teller(t.match.view(0), "en").outlooks(decision)
    return dict(told[decision.options[0].id])


def between(attacker: str, defender: str, *more: str) -> XWingScenario:
    """Two ships that face each other."""
    return table(f"a.{attacker}@400,300,0=x", f"b.{defender}@400,500,180=y", *more, phase="engagement")


def test_wedge_takes_a_die_from_the_defender() -> None:
    plain = outlook(between("redsquadronveteran", "academypilot"))
    found = outlook(between("wedgeantilles", "academypilot"))
    assert found["defender"]["dice"] == plain["defender"]["dice"] - 1
    assert ["pilot:wedgeantilles", -1] in found["green"]
    assert "pilot:wedgeantilles" not in found["open"]


def test_a_friend_that_lets_reroll_is_counted() -> None:
    found = outlook(between("academypilot", "redsquadronveteran", "a.howlrunner@440,300,0=h"))
    assert found["attacker"]["rerolls"] == 1
    assert found["counted"] == ["pilot:howlrunner"]


def test_a_card_whose_help_depends_on_dice_is_counted_in_the_damage() -> None:
    found = outlook(between("redsquadronveteran&marksmanship", "academypilot"))
    assert (found["counted"], found["open"]) == (["upgrade:marksmanship"], [])
    assert found["attacker"] | {"dice": 0} == {
        "dice": 0, "focus": 0, "calculate": 0, "force": 0, "lock": False, "rerolls": 0,
    }  # fmt: skip


def test_a_card_that_odds_do_not_know_is_named() -> None:
    found = outlook(between("redsquadronveteran&4lom", "academypilot"))
    assert (found["counted"], found["open"]) == ([], ["upgrade:4lom"])


@pytest.mark.parametrize(
    ("ships", "attack", "defense"),
    [
        (["redsquadronveteran", "academypilot"], "dice=3", "dice=3"),
        (["redsquadronveteran+focus&predator", "academypilot+evade"], "dice=3,focus,predator", "dice=3,evade"),
        (["redsquadronveteran&marksmanship", "academypilot+focus"], "dice=3,marksmanship", "dice=3,focus"),
        (["redsquadronveteran&crackshot", "academypilot"], "dice=3,crackshot", "dice=3"),
        (["redsquadronveteran&heroic", "redsquadronveteran"], "dice=3,heroic", "dice=2"),
        (["academypilot", "redsquadronveteran", "a.howlrunner@440,300,0=h"], "dice=2,howlrunner", "dice=2"),
        (["redsquadronveteran+evade&juke", "academypilot"], "dice=3,evade,juke", "dice=3"),
        (["redsquadronveteran", "academypilot&elusive"], "dice=3", "dice=3,elusive"),
        (["tennumb+stress+calculate", "academypilot"], "dice=3,calculate,stress,tennumb", "dice=3"),
    ],
)
def test_the_odds_are_those_that_can_be_asked_for(ships: list[str], attack: str, defense: str) -> None:
    """One to one what `battlemat odds` says of the same dice, tokens and cards."""
    found = outlook(between(*ships))
    asked = GAME.odds.ask(attack=attack, defense=defense).curve("damage")
    assert found["damage"] == [float(chance) for chance in asked.values()]
    assert found["open"] == []


def test_tokens_are_counted() -> None:
    found = outlook(between("redsquadronveteran+focus", "academypilot+2evade+calculate"))
    assert found["attacker"]["focus"] == 1
    assert (found["defender"]["evade"], found["defender"]["calculate"]) == (2, 1)


def test_so_many_dice_are_rolled_as_were_foreseen() -> None:
    """In a battle of ready-made lists, wherever no card is named that may change it."""
    rng, bot, seen = Random(1), bots.make("regular"), 0
    match: Match[Any] = Match(GAME, GAME.starter_setup(2, 3).setup, key_from_seed("outlook"))
    while not match.over and seen < 6:
        decision = match.pending[0]
        told = GAME.teller(match.view(decision.player), "en").outlooks(decision) if decision.kind == "attack" else {}
        answer = bots.ask(bot, match, decision, rng)
        before = len(match.events)
        match.submit(decision.player, answer)
        rolled = [event for event in match.events[before:] if event.kind == "attack-rolled"]
        if rolled and answer in told and not told[answer]["open"]:
            assert len(rolled[0].data["results"]) == told[answer]["attacker"]["dice"]
            seen += 1
    assert seen == 6
