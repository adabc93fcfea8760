"""The table as text: battlefield from above, units beside it, struggle over it, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final

from battlemat.core.teller import Teller
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.state import NOBODY, Tracker
from battlemat.games.shatterpoint.struggle import SPACES, has_momentum
from battlemat.games.shatterpoint.terrain import SAME_ELEVATION, SIDE, Part
from battlemat.geometry.convex import signed_distance

View = Mapping[str, Any]
COLUMNS: Final = 44
ROWS: Final = 22
BESIDE: Final = 34
OWN, OTHER = "▲", "▽"
GROUND, LOW, WALL = " ", "░", "#"
LEVELS: Final = ("▒", "▓")
DECKS: Final = ("-", "=")
"""Open decks of the first and of higher levels: one walks and sees through them."""
FREE, ASLEEP = "◆", "◇"
CONDITIONS: Final = {"strained": "S", "disarmed": "D", "exposed": "E", "pinned": "P"}


def draw(teller: Teller, view: View) -> str:
    """The table as the viewer may see it."""
    return "\n".join(line.rstrip() for line in Drawing(teller, view).lines())


@lru_cache(maxsize=16)
def ground(name: str) -> tuple[str, ...]:
    """The terrain of a battlefield, the south at the bottom, one letter for each place."""
    parts = sorted(battlefield(name).field.parts, key=lambda part: part.top)
    return tuple("".join(_sign(parts, column, row) for column in range(COLUMNS)) for row in reversed(range(ROWS)))


def _sign(parts: list[Part], column: int, row: int) -> str:
    point = ((column + 0.5) * SIDE / COLUMNS, (row + 0.5) * SIDE / ROWS)
    here = [part for part in parts if any(signed_distance(point, ring) <= 0.0 for ring in part.rings)]
    if not here:
        return GROUND
    top = here[-1]
    level = int(top.top > SAME_ELEVATION) + int(top.top > 2 * SAME_ELEVATION)
    if not top.standable:
        return WALL
    if not level:
        return LOW
    return (DECKS if top.passable else LEVELS)[level - 1]


class Drawing:
    """One look at the table. The viewer sits at the bottom; spectators look over the first player's shoulder."""

    def __init__(self, teller: Teller, view: View) -> None:
        self.teller = teller
        self.say = teller.say
        self.view = view
        self.bottom = teller.viewer or 0
        self.turned = view["players"][self.bottom]["edge"] == 1
        self.letters = {
            unit["id"]: chr(ord("A" if player["player"] == self.bottom else "a") + number)
            for player in view["players"]
            for number, unit in enumerate(player["units"])
        }

    def lines(self) -> Iterator[str]:
        yield self.heading()
        if self.view["struggle"]:
            yield self.track()
        side = list(self.units())
        yield f"┌{'─' * COLUMNS}┐"
        for row, beside in zip_longest(self.field(), side, fillvalue=None):
            yield f"│{row}│ {beside or ''}" if row is not None else f"{' ' * (COLUMNS + 3)}{beside}"
        yield f"└{'─' * COLUMNS}┘"
        yield from self.attack()
        yield self.say("shatterpoint-diagram-legend")

    def heading(self) -> str:
        if not self.view["turn"]:
            return self.say("shatterpoint-diagram-setup")
        active = self.view["active"]
        seat = self.view["players"][active]["seat"].upper()
        mine = active == self.teller.viewer
        key = "shatterpoint-diagram-turn.you" if mine else "shatterpoint-diagram-turn"
        return self.say(
            key, turn=self.view["turn"], player=seat, struggle=self.teller.name(self.view["struggle"]) or ""
        )

    def track(self) -> str:
        """The struggle track, own side on the left: momentum tokens, the struggle token in brackets."""
        told = self.view["tracker"]
        tracker = Tracker(told["token"], list(told["momentum"]), told["won_by"])
        toward = 1 if self.bottom == 0 else -1
        signs = []
        for place in range(-SPACES, SPACES + 1):
            space = place * toward
            owner = has_momentum(tracker, space)
            sign = str(abs(space)) if owner == NOBODY else self.mark(owner)
            signs.append(f"[{sign}]" if space == tracker.token else f" {sign} ")
        return "".join(signs)

    def mark(self, player: int) -> str:
        return OWN if player == self.bottom else OTHER

    # The battlefield

    def field(self) -> Iterator[str]:
        rows = [list(row) for row in ground(self.view["battlefield"])]
        for objective in self.view["objectives"]:
            held = objective["controller"]
            sign = ASLEEP if not objective["active"] else FREE if held == NOBODY else self.mark(held)
            self.put(rows, objective, sign)
        for player in self.view["players"]:
            for unit in player["units"]:
                for character in unit["characters"]:
                    if character["on_field"]:
                        self.put(rows, character, self.letters[unit["id"]])
        for row in reversed(rows) if self.turned else rows:
            yield "".join(reversed(row) if self.turned else row)

    def put(self, rows: list[list[str]], thing: View, sign: str) -> None:
        column = min(COLUMNS - 1, max(0, int(thing["x"] * COLUMNS / SIDE)))
        row = min(ROWS - 1, max(0, int(thing["y"] * ROWS / SIDE)))
        rows[ROWS - 1 - row][column] = sign

    # Units

    def units(self) -> Iterator[str]:
        count = len(self.view["players"])
        for step in range(count):
            player = self.view["players"][(self.bottom + 1 + step) % count]
            yield self.side(player)
            for unit in player["units"]:
                yield self.unit(unit)
            yield ""

    def side(self, player: View) -> str:
        facts = {"force": player["force"], "pool": player["pool"], "cards": len(player["deck"])}
        seat = player["seat"].upper()
        return f"{self.mark(player['player'])} {seat} {self.say('shatterpoint-diagram-force', **facts)}"[:BESIDE]

    def unit(self, unit: View) -> str:
        letter = self.letters[unit["id"]]
        name = self.teller.name(unit["kind"]) or unit["kind"]
        if unit["defeated"]:
            return f"× {name}"[:BESIDE]
        state = "".join(CONDITIONS[condition] for condition in unit["conditions"])
        state += "W" * unit["wounded"] + "+" * unit["injured"] + "∩" * unit["hunker"]
        numbers = f" {unit['stamina'] - unit['damage']}/{unit['stamina']}{f' {state}' if state else ''}"
        acts = ">" if self.view["activation"] and self.view["activation"]["unit"] == unit["id"] else " "
        room = BESIDE - 3 - len(numbers)
        return f"{acts}{letter} {name[:room]:<{room}}{numbers}"

    # The attack being made

    def attack(self) -> Iterator[str]:
        for attack in self.view["attacks"]:
            told = ("attacker", "defender", "attack", "defense", "successes", "damage")
            facts = self.teller.facts({field: attack[field] for field in told})
            yield self.say("shatterpoint-diagram-attack", **facts)
