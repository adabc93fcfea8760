"""The ready-made squads: every one can be fielded, and is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.abilities import written
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.content import FORMATS, PILOTS, UPGRADES, is_huge
from battlemat.games.xwing.cards.records import FACTIONS
from battlemat.games.xwing.lists.build import ready_list, ships_of, squad_cost, violations
from battlemat.games.xwing.lists.sampling import playable_squads

SQUADS = [name for name, squad in content.squads().items() if squad.format == "standard"]
QUICK = [name for name, squad in content.squads().items() if squad.format == "quick-build"]


@pytest.mark.parametrize("name", SQUADS)
def test_every_starter_squad_can_be_fielded(name: str) -> None:
    assert violations(ready_list(name), FORMATS["standard"], 200, written) == []
    assert name in playable_squads()


def test_there_are_eight_of_200_points_at_most_over_all_seven_factions() -> None:
    squads = [ready_list(name) for name in SQUADS]
    assert len(squads) == 8
    assert {squad.faction for squad in squads} == set(FACTIONS)
    assert [squad.name for squad in squads if not 198 <= squad_cost(squad) <= 200] == []


@pytest.mark.parametrize("name", QUICK)
def test_every_card_of_the_quick_squads_is_written(name: str) -> None:
    for ship in ships_of(ready_list(name)):
        assert written(PILOTS[ship.pilot])
        assert [card for card in ship.upgrades if not written(UPGRADES[card])] == []


def play_to_the_end(m: Match[Any], rng: Random) -> None:
    for _ in range(5000):
        if m.over:
            break
        decision = rng.choice(m.pending)
        m.submit(decision.player, m.random_answer(decision, rng))
        assert GAME.broken_invariants(m.state) == []
    assert m.over


@pytest.mark.parametrize("number", range(len(SQUADS) // 2))
def test_the_starter_squads_are_played_to_the_end(number: int) -> None:
    """Each of the eight in one match, at random, sound at every question."""
    players = [SQUADS[number], SQUADS[-1 - number]]
    m = Match(GAME, GAME.normal_setup({"players": players}), key_from_seed(f"starters {number}"))
    play_to_the_end(m, Random(number))


# Epic squads ----------------------------------------------------------------------------------------------------------

EPIC = [name for name, squad in content.squads().items() if squad.format == "epic"]


@pytest.mark.parametrize("name", EPIC)
def test_every_epic_squad_can_be_fielded(name: str) -> None:
    entry = ready_list(name)
    assert violations(entry, FORMATS["epic"], None, written) == []
    assert any(is_huge(PILOTS[ship.pilot]) for ship in entry.ships)
    offered = [(entry["id"], entry["variant"]) for entry in GAME.offer("en")["lists"]]
    assert {(name, "epic"), (name, "epic-wide")} <= set(offered)


def test_there_is_an_epic_squad_for_every_pair_of_factions_with_a_huge_ship() -> None:
    pairs = {frozenset(ship.factions) for ship in content.SHIPS.values() if ship.huge}
    flown = {PILOTS[ship.pilot].ship for name in EPIC for ship in ready_list(name).ships if is_huge(PILOTS[ship.pilot])}
    assert {frozenset(content.SHIPS[ship].factions) for ship in flown} == pairs
    assert len(pairs) == 4


@pytest.mark.parametrize("variant", ["epic", "epic-wide"])
def test_the_epic_squads_are_played_to_the_end(variant: str) -> None:
    players = EPIC[:2] if variant == "epic" else EPIC[2:]
    m = Match(GAME, GAME.setup_of(variant, players), key_from_seed(variant))
    play_to_the_end(m, Random(1))
