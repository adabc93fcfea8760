"""Who carries out an effect, and where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from battlemat.core.decision import Flow
from battlemat.games.pocketmodel.content import CARDS
from battlemat.games.pocketmodel.effects import Filter
from battlemat.games.pocketmodel.state import Battle, PocketMatch, Side, Table, Unit, home, unit_of, units_in_play
from battlemat.games.pocketmodel.values import matches


class Acting(Struct, frozen=True):
    """The owner and card of an effect; `side` in a battle, `striker` when a strike has failed."""

    owner: int
    card: str
    side: int | None = None
    effect: int = 0
    striker: str = ""

    @property
    def rule(self) -> str:
        """The rule that makes the effect happen: abilities of combat cards or of objectives."""
        return "PM-CRD-44" if CARDS[self.card].type == "combat" else "PM-OBJ-14"


Operation = Callable[[PocketMatch, Any, Acting], Flow[None] | None]


def own_side(m: PocketMatch, acting: Acting) -> tuple[Battle, Side]:
    battle = m.state.battle
    assert battle is not None
    assert acting.side is not None
    return battle, battle.sides[acting.side]


def candidates(s: Table, target: str, wanted: Filter, acting: Acting) -> list[Unit]:
    """The units in play that an effect may act on, as its target word describes them."""
    owner = acting.owner
    if target == "striker":
        unit = unit_of(s, acting.striker)
        return [unit] if unit.in_play else []
    if target in ("self", "opposing"):
        return _in_battle(s, target, acting)
    fits = [unit for unit in units_in_play(s) if matches(unit, wanted, owner)]
    if target in ("friendly_choice", "friendly_divided"):
        return [unit for unit in fits if unit.owner == owner]
    if target == "friendly_in_own_home":
        return [unit for unit in fits if unit.owner == owner and unit.zone == home(owner)]
    if target in ("opposing_in_own_home", "each_opposing_in_own_home"):
        return [unit for unit in fits if unit.owner != owner and unit.zone == home(owner)]
    battle = s.battle
    assert battle is not None
    assert acting.side is not None
    here = [unit for unit in fits if unit.zone == battle.zone]
    own, other = battle.sides[acting.side].unit, battle.sides[1 - acting.side].unit
    if target == "friendly_in_zone":
        return [unit for unit in here if unit.owner == owner]
    if target == "other_friendly_in_zone":
        return [unit for unit in here if unit.owner == owner and unit.id != own]
    return [unit for unit in here if unit.owner != owner and unit.id != other]


def _in_battle(s: Table, target: str, acting: Acting) -> list[Unit]:
    """The unit itself or the opposing one, as long as it has not left play (PM-CRD-43, PM-CRD-47)."""
    assert s.battle is not None
    assert acting.side is not None
    side = s.battle.sides[acting.side if target == "self" else 1 - acting.side]
    return [] if side.gone else [unit_of(s, side.unit)]
