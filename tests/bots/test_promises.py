"""What the regular bot promises, proven whole: a hundred battles of each game. Only `make test-long` plays them."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from time import process_time

import msgspec
import pytest

from battlemat.cli.progress import progress_bar
from battlemat.sim.work import in_pieces
from tests.bots.battles import epic_battle, fled, own_run_over, starter_battle

pytestmark = pytest.mark.long

BATTLES = 100
PIECE = 2
"""Battles that one process plays in a row: few, so that the bar moves."""
WON = {"xwing": 98, "shatterpoint": 95, "skytear": 95, "pocketmodel": 90}
"""Of a hundred battles against the random bot, half of them from each seat, at least so many are won."""

WON_WITH_HUGE_SHIPS = 95


class Outcome(msgspec.Struct, frozen=True):
    """One battle of regular against random."""

    winner: str
    fled: tuple[str, ...]
    """X-Wing: regular's ships that left the board."""


Battles = Callable[[str], list[Outcome]]


@pytest.fixture(scope="module")
def played() -> dict[str, list[Outcome]]:
    """The battles that have been played already: two promises are about the same ones."""
    return {}


@pytest.fixture
def battles(played: dict[str, list[Outcome]], capsys: pytest.CaptureFixture[str]) -> Battles:
    """The hundred battles of a game, on all cores, with a bar for those who wait."""

    def play(game_id: str) -> list[Outcome]:
        if game_id not in played:
            outcomes: list[Outcome] = []
            with capsys.disabled(), progress_bar(f"{game_id}: battles", BATTLES) as progress:
                for piece in in_pieces(partial(_play, game_id), range(BATTLES), PIECE, os.cpu_count() or 1):
                    outcomes += piece
                    progress(len(outcomes))
            played[game_id] = outcomes
        return played[game_id]

    return play


def _play(game_id: str, numbers: range) -> list[Outcome]:
    return [_battle(game_id, number) for number in numbers]


def _battle(game_id: str, number: int) -> Outcome:
    winner, match = starter_battle(game_id, number, ("regular", "random"))
    return Outcome(winner, fled(match, "ab"[number % 2]))


@pytest.mark.parametrize(("game_id", "promised"), WON.items())
def test_regular_beats_random(
    game_id: str, promised: int, battles: Battles, capsys: pytest.CaptureFixture[str]
) -> None:
    won = sum(outcome.winner == "regular" for outcome in battles(game_id))
    with capsys.disabled():
        print(f" regular won {won} of {BATTLES}, {promised} are promised ", end="", flush=True)
    assert won >= promised


def test_regular_flies_no_xwing_ship_off_the_board(battles: Battles) -> None:
    """More than is promised: as long as no ship of it ever flees, it does not matter whether it could have stayed."""
    assert [outcome.fled for outcome in battles("xwing") if outcome.fled] == []


def _epic(numbers: range) -> list[tuple[str, list[str]]]:
    """Who won each of these epic battles, and the ships of its own side that regular ran over."""
    found = []
    for number in numbers:
        winner, match = epic_battle(number, ("regular", "random"))
        found.append((winner, own_run_over(match, "ab"[number % 2])))
    return found


def test_regular_beats_random_with_huge_ships() -> None:
    """It runs over own ships only where others pushed them into its way."""
    pieces = in_pieces(_epic, range(BATTLES), PIECE, os.cpu_count() or 1)
    outcomes = [outcome for piece in pieces for outcome in piece]
    assert sum(winner == "regular" for winner, _ in outcomes) >= WON_WITH_HUGE_SHIPS
    assert sum(bool(own) for _, own in outcomes) <= 2


@pytest.mark.parametrize("squads", range(8))
def test_a_regular_xwing_battle_takes_less_than_five_seconds_of_one_core(
    squads: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of the eight ready-made squads against the next one."""
    pairing = 8 * squads + (squads + 1) % 8
    began = process_time()
    starter_battle("xwing", 2 * pairing, ("regular", "regular"))
    spent = process_time() - began
    with capsys.disabled():
        print(f" {spent:.1f} s ", end="", flush=True)
    assert spent < 5
