"""V-19 Torrent starfighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.phrases import at_speed, fully, near
from battlemat.games.xwing.asking import pick, pick_ship
from battlemat.games.xwing.objects import is_in_arc, ships_at
from battlemat.games.xwing.sheet import sheet
from battlemat.games.xwing.state import Ship, XMatch, find_ship
from battlemat.games.xwing.windows import AFTER_ACTION, AFTER_ATTACKS, AFTER_DEFENDS, AFTER_MANEUVER


@triggered(
    "pilot:kickback",
    AFTER_ACTION,
    what=("barrelroll",),
    able=lambda x: actions.can_perform(x.s, x.ship, "lock", colour="red"),
    may=True,
)
def kickback(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "lock", colour="red", may=False)


def beside(x: Use) -> list[Ship]:
    """The friendly ships at range 1-2 in your left or right arc."""
    friends = ships_at(x.s, x.ship, 1, 2, "other friend")
    return [ship for ship in friends if any(is_in_arc(x.s, x.ship, arc, ship) for arc in ("left", "right"))]


def can_share(x: Use) -> bool:
    return bool(tokens.green(x.ship)) and bool(beside(x))


@triggered("pilot:axe", AFTER_DEFENDS, able=can_share, may=True)
@triggered("pilot:axe", AFTER_ATTACKS, able=can_share, may=True)
def axe(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick_ship(m, x.ship.owner, "XW-TOK-05", lambda: beside(x), about={"card": x.card})
    held = tokens.green(x.ship)
    if chosen is not None and held:
        token = yield from pick(m, x.ship.owner, "token", "XW-TOK-05", held, about={"ship": chosen.id})
        yield from tokens.transfer(m, x.ship, chosen, token or held[0], by=x.ship.owner, source=x.ship.id)


def swoops(x: Use) -> bool:
    nimble = x.about is not None and sheet(x.s, x.about).size in ("small", "medium")
    return nimble and fully(x) and at_speed(x, 3, 4) and near(x, 0, 1)


@triggered(
    "pilot:swoop",
    AFTER_MANEUVER,
    of="friend",
    when=swoops,
    able=lambda x: x.about is not None and actions.can_perform(x.s, x.about, "boost", colour="red"),
    may=True,
)
def swoop(m: XMatch, x: Use) -> Flow[None]:
    assert x.about is not None
    yield from actions.granted(m, x.about, "boost", colour="red", may=False)


def before_your_eyes(x: Use) -> bool:
    """A friend at range 1-2 attacked an enemy ship in your front arc."""
    target = find_ship(x.s, x.moment.other)
    return near(x, 1, 2) and target is not None and is_in_arc(x.s, x.ship, "front", target)


@triggered(
    "pilot:tucker",
    AFTER_ATTACKS,
    of="other friend",
    when=before_your_eyes,
    able=lambda x: actions.can_perform(x.s, x.ship, "focus"),
    may=True,
)
def tucker(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "focus", may=False)
