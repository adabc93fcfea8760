"""What a side of an attack may do to dice: tokens, and abilities of cards, each with what it takes."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from battlemat.games.xwing.combat.dice import Add, Change, Reroll
from battlemat.games.xwing.combat.odds import Attacker, Defender

BASIC: Final = ("focus", "calculate", "force", "evade", "lock")
"""What purses begin with: so many of each; after that what only cards ask for (stress, charges of a card)."""
FOCUS, CALCULATE, FORCE, EVADE = range(4)

Effect = Reroll | Change | Add
Condition = Literal["", "all blank", "two dice"]
"""What must hold of the dice: none shows anything but blanks; there are two at most."""


class Mod(NamedTuple):
    """One thing that can be done to the dice, once in an attack.

    `takes` is what it costs of the side's purse. Of mods with the same `group` (of one card) only one may be used.
    `must`: it is done whether its player likes it or not.
    """

    name: str
    effects: tuple[Effect, ...]
    takes: tuple[tuple[str, int], ...] = ()
    group: str = ""
    must: bool = False
    when: Condition = ""

    @property
    def adds(self) -> bool:
        return any(isinstance(effect, Add) for effect in self.effects)


class Means(NamedTuple):
    """What a side of an attack has: a purse, what it may do to its own dice and what to those of the other side.

    `cancels` are results it takes away from the other side when all dice have been modified, each for its price.
    """

    purse: tuple[tuple[str, int], ...] = ()
    own: tuple[Mod, ...] = ()
    other: tuple[Mod, ...] = ()
    cancels: tuple[Mod, ...] = ()

    def has(self, what: str) -> int:
        return dict(self.purse).get(what, 0)


LOCK: Final = Mod("lock", (Reroll(99),), (("lock", 1),), "lock")


def attacker_means(attacker: Attacker) -> Means:
    """The same as means: what the table shows."""
    purse = (("focus", attacker.focus), ("calculate", attacker.calculate), ("force", attacker.force))
    own = (LOCK,) if attacker.lock else ()
    return Means((*purse, ("lock", int(attacker.lock))), own + _rerolls(attacker.rerolls))


def defender_means(defender: Defender) -> Means:
    """The same for the defender."""
    purse = (("focus", defender.focus), ("calculate", defender.calculate), ("force", defender.force))
    return Means((*purse, ("evade", defender.evade)), _rerolls(defender.rerolls))


def _rerolls(number: int) -> tuple[Mod, ...]:
    return (Mod("rerolls", (Reroll(number),)),) if number else ()
