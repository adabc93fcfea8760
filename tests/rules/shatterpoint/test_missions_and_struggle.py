"""Objectives, tracker and struggles (SP-MIS)."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.struggle import gain_momentum, move_token
from tests.rule_marks import rule

MAUL = "lord-maul at 400,400"
ROOF = box(400, 600, 100, 100, 100)


def ending(a: side, b: side, objectives: str, *, token: int = 0, turn: int = 5, **more: object) -> ShatterScenario:
    """A turn of player a at its end."""
    return table(a=a, b=b, objectives=objectives, token=token, turn=turn, step="end-turn", **more)  # type: ignore[arg-type]


@rule("SP-MIS-16")
@pytest.mark.parametrize(("y", "controller"), [(508.9, "a"), (509.0, "")])
def test_contesting_within_range_2(y: float, controller: str) -> None:
    assert ending(side(MAUL), side(), f"X at 400,{y}").controls("X") == controller


@rule("SP-MIS-16", "SP-DMG-05")
def test_wounded_units_do_not_contest() -> None:
    assert ending(side(MAUL + " with wounded"), side(), "X at 400,450").controls("X") == ""


@rule("SP-MIS-17", "SP-MIS-24")
def test_contesting_from_another_elevation() -> None:
    t = ending(side("lord-maul at 400,600,100"), side(), "X at 400,500", terrain=[ROOF])
    assert t.controls("X") == "a"


@rule("SP-MIS-18")
def test_contesting_needs_no_sight() -> None:
    wall = box(400, 440, 300, 10, 200)
    assert ending(side(MAUL), side(), "X at 400,470", terrain=[wall]).controls("X") == "a"


@rule("SP-MIS-19")
def test_one_character_contests_two_objectives() -> None:
    t = ending(side(MAUL), side(), "X at 400,450; Y at 350,400")
    assert (t.controls("X"), t.controls("Y")) == ("a", "a")


@rule("SP-MIS-20")
def test_inactive_objectives_are_nobodys() -> None:
    t = ending(side(MAUL), side(), "(X) at 400,450")
    assert (t.controls("X"), t.token) == ("", "0")


@rule("SP-MIS-21", "SP-MIS-28")
def test_control_is_decided_for_both_players() -> None:
    assert ending(side(), side(MAUL), "X at 400,450 a").controls("X") == "b"


@rule("SP-MIS-23")
def test_a_tie_changes_nothing() -> None:
    foes = side("bo-katan-kryze at 400,520", "asajj-ventress-sith-assassin at 400,600,100")
    t = ending(side(MAUL), foes, "X at 400,470 a", terrain=[ROOF])
    assert t.controls("X") == "a"


@rule("SP-MIS-26")
def test_control_stays_without_presence() -> None:
    t = ending(side("lord-maul at 100,100"), side(), "X at 400,470 a")
    assert (t.controls("X"), t.token) == ("a", "a1")


@rule("SP-MIS-27")
def test_every_character_counts() -> None:
    t = ending(side("clan-kryze-mandalorians at 400,400 and 450,400"), side("lord-maul at 400,520"), "X at 425,460")
    assert t.controls("X") == "a"


@rule("SP-MIS-30", "SP-MIS-31")
def test_only_the_active_players_objectives_move_the_token() -> None:
    t = ending(side(), side(), "X at 400,470 a; Y at 500,400 a; Z at 600,400 a; V at 700,400 b", token=1)
    assert t.token == "a2"


@rule("SP-MIS-32", "SP-MIS-44")
def test_the_first_turn_does_not_score() -> None:
    t = ending(side(MAUL), side(), "X at 400,450", turn=1)
    assert (t.controls("X"), t.token, t.momentum("a")) == ("a", "0", 1)


@rule("SP-MIS-34", "SP-MIS-36", "SP-MIS-58")
def test_the_token_stops_at_momentum_and_wins() -> None:
    t = table(a=side(MAUL), b=side(), token=-6)
    move_token(t.match, 0, 5, "SP-MIS-47")
    assert t.token == "a8"
    assert t.state.players[0].won == ["steal-the-secret-plans"]


@rule("SP-MIS-35", "SP-MIS-38")
def test_momentum_placed_on_the_token_wins() -> None:
    t = table(a=side(MAUL), b=side(), token=4, momentum=(1, 4))
    gain_momentum(t.match, 1, "SP-MIS-39")
    assert t.state.players[1].won == ["steal-the-secret-plans"]


@rule("SP-MIS-39", "SP-MIS-40")
def test_a_wound_gives_the_opponent_momentum() -> None:
    t = table(a=side(MAUL), b=side())
    suffer(t.match, t.unit("maul"), 11, "SP-CON-08")
    assert (t.momentum("a"), t.momentum("b")) == (1, 2)


@rule("SP-MIS-41", "SP-MIS-43")
def test_momentum_on_the_opponents_side_even_without_objectives() -> None:
    t = ending(side(), side(), "X at 400,470", token=3)
    assert (t.token, t.momentum("a"), t.momentum("b")) == ("b3", 2, 1)


@rule("SP-MIS-42", "SP-MIS-56")
def test_momentum_for_both_on_the_centre() -> None:
    t = ending(side(), side(), "X at 400,470 a", token=1)
    assert (t.token, t.momentum("a"), t.momentum("b")) == ("0", 2, 2)


@rule("SP-MIS-46")
def test_a_full_side_takes_no_more_momentum() -> None:
    t = table(a=side(MAUL), b=side(), momentum=(8, 1))
    gain_momentum(t.match, 0, "SP-MIS-39")
    assert (t.momentum("a"), t.state.players[0].won) == (8, [])


@rule("SP-MIS-48")
def test_a_won_struggle_is_closed_until_the_end_of_the_turn() -> None:
    t = table(a=side(MAUL), b=side(), token=-7)
    move_token(t.match, 0, 1, "SP-MIS-47")
    move_token(t.match, 0, 1, "SP-MIS-47")
    gain_momentum(t.match, 1, "SP-MIS-39")
    assert (len(t.state.players[0].won), t.momentum("b"), t.asked) == (1, 1, "a act")


@rule("SP-MIS-50", "SP-MIS-51", "SP-MIS-52", "SP-MIS-07", "SP-MIS-03")
def test_the_next_struggle() -> None:
    t = ending(side(MAUL + " with 3 damage"), side(), "ML at 400,470 a; FL at 100,800; NC at 700,700", token=-7)
    assert (t.token, t.momentum("a"), t.asked) == ("0", 1, "b map")
    t.b("map:A")
    assert {o.id for o in t.state.objectives if o.active} == {"ML", "FL", "NC"}
    assert (t.controls("ML"), t.damage("maul")) == ("", 3)


@rule("SP-MIS-54")
def test_turns_alternate_across_struggles() -> None:
    t = ending(side(MAUL), side(), "ML at 400,470 a", token=-7).b("map:A")
    assert t.state.active == 1


@rule("SP-MIS-04", "SP-MIS-37", "SP-MIS-49")
def test_the_second_struggle_wins_at_once() -> None:
    t = ending(side(MAUL, won=1), side(), "ML at 400,470 a", token=-7)
    assert t.winner == "a"
    assert "defeated" not in t.story()


@rule("SP-MIS-57")
def test_no_victory_by_elimination() -> None:
    t = table(a=side("lord-maul defeated"), b=side(), step="turn")
    assert not t.over


@rule("SP-MIS-29", "SP-MIS-59")
def test_the_priority_objective_is_a_space_more() -> None:
    t = ending(side(), side(), "X at 400,470 a; Y at 500,400 a", token=3)
    assert t.token == "b1"
    t = table(
        a=side(MAUL),
        b=side(),
        objectives="FL at 100,300 a; ML at 100,500 a; NC at 700,700",
        token=3,
        step="turn",
        struggle="weve-been-double-crossed",
    )
    assert t.last("priority")["objectives"]
    t.state.objectives[0].priority, t.state.objectives[1].priority, t.state.objectives[2].priority = True, False, False
    t.picks("a", "activate").ends_activation()
    assert t.events("token-moved")[-1]["to"] == 0
    assert (t.momentum("a"), t.momentum("b")) == (2, 2)
