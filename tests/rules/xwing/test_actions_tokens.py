"""Actions that give tokens, locks, cloaks, reloads and turns of the turret (XW-ACT-44 to XW-ACT-59, XW-ACT-92 …)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import locking, other_actions, tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.timing.moments import LOCK_RANGE
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, always, does, performs, without_text

X, TIE, DROID, GUNSHIP = "redsquadronveteran", "obsidiansquadronpilot", "tradefederationdrone", "kashyyykdefender"
PHANTOM, ALPHA, HWK = "imdaartestpilot", "nusquadronpilot", "rebelscout"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, X, TIE, DROID, GUNSHIP, PHANTOM, ALPHA, HWK)


def gains(token: str) -> Any:
    def gain(m: XMatch, ship: Ship) -> Flow[None]:
        return tokens.gain(m, ship, token)

    return gain


# Focus, evade, calculate ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pilot", "token"),
    [
        pytest.param(X, "focus", marks=rule("XW-ACT-44")),
        pytest.param(TIE, "evade", marks=rule("XW-ACT-46")),
        pytest.param(DROID, "calculate", marks=rule("XW-ACT-48")),
    ],
)
def test_the_action_gives_one_token(pilot: str, token: str) -> None:
    t = table(f"a.{pilot}@400,100#2-straight=x", LATER)
    t.a(token)
    assert (t.tokens("x"), t.actions("x")) == ({token: 1}, [token])


@pytest.mark.parametrize(
    ("pilot", "token"),
    [
        pytest.param(X, "focus", marks=rule("XW-ACT-45")),
        pytest.param(TIE, "evade", marks=rule("XW-ACT-47")),
        pytest.param(DROID, "calculate", marks=rule("XW-ACT-49")),
    ],
)
def test_gaining_the_token_is_not_the_action(pilot: str, token: str) -> None:
    does(pilot, gains(token))
    t = table(f"a.{pilot}@400,100#2-straight=x", LATER)
    assert (t.tokens("x"), t.actions("x")) == ({token: 1}, [])
    t.a(token)
    assert t.tokens("x") == {token: 2}


# Locks ----------------------------------------------------------------------------------------------------------------


def choosing_lock(*things: str, own: str = "") -> XWingScenario:
    """An X-wing (x) at 400,220 that chooses what to lock."""
    t = table(f"a.{X}@400,100#2-straight{own}=x", *things, LATER).until("action", "x")
    t.a("lock")
    return t


@rule("XW-ACT-50")
def test_a_lock_at_range_3() -> None:
    t = choosing_lock("b.darthvader@400,510,180#1-straight=y")
    t.a("b.darthvader")
    assert [ship.id for ship in tokens.locks_on(t.state, "b.darthvader")] == [f"a.{X}"]


@rule("XW-ACT-51")
def test_the_range_of_locks_with_and_without_an_action() -> None:
    t = choosing_lock("b.darthvader@400,571,180#1-straight", "b.maarekstele@440,220#1-straight")
    assert t.options("a") == ["b.maarekstele"]
    near = choosing_lock("b.darthvader@400,559,180#1-straight")
    assert near.options("a") == ["b.darthvader"]
    does(X, locking.lock)
    told = table(f"a.{X}@400,220#2-straight=x", "b.darthvader@400,571,180#1-straight", "b.maarekstele@440,220", LATER)
    assert (told.asked, told.options("a")) == ("a lock", ["b.maarekstele"])
    always(X, LOCK_RANGE, 4)
    assert choosing_lock("b.darthvader@400,571,180#1-straight").options("a") == ["b.darthvader"]


@rule("XW-ACT-52")
def test_ships_of_both_sides_obstacles_and_devices_can_be_locked() -> None:
    t = choosing_lock(
        "a.wedgeantilles@300,220#1-straight",
        "asteroid@400,400",
        "b:protonbomb@500,300",
        "b:drk1probedroid@550,200",
        "b.darthvader@200,300,90#1-straight",
    )
    assert sorted(t.options("a")) == [
        "a.wedgeantilles",
        "b.darthvader",
        "drk1probedroid-2",
        "obstacle-1",
        "protonbomb-1",
    ]


@rule("XW-ACT-53")
def test_a_lock_must_be_taken_if_there_is_one() -> None:
    t = choosing_lock("asteroid@400,500")
    assert t.options("a") == ["obstacle-1"]
    t.a("obstacle-1")
    assert t.locks("x") == ["obstacle-1"]


@rule("XW-ACT-54")
def test_a_lock_without_an_object_fails() -> None:
    t = choosing_lock("b.darthvader@400,571,180#1-straight")
    assert t.last("failed") == {"ship": f"a.{X}", "what": "lock"}
    assert (t.actions("x"), t.locks("x"), t.asked) == (["lock"], [], "b order")


@rule("XW-ACT-55")
def test_no_lock_on_oneself() -> None:
    t = choosing_lock("asteroid@400,500", "a.wedgeantilles@300,220#1-straight")
    assert f"a.{X}" not in t.options("a")


@rule("XW-ACT-56")
def test_two_ships_lock_the_same() -> None:
    t = choosing_lock("a.wedgeantilles@300,300#1-straight>b.darthvader", "b.darthvader@400,500,180#1-straight")
    t.a("b.darthvader")
    assert {ship.id for ship in tokens.locks_on(t.state, "b.darthvader")} == {"a.wedgeantilles", f"a.{X}"}


@rule("XW-ACT-57")
def test_the_old_lock_goes_when_there_is_a_new_one_and_stays_if_the_attempt_fails() -> None:
    t = choosing_lock("b.darthvader@400,500,180#1-straight", "asteroid@500,400", own=">b.darthvader")
    t.a("obstacle-1")
    assert t.locks("x") == ["obstacle-1"]
    same = choosing_lock("b.darthvader@400,500,180#1-straight", own=">b.darthvader")
    same.a("b.darthvader")
    assert same.locks("x") == ["b.darthvader"]
    fails = choosing_lock("b.darthvader@400,700,180#1-straight", own=">b.darthvader")
    assert fails.last("failed")["what"] == "lock"
    assert fails.locks("x") == ["b.darthvader"]


@rule("XW-ACT-58")
def test_a_ship_breaks_its_own_lock_only() -> None:
    foe = "b.darthvader@400,500,180#1-straight"
    t = table(f"a.{X}@400,100#2-straight>b.darthvader=x", f"a.{X}@300,100>b.darthvader=y", foe, phase="planning")
    tokens.break_lock(t.match, t.ship("x"), "b.darthvader")
    assert (t.locks("x"), t.locks("y")) == ([], ["b.darthvader"])
    assert t.last("lock-broken") == {"ship": t.ship("x").id, "object": "b.darthvader"}


@rule("XW-ACT-59")
def test_acquiring_a_lock_is_not_the_lock_action() -> None:
    does(X, locking.lock)
    t = table(f"a.{X}@400,100#3-straight=x", "asteroid@500,400", LATER)
    t.a("obstacle-1")
    assert (t.locks("x"), t.asked) == (["obstacle-1"], "a action")
    assert "lock" in t.options("a")


# Cloaking -------------------------------------------------------------------------------------------------------------


@rule("XW-ACT-92")
def test_the_cloak_action() -> None:
    t = table(f"a.{PHANTOM}@400,100#2-straight=x", LATER)
    t.a("cloak")
    assert t.tokens("x") == {"cloak": 1}


@rule("XW-ACT-93")
def test_a_cloaked_ship_does_not_cloak_again() -> None:
    does(PHANTOM, gains("cloak"))
    t = table(f"a.{PHANTOM}@400,100#2-straight+cloak=x", LATER)
    assert t.token("x", "cloak") == 1
    assert t.options("a") == ["focus", "evade", "barrelroll", "pass"]
    assert t.refused("a", "cloak") == "XW-ACT-93"


# Reinforce ------------------------------------------------------------------------------------------------------------


@rule("XW-ACT-106")
@pytest.mark.parametrize("side", ["fore", "aft"])
def test_reinforce_fore_or_aft(side: str) -> None:
    t = table(f"a.{GUNSHIP}@400,100#2-straight=x", LATER)
    t.a("reinforce")
    assert t.options("a") == ["fore", "aft"]
    t.a(side)
    assert t.tokens("x") == {side: 1}


@rule("XW-ACT-107")
def test_the_own_player_chooses_the_side() -> None:
    def reinforce_enemy(m: XMatch, ship: Ship) -> Flow[None]:
        other = next(other for other in m.state.ships if other.owner != ship.owner)
        return tokens.gain(m, other, "reinforce", by=ship.owner)

    does(X, reinforce_enemy)
    t = table(f"a.{X}@400,100#2-straight", LATER)
    assert (t.asked, t.options("b")) == ("b reinforce", ["fore", "aft"])
    t.b("aft")
    assert t.tokens("b.soontirfel") == {"aft": 1}


@rule("XW-ACT-108")
def test_gaining_reinforce_is_not_the_action() -> None:
    does(GUNSHIP, gains("reinforce"))
    t = table(f"a.{GUNSHIP}@400,100#2-straight=x", LATER)
    t.a("fore", "reinforce", "aft")
    assert t.tokens("x") == {"aft": 1, "fore": 1}


# Reload and rotate ----------------------------------------------------------------------------------------------------


@rule("XW-ACT-109")
def test_a_torpedo_a_missile_or_a_device_is_reloaded() -> None:
    cards = ["protontorpedoes", "concussionmissiles", "protonbombs"]
    for card in cards:
        t = table(f"a.{ALPHA}@400,100#2-straight&" + ":0&".join(cards) + ":0&shieldupgrade=x", LATER)
        t.a("reload")
        assert t.options("a") == [f"upgrade:{card}" for card in cards]
        t.a(f"upgrade:{card}")
        assert [t.charges("x", one) for one in cards] == [int(one == card) for one in cards]
        assert (t.tokens("x"), t.actions("x")) == ({"disarm": 1}, ["reload"])


@rule("XW-ACT-110")
def test_nothing_to_reload() -> None:
    t = table(f"a.{ALPHA}@400,100#2-straight&concussionmissiles:3&elusive:0=x", LATER)
    assert t.options("a") == ["focus", "lock", "slam", "pass"]
    assert t.refused("a", "reload") == "XW-ACT-110"


@rule("XW-ACT-111", "XW-ACT-112")
def test_reloading_is_not_the_reload_action() -> None:
    does(ALPHA, other_actions.reload)
    t = table(f"a.{ALPHA}@400,100#2-straight&concussionmissiles:0&clustermissiles:0=x", LATER)
    t.a("upgrade:clustermissiles")
    assert (t.charges("x", "clustermissiles"), t.token("x", "disarm")) == (1, 1)
    assert "reload" in t.options("a")


@rule("XW-ACT-113")
@pytest.mark.parametrize(("arc", "foe"), [("right", "maarekstele"), ("rear", "soontirfel"), ("left", "whisper")])
def test_a_single_turret_turns_to_another_arc(arc: str, foe: str) -> None:
    around = ("b.maarekstele@560,220#1-straight", "b.soontirfel@400,60#3-straight", "b.whisper@240,220#1-turn-left")
    t = table(f"a.{HWK}@400,100#2-straight^front=x", "b.darthvader@400,420#1-straight", *around).until("action", "x")
    assert [shot.partition(">")[2] for shot in t.shots("x")] == ["b.darthvader"]
    t.a("rotatearc")
    assert t.options("a") == ["right", "rear", "left"]
    t.a(arc)
    assert t.ship("x").turret == arc
    assert [shot.partition(">")[2] for shot in t.shots("x")] == [f"b.{foe}"]


@rule("XW-ACT-114")
def test_a_double_turret_turns_to_the_other_two_arcs() -> None:
    t = table("a.wardensquadronpilot@400,100#2-straight^front=x", "b.academypilot@300,220#2-turn-left", LATER)
    t.until("action", "x").a("rotatearc")
    assert (t.ship("x").turret, t.asked) == ("left", "b action")
    back = table("a.wardensquadronpilot@400,100#2-straight^left=x", LATER)
    back.a("rotatearc")
    assert back.ship("x").turret == "front"


@rule("XW-ACT-115")
def test_no_turret_nothing_to_rotate() -> None:
    performs(X, "rotatearc", "focus")
    t = table(f"a.{X}@400,100#3-straight=x", LATER)
    assert t.options("a") == ["focus", "pass"]
    assert t.refused("a", "rotatearc") == "XW-ACT-115"


@rule("XW-ACT-116")
def test_rotating_is_not_the_rotate_action() -> None:
    does(HWK, other_actions.rotate)
    t = table(f"a.{HWK}@400,100#2-straight^front=x", LATER)
    t.a("left")
    assert t.ship("x").turret == "left"
    assert "rotatearc" in t.options("a")
