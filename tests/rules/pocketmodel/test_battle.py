"""Combat action and battles (PM-BTL), and the order of everything from step 7 on (docs/pocketmodel-effects.md)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.pocketmodel.content import Card
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import ATTACKER_HITS, MISSES, Add, draw

THREE = "steady-aim heavy-charge brace-for-impact"
"""A full hand: nothing is drawn after a battle in which none of it is played."""


def damage(when: str, target: str, amount: int = 1) -> dict[str, Any]:
    return {"when": when, "op": "damage", "amount": amount, "target": target}


def log(t: PocketScenario) -> list[str]:
    """What happened from step 7 on, in short sentences. Refilling is left out."""
    said = []
    for event in t.match.events:
        of = event.data
        seat = "abc"[of["player"]] if "player" in of else ""
        if event.kind == "damaged":
            said.append(f"{of['unit']} takes {of['amount']}")
        elif event.kind == "survival-rolled":
            said.append(f"{of['unit']} rolls {of['die']} to survive")
        elif event.kind in ("destroyed", "turned-over"):
            said.append(f"{of['unit']} {event.kind}")
        elif event.kind in ("eliminated", "discarded", "returned-to-hand"):
            said.append(f"{seat} {event.kind}")
        elif event.kind == "drew" and event.rule != "PM-BTL-40":
            said.append(f"{seat} draws {of['count']}")
    return said


def battles(t: PocketScenario) -> list[str]:
    """All battles that were begun."""
    return [f"{fought['attacker']}>{fought['defender']}" for fought in t.events("battle")]


def refills(t: PocketScenario) -> list[tuple[str, int]]:
    return [("abc"[e.data["player"]], e.data["count"]) for e in t.match.events if e.kind == "drew"]


# Declaring attacks ----------------------------------------------------------------------------------------------------


@rule("PM-BTL-01")
def test_an_attacker_has_exactly_one_defender() -> None:
    t = table("needle-flight@contested", "cinder-flight@contested shard-pack@contested")
    t.a("combat")
    both = ["a.needle-flight>b.cinder-flight", "a.needle-flight>b.shard-pack"]
    assert t.options("a") == both
    assert t.refused("a", both) == "PM-BTL-01"
    t.a(both[1:])
    assert battles(t) == both[1:]


@rule("PM-BTL-02")
def test_attacks_only_within_the_zone() -> None:
    t = table("needle-flight@contested", "cinder-flight@home shard-pack@contested")
    t.a("combat")
    assert t.options("a") == ["a.needle-flight>b.shard-pack"]
    assert t.refused("a", ["a.needle-flight>b.cinder-flight"]) == "PM-BTL-02"


@rule("PM-BTL-03")
def test_no_combat_without_an_opposing_unit_in_the_zone() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "cinder-flight cinder-flight@reserves")
    assert t.options("a") == ["pass", "move"]
    assert t.refused("a", "combat") == "PM-BTL-03"


@rule("PM-BTL-03")
def test_friendly_units_and_objectives_are_never_attacked() -> None:
    t = table("needle-flight@home-b hammer-flight@home-b", side("cinder-flight", objectives="memorial-wall! - -"))
    t.a("combat")
    assert t.options("a") == ["a.needle-flight>b.cinder-flight", "a.hammer-flight>b.cinder-flight"]
    assert t.refused("a", ["a.needle-flight>a.hammer-flight"]) == "PM-BTL-03"
    assert t.refused("a", ["a.needle-flight>b.objective-1"]) == "PM-BTL-01"


@rule("PM-BTL-04")
def test_five_attackers_may_choose_the_same_defender() -> None:
    t = table("cinder-flight@contested " * 5, "iron-edict@contested")
    attacks = [f"a.cinder-flight{suffix}>b.iron-edict" for suffix in ("", "-2", "-3", "-4", "-5")]
    t.a("combat", attacks)
    for _ in attacks:
        t.cards(dice=MISSES)
    assert battles(t) == attacks


@rule("PM-BTL-05")
def test_attackers_may_choose_different_defenders() -> None:
    t = table("needle-flight@contested dawn-arrow@contested", "iron-edict@contested tidal-hope@contested")
    t.battle("a.needle-flight>b.tidal-hope", "a.dawn-arrow>b.iron-edict", dice=MISSES).cards(dice=MISSES)
    assert battles(t) == ["a.needle-flight>b.tidal-hope", "a.dawn-arrow>b.iron-edict"]


@rule("PM-BTL-06")
def test_one_action_may_attack_in_different_zones() -> None:
    t = table("needle-flight@home dawn-arrow@contested", "iron-edict@home-a tidal-hope@contested")
    t.battle("a.needle-flight>b.iron-edict", "a.dawn-arrow>b.tidal-hope", dice=MISSES).cards(dice=MISSES)
    assert [fought["zone"] for fought in t.events("battle")] == ["home-a", "contested"]


@rule("PM-BTL-07")
def test_no_attack_is_added_once_the_first_battle_has_started() -> None:
    t = table("needle-flight@contested hammer-flight@contested cinder-flight@contested", "iron-edict@contested")
    t.a("combat", ["a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict"])
    assert t.last("combat-declared")["battles"] == ["a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict"]
    assert t.story()[:2] == ["combat-declared", "battle"]
    for _ in range(2):
        assert t.asked == "a combat-card"
        assert t.refused("a", ["a.cinder-flight>b.iron-edict"]) == "PM-BTL-15"
        t.cards(dice=MISSES)
    assert len(t.events("combat-declared")) == 1
    assert battles(t) == ["a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict"]
    assert t.asked == "b objective-card"


@rule("PM-BTL-08")
def test_an_attack_is_not_redirected_when_its_defender_is_gone() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "cinder-flight@contested iron-edict@contested")
    t.battle("a.needle-flight>b.cinder-flight", "a.hammer-flight>b.cinder-flight", dice=ATTACKER_HITS)
    assert t.zone("b.cinder-flight") == "reserves"
    assert battles(t) == ["a.needle-flight>b.cinder-flight"]
    assert t.asked == "b objective-card"


@rule("PM-BTL-09")
def test_each_attack_is_a_battle_of_its_own() -> None:
    t = table("cinder-flight@contested " * 3, "iron-edict@contested")
    t.battle(*(f"a.cinder-flight{suffix}>b.iron-edict" for suffix in ("", "-2", "-3")), dice=(5, 2, 1, 1))
    t.cards(dice=(6, 2, 1, 2)).cards(dice=(5, 5, 1, 3))
    assert t.events("rolled") == [
        {"attacker": [5, 2], "defender": [1, 1]},
        {"attacker": [6, 2], "defender": [1, 2]},
        {"attacker": [5, 5], "defender": [1, 3]},
    ]
    scores = [e.data["score"] for e in t.match.events if e.kind in ("hit", "missed") and "cinder" in e.data["unit"]]
    assert scores == [9, 10, 12]
    assert [hit["amount"] for hit in t.events("damaged")] == [1, 1]


@rule("PM-BTL-10")
def test_the_attacking_player_decides_the_order_of_battles() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "iron-edict@contested tidal-hope@contested")
    t.a("combat", ["a.hammer-flight>b.tidal-hope", "a.needle-flight>b.iron-edict"])
    t.cards(dice=MISSES).cards(dice=MISSES)
    assert battles(t) == ["a.hammer-flight>b.tidal-hope", "a.needle-flight>b.iron-edict"]


@rule("PM-BTL-11")
def test_the_order_is_not_chosen_again_between_battles() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "iron-edict@contested tidal-hope@contested")
    t.battle("a.needle-flight>b.iron-edict", "a.hammer-flight>b.tidal-hope", dice=MISSES)
    assert t.asked == "a combat-card"
    assert t.question("a").about == {"unit": "a.hammer-flight", "against": "b.tidal-hope", "step": 1}


@rule("PM-BTL-12")
def test_a_battle_against_a_destroyed_defender_is_skipped() -> None:
    t = table("needle-flight@contested hammer-flight@contested", side("cinder-flight@contested shard-pack"))
    t.battle("a.needle-flight>b.cinder-flight", "a.hammer-flight>b.cinder-flight", dice=ATTACKER_HITS)
    assert t.events("battle-skipped") == [{"attacker": "a.hammer-flight", "defender": "b.cinder-flight"}]
    assert len(t.events("rolled")) == 1
    assert refills(t) == [("a", 3), ("b", 3)]
    assert t.asked == "b objective-card"


@rule("PM-BTL-12")
def test_a_battle_of_a_destroyed_attacker_is_skipped(add: Add) -> None:
    """The first battle's card destroys another attacker before its battle comes up."""
    add(new_card("flak", icon="luck", units="any", effects=[damage("end_of_battle", "other_opposing_in_zone")]))
    t = table("needle-flight@contested cinder-flight@contested", side("iron-edict@contested", hand="flak"))
    t.battle("a.needle-flight>b.iron-edict", "a.cinder-flight>b.iron-edict", defender="flak", dice=MISSES)
    assert t.zone("a.cinder-flight") == "reserves"
    assert t.events("battle-skipped") == [{"attacker": "a.cinder-flight", "defender": "b.iron-edict"}]
    assert battles(t) == ["a.needle-flight>b.iron-edict"]


