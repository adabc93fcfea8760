"""Objectives and playing objective cards (PM-OBJ)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import draw, modify, objective

UNITS = (
    new_unit("raider", attack=2, stars=1),
    new_unit("lancer", attack=3, defense=9, shields=5, stars=2),
    new_unit("walker", domain="ground", defense=8, shields=5, stars=2),
    new_unit("two-stars", stars=2),
    new_unit("three-stars", stars=3),
    new_unit("four-stars", stars=4),
)


def changing(side_name: str, stat: str, amount: int, **wanted: Any) -> dict[str, Any]:
    """A continuous change of units, in battles and strikes."""
    effect = {"when": "while_face_up", "op": "modify_units", "scope": "both", "filter": wanted}
    return effect | {"side": side_name, "stat": stat, "amount": amount}


MENDING = {"when": "friendly_unit_destroyed", "op": "remove_damage", "amount": 1, "target": "friendly_choice"}

CARDS = (
    objective("courier", draw("reveal")),
    objective("polite-courier", draw("reveal", may=True)),
    objective("workshop", {"when": "reveal", "op": "remove_damage", "amount": 2, "target": "friendly_choice"}),
    objective("medics", MENDING),
    objective("chapel", MENDING, draw("friendly_unit_destroyed")),
    objective("walls", changing("friendly", "defense", 1)),
    objective("drill-yard", changing("friendly", "attack", 1)),
    objective("space-drill", changing("friendly", "attack", 1, domain="space")),
    objective("smoke", changing("opposing", "attack", -1)),
    objective("ground-walls", changing("friendly", "defense", 1, domain="ground")),
    objective("grave", draw("friendly_unit_destroyed")),
    objective("trophy-hall", draw("opposing_unit_destroyed")),
    objective("sunrise", draw("turn_start")),
    objective("minefield", {"when": "reveal", "op": "damage", "amount": 1, "target": "each_opposing_in_own_home"}),
    objective("depot", draw("reveal"), defense=10, stars=3),
    new_card("plain-combat", defense=8, stars=2),
    new_card("shield-wall", bonus_stat="defense", bonus=2, defense=8),
    new_card(
        "banner",
        icon="force",
        units="any",
        effects=[modify("attack", 1)],
    ),
)
TEST_CONTENT = (*UNITS, *CARDS)


def objective_step(
    hand: str, objectives: str, deck: str = "heavy-charge " * 20, discard: str = "", units: str = "", turn: int = 5
) -> PocketScenario:
    return table(a=side(units, hand, objectives, deck, discard), step="turn", turn=turn)


# What an objective is


@rule("PM-OBJ-01")
def test_every_card_in_the_home_zone_is_an_objective() -> None:
    t = table(a="lancer@home-b", b=side(objectives="walls! plain-combat courier"))
    for left, place in ((2, "b.objective-1"), (1, "b.objective-2"), (0, "b.objective-3")):
        assert not t.is_out("b")
        t.strike(place, "a.lancer", dice=(6, 6))
        assert sum(word != "-" for word in t.objectives("b")) == left
        if left:
            t.ends_turn("b").passes("a")
    assert t.is_out("b")


@rule("PM-OBJ-21")
@pytest.mark.parametrize(("dice", "destroyed"), [((5, 2), True), ((5, 1), False)])
def test_a_strike_needs_the_printed_defense_of_the_card(dice: tuple[int, int], destroyed: bool) -> None:
    t = table(a="lancer@home-b", b=side(objectives="depot! courier courier"))
    t.strike("b.objective-1", "a.lancer", dice=dice)
    assert [*t.events("struck"), *t.events("strike-failed")][0]["defense"] == [("depot", 10)]
    assert (t.objectives("b")[0] == "-") is destroyed


@rule("PM-OBJ-22")
@pytest.mark.parametrize(
    ("answer", "stars"), [("no", 0), (["b.raider"], 1), (["b.three-stars"], 3), (["b.two-stars", "b.raider"], 3)]
)
def test_a_destroyed_objective_brings_in_as_many_stars_as_it_has(answer: Any, stars: int) -> None:
    reserves = "raider@reserves two-stars@reserves three-stars@reserves four-stars@reserves"
    t = table(a="lancer@home-b", b=side(reserves, objectives="depot! courier courier"))
    t.strike("b.objective-1", "a.lancer", dice=(6, 6))
    assert t.question("b").about["stars"] == 3
    assert t.options("b") == ["b.raider", "b.two-stars", "b.three-stars", "no"]
    assert t.refused("b", ["b.four-stars"]) == "PM-STR-22"
    assert t.refused("b", ["b.three-stars", "b.raider"]) == "PM-STR-22"
    t.b(answer)
    arrived = [t.unit(event["unit"]).stars for event in t.events("arrived")]
    assert sum(arrived) == stars


@rule("PM-OBJ-23")
def test_a_combat_card_uses_its_own_defense_and_stars() -> None:
    reserves = "raider@reserves two-stars@reserves three-stars@reserves"
    t = table(a="lancer@home-b", b=side(reserves, objectives="plain-combat courier courier"))
    t.strike("b.objective-1", "a.lancer", dice=(4, 1))
    assert (t.last("struck")["score"], t.last("struck")["needed"]) == (8, 8)
    assert t.objectives("b")[0] == "-"
    assert t.options("b") == ["b.raider", "b.two-stars", "no"]
    assert t.question("b").about["stars"] == 2


@rule("PM-OBJ-24")
def test_the_bonus_of_a_combat_card_does_not_defend_it() -> None:
    t = table(a="lancer@home-b", b=side(objectives="shield-wall courier courier"))
    t.strike("b.objective-1", "a.lancer", dice=(4, 1))
    assert t.last("struck")["defense"] == [("shield-wall", 8)]
    assert t.objectives("b")[0] == "-"


@rule("PM-OBJ-24")
@pytest.mark.parametrize("objectives", ["banner shield-wall courier", "banner! shield-wall! courier"])
def test_a_combat_card_among_the_objectives_does_nothing_in_battles(objectives: str) -> None:
    t = table(a="lancer@home-b", b=side("lancer", objectives=objectives))
    t.battle("a.lancer>b.lancer", dice=(1, 1, 1, 1))
    assert t.shot("b.lancer")["attack"] == [("lancer", 3)]
    assert t.shot("a.lancer")["defense"] == [("lancer", 9)]


# Playing an objective card


@rule("PM-OBJ-02")
def test_objective_cards_are_played_only_at_home() -> None:
    t = objective_step("courier", "steady-aim steady-aim steady-aim")
    assert t.options("a") == ["pass", *(f"courier>a.objective-{place}" for place in (1, 2, 3))]
    for place in (1, 2, 3):
        assert t.refused("a", f"courier>b.objective-{place}") == "PM-OBJ-02"


@rule("PM-OBJ-03")
def test_objective_cards_are_played_only_in_the_own_objective_step() -> None:
    t = table(a=side("lancer@contested", hand="courier banner"), b=side("lancer@contested"), active="b", step="turn")
    assert t.asked == "b objective-card"
    t.passes("b").b("combat", ["b.lancer>a.lancer"]).passes("b")
    assert t.options("a") == ["pass", "banner"]
    assert t.refused("a", "courier") == "PM-CRD-02"
    t.dice(1, 1, 1, 1).passes("a")
    assert "courier>a.objective-1" in t.options("a")
    assert t.asked == "a objective-card"
    t.passes("a")
    assert t.options("a") == ["pass", "move", "combat"]


@rule("PM-OBJ-04")
def test_playing_an_objective_card_replaces_the_chosen_objective() -> None:
    t = objective_step("courier", "steady-aim heavy-charge walls!")
    t.a("courier>a.objective-2")
    assert t.objectives("a") == ["steady-aim", "courier!", "walls!"]


@rule("PM-OBJ-05")
@pytest.mark.parametrize(
    ("before", "places", "after"),
    [("- - steady-aim", [3], ["-", "-", "courier!"]), ("steady-aim - walls!", [1, 3], ["steady-aim", "-", "courier!"])],
)
def test_playing_an_objective_card_never_fills_an_empty_place(before: str, places: list[int], after: list[str]) -> None:
    t = objective_step("courier", before)
    assert t.options("a") == ["pass", *(f"courier>a.objective-{place}" for place in places)]
    assert t.refused("a", "courier>a.objective-2") == "PM-TRN-06"
    t.a("courier>a.objective-3")
    assert t.objectives("a") == after


@rule("PM-OBJ-06")
def test_a_replaced_face_down_objective_goes_to_the_hand() -> None:
    t = objective_step("walls banner plain-combat", "shield-wall steady-aim steady-aim")
    t.a("walls>a.objective-1")
    assert t.hand("a") == ["banner", "plain-combat", "shield-wall"]
    assert len(t.deck("a")) == 20
    assert t.discard("a") == []


@rule("PM-OBJ-07")
def test_a_replaced_face_up_objective_is_discarded_and_a_card_drawn() -> None:
    t = objective_step("walls banner plain-combat", "drill-yard! steady-aim steady-aim")
    t.a("walls>a.objective-1")
    assert t.hand("a") == ["banner", "heavy-charge", "plain-combat"]
    assert len(t.deck("a")) == 19
    assert t.discard("a") == ["drill-yard"]


@rule("PM-OBJ-08")
@pytest.mark.parametrize(("place", "gained"), [(1, "steady-aim"), (2, "heavy-charge")])
def test_replacing_keeps_the_hand_size(place: int, gained: str) -> None:
    t = objective_step("walls banner", "steady-aim drill-yard! steady-aim")
    t.a(f"walls>a.objective-{place}")
    assert t.hand("a") == ["banner", gained]


@rule("PM-OBJ-09")
def test_a_played_objective_is_face_up_and_works_at_once() -> None:
    t = table(a=side("lancer@contested", hand="drill-yard"), b=side("lancer@contested"), step="turn")
    t.a("drill-yard>a.objective-1")
    assert t.view("b")["players"][0]["objectives"][0]["card"] == "drill-yard"
    assert t.view(None)["players"][0]["objectives"][0]["face_up"] is True
    t.battle("a.lancer>b.lancer", dice=(1, 1, 1, 1))
    assert t.shot("a.lancer")["attack"] == [("lancer", 3), ("drill-yard", 1)]


@rule("PM-OBJ-10")
def test_combat_cards_cannot_be_played_as_objectives() -> None:
    t = objective_step("steady-aim banner shield-wall", "courier courier! courier")
    assert t.options("a") == ["pass"]
    for card in ("steady-aim", "banner", "shield-wall"):
        assert t.refused("a", f"{card}>a.objective-1") == "PM-OBJ-10"


@rule("PM-OBJ-11")
def test_face_down_objectives_differ_only_by_their_place() -> None:
    tables = [
        objective_step("drill-yard", cards)
        for cards in ("steady-aim courier walls", "walls steady-aim courier", "banner banner banner")
    ]
    questions = [t.question("a").to_dict() for t in tables]
    assert questions[0] == questions[1] == questions[2]
    for t in tables:
        shown = t.view("a")["players"][0]["objectives"]
        assert shown == [
            {"place": f"a.objective-{place}", "destroyed": False, "face_up": False, "card": None} for place in (1, 2, 3)
        ]


@rule("PM-OBJ-12")
def test_opponents_do_not_see_the_card_that_returns_to_hand() -> None:
    t = objective_step("walls", "banner steady-aim steady-aim")
    t.a("walls>a.objective-1")
    assert "banner" in t.hand("a")
    for seat, viewer in (("b", 1), (None, None)):
        log = str(t.match.events_for(viewer))
        assert "walls" in log
        assert "banner" not in log
        assert "banner" not in str(t.view(seat))
    assert "banner" in str(t.match.events_for(0))


@rule("PM-OBJ-13")
def test_a_face_down_objective_that_returns_to_hand_triggers_nothing() -> None:
    t = objective_step("walls", "courier steady-aim steady-aim")
    t.a("walls>a.objective-1")
    assert t.hand("a") == ["courier"]
    assert len(t.deck("a")) == 20
    assert [event["card"] for event in t.events("revealed")] == ["walls"]


@rule("PM-OBJ-25")
def test_a_recovered_combat_card_can_be_played_in_battles() -> None:
    t = table(
        a=side("lancer@contested", hand="walls", objectives="banner steady-aim steady-aim"),
        b=side("lancer@contested"),
        step="turn",
    )
    t.a("walls>a.objective-1")
    assert t.hand("a") == ["banner"]
    t.a("combat", ["a.lancer>b.lancer"])
    assert t.options("a") == ["pass", "banner"]
    t.a("banner")
    assert t.last("played")["card"] == "banner"


@rule("PM-OBJ-26")
def test_an_objective_can_be_replaced_by_another_copy() -> None:
    t = objective_step("courier", "courier! steady-aim steady-aim")
    t.a("courier>a.objective-1")
    assert t.objectives("a")[0] == "courier!"
    assert t.discard("a") == ["courier"]
    assert t.last("revealed")["card"] == "courier"
    assert t.hand("a") == ["heavy-charge", "heavy-charge"]  # one for the replaced copy, one by the new one


@rule("PM-OBJ-27")
def test_a_replaced_face_up_objective_is_discarded_before_the_draw() -> None:
    t = objective_step("walls", "drill-yard! steady-aim steady-aim", deck="", discard="")
    t.a("walls>a.objective-1")
    assert t.hand("a") == ["drill-yard"]
    assert t.deck("a") == []
    assert t.discard("a") == []


@rule("PM-OBJ-28")
def test_the_returned_card_is_in_hand_before_the_new_objective_acts() -> None:
    t = objective_step("polite-courier", "banner steady-aim steady-aim")
    t.a("polite-courier>a.objective-1")
    assert t.asked == "a draw"
    assert t.hand("a") == ["banner"]
    assert t.objectives("a")[0] == "polite-courier!"
    assert t.story()[-3:] == ["objective-played", "objective-taken", "revealed"]


@rule("PM-OBJ-28")
def test_the_draw_for_a_face_up_objective_comes_before_the_new_one_acts() -> None:
    t = objective_step("polite-courier", "drill-yard! steady-aim steady-aim", deck="heavy-charge banner")
    t.a("polite-courier>a.objective-1")
    assert t.asked == "a draw"
    assert t.hand("a") == ["heavy-charge"]
    assert t.story()[-4:] == ["objective-played", "discarded", "drew", "revealed"]
    t.a("yes")
    assert t.hand("a") == ["banner", "heavy-charge"]


# Abilities


@rule("PM-OBJ-14")
@pytest.mark.parametrize(("objectives", "needed"), [("walls banner banner", 9), ("walls! banner banner", 10)])
def test_abilities_need_the_card_face_up(objectives: str, needed: int) -> None:
    t = table(a="lancer@contested", b=side("lancer@contested", objectives=objectives))
    t.battle("a.lancer>b.lancer", dice=(1, 1, 1, 1))
    assert t.shot("a.lancer")["needed"] == needed


@rule("PM-OBJ-14")
@pytest.mark.parametrize("up", ["", "!"])
def test_a_face_down_objective_does_not_act_at_its_moment_either(up: str) -> None:
    """Of each player's objectives one acts on a destroyed unit, one of them would begin the next turn."""
    t = table(
        a=side("lancer@contested", hand="banner banner banner", objectives=f"trophy-hall{up} banner banner"),
        b=side("raider@contested raider", hand="banner banner banner", objectives=f"grave{up} sunrise{up} banner"),
    )
    t.battle("a.lancer>b.raider", dice=(6, 6, 1, 1))
    assert t.zone("b.raider") == "reserves"
    assert t.asked == "b objective-card"
    assert [event["player"] for event in t.events("drew")] == ([0, 1, 1] if up else [])


