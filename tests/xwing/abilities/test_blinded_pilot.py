"""Blinded Pilot: no card lets its ship modify its attack dice, whoever has that card (XW-DMG-39)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import TIE, X, defend

FOE = f"{TIE}@400,500,180+disarm+stress=b"
BLIND = "*blindedpilot"


def shoots(ship: str, *others: str, weapon: str = "front") -> XWingScenario:
    """A ship (s) attacks dead ahead and rolls one result of each kind."""
    t = table(f"{ship}=s", *others, FOE, phase="engagement").until("attack", "s")
    return t.attack(f"{weapon}>b", attack="hit blank focus", defense="blank blank blank")


HELPERS = {
    "howlrunner": ("a.howlrunner@460,300,180+disarm", ""),
    "sinker": ("a.sinker@250,300+disarm", ""),
    "drearenthal": ("a.drearenthal@460,300+disarm^front", ""),
    "gavindarklighter": ("a.gavindarklighter@460,300+disarm", ""),
    "sawgerrera": ("a.sawgerrera@500,300,180+disarm", ""),
    "captaincardinal": ("a.captaincardinal@560,300,180+disarm", ""),
    "admiralsloane": ("a.academypilot@460,300,180&admiralsloane+disarm", ""),
}


@rule("XW-DMG-39")
@pytest.mark.parametrize("helper", HELPERS)
def test_a_friend_that_lets_the_ship_modify_its_dice_is_no_help(helper: str) -> None:
    friend, _ = HELPERS[helper]
    seeing = shoots(f"{X}@400,300*1", friend)
    assert any(helper in option for option in seeing.options("a"))
    blind = shoots(f"{X}@400,300{BLIND}", friend)
    assert blind.last("hit")["hits"] == 1, "nobody was asked"


@rule("XW-DMG-39")
def test_captain_jonus_is_no_help_to_a_blinded_pilot() -> None:
    ship, jonus = f"{X}@400,300&ionmissiles>b.academypilot", "a.captainjonus@460,300,180+disarm"
    seeing = shoots(ship, jonus, weapon="ionmissiles")
    assert "a.captainjonus/pilot:captainjonus" in seeing.options("a")
    blind = shoots(ship + BLIND, jonus, weapon="ionmissiles")
    assert blind.last("hit")["hits"] == 1


def test_greedos_attacker_may_be_blind() -> None:
    for words, offered in (("", True), (BLIND, False)):
        t = defend("&greedo", words).attack("front>x", attack="hit hit hit", defense="blank blank")
        assert ("modify-attack" in t.asked) == offered


def test_tv_94_is_no_help_to_a_blinded_pilot() -> None:
    droid = "a.separatistdrone"
    for words, offered in (("", True), (BLIND, False)):
        relay = f"{droid}@300,300,180&tv94"
        t = table(f"{droid}@400,300+calculate{words}=d", relay, FOE, phase="engagement").until("attack", "d")
        t.attack("front>b", attack="blank blank", defense="blank blank blank")
        assert ("modify-attack" in t.asked) == offered


def test_what_a_friend_does_to_the_dice_is_done_all_the_same() -> None:
    """Barriss Offee changes them herself; Palpatine's Force is spent as if the ship had spent it."""
    barriss = shoots(f"{X}@400,300{BLIND}", "a.barrissoffee@500,300,180+disarm")
    assert barriss.options("a") == ["a.barrissoffee/pilot:barrissoffee", "pass"]
    emperor = shoots(f"{X}@400,300{BLIND}", "a.academypilot@800,100&emperorpalpatine+disarm")
    assert emperor.options("a") == ["a.academypilot/upgrade:emperorpalpatine", "pass"]


def test_a_blinded_pilot_may_still_work_on_the_dice_of_others() -> None:
    """It is blind only while it attacks itself."""
    foe = "b.sigmasquadronace@460,500,180=b"
    t = table(f"a.luminaraunduli@400,300+disarm{BLIND}=l", foe, phase="engagement").until("attack", "b")
    t.attack("front>l", attack="crit hit hit")
    assert t.options("a") == ["a.luminaraunduli/pilot:luminaraunduli", "pass"]


def test_foresight_shows_a_blinded_pilot_nothing() -> None:
    for words, offered in (("", True), (BLIND, False)):
        ship = f"a.jediknight@400,300{words}&foresight?2#2-straight=j"
        t = table(ship, f"{TIE}@400,620,180#2-straight=b", "b.soontirfel@800,850,180#3-straight").until("ability")
        t.faces("focus focus", "blank blank blank").a("a.jediknight/upgrade:foresight").until("attack")
        t.a(t.options("a")[0])
        assert (t.asked == "a ability") == offered
