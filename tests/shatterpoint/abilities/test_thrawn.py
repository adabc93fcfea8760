"""Grand Admiral Thrawn, and the house tactics cards that he and the Ewok Trappers bring."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.match import start_from
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.abilities.tactics_cards import EFFECTS
from battlemat.games.shatterpoint.build import is_playable
from battlemat.games.shatterpoint.content import TACTICS, UNITS
from battlemat.games.shatterpoint.damage import defeat
from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.sampling import sample_setup
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.values import keyword
from tests.rule_marks import rule

THRAWN, TRAPPERS, TROOPERS = "grand-admiral-thrawn", "ewok-trappers", "death-troopers"
BO, MAUL = "bo-katan-kryze", "lord-maul"
BRINGS = {
    THRAWN: "battle-tactics-architects-of-their-own-destruction",
    TRAPPERS: "battle-tactics-primitive-artifice",
}


# Thrawn


@pytest.mark.parametrize(("x", "y", "more"), [(400, 560, 3), (560, 400, 0)])
def test_utter_defeat_gives_dice_to_whoever_contests(x: float, y: float, more: int) -> None:
    """Three more in the next attack and none in the one after; an inactive objective is not contested."""
    t = table(a=side(f"{THRAWN} at 400,400"), b=side(f"{BO} at 540,520"), objectives="X at 400,600; (Y) at 620,400")
    t.picks("a", "utter-defeat").moves("thrawn", "reposition", x, y).a("action:combat").picks("a", "ranged", BO)
    dice = t.unit("thrawn").stance.ranged.attack
    assert dice is not None
    assert sum(t.last("rolled")["attack"].values()) == dice + more
    planned = Attack(9, f"a.{THRAWN}.1", f"b.{BO}.1", "ranged", False)
    assert attack_pool(t.state, planned, None) == dice


def reserving(*units: str, force: int = 3, deck: str = "") -> ShatterScenario:
    first = units[0].split()[0]
    cards = deck or f"{first} {THRAWN} shatterpoint"
    a = side(*units, f"{THRAWN} at 60,60", deck=cards, force=force)
    return table(a=a, b=side(f"{BO} at 800,800"), step="orders")


def test_we_must_wait_and_watch() -> None:
    """An Imperial card is reserved for nothing; for 1 Force its unit sheds damage and one of it repositions."""
    t = reserving(f"{TROOPERS} at 400,400 and 460,400 with 2 damage").picks("a", f"reserve:a.{TROOPERS}")
    assert (t.force("a"), t.asked) == (3, "a agree")
    t.a("choose:yes")
    t.moves(f"{TROOPERS}.2", "reposition", 500, 500)
    assert (t.force("a"), t.damage(TROOPERS), t.at(f"{TROOPERS}.2")) == (2, 1, (500, 500, 0))


def test_we_must_wait_and_watch_can_be_declined_and_needs_force() -> None:
    t = reserving(f"{TROOPERS} at 400,400 and 460,400 with 2 damage").picks("a", f"reserve:a.{TROOPERS}").passes("a")
    assert (t.force("a"), t.damage(TROOPERS)) == (3, 2)
    poor = reserving(f"{TROOPERS} at 400,400 and 460,400 with 2 damage", force=0).picks("a", f"reserve:a.{TROOPERS}")
    assert (poor.force("a"), poor.last("activated")) == (0, {"unit": f"a.{THRAWN}"})


def test_we_must_wait_and_watch_is_for_imperials_alone() -> None:
    t = reserving(f"{MAUL} at 400,400 with 2 damage").picks("a", f"reserve:a.{MAUL}")
    assert (t.force("a"), t.damage(MAUL), t.last("activated")) == (2, 2, {"unit": f"a.{THRAWN}"})


def test_know_them_protects_the_engaged_of_injured_imperials() -> None:
    units = (f"{THRAWN} at 60,60 with 1 injured", "stormtroopers at 400,400 and 700,700 with 1 injured")
    t = table(a=side(*units, f"{MAUL} at 400,350 with 1 injured"), b=side(f"{BO} at 430,375"))
    names = ("stormtroopers.1", "stormtroopers.2", "thrawn", "maul")
    assert [keyword(t.state, t.character(name), "protection") for name in names] == [1, 0, 0, 0]
    t.unit("stormtroopers").injured = 0
    assert keyword(t.state, t.character("stormtroopers.1"), "protection") == 0


def wounded(victim: str, damage: int) -> ShatterScenario:
    """Bo-Katan's attack wounds somebody of Thrawn's side."""
    b = side(f"{victim} at 400,460 with {damage} damage", *[f"{THRAWN} at 60,60"] * (victim != THRAWN), force=1, pool=4)
    t = table(a=side(f"{BO} at 400,400"), b=b)
    player = t.state.players[1]
    player.deck, player.discard = ["shatterpoint"], [unit.id for unit in player.units]
    t.a("action:combat").attacks("bo-katan", victim, attack="CCC", path="a")
    while t.asked.startswith("a ") and not t.asked.endswith(" act"):
        t.picks("a", "stop") if "stop" in t.options("a") else t.passes("a")
    return t


def test_know_them_refreshes_the_deck_when_a_primary_is_wounded() -> None:
    t = wounded(THRAWN, 8)
    assert t.asked == "b agree"
    t.b("choose:yes")
    player = t.state.players[1]
    assert (sorted(player.deck), player.discard, t.force("b")) == ([f"b.{THRAWN}", "shatterpoint"], [], 4)


def test_know_them_refreshes_nothing_for_others_or_when_declined() -> None:
    assert wounded(THRAWN, 8).passes("b").state.players[1].deck == ["shatterpoint"]
    t = wounded("del-meeko-inferno-squad", 8)
    assert (t.unit("del-meeko").wounded, t.state.players[1].deck) == (True, ["shatterpoint"])
    assert t.asked == "a act", "it is not even asked for"


# Tactics cards


def test_the_units_with_tactics_cards_can_be_fielded() -> None:
    assert is_playable(UNITS[THRAWN])
    assert is_playable(UNITS[TRAPPERS])
    assert set(EFFECTS) == set(TACTICS)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_builder_shows_them_as_house_cards(language: str) -> None:
    told = GAME.catalogue(language)
    word = {"en": "house", "pl": "własn", "de": "Haus"}[language]
    for card in told["tactics"].values():
        assert card["source"] == "house"
        assert word in card["name"]
        assert not card["effect"].startswith("text-")
    assert told["tactics"]["hidden-nets"]["brought_by"] == [TRAPPERS]
    for ability in ("battle-tactics-architects-of-their-own-destruction", "battle-tactics-primitive-artifice"):
        assert word in told["abilities"][ability]["note"]


def set_up(unit: str) -> ShatterScenario:
    """A match of a side with a unit, up to the making of the order decks."""
    other = THRAWN if unit == TRAPPERS else TRAPPERS
    samples = (GAME.normal_setup(sample_setup(Random(seed), [BRINGS[unit]])) for seed in count())
    written = next(sample for sample in samples if other not in str(sample))
    m = start_from(GAME, written, GAME.begin(written, Chance(key_from_seed("tactics"))))
    t = ShatterScenario(m)
    while t.asked.endswith((" edge", " mission")):
        decision = m.pending[0]
        m.submit(decision.player, m.random_answer(decision, Random(1)))
    return t


@rule("SP-HSE-04")
@pytest.mark.parametrize(
    ("unit", "family", "most"), [(THRAWN, "grand-strategy", 2), (TRAPPERS, "primitive-artifice", 1)]
)
def test_tactics_cards_are_added_when_the_deck_is_made(unit: str, family: str, most: int) -> None:
    t = set_up(unit)
    number = t.match.pending[0].player
    seat = "ab"[number]
    cards = [card.id for card in TACTICS.values() if card.family == family]
    assert t.asked == f"{seat} tactics-card"
    assert t.options(seat) == [*(f"choose:{card}" for card in cards), "pass"]
    for card in cards[:most]:
        t.picks(seat, card)
    player = t.state.players[number]
    assert len(player.deck) == 7 + most
    assert set(cards[:most]) < set(player.deck)
    assert t.view("ba"[number])["players"][number]["deck"] == sorted(player.deck)
    plain = set_up(unit).passes(seat)
    assert len(plain.state.players[number].deck) == 7


def orders(deck: str, **more: Any) -> ShatterScenario:
    units = (f"{THRAWN} at 400,400", f"{TROOPERS} at 600,400 and 660,400 with 2 damage")
    a = side(*units, deck=deck, **{"force": 2, "pool": 4} | more)
    return table(a=a, b=side(f"{BO} at 800,800", f"{MAUL} at 700,800"), step="orders")


@rule("SP-HSE-04")
def test_a_revealed_tactics_card_is_resolved_and_another_card_is_revealed() -> None:
    t = orders(f"patient-design {THRAWN} {TROOPERS} shatterpoint")
    assert (t.asked, t.options("a")) == ("a effect", ["choose:force", "choose:mend"])
    t.picks("a", "force")
    player = t.state.players[0]
    assert (t.force("a"), player.discard, t.asked) == (3, ["patient-design"], "a order-card")
    assert t.last("order-revealed") == {"player": 0, "card": f"a.{THRAWN}"}


@rule("SP-HSE-04")
def test_a_tactics_card_is_resolved_by_the_unit_that_brought_it() -> None:
    """Neither by allies with cards of their own nor by the opponent's Thrawn: 1 Force is refreshed, once."""
    units = (f"{THRAWN} at 400,400", f"{TRAPPERS} at 600,400 and 660,400")
    a = side(*units, deck=f"patient-design {THRAWN} shatterpoint", force=2, pool=9)
    t = table(a=a, b=side(f"{THRAWN} at 800,800", force=2, pool=9), step="orders")
    assert (t.asked, t.force("a"), t.force("b")) == ("a order-card", 3, 2)
    assert [event["unit"] for event in t.events("ability")] == [f"a.{THRAWN}"]


