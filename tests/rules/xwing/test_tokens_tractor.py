"""Tractor tokens and what becomes of tractored ships (XW-TOK-86 to XW-TOK-96)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import ABILITIES, Use
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.timing.moments import PHASE_STARTS
from tests.rule_marks import rule
from tests.rules.xwing.texts import TIE, TIETEXT, XTEXT, X, does
from tests.rules.xwing.texts import texts as texts

LATER = "b.soontirfel@860,860,180#2-straight=later"
HUNTING = "b.soontirfel@860,300,180"
"""Engages first, with the X-wing before it: a table that waits for its attack."""
AGAIN = f"{X}/{XTEXT}"
MOVES = ["boost", "roll-left", "roll-right", "pass"]


def tractors(card: str, target: str, number: int = 1, phase: str = "engagement") -> None:
    """At the start of a phase the card's player gives a ship tractor tokens."""

    def beam(m: XMatch, x: Use) -> Flow[None]:
        yield from tokens.gain(m, ship_of(m.state, target), "tractor", number, by=x.ship.owner, source=x.ship.id)

    does(card, PHASE_STARTS, beam, what=(phase,))


def beamed(target: str, *others: str, number: int = 1, **more: Any) -> XWingScenario:
    """An X-wing far away gives a ship of player b (ship) tractor tokens at the start of the Engagement Phase."""
    ABILITIES[XTEXT].clear()
    tractors(XTEXT, target.partition("@")[0], number)
    return table(f"{X}@860,60,180=x", HUNTING, f"{target}=ship", *others, phase="engagement", **more)


@rule("XW-TOK-86")
@pytest.mark.parametrize(
    ("pilot", "agility", "needed"), [(TIE, 3, 1), ("b.bountyhunter", 2, 2), ("b.patrolleader", 0, 3)]
)
def test_how_many_tractor_tokens_tractor_a_ship(pilot: str, agility: int, needed: int) -> None:
    for held in (needed - 1, needed, needed + 1):
        token = f"+{held}tractor" if held else ""
        t = table(f"{X}@400,300", f"{pilot}@400,500,180{token}=ship", phase="engagement")
        t.attack("front>ship", attack="blank blank blank", defense="blank blank blank")
        expected = {"agility": agility} | ({"tractor": -1} if held >= needed else {})
        assert t.terms("defense") == expected
        t.until_phase("planning")
        assert t.tokens("ship") == {}  # orange and circular


@rule("XW-TOK-87")
def test_who_tractors_a_ship_may_boost_or_roll_it(texts: None) -> None:
    t = beamed(f"{TIE}@400,400")
    assert (t.asked, t.question("a").about["ship"], t.options("a")) == ("a tractor", TIE, MOVES)
    t.a("roll-left")
    assert (t.asked, t.options("a")) == ("a position", ["front", "middle", "rear"])
    t.a("rear")
    assert t.at("ship") == (320.0, 390.0)
    t = beamed(f"{TIE}@400,400").a("boost")
    assert t.pose("ship") == (400.0, 480.0, 0.0)
    t = beamed(f"{TIE}@400,400").a("pass")
    assert t.pose("ship") == (400.0, 400.0, 0.0)


@rule("XW-TOK-87")
def test_a_tractored_large_ship_rolls_along_the_side_of_the_template(texts: None) -> None:
    t = beamed("b.patrolleader@400,400", number=3)
    assert t.options("a") == MOVES  # no bank template for the boost
    t.a("roll-right", "middle")
    assert t.at("ship") == (500.0, 400.0)


@rule("XW-TOK-88")
def test_a_ship_is_moved_once_a_round(texts: None) -> None:
    t = beamed_again("b.nightbeast@100,800,90")
    t.a(AGAIN, "boost", f"{AGAIN}/2")  # moved and freed; then it is tractored anew
    assert (t.asked, t.tokens("ship"), len(t.events("moved"))) == ("b attack", {"tractor": 1}, 1)
    t.until("ability").a(AGAIN)
    assert (t.round, t.asked) == (2, "a tractor")


def beamed_again(other: str) -> XWingScenario:
    """Cards of player a tractor a TIE fighter (ship), free it and tractor it again, in the order of their use."""
    tractors(XTEXT, TIE)
    does(XTEXT, PHASE_STARTS, free, what=("engagement",))
    tractors(XTEXT, TIE)
    return table(f"{X}@800,100=x", HUNTING, f"{TIE}@400,400=ship", other, phase="engagement")


def free(m: XMatch, x: Use) -> None:
    tokens.remove(m, ship_of(m.state, TIE), "tractor", 9)


@rule("XW-TOK-89")
@pytest.mark.parametrize(("answer", "failed"), [("pass", []), ("boost", ["boost"])])
def test_a_declined_or_failed_move_is_not_made_up_for(texts: None, answer: str, failed: list[str]) -> None:
    t = beamed_again("b.nightbeast@400,490,90")
    t.a(AGAIN, answer, f"{AGAIN}/2")  # a boost is blocked; freed, then tractored anew
    assert [event["what"] for event in t.events("failed")] == failed
    assert (t.asked, t.tokens("ship"), t.at("ship")) == ("b attack", {"tractor": 1}, (400.0, 400.0))


