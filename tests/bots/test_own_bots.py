"""Bots of somebody's own: found, asked, and replaced in one sentence when they misbehave."""

from __future__ import annotations

import json
import shlex
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.bots import Bot, RandomBot, RegularBot, Seat, World
from battlemat.bots.guarded import Guarded
from battlemat.bots.searcher import Race
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError
from battlemat.core.match import Match
from battlemat.sim.simulate import simulate
from docs.examples import bots as examples

FOLDER = Path(examples.__file__).parent
PATIENT = "docs.examples.bots.patient:Patient"


def program(tmp_path: Path, source: str) -> str:
    """The name of a bot over a pipe that runs this."""
    file = tmp_path / "bot.py"
    file.write_text(source)
    return f"pipe:{shlex.join([sys.executable, str(file)])}"


def piped(source: Path) -> str:
    return f"pipe:{shlex.join([sys.executable, str(source)])}"


def start() -> Match[Any]:
    return battlemat.new_match("pocketmodel", seed=7)


# Finding them ---------------------------------------------------------------------------------------------------------


def test_a_class_is_found_by_its_name() -> None:
    match = start()
    bot = bots.summon(PATIENT, pytest.fail)
    assert bot.name == PATIENT
    assert match.pending[0].accept(bots.ask(bot, match, match.pending[0], Random(1)))


def test_a_class_is_found_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bot.py").write_text("from battlemat.bots import RandomBot\nclass Mine(RandomBot): pass\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert bots.summon("my_own_bot:Mine", pytest.fail).name == "my_own_bot:Mine"


@pytest.mark.parametrize(("name", "problem"), [
    ("genius", "There is no bot 'genius'; there are: novice"),
    ("no_such_module:Bot", "no_such_module:Bot: ModuleNotFoundError: No module named 'no_such_module'."),
    ("battlemat.bots:Nobody", "There is no bot battlemat.bots:Nobody: AttributeError"),
    ("battlemat.bots:LEVELS", "There is no bot battlemat.bots:LEVELS: TypeError"),
    ("builtins:dict", "There is no bot builtins:dict: it has no method answer"),
    (":", "There is no bot :"),
    ("pipe:", "needs a command"),
    ("pipe:'", "cannot be read: No closing quotation"),
])  # fmt: skip
def test_a_bot_that_is_not_there(name: str, problem: str) -> None:
    with pytest.raises(BattlematError, match="bot") as said:
        bots.summon(name, pytest.fail)
    assert problem in str(said.value)
    assert "\n" not in str(said.value)


def test_a_level_may_be_given_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many worlds are imagined for a question that has several answers, in every game."""
    worlds: list[Random] = []
    imagine = Seat.determinize

    def watched(seat: Seat, rng: Random) -> World:
        worlds.append(rng)
        return imagine(seat, rng)

    monkeypatch.setattr(Seat, "determinize", watched)
    monkeypatch.setattr(Race, "give_up", lambda race: None)
    match = start()
    while match.pending[0].kind != "moves":
        match.submit(match.pending[0].player, bots.ask(RegularBot(), match, match.pending[0], Random(1)))
    bot = bots.summon("veteran:3", pytest.fail)
    assert bot.name == "veteran:3"
    bots.ask(bot, match, match.pending[0], Random(1))
    assert len(worlds) == 3


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("veteran:0", "A bot thinks in 1 to 10,000 playouts, not in 0."),
        ("master:1000000", "A bot thinks in 1 to 10,000 playouts, not in 1,000,000."),
        ("master:" + "9" * 5000, "A bot thinks in 1 to 10,000 playouts, not in 999,999,999."),
        ("veteran:many", "After veteran: stands how many playouts, such as veteran:40, not 'many'."),
        ("veteran:", "After veteran: stands how many playouts, such as veteran:40, not ''."),
        ("veteran:-1", "After veteran: stands how many playouts, such as veteran:40, not '-1'."),
        ("novice:40", "The bot novice does not look ahead and has no playouts; veteran and master have."),
    ],
)
def test_playouts_that_nobody_can_mean(name: str, problem: str) -> None:
    with pytest.raises(BattlematError) as said:
        bots.summon(name, pytest.fail)
    assert str(said.value) == problem


def test_tables_on_the_network_know_the_levels_alone() -> None:
    for name in (PATIENT, "pipe:true", "veteran:40"):
        with pytest.raises(BattlematError, match="There is no bot"):
            bots.make(name)


# Misbehaving ----------------------------------------------------------------------------------------------------------


class Raising(RandomBot):
    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        raise RuntimeError("I have\nno idea")


class Illegal(RandomBot):
    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        return "i-win"


class Nothing(RandomBot):
    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        return None


class Endless(RandomBot):
    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        while True:
            pass


class Hurried(RandomBot):
    """Thinks until it is told to hurry."""

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        while not seat.hurried():
            time.sleep(0.01)
        return super().answer(seat, decision, rng)


@pytest.mark.parametrize(("bot", "reason"), [
    (Raising(), "failed (RuntimeError: I have no idea)"),
    (Illegal(), "gave an answer that is not allowed ("),
    (Nothing(), "gave an answer that is not allowed ("),
    (Endless(), "took longer than 0.3 seconds"),
])  # fmt: skip
def test_a_bot_that_misbehaves_is_replaced_for_good(bot: Bot, reason: str) -> None:
    match, said = start(), list[str]()
    guarded = Guarded("mine", bot, said.append, seconds=0.3)
    for _ in range(3):
        asked = match.pending[0]
        answer = bots.ask(guarded, match, asked, Random(1))
        assert answer == bots.ask(RegularBot(), match, asked, Random(1))
        match.submit(asked.player, answer)
    assert len(said) == 1
    assert said[0].startswith(f"The bot mine {reason}")
    assert said[0].endswith("; the bot regular plays on in its place.")
    assert "\n" not in said[0]


def test_a_bot_is_told_to_hurry_before_its_time_is_up() -> None:
    match = start()
    bots.ask(Guarded("slow", Hurried(), pytest.fail, seconds=2.0), match, match.pending[0], Random(1))


# Over a pipe ----------------------------------------------------------------------------------------------------------


def test_a_program_plays_a_whole_match_like_the_bot_it_copies() -> None:
    match, rng = start(), Random(1)
    with bots.summoned([piped(FOLDER / "over_a_pipe.py")], pytest.fail) as (bot,):
        while not match.over:
            asked = match.pending[0]
            answer = bots.ask(bot, match, asked, rng)
            best = max(one.value for one in match.appraise(asked))
            assert answer in [one.answer for one in match.appraise(asked) if one.value == best]
            match.submit(asked.player, answer)


ECHO = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    %s
"""


