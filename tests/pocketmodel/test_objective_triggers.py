"""Objective cards that act at the start or end of a turn, on destruction and on failed strikes."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, side, table

FULL_HAND = "dig-in dig-in dig-in"
"""A hand that is not refilled after battles, so that every card drawn comes from an ability."""


def assert_order(t: PocketScenario, *kinds: str) -> None:
    """These events happened one after another, with nothing of these kinds in between."""
    assert [kind for kind in t.story() if kind in kinds] == list(kinds)


def drawn(t: PocketScenario, player: int) -> int:
    return sum(event["count"] for event in t.events("drew") if event["player"] == player)


# Field Hospital: At the start of your turn remove 1 damage token from one of your units in your home zone.


@pytest.mark.parametrize(("mine", "left"), [("field-hospital!", 2), ("field-hospital", 3)])
def test_field_hospital_removes_a_token_at_the_start_of_its_owners_turn(mine: str, left: int) -> None:
    t = table(
        side("unbroken*3 onyx-lead@contested*2 needle-flight", objectives=f"{mine} steady-aim steady-aim"),
        "redline@home-a*2",
        step="turn",
    )
    assert t.asked == "a objective-card"
    assert t.tokens("a.unbroken") == left
    assert (t.tokens("a.onyx-lead"), t.tokens("b.redline")) == (2, 2)


def test_field_hospital_treats_a_unit_of_its_owners_choice() -> None:
    t = table(
        side("unbroken*3 onyx-lead*2 needle-flight", objectives="field-hospital! steady-aim steady-aim"), step="turn"
    )
    assert t.asked == "a repair"
    assert t.options("a") == ["a.unbroken", "a.onyx-lead"], "one of the two must be chosen"
    t.a("a.onyx-lead")
    assert (t.tokens("a.unbroken"), t.tokens("a.onyx-lead")) == (3, 1)
    assert t.asked == "a objective-card"


def test_field_hospital_works_in_every_turn_of_its_owner_and_in_no_other() -> None:
    t = table(side("unbroken*3", objectives="field-hospital! steady-aim steady-aim"))
    t.passes("a")
    assert t.tokens("a.unbroken") == 3, "the opponent's turn has begun"
    t.ends_turn("b")
    assert t.tokens("a.unbroken") == 2
    t.ends_turn("a").ends_turn("b")
    assert t.tokens("a.unbroken") == 1


def test_field_hospital_played_this_turn_is_too_late_for_its_start() -> None:
    t = table(side("unbroken*3", hand="field-hospital"), step="turn")
    t.a("field-hospital>a.objective-1")
    assert t.tokens("a.unbroken") == 3
    t.passes("a").ends_turn("b")
    assert t.tokens("a.unbroken") == 2


def test_field_hospital_works_once_for_each_copy() -> None:
    t = table(side("unbroken*3", objectives="field-hospital! field-hospital! steady-aim"), step="turn")
    assert t.asked == "a order"
    assert t.options("a") == ["a.objective-1", "a.objective-2"]
    t.a("a.objective-2")
    assert t.tokens("a.unbroken") == 1
    assert t.asked == "a objective-card"


# Memorial Wall: The first time each turn one of your units is destroyed, draw 1 card.


def memorial_wall(objectives: str) -> PocketScenario:
    """Two of b's units can be destroyed in one turn of a."""
    return table(
        "needle-flight@contested hammer-flight@contested",
        side("azure-flight@contested azure-flight@contested unbroken", hand=FULL_HAND, objectives=objectives),
    )


