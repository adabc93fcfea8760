"""Outlines that are computed only if somebody draws them. (A file of its own: it is not compiled, docs/fast.md.)"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import overload

from battlemat.geometry.poses import Point


class Outlines(Sequence[list[Point]]):
    """Outlines that are computed only if somebody draws them."""

    def __init__(self, make: Callable[[], list[list[Point]]]) -> None:
        self._make = make

    @cached_property
    def _made(self) -> list[list[Point]]:
        return self._make()

    @overload
    def __getitem__(self, index: int) -> list[Point]: ...

    @overload
    def __getitem__(self, index: slice) -> list[list[Point]]: ...

    def __getitem__(self, index: int | slice) -> list[Point] | list[list[Point]]:
        return self._made[index]

    def __len__(self) -> int:
        return len(self._made)
