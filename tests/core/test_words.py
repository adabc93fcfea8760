"""Words: every language complete, every key there, every sentence of real matches without holes."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import battlemat
from battlemat.core.decision import Decision, Pick, PickSome
from battlemat.core.errors import BadSetup, IllegalAnswer, Refusal
from battlemat.core.event import Event
from battlemat.core.match import Match
from battlemat.core.teller import Teller, teller_of
from battlemat.core.words import LANGUAGES, _remembered, find_words, game_of, games_with_words, say, word_files
from tests.core.toy import new_toy
from tests.messages import message_ids

SOURCE = Path(battlemat.__file__).parent
GAMES = battlemat.game_ids()
OFTEN = 3
"""How often the same form of a sentence is looked at."""


# The files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *GAMES])
def test_word_files_are_free_of_mistakes_and_repetitions(language: str, game: str) -> None:
    seen: Counter[str] = Counter()
    for file in word_files(language, game):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                seen[entry.id.name] += 1
    assert [name for name, count in seen.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_language_has_the_same_messages(language: str, game: str) -> None:
    assert message_ids(language, game) ^ message_ids("en", game) == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", ["", *GAMES])
def test_translations_use_the_facts_of_the_original(language: str, game: str) -> None:
    original, translated = facts_used("en", game), facts_used(language, game)
    assert {name: facts for name, facts in translated.items() if facts - original[name]} == {}


def facts_used(language: str, game: str) -> dict[str, set[str]]:
    """The `$facts` of every message, its attributes included."""
    found: dict[str, set[str]] = {}
    for file in word_files(language, game):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                text = file.read_text("utf-8")[entry.span.start : entry.span.end] if entry.span else ""
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", text))
    return found


def literal_keys(folder: Path, prefix: str) -> set[str]:
    """Every message key that stands in the source as a plain string."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        found.update(re.findall(rf'"({prefix}-[a-z0-9.-]*[a-z0-9])"', file.read_text("utf-8")))
    return found


