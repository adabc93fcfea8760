"""Two people at two devices: both bring lists, nobody sees the other's, and keys carry one's tables along."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.conftest import Server
from tests.web.conftest import Harms, OpenPage
from tests.web.sitting import Sitting

Picture = Callable[[Page, str], None]


def invited(open_page: OpenPage, name: str = "Ada") -> tuple[Page, str]:
    """A host at a named table who waits for a friend, and the invitation."""
    host = open_page()
    host.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    host.get_by_role("textbox", name="Your name").fill(name)
    host.get_by_role("textbox", name="Name of the table").fill("Friday evening")
    host.get_by_role("combobox", name="Series").select_option(label="Best of 3")
    host.get_by_role("combobox", name="Clock").select_option(label="3 days per answer")
    host.get_by_role("button", name="Invite a friend").click()
    expect(host.get_by_role("heading", name="Friday evening")).to_be_visible()
    return host, host.get_by_text("#take=").inner_text()


def test_both_bring_lists(open_page: OpenPage, harms: Harms, picture: Picture, site: Server) -> None:
    host, invitation = invited(open_page)
    expect(host.get_by_role("heading", name="You are ready.")).to_be_visible()
    guest = open_page(invitation, width=390, height=844)
    expect(guest.get_by_text("3 days per answer")).to_be_visible()
    guest.get_by_role("textbox", name="Your name").fill("Grace")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest).to_have_url(re.compile(r"/t/[\w-]+$"))  # what is secret is taken out of the address
    expect(host.get_by_text("is choosing a list")).to_be_visible()
    expect(host.get_by_text("Grace")).to_be_visible()
    lists = guest.get_by_role("combobox", name="Your list")
    lists.select_option(label="Paste a list…")
    paste = guest.get_by_role("textbox", name=re.compile("^Paste the link"))
    paste.fill("what is this?")
    expect(guest.get_by_role("alert")).to_have_text("There is no list in this text.")
    paste.fill(json.dumps({"name": "Too few", "units": {}, "deck": {}}))
    expect(guest.locator(".bad .rid").first).to_be_visible()
    expect(guest.get_by_role("button", name="Ready")).to_be_disabled()
    for page, who in ((host, "host"), (guest, "guest")):
        for theme in ("light", "dark"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            picture(page, f"gathering-{who}-{theme}")
            assert harms(page) == []
    lists.select_option(index=1)
    guest.get_by_role("button", name="Ready").click()
    for page in (host, guest):
        page.wait_for_function("window.lastTable && window.lastTable.seats.every((seat) => seat.here)")
        told = Sitting(page).table()
        assert [seat["name"] for seat in told["seats"]] == ["Ada", "Grace"]
        assert (told["name"], told["series"]["best_of"], told["over_days"]) == ("Friday evening", 3, True)
    expect(host.locator(".top small")).to_contain_text("Friday evening")
    expect(host.get_by_role("timer")).to_contain_text("2 d 23 h")
    picture(host, "gathered-host-dark")


def test_a_key_carries_ones_tables_to_another_device(open_page: OpenPage, harms: Harms, picture: Picture) -> None:
    host, _ = invited(open_page)
    key = host.evaluate("localStorage.getItem('battlemat.key')")
    other = open_page("/mine")
    expect(other.get_by_text("No table waits for you.")).to_be_visible()
    other.get_by_role("button", name="Use another key").click()
    other.get_by_label("Key from another device").fill("short")
    other.get_by_role("button", name="Use this key").click()
    expect(other.get_by_role("status").filter(has_text="This is not a key")).to_be_visible()
    other.get_by_label("Key from another device").fill(key)
    other.get_by_role("button", name="Use this key").click()
    expect(other.get_by_text("Friday evening")).to_be_visible()
    for width, height in ((1280, 720), (390, 844)):
        other.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            other.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            picture(other, f"mine-{theme}-{width}")
            assert harms(other) == []
    other.get_by_role("link", name="Return").click()
    expect(other.get_by_role("heading", name="You are ready.")).to_be_visible()
