"""Cards, combat bonuses and abilities (PM-CRD)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.content import to_record
from battlemat.core.errors import ContentError
from battlemat.games.pocketmodel.content import CARDS, UNITS, Card, content, extra_content
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import ATTACKER_HITS, BOTH_HIT, MISSES, Add, draw, modify

RECORD = {"id": "x", "name": "x", "type": "combat", "source": "test", "defense": 10, "stars": 2}
RECORD |= {"bonus_stat": "attack", "bonus": 1}
"""A legal combat card as it stands in a content file."""


def for_any(card: str, *effects: dict[str, Any], **more: Any) -> Card:
    """A card whose ability every unit can use."""
    return new_card(card, icon="luck", units="any", effects=list(effects), **more)


def in_battle(t: PocketScenario, seat: str | None, index: int, stat: str) -> int:
    """A value of the attacker's (0) or defender's (1) unit, as a player sees it during the battle."""
    return sum(amount for _, amount in t.view(seat)["battle"]["sides"][index][stat])


def changes(t: PocketScenario, name: str) -> list[tuple[str, int]]:
    """The lasting changes of a unit, as everybody sees them."""
    units = [unit for player in t.view(None)["players"] for unit in player["units"] if unit["id"] == name]
    return [(change["stat"], change["amount"]) for change in units[0]["changes"]]


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


# Who can use an ability -----------------------------------------------------------------------------------------------


@rule("PM-CRD-15")
def test_without_the_icon_a_unit_gets_the_bonus_and_not_the_ability(add: Add) -> None:
    add(new_unit("x", attack=2, icons=["laser"]), new_card("spread", icon="torpedo", effects=[modify("damage", 2)]))
    t = table(side("x@contested", hand="spread"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", attacker="spread", dice=ATTACKER_HITS)
    assert t.shot("a.x")["attack"] == [("x", 2), ("spread", 1)]
    assert t.tokens("b.iron-edict") == 1
    assert t.last("played")["ability"] is False


@rule("PM-CRD-16")
def test_cards_are_offered_whether_or_not_they_match(add: Add) -> None:
    add(new_unit("x"))
    t = table(side("x@contested", hand="linked-cannons dig-in hull-down full-broadside"), "iron-edict@contested")
    t.a("combat", ["a.x>b.iron-edict"])
    assert t.options("a") == ["pass", "linked-cannons", "dig-in", "hull-down", "full-broadside"]
    t.a("hull-down")
    assert t.last("played")["card"] == "hull-down"


@rule("PM-CRD-17")
@pytest.mark.parametrize("icons", [[], sorted(icon.id for icon in content().icons.values() if icon.class_ == "match")])
def test_a_card_without_an_ability_gives_only_its_bonus(add: Add, icons: list[str]) -> None:
    add(new_unit("x", icons=icons), new_unit("y", shields=5))
    t = table(side("x@contested", hand="steady-aim"), "y@contested")
    t.battle("a.x>b.y", attacker="steady-aim", dice=ATTACKER_HITS)
    assert t.last("played") == {"player": 0, "card": "steady-aim", "unit": "a.x", "ability": False}
    assert t.shot("a.x")["attack"] == [("x", 2), ("steady-aim", 3)]
    assert t.shot("a.x")["defense"] == [("y", 9)]
    assert t.last("damaged")["terms"] == [("x", 1)]


@rule("PM-CRD-18")
def test_every_ability_has_one_icon_of_one_class() -> None:
    icons = content().icons
    classes = {"match": 0, "power": 0, "wild": 0}
    for card in CARDS.values():
        if card.type == "combat" and card.ability is not None:
            icon = icons[card.ability.icon or ""]
            classes[icon.class_] += 1
            assert (icon.class_ == "wild") == (card.ability.units is not None)
    assert all(classes.values())


@rule("PM-CRD-18")
@pytest.mark.parametrize(
    "ability", [{}, {"icon": "sabre"}, {"icon": "luck"}, {"icon": "laser", "units": "any"}, {"units": [1, 2]}]
)
def test_an_ability_without_a_proper_icon_is_rejected(ability: dict[str, Any]) -> None:
    card = new_card("x", effects=[modify("attack", 1)], **ability)
    with pytest.raises(ContentError), extra_content(card):
        pass


@pytest.mark.parametrize(
    ("icon", "unit_icons", "works"),
    [
        pytest.param("laser", ["laser", "elite"], True, marks=rule("PM-CRD-19")),
        pytest.param("laser", ["torpedo"], False, marks=rule("PM-CRD-19")),
        pytest.param("armor", ["armor"], True, marks=rule("PM-CRD-20")),
        pytest.param("armor", ["carrier"], False, marks=rule("PM-CRD-20")),
        pytest.param("torpedo", ["droid", "laser", "torpedo"], True, marks=rule("PM-CRD-27")),
        pytest.param("torpedo", ["droid", "laser"], False, marks=rule("PM-CRD-27")),
    ],
)
def test_an_ability_works_for_units_with_its_icon(add: Add, icon: str, unit_icons: list[str], works: bool) -> None:
    add(new_unit("x", icons=unit_icons), new_card("special", icon=icon, effects=[modify("damage", 2)]))
    t = table(side("x@contested", hand="special"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", attacker="special", dice=ATTACKER_HITS)
    assert t.last("played")["ability"] is works
    assert t.shot("a.x")["score"] == 13
    assert t.tokens("b.iron-edict") == (3 if works else 1)


@rule("PM-CRD-21")
def test_a_power_icon_works_without_a_card(add: Add) -> None:
    add(new_unit("x", damage=2), new_unit("y", shields=3, icons=["armor"]))
    t = table("x@contested", "y@contested")
    t.battle("a.x>b.y", dice=ATTACKER_HITS)
    assert t.tokens("b.y") == 1


@pytest.mark.parametrize(
    ("units", "stars", "works"),
    [
        pytest.param("any", 3, True, marks=rule("PM-CRD-22")),
        pytest.param("any", 1, True, marks=rule("PM-CRD-24")),
        pytest.param("any", 5, True, marks=rule("PM-CRD-24")),
        pytest.param([4, 5], 5, True, marks=rule("PM-CRD-25")),
        pytest.param([4, 5], 3, False, marks=rule("PM-CRD-25")),
        pytest.param([1, 2, 3], 1, True, marks=rule("PM-CRD-26")),
        pytest.param([1, 2, 3], 3, True, marks=rule("PM-CRD-26")),
        pytest.param([1, 2, 3], 4, False, marks=rule("PM-CRD-26")),
    ],
)
def test_a_wild_ability_asks_for_stars_and_no_icon(add: Add, units: Any, stars: int, works: bool) -> None:
    add(
        new_unit("x", stars=stars, icons=[]),
        new_card("vision", icon="force", units=units, effects=[modify("damage", 2)]),
    )
    t = table(side("x@contested", hand="vision"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", attacker="vision", dice=ATTACKER_HITS)
    assert t.last("played")["ability"] is works
    assert t.shot("a.x")["score"] == 13
    assert t.tokens("b.iron-edict") == (3 if works else 1)


@rule("PM-CRD-23")
@pytest.mark.parametrize("icon", ["force", "luck"])
def test_wild_icons_are_never_on_units(icon: str) -> None:
    assert not any(icon in face.icons for unit in UNITS.values() for face in (unit, unit.back) if face is not None)
    with pytest.raises(ContentError, match=f"field icons: '{icon}'"), extra_content(new_unit("x", icons=[icon])):
        pass
    back = {"attack": 2, "damage": 1, "defense": 9, "shields": 1, "icons": [icon]}
    veteran = new_unit("x", icons=["veteran"], back=back)
    with pytest.raises(ContentError, match=f"field icons: '{icon}'"), extra_content(veteran):
        pass


@rule("PM-CRD-28")
def test_units_are_of_the_types_of_their_icons(add: Add) -> None:
    add(
        new_unit("x", icons=["trooper"]),
        new_unit("y", icons=["blaster", "trooper"]),
        new_unit("z", icons=["battle-droid"]),
        new_card(
            "trenches",
            type="objective",
            effects=[
                {
                    "when": "while_face_up",
                    "op": "modify_units",
                    "side": "friendly",
                    "stat": "defense",
                    "amount": 1,
                    "scope": "both",
                    "filter": {"icon": "trooper"},
                }
            ],
        ),
    )
    t = table("x@contested x@contested", side("y@contested z@contested", objectives="trenches! - -"))
    t.battle("a.x>b.y", "a.x-2>b.z", dice=MISSES)
    assert (t.shot("a.x")["needed"], t.shot("b.y")["needed"]) == (10, 9)
    t.cards(dice=MISSES)
    assert t.shot("a.x-2")["needed"] == 9


@rule("PM-CRD-29")
def test_counting_units_of_a_type(add: Add) -> None:
    """A friendly trooper, one of another player's home zone and a turned Veteran are there to be left out."""
    back = {"attack": 2, "damage": 1, "defense": 9, "shields": 1, "icons": []}
    add(
        new_unit("x", attack=2, icons=["trooper"]),
        new_unit("y", icons=["trooper"]),
        new_unit("old-y", icons=["trooper", "veteran"], back=back),
        new_unit("z", icons=["battle-droid"]),
        for_any("its-a-trap", modify("attack", 1, per={"side": "opposing", "icon": "trooper"})),
    )
    t = table(
        side("x@contested x@contested", hand="its-a-trap"),
        "y@contested y@contested y@home y@reserves old-y@contested~ z@contested",
    )
    t.battle("a.x>b.z", attacker="its-a-trap", dice=(2, 1, 1, 1))
    assert t.shot("a.x")["attack"] == [("x", 2), ("its-a-trap", 1), ("its-a-trap", 2)]
    assert t.shot("a.x")["score"] == 8


