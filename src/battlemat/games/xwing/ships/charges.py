"""Charges, Force and shields: spending, losing, recovering (XW-CHG)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.records import Charges
from battlemat.games.xwing.cards.sheet import Sheet, sheet, side_of
from battlemat.games.xwing.ships import energy
from battlemat.games.xwing.state import REMOVED, Card, Ship, Table, XMatch, ship_of
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import credit, heeded, listeners, values
from battlemat.games.xwing.timing.moments import AFTER_LOSES, ENERGY_RECOVERY, LENDS_SHIELDS, SHIELD_RECOVERY


def card_of(ship: Ship, card: str) -> Card | None:
    """The upgrade in play of this name (`upgrade:r2d2`); None for the ship card itself (XW-CHG-11)."""
    name = card.partition(":")[2]
    return None if card.startswith("pilot:") else next(c for c in ship.upgrades if c.id == name)


def limit(ship: Ship, card: Card | None) -> Charges:
    """The printed charge limit."""
    printed = content.PILOTS[ship.heir_to or ship.pilot].charges if card is None else side_of(card).charges
    return printed or Charges(value=0)


def active(ship: Ship, card: Card | None) -> int:
    return ship.charges if card is None else card.charges


def _set(ship: Ship, card: Card | None, number: int) -> None:
    if card is None:
        ship.charges = number
    else:
        card.charges = number


def spend(m: XMatch, ship: Ship, card: str, number: int = 1) -> None:
    """Flip active charges of a card to their inactive side (XW-CHG-08)."""
    upgrade = card_of(ship, card)
    left = active(ship, upgrade) - number
    _set(ship, upgrade, left)
    m.note("charges-spent", "XW-CHG-08", ship=ship.id, card=card, amount=number, left=left)


def lose(m: XMatch, ship: Ship, card: str, number: int = 1) -> None:
    """Lose charges, as far as there are any (XW-CHG-06, XW-CHG-07)."""
    upgrade = card_of(ship, card)
    lost = min(number, active(ship, upgrade))
    if lost:
        left = active(ship, upgrade) - lost
        _set(ship, upgrade, left)
        m.note("charges-lost", "XW-CHG-06", ship=ship.id, card=card, amount=lost, left=left)


def can_recover(ship: Ship, card: str) -> bool:
    upgrade = card_of(ship, card)
    printed = limit(ship, upgrade)
    return printed.recoverable and active(ship, upgrade) < printed.value


def nonrecurring(ship: Ship) -> list[str]:
    """The upgrades of a ship whose charges do not come back by themselves (XW-CHG-13)."""
    cards = [(card, limit(ship, card)) for card in ship.upgrades]
    return [f"upgrade:{card.id}" for card, printed in cards if printed.value and not printed.recovers]


def recover(m: XMatch, ship: Ship, card: str, number: int = 1, rule: str = "XW-CHG-04", *, undo: bool = False) -> None:
    """Flip inactive charges to their active side, never above the limit (XW-CHG-05). `undo` gives a cost back."""
    upgrade = card_of(ship, card)
    printed = limit(ship, upgrade)
    room = min(number, printed.value - active(ship, upgrade))
    if room > 0 and (printed.recoverable or undo):
        left = active(ship, upgrade) + room
        _set(ship, upgrade, left)
        m.note("charges-recovered", rule, ship=ship.id, card=card, amount=room, left=left)


def spend_force(m: XMatch, ship: Ship, number: int = 1) -> None:
    ship.force -= number
    m.note("force-spent", "XW-CHG-25", ship=ship.id, amount=number, left=ship.force)


def recover_force(m: XMatch, ship: Ship, number: int = 1, rule: str = "XW-CHG-04") -> None:
    room = min(number, sheet(m.state, ship).force - ship.force)
    if room > 0:
        ship.force += room
        m.note("force-recovered", rule, ship=ship.id, amount=room, left=ship.force)


def shielding(s: Table, ship: Ship) -> list[Ship]:
    """Whose active shields a ship may lose or spend: its own, and those that a card lends it."""
    found = [ship] if ship.shields else []
    for names in values(s, LENDS_SHIELDS, ship) if listeners(s, LENDS_SHIELDS) else ():
        found += [other for name in names if (other := ship_of(s, name)).shields]
    return found


def pick_shield(m: XMatch, ship: Ship, rule: str, *, may: bool = False) -> Flow[Ship | None]:
    """Whose shield is lost or spent, by the player of the ship."""
    about = {"ship": ship.id}
    chosen = yield from pick_ship(
        m, ship.owner, rule, lambda: shielding(m.state, ship), kind="shield", may=may, about=about
    )
    if chosen is not None and chosen is not ship:
        credit(m, LENDS_SHIELDS, ship, "", lambda names: chosen.id in names)
    return chosen


def lose_shields(m: XMatch, ship: Ship, number: int = 1, rule: str = "XW-DMG-11") -> None:
    """Lose shields as far as any are active; this is not damage (XW-CHG-28)."""
    lost = min(number, ship.shields)
    if lost:
        ship.shields -= lost
        for _ in range(lost):
            queue.trigger(m, AFTER_LOSES, ship, "", "shield")
        m.note("shields-lost", rule, ship=ship.id, amount=lost, left=ship.shields)


def spend_shields(m: XMatch, ship: Ship, number: int = 1) -> None:
    """Pay with active shields of the ship, which is not losing them (XW-CHG-06, XW-CHG-33)."""
    ship.shields -= number
    m.note("shields-spent", "XW-CHG-33", ship=ship.id, amount=number, left=ship.shields)


def recover_shields(m: XMatch, ship: Ship, number: int = 1, rule: str = "XW-DMG-09") -> None:
    room = min(number, sheet(m.state, ship).shields - ship.shields)
    if room > 0:
        ship.shields += room
        m.note("shields-recovered", rule, ship=ship.id, amount=room, left=ship.shields)


def start_active(ship: Ship, cards: Sheet) -> None:
    """All charges, Force and shields start active (XW-CHG-03, XW-DMG-04)."""
    ship.shields, ship.force, ship.charges = cards.shields, cards.force, cards.charges
    for card in ship.upgrades:
        card.charges = limit(ship, card).value


def recover_recurring(m: XMatch) -> None:
    """In the End Phase each recurring card recovers, ships in reserve included (XW-CHG-14, XW-CHG-16, XW-PHA-40)."""
    for ship in m.state.ships:
        if ship.place == REMOVED:
            continue
        cards = sheet(m.state, ship)
        printed = limit(ship, None)
        if printed.recovers and ship.charges < printed.value:
            recover(m, ship, f"pilot:{ship.pilot}", printed.recovers, "XW-CHG-14")
        for card in ship.upgrades:
            printed = limit(ship, card)
            if printed.recovers and card.charges < printed.value:
                recover(m, ship, f"upgrade:{card.id}", printed.recovers, "XW-CHG-14")
        if ship.force < cards.force:
            recover_force(m, ship, 1, "XW-CHG-24")
        if cards.chassis.huge:
            _recover_huge(m, ship, cards)


def _recover_huge(m: XMatch, ship: Ship, cards: Sheet) -> None:
    """Shields and energy by the symbols on the ship card, more or less as cards say (XW-CHG-31, XW-HUG-27)."""
    shields = cards.chassis.shields_recovers + sum(heeded(m, SHIELD_RECOVERY, ship))
    if ship.shields < cards.shields:
        recover_shields(m, ship, shields, "XW-CHG-31")
    energy.recover(m, ship, cards.chassis.energy_recovers + sum(heeded(m, ENERGY_RECOVERY, ship)), "XW-HUG-27")