@rule("PM-BTL-12")
def test_a_defender_that_came_back_is_not_the_declared_one() -> None:
    t = table(
        "cinder-flight@contested shard-pack@contested azure-flight@contested",
        side("swift-spark@contested iron-edict@contested", hand="launch-everything"),
    )
    t.battle(
        "a.cinder-flight>b.swift-spark", "a.shard-pack>b.iron-edict", "a.azure-flight>b.swift-spark", dice=ATTACKER_HITS
    )
    t.cards(defender="launch-everything", dice=MISSES)
    t.b(["b.swift-spark"])
    assert t.zone("b.swift-spark") == "contested"
    assert t.events("battle-skipped") == [{"attacker": "a.azure-flight", "defender": "b.swift-spark"}]
    assert battles(t) == ["a.cinder-flight>b.swift-spark", "a.shard-pack>b.iron-edict"]


@rule("PM-BTL-12")
def test_an_attacker_that_came_back_is_not_the_declared_one(add: Add) -> None:
    add(
        new_unit("tender", icons=["carrier"]),
        new_card("flak", icon="luck", units="any", effects=[damage("end_of_battle", "other_opposing_in_zone")]),
    )
    t = table(
        side("needle-flight@contested tender@contested cinder-flight@contested", hand="launch-everything"),
        side("iron-edict@contested", hand="flak"),
    )
    attackers = ("a.needle-flight", "a.tender", "a.cinder-flight")
    t.battle(*(f"{attacker}>b.iron-edict" for attacker in attackers), defender="flak", dice=MISSES)
    t.b("a.cinder-flight")
    t.cards(attacker="launch-everything", dice=MISSES)
    t.a(["a.cinder-flight"])
    assert t.zone("a.cinder-flight") == "contested"
    assert t.events("battle-skipped") == [{"attacker": "a.cinder-flight", "defender": "b.iron-edict"}]