@rule("PM-CRD-30")
def test_one_carrier_per_turn() -> None:
    t = table("stalwart-oath@home-b free-passage@home-b cinder-flight@reserves shard-pack@reserves", "iron-edict")
    assert [option for option in t.options("a") if option.startswith("carrier")] == [
        "carrier:a.stalwart-oath",
        "carrier:a.free-passage",
    ]
    t.a("carrier:a.stalwart-oath", ["a.cinder-flight"])
    assert t.zone("a.cinder-flight") == "home-b"
    assert t.zone("a.shard-pack") == "reserves"
    assert t.asked == "b objective-card"


@rule("PM-CRD-30")
def test_armor_works_any_number_of_times_a_turn(add: Add) -> None:
    add(new_unit("x", damage=2), new_unit("y", shields=4, icons=["armor"]))
    t = table("x@contested " * 3, "y@contested")
    t.battle("a.x>b.y", "a.x-2>b.y", "a.x-3>b.y", dice=ATTACKER_HITS)
    t.cards(dice=ATTACKER_HITS).cards(dice=ATTACKER_HITS)
    assert [hit["amount"] for hit in t.events("damaged")] == [1, 1, 1]
    assert t.tokens("b.y") == 3


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


# How abilities work ---------------------------------------------------------------------------------------------------