@rule("PM-OBJ-15")
def test_a_when_revealed_ability_happens_once() -> None:
    t = objective_step("workshop", "steady-aim steady-aim steady-aim", units="lancer*4", turn=4)
    t.a("workshop>a.objective-1")
    assert t.tokens("a.lancer") == 2
    t.passes("a").ends_turn("b").ends_turn("a").ends_turn("b")
    assert t.state.turn == 8
    assert t.objectives("a")[0] == "workshop!"
    assert t.tokens("a.lancer") == 2
    assert len(t.events("repaired")) == 1


@rule("PM-OBJ-16")
def test_a_continuous_ability_applies_in_every_battle_and_strike() -> None:
    t = table(
        a=side("lancer@home-b walker@home-b", hand="walls", objectives="space-drill! banner banner"),
        b=side("walker two-stars", objectives="depot! courier courier"),
    )
    drilled = [("lancer", 3), ("space-drill", 1)]
    t.battle("a.lancer>b.walker", "a.walker>b.walker", dice=(1, 1, 1, 1))
    assert t.shot("a.lancer")["attack"] == drilled
    t.cards(dice=(1, 1, 1, 1))
    assert t.shot("a.walker")["attack"] == [("walker", 2)]
    t.ends_turn("b").passes("a")
    t.battle("a.lancer>b.walker", dice=(1, 1, 1, 1))
    assert t.shot("a.lancer")["attack"] == drilled
    t.ends_turn("b").passes("a")
    t.strike("b.objective-1", "a.lancer", dice=(1, 1))
    assert t.last("strike-failed")["attack"] == drilled
    t.ends_turn("b").a("walls>a.objective-1")
    t.strike("b.objective-1", "a.lancer", dice=(1, 1))
    assert t.last("strike-failed")["attack"] == [("lancer", 3)]