@rule("PM-BTL-12")
@pytest.mark.parametrize("attacker_moves", [False, True])
def test_a_battle_is_fought_only_in_the_zone_where_it_was_declared(attacker_moves: bool) -> None:
    """The defender leaves the zone after the first battle; it makes no difference if the next attacker does, too."""
    t = table(
        side("stalwart-oath@contested cinder-flight@contested", hand="recall-signal"),
        side("grey-courier@contested", hand="evasive-convoy"),
    )
    t.battle(
        "a.stalwart-oath>b.grey-courier",
        "a.cinder-flight>b.grey-courier",
        attacker="recall-signal",
        defender="evasive-convoy",
        dice=MISSES,
    )
    t.a("a.cinder-flight>home-a" if attacker_moves else "no").b("b.grey-courier>home-a")
    assert t.zone("b.grey-courier") == "home-a"
    assert t.zone("a.cinder-flight") == ("home-a" if attacker_moves else "contested")
    assert t.events("battle-skipped") == [{"attacker": "a.cinder-flight", "defender": "b.grey-courier"}]
    assert battles(t) == ["a.stalwart-oath>b.grey-courier"]


@rule("PM-BTL-13")
def test_the_defender_fights_back() -> None:
    t = table("cinder-flight@contested shard-pack", "needle-flight@contested")
    t.battle("a.cinder-flight>b.needle-flight", dice=(1, 1, 5, 5))
    assert t.zone("a.cinder-flight") == "reserves"
    assert t.tokens("b.needle-flight") == 0


# Cards of a battle ----------------------------------------------------------------------------------------------------


@rule("PM-BTL-14")
def test_the_controller_of_the_defender_decides_for_it() -> None:
    b = side("needle-flight@contested", hand=THREE)
    c = side("iron-edict@contested", hand="heavy-charge")
    t = table("cinder-flight@contested", b, c)
    t.a("combat", ["a.cinder-flight>c.iron-edict"], "pass")
    assert t.asked == "c combat-card"
    assert t.options("c") == ["pass", "heavy-charge"]
    assert t.question("c").about == {"unit": "c.iron-edict", "against": "a.cinder-flight", "step": 2}


@rule("PM-BTL-15")
def test_step_1_offers_the_attackers_combat_cards() -> None:
    t = table(
        side("needle-flight@contested", hand="steady-aim memorial-wall linked-cannons"),
        side("iron-edict@contested", hand=THREE),
    )
    t.a("combat", ["a.needle-flight>b.iron-edict"])
    assert t.asked == "a combat-card"
    assert t.options("a") == ["pass", "steady-aim", "linked-cannons"]
    assert t.refused("a", "memorial-wall") == "PM-CRD-02"
    assert t.refused("a", ["steady-aim", "linked-cannons"]) == "PM-BTL-15"


@rule("PM-BTL-16")
def test_step_2_offers_the_defenders_combat_cards() -> None:
    t = table(
        side("needle-flight@contested", hand=THREE), side("iron-edict@contested", hand="steady-aim memorial-wall")
    )
    t.a("combat", ["a.needle-flight>b.iron-edict"], "pass")
    assert t.last("passed") == {"player": 0, "unit": "a.needle-flight"}
    assert t.asked == "b combat-card"
    assert t.options("b") == ["pass", "steady-aim"]
    t.b("steady-aim")
    assert t.last("played")["card"] == "steady-aim"


@rule("PM-BTL-16")
def test_the_defender_may_answer_the_attackers_card() -> None:
    t = table(side("needle-flight@contested", hand=THREE), side("iron-edict@contested", hand="steady-aim"))
    t.a("combat", ["a.needle-flight>b.iron-edict"], "steady-aim")
    assert t.asked == "b combat-card"
    assert t.options("b") == ["pass", "steady-aim"]


