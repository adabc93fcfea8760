"""The fuzzer: quiet on sound rules, and a loadable match file when rules are broken on purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

import battlemat
from battlemat import bots
from battlemat.bots import RegularBot
from battlemat.core.decision import Decision, Pick
from battlemat.core.errors import BrokenRules
from battlemat.core.match import Match
from battlemat.games.pocketmodel import PocketModel, turn
from battlemat.sim.fuzz import (
    CuriousBot,
    FickleBot,
    Fuzzed,
    ReluctantBot,
    Stumbled,
    fuzz,
    fuzz_one,
    never_used,
    verb_of,
    write_fault,
)


def test_random_matches_are_sound_and_end() -> None:
    found = fuzz("pocketmodel", 120, seed=5)
    assert found.fault is None
    assert found.matches == 120
    assert found.longest < 5000


def test_workers_find_the_same() -> None:
    assert fuzz("pocketmodel", 60, seed=6, workers=2) == fuzz("pocketmodel", 60, seed=6)


@pytest.mark.parametrize(
    "game_id", [game_id for game_id in battlemat.game_ids() if tuple(battlemat.game(game_id).usable())]
)
def test_what_was_used_is_counted(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = battlemat.game(game_id)
    usable = set(ruleset.usable())
    found = fuzz(game_id, 4, seed=3)
    assert found.used
    assert set(found.used) <= usable
    assert set(never_used(game_id, found)) == usable - set(found.used)
    one, two = (fuzz_one(game_id, 3, number, limit=20_000).used for number in (0, 1))
    assert {name: one.get(name, 0) + two.get(name, 0) for name in {*one, *two}} == fuzz(game_id, 2, seed=3).used
    monkeypatch.setattr(ruleset, "usable", lambda: [*usable, "paperweight"])
    assert "paperweight" in never_used(game_id, found)


def test_keen_players_get_where_chance_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, none of them, or some: the regular bot is asked for its share of the answers."""
    asked: list[int] = []
    answer = RegularBot.answer

    def counted(self: RegularBot, match: Any, decision: Any, rng: Any) -> Any:
        asked.append(decision.player)
        return answer(self, match, decision, rng)

    monkeypatch.setattr(RegularBot, "answer", counted)
    shares = []
    for keen in (0.0, 0.5, 1.0):
        asked.clear()
        found = fuzz("pocketmodel", 12, seed=2, keen=keen)
        assert found.fault is None
        shares.append(len(asked) / found.decisions)
    assert shares[0] == 0
    assert 0.2 < shares[1] < 0.8
    assert shares[2] == 1


def test_curious_players_take_what_is_wanted_or_at_least_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battlemat.game("pocketmodel"), "used", lambda event: [event.kind])
    monkeypatch.setattr("battlemat.sim.fuzz.AHEAD", 0)
    match = battlemat.new_match("pocketmodel", seed=7)
    rng = Random(2)
    while len(set(map(tuple, (leads := told_by_options(match)).values()))) < 3:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
    decision = match.pending[0]
    assert isinstance(decision, Pick)
    kinds = Counter(kind for told in leads.values() for kind in set(told))
    option, kind = next((name, kind) for name, told in leads.items() for kind in told if kinds[kind] == 1)
    fickle = FickleBot(1.0, [decision.kind], [kind], rng)
    assert {fickle.answer(match, decision, rng) for _ in range(20)} == {option}
    assert {FickleBot(1.0, [], [kind], rng).answer(match, decision, rng) for _ in range(20)} != {option}
    some = {bots.ask(CuriousBot(), match, decision, rng) for _ in range(60)}
    assert some == set(decision.ids) - {"pass"}
    assert "pass" in decision.ids


def test_reluctant_players_leave_an_option_alone_where_there_are_others() -> None:
    match = battlemat.new_match("pocketmodel", seed=7)
    rng = Random(2)
    while not (isinstance(decision := match.pending[0], Pick) and len({verb_of(name) for name in decision.ids}) > 1):
        match.submit(decision.player, match.random_answer(decision, rng))
    best = bots.ask(RegularBot(), match, decision, rng)
    other = bots.ask(ReluctantBot([f"{decision.kind}:{verb_of(best)}"]), match, decision, rng)
    assert verb_of(other) != verb_of(best)
    all_alone = ReluctantBot(f"{decision.kind}:{verb_of(name)}" for name in decision.ids)
    assert bots.ask(all_alone, match, decision, rng) in decision.ids


