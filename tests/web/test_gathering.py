"""Two people at two devices: both bring lists, nobody sees the other's, and keys carry one's tables along."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from battlemat.games.xwing.cards.content import squads
from battlemat.games.xwing.lists.build import SquadList, ready_list
from battlemat.games.xwing.lists.xws import write_xws
from tests.server.conftest import Server
from tests.web.conftest import Harms, OpenPage
from tests.web.inviting import invited
from tests.web.sitting import Sitting

Picture = Callable[[Page, str], None]


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


def own_squad(name: str) -> dict[str, Any]:
    """A ready-made squad under another name, as a builder keeps it."""
    squad: dict[str, Any] = msgspec.to_builtins(ready_list(next(iter(squads()))))
    return {**squad, "name": name}


def test_a_series_with_lists_of_ones_own(open_page: OpenPage, site: Server) -> None:
    """The host has built a squad, the guest pastes one of another program; both are played in the next game too."""
    host = open_page("/mark.svg")
    saved = [{"id": "own", "saved": "2026-01-01T00:00:00Z", "list": own_squad("Built at home")}]
    host.evaluate("lists => localStorage.setItem('battlemat.lists.xwing', lists)", json.dumps(saved))
    host.goto("/")
    host.get_by_role("button", name="More ways to play X-Wing").click()
    host.get_by_role("combobox", name="Your list").select_option(label="Built at home")
    host.get_by_role("combobox", name="Series").select_option(label="Best of 3")
    host.get_by_role("button", name="Invite a friend").click()
    guest = open_page(host.get_by_text("#take=").inner_text())
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("combobox", name="Your list").select_option(label="Paste a list…")
    squad = msgspec.convert(own_squad("From elsewhere"), SquadList)
    guest.get_by_role("textbox", name=re.compile("^Paste the link")).fill(json.dumps(write_xws(squad)))
    expect(guest.get_by_role("status").filter(has_text="From elsewhere")).to_be_visible()
    guest.get_by_role("button", name="Ready").click()
    for page in (host, guest):
        page.wait_for_function("window.lastTable && window.lastTable.seats.every((seat) => seat.here)")
    both = "Built at home – From elsewhere"
    assert site.get(f"/api/matches/{Sitting(host).table()['match']}")["title"] == both
    concede(guest)
    expect(host.get_by_text("Best of 3, game 1, 1:0", exact=True)).to_be_visible()
    expect(guest.get_by_text("Best of 3, game 1, 0:1", exact=True)).to_be_visible()
    host.get_by_role("button", name="Next game of the series").click()
    guest.get_by_role("button", name="Next game of the series").click()
    for page in (host, guest):
        page.wait_for_function("window.lastTable && window.lastTable.series && window.lastTable.series.game === 2")
    second = Sitting(host).table()
    assert second["seat"] == "b"  # sides are changed
    assert second["series"]["wins"] == [0, 1]
    assert site.get(f"/api/matches/{second['match']}")["title"] == "From elsewhere – Built at home"


def concede(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Press again to concede").click()
