"""Cards in play: flipping double-sided upgrades, assigning conditions (XW-ABL-57 to XW-ABL-61)."""

from __future__ import annotations

from battlemat.games.xwing.state import Card, Condition, Ship, XMatch, forget
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.moments import AFTER_ASSIGNED


def flip(m: XMatch, ship: Ship, card: Card, rule: str = "XW-ABL-15") -> None:
    """Turn a double-sided upgrade over."""
    card.back = not card.back
    forget(m.state, ship)
    m.note("flipped", rule, ship=ship.id, card=f"upgrade:{card.id}", back=card.back)


def assign(m: XMatch, ship: Ship, condition: str, owner: int, source: str = "") -> None:
    """Assign a condition; a player's copy that is already in play moves (XW-ABL-59, XW-ABL-60).

    A damage card on it moves along, but not to a ship of somebody else: then it goes to its own discard pile.
    """
    kept = ""
    for other in m.state.ships:
        for old in [c for c in other.conditions if (c.id, c.owner) == (condition, owner)]:
            other.conditions.remove(old)
            if old.card and other.owner != ship.owner:
                m.state.players[other.owner].discard.append(old.card)
            else:
                kept = old.card
    ship.conditions.append(Condition(condition, owner, source, kept))
    forget(m.state)
    m.note("condition-assigned", "XW-ABL-57", ship=ship.id, card=f"condition:{condition}", player=owner)
    queue.trigger(m, AFTER_ASSIGNED, ship, source, condition)


def unassign(m: XMatch, ship: Ship, condition: str, owner: int) -> None:
    """Remove a condition with its marker (XW-ABL-58)."""
    ship.conditions[:] = [c for c in ship.conditions if (c.id, c.owner) != (condition, owner)]
    forget(m.state)
    m.note("condition-removed", "XW-ABL-58", ship=ship.id, card=f"condition:{condition}", player=owner)
