"""What cannot be done: one sentence each, with the rule, and nothing changed (`refused` looks at the whole match)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import battlemat
from battlemat.core.errors import BadSetup, IllegalAnswer
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.battlefield import read_battlefield
from battlemat.games.shatterpoint.build import ready_force, violations
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from tests.rule_marks import rule

REX, BO, MAUL = "cc-7567-captain-rex", "bo-katan-kryze", "lord-maul"


def sentence(t: ShatterScenario, seat: str, answer: Any) -> tuple[str, str]:
    """What a player reads, and the rule; the match is just as it was."""
    rule = t.refused(seat, answer)
    with pytest.raises(IllegalAnswer) as illegal:
        t.match.submit("ab".index(seat), answer)
    told = str(illegal.value)
    assert told.endswith(f". [{rule}]")
    assert told.count(". ") == 1
    assert "\n" not in told
    assert not any(mark in told for mark in ("{", "}", "None", "shatterpoint-"))
    return told.removesuffix(f" [{rule}]"), rule


def moving(kind: str, *foes: str, terrain: Sequence[Any] = (), at: str = "400,400") -> ShatterScenario:
    t = table(a=side(f"{BO} at {at}"), b=side(*foes), terrain=terrain)
    return t.a("action:move").moves("bo-katan", kind)


def test_an_end_over_the_edge_of_a_level() -> None:
    t = moving("climb", terrain=[box(400, 480, 80, 80, 100)])
    found = sentence(t, "a", [400, 456, 100])
    assert found == ("The base of Bo-Katan Kryze would not lie wholly on one surface.", "SP-MOV-25")
    t.goes("a", 400, 460, 100)


def test_an_end_on_a_level_that_is_not_there() -> None:
    t = moving("climb", terrain=[box(400, 480, 80, 80, 100)])
    found = sentence(t, "a", [400, 480, 60])
    assert found == ("The base of Bo-Katan Kryze would not lie wholly on one surface.", "SP-MOV-25")


def test_an_end_on_somebody_else() -> None:
    t = moving("dash", f"{MAUL} at 400,520 with wounded")
    assert sentence(t, "a", [400, 481, 0]) == ("Bo-Katan Kryze would stand on another base.", "SP-MOV-27")
    t.goes("a", 400, 480)


def test_an_end_one_millimetre_out_of_reach() -> None:
    t = moving("advance")
    assert sentence(t, "a", [400, 591, 0]) == ("That is farther than Bo-Katan Kryze can go.", "SP-MOV-05")
    t.goes("a", 400, 590)


def test_an_end_that_is_too_high_or_behind_a_wall() -> None:
    t = moving("advance", terrain=[box(400, 480, 80, 80, 100)])
    found = sentence(t, "a", [400, 480, 100])
    assert found == ("That is on a higher elevation than Bo-Katan Kryze can reach this way.", "SP-MOV-09")
    t = moving("dash", terrain=[box(400, 460, 300, 10, 100)])
    assert sentence(t, "a", [400, 500, 0]) == ("Terrain blocks the way of Bo-Katan Kryze.", "SP-MOV-17")


@pytest.mark.parametrize(
    "answer", ["nowhere", [400, 400], [400, "x", 0], [float("nan"), 0, 0], None, {}, [1e300, 0, 0]]
)
def test_no_place_at_all(answer: Any) -> None:
    t = moving("dash")
    with pytest.raises(IllegalAnswer) as illegal:
        t.match.submit(0, answer)
    assert str(illegal.value).count(".") >= 1
    assert t.asked == "a move"


def test_a_target_out_of_sight() -> None:
    wall = [box(400, 500, 300, 20, 100)]
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,600", f"{BO} at 600,440"), terrain=wall)
    t.a("action:combat")
    found = sentence(t, "a", f"ranged:a.{REX}.1>b.{MAUL}.1")
    assert found == ("CC-7567 Captain Rex cannot see Lord Maul.", "SP-ATK-05")


def test_a_target_out_of_range_and_one_not_engaged() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,695", f"{BO} at 600,440")).a("action:combat")
    found = sentence(t, "a", f"ranged:a.{REX}.1>b.{MAUL}.1")
    assert found == ("CC-7567 Captain Rex cannot reach Lord Maul from there.", "SP-ATK-05")
    found = sentence(t, "a", f"melee:a.{REX}.1>b.{MAUL}.1")
    assert found == ("CC-7567 Captain Rex is not engaged with Lord Maul.", "SP-ATK-04")


def test_an_option_of_the_tree_that_no_line_leads_to() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,600")).a("action:combat")
    t.attacks("rex", "maul", type="ranged", attack="CCC", path="a")
    told, rule = sentence(t, "a", "option:f")
    assert rule == "SP-STA-32"
    assert told == "No line of the combat tree leads to option F from here."
    assert sentence(t, "a", "option:a") == ("Option A was taken already.", "SP-STA-33")
    t.takes("b").takes("stop")
    assert t.damage("maul") == 4


def test_a_way_that_does_not_begin_at_a_starting_option() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,600")).a("action:combat")
    t.attacks("rex", "maul", type="ranged", attack="C")
    assert sentence(t, "a", "option:c") == ("The way through the combat tree begins at: A, E.", "SP-STA-31")


def test_a_third_action() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 800,800")).a("action:combat", "action:recover")
    assert sentence(t, "a", "action:move") == ("No actions are left.", "SP-TRN-11")


def test_an_action_taken_twice() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 800,800")).a("action:combat")
    assert sentence(t, "a", "action:combat") == ("Combat was taken in this activation already.", "SP-TRN-13")


def test_an_ability_that_costs_too_much_names_its_price_with_the_surcharge() -> None:
    """Force Push is printed with 2 Force; one more for the injury."""
    asajj = "asajj-ventress-sith-assassin"
    t = table(a=side(f"{asajj} at 400,400 with 1 injured", force=2), b=side(f"{MAUL} at 400,480"))
    found = sentence(t, "a", f"use:a.{asajj}>force-push")
    assert found == ("That costs 3 Force, more than is ready.", "SP-UNI-24")


def test_the_wrong_player() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 800,800"))
    before = t.match.fingerprint()
    with pytest.raises(IllegalAnswer):
        t.match.submit(1, "action:move")
    assert t.match.fingerprint() == before


# Terrain files


def knot(**changes: Any) -> dict[str, Any]:
    """A battlefield of one piece whose outline crosses itself, or has another fault."""
    outline = [[0, 0], [60, 60], [60, 0], [0, 60]]
    traits = {"bottom": 0, "top": 50, "opaque": True, "passable": False, "standable": True}
    part = {"id": "knot", "outline": outline, **traits, **changes}
    piece = {"id": "knot", "name": "Knot", "source": "test", "parts": [part]}
    placements = [{"id": "knot", "piece": "knot", "x": 100, "y": 300}]
    return {"id": "knot", "name": "Knot", "source": "test", "pieces": [piece], "placements": placements}


SQUARE = [[0, 0], [60, 0], [60, 60], [0, 60]]


@rule("SP-SET-15")
@pytest.mark.parametrize(
    ("changes", "rule_id", "told"),
    [
        ({}, "SP-SET-15", "The outline of knot crosses itself or has no area."),
        ({"outline": [[0, 0], [50, 0], [100, 0]]}, "SP-SET-15", "The outline of knot crosses itself or has no area."),
        ({"outline": SQUARE, "bottom": 60}, "SP-TER-02", "The top of knot is not above its bottom."),
        ({"outline": [[-200, 0], [60, 0], [60, 60]]}, "SP-SET-10", "knot stands off the battlefield."),
    ],
)
def test_a_terrain_file_that_cannot_be(changes: dict[str, Any], rule_id: str, told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.normal_setup({"battlefield": knot(**changes)})
    assert [refusal.rule for refusal in refused.value.refusals] == [rule_id]
    assert str(refused.value) == f"{told} [{rule_id}]"


def ladder(*points: list[float]) -> dict[str, Any]:
    return {"transitions": [{"id": "lift", "points": list(points)}]}


TWICE = [{"id": "knot", "piece": "knot", "x": x, "y": 300} for x in (100, 200)]
NO_LEVEL = "A point of lift lies on no surface of the battlefield."


@rule("SP-SET-15")
@pytest.mark.parametrize(
    ("changes", "rule_id", "told"),
    [
        ({"placements": []}, "SP-SET-11", "A battlefield needs terrain."),
        ({"placements": TWICE}, "SP-SET-15", "Two terrain pieces have the same id."),
        (
            {"placements": [{"id": "a", "piece": "castle", "x": 100, "y": 300}]},
            "SP-SET-15",
            "There is no terrain piece “castle”.",
        ),
        (ladder([100, 295, 0], [130, 330, 60]), "SP-SET-15", NO_LEVEL),
        (ladder([100, 295, 0], [500, 500, 50]), "SP-SET-15", NO_LEVEL),
        (ladder([100, 295, 0], [-5, 330, 0]), "SP-SET-15", NO_LEVEL),
    ],
)
def test_a_layout_that_cannot_be(changes: dict[str, Any], rule_id: str, told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.normal_setup({"battlefield": knot(outline=SQUARE) | changes})
    assert str(refused.value) == f"{told} [{rule_id}]"
    assert read_battlefield(knot(outline=SQUARE) | ladder([100, 295, 0], [130, 330, 50]))


@pytest.mark.parametrize("trait", ["bottom", "top", "opaque", "passable", "standable"])
@rule("SP-SET-15")
def test_every_trait_of_a_part_has_to_be_said(trait: str) -> None:
    plan = knot(outline=SQUARE)
    del plan["pieces"][0]["parts"][0][trait]
    with pytest.raises(BadSetup, match=rf"{trait}.*\[SP-SET-15\]"):
        read_battlefield(plan)


# Strike forces


@pytest.mark.parametrize(
    ("unit", "told"),
    [
        ("501st-clone-troopers", "501st Clone Troopers are in the strike force twice. [SP-BLD-05]"),
        ("501st-clone-troopers--2026", "501st Clone Troopers are in the strike force twice. [SP-BLD-05]"),
    ],
)
def test_a_force_with_two_units_of_one_name(unit: str, told: str) -> None:
    force = ready_force("republic-and-nite-owls")
    force.squads[1].supporting = unit
    with pytest.raises(BadSetup) as refused:
        battlemat.new_match("shatterpoint", {"players": [force, "collective-and-separatists"]})
    assert str(refused.value) == told


def test_a_force_with_one_person_twice() -> None:
    force = ready_force("republic-and-nite-owls")
    force.squads[0].secondary = "padawan-ahsoka-tano"
    told = [str(BadSetup(fault)) for fault in violations(force) if fault.rule == "SP-BLD-04"]
    assert told == ["Ahsoka Tano, Jedi No More shares the unique name Ahsoka Tano with another unit. [SP-BLD-04]"]


@pytest.mark.parametrize(
    "outline",
    [
        [[0, 0], [60, 60], [60, 0], [0, 60]],
        [[0, 0], [60, 0], [60, 60], [30, -20], [0, 60]],
        [[0, 0], [60, 0], [0, 0], [60, 60]],
        [[0, 0], [60, 0], [30, 0], [30, 60]],
        [[0, 0], [60, 0], [60, 60], [60, 0], [0, 60]],
    ],
)
def test_every_kind_of_crossing_is_found(outline: list[list[float]]) -> None:
    with pytest.raises(BadSetup, match="crosses itself"):
        read_battlefield(knot(outline=outline))


def test_sound_outlines_pass_however_they_turn() -> None:
    for outline in (SQUARE, SQUARE[::-1], [[0, 0], [60, 0], [60, 60], [30, 20], [0, 60]]):
        assert read_battlefield(knot(outline=outline))


def test_a_file_without_end_is_refused() -> None:
    many = knot(outline=SQUARE)
    many["placements"] = [{"id": f"p{n}", "piece": "knot", "x": 100, "y": 300} for n in range(101)]
    with pytest.raises(BadSetup, match=r"length <= 100.*placements"):
        read_battlefield(many)


def test_a_file_with_a_wrong_field_names_it() -> None:
    with pytest.raises(BadSetup, match="see_through"):
        read_battlefield(knot(outline=SQUARE, see_through=True))
    with pytest.raises(BadSetup, match="not a battlefield"):
        read_battlefield('{"id": ')
