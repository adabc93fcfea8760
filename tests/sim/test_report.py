"""The report: one page without anything from elsewhere, in three languages, in the colours of the table."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from battlemat.core.words import LANGUAGES
from battlemat.sim.contest import Contest, fight, new_contest
from battlemat.sim.entries import Entry
from battlemat.sim.report import html_report
from battlemat.sim.summary import Summary
from tests.sim.contests import contest, entries

ROOT = Path(__file__).parents[2]
VOID = {"meta"}


class Balance(HTMLParser):
    """Insists that whatever is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def result_of(wanted: Contest, games: int = 4) -> dict[str, Any]:
    summary = Summary(wanted)
    for fought in fight(wanted, games):
        summary.count(fought)
    return summary.to_dict()


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    return result_of(contest(until=0.5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_needs_nothing_else(result: dict[str, Any], language: str) -> None:
    page = html_report(result, language)
    parser = Balance()
    parser.feed(page)
    assert parser.open == []
    assert {"script", "link", "img", "iframe"}.isdisjoint(parser.seen)
    assert not re.search(r"https?:|url\(|@import|src=", page)
    assert parser.seen.count("polyline") == 2 * (len(result["lists"]) + 1)  # each curve, and each line of a legend
    assert "report-" not in page.partition("</style>")[2]  # every word was found


def test_languages_differ_in_words_and_numbers(result: dict[str, Any]) -> None:
    pages = {language: html_report(result, language) for language in LANGUAGES}
    for language, word, share in (
        ("en", "Who beats whom", "50%"),
        ("pl", "Kto z kim", "50%"),
        ("de", "Wer schlägt", "50"),
    ):
        assert word in pages[language]
        assert share in pages[language]
        assert f'<html lang="{language}"' in pages[language]


def test_decided_pairings_name_the_better_list_first(result: dict[str, Any]) -> None:
    one, *others = result["pairings"]
    pairings = [one | {"one": "a", "other": "b", "better": better} for better in ("a", "b", None)]
    page = html_report(result | {"pairings": [*pairings, *others]})
    assert "<li>a is better than b: " in page
    assert "<li>b is better than a: " in page
    assert page.count(" is better than ") == 2 + sum(other["better"] is not None for other in others)


def test_a_contest_can_be_told_before_every_list_has_played() -> None:
    summary = Summary(contest())
    summary.count(next(fight(summary.contest, 1)))
    told = summary.to_dict()
    assert [len(course) for course in told["courses"].values()] == [1, 1, 0]
    assert "<td>spark.json</td>" in html_report(told)


def test_names_of_files_cannot_bring_markup() -> None:
    one, other, _ = entries()
    name = '<script>alert("x")</script>.json'
    page = html_report(result_of(new_contest("pocketmodel", [Entry(name, one.content), other], ["random"], 1), 1))
    assert "<script" not in page
    assert "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;.json" in page


def tokens(text: str) -> set[str]:
    return {" ".join(token.split()) for token in re.findall(r"--[\w-]+:[^;]+;", text)}


def test_colours_are_those_of_the_table() -> None:
    table = (ROOT / "web/src/styles/tokens.css").read_text("utf-8")
    report = (ROOT / "src/battlemat/sim/report.css").read_text("utf-8")
    dark, _, light = report.partition("@media")
    table_dark, _, table_light = table.partition('[data-theme="light"]')
    assert len(tokens(dark)) > 15
    assert tokens(dark) <= tokens(table_dark)
    assert tokens(light) <= tokens(table_light)
