"""What the ids on a PocketModel table are called, and how its numbers are written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from battlemat.core.game import SEATS
from battlemat.core.teller import LastingNames, Teller, View
from battlemat.games.pocketmodel.content import CARDS, UNITS, content
from battlemat.games.pocketmodel.state import ZONES

_UNIT: Final = re.compile(rf"([{SEATS}])\.([a-z0-9-]+)")
PLACE: Final = re.compile(rf"([{SEATS}])\.objective-([0-9])")
_PLAYER: Final = re.compile(rf"player-([0-{len(SEATS) - 1}])")


# Marks: the same in every language ------------------------------------------------------------------------------------


def stars(count: int) -> str:
    return "★" * count


def shields(unit: Mapping[str, Any]) -> str:
    """Shields still up, then damage tokens."""
    all_shields, tokens = int(unit["shields"]), int(unit["tokens"])
    return "●" * (all_shields - tokens) + "○" * min(tokens, all_shields)


def values(unit: Mapping[str, Any]) -> str:
    return f"{unit['attack']}/{unit['damage']}/{unit['defense']}"


def signed(amount: int) -> str:
    return f"{amount:+d}"


# Names ----------------------------------------------------------------------------------------------------------------


class Names(LastingNames):
    """Knows what everything is called. With a view, names also say which of several equal units is meant, and what is
    the viewer's own.

    >>> names = Names("en")
    >>> names.name("b.cinder-flight-2"), names.name("contested"), names.name("b.cinder-flight>home-a")
    ('Cinder Flight 2', 'contested zone', 'Cinder Flight → home zone of player A')
    """

    def __init__(self, language: str, view: View | None = None) -> None:
        super().__init__("pocketmodel", language, view)
        self.players: Sequence[View] = view["players"] if view else ()
        self._units_named: dict[str, str] = {}

    def remember(self, earlier: Teller) -> None:
        """What units are called follows from the fleets, which nobody changes during a match."""
        super().remember(earlier)
        if isinstance(earlier, Names):
            self._units_named = earlier._units_named

    def find_name(self, thing: str) -> str | None:
        if thing in UNITS:
            return self.kind(thing)
        if thing in CARDS:
            return self.card(thing)
        if thing in ZONES:
            return self.zone(thing)
        if thing in _PRINTED_NAMES:
            return self.name(_PRINTED_NAMES[thing])
        if ">" in thing:
            parts = [self.name(part) for part in thing.split(">")]
            return None if None in parts else " → ".join(part or "" for part in parts)
        return self._numbered(thing) or self.find(f"pocketmodel-option-{thing}", unit="", value="")

    def _numbered(self, thing: str) -> str | None:
        if match := _PLAYER.fullmatch(thing):
            return self.player(int(match[1]))
        if PLACE.fullmatch(thing):
            return self.place(thing)
        if (match := _UNIT.fullmatch(thing)) and _kind_and_copy(match[2]):
            return self.unit(thing)
        return None

    def kind(self, kind: str) -> str:
        """A unit by its name alone; homebrew without words keeps its printed name."""
        return self.find(f"unit-{kind}") or UNITS[kind].name

    def unit(self, unit_id: str) -> str:
        """A unit of the match: numbered if its owner has several, with its seat if others have the same."""
        if unit_id not in self._units_named:
            self._units_named[unit_id] = self._name_unit(unit_id)
        return self._units_named[unit_id]

    def _name_unit(self, unit_id: str) -> str:
        seat, _, rest = unit_id.partition(".")
        found = _kind_and_copy(rest)
        if found is None:
            return unit_id
        kind, copy = found
        name = self.kind(kind)
        owner = SEATS.index(seat)
        if copy > 1 or self._copies[owner, kind] > 1:
            name += f" {copy}"
        if any(count for (other, same), count in self._copies.items() if same == kind and other != owner):
            name += f" ({seat.upper()})"
        return name

    @cached_property
    def _copies(self) -> Counter[tuple[int, str]]:
        """How many of a kind each player has brought; what was removed with its player is still told by its name."""
        ids = (
            id_ for player in self.players for id_ in (*(unit["id"] for unit in player["units"]), *player["removed"])
        )
        return Counter((SEATS.index(id_[0]), found[0]) for id_ in ids if (found := _kind_and_copy(id_[2:])))

    def units(self, ids: Iterable[str]) -> str:
        return ", ".join(self.unit(unit) for unit in ids) or self.say("nothing")

    def card(self, card: str) -> str:
        found = self.find(f"card-{card}")
        return found or (CARDS[card].name if card in CARDS else card)

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards) or self.say("nothing")

    def ability(self, card: str) -> str:
        return self.find(f"card-{card}.ability") or self.say("card-without-ability")

    def seat(self, number: int) -> str:
        """A player's name at the table, or the letter of the seat."""
        return self.called[number] if self.called else SEATS[number].upper()

    def about(self, field: str, number: int) -> dict[str, str]:
        """A player in a sentence; also as `-called`, for languages that put a word of their own before it."""
        return {field: self.named(number), f"{field}-called": self.seat(number)}

    def list_name(self, name: str) -> str:
        """The lists that come with the game have words; everybody else's keep the name they were given."""
        for shelf, records in (("fleet", content().fleets), ("pack", content().packs)):
            for record in records.values():
                if record.name == name:
                    return self.say(f"{shelf}-{record.id}")
        return name

    def zone(self, zone: str, phrase: str = "") -> str:
        """A zone by name, or as a phrase: `in` it, `to` it, `from` it."""
        owner = SEATS.index(zone[-1]) if zone.startswith("home-") else None
        key = f"zone-{zone}" if owner is None else "zone-own" if owner == self.viewer else "zone-home"
        facts = {} if owner is None else self.about("player", owner)
        return self.say(f"{key}.{phrase}" if phrase else key, **facts)

    def place(self, place: str) -> str:
        owner = SEATS.index(place[0])
        key = "place-name.own" if owner == self.viewer else "place-name"
        return self.say(key, number=place[-1], **self.about("player", owner))

    def icon(self, icon: str) -> str:
        return self.say(f"icon-{icon}")

    # Numbers

    def change(self, stat: str, amount: int) -> str:
        return self.say(f"stat-{stat}.change", amount=signed(amount))

    def terms(self, terms: Sequence[Sequence[Any]], *, total: bool = False) -> str:
        """`4 (Needle Flight) + 1 (Linked Cannons)`; with the sum when there is something to add up."""
        parts: list[str] = []
        for source, amount in terms:
            sign = "" if not parts else " + " if amount >= 0 else " - "
            parts.append(f"{sign}{abs(amount) if parts else amount} ({self.source(source)})")
        text = "".join(parts)
        return f"{text} = {sum(amount for _, amount in terms)}" if total and len(terms) > 1 else text

    def source(self, source: str) -> str:
        """Where a term comes from: a unit, a card, an icon, or the ground units' bonus."""
        if source == "ground":
            return self.say("term-ground")
        return self.icon(source) if source in content().icons else self.name(source) or source

    def dice(self, dice: Sequence[int]) -> str:
        return " + ".join(map(str, dice))

    def roll(self, dice: Sequence[int]) -> str:
        return f"{self.dice(dice)} = {sum(dice)}"

    # Cards

    def bonus(self, card: str) -> str:
        return self.change(CARDS[card].bonus_stat or "attack", CARDS[card].bonus)

    def ability_text(self, card: str) -> str:
        """The ability with what a unit needs for it, or that there is none."""
        needs = self.requirement(card)
        return f"{needs}: {self.ability(card)}" if needs else self.ability(card)

    def requirement(self, card: str) -> str:
        """What a unit must have to use a combat card's ability: its icon, or the stars a wild icon names."""
        ability = CARDS[card].ability
        if ability is None or ability.icon is None:
            return ""
        name = self.icon(ability.icon)
        if isinstance(ability.units, frozenset):
            name += " " + "/".join(stars(count) for count in sorted(ability.units))
        return name


def _kind_and_copy(name: str) -> tuple[str, int] | None:
    """`cinder-flight-2` is the second Cinder Flight; None if there is no such unit."""
    if name in UNITS:
        return name, 1
    kind, _, copy = name.rpartition("-")
    return (kind, int(copy)) if kind in UNITS and copy.isdigit() else None


_PRINTED_NAMES: Final = {unit.name: unit.id for unit in UNITS.values()} | {
    card.name: card.id for card in CARDS.values()
}
"""Ids by printed name, for the few facts that name things by the identity of the copy limit."""
