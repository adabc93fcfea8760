"""Where to put a base: places worth looking at, and those of them that are allowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, cos, hypot, pi, sin
from random import Random
from typing import Final

from battlemat.core.decision import Place, Pose
from battlemat.core.game import Appraisal
from battlemat.games.shatterpoint.appraisal.seat import Seat, View, reach_of
from battlemat.games.shatterpoint.appraisal.striking import SURE, beside_foes, strike_from
from battlemat.games.shatterpoint.measuring import RANGES, TOKEN_RADIUS

SAMPLES: Final = 6
ENOUGH: Final = 3
"""So many allowed places are enough: the best are tried first."""
SPREAD: Final = (0.0, 0.3, -0.3, 0.7, -0.7)
FAR: Final = (1.0, 0.8, 0.5)


def appraise_places(seat: Seat, decision: Place) -> list[Appraisal]:
    """The options shown, and the best of some other places that are allowed."""
    character = seat.characters[decision.about["character"]]
    sign = 1.0 if character["owner"] == seat.me else -1.0
    strikes = decision.kind == "move" and seat.attacks_later(character)
    start = (character["x"], character["y"], character["height"])
    found = [Appraisal(pose, _worth(seat, character, sign, strikes, pose)) for pose in decision.poses]
    tried = sorted(_tries(seat, decision, character), key=lambda pose: -_worth(seat, character, sign, strikes, pose))
    allowed = 0
    for pose in tried:
        if decision.check(pose) is None:
            found.append(Appraisal(pose, _worth(seat, character, sign, strikes, pose)))
            allowed += 1
            if allowed == ENOUGH:
                break
    stay = _worth(seat, character, sign, strikes, start) if character["on_field"] else -9.0
    return found + [Appraisal(name, stay) for name in decision.also]


def _worth(seat: Seat, character: View, sign: float, strikes: bool, pose: Pose) -> float:
    """The ground, and whom one can attack from there if there is an attack to come."""
    return sign * seat.ground(character, *pose) + (SURE * strike_from(seat, character, pose) if strikes else 0.0)


def _tries(seat: Seat, decision: Place, character: View) -> Iterator[Pose]:
    """Any places, places beside the objectives, and places on the way to them."""
    rng = Random(f"{decision.kind}{character['id']}{seat.view['turn']}")
    yield from {_grid(decision.sample(rng)) for _ in range(SAMPLES)}
    if decision.kind != "move":
        return
    reach = reach_of(character["radius"], decision.about["movement"])
    if seat.attacks_later(character):
        yield from (_grid(pose) for pose in beside_foes(seat, character, reach))
    for goal in seat.goals:
        dx, dy = goal["x"] - character["x"], goal["y"] - character["y"]
        far, turn = hypot(dx, dy), atan2(dy, dx)
        heights = sorted({0.0, float(goal["height"]), float(character["height"])})
        if far <= reach + RANGES[2] + TOKEN_RADIUS + character["radius"]:
            beside = TOKEN_RADIUS + character["radius"] + RANGES[2] / 2
            for number in range(8):
                x = goal["x"] + beside * cos(number * pi / 4)
                y = goal["y"] + beside * sin(number * pi / 4)
                yield from (_grid((x, y, height)) for height in heights)
        for share in FAR:
            for aside in SPREAD:
                step = min(far, reach * share * 0.97)
                x, y = character["x"] + step * cos(turn + aside), character["y"] + step * sin(turn + aside)
                yield _grid((x, y, character["height"]))


def _grid(pose: Sequence[float]) -> Pose:
    x, y, height = pose
    return round(x, 3), round(y, 3), round(height, 3)
