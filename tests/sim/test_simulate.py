"""Simulation: repeatable, fair to every seat, honest about its uncertainty."""

from __future__ import annotations

from itertools import product
from time import process_time

import pytest

import battlemat
from battlemat.core.errors import BadSetup, BattlematError
from battlemat.sim.simulate import play_one, simulate, wilson


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    one = simulate("pocketmodel", 48, ["regular", "random"], 1, workers=1)
    two = simulate("pocketmodel", 48, ["regular", "random"], 1, workers=2)
    assert one.pop("timing")["workers"] == 1
    assert two.pop("timing")["workers"] == 2
    assert one == two
    other = simulate("pocketmodel", 48, ["regular", "random"], 2)
    assert other["decisions"] != one["decisions"]


def test_everything_is_counted_once() -> None:
    result = simulate("pocketmodel", 40, ["random", "random"], 1)
    assert sum(tally["wins"] for tally in result["by_seat"].values()) + result["draws"] == 40
    assert sum(result["reasons"].values()) == 40
    assert result["by_bot"]["random"]["games"] == 80
    assert result["by_seat"]["0"]["games"] == 40


def test_each_pairing_is_played_from_every_seat() -> None:
    matches = [play_one("pocketmodel", ["regular", "random"], 1, number) for number in range(4)]
    assert [match.bots for match in matches] == [("regular", "random"), ("random", "regular")] * 2
    assert matches[0].lists == matches[1].lists != matches[2].lists


def test_the_starter_battles_are_all_pairings_over_and_over() -> None:
    game = battlemat.game("pocketmodel")
    first = [game.starter_setup(2, number) for number in range(64)]
    fleets = list(dict.fromkeys(starter.lists[1] for starter in first))
    pairings = list(product(fleets, repeat=2))
    assert [starter.lists for starter in first] == [pairings[number % len(pairings)] for number in range(64)]
    three = [game.starter_setup(3, number).lists for number in range(len(fleets) ** 3)]
    assert three == list(product(fleets, repeat=3))
    for starter in first:
        assert game.normal_setup(starter.setup) == starter.setup


def test_eight_bots_start_as_quickly_as_two() -> None:
    """One pairing is made, not every one there is."""
    game = battlemat.game("pocketmodel")
    began = process_time()
    for number in range(0, 10**8, 10**6):
        assert len(game.starter_setup(8, number).lists) == 8
    assert process_time() - began < 2
    assert set(simulate("pocketmodel", 2, ["random"] * 8, 1)["by_seat"]) == set("01234567")


def test_a_player_count_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadSetup):
        battlemat.game("pocketmodel").starter_setup(9, 0)


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_bots_that_get_nowhere_agree_on_a_draw(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else of the simulation is lost: two large ships that keep each other in a corner may do so for ever."""
    monkeypatch.setattr("battlemat.sim.simulate.PATIENCE", 10)
    result = simulate(game_id, 2, ["random", "random"], 1)
    assert result["draws"] == 2
    assert result["reasons"] == {f"{game_id}-draw-agreed": 2}


def test_progress_is_reported() -> None:
    seen: list[int] = []
    simulate("pocketmodel", 45, ["random", "random"], 1, progress=seen.append)
    assert seen == [20, 40, 45]


def test_three_bots_play_three_seats() -> None:
    result = simulate("pocketmodel", 6, ["regular", "random", "random"], 1)
    assert set(result["by_seat"]) == {"0", "1", "2"}


def test_wilson_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = wilson(100, 100)
    assert high == pytest.approx(1.0)
    assert low > 0.96


@pytest.mark.parametrize(
    ("games", "bots", "workers", "words"),
    [
        (0, ["regular", "random"], 1, "at least one game"),
        (10, ["regular", "random"], 0, "one worker"),
        (10, ["regular", "clever"], 1, "no bot 'clever'; there are: novice, regular, veteran, master, random"),
        (10, ["regular"], 1, "two to eight bots"),
        (10**12, ["regular", "random"], 1, "At most 10,000,000 matches"),
        (10, ["regular", "random"], 10**5, "at most 1,000 workers"),
    ],
)
def test_bad_input(games: int, bots: list[str], workers: int, words: str) -> None:
    with pytest.raises(BattlematError, match=words):
        simulate("pocketmodel", games, bots, 1, workers)
