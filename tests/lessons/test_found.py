"""Puzzles from simulated matches: all open, the engine still agrees with them, and they are solved and missed."""

from __future__ import annotations

import base64
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat import bots
from battlemat.core.errors import ContentError, OldPuzzle
from battlemat.core.found import FILE, Found, Tried, found, open_found, plain, question_of, read_found
from battlemat.core.lesson import (
    LEARNER,
    Lesson,
    Progress,
    begin,
    find_lesson,
    found_lessons,
    lesson_if_there,
    look,
)
from battlemat.core.load import load_match
from battlemat.core.registry import game_folders
from battlemat.core.save import pack, read_save
from battlemat.core.words import LANGUAGES
from battlemat.server import found_told
from battlemat.server.found_told import offered_found
from battlemat.sim.mining import KIND_SHARE, SURE, lead_now
from battlemat.sim.mining_file import read_mine

GAMES = battlemat.game_ids()
SHIPPED = 30
LARGEST = 150_000
SAMPLE = 10
"""Every so manyth puzzle is played out in each run."""
ALL = [(game, name) for game in GAMES for name in found(game)]

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_every_game_ships_puzzles_of_several_kinds_and_turns(game: str) -> None:
    puzzles = list(found(game).values())
    assert len(puzzles) >= SHIPPED
    assert (Path(str(game_folders()[game])) / "lessons" / FILE).stat().st_size <= LARGEST
    kinds = Counter(one.kind for one in puzzles)
    assert len(kinds) >= 2
    assert max(kinds.values()) <= KIND_SHARE * max(30, len(puzzles)) + 1
    assert len({one.turn for one in puzzles}) >= 2


@each_game
def test_every_puzzle_leads_to_its_question_and_has_a_clear_answer(game: str) -> None:
    search = read_mine(Path(str(game_folders()[game])) / "lessons" / FILE)
    assert search is not None
    for one in found(game).values():
        decision = question_of(one, open_found(game, one))
        assert decision.accept(one.tried[0].answer) is not None
        lead = one.tried[0].chance - one.next_best.chance
        assert lead >= search.margin - 0.001
        assert lead >= SURE * one.next_best.error - 0.005


@each_game
def test_the_engine_still_agrees_with_some_of_them(game: str) -> None:
    for one in list(found(game).values())[::SAMPLE]:
        lead, error = lead_now(game, one, 8, "agreed")
        assert lead > -error, f"{one.id}: the best answer leads by {lead:.2f} ± {error:.2f}"


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_engine_still_agrees_with_all_of_them(game: str, name: str) -> None:
    lead, error = lead_now(game, found(game)[name], 32, "all")
    assert lead > error, f"the best answer leads by {lead:.2f} ± {error:.2f}"


# Solving them ---------------------------------------------------------------------------------------------------------


def some(game: str = "pocketmodel") -> Lesson:
    return next(iter(found_lessons(game).values()))


def answered(lesson: Lesson, answer: Any) -> tuple[Progress, battlemat.Match[Any]]:
    match = begin(lesson)
    progress = look(lesson, Progress(lesson.id), match)
    assert progress.end == ""
    match.submit(LEARNER, answer)
    return look(lesson, progress, match), match


def data_of(lesson: Lesson) -> Found:
    assert lesson.found is not None
    return lesson.found


@each_game
def test_the_best_answer_solves_a_puzzle_and_every_other_one_misses_it(game: str) -> None:
    lesson = some(game)
    one = data_of(lesson)
    for number, tried in enumerate(one.tried):
        progress, match = answered(lesson, tried.answer)
        assert progress.end == ("reached" if number < one.best else "missed")
        assert match.over
        assert match.result is not None
        assert (match.result.winners == (LEARNER,)) == (number < one.best) or match.result.reason[:4] != "core"


@each_game
def test_the_match_file_of_a_puzzle_is_a_match_like_any_other(game: str) -> None:
    _, match = answered(some(game), data_of(some(game)).tried[0].answer)
    assert load_match(match.save(), battlemat.game).fingerprint() == match.fingerprint()


def test_an_answer_of_several_options_is_the_same_alone_and_in_a_list() -> None:
    one = Found("x", "moves", 1, 8, "", [Tried(["a", "b"], 0.7), Tried("c", 0.4)])
    assert one.is_best(("a", "b"))
    assert not one.is_best("c")
    assert one.outcome(("c",)) == one.next_best
    assert one.outcome("d") is None


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_offered_in_every_language(game: str, language: str) -> None:
    offers = offered_found(game, language)
    assert len(offers) == len(found(game))
    assert all(one.title and one.about and one.goal and not one.trouble for one in offers)
    english = offered_found(game, "en")
    assert language == "en" or offers[0].about != english[0].about


