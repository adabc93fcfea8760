"""Commands of huge ships."""

from __future__ import annotations

from typing import Final

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.effects import change_course, choose_ship, choose_token, held, like_revealed
from battlemat.games.xwing.abilities.phrases import bullseye, near
from battlemat.games.xwing.cards.sheet import Maneuver, maneuver_id, sheet
from battlemat.games.xwing.deeds import KEEPS_ONE
from battlemat.games.xwing.flight.maneuver import code, read
from battlemat.games.xwing.ships import actions, damage, tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_DESTROYED,
    AFTER_REVEALS,
    BEFORE_MANEUVER,
    CAN,
    CANNOT,
    KEEPS,
    LENDS_TOKENS,
    PHASE_STARTS,
)

KEPT = ("calculate", "evade")
MOST_KEEPERS = 2


def sets_other_dials(card: str) -> None:
    """For a charge a friendly ship at range 0-4 changes its mind."""

    @triggered(
        card,
        AFTER_REVEALS,
        of="friend",
        when=lambda x: near(x, 0, 4),
        able=lambda x: bool(like_revealed(x)),
        may=True,
        cost=payment.charge(),
    )
    def new_course(m: XMatch, x: Use) -> Flow[None]:
        yield from change_course(m, x)


sets_other_dials("upgrade:captainneeda")
sets_other_dials("upgrade:strategiccommander")


@changes("upgrade:raymusantilles", CANNOT, what=("leave-destroyed",))
@changes("upgrade:stalwartcaptain", CANNOT, what=("leave-destroyed",))
def last_stand(x: Use) -> bool:
    return True


@triggered("upgrade:raymusantilles", AFTER_DESTROYED)
def raymus_antilles(m: XMatch, x: Use) -> Flow[None]:
    for ship in list(ships_at(x.s, x.ship, 0, 1, "other friend")):
        yield from tokens.gain(m, ship, "focus", by=x.ship.owner, source=x.ship.id)


@changes("upgrade:dreadnoughthunter", CAN, what=("precision-anywhere",), when=bullseye)
def dreadnought_hunter(x: Use) -> bool:
    return True


REACH: Final = {"straight": range(1, 6), "bank": range(1, 4), "turn": range(1, 4), "koiogran": range(1, 6)}
"""The speeds there are templates for; the huge one also has a bank of speed 0 (XW-HUG-71)."""


def other_speeds(x: Use) -> list[Maneuver]:
    """The maneuver about to be executed, one speed faster and one slower."""
    if x.about is None or not x.about.executing:
        return []
    now = read(x.about.executing)
    bearing = now.bearing.partition("_")[0]
    speeds = range(4) if bearing == "bank" and sheet(x.s, x.about).size == "huge" else REACH.get(bearing, range(0))
    ways = [now.speed + step for step in (1, -1) if now.speed in speeds and now.speed + step in speeds]
    return [now._replace(id=maneuver_id(speed, now.bearing), speed=speed) for speed in ways]


@triggered(
    "upgrade:admiralozzel",
    BEFORE_MANEUVER,
    of="friend",
    when=lambda x: near(x, 0, 3) and x.about is not None and sheet(x.s, x.about).size in ("large", "huge"),
    able=lambda x: bool(other_speeds(x)),
    may=True,
)
def admiral_ozzel(m: XMatch, x: Use) -> Flow[None]:
    """That ship suffers a hit for another speed."""
    assert x.about is not None
    ways = {way.id: way for way in other_speeds(x)}
    about = {"ship": x.about.id, "card": x.card}
    chosen = yield from pick(m, x.about.owner, "maneuver", "XW-ABL-15", list(ways), about=about)
    if chosen is not None:
        x.about.executing = code(ways[chosen])
        yield from damage.suffer(m, x.about, hits=1)


def evaders(x: Use) -> list[Ship]:
    friends = ships_at(x.s, x.ship, 0, 2, "friend")
    return [ship for ship in friends if actions.can_perform(x.s, ship, "evade", colour="red")]


@triggered(
    "upgrade:carlistrieekan",
    AFTER_DESTROYED,
    of="friend",
    when=lambda x: near(x, 0, 2),
    able=lambda x: bool(evaders(x)),
    may=True,
)
def carlist_rieekan(m: XMatch, x: Use) -> Flow[None]:
    ship = yield from choose_ship(m, x, lambda: evaders(x))
    if ship is not None:
        yield from actions.granted(m, ship, "evade", colour="red")


@changes("upgrade:jandodonna", LENDS_TOKENS, what=("focus", "evade"), of="other friend", when=lambda x: near(x, 0, 3))
def jan_dodonna(x: Use) -> tuple[str, ...]:
    return (x.ship.id,)


def keepers(x: Use) -> list[Ship]:
    """Friendly ships with something to keep that keep nothing yet."""
    friends = ships_at(x.s, x.ship, 0, 1, "friend")
    return [ship for ship in friends if held(ship, KEPT) and not any(kept(ship, token) for token in KEPT)]


def kept(ship: Ship, token: str) -> bool:
    return KEEPS_ONE + token in ship.did


@triggered("upgrade:azmorigan", PHASE_STARTS, what=("end",), able=lambda x: bool(keepers(x)), may=True)
def azmorigan(m: XMatch, x: Use) -> Flow[None]:
    for number in range(MOST_KEEPERS):
        ship = yield from choose_ship(m, x, lambda: keepers(x), may=number > 0)
        if ship is None:
            return
        token = yield from choose_token(m, ship.owner, ship, held(ship, KEPT))
        ship.did.append(KEEPS_ONE + token)


@changes(
    "upgrade:azmorigan", KEEPS, what=KEPT, of="friend", when=lambda x: x.about is not None and kept(x.about, x.what)
)
def azmorigan_keeps(x: Use) -> int:
    return 1
