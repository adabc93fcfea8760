"""What obstacles do in play (XW-OBS)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, placed
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.table.figures import OBSTACLES
from battlemat.games.xwing.table.measures import base
from battlemat.games.xwing.table.objects import obstacle_shape
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, BEFORE_ENGAGES, CAN
from battlemat.geometry import overlaps
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, always, does, hears, text_of, without_text

X, FREIGHTER = "redsquadronveteran", "outerrimsmuggler"
Y = "b.darthvader@400,500,180"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, X, FREIGHTER)


def flown(*things: str, dial: str = "3-straight", faces: str = "", more: str = "") -> XWingScenario:
    """An X-wing at 400,100 executes a maneuver, with these dice for what it meets."""
    t = table(f"a.{X}@400,100#{dial}{more}=x", *things, LATER, phase="planning")
    t.faces(faces).ready()
    return t


# The types ------------------------------------------------------------------------------------------------------------


@rule("XW-OBS-02")
def test_every_obstacle_is_of_one_of_three_types() -> None:
    assert {record.kind for record in OBSTACLES.values()} == {"asteroid", "debris", "gas_cloud"}
    t = table(f"a.{X}@100,100", "loosecargo@400,400", "asteroid@600,400", "gas@200,400", phase="planning")
    assert [obstacles.kind_of(t.state, f"obstacle-{n}") for n in (1, 2, 3)] == ["debris", "asteroid", "gas_cloud"]


@rule("XW-OBS-39")
def test_loose_cargo_is_debris() -> None:
    t = flown("loosecargo@400,180", faces="hit")
    assert (t.tokens("x"), t.shields("x")) == ({"stress": 1}, 2)
    assert flown("loosecargo@400,180", faces="crit").shields("x") == 1


@rule("XW-OBS-43")
def test_drifting_cargo_is_an_asteroid() -> None:
    t = flown("driftingcargo@400,180", faces="hit")
    assert (t.asked, t.shields("x"), t.tokens("x")) == ("b action", 1, {})
    on = table(f"a.{X}@400,300", "driftingcargo@390,280", Y, phase="engagement")
    assert on.shots(f"a.{X}") == []


@rule("XW-OBS-42")
def test_a_gas_cloud_is_a_gas_cloud() -> None:
    t = table(f"a.{X}@400,300", "gas@400,400", "b.academypilot@400,500,180", phase="engagement")
    t.attack("front>b.academypilot", attack="hit hit hit", defense="blank blank blank blank")
    assert t.terms("defense") == {"agility": 3, "obstructed": 1}
    assert t.until("modify-defense").options("b") == ["gas-cloud", "pass"]


# After a maneuver -----------------------------------------------------------------------------------------------------


@rule("XW-OBS-07", "XW-OBS-08")
@pytest.mark.parametrize(("face", "dealt"), [("hit", [False]), ("crit", [True]), ("focus", []), ("blank", [])])
@pytest.mark.parametrize("where", [180, 240])  # under the template, or under the base at the end
def test_an_asteroid_hurts_with_a_hit_or_a_crit(face: str, dealt: list[bool], where: int) -> None:
    rock = f"asteroid@400,{where}"
    t = table(f"a.{X}@400,100#3-straight!0=x", rock, LATER, phase="planning", decks={"a": "structuraldamage"})
    t.faces(face).ready()
    assert [card.faceup for card in t.ship("x").damage] == dealt
    assert (t.last("rolled")["results"], t.asked) == ([face], "b action")  # no action step whatever was rolled
    assert flown(rock, faces="crit").shields("x") == 1


@rule("XW-OBS-09")
def test_a_blue_maneuver_does_not_take_the_stress_of_debris() -> None:
    assert flown("debris@400,160", dial="2-straight", faces="blank").tokens("x") == {"stress": 1}
    t = flown("debris@400,160", dial="2-straight", faces="blank", more="+stress")
    assert t.tokens("x") == {"stress": 1}
    assert t.story().index("removed") < t.story().index("gained")


@rule("XW-OBS-11")
def test_who_may_act_while_stressed_acts_after_debris() -> None:
    assert flown("debris@400,180", faces="blank").asked == "b action"
    always(X, CAN, True, what=("act-while-stressed",))
    t = flown("debris@400,180", faces="blank")
    assert (t.asked, t.question("a").about["ship"], t.tokens("x")) == ("a action", f"a.{X}", {"stress": 1})


@rule("XW-OBS-10")
@pytest.mark.parametrize(("face", "cards"), [("hit", 0), ("focus", 0), ("blank", 0), ("crit", 1)])
def test_debris_hurts_with_a_crit_only(face: str, cards: int) -> None:
    t = table(
        f"a.{X}@400,100#3-straight!0=x", "debris@400,180", LATER, phase="planning", decks={"a": "structuraldamage"}
    )
    t.faces(face).ready()
    assert t.last("rolled")["results"] == [face]
    assert (t.damage("x"), len(t.faceup("x"))) == (cards, cards)


@rule("XW-OBS-12")
def test_a_gas_cloud_costs_the_action_and_nothing_else() -> None:
    t = flown("gas@400,180")
    assert (t.asked, t.tokens("x"), t.shields("x"), t.events("rolled")) == ("b action", {}, 2, [])


@rule("XW-OBS-13")
def test_a_ship_on_an_asteroid_may_be_coordinated() -> None:
    kagi = "a.captainkagi@500,100#1-straight"
    t = flown("asteroid@400,240", kagi, faces="blank")
    t.until("action", "a.captainkagi").a("coordinate")
    assert t.options("a") == ["focus", "lock", "barrelroll", "pass"]


@rule("XW-OBS-31")
def test_debris_stresses_before_any_die_is_rolled() -> None:
    t = flown("asteroid@400,150", "debris@400,240", dial="4-straight", faces="blank blank")
    told = [(event.kind, event.data.get("why", event.data.get("token"))) for event in t.match.events]
    assert [one for one in told if one[0] in ("gained", "rolled")] == [
        ("gained", "stress"),
        ("rolled", "asteroid"),
        ("rolled", "debris"),
    ]


@rule("XW-OBS-30")
def test_obstacles_are_resolved_along_the_template() -> None:
    t = flown("asteroid@400,240", "debris@400,150", dial="4-straight", faces="blank blank")
    assert [event["why"] for event in t.events("rolled")] == ["debris", "asteroid"]


@pytest.mark.parametrize(
    ("where", "rolls", "asked"),
    [
        pytest.param(75, 0, "a action", marks=rule("XW-OBS-33")),  # under the rear half
        pytest.param(115, 1, "b action", marks=rule("XW-OBS-34")),  # under the front edge
    ],
)
def test_leaving_an_obstacle(where: int, rolls: int, asked: str) -> None:
    t = table(f"a.{X}@400,100#2-straight=x", f"asteroid@400,{where}", LATER, phase="planning")
    assert obstacles.at_range_0(t.state, t.ship("x")) == ["obstacle-1"]
    t.faces("blank").ready()
    assert (len(t.events("rolled")), t.asked) == (rolls, asked)


@rule("XW-OBS-46")
def test_the_obstacle_comes_before_abilities_after_the_maneuver() -> None:
    shields: list[Any] = []
    hears(X, AFTER_MANEUVER, shields, lambda x: x.ship.shields)
    flown("asteroid@400,180", faces="hit")
    assert shields == [1]


# After other moves ----------------------------------------------------------------------------------------------------


def tractored(thing: str, faces: str = "", more: str = "") -> XWingScenario:
    """An X-wing at 400,100 is tractored forward before it activates, onto what lies there."""
    does(X, lambda m, ship: tokens.gain(m, ship, "tractor", by=1), may=False)
    t = table(f"a.{X}@400,100#1-bank-left{more}=x", thing, LATER, decks={"a": "structuraldamage"})
    t.faces(faces).b("boost")
    return t


@rule("XW-OBS-14")
@pytest.mark.parametrize(("face", "dealt"), [("hit", [False]), ("crit", [True]), ("focus", []), ("blank", [])])
def test_tractored_onto_an_asteroid(face: str, dealt: list[bool]) -> None:
    t = tractored("asteroid@435,180", face, "!0")
    assert t.last("moved")["end"] == [400.0, 180.0, 0.0]
    assert t.last("rolled")["results"] == [face]
    assert [card.faceup for card in t.ship("x").damage] == dealt
    assert t.asked == "a action"


@rule("XW-OBS-15")
@pytest.mark.parametrize(("face", "dealt"), [("hit", []), ("crit", [True])])
def test_tractored_onto_debris(face: str, dealt: list[bool]) -> None:
    t = tractored("debris@440,180", face, "!0")
    kinds = [event.kind for event in t.match.events if event.kind in ("gained", "rolled")]
    assert kinds == ["gained", "gained", "rolled"]
    assert t.events("gained")[1]["token"] == "stress"
    assert t.last("rolled")["results"] == [face]
    assert [card.faceup for card in t.ship("x").damage] == dealt


@rule("XW-OBS-16")
def test_tractored_onto_a_gas_cloud() -> None:
    t = tractored("gas@435,160")
    assert t.last("moved")["end"] == [400.0, 180.0, 0.0]
    assert overlaps(base("small", (400.0, 180.0, 0.0)), obstacle_shape(t.state.obstacles[0]))
    assert (t.asked, t.tokens("x"), t.events("rolled")) == ("a action", {"tractor": 1}, [])


# Attacking ------------------------------------------------------------------------------------------------------------


@rule("XW-OBS-17")
@pytest.mark.parametrize("cloud", ["asteroid", "debris", "gas"])
def test_rolls_and_decloaks_onto_obstacles_fail(cloud: str) -> None:
    roll = table(f"a.{X}@400,100#2-straight=x", f"{cloud}@320,220", LATER).a("barrelroll", "left")
    assert (roll.last("failed")["what"], roll.at("x"), roll.events("rolled")) == ("barrelroll", (400.0, 220.0), [])
    for where in (160, 220):  # under the template, or under the base at the end
        t = table(f"a.{X}@400,100#2-straight+cloak=x", f"{cloud}@400,{where}", LATER, phase="system")
        t.a("decloak:boost:2-straight")
        assert t.last("failed")["what"] == "decloak"
        assert (t.token("x", "cloak"), "moved" in t.story()) == (1, False)


@rule("XW-OBS-18")
def test_no_attack_from_an_asteroid_not_even_a_bonus_attack() -> None:
    does(X, attack.bonus_attack, BEFORE_ENGAGES)
    on = table(f"a.{X}@400,300=x", "asteroid@400,280", Y, phase="engagement")
    assert on.shots("x") == []
    on.passes("b")
    assert (on.round, on.phase) == (2, "planning")  # its turn came and went
    clear = table(f"a.{X}@400,300=x", Y, phase="engagement").until("attack", "x")
    assert clear.options("a") == ["front>b.darthvader", "pass"]


@rule("XW-OBS-19")
@pytest.mark.parametrize("cloud", ["debris", "gas"])
def test_attacks_from_clouds(cloud: str) -> None:
    t = table(f"a.{X}@400,300=x", f"{cloud}@400,280", Y, phase="engagement")
    assert obstacles.at_range_0(t.state, t.ship("x")) == ["obstacle-1"]
    assert t.shots("x") == ["front>b.darthvader"]


def shoot(*things: str, defender: str = "b.darthvader@400,500,180") -> XWingScenario:
    """An X-wing at 400,300 attacks, with results that leave something to defend."""
    t = table(f"a.{X}@400,300=x", *things, f"{defender}=y", phase="engagement", first="b")
    t.until("attack", "x").attack("front>y", attack="hit hit hit", defense="blank blank focus blank")
    return t


@rule("XW-OBS-22")
def test_two_obstacles_add_one_die() -> None:
    t = shoot("asteroid@400,370", "asteroid@400,440", defender="b.bluesquadronescort@400,500,180")
    assert len(t.last("attack")["obstructed"]) == 2
    assert t.terms("defense") == {"agility": 2, "obstructed": 1}


@rule("XW-OBS-23")
def test_two_gas_clouds_change_one_blank() -> None:
    t = shoot("gas@400,370", "gas@400,440", defender="b.bluesquadronescort@400,500,180")
    assert (len(t.last("attack")["obstructed"]), t.rolled("defense")) == (2, ["blank", "blank", "focus"])
    t.until("modify-defense").b("gas-cloud")
    assert t.last("dice-changed")["results"] == ["evade", "blank", "focus"]
    assert t.asked != "b modify-defense"


@rule("XW-OBS-24")
def test_ships_and_devices_obstruct_without_a_die() -> None:
    t = shoot(
        "a.wedgeantilles@400,370,90+disarm", "b:proximitymine@400,440", defender="b.bluesquadronescort@400,500,180"
    )
    assert sorted(t.last("attack")["obstructed"]) == ["a.wedgeantilles", "proximitymine-1"]
    assert t.terms("defense") == {"agility": 2}
    remote = shoot("b:drk1probedroid@400,400", defender="b.bluesquadronescort@400,500,180")
    assert (remote.last("attack")["obstructed"], remote.terms("defense")) == (["drk1probedroid-1"], {"agility": 2})


@rule("XW-OBS-24")
def test_an_attack_can_be_obstructed_but_not_by_an_obstacle() -> None:
    for thing, terms in (("asteroid", {"weapon": 3, "upgrade:trickshot": 1}), ("b:proximitymine", {"weapon": 3})):
        t = table(f"a.{X}@400,300&trickshot", f"{thing}@400,400", f"{Y}+disarm=y", phase="engagement")
        t.attack("front>y")
        assert (len(t.last("attack")["obstructed"]), t.terms()) == (1, terms)


@rule("XW-OBS-27")
@pytest.mark.parametrize("obstructed", [False, True])
def test_the_attacker_picks_its_line(obstructed: bool) -> None:
    t = table(f"a.{X}@400,300=x", "asteroid@380,395", "b.academypilot@400,490,180=y", phase="engagement")
    t.attack("front>y", defense="blank blank blank blank")
    across = t.question("a").about["across"]
    t.a(next(line for line, things in across.items() if bool(things) is obstructed))
    assert len(t.rolled("defense")) == (4 if obstructed else 3)


@rule("XW-OBS-28")
def test_agility_0_rolls_the_die_of_obstruction() -> None:
    t = shoot("asteroid@400,390", defender="b.patrolleader@400,520,180")
    assert t.terms("defense") == {"agility": 0, "obstructed": 1}
    assert len(t.rolled("defense")) == 1


# Placed by cards, locked, removed -------------------------------------------------------------------------------------


def cargo_chute(template: str = "1-straight", outline: str = "loosecargo") -> None:
    """Action: spend 1 shield to drop loose cargo."""

    @action(text_of(FREIGHTER), "chute", cost=payment.shield())
    def chute(m: XMatch, x: Use) -> Any:
        return obstacles.drop(m, x.ship, outline, template)


@rule("XW-OBS-40", "XW-OBS-41")
def test_who_drops_spare_parts_does_not_overlap_them() -> None:
    cargo_chute("", "spareparts")
    t = table(f"a.{FREIGHTER}@400,300#1-straight=x", LATER).until("action", "x")
    t.a(f"pilot:{FREIGHTER}/chute")
    assert (obstacles.kind_of(t.state, "obstacle-1"), t.events("rolled"), t.tokens("x")) == ("debris", [], {})
    assert obstacles.at_range_0(t.state, t.ship("x")) == ["obstacle-1"]  # it touches the rear of the base


@rule("XW-OBS-36")
def test_an_obstacle_placed_under_ships() -> None:
    cargo_chute()
    behind = ("b.darthvader@380,290#1-straight=y", "a.wedgeantilles@425,290#1-straight=z")
    t = table(f"a.{FREIGHTER}@400,300#1-straight=x", *behind, LATER).until("action", "x")
    t.faces("blank crit").a(f"pilot:{FREIGHTER}/chute")
    assert (t.tokens("y"), t.tokens("z"), t.tokens("x")) == ({"stress": 1}, {"stress": 1}, {})
    assert [event["results"] for event in t.events("rolled")[:2]] == [["blank"], ["crit"]]
    assert (t.shields("y") + t.shields("z"), t.state.obstacles[-1].outline) == (3, "loosecargo")
    assert (t.last("action")["action"], t.events("shields-recovered")) == ("chute", [])  # and its cost is paid


@rule("XW-OBS-37")
def test_no_obstacle_outside_the_play_area() -> None:
    cargo_chute("2-straight")
    t = table(f"a.{FREIGHTER}@400,45#1-straight=x", LATER).until("action", "x")
    before = t.shields("x")
    t.a(f"pilot:{FREIGHTER}/chute")
    assert (t.state.obstacles, t.shields("x")) == ([], before)


@rule("XW-OBS-44")
def test_the_lock_on_an_obstacle_goes_with_it() -> None:
    t = table(f"a.{X}@100,100>obstacle-1=x", "asteroid@400,400", "a.graysquadronbomber@400,560=y", phase="planning")
    assert t.locks("x") == ["obstacle-1"]
    obstacles.remove(t.match, t.state.obstacles[0], "XW-OBS-44")
    assert (t.locks("x"), list(placed(t.state))) == ([], [])
    burst = table(f"a.{X}@100,100#1-straight>obstacle-1=x", "asteroid@400,400", "b:seismiccharge@400,450", LATER)
    burst.until_phase("engagement")
    assert (burst.locks("x"), list(placed(burst.state))) == ([], [])
