"""Conceding and draws (PM-ELM)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from battlemat.core.errors import IllegalAnswer
from battlemat.games.pocketmodel.scenario import PocketScenario, set_up, side, table
from battlemat.games.pocketmodel.state import GONE
from tests.rule_marks import rule
from tests.rules.pocketmodel.told import eliminated

FLEETS = ("iron-fist", "dawn-offensive", "spark-and-tide")


# Conceding


def at_start_of_turn(*c: str) -> PocketScenario:
    """a chooses which of two abilities comes first."""
    a = side("onyx-lead*1 dawn-arrow*1", objectives="field-hospital! field-hospital!")
    return table(a, "cinder-flight", *c, step="turn")


def at_objective_step(*c: str) -> PocketScenario:
    return table(side("cinder-flight", hand="war-room"), "cinder-flight", *c, step="turn")


def at_revealed_objective(*c: str) -> PocketScenario:
    a = side("cinder-flight needle-flight@reserves", hand="hangar-complex")
    t = table(a, "cinder-flight", *c, step="turn")
    t.a("hangar-complex>a.objective-1")
    return t


def at_action(*c: str) -> PocketScenario:
    return table("cinder-flight@contested", "cinder-flight@contested", *c)


def at_moves(*c: str) -> PocketScenario:
    t = at_action(*c)
    t.a("move")
    return t


def at_attacks(*c: str) -> PocketScenario:
    t = at_action(*c)
    t.a("combat")
    return t


def at_carrier(*c: str) -> PocketScenario:
    t = table("stalwart-oath@home-b needle-flight@reserves", "cinder-flight", *c)
    t.a("carrier:a.stalwart-oath")
    return t


def at_struck_objective(*c: str) -> PocketScenario:
    t = table("cinder-flight@home-b", "cinder-flight", *c)
    t.a("strike")
    return t


def at_strikers(*c: str) -> PocketScenario:
    t = at_struck_objective(*c)
    t.a("b.objective-1")
    return t


def at_strike_reveal(*c: str) -> PocketScenario:
    """b's objective, turned up by the first of two strikers, may bring in a unit."""
    b = side("cinder-flight needle-flight@reserves", objectives="hangar-complex steady-aim")
    t = table("cinder-flight@home-b cinder-flight@home-b", b, *c)
    t.strike("b.objective-1", "a.cinder-flight", "a.cinder-flight-2")
    return t


def at_reserves(*c: str) -> PocketScenario:
    b = side("cinder-flight needle-flight@reserves", objectives="linked-cannons steady-aim")
    t = table("cinder-flight@home-b", b, *c)
    t.strike("b.objective-1", "a.cinder-flight", dice=(6, 6))
    return t


def in_battle(*c: str) -> PocketScenario:
    """Two battles declared; the first has not begun to be fought: a is asked for a card."""
    a = side("long-reach@contested cinder-flight@contested", hand="targeting-routine steady-aim")
    b = side(
        "long-reach@contested*1 needle-flight@contested",
        hand="targeting-routine heavy-charge",
        objectives="memorial-wall! memorial-wall!",
    )
    t = table(a, b, *c)
    t.a("combat", ["a.long-reach>b.long-reach", "a.cinder-flight>b.needle-flight"])
    return t


def at_defenders_card(*c: str) -> PocketScenario:
    t = in_battle(*c)
    t.a("steady-aim")
    return t


def at_late_card(*c: str) -> PocketScenario:
    t = in_battle(*c)
    t.a("pass")
    t.b("heavy-charge")
    return t


def at_attackers_dice(*c: str) -> PocketScenario:
    t = in_battle(*c)
    t.dice(6, 5, 6, 5).a("targeting-routine")
    t.b("pass")
    return t


def at_defenders_dice(*c: str) -> PocketScenario:
    t = in_battle(*c)
    t.dice(6, 5, 6, 5).a("steady-aim")
    t.b("targeting-routine")
    return t


def at_triggers(*c: str) -> PocketScenario:
    """b's unit is destroyed, and b chooses which of two abilities comes first."""
    t = in_battle(*c)
    t.cards(dice=(6, 5, 1, 1))
    return t


def at_end_of_turn(*c: str) -> PocketScenario:
    t = table(side("cinder-flight", objectives="evacuation-route!"), "cinder-flight", *c)
    t.passes("a")
    return t


def at_first_deployment(*c: str) -> PocketScenario:
    return set_up(*FLEETS[: 2 + len(c)], dice=(6, 5, 4)[: 2 + len(c)])


def at_second_deployment(*c: str) -> PocketScenario:
    t = at_first_deployment(*c)
    t.a("usual")
    return t


