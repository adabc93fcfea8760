"""Everything on a board is drawn: an element that is not SVG would be there and not be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from battlemat.games import game as rules_of
from tests.web.conftest import OpenPage, TableAt

KINDS = {"xwing": "dial", "skytear": "activation"}
STRANGE = """() => [...document.querySelectorAll('svg.board *')]
  .filter((one) => one.namespaceURI !== 'http://www.w3.org/2000/svg' && !one.closest('foreignObject'))
  .map((one) => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("game", KINDS)
def test_all_elements_of_a_board_are_svg(open_page: OpenPage, table_at: TableAt, game: str) -> None:
    variant = rules_of(game).offer("en")["variants"][0]
    page = open_page(table_at(KINDS[game], game, variant).seat)
    expect(page.locator("svg.board [data-thing]").first).to_be_visible()
    assert page.evaluate(STRANGE) == []
