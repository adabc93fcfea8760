"""RZ-2 A-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import fully, primary
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.deeds import PARTIAL
from battlemat.games.xwing.ships import other_actions, tokens
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.table.objects import is_in_arc
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, ATTACK_DICE, DEFENSE_DICE, ROLLS_DEFENSE


@changes("pilot:lulolampar", ATTACK_DICE, when=lambda x: primary(x) and tokens.stressed(x.ship))
def lulo_lampar(x: Use) -> int:
    return 1


@changes("pilot:lulolampar", DEFENSE_DICE, when=lambda x: tokens.stressed(x.ship))
def lulo_lampar_defends(x: Use) -> int:
    return -1


@triggered(
    "pilot:tallissanlintra",
    ROLLS_DEFENSE,
    of="any",
    when=lambda x: (
        ship_of(x.s, x.attack.attacker).owner != x.ship.owner
        and is_in_arc(x.s, x.ship, "bullseye", ship_of(x.s, x.attack.attacker))
    ),
    may=True,
    cost=payment.charge(),
)
def tallissan_lintra(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "defense", x.card)


@triggered("pilot:greersonnel", AFTER_MANEUVER, when=fully, may=True)
def greer_sonnel(m: XMatch, x: Use) -> Flow[None]:
    yield from other_actions.rotate(m, x.ship)


@triggered("pilot:zaribangel", AFTER_MANEUVER, when=lambda x: PARTIAL in x.ship.did)
def zari_bangel(m: XMatch, x: Use) -> None:
    """The action step comes all the same, unless there is another cause to skip it."""
    x.ship.did.remove(PARTIAL)
