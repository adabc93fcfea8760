"""The rule index: every rule of every game in our own words, by id or by search, and which of them are tested.

Code, events, refusals and tests name rules by id only. Here an id gets its text, so that a player can always ask why.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypedDict

import msgspec

from battlemat.core.content import read_toml, to_record
from battlemat.core.errors import ContentError, UnknownGame
from battlemat.core.registry import game_folders
from battlemat.core.words import LANGUAGES

Kind = Literal["rule", "timing", "definition", "setup", "build", "component", "example", "faq"]
Filled = Annotated[str, msgspec.Meta(min_length=1)]


class Rule(msgspec.Struct, frozen=True):
    """One rule. `check` says how to see it at work, `ruling` how a gap or contradiction of the rulebook was settled."""

    id: str
    game: str
    topic: str
    topic_title: str
    title: str
    text: str
    kind: Kind
    check: str
    source: str
    ruling: str = ""


class TopicCoverage(TypedDict):
    """How many rules of a topic have a test that passed, and which have none."""

    title: str
    rules: int
    covered: int
    uncovered: list[str]


class GameCoverage(TypedDict):
    """The same for all rules of a game, and topic by topic."""

    rules: int
    covered: int
    uncovered: list[str]
    topics: dict[str, TopicCoverage]


class Coverage(TypedDict):
    """The same for every game that has a catalogue."""

    games: dict[str, GameCoverage]


class _Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Filled
    code: Filled
    title: Filled
    order: int = 1000
    """Where the topic stands in the rulebook; topics without a place come last, by file name."""


class _Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of one rule in another language."""

    title: Filled
    text: Filled
    ruling: str = ""


