"""What a maneuver is, how it is executed, and what changes it (XW-MAN)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.sheet import make_sheet
from battlemat.games.xwing.flight import maneuver
from battlemat.games.xwing.flight.templates import WAYS
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Lasting, XMatch
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, BEFORE_DIFFICULTY, BEFORE_MANEUVER, DIFFICULTY, SPEED
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, always, does, hears, performs, text_of, without_text

X, FANG, HWK = "redsquadronveteran", "skullsquadronpilot", "rebelscout"
GENERIC = "bluesquadronescort"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, X, FANG, HWK)


def flown(t: XWingScenario, ship: str = "x") -> tuple[str, str]:
    """The last maneuver of a ship, as it was executed, and its colour."""
    event = [event for event in t.events("maneuvered") if event["ship"] == t.ship(ship).id][-1]
    return event["maneuver"], event["colour"]


def flies(pilot: str, dial: str, more: str = "", *things: str, pose: str = "400,100") -> XWingScenario:
    """The ship executes the maneuver on its dial."""
    return table(f"a.{pilot}@{pose}#{dial}{more}=x", *things, LATER)


# What a maneuver is ---------------------------------------------------------------------------------------------------


@rule("XW-MAN-01")
def test_speed_bearing_difficulty() -> None:
    koiogran = make_sheet(X, []).dial["4-koiogran"]
    assert (koiogran.speed, koiogran.bearing, koiogran.difficulty) == (4, "koiogran", "red")
    assert maneuver.read(maneuver.code(koiogran)) == koiogran


@rule("XW-MAN-02")
@pytest.mark.parametrize(("name", "side"), [("2-bank-left", -1), ("3-straight", 0), ("2-tallon-right", 1)])
def test_left_straight_right(name: str, side: int) -> None:
    assert WAYS[maneuver.read(f"{name}/white").bearing].side == side


@rule("XW-MAN-03")
def test_the_dial_of_the_ship_type_and_nothing_else() -> None:
    t = table(f"a.{X}@400,100=x", LATER, phase="planning")
    printed = [f"{m.speed}-{m.bearing.replace('_', '-')}" for m in content.SHIPS["t65xwing"].dial]
    assert t.options("a") == [f"a.{X}:{name}" for name in printed]
    assert len(printed) == 17
    assert t.refused("a", f"a.{X}:5-straight") == "XW-MAN-03"


@rule("XW-MAN-04")
def test_there_is_one_dial_for_all_ships_of_a_type() -> None:
    """Whichever dial a player puts beside a ship, the same maneuvers are on it."""
    for pilot in content.PILOTS.values():
        assert list(make_sheet(pilot.id, []).dial) == [
            f"{m.speed}-{m.bearing.replace('_', '-')}" for m in content.SHIPS[pilot.ship].dial
        ]


@rule("XW-MAN-05", "XW-MAN-17")
def test_a_maneuver_that_is_not_on_the_dial() -> None:
    assert "1-straight" not in make_sheet(FANG, []).dial
    t = table(f"a.{FANG}@400,100+ion=x", LATER)
    assert flown(t) == ("1-straight", "blue")
    assert make_sheet(FANG, []).dial["2-straight"].difficulty == "blue"
    stressed = flies(FANG, "4-koiogran", "+stress")
    assert (flown(stressed), stressed.tokens("x")) == (("2-straight", "white"), {"stress": 1})


@rule("XW-MAN-23")
def test_basic_and_advanced_maneuvers() -> None:
    families = {name.removesuffix("_left").removesuffix("_right") for name in (*WAYS, "stationary")}
    basic = {name.removesuffix("_left").removesuffix("_right") for name in maneuver.BASIC}
    assert basic == {"straight", "bank", "turn"}
    assert families - basic == {"koiogran", "segnor", "tallon", "stationary", "reverse_straight", "reverse_bank"}


def deployable(pilot: str) -> set[str]:
    """The maneuvers with which a ship may deploy: forward ones."""
    t = table("a.lothalrebel@400,400#1-straight^front=carrier", f"a.{pilot}~carrier", phase="system")
    return {option.partition(">")[2] for option in t.options("a") if option.startswith("deploy:")}


@pytest.mark.parametrize(
    ("pilot", "advanced"),
    [
        pytest.param(
            "covanell", ["0-stationary", "1-reverse-bank-left", "1-reverse-bank-right"], marks=rule("XW-MAN-39")
        ),
        pytest.param(
            "jakkugunrunner",
            ["1-reverse-bank-left", "1-reverse-bank-right", "2-reverse-straight", "2-segnor-left", "2-segnor-right"],
            marks=rule("XW-MAN-43"),
        ),
        pytest.param(FANG, ["2-tallon-left", "2-tallon-right", "4-koiogran"], marks=rule("XW-MAN-24")),
    ],
)
@rule("XW-MAN-24")
def test_forward_maneuvers(pilot: str, advanced: list[str]) -> None:
    dial = make_sheet(pilot, []).dial
    basic = {name for name in dial if maneuver.read(name).bearing in maneuver.BASIC}
    assert sorted(set(dial) - basic) == advanced
    assert deployable(pilot) == basic | {
        name for name in advanced if "stationary" not in name and "reverse" not in name
    }


# The steps ------------------------------------------------------------------------------------------------------------


@rule("XW-MAN-07")
def test_the_ship_moves_then_difficulty_is_checked() -> None:
    seen: list[Any] = []
    hears(HWK, BEFORE_DIFFICULTY, seen, lambda x: (x.ship.pose[1], dict(x.ship.tokens)))
    t = flies(HWK, "0-stationary")
    assert t.tokens("x") == {"stress": 1}
    t = flies(HWK, "3-turn-left")
    assert seen[1:] == [(t.pose("x")[1], {})]
    kinds = [event.kind for event in t.match.events]
    assert kinds.index("maneuvered") < kinds.index("gained")


@rule("XW-MAN-12")
def test_a_white_maneuver_leaves_stress_alone() -> None:
    t = flies(X, "3-straight", "+stress+strain")
    assert t.tokens("x") == {"strain": 1, "stress": 1}
    assert flies(X, "3-straight").tokens("x") == {}


@rule("XW-MAN-15")
def test_after_a_maneuver_comes_after_its_difficulty_and_before_the_action() -> None:
    performs(X, "boost", window=AFTER_MANEUVER)
    t = flies(X, "1-straight", "+stress")
    assert t.options("a") == ["boost", "pass"]
    t.a("pass")
    assert t.options("a") == ["focus", "lock", "barrelroll", "pass"]


# Stress and red maneuvers ---------------------------------------------------------------------------------------------


@rule("XW-MAN-18")
def test_a_red_maneuver_that_became_white_is_executed_by_a_stressed_ship() -> None:
    always(HWK, DIFFICULTY, -1, when=lambda x: "turn" in x.what)
    t = flies(HWK, "3-turn-left", "+stress")
    assert (flown(t), t.tokens("x")) == (("3-turn-left", "white"), {"stress": 1})


@rule("XW-MAN-19")
def test_a_white_maneuver_that_became_red_is_replaced() -> None:
    t = flies(X, "2-turn-left", "+stress*damagedengine")
    assert (flown(t), t.tokens("x")) == (("2-straight", "white"), {"stress": 1})
    assert flown(flies(X, "2-turn-left", "*damagedengine")) == ("2-turn-left", "red")


# The revealed maneuver ------------------------------------------------------------------------------------------------


@rule("XW-MAN-20", "XW-MAN-21")
def test_the_revealed_maneuver() -> None:
    t = table(f"a.{X}@400,100=x", f"a.{GENERIC}@600,100+ion=y", "b.academypilot@400,500,180=b", phase="planning")
    t.dials(x="3-straight", b="1-turn-left")
    t.until("action", "y")
    assert maneuver.revealed(t.state, t.ship("x")) is None
    assert maneuver.revealed(t.state, t.ship("y")) is None
    t.until_phase("engagement")
    shown = maneuver.revealed(t.state, t.ship("x"))
    assert shown is not None
    assert shown.id == "3-straight"
    t.until_phase("planning", 2)
    assert maneuver.revealed(t.state, t.ship("x")) is None


@rule("XW-MAN-22")
def test_the_revealed_maneuver_is_the_one_on_the_dial() -> None:
    always(X, DIFFICULTY, -1)
    always(X, SPEED, 1)
    t = flies(X, "3-straight")
    assert flown(t) == ("4-straight", "blue")
    shown = maneuver.revealed(t.state, t.ship("x"))
    assert shown == ("3-straight", 3, "straight", "white")


# Stationary -----------------------------------------------------------------------------------------------------------


@rule("XW-MAN-35")
def test_a_stationary_maneuver_is_executed() -> None:
    heard: list[Any] = []
    hears(HWK, AFTER_MANEUVER, heard)
    t = flies(HWK, "0-stationary")
    assert (t.pose("x"), t.tokens("x"), heard) == ((400.0, 100.0, 0.0), {"stress": 1}, ["0-stationary"])


@rule("XW-MAN-36")
def test_a_stationary_ship_meets_the_obstacle_it_stands_on() -> None:
    always(HWK, DIFFICULTY, -1)
    t = table(f"a.{HWK}@400,100#0-stationary=x", "asteroid@430,110", LATER, phase="planning")
    t.faces("hit").ready()
    assert len(t.events("rolled")) == 1
    assert (t.asked, t.shields("x")) == ("b action", 1)


# Speed ----------------------------------------------------------------------------------------------------------------


@rule("XW-MAN-37", "XW-MAN-38")
def test_a_stationary_ship_acts_although_it_touches_another() -> None:
    heard: list[Any] = []
    hears(HWK, AFTER_MANEUVER, heard, lambda x: x.moment.amount)
    always(HWK, DIFFICULTY, -1)
    t = flies(HWK, "0-stationary", "", "b.darthvader@400,140#1-straight=b")
    assert (t.asked, t.question("a").about["ship"], heard) == ("a action", f"a.{HWK}", [1])  # fully executed
    assert (t.range("x", "b"), t.last("maneuvered")["full"]) == (0, True)


@rule("XW-MAN-31")
def test_the_player_chooses_among_the_free_positions_of_a_tallon_roll() -> None:
    t = flies(FANG, "2-tallon-right")
    assert (t.asked, t.options("a"), t.question("a").about["ends"]["front"]) == (
        "a position", ["front", "middle", "rear"], [[482.5, 172.5, 180.0]],
    )  # fmt: skip
    t.a("rear")
    assert t.pose("x") == (482.5, 192.5, 180.0)
    t = flies(FANG, "2-tallon-right", "", "b.darthvader@482.5,230#1-straight")
    assert t.options("a") == ["front", "middle"]
    t = flies(FANG, "2-tallon-right", "", "b.darthvader@482.5,222#1-straight")
    assert (t.events("maneuvered")[0]["full"], t.pose("x")) == (True, (482.5, 172.5, 180.0))  # the only one


@pytest.mark.parametrize(
    ("dial", "change", "executed"),
    [
        pytest.param("5-straight", 1, "5-straight", marks=rule("XW-MAN-44")),
        pytest.param("4-straight", 1, "5-straight", marks=rule("XW-MAN-44")),
        pytest.param("2-straight", -2, "1-straight", marks=rule("XW-MAN-44")),
        pytest.param("3-turn-left", 1, "3-turn-left", marks=rule("XW-MAN-45")),
        pytest.param("1-turn-right", -1, "1-turn-right", marks=rule("XW-MAN-45")),
        pytest.param("3-bank-left", 1, "3-bank-left", marks=rule("XW-MAN-45")),
        pytest.param("2-bank-left", -1, "1-bank-left", marks=rule("XW-MAN-45")),
        pytest.param("2-bank-right", -2, "1-bank-right", marks=rule("XW-MAN-45")),
    ],
)
def test_speeds_are_those_of_templates(dial: str, change: int, executed: str) -> None:
    always(FANG, SPEED, change)
    assert flown(flies(FANG, dial))[0] == executed


@rule("XW-MAN-46")
@pytest.mark.parametrize("change", [1, -1])
def test_speed_0_does_not_change(change: int) -> None:
    always(HWK, SPEED, change)
    t = flies(HWK, "0-stationary")
    assert (flown(t)[0], t.at("x")) == ("0-stationary", (400.0, 100.0))


# Difficulty -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dial", "steps", "colour"),
    [
        pytest.param("1-straight", (1,), "white", marks=rule("XW-MAN-48")),
        pytest.param("2-bank-left", (1,), "red", marks=rule("XW-MAN-48")),
        pytest.param("3-turn-left", (-1,), "white", marks=rule("XW-MAN-48")),
        pytest.param("2-bank-left", (-1,), "blue", marks=rule("XW-MAN-48")),
        pytest.param("2-bank-left", (-1, -1, 1), "blue", marks=rule("XW-MAN-50")),
        pytest.param("2-bank-left", (1, -1, -1), "blue", marks=rule("XW-MAN-50")),
        pytest.param("1-straight", (-1, 1, 1), "white", marks=rule("XW-MAN-50")),
        pytest.param("3-turn-left", (1, -1), "red", marks=rule("XW-MAN-51")),
    ],
)
def test_changes_of_difficulty(dial: str, steps: tuple[int, ...], colour: str) -> None:
    for step in steps:
        always(HWK, DIFFICULTY, step)
    t = flies(HWK, dial)
    assert flown(t)[1] == colour
    assert t.tokens("x") == ({"stress": 1} if colour == "red" else {})


@rule("XW-MAN-48")
def test_a_blue_maneuver_made_white_removes_no_stress() -> None:
    always(HWK, DIFFICULTY, 1)
    assert flies(HWK, "1-straight", "+stress+strain").tokens("x") == {"strain": 1, "stress": 1}


@rule("XW-MAN-49")
@pytest.mark.parametrize(("dial", "step", "colour"), [("3-turn-left", 1, "red"), ("1-straight", -1, "blue")])
def test_an_ability_at_the_limit_may_be_used_for_nothing(dial: str, step: int, colour: str) -> None:
    @triggered(text_of(HWK), BEFORE_MANEUVER, may=True, cost=payment.shield())
    def change(m: XMatch, x: Use) -> None:
        m.state.lasting.append(Lasting(DIFFICULTY, x.ship.id, step, "round", x.card))

    t = flies(HWK, dial)
    t.a(f"a.{HWK}/pilot:{HWK}")
    assert (t.shields("x"), flown(t)[1]) == (1, colour)


# Ion maneuvers --------------------------------------------------------------------------------------------------------


@rule("XW-MAN-53")
def test_nothing_changes_the_ion_maneuver() -> None:
    always(X, DIFFICULTY, 1)
    always(X, SPEED, 1)
    t = table(f"a.{X}@400,100+ion=x", LATER)
    assert (flown(t), t.at("x")) == (("1-straight", "blue"), (400.0, 180.0))


@rule("XW-MAN-54")
def test_a_ship_ionized_after_planning_executes_its_dial_and_stays_ionized() -> None:
    does(X, lambda m, ship: tokens.gain(m, ship, "ion"))
    t = table(f"a.{X}@400,100=x", LATER, phase="planning")
    t.dials(x="3-straight")
    assert flown(t)[0] == "3-straight"
    t.until_phase("planning", 2)
    assert t.tokens("x") == {"ion": 1}
    assert t.asked == "a ready, b dial"


@rule("XW-MAN-56")
def test_a_blocked_ion_maneuver() -> None:
    t = table(f"a.{X}@400,100+ion+stress=x", "b.darthvader@400,150#1-straight", LATER)
    t.until("action")
    assert t.question("b").about["ship"] == "b.darthvader"
    assert (t.at("x"), t.tokens("x"), t.actions("x")) == ((400.0, 110.0), {}, [])
    assert t.events("maneuvered")[0]["full"] is False