def test_a_match_that_takes_too_long_is_ended_by_players_who_care_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: RegularBot, match: Match[Any], decision: Decision[Any], rng: Random) -> Any:
        raise AssertionError("nobody takes what looks best any more")

    monkeypatch.setattr("battlemat.sim.fuzz.BORED", 0)
    monkeypatch.setattr(RegularBot, "answer", never)
    assert fuzz("pocketmodel", 3, seed=2, keen=1.0).fault is None


def test_a_fault_met_by_looking_ahead_is_kept_with_the_answer_that_led_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is that of the fork: the answer that is named breaks it."""
    match = battlemat.new_match("pocketmodel", seed=7)
    while not isinstance(decision := match.pending[0], Pick):
        match.submit(decision.player, match.random_answer(decision, Random(2)))
    submit = Match.submit

    def broken(self: Match[Any], player: int, answer: Any) -> None:
        if self is not match:
            raise BrokenRules("The second answer is wrong.")
        submit(self, player, answer)

    monkeypatch.setattr(Match, "submit", broken)
    player = FickleBot(1.0, [decision.kind], ["paperweight"], Random(1))
    with pytest.raises(Stumbled, match="second answer") as stumbled:
        player.answer(match, decision, Random(1))
    assert stumbled.value.match is not match
    assert stumbled.value.answer.startswith(f"player {decision.player}: ")


def told_by_options(match: Match[Any]) -> dict[str, list[str]]:
    """The kinds of event that follow each option of a question; none where it is no such question."""
    decision = match.pending[0]
    found = {}
    for option in decision.ids if isinstance(decision, Pick) and "pass" in decision.ids else ():
        fork = match.fork()
        before = len(fork.events)
        fork.submit(decision.player, option)
        found[option] = [event.kind for event in fork.events[before:]]
    return found


class Wanting(PocketModel):
    """PocketModel with a part that is never used, which set-ups are asked for."""

    asked: ClassVar[list[str]] = []

    def usable(self) -> list[str]:
        return ["paperweight"]

    def sample_setup_with(self, rng: Random, parts: Sequence[str]) -> dict[str, Any]:
        self.asked.extend(parts)
        return self.sample_setup(rng)


def test_later_rounds_are_played_around_what_was_never_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlemat.sim.fuzz.game", lambda name: Wanting())
    monkeypatch.setattr("battlemat.sim.fuzz.CHUNK", 4)
    fuzz("pocketmodel", 4, seed=1)
    assert Wanting.asked == []
    fuzz("pocketmodel", 16, seed=1)
    assert set(Wanting.asked) == {"paperweight"}
    assert 6 <= len(Wanting.asked) <= 12


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_a_set_up_around_a_part_is_legal_and_has_it(game_id: str) -> None:
    ruleset = battlemat.game(game_id)
    rng = Random(4)
    parts = list(ruleset.usable())
    for _ in range(12):
        setup = ruleset.sample_setup_with(rng, rng.sample(parts, 5))
        assert ruleset.normal_setup(setup) == setup


def test_a_match_of_clinging_dice_can_be_loaded() -> None:
    found = fuzz_one("pocketmodel", 1, 0, limit=10)
    assert found.fault is not None
    match = battlemat.load_match(found.fault.match)
    assert match.state.chance.cling == match.journal[0][1].cling


def check_file(found: Fuzzed, folder: Path) -> None:
    assert found.fault is not None
    file = write_fault(found.fault, "pocketmodel", folder)
    assert file.name == f"fuzz-pocketmodel-{found.fault.number}.match"
    match = battlemat.load_match(file.read_bytes())
    assert match.pending


def test_an_endless_match_is_a_fault(tmp_path: Path) -> None:
    found = fuzz_one("pocketmodel", 1, 0, limit=10)
    assert found.fault is not None
    assert "no end after 10 answers" in found.fault.problem
    check_file(found, tmp_path)


def test_an_exception_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*args: Any) -> None:
        raise RuntimeError("no such move")

    monkeypatch.setattr(turn, "move", crash)
    found = fuzz("pocketmodel", 50, seed=1)
    assert found.fault is not None
    assert "no such move" in found.fault.problem
    assert "'move'" in found.fault.answer
    check_file(found, tmp_path)


def test_a_broken_invariant_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = battlemat.game("pocketmodel")
    monkeypatch.setattr(
        ruleset, "broken_invariants", lambda state: ["a unit stands on its head"] if state.turn > 3 else []
    )
    found = fuzz("pocketmodel", 50, seed=1)
    assert found.fault is not None
    assert "stands on its head" in found.fault.problem
    check_file(found, tmp_path)


def test_a_dead_end_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(battlemat.game("pocketmodel").steps, "end-turn", lambda m: None)
    found = fuzz("pocketmodel", 50, seed=1)
    assert found.fault is not None
    assert "nothing left to do" in found.fault.problem
    check_file(found, tmp_path)
