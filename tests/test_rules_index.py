"""The rule index: what is in it, how it is searched, and what it says about files with mistakes."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from battlemat.core.errors import ContentError, UnknownGame
from battlemat.core.rules import (
    coverage,
    find,
    find_id,
    languages,
    load_rules,
    rule_games,
    rules,
    translated,
    untranslated,
)

TOPICS = {
    "BLD": 22,
    "BTL": 50,
    "CRD": 48,
    "ELM": 18,
    "ICO": 46,
    "OBJ": 31,
    "SET": 30,
    "STR": 41,
    "TRN": 26,
    "UNI": 27,
    "VAR": 22,
}

CATALOGUE = """
[topic]
game = "draughts"
code = "MOV"
title = "Moving"

[[rule]]
id = "DR-MOV-01"
title = "Diagonally forward"
text = "A man moves one square diagonally forward."
source = "rulebook:3"
kind = "rule"
check = "Given a man, then it may not move backward."

[[rule]]
id = "DR-MOV-02"
title = "Kings"
text = "A king may also move backward."
source = "rulebook:4-5"
kind = "rule"
check = "Given a king, then it may move backward."
ruling = "Flying kings are not used."
"""


def load(folder: Path, text: str) -> list[str]:
    (folder / "moving.toml").write_text(text, "utf-8")
    return list(load_rules(folder, "draughts"))


def test_every_rule_is_there() -> None:
    index = rules("pocketmodel")
    assert len(index) == 361
    assert Counter(rule.topic for rule in index.values()) == TOPICS


def test_rules_are_complete() -> None:
    for rule_id, rule in rules("pocketmodel").items():
        assert rule.id == rule_id
        assert rule.game == "pocketmodel"
        assert re.fullmatch(rf"PM-{rule.topic}-\d\d", rule_id)
        assert all((rule.topic_title, rule.title, rule.text, rule.kind, rule.check))
        assert re.fullmatch(r"rulebook:\d[\d,-]*", rule.source)


def test_numbers_of_a_topic_have_no_gap() -> None:
    index = rules("pocketmodel")
    assert list(index) == [rule_id for rule_id in index if rule_id.startswith("PM-")]
    for topic, count in TOPICS.items():
        assert [r.id for r in index.values() if r.topic == topic] == [f"PM-{topic}-{n:02}" for n in range(1, count + 1)]


def test_one_rule_in_full() -> None:
    rule = rules("pocketmodel")["PM-BTL-06"]
    assert rule.title == "Attacks in different zones"
    assert rule.topic_title == "Combat action and battles"
    assert rule.text.startswith("The attackers of one Combat action may be in different zones")
    assert rule.source == "rulebook:56,73-74"
    assert rule.ruling == "The text ties only each attacker to the zone of its own defender."


def test_the_index_is_read_once_and_cannot_be_changed() -> None:
    assert rules("pocketmodel") is rules("pocketmodel")
    assert not hasattr(rules("pocketmodel"), "__setitem__")


def test_games_are_found_by_looking() -> None:
    assert "pocketmodel" in rule_games()
    assert list(rule_games()) == sorted(rule_games())


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'.*pocketmodel"):
        rules("chess")


def test_search_needs_every_word_in_any_case() -> None:
    expected = set()
    for rule in rules("pocketmodel").values():
        everything = f"{rule.id} {rule.title} {rule.text} {rule.ruling}".lower()
        if "power" in everything and "match" in everything:
            expected.add(rule.id)
    assert {rule.id for rule in find("pocketmodel", "POWER match")} == expected
    assert {"PM-CRD-20", "PM-ICO-15"} < expected


def test_search_puts_titles_first() -> None:
    in_title = ["power" in rule.title.casefold() for rule in find("pocketmodel", "power")]
    assert True in in_title
    assert False in in_title
    assert in_title == sorted(in_title, reverse=True)


def test_search_puts_the_very_id_first() -> None:
    assert find("pocketmodel", " pm-btl-12 ")[0].id == "PM-BTL-12"
    assert find("pocketmodel", "PM-BTL-1")[0].id != "PM-BTL-1"


def test_search_looks_into_rulings() -> None:
    assert "PM-BTL-06" in [rule.id for rule in find("pocketmodel", "ties only each attacker")]


def test_search_for_nonsense_finds_nothing() -> None:
    assert find("pocketmodel", "hyperspatial rhubarb") == []


def test_a_rule_is_found_by_id_alone() -> None:
    assert find_id("pm-crd-20") is rules("pocketmodel")["PM-CRD-20"]
    assert find_id("PM-CRD-99") is None


def test_a_sound_file_loads(tmp_path: Path) -> None:
    assert load(tmp_path, CATALOGUE) == ["DR-MOV-01", "DR-MOV-02"]


@pytest.mark.parametrize(
    ("right", "wrong", "record", "problem"),
    [
        ('check = "Given a king', 'chek = "Given a king', "DR-MOV-02", "chek|check"),
        ('ruling = "', 'rulling = "', "DR-MOV-02", "unknown field `rulling`"),
        ('source = "rulebook:3"\n', "", "DR-MOV-01", "missing required field `source`"),
        ('id = "DR-MOV-02"\n', "", "rule number 2", "missing required field `id`"),
        ('title = "Kings"', "title = 7", "DR-MOV-02", "title.*Expected `str`"),
        ('title = "Kings"', 'title = ""', "DR-MOV-02", "title.*length"),
        ('"rule"\ncheck = "Given a king', '"rool"\ncheck = "Given a king', "DR-MOV-02", "kind.*'rool'"),
        ("DR-MOV-02", "DR-MOV-01", "DR-MOV-01", "field id: .*same id"),
        ("DR-MOV-02", "DR-MVO-02", "DR-MVO-02", "field id: .*XX-MOV-01"),
        ('game = "draughts"', 'game = "chess"', "topic", "field game: 'chess'"),
        ('title = "Moving"\n', "", "topic", "missing required field `title`"),
        ("[topic]", "[tpoic]", "topic", "missing required field `game`"),
        ("[topic]", "[extra]\nx = 1\n[topic]", "file", "unknown field `extra`"),
        ("[[rule]]", "[[rool]]", "file", r"no \[\[rule\]\] records"),
        ("[topic]", "[topic", "file", "not TOML"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, right: str, wrong: str, record: str, problem: str) -> None:
    assert right in CATALOGUE
    with pytest.raises(ContentError, match=problem) as caught:
        load(tmp_path, CATALOGUE.replace(right, wrong))
    assert caught.value.file == "moving.toml"
    assert caught.value.record == record


def test_an_id_must_be_unique_over_all_files(tmp_path: Path) -> None:
    (tmp_path / "also.toml").write_text(CATALOGUE, "utf-8")
    with pytest.raises(ContentError, match=r"moving\.toml: DR-MOV-01: field id"):
        load(tmp_path, CATALOGUE)


def test_coverage_without_a_file_is_none_at_all(tmp_path: Path) -> None:
    game = coverage(tmp_path / "coverage.json")["games"]["pocketmodel"]
    assert game["covered"] == 0
    assert game["uncovered"] == list(rules("pocketmodel"))


def test_coverage_counts_rules_with_tests(tmp_path: Path) -> None:
    file = tmp_path / "coverage.json"
    tests = {"PM-BTL-01": ["a::b"], "PM-BTL-02": [], "PM-UNI-07": ["a::b", "a::c"], "PM-OLD-01": ["a::d"]}
    file.write_text(json.dumps({"pocketmodel": tests}), "utf-8")
    game = coverage(file)["games"]["pocketmodel"]
    assert list(game) == ["rules", "covered", "uncovered", "topics"]
    assert (game["rules"], game["covered"]) == (361, 2)
    assert game["uncovered"] == [i for i in rules("pocketmodel") if i not in ("PM-BTL-01", "PM-UNI-07")]
    assert list(game["topics"]) == list(dict.fromkeys(rule.topic for rule in rules("pocketmodel").values()))
    assert game["topics"]["BTL"] == {
        "title": "Combat action and battles",
        "rules": 50,
        "covered": 1,
        "uncovered": [f"PM-BTL-{n:02}" for n in range(2, 51)],
    }


@pytest.mark.parametrize("text", ["{", '{"pocketmodel": ["PM-BTL-01"]}'])
def test_a_broken_coverage_file_is_an_error(tmp_path: Path, text: str) -> None:
    file = tmp_path / "coverage.json"
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError, match=r"coverage\.json"):
        coverage(file)


def test_the_shipped_coverage_adds_up() -> None:
    for game_id, game in coverage()["games"].items():
        assert game["rules"] == len(rules(game_id)) == game["covered"] + len(game["uncovered"])
        assert game["rules"] == sum(topic["rules"] for topic in game["topics"].values())


def german(folder: Path, text: str) -> Path:
    (folder / "de").mkdir()
    (folder / "de" / "moving.toml").write_text(text, encoding="utf-8")
    return folder / "de"


def test_rules_speak_other_languages_where_they_are_translated(tmp_path: Path) -> None:
    (tmp_path / "moving.toml").write_text(CATALOGUE, encoding="utf-8")
    english = load_rules(tmp_path, "draughts")
    words = german(tmp_path, '[topic]\ntitle = "Ziehen"\n\n[rules.DR-MOV-01]\ntitle = "Schritt"\ntext = "Ein Feld."\n')
    spoken = translated(english, words)
    assert (spoken["DR-MOV-01"].title, spoken["DR-MOV-01"].topic_title) == ("Schritt", "Ziehen")
    assert spoken["DR-MOV-01"].check == english["DR-MOV-01"].check


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[topic]\ntitle = "Z"\n[rules.DR-MOV-99]\ntitle = "S"\ntext = "T"', "DR-MOV-99: there is no such rule"),
        ('[topic]\ntitle = "Z"\n[rules.DR-MOV-01]\ntitle = "S"', "DR-MOV-01: .*text"),
        ('[topic]\ntitle = "Z"\n[rules.DR-MOV-01]\ntitle = "S"\ntext = "T"\nruling = "R"', "field ruling"),
        ('[topic]\ntitle = "Z"\n[rule]\nx = 1', "unknown field `rule`"),
    ],
)
def test_a_mistake_in_a_translation_is_named(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "moving.toml").write_text(CATALOGUE, encoding="utf-8")
    words = german(tmp_path, text)
    with pytest.raises(ContentError, match=problem):
        translated(load_rules(tmp_path, "draughts"), words)


def test_these_rule_books_are_translated_from_cover_to_cover() -> None:
    for game in ("pocketmodel", "skytear"):
        assert sorted(languages(game)) == ["de", "en", "pl"]


@pytest.mark.parametrize("game", rule_games())
def test_rules_are_translated_by_whole_topics_into_all_languages(game: str) -> None:
    sizes = Counter(rule.topic for rule in rules(game).values())
    left = [Counter(rule.topic for rule in untranslated(game, language)) for language in ("pl", "de")]
    assert left[0] == left[1]
    assert all(left[0][topic] in (0, size) for topic, size in sizes.items())
