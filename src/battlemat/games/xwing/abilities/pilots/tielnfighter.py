"""TIE/ln fighter."""

from __future__ import annotations

from functools import partial

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, instead, modifies, triggered
from battlemat.games.xwing.abilities.phrases import bullseye, chassis, fully, near, primary
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Change, Custom, Modification, Reroll, count, faces_of
from battlemat.games.xwing.ships import actions, charges, damage
from battlemat.games.xwing.ships.tokens import stressed
from battlemat.games.xwing.state import XMatch, device_of, find_ship, ship_of
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACKS,
    AFTER_DEFENDS,
    AFTER_MANEUVER,
    ATTACK_DICE,
    BEFORE_ACTIVATES,
    CAN,
    ROLLS_ATTACK,
    WOULD_BE_HURT,
)

EZRAS = ("ezrabridger", "ezrabridger-sheathipedeclassshuttle", "ezrabridger-tielnfighter")
SABINES = ("sabinewren", "sabinewren-tielnfighter")
ZEBS = ("zeborrelios", "zeborrelios-sheathipedeclassshuttle", "zeborrelios-tielnfighter")
"""The crew of the Ghost does the same in every ship."""


@modifies(
    "pilot:howlrunner",
    "attack",
    "attacker",
    of="friend",
    when=lambda x: primary(x) and near(x, 0, 1),
    it_does=True,
)
def howlrunner(x: Use) -> Modification:
    return Reroll(1)


@changes("pilot:maulermithel", ATTACK_DICE, when=lambda x: x.attack.range == 1)
def mauler_mithel(x: Use) -> int:
    return 1


@changes("pilot:scourgeskutu", ATTACK_DICE, when=bullseye)
def scourge_skutu(x: Use) -> int:
    return 1


@changes("pilot:gideonhask", ATTACK_DICE, when=lambda x: damaged(x, x.attack.defender))
def gideon_hask(x: Use) -> int:
    return 1


def damaged(x: Use, name: str) -> bool:
    ship = find_ship(x.s, name)
    return ship is not None and damage.is_damaged(ship)


@modifies(
    "pilot:delmeeko",
    "defense",
    "defender",
    of="friend",
    when=lambda x: near(x, 0, 2) and damaged(x, x.attack.attacker),
    it_does=True,
)
def del_meeko(x: Use) -> Modification:
    return Reroll(1)


@instead(
    "pilot:idenversio",
    WOULD_BE_HURT,
    of="friend",
    when=lambda x: x.about is not None and chassis(x, x.about) == "tielnfighter" and near(x, 0, 1),
    may=True,
    cost=payment.charge(),
)
def iden_versio(m: XMatch, x: Use) -> None:
    """The damage is prevented."""


@modifies("pilot:seynmarana", "attack", "attacker")
def seyn_marana(x: Use) -> Modification:
    return Custom(count(x.attack.attack_dice, "crit") > 0, partial(one_sure_card, x))


def one_sure_card(x: Use, m: XMatch) -> Flow[None]:
    """A spent crit deals one facedown card, and nothing else of the attack is left."""
    attack.cancel(m, x.attack, "crit", "XW-ATK-47")
    defender = find_ship(m.state, x.attack.defender)
    if defender is None:
        devices.suffer(m, device_of(m.state, x.attack.defender), 1)
    else:
        yield from damage.deal(m, defender, faceup=False, by=x.ship.id)
    for face in faces_of(x.attack.attack_dice):
        attack.cancel(m, x.attack, face)


@triggered(
    "pilot:valenrudor",
    AFTER_DEFENDS,
    of="friend",
    when=lambda x: near(x, 0, 1),
    able=lambda x: bool(actions.available(x.s, x.ship, actions.standard_actions(x.s, x.ship))),
    may=True,
)
def valen_rudor(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, actions.standard_actions(m.state, x.ship), may=False, rule="XW-ACT-24")


@triggered(
    "pilot:nightbeast",
    AFTER_MANEUVER,
    when=lambda x: fully(x, "blue"),
    able=lambda x: actions.can_perform(x.s, x.ship, "focus"),
    may=True,
)
def night_beast(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "focus", may=False)


@triggered("pilot:wampa", ROLLS_ATTACK, may=True, cost=payment.charge())
def wampa(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@triggered("pilot:wampa", AFTER_DEFENDS, able=lambda x: x.charges > 0)
def wampa_is_shaken(m: XMatch, x: Use) -> None:
    charges.lose(m, x.ship, x.card)


@triggered("pilot:captainrex", AFTER_ATTACKS, when=lambda x: find_ship(x.s, x.moment.other) is not None)
def captain_rex(m: XMatch, x: Use) -> None:
    handling.assign(m, ship_of(m.state, x.moment.other), "suppressivefire", x.ship.owner, x.ship.id)


def ezra_bridger(card: str) -> None:
    @modifies(card, "attack", "attacker", when=lambda x: stressed(x.ship), cost=payment.force())
    def attacks(x: Use) -> Modification:
        return Change(("focus",), "hit", 2)

    @modifies(card, "defense", "defender", when=lambda x: stressed(x.ship), cost=payment.force())
    def defends(x: Use) -> Modification:
        return Change(("focus",), "evade", 2)


def sabine_wren(card: str) -> None:
    @triggered(card, BEFORE_ACTIVATES, able=lambda x: actions.can_perform(x.s, x.ship, "barrelroll", "boost"), may=True)
    def moves(m: XMatch, x: Use) -> Flow[None]:
        yield from actions.granted(m, x.ship, "barrelroll", "boost", may=False)


def zeb_orrelios(card: str) -> None:
    @changes(card, CAN, what=("crits-first",))
    def crits_first(x: Use) -> bool:
        return True


for name in EZRAS:
    ezra_bridger(f"pilot:{name}")
for name in SABINES:
    sabine_wren(f"pilot:{name}")
for name in ZEBS:
    zeb_orrelios(f"pilot:{name}")
