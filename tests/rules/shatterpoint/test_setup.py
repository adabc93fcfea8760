"""Setting up (SP-SET)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from random import Random
from typing import Any

import msgspec
import pytest

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.match import start_from
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.battlefield import plan_faults
from battlemat.games.shatterpoint.content import MISSIONS, STRUGGLES
from battlemat.games.shatterpoint.deployment import Deployment
from battlemat.games.shatterpoint.records import BattlefieldPlan
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, flat_ground, side, table
from battlemat.games.shatterpoint.state import Character
from battlemat.games.shatterpoint.terrain import SIDE
from tests.rule_marks import rule

SPIRE = {
    "id": "spire",
    "outline": [[-10, -10], [10, -10], [10, 10], [-10, 10]],
    "bottom": 0,
    "top": 120,
    "opaque": True,
    "passable": False,
    "standable": False,
}
CRIT, STRIKE, EXPERTISE, FAILURE = 1, 2, 5, 7


def set_up(*dice: int, **setup: Any) -> ShatterScenario:
    """A match from its first roll on; a wins it unless other dice are given."""
    written = GAME.normal_setup(setup)
    rolls = list(dice) or [CRIT] * 5 + [FAILURE] * 5
    return ShatterScenario(start_from(GAME, written, GAME.begin(written, Chance(key_from_seed("set-up"), dice=rolls))))


def deployed(t: ShatterScenario, until: str) -> ShatterScenario:
    rng = Random(3)
    while not t.asked.endswith(until):
        decision = t.match.pending[0]
        t.match.submit(decision.player, t.match.random_answer(decision, rng))
    return t


@rule("SP-SET-02", "SP-SET-03")
@pytest.mark.parametrize(
    ("dice", "first"),
    [
        ((CRIT, CRIT, 7, 7, 7, CRIT, STRIKE, STRIKE, STRIKE, STRIKE), 0),
        ((CRIT, 7, 7, 7, 7, CRIT, STRIKE, 7, 7, 7), 1),
        ((CRIT, STRIKE, EXPERTISE, 7, 7, CRIT, STRIKE, 7, 7, 7), 0),
        ((CRIT, 7, 7, 7, 7, CRIT, 7, 7, 7, 7, *[7] * 5, STRIKE, *[7] * 4), 1),
    ],
)
def test_the_first_player(dice: tuple[int, ...], first: int) -> None:
    assert set_up(*dice).last("first-player") == {"player": first}


@rule("SP-SET-04", "SP-SET-27")
@pytest.mark.parametrize(("edge", "y"), [("south", 203.2), ("north", 711.2)])
def test_the_first_player_chooses_an_edge_and_the_map_follows(edge: str, y: float) -> None:
    t = set_up().a(f"edge:{edge}")
    assert [player.edge for player in t.state.players] == ([0, 1] if edge == "south" else [1, 0])
    assert t.objective("NC").y == y


@rule("SP-SET-05", "SP-MIS-02")
def test_the_first_player_chooses_the_mission() -> None:
    t = set_up(players=["republic-and-nite-owls", "blades-of-mandalore"]).a("edge:south")
    assert t.options("a") == ["mission:shifting-priorities", "mission:never-tell-me-the-odds"]
    t.a("mission:never-tell-me-the-odds")
    assert t.state.mission == "never-tell-me-the-odds"
    cards = {*t.state.mission_deck, *t.state.set_aside}
    assert cards == set(MISSIONS["never-tell-me-the-odds"].struggles)


@rule("SP-SET-06", "SP-SET-13", "SP-MIS-10")
def test_objectives_are_laid_inactive_and_rise_onto_terrain() -> None:
    t = set_up().a("edge:south")
    assert len(t.state.objectives) == 9
    assert not any(objective.active for objective in t.state.objectives)
    assert (t.objective("MC").height, t.objective("NC").height) == (80, 0)


@rule("SP-EXA-16")
def test_an_objective_rises_onto_the_walkway_above_it() -> None:
    walkway = box(457.2, 457.2, 300, 60, 120, bottom=110, opaque=False, passable=True)
    hut = box(300, 560, 60, 60, 80)
    bare, built = (set_up(battlefield=flat_ground(pieces)).a("edge:south") for pieces in ([hut], [hut, walkway]))
    under, above = bare.objective("MC"), built.objective("MC")
    assert (above.x, above.y) == (under.x, under.y)
    assert (under.height, above.height) == (0, 120)


@rule("SP-SET-10")
@pytest.mark.parametrize(("x", "rule_id"), [(894.4, ""), (894.5, "SP-MOV-30")])
def test_the_battlefield_is_36_inches_square(x: float, rule_id: str) -> None:
    t = table(a=side("lord-maul at 800,400"), b=side()).a("action:move").moves("maul", "advance")
    if rule_id:
        assert t.no_way("a", x, 400) == rule_id
    else:
        t.goes("a", x, 400)
    assert SIDE == 36 * 25.4


@rule("SP-SET-12", "SP-SET-14")
def test_terrain_knows_where_the_objectives_lie() -> None:
    """A pointed spire is refused where a mission has an objective, and taken where none has."""
    spire = {"id": "spire", "name": "Spire", "source": "test", "parts": [SPIRE]}
    for x, y, faults in ((457.2, 457.2, ["SP-SET-14"]), (300.0, 560.0, [])):
        placed = [{"id": "spire", "piece": "spire", "x": x, "y": y}]
        plan = {"id": "p", "name": "P", "source": "test", "pieces": [spire], "placements": placed}
        found = list(plan_faults(msgspec.convert(plan, BattlefieldPlan)))
        assert [fault.rule for fault in found][:1] == faults


@rule("SP-SET-07", "SP-SET-08", "SP-SET-09")
def test_the_mission_deck() -> None:
    t = set_up().a("edge:south")
    assert [STRUGGLES[card].phase for card in t.state.mission_deck] == [3, 2, 1]
    assert len(t.state.set_aside) == 6
    assert t.view("a")["mission_deck"] == 3


@rule("SP-SET-08", "SP-SET-16")
def test_every_deck_is_shuffled() -> None:
    t = set_up()
    struggles = MISSIONS["shifting-priorities"].struggles
    phases = [sorted(card.id for card in struggles.values() if card.phase == phase) for phase in (3, 2, 1)]
    decks = [["shatterpoint", *(unit.id for unit in player.units)] for player in t.state.players]
    t.shuffles(*phases, *decks).a("edge:south")
    assert t.state.mission_deck == [cards[-1] for cards in phases]
    assert [player.deck for player in t.state.players] == decks


@rule("SP-SET-16", "SP-ORD-03", "SP-UNI-21")
def test_order_decks_and_force() -> None:
    t = set_up().a("edge:south")
    player = t.state.players[0]
    assert (len(player.deck), player.force, player.pool) == (7, 7, 7)
    assert "shatterpoint" in player.deck


@rule("SP-SET-19", "SP-SET-24")
def test_squads_are_deployed_in_turn() -> None:
    t = deployed(set_up(), "stance")
    squads = {unit.id: unit.squad for player in t.state.players for unit in player.units}
    order = []
    for event in t.events("moved"):
        unit = event["character"].rpartition(".")[0]
        if (unit[0], squads[unit]) not in order:
            order.append((unit[0], squads[unit]))
    assert [seat for seat, _ in order] == ["a", "b", "a", "b"]


@rule("SP-SET-20", "SP-SET-22", "SP-SET-23")
def test_the_primary_within_range_2_of_the_edge() -> None:
    t = set_up().a("edge:south", "squad:1")
    assert t.no_way("a", 60, 96.3) == "SP-SET-20"
    assert t.no_way("a", 60, 19) == "SP-MOV-30"
    t.goes("a", 60, 96.2)


@rule("SP-SET-23")
def test_a_squad_is_deployed_where_everybody_can_stand() -> None:
    """On a platform, not over its edge, on nobody, and not where the others find no room."""
    deck = box(300, 70, 140, 100, 60)
    walls = [
        box(x, y, 60, depth, 90, standable=roof)
        for left, roof in ((672, False), (72, True))
        for x, y, depth in ((left, 50, 100), (left + 104, 50, 100), (left + 52, 71, 60))
    ]
    t = table(a=side("lord-maul at 400,400", "bo-katan-kryze at 480,400"), b=side(), terrain=[deck, *walls])
    maul, bo = t.character("maul"), t.character("bo-katan")
    maul.on_field = False

    def why_not(*pose: float, rest: Sequence[Character] = ()) -> str | None:
        refusal = Deployment(t.state, maul, rest).check((pose[0], pose[1], pose[2]))
        return refusal.rule if refusal else None

    assert why_not(300, 70, 60) is None
    assert why_not(300, 35, 60) == "SP-MOV-25"
    bo.x, bo.y, bo.height = 330, 70, 60
    assert why_not(300, 70, 60) == "SP-MOV-27"
    bo.on_field = False
    assert why_not(724, 20, 0) is None
    assert why_not(724, 20, 0, rest=[bo]) == "SP-SET-23"
    assert why_not(124, 20, 0, rest=[bo]) is None, "she can stand on the roof"


@rule("SP-SET-21")
def test_the_rest_within_range_1_of_the_primary() -> None:
    t = set_up().a("edge:south", "squad:1").goes("a", 200, 60)
    assert t.no_way("a", 200, 125.5) == "SP-SET-21"
    assert t.no_way("a", 200, 99) == "SP-MOV-27"
    t.goes("a", 200, 125.4)


@rule("SP-SET-25")
def test_stances_are_chosen_by_the_first_player_first() -> None:
    t = deployed(set_up(), "stance")
    assert t.asked == "a stance"
    t.picks("a", "shien").picks("a", "jarkai")
    assert t.asked == "b stance"
    assert t.view("b")["players"][0]["units"][0]["stance"].endswith("form-v-shien")


@rule("SP-SET-01", "SP-MIS-14", "SP-MIS-15")
def test_the_nine_steps_of_the_set_up() -> None:
    """Each step is told of, once and in its place; at the end all Force is ready and the tracker as at the start."""
    t = deployed(set_up(), "order-card")
    steps = [
        *("rolled-for-first", "first-player", "edge"),  # 1
        *("mission", "mission-deck", "objectives-laid"),  # 2
        "battlefield-built",  # 3
        "order-deck",  # 4
        "force-pool",  # 5
        "tracker-set",  # 6
        *("moved", "stance"),  # 7
        "struggle-revealed",  # 8
        "turn",  # 9
    ]
    assert [kind for kind, _ in groupby(kind for kind in t.story() if kind in steps)] == steps
    assert t.last("battlefield-built") == {"battlefield": "Refinery Crossing"}
    told = {event["player"]: event["force"] for event in t.events("force-pool")}
    printed = [sum(unit.card.force for unit in player.units) for player in t.state.players]
    assert [told[0], told[1]] == [player.pool for player in t.state.players] == printed
    assert [player.force for player in t.state.players] == printed
    assert (t.token, t.momentum("a"), t.momentum("b")) == ("0", 1, 1)
    assert t.last("turn") == {"player": 0, "turn": 1}


@rule("SP-SET-26", "SP-SET-28", "SP-MIS-11")
def test_the_first_struggle_and_the_first_turn() -> None:
    t = deployed(set_up(), "order-card")
    active = {o.id for o in t.state.objectives if o.active}
    assert active == set(STRUGGLES[t.state.struggle].maps[0].active)
    assert STRUGGLES[t.state.struggle].phase == 1
    assert (t.state.turn, t.state.active, t.state.first) == (1, 0, 0)


@rule("SP-HSE-01", "SP-HSE-02", "SP-MIS-01")
def test_leaving_and_drawing() -> None:
    t = set_up().concedes("b")
    assert t.winner == "a"
    assert set_up().offers_draw("a").offers_draw("b").drawn
    for players in (1, 3):
        with pytest.raises(Exception, match="two players"):
            set_up(players=["republic-and-nite-owls"] * players)
    assert len(set_up(players=["republic-and-nite-owls"] * 2).state.players) == 2


@rule("SP-UNI-38")
def test_the_order_cards_of_the_core_set() -> None:
    """Two strike teams with its twelve units, and a Shatterpoint card for each."""
    t = set_up(players=["republic-and-nite-owls", "collective-and-separatists"]).a("edge:south")
    decks = [player.deck for player in t.state.players]
    assert [(len(deck), deck.count("shatterpoint")) for deck in decks] == [(7, 1), (7, 1)]
    units = [unit.card for player in t.state.players for unit in player.units]
    assert (len({unit.id for unit in units}), {unit.set for unit in units}) == (12, {"SWP01"})