@rule("PM-BTL-17")
def test_step_3_is_for_an_attacker_who_waited() -> None:
    t = table(
        side("needle-flight@contested", hand="steady-aim memorial-wall heavy-charge"),
        side("iron-edict@contested", hand="steady-aim"),
    )
    t.a("combat", ["a.needle-flight>b.iron-edict"], "pass").b("steady-aim")
    assert t.asked == "a combat-card"
    assert t.question("a").about["step"] == 3
    assert t.options("a") == ["pass", "steady-aim", "heavy-charge"]
    t.dice(*MISSES)
    t.a("heavy-charge")
    assert [played["card"] for played in t.events("played")] == ["steady-aim", "heavy-charge"]


@pytest.mark.parametrize(
    ("attacker", "defender", "late", "steps"),
    [
        pytest.param("steady-aim", "steady-aim", [], ["played", "played"], marks=rule("PM-BTL-18")),
        pytest.param("pass", "pass", [], ["passed", "passed"], marks=rule("PM-BTL-19")),
        pytest.param("pass", "steady-aim", ["steady-aim"], ["passed", "played", "played"], marks=rule("PM-BTL-20")),
    ],
)
def test_when_the_card_steps_are_over_dice_are_rolled(
    attacker: str, defender: str, late: list[str], steps: list[str]
) -> None:
    t = table(side("tidal-hope@contested", hand=THREE), side("iron-edict@contested", hand=THREE))
    t.dice(*MISSES)
    t.a("combat", ["a.tidal-hope>b.iron-edict"], attacker).b(defender)
    for card in late:
        t.a(card)
    assert t.story()[: 3 + len(steps)] == ["combat-declared", "battle", *steps, "rolled"]
    assert t.asked == "b objective-card"


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


# Step 8 and the next battle -------------------------------------------------------------------------------------------


@rule("PM-BTL-39")
def test_played_cards_go_to_their_owners_discard_piles() -> None:
    t = table(
        side("needle-flight@contested", hand="steady-aim linked-cannons", discard="heavy-charge"),
        side("iron-edict@contested", hand="main-battery heavy-charge"),
    )
    t.battle("a.needle-flight>b.iron-edict", attacker="linked-cannons", defender="main-battery", dice=MISSES)
    assert t.discard("a") == ["heavy-charge", "linked-cannons"]
    assert t.discard("b") == ["main-battery"]


@rule("PM-BTL-40")
@pytest.mark.parametrize(
    ("hand", "played", "drawn"),
    [
        ("steady-aim heavy-charge heavy-charge", "steady-aim", 1),
        ("steady-aim heavy-charge heavy-charge", "pass", 0),
        ("memorial-wall", "pass", 2),
    ],
)
def test_both_players_refill_to_three_after_the_battle(hand: str, played: str, drawn: int) -> None:
    deck = "linked-cannons crossfire dig-in hull-down"
    t = table(side("tidal-hope@contested", hand, deck=deck), side("iron-edict@contested", hand, deck=deck))
    t.battle("a.tidal-hope>b.iron-edict", attacker=played, defender=played, dice=MISSES)
    kept = sorted(hand.split())
    if played != "pass":
        kept.remove(played)
    for seat in "ab":
        assert t.hand(seat) == sorted(kept + deck.split()[:drawn])
        assert t.deck(seat) == deck.split()[drawn:]
    story = t.story()
    if played != "pass" and drawn:
        assert story.index("drew") > max(n for n, kind in enumerate(story) if kind == "discarded")


@rule("PM-BTL-41")
def test_who_took_no_part_draws_nothing() -> None:
    c = side("tidal-hope@contested", hand="steady-aim heavy-charge")
    t = table("needle-flight@contested", "iron-edict@contested", c)
    t.battle("a.needle-flight>b.iron-edict", dice=MISSES)
    assert t.hand("c") == ["heavy-charge", "steady-aim"]
    assert refills(t) == [("a", 3), ("b", 3)]


@rule("PM-BTL-42")
def test_a_newly_drawn_card_may_be_played_in_the_next_battle() -> None:
    a = side(
        "needle-flight@contested hammer-flight@contested", hand="steady-aim", deck="no-survivors memorial-wall " * 3
    )
    t = table(a, "iron-edict@contested")
    t.battle("a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict", attacker="steady-aim", dice=MISSES)
    assert t.question("a").about["unit"] == "a.hammer-flight"
    assert t.options("a") == ["pass", "no-survivors"]
    assert t.hand("a") == ["memorial-wall", "no-survivors", "no-survivors"]


@rule("PM-BTL-43")
def test_the_steps_are_repeated_for_every_battle() -> None:
    t = table(side("cinder-flight@contested " * 3, hand=THREE), side("iron-edict@contested", hand=THREE))
    t.battle(*(f"a.cinder-flight{suffix}>b.iron-edict" for suffix in ("", "-2", "-3")), dice=MISSES)
    t.cards(attacker="steady-aim", dice=MISSES).cards(dice=MISSES)
    fought = ["rolled", "missed", "missed"]
    with_card = ["battle", "played", "passed", *fought, "discarded", "drew"]
    without = ["battle", "passed", "passed", *fought]
    assert t.story() == ["combat-declared", *without, *with_card, *without, "turn"]
    assert t.asked == "b objective-card"


