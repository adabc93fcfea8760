"""The order deck (SP-ORD)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.rule_marks import rule

MAUL, BO, REX = "lord-maul", "bo-katan-kryze", "cc-7567-captain-rex"
UNITS = (f"{MAUL} at 100,100", f"{BO} at 200,100", f"{REX} at 300,100")


def orders(deck: str, *units: str, **more: Any) -> ShatterScenario:
    return table(a=side(*(units or UNITS), deck=deck, **more), b=side(), step="orders")


def active_unit(t: ShatterScenario) -> str:
    assert t.state.activation is not None
    return t.state.activation.unit


@rule("SP-ORD-01", "SP-ORD-05", "SP-ORD-30")
def test_the_top_card_is_revealed_and_used() -> None:
    t = orders(f"{MAUL} {BO} shatterpoint")
    t.a(f"activate:a.{MAUL}")
    assert active_unit(t) == f"a.{MAUL}"
    assert t.state.players[0].discard == [f"a.{MAUL}"]


@rule("SP-ORD-05", "SP-ORD-14", "SP-ORD-13")
def test_the_reserve_instead_of_a_reveal_is_free() -> None:
    t = orders(f"{MAUL} shatterpoint", reserve=REX, force=2)
    t.a(f"reserve:a.{REX}")
    assert (active_unit(t), t.force("a"), t.state.players[0].reserve) == (f"a.{REX}", 2, None)


@rule("SP-ORD-06")
def test_with_an_empty_deck_the_reserve_must_be_used() -> None:
    t = orders("", reserve=REX, discard=f"{MAUL} {BO} shatterpoint")
    assert active_unit(t) == f"a.{REX}"


@rule("SP-ORD-08", "SP-ORD-09", "SP-ORD-10", "SP-ORD-12")
def test_reserving_costs_a_force_and_reveals_the_next_card() -> None:
    t = orders(f"{MAUL} {REX} {BO} shatterpoint", force=3)
    t.a(f"reserve:a.{MAUL}")
    assert (active_unit(t), t.force("a"), t.view("b")["players"][0]["reserve"]) == (f"a.{REX}", 2, f"a.{MAUL}")


@rule("SP-ORD-11")
def test_only_one_card_in_reserve() -> None:
    t = orders(f"{MAUL} {BO} shatterpoint", reserve=REX).a("reveal")
    assert active_unit(t) == f"a.{MAUL}"


@rule("SP-ORD-15")
def test_the_last_card_cannot_be_reserved() -> None:
    assert active_unit(orders(REX, discard=f"{MAUL} {BO} shatterpoint")) == f"a.{REX}"


@rule("SP-ORD-43")
def test_reserving_needs_force_but_no_surcharge() -> None:
    assert active_unit(orders(f"{REX} {MAUL} shatterpoint", force=0)) == f"a.{REX}"
    t = orders(f"{BO} {REX} shatterpoint", *UNITS[::2], f"{BO} at 200,100 with 1 injured", force=1)
    t.a(f"reserve:a.{BO}")
    assert t.force("a") == 0


@rule("SP-ORD-43")
def test_a_special_rule_may_lower_the_price_of_reserving() -> None:
    kalani = "kalani-super-tactical-droid"
    t = orders(f"{kalani} {MAUL} shatterpoint", f"{kalani} at 500,100", UNITS[0], force=0).a(f"reserve:a.{kalani}")
    assert (active_unit(t), t.force("a")) == (f"a.{MAUL}", 0)


@rule("SP-ORD-07", "SP-ORD-38")
def test_cards_of_defeated_units_leave_the_game() -> None:
    t = orders(f"{REX} {MAUL} {BO} shatterpoint", f"{REX} defeated", UNITS[0], UNITS[1])
    assert t.last("order-removed")["card"] == f"a.{REX}"
    assert t.asked == "a order-card"
    assert len(t.state.players[0].deck) == 2


@rule("SP-ORD-38")
def test_the_card_of_a_defeated_unit_stays_in_the_deck_until_it_is_revealed() -> None:
    """Rex, activated by the Shatterpoint card, is defeated in step 10; in the next turn his card is turned up."""
    units = (f"{REX} at 300,100 with 2 injured", UNITS[0], UNITS[1])
    t = orders(f"shatterpoint {REX} {BO} {MAUL}", *units).a("keep", f"activate:a.{REX}").passes_until("a act")
    before = list(t.state.players[0].deck)
    t.ends_activation()
    assert t.unit(REX).defeated
    assert t.state.players[0].deck == before == [f"a.{MAUL}", f"a.{BO}", f"a.{REX}"]
    t.stops_after("order-revealed", player=0)
    assert (t.last("order-removed"), t.last("order-revealed")["card"]) == ({"player": 0, "card": f"a.{REX}"}, f"a.{BO}")
    player = t.state.players[0]
    assert (player.deck, f"a.{REX}" in player.discard, t.asked) == ([f"a.{MAUL}"], False, "a order-card")


FALLEN = (f"{REX} defeated", f"{BO} defeated")


@rule("SP-ORD-44", "SP-ORD-07")
def test_a_player_without_units_goes_on() -> None:
    """Cards of defeated units leave the game until the Shatterpoint card shows; nobody is activated, and a scores."""
    a = side(*FALLEN, deck=f"{REX} {BO} shatterpoint", force=2)
    t = table(a=a, b=side(f"{MAUL} at 800,800"), step="orders", objectives="X at 100,100 a")
    assert [event["card"] for event in t.events("order-removed")] == [f"a.{REX}", f"a.{BO}"]
    assert (t.events("order-revealed")[0]["card"], t.last("no-units")["player"]) == ("shatterpoint", 0)
    assert (t.events("activated"), t.token, t.state.active, t.force("a")) == ([], "a1", 1, 9)


@rule("SP-ORD-44", "SP-ORD-23")
def test_a_player_without_units_refreshes() -> None:
    """The last card is that of a defeated unit: it goes, the discard pile becomes the deck, a card is revealed."""
    t = orders(REX, *FALLEN, discard="shatterpoint", force=0, pool=4)
    story = [kind for kind in t.story() if kind in ("order-removed", "deck-refreshed", "order-revealed", "no-units")]
    assert story[:4] == ["order-removed", "deck-refreshed", "order-revealed", "no-units"]
    assert (t.force("a"), t.state.active) == (4, 1)


@rule("SP-ORD-44")
def test_the_clever_ploy_of_a_player_without_units() -> None:
    """Nobody can dash or be searched for; the opponent chooses, too."""
    a = side(*FALLEN, deck=f"shatterpoint {REX}", force=1)
    b = side(f"{MAUL} at 800,800", deck=f"{MAUL} shatterpoint", force=1)
    t = table(a=a, b=b, mission="first-contact", struggle="what-could-go-wrong", step="orders")
    assert (t.force("a"), t.asked) == (3, "b ploy")
    assert t.options("b") == ["choose:force", "choose:dash", "choose:search"]
    t.picks("b", "force")
    assert (t.force("b"), t.events("activated"), t.state.active) == (3, [], 1)


@rule("SP-ORD-02")
def test_the_shatterpoint_card_belongs_to_no_unit() -> None:
    t = orders(f"shatterpoint {MAUL} {BO} {REX}").a("keep")
    assert (t.asked, len(t.options("a"))) == ("a joker-unit", 3)
    assert all(unit.id != "shatterpoint" for unit in t.state.players[0].units)


@rule("SP-ORD-23", "SP-ORD-29")
def test_a_refresh_in_the_middle_of_revealing() -> None:
    """Rex is defeated and his card the last of the deck: it goes, the pile becomes the deck, a card is revealed."""
    units = (f"{REX} defeated", UNITS[0], UNITS[1])
    t = orders(REX, *units, discard=f"{MAUL} {BO} shatterpoint", force=0, pool=7)
    assert t.story()[:4] == ["order-removed", "deck-refreshed", "force-refreshed", "order-revealed"]
    assert (len(t.state.players[0].deck), t.force("a")) == (2, 7)


@rule("SP-ORD-26", "SP-ORD-37")
def test_cards_of_defeated_units_are_not_shuffled_in() -> None:
    units = (f"{REX} at 300,100 with 2 injured", UNITS[0], UNITS[1])
    a = side(*units, deck="", discard=f"{REX} {MAUL} {BO} shatterpoint")
    t = table(a=a, b=side(), step="end-turn")
    assert sorted(t.state.players[0].deck) == [f"a.{BO}", f"a.{MAUL}", "shatterpoint"]
    a = side(*units, deck=f"{MAUL} {BO}", reserve=REX, discard="shatterpoint")
    t = table(a=a, b=side(), step="end-turn")
    assert (t.state.players[0].reserve, t.unit(REX).defeated) == (None, True)
    assert t.state.players[0].discard == ["shatterpoint"]


@rule("SP-ORD-37")
def test_the_card_of_a_defeated_unit_leaves_the_discard_pile_at_once() -> None:
    """With cards left in the deck nothing is refreshed; the card is gone all the same, and not in the next deck."""
    units = (f"{REX} at 300,100 with 2 injured", UNITS[0], UNITS[1])
    t = table(a=side(*units, deck=BO, discard=f"{REX} {MAUL} shatterpoint"), b=side(), step="end-turn")
    assert (t.state.players[0].discard, t.events("deck-refreshed")) == ([f"a.{MAUL}", "shatterpoint"], [])
    t.stops_after("deck-refreshed", player=0)
    assert t.last("deck-refreshed")["player"] == 0
    assert sorted(t.state.players[0].deck) == [f"a.{BO}", f"a.{MAUL}", "shatterpoint"]


@rule("SP-ORD-39")
def test_defeat_comes_before_the_refresh() -> None:
    """The unit of the last card is defeated in step 10 of the very turn in which the deck is refreshed."""
    t = orders(REX, f"{REX} at 300,100 with 2 injured", UNITS[0], discard=f"{MAUL} shatterpoint")
    t.passes_until("a act").ends_activation()
    assert [kind for kind in t.story() if kind in ("defeated", "deck-refreshed")] == ["defeated", "deck-refreshed"]
    assert sorted(t.state.players[0].deck) == [f"a.{MAUL}", "shatterpoint"]


@rule("SP-ORD-32")
def test_the_shatterpoint_card_after_reserving() -> None:
    t = orders(f"{REX} shatterpoint {MAUL} {BO}", force=2).a(f"reserve:a.{REX}")
    assert (t.options("a"), t.force("a")) == (["keep", "redraw"], 1)
    t.a("keep")
    assert t.options("a") == [f"activate:a.{unit}" for unit in (MAUL, BO, REX)]
    t.a(f"activate:a.{REX}").passes_until("a act")
    assert (active_unit(t), t.force("a"), t.state.players[0].reserve) == (f"a.{REX}", 1, f"a.{REX}")
    assert orders(f"{REX} shatterpoint {MAUL} {BO}", force=1).a(f"reserve:a.{REX}").asked == "a joker-unit"
    t = orders(f"{REX} shatterpoint {MAUL} {BO}", force=2).a(f"reserve:a.{REX}", "redraw")
    assert (active_unit(t), t.force("a"), t.state.players[0].reserve) == (f"a.{MAUL}", 0, f"a.{REX}")


@rule("SP-ORD-35")
@pytest.mark.parametrize(
    ("deck", "answer"), [(f"shatterpoint {REX} {MAUL} {BO}", "redraw"), (f"{BO} {REX} {MAUL}", f"reserve:a.{BO}")]
)
def test_a_reveal_that_meets_a_defeated_unit_costs_no_more(deck: str, answer: str) -> None:
    t = orders(deck, f"{REX} defeated", UNITS[0], UNITS[1], force=3).a(answer)
    assert t.last("order-removed")["card"] == f"a.{REX}"
    assert (active_unit(t), t.force("a")) == (f"a.{MAUL}", 2)
    player = t.state.players[0]
    assert f"a.{REX}" not in (*player.deck, *player.discard, player.reserve)


@rule("SP-ORD-45")
def test_only_defeated_units_after_reserving() -> None:
    units = (f"{REX} defeated", UNITS[0], UNITS[1])
    t = orders(f"{MAUL} {REX}", *units, discard=f"{BO} shatterpoint", force=3).a(f"reserve:a.{MAUL}")
    player = t.state.players[0]
    assert (active_unit(t), t.force("a"), player.reserve, player.deck) == (f"a.{MAUL}", 2, None, [])
    assert [event["card"] for event in t.events("order-removed")] == [f"a.{REX}"]
    assert (player.discard, t.events("deck-refreshed")) == ([f"a.{BO}", "shatterpoint", f"a.{MAUL}"], [])


@rule("SP-ORD-46")
def test_only_defeated_units_after_a_redraw() -> None:
    units = (f"{REX} defeated", UNITS[0], UNITS[1])
    t = orders(f"shatterpoint {REX}", *units, reserve=BO, discard=MAUL, force=3).a("reveal", "redraw")
    t.passes_until("a act")
    player = t.state.players[0]
    assert (active_unit(t), player.reserve, player.deck) == (f"a.{BO}", None, ["shatterpoint"])
    assert (t.last("order-removed")["card"], player.discard, t.force("a")) == (f"a.{REX}", [f"a.{MAUL}", f"a.{BO}"], 2)
    assert t.events("deck-refreshed") == []
    t = orders(f"shatterpoint {REX}", *units, discard=f"{MAUL} {BO}", force=3, pool=5).a("redraw")
    t.passes_until("a act")
    assert (t.force("a"), len(t.state.players[0].deck)) == (5, 2)
    player = t.state.players[0]
    assert sorted([*player.deck, *player.discard]) == [f"a.{BO}", f"a.{MAUL}", "shatterpoint"]
    assert ("shatterpoint" in player.deck, player.discard) == (True, [active_unit(t)])


@rule("SP-ORD-16", "SP-ORD-17", "SP-ORD-18", "SP-ORD-19", "SP-ORD-31")
def test_the_shatterpoint_card_activates_any_unit() -> None:
    t = orders(f"shatterpoint {MAUL} {BO}", discard=REX)
    t.a("keep")
    assert t.options("a") == [f"activate:a.{unit}" for unit in (MAUL, BO, REX)]
    t.a(f"activate:a.{BO}")
    assert t.last("activated")["unit"] == f"a.{BO}"
    player = t.state.players[0]
    assert (player.discard, sorted(player.deck)) == ([f"a.{REX}", "shatterpoint"], [f"a.{BO}", f"a.{MAUL}"])


@rule("SP-ORD-20", "SP-ORD-21")
def test_a_redraw_costs_a_force_and_binds() -> None:
    t = orders(f"shatterpoint {MAUL} {BO} {REX}", force=2)
    t.a("redraw")
    assert (active_unit(t), t.force("a"), len(t.state.players[0].deck)) == (f"a.{MAUL}", 1, 3)


@rule("SP-ORD-20", "SP-ORD-25")
def test_decks_are_shuffled() -> None:
    """By a redraw with the Shatterpoint card in it, and by a refresh."""
    order = [f"a.{BO}", "shatterpoint", f"a.{REX}"]
    t = orders(f"shatterpoint {MAUL} {BO} {REX}")
    t.shuffles(order)
    assert t.a("redraw").state.players[0].deck == order
    t = table(a=side(*UNITS, deck="", discard=f"{MAUL} {BO} {REX} shatterpoint"), b=side())
    t.shuffles([f"a.{MAUL}", *order])
    assert t.ends_activation().state.players[0].deck == [f"a.{MAUL}", *order]


@rule("SP-ORD-33")
def test_a_redraw_from_an_empty_deck_refreshes() -> None:
    """1 Force is spent, then all 6 are ready; the discard pile is the deck, its top card is used, the joker goes in."""
    t = orders("shatterpoint", discard=f"{MAUL} {BO} {REX}", force=1, pool=6)
    fresh, mixed = [f"a.{REX}", f"a.{BO}", f"a.{MAUL}"], [f"a.{BO}", "shatterpoint", f"a.{REX}"]
    t.shuffles(fresh, mixed)
    seen = len(t.story())
    t.a("redraw")
    assert t.story()[seen:][:5] == [
        "force-spent",
        "deck-refreshed",
        "force-refreshed",
        "order-revealed",
        "shuffled-back",
    ]
    assert (t.last("force-spent"), t.last("force-refreshed")) == (
        {"player": 0, "amount": 1},
        {"player": 0, "amount": 6},
    )
    player = t.state.players[0]
    assert (t.force("a"), player.deck, player.discard, active_unit(t)) == (6, mixed, [f"a.{MAUL}"], f"a.{MAUL}")
    assert len(t.events("order-revealed")) == 2


@rule("SP-ORD-34")
def test_no_redraw_with_an_empty_deck_and_a_reserve() -> None:
    t = orders("shatterpoint", reserve=REX, discard=f"{MAUL} {BO}", force=5).a("reveal")
    assert (t.asked, t.last("order-revealed")["card"]) == ("a joker-unit", "shatterpoint")
    assert t.options("a") == [f"activate:a.{unit}" for unit in (MAUL, BO, REX)]
    t.refused("a", "redraw")
    assert (t.force("a"), t.events("deck-refreshed")) == (5, [])


@rule("SP-ORD-22", "SP-ORD-25", "SP-ORD-27", "SP-ORD-28")
def test_a_refresh_at_the_end_of_the_turn() -> None:
    a = side(*UNITS, deck="", discard=f"{MAUL} {BO} {REX} shatterpoint", force=0, pool=7)
    t = table(a=a, b=side("asajj-ventress-sith-assassin at 800,800", force=1, pool=6), step="end-turn")
    player = t.state.players[0]
    assert (len(player.deck), player.discard, t.force("a"), t.force("b")) == (4, [], 7, 1)


@rule("SP-ORD-24")
def test_no_refresh_while_a_card_is_in_reserve() -> None:
    t = table(
        a=side(*UNITS, deck="", reserve=REX, discard=f"{MAUL} {BO} shatterpoint", force=0), b=side(), step="end-turn"
    )
    assert (t.state.players[0].deck, t.force("a")) == ([], 0)


@rule("SP-ORD-04", "SP-ORD-36", "SP-ORD-42")
def test_what_is_open_and_what_is_hidden() -> None:
    one, other = orders(f"{MAUL} {BO} {REX}"), orders(f"{MAUL} {REX} {BO}")
    assert one.view("b")["players"][0] == other.view("b")["players"][0]
    assert one.last("order-revealed")["card"] == f"a.{MAUL}"
