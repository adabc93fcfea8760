"""Revealing, reserving and the Shatterpoint card, each `check` of SP-ORD-01 to SP-ORD-31 to the letter."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.rule_marks import rule

MAUL, BO, REX, ASAJJ = "lord-maul", "bo-katan-kryze", "cc-7567-captain-rex", "asajj-ventress-sith-assassin"
SAXON, DROIDS = "gar-saxon-merciless-commander", "b1-battle-droids"
UNITS = (f"{MAUL} at 100,100", f"{BO} at 200,100", f"{REX} at 300,100")


def orders(deck: str, *units: str, **more: Any) -> ShatterScenario:
    return table(a=side(*(units or UNITS), deck=deck, **more), b=side(), step="orders")


def active_unit(t: ShatterScenario) -> str:
    assert t.state.activation is not None
    return t.state.activation.unit


@rule("SP-ORD-05")
def test_reveal_or_reserve_is_asked_before_anything_is_revealed() -> None:
    t = orders(f"{MAUL} {BO} shatterpoint", reserve=REX)
    assert (t.asked, t.options("a")) == ("a orders", ["reveal", f"reserve:a.{REX}"])
    assert t.events("order-revealed") == []


@rule("SP-ORD-06")
def test_with_an_empty_deck_the_reserve_is_used_without_asking() -> None:
    t = orders("", *UNITS[:2], reserve=BO, discard=f"{MAUL} shatterpoint", force=0)
    assert (active_unit(t), t.force("a"), t.events("order-revealed")) == (f"a.{BO}", 0, [])
    assert t.state.players[0].deck == [], "and nothing is refreshed"


@rule("SP-ORD-07")
def test_two_cards_of_defeated_units_on_top() -> None:
    t = orders(f"{REX} {MAUL} {BO} shatterpoint", f"{REX} defeated", f"{MAUL} defeated", UNITS[1])
    assert [event["card"] for event in t.events("order-removed")] == [f"a.{REX}", f"a.{MAUL}"]
    t.a(f"activate:a.{BO}")
    player = t.state.players[0]
    assert (active_unit(t), player.deck, player.discard) == (f"a.{BO}", ["shatterpoint"], [f"a.{BO}"])


@rule("SP-ORD-08", "SP-ORD-09", "SP-ORD-10")
def test_a_revealed_card_is_reserved() -> None:
    """1 Force of 2; its unit is not activated, the next one is, in the same turn; the opponent sees the card."""
    t = orders(f"{MAUL} {BO} {REX} shatterpoint", force=2)
    turn = t.state.turn
    assert t.options("a") == [f"activate:a.{MAUL}", f"reserve:a.{MAUL}"]
    t.a(f"reserve:a.{MAUL}")
    assert (t.force("a"), active_unit(t), t.state.turn) == (1, f"a.{BO}", turn)
    assert [event["unit"] for event in t.events("activated")] == [f"a.{BO}"]
    assert t.view("b")["players"][0]["reserve"] == f"a.{MAUL}"
    assert t.events("reserved") == [{"player": 0, "unit": f"a.{MAUL}"}]


@rule("SP-ORD-08", "SP-ORD-12")
def test_only_one_card_is_reserved_in_a_turn() -> None:
    """The droids' card goes under the deck, so that the reserve is empty; still the next card must be used."""
    t = orders(f"{DROIDS} {MAUL} {BO}", f"{DROIDS} at 500,500 and 600,500", *UNITS[:2], force=5)
    t.a(f"under-deck:a.{DROIDS}")
    assert (t.state.players[0].reserve, active_unit(t)) == (None, f"a.{MAUL}")


@rule("SP-ORD-13", "SP-ORD-14")
def test_the_card_chosen_from_reserve_is_used_for_nothing() -> None:
    t = orders(f"{MAUL} {BO} shatterpoint", reserve=REX, force=0)
    t.a(f"reserve:a.{REX}")
    player = t.state.players[0]
    assert (active_unit(t), t.force("a"), t.events("order-revealed")) == (f"a.{REX}", 0, [])
    assert (player.reserve, len(player.deck), player.discard) == (None, 3, [f"a.{REX}"])


@rule("SP-ORD-15")
def test_the_last_card_is_not_reserved_even_with_force() -> None:
    t = orders(MAUL, discard=f"{REX} {BO} shatterpoint", force=9)
    assert (active_unit(t), t.state.players[0].reserve) == (f"a.{MAUL}", None)


@rule("SP-ORD-02", "SP-ORD-16")
def test_the_shatterpoint_card_is_never_reserved() -> None:
    t = orders(f"shatterpoint {MAUL} {BO} {REX}", force=5)
    assert t.options("a") == ["keep", "redraw"]


