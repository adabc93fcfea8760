"""Rolls, scores, hits and their damage in a battle (PM-BTL)."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import ATTACKER_HITS, THREE, Add, draw, for_any, modify
from tests.rules.pocketmodel.told import log

# Rolls, scores and hits -----------------------------------------------------------------------------------------------


@rule("PM-BTL-21")
def test_each_side_rolls_two_dice() -> None:
    t = table("needle-flight@contested", "iron-edict@contested")
    t.battle("a.needle-flight>b.iron-edict", dice=(4, 3, 5, 1))
    assert t.events("rolled") == [{"attacker": [4, 3], "defender": [5, 1]}]
    assert (t.shot("a.needle-flight")["base"], t.shot("b.iron-edict")["base"]) == (7, 6)


@rule("PM-BTL-22")
def test_a_base_roll_of_12_hits_automatically(add: Add) -> None:
    add(new_unit("x", attack=0), new_unit("y", defense=20, shields=3))
    t = table("x@contested", "y@contested")
    t.battle("a.x>b.y", dice=(6, 6, 1, 1))
    assert t.shot("a.x") | {"score": 12, "needed": 20, "automatic": True, "hit": True} == t.shot("a.x")
    assert t.tokens("b.y") == 1


@rule("PM-BTL-22")
@pytest.mark.parametrize("card", ["steady-aim", "double-or-nothing", "perfect-angle"])
def test_a_card_that_forbids_the_automatic_hit_beats_every_other(add: Add, card: str) -> None:
    add(new_unit("x", attack=0, icons=["elite"]), new_unit("y", defense=20, shields=3, icons=["elite"]))
    t = table(side("x@contested", hand=card), side("y@contested", hand="ace-reflexes"))
    t.battle("a.x>b.y", attacker=card, defender="ace-reflexes", dice=(6, 6, 1, 1))
    assert (t.shot("a.x")["automatic"], t.shot("a.x")["hit"]) == (False, False)


@rule("PM-BTL-22")
def test_without_the_automatic_hit_a_12_is_compared_as_usual(add: Add) -> None:
    add(new_unit("x", attack=2), new_unit("y", defense=12, shields=3, icons=["elite"]))
    t = table("x@contested", side("y@contested", hand="ace-reflexes"))
    t.battle("a.x>b.y", defender="ace-reflexes", dice=(6, 6, 1, 1))
    assert t.shot("a.x") | {"score": 14, "needed": 14, "automatic": False, "hit": True} == t.shot("a.x")


@rule("PM-BTL-22")
def test_only_the_named_unit_loses_the_automatic_hit(add: Add) -> None:
    add(
        new_unit("x", attack=0, defense=20, shields=3),
        new_unit("y", attack=0, defense=20, shields=3, icons=["elite"]),
        new_card("overeager", icon="elite", effects=[{"when": "play", "op": "no_auto_hit", "target": "self"}]),
    )
    t = table("x@contested", side("y@contested", hand="overeager"))
    t.battle("a.x>b.y", defender="overeager", dice=(6, 6, 6, 6))
    assert (t.shot("a.x")["hit"], t.shot("b.y")["hit"]) == (True, False)


@pytest.mark.parametrize("hits", [True, False])
def test_a_battle_shows_its_step(add: Add, hits: bool) -> None:
    """1 to 3 while cards are played, 4 after the rolls, 7 for what follows from them whether or not anybody hits."""
    effects = [
        {"when": "after_rolls", "op": "reroll", "whose": "own", "dice": "both", "may": True},
        {"when": "on_hit", "op": "draw", "count": 1, "may": True},
        {"when": "end_of_battle", "op": "draw", "count": 1, "may": True},
    ]
    add(new_unit("x"), new_unit("y", shields=3), new_card("all-in", icon="luck", units="any", effects=effects))
    t = table(side("x@contested", hand="all-in"), side("y@contested", hand="steady-aim"))
    t.dice(*((5, 5, 1, 1) if hits else (1, 1, 1, 1)))
    t.a("combat", "a.x>b.y")
    shown = []
    for seat, answer in (("a", "pass"), ("b", "steady-aim"), ("a", "all-in"), ("a", "no"), *[("a", "no")] * (1 + hits)):
        shown.append((t.question(seat).kind, t.view(seat)["battle"]["step"]))
        t.match.submit("ab".index(seat), answer)
    cards = [("combat-card", 1), ("combat-card", 2), ("combat-card", 3)]
    assert shown == [*cards, ("reroll", 4), *[("draw", 7)] * (1 + hits)]
    assert t.asked == "b objective-card"


@rule("PM-BTL-22", "PM-CRD-44")
@pytest.mark.parametrize(
    ("card", "dice", "reason"),
    [
        ("pass", (6, 6), ("PM-BTL-22", True, None)),
        ("perfect-angle", (6, 6), ("PM-BTL-22", True, None)),  # 12 needs no card
        ("perfect-angle", (5, 6), ("PM-CRD-44", True, "perfect-angle")),
        ("one-in-a-million", (4, 6), ("PM-CRD-44", True, "one-in-a-million")),
        ("double-or-nothing", (2, 2), ("PM-CRD-44", True, "double-or-nothing")),
        ("double-or-nothing", (2, 3), ("PM-BTL-31", False, None)),
    ],
)
def test_an_automatic_hit_names_its_reason(
    add: Add, card: str, dice: tuple[int, int], reason: tuple[str, bool, str | None]
) -> None:
    add(new_unit("x", icons=["elite"]), new_unit("y", defense=20, shields=9))
    t = table(side("x@contested", hand=card.replace("pass", "")), "y@contested")
    t.battle("a.x>b.y", attacker=card, dice=(*dice, 1, 1))
    event = next(event for event in t.match.events if event.kind in ("hit", "missed") and event.data["unit"] == "a.x")
    assert (event.rule, event.data["automatic"], event.data["by"]) == reason


@rule("PM-BTL-23")
def test_a_score_of_12_or_more_is_no_automatic_hit(add: Add) -> None:
    add(new_unit("x", attack=4), new_unit("y", defense=14))
    t = table("x@contested", "y@contested")
    t.battle("a.x>b.y", dice=(6, 3, 1, 1))
    assert t.shot("a.x") | {"base": 9, "score": 13, "automatic": False, "hit": False} == t.shot("a.x")


@rule("PM-BTL-24")
def test_the_other_side_still_hits_after_an_automatic_hit(add: Add) -> None:
    add(new_unit("x", defense=8), new_unit("y", attack=2))
    t = table("x@contested cinder-flight", "y@contested cinder-flight")
    t.battle("a.x>b.y", dice=(6, 6, 4, 2))
    assert t.shot("a.x")["automatic"]
    assert t.shot("b.y") | {"score": 8, "needed": 8, "automatic": False, "hit": True} == t.shot("b.y")
    assert (t.zone("a.x"), t.zone("b.y")) == ("reserves", "reserves")


@rule("PM-BTL-25")
def test_two_automatic_hits(add: Add) -> None:
    add(new_unit("x", damage=2, defense=20, shields=3), new_unit("y", damage=1, defense=20, shields=3))
    t = table("x@contested", "y@contested")
    t.battle("a.x>b.y", dice=(6, 6, 6, 6))
    assert (t.tokens("a.x"), t.tokens("b.y")) == (1, 2)
    assert (t.zone("a.x"), t.zone("b.y")) == ("contested", "contested")


@rule("PM-BTL-26")
def test_a_base_roll_of_2_may_hit(add: Add) -> None:
    add(new_unit("x", attack=6), new_unit("y", defense=8, shields=2))
    t = table("x@contested", "y@contested")
    t.battle("a.x>b.y", dice=(1, 1, 1, 1))
    assert t.shot("a.x")["hit"]
    assert t.tokens("b.y") == 1


@rule("PM-BTL-27")
def test_attack_is_added_to_the_base_roll(add: Add) -> None:
    add(new_unit("x", attack=2), new_unit("y", attack=5))
    t = table("x@contested", "y@contested")
    t.battle("a.x>b.y", dice=(4, 3, 1, 1))
    assert t.shot("a.x") | {"attack": [("x", 2)], "score": 9} == t.shot("a.x")
    assert t.shot("b.y") | {"attack": [("y", 5)], "score": 7} == t.shot("b.y")


@rule("PM-BTL-28")
def test_cards_and_face_up_objectives_change_the_attack_score(add: Add) -> None:
    add(new_unit("x", attack=2, icons=["leader"]), new_card("red", bonus=1))
    t = table(
        side("x@contested", hand="red", objectives="fleet-command! fleet-command steady-aim"),
        side("iron-edict@contested"),
    )
    t.battle("a.x>b.iron-edict", attacker="red", dice=(4, 3, 1, 1))
    assert t.shot("a.x")["attack"] == [("x", 2), ("red", 1), ("fleet-command", 1)]
    assert t.shot("a.x")["score"] == 11


@rule("PM-BTL-28")
def test_cards_and_objectives_change_the_attack_score_of_the_defender_too(add: Add) -> None:
    """The attacker's card is a penalty; the objective for Leaders does not affect the attacker."""
    add(
        new_unit("x", attack=2),
        new_unit("y", attack=2, icons=["leader"]),
        for_any("jammed", modify("attack", -2, "opposing"), bonus_stat="defense"),
    )
    t = table(
        side("x@contested", hand="jammed", objectives="fleet-command! - -"),
        side("y@contested", hand="steady-aim", objectives="fleet-command! - -"),
    )
    t.battle("a.x>b.y", attacker="jammed", defender="steady-aim", dice=(1, 1, 2, 1))
    assert t.shot("a.x")["attack"] == [("x", 2)]
    assert t.shot("b.y")["attack"] == [("y", 2), ("steady-aim", 3), ("jammed", -2), ("fleet-command", 1)]
    assert t.shot("b.y")["score"] == 7


