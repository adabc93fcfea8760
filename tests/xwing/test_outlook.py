"""What players are told of an attack before it is declared: cards that are certain are counted, others are named."""

from __future__ import annotations

from random import Random
from typing import Any

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


def test_a_card_whose_help_depends_on_dice_is_named() -> None:
    found = outlook(between("redsquadronveteran&marksmanship", "academypilot"))
    assert found["open"] == ["upgrade:marksmanship"]
    assert found["attacker"] | {"dice": 0} == {
        "dice": 0, "focus": 0, "calculate": 0, "force": 0, "lock": False, "rerolls": 0,
    }  # fmt: skip


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
