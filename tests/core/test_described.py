"""What is shown is compared with its description, in both directions and at any depth."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

import msgspec
import pytest

from battlemat.core.described import unlike


class Head(TypedDict):
    name: str


class Body(TypedDict):
    legs: list[Leg]
    tail: NotRequired[int]


class Leg(msgspec.Struct, omit_defaults=True):
    toes: int
    lame: bool = False


class Whole(msgspec.Struct):
    legs: int = 4


def shown(**changes: Any) -> dict[str, Any]:
    return {"name": "cat", "legs": [{"toes": 5}, {"toes": 5, "lame": True}]} | changes


@pytest.mark.parametrize("changes", [{}, {"tail": 1}, {"legs": ()}])
def test_what_is_as_described_passes(changes: dict[str, Any]) -> None:
    assert unlike(shown(**changes), Head, Body) is None


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        pytest.param({"wings": 2}, "nobody describes $.wings", id="a field only the engine knows"),
        pytest.param({"legs": [{"toes": 5, "claws": 5}]}, "nobody describes $.legs[0].claws", id="deep down"),
        pytest.param({"legs": [{}]}, "Body: Object missing required field `toes` - at `$.legs[0]`", id="missing"),
        pytest.param({"tail": "long"}, "Body: Expected `int`, got `str` - at `$.tail`", id="another type"),
    ],
)
def test_what_is_not_as_described_is_named(changes: dict[str, Any], problem: str) -> None:
    assert unlike(shown(**changes), Head, Body) == problem


def test_a_field_that_only_the_description_knows_is_missing() -> None:
    assert unlike({"legs": []}, Head, Body) == "Head: Object missing required field `name`"
    assert unlike({}, Whole) == "$.legs is missing"
