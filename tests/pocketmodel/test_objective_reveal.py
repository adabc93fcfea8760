"""Objective cards that act once, at the moment they become face up."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, side, table

FIVE_CARDS = "linked-cannons crossfire dig-in odd-hunch close-call"


def reports(t: PocketScenario, player: int | None, kind: str) -> list[dict[str, Any]]:
    """The data of all events of one kind, as one player (None: a spectator) may know them."""
    return [event.data for event in t.match.events_for(player) if event.kind == kind]


def assert_order(t: PocketScenario, *kinds: str) -> None:
    """These events happened one after another, with nothing of these kinds in between."""
    assert [kind for kind in t.story() if kind in kinds] == list(kinds)


# Hidden Supply Cache: When revealed, draw 2 cards.


def test_hidden_supply_cache_draws_two_cards_when_played_from_hand() -> None:
    t = table(side(hand="hidden-supply-cache", deck=FIVE_CARDS), step="turn")
    t.a("hidden-supply-cache>a.objective-1")
    assert t.hand("a") == ["crossfire", "linked-cannons", "steady-aim"]
    assert t.deck("a") == ["dig-in", "odd-hunch", "close-call"]
    assert t.objectives("a") == ["hidden-supply-cache!", "heavy-charge", "brace-for-impact"]
    assert t.asked == "a action"


def test_hidden_supply_cache_draws_two_more_than_the_card_for_a_replaced_face_up_objective() -> None:
    t = table(
        side(hand="hidden-supply-cache dig-in", objectives="war-room! steady-aim steady-aim", deck=FIVE_CARDS),
        step="turn",
    )
    t.a("hidden-supply-cache>a.objective-1")
    assert [drawn["count"] for drawn in t.events("drew")] == [1, 2]
    assert len(t.hand("a")) == 4
    assert t.discard("a") == ["war-room"]


def test_hidden_supply_cache_acts_for_its_owner_before_the_strike_that_reveals_it_is_rolled() -> None:
    t = table(
        side("needle-flight@home-b", hand="dig-in"),
        side(hand="heavy-charge", objectives="hidden-supply-cache steady-aim steady-aim", deck=FIVE_CARDS),
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 1))
    assert t.hand("b") == ["crossfire", "heavy-charge", "linked-cannons"]
    assert t.hand("a") == ["dig-in"]
    assert_order(t, "strike-declared", "revealed", "drew", "strike-failed")


def test_hidden_supply_cache_turned_up_by_an_opponents_ability_acts_for_its_owner() -> None:
    t = table(
        side(hand="false-signal"),
        side(objectives="hidden-supply-cache steady-aim steady-aim", deck=FIVE_CARDS),
        step="turn",
    )
    t.a("false-signal>a.objective-1", "b.objective-1")
    assert t.hand("b") == ["crossfire", "linked-cannons"]
    assert t.hand("a") == ["steady-aim"]


def test_hidden_supply_cache_does_nothing_when_it_goes_back_to_hand_face_down() -> None:
    t = table(
        side(hand="war-room", objectives="hidden-supply-cache steady-aim steady-aim", deck=FIVE_CARDS), step="turn"
    )
    t.a("war-room>a.objective-1")
    assert t.hand("a") == ["hidden-supply-cache"]
    assert len(t.deck("a")) == 5


def test_hidden_supply_cache_acts_only_once_while_it_stays_face_up() -> None:
    t = table(
        side("needle-flight@home-b"), side(objectives="hidden-supply-cache! steady-aim steady-aim", deck=FIVE_CARDS)
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 1))
    t.ends_turn("b")
    assert t.hand("b") == []
    assert t.asked == "a objective-card"


def test_hidden_supply_cache_draws_what_there_is() -> None:
    t = table(side(hand="hidden-supply-cache", deck="linked-cannons"), step="turn")
    t.a("hidden-supply-cache>a.objective-1")
    assert t.hand("a") == ["linked-cannons", "steady-aim"]


# Repair Dock: When revealed, remove up to 3 damage tokens from your units, divided as you choose.


def repair_dock() -> PocketScenario:
    t = table(
        side("iron-edict@contested*3 needle-flight@home-b*1 cinder-flight", hand="repair-dock"),
        "unbroken@contested*2",
        step="turn",
    )
    t.a("repair-dock>a.objective-1")
    return t


def test_repair_dock_divides_three_tokens_among_own_damaged_units_in_any_zone() -> None:
    t = repair_dock()
    assert t.asked == "a repair"
    assert t.options("a") == ["a.iron-edict", "a.needle-flight", "no"]
    t.a("a.iron-edict", "a.needle-flight")
    assert t.options("a") == ["a.iron-edict", "no"]
    t.a("a.iron-edict")
    assert (t.tokens("a.iron-edict"), t.tokens("a.needle-flight")) == (1, 0)
    assert t.asked == "a action"


def test_repair_dock_can_give_all_three_to_one_unit() -> None:
    t = repair_dock()
    t.a("a.iron-edict", "a.iron-edict", "a.iron-edict")
    assert (t.tokens("a.iron-edict"), t.tokens("a.needle-flight")) == (0, 1)
    assert t.asked == "a action"


@pytest.mark.parametrize("removed", [0, 1, 2])
def test_repair_dock_removes_fewer_if_its_owner_stops(removed: int) -> None:
    t = repair_dock()
    t.a(*["a.iron-edict"] * removed, "no")
    assert t.tokens("a.iron-edict") == 3 - removed
    assert t.asked == "a action"


def test_repair_dock_does_nothing_without_damage() -> None:
    t = table(side("iron-edict", hand="repair-dock"), "unbroken@contested*2", step="turn")
    t.a("repair-dock>a.objective-1")
    assert t.asked == "a action"
    assert t.tokens("b.unbroken") == 2


def test_repair_dock_revealed_by_a_strike_asks_its_owner_before_the_roll() -> None:
    t = table("needle-flight@home-b*1", side("unbroken*2", objectives="repair-dock steady-aim steady-aim"))
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 1))
    assert t.asked == "b repair"
    assert t.options("b") == ["b.unbroken", "no"]
    assert t.events("strike-failed") == []
    t.b("b.unbroken", "b.unbroken")
    assert t.tokens("b.unbroken") == 0
    assert len(t.events("strike-failed")) == 1


# Orbital Mines: When revealed, deal 1 damage to each opposing unit in your home zone.


def test_orbital_mines_damage_every_opposing_unit_in_the_own_home_zone_and_no_other() -> None:
    t = table(
        side("needle-flight cinder-flight", hand="orbital-mines"),
        "cinder-flight@home-a quiet-blade@home-a frostmarch@home-a long-reach@contested unbroken",
        "dawn-arrow@home-a onyx-lead@home-b",
        step="turn",
    )
    t.a("orbital-mines>a.objective-1")
    assert t.zone("b.cinder-flight") == "reserves"
    assert t.tokens("b.quiet-blade") == 1
    assert t.tokens("b.frostmarch") == 0, "Armor takes the damage away"
    assert t.tokens("c.dawn-arrow") == 1
    untouched = ["a.needle-flight", "a.cinder-flight", "b.long-reach", "b.unbroken", "c.onyx-lead"]
    assert [t.tokens(unit) for unit in untouched] == [0] * 5
    assert t.zone("a.cinder-flight") == "home-a"


def test_orbital_mines_stop_a_striker_before_it_rolls() -> None:
    t = table("cinder-flight@home-b needle-flight@home-b", side(objectives="orbital-mines steady-aim steady-aim"))
    t.strike("b.objective-1", "a.cinder-flight", "a.needle-flight", dice=(1, 1))
    assert t.zone("a.cinder-flight") == "reserves"
    assert t.last("strike-skipped")["unit"] == "a.cinder-flight"
    assert [failed["unit"] for failed in t.events("strike-failed")] == ["a.needle-flight"]
    assert t.tokens("a.needle-flight") == 1
    assert t.objectives("b")[0] == "orbital-mines!"


def test_orbital_mines_hit_everybody_at_the_same_time() -> None:
    t = table(side("needle-flight", hand="orbital-mines"), "cinder-flight@home-a", "cinder-flight@home-a", step="turn")
    t.a("orbital-mines>a.objective-1")
    assert t.is_out("b")
    assert t.is_out("c")
    assert t.winner == "a"


# Hangar Complex: When revealed, you may bring units totalling up to 2 stars from your reserves into your home zone.


def hangar_complex() -> PocketScenario:
    reserves = "cinder-flight@reserves fernwatch-scouts@reserves needle-flight@reserves onyx-lead@reserves"
    t = table(side(f"frostmarch@contested {reserves}", hand="hangar-complex"), step="turn")
    t.a("hangar-complex>a.objective-1")
    return t


def test_hangar_complex_brings_in_units_of_up_to_two_stars() -> None:
    t = hangar_complex()
    assert t.asked == "a bring-in"
    assert t.options("a") == ["a.cinder-flight", "a.fernwatch-scouts", "a.needle-flight", "no"]
    assert t.refused("a", ["a.onyx-lead"]) == "PM-OBJ-14"
    assert t.refused("a", ["a.cinder-flight", "a.needle-flight"]) == "PM-OBJ-14"
    t.a(["a.cinder-flight", "a.fernwatch-scouts"])
    assert (t.zone("a.cinder-flight"), t.zone("a.fernwatch-scouts")) == ("home-a", "home-a")
    assert t.zone("a.needle-flight") == "reserves"
    assert t.asked == "a action"


def test_hangar_complex_brings_in_one_unit_of_two_stars() -> None:
    t = hangar_complex()
    t.a(["a.needle-flight"])
    assert (t.zone("a.needle-flight"), t.zone("a.cinder-flight")) == ("home-a", "reserves")


def test_hangar_complex_does_not_have_to_be_used() -> None:
    t = hangar_complex()
    t.a("no")
    assert t.events("arrived") == []
    assert t.asked == "a action"


def test_hangar_complex_leaves_all_five_stars_to_the_action() -> None:
    t = hangar_complex()
    t.a(["a.needle-flight"], "move", ["a.frostmarch>home-a"])
    assert t.zone("a.frostmarch") == "home-a"


def test_hangar_complex_does_nothing_without_a_unit_small_enough() -> None:
    t = table(side("frostmarch onyx-lead@reserves", hand="hangar-complex"), step="turn")
    t.a("hangar-complex>a.objective-1")
    assert t.asked == "a action"


def test_hangar_complex_revealed_by_a_strike_brings_in_defenders_before_the_roll() -> None:
    t = table(
        "needle-flight@home-b cinder-flight@reserves",
        side("unbroken azure-flight@reserves", objectives="hangar-complex steady-aim steady-aim"),
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 1))
    assert t.asked == "b bring-in"
    assert t.options("b") == ["b.azure-flight", "no"]
    t.b(["b.azure-flight"])
    assert t.zone("b.azure-flight") == "home-b"
    assert_order(t, "revealed", "arrived", "strike-failed")


# Tractor Projector: When revealed, you may move one opposing unit of 3 stars or fewer from your home zone to the
# contested zone.


def test_tractor_projector_moves_one_opposing_unit_of_up_to_three_stars_out_of_the_own_home_zone() -> None:
    t = table(
        side("needle-flight", hand="tractor-projector"),
        "azure-flight@home-a redline@home-a stalwart-oath@home-a long-reach@contested marsh-patrol",
        "swift-spark@home-a",
        step="turn",
    )
    t.a("tractor-projector>a.objective-1")
    assert t.asked == "a move-away"
    assert t.options("a") == [
        "b.azure-flight>contested",
        "b.redline>contested",
        "c.swift-spark>contested",
        "no",
    ]
    t.a("b.redline>contested")
    assert t.zone("b.redline") == "contested"
    assert (t.zone("b.azure-flight"), t.zone("c.swift-spark")) == ("home-a", "home-a")
    assert t.asked == "a action"


def test_tractor_projector_does_not_have_to_be_used() -> None:
    t = table(side(hand="tractor-projector"), "azure-flight@home-a", step="turn")
    t.a("tractor-projector>a.objective-1", "no")
    assert t.zone("b.azure-flight") == "home-a"
    assert t.asked == "a action"


def test_tractor_projector_does_nothing_against_bigger_units() -> None:
    t = table(side(hand="tractor-projector"), "stalwart-oath@home-a", step="turn")
    t.a("tractor-projector>a.objective-1")
    assert t.asked == "a action"


def test_tractor_projector_revealed_by_a_strike_takes_a_striker_away() -> None:
    t = table("cinder-flight@home-b needle-flight@home-b", side(objectives="tractor-projector steady-aim steady-aim"))
    t.strike("b.objective-1", "a.needle-flight", "a.cinder-flight", dice=(1, 1))
    t.b("a.needle-flight>contested")
    assert t.zone("a.needle-flight") == "contested"
    assert t.last("strike-skipped")["unit"] == "a.needle-flight"
    assert [failed["unit"] for failed in t.events("strike-failed")] == ["a.cinder-flight"]


# Listening Post: When revealed, look at one opponent's hand, then draw 1 card.


def test_listening_post_shows_the_opposing_hand_to_its_owner_alone_and_draws_a_card() -> None:
    t = table(
        side(hand="listening-post", deck=FIVE_CARDS),
        side(hand="dig-in close-call war-room"),
        step="turn",
    )
    t.a("listening-post>a.objective-1")
    assert reports(t, 0, "looked-at-hand") == [{"player": 0, "of": 1, "cards": ["close-call", "dig-in", "war-room"]}]
    assert reports(t, 1, "looked-at-hand") == [{"player": 0, "of": 1}]
    assert reports(t, None, "looked-at-hand") == [{"player": 0, "of": 1}]
    assert_order(t, "revealed", "looked-at-hand", "drew")
    assert t.hand("a") == ["linked-cannons", "steady-aim"]
    assert t.hand("b") == ["close-call", "dig-in", "war-room"]
    assert t.asked == "a action"


def test_listening_post_looks_at_one_opponent_of_its_owners_choice() -> None:
    t = table(side(hand="listening-post"), side(hand="dig-in"), side(hand="close-call"), step="turn")
    t.a("listening-post>a.objective-1")
    assert t.asked == "a opponent"
    assert t.options("a") == ["player-1", "player-2"]
    t.a("player-2")
    assert reports(t, 0, "looked-at-hand") == [{"player": 0, "of": 2, "cards": ["close-call"]}]
    assert len(t.hand("a")) == 2


def test_listening_post_revealed_by_a_strike_works_for_its_owner() -> None:
    t = table(
        side("needle-flight@home-b", hand="dig-in"),
        side(objectives="listening-post steady-aim steady-aim", deck=FIVE_CARDS),
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 1))
    assert reports(t, 1, "looked-at-hand") == [{"player": 1, "of": 0, "cards": ["dig-in"]}]
    assert t.hand("b") == ["linked-cannons"]


# Sabotage Cell: When revealed, one opponent discards 1 card at random from hand.


def test_sabotage_cell_makes_the_opponent_discard_one_card() -> None:
    t = table(side(hand="sabotage-cell dig-in"), side(hand="close-call odd-hunch war-room"), step="turn")
    t.a("sabotage-cell>a.objective-1")
    assert len(t.hand("b")) == 2
    assert sorted(t.hand("b") + t.discard("b")) == ["close-call", "odd-hunch", "war-room"]
    assert t.hand("a") == ["dig-in", "steady-aim"]
    assert t.asked == "a action"


@pytest.mark.parametrize("taken", ["close-call", "odd-hunch", "war-room"])
def test_sabotage_cell_can_take_any_card_of_the_hand(taken: str) -> None:
    hand = ["close-call", "odd-hunch", "war-room"]
    t = table(side(hand="sabotage-cell"), side(hand="war-room odd-hunch close-call"), step="turn")
    t.shuffles([card for card in hand if card != taken] + [taken])
    t.a("sabotage-cell>a.objective-1")
    assert t.discard("b") == [taken]


def test_sabotage_cell_does_nothing_to_an_empty_hand() -> None:
    t = table(side(hand="sabotage-cell"), step="turn")
    t.a("sabotage-cell>a.objective-1")
    assert t.discard("b") == []
    assert t.asked == "a action"


def test_sabotage_cell_strikes_one_opponent_of_its_owners_choice() -> None:
    t = table(side(hand="sabotage-cell"), side(hand="dig-in"), side(hand="close-call"), step="turn")
    t.a("sabotage-cell>a.objective-1")
    assert t.options("a") == ["player-1", "player-2"]
    t.a("player-2")
    assert (t.hand("b"), t.hand("c")) == (["dig-in"], [])
    assert t.discard("c") == ["close-call"]


def test_sabotage_cell_revealed_by_a_strike_hits_the_striking_player() -> None:
    t = table(
        side("needle-flight@home-b", hand="dig-in"),
        side(hand="close-call", objectives="sabotage-cell steady-aim steady-aim"),
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 1))
    assert (t.hand("a"), t.hand("b")) == ([], ["close-call"])


# False Signal: When revealed, turn one face-down objective of an opponent face up.


def test_false_signal_turns_one_face_down_objective_of_an_opponent_up() -> None:
    t = table(
        side(hand="false-signal"),
        side(objectives="war-room sensor-array! steady-aim"),
        side(objectives="- - dig-in"),
        step="turn",
    )
    t.a("false-signal>a.objective-1")
    assert t.asked == "a turn-up"
    assert t.options("a") == ["b.objective-1", "b.objective-3", "c.objective-3"]
    t.a("b.objective-1")
    assert t.objectives("b") == ["war-room!", "sensor-array!", "steady-aim"]
    assert t.objectives("c") == ["-", "-", "dig-in"]
    assert t.objectives("a") == ["false-signal!", "heavy-charge", "brace-for-impact"]
    assert t.asked == "a action"


def test_false_signal_makes_a_continuous_ability_work_for_its_owner() -> None:
    t = table(
        side("needle-flight@contested", hand="false-signal"),
        side("marsh-patrol@contested", objectives="bunker-network steady-aim steady-aim"),
        step="turn",
    )
    t.a("false-signal>a.objective-1", "b.objective-1")
    t.battle("a.needle-flight>b.marsh-patrol", dice=(1, 1, 1, 1))
    assert t.events("missed")[0]["needed"] == 10


def test_false_signal_leaves_a_combat_card_face_up_without_effect() -> None:
    t = table(side(hand="false-signal"), side(hand="dig-in", objectives="steady-aim - -", deck=FIVE_CARDS), step="turn")
    t.a("false-signal>a.objective-1")
    assert t.objectives("b") == ["steady-aim!", "-", "-"]
    assert t.hand("b") == ["dig-in"]
    assert t.asked == "a action"


def test_false_signal_does_nothing_without_a_face_down_objective() -> None:
    t = table(side(hand="false-signal"), side(objectives="war-room! steady-aim! -"), step="turn")
    t.a("false-signal>a.objective-1")
    assert len(t.events("revealed")) == 1
    assert t.asked == "a action"


def test_false_signal_answers_a_false_signal() -> None:
    t = table(
        side(hand="false-signal", objectives="war-room steady-aim hidden-supply-cache", deck=FIVE_CARDS),
        side(objectives="false-signal steady-aim steady-aim"),
        step="turn",
    )
    t.a("false-signal>a.objective-1", "b.objective-1")
    assert t.asked == "b turn-up"
    assert t.options("b") == ["a.objective-2", "a.objective-3"]
    t.b("a.objective-3")
    assert t.objectives("a") == ["false-signal!", "steady-aim", "hidden-supply-cache!"]
    assert t.hand("a") == ["crossfire", "linked-cannons", "war-room"]


def test_false_signal_revealed_by_a_strike_works_for_its_owner() -> None:
    t = table(
        side("needle-flight@home-b", objectives="war-room - -"), side(objectives="false-signal steady-aim steady-aim")
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(1, 1))
    assert t.objectives("a") == ["war-room!", "-", "-"]
    assert t.objectives("b") == ["false-signal!", "steady-aim", "steady-aim"]


# Officer Exchange: When revealed, you may turn one of your Veteran units over.


def officer_exchange() -> PocketScenario:
    t = table(
        side(
            "onyx-lead@contested*2 onyx-lead@contested~ onyx-lead@reserves last-light cinder-flight",
            hand="officer-exchange",
        ),
        "dawn-arrow@contested",
        step="turn",
    )
    t.a("officer-exchange>a.objective-1")
    return t


def test_officer_exchange_turns_one_of_its_owners_veterans_over() -> None:
    t = officer_exchange()
    assert t.asked == "a turn-over"
    assert t.options("a") == ["a.onyx-lead", "a.last-light", "no"]
    t.a("a.onyx-lead")
    assert t.unit("a.onyx-lead").turned
    assert not t.unit("a.last-light").turned
    assert t.tokens("a.onyx-lead") == 2
    t.battle("a.onyx-lead>b.dawn-arrow", dice=(1, 1, 1, 1))
    assert t.events("missed")[0]["score"] == 2 + 5


def test_officer_exchange_does_not_have_to_be_used() -> None:
    t = officer_exchange()
    t.a("no")
    assert not t.unit("a.onyx-lead").turned
    assert not t.unit("a.last-light").turned
    assert t.asked == "a action"


def test_officer_exchange_does_nothing_without_a_veteran_in_play() -> None:
    t = table(side("onyx-lead~ last-light@reserves", hand="officer-exchange"), "dawn-arrow", step="turn")
    t.a("officer-exchange>a.objective-1")
    assert t.asked == "a action"
    assert t.unit("a.onyx-lead").turned


def test_officer_exchange_revealed_by_a_strike_works_for_its_owner() -> None:
    t = table("onyx-lead@home-b", side("dawn-arrow", objectives="officer-exchange steady-aim steady-aim"))
    t.strike("b.objective-1", "a.onyx-lead", dice=(1, 1))
    assert t.options("b") == ["b.dawn-arrow", "no"]
    t.b("b.dawn-arrow")
    assert t.unit("b.dawn-arrow").turned
    assert not t.unit("a.onyx-lead").turned
