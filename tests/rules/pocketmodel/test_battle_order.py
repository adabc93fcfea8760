"""The order of everything from step 7 of a battle on (docs/pocketmodel-effects.md).

Draws of different sizes tell the moments apart.
"""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.pocketmodel.content import Card
from battlemat.games.pocketmodel.scenario import new_card, new_unit, side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import ATTACKER_HITS, MISSES, Add, damage, draw
from tests.rules.pocketmodel.told import log

LONG_DECK = "steady-aim " * 60
ALL_MOMENTS = ("end_of_battle", "when_destroyed", "on_destroy", "on_hit")
"""In an order other than that of the battle: it is the moment that counts, not the place on the card."""


def every_moment(card: str, **counts: int) -> Card:
    """A card that draws so many cards at each moment."""
    return new_card(card, icon="luck", units="any", effects=[draw(moment, counts[moment]) for moment in ALL_MOMENTS])


def on_destruction(card: str, moment: str, effect: dict[str, Any]) -> Card:
    return new_card(card, type="objective", effects=[effect | {"when": moment}])


def cards_that_draw() -> tuple[Card, ...]:
    """A card for either side and two objectives: each moment draws another number of cards, 1 to 10."""
    return (
        every_moment("first", on_hit=1, on_destroy=2, when_destroyed=3, end_of_battle=4),
        every_moment("second", on_hit=5, on_destroy=6, when_destroyed=7, end_of_battle=8),
        on_destruction("reward", "opposing_unit_destroyed", draw("", 9)),
        on_destruction("grief", "friendly_unit_destroyed", draw("", 10)),
    )


@rule("PM-CRD-44", "PM-BTL-36", "PM-BTL-39")
def test_order_when_both_units_destroy_each_other(add: Add) -> None:
    """The attacker sits in the second seat: it is first because it attacks and because it is its turn."""
    add(
        new_unit("x"),
        new_unit("y"),
        *cards_that_draw(),
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
        *cards_that_draw(),
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
def test_a_unit_that_comes_back_and_falls_again_does_not_act_again_when_destroyed(add: Add) -> None:
    hurt = {"when": "on_hit", "op": "damage", "amount": 1}
    add(
        new_unit("x"),
        new_unit("y", shields=2),
        new_card(
            "reckless",
            icon="luck",
            units="any",
            effects=[draw("when_destroyed", 3), hurt | {"target": "self"}, hurt | {"target": "friendly_choice"}],
        ),
        on_destruction("return", "friendly_unit_destroyed", {"op": "deploy", "stars": 1, "to": "own_home"}),
    )
    a = side("x@contested cinder-flight", hand="reckless", objectives="return! - -", deck=LONG_DECK)
    t = table(a, "y@contested").battle("a.x>b.y", attacker="reckless", dice=ATTACKER_HITS)
    t.a(["a.x"]).a("a.x").a(["a.x"])
    assert log(t) == [
        "b.y takes 1",
        "a.x takes 1",
        "a.x destroyed",
        "a draws 3",
        "a.x takes 1",
        "a.x destroyed",
        "a discarded",
    ]


@rule("PM-ELM-11")
def test_abilities_of_a_player_who_is_out_wait_for_nothing(add: Add) -> None:
    """The first of two strikes back, and what it destroys takes the last unit of its owner along."""
    back = {"op": "damage", "amount": 1, "target": "each_opposing_in_own_home"}
    add(new_unit("x"), new_unit("y"), on_destruction("grief", "friendly_unit_destroyed", back))
    t = table(
        side("x@contested x@home-b cinder-flight", objectives="grief! - -"),
        side("y@contested y@home-a", objectives="grief! grief! -"),
        "cinder-flight",
    )
    t.battle("a.x>b.y", dice=ATTACKER_HITS).b("b.objective-1>b.y")
    assert log(t) == [
        "b.y takes 1",
        "b.y destroyed",
        "a.x-2 takes 1",
        "a.x-2 destroyed",
        "b.y-2 takes 1",
        "b.y-2 destroyed",
        "b eliminated",
    ]
    assert t.asked == "c objective-card"


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
