"""Movement with the movement tools: advance, dash, climb, jump, reposition (SP-MOV-02 to SP-MOV-32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import atan2, cos, hypot, pi, sin, sqrt
from random import Random
from typing import Final

from msgspec.structs import replace

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick, Place, Pose
from battlemat.core.errors import Refusal
from battlemat.core.plain import plain
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.conditions import stopped_by_pin, strain_of, strike_strained
from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.engagement import after_movement, engaged_with, is_held
from battlemat.games.shatterpoint.footing import axis_between, cannot_stand, in_wedge, put_down
from battlemat.games.shatterpoint.measuring import MOVEMENT_TOOLS
from battlemat.games.shatterpoint.names import ValueName, declared
from battlemat.games.shatterpoint.outlines import Outlines
from battlemat.games.shatterpoint.state import (
    Character,
    Moment,
    Objective,
    ShatterMatch,
    Table,
    characters_of,
    unit_of,
)
from battlemat.games.shatterpoint.terrain import Field, Spot, higher
from battlemat.games.shatterpoint.timing import settle, window
from battlemat.games.shatterpoint.transitions import take_transition
from battlemat.games.shatterpoint.values import credit, keyword, total
from battlemat.geometry.hinged import Bent, Reach
from battlemat.geometry.poses import Point, arc
from battlemat.geometry.shapes import SLACK

RULES: Final = {
    "advance": "SP-MOV-08",
    "reposition": "SP-MOV-21",
    "dash": "SP-MOV-17",
    "climb": "SP-MOV-14",
    "jump": "SP-MOV-19",
}
STRAIGHT_TRIES: Final = 6
GOAL_SHARE: Final = 0.6
STAY_SHARE: Final = 0.02
BENT_SHARE: Final = 0.1
"""How often a sampled movement is any place in reach; else it is one at the end of a straight tool, found faster."""


Goals = Character | Objective | Sequence[Character | Objective]
"""What a movement is directed at: one thing, or several of which the mover's player chooses one."""


def each_goal(goals: Goals) -> Sequence[Character | Objective]:
    return (goals,) if isinstance(goals, Character | Objective) else goals


# A movement


@plain
class Movement:
    """Where a character can go by one movement: the check, the sampler and the outlines of its question.

    With `axes` it goes along one of them.
    """

    def __init__(
        self, s: Table, character: Character, kind: str, axes: Sequence[Point] | None = None, *, unengaged: bool = False
    ) -> None:
        self.s, self.character, self.kind, self.axes, self.unengaged = s, character, kind, axes, unengaged
        self.tool = MOVEMENT_TOOLS[kind]
        self.over_all = kind in ("climb", "jump")
        self.start = character.spot
        self.farthest = 2 * character.radius + 2 * self.tool.half_length

    @property
    def field(self) -> Field:
        return battlefield(self.s.battlefield).field

    @cached_property
    def reach(self) -> Reach:
        """Past impassable terrain on a higher elevation, which the tool may not lie over (SP-MOV-10, SP-MOV-11)."""
        blockers = [
            ring
            for part in self.field.near(self.start, self.farthest)
            if not part.passable and higher(part.top, self.start.height)
            for ring in part.rings
        ]
        character = self.character
        return Reach(character.x, character.y, character.radius, self.tool, blockers)

    def check(self, pose: Pose) -> Refusal | None:
        spot = Spot(*pose)
        if spot == self.start:
            return None  # SP-MOV-07
        facts = {"character": self.character.id}
        x, y, height = spot
        if hypot(x - self.start.x, y - self.start.y) > self.farthest + SLACK:
            return Refusal("shatterpoint-too-far", "SP-MOV-05", facts)
        if self.axes is not None and not any(in_wedge(self.character, x, y, axis) for axis in self.axes):
            return Refusal("shatterpoint-wrong-direction", "SP-MOV-49", facts)
        if not self.over_all and higher(height, self.start.height):
            rule = "SP-MOV-17" if self.kind == "dash" else "SP-MOV-09"
            return Refusal("shatterpoint-too-high", rule, facts)
        fault = cannot_stand(self.s, self.character, spot)
        if fault is None and not self.over_all and self.reach.way_to(x, y) is None:
            rule = "SP-MOV-17" if self.kind == "dash" else "SP-MOV-11"
            return Refusal("shatterpoint-blocked", rule, facts)
        if fault is None and self.unengaged and engaged_with(self.s, replace(self.character, x=x, y=y, height=height)):
            return Refusal("shatterpoint-ends-engaged", "SP-ABL-34", facts)
        return fault

    def sample(self, rng: Random) -> Pose:
        """Some place in reach, often at the end of a straight tool; where the character stands if none is found."""
        start = self.start
        if rng.random() < STAY_SHARE:
            return start  # in a crowd there may be nowhere else to go
        bent = rng.random() < BENT_SHARE
        for _ in range(STRAIGHT_TRIES):
            turn = self._direction(rng)
            far = self.farthest * sqrt(rng.random())
            x, y = start.x + far * cos(turn), start.y + far * sin(turn)
            if not (bent or self.over_all or self.reach.lies_free(Bent(turn, turn))):
                continue
            spots = [
                spot
                for spot in self.field.surfaces(x, y, self.character.radius)
                if self.over_all or not higher(spot.height, start.height)
            ]
            if spots:
                return rng.choice(spots)
        return start

    def _direction(self, rng: Random) -> float:
        """Any direction, but often toward a foe or an active objective: else random matches would meet by chance."""
        if self.axes:
            along = rng.choice(self.axes)
            return atan2(along[1], along[0]) + (rng.random() - 0.5) * pi / 2
        if rng.random() < GOAL_SHARE:
            goals: list[Character | Objective] = [o for o in self.s.objectives if o.active]
            goals += characters_of(self.s, 1 - self.character.owner)
            if goals:
                goal = rng.choice(goals)
                return atan2(goal.y - self.start.y, goal.x - self.start.x) + (rng.random() - 0.5) * pi / 2
        return rng.random() * 2 * pi

    def outlines(self) -> list[list[Point]]:
        """The reach as rings to draw, one for each fan of the tool."""
        if self.over_all or not self.reach.blockers:
            return [arc((self.start.x, self.start.y), self.farthest)]
        length, radius = self.tool.half_length, self.character.radius
        return [ring for fan in self.reach.fans() for ring in _rings(*fan, length, radius)]


