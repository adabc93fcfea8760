"""More of setting up: the second clauses of SP-SET-03 to SP-SET-24."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.core.errors import BadSetup
from battlemat.games.shatterpoint.battlefield import battlefield, objective_height
from battlemat.games.shatterpoint.content import MISSIONS
from battlemat.games.shatterpoint.scenario import box, flat_ground
from battlemat.games.shatterpoint.terrain import SIDE
from tests.rule_marks import rule
from tests.rules.shatterpoint.test_setup import CRIT, EXPERTISE, FAILURE, STRIKE, deployed, set_up

TIED = (CRIT, STRIKE, STRIKE, EXPERTISE, FAILURE)


@rule("SP-SET-03")
def test_expertise_breaks_a_tie_of_crits_and_strikes() -> None:
    less = (CRIT, STRIKE, STRIKE, FAILURE, FAILURE)
    assert set_up(*TIED, *less).last("first-player") == {"player": 0}
    assert set_up(*less, *TIED).last("first-player") == {"player": 1}
    more = (STRIKE, STRIKE, STRIKE, STRIKE, STRIKE)
    assert set_up(*more, *less).last("first-player") == {"player": 1}, "crits come before strikes"


@rule("SP-SET-03")
def test_both_roll_all_five_dice_again_on_a_full_tie() -> None:
    t = set_up(*TIED, *TIED, *[FAILURE] * 5, CRIT, *[FAILURE] * 4)
    assert [event["rolls"] for event in t.events("rolled-for-first")] == [[[1, 2, 1]] * 2, [[0, 0, 0], [1, 0, 0]]]
    assert (t.last("first-player"), t.state.chance.dice) == ({"player": 1}, [])


@rule("SP-SET-05")
@pytest.mark.parametrize("chosen", ["shifting-priorities", "never-tell-me-the-odds"])
@pytest.mark.parametrize("first", ["a", "b"])
def test_whoever_is_first_may_choose_either_set(first: str, chosen: str) -> None:
    dice = [CRIT] * 5 + [FAILURE] * 5
    t = set_up(*(dice if first == "a" else dice[::-1]), players=["republic-and-nite-owls", "blades-of-mandalore"])
    t.picks(first, "edge:south").picks(first, chosen)
    assert t.state.mission == chosen


@rule("SP-SET-06", "SP-SET-27")
@pytest.mark.parametrize("edge", ["south", "north"])
def test_every_objective_lies_where_the_diagram_shows_it(edge: str) -> None:
    t = set_up().a(f"edge:{edge}")
    drawn = {spot.id: (spot.x, spot.y) for spot in MISSIONS["shifting-priorities"].objectives}
    for objective in t.state.objectives:
        x, y = drawn.pop(objective.id)
        wanted = (x, y) if edge == "south" else (SIDE - x, SIDE - y)
        assert (objective.x, objective.y) == pytest.approx(wanted)
        assert not objective.active
    assert drawn == {}


@rule("SP-SET-07", "SP-SET-08", "SP-SET-09")
def test_nobody_sees_the_cards_of_the_mission() -> None:
    """One of three cards of each phase is dealt; those put away are hidden like those dealt."""
    t = set_up().a("edge:south")
    struggles = MISSIONS["shifting-priorities"].struggles
    assert [sum(card.phase == phase for card in struggles.values()) for phase in (1, 2, 3)] == [3, 3, 3]
    assert sorted([*t.state.mission_deck, *t.state.set_aside]) == sorted(struggles)
    for viewer in ("a", "b"):
        told = msgspec.json.encode(t.view(viewer)).decode()
        assert not any(f'"{card}"' in told for card in struggles)
    assert not any(f"'{card}'" in str(event.data) for event in t.match.events for card in struggles)


@rule("SP-SET-13")
def test_a_walkway_lifts_an_objective_straight_up() -> None:
    """Onto the highest surface that carries it wholly; beside the walkway it stays on the ground."""
    walkway = box(400, 400, 100, 100, 80, bottom=70, opaque=False, passable=True)
    roof = box(400, 400, 60, 60, 120)
    assert objective_height(battlefield(flat_ground([walkway])).field, 400, 400) == 80
    assert objective_height(battlefield(flat_ground([walkway, roof])).field, 400, 400) == 120
    assert objective_height(battlefield(flat_ground([walkway])).field, 500, 400) == 0
    t = set_up().a("edge:south")
    spot = next(spot for spot in MISSIONS["shifting-priorities"].objectives if spot.id == "MC")
    lifted = t.objective("MC")
    assert (lifted.x, lifted.y, lifted.height) == (spot.x, spot.y, 80)


@rule("SP-SET-14")
def test_terrain_that_carries_only_a_part_of_an_objective_does_not_fit() -> None:
    assert objective_height(battlefield(flat_ground([box(400, 400, 20, 20, 80)])).field, 400, 400) is None
    assert objective_height(battlefield(flat_ground([box(410, 400, 30, 60, 80)])).field, 400, 400) is None


@rule("SP-SET-16")
def test_an_order_deck_is_seven_cards_face_down() -> None:
    t = set_up().a("edge:south")
    for player in t.state.players:
        assert sorted(player.deck) == sorted(["shatterpoint", *(unit.id for unit in player.units)])
    before = [t.view(viewer) for viewer in ("a", "b")]
    for player in t.state.players:
        player.deck.reverse()
    assert [t.view(viewer) for viewer in ("a", "b")] == before


@rule("SP-SET-22")
def test_a_part_of_the_base_within_the_range_is_enough() -> None:
    """The rear of the base is 60 mm from the edge, its front 100."""
    t = set_up().a("edge:south", "squad:1").goes("a", 200, 80)
    assert t.at("anakin")[1] - t.character("anakin").radius == 60


@rule("SP-SET-19", "SP-SET-24")
def test_a_player_chooses_which_squad_is_deployed_first() -> None:
    """Of two there is a choice, of the last none; the opponent deploys in between."""
    t = set_up().a("edge:south")
    assert (t.asked, t.options("a")) == ("a squad", ["squad:1", "squad:2"])
    t.a("squad:2")
    assert t.match.pending[0].about["character"] == "a.ahsoka-tano-jedi-no-more.1"
    asked: list[str] = []
    while not t.asked.endswith("stance"):
        if not asked or asked[-1] != t.asked:
            asked.append(t.asked)
        t.match.submit(t.match.pending[0].player, t.match.pending[0].options[0].id)
    assert asked == ["a deploy", "b squad", "b deploy", "a deploy", "b deploy"]


@rule("SP-SET-25")
def test_stances_come_after_all_squads() -> None:
    t = deployed(set_up(), "stance")
    assert all(c.on_field for player in t.state.players for unit in player.units for c in unit.characters)
    assert t.events("stance") == []


@rule("SP-SET-11")
def test_an_empty_battlefield_is_refused() -> None:
    plan = {"id": "empty", "name": "Empty", "source": "test", "placements": []}
    with pytest.raises(BadSetup, match="SP-SET-11"):
        set_up(battlefield=plan)
