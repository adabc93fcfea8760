"""Cards, combat bonuses and abilities (PM-CRD)."""

from __future__ import annotations

import pytest

from battlemat.core.content import to_record
from battlemat.core.errors import ContentError
from battlemat.games.pocketmodel.content import CARDS, Card
from battlemat.games.pocketmodel.scenario import new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import ATTACKER_HITS, MISSES, Add, for_any, modify
from tests.rules.pocketmodel.told import changes, in_battle

RECORD = {"id": "x", "name": "x", "type": "combat", "source": "test", "defense": 10, "stars": 2}
RECORD |= {"bonus_stat": "attack", "bonus": 1}
"""A legal combat card as it stands in a content file."""


# Cards and when they are played ---------------------------------------------------------------------------------------


@rule("PM-CRD-01")
def test_there_are_two_types_of_cards() -> None:
    assert {card.type for card in CARDS.values()} == {"combat", "objective"}
    assert to_record("cards.toml", "x", RECORD, Card).type == "combat"
    with pytest.raises(ContentError, match="field type"):
        to_record("cards.toml", "x", RECORD | {"type": "event"}, Card)


@rule("PM-CRD-02")
def test_combat_cards_are_not_offered_outside_battles() -> None:
    t = table(
        side("needle-flight", hand="steady-aim heavy-charge"),
        side("iron-edict@contested", hand="steady-aim heavy-charge"),
        step="turn",
    )
    assert t.options("a") == ["pass"]
    t.a("pass")
    assert t.options("a") == ["pass", "move"]
    assert t.refused("a", "steady-aim") == "PM-TRN-07"
    t.a("move")
    assert t.options("a") == ["a.needle-flight>contested"]
    t.a(["a.needle-flight>contested"])
    assert t.asked == "b objective-card"
    assert t.options("b") == ["pass"]
    assert t.events("played") == []


@rule("PM-CRD-03")
def test_combat_cards_are_played_only_from_hand() -> None:
    a = side(
        "needle-flight@contested",
        hand="linked-cannons",
        objectives="steady-aim! heavy-charge -",
        deck="brace-for-impact",
        discard="crossfire",
    )
    t = table(a, "iron-edict@contested")
    t.a("combat", ["a.needle-flight>b.iron-edict"])
    assert t.options("a") == ["pass", "linked-cannons"]
    for elsewhere in ("steady-aim", "heavy-charge", "brace-for-impact", "crossfire"):
        assert t.refused("a", elsewhere) == "PM-BTL-15"


@rule("PM-CRD-04")
def test_no_combat_cards_during_strikes() -> None:
    t = table(
        side("needle-flight@home-b hammer-flight@home-b", hand="steady-aim heavy-charge linked-cannons"),
        side("iron-edict", objectives="memorial-wall! - -", hand="steady-aim heavy-charge linked-cannons"),
    )
    t.strike("b.objective-1", "a.needle-flight", "a.hammer-flight", dice=(1, 1, 1, 1))
    assert len(t.events("strike-failed")) == 2
    assert t.asked == "b objective-card"
    assert t.events("played") == t.events("passed") == []


@rule("PM-CRD-05")
def test_one_combat_card_per_player_and_battle() -> None:
    hand = "steady-aim heavy-charge brace-for-impact"
    t = table(side("tidal-hope@contested", hand=hand), side("iron-edict@contested", hand=hand))
    t.a("combat", ["a.tidal-hope>b.iron-edict"])
    assert t.refused("a", ["steady-aim", "heavy-charge"]) == "PM-BTL-15"
    t.dice(*MISSES)
    t.a("steady-aim").b("heavy-charge")
    assert [(played["player"], played["card"]) for played in t.events("played")] == [
        (0, "steady-aim"),
        (1, "heavy-charge"),
    ]
    assert len(t.events("rolled")) == 1
    assert t.asked == "b objective-card"


# Bonus and duration ---------------------------------------------------------------------------------------------------


@rule("PM-CRD-06")
def test_a_card_gives_its_bonus_and_its_ability() -> None:
    t = table(side("needle-flight@contested", hand="linked-cannons"), "iron-edict@contested")
    t.battle("a.needle-flight>b.iron-edict", attacker="linked-cannons", dice=(3, 2, 1, 1))
    assert t.shot("a.needle-flight")["attack"] == [("needle-flight", 4), ("linked-cannons", 1)]
    assert t.last("damaged")["terms"] == [("needle-flight", 1), ("linked-cannons", 1)]
    assert t.tokens("b.iron-edict") == 2