@rule("PM-BTL-44")
def test_damage_counts_in_the_next_battle_of_the_turn(add: Add) -> None:
    add(new_unit("two", damage=2), new_unit("one", damage=1), new_unit("y", shields=3))
    t = table("two@contested one@contested", "y@contested cinder-flight")
    t.battle("a.two>b.y", "a.one>b.y", dice=ATTACKER_HITS)
    assert t.tokens("b.y") == 2
    t.cards(dice=ATTACKER_HITS)
    assert t.zone("b.y") == "reserves"


@rule("PM-BTL-45")
def test_a_defender_may_get_a_card_in_every_battle() -> None:
    t = table("needle-flight@contested hammer-flight@contested", side("iron-edict@contested", hand=THREE))
    t.battle("a.needle-flight>b.iron-edict", "a.hammer-flight>b.iron-edict", defender="brace-for-impact", dice=MISSES)
    t.cards(defender="steady-aim", dice=MISSES)
    assert [(played["player"], played["card"]) for played in t.events("played")] == [
        (1, "brace-for-impact"),
        (1, "steady-aim"),
    ]
    assert t.shot("a.hammer-flight")["needed"] == 10


@rule("PM-BTL-46")
def test_who_loses_the_last_unit_is_out_before_the_next_battle() -> None:
    t = table("needle-flight@contested hammer-flight@contested", "cinder-flight@contested iron-edict@reserves")
    t.battle("a.needle-flight>b.cinder-flight", "a.hammer-flight>b.cinder-flight", dice=ATTACKER_HITS)
    assert t.over
    assert t.winner == "a"
    assert battles(t) == ["a.needle-flight>b.cinder-flight"]
    assert refills(t) == []


@rule("PM-BTL-46")
def test_elimination_comes_before_step_8() -> None:
    t = table(
        side("needle-flight@contested hammer-flight@contested", hand="steady-aim"),
        side("cinder-flight@contested", hand="brace-for-impact"),
        "tidal-hope",
    )
    t.battle(
        "a.needle-flight>b.cinder-flight",
        "a.hammer-flight>b.cinder-flight",
        attacker="steady-aim",
        defender="brace-for-impact",
        dice=ATTACKER_HITS,
    )
    assert t.is_out("b")
    assert log(t) == ["b.cinder-flight takes 1", "b.cinder-flight destroyed", "b eliminated", "a discarded"]
    assert refills(t) == [("a", 3)]
    assert battles(t) == ["a.needle-flight>b.cinder-flight"]
    assert t.asked == "c objective-card"


@rule("PM-BTL-47")
def test_nobody_retreats() -> None:
    t = table(side("needle-flight@contested", hand=THREE), side("iron-edict@contested", hand=THREE))
    t.a("combat", ["a.needle-flight>b.iron-edict"])
    assert t.options("a") == ["pass", *THREE.split()]
    t.a("pass")
    assert t.options("b") == ["pass", *THREE.split()]
    t.dice(*MISSES)
    t.b("pass")
    assert (t.zone("a.needle-flight"), t.zone("b.iron-edict")) == ("contested", "contested")
    assert t.asked == "b objective-card"


# Examples -------------------------------------------------------------------------------------------------------------


@rule("PM-BTL-48")
def test_example_of_a_battle_without_cards(add: Add) -> None:
    add(
        new_unit("x", attack=3, damage=2, defense=9, shields=2),
        new_unit("y", attack=1, damage=1, defense=10, shields=3),
    )
    t = table(side("x@contested", hand=THREE), side("y@contested", hand=THREE))
    t.battle("a.x>b.y", dice=(4, 3, 5, 4))
    assert (t.tokens("a.x"), t.tokens("b.y")) == (1, 2)
    assert (t.zone("a.x"), t.zone("b.y")) == ("contested", "contested")
    assert t.hand("a") == t.hand("b") == sorted(THREE.split())
    assert refills(t) == []


@rule("PM-BTL-49")
def test_example_of_cards_on_both_sides(add: Add) -> None:
    add(
        new_unit("x", attack=2, damage=1, defense=8, shields=1),
        new_unit("y", attack=2, damage=1, defense=8, shields=1),
        new_card("blue", bonus_stat="defense", bonus=2),
        new_card("red", bonus_stat="attack", bonus=3),
    )
    t = table(
        side("x@contested", hand="red heavy-charge heavy-charge"),
        side("y@contested cinder-flight", hand="blue heavy-charge heavy-charge"),
    )
    t.battle("a.x>b.y", attacker="pass", defender="blue", late="red", dice=(2, 3, 2, 3))
    assert (t.shot("a.x")["score"], t.shot("a.x")["needed"]) == (10, 10)
    assert (t.shot("b.y")["score"], t.shot("b.y")["needed"]) == (7, 8)
    assert (t.zone("b.y"), t.tokens("a.x")) == ("reserves", 0)
    assert (len(t.hand("a")), len(t.hand("b"))) == (3, 3)
    assert (t.discard("a"), t.discard("b")) == (["red"], ["blue"])