@rule("PM-BTL-29")
def test_penalties_lower_the_attack_score(add: Add) -> None:
    add(new_unit("x", attack=3))
    t = table("x@home-b", side("iron-edict", objectives="jamming-station! - -"))
    t.battle("a.x>b.iron-edict", dice=(4, 1, 1, 1))
    assert t.shot("a.x")["score"] == 7


@rule("PM-BTL-30")
def test_the_defense_score_is_made_of_defense_and_modifiers(add: Add) -> None:
    add(
        new_unit("y", defense=9),
        new_card("blue", bonus_stat="defense", bonus=2),
        new_card(
            "crossed-skies",
            type="objective",
            effects=[
                {
                    "when": "while_face_up",
                    "op": "modify_units",
                    "side": "opposing",
                    "stat": "defense",
                    "amount": -1,
                    "scope": "both",
                }
            ],
        ),
    )
    t = table(side("iron-edict@contested", objectives="crossed-skies! - -"), side("y@contested", hand="blue"))
    t.battle("a.iron-edict>b.y", defender="blue", dice=(1, 1, 6, 5))
    assert t.shot("a.iron-edict")["defense"] == [("y", 9), ("blue", 2), ("crossed-skies", -1)]
    assert t.shot("a.iron-edict")["needed"] == 10
    assert t.shot("b.y")["needed"] == 10  # printed: iron-edict is friendly to the objective


