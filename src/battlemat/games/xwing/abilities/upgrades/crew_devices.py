"""Crew that deals with devices, with ships that come later and with other people's cargo."""

from __future__ import annotations

from typing import NamedTuple

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Place
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.records import BuiltShip
from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.lists.fitting import fitted, unmet
from battlemat.games.xwing.ships import actions, charges, tokens
from battlemat.games.xwing.state import IN_PLAY, WAITING, Card, Ship, XMatch, device_of, forget
from battlemat.games.xwing.table import placing
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_PLACES, AFTER_STRUCK, PHASE_STARTS, SETUP


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
    chosen = yield from choose_ship(m, x, lambda: reinforcements(x), rule="XW-ABL-57")
    if chosen is not None:
        charges.spend(m, x.ship, x.card, int(spent or 3))
        handling.assign(m, chosen, "itstheresistance", x.ship.owner, x.ship.id)


@triggered("upgrade:bobafett", SETUP, what=("dock",))
def boba_fett_hides(m: XMatch, x: Use) -> None:
    docking.into_reserve(m, x.ship)
    m.note("in-reserve", "XW-DOC-26", ship=x.ship.id)


@triggered("upgrade:bobafett", SETUP, what=("forces",), in_reserve=True)
def boba_fett_appears(m: XMatch, x: Use) -> Flow[None]:
    """At an obstacle beyond range 3 of every enemy; where there is none, at his own edge (XW-FAQ-28)."""

    def ask() -> Place | None:
        if m.state.players[x.ship.owner].out:
            return None
        hidden = placing.obstacle_side_place(m.state, x.ship, "XW-FAQ-28")
        return hidden or placing.start_place(m.state, x.ship)

    pose = yield from choose(ask, forced=False)
    if pose is not None and not isinstance(pose, str):
        x.ship.place, x.ship.pose = IN_PLAY, pose
        forget(m.state, x.ship)
        m.note("ship-placed", "XW-FAQ-28", ship=x.ship.id, pose=list(pose))


# Cikatro Vizago


class Ware(NamedTuple):
    """An illicit upgrade of a ship."""

    ship: Ship
    card: Card

    @property
    def id(self) -> str:
        return f"{self.ship.id}/upgrade:{self.card.id}"


def wares(x: Use) -> list[Ware]:
    ships = ships_at(x.s, x.ship, 0, 1, "friend")
    return [Ware(ship, card) for ship in ships for card in ship.upgrades if UPGRADES[card.id].type == "illicit"]


def fits(x: Use, card: Card, ship: Ship, instead_of: Card) -> bool:
    """Whether a ship may have a card for another: with its restrictions met, and not twice (XW-FAQ-55, XW-BLD-21)."""
    if any(own.id == card.id for own in ship.upgrades):
        return False
    upgrades = tuple(card.id if own is instead_of else own.id for own in ship.upgrades)
    taker = fitted(BuiltShip(pilot=ship.pilot, upgrades=upgrades))
    return not unmet(UPGRADES[card.id], taker, [taker])


def partners(x: Use, first: Ware) -> list[Ware]:
    """What an illicit upgrade can be exchanged for."""
    return [
        other
        for other in wares(x)
        if other.ship is not first.ship
        and other.card.id != first.card.id
        and fits(x, first.card, other.ship, other.card)
        and fits(x, other.card, first.ship, first.card)
    ]


def tradable(x: Use) -> list[Ware]:
    return [ware for ware in wares(x) if partners(x, ware)]


@triggered("upgrade:cikatrovizago", PHASE_STARTS, what=("end",), able=lambda x: bool(tradable(x)), may=True)
def cikatro_vizago(m: XMatch, x: Use) -> Flow[None]:
    about = {"card": x.card}
    one = yield from pick(m, x.ship.owner, "exchange", "XW-FAQ-55", [ware.id for ware in tradable(x)], about=about)
    first = next((ware for ware in tradable(x) if ware.id == one), tradable(x)[0])
    ids = [ware.id for ware in partners(x, first)]
    two = yield from pick(m, x.ship.owner, "exchange", "XW-FAQ-55", ids, about=about)
    second = next(ware for ware in partners(x, first) if ware.id == (two or ids[0]))
    for giver, taker in ((first, second), (second, first)):
        place = next(n for n, card in enumerate(giver.ship.upgrades) if card is giver.card)
        giver.ship.upgrades[place] = taker.card
    for ware in (first, second):
        forget(m.state, ware.ship)
        m.note("exchanged", "XW-FAQ-55", ship=ware.ship.id, card=f"upgrade:{ware.card.id}")
