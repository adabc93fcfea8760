"""Every game in its states, at every size of screen: texts are large enough, lie over no other, and nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.building import BUILDERS
from tests.web.conftest import Harms, OpenPage, TableAt
from tests.web.sitting import Question
from tests.web.tables import Wanted

MEASURING = (Path(__file__).parent / "measuring.js").read_text()
LEAST = 10  # pixels
SIZES = [(390, 844), (820, 1180), (1280, 720), (1440, 900), (2560, 1440)]
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"


def responding(question: Question) -> bool:
    return question["kind"] == "priority" and bool(question["about"]) and len(question["options"]) > 1


STATES: dict[str, tuple[str, str | Wanted]] = {
    "xwing-setup": ("standard", "place-ship"),
    "xwing-planning": ("standard", "dial"),
    "xwing-attack": ("standard", "attack"),
    "xwing-dice": ("standard", "modify-attack"),
    "shatterpoint-setup": ("standard", "deploy"),
    "shatterpoint-planning": ("standard", "act"),
    "shatterpoint-move": ("standard", "move"),
    "shatterpoint-attack": ("standard", "attack"),
    "shatterpoint-dice": ("standard", "tree"),
    "skytear-setup": ("first-game", "faction"),
    "skytear-draft": ("tournament", "draft"),
    "skytear-planning": ("first-game", "activation"),
    "skytear-attack": ("first-game", responding),
    "pocketmodel-setup": ("standard", "deploy"),
    "pocketmodel-planning": ("standard", "action"),
    "pocketmodel-attack": ("standard", "attacks"),
    "pocketmodel-cards": ("standard", "combat-card"),
}
STATES.update(
    (f"{game}-{state}", ("first-game" if game == "skytear" else "standard", "over"))
    for game in ("xwing", "shatterpoint", "skytear", "pocketmodel")
    for state in ("end", "replay")
)


@pytest.mark.parametrize("state", STATES)
def test_texts_are_large_enough_and_whole(
    state: str, open_page: OpenPage, table_at: TableAt, harms: Harms, picture: Callable[[Page, str], None]
) -> None:
    game = state.partition("-")[0]
    variant, wanted = STATES[state]
    table = table_at(wanted, game, variant)
    page = open_page(f"/r/{table.match}?at=40" if state.endswith("replay") else table.seat)
    page.locator("svg.board [data-thing]").first.wait_for(state="attached")
    page.locator(".panel h1, [role=slider]").first.wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        picture(page, f"laid-out-{state}-{width}")
        wrong += [f"{width}: {fault}" for fault in page.evaluate(MEASURING, {"least": LEAST})]
        if width in (390, 1280):
            wrong += [f"{width}: {harm}" for harm in harms(page)]
    assert not wrong, "\n".join(wrong)


GAMES = {builder.game: builder for builder in BUILDERS}
PAGES = ("/", "/mine", *(f"/{page}/{game}" for page in ("learn", "build", "odds", "lab") for game in GAMES))


@pytest.mark.parametrize("address", PAGES)
def test_pages_around_the_table_are_whole(
    address: str, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(address)
    page.wait_for_load_state("networkidle")
    page.get_by_role("main").locator("h1, h2, button").first.wait_for()
    if address.startswith("/build/"):
        GAMES[page.url.rpartition("/")[2]].begin(page)
    page.wait_for_function("document.fonts.status === 'loaded'")
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        picture(page, f"page-{address.strip('/').replace('/', '-') or 'start'}-{width}")
        wrong += [f"{width}: {fault}" for fault in page.evaluate(MEASURING, {"least": LEAST})]
    assert not wrong, "\n".join(wrong)


PLANTED = {
    "is 9.0 px": "<p style='font-size: 9px'>tiny</p>",
    "lies over": "<p style='position: relative'>below<b style='position: absolute; left: 3px; top: 2px'>above</b></p>",
    "is cut by": "<p style='width: 40px; overflow: hidden; white-space: nowrap'>longer than there is room</p>",
    "leaves the screen": "<p style='position: fixed; left: -20px; top: 300px; white-space: nowrap'>half of it</p>",
    "spills out of": "<p style='width: 40px; background: #000; white-space: nowrap'>wider than its ground</p>",
    "board is 4": "<svg viewBox='0 0 900 90' width='300'><text y='20' font-size='12'>on a board</text></svg>",
    "board lies over": """<svg viewBox='0 0 180 90' width='180'><text x='9' y='30' font-size='14'>on a board</text>
        <text x='9' y='34' font-size='14' transform='rotate(8)'>another</text></svg>""",
}
PLANT = """
(planted) => {
  const bed = document.body.appendChild(document.createElement("div"));
  bed.style = "position: fixed; left: 20px; top: 40vh";
  bed.innerHTML = planted;
}
"""


@pytest.mark.parametrize("fault", PLANTED)
def test_whatever_is_wrong_is_found(fault: str, open_page: OpenPage) -> None:
    page = open_page("/there/is/no/such/page")
    page.get_by_role("link", name="To the start").wait_for()
    assert page.evaluate(MEASURING, {"least": LEAST}) == []
    page.evaluate(PLANT, PLANTED[fault])
    found = page.evaluate(MEASURING, {"least": LEAST})
    assert found
    assert fault.removeprefix("board ") in found[0]
