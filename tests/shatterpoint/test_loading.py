"""Cards that do not agree with themselves stop the game from being loaded, whichever file they are in."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec, module_from_spec
from typing import Any

import msgspec
import pytest

from battlemat.core import content as files
from battlemat.core.errors import ContentError
from battlemat.games.shatterpoint.records import AbilityCard, Stance, UnitCard


@pytest.mark.parametrize(
    ("kind", "is_spoilt", "change", "said"),
    [
        (UnitCard, lambda unit: unit.type == "primary", {"squad_points": None}, "a primary unit has squad points"),
        (AbilityCard, lambda ability: ability.innate, {"action": True}, "costs nothing"),
        (Stance, lambda stance: stance.melee.attack is not None, {"melee_chart": None}, "every type of attack"),
    ],
    ids=["unit", "ability", "stance"],
)
def test_a_faulty_card_stops_the_loading(
    monkeypatch: pytest.MonkeyPatch, kind: type, is_spoilt: Callable[[Any], bool], change: dict[str, Any], said: str
) -> None:
    load = files.load_records

    def spoilt(file: Any, table: str, record: Any) -> dict[str, Any]:
        found = load(file, table, record)
        return {
            name: msgspec.structs.replace(entry, **change) if record is kind and is_spoilt(entry) else entry
            for name, entry in found.items()
        }

    monkeypatch.setattr(files, "load_records", spoilt)
    spec = find_spec("battlemat.games.shatterpoint.content")
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(ContentError, match=said):
        spec.loader.exec_module(module_from_spec(spec))
