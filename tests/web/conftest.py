"""A real browser in front of a real server: the machine's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, expect, sync_playwright

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
NEUTRAL = "/mark.svg"  # a file of the site in which nothing happens
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
        return set_table(site, played_out(game, variant) if kind == "over" else played_to(game, kind, variant))

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

    def watch(self, context: BrowserContext) -> None:
        context.on("weberror", self.keep_error)
        context.on("console", self.keep_line)

    def look_away(self, context: BrowserContext) -> None:
        context.remove_listener("weberror", self.keep_error)
        context.remove_listener("console", self.keep_line)

    def keep_error(self, fault: WebError) -> None:
        self.seen.append(f"error on the page: {fault.error}")

    def keep_line(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.seen.append(f"console: {line.text} ({line.location})")

    def unexpected(self) -> list[str]:
        return [fault for fault in self.seen if not any(re.search(pattern, fault) for pattern in self.expected)]


@pytest.fixture
def faults() -> Faults:
    return Faults()


class Device:
    """A browser context with its page. One test after another uses it, and finds it as if it were new.

    A new one for each would cost as much as the test: a process is started, and all scripts are fetched and compiled.
    """

    def __init__(self, browser: Browser, url: str, options: dict[str, Any]) -> None:
        self.context = browser.new_context(base_url=url, reduced_motion="reduce", locale="en-GB", **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTENER)
        self.page = self.context.new_page()

    def forget(self) -> None:
        """The page goes to a file of the same site, so that its process stays, and nobody points at it."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all()
        self.page.goto(NEUTRAL)
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.context.clear_cookies()
        self.page.mouse.move(-1, -1)


class Devices:
    """The devices of a site that nobody uses at present, by the options they were made with."""

    def __init__(self, browser: Browser, site: Server) -> None:
        self.browser, self.site = browser, site
        self.idle: dict[str, list[Device]] = defaultdict(list)

    def lend(self, options: dict[str, Any]) -> Device:
        idle = self.idle[repr(options)]
        return idle.pop() if idle else Device(self.browser, self.site.url, options)

    def take_back(self, device: Device, options: dict[str, Any]) -> None:
        device.forget()
        self.idle[repr(options)].append(device)


@pytest.fixture(scope="package")
def devices(browser: Browser, site: Server) -> Devices:
    return Devices(browser, site)


@pytest.fixture
def open_page(browser: Browser, devices: Devices, faults: Faults) -> Iterator[OpenPage]:
    """Opens an address of the site in a browser context of its own, as somebody at another device would.

    Who changes more of the browser than what a page keeps (its clock, what it is served) wants to be `alone` with it.
    """
    leaving = ExitStack()

    def open_one(
        address: str = "/",
        *,
        width: int = 1440,
        height: int = 900,
        at: Server | None = None,
        alone: bool = False,
        **options: Any,
    ) -> Page:
        options.setdefault("bypass_csp", True)  # to wait for something on the page, Playwright evaluates text there
        options.setdefault("color_scheme", "dark")
        if at or alone:
            device = Device(browser, (at or devices.site).url, options)
            leaving.callback(device.context.close)
        else:
            device = devices.lend(options)
            leaving.callback(devices.take_back, device, options)
        faults.watch(device.context)
        leaving.callback(faults.look_away, device.context)
        device.page.set_viewport_size({"width": width, "height": height})
        device.page.goto(address)
        return device.page

    with leaving:
        yield open_one
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


def complaints(node: dict[str, Any]) -> str:
    """What axe-core says against an element."""
    return ", ".join(check["message"] for name in ("any", "all", "none") for check in node[name])


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
        options = {"reporter": "no-passes", "resultTypes": ["violations"], "preload": False, **only}
        found = page.evaluate("(options) => axe.run(document, options)", options)
        return [
            f"{one['id']} ({one['impact']}): {one['help']}: "
            + "; ".join(f"{node['target'][0]}: {complaints(node)}" for node in one["nodes"][:4])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    return find
