"""Effects made up for tests of timing: printed cards wait for few of the moments that the rules name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import msgspec
import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities import registry
from battlemat.games.shatterpoint.abilities.registry import WRITTEN, Applies, Trigger, Use, Value, Written
from battlemat.games.shatterpoint.content import STANCES, STRUGGLES
from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.missions.registry import EFFECTS, MissionEffect
from battlemat.games.shatterpoint.names import MomentName, ValueName
from battlemat.games.shatterpoint.records import Chart, Effect, Row, TreeOption
from battlemat.games.shatterpoint.state import Moment, ShatterMatch, unit_of

CARD = "steal-the-secret-plans"
"""The struggle card of a scenario unless it names another."""


def plan_anew(patch: pytest.MonkeyPatch) -> None:
    """Which abilities a table has is found out once for its units; what a test makes up is nobody else's."""
    for plan in (registry._triggers, registry._values):
        patch.setattr(registry, plan.__name__, lru_cache(plan.__wrapped__))


def lend(
    patch: pytest.MonkeyPatch,
    ability: str,
    *moments: MomentName,
    does: Callable[[Use], Flow[Any] | None],
    only_if: Applies = lambda use: True,
) -> None:
    """An ability waits for other moments than those on its card; whether it is Reactive stays as printed."""
    written = Written()
    written.triggers = [Trigger(moment, only_if, does) for moment in moments]
    patch.setitem(WRITTEN, ability, written)
    plan_anew(patch)


def lend_value(patch: pytest.MonkeyPatch, ability: str, name: ValueName, value: Value) -> None:
    """An ability changes another value than the one on its card."""
    written = Written()
    written.values = [(name, value)]
    patch.setitem(WRITTEN, ability, written)
    plan_anew(patch)


def decree(patch: pytest.MonkeyPatch, moment: MomentName, told: list[str], *specials: str) -> None:
    """The struggle card has special rules that tell of themselves at a moment."""
    effects = dict(EFFECTS.get(moment, {}))
    for special in specials:
        effects[special] = MissionEffect(lambda s, _: True, partial(_tell, told, special))
    patch.setitem(EFFECTS, moment, effects)
    patch.setitem(STRUGGLES, CARD, msgspec.structs.replace(STRUGGLES[CARD], special=specials))


def mission_hurts(patch: pytest.MonkeyPatch, moment: MomentName, unit: str, amount: int) -> None:
    """The struggle card has a special rule that deals damage to a unit at a moment."""

    def hurt(m: ShatterMatch, _: Moment) -> None:
        suffer(m, unit_of(m.state, unit), amount, "SP-DMG-02")

    patch.setitem(EFFECTS, moment, {"hurts": MissionEffect(lambda s, _: True, hurt)})
    patch.setitem(STRUGGLES, CARD, msgspec.structs.replace(STRUGGLES[CARD], special=("hurts",)))


def _tell(told: list[str], special: str, m: ShatterMatch, moment: Moment) -> None:
    told.append(special)


def tree(patch: pytest.MonkeyPatch, stance: str, *options: TreeOption) -> None:
    """A stance has another combat tree."""
    patch.setitem(STANCES, stance, msgspec.structs.replace(STANCES[stance], tree=options))


def icons(patch: pytest.MonkeyPatch, stance: str, *effects: Effect) -> None:
    """The first option of a stance's combat tree shows these icons; a second one shows a damage icon."""
    tree(patch, stance, TreeOption("a", effects, True, ("b",)), TreeOption("b", ("damage",)))


def chart(patch: pytest.MonkeyPatch, stance: str, which: str, *effects: Effect) -> None:
    """A chart of a stance gives this for one expertise result or more."""
    made = Chart("made up", (Row(1, effects),))
    patch.setitem(STANCES, stance, msgspec.structs.replace(STANCES[stance], **{f"{which}_chart": made}))
