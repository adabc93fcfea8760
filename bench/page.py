"""What the page weighs, how soon the table is there, and how smoothly the board moves; each against its target.

`make bench-page`, or `python bench/page.py`. Needs the built page (`make web`) and chromium.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from battlemat.server.app import STATIC  # noqa: E402
from tests.server.conftest import Server  # noqa: E402
from tests.web.conftest import ARGUMENTS, chromium  # noqa: E402
from tests.web.sitting import LISTENER, Sitting  # noqa: E402

KILOBYTES = 200.0
"""All JavaScript a table loads, gzipped."""
SECONDS = 1.5
"""From opening the address of a table to its board and its question, on this machine."""
FRAMES = 60.0
"""Pictures a second while the board is dragged about."""
MILLISECONDS = 100.0
"""From turning a knob of the odds to the curve that comes of it."""
TRIES = 5
PANS, PAN_SECONDS = 3, 2.0

# A mouse on the board, driven from inside the page so that nothing but the page itself is measured.
MOUSE = """
const board = document.querySelector("svg.board");
const box = board.getBoundingClientRect();
const [mx, my] = [box.left + box.width / 2, box.top + box.height / 2];
const mouse = { bubbles: true, pointerId: 7, pointerType: "mouse", isPrimary: true, button: 0, buttons: 1 };
const fire = (kind, target, x = mx, y = my) =>
  target.dispatchEvent(new PointerEvent(kind, { ...mouse, clientX: x, clientY: y }));
