"""What the ids on a Skytear table are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from battlemat.core.game import SEATS
from battlemat.core.teller import LastingNames, View
from battlemat.games.skytear.board import BOARDS, SIDES
from battlemat.games.skytear.content import CARDS, HEROES, OUTSIDERS

_HEX: Final = re.compile(r"-?\d+,-?\d+")
_OWNED: Final = re.compile(rf"({'|'.join(SIDES)})\.([a-z]+)(?:-([a-z0-9]+))?(\.illusion)?")
_PLAYER: Final = re.compile(rf"player-([0-{len(SEATS) - 1}])")
_SHELVES: Final = ("skill", "victory", "faction", "condition", "area", "board", "effect", "variant")
"""The beginnings of message keys under which ids of content have their names."""


class Names(LastingNames):
    """Knows what everything is called; with a view, also which of two equal heroes is meant and who the viewer is.

    >>> names = Names("en")
    >>> names.name("north.yami"), names.name("south.minion-2"), names.name("4,-2"), names.name("life-steal")
    ('Yami', 'minion 2 of the south', 'hex 4,-2', 'Life Steal')
    """

    def __init__(self, language: str, view: View | None = None) -> None:
        super().__init__("skytear", language, view)
        self.heroes: Sequence[View] = view["heroes"] if view else ()

    def find_name(self, thing: str) -> str | None:
        if _HEX.fullmatch(thing):
            return self.say("hex-name", hex=thing)
        if thing in CARDS:
            return self.card(thing)
        if thing in HEROES:
            return self.find(f"hero-{thing}") or thing
        if thing in SIDES:
            return self.say(f"side-{thing}")
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
            kind = thing.removeprefix("outsider.")
            return self.find(f"outsider-{kind}") or kind
        if "+" in thing and all(_HEX.fullmatch(part) for part in thing.split("+")):
            return self.say("hexes-name", hexes=thing.replace("+", " · "))
        if ">" in thing:
            parts = [self.name(part) for part in thing.split(">")]
            return None if None in parts else " → ".join(part or "" for part in parts)
        return None

    def _by_key(self, thing: str) -> str | None:
        if not re.fullmatch(r"[a-z0-9-]+", thing):
            return None
        if thing.startswith(("lane-", "dome-")):
            return self.find(thing)
        for shelf in _SHELVES:
            if found := self.find(f"{shelf}-{thing}"):
                return found
        return self.find(f"lane-{thing}") or self.find(f"skytear-option-{thing}")

    def _owned(self, thing: str, match: re.Match[str]) -> str | None:
        """What belongs to a side: heroes, minions, pillars, illusions, towers, the Nexus."""
        side, what, which, illusion = match.groups()
        kind = f"{what}-{which}" if which else what
        if illusion:
            return self.say("illusion-name", hero=self.hero(f"{side}.{kind}"))
        if kind in HEROES:
            return self.hero(thing)
        facts = {"side": self.say(f"of-{side}")}
        if what in ("minion", "pillar") and which:
            return self.say(f"{what}-name", number=which, **facts)
        if what == "tower" and which:
            return self.say("tower-name", lane=self.say(f"lane-{which}"), **facts)
        return self.say("nexus-name", **facts) if kind == "nexus" else None

    def hero(self, hero_id: str) -> str:
        """A hero by name; where both sides field the same, with its side."""
        side, _, kind = hero_id.partition(".")
        name = self.find(f"hero-{kind}") or kind
        if self._fielded[kind] > 1:
            name += f" ({self.say(f'side-{side}')})"
        return name

    @cached_property
    def _fielded(self) -> Counter[str]:
        return Counter(hero["kind"] for hero in self.heroes)

    def card(self, card: str) -> str:
        return self.find(f"card-{card}") or card

    def things(self, ids: Iterable[str]) -> str:
        return ", ".join(self.name(thing) or thing for thing in ids) or self.say("nothing")

    def seat(self, player: int) -> str:
        return SEATS[player].upper()

    def card_text(self, card: str) -> str:
        return self.find(f"card-{card}.text") or ""
