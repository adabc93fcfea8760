"""RZ-2 A-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, tokens
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import fully, primary
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_MANEUVER, ATTACK_DICE, DEFENSE_DICE


@changes("pilot:lulolampar", ATTACK_DICE, when=lambda x: primary(x) and tokens.stressed(x.ship))
def lulo_lampar(x: Use) -> int:
    return 1


@changes("pilot:lulolampar", DEFENSE_DICE, when=lambda x: tokens.stressed(x.ship))
def lulo_lampar_defends(x: Use) -> int:
    return -1


@triggered("pilot:greersonnel", AFTER_MANEUVER, when=fully, may=True)
def greer_sonnel(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.rotate(m, x.ship)
