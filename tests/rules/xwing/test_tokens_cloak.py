"""Cloaking and decloaking (XW-TOK-109 to XW-TOK-121)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_MANEUVER, AFTER_MOVE
from tests.rule_marks import rule
from tests.rules.xwing.texts import TIE, XTEXT, X, hears
from tests.rules.xwing.texts import texts as texts

BOOST, LEFT, RIGHT = "decloak:boost:2-straight", "decloak:roll:left-2", "decloak:roll:right-2"
LATER = "b.soontirfel@860,860,180#2-straight=later"
SIGMA = "b.sigmasquadronace"


def cloaked(where: str, *others: str) -> XWingScenario:
    """An X-wing (x) with a cloak token takes its turn in the System Phase; then a phantom of initiative 4 does."""
    return table(f"{X}@{where}+cloak#2-straight=x", f"{SIGMA}@750,700,180+cloak", *others, LATER, phase="system")


@rule("XW-TOK-109")
def test_a_ship_stays_cloaked_from_round_to_round() -> None:
    t = table(f"{X}@400,300+cloak=x", f"{TIE}@400,800", phase="end")
    assert (t.round, t.tokens("x"), tokens.BLUE) == (2, {"cloak": 1}, ("cloak",))


@rule("XW-TOK-110")
def test_a_cloaked_ship_has_two_more_agility() -> None:
    t = table(f"{TIE}@400,300", "a.redsquadronveteran@400,500,180+cloak=x", phase="engagement")
    t.attack("front>x", attack="blank blank", defense="blank blank blank blank")
    assert (t.terms("defense"), len(t.rolled("defense"))) == ({"agility": 4}, 4)
    t.until_phase("planning")
    assert next(ship for ship in t.view("b")["ships"] if ship["id"] == X)["agility"] == 4


@rule("XW-TOK-111")
def test_a_cloaked_ship_is_disarmed_until_it_decloaks() -> None:
    t = table(f"{X}@400,300+cloak=x", f"{TIE}@400,500,180=b", phase="engagement")
    assert (t.question("b").about["ship"], t.tokens("x")) == (TIE, {"cloak": 1})  # the X-wing was passed over
    assert t.shots("x") == []
    t = table(f"{X}@400,200+cloak#1-straight=x", f"{TIE}@400,700,180#2-straight=b", phase="system").a(BOOST)
    t.until("attack", "x")
    assert t.shots("x") == [f"front>{TIE}"]


@rule("XW-TOK-112")
def test_there_is_one_cloak_token_at_most() -> None:
    t = table("b.imdaartestpilot@400,300#2-straight+cloak=ship", f"{X}@400,800#2-straight", LATER)
    t.until("action", "ship")
    assert "cloak" not in t.options("b")
    assert t.refused("b", "cloak") == "XW-ACT-93"
    assert not actions.can_perform(t.state, t.ship("ship"), "cloak")
    t.happens(tokens.gain(t.match, t.ship("ship"), "cloak"))
    assert t.tokens("ship") == {"cloak": 1}


@rule("XW-TOK-113")
def test_a_cloaked_ship_may_decloak_when_its_initiative_comes() -> None:
    t = cloaked("400,300")
    assert (t.state.initiative, t.options("a")) == (3, [BOOST, LEFT, RIGHT, "pass"])
    t.passes("a")
    assert t.tokens("x") == {"cloak": 1}
    assert (t.state.initiative, t.question("b").about["ship"]) == (4, SIGMA)
    t.b(BOOST)
    assert t.token(SIGMA, "cloak") == 0
    assert t.events("spent") == [{"ship": SIGMA, "token": "cloak", "amount": 1}]


@rule("XW-TOK-114")
@pytest.mark.parametrize(("way", "end"), [(BOOST, [400, 420, 0]), (LEFT, [280, 300, 0]), (RIGHT, [520, 300, 0])])
def test_a_small_ship_decloaks_with_the_2_straight_template(way: str, end: list[float]) -> None:
    t = cloaked("400,300")
    assert t.options("a") == [BOOST, LEFT, RIGHT, "pass"]
    t.a(way, *([] if way == BOOST else ["middle"]))
    assert t.last("moved")["end"] == pytest.approx(end)
    assert next(ship for ship in t.view("a")["ships"] if ship["id"] == X)["agility"] == 2


@rule("XW-TOK-115")
@pytest.mark.parametrize(("pilot", "half"), [("a.bountyhunter", 30.0), ("a.patrolleader", 40.0)])
def test_a_larger_ship_decloaks_with_the_1_straight_template(pilot: str, half: float) -> None:
    ways = ["boost:1-straight", "roll:left-1", "roll:right-1"]
    for way, end in zip(
        ways, ([400, 440 + 2 * half, 0], [380 - 2 * half, 400, 0], [420 + 2 * half, 400, 0]), strict=True
    ):
        t = table(f"{pilot}@400,400+cloak=ship", f"{TIE}@800,800", phase="system")
        assert t.options("a") == [*(f"decloak:{way}" for way in ways), "pass"]
        t.a(f"decloak:{way}", *(["middle"] if way.startswith("roll") else []))
        assert t.last("moved")["end"] == pytest.approx(end)  # a roll along the long side of the template


@rule("XW-TOK-116")
def test_decloaking_is_a_move_but_neither_maneuver_nor_action(texts: None) -> None:
    heard: list[str] = []
    for window in (AFTER_MOVE, AFTER_ACTION, AFTER_MANEUVER):
        hears(XTEXT, window, heard, lambda x: x.moment.window)
    t = cloaked("400,300").a(LEFT, "middle")
    assert heard[0] == AFTER_MOVE
    assert AFTER_ACTION not in heard
    t.until("action", "x")
    assert (heard, t.actions("x")) == ([AFTER_MOVE, AFTER_MANEUVER], [])
    assert {"barrelroll", "focus"} <= set(t.options("a"))


@rule("XW-TOK-117")
def test_the_move_is_declared_before_it_is_tried() -> None:
    t = cloaked("400,300", f"{TIE}@280,300#2-straight=b")
    assert LEFT in t.options("a")  # although there is no room
    t.a(LEFT)
    assert t.last("failed")["what"] == "decloak"
    assert (t.asked, t.question("b").about["ship"]) == ("b system", SIGMA)  # no other way after that
    assert (t.tokens("x"), t.at("x")) == ({"cloak": 1}, (400.0, 300.0))


@rule("XW-TOK-118")
def test_a_failed_decloak_changes_nothing() -> None:
    t = cloaked("400,300", f"{TIE}@400,430,90#2-straight").a(BOOST)
    assert t.last("failed") == {"ship": X, "what": "decloak"}
    assert (t.at("x"), t.events("spent"), t.tokens("x")) == ((400.0, 300.0), [], {"cloak": 1})


@rule("XW-TOK-119", "XW-MOV-36")
def test_a_decloak_never_leaves_the_play_area() -> None:
    t = cloaked("400,874").a(BOOST)  # 20 mm from the edge
    assert t.last("failed") == {"ship": X, "what": "decloak"}
    assert (t.place("x"), t.at("x"), t.tokens("x")) == ("in play", (400.0, 874.0), {"cloak": 1})


@rule("XW-TOK-121")
def test_a_failed_decloak_does_not_keep_a_ship_from_dropping_a_device() -> None:
    bomber = (f"{X}@400,300+cloak&protonbombs#2-straight", f"{SIGMA}@750,700,180+cloak")
    drop = "drop:protonbombs>1-straight"
    t = table(*bomber, f"{TIE}@400,430,90#2-straight", phase="system")
    t.a(BOOST)
    assert (t.last("failed")["what"], t.options("a")) == ("decloak", [drop, "pass"])
    t.a(drop)
    assert t.last("device-placed")["what"] == "protonbomb"
    t = table(*bomber, phase="system")
    assert drop in t.options("a")
    t.a(BOOST)  # this one works
    assert t.asked == "b system"