@pytest.mark.parametrize(("source", "reason"), [
    ("", "failed (it ended without an answer)"),
    (ECHO % "print('hello', flush=True)", "failed (its line could not be read: "),
    (ECHO % "print(json.dumps({'type': 'answer', 'number': -1, 'answer': ''}), flush=True)", "it answered question -1"),
    (ECHO % "print(json.dumps({'type': 'answer', 'number': asked['question']['number'], 'answer': 7}), flush=True)",
     "gave an answer that is not allowed ("),
    ("import time\ntime.sleep(60)", "took longer than 0.5 seconds"),
])  # fmt: skip
def test_a_program_that_misbehaves_is_ended(source: str, reason: str, tmp_path: Path) -> None:
    match, said = start(), list[str]()
    bot = bots.summon(program(tmp_path, source), said.append)
    assert isinstance(bot, Guarded)
    if "sleep" in source:
        bot.seconds = 0.5
    asked = match.pending[0]
    assert asked.accept(bots.ask(bot, match, asked, Random(1)))
    assert len(said) == 1
    assert reason in said[0]


def test_a_program_that_cannot_be_started_is_replaced() -> None:
    match, said = start(), list[str]()
    bots.ask(bots.summon("pipe:/no/such/program", said.append), match, match.pending[0], Random(1))
    assert "/no/such/program cannot be started: No such file or directory" in said[0]


def test_a_program_is_told_what_its_player_may_know(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    source = ECHO % f"open({str(told)!r}, 'w').write(line); break"
    match = start()
    with bots.summoned([program(tmp_path, source)], lambda _: None) as (bot,):
        bots.ask(bot, match, match.pending[0], Random(1))
    asked, player = json.loads(told.read_text()), match.pending[0].player
    assert set(asked) == {"type", "game", "player", "view", "question", "considered", "seed"}
    assert (asked["type"], asked["game"], asked["player"]) == ("question", "pocketmodel", player)
    assert asked["view"] == json.loads(json.dumps(match.view(player)))
    assert asked["question"] == json.loads(json.dumps(match.pending[0].to_dict()))


def test_programs_are_ended_with_their_match(tmp_path: Path) -> None:
    ended = tmp_path / "ended"
    source = (FOLDER / "over_a_pipe.py").read_text() + f"\nopen({str(ended)!r}, 'w')\n"
    match = start()
    with bots.summoned([program(tmp_path, source)], pytest.fail) as (bot,):
        bots.ask(bot, match, match.pending[0], Random(1))
        assert not ended.exists()
    assert ended.exists()


# In simulations -------------------------------------------------------------------------------------------------------


def test_a_simulation_goes_on_and_says_so(tmp_path: Path) -> None:
    name = program(tmp_path, "")
    result = simulate("pocketmodel", 4, [name, "random"], 1)
    assert result["games"] == 4
    assert list(result["faults"].values()) == [4]
    assert "ended without an answer" in next(iter(result["faults"]))
    assert simulate("pocketmodel", 2, ["regular", "random"], 1)["faults"] == {}
