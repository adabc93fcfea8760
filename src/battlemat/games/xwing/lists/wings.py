"""Wings of epic battles: who follows which wing leader (XW-EPC-07).

The squad list alone decides it, so that nothing has to be chosen, kept or shown beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.games.xwing.cards.records import Wing
from battlemat.games.xwing.lists.fitting import Fitted


def wing_led_by(ship: Fitted) -> Wing | None:
    """What a ship's upgrade says about the wing it leads; None for who leads none."""
    return next((upgrade.wing for upgrade in ship.upgrades if upgrade.wing is not None), None)


def wings(squad: Sequence[Fitted]) -> dict[int, list[int]]:
    """The places of all wing leaders in a squad, each with the places of its wingmates.

    A ship follows the leader nearest before it that takes it and has room, or else the first one after it; a leader
    follows nobody.
    """
    found: dict[int, list[int]] = {place: [] for place, ship in enumerate(squad) if wing_led_by(ship) is not None}
    for place, ship in enumerate(squad):
        if place not in found:
            takers = [leader for leader, mates in found.items() if _takes(squad[leader], len(mates), ship)]
            before = [leader for leader in takers if leader < place]
            if takers:
                found[before[-1] if before else takers[0]].append(place)
    return found


def _takes(leader: Fitted, mates: int, ship: Fitted) -> bool:
    """Whether a leader with so many wingmates takes a ship as another one: of its own type, if no other is named."""
    wing = wing_led_by(leader)
    return wing is not None and mates < wing.most and ship.pilot.ship in (wing.ships or (leader.pilot.ship,))
