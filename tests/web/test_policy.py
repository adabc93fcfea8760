"""The page keeps to its Content-Security-Policy: nothing inline, nothing evaluated, nothing from elsewhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import battlemat
from tests.web.conftest import OpenPage, TableAt


def any_question(question: dict[str, Any]) -> bool:
    return True


@pytest.mark.parametrize("address", ["/", "/rules/pocketmodel", "/build/pocketmodel", "/nowhere"])
def test_pages_do_nothing_the_policy_forbids(open_page: OpenPage, address: str) -> None:
    """What is forbidden is written to the console as an error, and errors there fail every test."""
    page = open_page(address, bypass_csp=False)
    expect(page.get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_tables_and_replays_do_nothing_the_policy_forbids(open_page: OpenPage, table_at: TableAt, game_id: str) -> None:
    variant = battlemat.game(game_id).offer("en")["variants"][0]
    table = table_at(any_question, game_id, variant)
    for address in (table.seat, f"/r/{table.match}"):
        page = open_page(address, bypass_csp=False)
        expect(page.locator("svg.board")).to_be_visible()
