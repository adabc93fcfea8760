"""Abilities of cards: who can use them, how they work and when (PM-CRD)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.errors import ContentError
from battlemat.games.pocketmodel.content import CARDS, UNITS, content, extra_content
from battlemat.games.pocketmodel.scenario import new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import ATTACKER_HITS, BOTH_HIT, MISSES, Add, draw, for_any, modify
from tests.rules.pocketmodel.told import changes, in_battle

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
        pytest.param([4, 5], 4, True, marks=rule("PM-CRD-25")),
        pytest.param([4, 5], 5, True, marks=rule("PM-CRD-25")),
        pytest.param([4, 5], 3, False, marks=rule("PM-CRD-25")),
        pytest.param([1, 2, 3], 1, True, marks=rule("PM-CRD-26")),
        pytest.param([1, 2, 3], 2, True, marks=rule("PM-CRD-26")),
        pytest.param([1, 2, 3], 3, True, marks=rule("PM-CRD-26")),
        pytest.param([1, 2, 3], 4, False, marks=rule("PM-CRD-26")),
        pytest.param([1, 2, 3], 5, False, marks=rule("PM-CRD-26")),
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


@rule("PM-CRD-30")
def test_power_icons_that_apply_in_battles_are_not_limited_to_one_a_turn(add: Add) -> None:
    """Two Turbolasers of one player add their damage in the same turn, then two of its Veterans turn over."""
    back = {"attack": 2, "damage": 1, "defense": 9, "shields": 1, "icons": []}
    add(
        new_unit("x", icons=["turbolaser"]),
        new_unit("y", stars=4, shields=9),
        new_unit("v", icons=["veteran"], back=back),
        new_unit("z"),
    )
    t = table("x@contested x@contested v@contested v@contested", "y@contested z@contested z@contested")
    t.battle("a.x>b.y", "a.x-2>b.y", "a.v>b.z", "a.v-2>b.z-2", dice=ATTACKER_HITS)
    for _ in range(3):
        t.cards(dice=ATTACKER_HITS)
    assert t.tokens("b.y") == 2 + 2
    assert [event["unit"] for event in t.events("turned-over")] == ["a.v", "a.v-2"]


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


@rule("PM-CRD-42")
@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_a_card_that_mentions_attacking_or_defending_works_only_then(add: Add, role: str) -> None:
    add(new_unit("x"), new_unit("y"), for_any("one-way", modify("attack", 2, condition={"role": role})))
    t = table(side("x@contested", hand="one-way"), side("y@contested", hand="one-way"))
    t.battle("a.x>b.y", attacker="one-way", defender="one-way", dice=MISSES)
    assert (t.shot("a.x")["score"], t.shot("b.y")["score"]) == ((7, 5) if role == "attacker" else (5, 7))


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


@rule("PM-ELM-11")
@pytest.mark.parametrize("op", [{"op": "look_at_hand"}, {"op": "discard", "count": 1}])
def test_a_player_who_is_out_has_no_hand_to_show_or_lose(add: Add, op: dict[str, Any]) -> None:
    add(new_unit("x"), for_any("nosy", op | {"when": "on_destroy"}))
    t = table(side("x@contested", hand="nosy"), side("x@contested", hand="dig-in"), "x")
    t.battle("a.x>b.x", attacker="nosy", dice=ATTACKER_HITS)
    assert t.is_out("b")
    assert t.events("looked-at-hand") == []
    assert [event["card"] for event in t.events("discarded")] == ["nosy"]
