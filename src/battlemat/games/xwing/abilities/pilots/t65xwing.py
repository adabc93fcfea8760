"""T-65 X-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import attack, charges, damage
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.dice import count
from battlemat.games.xwing.measures import in_arc
from battlemat.games.xwing.objects import base_of, range_to
from battlemat.games.xwing.sheet import sheet
from battlemat.games.xwing.state import Ship, XMatch, find_ship, ship_of
from battlemat.games.xwing.windows import AFTER_DECLARES, BEFORE_NEUTRALIZE, DEFENSE_DICE


@triggered(
    "pilot:lukeskywalker",
    AFTER_DECLARES,
    of="enemy",
    when=lambda x: x.attack.defender == x.ship.id,
    able=lambda x: x.ship.force < sheet(x.s, x.ship).force,
    may=True,
)
def luke_skywalker(m: XMatch, x: Use) -> None:
    charges.recover_force(m, x.ship)


@changes("pilot:wedgeantilles", DEFENSE_DICE, of="enemy", when=lambda x: x.attack.attacker == x.ship.id)
def wedge_antilles(x: Use) -> int:
    return -1


def covers(x: Use, defender: Ship | None) -> bool:
    """Another friendly ship at range 0-1 defends, and Biggs is in the attack arc too."""
    if defender is None or defender is x.ship or defender.owner != x.ship.owner or range_to(x.s, x.ship, defender) > 1:
        return False
    attacker = base_of(x.s, ship_of(x.s, x.attack.attacker))
    return in_arc(attacker, x.attack.arc, base_of(x.s, x.ship))  # type: ignore[arg-type]


@triggered(
    "pilot:biggsdarklighter",
    BEFORE_NEUTRALIZE,
    of="enemy",
    when=lambda x: covers(x, find_ship(x.s, x.attack.defender)),
    able=lambda x: count(x.attack.attack_dice, "hit", "crit") > 0,
    may=True,
)
def biggs_darklighter(m: XMatch, x: Use) -> Flow[None]:
    faces = [face for face in ("hit", "crit") if count(x.attack.attack_dice, face)]
    face = yield from pick(m, x.ship.owner, "take-damage", "XW-ATK-53", lambda: faces, about={"ship": x.ship.id})
    if face is not None:
        yield from damage.suffer(m, x.ship, int(face == "hit"), int(face == "crit"), by=x.attack.attacker)
        attack.cancel(m, x.attack, face)