@rule("XW-TOK-90")
def test_more_tokens_do_nothing_more(texts: None) -> None:
    t = table(f"{X}@400,300", f"{TIE}@400,500,180+3tractor=b", phase="engagement")
    t.attack("front>b", attack="blank blank blank", defense="blank blank")
    assert t.terms("defense") == {"agility": 3, "tractor": -1}
    t = beamed(f"{TIE}@400,400+tractor")
    assert t.asked != "a tractor"
    assert t.events("moved") == []


@rule("XW-TOK-91")
def test_a_tractored_ship_may_be_moved_onto_an_asteroid(texts: None) -> None:
    onto = ("asteroid@480,400", "a.bluesquadronescort@480,250")
    t = beamed(f"{TIE}@400,400,180", *onto, decks={"b": "structuraldamage"})
    assert t.shots("ship") == ["front>a.bluesquadronescort"]
    t.faces("crit").a("roll-left", "middle")
    assert (t.at("ship"), t.last("rolled")["results"]) == ((480.0, 400.0), ["crit"])
    assert t.faceup("ship") == ["structuraldamage"]
    assert t.shots("ship") == []  # at range 0 of the asteroid


@rule("XW-TOK-91")
def test_a_tractored_ship_may_be_moved_through_an_obstacle(texts: None) -> None:
    t = beamed(f"{TIE}@400,400", "debris@400,405", decks={"b": "structuraldamage"}).faces("crit").a("boost")
    assert (t.at("ship"), t.token("ship", "stress"), t.damage("ship")) == ((400.0, 480.0), 1, 1)
    assert obstacles.at_range_0(t.state, t.ship("ship")) == []


@rule("XW-TOK-92")
def test_a_tractored_ship_is_pushed_neither_onto_a_ship_nor_out(texts: None) -> None:
    t = beamed(f"{TIE}@400,870").a("boost")
    assert (t.last("failed")["what"], t.at("ship"), t.place("ship")) == ("boost", (400.0, 870.0), "in play")
    t = beamed(f"{TIE}@400,400", "b.nightbeast@320,445,90").a("roll-left")
    assert t.options("a") == ["middle", "rear"]  # in front there is a ship; one of the others must be taken
    t = beamed(f"{TIE}@25,400").a("roll-left")
    assert (t.last("failed")["what"], t.at("ship")) == ("barrelroll", (25.0, 400.0))


@rule("XW-TOK-93")
def test_the_move_is_no_action(texts: None) -> None:
    tractors(XTEXT, "b.soontirfel", phase="activation")
    t = table(f"{X}@860,60#2-straight=x", "b.soontirfel@400,400#2-straight+stress=ace")
    assert t.options("a") == MOVES  # although it is stressed
    t.a("boost")
    assert (t.at("ace"), t.tokens("ace")) == ((400.0, 480.0), {"stress": 1, "tractor": 1})
    t.until("action", "ace")
    assert {"boost", "barrelroll"} <= set(t.options("b"))
    t = beamed(f"{TIE}@400,400+ion")
    t.ship("ship").actions += ["boost", "barrelroll"]
    t.a("boost")
    assert t.at("ship") == (400.0, 480.0)


@rule("XW-TOK-94")
def test_a_tractored_ship_rolls_one_die_fewer_but_has_its_agility() -> None:
    t = table(f"{X}@400,200", "b.bluesquadronescort@400,500,180+tractor=ship", phase="engagement")
    t.attack("front>ship", attack="blank blank blank", defense="blank blank")
    assert (t.terms("defense"), len(t.rolled("defense"))) == ({"agility": 2, "range": 1, "tractor": -1}, 2)
    assert next(ship for ship in t.view("a")["ships"] if ship["id"] == "b.bluesquadronescort")["agility"] == 2


@rule("XW-TOK-95")
def test_a_ship_that_tractors_itself_is_moved_by_its_own_player() -> None:
    nantex = "b.petranakiarenaace"
    t = table(f"{X}@860,60#2-straight", f"{nantex}@400,300#2-straight^front=nantex", LATER)
    t.until("ability").b(f"{nantex}/ship:pinpointtractorarray")
    assert (t.asked, t.options("b")) == ("b tractor", MOVES)
    t.b("boost")
    assert t.at("nantex") == (400.0, 500.0)


@rule("XW-TOK-96")
def test_the_player_of_the_deciding_token_moves_the_ship(texts: None) -> None:
    tractors(TIETEXT, "a.outerrimsmuggler")
    t = table(f"{TIE}@860,60,180", "a.outerrimsmuggler@400,400+2tractor=falcon", phase="engagement")
    assert (t.asked, t.question("b").about["ship"]) == ("b tractor", "a.outerrimsmuggler")
    ABILITIES[TIETEXT].clear()
    tractors(XTEXT, "b.patrolleader", 2)
    t = table(f"{TIE}@860,860", f"{X}@860,60,180", "b.patrolleader@400,400+tractor", phase="engagement")
    assert (t.asked, t.question("a").about["ship"]) == ("a tractor", "b.patrolleader")
    ABILITIES[XTEXT].clear()
    tractors(XTEXT, "a.outerrimsmuggler")
    t = table(f"{X}@860,60,180", "a.outerrimsmuggler@400,400+2tractor=falcon", phase="engagement")
    assert (t.asked, t.question("a").about["ship"]) == ("a tractor", "a.outerrimsmuggler")
