"""Turn, Move action and the rule of five (PM-TRN)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from battlemat.games.pocketmodel.content import extra_content
from battlemat.games.pocketmodel.scenario import PocketScenario, new_unit, set_up, side, table
from tests.rule_marks import rule

STARS = ("one", "two", "three", "four", "five")


@pytest.fixture(autouse=True)
def units_by_stars() -> Iterator[None]:
    """Units that are called by their stars: `three` has 3."""
    with extra_content(*(new_unit(name, stars=stars) for stars, name in enumerate(STARS, 1))):
        yield


def turns(t: PocketScenario) -> list[tuple[int, str]]:
    return [(event["turn"], "abcd"[event["player"]]) for event in t.events("turn")]


# The turn and its steps


@rule("PM-TRN-01")
def test_only_the_player_whose_turn_it_is_plays_objectives_and_acts() -> None:
    t = table(side("one", hand="war-room"), side("one", hand="war-room"), step="turn")
    assert t.asked == "a objective-card"
    assert t.refused("b", "war-room>b.objective-1") == "PM-TRN-06"
    t.passes("a")
    assert t.asked == "a action"
    assert t.refused("b", "move") == "PM-TRN-07"
    t.passes("a")
    assert t.asked == "b objective-card"
    assert t.refused("a", "war-room>a.objective-1") == "PM-TRN-06"
    t.b("war-room>b.objective-1")
    assert t.asked == "b action"


@rule("PM-TRN-02")
def test_the_first_player_takes_the_first_turn() -> None:
    t = set_up("empire-pack", "rebel-pack", dice=(2, 5), variant="two-pack")
    assert t.last("first-player") == {"player": 1}
    t.ends_turn("b")
    assert turns(t) == [(1, "b"), (2, "a")]


@rule("PM-TRN-03")
def test_the_turn_passes_clockwise() -> None:
    t = set_up(*["iron-fist"] * 4, dice=(1, 4, 6, 2))
    t.c("usual").d("usual").a("usual").b("usual")
    for seat in "cdab":
        t.ends_turn(seat)
    assert turns(t) == [(1, "c"), (2, "d"), (3, "a"), (4, "b"), (5, "c")]


@rule("PM-TRN-04")
def test_no_objective_card_after_the_objective_step() -> None:
    t = table(side("one", hand="war-room"), "one", step="turn")
    assert t.asked == "a objective-card"
    assert t.refused("a", "move") == "PM-TRN-06"
    t.passes("a")
    assert t.asked == "a action"
    assert t.refused("a", "war-room>a.objective-1") == "PM-TRN-07"
    t.a("move", ["a.one>contested"])
    assert t.asked == "b objective-card"
    assert t.refused("a", "war-room>a.objective-1") == "PM-TRN-06"
    assert t.hand("a") == ["war-room"]


@rule("PM-TRN-05")
def test_both_steps_may_be_skipped() -> None:
    t = table(side("one three@contested", hand="war-room steady-aim"), "one@contested", step="turn")
    before = t.view("a")["players"], t.view("b")["players"]
    assert "pass" in t.options("a")
    t.passes("a")
    assert "pass" in t.options("a")
    t.passes("a")
    assert t.asked == "b objective-card"
    assert (t.view("a")["players"], t.view("b")["players"]) == before


@rule("PM-TRN-06")
def test_one_objective_card_a_turn() -> None:
    t = table(side("one", hand="war-room siege-camp"), "one", step="turn")
    assert t.refused("a", ["war-room>a.objective-1", "siege-camp>a.objective-2"]) == "PM-TRN-06"
    t.a("war-room>a.objective-1")
    assert t.asked == "a action"
    assert t.refused("a", "siege-camp>a.objective-2") == "PM-TRN-07"
    t.passes("a")
    assert t.asked == "b objective-card"
    assert t.objectives("a") == ["war-room!", "heavy-charge", "brace-for-impact"]
    assert "siege-camp" in t.hand("a")


@rule("PM-TRN-07")
def test_one_action_a_turn() -> None:
    t = table("one stalwart-oath@home-b two@reserves", "one@home-b")
    assert t.options("a") == ["pass", "move", "combat", "strike", "carrier:a.stalwart-oath"]
    t.a("move", ["a.one>contested"])
    assert t.asked == "b objective-card"
    assert t.refused("a", "combat") == "PM-TRN-06"


@rule("PM-TRN-08")
def test_moving_and_fighting_are_not_mixed() -> None:
    t = table("two@contested three@contested", "one@contested")
    assert t.refused("a", ["move", "combat"]) == "PM-TRN-07"
    t.a("move")
    assert t.refused("a", ["a.two>home-a", "a.three>b.one"]) == "PM-TRN-14"
    t.match.undo()
    t.a("combat")
    assert t.refused("a", ["a.three>b.one", "a.two>home-a"]) == "PM-BTL-01"
    t.a(["a.three>b.one", "a.two>b.one"])
    assert t.zone("a.two") == "contested"


# The rule of five


def act(t: PocketScenario, action: str, *units: str) -> list[str]:
    """Begin an action with player a; the answer that uses these units in it."""
    t.a(action)
    if action == "strike":
        t.a("b.objective-1")
        return list(units)
    return [f"{unit}>{'home-a' if action == 'move' else 'b.one'}" for unit in units]


@rule("PM-TRN-09")
@pytest.mark.parametrize(
    ("action", "zone", "refused_by", "declared"),
    [
        ("move", "contested", "PM-TRN-09", "moved"),
        ("combat", "contested", "PM-TRN-09", "combat-declared"),
        ("strike", "home-b", "PM-STR-04", "strike-declared"),
    ],
)
def test_an_action_uses_at_most_five_stars(action: str, zone: str, refused_by: str, declared: str) -> None:
    t = table(f"three@{zone} three@{zone} two@{zone}", f"one@{zone}")
    three, other_three, two = act(t, action, "a.three", "a.three-2", "a.two")
    assert t.refused("a", [three, other_three]) == refused_by
    t.a([three, two])
    assert t.events(declared)


@rule("PM-TRN-10")
def test_unused_stars_do_not_carry_over() -> None:
    t = table("one five", "one", turn=1)
    t.a("move", ["a.one>contested"])
    t.ends_turn("b").passes("a")
    assert turns(t)[-1] == (3, "a")
    t.a("move")
    assert t.question("a").about == {"stars": 5}
    assert t.refused("a", ["a.five>contested", "a.one>home-a"]) == "PM-TRN-09"
    t.a(["a.five>contested"])
    assert t.zone("a.five") == "contested"


@rule("PM-TRN-11")
@pytest.mark.parametrize(
    ("action", "zone", "refused_by"),
    [("move", "contested", "PM-TRN-14"), ("combat", "contested", "PM-BTL-01"), ("strike", "home-b", "PM-TRN-20")],
)
def test_an_action_needs_a_unit(action: str, zone: str, refused_by: str) -> None:
    t = table(f"one@{zone}", f"one@{zone}")
    assert "pass" in t.options("a")
    (unit,) = act(t, action, "a.one")
    assert unit in t.options("a")
    assert t.refused("a", []) == refused_by


@rule("PM-TRN-12")
@pytest.mark.parametrize(
    ("action", "answer", "refused_by"),
    [
        ("move", ["a.one>home-a", "a.one>home-a"], "PM-TRN-14"),
        ("move", ["a.one>home-a", "a.one>home-b"], "PM-TRN-14"),
        ("combat", ["a.one>b.one", "a.one>b.one"], "PM-BTL-01"),
        ("combat", ["a.one>b.one", "a.one>b.one-2"], "PM-BTL-01"),
    ],
)
def test_a_unit_is_used_once_in_an_action(action: str, answer: list[str], refused_by: str) -> None:
    t = table("one@contested", "one@contested one@contested")
    t.a(action)
    assert t.refused("a", answer) == refused_by
    t.a(answer[:1])
    assert t.events("moved" if action == "move" else "combat-declared")


@rule("PM-TRN-12")
def test_a_unit_strikes_once_in_an_action() -> None:
    t = table("one@home-b", "one")
    t.a("strike", "b.objective-1")
    assert t.refused("a", ["a.one", "a.one"]) == "PM-TRN-20"
    t.dice(1, 1).a(["a.one"])
    assert len(t.events("strike-failed")) == 1


@rule("PM-TRN-13")
@pytest.mark.parametrize(
    "group",
    [
        ["five"],
        ["four", "one"],
        ["three", "two"],
        ["three", "one", "one-2"],
        ["two", "two-2", "one"],
        ["two", "one", "one-2", "one-3"],
        ["one", "one-2", "one-3", "one-4", "one-5"],
    ],
)
def test_legal_groups_of_five(group: list[str]) -> None:
    t = every_size()
    t.a("move", [f"a.{unit}>contested" for unit in group])
    assert [t.zone(f"a.{unit}") for unit in group] == ["contested"] * len(group)


@rule("PM-TRN-13")
@pytest.mark.parametrize("group", [["five", "one"], ["four", "two"], ["three", "three-2"]])
def test_groups_of_six(group: list[str]) -> None:
    t = every_size()
    t.a("move")
    assert t.refused("a", [f"a.{unit}>contested" for unit in group]) == "PM-TRN-09"


def every_size() -> PocketScenario:
    return table("five four three three two two one one one one one", "one")


# Move


@rule("PM-TRN-14")
def test_units_move_to_an_adjacent_zone() -> None:
    t = table("two three one@reserves", "one@contested")
    t.a("move")
    assert t.options("a") == ["a.two>contested", "a.three>contested"]
    t.a(["a.two>contested", "a.three>contested"])
    assert (t.zone("a.two"), t.zone("a.three")) == ("contested", "contested")
    assert t.zone("b.one") == "contested"


@rule("PM-TRN-15")
def test_a_unit_never_moves_two_zones() -> None:
    t = table("one", "one")
    t.a("move")
    assert t.options("a") == ["a.one>contested"]
    assert t.refused("a", ["a.one>home-b"]) == "PM-TRN-15"
    assert t.refused("a", ["a.one>home-c"]) == "PM-TRN-14"  # no zone of this game
    t.a("a.one>contested")
    assert t.zone("a.one") == "contested"
    assert t.asked == "b objective-card"


@rule("PM-TRN-16")
def test_units_move_from_and_to_different_zones() -> None:
    t = table("two three@contested", "one")
    t.a("move", ["a.two>contested", "a.three>home-b"])
    assert (t.zone("a.two"), t.zone("a.three")) == ("contested", "home-b")


@rule("PM-TRN-17")
def test_units_may_move_back() -> None:
    t = table("one@home-b two@contested", "one")
    t.a("move")
    assert t.options("a") == ["a.one>contested", "a.two>home-a", "a.two>home-b"]
    t.a(["a.one>contested", "a.two>home-a"])
    assert (t.zone("a.one"), t.zone("a.two")) == ("contested", "home-a")


# Combat, Strike, Carrier


@rule("PM-TRN-18")
def test_several_units_may_attack_one() -> None:
    t = table("two@contested three@contested one", "five@contested")
    t.a("combat")
    assert t.options("a") == ["a.two>b.five", "a.three>b.five"]
    t.a(["a.two>b.five", "a.three>b.five"])
    assert t.last("combat-declared")["battles"] == ["a.two>b.five", "a.three>b.five"]


@rule("PM-TRN-19")
def test_stars_of_defenders_do_not_matter() -> None:
    t = table("one@contested one@contested", "five@contested five@contested")
    t.a("combat", ["a.one>b.five", "a.one-2>b.five-2"])
    assert t.last("combat-declared")["battles"] == ["a.one>b.five", "a.one-2>b.five-2"]


@rule("PM-TRN-20")
def test_only_units_in_the_home_zone_strike() -> None:
    t = table("three@home-b two@contested one@home-c", "one", "one")
    t.a("strike")
    assert t.options("a") == [f"{owner}.objective-{place}" for owner in "bc" for place in (1, 2, 3)]
    t.a("b.objective-2")
    assert t.options("a") == ["a.three"]
    assert t.refused("a", ["a.three", "a.two"]) == "PM-STR-01"
    assert t.refused("a", ["a.three", "a.one"]) == "PM-STR-01"
    t.dice(1, 1).a(["a.three"])
    assert t.last("strike-failed")["place"] == "b.objective-2"


@rule("PM-TRN-21")
def test_carrier_takes_the_place_of_the_action() -> None:
    t = table("stalwart-oath@home-b one@reserves", "one")
    t.a("carrier:a.stalwart-oath", ["a.one"])
    assert t.zone("a.one") == "home-b"
    assert t.asked == "b objective-card"
    assert t.refused("a", "move") == "PM-TRN-06"


@rule("PM-TRN-22")
def test_an_objective_card_does_not_use_up_the_action() -> None:
    t = table(side("stalwart-oath@home-b one@reserves", hand="war-room"), "one@home-b", step="turn")
    t.a("war-room>a.objective-1")
    assert t.options("a") == ["pass", "move", "combat", "strike", "carrier:a.stalwart-oath"]
    t.a("carrier:a.stalwart-oath", ["a.one"])
    assert t.objectives("a")[0] == "war-room!"
    assert t.zone("a.one") == "home-b"


@rule("PM-TRN-23")
def test_units_from_reserves_may_act_at_once() -> None:
    t = table("one@home-b", side("five two@reserves", objectives="linked-cannons steady-aim"))
    t.strike("b.objective-1", "a.one", dice=(6, 6))
    t.b(["b.two"])
    assert t.zone("b.two") == "home-b"
    t.passes("b").b("combat")
    assert t.options("b") == ["b.five>a.one", "b.two>a.one"]
    t.match.undo()
    t.b("move")
    assert "b.two>contested" in t.options("b")


@rule("PM-TRN-24")
def test_nobody_draws_at_the_end_of_a_turn() -> None:
    t = table(side("one", hand="steady-aim war-room"), side("one", hand=""))
    t.a("move", ["a.one>contested"])
    assert t.asked == "b objective-card"
    assert t.hand("a") == ["steady-aim", "war-room"]
    assert t.hand("b") == []
    assert t.story() == ["moved", "turn"]


@rule("PM-TRN-24")
def test_the_turn_goes_to_the_next_player_who_is_still_in() -> None:
    t = table("one", "one", "one")
    t.concedes("b")
    t.a("move", ["a.one>contested"])
    assert t.asked == "c objective-card"


@rule("PM-TRN-25")
def test_cards_change_the_star_limit_of_their_action_and_owner() -> None:
    beacon = side("three@contested three@contested", objectives="hyperspace-beacon! steady-aim")
    t = table(beacon, "three@contested three@contested")
    t.a("combat")
    assert t.refused("a", ["a.three>b.three", "a.three-2>b.three"]) == "PM-TRN-09"
    t.match.undo()
    t.a("move", ["a.three>home-a", "a.three-2>home-a"])
    assert (t.zone("a.three"), t.zone("a.three-2")) == ("home-a", "home-a")
    t.passes("b").b("move")
    assert t.refused("b", ["b.three>home-b", "b.three-2>home-b"]) == "PM-TRN-09"
    t = table(side("three@home-b three@home-b", objectives="hyperspace-beacon! steady-aim"), "one")
    t.a("strike", "b.objective-1")
    assert t.refused("a", ["a.three", "a.three-2"]) == "PM-STR-04"


@rule("PM-TRN-25")
def test_the_changed_limit_is_a_limit_too() -> None:
    t = table(side("three three one", objectives="hyperspace-beacon!"), "one")
    t.a("move")
    assert t.refused("a", ["a.three>contested", "a.three-2>contested", "a.one>contested"]) == "PM-TRN-09"


@rule("PM-TRN-26")
def test_abilities_of_the_start_of_a_turn_come_before_the_objective_step() -> None:
    t = table(side("onyx-lead*2", objectives="field-hospital!"), side("onyx-lead*2"), step="turn")
    assert t.asked == "a objective-card"
    assert t.tokens("a.onyx-lead") == 1
    assert t.story() == ["turn", "repaired"]
    t.ends_turn("a")
    assert t.asked == "b objective-card"
    assert (t.tokens("a.onyx-lead"), t.tokens("b.onyx-lead")) == (1, 2)


@rule("PM-TRN-26")
@pytest.mark.parametrize("action", [["pass"], ["move", ["a.two>contested"]]])
def test_abilities_of_the_end_of_a_turn_come_after_the_action_step(action: list[Any]) -> None:
    t = table(side("one two", objectives="evacuation-route!"), "one")
    t.a(*action)
    assert t.asked == "a move-away"
    assert t.options("a") == ["a.one>contested", "no"]
    t.a("a.one>contested")
    assert t.zone("a.one") == "contested"
    assert t.asked == "b objective-card"
