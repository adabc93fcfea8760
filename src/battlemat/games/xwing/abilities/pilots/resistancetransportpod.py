"""Resistance transport pod."""

from __future__ import annotations

from functools import partial

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, cards, tokens
from battlemat.games.xwing.abilities.declare import Use, in_system_phase, modifies, triggered
from battlemat.games.xwing.abilities.phrases import in_attack_arc
from battlemat.games.xwing.asking import agrees, pick
from battlemat.games.xwing.dice import Custom, Modification, Reroll, faces_of
from battlemat.games.xwing.modify import Dice, pool
from battlemat.games.xwing.state import Die, XMatch, in_play, ship_of
from battlemat.games.xwing.windows import SETUP


@in_system_phase("pilot:bb8", able=lambda x: actions.can_perform(x.s, x.ship, "barrelroll", "boost", colour="red"))
def bb_8(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "barrelroll", "boost", colour="red", may=False)


def friends_in_arc(x: Use) -> int:
    friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship is not x.ship]
    return sum(in_attack_arc(x, ship) for ship in friends)


@modifies("pilot:rosetico", "attack", "attacker", when=lambda x: friends_in_arc(x) > 0)
@modifies("pilot:rosetico", "defense", "defender", when=lambda x: friends_in_arc(x) > 0)
def rose_tico(x: Use) -> Modification:
    return Reroll(friends_in_arc(x))


@modifies("pilot:finn", "attack", "attacker")
def finn(x: Use) -> Modification:
    return Custom(True, partial(one_more_die, x, "attack"))


@modifies("pilot:finn", "defense", "defender")
def finn_defends(x: Use) -> Modification:
    return Custom(True, partial(one_more_die, x, "defense"))


def one_more_die(x: Use, dice: Dice, m: XMatch) -> Flow[None]:
    """A blank, or for a strain token a focus result."""
    about = {"ship": x.ship.id, "card": x.card}
    strained = yield from agrees(m, x.ship.owner, "strain-for-focus", "XW-ABL-09", about)
    if strained:
        yield from tokens.gain(m, x.ship, "strain", by=x.ship.owner)
    own = pool(x.attack, dice)
    own.append(Die("focus" if strained else "blank"))
    m.note("dice-changed", "XW-ATK-44", dice=dice, by=x.card, results=faces_of(own))


@triggered("pilot:vimoradi", SETUP, what=("forces",))
def vi_moradi(m: XMatch, x: Use) -> Flow[None]:
    enemies = [ship.id for ship in m.state.ships if ship.owner != x.ship.owner]
    chosen = yield from pick(m, x.ship.owner, "ship", "XW-ABL-57", enemies, about={"card": x.card})
    cards.assign(m, ship_of(m.state, chosen or enemies[0]), "compromisingintel", x.ship.owner, x.ship.id)
