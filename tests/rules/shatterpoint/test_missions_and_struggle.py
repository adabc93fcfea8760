"""Objectives, tracker and struggles (SP-MIS)."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.games.shatterpoint.content import MISSIONS, STRUGGLES
from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.objectives import contests
from battlemat.games.shatterpoint.records import MissionCard, Struggle
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import NOBODY
from battlemat.games.shatterpoint.struggle import gain_momentum, has_momentum, move_token
from tests.rule_marks import rule

MAUL = "lord-maul at 400,400"
ROOF = box(400, 600, 100, 100, 100)


def ending(a: side, b: side, objectives: str, *, token: int = 0, turn: int = 5, **more: object) -> ShatterScenario:
    """A turn of player a at its end."""
    return table(a=a, b=b, objectives=objectives, token=token, turn=turn, step="end-turn", **more)  # type: ignore[arg-type]


@rule("SP-MIS-05")
@pytest.mark.parametrize("missing", ["name", "set", "rules"])
def test_parts_of_a_mission_card(missing: str) -> None:
    record = msgspec.to_builtins(MISSIONS["first-contact"].card)
    assert msgspec.convert(record, MissionCard) == MISSIONS["first-contact"].card
    with pytest.raises(msgspec.ValidationError, match=missing):
        msgspec.convert({key: value for key, value in record.items() if key != missing}, MissionCard)
    assert all(mission.objectives for mission in MISSIONS.values())


@rule("SP-MIS-06")
@pytest.mark.parametrize(
    ("field", "value"), [("name", None), ("phase", None), ("phase", 4), ("maps", None), ("maps", ())]
)
def test_parts_of_a_struggle_card(field: str, value: object) -> None:
    record = msgspec.to_builtins(STRUGGLES["dig-in"])
    assert msgspec.convert(record, Struggle) == STRUGGLES["dig-in"]
    changed = {k: value if k == field else v for k, v in record.items() if k != field or value is not None}
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert(changed, Struggle)


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
    foes = side("bo-katan-kryze at 370,575,100", "asajj-ventress-sith-assassin at 430,575,100")
    assert ending(side("lord-maul at 400,625,100"), foes, "X at 400,530", terrain=[ROOF]).controls("X") == "b"


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
    assert not contests(t.state, t.character("maul"), t.objective("X"))


@rule("SP-MIS-21", "SP-MIS-28")
def test_control_is_decided_for_both_players() -> None:
    assert ending(side(), side(MAUL), "X at 400,450 a").controls("X") == "b"


@rule("SP-MIS-21")
def test_the_struggle_token_moves_for_what_was_just_taken() -> None:
    t = ending(side(MAUL), side(), "X at 400,450")
    assert (t.controls("X"), t.token) == ("a", "a1")


@rule("SP-MIS-23")
def test_a_tie_changes_nothing() -> None:
    foes = side("bo-katan-kryze at 400,520", "asajj-ventress-sith-assassin at 400,600,100")
    t = ending(side(MAUL), foes, "X at 400,500 a", terrain=[ROOF])
    assert t.controls("X") == "a"


@rule("SP-MIS-22")
def test_the_objectives_own_elevation_comes_first() -> None:
    foes = side("bo-katan-kryze at 380,600,100", "asajj-ventress-sith-assassin at 430,600,100")
    t = ending(side(MAUL), foes, "X at 400,500", terrain=[ROOF])
    assert t.controls("X") == "a"


@rule("SP-MIS-25")
@pytest.mark.parametrize("controller", ["", "b"])
def test_a_tie_on_other_elevations_changes_nothing(controller: str) -> None:
    t = ending(
        side("lord-maul at 380,600,100"),
        side("bo-katan-kryze at 430,600,100"),
        f"X at 400,500 {controller}".strip(),
        terrain=[ROOF],
    )
    assert t.controls("X") == controller


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


@rule("SP-MIS-33")
def test_later_struggles_score_from_their_first_turn() -> None:
    """Player a wins the first struggle; player b holds an objective of the second at the end of the next turn."""
    t = table(
        a=side("bo-katan-kryze at 800,100"),
        b=side("lord-maul at 100,750"),
        objectives="C at 400,470 a; FR at 100,800",
        mission="first-contact",
        struggle="what-could-go-wrong",
        mission_deck="they-were-expecting-us",
        token=-7,
        step="end-turn",
    )
    t.b("map:A").picks("b", "activate").ends_activation()
    assert (t.controls("FR"), t.events("token-moved")[-1]["to"]) == ("b", 1)


@rule("SP-MIS-12")
def test_the_tracker_has_17_spaces() -> None:
    """From one end to the other, space by space; no further."""
    t = table(a=side(MAUL), b=side(), token=8, momentum=(0, 0))
    spaces = [t.token]
    for _ in range(20):
        move_token(t.match, 0, 1, "SP-MIS-47")
        spaces.append(t.token)
    names = [*(f"b{n}" for n in range(8, 0, -1)), "0", *(f"a{n}" for n in range(1, 9))]
    assert list(dict.fromkeys(spaces)) == names
    assert len(names) == 17


@rule("SP-MIS-13")
@pytest.mark.parametrize(("player", "space"), [(0, "a2"), (1, "b2")])
def test_everybody_pulls_to_the_own_side(player: int, space: str) -> None:
    t = table(a=side(MAUL), b=side())
    move_token(t.match, player, 2, "SP-MIS-30")
    assert t.token == space


@rule("SP-MIS-45")
def test_no_momentum_on_the_centre() -> None:
    t = table(a=side(MAUL), b=side(), momentum=(7, 8))
    gain_momentum(t.match, 0, "SP-MIS-39")
    assert t.last("momentum") == {"player": 0, "space": 1}
    gain_momentum(t.match, 0, "SP-MIS-39")
    gain_momentum(t.match, 1, "SP-MIS-39")
    assert [has_momentum(t.state.tracker, space) for space in (-1, 0, 1)] == [0, NOBODY, 1]
    assert (len(t.events("momentum")), t.state.tracker.won_by) == (1, NOBODY)


@rule("SP-MIS-47")
@pytest.mark.parametrize(("token", "won"), [(3, False), (-6, True)])
def test_abilities_that_move_the_token(token: int, won: bool) -> None:
    """Anakin wounds Maul: a momentum token for the wound and a space for his ability, but nothing of step 9."""
    t = table(
        a=side("general-anakin-skywalker at 400,450"),
        b=side(MAUL + " with 10 damage"),
        token=token,
    )
    t.a("action:combat").attacks("anakin", "maul", attack="C", path="a")
    assert (t.last("token-moved")["to"], t.momentum("a"), t.momentum("b")) == (token - 1, 2, 1)
    assert bool(t.state.players[0].won) is won


@rule("SP-MIS-34", "SP-MIS-36", "SP-MIS-58")
@pytest.mark.parametrize(
    ("momentum", "start", "spaces", "end"), [((2, 1), -5, 4, "a7"), ((1, 1), -6, 5, "a8"), ((3, 1), -4, 2, "a6")]
)
def test_the_token_stops_at_momentum_and_wins(momentum: tuple[int, int], start: int, spaces: int, end: str) -> None:
    t = table(a=side(MAUL), b=side(), token=start, momentum=momentum)
    move_token(t.match, 0, spaces, "SP-MIS-47")
    assert t.token == end
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


@rule("SP-MIS-50")
def test_everything_is_reset_when_a_struggle_was_won() -> None:
    """Momentum on A8 to A5 and B8 to B6: when the turn ends one token of each is left, before the map is chosen."""
    objectives = "ML at 400,470 a; FL at 100,800 b; NC at 700,700"
    t = ending(side(MAUL), side(), objectives, token=-4, momentum=(4, 3))
    assert (t.last("struggle-won")["player"], t.story()[-2:]) == (0, ["tracker-reset", "struggle-revealed"])
    assert (t.token, t.momentum("a"), t.momentum("b"), t.asked) == ("0", 1, 1, "b map")
    assert [(o.active, o.controller) for o in t.state.objectives] == [(False, NOBODY)] * 3


@rule("SP-MIS-37")
@pytest.mark.parametrize(("seat", "token"), [("a", -7), ("b", 7)])
def test_the_winner_of_a_struggle_takes_its_card(seat: str, token: int) -> None:
    """It lies open before the winner and counts as one win: the game goes on."""
    other = "b" if seat == "a" else "a"
    t = table(a=side(MAUL), b=side(), active=seat, objectives=f"ML at 800,100 {seat}", token=token, step="end-turn")
    won = {one: t.state.players["ab".index(one)].won for one in "ab"}
    assert (won[seat], won[other], t.over) == (["steal-the-secret-plans"], [], False)
    for viewer in "ab":
        told = t.view(viewer)["players"]
        assert told["ab".index(seat)]["won"] == ["steal-the-secret-plans"]
        assert told["ab".index(other)]["won"] == []
    assert t.state.struggle != "steal-the-secret-plans"


@rule("SP-MIS-50", "SP-MIS-51", "SP-MIS-52", "SP-MIS-07", "SP-MIS-03")
def test_the_next_struggle() -> None:
    t = ending(side(MAUL + " with 3 damage"), side(), "ML at 400,470 a; FL at 100,800; NC at 700,700", token=-7)
    assert (t.token, t.momentum("a"), t.asked) == ("0", 1, "b map")
    t.b("map:A")
    assert {o.id for o in t.state.objectives if o.active} == {"ML", "FL", "NC"}
    assert (t.controls("ML"), t.damage("maul")) == ("", 3)


@rule("SP-MIS-53")
def test_what_a_new_struggle_does_not_touch() -> None:
    a = side(
        MAUL + " with 5 damage, pinned, 1 hunker, 1 injured, flipped",
        "bo-katan-kryze at 700,100 with wounded",
        "cc-7567-captain-rex defeated",
        "asajj-ventress-sith-assassin at 800,100",
        force=2,
        pool=7,
        deck="lord-maul shatterpoint",
        reserve="asajj-ventress-sith-assassin",
        discard="bo-katan-kryze",
    )
    t = table(
        a=a,
        b=side(force=1),
        objectives="W2 at 100,300 a",
        mission="first-contact",
        struggle="what-could-go-wrong",
        mission_deck="they-were-expecting-us",
        token=-7,
    )
    t.objective("W2").priority = True
    before = t.view("a")["players"]
    t.ends_activation().b("map:A")
    after = t.view("a")["players"]
    assert (before[0].pop("won"), after[0].pop("won")) == ([], ["what-could-go-wrong"])
    assert after[0] == before[0]
    assert after[1]["units"] == before[1]["units"]
    assert (t.objective("W2").active, t.objective("W2").priority) == (True, False)


@rule("SP-MIS-54")
def test_turns_alternate_across_struggles() -> None:
    t = ending(side(MAUL), side(), "ML at 400,470 a", token=-7).b("map:A")
    assert t.state.active == 1


@rule("SP-MIS-04", "SP-MIS-37", "SP-MIS-49")
def test_the_second_struggle_wins_at_once() -> None:
    t = ending(side(MAUL, won=1), side(), "ML at 400,470 a", token=-7)
    assert t.winner == "a"
    assert "defeated" not in t.story()


@rule("SP-MIS-55")
@pytest.mark.parametrize(("seat", "token"), [("a", -7), ("b", 7)])
def test_the_third_struggle_decides(seat: str, token: int) -> None:
    """One all, and the mission deck is empty: whoever wins the third struggle wins."""
    t = table(
        a=side(MAUL, won=1),
        b=side(won=1),
        active=seat,
        objectives=f"X at 800,100 {seat}",
        struggle="blast-our-way-out",
        mission_deck="",
        token=token,
        step="end-turn",
    )
    assert (t.winner, t.drawn) == (seat, False)
    assert sum(len(player.won) for player in t.state.players) == 3


@rule("SP-MIS-57")
def test_no_victory_by_elimination() -> None:
    """Player a has no unit left: neither defeat nor the turns that follow end the match, two struggles do."""
    last = "clan-kryze-mandalorians at 400,400 and 460,400 with 2 injured"
    t = table(a=side(last, won=1), b=side(MAUL), objectives="X at 100,800 a", token=-6).ends_activation()
    assert (t.unit("kryze").defeated, t.over, t.token) == (True, False, "a7")
    t.picks("b", "activate").ends_activation()
    assert (t.last("no-units")["player"], t.winner, t.token) == (0, "a", "a8")


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
