"""A real browser in front of a real server: the machine's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import battlemat.server
from tests.server.conftest import Server
from tests.web.sitting import LISTENER, Sitting
from tests.web.tables import Seat, Wanted, played_out, played_to, set_table

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_CHROMIUM = """The browser tests need Chromium, and none was found. Debian: sudo apt-get install chromium; \
Fedora: sudo dnf install chromium; or name one: BATTLEMAT_CHROMIUM=/path/to/chromium make test"""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
BUILT = Path(battlemat.server.__file__).parent / "static" / "index.html"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules of axe-core that look at colours
ARTEFACTS = Path(__file__).parent / "artefacts"
PATIENCE = 60_000  # milliseconds; nothing on the page takes nearly so long, but the machine may be busy
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Page]
TableAt = Callable[..., Seat]
Harms = Callable[..., list[str]]


def chromium() -> str:
    """The program to drive: the one that is named, or one of those that machines usually have."""
    named = os.environ.get("BATTLEMAT_CHROMIUM")
    found = shutil.which(named) if named else next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        pytest.fail(f"BATTLEMAT_CHROMIUM names no program: {named}" if named else NO_CHROMIUM, pytrace=False)
    return found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, as long as tests of this folder run: while it is open, no other event loop can run in this thread."""
    program = chromium()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def start_site() -> Iterator[Callable[[], Server]]:
    """Starts servers with the built page, each on a free port and with an empty database of its own."""
    if not BUILT.exists():
        pytest.fail("The page has not been built: run `make web`")
    folder = Path(tempfile.mkdtemp(prefix="battlemat-web-"))
    servers: list[Server] = []

    def start() -> Server:
        servers.append(Server(f"sqlite:///{folder / f'{len(servers)}.sqlite3'}"))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="package")
def site(start_site: Callable[[], Server]) -> Server:
    return start_site()


@pytest.fixture(scope="package")
def table_at(site: Server) -> TableAt:
    """A table at which a question of some kind is open, or that is over; the same one for all who only look at it."""

    @cache
    def arrange(kind: str | Wanted, game: str = "pocketmodel", variant: str = "standard") -> Seat:
        return set_table(site, played_out(game) if kind == "over" else played_to(game, kind, variant))

    return arrange


@pytest.fixture(scope="package")
def played(table_at: TableAt) -> str:
    """The id of a match that is over."""
    return table_at("over").match


class Faults:
    """What went wrong in the pages of a test; expected faults are named as patterns beforehand."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda fault: self.seen.append(f"error on the page: {fault}"))
        page.on(
            "console",
            lambda line: self.seen.append(f"console: {line.text} ({line.location})") if line.type == "error" else None,
        )

    def unexpected(self) -> list[str]:
        return [fault for fault in self.seen if not any(re.search(pattern, fault) for pattern in self.expected)]


@pytest.fixture
def faults() -> Faults:
    return Faults()


@pytest.fixture
def open_page(browser: Browser, site: Server, faults: Faults) -> Iterator[OpenPage]:
    """Opens an address of the site in a browser context of its own, as somebody at another device would."""
    contexts: list[BrowserContext] = []

    def open_one(
        address: str = "/", *, width: int = 1440, height: int = 900, at: Server | None = None, **options: Any
    ) -> Page:
        options.setdefault("bypass_csp", True)  # to wait for something on the page, Playwright evaluates text there
        options.setdefault("color_scheme", "dark")
        context = browser.new_context(
            base_url=(at or site).url,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale="en-GB",
            **options,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTENER)
        context.on("page", faults.watch)
        page = context.new_page()
        page.goto(address)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert faults.unexpected() == []


@pytest.fixture
def sit_down(site: Server, open_page: OpenPage) -> Callable[..., Sitting]:
    """Sits down at the first seat of a match of its own: a new one, or one that has come to some kind of question."""

    def sit(*, question: str = "deploy", at: Server | None = None, **options: Any) -> Sitting:
        table = set_table(at or site, played_to("pocketmodel", question))
        return Sitting(open_page(table.seat, at=at, **options))

    return sit


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keeps a picture of a page in tests/web/artefacts."""

    def keep(page: Page, name: str) -> None:
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"{name}.png")

    return keep


@pytest.fixture
def harms() -> Harms:
    """What axe-core finds on a page that is serious or critical for people who cannot see or point well."""
    if not AXE.exists():
        pytest.fail("axe-core is missing in web/node_modules: run `make web`")
    source = AXE.read_text()

    def find(page: Page, *, colours: bool = False) -> list[str]:
        """Everything, or only what depends on the colours."""
        if not page.evaluate("'axe' in window"):
            page.evaluate(source)
        only = {"runOnly": COLOURS} if colours else {}
        options = {"resultTypes": ["violations"], "preload": False, **only}
        found = page.evaluate("(options) => axe.run(document, options)", options)
        return [
            f"{one['id']} ({one['impact']}): {one['help']}: "
            + "; ".join(f"{node['target'][0]}: {node['failureSummary']}" for node in one["nodes"][:4])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    return find