@pytest.mark.parametrize(
    ("objectives", "cards"),
    [
        ("memorial-wall steady-aim steady-aim", 0),
        ("memorial-wall! steady-aim steady-aim", 1),
    ],
)
def test_memorial_wall_draws_a_card_for_the_first_own_unit_destroyed_in_a_turn(objectives: str, cards: int) -> None:
    t = memorial_wall(objectives)
    t.battle("a.needle-flight>b.azure-flight", "a.hammer-flight>b.azure-flight-2", dice=(6, 6, 1, 1))
    assert t.zone("b.azure-flight") == "reserves"
    assert drawn(t, 1) == cards
    t.cards(dice=(6, 6, 1, 1))
    assert t.zone("b.azure-flight-2") == "reserves"
    assert drawn(t, 1) == cards, "only the first time"
    assert len(t.hand("b")) == 3 + cards


def test_memorial_wall_draws_again_in_the_next_turn() -> None:
    t = table(
        "needle-flight@contested",
        side(
            "azure-flight@contested azure-flight@contested unbroken",
            hand=FULL_HAND,
            objectives="memorial-wall! steady-aim steady-aim",
        ),
    )
    t.battle("a.needle-flight>b.azure-flight", dice=(6, 6, 1, 1))
    t.passes("b")
    t.battle("b.azure-flight-2>a.needle-flight", dice=(1, 1, 6, 6))
    assert t.zone("b.azure-flight-2") == "reserves"
    assert drawn(t, 1) == 2, "once in the opponent's turn, once in the own"


def test_memorial_wall_works_once_for_each_copy() -> None:
    t = memorial_wall("memorial-wall! memorial-wall! steady-aim")
    t.battle("a.needle-flight>b.azure-flight", "a.hammer-flight>b.azure-flight-2", dice=(6, 6, 1, 1))
    assert t.asked == "b order"
    assert t.options("b") == ["b.objective-1>b.azure-flight", "b.objective-2>b.azure-flight"]
    t.b("b.objective-2>b.azure-flight")
    t.cards(dice=(6, 6, 1, 1))
    assert drawn(t, 1) == 2


def test_memorial_wall_draws_for_units_destroyed_by_an_ability() -> None:
    t = table(
        side(hand="orbital-mines"),
        side("azure-flight@home-a unbroken", hand=FULL_HAND, objectives="memorial-wall! steady-aim steady-aim"),
        step="turn",
    )
    t.a("orbital-mines>a.objective-1")
    assert drawn(t, 1) == 1


def test_memorial_wall_draws_one_card_for_units_destroyed_together() -> None:
    t = table(
        side(hand="orbital-mines"),
        side(
            "azure-flight@home-a azure-flight@home-a unbroken",
            hand=FULL_HAND,
            objectives="memorial-wall! steady-aim steady-aim",
        ),
        step="turn",
    )
    t.a("orbital-mines>a.objective-1")
    assert drawn(t, 1) == 1
    assert t.asked == "a action", "which of them was the first makes no difference"


def test_memorial_wall_does_not_draw_for_opposing_units() -> None:
    t = table(
        side("needle-flight@contested", hand=FULL_HAND, objectives="memorial-wall! steady-aim steady-aim"),
        "azure-flight@contested unbroken",
    )
    t.battle("a.needle-flight>b.azure-flight", dice=(6, 6, 1, 1))
    assert t.zone("b.azure-flight") == "reserves"
    assert drawn(t, 0) == 0


# Bounty Office: The first time each turn one of your units destroys an opposing unit with a hit, draw 1 card.


@pytest.mark.parametrize(
    ("objectives", "cards"),
    [
        ("bounty-office steady-aim steady-aim", 0),
        ("bounty-office! steady-aim steady-aim", 1),
    ],
)
def test_bounty_office_draws_a_card_for_the_first_unit_destroyed_in_a_turn(objectives: str, cards: int) -> None:
    t = table(
        side("needle-flight@contested hammer-flight@contested", hand=FULL_HAND, objectives=objectives),
        "azure-flight@contested azure-flight@contested unbroken",
    )
    t.battle("a.needle-flight>b.azure-flight", "a.hammer-flight>b.azure-flight-2", dice=(6, 6, 1, 1))
    assert t.zone("b.azure-flight") == "reserves"
    assert drawn(t, 0) == cards
    t.cards(dice=(6, 6, 1, 1))
    assert t.zone("b.azure-flight-2") == "reserves"
    assert drawn(t, 0) == cards, "only the first time"


