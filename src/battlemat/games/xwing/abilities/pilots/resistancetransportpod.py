"""Resistance transport pod."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, in_system_phase, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import in_attack_arc
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.combat.dice import Add, Modification, Reroll
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.state import Ship, XMatch, in_play
from battlemat.games.xwing.timing.moments import SETUP


@in_system_phase("pilot:bb8", able=lambda x: actions.can_perform(x.s, x.ship, "barrelroll", "boost", colour="red"))
def bb8(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "barrelroll", "boost", colour="red", may=False)


def friends_in_attack_arc(x: Use) -> int:
    others = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship is not x.ship]
    return sum(in_attack_arc(x, ship) for ship in others)


@modifies("pilot:rosetico", "attack", "attacker", when=lambda x: friends_in_attack_arc(x) > 0)
@modifies("pilot:rosetico", "defense", "defender", when=lambda x: friends_in_attack_arc(x) > 0)
def rose_tico(x: Use) -> Modification:
    return Reroll(friends_in_attack_arc(x))


def not_yet(x: Use) -> bool:
    """A blank or a focus result, not both."""
    return not any(used.startswith(f"{x.ship.id}/{x.card}") for used in x.attack.used)


@modifies("pilot:finn", "attack", "attacker", when=not_yet)
@modifies("pilot:finn", "defense", "defender", when=not_yet)
def finn(x: Use) -> Modification:
    return Add("blank")


@modifies("pilot:finn", "attack", "attacker", when=not_yet, cost=payment.gain("strain"))
@modifies("pilot:finn", "defense", "defender", when=not_yet, cost=payment.gain("strain"))
def finn_strains(x: Use) -> Modification:
    return Add("focus")


def enemies(x: Use) -> list[Ship]:
    return [ship for ship in in_play(x.s) if ship.owner != x.ship.owner]


@triggered("pilot:vimoradi", SETUP, what=("forces",), able=lambda x: bool(enemies(x)))
def vi_moradi(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: enemies(x), rule="XW-ABL-57")
    if chosen is not None:
        handling.assign(m, chosen, "compromisingintel", x.ship.owner, x.ship.id)
