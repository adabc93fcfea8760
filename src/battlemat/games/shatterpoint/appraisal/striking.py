"""Whom a character could attack from another place: what a move is worth to who has still an attack to come."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin
from typing import Final

from battlemat.core.decision import Pose
from battlemat.games.shatterpoint.appraisal.fighting import best_attack, clash_worth
from battlemat.games.shatterpoint.appraisal.seat import Seat, View, reach_of
from battlemat.games.shatterpoint.content import STANCES
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.records import Stance
from battlemat.games.shatterpoint.terrain import same_elevation

SURE: Final = 0.7
"""What an attack that is still to come counts, compared with one that could be made at once."""
CLOSE: Final = 0.6
"""How near to stand to a foe, in parts of the range in which both are engaged."""
ASIDE: Final = (0.0, 0.5, -0.5)


def strike_from(seat: Seat, character: View, pose: Pose) -> float:
    """The best attack from a place, as the crow flies; who is engaged there has no shot."""
    stance = STANCES[seat.units[character["unit"]]["stance"]]
    x, y, height = pose
    shots: list[View] = []
    engaged: list[View] = []
    for foe in seat.characters_of(seat.foe):
        gap = hypot(x - foe["x"], y - foe["y"]) - character["radius"] - foe["radius"]
        if gap <= RANGES[2] and same_elevation(height, foe["height"]):
            engaged.append(foe)
        elif gap <= RANGES[stance.ranged.range or 0]:
            shots.append(foe)
    return max((_worth(seat, stance, character, foe, bool(engaged)) for foe in engaged or shots), default=0.0)


def _worth(seat: Seat, stance: Stance, character: View, foe: View, engaged: bool) -> float:
    if (stance.melee if engaged else stance.ranged).attack is None:
        return 0.0
    key = (character["id"], foe["id"], engaged)
    found = seat.strikes.get(key)
    if found is None:
        found = clash_worth(seat, character["id"], foe["id"], "melee" if engaged else "ranged")
        seat.strikes[key] = found
    return found


def strike_gain(seat: Seat, character: View, kind: str) -> float:
    """How much better an attack could get by a movement, as the crow flies."""
    reach = reach_of(character["radius"], kind, bool(character["engaged"]))
    best = max((strike_from(seat, character, pose) for pose in beside_foes(seat, character, reach)), default=0.0)
    return SURE * max(0.0, best - best_attack(seat, character))


def beside_foes(seat: Seat, character: View, reach: float) -> Iterator[Pose]:
    """Places at foes that so long a movement may lead to: close to them, and where they can be shot at."""
    stance = STANCES[seat.units[character["unit"]]["stance"]]
    x, y, height = character["x"], character["y"], character["height"]
    for foe in seat.characters_of(seat.foe):
        far, turn = hypot(foe["x"] - x, foe["y"] - y), atan2(foe["y"] - y, foe["x"] - x)
        touching = character["radius"] + foe["radius"]
        for distance in {CLOSE * RANGES[2], 0.9 * RANGES[stance.ranged.range or 2]}:
            if 0 < far - touching - distance <= reach:
                for aside in ASIDE:
                    around = turn + pi + aside
                    away = touching + distance
                    yield foe["x"] + away * cos(around), foe["y"] + away * sin(around), height
