"""UT-60D U-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import act, can_act, choose_ship, hand_over
from battlemat.games.xwing.abilities.phrases import (
    near,
    stressed_near,
)
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.ships import damage, tokens
from battlemat.games.xwing.state import XMatch, find_ship, in_play
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_MANEUVER, LOCKS_FROM, MOST_REROLLS, PHASE_STARTS


@modifies(
    "pilot:sawgerrera",
    "attack",
    "attacker",
    of="friend",
    when=lambda x: x.about is not None and damage.is_damaged(x.about) and near(x, 0, 3),
    it_does=True,
)
def saw_gerrera(x: Use) -> Modification:
    return Reroll(1)


@triggered(
    "pilot:cassianandor",
    PHASE_STARTS,
    what=("activation",),
    able=lambda x: bool(stressed_near(x, 1, 3)),
    may=True,
)
def cassian_andor(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: stressed_near(x, 1, 3))
    if chosen is not None:
        tokens.remove(m, chosen, "stress")


@triggered(
    "pilot:benthictwotubes",
    AFTER_ACTION,
    what=("focus",),
    able=lambda x: tokens.has(x.ship, "focus") and any(ships_at(x.s, x.ship, 1, 2, "other friend")),
    may=True,
)
def benthic_two_tubes(m: XMatch, x: Use) -> Flow[None]:
    yield from hand_over(m, x, ("focus",), lambda: ships_at(m.state, x.ship, 1, 2, "other friend"))


@triggered(
    "pilot:hefftobber",
    AFTER_MANEUVER,
    of="enemy",
    when=lambda x: near(x, 0, 0),
    able=lambda x: can_act(x.s, x.ship),
    may=True,
)
def heff_tobber(m: XMatch, x: Use) -> Flow[None]:
    yield from act(m, x.ship)


@changes("pilot:bodhirook", LOCKS_FROM, of="friend")
def bodhi_rook(x: Use) -> tuple[str, ...]:
    return tuple(ship.id for ship in in_play(x.s) if ship.owner == x.ship.owner)


def shielded_friend(x: Use) -> bool:
    """A friend at range 0-2 defends against this attacker."""
    defender = find_ship(x.s, x.attack.defender) if x.s.attacks else None
    if defender is None or defender.owner != x.ship.owner:
        return False
    return any(ship is defender for ship in ships_at(x.s, x.ship, 0, 2, "friend"))


@changes("pilot:magvayarro", MOST_REROLLS, of="enemy", when=shielded_friend)
def magva_yarro(x: Use) -> int:
    return 1
