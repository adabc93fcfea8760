"""Customized YT-1300 light freighter, and the escape craft with the same pilots."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.phrases import banks, primary, through_obstacle
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import ALL, Modification, Reroll
from battlemat.games.xwing.ships.tokens import stressed
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import DIFFICULTY, ROLLS_ATTACK, ROLLS_DEFENSE


def calm(x: Use) -> bool:
    return not stressed(x.ship)


def lando_calrissian(card: str) -> None:
    """Only his own dice (XW-FAQ-11)."""

    @modifies(card, "attack", "attacker", when=calm, cost=payment.gain("stress"))
    @modifies(card, "defense", "defender", when=calm, cost=payment.gain("stress"))
    @modifies(card, "other", "roller", when=calm, cost=payment.gain("stress"))
    def blanks_again(x: Use) -> Modification:
        return Reroll(ALL, ("blank",), exactly=True)


def l3_37(card: str) -> None:
    @changes(card, DIFFICULTY, when=lambda x: not x.ship.shields and banks(x))
    def easier_banks(x: Use) -> int:
        return -1


for craft in ("", "-escapecraft"):
    lando_calrissian(f"pilot:landocalrissian{craft}")
    l3_37(f"pilot:l337{craft}")


@triggered("pilot:hansolo", ROLLS_ATTACK, when=lambda x: primary(x) and through_obstacle(x), may=True)
def han_solo(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@triggered("pilot:hansolo", ROLLS_DEFENSE, when=through_obstacle, may=True)
def han_solo_defends(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "defense", x.card)
