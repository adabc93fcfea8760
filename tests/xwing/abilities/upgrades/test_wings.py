"""Wing leaders and their wingmates."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.cards.content import FORMATS
from battlemat.games.xwing.lists.build import violations
from battlemat.games.xwing.lists.wings import wings
from battlemat.games.xwing.names import Names
from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule
from tests.rules.xwing.squads import broken, fitted, squad

EPIC = FORMATS["epic"]
TIE, FO = "academypilot", "epsilonsquadroncadet"


@rule("XW-EPC-07")
def test_a_wing_leader_needs_wingmates() -> None:
    alone = squad("darthvader: agentoftheempire", TIE)
    assert broken(alone, EPIC) == ["XW-EPC-07"]
    said = Names("en").refusal(violations(alone, EPIC)[0])
    assert said == (
        "Darth Vader leads a wing by “Agent of the Empire” and has 1 wingmate, but needs at least 2 (TIE/ln Fighter)."
    )
    assert broken(squad("darthvader: agentoftheempire", TIE, TIE), EPIC) == []


@rule("XW-EPC-07")
def test_ships_follow_the_leader_before_them_in_the_list() -> None:
    first, second = fitted("blacksquadronace", "veteranwingleader"), fitted("howlrunner", "veteranwingleader")
    tie = fitted(TIE)
    assert wings([tie, first, tie, tie, second, tie, tie, fitted("darthvader")]) == {1: [0, 2, 3], 4: [5, 6]}
    assert wings([first, *[tie] * 6, second, tie]) == {0: [1, 2, 3, 4, 5], 7: [6, 8]}


@pytest.mark.parametrize(
    ("leader", "mate"),
    [
        ("darthvader&agentoftheempire", TIE),
        ("kyloren&firstorderelite", FO),
        ("redsquadronveteran&veteranwingleader", "redsquadronveteran"),
    ],
)
def test_two_wingmates_take_damage_for_their_leader(leader: str, mate: str) -> None:
    mates = [f"b.{mate}@{x},500,180=m{x}" for x in (400, 500)]
    foe = "a.wedgeantilles@450,300=foe"
    t = table(foe, f"b.{leader}@450,450,180=lead", *mates, f"b.{mate}@450,800,180=away", phase="engagement")
    t.until("attack", "foe").attack("front>lead", attack="hit hit crit", defense="blank blank blank").no_modifying()
    pilot, _, card = leader.partition("&")
    t.b(f"b.{pilot}/upgrade:{card}")
    assert t.options("b") == [t.ship("m400").id, t.ship("m500").id]
    t.b(t.ship("m400").id, "crit", t.ship("m500").id)
    assert t.last("cancelled")["attack"] == ["hit"]
    whole = table(f"b.{mate}@400,500,180=mate", "a.wedgeantilles@100,100", phase="engagement")
    for name in ("m400", "m500"):
        assert (t.shields(name), t.damage(name)) != (whole.shields("mate"), 0)


def test_a_third_wingmate_takes_nothing() -> None:
    mates = [f"b.{TIE}@{x},500,180=m{x}" for x in (400, 450, 500)]
    leader = "b.darthvader&agentoftheempire@450,420,180=lead"
    t = table("a.wedgeantilles@450,300=foe", leader, *mates, phase="engagement")
    t.until("attack", "foe").attack("front>lead", attack="hit hit hit hit", defense="blank blank blank").no_modifying()
    t.b("b.darthvader/upgrade:agentoftheempire", t.ship("m400").id, t.ship("m450").id)
    assert t.last("cancelled")["attack"] == ["hit", "hit"]
    assert [event["ship"] for event in t.events("damaged")] == [
        t.ship(name).id for name in ("m400", "m450", "lead", "lead")
    ]