@rule("PM-CRD-39")
def test_modifiers_add_up(add: Add) -> None:
    add(new_unit("x", attack=3), new_card("red", bonus=2))
    t = table(side("x@home-b", hand="red"), side("iron-edict", objectives="jamming-station! - -"))
    t.battle("a.x>b.iron-edict", attacker="red", dice=(4, 2, 1, 1))
    assert t.shot("a.x")["attack"] == [("x", 3), ("red", 2), ("jamming-station", -1)]
    assert t.shot("a.x")["score"] == 10


@rule("PM-CRD-40")
def test_bonus_and_ability_add_to_the_same_value(add: Add) -> None:
    add(new_unit("x", attack=3, icons=["laser"]), new_card("burst", icon="laser", effects=[modify("attack", 2)]))
    t = table(side("x@contested", hand="burst"), "iron-edict@contested")
    t.a("combat", ["a.x>b.iron-edict"], "burst")
    assert in_battle(t, "a", 0, "attack") == 6


@rule("PM-CRD-41")
def test_an_ability_is_carried_out_without_asking(add: Add) -> None:
    hurts = {"when": "end_of_battle", "op": "damage", "amount": 1, "target": "self"}
    add(new_unit("x", shields=2), for_any("overload", modify("damage", 1), hurts))
    t = table(side("x@contested", hand="overload"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", attacker="overload", dice=ATTACKER_HITS)
    assert t.asked == "b objective-card"
    assert (t.tokens("b.iron-edict"), t.tokens("a.x")) == (2, 1)


@rule("PM-CRD-41")
def test_an_ability_that_says_may_asks(add: Add) -> None:
    hurts = {"when": "end_of_battle", "op": "damage", "amount": 1, "target": "self", "may": True}
    add(new_unit("x", shields=2), for_any("overload", modify("damage", 1), hurts))
    t = table(side("x@contested", hand="overload"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", attacker="overload", dice=ATTACKER_HITS)
    assert t.asked == "a damage"
    assert t.options("a") == ["yes", "no"]
    t.a("no")
    assert (t.tokens("b.iron-edict"), t.tokens("a.x")) == (2, 0)


@rule("PM-CRD-42")
@pytest.mark.parametrize(("card", "score"), [("pass", 5), ("red", 7)])
def test_a_card_works_for_the_defender_as_for_the_attacker(add: Add, card: str, score: int) -> None:
    add(new_unit("y", attack=2), new_card("red", bonus=2))
    t = table("iron-edict@contested", side("y@contested", hand="red"))
    t.battle("a.iron-edict>b.y", defender=card, dice=(1, 1, 2, 1))
    assert t.shot("b.y")["score"] == score
    assert t.shot("a.iron-edict")["score"] == 6


@rule("PM-CRD-43")
def test_the_opposing_unit_is_the_other_unit_of_the_battle(add: Add) -> None:
    add(new_unit("x"), new_unit("y"), for_any("jammed", modify("attack", -1, "opposing")))
    t = table("x@contested x@contested", side("y@contested", hand="jammed"))
    t.battle("a.x>b.y", "a.x-2>b.y", defender="jammed", dice=(2, 1, 2, 1))
    assert t.shot("a.x")["score"] == 4
    assert t.shot("b.y")["attack"] == [("y", 2), ("jammed", 1)]
    t.cards(dice=(2, 1, 2, 1))
    assert t.shot("a.x-2")["score"] == 5


@rule("PM-CRD-43")
def test_the_friendly_units_of_the_zone_include_this_unit(add: Add) -> None:
    add(new_unit("x"), new_unit("y"), for_any("in-step", modify("defense", 1, "friendly_in_zone")))
    t = table("x@contested x@contested", side("y@contested y@contested", hand="in-step"))
    t.battle("a.x>b.y", "a.x-2>b.y-2", defender="in-step", dice=MISSES)
    assert (t.shot("a.x")["needed"], t.shot("b.y")["needed"]) == (10, 9)
    t.cards(dice=MISSES)
    assert t.shot("a.x-2")["needed"] == 9


# Timing ---------------------------------------------------------------------------------------------------------------


@rule("PM-CRD-44")
def test_an_ability_takes_effect_when_the_card_is_played() -> None:
    t = table(side("gravel-pack@contested", hand="covering-shots"), side("ice-watch@contested", hand="steady-aim"))
    t.a("combat", ["a.gravel-pack>b.ice-watch"], "covering-shots")
    assert t.asked == "b combat-card"
    assert len(t.hand("a")) == 2


@rule("PM-CRD-44")
def test_after_the_rolls_the_attacker_decides_first_and_once() -> None:
    hand = "targeting-routine"
    t = table(side("long-reach@contested", hand=hand), side("old-faithful@contested", hand=hand))
    t.battle("a.long-reach>b.old-faithful", attacker=hand, defender=hand, dice=(1, 2, 1, 3))
    assert len(t.events("rolled")) == 1
    assert t.asked == "a die"
    assert t.options("a") == ["die-1", "die-2", "no"]
    t.dice(3, 2)
    t.a("die-2")
    assert t.asked == "b die"
    t.b("die-1")
    assert t.asked == "b objective-card"
    assert (t.shot("a.long-reach")["base"], t.shot("b.old-faithful")["base"]) == (4, 5)


@rule("PM-CRD-44")
def test_the_defender_decides_second_even_from_the_first_seat() -> None:
    """What the attacker made of its dice, the defender may change once more."""
    t = table(
        side("old-faithful@contested", hand="premonition"),
        side("long-reach@contested", hand="targeting-routine"),
        active="b",
    )
    t.battle("b.long-reach>a.old-faithful", attacker="targeting-routine", defender="premonition", dice=(6, 1, 1, 1))
    assert t.asked == "b die"
    t.dice(6, 1, 2)
    t.b("die-2")
    assert t.asked == "a reroll"
    assert t.view("a")["battle"]["sides"][0]["dice"] == [6, 6]
    t.a("yes")
    assert t.asked == "a objective-card"
    assert t.shot("b.long-reach") | {"base": 3, "automatic": False, "hit": False} == t.shot("b.long-reach")


@rule("PM-CRD-44")
def test_a_hit_comes_before_the_end_of_the_battle(add: Add) -> None:
    """The moment decides first, and only then who attacks."""
    hurts = {"when": "on_hit", "op": "damage", "amount": 1, "target": "other_opposing_in_zone"}
    add(new_unit("x", shields=2), new_unit("y"), for_any("last-word", draw("end_of_battle", 1)), for_any("flak", hurts))
    t = table(
        side("x@contested cinder-flight@contested", hand="last-word"),
        side("y@contested", hand="flak"),
    )
    t.battle("a.x>b.y", attacker="last-word", defender="flak", dice=(1, 1, 5, 5))
    assert t.zone("a.cinder-flight") == "reserves"
    acted = [e.kind for e in t.match.events if e.kind == "destroyed" or (e.kind == "drew" and e.rule == "PM-CRD-44")]
    assert acted == ["destroyed", "drew"]


@rule("PM-CRD-45")
def test_a_changed_roll_may_become_an_automatic_hit(add: Add) -> None:
    add(new_unit("x", attack=0, icons=["droid"]), new_unit("y", defense=20, shields=2))
    t = table(side("x@contested", hand="targeting-routine"), "y@contested")
    t.battle("a.x>b.y", attacker="targeting-routine", dice=(6, 2, 1, 1, 6))
    t.a("die-2")
    assert t.shot("a.x") | {"base": 12, "automatic": True, "hit": True} == t.shot("a.x")


@rule("PM-CRD-45")
def test_a_changed_roll_may_lose_the_automatic_hit(add: Add) -> None:
    add(
        new_unit("x", attack=0),
        new_unit("y", defense=20),
        for_any("distraction", {"when": "after_rolls", "op": "reroll", "whose": "opposing", "dice": "one"}),
    )
    t = table("x@contested", side("y@contested", hand="distraction"))
    t.battle("a.x>b.y", defender="distraction", dice=(6, 6, 1, 1, 3))
    assert t.shot("a.x") | {"base": 9, "automatic": False, "hit": False} == t.shot("a.x")


@rule("PM-CRD-47")
def test_what_a_destroyed_unit_has_done_still_counts() -> None:
    a = side("swift-spark@contested cinder-flight", hand="signature-kill", deck="crossfire dig-in " * 4)
    t = table(a, "swift-spark@contested cinder-flight")
    t.battle("a.swift-spark>b.swift-spark", attacker="signature-kill", dice=BOTH_HIT)
    assert (t.zone("a.swift-spark"), t.zone("b.swift-spark")) == ("reserves", "reserves")
    drew = [(e.rule, e.data["count"]) for e in t.match.events if e.kind == "drew" and e.data["player"] == 0]
    assert drew == [("PM-CRD-44", 2), ("PM-BTL-40", 1)]


@rule("PM-CRD-47")
@pytest.mark.parametrize(("dice", "asked"), [(MISSES, "a bring-in"), ((1, 1, 6, 6), "b objective-card")])
def test_a_destroyed_unit_has_no_zone_to_bring_units_into(add: Add, dice: tuple[int, ...], asked: str) -> None:
    add(new_unit("x", icons=["transport"]))
    t = table(side("x@contested cinder-flight ice-watch@reserves", hand="troop-drop"), "iron-edict@contested")
    t.battle("a.x>b.iron-edict", attacker="troop-drop", dice=dice)
    assert t.asked == asked
    assert t.zone("a.ice-watch") == "reserves"


@rule("PM-CRD-47")
@pytest.mark.parametrize(("dice", "tokens"), [(MISSES, 0), ((1, 1, 6, 6), 1)])
def test_a_destroyed_unit_that_came_back_is_no_longer_this_unit(add: Add, dice: tuple[int, ...], tokens: int) -> None:
    """An objective brings the destroyed unit back; then its card deals 1 damage to it and repairs `this unit`."""
    add(
        new_unit("x", shields=2),
        new_card(
            "muster",
            type="objective",
            effects=[{"when": "friendly_unit_destroyed", "op": "deploy", "stars": 1, "to": "own_home"}],
        ),
        for_any(
            "patch-up",
            {"when": "end_of_battle", "op": "damage", "amount": 1, "target": "friendly_choice"},
            {"when": "end_of_battle", "op": "remove_damage", "amount": 1, "target": "self"},
        ),
    )
    t = table(side("x@home cinder-flight", hand="patch-up", objectives="muster! - -"), "iron-edict@home-a")
    t.battle("a.x>b.iron-edict", attacker="patch-up", dice=dice)
    if tokens:
        t.a(["a.x"])
    assert t.asked == "a damage"
    t.a("a.x")
    assert (t.zone("a.x"), t.tokens("a.x")) == ("home-a", tokens)


@rule("PM-CRD-48")
def test_lasting_changes_stay_with_their_units() -> None:
    """Each of five attackers asks something else of B's line: the rally, a move away, a loss, a return, a last look."""
    t = table(
        "cinder-flight@contested " * 5,
        side(
            "iron-edict@contested amber-sting@contested swift-spark@contested stalwart-oath@contested "
            "shard-pack@reserves shard-pack@home",
            hand="rally-the-line break-skyward launch-everything",
        ),
    )
    lead, mover, victim, carrier, late = (
        f"b.{kind}" for kind in ("iron-edict", "amber-sting", "swift-spark", "stalwart-oath", "shard-pack")
    )
    rallied = [("defense", 1)]
    attackers = ["a.cinder-flight", *(f"a.cinder-flight-{number}" for number in range(2, 6))]
    targets = [lead, mover, victim, carrier, lead]
    t.battle(
        *(f"{attacker}>{target}" for attacker, target in zip(attackers, targets, strict=True)),
        defender="rally-the-line",
        dice=MISSES,
    )
    assert [changes(t, unit) for unit in (lead, mover, victim, carrier)] == [rallied] * 4
    assert (changes(t, late), changes(t, f"{late}-2")) == ([], [])
    t.cards(defender="break-skyward", dice=MISSES)
    t.b(f"{mover}>home-a")
    assert t.shot(attackers[1])["needed"] == 9 + 2 + 1
    assert changes(t, mover) == rallied
    t.cards(dice=ATTACKER_HITS)
    assert t.shot(attackers[2])["needed"] == 8 + 1
    assert (t.zone(victim), changes(t, victim)) == ("reserves", [])
    t.cards(defender="launch-everything", dice=MISSES)
    t.b([victim, late])
    assert (t.zone(victim), t.zone(late)) == ("contested", "contested")
    assert (changes(t, victim), changes(t, late)) == ([], [])
    t.cards(dice=MISSES)
    assert t.shot(attackers[4])["needed"] == 10 + 1
    assert t.asked == "b objective-card"
    assert [changes(t, unit) for unit in (lead, mover, carrier)] == [[]] * 3
