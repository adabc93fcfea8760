"""The browser's types are made from the server's records and from what games describe."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from battlemat.server.page_types import page_types
from battlemat.server.typescript import TypeScript, constant

PAGE = Path(__file__).parents[2] / "web" / "src"

Colour = Literal["red", "green"]
Spot = tuple[float, float]


class Piece(TypedDict):
    colour: Colour | None
    spots: list[Spot]
    note: NotRequired[str]
    more: dict[str, Any]


class Loose(TypedDict, total=False):
    left: int


class Printed(msgspec.Struct, rename={"first": "from"}):
    first: int
    last: int = 9


class Brief(Printed, omit_defaults=True, tag_field="kind", tag="brief"):
    pieces: frozenset[int | str] = frozenset()


@pytest.mark.parametrize("path", page_types())
def test_the_browser_has_the_types_of_today(path: str) -> None:
    written = (PAGE / path).read_text(encoding="utf-8")
    assert written == page_types()[path], "run: python -m battlemat.server.page_types web/src"


def test_a_typed_dict_is_an_interface_and_what_has_a_name_keeps_it() -> None:
    piece, colour, spot = TypeScript().declare([Piece])
    assert piece.splitlines()[1:-1] == [
        "  colour: Colour | null;",
        "  spots: Spot[];",
        "  note?: string;",
        "  more: Record<string, unknown>;",
    ]
    assert colour == 'export type Colour = "red" | "green";\n'
    assert spot == "export type Spot = [number, number];\n"
    assert TypeScript().declare([Loose]) == ["export interface Loose {\n  left?: number;\n}\n"]


def test_a_record_lacks_fields_only_where_it_leaves_out_defaults_or_a_sender_may() -> None:
    assert TypeScript().declare([Printed]) == ["export interface Printed {\n  from: number;\n  last: number;\n}\n"]
    assert "  last?: number;" in TypeScript(lenient=True).declare([Printed])[0]
    brief = TypeScript().declare([Brief])[0].splitlines()
    assert brief[1:-1] == ['  kind: "brief";', "  from: number;", "  last?: number;", "  pieces?: (number | string)[];"]


def test_two_types_of_one_name_are_refused() -> None:
    class Twin(TypedDict):
        other: Piece

    Twin.__name__ = "Piece"
    with pytest.raises(ValueError, match="two types are called Piece"):
        TypeScript().declare([Twin])


def test_constants_are_written_as_code() -> None:
    assert constant("RANGES", (0.0, 25.4)) == "export const RANGES = [0, 25.4] as const;\n"
    assert constant("TOOLS", {"dash": 85.0}) == "export const TOOLS: Record<string, number> = { dash: 85 };\n"
