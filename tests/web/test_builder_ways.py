"""Lists come and go: copied, pasted, drawn, printed, compared, made at random, put into collections; in every game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.web.building import BUILDERS, SHATTERPOINT, SKYTEAR, XWING, Builder, said
from tests.web.conftest import OpenPage

ALL = pytest.mark.parametrize("builder", BUILDERS, ids=lambda builder: builder.game)
CLIPBOARD = ["clipboard-read", "clipboard-write"]
DATA = re.compile("^Copy as (JSON|XWS)$")
COPIED = """
async () => {
  for (;;) {
    const text = await navigator.clipboard.readText();
    if (text !== "nothing yet") return text;
    await new Promise((done) => requestAnimationFrame(done));
  }
}
"""
COLOURS = """
async () => {
  const [item] = await navigator.clipboard.read();
  const picture = await createImageBitmap(await item.getType("image/png"));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const points = new Uint32Array(pen.getImageData(0, 0, picture.width, picture.height).data.buffer);
  return [picture.width, picture.height, new Set(points).size];
}
"""
LEFT_OF_FIRST_LINE = """
async () => {
  const [item] = await navigator.clipboard.read();
  const picture = await createImageBitmap(await item.getType("image/png"));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [88, picture.height];
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, -80, 0);
  return new Set(new Uint32Array(pen.getImageData(0, 190, 88, picture.height - 300).data.buffer)).size;
}
"""


def to_lists(page: Page) -> None:
    lists = page.get_by_role("button", name="Lists", exact=True)
    if lists.first.get_attribute("aria-pressed") != "true":
        lists.first.click()


def copied(page: Page, how: str | re.Pattern[str]) -> str:
    """What is on the clipboard after this button was pressed."""
    to_lists(page)
    page.evaluate("navigator.clipboard.writeText('nothing yet')")
    page.get_by_role("button", name=how).click()
    text: str = page.evaluate(COPIED)
    expect(page.get_by_role("status")).to_contain_text("opied")
    return text


def paste(page: Page, text: str) -> None:
    to_lists(page)
    page.get_by_label("Paste a list").fill(text)
    page.get_by_role("button", name="Take this list").click()


def any_list(page: Page) -> Locator:
    return page.get_by_role("button", name="Random list", exact=True).last


# Copying and pasting --------------------------------------------------------------------------------------------------


@ALL
def test_whatever_is_copied_can_be_pasted(builder: Builder, open_page: OpenPage) -> None:
    """As text, as data, as a link: each of them brings back the very same list."""
    page = open_page(f"/build/{builder.game}", permissions=CLIPBOARD)
    builder.begin(page)
    builder.named(page).fill("Święto „Ω” & Co.")
    builder.expect_legal(page)
    data = copied(page, DATA)
    ways = [data, copied(page, "Copy as text"), copied(page, "Copy link")]
    assert ways[1].splitlines()[0] == "Święto „Ω” & Co."
    assert ways[1].splitlines()[-1] == ways[2]
    assert re.fullmatch(rf"http://[^/]+/build/{builder.game}#list=[\w-]+", ways[2])
    for text in ways:
        page.get_by_role("button", name=re.compile("^Delete Święto")).click()
        expect(builder.named(page)).to_have_value("")
        expect(page.get_by_role("button", name=re.compile("^Delete "))).to_have_count(0)
        paste(page, text)
        expect(builder.named(page)).to_have_value("Święto „Ω” & Co.")
        builder.expect_legal(page)
        assert copied(page, DATA) == data


@ALL
def test_what_is_no_list_is_told_and_changes_nothing(builder: Builder, open_page: OpenPage) -> None:
    page = open_page(f"/build/{builder.game}")
    builder.begin(page)
    to_lists(page)
    for text in ("rhubarb", f"http://elsewhere.example/build/{builder.game}#list=abc", '["a", "b"]'):
        paste(page, text)
        expect(page.get_by_role("status")).to_contain_text("neither a link")
        expect(page.get_by_label("Paste a list")).to_have_value(text)
        expect(builder.named(page)).to_have_value(builder.sample)


def test_a_squad_comes_from_another_builder(open_page: OpenPage) -> None:
    """XWS alone, in a message, in a link; ours as the server takes it; XWS of cards nobody knows is told."""
    page = open_page("/build/xwing", permissions=CLIPBOARD)
    XWING.begin(page)
    xws = json.loads(copied(page, DATA))
    xws["vendor"] = {"elsewhere": {"builder": "Elsewhere"}}
    own = {"faction": "rebelalliance", "ships": [{"pilot": "lukeskywalker", "upgrades": ["r2d2"]}]}
    link = "https://builder.example/view?xws=" + page.evaluate(
        "text => encodeURIComponent(text)", json.dumps(xws | {"name": "Link"})
    )
    for name, text in {
        "Message": f"My squad:\n```\n{json.dumps(xws | {'name': 'Message'}, indent=2)}\n```\n",
        "Link": link,
        "Ours": json.dumps(own | {"name": "Ours"}),
    }.items():
        paste(page, text)
        expect(XWING.named(page)).to_have_value(name)
        expect(page.get_by_role("main").get_by_role("article", name="Luke Skywalker")).to_be_visible()
    paste(page, json.dumps(xws | {"pilots": 7}))
    expect(page.get_by_role("status")).to_contain_text("This is not an XWS squad")
    expect(XWING.named(page)).to_have_value("Ours")


@ALL
def test_a_copy_of_a_list_goes_its_own_way(builder: Builder, open_page: OpenPage) -> None:
    page = open_page(f"/build/{builder.game}")
    builder.begin(page)
    to_lists(page)
    page.get_by_role("button", name="Duplicate").click()
    expect(builder.named(page)).to_have_value(f"{builder.sample} (copy)")
    builder.spoil(page)
    builder.expect_illegal(page)
    to_lists(page)
    page.get_by_role("button", name=re.compile(f"^{builder.sample}(?! \\(copy)")).first.click()
    expect(builder.named(page)).to_have_value(builder.sample)
    builder.expect_legal(page)


# Pictures and paper ---------------------------------------------------------------------------------------------------


@ALL
def test_a_list_is_drawn(builder: Builder, open_page: OpenPage, tmp_path: Path) -> None:
    """Under the policy that pages are served with: nothing comes from elsewhere, and the drawings are there."""
    page = open_page(f"/build/{builder.game}", permissions=CLIPBOARD, bypass_csp=False, alone=True)
    asked: list[str] = []
    builder.begin(page)
    page.on("request", lambda request: asked.append(f"{request.resource_type} {request.url}"))
    to_lists(page)
    page.get_by_role("button", name="Copy as image").click()
    expect(page.get_by_role("status")).to_have_text("The image is on the clipboard.")
    width, height, colours = page.evaluate(COLOURS)
    assert width in (1440, 1920)
    assert height > 600
    assert colours > 50
    assert page.evaluate(LEFT_OF_FIRST_LINE) > 20  # the drawings, left of the words
    with page.expect_download() as download:
        page.get_by_role("button", name="Save image").click()
    download.value.save_as(tmp_path / "list.png")
    assert download.value.suggested_filename == f"{builder.sample.lower().replace(' ', '-')}.png"
    assert (tmp_path / "list.png").read_bytes().startswith(b"\x89PNG\r\n")
    assert [one for one in asked if not re.match(r"image (data|blob):|fetch .*/api/me$", one)] == []


PRINTED: dict[str, list[tuple[str, int | None]]] = {
    "xwing": [("[aria-label=Dial]", 3), (".armament li", None), (".rule", None), ("text=needs a lock", 2)],
    "shatterpoint": [("svg.tree", None), (".abilities p", None), (".stance", None)],
    "skytear": [(".rule", None), ("text=Mark.", None)],
    "pocketmodel": [(".values", None), (".rule", None), ("text=Veteran side", None)],
}
"""What stands on the paper of each game besides the cards, and how many of it where that is known."""


@ALL
def test_a_list_is_printed(builder: Builder, open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    page = open_page(f"/build/{builder.game}")
    builder.begin(page)
    paper = page.locator(".paper")
    expect(paper).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    for width in (720, 1440):
        page.set_viewport_size({"width": width, "height": 1000})
        expect(page.locator(".b > :visible")).to_have_count(1)
        expect(paper).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, f"print-{builder.game}-{width}")
    expect(paper.get_by_role("heading", level=1)).to_contain_text(builder.sample)
    assert paper.locator(".sheet").count() >= 3
    for what, count in PRINTED[builder.game]:
        shown = paper.locator(what)
        if count is None:
            assert shown.count() >= 1, what
        else:
            expect(shown).to_have_count(count)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(paper).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


# Random lists ---------------------------------------------------------------------------------------------------------


@ALL
def test_a_random_list_is_legal_and_played(builder: Builder, open_page: OpenPage) -> None:
    page = open_page(f"/build/{builder.game}", permissions=CLIPBOARD)
    drawn: set[str] = set()
    any_list(page).click()
    for _ in range(3):
        builder.expect_legal(page)
        expect(builder.named(page)).to_have_value("Random list")
        text = copied(page, DATA)
        assert text not in drawn
        drawn.add(text)
        with page.expect_response(re.compile("/api/lists/.*/random")):
            any_list(page).click()
        expect(said(page)).to_be_visible()
    builder.expect_legal(page)
    builder.to_play(page).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))


def test_a_random_squad_is_of_the_faction_that_was_chosen(open_page: OpenPage) -> None:
    page = open_page("/build/xwing")
    page.get_by_role("combobox", name="Faction").select_option(label="Resistance")
    any_list(page).click()
    XWING.expect_legal(page)
    expect(page.get_by_role("banner")).to_contain_text("Resistance")
    expect(page.get_by_role("combobox", name="Faction")).to_have_value("resistance")


def test_a_random_pool_stays_a_pool(open_page: OpenPage) -> None:
    page = open_page("/build/skytear")
    page.get_by_role("button", name="Tournament pool").click()
    to_lists(page)
    any_list(page).click()
    SKYTEAR.expect_legal(page)
    expect(page.get_by_role("button", name="Tournament pool")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("main").locator(".member")).to_have_count(6)


def test_a_random_strike_force_is_of_two_whole_squads(open_page: OpenPage) -> None:
    page = open_page("/build/shatterpoint")
    any_list(page).click()
    SHATTERPOINT.expect_legal(page)
    expect(page.get_by_role("main").get_by_role("article")).to_have_count(6)


# Comparing ------------------------------------------------------------------------------------------------------------


@ALL
def test_two_lists_are_held_beside_each_other(
    builder: Builder, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(f"/build/{builder.game}")
    builder.begin(page)
    to_lists(page)
    page.get_by_role("button", name="Duplicate").click()
    builder.spoil(page)
    builder.expect_illegal(page)
    to_lists(page)
    compare = page.get_by_role("button", name="Compare")
    compare.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Compare")
    expect(dialog).to_be_visible()
    dialog.get_by_role("combobox", name="With").select_option(label=builder.sample)
    expect(dialog.get_by_role("columnheader")).to_have_text(
        [re.compile(re.escape(f"{builder.sample} (copy)")), re.compile(f"^{builder.sample}")]
    )
    expect(dialog.get_by_role("status")).to_have_text("1 entry differs.")
    rows = dialog.locator("tbody tr:not(.extra)")
    expect(rows).to_have_count(1)
    dialog.get_by_role("button", name="Show what is alike, too").click()
    assert rows.count() >= 3
    picture(page, f"compare-{builder.game}")
    others = dialog.get_by_role("combobox", name="With").get_by_role("option")
    assert others.count() >= 3
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(compare).to_be_focused()


# Collections ----------------------------------------------------------------------------------------------------------


def folder(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"Collection {name}", exact=True)


@ALL
def test_lists_are_put_into_collections(
    builder: Builder, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(f"/build/{builder.game}")
    builder.begin(page)
    to_lists(page)
    where = page.get_by_role("combobox", name="Collection")
    where.select_option(label="New collection …")
    name = page.get_by_role("textbox", name="Name of the collection")
    expect(name).to_be_focused()
    page.keyboard.type("Spring cup")
    page.keyboard.press("Enter")
    expect(folder(page, "Spring cup").locator(".own")).to_have_count(1)

    # a copy belongs to none, and is put beside it
    page.get_by_role("button", name="Duplicate").click()
    to_lists(page)
    expect(folder(page, "Spring cup").locator(".own")).to_have_count(1)
    where.select_option(label="Spring cup")
    expect(folder(page, "Spring cup").locator(".own")).to_have_count(2)
    builder.named(page).fill("Changed since")
    page.reload()
    to_lists(page)
    expect(folder(page, "Spring cup").locator(".own")).to_have_count(2)
    expect(folder(page, "Spring cup")).to_contain_text("Changed since")
    picture(page, f"lists-{builder.game}")

    # it folds, is called something else, and goes without its lists
    folder(page, "Spring cup").get_by_role("button", name=re.compile("^Spring cup")).click()
    expect(folder(page, "Spring cup").locator(".own")).to_have_count(0)
    page.get_by_role("button", name="Rename Spring cup").click()
    page.get_by_role("textbox", name="Rename Spring cup").fill("Attic")
    page.keyboard.press("Enter")
    expect(folder(page, "Attic").locator(".own")).to_have_count(2)
    expect(where).to_have_value("Attic")
    page.get_by_role("button", name="Dissolve Attic").click()
    expect(page.get_by_role("region", name=re.compile("^Collection"))).to_have_count(0)
    expect(page.locator(".own")).to_have_count(2)


def test_collections_are_left_with_ones_key(open_page: OpenPage) -> None:
    """What the server is told to keep says which collection a list is in; another device with the key has it, too."""
    page = open_page("/build/xwing")

    def is_kept(request: Request) -> bool:
        return request.method == "PUT" and request.url.endswith("/api/me")

    XWING.begin(page)
    to_lists(page)
    page.get_by_role("combobox", name="Collection").select_option(label="New collection …")
    page.get_by_role("textbox", name="Name of the collection").fill("Spring cup")
    with page.expect_request(is_kept) as sent:
        page.keyboard.press("Enter")
    kept: dict[str, Any] = json.loads(sent.value.post_data or "")
    assert [entry["folder"] for entry in kept["lists"]["xwing"]] == ["Spring cup"]
    answer = sent.value.response()
    assert answer is not None
    assert answer.ok
    key = sent.value.headers["authorization"].removeprefix("Bearer ")
    kept_by_server = page.request.get("/api/me", headers={"authorization": f"Bearer {key}"}).json()
    assert [entry["folder"] for entry in kept_by_server["lists"]["xwing"]] == ["Spring cup"]