@rule("PM-BTL-50")
def test_example_of_three_attackers_against_one(add: Add) -> None:
    small = {"attack": 2, "damage": 1, "defense": 9, "shields": 1}
    add(
        *(new_unit(name, **small) for name in "pqr"),
        new_unit("d", attack=4, damage=3, defense=10, shields=2, stars=3),
    )
    t = table("p@contested q@contested r@contested", "d@contested cinder-flight")
    t.battle("a.p>b.d", "a.q>b.d", "a.r>b.d", dice=(4, 4, 3, 3))
    assert (t.shot("a.p")["score"], t.shot("b.d")["score"]) == (10, 10)
    assert (t.tokens("b.d"), t.zone("a.p")) == (1, "reserves")
    t.cards(dice=(5, 4, 2, 1))
    assert (t.shot("a.q")["score"], t.shot("b.d")["score"]) == (11, 7)
    assert (t.zone("a.p"), t.zone("b.d")) == ("reserves", "reserves")
    assert [(t.zone(name), t.tokens(name)) for name in ("a.q", "a.r")] == [("contested", 0)] * 2
    assert len(t.events("rolled")) == 2


# The order from step 7 on ---------------------------------------------------------------------------------------------
#
# Draws of different sizes tell the moments apart.

LONG_DECK = "steady-aim " * 60
ALL_MOMENTS = ("end_of_battle", "when_destroyed", "on_destroy", "on_hit")
"""In an order other than that of the battle: it is the moment that counts, not the place on the card."""


def every_moment(card: str, **counts: int) -> Card:
    """A card that draws so many cards at each moment."""
    return new_card(card, icon="luck", units="any", effects=[draw(moment, counts[moment]) for moment in ALL_MOMENTS])


def on_destruction(card: str, moment: str, effect: dict[str, Any]) -> Card:
    return new_card(card, type="objective", effects=[effect | {"when": moment}])


@rule("PM-CRD-44", "PM-BTL-36", "PM-BTL-39")
def test_order_when_both_units_destroy_each_other(add: Add) -> None:
    """The attacker sits in the second seat: it is first because it attacks and because it is its turn."""
    add(
        new_unit("x"),
        new_unit("y"),
        every_moment("first", on_hit=1, on_destroy=2, when_destroyed=3, end_of_battle=4),
        every_moment("second", on_hit=5, on_destroy=6, when_destroyed=7, end_of_battle=8),
        on_destruction("reward", "opposing_unit_destroyed", draw("", 9)),
        on_destruction("grief", "friendly_unit_destroyed", draw("", 10)),
    )
    t = table(
        side("y@contested cinder-flight", hand="second", objectives="grief! - -", deck=LONG_DECK),
        side("x@contested cinder-flight", hand="first", objectives="reward! - -", deck=LONG_DECK),
        "cinder-flight",
        active="b",
    )
    t.battle("b.x>a.y", attacker="first", defender="second", dice=(5, 5, 5, 5))
    assert log(t) == [
        "a.y takes 1",
        "b.x takes 1",
        "b.x destroyed",
        "a.y destroyed",
        "b draws 9",
        "a draws 10",
        "b draws 1",
        "a draws 5",
        "b draws 2",
        "a draws 6",
        "b draws 3",
        "a draws 7",
        "b draws 4",
        "a draws 8",
        "b discarded",
        "a discarded",
    ]


@rule("PM-CRD-44", "PM-BTL-46", "PM-ICO-37")
def test_order_when_a_veteran_destroys_the_last_unit_of_a_player(add: Add) -> None:
    """The eliminated player's card and objective do nothing any more."""
    back = {"attack": 4, "damage": 2, "defense": 9, "shields": 1, "icons": []}
    add(
        new_unit("x", icons=["veteran"], back=back),
        new_unit("y"),
        every_moment("first", on_hit=1, on_destroy=2, when_destroyed=3, end_of_battle=4),
        every_moment("second", on_hit=5, on_destroy=6, when_destroyed=7, end_of_battle=8),
        on_destruction("reward", "opposing_unit_destroyed", draw("", 9)),
        on_destruction("grief", "friendly_unit_destroyed", draw("", 10)),
    )
    t = table(
        side("x@contested", hand="first", objectives="reward! - -", deck=LONG_DECK),
        side("y@contested", hand="second", objectives="grief! - -", deck=LONG_DECK),
        "cinder-flight",
    )
    t.battle("a.x>b.y", attacker="first", defender="second", dice=ATTACKER_HITS)
    assert log(t) == [
        "b.y takes 1",
        "b.y destroyed",
        "b eliminated",
        "a.x turned-over",
        "a draws 9",
        "a draws 1",
        "a draws 2",
        "a draws 4",
        "a discarded",
    ]


