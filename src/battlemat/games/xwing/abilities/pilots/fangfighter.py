"""Fang fighter."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Cost, Use, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import fully, you_attack
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import charges, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, PHASE_STARTS, ROLLS_ATTACK, ROLLS_DEFENSE


@triggered("pilot:fennrau", ROLLS_ATTACK, when=lambda x: x.attack.range == 1, may=True)
def fenn_rau(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@triggered("pilot:fennrau", ROLLS_DEFENSE, when=lambda x: x.attack.range == 1, may=True)
def fenn_rau_defends(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "defense", x.card)


@triggered(
    "pilot:oldteroch",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: any(ships_at(x.s, x.ship, 1, 1, "enemy")),
    may=True,
)
def old_teroch(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 1, 1, "enemy"))
    if chosen is not None and is_in_arc(m.state, chosen, "front", x.ship):
        for token in tokens.green(chosen):
            tokens.remove(m, chosen, token, chosen.tokens[token])


@triggered("pilot:kadsolus", AFTER_MANEUVER, when=lambda x: fully(x, "red"))
def kad_solus(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "focus", 2, by=x.ship.owner, source=x.ship.id)


def torpedoes(x: Use) -> list[str]:
    return [f"upgrade:{c.id}" for c in x.ship.upgrades if c.charges and UPGRADES[c.id].type == "torpedo"]


def pay_torpedo(m: XMatch, x: Use) -> Flow[None]:
    card = yield from pick(m, x.ship.owner, "charge-of", "XW-CHG-10", torpedoes(x), about={"ship": x.ship.id})
    charges.spend(m, x.ship, card or torpedoes(x)[0])


@triggered(
    "pilot:joyrekkoff",
    ROLLS_DEFENSE,
    of="enemy",
    when=you_attack,
    may=True,
    cost=Cost(lambda x: bool(torpedoes(x)), pay_torpedo),
)
def joy_rekkoff(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "defense", x.card, -1)
