"""Every battlefield that is accepted can be set up on, wherever the squads are put."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.errors import BadSetup, IllegalAnswer
from battlemat.core.match import Match, start_from
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.battlefield import battlefield, read_battlefield
from battlemat.games.shatterpoint.berths import are_clear, berths
from battlemat.games.shatterpoint.content import battlefield_plans
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.sampling import sample_setup
from battlemat.games.shatterpoint.state import Table, unit_of
from battlemat.games.shatterpoint.terrain import SIDE
from tests.rule_marks import rule

HEIGHTS = (12.5, 33.333333, 60.0, 80.0, 165.0)
SCOUTS = ("forward-scout", "infiltration", "lay-low")


def strip(name: str, x: float, y: float, wide: float, deep: float, top: float, **traits: bool) -> dict[str, Any]:
    """A block with a corner at a point."""
    part = {
        "id": "block",
        "outline": [[0, 0], [wide, 0], [wide, deep], [0, deep]],
        "bottom": 0,
        "top": top,
        "opaque": True,
        "passable": False,
        "standable": traits.get("standable", True),
    }
    return {"id": name, "name": name, "source": "test", "parts": [part], "at": (x, y)}


def plan(*strips: dict[str, Any]) -> dict[str, Any]:
    placements = [{"id": s["id"], "piece": s["id"], "x": s["at"][0], "y": s["at"][1]} for s in strips]
    pieces = [{key: value for key, value in s.items() if key != "at"} for s in strips]
    return {"id": "p", "name": "P", "source": "test", "pieces": pieces, "placements": placements}


def random_plan(rng: Random) -> dict[str, Any]:
    """Blocks side by side along both edges with gaps between them, some of them behind others."""
    strips: list[dict[str, Any]] = []
    for edge in ("south", "north"):
        x = 0.0
        while x < SIDE - 20:
            wide = min(rng.uniform(20, 330), SIDE - x)
            deep = rng.choice((rng.uniform(30, 125), 120.0))
            y = rng.choice((0.0, 0.0, rng.uniform(0, 60)))
            if rng.random() < 0.9:
                standable = rng.random() < 0.4
                low = y if edge == "south" else SIDE - y - deep
                name = f"{edge}-{len(strips)}"
                strips.append(strip(name, x, low, wide, deep, rng.choice(HEIGHTS), standable=standable))
            x += wide
    return plan(*strips) if strips else plan(strip("s", 0, 0, 30, 30, 10))


def accepted(entry: dict[str, Any]) -> str | None:
    try:
        return read_battlefield(entry)
    except BadSetup:
        return None


def deploy_all(name: str, rng: Random) -> Match[Table]:
    """A sampled match on a battlefield up to its first turn."""
    written = GAME.normal_setup({**sample_setup(rng, [rng.choice(SCOUTS)]), "battlefield": name})
    m = start_from(GAME, written, GAME.begin(written, Chance(key_from_seed(str(rng.random())))))
    while m.state.turn == 0:
        decision = m.pending[0]
        m.submit(decision.player, m.random_answer(decision, rng))
    return m


@rule("SP-SET-20", "SP-SET-23")
@pytest.mark.parametrize("seed", range(6))
def test_every_battlefield_that_is_accepted_can_be_set_up_on(seed: int) -> None:
    rng = Random(seed)
    legal = [name for name in (accepted(random_plan(rng)) for _ in range(9)) if name is not None]
    raised = 0
    for name in legal:
        m = deploy_all(name, rng)
        characters = [c for player in m.state.players for unit in player.units for c in unit.characters]
        assert all(character.on_field for character in characters)
        assert GAME.broken_invariants(m.state) == []
        raised += sum(character.height > 0 for character in characters)
        for player in m.state.players:
            for leader in (unit.characters[0] for unit in player.units if unit.card.type == "primary"):
                gap = (SIDE - leader.y if player.edge else leader.y) - leader.radius
                assert gap <= RANGES[2] + 0.01
    assert raised, "some surfaces are above the ground"
    assert 3 <= len(legal) < 9, "there are plans of both kinds"


@rule("SP-SET-23")
def test_strips_along_both_edges_are_deployed_on() -> None:
    """Nobody could stand on the ground there."""
    name = read_battlefield(plan(strip("south", 0, 0, SIDE, 120, 60), strip("north", 0, SIDE - 120, SIDE, 120, 60)))
    m = deploy_all(name, Random(1))
    heights = {c.height for p in m.state.players for u in p.units if u.card.type == "primary" for c in u.characters}
    assert heights == {60}


@pytest.mark.parametrize("edge", ["south", "north"])
@pytest.mark.parametrize("left", [0.0, 150.0])
def test_an_edge_without_room_is_refused(edge: str, left: float) -> None:
    """Nothing, or a gap for one squad alone."""
    y = 0 if edge == "south" else SIDE - 120
    wall = strip("wall", left, y, SIDE - left, 120, 60, standable=False)
    with pytest.raises(BadSetup) as fault:
        read_battlefield(plan(wall))
    assert [(refusal.rule, refusal.facts) for refusal in fault.value.refusals] == [("SP-SET-23", {"edge": edge})]
    assert f"{edge} edge" in str(fault.value)


def test_the_ready_battlefields_have_room() -> None:
    for name in battlefield_plans():
        field = battlefield(name).field
        for north in (False, True):
            one, *others = berths(field, north=north)
            assert any(are_clear(one.bases, other.bases) for other in others)


@rule("SP-SET-23")
def test_nobody_takes_the_last_room_of_the_own_other_squad() -> None:
    """Ground for two squads and no more, all else is a wall: in its middle there is no place for the first."""
    walls = [strip(f"w-{y}", 200, y, SIDE - 200, 120, 90, standable=False) for y in (0, SIDE - 120)]
    written = GAME.normal_setup({"battlefield": plan(*walls)})
    chance = Chance(key_from_seed("x"), dice=[1] * 5 + [7] * 5)
    m = start_from(GAME, written, GAME.begin(written, chance))
    m.submit(0, "edge:south")
    m.submit(0, "squad:1")
    with pytest.raises(IllegalAnswer, match="SP-SET-23"):
        m.submit(0, [100.0, 95.0, 0.0])
    m.submit(0, [50.0, 95.0, 0.0])
    rng = Random(4)
    while m.state.turn == 0:
        decision = m.pending[0]
        m.submit(decision.player, m.random_answer(decision, rng))
    assert {unit_of(m.state, unit.id).characters[0].on_field for unit in m.state.players[0].units} == {True}
