"""How a match stands: term by term, the mirror image for the other side, made of what a player may know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES, find_words

GAMES = battlemat.game_ids()


def middle(game: str, seed: int, answers: int = 60) -> Match[Any]:
    match, rng, bot = battlemat.new_match(game, seed=seed), Random(seed), bots.make("novice")
    while not match.over and len(match.journal) < answers:
        match.submit(match.pending[0].player, bots.ask(bot, match, match.pending[0], rng))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_what_is_good_for_one_is_bad_for_the_other(game: str) -> None:
    match = middle(game, 1)
    mine, theirs = match.evaluate(0), match.evaluate(1)
    assert mine.terms.keys() == theirs.terms.keys()
    assert mine.value == pytest.approx(sum(mine.terms.values()))
    assert mine.value == pytest.approx(-theirs.value)
    assert match.chance_to_win(0) == pytest.approx(1.0 - match.chance_to_win(1))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_judged_by_what_a_player_may_know(game: str) -> None:
    match = middle(game, 2)
    for player in (0, 1):
        assert match.determinize(player, Random(1)).evaluate(player) == match.evaluate(player)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_words(game: str, language: str) -> None:
    for term in middle(game, 1, 10).evaluate(0).terms:
        assert term.startswith(f"{game}-term-")
        assert find_words(term, None, language)


@pytest.mark.parametrize("game", GAMES)
def test_when_it_is_over_only_the_result_counts(game: str) -> None:
    match = middle(game, 1)
    match.concede(0)
    assert (match.chance_to_win(0), match.chance_to_win(1)) == (0.0, 1.0)


def lose_an_objective(view: dict[str, Any]) -> None:
    next(one for one in view["players"][0]["objectives"] if not one["destroyed"])["destroyed"] = True


def be_wounded(view: dict[str, Any]) -> None:
    view["players"][0]["units"][0]["wounded"] = 1


def lose_a_hero(view: dict[str, Any]) -> None:
    side = view["players"][0]["side"]
    view["heroes"] = [hero for hero in view["heroes"] if hero["side"] != side]


def lose_a_ship(view: dict[str, Any]) -> None:
    next(ship for ship in view["ships"] if ship["owner"] == 0)["place"] = "removed"


@pytest.mark.parametrize(("game", "term", "harm"), [
    ("pocketmodel", "objectives", lose_an_objective),
    ("shatterpoint", "health", be_wounded),
    ("skytear", "heroes", lose_a_hero),
    ("xwing", "ships", lose_a_ship),
])  # fmt: skip
def test_what_is_lost_is_missed_in_its_term(game: str, term: str, harm: Callable[[dict[str, Any]], None]) -> None:
    match = middle(game, 1)
    view, before = match.view(0), match.evaluate(0)
    harm(view)
    after = match.game.evaluate(view, 0)
    assert after.terms[f"{game}-term-{term}"] < before.terms[f"{game}-term-{term}"]
    assert after.value < before.value
    assert match.game.chance_to_win(after.value) < match.game.chance_to_win(before.value)


@pytest.mark.parametrize("game", GAMES)
def test_most_questions_with_a_choice_have_several_candidates(game: str) -> None:
    """A search needs rivals to try."""
    choices, several, match = 0, 0, battlemat.new_match(game, seed=3)
    rng, bot = Random(3), bots.make("regular")
    while not match.over and len(match.journal) < 150:
        asked = match.pending[0]
        if len(asked.options) > 1:
            choices += 1
            several += len({str(one.answer) for one in match.appraise(asked)}) > 1
        match.submit(asked.player, bots.ask(bot, match, asked, rng))
    assert several >= 0.9 * choices, (several, choices)