def _rings(hinge: Point, low: float, high: float, length: float, radius: float) -> Iterator[list[Point]]:
    """Where a base touches a strip that turns at a hinge from one direction to another: the fan, wider by the base."""
    if high - low >= 2 * pi - 1e-9:
        yield arc(hinge, length + radius)
    elif high - low >= pi:
        yield [hinge, *arc(hinge, length + radius, low, high)]
        yield from _rings(hinge, low, low, length, radius)
        yield from _rings(hinge, high, high, length, radius)
    else:
        right = (hinge[0] + length * cos(low), hinge[1] + length * sin(low))
        left = (hinge[0] + length * cos(high), hinge[1] + length * sin(high))
        yield [
            *arc(right, radius, low - pi / 2, low, pi / 6),
            *arc(hinge, length + radius, low, high),
            *arc(left, radius, high, high + pi / 2, pi / 6),
            *arc(hinge, radius, high + pi / 2, low + 3 * pi / 2, pi / 6),
        ]


_GROWS: Final[dict[str, ValueName]] = {"dash": "dash-grows", "advance": "advance-grows"}


def price_of(s: Table, character: Character, kind: str) -> int:
    """The damage for which a dash may become an advance or an advance a reposition; 0 where it may not."""
    grows = _GROWS.get(kind)
    return 0 if grows is None else total(s, grows, character)


def move_kinds(s: Table, character: Character, kind: str) -> list[str]:
    """What a movement can become: an engaged advance a dash, a climb by Scale, nothing when climbing is forbidden.

    An ability may turn a dash into an advance, or anything into a jump.

    SP-MOV-12, SP-MOV-13, SP-MOV-16, SP-KEY-13, SP-KEY-14.
    """
    held = kind in ("advance", "climb", "dash") and is_held(s, character)
    climbs = not held or total(s, "climbs-engaged", character) > 0
    jumps = ["jump"] if kind != "jump" and total(s, "may-jump", character) else []
    if kind == "climb":
        return ["climb", *jumps] if climbs else jumps
    kinds = ["dash" if kind == "advance" and held else kind]
    if kind == "advance" and held and total(s, "may-reposition", character):
        kinds.append("reposition")
    if kind == "dash" and not held and (total(s, "may-advance", character) or price_of(s, character, "dash")):
        kinds.append("advance")
    if kind == "advance" and "reposition" not in kinds and price_of(s, character, "advance"):
        kinds.append("reposition")
    if kind in ("advance", "dash") and climbs and keyword(s, character, "scale"):
        kinds.append("climb")
    return kinds + jumps


_GROWN: Final = {"advance": "dash", "reposition": "advance"}
"""What a movement has grown from for which something was paid."""
_HELPED_BY: Final[dict[str, tuple[ValueName, ...]]] = {
    "reposition": ("may-reposition",),
    "advance": ("may-advance",),
    "jump": ("may-jump",),
    "climb": ("keyword:scale", "climbs-engaged"),
}
"""What lets a movement become another one, or be made by an engaged character."""


