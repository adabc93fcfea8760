"""Sentences for people: Fluent messages of every room and every game, looked up by key and language.

The engine never formats text. Events, questions and refusals carry keys and facts; this module turns them into
words when somebody reads them. A room (core, the command line) or game that has words keeps them in its folder
`words/<language>`. Each game has a bundle of its own, so that two games may use the same ids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from battlemat.core.registry import game_folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "de")
AS_WRITTEN: Final = frozenset({"id", "options", "problem"})
"""Facts that quote what somebody wrote or could write: never replaced by a name, and no sentence with them is kept."""


def say(key: str, facts: Mapping[str, Any] | None = None, language: str = "en", game: str | None = None) -> str:
    """The message `key` (or `key.attribute`) in `language`; the key itself when no message has it.

    Without a `game`, the words of the game whose id the key starts with are used.
    """
    return find_words(key, facts, language, game) or key


def find_words(
    key: str, facts: Mapping[str, Any] | None = None, language: str = "en", game: str | None = None
) -> str | None:
    """Like `say`, but None when no message has the key."""
    game = game_of(key) if game is None else game
    facts = facts or {}
    try:
        if AS_WRITTEN.isdisjoint(facts):
            return _remembered(key, tuple(facts.items()), language, game)
    except TypeError:  # a fact that cannot be remembered, such as a list
        pass
    return _format(key, facts, language, game)


@lru_cache(10_000)
def _remembered(key: str, facts: tuple[tuple[str, Any], ...], language: str, game: str) -> str | None:
    """Tables say the same sentences again and again, and making one takes much longer than finding it."""
    return _format(key, dict(facts), language, game)


def _format(key: str, facts: Mapping[str, Any], language: str, game: str) -> str | None:
    name, _, attribute = key.partition(".")
    for candidate in (language, "en"):
        bundle = _bundle(candidate, game)
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            continue
        sentence, _errors = bundle.format_pattern(pattern, {fact: _number(value) for fact, value in facts.items()})
        return str(sentence)
    return None


def _number(value: Any) -> Any:
    """Whole numbers below a thousand look the same in every language; it would take long to find that out each time."""
    return _small_number()(value) if value.__class__ is int and -1000 < value < 1000 else value


@cache
def _small_number() -> type[Any]:
    from fluent.runtime.types import FluentInt

    class SmallNumber(FluentInt):
        def format(self, locale: Any) -> str:
            return str(int(self))

    return SmallNumber


def game_of(key: str) -> str:
    """The game a key belongs to by its beginning; empty for words that all games share."""
    return next((game for game in games_with_words() if key.startswith(f"{game}-")), "")


@cache
def games_with_words() -> tuple[str, ...]:
    """The games that have words of their own."""
    return tuple(game for game, folder in game_folders().items() if (folder / "words").is_dir())


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in word_files(language, game):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def word_files(language: str, game: str = "") -> Iterator[Traversable]:
    """The files a bundle is made of: those everybody shares, then those of the game."""
    rooms = sorted((room for room in resources.files("battlemat").iterdir() if room.is_dir()), key=lambda r: r.name)
    homes = [*rooms, game_folders()[game]] if game in game_folders() else rooms
    for home in homes:
        folder = home / "words" / language
        if folder.is_dir():
            yield from sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
