"""M3-A interceptor."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import charges, costs, damage, tokens
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import near
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.costs import Cost
from battlemat.games.xwing.dice import ALL, Modification, Reroll
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_ATTACKS, AFTER_DEFENDS, PHASE_STARTS


def empty_cards(x: Use) -> list[str]:
    names = [f"upgrade:{card.id}" for card in x.ship.upgrades]
    return [name for name in names if charges.can_recover(x.ship, name)]


@triggered(
    "pilot:quinnjast",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(empty_cards(x)),
    may=True,
    cost=costs.gain("disarm"),
)
def quinn_jast(m: XMatch, x: Use) -> Flow[None]:
    card = yield from pick(m, x.ship.owner, "reload", "XW-ABL-15", lambda: empty_cards(x))
    if card is not None:
        charges.recover(m, x.ship, card)


@modifies("pilot:serissu", "defense", "defender", of="friend", when=lambda x: near(x, 0, 1))
def serissu(x: Use) -> Modification:
    return Reroll(1)


@triggered("pilot:laetinashera", AFTER_DEFENDS, when=lambda x: x.moment.amount == 0)
@triggered("pilot:laetinashera", AFTER_ATTACKS, when=lambda x: x.moment.amount == 0)
def laetin_ashera(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "evade", by=x.ship.owner, source=x.ship.id)


def suffer_a_hit(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, hits=1)


A_HIT = Cost(lambda x: True, suffer_a_hit)


@modifies("pilot:inaldra", "attack", "attacker", cost=A_HIT)
@modifies("pilot:inaldra", "defense", "defender", cost=A_HIT)
def inaldra(x: Use) -> Modification:
    return Reroll(ALL)