@rule("PM-OBJ-17")
def test_playing_an_objective_from_hand_reveals_it() -> None:
    t = objective_step("courier", "banner steady-aim steady-aim")
    t.a("courier>a.objective-1")
    assert t.hand("a") == ["banner", "heavy-charge"]
    assert len(t.deck("a")) == 19


def shown_defense(t: PocketScenario, seat: int) -> list[int | None]:
    return [entry.get("defense") for entry in t.view(None)["players"][seat]["objectives"]]


@rule("PM-OBJ-18")
def test_a_continuous_ability_ends_when_the_objective_is_destroyed() -> None:
    t = table(a="lancer@home-b", b=side(objectives="shield-generator! hyperspace-beacon! war-room!"))
    assert shown_defense(t, 1) == [12, 13, 14]
    t.strike("b.objective-1", "a.lancer", dice=(6, 6))
    assert shown_defense(t, 1) == [None, 12, 13]
    t.ends_turn("b").passes("a")
    t.strike("b.objective-2", "a.lancer", dice=(6, 3))
    assert t.last("struck")["defense"] == [("hyperspace-beacon", 12)]


@rule("PM-OBJ-18")
def test_a_continuous_ability_ends_when_the_objective_is_replaced() -> None:
    t = objective_step("courier", "shield-generator! hyperspace-beacon! war-room!")
    assert shown_defense(t, 0) == [12, 13, 14]
    t.a("courier>a.objective-1")
    assert shown_defense(t, 0) == [10, 12, 13]


