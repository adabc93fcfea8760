"""Sentences for people: Fluent messages of core and games, looked up by key and language.

The engine never formats text. Events, questions and refusals carry keys and facts; this module turns them into
words when somebody reads them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "de")


def say(key: str, facts: Mapping[str, Any] | None = None, language: str = "en") -> str:
    """The message `key` (or `key.attribute`) in `language`; the key itself when no message has it."""
    return find_words(key, facts, language) or key


def find_words(key: str, facts: Mapping[str, Any] | None = None, language: str = "en") -> str | None:
    """Like `say`, but None when no message has the key."""
    name, _, attribute = key.partition(".")
    for candidate in (language, "en"):
        bundle = _bundle(candidate)
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            continue
        sentence, _errors = bundle.format_pattern(pattern, dict(facts or {}))
        return str(sentence)
    return None


def message_ids(language: str) -> set[str]:
    """Every message key, with `key.attribute` for attributes: for checking that no language lags behind."""
    found: set[str] = set()
    for name, message in _bundle(language)._messages.items():
        found.add(name)
        found.update(f"{name}.{attribute.id.name}" for attribute in message.attributes)
    return found


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in _word_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _word_files(language: str) -> Iterator[Traversable]:
    package = resources.files("battlemat")
    homes = [package / "core", package / "cli"]
    homes += sorted((package / "games").iterdir(), key=lambda entry: entry.name)
    for home in homes:
        folder = home / "words" / language
        if folder.is_dir():
            yield from sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
