"""What the ids on a Skytear table are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from battlemat.core.game import SEATS
from battlemat.core.teller import LastingNames, View
from battlemat.games.skytear.board import BOARDS, OTHER_SIDE, SIDES, Side
from battlemat.games.skytear.content import CARDS, HEROES, OUTSIDERS
from battlemat.games.skytear.places import labels, region, seen_from

_HEX: Final = re.compile(r"-?\d+,-?\d+")
_OWNED: Final = re.compile(rf"({'|'.join(SIDES)})\.([a-z]+)(?:-([a-z0-9]+))?(\.illusion)?")
_PLAYER: Final = re.compile(rf"player-([0-{len(SEATS) - 1}])")
_SHELVES: Final = ("skill", "victory", "faction", "condition", "area", "board", "effect", "variant")
"""The beginnings of message keys under which ids of content have their names."""


class Names(LastingNames):
    """Knows what everything is called; with a view, also which of two equal heroes is meant and who the viewer is.

    Players hear of their own side and of the enemy, spectators of south and north; left and right are as the viewer
    sees the battlefield.

    >>> names = Names("en")
    >>> names.name("north.yami"), names.name("south.minion-2"), names.name("4,-2"), names.name("life-steal")
    ('Yami', 'minion 2 of the south', 'hex 4,-2', 'Life Steal')
    """

    def __init__(self, language: str, view: View | None = None) -> None:
        super().__init__("skytear", language, view)
        self.heroes: Sequence[View] = view["heroes"] if view else ()
        self.battlefield: str | None = view["battlefield"] if view else None
        self.own: Side | None = None if view is None or self.viewer is None else view["players"][self.viewer]["side"]
        self.near: Side = self.own or "south"
        """The side the viewer sees the battlefield from."""
        self.far = OTHER_SIDE[self.near]

    def find_name(self, thing: str) -> str | None:
        if _HEX.fullmatch(thing):
            return self._hex(thing)
        if thing in CARDS:
            return self.card(thing)
        if thing in HEROES:
            return self.find(f"hero-{thing}") or thing
        if thing in OUTSIDERS:
            return self.find(f"outsider-{thing}") or thing
        if thing in SIDES:
            return self.side(thing)
        if thing in BOARDS:
            return self.say(f"board-{thing}")
        if match := _OWNED.fullmatch(thing):
            return self._owned(thing, match)
        if match := _PLAYER.fullmatch(thing):
            return self.player(int(match[1]))
        return self._composed(thing) or self._by_key(thing)

    def _composed(self, thing: str) -> str | None:
        """An Outsider, an area of several hexes, or several things in a row."""
        if thing.startswith("outsider.") and thing.removeprefix("outsider.") in OUTSIDERS:
            return self.name(thing.removeprefix("outsider."))
        if "+" in thing and all(_HEX.fullmatch(part) for part in thing.split("+")):
            return self.say("hexes-name", hexes=" · ".join(map(self.label, thing.split("+"))))
        if ">" in thing:
            parts = [self.name(part) for part in thing.split(">")]
            return None if None in parts else " → ".join(part or "" for part in parts)
        return None

    def _by_key(self, thing: str) -> str | None:
        if not re.fullmatch(r"[a-z0-9-]+", thing):
            return None
        if thing.startswith(("lane-", "dome-")):
            return self.find(self._as_seen(thing))
        for shelf in _SHELVES:
            if found := self.find(f"{shelf}-{thing}"):
                return found
        return self.find(self._as_seen(f"lane-{thing}")) or self.find(f"skytear-option-{thing}")

    def _as_seen(self, part: str) -> str:
        """The key of a lane or dome: `lane-west` is `lane-left` to whoever sits in the south."""
        kind, _, where = part.partition("-")
        return f"{kind}-{seen_from(self.near, where)}"

    def lane(self, lane: str) -> str:
        return self.say(self._as_seen(f"lane-{lane}"))

    def dome(self, dome: str) -> str:
        return self.say(self._as_seen(f"dome-{dome}"))

    def whose(self, side: str) -> str:
        """A side as the viewer thinks of it: `own`, `enemy`, or by its name to somebody who only watches."""
        return side if self.own is None else "own" if side == self.own else "enemy"

    def side(self, side: str) -> str:
        return self.say(f"side-{self.whose(side)}")

    def label(self, hex_: str) -> str:
        """What the viewer calls a hex; without a table, its coordinates."""
        return hex_ if self.battlefield is None else labels(self.battlefield, self.near).get(hex_, hex_)

    def _hex(self, hex_: str) -> str:
        label = self.label(hex_)
        if label == hex_:
            return self.say("hex-name", hex=hex_)
        return self.say("hex-name.there", hex=label, part=self.say(self._part(hex_)))

    def place(self, thing: str) -> str:
        """Where something is, of a hex only the part of the battlefield: what the log tells."""
        if self.label(thing) == thing:
            return self.name(thing) or thing
        return self.say(f"{self._part(thing)}.place")

    def _part(self, hex_: str) -> str:
        """The key of the part of the battlefield a hex is in."""
        assert self.battlefield is not None
        kind, which = region(self.battlefield, hex_)
        return f"base-{self.whose(which)}" if kind == "base" else self._as_seen(f"{kind}-{which}")

    def _owned(self, thing: str, match: re.Match[str]) -> str | None:
        """What belongs to a side: heroes, minions, pillars, illusions, towers, the Nexus."""
        side, what, which, illusion = match.groups()
        kind = f"{what}-{which}" if which else what
        if illusion:
            return self.say("illusion-name", hero=self.hero(f"{side}.{kind}"))
        if kind in HEROES:
            return self.hero(thing)
        facts = {"side": self.whose(side)}
        if what in ("minion", "pillar") and which:
            return self.say(f"{what}-name", number=which, **facts)
        if what == "tower" and which:
            return self.say("tower-name", lane=self.lane(which), **facts)
        return self.say("nexus-name", **facts) if kind == "nexus" else None

    def hero(self, hero_id: str) -> str:
        """A hero by name; where both sides field the same, with its side."""
        side, _, kind = hero_id.partition(".")
        name = self.find(f"hero-{kind}") or kind
        if self._fielded[kind] > 1:
            name += f" ({self.say(f'side-{self.whose(side)}.mark')})"
        return name

    @cached_property
    def _fielded(self) -> Counter[str]:
        return Counter(hero["kind"] for hero in self.heroes)

    def card(self, card: str) -> str:
        return self.find(f"card-{card}") or card

    def things(self, ids: Iterable[str]) -> str:
        return ", ".join(self.name(thing) or thing for thing in ids) or self.say("nothing")

    def card_text(self, card: str) -> str:
        return self.find(f"card-{card}.text") or ""
