"""The pictures of the README: one of each game, taken of the page as it is now.

`make pictures`, or `python -m docs.pictures [game ...]`. Needs the built page (`make web`) and chromium. The matches
are the same each time: regular bots play both sides up to a question, and something is pointed at.
"""

from __future__ import annotations

import re
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games import game as rules_of
from battlemat.server.app import STATIC
from tests.server.conftest import Server
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.sitting import LISTENER, Question, Sitting
from tests.web.tables import SEEDS, my_questions, question_of, set_table

FOLDER = Path(__file__).parent / "pictures"
SIZE: ViewportSize = {"width": 1440, "height": 900}
HEAVIEST = 250_000
QUALITIES = (0.92, 0.88, 0.84, 0.8, 0.7)
# Chromium itself makes the small file: bytes of a PNG in, bytes of a WebP out.
SHRINK = """
async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
"""


class Scene(NamedTuple):
    """A moment of a match between regular bots, and what is then done with the page."""

    variant: str
    wanted: Callable[[Question, dict[str, Any]], Any]
    show: Callable[[Page, Question], None]


def plan(page: Page, question: Question) -> None:
    """The maneuver after which most enemies would be seen, with nothing in the way."""
    form = page.get_by_role("form")
    ship = question["options"][0]["id"].split(":")[0]
    outlooks = []
    for option in question["options"]:
        if not option["id"].startswith(f"{ship}:"):
            continue
        form.locator(f'[data-option="{option["id"]}"]').first.hover()
        if not form.locator(".fore .bad").count():
            outlooks.append((page.locator("svg.board .measure").count(), option["id"]))
    form.locator(f'[data-option="{max(outlooks)[1]}"]').first.click()


def take_branch(page: Page, _: Question) -> None:
    page.locator('.tree [data-thing^="option:"]').first.click()


def attack_all(page: Page, question: Question) -> None:
    """The smallest first, each at somebody else, as far as the stars reach."""
    taken: set[str] = set()
    left = question["budget"]
    for option in sorted(question["options"], key=lambda option: int(option["weight"])):
        pair = set(option["parts"])
        if len(pair) == 2 and not taken & pair and option["weight"] <= left:
            taken |= pair
            left -= option["weight"]
            page.locator(f'[data-option="{option["id"]}"]').click()
    page.mouse.move(SIZE["width"] - 5, 5)


def attacks_on_heroes(question: Question) -> list[str]:
    return [one["id"] for one in question["options"] if re.match(r"attack:\w+\.(?!minion|pillar)", one["id"])]


def point_at_hero(page: Page, question: Question) -> None:
    page.locator(f'button[data-option="{attacks_on_heroes(question)[0]}"]').hover()


SCENES = {
    "xwing": Scene("standard", lambda question, view: question["kind"] == "dial" and view["round"] == 2, plan),
    "shatterpoint": Scene(
        "standard",
        lambda question, view: question["kind"] == "tree" and question["about"]["left"] > 3 and view["turn"] > 5,
        take_branch,
    ),
    "skytear": Scene(
        "first-game",
        lambda question, view: view["turn"] > 1 and question["kind"] == "activation" and attacks_on_heroes(question),
        point_at_hero,
    ),
    "pocketmodel": Scene("standard", lambda question, _: question["kind"] == "attacks", attack_all),
}


def moment(game: str, scene: Scene) -> Match[Any]:
    """A match that has come to what is wanted."""
    rules = rules_of(game)
    for seed in SEEDS:
        setup = rules.setup_of(scene.variant, [None, None])
        match: Match[Any] = Match(rules, setup, key_from_seed(f"table {seed}"))
        for decision in my_questions(match, Random(seed)):
            if scene.wanted(question_of(match), match.view(decision.player)):
                return match
    raise SystemExit(f"Nothing like the picture of {game} happens in {len(SEEDS)} matches.")


def picture(browser: Browser, server: Server, game: str) -> bytes:
    scene = SCENES[game]
    context = browser.new_context(
        base_url=server.url, viewport=SIZE, reduced_motion="reduce", locale="en-GB", color_scheme="dark"
    )
    context.add_init_script(LISTENER)
    page = context.new_page()
    page.goto(set_table(server, moment(game, scene)).seat)
    question = Sitting(page).asked()
    assert question is not None
    scene.show(page, question)
    page.wait_for_timeout(1000)  # the camera has come to rest
    png = page.screenshot()
    tries = (b64decode(page.evaluate(SHRINK, [b64encode(png).decode(), quality])) for quality in QUALITIES)
    light = next((shrunk for shrunk in tries if len(shrunk) <= HEAVIEST), None)
    context.close()
    if light is None:
        raise SystemExit(f"The picture of {game} weighs more than {HEAVIEST} bytes.")
    return light


def main() -> int:
    if not (STATIC / "index.html").exists():
        print("The page has not been built: run `make web`.", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    server = Server(f"sqlite:///{Path(tempfile.mkdtemp(prefix='battlemat-pictures-')) / 'matches.sqlite3'}")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
            for game in sys.argv[1:] or SCENES:
                taken = picture(browser, server, game)
                (FOLDER / f"{game}.webp").write_bytes(taken)
                print(f"docs/pictures/{game}.webp  {len(taken) / 1000:.0f} kB")
            browser.close()
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