@rule("SP-HSE-04")
def test_a_refresh_shuffles_tactics_cards_in() -> None:
    """The tactics card was the last one: the discard pile becomes the deck before another card is revealed."""
    t = orders("patient-design", discard=f"{THRAWN} {TROOPERS} shatterpoint studied-weakness").picks("a", "force")
    kinds = [kind for kind in t.story() if kind in ("order-revealed", "deck-refreshed")]
    assert kinds[:3] == ["order-revealed", "deck-refreshed", "order-revealed"]
    player = t.state.players[0]
    assert "studied-weakness" in [*player.deck, *player.discard, *(e["card"] for e in t.events("order-revealed"))]
    ended = table(
        a=side(f"{THRAWN} at 400,400", deck="", discard=f"{THRAWN} shatterpoint hidden-nets"), b=side(), step="end-turn"
    )
    assert sorted(ended.state.players[0].deck) == [f"a.{THRAWN}", "hidden-nets", "shatterpoint"]


@rule("SP-HSE-04")
def test_a_reserve_is_used_when_only_tactics_cards_were_left() -> None:
    t = orders("patient-design", reserve=TROOPERS, discard=f"{THRAWN} shatterpoint").a("reveal").picks("a", "force")
    assert (t.last("activated"), t.state.players[0].deck) == ({"unit": f"a.{TROOPERS}"}, [])


