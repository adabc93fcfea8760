"""What players are told of a battle: the odds that can be asked for, made of what everybody sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat import new_match
from battlemat.games.pocketmodel import GAME
from battlemat.games.pocketmodel.odds import ODDS, attack_chance
from battlemat.games.pocketmodel.scenario import PocketScenario, side, table
from battlemat.odds.asking import read_question

PAIR = "a.claw-pack>b.redline"


def met(a: str = "", b: str = "", **more: Any) -> PocketScenario:
    """Two units that may fight, with these cards in hand; `more` has objectives."""
    return table(
        a=side("claw-pack@contested cinder-flight@home", hand=a, **more),
        b=side("redline@contested cinder-flight@home", hand=b),
    )


def told(t: PocketScenario, player: int) -> Any:
    decision = t.match.decision_for(player)
    assert decision is not None
    return GAME.teller(t.match.view(player), "en").outlooks(decision)


def declared(t: PocketScenario) -> PocketScenario:
    t.match.submit(0, "combat")
    return t


def asked(attack: str = "", defense: str = "") -> dict[str, float]:
    """The same of `battlemat odds`, from the attacker's side."""
    question = {"attack": f"unit=claw-pack,{attack}", "defense": f"unit=redline,{defense}"}
    back = {"attack": question["defense"], "defense": question["attack"]}
    found = ODDS.ask(**question)
    return {
        "hit": float(attack_chance(read_question(ODDS.parts(), question))),
        "back": float(attack_chance(read_question(ODDS.parts(), back))),
        "destroys": float(found.figure("destroyed")),
        "destroyed": float(found.figure("attacker-destroyed")),
        "damage": float(found.figure("mean-damage")),
    }


def test_an_attack_that_is_offered_has_the_odds_that_can_be_asked_for() -> None:
    assert told(declared(met()), 0)[PAIR] == asked()


@pytest.mark.parametrize("card", ["guided-shot", "ram-the-target", "targeting-routine", "rally-the-line"])
def test_each_card_has_the_odds_with_it(card: str) -> None:
    t = declared(met(card, "premonition"))
    t.match.submit(0, [PAIR])
    found = told(t, 0)
    assert found["pass"] == asked()
    assert found[card] == asked(f"card={card}")
    t.match.submit(0, card)
    assert told(t, 1)["premonition"]["back"] == asked(f"card={card}", "card=premonition")["hit"]


def test_objectives_that_lie_face_up_are_counted() -> None:
    found = told(declared(met(objectives="separatist-council! - -")), 0)[PAIR]
    assert found == asked("attack-bonus=1")


def test_values_of_whole_matches_are_chances() -> None:
    match, rng, seen = new_match("pocketmodel", seed=5), Random(5), 0
    while not match.over:
        decision = match.pending[0]
        for outlook in GAME.teller(match.view(decision.player), "en").outlooks(decision).values():
            assert all(0 <= outlook[name] <= 1 for name in ("hit", "back", "destroys", "destroyed"))
            seen += 1
        match.submit(decision.player, match.random_answer(decision, rng))
    assert seen > 50
