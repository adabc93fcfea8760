"""Hyena-class droid bomber."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.windows import DEVICE_WAYS


@changes("pilot:bombardmentdrone", DEVICE_WAYS, when=lambda x: x.what.startswith("drop:"))
def bombardment_drone(x: Use) -> tuple[str, ...]:
    return (x.what.replace("drop:", "launch:"),)