# What is wrong with them ----------------------------------------------------------------------------------------------


GOOD = """
[[puzzles]]
id = "found-1"
kind = "action"
turn = 3
worlds = 8
position = ""
tried = [{ answer = "a", chance = 0.7 }, { answer = "b", chance = 0.4 }]
"""


@pytest.mark.parametrize(("old", "new", "problem"), [
    ("turn = 3", "trun = 3", "trun"),
    ("turn = 3", 'turn = "three"', "turn"),
    ("turn = 3", "turn = 3\nbest = 2", "no best answer, or no other one"),
    ("0.7", "0.3", "the best answer does not come first"),
    ("0.7", "1.7", "a chance is a number from 0 to 1"),
    ("[[puzzles]]", "[[puzzle]]", r"has no \[\[puzzles\]\] records"),
    ("[[puzzles]]", "[[puzzles", "is not TOML"),
])  # fmt: skip
def test_bad_data_gets_one_sentence(tmp_path: Path, old: str, new: str, problem: str) -> None:
    file = tmp_path / FILE
    file.write_text(GOOD)
    assert list(read_found(file)) == ["found-1"]
    file.write_text(GOOD.replace(old, new))
    with pytest.raises(ContentError, match=f"^{re.escape(FILE)}.*{problem}"):
        read_found(file)


@pytest.mark.parametrize(("change", "problem"), [
    ({"position": "no base64!"}, "its position is damaged"),
    ({"position": base64.b64encode(b"nothing").decode()}, "This is not a battlemat match file"),
    ({"kind": "odd"}, "its question is another one"),
    ({"tried": [Tried("odd", 0.5), Tried("pass", 0.2)]}, "its question has other answers"),
])  # fmt: skip
def test_what_the_rules_of_now_do_not_lead_to_is_said_in_a_sentence(change: dict[str, Any], problem: str) -> None:
    old = msgspec.structs.replace(data_of(some()), **change)
    with pytest.raises(OldPuzzle, match=f"^The puzzle {old.id} of pocketmodel cannot be played.*{problem}.*finds new"):
        open_found("pocketmodel", old)


def test_a_position_of_another_game_or_with_another_past_is_none() -> None:
    old = data_of(some("pocketmodel"))
    with pytest.raises(OldPuzzle, match="its position is one of pocketmodel"):
        open_found("xwing", old)
    record = read_save(base64.b64decode(old.position))
    record.journal.append((0, "no such answer"))
    changed = msgspec.structs.replace(old, position=base64.b64encode(pack(record)).decode())
    with pytest.raises(OldPuzzle, match=r"Entry \d+ of the match file is not legal"):
        open_found("pocketmodel", changed)


def test_other_rules_that_lead_to_the_same_question_are_good_enough() -> None:
    one = data_of(some())
    record = read_save(base64.b64decode(one.position))
    record.rules += 1
    later = msgspec.structs.replace(one, position=base64.b64encode(pack(record)).decode())
    assert question_of(one, open_found("pocketmodel", later)).kind == one.kind


@pytest.mark.parametrize(("language", "sentence"), [
    ("en", "Puzzle 1 does not fit the rules of now and is left out."),
    ("pl", "Zagadka 1 nie pasuje do obecnych zasad i została pominięta."),
    ("de", "Rätsel 1 passt nicht mehr zu den heutigen Regeln und fehlt deshalb."),
])  # fmt: skip
def test_what_cannot_be_played_is_offered_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    name = f"found-broken-{language}"
    old = msgspec.structs.replace(data_of(some()), id=name, position="no base64!")
    broken = msgspec.structs.replace(some(), id=name, found=old)
    monkeypatch.setattr(found_told, "found_lessons", lambda _: {name: broken})
    assert [(one.trouble, one.about) for one in offered_found("pocketmodel", language)] == [(sentence, "")]
    with pytest.raises(OldPuzzle):
        begin(broken)


def test_a_puzzle_of_an_earlier_search_is_gone_and_its_match_goes_on() -> None:
    assert lesson_if_there("pocketmodel", "found-gone") is None
    assert lesson_if_there("pocketmodel", "first-raid") is not None
    with pytest.raises(battlemat.BattlematError, match="There is no lesson 'found-gone' in 'pocketmodel'"):
        find_lesson("pocketmodel", "found-gone")
    opponent = bots.make("lesson:pocketmodel/found-gone")
    match = battlemat.new_match("pocketmodel", seed=7)
    decision = match.pending[0]
    match.submit(decision.player, bots.ask(opponent, match, decision, Random(1)))
    assert len(match.journal) == 1


def test_plain_answers() -> None:
    assert [plain(answer) for answer in ("a", ["a"], ("a", "b"))] == ["a", "a", ["a", "b"]]
