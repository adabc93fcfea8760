"""A match of other rules in the browser: told why it does not go on, and shown from the positions that were kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from battlemat.server import records as db
from battlemat.server.tokens import new_id, new_token, token_hash
from tests.server.conftest import Server
from tests.server.older_matches import older
from tests.server.test_versions import put
from tests.web.conftest import OpenPage


@pytest.mark.parametrize("game_id", ["pocketmodel", "xwing"])
def test_a_match_of_other_rules_can_be_looked_at(
    site: Server, open_page: OpenPage, picture: Callable[[Page, str], None], game_id: str
) -> None:
    token, name = new_token(), new_id()
    match = older(f"{game_id}-2026-11-17", token_hash(token))
    match.positions[2] = db.Position(match.positions[2].number, match.positions[1].state)  # as if it had come otherwise
    put(site.database, match, name)
    page = open_page(f"/t/{name}#seat={token}")
    expect(page.get_by_role("heading")).to_contain_text("played by other rules")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("note")).to_contain_text("only the positions that were kept")
    expect(page.locator(".q .cap")).to_contain_text(f"of {len(match.positions)}")
    page.keyboard.press("End")
    expect(page.locator(".q h1")).to_contain_text(f"{match.positions[-1].number} answers")
    expect(page.locator("svg.board")).to_be_visible()
    picture(page, f"kept-{game_id}")
    page.goto("/")
    line = page.locator(f'#tables li:has(a[href="/r/{name}"])')
    expect(line).to_contain_text("it can only be looked at")