@rule("PM-CRD-07")
def test_a_card_works_for_one_battle_only(add: Add) -> None:
    add(new_unit("x"), new_unit("y", shields=5), for_any("blue", modify("damage", 1), bonus_stat="defense", bonus=2))
    t = table("x@contested x@contested", side("y@contested", hand="blue"))
    t.battle("a.x>b.y", "a.x-2>b.y", defender="blue", dice=MISSES)
    assert t.shot("a.x")["needed"] == 11
    assert (in_battle(t, "a", 1, "defense"), in_battle(t, "a", 1, "damage")) == (9, 1)
    t.cards(dice=MISSES)
    assert t.shot("a.x-2")["needed"] == 9


@rule("PM-CRD-08")
def test_a_card_may_work_until_the_end_of_the_turn(add: Add) -> None:
    add(
        new_unit("x"),
        new_unit("y", icons=["leader"]),
        new_card("dug-in", icon="leader", effects=[modify("defense", 1, until="turn")]),
    )
    t = table("x@contested x@contested", side("y@contested", hand="dug-in"))
    t.battle("a.x>b.y", "a.x-2>b.y", defender="dug-in", dice=MISSES).cards(dice=MISSES)
    assert t.shot("a.x-2")["defense"] == [("y", 9), ("dug-in", 1)]
    t.b("pass", "combat", ["b.y>a.x"])
    t.cards(dice=MISSES)
    assert t.shot("a.x")["defense"] == [("y", 9)]


@rule("PM-CRD-08")
def test_a_card_may_work_until_its_owners_next_turn() -> None:
    """Played in the owner's own turn, it holds through the opponent's whole turn."""
    t = table(side("grey-courier@contested", hand="standing-orders"), side("iron-edict@contested tidal-hope@contested"))
    t.battle("a.grey-courier>b.iron-edict", attacker="standing-orders", dice=MISSES)
    t.b("pass", "combat", ["b.iron-edict>a.grey-courier"])
    t.cards(dice=MISSES)
    assert t.shot("b.iron-edict")["needed"] == 11
    assert t.asked == "a objective-card"
    assert changes(t, "a.grey-courier") == []