def test_bounty_office_works_once_for_each_copy() -> None:
    t = table(
        side("needle-flight@contested", hand=FULL_HAND, objectives="bounty-office! bounty-office! steady-aim"),
        "azure-flight@contested unbroken",
    )
    t.battle("a.needle-flight>b.azure-flight", dice=(6, 6, 1, 1))
    assert t.options("a") == ["a.objective-1>b.azure-flight", "a.objective-2>b.azure-flight"]
    t.a("a.objective-1>b.azure-flight")
    assert drawn(t, 0) == 2


def test_bounty_office_draws_for_a_defenders_hit_and_again_in_the_next_turn() -> None:
    t = table(
        "cinder-flight@contested cinder-flight@contested unbroken",
        side("needle-flight@contested", hand=FULL_HAND, objectives="bounty-office! steady-aim steady-aim"),
    )
    t.battle("a.cinder-flight>b.needle-flight", dice=(1, 1, 6, 6))
    assert drawn(t, 1) == 1
    t.passes("b")
    t.battle("b.needle-flight>a.cinder-flight-2", dice=(6, 6, 1, 1))
    assert drawn(t, 1) == 2


def test_bounty_office_draws_when_both_units_destroy_each_other() -> None:
    t = table(
        side("cinder-flight@contested unbroken", hand=FULL_HAND, objectives="bounty-office! steady-aim steady-aim"),
        "azure-flight@contested unbroken",
    )
    t.battle("a.cinder-flight>b.azure-flight", dice=(6, 6, 6, 6))
    assert (t.zone("a.cinder-flight"), t.zone("b.azure-flight")) == ("reserves", "reserves")
    assert drawn(t, 0) == 1


def test_bounty_office_draws_for_the_last_unit_of_a_player_who_is_eliminated() -> None:
    t = table(
        side("needle-flight@contested", hand=FULL_HAND, objectives="bounty-office! steady-aim steady-aim"),
        "azure-flight@contested",
        "unbroken",
    )
    t.battle("a.needle-flight>b.azure-flight", dice=(6, 6, 1, 1))
    assert t.is_out("b")
    assert drawn(t, 0) == 1


def test_bounty_office_does_not_draw_without_a_hit_of_its_owner() -> None:
    t = table(
        side("unbroken", hand="orbital-mines dig-in dig-in", objectives="bounty-office! steady-aim steady-aim"),
        "azure-flight@home-a azure-flight@contested unbroken",
        "needle-flight@contested",
        step="turn",
    )
    t.a("orbital-mines>a.objective-2")
    assert t.zone("b.azure-flight") == "reserves", "destroyed by an ability"
    t.passes("a")
    t.passes("b").battle("b.azure-flight-2>c.needle-flight", dice=(1, 1, 6, 6))
    assert t.zone("b.azure-flight-2") == "reserves", "destroyed by another player"
    assert drawn(t, 0) == 0


# Reactor Core: When this objective is destroyed, deal 1 damage to each opposing unit in your home zone.