@rule("PM-OBJ-19")
def test_objectives_of_all_players_apply_at_the_same_time() -> None:
    t = table(
        a=side("lancer@contested", objectives="drill-yard! banner banner"),
        b=side("walker@contested", objectives="smoke! banner banner"),
    )
    t.battle("a.lancer>b.walker", dice=(1, 1, 1, 1))
    assert t.shot("a.lancer")["attack"] == [("lancer", 3), ("drill-yard", 1), ("smoke", -1)]
    assert t.shot("a.lancer")["score"] == 2 + 3
    assert t.shot("b.walker")["attack"] == [("walker", 2)]


@rule("PM-OBJ-19")
def test_objectives_of_a_player_who_does_not_fight_apply_too() -> None:
    """C's units are somewhere else, so its drill does nothing here; its smoke is in the eyes of both."""
    t = table("lancer@contested", "walker@contested", side("lancer", objectives="smoke! drill-yard! banner"))
    t.battle("a.lancer>b.walker", dice=(1, 1, 1, 1))
    assert t.shot("a.lancer")["attack"] == [("lancer", 3), ("smoke", -1)]
    assert t.shot("b.walker")["attack"] == [("walker", 2), ("smoke", -1)]


@rule("PM-OBJ-20")
def test_copies_of_an_objective_stack() -> None:
    t = table(
        a="lancer@contested walker@contested",
        b=side("walker@contested", objectives="ground-walls! ground-walls! banner"),
    )
    t.battle("a.lancer>b.walker", dice=(1, 1, 1, 1))
    assert t.shot("a.lancer")["defense"] == [("walker", 8), ("ground-walls", 1), ("ground-walls", 1)]
    assert t.shot("a.lancer")["needed"] == 10


