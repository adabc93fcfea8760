"""Which actions there are, their colours, and how often they may be performed (XW-ACT-01 to XW-ACT-27)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.cards.sheet import HARDNESS
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.timing.moments import ACTION_COLOUR, AFTER_ACTION, AFTER_MANEUVER, AFTER_MOVE, CAN
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, always, does, hears, performs, without_text

X, FANG, TUG, UWING = "redsquadronveteran", "skullsquadronpilot", "jakkugunrunner", "bluesquadronscout"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, X, FANG, TUG, UWING, "talasquadronpilot", "jediknight")


def from_the_bar(m: XMatch, ship: Ship) -> Flow[Any]:
    """An effect that lets a ship perform one action on its action bar."""
    return actions.perform(m, ship, actions.bar(m.state, ship))


def fang(more: str = "") -> XWingScenario:
    """A Fang fighter (bar: focus, lock, barrel roll, boost) that is about to activate with a white maneuver."""
    return table(f"a.{FANG}@400,100#3-bank-left{more}=x", LATER)


# What there is to perform ---------------------------------------------------------------------------------------------


@rule("XW-ABL-09", "XW-ACT-01")
def test_the_bar_and_the_headers_on_conditions_damage_ship_and_upgrade_cards() -> None:
    t = table("a.petranakiarenaace@400,100#2-straight*2*consolefire=x", LATER).until("action", "x")
    assert t.options("a") == ["focus", "evade", "damage:consolefire#3/repair", "pass"]
    everything = table(f"a.{TUG}@400,100#2-straight*consolefire&gnkgonkdroid:0%rattled:b.soontirfel=x", LATER)
    assert everything.options("a") == [
        "focus", "evade:red", "barrelroll", "ship:spacetugtractorarray", "upgrade:gnkgonkdroid/recharge",
        "damage:consolefire#1/repair", "condition:rattled#1", "pass",
    ]  # fmt: skip


@rule("XW-ACT-26")
def test_no_action_need_be_performed() -> None:
    performs(X, "focus")
    t = table(f"a.{X}@400,100#3-straight=x", LATER)
    assert t.options("a") == ["focus", "pass"]
    t.a("pass")
    assert t.options("a") == ["focus", "lock", "barrelroll", "pass"]
    t.a("pass")
    assert (t.asked, t.tokens("x"), t.actions("x")) == ("b action", {}, [])


@rule("XW-ACT-02", "XW-ACT-24")
def test_a_stressed_ship_performs_no_action_whoever_grants_it() -> None:
    performs(X, "focus")
    t = table(f"a.{X}@400,100#3-straight+stress=x", LATER)
    assert (t.asked, t.token("x", "focus")) == ("b action", 0)
    assert table(f"a.{X}@400,100#3-straight=x", LATER).options("a") == ["focus", "pass"]
    always(X, CAN, True, what=("act-while-stressed",))
    allowed = table(f"a.{X}@400,100#3-straight+2stress=x", LATER)
    allowed.a("focus", "lock")
    assert (allowed.tokens("x"), allowed.actions("x")) == ({"focus": 1, "stress": 2}, ["focus", "lock"])


@rule("XW-ACT-03")
def test_an_upgrade_adds_to_the_bar() -> None:
    assert "boost" not in table(f"a.{X}@400,100#3-straight=x", LATER).options("a")
    t = table(f"a.{X}@400,100#3-straight&engineupgrade=x", LATER)
    assert t.options("a") == ["focus", "lock", "barrelroll", "boost", "pass"]


@rule("XW-ACT-04")
def test_a_ship_ability_is_not_on_the_bar() -> None:
    does(TUG, from_the_bar)
    t = table(f"a.{TUG}@400,100#2-straight=x", LATER)
    assert t.options("a") == ["focus", "evade:red", "barrelroll", "pass"]
    t.a("pass")
    assert t.options("a") == ["focus", "evade:red", "barrelroll", "ship:spacetugtractorarray", "pass"]


@rule("XW-ACT-25")
def test_one_action_in_the_action_step() -> None:
    t = table(f"a.{X}@400,100#3-straight=x", LATER)
    t.a("focus")
    assert (t.asked, t.actions("x")) == ("b action", ["focus"])


@rule("XW-ACT-27")
def test_an_ionized_ship_performs_nothing_but_focus_whoever_grants_it() -> None:
    performs(FANG, "boost", "focus")
    t = fang("+ion*consolefire&gnkgonkdroid:0")
    assert t.options("a") == ["focus", "pass"]
    t.a("pass")
    assert t.options("a") == ["focus", "pass"]
    assert t.refused("a", "boost") == "XW-ACT-27"


# Colours --------------------------------------------------------------------------------------------------------------


@rule("XW-ACT-05")
def test_white_red_purple() -> None:
    assert sorted(("purple", "white", "red"), key=HARDNESS.__getitem__) == ["white", "red", "purple"]


@rule("XW-ACT-06")
def test_a_red_action_costs_stress() -> None:
    t = table(f"a.{TUG}@400,100#2-straight=x", LATER)
    t.a("evade:red")
    assert t.tokens("x") == {"evade": 1, "stress": 1}


@rule("XW-ACT-07")
def test_the_stress_is_there_before_abilities_after_the_action() -> None:
    stress: list[int] = []
    hears("talasquadronpilot", AFTER_ACTION, stress, lambda x: x.ship.tokens.get("stress", 0))
    hears("talasquadronpilot", AFTER_MOVE, stress, lambda x: x.ship.tokens.get("stress", 0))
    t = table("a.talasquadronpilot@400,100#2-straight=x", LATER)
    t.a("barrelroll:red", "left", "middle").until("action")
    assert stress == [1, 1]


@rule("XW-ACT-08")
def test_a_purple_action_costs_force() -> None:
    t = table("a.obiwankenobi@400,100#3-straight?2=x", LATER)
    t.until("action", "x").a("evade:purple")
    assert (t.tokens("x"), t.force("x")) == ({"evade": 1}, 1)


@rule("XW-ACT-09")
def test_no_purple_action_without_force() -> None:
    t = table("a.obiwankenobi@400,100#3-straight?0=x", LATER)
    assert t.options("a") == ["focus", "lock", "barrelroll", "boost", "pass"]
    assert t.refused("a", "evade:purple") == "XW-ACT-09"


@rule("XW-ACT-10")
def test_a_named_action_is_white_if_nothing_else_is_said() -> None:
    performs(UWING, "coordinate")
    t = table(f"a.{UWING}@400,100#2-straight=x", "a.wedgeantilles@560,100#1-straight=w", LATER)
    t.a("coordinate", "focus")
    assert (t.tokens("x"), t.tokens("w")) == ({}, {"focus": 1})
    t.until("action", "x")
    assert t.options("a") == ["focus", "lock", "pass"]
    assert t.refused("a", "coordinate:red") == "XW-ACT-16"


@rule("XW-ACT-11")
def test_an_action_on_the_bar_keeps_its_colour() -> None:
    does("talasquadronpilot", from_the_bar)
    t = table("a.talasquadronpilot@400,100#3-bank-left=x", LATER)
    assert t.options("a") == ["focus", "lock", "barrelroll:red", "pass"]
    t.a("barrelroll:red", "left", "middle")
    assert t.tokens("x") == {"stress": 1}


@rule("XW-ACT-12")
@pytest.mark.parametrize("colours", [("red", "white"), ("white", "red")])
def test_of_several_colours_the_hardest_counts(colours: tuple[str, str]) -> None:
    for colour in colours:
        always(FANG, ACTION_COLOUR, colour, what=("white:boost",))
    t = fang()
    t.a("boost:red", "1-straight")
    assert t.tokens("x") == {"stress": 1}
    always("jediknight", ACTION_COLOUR, "red", what=("white:boost",))
    always("jediknight", ACTION_COLOUR, "purple", what=("white:boost",))
    purple = table("a.jediknight@400,100#3-bank-left=x", LATER)
    purple.a("pass", "boost:purple", "1-straight")
    assert (purple.tokens("x"), purple.force("x")) == ({}, 0)


@rule("XW-ACT-13")
def test_a_purple_action_cannot_be_treated_as_red() -> None:
    t = table("a.airencracken@400,300=z", "a.obiwankenobi@400,380=o", "b.academypilot@400,520,180", phase="engagement")
    t.until("attack", "z").attack("front>b.academypilot").no_modifying()
    t.until("ability").a("a.airencracken/pilot:airencracken")
    assert t.options("a") == ["focus:red", "lock:red", "barrelroll:red", "boost:red", "pass"]
    tug = table("a.airencracken@400,300=z", f"a.{TUG}@400,380", "b.academypilot@400,520,180", phase="engagement")
    tug.until("attack", "z").attack("front>b.academypilot").no_modifying()
    tug.until("ability").a("a.airencracken/pilot:airencracken")
    assert "evade:red" in tug.options("a")


@rule("XW-ACT-13")
def test_nodin_chavdri_does_not_treat_purple_actions_as_red(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, "bluesquadronescort")
    always("bluesquadronescort", ACTION_COLOUR, "purple", what=("white:lock",), of="friend")
    nodin, friend = "a.nodinchavdri@400,300#1-straight=n", "a.bluesquadronescort@530,300#1-straight=x"
    t = table(nodin, friend, LATER).until("action", "n").a("coordinate:red", "focus")
    t.a("a.nodinchavdri/pilot:nodinchavdri")
    assert t.options("a") == ["focus:red", "jam:red"]


@rule("XW-ACT-13")
def test_general_hux_does_not_have_purple_actions_treated_as_red(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, "epsilonsquadroncadet")
    always("epsilonsquadroncadet", ACTION_COLOUR, "purple", what=("white:evade",))
    shuttle = "a.starkillerbasepilot@400,300#2-straight&generalhux"
    t = table(shuttle, "a.epsilonsquadroncadet@400,420#2-straight", LATER).until("action", "a.starkillerbasepilot")
    t.a("coordinate", "a.starkillerbasepilot/upgrade:generalhux")
    assert t.options("a") == ["focus:red", "lock:red", "barrelroll:red", "pass"]


@rule("XW-ACT-14")
def test_a_new_colour_also_counts_for_linked_icons() -> None:
    always(FANG, ACTION_COLOUR, "white", what=("red:focus",))
    t = fang()
    t.a("boost", "1-straight", f"a.{FANG}/rule:linked")
    assert t.tokens("x") == {"focus": 1}


# How often ------------------------------------------------------------------------------------------------------------


@rule("XW-ACT-15")
def test_any_number_of_different_actions() -> None:
    performs(FANG, "focus")
    performs(FANG, "barrelroll", window=AFTER_MANEUVER)
    performs(FANG, "boost", window=AFTER_ACTION, what=("lock",))
    t = table(f"a.{FANG}@400,100#3-bank-left=x", LATER, "debris@400,500")
    t.a("focus", "barrelroll", "left", "middle").a("lock", "obstacle-1", "boost", "1-straight")
    assert t.actions("x") == ["focus", "barrelroll", "lock", "boost"]


@rule("XW-ACT-16", "XW-ACT-24")
def test_the_same_action_once_a_round() -> None:
    performs(X, "focus")
    t = table(f"a.{X}@400,100#3-straight=x", LATER)
    t.a("focus")
    assert t.options("a") == ["lock", "barrelroll", "pass"]
    assert t.refused("a", "focus") == "XW-ACT-16"
    performs(FANG, "focus", "lock", window=AFTER_ACTION, what=("focus",))
    later = fang()
    later.a("focus")
    assert later.options("a") == ["lock", "pass"]
    assert later.refused("a", "focus") == "XW-ACT-16"


@rule("XW-ACT-17")
def test_a_failed_action_is_used_up() -> None:
    performs(FANG, "boost")
    t = table(f"a.{FANG}@400,100#3-bank-left=x", "debris@450,190", LATER)
    t.a("boost", "1-bank-right")
    assert t.last("failed")["what"] == "boost"
    t.until("action", "x")
    assert t.refused("a", "boost") == "XW-ACT-16"


@rule("XW-ACT-18")
def test_a_red_focus_is_the_focus_action_too() -> None:
    performs(FANG, "focus", colour="red")
    t = fang()
    t.a("focus:red")
    assert t.actions("x") == ["focus"]
    white = table(f"a.{FANG}@400,100#3-bank-left=x", LATER)
    white.a("pass", "boost", "1-straight")
    assert white.options("a") == [f"a.{FANG}/rule:linked", "pass"]


@rule("XW-ACT-19")
def test_the_limit_is_for_each_ship_and_each_round() -> None:
    t = table(f"a.{X}@400,100#1-straight=x", f"a.{X}@600,100#1-straight=y", LATER)
    t.until("action", "x").a("focus")
    t.until("action", "y").a("focus")
    assert t.actions("y") == ["focus"]
    t.until_phase("planning", 2)
    t.dials(x="1-straight", y="1-straight", b_soontirfel="2-straight").until("action", "x")
    assert "focus" in t.options("a")


@rule("XW-ACT-20")
def test_two_copies_of_a_damage_card_are_two_actions() -> None:
    t = table("a.darthvader@400,100#3-bank-left*weaponsfailure*weaponsfailure=x", LATER, first="b")
    t.until("action", "x").a("damage:weaponsfailure#1/repair", "a.darthvader/pilot:darthvader")
    assert "damage:weaponsfailure#2/repair" in t.options("a")
    t.a("damage:weaponsfailure#2/repair")
    assert t.faceup("x") == []


@rule("XW-ACT-21")
def test_two_headers_of_a_card_are_two_actions() -> None:
    t = table("a.darthvader@400,100#3-bank-left&gnkgonkdroid:0!0=x", LATER, first="b")
    t.until("action", "x").a("upgrade:gnkgonkdroid/recharge", "a.darthvader/pilot:darthvader")
    t.a("upgrade:gnkgonkdroid")
    assert (t.charges("x", "gnkgonkdroid"), t.shields("x")) == (0, 1)


# What is no action ----------------------------------------------------------------------------------------------------


def gain_focus(m: XMatch, ship: Ship) -> Flow[None]:
    return tokens.gain(m, ship, "focus")


@rule("XW-ACT-22")
def test_an_effect_is_not_limited_like_an_action() -> None:
    does(FANG, moves.boost, AFTER_ACTION, what=("boost",))
    t = fang()
    t.a("boost", "1-straight")
    before = t.pose("x")
    t.a(f"a.{FANG}/pilot:{FANG}", "1-straight")
    assert t.pose("x") != before
    assert t.actions("x") == ["boost"]


@rule("XW-ACT-23")
def test_an_effect_that_is_no_action_works_for_stressed_ships() -> None:
    does(X, gain_focus, may=True)
    t = table(f"a.{X}@400,100#3-straight+stress=x", LATER)
    t.a(f"a.{X}/pilot:{X}")
    assert t.tokens("x") == {"focus": 1, "stress": 1}


# What follows ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "answers"),
    [
        ("focus", []),
        ("evade", []),
        ("calculate", []),
        ("lock", ["b.soontirfel"]),
        ("boost", ["1-straight"]),
        ("barrelroll", ["left", "middle"]),
        ("coordinate", ["pass"]),
        ("jam", []),
        ("reload", []),
        ("rotatearc", ["rear"]),
    ],
)
def test_an_action_that_is_done_triggers_what_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, action: str, answers: list[str]
) -> None:
    pilot = "redsquadronexpert"
    without_text(monkeypatch, pilot)
    heard: list[str] = []
    performs(pilot, action)
    hears(pilot, AFTER_ACTION, heard)
    t = table(
        f"a.{pilot}@400,300#2-straight&protontorpedoes:1&ioncannonturret^front=x",
        "a.academypilot@400,420#2-straight",
        "b.soontirfel@400,180#2-straight",
    )
    t.until("action", "x").a(action, *answers)
    assert heard == [action]
