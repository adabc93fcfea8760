"""Devices and remotes on X-Wing's board: each kind has its own picture, and a drop is shown where it would lie."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Page, expect

from battlemat.games.xwing.flight.templates import drop
from battlemat.games.xwing.scenario import XWingScenario, table
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting

KINDS = (
    "protonbomb",
    "seismiccharge",
    "bomblet",
    "electroprotonbomb",
    "proximitymine",
    "connernet",
    "buzzdroidswarm",
    "drk1probedroid",
)


def seat_at(site: Server, t: XWingScenario) -> str:
    """The address of player A at a table that goes on from a scenario."""
    request = urllib.request.Request(f"{site.url}/api/files", t.match.save(), method="POST")
    with urllib.request.urlopen(request) as reply:
        match = msgspec.json.decode(reply.read())["match"]
    made = site.post(f"/api/matches/{match}/continue?at={len(t.match.journal)}&seat=a")
    return f"/t/{made['match']}#seat={made['links'][0]['token']}"


def test_devices_are_drawn_and_dropped(site: Server, open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    lying = [f"{'ab'[n % 2]}:{kind}@{160 + 180 * (n % 4)},{300 + 220 * (n // 4)}" for n, kind in enumerate(KINDS)]
    t = table(
        "a.scimitarsquadronpilot@450,150#2-straight&protonbombs",
        *lying,
        "b.soontirfel@800,850,180#3-straight",
        phase="system",
    )
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    for kind in KINDS:
        expect(page.locator(f'svg.board .device[data-kind="{kind}"]')).to_have_count(1)
    drawn = [page.locator(f'svg.board .device[data-kind="{kind}"]').inner_html() for kind in KINDS]
    assert len(set(drawn)) == len(KINDS)
    option = "drop:protonbombs>1-bank-left"
    ghost = page.locator(f'svg.board [data-lay="{option}"]')
    expect(ghost).to_have_count(1)
    pose = [float(part) for part in (ghost.get_attribute("data-pose") or "").split(",")]
    assert pose == pytest.approx(drop("small", (450.0, 150.0, 0.0), "protonbomb", "bank_left", 1), abs=0.06)
    picture(page, "xwing-devices")
    ghost.click()
    me.confirm.click()
    expect(page.locator('svg.board .device[data-kind="protonbomb"]')).to_have_count(2)
