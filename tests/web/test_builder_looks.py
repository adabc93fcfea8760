"""Every part of a builder at every size of screen, in both lights and three languages: readable, whole, for all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.building import BUILDERS, Builder, shelf
from tests.web.conftest import Harms, OpenPage
from tests.web.test_everybody import keep, wear
from tests.web.test_laid_out import LEAST, MEASURING

SIZES = [(390, 844), (820, 1180), (1280, 720), (1440, 900)]
CUT = """
() => [...document.querySelectorAll("button, legend, label > span, th, .chip")].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".vh")) return false;
  const style = getComputedStyle(one);
  return style.textOverflow !== "ellipsis" && one.clientWidth && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent.trim())
"""
"""Words that are wider than what they stand on."""


def turned_to(page: Page, part: str) -> None:
    """The page of a phone, or the panel beside the list."""
    dock = page.get_by_role("navigation", name="Parts of the list").get_by_role("button", name=part, exact=True)
    if dock.is_visible():
        dock.click()
    elif part == "Lists" and page.get_by_role("region", name="Lists").count() == 0:
        page.get_by_role("banner").get_by_role("button", name="Lists", exact=True).click()


def parts(builder: Builder, page: Page) -> Iterator[str]:
    turned_to(page, "Add")
    sift = shelf(page).get_by_role("button", name=re.compile("^Filter and sort"))
    if sift.get_attribute("aria-expanded") == "false":
        sift.click()
        shelf(page).get_by_role("spinbutton").first.fill("1")
    yield "shelf"
    turned_to(page, "List")
    card = page.get_by_role("button", name=re.compile("^Card( |$)")).first
    if card.count() and card.get_attribute("aria-expanded") == "false":
        card.click()
    yield "list"
    turned_to(page, "Lists")
    if page.get_by_role("region", name="Collection Spring cup").count() == 0:
        page.get_by_role("combobox", name="Collection").select_option(label="New collection …")
        page.get_by_role("textbox", name="Name of the collection").fill("Spring cup")
        page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Collection Spring cup")).to_be_visible()
    yield "lists"
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "compare"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("builder", BUILDERS, ids=lambda builder: builder.game)
def test_every_part_of_a_builder_is_for_everybody(
    builder: Builder, open_page: OpenPage, harms: Harms, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(f"/build/{builder.game}", width=1280, height=720)
    builder.begin(page)
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for part in parts(builder, page):
            at = f"{part}, {width} wide"
            for theme in ("light", "dark"):
                wear(page, theme)
                picture(page, f"builder-{builder.game}-{part}-{theme}-{width}")
                found += [f"{at}, {theme}: {harm}" for harm in harms(page, colours=theme == "dark")]
            found += [f"{at}: too small: {text}" for text in page.evaluate(MEASURING, {"least": LEAST})]
            found += [f"{at}: cut: {text}" for text in page.evaluate(CUT)]
            if page.evaluate("document.documentElement.scrollWidth") > width:
                found.append(f"{at}: the page is wider than that")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["pl", "de"])
@pytest.mark.parametrize("builder", BUILDERS, ids=lambda builder: builder.game)
def test_builders_speak_other_languages(
    builder: Builder, language: str, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    """No key stands in place of its words, and nothing is cut where words are longer."""
    page = open_page(f"/build/{builder.game}")
    builder.begin(page)
    keep(page, {"battlemat.language": language})
    page.reload()
    page.locator("main article, main .member").first.wait_for()
    page.locator(".sift > button").click()
    page.get_by_role("banner").get_by_role("button", name={"pl": "Listy", "de": "Listen"}[language], exact=True).click()
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        picture(page, f"builder-{builder.game}-{language}-{width}")
        assert page.evaluate(CUT) == []
    page.locator(".insp .acts .btn").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    picture(page, f"builder-{builder.game}-{language}-compare")
    assert page.evaluate(CUT) == []
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    told = page.evaluate(
        "document.body.textContent + [...document.querySelectorAll('[aria-label], [title], option')]"
        ".map((one) => [one.getAttribute('aria-label'), one.title, one.label].join(' ')).join(' ')"
    )
    assert re.findall(r"\b(?:xw|sp|sk|pm|build)-[a-z][\w-]*", told) == []
