"""M3-A interceptor."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import (
    misses,
    near,
    you_attack,
)
from battlemat.games.xwing.combat import dice_changes, modify
from battlemat.games.xwing.combat.dice import ALL, Modification, Reroll
from battlemat.games.xwing.combat.dice_changes import Dice
from battlemat.games.xwing.ships import charges, tokens
from battlemat.games.xwing.state import XMatch, find_ship
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACKS,
    AFTER_DEFENDS,
    AFTER_LOCKS,
    AFTER_REROLLS,
    PHASE_STARTS,
    ROLLED_ATTACK,
    ROLLED_DEFENSE,
)


def empty_cards(x: Use) -> list[str]:
    names = [f"upgrade:{card.id}" for card in x.ship.upgrades]
    return [name for name in names if charges.can_recover(x.ship, name)]


@triggered(
    "pilot:quinnjast",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(empty_cards(x)),
    may=True,
    cost=payment.gain("disarm"),
)
def quinn_jast(m: XMatch, x: Use) -> Flow[None]:
    card = yield from pick(m, x.ship.owner, "reload", "XW-ABL-15", lambda: empty_cards(x))
    if card is not None:
        charges.recover(m, x.ship, card)


@modifies("pilot:serissu", "defense", "defender", of="friend", when=lambda x: near(x, 0, 1), it_does=True)
def serissu(x: Use) -> Modification:
    return Reroll(1)


@triggered("pilot:laetinashera", AFTER_DEFENDS, when=misses)
@triggered("pilot:laetinashera", AFTER_ATTACKS, when=misses)
def laetin_ashera(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "evade", by=x.ship.owner, source=x.ship.id)


@modifies("pilot:inaldra", "attack", "attacker", cost=payment.suffer(hits=1))
@modifies("pilot:inaldra", "defense", "defender", cost=payment.suffer(hits=1))
def inaldra(x: Use) -> Modification:
    return Reroll(ALL)


@triggered("pilot:genesisred", AFTER_LOCKS)
def genesis_red(m: XMatch, x: Use) -> Flow[None]:
    """He ends with as many as the locked ship has; an object that is no ship has none."""
    for token in ("focus", "evade"):
        tokens.remove(m, x.ship, token, x.ship.tokens.get(token, 0))
    locked = find_ship(m.state, x.moment.other)
    if locked is not None:
        for token in ("focus", "evade"):
            number = locked.tokens.get(token, 0)
            yield from tokens.gain(m, x.ship, token, number, by=x.ship.owner, source=x.ship.id)


SUNNY = "pilot:sunnybounder"


def dice_of(x: Use) -> Dice:
    return "attack" if you_attack(x) else "defense"


def all_the_same(x: Use) -> bool:
    """Every die shows the same result, and she may still add one (XW-ATK-51)."""
    dice = dice_of(x)
    same = len({die.face for die in dice_changes.pool(x.attack, dice)}) == 1
    return same and f"{x.ship.id}/{SUNNY}" not in x.attack.used and modify.may_modify(x.s, x.attack, dice, x.ship)


@triggered(SUNNY, ROLLED_ATTACK, when=all_the_same, may=True)
@triggered(SUNNY, ROLLED_DEFENSE, when=all_the_same, may=True)
@triggered(SUNNY, AFTER_REROLLS, when=all_the_same, may=True)
def sunny_bounder(m: XMatch, x: Use) -> None:
    dice = dice_of(x)
    x.attack.used.append(f"{x.ship.id}/{SUNNY}")
    dice_changes.add(m, x.attack, dice, dice_changes.pool(x.attack, dice)[0].face, x.card)