@rule("PM-OBJ-29")
@pytest.mark.parametrize(("active", "order"), [("a", [0, 1]), ("b", [1, 0])])
def test_the_player_whose_turn_it_is_resolves_abilities_first(active: str, order: list[int]) -> None:
    t = table(
        a=side("lancer@contested", hand="banner banner banner", objectives="trophy-hall! banner banner"),
        b=side("raider@contested raider", hand="banner banner banner", objectives="grave! banner banner"),
        active=active,
    )
    attack = "a.lancer>b.raider" if active == "a" else "b.raider>a.lancer"
    t.battle(attack, dice=(6, 6, 1, 1) if active == "a" else (1, 1, 6, 6))
    assert t.zone("b.raider") == "reserves"
    assert [event["player"] for event in t.events("drew")] == order


@rule("PM-OBJ-29")
@pytest.mark.parametrize(("active", "order"), [("a", [1, 2]), ("b", [2, 0]), ("c", [0, 1])])
def test_the_others_follow_in_turn_order(active: str, order: list[int]) -> None:
    """Mines of the active player destroy a unit of each of the others at once."""
    mourning = side(f"raider@home-{active} raider", objectives="grave! banner banner")
    t = table(*(side(hand="minefield") if seat == active else mourning for seat in "abc"), active=active, step="turn")
    getattr(t, active)(f"minefield>{active}.objective-1")
    assert [event["unit"] for event in t.events("destroyed")] == [f"{seat}.raider" for seat in "abc" if seat != active]
    assert [event["player"] for event in t.events("drew")] == order