def test_reactor_core_damages_opposing_units_at_home_when_it_is_destroyed() -> None:
    t = table(
        "needle-flight@home-b cinder-flight@home-b frostmarch@home-b hammer-flight@contested",
        side("azure-flight marsh-patrol@reserves", objectives="reactor-core! steady-aim steady-aim"),
        "quiet-blade@home-b long-reach",
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    assert t.objectives("b") == ["-", "steady-aim", "steady-aim"]
    assert t.tokens("a.needle-flight") == 1
    assert t.zone("a.cinder-flight") == "reserves"
    assert t.tokens("a.frostmarch") == 0, "Armor takes the damage away"
    assert t.tokens("c.quiet-blade") == 1
    untouched = ["a.hammer-flight", "b.azure-flight", "c.long-reach"]
    assert [t.tokens(unit) for unit in untouched] == [0, 0, 0]
    assert t.zone("b.azure-flight") == "home-b"
    t.b(["b.marsh-patrol"])
    assert_order(
        t, "objective-destroyed", "discarded", "damaged", "damaged", "damaged", "damaged", "destroyed", "arrived"
    )


def test_reactor_core_works_when_the_same_strike_reveals_and_destroys_it() -> None:
    t = table("needle-flight@home-b", side(objectives="reactor-core steady-aim steady-aim"))
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    assert t.tokens("a.needle-flight") == 1


def test_reactor_core_does_nothing_while_strikes_fail() -> None:
    t = table("needle-flight@home-b", side(objectives="reactor-core! steady-aim steady-aim"))
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 1))
    assert t.tokens("a.needle-flight") == 0


def test_reactor_core_does_nothing_when_another_objective_is_destroyed() -> None:
    t = table("needle-flight@home-b", side(objectives="reactor-core! steady-aim steady-aim"))
    t.strike("b.objective-2", "a.needle-flight", dice=(6, 6))
    assert t.tokens("a.needle-flight") == 0


def test_reactor_core_does_nothing_when_it_is_replaced() -> None:
    t = table(
        side(hand="war-room", objectives="reactor-core! steady-aim steady-aim"), "needle-flight@home-a", step="turn"
    )
    t.a("war-room>a.objective-1")
    assert t.discard("a") == ["reactor-core"]
    assert t.tokens("b.needle-flight") == 0


def test_reactor_core_does_nothing_as_the_last_objective() -> None:
    t = table("cinder-flight@home-b", side(objectives="reactor-core! - -"))
    t.strike("b.objective-1", "a.cinder-flight", dice=(6, 6))
    assert t.winner == "a"


def test_the_last_objective_of_a_player_who_is_out_does_nothing_for_the_others_either() -> None:
    t = table("needle-flight@home-b", side(objectives="reactor-core! - -"), "cinder-flight")
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    assert (t.is_out("b"), t.tokens("a.needle-flight"), t.events("damaged")) == (True, 0, [])
    assert t.asked == "c objective-card"


def test_reactor_core_can_take_the_last_unit_of_the_striking_player() -> None:
    t = table("cinder-flight@home-b", side(objectives="reactor-core! steady-aim -"))
    t.strike("b.objective-1", "a.cinder-flight", dice=(6, 6))
    assert t.is_out("a")
    assert t.winner == "b"


def test_reactor_core_leaves_its_owner_the_reserves_when_the_striking_player_is_eliminated() -> None:
    t = table(
        "cinder-flight@home-b",
        side("azure-flight marsh-patrol@reserves", objectives="reactor-core! steady-aim steady-aim"),
        "unbroken",
    )
    t.strike("b.objective-1", "a.cinder-flight", dice=(6, 6))
    assert t.is_out("a")
    assert t.asked == "b reserves"
    t.b(["b.marsh-patrol"])
    assert t.zone("b.marsh-patrol") == "home-b"
    assert t.asked == "b objective-card"


# Guarded Vault: When a strike against this objective fails, the striking unit takes 1 damage.


def test_guarded_vault_damages_each_unit_whose_strike_fails() -> None:
    t = table(
        "needle-flight@home-b cinder-flight@home-b hammer-flight@home-b onyx-lead@home-b",
        side("azure-flight", objectives="guarded-vault steady-aim steady-aim"),
    )
    t.strike("b.objective-1", "a.cinder-flight", "a.needle-flight", "a.hammer-flight", dice=(1, 1, 1, 1, 6, 6))
    assert t.zone("a.cinder-flight") == "reserves"
    assert t.tokens("a.needle-flight") == 1
    assert t.objectives("b")[0] == "-"
    assert t.tokens("a.hammer-flight") == 0, "this one did not fail"
    assert t.tokens("a.onyx-lead") == 0, "this one did not strike"
    assert_order(t, "revealed", "strike-failed", "damaged", "destroyed", "strike-failed", "damaged", "struck")


