"""Quadrijet transfer spacetug."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.windows import DEVICE_WAYS


@changes("pilot:constablezuvio", DEVICE_WAYS, when=lambda x: x.what.startswith("drop:"))
def constable_zuvio(x: Use) -> tuple[str, ...]:
    return ("launch:1-straight",)
