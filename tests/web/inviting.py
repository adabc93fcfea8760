"""People who come to a table through the start page and an invitation."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage


def invited(open_page: OpenPage, name: str = "Ada", **options: Any) -> tuple[Page, str]:
    """A host at a named table who waits for a friend, and the invitation."""
    host = open_page(**options)
    host.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    host.get_by_role("textbox", name="Your name").fill(name)
    host.get_by_role("textbox", name="Name of the table").fill("Friday evening")
    host.get_by_role("combobox", name="Series").select_option(label="Best of 3")
    host.get_by_role("combobox", name="Clock").select_option(label="3 days per answer")
    host.get_by_role("button", name="Invite a friend").click()
    expect(host.get_by_role("heading", name="Friday evening")).to_be_visible()
    return host, host.get_by_text("#take=").inner_text()


def two_people(open_page: OpenPage, **options: Any) -> tuple[Page, Page]:
    """Ada and Grace at their table, each at a device of their own."""
    host, invitation = invited(open_page, **options)
    guest = open_page(invitation, **options)
    guest.get_by_role("textbox", name="Your name").fill("Grace")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Ready").click()
    for page in (host, guest):
        page.wait_for_function("window.lastTable && window.lastTable.seats.every((seat) => seat.here)")
    return host, guest
