"""Families of approaches and counter-attacks that several units share."""

from __future__ import annotations

from collections.abc import Callable

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, when
from battlemat.games.shatterpoint.abilities.verbs import (
    foes,
    for_the_turn,
    grant,
    hunker,
    may_attack,
    may_move,
    pick_character,
)
from battlemat.games.shatterpoint.abilities.wounds import culprit
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.state import AttackType

# Covert Operations and the like: dash, and whoever comes close to a foe takes aim.


def closing_in(ability: str, reach: int, then: Callable[[Use], None]) -> None:
    @active(ability)
    def resolve(use: Use) -> Flow[None]:
        """Each member may dash; if any ends within reach of a foe, something happens and the unit focuses."""
        moved = yield from may_move(use, use.members, "dash")
        if any(within(member, foe, reach) for member in moved for foe in foes(use)):
            then(use)
            yield from grant(use, use.unit, "focus")


closing_in("headlong-assault", 2, lambda use: for_the_turn(use, impact=1))
closing_in("covert-operations", 4, lambda use: for_the_turn(use, sharpshooter=1))
closing_in("commando-doctrines", 4, hunker)


# Revenge: whoever wounds this unit by an attack is attacked in turn.


def strikes_back(
    ability: str, by: tuple[AttackType, ...] = ("melee", "ranged"), types: tuple[AttackType, ...] = ("melee", "ranged")
) -> None:
    @when(
        ability,
        "unit-wounded",
        only_if=lambda use: use.moment.unit == use.unit.id and use.moment.detail in by,
    )
    def resolve(use: Use) -> Flow[None]:
        foe = yield from culprit(use)
        member = yield from pick_character(use, use.members)
        if member is None or foe is None:
            return
        yield from may_move(use, [member], "dash")
        yield from may_attack(use, [member], types=types, dice=5, only=[foe])


strikes_back("revenge-i-must-have-revenge", by=("melee",), types=("melee",))
strikes_back("the-sith-lord-strikes-back", types=("melee",))
strikes_back("may-we-live-up-to-our-name")
