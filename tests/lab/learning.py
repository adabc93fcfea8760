"""The worked example in a short form: somebody learns PocketModel, and sits down at the table."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
import torch

from battlemat import BattlematError
from battlemat.bots.own import summon
from battlemat.cli import main
from battlemat.envs.layout import Layout
from docs.examples.learning import train

STEPS = 24_576
"""Twelve rollouts, about a minute of one core; the curve in the documents is of several minutes."""


@pytest.fixture(scope="module")
def policy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is learned in a minute."""
    torch.set_num_threads(1)
    folder = tmp_path_factory.mktemp("learned")
    train.main(["--steps", str(STEPS), "--out", str(folder / "policy.zip"), "--curve", str(folder / "curve.svg")])
    return folder / "policy.zip"


def won(policy: Path, games: int, capsys: pytest.CaptureFixture[str]) -> float:
    assert main(["simulate", "pocketmodel", "--bots", f"{policy},random", "--games", str(games), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["faults"] == {}
    return float(result["by_bot"][str(policy)]["win_rate"])


def test_a_minute_is_enough_to_beat_random(policy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert won(policy, 60, capsys) > 0.7


def test_the_curve_is_drawn(policy: Path) -> None:
    assert "<svg" in policy.with_name("curve.svg").read_text("utf-8")
    minutes, steps, part = json.loads(policy.with_name("curve.json").read_text("utf-8"))[-1]
    assert minutes > 0
    assert steps == STEPS
    assert 0.5 < part <= 1


def test_the_same_policy_answers_alike(policy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert won(policy, 6, capsys) == won(policy, 6, capsys)


def test_a_policy_plays_its_own_game_only(policy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "skytear", "--bots", f"{policy},random", "--games", "2", "--json"]) == 0
    told = capsys.readouterr()
    assert "plays pocketmodel with 2 players only" in told.out


def test_a_policy_of_other_tables_is_refused(policy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Layout, "fingerprint", lambda layout: "another")
    with pytest.raises(BattlematError, match="has learned another version of pocketmodel: train it again"):
        summon(str(policy), print)


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "odd.zip", "w") as odd:
        odd.writestr("a", "b")
    with pytest.raises(BattlematError, match=r"odd\.zip is no policy of battlemat"):
        summon(str(tmp_path / "odd.zip"), print)
    with pytest.raises(BattlematError, match=r"There is no file .*none\.zip\.$"):
        summon(str(tmp_path / "none.zip"), print)