@rule("SP-ORD-17", "SP-ORD-18")
def test_the_shatterpoint_card_is_for_any_undefeated_unit() -> None:
    """Activated before, Wounded, with a card in the deck, the discard pile or the reserve; the defeated one is not."""
    units = (
        f"{MAUL} at 100,100 with wounded",
        f"{BO} at 200,100",
        f"{REX} at 300,100",
        f"{ASAJJ} at 400,100",
        f"{SAXON} at 500,100",
        f"{DROIDS} defeated",
    )
    t = orders(f"shatterpoint {ASAJJ} {SAXON}", *units, discard=f"{MAUL} {BO}", reserve=REX).a("reveal", "keep")
    assert t.options("a") == [f"activate:a.{unit}" for unit in (MAUL, BO, REX, ASAJJ, SAXON)]


@rule("SP-ORD-18")
def test_the_unit_of_the_turn_before_may_be_activated_again() -> None:
    t = orders(f"{BO} shatterpoint {MAUL}", *UNITS[:2]).a(f"activate:a.{BO}").ends_activation()
    t.stops_after("order-revealed", card="shatterpoint", player=0).a("keep", f"activate:a.{BO}")
    assert active_unit(t) == f"a.{BO}"


@rule("SP-ORD-19", "SP-ORD-31")
@pytest.mark.parametrize("where", ["deck", "discard", "reserve"])
def test_the_card_of_a_unit_activated_by_the_joker_stays_where_it_is(where: str) -> None:
    deck = f"shatterpoint {MAUL}" + f" {BO}" * (where == "deck")
    more = {} if where == "deck" else {where: BO}
    t = orders(deck, *UNITS[:2], **more)
    if where == "reserve":
        t.a("reveal")
    t.a("keep", f"activate:a.{BO}")
    player = t.state.players[0]
    places = {"deck": player.deck, "discard": player.discard, "reserve": [player.reserve or ""]}
    assert f"a.{BO}" in places[where]
    assert ("shatterpoint" in player.discard, "shatterpoint" in player.deck) == (True, False)


@rule("SP-ORD-20", "SP-ORD-21")
def test_a_redraw_from_three_cards() -> None:
    """1 Force; the next card is used, with the reserve empty and Force to spare; two cards and the joker are left."""
    t = orders(f"shatterpoint {MAUL} {BO} {REX}", force=4).a("redraw")
    player = t.state.players[0]
    assert (active_unit(t), t.force("a"), player.reserve) == (f"a.{MAUL}", 3, None)
    assert sorted(player.deck) == [f"a.{BO}", f"a.{REX}", "shatterpoint"]
    assert orders(f"shatterpoint {MAUL} {BO}", force=0).asked == "a joker-unit", "without Force it is kept"


@rule("SP-ORD-22", "SP-ORD-30")
def test_the_last_card_is_discarded_at_once_and_the_deck_refreshed_before_the_next_turn() -> None:
    t = orders(BO, *UNITS[:2], discard=f"{MAUL} shatterpoint", force=1, pool=5)
    assert (active_unit(t), t.state.players[0].discard) == (f"a.{BO}", [f"a.{MAUL}", "shatterpoint", f"a.{BO}"])
    t.ends_activation()
    kinds = [kind for kind in t.story() if kind in ("deck-refreshed", "turn-over", "turn")]
    assert kinds == ["deck-refreshed", "turn-over", "turn"]
    player = t.state.players[0]
    assert (sorted(player.deck), player.discard) == ([f"a.{BO}", f"a.{MAUL}", "shatterpoint"], [])
    assert (t.force("a"), t.state.active) == (5, 1)


@rule("SP-ORD-42")
def test_the_opponent_sees_a_revealed_card_before_the_decision() -> None:
    t = orders(f"{MAUL} {BO} shatterpoint")
    assert t.asked == "a order-card"
    told = [event.data for event in t.match.events if event.kind == "order-revealed"]
    assert told == [{"player": 0, "card": f"a.{MAUL}"}]
    assert t.match.decision_for(0) is not None
    assert f"a.{MAUL}" not in t.view("b")["players"][0]["deck"]


@rule("SP-ORD-36")
def test_piles_are_open_and_the_order_of_a_deck_is_not() -> None:
    t = orders(f"{MAUL} shatterpoint", reserve=BO, discard=REX)
    for viewer in "ab":
        told = t.view(viewer)["players"][0]
        assert (told["discard"], told["reserve"], len(told["deck"])) == ([f"a.{REX}"], f"a.{BO}", 2)
    turned = orders(f"shatterpoint {MAUL}", reserve=BO, discard=REX)
    assert turned.view("b") == t.view("b")
    assert turned.view("a") == t.view("a")


@rule("SP-ORD-43")
def test_two_injured_tokens_do_not_raise_the_price_of_reserving() -> None:
    t = orders(f"{BO} {MAUL} shatterpoint", f"{BO} at 200,100 with 2 injured", UNITS[0], force=1)
    t.a(f"reserve:a.{BO}")
    assert (t.force("a"), active_unit(t)) == (0, f"a.{MAUL}")
    t = orders(f"shatterpoint {BO} {MAUL}", f"{BO} at 200,100 with 2 injured", UNITS[0], force=1).a("redraw")
    assert (t.force("a"), active_unit(t)) == (0, f"a.{BO}")
    poor = orders(f"{BO} {MAUL} shatterpoint", *UNITS[:2], force=0)
    assert active_unit(poor) == f"a.{BO}"
