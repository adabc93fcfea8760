"""Naboo Royal N-1 starfighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import opponent, primary, you_attack, you_defend
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.flight.maneuver import revealed
from battlemat.games.xwing.state import Ship, XMatch, in_play
from battlemat.games.xwing.table.objects import is_in_arc
from battlemat.games.xwing.timing.moments import ATTACK_DICE, BEFORE_REVEALS, CANNOT, DEFENSE_DICE, MOST_FOCUS, SETUP


@triggered("pilot:anakinskywalker-nabooroyaln1starfighter", BEFORE_REVEALS, may=True, cost=payment.force())
def anakin_skywalker(m: XMatch, x: Use) -> Flow[bool]:
    """No action; if the roll fails, the Force is not spent (XW-FAQ-52)."""
    return (yield from moves.barrel_roll(m, x.ship))


def lead(x: Use) -> int | None:
    """By how much your revealed maneuver is faster than that of the enemy ship; None where one has revealed none."""
    enemy = opponent(x)
    own, other = revealed(x.s, x.ship), None if enemy is None else revealed(x.s, enemy)
    return None if own is None or other is None else own.speed - other.speed


@changes("pilot:ricolie", ATTACK_DICE, when=lambda x: primary(x) and (lead(x) or 0) > 0)
@changes("pilot:ricolie", DEFENSE_DICE, when=lambda x: (lead(x) or 0) > 0)
def ric_olie(x: Use) -> int:
    return 1


def flown_alike(x: Use) -> bool:
    """In an attack with a ship whose revealed maneuver is as fast as yours; the question is about that ship."""
    return bool(x.s.attacks) and (you_attack(x) or you_defend(x)) and x.about is opponent(x) and lead(x) == 0


@changes(
    "pilot:dineeellberger", CANNOT, what=("attack-dice-modified", "defense-dice-modified"), of="enemy", when=flown_alike
)
def dinee_ellberger(x: Use) -> bool:
    return True


def ladies(x: Use) -> list[Ship]:
    """Those who can be decoyed for: friendly ships other than handmaidens."""
    return [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship.pilot != x.ship.pilot]


@triggered("pilot:naboohandmaiden", SETUP, what=("forces",), able=lambda x: bool(ladies(x)))
def naboo_handmaiden(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ladies(x), rule="XW-ABL-57")
    if chosen is not None:
        handling.assign(m, chosen, "decoyed", x.ship.owner, x.ship.id)


@changes(
    "pilot:padmeamidala",
    MOST_FOCUS,
    of="enemy",
    when=lambda x: x.about is not None and is_in_arc(x.s, x.ship, "front", x.about),
)
def padme_amidala(x: Use) -> int:
    """XW-FAQ-82."""
    return 1
