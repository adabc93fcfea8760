"""The public surface as scripts outside the repository use it, and what it says to bad input."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import battlemat

ROOT = Path(__file__).parents[1]
DOCUMENTS = {"README.md": 5, "docs/odds.md": 9, "docs/python.md": 12, "docs/analysis.md": 9, "docs/learning.md": 12}
"""Documents with examples that are run, and how many there are at least."""
PACKAGES = pkgutil.walk_packages(battlemat.__path__, "battlemat.")
NOT_IMPORTED = ("__main__", "migrations.env", "envs.openspiel", "envs.scoring")
"""What is run and not imported: commands, and what Alembic runs; and what needs packages of `make test-lab`."""
MODULES = [found.name for found in PACKAGES if not found.name.endswith(NOT_IMPORTED)]


@pytest.mark.parametrize("module", ["battlemat", *MODULES])
def test_examples_in_docstrings(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


@pytest.mark.parametrize("document", DOCUMENTS)
def test_examples_in_documents(document: str) -> None:
    result = doctest.testfile(str(ROOT / document), module_relative=False, encoding="utf-8")
    assert result.attempted >= DOCUMENTS[document]
    assert result.failed == 0


def test_the_documented_surface() -> None:
    assert "pocketmodel" in battlemat.game_ids()
    m = battlemat.new_match("pocketmodel", setup=None, seed=7)
    rng = Random(7)
    while m.pending:
        d = m.pending[0]
        assert d.kind
        assert d.rule
        assert d.options
        m.submit(d.player, d.options[0].id if rng.random() < 0.2 else m.random_answer(d, rng))
        if rng.random() < 0.02:
            m.undo()
    assert m.over
    assert m.result is not None
    assert m.result.winners
    assert not m.result.draw
    assert m.result.reason
    assert m.result.rule
    assert m.events
    assert m.view(0)["viewer"] == 0
    assert m.view(None)["viewer"] is None
    assert battlemat.load_match(m.save()).fingerprint() == m.fingerprint()
    assert m.fork().fingerprint() == m.fingerprint()


@pytest.mark.parametrize("game", ["chess", "", "../core", None, 7, ["pocketmodel"], "x" * 10_000])
def test_an_unknown_game(game: Any) -> None:
    with pytest.raises(battlemat.UnknownGame, match=r"There is no game .*; there are: .*pocketmodel") as error:
        battlemat.new_match(game)
    assert len(str(error.value)) < 300


def test_views_are_copies() -> None:
    m = battlemat.new_match("pocketmodel", seed=1)
    before = m.fingerprint()
    view = m.view(0)
    view["players"][0]["units"].clear()
    view["players"].clear()
    m.events_for(0)[0].data.clear()
    assert m.fingerprint() == before


def test_importing_is_quick() -> None:
    """Under 150 ms of work, best of several; the processor's time, because other tests run beside this one."""
    code = "import time; t = time.process_time(); import battlemat; print(time.process_time() - t)"
    best = min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5))
    assert best < 0.15


def test_python_m_battlemat_is_the_command() -> None:
    out = subprocess.check_output([sys.executable, "-m", "battlemat", "rules", "pocketmodel", "power match"], text=True)
    assert "PM-CRD-20" in out


@pytest.mark.parametrize("player", [True, 1.0, "1", None, [], -1, 99])
def test_only_whole_numbers_are_seats(player: Any) -> None:
    m = battlemat.new_match("pocketmodel", seed=1)
    before = m.save()
    with pytest.raises(battlemat.IllegalAnswer):
        m.submit(player, "usual")
    for act in (m.concede, m.offer_draw, m.decline_draw):
        with pytest.raises(battlemat.IllegalAnswer):
            act(player)
    assert m.save() == before


class Trick(str):
    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 1


@pytest.mark.parametrize("answer", [Trick("hack"), [Trick("hack")], "\ud800"])
def test_odd_texts_are_no_answers(answer: Any) -> None:
    m = battlemat.new_match("pocketmodel", seed=1)
    with pytest.raises(battlemat.IllegalAnswer) as refusal:
        m.submit(m.pending[0].player, answer)
    str(refusal.value).encode("utf-8")
    m.save()


def test_nothing_handed_out_can_change_the_match() -> None:
    m = battlemat.new_match("pocketmodel", seed=1)
    other = m.fork()
    m.setup["players"][0]["units"]["cinder-flight"] = 99
    m.events_for(None)[0].data["player"] = "X"
    assert other.events == battlemat.new_match("pocketmodel", seed=1).events
    assert battlemat.new_match("pocketmodel", seed=1).fingerprint() == other.fingerprint()
    with pytest.raises(AttributeError):
        m.pending[0].ids.append("xyz")  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", [object(), 1.5, pytest.param(10**5000, id="huge"), True])
def test_odd_seeds(seed: Any) -> None:
    with pytest.raises(battlemat.BattlematError, match="A seed is"):
        battlemat.new_match("pocketmodel", seed=seed)


def test_an_interrupted_answer_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    m = battlemat.new_match("pocketmodel", seed=1)
    before = m.save()

    def interrupt(event: object) -> None:
        raise KeyboardInterrupt

    m.watch = interrupt
    with pytest.raises(KeyboardInterrupt):
        m.submit(m.pending[0].player, "usual")
    assert m.save() == before


def test_talk_about_a_draw_says_something_new_and_lapses() -> None:
    m = battlemat.new_match("pocketmodel", seed=1)
    with pytest.raises(battlemat.IllegalAnswer, match="Nobody has offered"):
        m.decline_draw(0)
    player = m.pending[0].player
    m.offer_draw(player)
    with pytest.raises(battlemat.IllegalAnswer, match="already offered"):
        m.offer_draw(player)
    assert m.draw_offers == {player}
    m.submit(player, "usual")
    assert m.draw_offers == set()


def test_a_game_is_a_module_like_any_other() -> None:
    """No public name hides the package of the games."""
    import battlemat.games.pocketmodel.content as content

    assert content.__name__ == "battlemat.games.pocketmodel.content"