def first_arguments(folder: Path, *functions: str) -> set[str]:
    """The plain strings that stand first in calls of these functions and methods."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in functions and node.args:
                first = node.args[0]
                choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found.update(str(c.value) for c in choices if isinstance(c, ast.Constant))
    return found


def said_keys(folder: Path) -> set[str]:
    """Keys passed to `say` as plain strings, whatever they begin with."""
    return first_arguments(folder, "say", "tell")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_core_and_the_command_line_has_words(language: str) -> None:
    keys = literal_keys(SOURCE / "core", "core") | literal_keys(SOURCE / "cli", "play") | said_keys(SOURCE / "cli")
    assert len(keys) > 30
    assert keys - message_ids(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_game_has_words(language: str, game: str) -> None:
    folder = SOURCE / "games" / game
    keys = literal_keys(folder, game) | said_keys(folder)
    assert len(keys) > 30
    assert keys - message_ids(language, game) == set()


def noted_kinds(folder: Path) -> set[str]:
    """Every kind of event that the source notes."""
    return first_arguments(folder, "note", "note_secret")


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_words_and_no_others_do(game: str) -> None:
    kinds = noted_kinds(SOURCE / "games" / game)
    words = {key for key in message_ids("en", game) if key.startswith(f"{game}-event-") and "." not in key}
    assert words == {f"{game}-event-{kind}" for kind in kinds} | {f"{game}-event-over"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_the_engine_itself_have_words(language: str) -> None:
    assert {f"core-event-{kind}" for kind in noted_kinds(SOURCE / "core")} <= message_ids(language)


# Looking words up -----------------------------------------------------------------------------------------------------


def test_each_game_has_a_bundle_of_its_own() -> None:
    game = games_with_words()[0]
    assert say("core-over", game=game) == say("core-over") == "The match is over."
    assert f"{game}-event-over" in message_ids("en", game)
    assert f"{game}-event-over" not in message_ids("en")
    assert find_words("unit-cinder-flight") is None
    assert find_words("unit-cinder-flight", game="pocketmodel") == "Cinder Flight"


def test_a_key_leads_to_the_game_it_begins_with() -> None:
    assert game_of("pocketmodel-won-by-units") == "pocketmodel"
    assert game_of("core-over") == game_of("pocketmodels-none") == ""
    assert say("pocketmodel-won-by-units", language="pl") == "Ostatni przeciwnik nie ma już żadnej jednostki w grze."


def test_an_unknown_key_is_said_as_it_is_and_an_unknown_language_in_english() -> None:
    assert say("core-rhubarb") == "core-rhubarb"
    assert find_words("core-over.rhubarb") is None
    assert say("core-over", language="eo") == "The match is over."


def test_facts_of_a_refusal_are_shown_by_name() -> None:
    refusal = Refusal("pocketmodel-one-zone", "PM-TRN-15", {"unit": "b.cinder-flight-2", "to": "home-a"})
    assert "Cinder Flight 2" in refusal.reason
    assert "home zone of player A" in refusal.reason
    assert "Eskadra Żaru 2" in refusal.reason_in("pl")
    assert "Heimatzone von Spieler A" in refusal.reason_in("de")


def test_refusals_of_the_engine_use_the_names_of_the_game_they_are_read_in() -> None:
    refusal = Refusal("core-twice", "", {"option": "b.cinder-flight>contested"})
    assert refusal.reason == "“b.cinder-flight>contested” was chosen twice."
    assert refusal.reason_in("en", "pocketmodel") == "“Cinder Flight → contested zone” was chosen twice."


def test_an_answer_refused_in_a_match_says_so_with_names() -> None:
    match = battlemat.new_match("pocketmodel", seed=1)
    decision = match.pending[0]
    assert isinstance(decision, PickSome)
    twice = [decision.ids[1]] * 2
    with pytest.raises(IllegalAnswer) as outside:
        decision.accept(twice)
    with pytest.raises(IllegalAnswer) as inside:
        match.submit(decision.player, twice)
    name = match.game.teller(None, "pl").name(twice[0])
    assert twice[0] in str(outside.value)
    assert twice[0] not in str(inside.value)
    assert inside.value.reason_in("pl") == f"Opcję „{name}” wybrano dwa razy."


def test_a_game_without_names_shows_ids() -> None:
    with pytest.raises(IllegalAnswer, match="“4” is not among the options: 1, 2, 3"):
        new_toy().submit(0, "4")
    assert type(teller_of("toy", "en")) is Teller


def test_what_somebody_wrote_is_quoted_as_written() -> None:
    assert Refusal("pocketmodel-unknown-unit", "", {"id": "contested"}).reason == "There is no unit “contested”."
    with pytest.raises(IllegalAnswer, match="“contested” is not among the options: usual, "):
        battlemat.new_match("pocketmodel", seed=1).submit(0, "contested")


def test_a_bad_setup_explains_itself_in_every_language() -> None:
    fault = BadSetup(
        Refusal("pocketmodel-too-many-units", "PM-BLD-11", {"count": 4, "name": "Cinder Flight", "limit": 3}),
        Refusal("pocketmodel-unknown-unit", "", {"id": "boat"}),
    )
    assert str(fault) == " ".join(fault.reasons_in("en"))
    assert fault.reasons_in("de") == [
        "Die Flotte enthält 4 Exemplare von „Zunderstaffel“, aber höchstens 3 sind erlaubt. [PM-BLD-11]",
        "Es gibt keine Einheit „boat“.",
    ]


@pytest.mark.parametrize(
    ("language", "number", "nothing", "other"),
    [
        ("en", "this is a number.", "this is nothing.", "this is a value of type list[int]."),
        ("pl", "to jest liczba.", "to jest brak wartości.", "to jest wartość typu list[int]."),
        ("de", "das hier ist eine Zahl.", "das hier ist nichts.", "das hier ist ein Wert vom Typ list[int]."),
    ],
)
def test_answers_of_a_wrong_type_are_named_in_words(language: str, number: str, nothing: str, other: str) -> None:
    question = Pick(0, "x", "X", ["y"])
    for answer, words in ((7, number), (1.5, number), (None, nothing), ([7], other)):
        with pytest.raises(IllegalAnswer) as refused:
            question.accept(answer)
        assert refused.value.reason_in(language).endswith(words)


@pytest.mark.parametrize(
    ("language", "not_asked", "not_playing"),
    [
        ("en", "Player B is not asked anything now", "Player A is not in the match any more."),
        ("pl", "Gracz B nie jest teraz o nic pytany", "Gracz A nie bierze już udziału w partii."),
        ("de", "Spieler B wird gerade nichts gefragt", "Spieler A ist nicht mehr in der Partie."),
    ],
)
def test_refusals_of_the_engine_name_players_by_seat(language: str, not_asked: str, not_playing: str) -> None:
    refusal = Refusal("core-not-asked", "", {"player": "B", "asked": "A"})
    assert refusal.reason_in(language).startswith(not_asked)
    assert Refusal("core-not-playing", "", {"player": "A"}).reason_in(language) == not_playing


# Real matches ---------------------------------------------------------------------------------------------------------


def random_matches(game: str, count: int) -> Iterator[tuple[Match[Any], Random]]:
    for seed in range(count):
        rng = Random(seed)
        yield battlemat.new_match(game, battlemat.game(game).sample_setup(rng), seed=seed), rng


def assert_good(sentence: str, about: object) -> None:
    assert sentence, about
    assert "{" not in sentence, f"{sentence} ({about})"
    assert "$" not in sentence, f"{sentence} ({about})"
    assert not re.search(r"\b(pocketmodel|core|unit|card|zone|diagram|stat|icon|until|step)-[a-z]", sentence), sentence
    assert not re.search(r"\b[a-h]\.[a-z]+-[a-z]", sentence), f"{sentence} ({about})"


def describe_all(match: Match[Any], rng: Random, seen: Counter[Any]) -> None:
    """Play a match and put every form of event, question and option into words, in every language."""
    told = 0
    while True:
        for viewer in (None, *(decision.player for decision in match.pending)):
            describe_events(match, match.events[told:], viewer, seen)
        if match.over:
            return
        told = len(match.events)
        decision = match.pending[0]
        if not often_enough(seen, (decision.kind, tuple(decision.about))):
            describe_decision(match, decision)
        match.submit(decision.player, match.random_answer(decision, rng))


def describe_events(match: Match[Any], events: list[Event], viewer: int | None, seen: Counter[Any]) -> None:
    tellers: list[Teller] = []  # a view takes long to make, and most events have been told often enough
    for event in events:
        if often_enough(seen, (event.kind, tuple(event.data), viewer is None or event.data.get("player") == viewer)):
            continue
        tellers = tellers or tellers_of(match, viewer)
        for teller in tellers:
            assert_good(teller.event(event), event)


def describe_decision(match: Match[Any], decision: Decision[Any]) -> None:
    for teller in tellers_of(match, decision.player):
        assert_good(teller.question(decision), decision.to_dict())
        for option in decision.options:
            assert_good(teller.option(option.id, decision), option)
        for refusal in decision.refused.values():
            assert_good(teller.refusal(refusal), refusal)
            assert_good(refusal.reason_in(teller.language), refusal)


def tellers_of(match: Match[Any], viewer: int | None) -> list[Teller]:
    view = match.view(viewer)
    return [match.game.teller(view, language) for language in LANGUAGES]


def often_enough(seen: Counter[Any], form: Any) -> bool:
    seen[form] += 1
    return seen[form] > OFTEN


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happens_in_random_matches_can_be_said(game: str) -> None:
    seen: Counter[Any] = Counter()
    for match, rng in random_matches(game, 30):
        describe_all(match, rng, seen)
    assert len(seen) > 40


def test_what_strangers_write_is_said_but_not_kept() -> None:
    """Sentences are remembered; one that quotes what somebody wrote would be another one each time."""
    before = _remembered.cache_info().currsize
    said = {say("core-unknown-option", {"id": f"nonsense {number}", "options": "pass"}) for number in range(20)}
    assert len(said) == 20
    assert _remembered.cache_info().currsize == before
