"""The page brings its fonts. How large texts are on every screen is measured in test_laid_out.py."""

from __future__ import annotations

from tests.web.conftest import BUILT, OpenPage


def test_the_fonts_of_the_page_are_small_and_used(open_page: OpenPage) -> None:
    fonts = list((BUILT.parent / "assets").glob("*.woff2"))
    assert len(fonts) == 4
    assert sum(font.stat().st_size for font in fonts) < 60_000
    page = open_page("/")
    page.get_by_role("heading", name="X-Wing").wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    used = page.evaluate("[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)")
    assert {family.strip('"') for family in used} == {"Public Sans Variable", "Archivo Narrow Variable"}
