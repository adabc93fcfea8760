"""The sizes of X-Wing's components, read once from `content/geometry.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from battlemat.core.content import content_folder, read_toml, to_record
from battlemat.geometry import Outline

BaseSize = Literal["small", "medium", "large", "huge"]
ObstacleKind = Literal["asteroid", "debris", "gas_cloud"]


class BaseFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of a size (a square, but for huge ships), its front arc in degrees, how it barrel rolls and decloaks."""

    length: float
    width: float
    front_arc: float
    roll_shift: float
    rolls_on_long_side: bool
    decloak_speed: int


class TemplateFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lengths of straights and radii of banks and turns, by speed from 1 on."""

    straight: tuple[float, ...]
    bank: tuple[float, ...]
    turn: tuple[float, ...]


class HugeFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The huge maneuver template: its six straight lines are a `step` apart (XW-HUG-68).

    `bank` is where the middle of the ship comes to, for the speeds of a bank to the right from 0 on (XW-HUG-71).
    """

    step: float
    straights: int
    bank: tuple[tuple[float, float], ...]
    bank_angle: float


class ObstacleFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An obstacle token. Those that cards place have a `guide` edge, as devices do."""

    kind: ObstacleKind
    points: tuple[tuple[float, float], ...]
    guide: float | None = None


class DeviceFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device token and the kinds of device it is used for."""

    kinds: tuple[str, ...]
    points: tuple[tuple[float, float], ...]
    guide: float


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the file."""

    play_area: float
    range_band: float
    ruler_width: float
    template_width: float
    tallon_shift: float
    base: dict[BaseSize, BaseFigures]
    template: TemplateFigures
    huge: HugeFigures
    obstacle: dict[str, ObstacleFigures]
    device: dict[str, DeviceFigures]


def _read() -> Figures:
    file = content_folder("xwing") / "geometry.toml"
    return to_record(file.name, "file", read_toml(file), Figures)


FIGURES = _read()
DEVICES: Mapping[str, DeviceFigures] = {kind: token for token in FIGURES.device.values() for kind in token.kinds}
OBSTACLES: Mapping[str, ObstacleFigures] = FIGURES.obstacle


@cache
def obstacle_outline(outline: str) -> Outline:
    return Outline(OBSTACLES[outline].points)


@cache
def device_outline(kind: str) -> Outline:
    return Outline(DEVICES[kind].points)