@rule("PM-CRD-09")
def test_red_is_added_to_attack(add: Add) -> None:
    add(new_unit("x", attack=2), new_card("red", bonus_stat="attack", bonus=2))
    t = table(side("x@contested", hand="red"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", attacker="red", dice=(4, 1, 1, 1))
    assert t.shot("a.x")["score"] == 9


@rule("PM-CRD-10")
def test_yellow_is_added_to_damage(add: Add) -> None:
    add(new_unit("x", damage=1), new_card("yellow", bonus_stat="damage", bonus=2))
    t = table(side("x@contested", hand="yellow"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", attacker="yellow", dice=ATTACKER_HITS)
    assert t.shot("a.x")["score"] == 12
    assert t.tokens("b.iron-edict") == 3


@rule("PM-CRD-11")
def test_blue_is_added_to_defense(add: Add) -> None:
    add(new_unit("x", attack=2), new_unit("y", defense=8), new_card("blue", bonus_stat="defense", bonus=2))
    t = table("x@contested", side("y@contested", hand="blue"))
    t.battle("a.x>b.y", defender="blue", dice=(4, 3, 1, 1))
    assert t.shot("a.x") | {"score": 9, "needed": 10, "hit": False} == t.shot("a.x")
    assert t.tokens("b.y") == 0


@rule("PM-CRD-12")
def test_no_bonus_changes_shields() -> None:
    assert {card.bonus_stat for card in CARDS.values() if card.type == "combat"} == {"attack", "damage", "defense"}
    for stat in ("attack", "damage", "defense"):
        assert to_record("cards.toml", "x", RECORD | {"bonus_stat": stat}, Card).bonus_stat == stat
    with pytest.raises(ContentError, match=r"field bonus_stat: .*'shields'"):
        to_record("cards.toml", "x", RECORD | {"bonus_stat": "shields"}, Card)


@rule("PM-CRD-13")
def test_the_bonus_counts_as_soon_as_the_card_is_played(add: Add) -> None:
    add(new_unit("x", attack=2), new_card("red", bonus_stat="attack", bonus=2))
    t = table(side("x@contested", hand="red"), "iron-edict@contested")
    t.a("combat", ["a.x>b.iron-edict"])
    assert in_battle(t, "b", 0, "attack") == 2
    t.a("red")
    assert t.asked == "b combat-card"
    assert [in_battle(t, seat, 0, "attack") for seat in ("a", "b", None)] == [4, 4, 4]
    assert t.events("rolled") == []


@rule("PM-CRD-14")
def test_the_bonus_goes_to_the_unit_in_this_battle_alone(add: Add) -> None:
    add(new_unit("x", attack=2), new_unit("y", attack=2), new_card("red", bonus_stat="attack", bonus=2))
    t = table(side("x@contested y@contested", hand="red"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", "a.y>b.iron-edict", attacker="red", dice=(2, 1, 1, 1))
    assert t.shot("a.x")["score"] == 7
    assert t.shot("b.iron-edict")["score"] == 6
    t.cards(dice=(2, 1, 1, 1))
    assert t.shot("a.y")["score"] == 5


# Cards against rules and cards against cards --------------------------------------------------------------------------


@rule("PM-CRD-31")
def test_a_card_may_allow_what_the_rules_forbid() -> None:
    """Ground units attack space units only at home, unless a card says that they can."""
    units = "gravel-pack@contested cinder-flight@contested"
    t = table(side(units, objectives="anti-orbital-cannon - -"), "needle-flight@contested")
    t.a("combat")
    assert t.options("a") == ["a.cinder-flight>b.needle-flight"]
    assert t.refused("a", ["a.gravel-pack>b.needle-flight"]) == "PM-UNI-16"
    t = table(side(units, objectives="anti-orbital-cannon! - -"), "needle-flight@contested")
    t.battle("a.gravel-pack>b.needle-flight", dice=MISSES)
    assert len(t.events("rolled")) == 1


@rule("PM-CRD-32")
@pytest.mark.parametrize("zone", ["contested", "home"])
def test_cant_beats_can(zone: str) -> None:
    a = side(f"gravel-pack@{zone}", objectives="anti-orbital-cannon! - -")
    place = "contested" if zone == "contested" else "home-a"
    t = table(a, f"needle-flight@{place} ice-watch@{place}")
    t.a("combat")
    assert t.options("a") == ["a.gravel-pack>b.needle-flight", "a.gravel-pack>b.ice-watch"]
    t = table(a, side(f"needle-flight@{place} ice-watch@{place}", objectives="orbital-blockade! - -"))
    t.a("combat")
    assert t.options("a") == ["a.gravel-pack>b.ice-watch"]
    assert t.refused("a", ["a.gravel-pack>b.needle-flight"]) == "PM-CRD-32"


@rule("PM-CRD-32")
@pytest.mark.parametrize("allowing", ["a", "b", "c"])
def test_cant_beats_can_whoever_owns_the_cards(allowing: str) -> None:
    """Each seat in turn has the card that allows it, the others have the one that forbids it to their opponents."""
    sides = [
        side("gravel-pack@contested", objectives="anti-orbital-cannon! - -")
        if seat == allowing
        else side("needle-flight@contested ice-watch@contested", objectives="orbital-blockade! - -")
        for seat in "abc"
    ]
    t = table(*sides, active=allowing)
    getattr(t, allowing)("combat")
    others = [seat for seat in "abc" if seat != allowing]
    assert t.options(allowing) == [f"{allowing}.gravel-pack>{seat}.ice-watch" for seat in others]
    for seat in others:
        assert t.refused(allowing, [f"{allowing}.gravel-pack>{seat}.needle-flight"]) == "PM-CRD-32"


# Hands, decks and discard piles ---------------------------------------------------------------------------------------


@rule("PM-CRD-33")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    pile = ["linked-cannons", "crossfire", "dig-in", "hull-down", "odd-hunch"]
    pile += ["diving-pass", "data-spike", "troop-drop", "old-scores"]
    t = table(
        side("gravel-pack@contested", hand="covering-shots steady-aim", deck="heavy-charge", discard=" ".join(pile)),
        "ice-watch@contested",
    )
    t.shuffles(pile[::-1])
    t.a("combat", ["a.gravel-pack>b.ice-watch"], "covering-shots")
    assert t.hand("a") == ["heavy-charge", "linked-cannons", "steady-aim"]
    assert t.deck("a") == pile[1:]
    assert t.discard("a") == []
    assert t.last("reshuffled") == {"player": 0, "count": 9}


@rule("PM-CRD-34")
def test_nothing_is_drawn_when_nothing_is_left() -> None:
    t = table(side("gravel-pack@contested", hand="covering-shots steady-aim", deck=""), "ice-watch@contested")
    t.a("combat", ["a.gravel-pack>b.ice-watch"], "covering-shots")
    assert t.last("played")["ability"] is True
    assert t.hand("a") == ["steady-aim"]
    assert t.events("drew") == []
    assert t.asked == "b combat-card"
    t.dice(*MISSES)
    t.b("pass")
    assert t.asked == "b objective-card"
    assert not t.is_out("a")


@rule("PM-CRD-35")
@pytest.mark.parametrize("two_pack", [False, True])
def test_hands_are_refilled_to_three(two_pack: bool) -> None:
    t = table(
        side("tidal-hope@contested", hand="steady-aim heavy-charge", deck="crossfire dig-in hull-down"),
        side("iron-edict@contested"),
        two_pack=two_pack,
    )
    t.battle("a.tidal-hope>b.iron-edict", attacker="steady-aim", dice=MISSES)
    assert t.hand("a") == ["crossfire", "dig-in", "heavy-charge"]


@rule("PM-CRD-36")
def test_cards_above_three_are_kept() -> None:
    t = table(side("tidal-hope@contested", hand="steady-aim" + " heavy-charge" * 5), side("iron-edict@contested"))
    t.battle("a.tidal-hope>b.iron-edict", attacker="steady-aim", dice=MISSES)
    assert t.hand("a") == ["heavy-charge"] * 5
    assert t.discard("a") == ["steady-aim"]
    assert [drew["player"] for drew in t.events("drew")] == [1]


@rule("PM-CRD-37")
def test_played_cards_lie_on_the_table_until_the_battle_is_over() -> None:
    t = table(
        side("tidal-hope@contested", hand="lucky-break steady-aim heavy-charge"),
        side("iron-edict@contested", hand="brace-for-impact steady-aim heavy-charge"),
    )
    t.battle("a.tidal-hope>b.iron-edict", attacker="lucky-break", defender="brace-for-impact", dice=MISSES)
    assert t.asked == "a reroll"
    assert t.hand("a") == t.hand("b") == ["heavy-charge", "steady-aim"]
    assert t.discard("a") == t.discard("b") == []
    assert [shown["card"] for shown in t.view("b")["battle"]["sides"]] == ["lucky-break", "brace-for-impact"]
    t.a("no")
    assert (t.discard("a"), t.discard("b")) == (["lucky-break"], ["brace-for-impact"])


@rule("PM-CRD-38")
def test_played_cards_are_seen_by_everybody_at_once() -> None:
    t = table(side("tidal-hope@contested", hand="steady-aim"), "iron-edict@contested", "cinder-flight")
    t.a("combat", ["a.tidal-hope>b.iron-edict"], "steady-aim")
    assert t.asked == "b combat-card"
    for seat in ("a", "b", "c", None):
        assert t.view(seat)["battle"]["sides"][0]["card"] == "steady-aim"
    assert t.match.events_for(1)[-1].data["card"] == "steady-aim"


@rule("PM-CRD-46")
def test_counts_and_discard_piles_are_public() -> None:
    a = side(
        "tidal-hope", hand="steady-aim steady-aim", deck="crossfire dig-in crossfire", discard="hull-down data-spike"
    )
    t = table(a, "iron-edict")
    seen = t.view("b")["players"][0]
    assert (seen["hand"], seen["hand_size"], seen["deck_size"]) == (None, 2, 3)
    assert seen["discard"] == ["hull-down", "data-spike"]
    assert not [card for card in ("steady-aim", "crossfire", "dig-in") if card in str(seen)]
    assert t.view("a")["players"][0]["hand"] == ["steady-aim", "steady-aim"]
    assert t.view("a")["players"][0]["deck_size"] == 3
    assert "crossfire" not in str(t.view("a"))
