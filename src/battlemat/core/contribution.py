"""What the things of a list did in a match, told by its events: for whoever compares lists."""

from __future__ import annotations

from typing import Literal

import msgspec

Sort = Literal["unit", "card"]


class Contribution(msgspec.Struct):
    """What one unit or card of a seat did. `thing` is its id on the table, `kind` that of the content it is.

    `dealt` is damage to others' units, `objectives` what the game is won by, `used` how often it acted.
    """

    seat: int
    sort: Sort
    thing: str
    kind: str
    dealt: int = 0
    taken: int = 0
    objectives: int = 0
    used: int = 0


class Contributions:
    """What all that was fielded did. What nobody fielded (an obstacle, a minion) may be named, and is ignored."""

    def __init__(self) -> None:
        self.units: dict[str, Contribution] = {}
        self.cards: dict[tuple[int, str], Contribution] = {}

    def all(self) -> list[Contribution]:
        """Units first, each sort in the order in which it was fielded."""
        return [*self.units.values(), *self.cards.values()]

    def unit(self, seat: int, thing: str, kind: str) -> None:
        """A unit takes part."""
        self.units[thing] = Contribution(seat, "unit", thing, kind)

    def card(self, seat: int, thing: str, kind: str) -> None:
        """A card takes part; copies that cannot be told apart are one."""
        self.cards.setdefault((seat, thing), Contribution(seat, "card", thing, kind))

    def seat_of(self, unit: str) -> int:
        """Whose unit it is; -1 for what nobody fielded."""
        found = self.units.get(unit)
        return -1 if found is None else found.seat

    def hurt(self, victim: str, amount: int, by: str = "") -> None:
        """A unit takes damage; whoever dealt it gets the credit unless both are of one seat."""
        if victim in self.units:
            self.units[victim].taken += amount
        if by in self.units and self.seat_of(by) != self.seat_of(victim):
            self.units[by].dealt += amount

    def acts(self, unit: str) -> None:
        """A unit does what units do: fight, or be activated."""
        if unit in self.units:
            self.units[unit].used += 1

    def achieves(self, unit: str) -> None:
        """A unit gets nearer to what the game is won by."""
        if unit in self.units:
            self.units[unit].objectives += 1

    def plays(self, seat: int, card: str) -> None:
        """A card is used."""
        if (seat, card) in self.cards:
            self.cards[seat, card].used += 1

    def harms(self, seat: int, card: str, amount: int) -> None:
        """Damage is due to a card."""
        if (seat, card) in self.cards:
            self.cards[seat, card].dealt += amount
