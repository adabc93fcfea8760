"""Crew that deals with devices, and with ships that come later."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, cards, charges, tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.asking import pick, pick_ship
from battlemat.games.xwing.state import IN_PLAY, WAITING, Ship, XMatch, device_of
from battlemat.games.xwing.windows import AFTER_PLACES, AFTER_STRUCK, SETUP


@triggered(
    "upgrade:cadbane",
    AFTER_PLACES,
    able=lambda x: actions.can_perform(x.s, x.ship, "boost", colour="red"),
    may=True,
)
def cad_bane(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "boost", colour="red", may=False)


SABINES_TOKENS = ("ion", "jam", "stress", "tractor")


def left_of_sabine(x: Use) -> list[str]:
    """The tokens that still lie on the card."""
    return [token for token in SABINES_TOKENS if token not in x.upgrade.spent]


@triggered(
    "upgrade:sabinewren",
    AFTER_STRUCK,
    of="any",
    when=lambda x: device_of(x.s, x.moment.other).owner == x.ship.owner,
    able=lambda x: x.about is not None and x.about.place == IN_PLAY and bool(left_of_sabine(x)),
    may=True,
)
def sabine_wren(m: XMatch, x: Use) -> Flow[None]:
    """Bombs only (XW-FAQ-37)."""
    assert x.about is not None
    token = yield from pick(
        m, x.ship.owner, "token", "XW-FAQ-37", lambda: left_of_sabine(x), about={"ship": x.about.id, "card": x.card}
    )
    if token is not None:
        x.upgrade.spent.append(token)
        yield from tokens.gain(m, x.about, token, by=x.ship.owner, source=x.ship.id)


def reinforcements(x: Use) -> list[Ship]:
    """The other ships of the squad that are still to be placed."""
    return [ship for ship in x.s.ships if ship.owner == x.ship.owner and ship is not x.ship and ship.place == WAITING]


@triggered(
    "upgrade:ga97",
    SETUP,
    what=("dock",),
    able=lambda x: x.charges >= 3 and bool(reinforcements(x)),
    may=True,
)
def ga_97(m: XMatch, x: Use) -> Flow[None]:
    """The more charges are spent, the later the ship comes: one comes back each round."""
    spent = yield from pick(m, x.ship.owner, "charges", "XW-CHG-08", ("3", "4", "5"), about={"card": x.card})
    chosen = yield from pick_ship(m, x.ship.owner, "XW-ABL-57", lambda: reinforcements(x), about={"card": x.card})
    if chosen is not None:
        charges.spend(m, x.ship, x.card, int(spent or 3))
        cards.assign(m, chosen, "itstheresistance", x.ship.owner, x.ship.id)
