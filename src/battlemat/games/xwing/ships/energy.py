"""Energy, the charges of huge ships: spending, losing, recovering it, and the stress it pays for (XW-HUG-25)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, Table, XMatch, huge_of
from battlemat.games.xwing.timing.hooks import STRESSED


def active(s: Table, ship: Ship) -> int:
    """The active energy of a ship; none without being huge."""
    huge = huge_of(s, ship)
    return 0 if huge is None else huge.energy


def _set(s: Table, ship: Ship, number: int) -> None:
    huge = huge_of(s, ship)
    if huge is not None:
        huge.energy = number


def spend(m: XMatch, ship: Ship, number: int = 1, rule: str = "XW-HUG-28") -> None:
    """Pay with energy of the ship card; whoever asks has looked whether there is so much."""
    left = active(m.state, ship) - number
    _set(m.state, ship, left)
    m.note("energy-spent", rule, ship=ship.id, amount=number, left=left)


def give_back(m: XMatch, ship: Ship, number: int) -> None:
    """What was paid for something that failed (XW-ACT-43)."""
    left = active(m.state, ship) + number
    _set(m.state, ship, left)
    m.note("energy-recovered", "XW-ACT-43", ship=ship.id, amount=number, left=left)


def lose(m: XMatch, ship: Ship, number: int = 1, rule: str = "XW-HUG-37") -> int:
    """Lose energy, as far as there is any (XW-CHG-06, XW-CHG-07); how much that was."""
    before = active(m.state, ship)
    lost = min(number, before)
    if lost:
        _set(m.state, ship, before - lost)
        m.note("energy-lost", rule, ship=ship.id, amount=lost, left=before - lost)
    return lost


def recover(m: XMatch, ship: Ship, number: int = 1, rule: str = "XW-HUG-38") -> int:
    """Recover energy, never above the limit, and pay for stress with it (XW-HUG-76); how much was recovered."""
    before = active(m.state, ship)
    room = min(number, sheet(m.state, ship).energy - before)
    if room <= 0:
        return 0
    _set(m.state, ship, before + room)
    m.note("energy-recovered", rule, ship=ship.id, amount=room, left=before + room)
    while active(m.state, ship) and tokens.stressed(ship):
        if not _pay_for_stress(m, ship, "XW-HUG-76"):
            break
    return room


def _pay_for_stress(m: XMatch, ship: Ship, rule: str) -> bool:
    """One energy for one stress token, unless a card keeps the token where it is."""
    if not tokens.remove(m, ship, "stress", rule=rule):
        return False
    spend(m, ship, 1, rule)
    return True


def gained_stress(m: XMatch, ship: Ship) -> Flow[None]:
    """A huge ship must spend energy to discard the stress token it gained, if it can (XW-HUG-75)."""
    if active(m.state, ship):
        _pay_for_stress(m, ship, "XW-HUG-75")
    yield from ()


STRESSED.flow = gained_stress
