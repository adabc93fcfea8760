"""Tech."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import act, can_act, give
from battlemat.games.xwing.abilities.phrases import (
    fully,
    near,
)
from battlemat.games.xwing.combat.dice import Change, Modification
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, in_play
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_LOCKS, BEFORE_DIFFICULTY, CAN, COORDINATES, JAMS, WHEN_CHOSEN


@modifies("upgrade:advancedoptics", "attack", "attacker", cost=payment.spend("focus"))
def advanced_optics(x: Use) -> Modification:
    return Change(("blank",), "hit")


@triggered(
    "upgrade:ferrospherepaint",
    AFTER_LOCKS,
    of="enemy",
    when=lambda x: (
        x.moment.other == x.ship.id and x.about is not None and not is_in_arc(x.s, x.about, "bullseye", x.ship)
    ),
)
def ferrosphere_paint(m: XMatch, x: Use) -> Flow[None]:
    yield from give(m, x, "stress")


@triggered(
    "upgrade:patternanalyzer",
    BEFORE_DIFFICULTY,
    when=lambda x: fully(x, "red"),
    able=lambda x: can_act(x.s, x.ship),
    may=True,
)
def pattern_analyzer(m: XMatch, x: Use) -> Flow[None]:
    yield from act(m, x.ship)


@changes(
    "upgrade:primedthrusters",
    CAN,
    what=("act-while-stressed:barrelroll", "act-while-stressed:boost"),
    when=lambda x: x.ship.tokens.get("stress", 0) <= 2,
)
def primed_thrusters(x: Use) -> bool:
    return True


@changes(
    "upgrade:targetingsynchronizer",
    CAN,
    of="friend",
    when=lambda x: x.what.startswith("ignore-requirement:lock:") and near(x, 1, 2),
)
def targeting_synchronizer(x: Use) -> bool:
    return x.what.removeprefix("ignore-requirement:lock:") in x.ship.locks


def locked_ships(x: Use, *, enemy: bool) -> tuple[str, ...]:
    found = [ship for ship in in_play(x.s) if tokens.may_spend_lock(x.s, x.ship, ship.id)]
    return tuple(ship.id for ship in found if (ship.owner != x.ship.owner) == enemy)


@changes("upgrade:biohexacryptcodes", COORDINATES)
def biohexacrypt_codes(x: Use) -> tuple[str, ...]:
    return locked_ships(x, enemy=False)


@changes("upgrade:biohexacryptcodes", JAMS)
def biohexacrypt_codes_jam(x: Use) -> tuple[str, ...]:
    return locked_ships(x, enemy=True)


def out_of_reach(x: Use) -> bool:
    """The chosen ship is locked, and not at the range at which it could be chosen anyway."""
    first, last = (1, 2) if x.what == "coordinate" else (1, 1)
    near_by = [ship.id for ship in ships_at(x.s, x.ship, first, last)]
    return x.moment.other in x.ship.locks and x.moment.other not in near_by


@triggered("upgrade:biohexacryptcodes", WHEN_CHOSEN, when=out_of_reach)
def biohexacrypt_codes_cost_the_lock(m: XMatch, x: Use) -> None:
    tokens.spend_lock(m, x.ship, x.moment.other)
