"""A game small enough to see through: secret numbers, a placed marker, a die. It tests the engine by itself.

Each round both players secretly name a number from 1 to 3 at the same moment; equal numbers score for player 0,
different ones for player 1. Then the scorer puts a marker into a circle and rolls a die; three points win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, hypot, pi, sin, sqrt
from random import Random
from typing import Any, ClassVar, TypedDict

from battlemat.core.asking import choose, choose_together
from battlemat.core.chance import Chance
from battlemat.core.decision import Flow, Pick, Place, Pose
from battlemat.core.described import Described
from battlemat.core.errors import Refusal
from battlemat.core.game import Game, State, Step
from battlemat.core.match import Match

RADIUS = 10.0
NUMBERS = ("1", "2", "3")


class ToyState(State):
    points: list[int]
    secret: list[int]
    marker: list[float]
    named: dict[int, str]


class ToyView(TypedDict):
    points: list[int]
    secret: list[int | None]
    marker: list[float]
    named: list[str | bool]


ToyMatch = Match[ToyState]


def play_round(m: ToyMatch) -> Flow[None]:
    s = m.state
    s.named = {}
    yield from choose_together(
        (1, 0), lambda player: ask_number(s, player), lambda player, number: name(s, player, number)
    )
    scorer = 0 if s.named[0] == s.named[1] else 1
    m.note("named", "T-1", numbers=[int(s.named[0]), int(s.named[1])])
    pose = yield from choose(lambda: ask_place(scorer))
    if isinstance(pose, tuple):
        s.marker = list(pose)
    s.points[scorer] += 1
    die = s.chance.roll()
    m.note_secret("rolled", "T-2", (scorer,), {"die": die}, player=scorer)
    s.secret[scorer] = die
    if s.points[scorer] == 3:
        m.finish((scorer,), "toy-won", "T-2")
    m.next_steps(Step("round"))


def ask_number(s: ToyState, player: int) -> Pick | None:
    return None if player in s.named else Pick(player, "number", "T-1", NUMBERS)


def name(s: ToyState, player: int, number: str) -> None:
    """The order in which they answered is nobody's business."""
    s.named = dict(sorted({**s.named, player: number}.items()))


def ask_place(player: int) -> Place:
    def check(pose: Pose) -> Refusal | None:
        far = hypot(pose[0], pose[1])
        return None if far <= RADIUS else Refusal("toy-outside", "T-2", {"distance": round(far, 1)})

    def sample(rng: Random) -> Pose:
        far, turn = RADIUS * 1.1 * sqrt(rng.random()), rng.random() * 2 * pi
        return (far * cos(turn), far * sin(turn), rng.random() * 360)

    return Place(player, "marker", "T-2", [(0, 0, 0), (1.23456789, 2, 90)], check, sample, also=["leave"])


class Toy(Game[ToyState]):
    id = "toy"
    rules_version = 1
    draw_rule = "T-2"
    state_type = ToyState
    described = Described(ToyView, dict)
    steps: ClassVar[Mapping[str, Callable[..., Flow[None] | None]]] = {"round": play_round}

    def normal_setup(self, setup: Any) -> dict[str, Any]:
        return {}

    def players(self, setup: Mapping[str, Any]) -> int:
        return 2

    def begin(self, setup: Mapping[str, Any], chance: Chance) -> ToyState:
        return ToyState([Step("round")], chance, None, [], [0, 0], [0, 0], [], {})

    def view(self, state: ToyState, player: int | None) -> dict[str, Any]:
        secret = [die if seat == player else None for seat, die in enumerate(state.secret)]
        return {
            "points": list(state.points),
            "secret": secret,
            "marker": list(state.marker),
            "named": [number if seat == player else bool(number) for seat, number in sorted(state.named.items())],
        }

    def redraw(self, state: ToyState, player: int | None, chance: Chance) -> None:
        for seat in (0, 1):
            if seat != player and state.secret[seat]:
                state.secret[seat] = chance.roll()
            if seat != player and seat in state.named and len(state.named) < 2:
                state.named[seat] = NUMBERS[chance.below(3)]

    def broken_state(self, state: ToyState, setup: Mapping[str, Any]) -> list[str]:
        return []

    def concede(self, m: ToyMatch, player: int) -> None:
        m.finish((1 - player,), "toy-conceded", "T-2")

    def agree_draw(self, m: ToyMatch) -> None:
        m.finish((), "toy-draw", "T-2")

    def still_playing(self, state: ToyState) -> Sequence[int]:
        return (0, 1)


TOY = Toy()


def new_toy(seed: int = 1) -> ToyMatch:
    from battlemat.core.chance import key_from_seed

    return Match(TOY, {}, key_from_seed(seed))
