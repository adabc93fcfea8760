"""Every sign at a table says what it is: to whoever points at it, reads it out or gets there with the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from battlemat.core.rules import rules
from battlemat.games.xwing.ships.tokens import TOKENS
from tests.web.conftest import OpenPage, TableAt

TABLES = {
    "xwing": ("attack", "standard"),
    "shatterpoint": ("act", "standard"),
    "skytear": ("priority", "first-game"),
    "pocketmodel": ("action", "standard"),
}
# A sign is named by itself, by what it is part of (a piece, a button with a title) or by the words right beside it. A
# drawing of a piece stands beside its name, which may be further away.
NAMELESS = """
() => {
  const words = (element) => /\\p{L}{2,}/u.test(element?.textContent ?? "");
  const named = (element) => element.closest(":is(svg, g, span, td, th, button, a, [role=img])[aria-label]");
  const drawings = ".sil, .s, .pm, .was svg, .d6s";
  const drawing = (sign) => sign.matches(drawings) && words(sign.closest("button, header, li, p, div"));
  const told = (sign) => `${sign.querySelector("use").getAttribute("href")} in ${sign.parentElement.outerHTML}`;
  return [...document.querySelectorAll(".app svg:has(use)")]
    .filter((sign) => sign.checkVisibility?.({ visibilityProperty: true }))
    .filter((sign) => !sign.querySelector("g") && !sign.parentElement.closest("svg"))
    .filter((sign) => !(named(sign) || sign.closest("[title]") || sign.querySelector("title")))
    .filter((sign) => !(words(sign.parentElement) || drawing(sign)))
    .map((sign) => told(sign).slice(0, 200));
}
"""
# On the board: what lies on it, down to its tokens, belongs to a piece with a name.
UNNAMED_PIECES = """
() => [...document.querySelectorAll(".stage svg [data-thing]:not(.hex)")]
  .filter((piece) => !piece.closest("[aria-hidden=true]"))
  .filter((piece) => !(piece.getAttribute("aria-label") || piece.querySelector("[aria-label], title")
    || piece.closest("[aria-label]:not(svg)")))
  .map((piece) => piece.outerHTML.slice(0, 160))
"""


def inspect(page: Page) -> None:
    """Look closely at the first of one's own pieces."""
    page.locator(".rail .unit").first.hover(timeout=5000)
    expect(page.locator(".inspect")).to_be_visible()


@pytest.mark.parametrize("game", TABLES)
def test_every_sign_of_a_table_has_a_name(game: str, open_page: OpenPage, table_at: TableAt) -> None:
    kind, variant = TABLES[game]
    page = open_page(table_at(kind, game, variant).seat)
    page.get_by_role("form").first.wait_for()
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(UNNAMED_PIECES) == []
    inspect(page)
    assert page.evaluate(NAMELESS) == []


def test_a_sign_is_told_to_the_pointer_and_to_the_keyboard(open_page: OpenPage, table_at: TableAt) -> None:
    page = open_page(table_at("act", "shatterpoint").seat)
    page.get_by_role("form").first.wait_for()
    tip = page.locator(".tip")
    sign = page.locator(".rail [role=img][aria-label]").first
    name = sign.get_attribute("aria-label")
    assert name
    sign.hover()
    expect(tip).to_have_text(name)
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    carrier = page.locator(".rail button:has([role=img][aria-label])").first
    page.keyboard.press("Tab")
    carrier.focus()
    expect(tip).to_contain_text(carrier.locator("[role=img][aria-label]").first.get_attribute("aria-label") or "?")


def test_what_lies_on_a_card_is_explained_with_its_rule(open_page: OpenPage, table_at: TableAt) -> None:
    page = open_page(table_at("attack", "xwing").seat)
    page.get_by_role("form").first.wait_for()
    page.locator(".rail .unit:has(.tok)").first.hover()
    line = page.locator(".inspect .explained").first
    link = line.get_by_role("link").first
    rule = link.inner_text()
    expect(line).to_contain_text(rules("xwing")[rule].text)
    assert (link.get_attribute("href") or "").endswith(f"/rules/xwing/{rule}")
    link.hover()  # it stays while the pointer is on it
    page.wait_for_timeout(600)
    expect(link).to_be_visible()


def test_tab_leads_to_the_rules_of_what_is_looked_at_and_on(open_page: OpenPage, table_at: TableAt) -> None:
    page = open_page(table_at("attack", "xwing").seat)
    page.get_by_role("form").first.wait_for()
    unit = page.locator(".rail .unit:has(.tok)").first
    page.keyboard.press("Tab")
    unit.focus()
    links = page.locator(".inspect").get_by_role("link")
    expect(links.first).to_be_visible()
    for link in links.all():
        page.keyboard.press("Tab")
        expect(link).to_be_focused()
    page.keyboard.press("Tab")
    expect(unit).not_to_be_focused()
    assert page.evaluate("document.activeElement.closest('.inspect')") is None
    page.keyboard.press("Shift+Tab")
    expect(unit).to_be_focused()
    expect(links.first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(unit).to_be_focused()


@pytest.mark.parametrize("game", ["xwing", "shatterpoint", "skytear"])
def test_the_rules_that_explain_signs_exist(game: str) -> None:
    text = (Path(__file__).parents[2] / "web" / "src" / "games" / game / "explained.ts").read_text()
    named = re.findall(r'"([A-Z]{2}-[A-Z]+-\d+)"', text)
    assert named
    assert [rule for rule in named if rule not in rules(game)] == []


def test_every_token_of_a_ship_is_explained() -> None:
    text = (Path(__file__).parents[2] / "web" / "src" / "games" / "xwing" / "explained.ts").read_text()
    assert set(TOKENS) <= set(re.findall(r"^  (\w+): \[", text, re.MULTILINE))
