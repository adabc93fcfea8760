"""Sith Infiltrator."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, attack, costs, tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.objects import in_firing_arc
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.targets import shots
from battlemat.games.xwing.windows import AFTER_ATTACKS, AFTER_DEFENDS


def second_targets(x: Use) -> set[str]:
    """Whom a second primary attack could be made against: others, and the same one after a miss."""
    found = {shot.defender for shot in shots(x.s, x.ship) if not shot.weapon.special}
    return found - ({x.moment.other} if x.moment.amount else set())


@triggered(
    "pilot:darthmaul",
    AFTER_ATTACKS,
    when=lambda x: not x.attack.bonus,
    able=lambda x: attack.may_bonus_attack(x.ship) and bool(second_targets(x)),
    may=True,
    cost=costs.force(2),
    bonus_attack=True,
)
def darth_maul(m: XMatch, x: Use) -> Flow[None]:
    targets = second_targets(x)
    yield from attack.bonus_attack(
        m, x.ship, using=lambda weapon: not weapon.special, against=lambda defender: defender in targets
    )


def burdens(x: Use) -> list[str]:
    """The red and blue tokens of the ship."""
    return [token for token in (*tokens.RED, *tokens.BLUE) if tokens.has(x.ship, token)]


@triggered(
    "pilot:countdooku",
    AFTER_DEFENDS,
    when=lambda x: in_firing_arc(x.s, x.ship, ship_of(x.s, x.moment.other)),
    able=lambda x: bool(burdens(x)),
    may=True,
    cost=costs.force(),
)
def count_dooku(m: XMatch, x: Use) -> Flow[None]:
    token = yield from pick(
        m, x.ship.owner, "lose-token", "XW-TOK-03", lambda: burdens(x), about={"ship": x.ship.id}
    )  # fmt: skip
    if token is not None:
        tokens.remove(m, x.ship, token)


def can_act(x: Use) -> bool:
    return bool(actions.available(x.s, x.ship, actions.standard_actions(x.s, x.ship)))


@triggered(
    "pilot:countdooku", AFTER_ATTACKS, when=lambda x: x.moment.amount == 1, able=can_act, may=True, cost=costs.force()
)
@triggered("pilot:066", AFTER_DEFENDS, able=can_act, may=True, cost=costs.spend("calculate"))
def acts(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, actions.standard_actions(m.state, x.ship), may=False, rule="XW-ACT-24")
