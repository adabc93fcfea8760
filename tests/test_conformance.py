"""Every registered game, at every question of random matches, against everything the engine promises.

A game is tested because it is registered: nothing has to be added here for a new one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import battlemat
import battlemat.bots
import battlemat.core.rules
import battlemat.core.words
from battlemat.core import conformance
from battlemat.core.chance import key_from_seed
from battlemat.core.described import unlike
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES
from battlemat.games import game

MATCHES = 12
LONGEST = 20_000
PLAYED_ANEW = 5
"""To load a save is to play all of it anew: each of these loads covers the questions since the last one."""
THOROUGH = tuple(check for check in conformance.ALL if check is not conformance.saves_are_complete)


def start(game_id: str, seed: int) -> tuple[Match[Any], Random]:
    rng = Random(f"conformance {seed}")
    ruleset = game(game_id)
    setup = ruleset.normal_setup(None) if seed == 0 else ruleset.sample_setup(rng)
    return Match(ruleset, setup, key_from_seed(f"conformance {seed}")), rng


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_every_question_of_a_random_match(game_id: str, seed: int) -> None:
    """Cheap promises at every question; the expensive ones at every question of a window that moves with the seed."""
    m, rng = start(game_id, seed)
    thorough = range(seed * 20, seed * 20 + 60)
    while not m.over:
        for check in THOROUGH if len(m.journal) in thorough else conformance.QUICK:
            check(m, rng)
        if len(m.journal) in thorough and len(m.journal) % PLAYED_ANEW == seed % PLAYED_ANEW:
            conformance.saves_are_complete(m, rng)
        decision = conformance.random_question(m, rng)
        m.submit(decision.player, m.random_answer(decision, rng))
        assert len(m.journal) < LONGEST, "random play does not end"
    conformance.everything_cites_rules(m, rng)
    conformance.saves_are_complete(m, rng)
    assert m.result is not None
    assert m.result.rule in battlemat.core.rules.rules(game_id)
    for language in LANGUAGES:
        assert battlemat.core.words.say(m.result.reason, language=language) != m.result.reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_the_catalogue_is_as_described(game_id: str, language: str) -> None:
    ruleset = game(game_id)
    assert unlike(ruleset.catalogue(language), ruleset.described.catalogue) is None


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_every_option_can_be_chosen(game_id: str) -> None:
    """Not only random answers: each single option of each question leads on."""
    m, rng = start(game_id, 0)
    while not m.over:
        if len(m.journal) % 7 == 0:
            for option in m.pending[0].options:
                m.fork().submit(m.pending[0].player, option.id)
        decision = conformance.random_question(m, rng)
        m.submit(decision.player, m.random_answer(decision, rng))


def some_of(players: Sequence[int], rng: Random) -> list[int]:
    """Both of two; two of many, others each time."""
    return rng.sample(players, min(2, len(players)))


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_anybody_may_concede_at_any_question(game_id: str) -> None:
    for seed in (1, 2, 3):
        m, rng = start(game_id, seed)
        while not m.over and len(m.journal) < 100:
            for player in some_of(m.game.still_playing(m.state), rng):
                twin = m.fork()
                twin.concede(player)
                assert twin.over or player not in twin.game.still_playing(twin.state)
                if not twin.over:
                    assert all(decision.player != player for decision in twin.pending)
                    conformance.questions_are_answerable(twin, rng)
                    conformance.invariants_hold(twin, rng)
                    conformance.copies_are_equal(twin, rng)
            decision = conformance.random_question(m, rng)
            m.submit(decision.player, m.random_answer(decision, rng))


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_games_go_on_after_concessions(game_id: str) -> None:
    """Players leave at random moments; the others play on to the end."""
    for seed in range(1, 25):
        m, rng = start(game_id, seed)
        while not m.over:
            if rng.random() < 0.02:
                m.concede(rng.choice(list(m.game.still_playing(m.state))))
                continue
            conformance.invariants_hold(m, rng)
            decision = conformance.random_question(m, rng)
            m.submit(decision.player, m.random_answer(decision, rng))
        conformance.saves_are_complete(m, rng)


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_the_same_seed_is_the_same_match(game_id: str) -> None:
    one, two = (battlemat.new_match(game_id, seed=5) for _ in range(2))
    other = battlemat.new_match(game_id, seed=6)
    assert one.fingerprint() == two.fingerprint()
    assert one.fingerprint() != other.fingerprint()
    assert battlemat.new_match(game_id).key != battlemat.new_match(game_id).key


class Sometimes(NamedTuple):
    """A field that a description does not ask for, and the fields it stands beside."""

    field: str
    beside: frozenset[str]

    def is_in(self, shown: dict[str, Any]) -> bool:
        return self.field in shown and shown.keys() <= self.beside


def may_be_missing(kind: Any) -> set[Sometimes]:
    """All such fields, wherever in a view they are."""
    found: set[Sometimes] = set()
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        for field, hint in hints.items():
            if get_origin(hint) is NotRequired or field in kind.__optional_keys__:
                found.add(Sometimes(field, frozenset(hints)))
            found |= may_be_missing(hint)
    return found.union(*map(may_be_missing, get_args(kind)))


def objects_in(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from objects_in(part)


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_what_may_be_missing_in_a_view_is_there_sometimes(game_id: str) -> None:
    """Else nobody would notice a field that only the description knows."""
    ruleset = game(game_id)
    waited = may_be_missing(ruleset.described.view)
    bot = battlemat.bots.make("regular")
    variants = ruleset.offer("en")["variants"]
    for seed in range(MATCHES):
        if not waited:
            return
        rng, key = Random(seed), key_from_seed(f"sometimes {seed}")
        m = Match(ruleset, ruleset.setup_of(variants[-1 - seed % len(variants)], [None, None]), key)
        while waited and not m.over and len(m.journal) < 500:
            waited -= {one for one in waited for shown in objects_in(m.view(0)) if one.is_in(shown)}
            decision = m.pending[0]
            m.submit(decision.player, battlemat.bots.ask(bot, m, decision, rng))
    assert not waited
