"""Torpedoes."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.phrases import defending_ship, hits, you_attack
from battlemat.games.xwing.combat.dice import Change, Modification
from battlemat.games.xwing.ships import charges
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_NEUTRALIZE, CAN


def sharpens_a_hit(name: str) -> None:
    @modifies(f"upgrade:{name}", "attack", "attacker", when=lambda x: x.attack.weapon == name, may=False)
    def sharpen(x: Use) -> Modification:
        return Change(("hit",), "crit")


sharpens_a_hit("protontorpedoes")
sharpens_a_hit("advprotontorpedoes")


@changes(
    "upgrade:plasmatorpedoes",
    CAN,
    what=("crits-first",),
    of="enemy",
    when=lambda x: (
        bool(x.s.attacks)
        and you_attack(x)
        and x.attack.weapon == "plasmatorpedoes"
        and x.about is not None
        and x.about.id == x.attack.defender
    ),
)
def plasma_torpedoes(x: Use) -> bool:
    return True


@triggered("upgrade:plasmatorpedoes", AFTER_NEUTRALIZE, what=("plasmatorpedoes",), when=hits)
def plasma_torpedoes_burn(m: XMatch, x: Use) -> None:
    """Before damage is dealt (XW-FAQ-79)."""
    defender = defending_ship(x)
    if defender is not None:
        charges.lose_shields(m, defender, 1, "XW-FAQ-79")
