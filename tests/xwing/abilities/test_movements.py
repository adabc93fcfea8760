"""What cards ask about a maneuver is asked about that very maneuver, and of its bearing and colour (XW-MAN)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.flight.maneuver import as_executed, read
from battlemat.games.xwing.scenario import XWingScenario, table
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import LATER, flying, use

STRIKER = "a.planetarysentinel"
WALL = "b.sabersquadronace@400,430#2-straight"


# One maneuver, and why an action is skipped


def test_zari_bangel_skips_her_action_on_an_asteroid_even_if_her_maneuver_was_partial() -> None:
    for rock, asked in (("asteroid@400,360", "b action"), ("asteroid@700,360", "a action")):
        t = table("a.zaribangel@400,300#2-straight^front=p", WALL, rock, LATER, phase="planning")
        t.faces("blank").ready()
        assert [event["full"] for event in t.events("maneuvered") if event["ship"] == "a.zaribangel"] == [False]
        assert t.asked == asked


@rule("XW-DMG-41")
def test_stunned_pilot_asks_about_each_maneuver_by_itself() -> None:
    gas = "gas@400,130"
    t = table(f"{STRIKER}@400,100#2-straight*stunnedpilot=s", gas, LATER, phase="planning").ready()
    t.a("1-straight")
    assert [event["maneuver"] for event in t.events("maneuvered")] == ["1-straight", "2-straight"]
    assert t.damage("s") == 2, "one for the maneuver through the cloud, none for the clean one"


def test_outrider_asks_about_each_maneuver_by_itself() -> None:
    gas = "gas@400,130"
    t = table(f"{STRIKER}@400,100#2-straight&outrider+disarm=s", gas, LATER, phase="planning").ready()
    t.a("1-straight")
    assert t.options("a") == [use("outrider", STRIKER), "pass"]
    t.a("pass")
    assert t.asked == "a action", "the second maneuver met nothing"


# Bearings


@rule("XW-DMG-48")
@pytest.mark.parametrize(
    ("ship", "dial", "suffers"),
    [
        ("a.jakkugunrunner", "2-straight", False),
        ("a.jakkugunrunner", "2-reverse-straight", True),
        ("a.omicrongrouppilot", "0-stationary", True),
        ("a.redsquadronveteran", "4-koiogran", True),
    ],
)
def test_loose_stabilizer_holds_in_a_straight_only(ship: str, dial: str, suffers: bool) -> None:
    t = table(f"{ship}@400,300#{dial}!0*loosestabilizer=s", LATER, phase="planning").ready()
    assert (t.damage("s"), t.faceup("s")) == ((2, []) if suffers else (1, ["loosestabilizer"]))


def colour(ship: str, flown: str) -> str:
    """The colour in which a ship would execute a maneuver."""
    t = table(f"{ship}@400,300=s", LATER)
    return as_executed(t.state, t.ship("s"), read(flown)).difficulty


@pytest.mark.parametrize("ship", ["a.jakkugunrunner&niennunb", "a.l337!0", "a.l337-escapecraft!0"])
def test_a_reverse_bank_is_no_bank(ship: str) -> None:
    assert colour(ship, "1-bank-left/white") == "blue"
    assert colour(ship, "1-reverse-bank-left/red") == "red"


def test_l3_37s_programming_knows_banks_from_reverse_banks() -> None:
    t = table("a.jakkugunrunner@400,300!0&l337=s", LATER)
    t.ship("s").upgrades[0].back = True
    assert as_executed(t.state, t.ship("s"), read("1-bank-right/white")).difficulty == "blue"
    assert as_executed(t.state, t.ship("s"), read("1-reverse-bank-right/red")).difficulty == "red"


@rule("XW-DMG-43")
def test_damaged_engine_hinders_turns_only() -> None:
    damaged = "a.redsquadronveteran*damagedengine"
    assert colour(damaged, "2-turn-left/white") == "red"
    for other in ("2-bank-left/white", "3-segnor-turn-left/white", "3-tallon-left/white"):
        assert colour(damaged, other) == "white"


# Colours


LEIA = "a.sabersquadronace@100,100&leiaorgana#2-straight=leia"


def inspired(words: str, dial: str) -> XWingScenario:
    """A ship (x) about to activate while Leia inspires everybody."""
    t = flying(words, LEIA, dial=dial)
    t.a(use("leiaorgana", "a.sabersquadronace"))
    return t


def test_leia_eases_maneuvers_that_an_effect_made_red() -> None:
    t = inspired("*damagedengine", "2-turn-left")
    assert t.events("maneuvered")[0]["colour"] == "white"
    assert [event["card"] for event in t.events("worked")] == ["damage:damagedengine#1", "upgrade:leiaorgana"]
    declined = flying("*damagedengine", LEIA, dial="2-turn-left").a("pass")
    assert declined.events("maneuvered")[0]["colour"] == "red"


def test_leia_eases_a_dial_that_was_set_to_something_harder() -> None:
    t = inspired("&kaydelconnix", "2-straight").a(use("kaydelconnix"), "3-turn-left")
    assert t.events("maneuvered")[0]["colour"] == "white"


def test_leia_leaves_white_maneuvers_alone() -> None:
    assert inspired("", "3-straight").events("maneuvered")[0]["colour"] == "white"


def test_leia_and_another_effect_ease_a_red_maneuver_together() -> None:
    """Changes of difficulty add up (XW-MAN-50); a maneuver that is red on the dial is a red one for her."""
    t = table("a.jakkugunrunner@400,300=s", LEIA, LATER).a(use("leiaorgana", "a.sabersquadronace"))
    assert as_executed(t.state, t.ship("s"), read("1-reverse-bank-left/red")).difficulty == "white"
    assert as_executed(t.state, t.ship("s"), read("1-reverse-bank-left/white")).difficulty == "blue"