class _TopicTitle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Filled


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[rule]]` as written in a file: a misspelt or forgotten field must not pass in silence."""

    id: Filled
    title: Filled
    text: Filled
    source: Filled
    kind: Kind
    check: Filled
    ruling: str = ""


@cache
def rule_games() -> tuple[str, ...]:
    """The games that have a rule catalogue."""
    return tuple(game for game, folder in game_folders().items() if _catalogue(folder / "rules"))


def rules(game: str, language: str = "en") -> Mapping[str, Rule]:
    """The rules of a game by id, topics in the order of the rulebook; in English where they are not translated."""
    return _rules(game, language)


@cache
def _rules(game: str, language: str) -> Mapping[str, Rule]:
    if game not in rule_games():
        raise UnknownGame(f"There is no game {game!r}; there are: {', '.join(rule_games())}.")
    folder = game_folders()[game] / "rules"
    if language == "en":
        return MappingProxyType(load_rules(folder, game))
    return MappingProxyType(translated(rules(game), folder / language))


def languages(game: str) -> tuple[str, ...]:
    """The languages in which a game's rules are worded from cover to cover."""
    return ("en", *(language for language in LANGUAGES if language != "en" and not untranslated(game, language)))


def untranslated(game: str, language: str) -> list[Rule]:
    """The rules that are still in English."""
    english = rules(game)
    return [rule for rule in rules(game, language).values() if rule.text == english[rule.id].text]


def load_rules(folder: Traversable, game: str) -> dict[str, Rule]:
    """Reads every catalogue file of `folder`; whatever is wrong in one is a `ContentError` that says where."""
    found: dict[str, Rule] = {}
    topics: list[tuple[int, list[Rule]]] = []
    for file in _catalogue(folder):
        topic, written = _rules_of_file(file, game)
        for rule in written:
            if rule.id in found:
                raise ContentError(file.name, rule.id, "field id: another rule has the same id")
            found[rule.id] = rule
        topics.append((topic.order, written))
    topics.sort(key=lambda topic: topic[0])
    return {rule.id: rule for _, written in topics for rule in written}


def translated(english: Mapping[str, Rule], folder: Traversable) -> dict[str, Rule]:
    """Rules in the words of the files of `folder`: `[topic]` with a title, `[rules.XX-ABC-01]` with title and text."""
    found = dict(english)
    for file in _catalogue(folder):
        tables = read_toml(file)
        title = to_record(file.name, "topic", tables.pop("topic", {}), _TopicTitle).title
        for rule_id, row in tables.pop("rules", {}).items():
            if rule_id not in english:
                raise ContentError(file.name, rule_id, "there is no such rule")
            words = to_record(file.name, rule_id, row, _Translation)
            if bool(words.ruling) != bool(english[rule_id].ruling):
                raise ContentError(file.name, rule_id, "field ruling: must be there exactly if the rule has one")
            found[rule_id] = msgspec.structs.replace(
                english[rule_id], topic_title=title, title=words.title, text=words.text, ruling=words.ruling
            )
        if tables:
            raise ContentError(file.name, "file", f"contains unknown field `{next(iter(tables))}`")
    return found


def find(game: str, text: str, language: str = "en") -> list[Rule]:
    """The rules in which every word of `text` occurs: the one with that very id first, then hits in the title."""
    words = text.casefold().split()
    index = rules(game, language)
    hits = [rule for rule in index.values() if _has_all(words, rule.id, rule.title, rule.text, rule.ruling)]
    return sorted(
        hits, key=lambda rule: (rule.id.casefold() != text.strip().casefold(), not _has_all(words, rule.title))
    )


def find_id(rule_id: str, language: str = "en") -> Rule | None:
    """The rule with this id, whatever its game and however the id is capitalised."""
    wanted = rule_id.upper()
    return next((rules(game, language)[wanted] for game in rule_games() if wanted in rules(game)), None)


def coverage(file: Traversable | None = None) -> Coverage:
    """How many rules have a test that passed, as written down by the last full test run.

    Ids the index does not know (a rule was renamed since that run) do not count; the next full run drops them.
    """
    tests = _tests_by_rule(file or resources.files("battlemat") / "coverage.json")
    return {"games": {game: _game_coverage(rules(game), tests.get(game, {})) for game in rule_games()}}


def _catalogue(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def _rules_of_file(file: Traversable, game: str) -> tuple[_Topic, list[Rule]]:
    tables = read_toml(file)
    topic = to_record(file.name, "topic", tables.pop("topic", {}), _Topic)
    if topic.game != game:
        raise ContentError(file.name, "topic", f"field game: {topic.game!r}, but the file belongs to {game!r}")
    rows = tables.pop("rule", None)
    if not isinstance(rows, list):
        raise ContentError(file.name, "file", "has no [[rule]] records")
    if tables:
        raise ContentError(file.name, "file", f"contains unknown field `{next(iter(tables))}`")
    return topic, [_rule(file.name, number, row, topic) for number, row in enumerate(rows, 1)]


def _rule(file: str, number: int, row: Any, topic: _Topic) -> Rule:
    name = f"rule number {number}"
    entry = to_record(file, str(row.get("id", name)) if isinstance(row, dict) else name, row, _Entry)
    if not re.fullmatch(rf"[A-Z]{{2}}-{re.escape(topic.code)}-\d+", entry.id):
        raise ContentError(file, entry.id, f"field id: not of the form XX-{topic.code}-01")
    return Rule(**msgspec.structs.asdict(entry), game=topic.game, topic=topic.code, topic_title=topic.title)


def _has_all(words: Iterable[str], *texts: str) -> bool:
    folded = [text.casefold() for text in texts]
    return all(any(word in text for text in folded) for word in words)


def _tests_by_rule(file: Traversable) -> dict[str, dict[str, list[str]]]:
    if not file.is_file():
        return {}
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, list[str]]])
    except msgspec.DecodeError as error:
        raise ContentError(file.name, "file", str(error)) from error


def _game_coverage(index: Mapping[str, Rule], tests: Mapping[str, list[str]]) -> GameCoverage:
    topics: dict[str, TopicCoverage] = {}
    for rule in index.values():
        topic = topics.setdefault(rule.topic, {"title": rule.topic_title, "rules": 0, "covered": 0, "uncovered": []})
        topic["rules"] += 1
        if tests.get(rule.id):
            topic["covered"] += 1
        else:
            topic["uncovered"].append(rule.id)
    return {
        "rules": len(index),
        "covered": sum(topic["covered"] for topic in topics.values()),
        "uncovered": [rule_id for topic in topics.values() for rule_id in topic["uncovered"]],
        "topics": topics,
    }
