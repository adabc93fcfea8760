"""Every game in its states, at every size of screen: texts are large enough, lie over no other, and nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

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