MOMENTS: list[tuple[Callable[..., PocketScenario], str]] = [
    (at_first_deployment, "a deploy"),
    (at_second_deployment, "b deploy"),
    (at_start_of_turn, "a order"),
    (at_objective_step, "a objective-card"),
    (at_revealed_objective, "a bring-in"),
    (at_action, "a action"),
    (at_moves, "a moves"),
    (at_carrier, "a carrier"),
    (at_struck_objective, "a objective"),
    (at_strikers, "a strikers"),
    (at_strike_reveal, "b bring-in"),
    (at_reserves, "b reserves"),
    (at_attacks, "a attacks"),
    (in_battle, "a combat-card"),
    (at_defenders_card, "b combat-card"),
    (at_late_card, "a combat-card"),
    (at_attackers_dice, "a die"),
    (at_defenders_dice, "b die"),
    (at_triggers, "b order"),
    (at_end_of_turn, "a move-away"),
]
AT_ANY_TIME = pytest.mark.parametrize(("moment", "asked"), MOMENTS, ids=[moment.__name__ for moment, _ in MOMENTS])


@rule("PM-ELM-16")
@AT_ANY_TIME
def test_when_one_of_two_concedes_the_other_wins_at_once(moment: Callable[..., PocketScenario], asked: str) -> None:
    for loser, winner in ("ab", "ba"):
        t = moment()
        assert t.asked == asked
        t.concedes(loser)
        assert t.winner == winner
        assert t.asked == ""


@rule("PM-ELM-16")
@AT_ANY_TIME
def test_when_one_of_three_concedes_the_others_play_on(moment: Callable[..., PocketScenario], asked: str) -> None:
    for loser in "abc":
        t = moment("cinder-flight")
        assert t.asked == asked
        t.concedes(loser)
        assert t.is_out(loser)
        assert eliminated(t) == [loser]
        assert t.match.game.broken_invariants(t.state) == []
        rng = Random(loser)
        for _ in range(40):
            if t.over:
                break
            (question,) = t.match.pending
            assert question.player != "abc".index(loser)
            t.match.submit(question.player, question.random(rng))
            assert t.match.game.broken_invariants(t.state) == []


@rule("PM-ELM-16")
@AT_ANY_TIME
def test_a_bystander_who_concedes_changes_nothing_for_the_others(
    moment: Callable[..., PocketScenario], asked: str
) -> None:
    t = moment("cinder-flight")
    before = t.options(asked[0])
    t.concedes("c")
    assert t.asked == asked
    assert t.options(asked[0]) == before


@rule("PM-ELM-16")
def test_the_turn_passes_on_when_the_active_player_concedes() -> None:
    t = table("cinder-flight", "cinder-flight", "cinder-flight")
    t.concedes("a")
    assert t.asked == "b objective-card"
    t.ends_turn("b").ends_turn("c")
    assert t.asked == "b objective-card"


@rule("PM-ELM-16")
@pytest.mark.parametrize("moment", [in_battle, at_defenders_card, at_late_card, at_attackers_dice, at_defenders_dice])
@pytest.mark.parametrize("loser", ["a", "b"])
def test_no_damage_in_a_battle_that_somebody_leaves(moment: Callable[..., PocketScenario], loser: str) -> None:
    t = moment("cinder-flight")
    t.concedes(loser)
    if loser == "a":
        assert t.tokens("b.long-reach") == 1
        assert t.asked == "b objective-card"
    else:
        assert t.tokens("a.long-reach") == 0
        assert t.asked == "c objective-card"
    assert not t.events("hit")
    assert not t.events("damaged")
    assert t.state.battle is None
    assert t.match.game.broken_invariants(t.state) == []


@rule("PM-ELM-16")
def test_the_card_of_a_player_who_leaves_a_battle_does_nothing_more() -> None:
    a = side("needle-flight@contested", hand="linked-cannons")
    t = table(a, side("iron-edict@contested", hand="steady-aim"), "cinder-flight")
    t.a("combat", ["a.needle-flight>b.iron-edict"]).a("linked-cannons")
    shown: list[Any] = []
    t.match.watch = lambda event: shown.append((event.kind, t.view("b")["battle"]))
    t.concedes("a")
    kind, battle = shown[0]
    left = battle["sides"][0]
    assert (kind, left["card"], left["ability"]) == ("eliminated", None, False)


@rule("PM-ELM-16")
def test_nobody_passes_a_card_step_by_conceding() -> None:
    t = in_battle("cinder-flight")
    t.a("steady-aim")
    t.concedes("b")
    assert not t.events("passed")
    assert t.discard("a") == ["steady-aim"]
    assert len(t.hand("a")) == 3


@rule("PM-ELM-16")
def test_strikes_at_a_player_who_concedes_are_not_made() -> None:
    t = at_strike_reveal("cinder-flight")
    t.concedes("b")
    assert not t.events("struck")
    assert not t.events("strike-failed")
    assert [event["unit"] for event in t.events("strike-skipped")] == ["a.cinder-flight"], "the other has no strike"
    assert t.asked == "c objective-card"


