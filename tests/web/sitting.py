"""A seat at a table in the browser: reads the question, decides, and answers by mouse, by finger or by keyboard."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, Page, expect

Question = dict[str, Any]

# Keeps the last table the server told and the log of all, so that a test knows when the next question has come: the
# words of two questions in a row may be the same. Questions are answered through the page alone.
LISTENER = """
(() => {
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== "table") return;
        window.lastTable = message;
        window.told = [...(window.told ?? []), ...message.log];
      });
    }
  };
})();
"""
NEXT = """
(before) => {
  const table = window.lastTable;
  if (!table) return null;
  if (table.result !== null) return { result: table.result };
  const question = table.question;
  return question && question.number !== before && document.getElementById("question") ? { question } : null;
}
"""
# A point at which a click reaches a thing on the board and nothing that lies over it.
POINT = """
(thing) => {
  const element = document.querySelector(`svg.board [data-thing="${CSS.escape(thing)}"]`);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  for (const y of [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94]) {
    for (const x of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.4, 0.6]) {
      const at = { x: box.left + box.width * x, y: box.top + box.height * y };
      if (document.elementFromPoint(at.x, at.y)?.closest("[data-thing]") === element) return at;
    }
  }
  return null;
}
"""
# The keys the page shows for an option: [key], [key of the group, key in the group], or nothing.
KEYS = """
(id) => {
  const key = (element) => element && !element.matches(".taken, .blank") ? element.textContent.trim() : "";
  const button = document.querySelector(`button[data-option="${CSS.escape(id)}"]`);
  const group = button.closest(".group");
  return group ? key(group.querySelector(".head kbd")) : key(button.querySelector("kbd"));
}
"""
ON_BOARD = ("moves", "attacks", "strikers", "objective")
HAIR = 0.5  # a pixel's half, for rounding
ACTIONS = ("strike", "combat", "move", "pass")


def overlapping(labels: Locator) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
    """The pairs of labels of which one hides a part of the other."""
    found = [box for box in (label.bounding_box() for label in labels.all()) if box]
    boxes = [(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]) for box in found]
    return [
        (one, other)
        for one, other in combinations(boxes, 2)
        if min(one[2], other[2]) - max(one[0], other[0]) > HAIR and min(one[3], other[3]) - max(one[1], other[1]) > HAIR
    ]


def decide(question: Question) -> list[str]:
    """A simple way to play: strike, else fight, else go to the opponent's home; fill what may be filled."""
    options = question["options"]
    ids = [option["id"] for option in options]
    if "usual" in ids:
        return ["usual"]
    if question["kind"] == "action":
        return [next(action for action in ACTIONS if action in ids)]
    if question["form"] == "pick":
        return [next((one for one in reversed(ids) if one not in ("pass", "no")), ids[0])]
    seat = next((part[0] for option in options for part in option["parts"] if "." in part), "")
    chosen: list[str] = []
    groups: set[str] = set()
    left = question["budget"]
    for option in sorted(
        options, key=lambda option: f"home-{seat}" in option["parts"] or "contested" in option["parts"]
    ):
        group = option["group"] or option["id"]
        fits = left is None or option["weight"] <= left
        if option["alone"] or group in groups or not fits or len(chosen) >= min(question["most"], 3):
            continue
        if f"home-{seat}" in option["parts"] and chosen:
            continue
        chosen.append(option["id"])
        groups.add(group)
        left = None if left is None else left - option["weight"]
    return chosen or ids[:1]


class Sitting:
    """A page at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.number: int | None = None
        self.kinds: set[str] = set()

    @property
    def heading(self) -> Locator:
        return self.page.locator("#question")

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("form").locator(".go").get_by_role("button").first

    def option(self, option: str) -> Locator:
        return self.page.get_by_role("group", name="Options").locator(f'[data-option="{option}"]')

    def is_chosen(self, option: str) -> bool:
        return self.page.locator(f'button[data-option="{option}"]').get_attribute("aria-pressed") == "true"

    def table(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate("window.lastTable")
        return told

    def log(self) -> list[dict[str, Any]]:
        """Everything that was told since this page was opened; one answer may be told in several messages."""
        told: list[dict[str, Any]] = self.page.evaluate("window.told")
        return told

    def asked(self) -> Question | None:
        """The next question; None when the match is over."""
        told = self.page.wait_for_function(NEXT, arg=self.number).json_value()
        if "result" in told:
            return None
        question: Question = told["question"]
        self.number = question["number"]
        self.kinds.add(question["kind"])
        return question

    def by_mouse(self, question: Question, chosen: list[str]) -> None:
        parts = {option["id"]: option["parts"] for option in question["options"]}
        for option in chosen:
            if self.is_chosen(option):
                continue
            if question["kind"] in ON_BOARD:
                for thing in parts[option]:
                    if not self.is_chosen(option):
                        self.click_on_board(thing)
            else:
                self.option(option).click()
            assert self.is_chosen(option), f"{option} was clicked and is not chosen"
        self.confirm.click()

    def by_keyboard(self, question: Question, chosen: list[str]) -> None:
        press = self.page.keyboard.press
        for option in chosen:
            if self.is_chosen(option):
                continue
            key = self.page.evaluate(KEYS, option)
            if key and question["number"] % 3:
                press(key)
                if not self.is_chosen(option):
                    press(self.page.locator(f'button[data-option="{option}"] kbd').inner_text())
            else:
                for _ in question["options"]:
                    press("ArrowDown")
                    if self.page.evaluate("document.activeElement.dataset.option") == option:
                        break
                if question["form"] == "pick":
                    break  # Enter takes it at once
                press("Enter")
            assert self.is_chosen(option), f"{option} was chosen by keys and is not chosen"
        press("Enter")

    def by_finger(self, question: Question, chosen: list[str]) -> None:
        for option in chosen:
            if not self.is_chosen(option):
                # a finger first drags the option to where nothing lies over it
                self.option(option).evaluate("(element) => element.scrollIntoView({ block: 'center' })")
                self.option(option).tap()
        self.confirm.tap()

    def can_click(self, thing: str) -> bool:
        return self.page.evaluate(POINT, thing) is not None

    def click_on_board(self, thing: str) -> None:
        """Whatever passes over it, such as a note or a figure on its way, is waited for."""
        at = self.page.wait_for_function(POINT, arg=thing, timeout=10_000).json_value()
        self.page.mouse.click(at["x"], at["y"])

    def play(self, how: str = "mouse", answers: int = 400) -> int:
        """Answer until the match is over, or so many answers are given; how many were."""
        act = {"mouse": self.by_mouse, "keyboard": self.by_keyboard, "finger": self.by_finger}[how]
        for given in range(answers):
            question = self.asked()
            if question is None:
                return given
            act(question, decide(question))
        return answers

    def expect_over(self) -> None:
        expect(self.page.get_by_text("The match is over")).to_be_visible()
        expect(self.page.get_by_role("link", name="Watch the replay")).to_be_visible()
