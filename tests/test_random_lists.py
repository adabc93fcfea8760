"""Random lists for somebody who wants any: legal in every game, and of the sort that was asked for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat import game_ids
from battlemat.core.errors import BadSetup
from battlemat.games import game

DRAWS = 12


def drawn(name: str, like: dict[str, Any]) -> list[dict[str, Any]]:
    return [game(name).sample_list(Random(seed), like) for seed in range(DRAWS)]


@pytest.mark.parametrize("name", game_ids())
def test_a_random_list_is_legal_and_another_one_each_time(name: str) -> None:
    lists = drawn(name, {})
    for entry in lists:
        assert game(name).check_list(entry) == []
        assert entry["name"] == ""
        assert game(name).variants_for(entry)
    assert len({repr(entry) for entry in lists}) == DRAWS


def test_a_random_squad_is_of_the_faction_and_for_the_format_that_was_asked_for() -> None:
    for format_, limit in (("", 200), ("epic", 500)):
        like = {"faction": "resistance", "format": format_, "ships": [{"pilot": "no-such-pilot"}]}
        for entry in drawn("xwing", like):
            assert (entry["faction"], entry["format"]) == ("resistance", format_)
            assert game("xwing").check_list(entry) == []
            assert limit // 2 < game("xwing").list_summary(entry)["cost"] <= limit


def test_no_random_squad_is_of_a_faction_nobody_knows() -> None:
    for faction in ("moon", 7, ["resistance"]):
        with pytest.raises(BadSetup) as fault:
            game("xwing").sample_list(Random(0), {"faction": faction})
        assert [refusal.rule for refusal in fault.value.refusals] == ["XW-BLD-07"]


@pytest.mark.parametrize(("decks", "heroes"), [(0, 6), (6, 6), (8, 8)])
def test_a_random_pool_is_for_as_many_lanes_as_the_one_before(decks: int, heroes: int) -> None:
    like: dict[str, Any] = {"decks": {str(number): {} for number in range(decks)}}
    for entry in drawn("skytear", like):
        assert len(entry["decks"]) == heroes
        assert game("skytear").check_list(entry) == []


def test_a_random_deck_is_for_the_heroes_of_two_factions() -> None:
    heroes = game("skytear").catalogue("en")["heroes"]
    for entry in drawn("skytear", {"heroes": [], "deck": {}}):
        assert len({heroes[hero]["faction"] for hero in entry["heroes"]}) == 2


def test_a_random_strike_force_keeps_the_mission() -> None:
    missions = list(game("shatterpoint").catalogue("en")["missions"])
    for mission in missions:
        entry = game("shatterpoint").sample_list(Random(0), {"mission": mission})
        assert entry["mission"] == mission
    assert game("shatterpoint").sample_list(Random(0), {"mission": ["odd"]})["mission"] in missions