@rule("PM-OBJ-29")
@pytest.mark.parametrize(("first", "story"), [(1, ["drew", "repaired"]), (2, ["repaired", "drew"])])
def test_a_player_with_several_abilities_chooses_their_order(first: int, story: list[str]) -> None:
    t = table(
        a=side("lancer@contested", hand="banner banner banner"),
        b=side("raider@contested lancer*2", hand="banner banner banner", objectives="grave! medics! banner"),
    )
    t.battle("a.lancer>b.raider", dice=(6, 6, 1, 1))
    assert t.asked == "b order"
    assert t.options("b") == ["b.objective-1>b.raider", "b.objective-2>b.raider"]
    t.b(f"b.objective-{first}>b.raider")
    assert [kind for kind in t.story() if kind in ("drew", "repaired")] == story


def test_effects_of_one_ability_keep_their_listed_order() -> None:
    t = table(
        a=side("lancer@contested", hand="banner banner banner"),
        b=side("raider@contested lancer*2", hand="banner banner banner", objectives="chapel! banner banner"),
    )
    t.battle("a.lancer>b.raider", dice=(6, 6, 1, 1))
    assert [kind for kind in t.story() if kind in ("drew", "repaired")] == ["repaired", "drew"]


@rule("PM-OBJ-30")
def test_abilities_are_carried_out_without_asking() -> None:
    t = objective_step("courier", "banner steady-aim steady-aim", deck="heavy-charge")
    t.a("courier>a.objective-1")
    assert t.asked == "a action"
    assert t.hand("a") == ["banner", "heavy-charge"]


@rule("PM-OBJ-30")
def test_abilities_are_carried_out_as_far_as_possible() -> None:
    t = objective_step("hidden-supply-cache", "banner steady-aim steady-aim", deck="heavy-charge")
    t.a("hidden-supply-cache>a.objective-1")
    assert t.asked == "a action"
    assert t.hand("a") == ["banner", "heavy-charge"]


@rule("PM-OBJ-30")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["banner", "heavy-charge"]), ("no", ["banner"])])
def test_abilities_that_say_may_are_the_choice_of_their_owner(answer: str, hand: list[str]) -> None:
    t = objective_step("polite-courier", "banner steady-aim steady-aim")
    t.a("polite-courier>a.objective-1")
    assert t.options("a") == ["yes", "no"]
    t.a(answer)
    assert t.hand("a") == hand


@rule("PM-OBJ-31")
def test_an_objective_card_turned_up_by_an_ability_acts_for_its_owner() -> None:
    t = table(
        a=side(hand="false-signal"),
        b=side(hand="banner", objectives="hidden-supply-cache steady-aim walls!"),
        step="turn",
    )
    t.a("false-signal>a.objective-1")
    assert t.options("a") == ["b.objective-1", "b.objective-2"]
    t.a("b.objective-1")
    assert t.objectives("b")[0] == "hidden-supply-cache!"
    assert len(t.hand("b")) == 3
    assert len(t.hand("a")) == 1


@rule("PM-OBJ-31")
def test_a_combat_card_turned_up_by_an_ability_lies_there_without_effect() -> None:
    t = table(
        a=side("lancer@home-b", hand="false-signal"),
        b=side("lancer", hand="walls", objectives="shield-wall steady-aim steady-aim", deck="heavy-charge banner"),
        step="turn",
    )
    t.a("false-signal>a.objective-1", "b.objective-1")
    assert t.objectives("b")[0] == "shield-wall!"
    assert t.view(None)["players"][1]["objectives"][0]["defense"] == 8
    assert t.asked == "a action"
    assert t.hand("b") == ["walls"]
    twin = PocketScenario(t.match.fork())
    twin.strike("b.objective-1", "a.lancer", dice=(4, 1))
    assert twin.last("struck")["defense"] == [("shield-wall", 8)]
    t.passes("a").b("walls>b.objective-1")
    assert t.discard("b") == ["shield-wall"]
    assert t.hand("b") == ["heavy-charge"]
