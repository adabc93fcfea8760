"""The ship abilities of huge ships."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import bullseye, near, primary, weapon_type
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.flight.docking import room
from battlemat.games.xwing.flight.maneuver import revealed
from battlemat.games.xwing.ships import charges, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    ATTACK_DICE,
    DEFENSE_DICE,
    DOCKS,
    LOCK_RANGE,
    WEAPON_RANGE,
)

SHIELD = "shield"
LIFTED = tokens.ORANGE + tokens.RED


@changes("ship:broadsidebatteries", WEAPON_RANGE, what=("left", "right"))
def broadside_batteries(x: Use) -> tuple[int, int]:
    return (1, 4)


@changes("ship:broadsidebatteries", LOCK_RANGE)
def broadside_sights(x: Use) -> int:
    return 4


@changes(
    "ship:concentratedbatteries",
    ATTACK_DICE,
    when=lambda x: bullseye(x) and (primary(x) or weapon_type(x) in ("torpedo", "missile")),
)
def concentrated_batteries(x: Use) -> int:
    return 1


def takes_small(x: Use, number: int) -> bool:
    """Whether the ship in question is small, and there is room for it among so many (XW-DOC-02, XW-HUG-17)."""
    return x.about is not None and sheet(x.s, x.about).size == "small" and room(x.s, x.ship, x.about, number)


@changes("ship:dockingclamps", DOCKS, of="other friend", when=lambda x: takes_small(x, 4))
@changes("upgrade:corvus", DOCKS, of="other friend", when=lambda x: takes_small(x, 2))
@changes("upgrade:liberator", DOCKS, of="other friend", when=lambda x: takes_small(x, 2))
def docks(x: Use) -> tuple[str, ...]:
    return ("front", "rear")


def fast(x: Use) -> bool:
    shown = revealed(x.s, x.ship)
    return shown is not None and 3 <= shown.speed <= 5


@changes("ship:overdriveburners", DEFENSE_DICE, when=fast)
def overdrive_burners(x: Use) -> int:
    return 1


def supplies(x: Use) -> list[str]:
    """What the ship in question could be helped with."""
    if x.about is None:
        return []
    found = [f"token:{token}" for token in tokens.on(x.s, x.about, LIFTED)]
    return found + [SHIELD] * (x.about.shields < sheet(x.s, x.about).shields)


@triggered(
    "ship:resupplycraft",
    AFTER_ACTION,
    of="other friend",
    when=lambda x: near(x, 0, 1),
    able=lambda x: bool(supplies(x)),
    may=True,
    cost=payment.energy_of_ship(),
)
def resupply_craft(m: XMatch, x: Use) -> Flow[None]:
    """It loses a token of its player's choice, or gets a shield back."""
    assert x.about is not None
    ways = supplies(x)
    chosen = yield from pick(m, x.about.owner, "resupply", "XW-ABL-15", ways, about={"ship": x.about.id})
    if chosen == SHIELD:
        charges.recover_shields(m, x.about)
    elif chosen == "token:lock":
        tokens.break_lock(m, tokens.locks_on(m.state, x.about.id)[0], x.about.id, rule="XW-TOK-11")
    elif chosen is not None:
        tokens.remove(m, x.about, chosen.removeprefix("token:"))
