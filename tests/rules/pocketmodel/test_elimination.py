"""Elimination and victory (PM-ELM)."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import side, table
from tests.rule_marks import rule
from tests.rules.pocketmodel.told import eliminated

HIT, MISS = (4, 4), (1, 1)
"""Base rolls of 8 and 2: with the Attack 2 of a cinder-flight a hit and a miss against Defense 9."""


# Losing everything


@rule("PM-ELM-01")
def test_the_third_destroyed_objective_wins_the_game() -> None:
    t = table("cinder-flight@home-b", side("iron-edict " * 6, objectives="- - steady-aim"))
    t.strike("b.objective-3", "a.cinder-flight", dice=HIT)
    assert t.winner == "a"


@rule("PM-ELM-01")
def test_the_last_unit_destroyed_wins_the_game() -> None:
    t = table("cinder-flight@contested", "cinder-flight@contested")
    t.battle("a.cinder-flight>b.cinder-flight", dice=HIT + MISS)
    assert t.winner == "a"


@rule("PM-ELM-02")
def test_a_player_without_units_in_play_is_eliminated() -> None:
    t = table("cinder-flight@contested", "cinder-flight@contested", "cinder-flight")
    t.battle("a.cinder-flight>b.cinder-flight", dice=HIT + MISS)
    assert t.is_out("b")
    assert eliminated(t) == ["b"]
    assert t.asked == "c objective-card"


@rule("PM-ELM-03")
def test_reserves_do_not_save_a_player() -> None:
    b = "cinder-flight@contested iron-edict@reserves iron-edict@reserves"
    t = table("cinder-flight@contested", b, "cinder-flight")
    t.battle("a.cinder-flight>b.cinder-flight", dice=HIT + MISS)
    assert t.is_out("b")
    assert t.zone("b.iron-edict") == "removed"


@rule("PM-ELM-04")
def test_a_player_without_objectives_is_eliminated() -> None:
    t = table("cinder-flight@home-b", side("iron-edict " * 4, objectives="- steady-aim -"), "cinder-flight")
    t.strike("b.objective-2", "a.cinder-flight", dice=HIT)
    assert t.is_out("b")
    assert eliminated(t) == ["b"]
    assert t.asked == "c objective-card"


@rule("PM-ELM-05")
def test_elimination_comes_before_step_eight_of_the_battle() -> None:
    a = side("cinder-flight@contested", hand="steady-aim", deck="heavy-charge " * 3)
    t = table(a, side("cinder-flight@contested", hand="steady-aim"), "cinder-flight")
    t.battle("a.cinder-flight>b.cinder-flight", attacker="steady-aim", defender="steady-aim", dice=HIT + MISS)
    story = t.story()
    assert story[story.index("destroyed") + 1] == "eliminated"
    assert [(event["player"], event["card"]) for event in t.events("discarded")] == [(0, "steady-aim")]
    assert [event["player"] for event in t.events("drew")] == [0]


@rule("PM-ELM-06")
def test_an_eliminated_player_is_offered_no_reserves() -> None:
    """With another unit in play the same card brings a unit in."""
    for others, asked in (("cinder-flight", "b bring-in"), ("", "c objective-card")):
        b = side(f"rank-and-file@contested cinder-flight@reserves {others}", hand="replacement-ranks")
        t = table("cinder-flight@contested", b, "cinder-flight")
        t.battle("a.cinder-flight>b.rank-and-file", defender="replacement-ranks", dice=(6, 6, *MISS))
        assert t.asked == asked
        assert t.is_out("b") == (not others)


@rule("PM-ELM-07")
@pytest.mark.parametrize("zone", ["contested", "home-a", "home-b", "home-c"])
def test_units_anywhere_in_play_count(zone: str) -> None:
    t = table("cinder-flight@contested", f"cinder-flight@contested needle-flight@{zone}", "cinder-flight")
    t.battle("a.cinder-flight>b.cinder-flight", dice=HIT + MISS)
    assert t.zone("b.cinder-flight") == "reserves"
    assert not t.is_out("b")
    assert t.asked == "b objective-card"


@rule("PM-ELM-08")
@pytest.mark.parametrize("left", ["steady-aim", "steady-aim!", "war-room", "war-room!"])
def test_any_card_counts_as_an_objective(left: str) -> None:
    t = table("cinder-flight@home-b", side("needle-flight", objectives=f"heavy-charge {left} -"))
    t.strike("b.objective-1", "a.cinder-flight", dice=HIT)
    assert t.objectives("b") == ["-", left, "-"]
    assert not t.is_out("b")
    assert t.asked == "b objective-card"


@rule("PM-ELM-15")
def test_one_damaged_unit_is_enough_to_win_by_objectives() -> None:
    t = table("onyx-lead@home-b*2", side("iron-edict needle-flight", objectives="- - steady-aim"))
    t.strike("b.objective-3", "a.onyx-lead", dice=HIT)
    assert t.winner == "a"
    assert t.last("over")["winners"] == [0]


@rule("PM-ELM-18")
def test_running_out_of_cards_is_not_a_loss() -> None:
    a = side("needle-flight@contested", hand="", deck="", discard="", objectives="- - steady-aim")
    t = table(a, "cinder-flight@contested cinder-flight")
    t.battle("a.needle-flight>b.cinder-flight", dice=HIT + MISS)
    assert t.zone("b.cinder-flight") == "reserves"
    assert [event["player"] for event in t.events("drew")] == [1]
    t.ends_turn("b")
    assert not t.is_out("a")
    assert t.asked == "a objective-card"
    t.passes("a").a("move", ["a.needle-flight>home-a"])
    assert t.zone("a.needle-flight") == "home-a"


# Winning and leaving


@rule("PM-ELM-09")
def test_the_last_player_standing_wins_at_once() -> None:
    t = table("cinder-flight@contested", "cinder-flight@contested", "cinder-flight@contested")
    t.battle("a.cinder-flight>b.cinder-flight", dice=HIT + MISS)
    assert not t.over
    t.passes("c")
    t.battle("c.cinder-flight>a.cinder-flight", dice=MISS + HIT)
    assert eliminated(t) == ["b", "c"]
    assert t.winner == "a"
    assert t.asked == ""


@rule("PM-ELM-10")
def test_simultaneous_elimination_is_a_draw() -> None:
    t = table("cinder-flight@contested", "cinder-flight@contested")
    t.battle("a.cinder-flight>b.cinder-flight", dice=HIT + HIT)
    assert eliminated(t) == ["a", "b"]
    assert t.drawn


@rule("PM-ELM-10")
def test_the_last_two_of_three_who_fall_together_draw() -> None:
    t = table("cinder-flight@contested", "cinder-flight@contested", "cinder-flight")
    t.concedes("c")
    t.battle("a.cinder-flight>b.cinder-flight", dice=HIT + HIT)
    assert eliminated(t) == ["c", "a", "b"]
    assert t.drawn


@rule("PM-ELM-11")
def test_an_eliminated_player_leaves_the_game() -> None:
    c = side("cinder-flight@contested needle-flight@reserves", hand="steady-aim", objectives="orbital-blockade!")
    t = table("gravel-pack cinder-flight@contested", "cinder-flight@home-a", c)
    t.a("combat")
    assert t.options("a") == ["a.cinder-flight>c.cinder-flight"]
    t.dice(*HIT, *MISS).a(["a.cinder-flight>c.cinder-flight"]).passes("a", "c")
    assert t.is_out("c")
    assert (t.zone("c.cinder-flight"), t.zone("c.needle-flight")) == ("removed", "removed")
    assert (t.hand("c"), t.deck("c"), t.discard("c"), t.objectives("c")) == ([], [], [], ["-"])
    assert t.view("a")["players"][2]["units"] == []
    t.ends_turn("b")
    assert t.asked == "a objective-card"
    t.passes("a").a("combat")
    assert t.options("a") == ["a.gravel-pack>b.cinder-flight"]


@rule("PM-ELM-12")
def test_the_home_zone_of_an_eliminated_player_stays() -> None:
    a = "cinder-flight@contested stalwart-oath@home-c needle-flight@reserves"
    t = table(a, "cinder-flight@home-c", "cinder-flight@contested")
    t.battle("a.cinder-flight>c.cinder-flight", dice=HIT + MISS)
    assert t.is_out("c")
    assert t.zone("a.stalwart-oath") == "home-c"
    t.ends_turn("b").passes("a")
    assert t.options("a") == ["pass", "move", "combat"]
    assert t.refused("a", "strike") == "PM-STR-01"
    assert t.refused("a", "carrier:a.stalwart-oath") == "PM-ICO-22"
    t.a("combat")
    assert t.options("a") == ["a.stalwart-oath>b.cinder-flight"]
    t.match.undo()
    t.a("move")
    assert t.options("a") == [
        "a.cinder-flight>home-a",
        "a.cinder-flight>home-b",
        "a.cinder-flight>home-c",
        "a.stalwart-oath>contested",
    ]
    t.a(["a.stalwart-oath>contested"])
    assert t.zone("a.stalwart-oath") == "contested"


@rule("PM-ELM-13")
def test_the_battle_against_a_remaining_player_is_still_fought() -> None:
    t = table("cinder-flight@contested needle-flight@contested", "cinder-flight@contested", "needle-flight@contested")
    t.battle("a.cinder-flight>b.cinder-flight", "a.needle-flight>c.needle-flight", dice=HIT + MISS)
    assert t.is_out("b")
    t.cards(dice=HIT + MISS)
    assert t.last("battle")["defender"] == "c.needle-flight"
    assert t.tokens("c.needle-flight") == 1


@rule("PM-ELM-13")
def test_battles_against_an_eliminated_player_are_skipped() -> None:
    a = "cinder-flight@contested cinder-flight@contested cinder-flight@contested"
    t = table(a, "cinder-flight@contested needle-flight@contested", "needle-flight@contested")
    t.a(
        "combat",
        [
            "a.cinder-flight>b.cinder-flight",
            "a.cinder-flight-2>b.needle-flight",
            "a.cinder-flight-3>c.needle-flight",
        ],
    )
    t.concedes("b")
    assert t.events("battle-skipped") == [{"attacker": "a.cinder-flight-2", "defender": "b.needle-flight"}]
    assert t.last("battle")["defender"] == "c.needle-flight"
    assert t.asked == "a combat-card"


@rule("PM-ELM-14")
def test_the_active_player_may_be_eliminated() -> None:
    t = table("cinder-flight@contested", "cinder-flight@contested")
    t.battle("a.cinder-flight>b.cinder-flight", dice=MISS + HIT)
    assert t.is_out("a")
    assert t.winner == "b"


@rule("PM-ELM-14")
def test_the_rest_of_the_action_of_an_eliminated_player_is_cancelled() -> None:
    """The mines in b's home zone destroy both strikers, the last units of a."""
    a = side("cinder-flight@home-b cinder-flight@home-b", objectives="evacuation-route!")
    t = table(a, side("cinder-flight", objectives="orbital-mines steady-aim"), "cinder-flight")
    t.strike("b.objective-1", "a.cinder-flight", "a.cinder-flight-2")
    assert t.is_out("a")
    story = t.story()
    assert story[story.index("eliminated") :] == ["eliminated", "strike-skipped", "turn"]
    assert t.last("strike-skipped")["unit"] == "a.cinder-flight"
    assert t.asked == "b objective-card"


@rule("PM-ELM-14")
def test_the_battle_of_an_eliminated_player_is_completed_for_the_other() -> None:
    """B's card brings two cards for the destroyed unit, is discarded and B refills; A's card does nothing any more."""
    deck = "heavy-charge " * 9
    a = side("swift-spark@contested", hand="signature-kill", deck=deck)
    b = side("swift-spark@contested cinder-flight", hand="signature-kill", deck=deck)
    t = table(a, b, "cinder-flight")
    t.battle("a.swift-spark>b.swift-spark", attacker="signature-kill", defender="signature-kill", dice=(6, 6, 6, 6))
    assert eliminated(t) == ["a"]
    drew = [(event.data["player"], event.rule, event.data["count"]) for event in t.match.events if event.kind == "drew"]
    assert drew == [(1, "PM-CRD-44", 2), (1, "PM-BTL-40", 1)]
    assert t.events("discarded") == [{"player": 1, "card": "signature-kill"}]
    assert t.asked == "b objective-card"
