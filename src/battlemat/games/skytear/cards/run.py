"""One card or skill being carried out, and the register of the functions that do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from battlemat.core.decision import Flow
from battlemat.games.skytear.ops import Counted, Op, Provided
from battlemat.games.skytear.state import Acting, Effect, Hero, SkyMatch, Table, hero_of
from battlemat.games.skytear.values import counted

O = TypeVar("O", bound=Op)  # noqa: E741 - an operation


class Run(Struct):
    """`targets` are those still legal. Operations leave for later ones who was `hit`, HP `lost`, `minions` fallen."""

    effect: Effect
    caster: Acting
    player: int
    targets: list[str]
    hit: list[Hero] = []
    lost: dict[str, int] = {}
    minions: int = 0

    @property
    def source(self) -> str:
        return self.effect.name

    def times(self, s: Table, per: Counted | None) -> int:
        """How often something happens that happens once for each thing counted."""
        if per is None:
            return 1
        if per == "pillar-removed":
            return self.effect.count
        if per == "minion-defeated":
            return self.minions
        return counted(s, self.caster, per)

    def provided(self, s: Table, condition: Provided | None) -> bool:
        if condition is None:
            return True
        target = hero_of(s, self.targets[0])
        if condition == "target-marked":
            return "marked" in target.conditions
        return target.cell >= 0 and self.caster.cell >= 0 and s.board.adjacent(self.caster.cell, target.cell)


OPERATIONS: dict[type[Op], Callable[[SkyMatch, Run, Any], Flow[None] | None]] = {}


def operation(
    kind: type[O],
) -> Callable[[Callable[[SkyMatch, Run, O], Flow[None] | None]], Callable[[SkyMatch, Run, O], Flow[None] | None]]:
    """Registers the function that carries out one kind of operation."""

    def register(
        function: Callable[[SkyMatch, Run, O], Flow[None] | None],
    ) -> Callable[[SkyMatch, Run, O], Flow[None] | None]:
        assert kind not in OPERATIONS, f"{kind.__name__} is carried out twice"
        OPERATIONS[kind] = function
        return function

    return register
