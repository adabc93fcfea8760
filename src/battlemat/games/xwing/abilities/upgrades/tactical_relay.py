"""Tactical relays."""

from __future__ import annotations

from functools import partial

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import bullseye, near, primary
from battlemat.games.xwing.asking import agrees
from battlemat.games.xwing.combat.dice import Add, Custom, Modification, faces_of
from battlemat.games.xwing.deeds import REMEMBERS
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import Die, Ship, Table, XMatch, ship_of
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_DESTROYED, KEEPS, PHASE_STARTS


@modifies(
    "upgrade:k2b4",
    "defense",
    "defender",
    of="friend",
    when=lambda x: near(x, 0, 3),
    cost=payment.it_spends("calculate"),
    it_does=True,
)
def k2_b4(x: Use) -> Modification:
    return Custom(True, partial(evade_or_strain, x))


def evade_or_strain(x: Use, m: XMatch) -> Flow[None]:
    """The attacker may take a strain token so that no evade is added."""
    attacker = ship_of(m.state, x.attack.attacker)
    about = {"ship": attacker.id, "card": x.card}
    if (yield from agrees(m, attacker.owner, "take-strain", "XW-ABL-09", about)):
        yield from tokens.gain(m, attacker, "strain", by=x.ship.owner, source=x.ship.id)
        return
    x.attack.defense_dice.append(Die("evade"))
    m.note("dice-changed", "XW-ATK-44", dice="defense", by=x.card, results=faces_of(x.attack.defense_dice))


def calculating(x: Use) -> list[Ship]:
    friends = ships_at(x.s, x.ship, 0, 3, "friend")
    return [ship for ship in friends if tokens.has(ship, "calculate") and REMEMBERS not in ship.did]


@triggered("upgrade:kraken", PHASE_STARTS, what=("end",), able=lambda x: bool(calculating(x)), may=True)
def kraken(m: XMatch, x: Use) -> Flow[None]:
    for number in range(3):
        chosen = yield from choose_ship(m, x, lambda: calculating(x), rule="XW-TOK-09", may=number > 0)
        if chosen is None:
            return
        chosen.did.append(REMEMBERS)


@changes("upgrade:kraken", KEEPS, what=("calculate",), of="friend")
def kraken_keeps(x: Use) -> int:
    return int(x.about is not None and REMEMBERS in x.about.did)


def calculates(s: Table, ship: Ship) -> bool:
    """Whether a ship has the calculate action on its bar."""
    return any(action.name == "calculate" for action in actions.bar(s, ship))


@triggered(
    "upgrade:ta175",
    AFTER_DESTROYED,
    of="friend",
    when=lambda x: x.about is not None and near(x, 0, 3) and calculates(x.s, x.about),
)
def ta_175(m: XMatch, x: Use) -> Flow[None]:
    for ship in list(ships_at(m.state, x.ship, 0, 3, "friend")):
        if calculates(m.state, ship) and ship is not x.about:
            yield from tokens.gain(m, ship, "calculate", by=x.ship.owner, source=x.ship.id)


@modifies(
    "upgrade:tv94",
    "attack",
    "attacker",
    of="friend",
    when=lambda x: near(x, 0, 3) and primary(x) and bullseye(x) and len(x.attack.attack_dice) <= 2,
    cost=payment.it_spends("calculate"),
    it_does=True,
)
def tv_94(x: Use) -> Modification:
    return Add("hit")
