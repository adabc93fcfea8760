"""Ship abilities, shared by all cards of a ship type that print them."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.phrases import attacker_in, locked_defender, primary
from battlemat.games.xwing.dice import Change, Modification
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_ACTION, ATTACK_DICE


@triggered(
    "ship:vectoredthrusters",
    AFTER_ACTION,
    may=True,
    able=lambda x: actions.can_perform(x.s, x.ship, "boost", colour="red"),
)
def vectored_thrusters(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "boost", colour="red", may=False)


@changes("ship:advancedtargetingcomputer", ATTACK_DICE, when=lambda x: primary(x) and locked_defender(x))
def advanced_targeting_computer(x: Use) -> int:
    return 1


@modifies(
    "ship:advancedtargetingcomputer", "attack", "attacker", when=lambda x: primary(x) and locked_defender(x), may=False
)
def advanced_targeting_computer_crit(x: Use) -> Modification:
    return Change(("hit",), "crit")


@modifies(
    "ship:concordiafaceoff",
    "defense",
    "defender",
    when=lambda x: x.attack.range == 1 and attacker_in(x, "front"),
    may=False,
)
def concordia_faceoff(x: Use) -> Modification:
    return Change(("blank", "focus"), "evade")
