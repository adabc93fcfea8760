"""List against list: every two from both seats, the same for any number of workers, until it is decided."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat.core.errors import BattlematError
from battlemat.sim.contest import Contest, Fought, fight, is_decided, new_contest
from battlemat.sim.entries import Entry, common_variant, fault_of
from battlemat.sim.rating import Duel
from tests.sim.contests import contest, entries


def played(wanted: Contest, games: int, **how: Any) -> list[Fought]:
    return list(fight(wanted, games, **how))


def test_every_two_lists_meet_from_both_seats() -> None:
    matches = played(contest(), 4)
    seen = Counter(fought.played.lists for fought in matches)
    names = ["iron.json", "dawn.json", "spark.json"]
    assert seen == {(one, other): 2 for one in names for other in names if one != other}
    assert len({fought.played.decisions for fought in matches}) > 3  # all of them are other matches


def test_both_sides_have_the_same_bot_and_bots_take_turns() -> None:
    matches = played(contest(bots=("random", "novice")), 4)
    first = [fought.played.bots for fought in matches if fought.pair == 0]
    assert first == [("random", "random"), ("random", "random"), ("novice", "novice"), ("novice", "novice")]


def test_two_workers_play_the_same_as_one_and_a_decided_pairing_plays_no_more() -> None:
    wanted = contest(until=0.5)
    one, two = (played(wanted, 12, workers=workers) for workers in (1, 2))
    assert one == two
    games = Counter(fought.pair for fought in one)
    assert min(games.values()) < 12
    duels = wanted.duels()
    for fought in one:
        assert not is_decided(duels[fought.pair], 0.5)
        duels[fought.pair].count(fought.played.lists, fought.played.winners)
    assert all(is_decided(duel, 0.5) or duel.games == 12 for duel in duels)


def test_what_was_played_earlier_is_not_played_again() -> None:
    wanted, fresh = contest(), list[Fought]()
    whole = played(wanted, 3)
    steps = list[int]()
    assert played(wanted, 3, earlier=whole[:5], keep=fresh.append, progress=steps.append) == whole
    assert fresh == whole[5:]
    assert steps == [5, 6, 7, 8, 9]


def test_the_sequential_test_is_seldom_wrong_however_often_one_looks() -> None:
    """Lists that are equal, on seats that are not: at most 5 of 100 contests may be decided."""
    rng, wrong = Random(1), 0
    for _ in range(400):
        duel = Duel("one", "other")
        while duel.games < 200 and not is_decided(duel, 0.95):
            seated = ["other", "one"] if duel.games % 2 else ["one", "other"]
            duel.count(seated, [0 if rng.random() < 0.7 else 1])
        wrong += is_decided(duel, 0.95)
    assert wrong <= 20


def test_a_clear_difference_is_found() -> None:
    assert is_decided(Duel("one", "other", 8, 8), 0.95)
    assert is_decided(Duel("one", "other", 8, 0), 0.95)
    assert not is_decided(Duel("one", "other", 9, 9), 0.95)  # the seats were not shared equally
    assert not is_decided(Duel("one", "other", 8, 4), 0.95)
    assert not is_decided(Duel("one", "other", 8, 0, 8), 0.95)  # draws tell nothing
    assert not is_decided(Duel("one", "other", 5000, 2500), 0.95)
    assert not is_decided(Duel("one", "other", 8, 8), None)


def wished(**changes: Any) -> dict[str, Any]:
    return {"game_id": "pocketmodel", "lists": entries(), "bots": ["random"], "seed": 1} | changes


@pytest.mark.parametrize(("changes", "problem"), [
    ({"game_id": "chess"}, "There is no game 'chess'"),
    ({"lists": entries()[:1]}, "two to 100 lists, not 1"),
    ({"lists": [*entries(), entries()[0]]}, "iron.json is named twice"),
    ({"bots": ["genius"]}, "There is no bot 'genius'"),
    ({"until": 1.0}, "from 0.5 to below 1, not 1"),
    ({"until": float("nan")}, "from 0.5 to below 1, not nan"),
    ({"seed": "\udcff"}, "The seed is no text"),
    ({"variant": "chess"}, "pocketmodel has no variant 'chess'; it has standard, two-pack"),
    ({"lists": [*entries(), Entry("bad.json", {"name": "x", "units": {}, "deck": {}})]}, "bad.json cannot be fielded"),
    ({"lists": [*entries(), Entry("odd.json", [1])]}, "odd.json cannot be fielded"),
])  # fmt: skip
def test_bad_wishes(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BattlematError, match=re.escape(problem)):
        new_contest(**wished(**changes))


@pytest.mark.parametrize(("games", "workers", "problem"), [
    (0, 1, "at least one game"), (1, 0, "one worker"), (10**9, 1, "At most 10,000,000 matches"),
])  # fmt: skip
def test_bad_sizes(games: int, workers: int, problem: str) -> None:
    with pytest.raises(BattlematError, match=problem):
        played(contest(), games, workers=workers)


def test_lists_of_different_variants_cannot_meet() -> None:
    ruleset = battlemat.game("skytear")
    small, large = (
        Entry(name, ruleset.setup_of(name, [None, None])["players"][0]) for name in ("tournament", "three-lane")
    )
    assert fault_of(ruleset, small) is None
    assert fault_of(ruleset, large) is None
    with pytest.raises(BattlematError, match=r"no variant .* \(tournament: tournament; three-lane: three-lane, three-"):
        common_variant(ruleset, [small, large])


def test_a_fault_is_told_in_the_language_asked_for() -> None:
    bad = Entry("bad.json", {"name": "x", "units": {}, "deck": {}})
    ruleset = battlemat.game("pocketmodel")
    told = {language: fault_of(ruleset, bad, language) for language in ("en", "pl", "de")}
    assert len({*told.values()}) == 3


def test_ready_made_lists_are_named_by_their_ids_and_meet_in_their_own_variant() -> None:
    standard, two_pack = Entry("Iron", "iron-fist"), Entry("Empire", "empire-pack")
    ruleset = battlemat.game("pocketmodel")
    assert fault_of(ruleset, standard) is None
    assert common_variant(ruleset, [standard, Entry("Dawn", "dawn-offensive")]) == "standard"
    with pytest.raises(BattlematError, match=r"no variant .*Iron: standard; Empire: two-pack"):
        common_variant(ruleset, [standard, two_pack])
