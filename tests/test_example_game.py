"""The example of docs/adding-a-game.md: its rules hold, it conforms, and it plays once it is copied to the games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import battlemat
from battlemat import bots
from battlemat.bots import RegularBot
from battlemat.core import conformance
from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.core.rules import load_rules
from battlemat.core.scenario import Scenario
from docs.examples import tictactoe
from docs.examples.tictactoe import GAME, Table

FOLDER = Path(tictactoe.__file__).parent
RULES = load_rules(FOLDER / "rules", "tictactoe")
PACKAGE = Path(battlemat.__file__).parent


def table(seed: int = 1) -> Scenario[Table]:
    return Scenario(Match(GAME, GAME.normal_setup(None), key_from_seed(seed)))


def after(moves: str) -> Scenario[Table]:
    """The table after these cells were marked in turn."""
    t = table()
    for number, cell in enumerate(moves.split()):
        t.match.submit(number % 2, cell)
    return t


def test_players_take_turns() -> None:  # TT-PLY-01
    assert [after(moves).asked for moves in ("", "a1", "a1 b2")] == ["a mark", "b mark", "a mark"]


def test_a_cell_is_marked_once() -> None:  # TT-PLY-02
    t = after("a1")
    assert t.refused("b", "a1") == "TT-PLY-02"
    assert t.refused("a", "b2") == "TT-PLY-01"
    assert "a1" not in t.options("b")


@pytest.mark.parametrize("moves", ["a1 b1 b2 c1 c3", "a1 a2 b1 b2 c1", "b1 a1 b2 a2 b3", "c1 a1 b2 a2 a3"])
def test_three_in_a_row_win(moves: str) -> None:  # TT-PLY-03
    t = after(moves)
    assert t.winner == "a"
    assert after(moves.rpartition(" ")[0]).over is False


def test_a_full_board_is_a_draw() -> None:  # TT-PLY-04
    assert after("a1 b1 c1 b2 a2 c2 b3 a3 c3").drawn


def test_giving_up_and_agreeing() -> None:  # TT-PLY-05
    assert table().concedes("b").winner == "a"
    assert table().offers_draw("a").offers_draw("b").drawn


def test_the_regular_bot_takes_a_row_and_keeps_the_other_from_one() -> None:
    for moves, best in (("", "b2"), ("a1 a2 b1 b2", "c1"), ("a1 b2 b1", "c1")):
        m = after(moves).match
        assert bots.ask(RegularBot(), m, m.pending[0], Random(1)) == best


@pytest.mark.parametrize("seed", range(8))
def test_it_keeps_every_promise(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "rules", lambda game: RULES)
    m, rng = table(seed).match, Random(seed)
    while not m.over:
        for check in conformance.ALL:
            check(m, rng)
        decision = m.pending[0]
        m.submit(decision.player, m.random_answer(decision, rng))
    conformance.everything_cites_rules(m, rng)


def test_it_is_short_and_no_game_that_players_are_offered() -> None:
    assert len((FOLDER / "__init__.py").read_text("utf-8").splitlines()) < 150
    assert GAME.id not in battlemat.game_ids()


def test_copied_to_the_games_it_is_one_of_them(tmp_path: Path) -> None:
    """As the guide says: one folder is copied, and the commands know the game."""
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "battlemat", ignore=ignored, copy_function=os.symlink)
    shutil.copytree(FOLDER, tmp_path / "battlemat" / "games" / "tictactoe", ignore=ignored)
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}

    def told(*command: str, typed: str = "") -> str:
        line = [sys.executable, "-m", "battlemat", *command]
        return subprocess.run(
            line, env=environment, cwd=tmp_path, input=typed, check=True, capture_output=True, text=True
        ).stdout

    assert "TT-PLY-03" in told("rules", "tictactoe", "three in a row")
    assert "30 matches" in told("fuzz", "tictactoe", "--matches", "30", "--workers", "1")
    game = told("play", "tictactoe", "--terminal", "--seed", "1", "--language", "de", typed="1\n" * 9)
    assert "Welches Feld markierst du?" in game
    assert "Du markierst a1." in game
    assert "Spieler B markiert b2." in game
    assert "TT-PLY-" in game
