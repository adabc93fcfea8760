"""Ready-made pools for tournaments: the starter lists of three factions."""

from __future__ import annotations

import pytest

from battlemat import BadSetup
from battlemat.games import game
from battlemat.games.skytear.catalogue import check_list, setup_of
from battlemat.sim.contest import fight, new_contest
from battlemat.sim.entries import Entry

READY = [entry["id"] for entry in game("skytear").offer("en")["lists"]]


def test_there_is_one_for_every_three_factions() -> None:
    assert len({*READY}) == len(READY) == 4
    for entry in game("skytear").offer("de")["lists"]:
        assert entry["name"].count(", ") == 2
        assert entry["about"].count(", ") == 5


@pytest.mark.parametrize("name", READY)
def test_each_is_legal_and_brought_by_its_id(name: str) -> None:
    setup = setup_of("tournament", [name, None])
    assert check_list(setup["players"][0]) == []
    assert len(setup["players"][0]["decks"]) == 6
    assert setup["players"][0] != setup["players"][1]
    assert setup_of("tournament", [None, name])["players"][1]["decks"] == setup["players"][0]["decks"]


@pytest.mark.parametrize("variant", ["first-game", "casual", "three-lane"])
def test_other_games_do_not_take_them(variant: str) -> None:
    with pytest.raises(BadSetup):
        setup_of(variant, [READY[0], None])
    with pytest.raises(BadSetup):
        setup_of("tournament", ["nobody", None])


def test_two_of_them_meet_in_a_contest() -> None:
    contest = new_contest("skytear", [Entry(name, name) for name in READY[:2]], ["random"], 1)
    assert contest.variant == "tournament"
    assert len([*fight(contest, games=1, workers=1)]) == 1