@rule("SP-HSE-04")
def test_without_its_unit_a_tactics_card_leaves_the_game() -> None:
    troopers = f"{TROOPERS} at 600,400 and 660,400"
    a = side(f"{THRAWN} at 400,400", troopers, deck=f"patient-design {TROOPERS} shatterpoint", force=2)
    t = table(a=a, b=side(f"{BO} at 800,800"), active="b", activates=BO)
    defeat(t.match, t.unit(THRAWN))
    t.ends_activation()
    assert t.last("order-removed") == {"player": 0, "card": "patient-design"}
    player = t.state.players[0]
    assert (t.asked, "patient-design" in [*player.deck, *player.discard]) == ("a order-card", False)
    assert t.force("a") == 2


def test_patient_design_mends() -> None:
    t = orders(f"patient-design {THRAWN} shatterpoint").picks("a", "mend")
    assert (t.damage(TROOPERS), t.force("a")) == (1, 2)
    sound = table(
        a=side(f"{THRAWN} at 400,400", deck=f"patient-design {THRAWN} shatterpoint", force=2), b=side(), step="orders"
    )
    assert sound.force("a") == 3, "nobody is hurt: there is only the Force"


def test_studied_weakness() -> None:
    t = orders(f"studied-weakness {THRAWN} shatterpoint")
    assert t.options("a") == ["choose:exposed", "choose:dash"]
    t.picks("a", "exposed").picks("a", BO)
    assert (t.conditions("bo-katan"), t.conditions("maul")) == (["exposed"], [])
    t = orders(f"studied-weakness {THRAWN} shatterpoint").picks("a", "dash").moves(f"{TROOPERS}.1", "dash", 600, 440)
    assert (t.at(f"{TROOPERS}.1"), t.asked) == ((600, 440, 0), "a order-card")


