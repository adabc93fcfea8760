"""Shatterpoint: where pushes end, where squads deploy, and where a base may be put by any question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from math import cos, hypot, sin, tau
from random import Random
from types import SimpleNamespace
from typing import Any

import battlemat
from battlemat import bots
from battlemat.core.decision import Flow, Place
from battlemat.core.errors import Refusal
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.deployment import Deployment
from battlemat.games.shatterpoint.footing import cannot_stand
from battlemat.games.shatterpoint.measuring import MOVEMENT_TOOLS, RANGES
from battlemat.games.shatterpoint.movement import Movement
from battlemat.games.shatterpoint.placing import Placing
from battlemat.games.shatterpoint.pushing import push, pushed_to
from battlemat.games.shatterpoint.sampling import sample_setup
from battlemat.games.shatterpoint.state import Character, Table, characters
from battlemat.games.shatterpoint.terrain import SIDE, Spot
from battlemat.games.shatterpoint.transitions import take_transition
from tests.vectors import Case, Vectors
from tests.vectors.shatterpoint_tables import crowds, shown

SCOUTS = ("forward-scout", "infiltration")
"""Abilities that change where somebody may be deployed."""
CROWDS, PUSHES = 180, 12
DEPLOYMENTS, POINTS = 1500, 10
"""Points about those with each of these abilities, and points for each question."""
QUESTIONS, SPOTS = 240, 25
HAIR = 1.5
"""Millimetres within which a place must be as good or bad as all around: outlines are drawn to the millimetre."""

Check = Callable[[Any], Refusal | None]


def vectors(fields: dict[str, Any]) -> Iterator[Vectors]:
    yield from (_pushes(fields), _deployments(), _reaches(fields))


# Pushes


def _pushes(fields: dict[str, Any]) -> Vectors:
    """Somebody pushed in a crowd that stands anywhere on a battlefield."""
    rng = Random("vectors shatterpoint-push")
    views: list[Any] = []
    cases: list[Case] = []
    for s in crowds(rng, CROWDS):
        cases += [[len(views), *_push(rng, s)] for _ in range(PUSHES)]
        views.append(shown(s))
    return Vectors("shatterpoint-push", {"fields": fields, "views": views}, cases)


def _push(rng: Random, s: Table) -> Case:
    character = rng.choice(list(characters(s)))
    turn, range_ = rng.uniform(0.0, tau), rng.randint(1, 5)
    aim = (character.x + 100 * cos(turn), character.y + 100 * sin(turn))
    return [character.id, range_, aim, pushed_to(s, character, turn, RANGES[range_])]


# Deployment


def _deployments() -> Vectors:
    """Points about those who may be deployed farther away, or beside others, than the leader's side."""
    views: list[Any] = []
    cases: list[Case] = []
    for ability in SCOUTS:
        rng = Random(f"vectors {ability}")
        for s, decision in _deploying(ability, rng, DEPLOYMENTS // POINTS):
            cases += [[len(views), decision.about, *point] for point in _points(rng, decision)]
            views.append(shown(s))
    return Vectors("shatterpoint-deploy", {"views": views}, cases)


def _deploying(ability: str, rng: Random, number: int) -> Iterator[tuple[Table, Place]]:
    return islice(_all_deploying(ability, rng), number)


def _all_deploying(ability: str, rng: Random) -> Iterator[tuple[Table, Place]]:
    while True:
        setup = sample_setup(rng, [ability])
        m = battlemat.new_match("shatterpoint", setup, seed=rng.randrange(1000))
        while m.state.phase in ("setup", "deployment"):
            decision = m.pending[0]
            if isinstance(decision, Place) and decision.kind == "deploy":
                yield m.state, decision
            m.submit(decision.player, bots.ask(bots.make("random"), m, decision, rng))


def _points(rng: Random, decision: Place) -> Iterator[tuple[float, float, bool]]:
    where = _deployment(decision)
    for _ in range(POINTS):
        x, y = _near(rng, where.leader, 250.0)
        yield x, y, where.reach_refusal(Spot(x, y)) is None


def _deployment(decision: Place) -> Deployment:
    return decision.check.__self__  # type: ignore[attr-defined, no-any-return]


def _near(rng: Random, around: Character | None, far: float) -> tuple[float, float]:
    if around is None:
        return rng.uniform(0.0, SIDE), rng.uniform(0.0, SIDE)
    return around.x + rng.uniform(-far, far), around.y + rng.uniform(-far, far)


# Where a base may be put


def _reaches(fields: dict[str, Any]) -> Vectors:
    """Questions for a place, and spots with whether the engine would take them."""
    rng = Random("vectors shatterpoint-reach")
    views: list[Any] = []
    cases: list[Case] = []
    for s, about, kind, region, check in _places(rng):
        mover = next(c for p in s.players for u in p.units for c in u.characters if c.id == about["character"])
        centres = [Spot(*exit_) for exit_ in about.get("exits", ())] or [_leader(s, about) or mover.spot]
        spots = list(_spots(rng, s, mover, centres, check))
        cases.append([len(views), kind, about, [list(ring) for ring in region], spots])
        views.append(shown(s))
    return Vectors("shatterpoint-reach", {"fields": fields, "views": views}, cases)


def _leader(s: Table, about: Mapping[str, Any]) -> Spot | None:
    name = about.get("leader") or about.get("near")
    return next((one.spot for one in characters(s) if one.id == name), None)


Asked = tuple[Table, Mapping[str, Any], str, Any, Check]


def _places(rng: Random) -> Iterator[Asked]:
    kinds = [*MOVEMENT_TOOLS, "place", "push", "transition"]
    made = (_asked(rng, s, rng.choice(kinds)) for s in crowds(rng, 20 * QUESTIONS))
    yield from islice(filter(None, made), QUESTIONS)
    for s, decision in _deploying(SCOUTS[0], rng, QUESTIONS // 6):
        where = _deployment(decision)
        yield s, decision.about, "deploy", (), partial(_deployed_badly, s, where)


def _deployed_badly(s: Table, where: Deployment, spot: Spot) -> Refusal | None:
    """Without whether others still find room: the page does not foresee that."""
    return where.reach_refusal(spot) or cannot_stand(s, where.character, spot)


def _asked(rng: Random, s: Table, kind: str) -> Asked | None:
    """A question of some kind about somebody in a crowd; none where it would not be asked."""
    one, other = rng.sample(list(characters(s)), 2)
    if kind in MOVEMENT_TOOLS:
        movement = Movement(s, one, kind)
        about = {"character": one.id, "movement": kind, "from": list(movement.start)}
        return s, about, "move", movement.outlines(), movement.check
    if kind == "place":
        near = rng.choice((None, other))
        asked = Placing(s, one, rng.randint(1, 3), near).question(one.owner, "SP-MOV-50", may=False)
    elif kind == "push":
        source = rng.choice((None, other))
        asked = _first(
            push(_bare(s), one, rng.randint(1, 5), "SP-MOV-34", by=0, source=source, pull=rng.random() < 0.5)
        )
    else:
        group = rng.choice(battlefield(s.battlefield).transitions or [()])
        if not group or not _stand_at(rng, s, one, rng.choice(group)):
            return None
        asked = _first(take_transition(_bare(s), one))
    return None if asked is None else (s, asked.about, asked.kind, asked.region, asked.check)


def _bare(s: Table) -> Any:
    """A match of which a question needs nothing but the state."""
    return SimpleNamespace(state=s)


def _first(flow: Flow[Any]) -> Place | None:
    """The question a flow asks first."""
    asked = next(flow, None)
    return asked if isinstance(asked, Place) else None


def _stand_at(rng: Random, s: Table, one: Character, point: Spot) -> bool:
    """Put somebody beside a transition point, if there is room."""
    far, turn = rng.uniform(0.0, RANGES[1] + one.radius), rng.uniform(0.0, tau)
    spot = Spot(point.x + far * cos(turn), point.y + far * sin(turn), point.height)
    if cannot_stand(s, one, spot) is not None:
        return False
    one.x, one.y, one.height = spot
    return True


def _spots(rng: Random, s: Table, mover: Character, centres: list[Spot], check: Check) -> Iterator[Case]:
    """Spots around, at heights where there is a surface or not, that are as good or bad as all close to them."""
    heights = battlefield(s.battlefield).field.heights
    for _ in range(SPOTS):
        centre = rng.choice(centres)
        far, turn = 330.0 * rng.random(), rng.uniform(0.0, tau)
        x, y = centre.x + far * cos(turn), centre.y + far * sin(turn)
        there = [spot.height for spot in battlefield(s.battlefield).field.surfaces(x, y, mover.radius)]
        height = rng.choice(there if there and rng.random() < 0.9 else heights)
        if hypot(x - mover.x, y - mover.y) < 2 * HAIR:
            continue
        around = [check(Spot(x + dx, y + dy, height)) is None for dx, dy in _HAIRS]
        if len(set(around)) == 1:
            yield [x, y, height, around[0]]


_HAIRS = [(0.0, 0.0), *((HAIR * cos(tau * n / 6), HAIR * sin(tau * n / 6)) for n in range(6))]