@rule("PM-BTL-31")
@pytest.mark.parametrize(("base", "hit"), [((4, 4), True), ((4, 3), False)])
def test_an_equal_score_hits_and_one_less_misses(add: Add, base: tuple[int, int], hit: bool) -> None:
    add(new_unit("x", attack=2), new_unit("y", defense=10, shields=2))
    t = table("x@contested", "y@contested")
    t.battle("a.x>b.y", dice=(*base, 1, 1))
    assert t.shot("a.x")["hit"] is hit
    assert t.tokens("b.y") == hit


@rule("PM-BTL-32")
def test_both_sides_check_for_a_hit_at_the_same_moment(add: Add) -> None:
    add(new_unit("x", attack=2, defense=10), new_unit("y", attack=2, defense=9))
    t = table("x@contested cinder-flight", "y@contested cinder-flight")
    t.battle("a.x>b.y", dice=(5, 4, 4, 4))
    assert (t.shot("a.x")["score"], t.shot("b.y")["score"]) == (11, 10)
    assert (t.shot("a.x")["hit"], t.shot("b.y")["hit"]) == (True, True)
    assert t.story()[4:9] == ["rolled", "hit", "hit", "damaged", "damaged"]


# Damage and destruction -----------------------------------------------------------------------------------------------


@rule("PM-BTL-33")
def test_a_hit_places_damage_and_its_bonuses(add: Add) -> None:
    add(
        new_unit("x", damage=2),
        new_unit("y", shields=5),
        new_card("yellow", bonus_stat="damage", bonus=1),
    )
    t = table(side("x@contested", hand="yellow"), "y@contested")
    t.battle("a.x>b.y", attacker="yellow", dice=ATTACKER_HITS)
    assert t.tokens("b.y") == 3
    assert t.tokens("a.x") == 0


