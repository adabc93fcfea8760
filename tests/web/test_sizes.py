"""Every game at every size of screen: no text is smaller than ten pixels, and the page brings its fonts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import BUILT, OpenPage, TableAt

TABLES = {
    "xwing": ("dial", "standard"),
    "shatterpoint": ("act", "standard"),
    "skytear": ("priority", "first-game"),
    "pocketmodel": ("action", "standard"),
}
SIZES = [(390, 844), (820, 1180), (1280, 720), (1440, 900), (2560, 1440)]
SMALL = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element?.checkVisibility?.({ visibilityProperty: true })) continue;
    if (element.closest(".vh, title, [aria-hidden=true] kbd")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.right < 0 || box.left > innerWidth) continue;
    const scale = element instanceof SVGElement ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    const kind = element.className?.baseVal ?? element.className;
    if (size < 9.95) found.push(`${node.textContent.trim()} (${size.toFixed(1)}, ${kind})`);
  }
  return found;
}
"""


@pytest.mark.parametrize("game", TABLES)
def test_no_text_is_too_small_to_read(
    game: str, open_page: OpenPage, table_at: TableAt, picture: Callable[[Page, str], None]
) -> None:
    kind, variant = TABLES[game]
    page = open_page(table_at(kind, game, variant).seat)
    small: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("form").first.wait_for()
        page.wait_for_function("document.fonts.status === 'loaded'")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        picture(page, f"size-{game}-{width}")
        small[width, height] = page.evaluate(SMALL)
    assert small == {size: [] for size in SIZES}


def test_the_fonts_of_the_page_are_small_and_used(open_page: OpenPage) -> None:
    fonts = list((BUILT.parent / "assets").glob("*.woff2"))
    assert len(fonts) == 4
    assert sum(font.stat().st_size for font in fonts) < 60_000
    page = open_page("/")
    page.get_by_role("heading", name="X-Wing").wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    used = page.evaluate("[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)")
    assert {family.strip('"') for family in used} == {"Public Sans Variable", "Archivo Narrow Variable"}