@rule("PM-CRD-44")
def test_units_roll_to_survive_after_all_tokens_and_before_any_destruction(add: Add) -> None:
    add(new_unit("x", shields=3, damage=3), new_unit("y", shields=3, damage=3))
    t = table(
        side("y@contested cinder-flight", hand="close-call"),
        side("x@contested cinder-flight", hand="close-call"),
        active="b",
    )
    t.battle("b.x>a.y", attacker="close-call", defender="close-call", dice=(5, 5, 5, 5, 5, 4))
    assert log(t) == [
        "a.y takes 3",
        "b.x takes 3",
        "b.x rolls 5 to survive",
        "a.y rolls 4 to survive",
        "a.y destroyed",
        "b discarded",
        "a discarded",
    ]
    assert (t.zone("b.x"), t.tokens("b.x")) == ("contested", 2)


@rule("PM-CRD-44")
def test_a_unit_destroyed_by_a_later_effect_acts_when_destroyed_before_the_next_effect(add: Add) -> None:
    """Its objective comes first, then its card, then what the card has yet to do for the hit."""
    add(
        new_unit("x"),
        new_unit("y", shields=2),
        new_card(
            "reckless",
            icon="luck",
            units="any",
            effects=[draw("when_destroyed", 3), damage("on_hit", "self"), draw("on_hit", 1), draw("on_destroy", 2)],
        ),
        on_destruction("grief", "friendly_unit_destroyed", draw("", 9)),
    )
    t = table(
        side("x@contested cinder-flight", hand="reckless", objectives="grief! - -", deck=LONG_DECK), "y@contested"
    )
    t.battle("a.x>b.y", attacker="reckless", dice=ATTACKER_HITS)
    assert log(t) == [
        "b.y takes 1",
        "a.x takes 1",
        "a.x destroyed",
        "a draws 9",
        "a draws 3",
        "a draws 1",
        "a discarded",
    ]


@rule("PM-CRD-44")
def test_an_objective_that_strikes_back_hits_all_at_once_and_before_the_cards_act(add: Add) -> None:
    """The hitting unit falls to the objective: its card acts at once, and it has destroyed its opponent anyway."""
    add(
        new_unit("x"),
        new_unit("y"),
        new_unit("z"),
        every_moment("first", on_hit=1, on_destroy=2, when_destroyed=3, end_of_battle=4),
        on_destruction("minefield", "friendly_unit_destroyed", damage("", "each_opposing_in_own_home")),
    )
    t = table(
        side("z@home-b x@home-b cinder-flight", hand="first", deck=LONG_DECK),
        side("y cinder-flight", objectives="minefield! - -"),
    )
    t.battle("a.x>b.y", attacker="first", dice=ATTACKER_HITS)
    assert log(t) == [
        "b.y takes 1",
        "b.y destroyed",
        "a.z takes 1",
        "a.x takes 1",
        "a.x destroyed",
        "a.z destroyed",
        "a draws 3",
        "a draws 1",
        "a draws 2",
        "a draws 4",
        "a discarded",
    ]


@rule("PM-CRD-44")
def test_an_effect_that_eliminates_somebody_does_so_before_the_next_effect(add: Add) -> None:
    add(
        new_unit("x"),
        new_unit("y"),
        new_unit("z"),
        new_card(
            "salvo",
            icon="luck",
            units="any",
            effects=[draw("on_destroy", 2), damage("on_hit", "other_opposing_in_zone"), draw("on_hit", 1)],
        ),
        on_destruction("reward", "opposing_unit_destroyed", draw("", 9)),
        on_destruction("grief", "friendly_unit_destroyed", draw("", 10)),
    )
    t = table(
        side("x@contested", hand="salvo", objectives="reward! - -", deck=LONG_DECK),
        side("y@contested cinder-flight"),
        side("z@contested", objectives="grief! - -", deck=LONG_DECK),
    )
    t.battle("a.x>b.y", attacker="salvo", dice=ATTACKER_HITS)
    assert log(t) == [
        "b.y takes 1",
        "b.y destroyed",
        "a draws 9",
        "c.z takes 1",
        "c.z destroyed",
        "c eliminated",
        "a draws 1",
        "a draws 2",
        "a discarded",
    ]


@rule("PM-CRD-44")
def test_what_the_attackers_end_of_battle_destroys_acts_before_the_defenders_end_of_battle(add: Add) -> None:
    add(
        new_unit("x"),
        new_unit("y"),
        new_card("parting-shot", icon="luck", units="any", effects=[damage("end_of_battle", "opposing")]),
        every_moment("second", on_hit=5, on_destroy=6, when_destroyed=7, end_of_battle=8),
    )
    t = table(
        side("x@contested", hand="parting-shot"), side("y@contested cinder-flight", hand="second", deck=LONG_DECK)
    )
    t.battle("a.x>b.y", attacker="parting-shot", defender="second", dice=MISSES)
    assert log(t) == ["b.y takes 1", "b.y destroyed", "b draws 7", "b draws 8", "a discarded", "b discarded"]


