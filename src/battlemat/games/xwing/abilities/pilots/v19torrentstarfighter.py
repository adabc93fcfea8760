"""V-19 Torrent starfighter; `arc170starfighter.py` has Odd Ball."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import hand_over
from battlemat.games.xwing.abilities.phrases import at_speed, fully, near
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import Ship, XMatch, find_ship
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_ATTACKS, AFTER_DEFENDS, AFTER_MANEUVER


@triggered(
    "pilot:kickback",
    AFTER_ACTION,
    what=("barrelroll",),
    able=lambda x: actions.can_perform(x.s, x.ship, "lock", colour="red"),
    may=True,
)
def kickback(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "lock", colour="red", may=False)


def wingmen(x: Use) -> list[Ship]:
    """The friendly ships at range 1-2 in a side arc."""
    friends = ships_at(x.s, x.ship, 1, 2, "other friend")
    return [ship for ship in friends if any(is_in_arc(x.s, x.ship, arc, ship) for arc in ("left", "right"))]


def pass_on(m: XMatch, x: Use) -> Flow[None]:
    yield from hand_over(m, x, tokens.green(x.ship), lambda: wingmen(x))


for window in (AFTER_ATTACKS, AFTER_DEFENDS):
    triggered("pilot:axe", window, able=lambda x: bool(tokens.green(x.ship)) and bool(wingmen(x)), may=True)(pass_on)


def quick_friend(x: Use) -> bool:
    """A small or medium ship at range 0-1 has flown at speed 3-4."""
    ship = x.about
    return ship is not None and sheet(x.s, ship).size != "large" and fully(x) and at_speed(x, 3, 4) and near(x, 0, 1)


@triggered(
    "pilot:swoop",
    AFTER_MANEUVER,
    of="friend",
    when=quick_friend,
    able=lambda x: x.about is not None and actions.can_perform(x.s, x.about, "boost", colour="red"),
    may=True,
)
def swoop(m: XMatch, x: Use) -> Flow[None]:
    assert x.about is not None
    yield from actions.granted(m, x.about, "boost", colour="red", may=False)


def attacked_ahead(x: Use) -> bool:
    defender = find_ship(x.s, x.moment.other)
    return defender is not None and near(x, 1, 2) and is_in_arc(x.s, x.ship, "front", defender)


@triggered(
    "pilot:tucker",
    AFTER_ATTACKS,
    of="other friend",
    when=attacked_ahead,
    able=lambda x: actions.can_perform(x.s, x.ship, "focus"),
    may=True,
)
def tucker(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "focus", may=False)
