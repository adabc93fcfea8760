"""Which abilities wait for which window: an index over the cards in play, made when it is first needed.

The index is derived from ids in the state and never stored with it; `state.forget` drops it when a card comes into
play or leaves it. What it is made by, a plan for each ship of which cards wait for what, is shared by all ships with the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import Ability, Use, concerns
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.state import REMOVED, RESERVE, Ship, Table, XMatch
from battlemat.games.xwing.timing.moments import AHEAD, CAN, CANNOT, CLOSE, MOMENTS, REPLACEABLE, VALUES, Moment


class Listener(NamedTuple):
    """An ability of a card in play; `number` is its place among the abilities of that card."""

    ship: Ship
    card: str
    number: int
    ability: Ability

    @property
    def option_id(self) -> str:
        return option_id(self.ship.id, self.card, self.number)


def option_id(ship: str, card: str, number: int) -> str:
    """An ability as an option: `a.jakefarrell/pilot:jakefarrell`. A second one for the same window has a number."""
    abilities = load()[card.partition("#")[0]]
    window = abilities[number].window
    place = sum(other.window == window for other in abilities[:number])
    return f"{ship}/{card}/{place + 1}" if place else f"{ship}/{card}"


NOBODY: tuple[Listener, ...] = ()
SILENT: Final = dict.fromkeys((*MOMENTS, *REPLACEABLE, *VALUES), NOBODY)
"""A table on which nobody waits for anything."""


Plan = Mapping[str, Sequence[tuple[str, int, Ability]]]
"""Which abilities of a ship wait for which window: the card, the place among its abilities, the ability."""


class Index(dict[str, tuple[Listener, ...]]):
    """The abilities on one table by window, each window that somebody waits for made when it is first asked for."""

    def __init__(self, s: Table) -> None:
        super().__init__(SILENT)
        self.plans = [(ship, plan) for ship in _in_player_order(s) if (plan := planned(*_cards_on(s, ship)))]
        for _, plan in self.plans:
            for window in plan:
                self.pop(window, None)

    def __missing__(self, window: str) -> tuple[Listener, ...]:
        found = self[window] = tuple(
            [Listener(ship, *waiting) for ship, plan in self.plans for waiting in plan.get(window, ())]
        )
        return found


def listeners(s: Table, window: str) -> tuple[Listener, ...]:
    """The abilities that wait for a window, in player order, then in the order of ships and cards."""
    try:
        return s.__dict__["listeners"][window]  # type: ignore[no-any-return]
    except KeyError:
        index = s.__dict__["listeners"] = Index(s)
        return index[window]


def _in_player_order(s: Table) -> list[Ship]:
    order = s.order or range(len(s.players))
    return [ship for player in order for ship in s.ships if ship.owner == player and ship.place != REMOVED]


def _cards_on(s: Table, ship: Ship) -> tuple[bool, tuple[str, ...]]:
    """A ship as far as it matters who waits for what: whether it is docked, and its cards."""
    return ship.place == RESERVE, cards_of(s, ship)


@content.derived
@lru_cache(maxsize=4096)
def planned(docked: bool, cards: tuple[str, ...]) -> Plan:
    """Which abilities of a ship with these cards wait for which window; the same at every table."""
    found: dict[str, list[tuple[str, int, Ability]]] = {}
    known = load()
    for card in cards:
        for number, ability in enumerate(known.get(card.partition("#")[0], ())):
            if not docked or ability.in_reserve or card.startswith("damage:"):  # XW-DOC-27
                found.setdefault(ability.window, []).append((card, number, ability))
    return found


def cards_of(s: Table, ship: Ship) -> tuple[str, ...]:
    """The cards whose abilities a ship has; of damage cards and conditions each copy by itself (XW-DMG-68)."""
    printed = sheet(s, ship).cards
    gained = [f"damage:{card.kind}#{card.number}" for card in ship.damage if card.faceup]
    gained += [f"pilot:{other.pilot}" for other in s.ships if other.carrier == ship.id and _is_copilot(s, other)]
    if any(card.id in SHARING for card in ship.upgrades):
        gained += _shared_pilots(s, ship)
    gained += [f"condition:{condition.id}#{condition.owner}" for condition in ship.conditions]
    return (*printed, *gained) if gained else printed


def _is_copilot(s: Table, ship: Ship) -> bool:
    return sheet(s, ship).pilot.ship_ability == "copilot"


SHARING = ("ig2000", "ig88d")
"""Upgrades that lend their ship the pilots of the other ships with the title IG-2000."""


def _shared_pilots(s: Table, ship: Ship) -> Iterator[str]:
    for other in s.ships:
        if other is ship or other.owner != ship.owner or other.place == REMOVED or other.pilot == ship.pilot:
            continue
        if any(card.id == "ig2000" for card in other.upgrades):
            yield f"pilot:{other.pilot}"


def matching(s: Table, moment: Moment, about: Ship | None) -> Iterator[tuple[Listener, Use]]:
    """The abilities of a moment that look at this ship and subject and whose requirement is met now."""
    what = moment.what
    for listener in listeners(s, moment.window):
        ability = listener.ability
        if ability.what and what not in ability.what:
            continue
        if not concerns(ability, listener.ship, about):
            continue
        use = Use(s, listener.ship, listener.card, about, moment)
        if ability.when(use):
            yield listener, use


def concern(s: Table, value: str, about: Ship) -> bool:
    """Whether anything in play may have a say about a value of a ship, whatever it asks for."""
    waiting = listeners(s, value)
    if waiting and any(concerns(listener.ability, listener.ship, about) for listener in waiting):
        return True
    return bool(s.lasting) and any(lasting.value == value and lasting.about == about.id for lasting in s.lasting)


def values(s: Table, value: str, about: Ship | None, what: str = "") -> list[Any]:
    """What abilities say about a value of a ship; empty when none does."""
    found = []
    if listeners(s, value):
        moment = Moment(value, "" if about is None else about.id, "", what)
        found = [listener.ability.run(use) for listener, use in matching(s, moment, about)]
    if s.lasting and about is not None:
        found += [lasting.amount for lasting in s.lasting if lasting.value == value and lasting.about == about.id]
    return found


def terms(s: Table, value: str, about: Ship, what: str = "") -> list[tuple[str, int]]:
    """What abilities add to a number, each with the card it comes from."""
    found = []
    if listeners(s, value):
        for listener, use in matching(s, Moment(value, about.id, "", what), about):
            amount = listener.ability.run(use)
            if amount:
                found.append((listener.card, amount))
    if s.lasting:
        lasting = [effect for effect in s.lasting if effect.value == value and effect.about == about.id]
        found += [(effect.card, effect.amount) for effect in lasting]
    return found


def change(s: Table, value: str, about: Ship, what: str = "") -> int:
    """By how much abilities change a number."""
    if not listeners(s, value) and not s.lasting:
        return 0
    return sum(values(s, value, about, what))


def heeded(m: XMatch, value: str, about: Ship, what: str = "", gives: Callable[[Any], Any] = bool) -> list[Any]:
    """What abilities say about a value that counts now: asked once, and those that make the difference are told."""
    found = []
    if listeners(m.state, value):
        for listener, use in matching(m.state, Moment(value, about.id, "", what), about):
            found.append(listener.ability.run(use))
            if gives(found[-1]):
                worked(m, listener.ship, listener.card, value)
    if m.state.lasting:
        found += [one.amount for one in m.state.lasting if one.value == value and one.about == about.id]
    return found


def credit(m: XMatch, value: str, about: Ship, what: str = "", gives: Callable[[Any], Any] = bool) -> None:
    """Tell which standing abilities made the difference, where what they say was asked for earlier (by an option).

    `gives` says whether a value of theirs did.
    """
    if listeners(m.state, value):
        heeded(m, value, about, what, gives)


def credit_measuring(m: XMatch, possible: Callable[[], bool]) -> None:
    """Tell which abilities measure in their own way, where something would not be possible without them.

    Whether a ship is near or ahead is asked everywhere; so this asks twice, the second time without them.
    """
    for value in (CLOSE, AHEAD):
        waiting = listeners(m.state, value)
        if waiting and possible():
            index = m.state.__dict__["listeners"]
            index[value] = NOBODY
            try:
                needed = not possible()
            finally:
                index[value] = waiting
            for listener in waiting if needed else ():
                worked(m, listener.ship, listener.card, value)


def worked(m: XMatch, ship: Ship, card: str, value: str) -> None:
    """A standing ability of a card made the difference."""
    m.note("worked", "XW-ABL-15", ship=ship.id, card=card, what=value)


def can(s: Table, ship: Ship, what: str) -> bool:
    """Whether an ability removes this restriction (XW-ABL-07) and none forbids it (XW-ABL-03)."""
    return bool(listeners(s, CAN)) and any(values(s, CAN, ship, what)) and not cannot(s, ship, what)


def cannot(s: Table, ship: Ship, what: str) -> bool:
    """Whether an ability forbids this, whatever else allows it (XW-ABL-03)."""
    return bool(listeners(s, CANNOT)) and any(values(s, CANNOT, ship, what))


def can_now(m: XMatch, ship: Ship, what: str) -> bool:
    """`can`, where the permission is made use of: whoever gives it is told."""
    return bool(listeners(m.state, CAN)) and not cannot(m.state, ship, what) and any(heeded(m, CAN, ship, what))


def cannot_now(m: XMatch, ship: Ship, what: str) -> bool:
    """`cannot`, where something does not happen: whoever forbids it is told."""
    return bool(listeners(m.state, CANNOT)) and any(heeded(m, CANNOT, ship, what))


def ways_with(s: Table, ship: Ship, value: str, usual: Sequence[str]) -> tuple[str, ...]:
    """The usual templates, and those abilities give; a tuple that starts with `only` takes their place."""
    found = list(usual)
    for extra in values(s, value, ship):
        if extra and extra[0] == "only":
            found = list(extra[1:])
        else:
            found += [way for way in extra if way not in found]
    return tuple(found)