@rule("PM-ELM-16")
@pytest.mark.parametrize("moment", [at_attacks, at_struck_objective, at_strikers])
def test_the_action_is_not_lost_when_its_only_target_concedes(moment: Callable[..., PocketScenario]) -> None:
    t = moment("cinder-flight")
    t.concedes("b")
    assert t.asked == "a action"
    assert t.options("a") == ["pass", "move"]


@rule("PM-ELM-16")
def test_the_first_player_concedes_during_deployment() -> None:
    t = at_first_deployment("c")
    t.concedes("a")
    assert t.asked == "b deploy"
    t.b("usual")
    t.c("usual")
    assert t.asked == "b objective-card"
    assert t.events("turn") == [{"player": 1, "turn": 1}]
    assert (len(t.hand("a")), len(t.hand("b")), len(t.hand("c"))) == (0, 3, 3)


@rule("PM-ELM-16")
def test_nobody_deploys_who_has_left_not_even_a_small_fleet() -> None:
    """A fleet within the limit is deployed without a question."""
    t = at_first_deployment("c")
    del t.state.players[2].units[2:]
    t.concedes("c")
    t.a("usual")
    t.b("usual")
    assert [unit.zone for unit in t.state.players[2].units] == [GONE, GONE]
    assert [event["player"] for event in t.events("deployed")] == [0, 1]


@rule("PM-ELM-16")
def test_conceding_between_two_parts_of_a_deployment() -> None:
    t = at_first_deployment("c")
    t.a(["a.cinder-flight"])
    t.concedes("b")
    assert t.asked == "a deploy"
    t.concedes("a")
    assert t.winner == "c"


@rule("PM-ELM-16")
def test_nobody_concedes_twice_or_after_the_end() -> None:
    t = table("cinder-flight", "cinder-flight", "cinder-flight")
    t.concedes("b")
    with pytest.raises(IllegalAnswer):
        t.concedes("b")
    assert t.asked == "a action"
    t.concedes("c")
    assert t.winner == "a"
    with pytest.raises(IllegalAnswer):
        t.concedes("a")


# Draws


@rule("PM-ELM-17")
def test_two_players_agree_on_a_draw() -> None:
    t = at_action()
    t.offers_draw("b")
    assert not t.over
    assert t.asked == "a action"
    t.offers_draw("a")
    assert t.drawn
    assert t.asked == ""


@rule("PM-ELM-17")
def test_one_player_alone_does_not_agree() -> None:
    t = at_action()
    t.offers_draw("b")
    assert not t.over
    t.declines_draw("a").offers_draw("a")
    assert not t.over
    t.offers_draw("b")
    assert t.drawn


@rule("PM-ELM-17")
def test_everybody_still_playing_must_agree() -> None:
    t = in_battle("cinder-flight")
    t.offers_draw("a").offers_draw("c")
    assert not t.over
    assert t.asked == "a combat-card"
    t.offers_draw("b")
    assert t.drawn


@rule("PM-ELM-17")
def test_players_who_have_left_need_not_agree() -> None:
    t = at_action("cinder-flight")
    t.concedes("c")
    with pytest.raises(IllegalAnswer):
        t.offers_draw("c")
    t.offers_draw("a").offers_draw("b")
    assert t.drawn


def skip_turns(t: PocketScenario, seats: str) -> None:
    for seat in seats:
        assert not t.over
        t.ends_turn(seat)


@rule("PM-ELM-17")
@pytest.mark.parametrize("seats", ["ab", "abc"])
def test_ten_rounds_without_an_action_are_a_draw(seats: str) -> None:
    t = table(*["cinder-flight"] * len(seats))
    skip_turns(t, seats * 10)
    assert t.drawn


@rule("PM-ELM-17")
def test_an_action_starts_the_count_anew() -> None:
    t = table("cinder-flight", "cinder-flight")
    skip_turns(t, "ab" * 9 + "a")
    t.passes("b").b("move", ["b.cinder-flight>contested"])
    skip_turns(t, "ab" * 10)
    assert t.drawn


@rule("PM-ELM-17")
def test_playing_objectives_is_no_action() -> None:
    t = table(side("cinder-flight", hand="war-room"), "cinder-flight")
    skip_turns(t, "ab" * 9)
    t.a("war-room>a.objective-1", "pass").ends_turn("b")
    assert t.drawn


@rule("PM-ELM-17")
def test_rounds_stay_complete_when_somebody_leaves() -> None:
    t = table("cinder-flight", "cinder-flight", "cinder-flight")
    skip_turns(t, "abc" * 8 + "a")
    t.concedes("b")
    skip_turns(t, "cac")
    assert t.drawn


@rule("PM-ELM-17")
def test_the_draw_is_agreed_when_the_only_one_against_it_leaves() -> None:
    t = table("cinder-flight", "cinder-flight", "cinder-flight")
    t.offers_draw("a").offers_draw("b")
    assert not t.over
    t.concedes("c")
    assert t.drawn