def trap(card: str, *foes: str, objectives: str = "") -> ShatterScenario:
    a = side(f"{TRAPPERS} at 400,400 and 460,400", deck=f"{card} {TRAPPERS} shatterpoint")
    return table(a=a, b=side(*foes), objectives=objectives, step="orders")


def test_swinging_logs_strike_at_an_active_objective() -> None:
    foes = (f"{BO} at 400,600", f"{MAUL} at 400,700")
    t = trap("swinging-logs", *foes, objectives="X at 400,560; (Y) at 400,740")
    assert (t.damage("bo-katan"), t.damage("maul"), t.asked) == (1, 0, "a order-card")
    both = trap("swinging-logs", *foes, objectives="X at 400,560; Y at 400,740").picks("a", MAUL)
    assert (both.damage("bo-katan"), both.damage("maul")) == (0, 1)
    none = trap("swinging-logs", *foes, objectives="X at 800,100")
    assert (none.damage("bo-katan"), none.damage("maul"), none.asked) == (0, 0, "a order-card")


def test_hidden_nets_catch_a_unit_near_an_ewok() -> None:
    t = trap("hidden-nets", f"{BO} at 400,550", f"{MAUL} at 400,800")
    assert (t.conditions("bo-katan"), t.conditions("maul"), t.asked) == (["pinned"], [], "a order-card")
    none = trap("hidden-nets", f"{MAUL} at 400,800")
    assert (none.conditions("maul"), none.asked) == ([], "a order-card")


@rule("SP-HSE-04")
def test_only_who_brought_a_tactics_card_resolves_it() -> None:
    """Neither the Trappers of the same side nor the opponent's Thrawn: each card is resolved once."""
    units = (f"{THRAWN} at 400,400", f"{TRAPPERS} at 600,400 and 660,400")
    for card, foe in (("patient-design", f"{MAUL} at 60,800"), ("hidden-nets", f"{MAUL} at 600,550")):
        a = side(*units, deck=f"{card} {THRAWN} shatterpoint", force=2)
        t = table(a=a, b=side(foe, f"{THRAWN} at 800,800", force=2), step="orders")
        assert (t.asked, t.state.players[0].discard) == ("a order-card", [card])
        used = [event["unit"] for event in t.events("ability")]
        assert used == [f"a.{THRAWN if card == 'patient-design' else TRAPPERS}"]
        assert (t.force("a"), t.force("b")) == ((3, 2) if card == "patient-design" else (2, 2))
        assert t.conditions("maul") == (["pinned"] if card == "hidden-nets" else [])
        assert t.damage("maul") == 0