@rule("PM-BTL-34")
def test_the_margin_of_a_hit_does_not_matter(add: Add) -> None:
    add(new_unit("x", attack=6, damage=1), new_unit("y", defense=8, shields=5))
    t = table("x@contested", "y@contested")
    t.battle("a.x>b.y", dice=(5, 5, 1, 1))
    assert (t.shot("a.x")["score"], t.shot("a.x")["needed"]) == (16, 8)
    assert t.tokens("b.y") == 1


@rule("PM-BTL-35")
def test_tokens_equal_to_shields_destroy_a_unit(add: Add) -> None:
    add(new_unit("x", damage=2), new_unit("y", shields=3), new_unit("z", shields=4))
    t = table("x@contested x@contested", "y@contested*1 z@contested*1")
    t.battle("a.x>b.y", "a.x-2>b.z", dice=ATTACKER_HITS).cards(dice=ATTACKER_HITS)
    assert (t.zone("b.y"), t.tokens("b.y")) == ("reserves", 0)
    assert (t.zone("b.z"), t.tokens("b.z")) == ("contested", 3)
    assert t.view("a")["players"][1]["units"][0]["zone"] == "reserves"


@rule("PM-BTL-36")
def test_a_destroyed_unit_still_deals_its_damage(add: Add) -> None:
    add(new_unit("x"), new_unit("y"))
    t = table("x@contested cinder-flight", "y@contested cinder-flight")
    t.battle("a.x>b.y", dice=(5, 5, 5, 5))
    assert (t.zone("a.x"), t.zone("b.y")) == ("reserves", "reserves")
    assert log(t) == ["b.y takes 1", "a.x takes 1", "a.x destroyed", "b.y destroyed"]


@rule("PM-BTL-37")
def test_excess_damage_is_lost(add: Add) -> None:
    add(new_unit("x", damage=4), new_unit("y", shields=1))
    t = table("x@contested", "y@contested y@contested iron-edict@contested")
    t.battle("a.x>b.y", dice=ATTACKER_HITS)
    assert [t.zone(name) for name in ("b.y", "b.y-2", "b.iron-edict")] == ["reserves", "contested", "contested"]
    assert (t.tokens("b.y-2"), t.tokens("b.iron-edict")) == (0, 0)
    assert len(t.events("damaged")) == 1


@rule("PM-BTL-38")
def test_a_hit_for_zero_is_still_a_hit(add: Add) -> None:
    add(
        new_unit("x", damage=1),
        new_unit("y", icons=["armor"]),
        new_card("tracer", icon="luck", units="any", effects=[draw("on_hit", 2)]),
    )
    t = table(side("x@contested", hand="tracer"), side("y@contested", hand=THREE))
    t.battle("a.x>b.y", attacker="tracer", dice=ATTACKER_HITS)
    assert t.shot("a.x")["hit"]
    assert (t.tokens("b.y"), t.zone("b.y")) == (0, "contested")
    assert log(t) == ["b.y takes 0", "a draws 2", "a discarded"]
