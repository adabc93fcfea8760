"""Crew."""

from __future__ import annotations

from battlemat.games.xwing import charges, costs
from battlemat.games.xwing.abilities.declare import Use, action, triggered
from battlemat.games.xwing.sheet import sheet
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import SETUP


@triggered("upgrade:gnkgonkdroid", SETUP, what=("forces",))
def gonk_starts_empty(m: XMatch, x: Use) -> None:
    charges.lose(m, x.ship, x.card)


@action("upgrade:gnkgonkdroid", "recharge", able=lambda x: charges.can_recover(x.ship, x.card))
def gonk_recharges(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)


@action("upgrade:gnkgonkdroid", able=lambda x: x.ship.shields < sheet(x.s, x.ship).shields, cost=costs.charge())
def gonk(m: XMatch, x: Use) -> None:
    """XW-CHG-35."""
    charges.recover_shields(m, x.ship)