"""
# Drags the board in a circle for a while, one step a frame, and looks at the time between two frames.
PAN = f"""
(seconds) => new Promise((resolve) => {{
  {MOUSE}
  const times = [];
  const done = () => {{
    fire("pointerup", window);
    const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
    const frames = gaps.length / ((times.at(-1) - times[0]) / 1000);
    resolve({{ frames, late: gaps.filter((gap) => gap > 25).length, worst: gaps.at(-1) }});
  }};
  const step = (now) => {{
    times.push(now);
    const angle = (now - times[0]) / 300;
    fire("pointermove", window, mx + 120 * Math.cos(angle), my + 120 * Math.sin(angle));
    if (now - times[0] < seconds * 1000) requestAnimationFrame(step);
    else done();
  }};
  fire("pointerdown", board);
  requestAnimationFrame(step);
}})
"""
# The same without dragging: what this machine, busy as it is, can do at all.
REST = """
(seconds) => new Promise((resolve) => {
  const times = [];
  const step = (now) => {
    times.push(now);
    if (now - times[0] < seconds * 1000) requestAnimationFrame(step);
    else resolve((times.length - 1) / ((times.at(-1) - times[0]) / 1000));
  };
  requestAnimationFrame(step);
})
"""
# Milliseconds of script, style and layout for one dragged frame.
BUSY = f"""
() => {{
  {MOUSE}
  const steps = 200;
  fire("pointerdown", board);
  const begun = performance.now();
  for (let index = 0; index < steps; index++) {{
    fire("pointermove", window, mx + 90 * Math.cos(index / 9), my + 90 * Math.sin(index / 9));
    board.getBoundingClientRect();
  }}
  const spent = performance.now() - begun;
  fire("pointerup", window);
  return spent / steps;
}}
"""
# Milliseconds from one more attack die to the bars of the new question.
TURN = """
() => new Promise((resolve) => {
  const mean = () => document.querySelector("[data-figure=mean-damage] dd").textContent;
  const before = mean();
  const watch = new MutationObserver(() => {
    if (mean() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - begun));
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  const begun = performance.now();
  document.querySelector("button[aria-label='Dice: one more']").click();
})
"""
SHOT = "/odds/xwing?attack=dice=1,focus,lock,predator&defense=dice=3,focus,evade"


def post(server: Server, path: str, data: Any) -> Any:
    request = urllib.request.Request(server.url + path, json.dumps(data).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def table_address(server: Server) -> str:
    made = post(server, "/api/matches", {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot"}]})
    return f"{server.url}/t/{made['match']}#seat={made['links'][0]['token']}"


def weigh(browser: Browser, server: Server) -> tuple[float, float]:
    """Kilobytes of JavaScript a table loads, gzipped; and of everything the page is made of."""
    page = browser.new_page()
    loaded: set[str] = set()
    page.on("response", lambda response: loaded.add(response.url))
    page.goto(table_address(server))
    page.wait_for_selector("#question")
    page.close()
    scripts = {re.sub(r".*/assets/", "", url) for url in loaded if url.endswith(".js")}
    sizes = {name: len(gzip.compress((STATIC / "assets" / name).read_bytes())) / 1000 for name in scripts}
    everything = sum(
        len(gzip.compress(path.read_bytes())) / 1000
        for path in STATIC.rglob("*")
        if path.suffix in (".js", ".css", ".svg")
    )
    return sum(sizes.values()), everything


def first_table(browser: Browser, server: Server) -> float:
    """Seconds until a table is there, in a browser that has never been here."""
    address = table_address(server)
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#question")
    page.wait_for_selector("svg.board [data-thing]", state="attached")
    spent = time.perf_counter() - start
    context.close()
    return spent


def a_full_table(browser: Browser, server: Server) -> Page:
    """A table some turns into a match, with the board nearer than the whole of it."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(LISTENER)
    page.goto(table_address(server))
    me = Sitting(page)
    me.play("mouse", 10)
    me.asked()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("+")
    return page


def turned_knobs(browser: Browser, server: Server) -> list[float]:
    """Milliseconds of each turn of a knob, none of which leads to a question that was asked before."""
    page = browser.new_page(locale="en")
    page.goto(server.url + SHOT)
    page.wait_for_selector("[data-figure=mean-damage] dd")
    times = sorted(page.evaluate(TURN) for _ in range(TRIES))
    page.close()
    return times


def told(
    name: str, value: float, unit: str, target: float, good: Callable[[float, float], bool], note: str = ""
) -> bool:
    fits = good(value, target)
    print(f"{name:<44} {value:8.2f} {unit:<4} target {target:g}  {'ok' if fits else 'MISSED'}{note}")
    return fits


def main() -> int:
    if not (STATIC / "index.html").exists():
        print("The page has not been built: run `make web`.", file=sys.stderr)
        return 2
    server = Server(f"sqlite:///{Path(tempfile.mkdtemp(prefix='battlemat-page-')) / 'bench.sqlite3'}")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
            scripts, everything = weigh(browser, server)
            times = sorted(first_table(browser, server) for _ in range(TRIES))
            turns = turned_knobs(browser, server)
            page = a_full_table(browser, server)
            pairs = [(page.evaluate(REST, PAN_SECONDS), page.evaluate(PAN, PAN_SECONDS)) for _ in range(PANS)]
            busy = page.evaluate(BUSY)
            browser.close()
    finally:
        server.stop()
    span = f"  ({times[0]:.2f} to {times[-1]:.2f})"
    rest, pan = max(pairs, key=lambda pair: float(pair[1]["frames"]))
    reach = f"  ({pan['late']} late, worst {pan['worst']:.0f} ms; the machine does {rest:.0f} at rest)"
    results = [
        told(
            "JavaScript of a table, gzipped", scripts, "kB", KILOBYTES, float.__le__, f"  (all pages {everything:.0f})"
        ),
        told("first table (median)", median(times), "s", SECONDS, float.__le__, span),
        told(
            "odds after a turned knob (median)",
            median(turns),
            "ms",
            MILLISECONDS,
            float.__le__,
            f"  ({turns[0]:.0f} to {turns[-1]:.0f})",
        ),
        told("pictures a second while dragging", pan["frames"], "fps", FRAMES, lambda a, b: a >= 0.95 * b, reach),
        told("work for one dragged picture", busy, "ms", 1000 / FRAMES / 2, float.__le__),
    ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