def move(
    m: ShatterMatch,
    character: Character,
    kind: str,
    toward: Goals | None = None,
    *,
    away: bool = False,
    unengaged: bool = False,
    by: int | None = None,
) -> Flow[bool]:
    """A character moves; whether it did (SP-CON-22, SP-MOV-32). Declining is asked for before, by whoever offers it.

    `toward`: what it moves toward, or with `away` away from; of several its player chooses one by where it goes.
    `unengaged`: wherever it goes, it must not be engaged there. `by`: who says where it goes, if not its own player.
    """
    s = m.state
    player = character.owner if by is None else by
    kinds = move_kinds(s, character, kind)
    if not kinds or not character.on_field:
        return False
    if len(kinds) > 1:
        ids = [f"{name}:{character.id}" for name in kinds]
        about = {"character": character.id}
        answer = yield from choose(lambda: Pick(player, "movement", "SP-KEY-13", ids, about))
        kind = (answer or ids[0]).partition(":")[0]
    else:
        kind = kinds[0]
    if kind != kinds[0]:
        _pay_for_growth(m, character, kind)
    if kind != kinds[0] or is_held(s, character):
        credit(m, "SP-KEY-13", character, *_HELPED_BY.get(kind, ()))
    unit = unit_of(s, character.unit)
    if stopped_by_pin(m, unit):
        m.note("pinned-down", "SP-CON-22", character=character.id, movement=kind)
        return False
    since = len(s.waiting)
    token = strain_of(unit)
    before = tuple(foe.id for foe in engaged_with(s, character))
    axes = None if toward is None else [axis_between(character, goal, away=away) for goal in each_goal(toward)]
    movement = Movement(s, character, kind, axes, unengaged=unengaged)
    yield from _go(m, movement, player)
    yield from take_transition(m, character)
    after_movement(m)
    moment = Moment("moved", unit=unit.id, character=character.id, detail=kind, others=before)
    yield from window(m, [moment])
    strike_strained(m, unit, token)
    yield from settle(m, since)
    return True


def _pay_for_growth(m: ShatterMatch, character: Character, kind: str) -> None:
    """Whoever makes more of a movement than was allowed suffers for it, unless another ability lets it be."""
    s = m.state
    if kind in _GROWN and not any(total(s, free, character) for free in _HELPED_BY[kind]):
        unit, base = unit_of(s, character.unit), _GROWN[kind]
        suffer(m, unit, price_of(s, character, base), "SP-ABL-34", unit)
        credit(m, "SP-ABL-34", character, _GROWS[base])


def _go(m: ShatterMatch, movement: Movement, player: int) -> Flow[None]:
    character, kind = movement.character, movement.kind

    def ask() -> Place:
        about = {"character": character.id, "movement": kind, "from": list(movement.start)}
        outlines = Outlines(movement.outlines)
        return Place(
            player,
            "move",
            RULES[kind],
            [movement.start],
            movement.check,
            movement.sample,
            about,
            region=outlines,
        )

    pose = yield from choose(ask)
    if isinstance(pose, tuple):
        put_down(m, character, Spot(*pose), kind, RULES[kind])


def offer_moves(
    m: ShatterMatch,
    movers: Sequence[Character],
    kinds: Sequence[str],
    rule: str,
    *,
    most: int | None = None,
    toward: Goals | None = None,
    away: bool = False,
    unengaged: bool = False,
    asked: int | None = None,
    cut_short: bool = False,
) -> Flow[list[Character]]:
    """Each of several characters may make one of some movements, in any order; those that did (SP-MOV-07).

    `most` limits how many of them may; with nothing to move toward nobody can. The question
    is asked of the mover's player, or of `asked`. `cut_short`: an action, which ends when its unit is Wounded by it.
    """
    moved: list[Character] = []
    done: list[Character] = []
    s = m.state
    for kind in kinds:
        declared("movement", kind, MOVEMENT_TOOLS)
    if toward is not None and not each_goal(toward):
        return moved

    def ask() -> Pick | None:
        ids = [
            f"{kind}:{character.id}"
            for character in movers
            if character not in done and character.on_field
            for kind in kinds
            if kind != "climb" or move_kinds(s, character, kind)
        ]
        if not ids:
            return None
        player = movers[0].owner if asked is None else asked
        return Pick(player, "movement", rule, [*ids, "pass"], refused=lambda: held_back(s, movers, kinds))

    while most is None or len(done) < most:
        if cut_short and _activation_cut_short(s, movers):
            break
        answer = yield from choose(ask)
        if answer is None or answer == "pass":
            break
        kind, _, name = answer.partition(":")
        mover = next(character for character in movers if character.id == name)
        done.append(mover)
        if (yield from move(m, mover, kind, toward, away=away, unengaged=unengaged)):
            moved.append(mover)
    return moved


def held_back(s: Table, movers: Sequence[Character], kinds: Sequence[str]) -> dict[str, Refusal]:
    """The movements that engagement forbids (SP-MOV-16)."""
    return {
        f"{kind}:{character.id}": Refusal("shatterpoint-held", "SP-MOV-16", {"character": character.id})
        for character in movers
        for kind in kinds
        if character.on_field and not move_kinds(s, character, kind)
    }


def _activation_cut_short(s: Table, movers: Sequence[Character]) -> bool:
    """A unit Wounded in its activation does nothing more (SP-TRN-43)."""
    activation = s.activation
    return activation is not None and activation.over and any(c.unit == activation.unit for c in movers)
