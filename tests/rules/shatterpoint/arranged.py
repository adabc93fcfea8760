"""What a rule test needs that no playable card offers: a chart, a value or an effect put into the game for one test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import WRITTEN, Standing, Trigger, Use, standing
from battlemat.games.shatterpoint.content import ABILITIES, STANCES, UNITS
from battlemat.games.shatterpoint.names import MomentName, ValueName
from battlemat.games.shatterpoint.records import Chart, Effect, Row
from battlemat.games.shatterpoint.scenario import ShatterScenario
from tests.rules.shatterpoint.made_up import plan_anew


def chart(**rows: tuple[Effect, ...]) -> Chart:
    """`chart(e1=("block",), e3=("block", "jump"))`: what 1 or 2, and what 3 or more expertise results give."""
    firsts = sorted(int(name.removeprefix("e")) for name in rows)
    lasts = [first - 1 for first in firsts[1:]] + [99]
    return Chart("test", tuple(Row(first, rows[f"e{first}"], last) for first, last in zip(firsts, lasts, strict=True)))


def give_stance(monkeypatch: pytest.MonkeyPatch, kind: str, **changes: Any) -> None:
    """The first stance of a unit has other figures or charts in this test."""
    name = UNITS[kind].stances[0]
    monkeypatch.setitem(STANCES, name, msgspec.structs.replace(STANCES[name], **changes))


def give_value(t: ShatterScenario, unit: str, name: ValueName, amount: int) -> None:
    """An ability of a unit changes a value of `names.py`, whatever the value is about."""
    standing(t.state)[name].append(Standing(t.unit(unit), lambda s, holder, about: amount, "", 0))


def give_effect(monkeypatch: pytest.MonkeyPatch, ability: str, resolve: Callable[[Use], Flow[None] | None]) -> None:
    """An Active ability does something else in this test."""
    monkeypatch.setattr(WRITTEN[ability], "use", resolve)


def give_trigger(
    monkeypatch: pytest.MonkeyPatch,
    ability: str,
    moment: MomentName,
    resolve: Callable[[Use], Flow[None] | None] = lambda use: None,
) -> None:
    """An ability waits for another moment, too. To be called before the table is laid out."""
    written = WRITTEN[ability]
    monkeypatch.setattr(written, "triggers", [*written.triggers, Trigger(moment, lambda use: True, resolve)])
    plan_anew(monkeypatch)


def give_text(monkeypatch: pytest.MonkeyPatch, ability: str, **changes: Any) -> None:
    """An ability has another cost, or takes an action."""
    monkeypatch.setitem(ABILITIES, ability, msgspec.structs.replace(ABILITIES[ability], **changes))
