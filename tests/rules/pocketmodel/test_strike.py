"""The Strike action (PM-STR)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import objective

BACK = {"attack": 4, "damage": 2, "defense": 9, "shields": 3, "icons": []}
UNITS = (
    new_unit("x", attack=2),
    new_unit("y", attack=2, domain="ground"),
    new_unit("zero", attack=0),
    new_unit("one", attack=1),
    new_unit("three", attack=3),
    new_unit("four-ground", attack=4, domain="ground"),
    new_unit("one-ground", attack=1, domain="ground"),
    new_unit("harmless", attack=3, damage=0),
    new_unit("big-gun", attack=3, damage=5, shields=7, icons=["turbolaser", "armor"], stars=5),
    new_unit("one-star", stars=1),
    new_unit("two-stars", stars=2),
    new_unit("other-two-stars", stars=2),
    new_unit("three-stars", stars=3),
    new_unit("veteran", stars=2, shields=2, icons=["veteran"], back=BACK),
)


def objectives_change(side_name: str, scope: str, amount: int) -> dict[str, Any]:
    effect = {"when": "while_face_up", "op": "modify_objectives"}
    return effect | {"side": side_name, "scope": scope, "amount": amount}


def attacks_change(side_name: str, scope: str, amount: int) -> dict[str, Any]:
    effect = {"when": "while_face_up", "op": "modify_units", "stat": "attack"}
    return effect | {"side": side_name, "scope": scope, "amount": amount}


CARDS = (
    *(objective(f"outpost-{defense}", defense=defense, stars=3) for defense in (8, 9, 10, 11, 12, 13, 14)),
    objective("four-star-outpost", defense=9, stars=4),
    objective("two-star-outpost", defense=9, stars=2),
    objective("five-star-outpost", defense=9, stars=5),
    objective("bastion", objectives_change("friendly", "all", 1), defense=9),
    objective("generator", objectives_change("friendly", "others", 1), defense=9),
    objective("siege-works", objectives_change("opposing", "all", -1)),
    objective("drill-yard", attacks_change("friendly", "both", 1)),
    objective("flare", attacks_change("opposing", "strike", -1)),
    objective("smoke-screen", attacks_change("opposing", "battle", -1), defense=10, stars=3),
    new_card("combat-8", bonus_stat="defense", bonus=2, defense=8, stars=3),
    new_card("combat-9", bonus_stat="defense", bonus=2, defense=9, stars=3),
)
TEST_CONTENT = (*UNITS, *CARDS)


def strikes(t: PocketScenario) -> list[tuple[str, int, int, bool]]:
    """All strikes so far: unit, attack score, defense score, success."""
    return [
        (event.data["unit"], event.data["score"], event.data["needed"], event.kind == "struck")
        for event in t.match.events
        if event.kind in ("struck", "strike-failed")
    ]


# Declaring


@rule("PM-STR-01")
def test_only_units_in_an_opposing_home_zone_strike() -> None:
    t = table(a="x@contested y", b="")
    assert t.options("a") == ["pass", "move"]
    assert t.refused("a", "strike") == "PM-STR-01"
    t = table(a="x@home-b y@contested", b="")
    assert t.options("a") == ["pass", "move", "combat", "strike"]
    t.a("strike", "b.objective-1")
    assert t.options("a") == ["a.x"]
    assert t.refused("a", ["a.y"]) == "PM-STR-01"


@rule("PM-STR-01")
def test_units_strike_only_the_player_in_whose_home_zone_they_are() -> None:
    t = table("x@home-c y@home-c", "", "")
    t.a("strike")
    assert t.options("a") == ["c.objective-1", "c.objective-2", "c.objective-3"]


@rule("PM-STR-02")
def test_all_strikers_strike_the_same_objective() -> None:
    t = table(a="two-stars@home-b three-stars@home-b", b=side(objectives="outpost-12! outpost-12! outpost-12!"))
    t.a("strike")
    assert t.refused("a", ["b.objective-1", "b.objective-2"]) == "PM-STR-03"
    t.dice(1, 1, 1, 1).a("b.objective-2", ["a.two-stars", "a.three-stars"])
    assert [event["place"] for event in t.events("strike-failed")] == ["b.objective-2", "b.objective-2"]
    assert t.asked == "b objective-card"


@rule("PM-STR-03")
@pytest.mark.parametrize("place", ["b.objective-1", "b.objective-2", "b.objective-3"])
def test_face_up_and_face_down_objectives_can_be_struck(place: str) -> None:
    t = table(a="x@home-b", b=side(objectives="outpost-9! outpost-9 combat-9"))
    t.a("strike")
    assert t.options("a") == ["b.objective-1", "b.objective-2", "b.objective-3"]
    t.dice(6, 6).a(place, ["a.x"])
    assert t.last("struck")["place"] == place


@rule("PM-STR-04")
def test_strikers_total_at_most_five_stars() -> None:
    t = table(a="three-stars@home-b two-stars@home-b one-star@home-b", b=side(objectives="outpost-12! outpost-9 -"))
    t.a("strike", "b.objective-1")
    assert t.refused("a", ["a.three-stars", "a.two-stars", "a.one-star"]) == "PM-STR-04"
    t.dice(1, 1, 1, 1).a(["a.three-stars", "a.two-stars"])
    assert [strike[0] for strike in strikes(t)] == ["a.three-stars", "a.two-stars"]


@rule("PM-STR-05")
def test_strikers_are_declared_before_the_objective_is_revealed() -> None:
    t = table(a="x@home-b three@home-b zero@home-b", b=side(objectives="outpost-12 outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", "a.zero", dice=(1, 1, 1, 1))
    assert [kind for kind in t.story() if "stri" in kind or kind == "revealed"] == [
        "strike-declared",
        "revealed",
        "strike-failed",
        "strike-failed",
    ]
    assert strikes(t) == [("a.x", 4, 12, False), ("a.zero", 2, 12, False)]
    assert t.asked == "b objective-card"


@rule("PM-STR-06")
def test_the_order_of_strikes_is_set_before_the_objective_is_revealed() -> None:
    t = table(a="x@home-b y@home-b", b=side(objectives="hangar-complex outpost-9 outpost-9", units="one-star@reserves"))
    t.strike("b.objective-1", "a.y", "a.x", dice=(1, 1, 1, 1))
    assert t.asked == "b bring-in"  # the revealed card acts; the order stands already
    assert t.last("strike-declared")["units"] == ["a.y", "a.x"]
    t.b("no")
    assert [strike[0] for strike in strikes(t)] == ["a.y", "a.x"]
    assert t.asked == "b objective-card"


# Turning the objective over


@rule("PM-STR-07")
def test_a_face_down_objective_is_turned_up_before_the_first_roll() -> None:
    t = table(a="x@home-b", b=side("one-star@reserves", objectives="outpost-9 hangar-complex outpost-9"))
    t.strike("b.objective-2", "a.x", dice=(1, 1))
    assert t.asked == "b bring-in"
    assert strikes(t) == []
    assert t.state.chance.dice == [1, 1]
    for seat in ("a", "b", None):
        shown = t.view(seat)["players"][1]["objectives"]
        assert [entry["card"] for entry in shown] == [None, "hangar-complex", None]
    t.b("no")
    assert t.story().index("revealed") < t.story().index("strike-failed")


@rule("PM-STR-08")
def test_a_revealed_objective_card_counts_in_this_strike() -> None:
    t = table(a="x@home-b", b=side(objectives="bastion outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", dice=(4, 3))
    assert strikes(t) == [("a.x", 9, 10, False)]


@rule("PM-STR-08")
def test_a_when_revealed_ability_happens_before_the_strike() -> None:
    t = table(a="x@home-b one", b=side(objectives="orbital-mines outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", dice=(6, 6))
    assert t.zone("a.x") == "reserves"
    assert strikes(t) == []


@rule("PM-STR-09")
@pytest.mark.parametrize(("dice", "success"), [((3, 2), False), ((3, 3), True)])
def test_a_revealed_combat_card_has_its_printed_defense(dice: tuple[int, int], success: bool) -> None:
    t = table(a="x@home-b", b=side(objectives="combat-8 outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", dice=dice)
    assert strikes(t) == [("a.x", sum(dice) + 2, 8, success)]


@rule("PM-STR-10")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_no_combat_cards_are_played_during_a_strike(dice: tuple[int, int]) -> None:
    hand = "steady-aim heavy-charge brace-for-impact"
    t = table(a=side("x@home-b", hand=hand), b=side(hand=hand, objectives="outpost-12! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", dice=dice)
    assert t.asked == "b objective-card"
    assert t.hand("a") == t.hand("b") == sorted(hand.split())
    assert t.events("played") == []


# The steps of a strike


@rule("PM-STR-11")
def test_each_unit_strikes_separately() -> None:
    t = table(a="x@home-b one@home-b", b=side(objectives="outpost-12! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", "a.one", dice=(2, 2, 3, 3))
    assert strikes(t) == [("a.x", 6, 12, False), ("a.one", 7, 12, False)]


@rule("PM-STR-12")
def test_a_strike_is_rolled_with_two_dice() -> None:
    t = table(a="x@home-b", b=side(objectives="outpost-12! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", dice=(3, 4, 5, 6))
    assert t.last("strike-failed")["dice"] == [3, 4]
    assert strikes(t) == [("a.x", 3 + 4 + 2, 12, False)]
    assert t.state.chance.dice == [5, 6]


@rule("PM-STR-13")
def test_the_attack_of_the_unit_is_added() -> None:
    t = table(a="three@home-b", b=side(objectives="outpost-12! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.three", dice=(2, 4))
    assert t.last("strike-failed")["attack"] == [("three", 3)]
    assert t.last("strike-failed")["score"] == 9


@rule("PM-STR-14")
def test_face_up_objectives_change_the_attack_score() -> None:
    t = table(
        a=side("three@home-b", objectives="drill-yard! outpost-9 outpost-9"),
        b=side(objectives="outpost-12! outpost-9 outpost-9"),
    )
    t.strike("b.objective-1", "a.three", dice=(2, 4))
    assert strikes(t) == [("a.three", 10, 12, False)]


@rule("PM-STR-14")
def test_objectives_of_the_struck_player_change_the_attack_score() -> None:
    t = table(a="three@home-b", b=side(objectives="outpost-12! jamming-station! outpost-9"))
    t.strike("b.objective-1", "a.three", dice=(2, 4))
    assert strikes(t) == [("a.three", 8, 12, False)]


@rule("PM-STR-14")
def test_objectives_of_a_bystander_change_the_attack_score_if_they_name_the_unit() -> None:
    t = table("three@home-b", side(objectives="outpost-12! outpost-9 outpost-9"), side(objectives="flare! drill-yard!"))
    t.strike("b.objective-1", "a.three", dice=(2, 4))
    assert t.last("strike-failed")["attack"] == [("three", 3), ("flare", -1)]
    assert strikes(t) == [("a.three", 8, 12, False)]


@rule("PM-STR-15")
def test_a_ground_unit_adds_one() -> None:
    t = table(a="one-ground@home-b one@home-b", b=side(objectives="outpost-11! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.one-ground", "a.one", dice=(4, 4, 4, 4))
    assert strikes(t) == [("a.one-ground", 10, 11, False), ("a.one", 9, 11, False)]


@rule("PM-STR-16")
def test_the_attack_score_is_the_sum() -> None:
    t = table(a="four-ground@home-b", b=side(objectives="outpost-11! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.four-ground", dice=(2, 2))
    assert t.last("strike-failed")["attack"] == [("four-ground", 4), ("ground", 1)]
    assert strikes(t) == [("a.four-ground", 9, 11, False)]


@rule("PM-STR-17")
@pytest.mark.parametrize(
    ("own", "theirs", "needed"),
    [
        ("outpost-9!", "outpost-9! outpost-9 outpost-9", 9),
        ("outpost-9!", "outpost-9! generator outpost-9", 9),
        ("outpost-9!", "outpost-9! generator! outpost-9", 10),
        ("siege-works!", "outpost-9! outpost-9 outpost-9", 8),
        ("siege-works!", "outpost-9! generator! generator!", 10),
        ("generator!", "outpost-9! outpost-9 outpost-9", 9),
        ("outpost-9!", "generator! outpost-9! outpost-9", 9),
    ],
)
def test_face_up_objectives_change_the_defense_score(own: str, theirs: str, needed: int) -> None:
    t = table(a=side("zero@home-b", objectives=own), b=side(objectives=theirs))
    t.strike("b.objective-1", "a.zero", dice=(1, 1))
    assert strikes(t) == [("a.zero", 2, needed, False)]


@rule("PM-STR-17")
def test_objectives_of_a_bystander_change_the_defense_score_if_they_name_the_objective() -> None:
    t = table("zero@home-b", side(objectives="outpost-9! outpost-9 -"), side(objectives="siege-works! generator!"))
    t.strike("b.objective-1", "a.zero", dice=(1, 1))
    assert t.last("strike-failed")["defense"] == [("outpost-9", 9), ("siege-works", -1)]


@rule("PM-STR-18")
@pytest.mark.parametrize(("dice", "score", "success"), [((5, 4), 9, True), ((4, 4), 8, False), ((5, 5), 10, True)])
def test_an_equal_or_higher_score_destroys_the_objective(dice: tuple[int, int], score: int, success: bool) -> None:
    t = table(a="zero@home-b", b=side(objectives="outpost-9! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.zero", dice=dice)
    assert strikes(t) == [("a.zero", score, 9, success)]
    assert t.objectives("b")[0] == ("-" if success else "outpost-9!")


@rule("PM-STR-19")
@pytest.mark.parametrize("unit", ["harmless", "three", "big-gun"])
def test_one_success_is_enough_whatever_the_damage(unit: str) -> None:
    t = table(a=f"{unit}@home-b", b=side(objectives="outpost-9! outpost-9 outpost-9"))
    t.strike("b.objective-1", f"a.{unit}", dice=(3, 3))
    assert t.objectives("b") == ["-", "outpost-9", "outpost-9"]


# A destroyed objective


@rule("PM-STR-20")
def test_a_destroyed_objective_is_discarded_and_not_replaced() -> None:
    t = table(a="x@home-b", b=side(objectives="outpost-9 outpost-10 outpost-11", deck="steady-aim", discard="combat-8"))
    t.strike("b.objective-1", "a.x", dice=(6, 6))
    assert t.objectives("b") == ["-", "outpost-10", "outpost-11"]
    assert t.discard("b") == ["combat-8", "outpost-9"]
    assert t.deck("b") == ["steady-aim"]


@rule("PM-STR-21")
@pytest.mark.parametrize("answer", ["b.three-stars", "b.two-stars", "no"])
def test_the_owner_may_bring_in_reserves_at_once(answer: str) -> None:
    t = table(
        a="x@home-b", b=side("one two-stars@reserves three-stars@reserves", objectives="outpost-9! - outpost-9"), turn=5
    )
    t.strike("b.objective-1", "a.x", dice=(6, 6))
    assert t.asked == "b reserves"
    assert t.options("b") == ["b.two-stars", "b.three-stars", "no"]
    assert t.state.turn == 5
    t.b(answer)
    zones = {unit: t.zone(unit) for unit in ("b.two-stars", "b.three-stars")}
    assert zones == {unit: "home-b" if unit == answer else "reserves" for unit in zones}
    assert t.asked == "b objective-card"


@rule("PM-STR-22")
def test_reserves_total_at_most_the_stars_of_the_objective() -> None:
    reserves = "one one-star@reserves two-stars@reserves other-two-stars@reserves"
    t = table(a="x@home-b", b=side(reserves, objectives="outpost-9! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", dice=(6, 6))
    assert t.refused("b", ["b.two-stars", "b.other-two-stars"]) == "PM-STR-22"
    t.b(["b.two-stars", "b.one-star"])
    assert [t.zone(f"b.{unit}") for unit in ("two-stars", "one-star", "other-two-stars")] == [
        "home-b",
        "home-b",
        "reserves",
    ]


@rule("PM-STR-23")
def test_unused_reserve_stars_are_lost() -> None:
    t = table(
        a="x@home-b",
        b=side(
            "one one-star@reserves two-stars@reserves three-stars@reserves",
            objectives="four-star-outpost! two-star-outpost! outpost-9",
        ),
    )
    t.strike("b.objective-1", "a.x", dice=(6, 6))
    assert t.question("b").about["stars"] == 4
    t.b("b.three-stars").ends_turn("b").passes("a")
    t.strike("b.objective-2", "a.x", dice=(6, 6))
    assert t.question("b").about["stars"] == 2
    assert t.refused("b", ["b.two-stars", "b.one-star"]) == "PM-STR-22"


@rule("PM-STR-24")
def test_reserves_arrive_undamaged_and_on_their_icon_side() -> None:
    t = table(
        a="three@home-b", b=side("one veteran*2~", hand="steady-aim " * 3, objectives="outpost-9! outpost-9 outpost-9")
    )
    t.battle("a.three>b.veteran", dice=(6, 6, 1, 1))
    assert t.zone("b.veteran") == "reserves"
    t.ends_turn("b").passes("a")
    t.strike("b.objective-1", "a.three", dice=(6, 6))
    t.b("b.veteran")
    shown = next(unit for unit in t.view("a")["players"][1]["units"] if unit["id"] == "b.veteran")
    assert (shown["zone"], shown["tokens"], shown["turned"]) == ("home-b", 0, False)
    assert (shown["icons"], shown["attack"]) == (["veteran"], 2)


@rule("PM-STR-25")
def test_the_last_objective_brings_no_reserves() -> None:
    t = table("x@home-b", side("one one-star@reserves", objectives="- - outpost-9!"), "")
    t.strike("b.objective-3", "a.x", dice=(6, 6))
    assert t.is_out("b")
    assert t.asked == "c objective-card"
    assert t.events("arrived") == []


# A failed strike


@rule("PM-STR-26")
@pytest.mark.parametrize("struck", ["combat-9", "combat-9!"])
def test_a_combat_card_that_survived_is_replaced_from_the_deck(struck: str) -> None:
    t = table(a="x@home-b", b=side(objectives=f"outpost-9 {struck} outpost-9", deck="steady-aim heavy-charge"))
    t.strike("b.objective-2", "a.x", dice=(1, 1))
    assert t.objectives("b") == ["outpost-9", "steady-aim", "outpost-9"]
    assert t.discard("b") == ["combat-9"]
    assert t.deck("b") == ["heavy-charge"]


@rule("PM-STR-27")
def test_nobody_sees_the_replacement() -> None:
    t = table(a="x@home-b", b=side(objectives="outpost-9 combat-9 outpost-9", deck="steady-aim heavy-charge"))
    t.strike("b.objective-2", "a.x", dice=(1, 1))
    assert t.objectives("b")[1] == "steady-aim"
    for seat, viewer in (("a", 0), ("b", 1), (None, None)):
        assert t.view(seat)["players"][1]["objectives"][1]["card"] is None
        assert "steady-aim" not in str(t.view(seat))
        assert "steady-aim" not in str(t.match.events_for(viewer))


@rule("PM-STR-28")
def test_a_replaced_combat_card_brings_no_reserves() -> None:
    t = table(a="x@home-b", b=side("one one-star@reserves", objectives="combat-9 outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", dice=(1, 1))
    assert t.discard("b") == ["combat-9"]
    assert t.asked == "b objective-card"
    assert "-" not in t.objectives("b")
    assert t.events("objective-destroyed") == []


@rule("PM-STR-29")
def test_an_objective_card_that_survived_stays_face_up() -> None:
    t = table(a="x@home-b", b=side(objectives="generator outpost-9! outpost-9", deck="steady-aim"))
    t.strike("b.objective-1", "a.x", dice=(1, 1))
    assert t.objectives("b") == ["generator!", "outpost-9!", "outpost-9"]
    assert t.deck("b") == ["steady-aim"]
    t.ends_turn("b").passes("a")
    t.strike("b.objective-2", "a.x", dice=(1, 1))
    assert strikes(t)[-1] == ("a.x", 4, 10, False)


@rule("PM-STR-30")
def test_units_strike_until_the_objective_is_destroyed() -> None:
    t = table(a="x@home-b one@home-b zero@home-b", b=side(objectives="outpost-9! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", "a.one", "a.zero", dice=(1, 1, 4, 4, 6, 6))
    assert strikes(t) == [("a.x", 4, 9, False), ("a.one", 9, 9, True)]
    assert t.state.chance.dice == [6, 6]


@rule("PM-STR-30")
def test_all_units_strike_when_all_fail() -> None:
    t = table(a="x@home-b one@home-b zero@home-b", b=side(objectives="outpost-9! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", "a.one", "a.zero", dice=(1, 1, 1, 1, 1, 1))
    assert [strike[0] for strike in strikes(t)] == ["a.x", "a.one", "a.zero"]


@rule("PM-STR-31")
def test_the_action_ends_with_the_destroyed_objective() -> None:
    t = table(a="x@home-b one@home-b", b=side(objectives="outpost-9! outpost-9! outpost-9!"))
    t.strike("b.objective-1", "a.x", "a.one", dice=(6, 6, 6, 6))
    assert t.objectives("b") == ["-", "outpost-9!", "outpost-9!"]
    assert t.asked == "b objective-card"


@rule("PM-STR-32")
def test_the_next_unit_strikes_the_replacement() -> None:
    t = table(a="x@home-b three@home-b", b=side(objectives="combat-9 outpost-9 outpost-9", deck="outpost-11 combat-8"))
    t.strike("b.objective-1", "a.x", "a.three", dice=(3, 3, 4, 4))
    assert strikes(t) == [("a.x", 8, 9, False), ("a.three", 11, 11, True)]
    assert [event["card"] for event in t.events("revealed")] == ["combat-9", "outpost-11"]
    assert t.objectives("b") == ["-", "outpost-9", "outpost-9"]
    assert t.discard("b") == ["combat-9", "outpost-11"]


@rule("PM-STR-32")
def test_a_revealed_replacement_acts_before_it_is_struck() -> None:
    t = table(a="x@home-b three@home-b one", b=side(objectives="combat-9 outpost-9 outpost-9", deck="orbital-mines"))
    t.strike("b.objective-1", "a.x", "a.three", dice=(3, 3, 6, 6))
    assert strikes(t) == [("a.x", 8, 9, False)]
    assert t.zone("a.three") == "reserves"
    assert t.objectives("b") == ["orbital-mines!", "outpost-9", "outpost-9"]


@rule("PM-STR-33")
def test_with_an_empty_deck_the_discarded_combat_card_is_shuffled_in() -> None:
    t = table(a="x@home-b", b=side(objectives="combat-9 outpost-9 outpost-9", deck="", discard=""))
    t.strike("b.objective-1", "a.x", dice=(1, 1))
    assert t.objectives("b") == ["combat-9", "outpost-9", "outpost-9"]
    assert (t.deck("b"), t.discard("b")) == ([], [])
    assert t.events("reshuffled") == [{"player": 1, "count": 1}]


@rule("PM-STR-33")
def test_the_whole_discard_pile_is_shuffled_before_the_replacement() -> None:
    t = table(a="x@home-b", b=side(objectives="combat-9 outpost-9 outpost-9", deck="", discard="steady-aim combat-8"))
    t.shuffles(["combat-8", "combat-9", "steady-aim"])
    t.strike("b.objective-1", "a.x", dice=(1, 1))
    assert t.objectives("b") == ["steady-aim", "outpost-9", "outpost-9"]
    assert (t.deck("b"), t.discard("b")) == (["combat-9", "combat-8"], [])


@rule("PM-STR-34")
def test_a_roll_of_twelve_is_no_automatic_success() -> None:
    t = table(a="zero@home-b", b=side(objectives="outpost-13! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.zero", dice=(6, 6))
    assert strikes(t) == [("a.zero", 12, 13, False)]
    assert t.objectives("b")[0] == "outpost-13!"


@rule("PM-STR-35")
def test_nobody_fights_back_in_a_strike() -> None:
    t = table(a="x@home-b", b=side("three " * 10, objectives="outpost-9! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", dice=(1, 1))
    assert strikes(t) == [("a.x", 4, 9, False)]
    assert (t.zone("a.x"), t.tokens("a.x")) == ("home-b", 0)
    assert t.events("damaged") == []
    assert t.asked == "b objective-card"


@rule("PM-STR-36")
def test_damage_shields_armor_and_turbolaser_do_not_matter() -> None:
    t = table(a="big-gun@home-b", b=side(objectives="five-star-outpost! outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.big-gun", dice=(3, 2))
    assert t.last("strike-failed")["attack"] == [("big-gun", 3)]
    assert strikes(t) == [("a.big-gun", 8, 9, False)]


@rule("PM-STR-37")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_hands_are_not_refilled_after_a_strike(dice: tuple[int, int]) -> None:
    t = table(
        a=side("x@home-b", hand="steady-aim steady-aim"),
        b=side(hand="heavy-charge", objectives="outpost-9! outpost-9 outpost-9"),
    )
    t.strike("b.objective-1", "a.x", dice=dice)
    t.ends_turn("b")
    assert t.hand("a") == ["steady-aim", "steady-aim"]
    assert t.hand("b") == ["heavy-charge"]


@rule("PM-STR-38")
def test_a_unit_moved_away_by_the_revealed_objective_does_not_strike() -> None:
    t = table(a="x@home-b y@home-b", b=side(objectives="tractor-projector outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", "a.y", dice=(1, 1, 6, 6))
    t.b("a.x>contested")
    assert strikes(t) == [("a.y", 2 + 2 + 1, 12, False)]
    assert t.zone("a.x") == "contested"


@rule("PM-STR-38")
def test_a_unit_destroyed_by_the_revealed_objective_does_not_strike() -> None:
    t = table(a="x@home-b veteran@home-b", b=side(objectives="orbital-mines outpost-9 outpost-9"))
    t.strike("b.objective-1", "a.x", "a.veteran", dice=(1, 1))
    assert t.zone("a.x") == "reserves"
    assert strikes(t) == [("a.veteran", 4, 11, False)]


@rule("PM-STR-39")
def test_a_unit_may_strike_on_the_turn_after_it_moved_in() -> None:
    t = table(a="x@contested", b=side(objectives="outpost-9! outpost-9 outpost-9"))
    t.a("move", ["a.x>home-b"]).ends_turn("b").passes("a")
    t.strike("b.objective-1", "a.x", dice=(5, 2))
    assert strikes(t) == [("a.x", 9, 9, True)]


# Examples


@rule("PM-STR-40")
def test_example_strike_with_two_units() -> None:
    t = table(
        a=side("x@home-b y@home-b", hand="steady-aim"),
        b=side(
            "one two-stars@reserves one-star@reserves",
            hand="heavy-charge",
            objectives="smoke-screen outpost-9 outpost-9",
        ),
    )
    t.strike("b.objective-1", "a.x", "a.y", dice=(3, 4, 3, 4))
    assert strikes(t) == [("a.x", 9, 10, False), ("a.y", 10, 10, True)]
    t.b(["b.two-stars", "b.one-star"])
    assert t.objectives("b") == ["-", "outpost-9", "outpost-9"]
    assert t.discard("b") == ["smoke-screen"]
    assert (t.zone("b.two-stars"), t.zone("b.one-star")) == ("home-b", "home-b")
    assert (t.hand("a"), t.hand("b")) == (["steady-aim"], ["heavy-charge"])


@rule("PM-STR-41")
def test_example_strike_against_hidden_combat_cards() -> None:
    t = table(
        a="one@home-b one@home-b",
        b=side(objectives="outpost-9 combat-9 outpost-9", deck="combat-8 steady-aim heavy-charge"),
    )
    t.strike("b.objective-2", "a.one", "a.one-2", dice=(3, 4, 3, 3))
    assert strikes(t) == [("a.one", 8, 9, False), ("a.one-2", 7, 8, False)]
    assert t.discard("b") == ["combat-9", "combat-8"]
    assert t.deck("b") == ["heavy-charge"]
    assert t.objectives("b") == ["outpost-9", "steady-aim", "outpost-9"]