@rule("PM-CRD-44")
def test_a_unit_may_survive_a_later_effect_too(add: Add) -> None:
    add(new_unit("x", shields=2), new_unit("y", damage=2))
    add(
        new_card(
            "charmed",
            icon="luck",
            units="any",
            effects=[
                {"when": "would_be_destroyed", "op": "survive_roll", "min": 5},
                damage("end_of_battle", "self"),
            ],
        )
    )
    t = table(side("x@contested cinder-flight", hand="charmed"), "y@contested")
    t.battle("a.x>b.y", attacker="charmed", dice=(1, 1, 5, 5, 6, 5))
    assert log(t) == [
        "a.x takes 2",
        "a.x rolls 6 to survive",
        "a.x takes 1",
        "a.x rolls 5 to survive",
        "a discarded",
    ]
    assert (t.zone("a.x"), t.tokens("a.x")) == ("contested", 1)


@rule("PM-BTL-33", "PM-ICO-19")
def test_the_damage_of_a_hit_is_added_up_before_armor_and_prevention(add: Add) -> None:
    add(
        new_unit("x", damage=2, icons=["turbolaser", "ruthless", "torpedo"]),
        new_unit("y", shields=9, stars=5, icons=["armor"]),
        new_card(
            "ramming",
            icon="ruthless",
            bonus_stat="damage",
            effects=[{"when": "on_hit", "op": "modify", "stat": "damage", "amount": 2, "target": "self"}],
        ),
    )
    t = table(
        side("x@contested", hand="ramming", objectives="munitions-plant! - -"), side("y@contested", hand="hull-down")
    )
    t.battle("a.x>b.y", attacker="ramming", defender="hull-down", dice=(6, 5, 1, 1))
    assert t.last("damaged") == {
        "unit": "b.y",
        "amount": 5,
        "terms": [
            ("x", 2),
            ("ramming", 1),
            ("ramming", 2),
            ("munitions-plant", 1),
            ("turbolaser", 1),
            ("armor", -1),
            ("hull-down", -1),
        ],
    }
    assert t.tokens("b.y") == 5


@rule("PM-BTL-33")
@pytest.mark.parametrize(("before", "dealt"), [(0, 3), (1, 4)])
def test_damage_is_worked_out_before_tokens_are_placed(before: int, dealt: int) -> None:
    """No Survivors wants a damaged opponent: the tokens of the very hit come too late."""
    t = table(side("hammer-flight@contested", hand="no-survivors"), f"iron-edict@contested*{before}")
    t.battle("a.hammer-flight>b.iron-edict", attacker="no-survivors", dice=(6, 6, 1, 1))
    assert t.last("damaged")["amount"] == dealt


@rule("PM-BTL-36")
@pytest.mark.parametrize(("attacker", "defender"), [("furious", "pass"), ("pass", "furious")])
def test_the_damage_of_both_hits_is_worked_out_before_either_is_placed(add: Add, attacker: str, defender: str) -> None:
    """The card wants its own unit to be damaged: the tokens of the other hit come at the same time, so too late."""
    rage = {"when": "play", "op": "modify", "stat": "damage", "amount": 2, "target": "self"}
    add(
        new_unit("x", shields=4),
        new_unit("y", shields=4),
        new_card("furious", icon="luck", units="any", effects=[rage | {"condition": {"self": {"damaged": True}}}]),
    )
    t = table(side("x@contested", hand="furious"), side("y@contested", hand="furious"))
    t.battle("a.x>b.y", attacker=attacker, defender=defender, dice=(5, 5, 5, 5))
    assert (t.tokens("a.x"), t.tokens("b.y")) == (1, 1)


@rule("PM-CRD-44")
def test_effects_of_one_objective_come_in_the_listed_order_and_without_a_break(add: Add) -> None:
    """The owner orders the objectives, not the effects of one; each may act once in a turn with all of them."""
    once = {"when": "friendly_unit_destroyed", "once_per_turn": True}
    add(
        new_unit("x"),
        new_unit("y"),
        new_card("grief", type="objective", effects=[draw("", 4) | once, draw("", 5) | once]),
        new_card("anger", type="objective", effects=[draw("", 6) | once, draw("", 7) | once]),
    )
    t = table(
        "x@contested x@contested",
        side("y@contested y@contested cinder-flight", objectives="grief! anger! -", deck=LONG_DECK),
    )
    t.battle("a.x>b.y", "a.x-2>b.y-2", dice=ATTACKER_HITS)
    assert t.options("b") == ["b.objective-1>b.y", "b.objective-2>b.y"]
    t.b("b.objective-2>b.y")
    t.cards(dice=ATTACKER_HITS)
    assert t.zone("b.y-2") == "reserves"
    assert [line for line in log(t) if "draws" in line] == ["b draws 6", "b draws 7", "b draws 4", "b draws 5"]