def test_guarded_vault_does_not_guard_other_objectives() -> None:
    t = table("needle-flight@home-b", side(objectives="guarded-vault! steady-aim steady-aim"))
    t.strike("b.objective-2", "a.needle-flight", dice=(1, 1))
    assert t.last("strike-failed")["card"] == "steady-aim"
    assert t.tokens("a.needle-flight") == 0


def test_guarded_vault_is_held_off_by_armor() -> None:
    t = table("frostmarch@home-b", side(objectives="guarded-vault! steady-aim steady-aim"))
    t.strike("b.objective-1", "a.frostmarch", dice=(1, 1))
    assert t.last("damaged")["amount"] == 0
    assert t.tokens("a.frostmarch") == 0


def test_guarded_vault_can_take_the_last_unit_of_the_striking_player() -> None:
    t = table("cinder-flight@home-b", side(objectives="guarded-vault steady-aim steady-aim"))
    t.strike("b.objective-1", "a.cinder-flight", dice=(1, 1))
    assert t.winner == "b"


# Evacuation Route: At the end of your turn you may move one of your 1-star units to an adjacent zone.


def evacuation_route(objectives: str) -> PocketScenario:
    return table(
        side("cinder-flight fernwatch-scouts@contested needle-flight cinder-flight@reserves", objectives=objectives),
        "azure-flight@home-a",
    )


def test_evacuation_route_moves_a_one_star_unit_at_the_end_of_its_owners_turn() -> None:
    t = evacuation_route("evacuation-route! steady-aim steady-aim")
    t.a("move", ["a.needle-flight>contested"])
    assert t.asked == "a move-away"
    assert t.options("a") == [
        "a.cinder-flight>contested",
        "a.fernwatch-scouts>home-a",
        "a.fernwatch-scouts>home-b",
        "no",
    ]
    t.a("a.fernwatch-scouts>home-b")
    assert t.zone("a.fernwatch-scouts") == "home-b"
    assert t.zone("a.cinder-flight") == "home-a"
    assert t.asked == "b objective-card"


def test_evacuation_route_works_after_a_passed_action_and_does_not_have_to_be_used() -> None:
    t = evacuation_route("evacuation-route! steady-aim steady-aim")
    t.passes("a")
    assert t.asked == "a move-away"
    t.a("no")
    assert t.events("moved") == []
    assert t.asked == "b objective-card"
    t.ends_turn("b")
    assert t.asked == "a objective-card", "nothing at the end of the opponent's turn"


def test_evacuation_route_does_nothing_face_down() -> None:
    t = evacuation_route("evacuation-route steady-aim steady-aim")
    t.passes("a")
    assert t.asked == "b objective-card"


def test_evacuation_route_does_nothing_without_a_one_star_unit() -> None:
    t = table(side("needle-flight", objectives="evacuation-route! steady-aim steady-aim"))
    t.passes("a")
    assert t.asked == "b objective-card"


def test_evacuation_route_may_move_the_same_unit_once_for_each_copy() -> None:
    t = table(side("cinder-flight", objectives="evacuation-route! evacuation-route! steady-aim"), "unbroken")
    t.passes("a")
    assert t.options("a") == ["a.objective-1", "a.objective-2"]
    t.a("a.objective-1", "a.cinder-flight>contested", "a.cinder-flight>home-b")
    assert t.zone("a.cinder-flight") == "home-b"
    assert t.asked == "b objective-card"


def test_evacuation_route_played_this_turn_works_at_its_end() -> None:
    t = table(side("cinder-flight", hand="evacuation-route"), step="turn")
    t.a("evacuation-route>a.objective-1", "pass", "a.cinder-flight>contested")
    assert t.zone("a.cinder-flight") == "contested"
