"""Shatterpoint: where bases stand, what is seen and covered, where pushes end and squads deploy, what dice promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice
from math import cos, sin, tau
from random import Random
from typing import Any

import battlemat
from battlemat import bots
from battlemat.core.decision import Place
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.catalogue import catalogue
from battlemat.games.shatterpoint.content import STANCES, battlefield_plans
from battlemat.games.shatterpoint.deployment import Deployment
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.odds import Clash, best_way, hits
from battlemat.games.shatterpoint.pushing import pushed_to
from battlemat.games.shatterpoint.sampling import sample_setup
from battlemat.games.shatterpoint.state import AttackType, Character, Table, characters
from battlemat.games.shatterpoint.terrain import SIDE, Spot
from battlemat.games.shatterpoint.view import terrain_of, view
from tests.vectors import Case, Vectors, made

SPOT = ("x", "y", "height")
RADII = (20.0, 25.0, 32.5)
SCOUTS = ("forward-scout", "infiltration")
"""Abilities that change where somebody may be deployed."""


def vectors() -> Iterator[Vectors]:
    fields = {name: terrain_of(name) for name in battlefield_plans()}
    yield made("shatterpoint-surfaces", 2500, _surfaces, fields=fields)
    yield made("shatterpoint-sight", 2000, _sight, fields=fields)
    yield made("shatterpoint-cover", 2000, _cover, fields=fields)
    yield made("shatterpoint-push", 500, partial(_push, [_deployed(number) for number in range(3)]), fields=fields)
    yield Vectors("shatterpoint-deploy", {}, list(_deployments()))
    stances = catalogue("en")["stances"]
    yield made("shatterpoint-odds", 60, _odds, stances=stances)


# Terrain


def _somewhere(rng: Random) -> tuple[str, float, float]:
    name = rng.choice(sorted(battlefield_plans()))
    return name, round(rng.uniform(0.0, SIDE), 3), round(rng.uniform(0.0, SIDE), 3)


def _surfaces(rng: Random) -> Case:
    name, x, y = _somewhere(rng)
    radius = rng.choice(RADII)
    return [name, x, y, radius, [spot.height for spot in battlefield(name).field.surfaces(x, y, radius)]]


def _standing(rng: Random, name: str) -> tuple[Spot, float]:
    radius = rng.choice(RADII)
    while True:
        x, y = round(rng.uniform(0.0, SIDE), 3), round(rng.uniform(0.0, SIDE), 3)
        if spots := battlefield(name).field.surfaces(x, y, radius):
            return rng.choice(spots), radius


def _two(rng: Random) -> tuple[str, Spot, float, Spot, float]:
    name = _somewhere(rng)[0]
    return name, *_standing(rng, name), *_standing(rng, name)


def _sight(rng: Random) -> Case:
    name, one, radius, other, other_radius = _two(rng)
    line = battlefield(name).field.sight(one, radius, other, other_radius)
    return [name, one, radius, other, other_radius, line is not None]


def _cover(rng: Random) -> Case:
    name, one, radius, other, other_radius = _two(rng)
    part = battlefield(name).field.cover(one, radius, other, other_radius, RANGES[1])
    return [name, one, radius, other, other_radius, part is not None]


# Pushes


def _deployed(number: int) -> Table:
    """A table with all squads on it."""
    bot, rng = bots.make("random"), Random(f"vectors {number}")
    m = battlemat.new_match("shatterpoint", sample_setup(rng), seed=f"vectors {number}")
    while m.state.phase in ("setup", "deployment") or not any(True for _ in characters(m.state)):
        decision = m.pending[0]
        m.submit(decision.player, bot.answer(m, decision, rng))
    return m.state  # type: ignore[no-any-return]


def _push(tables: list[Table], rng: Random) -> Case | None:
    """Somebody pushed in a crowd that stands anywhere on a battlefield."""
    s = rng.choice(tables)
    _crowd(rng, s)
    character = rng.choice(list(characters(s)))
    turn, range_ = rng.uniform(0.0, tau), rng.randint(1, 5)
    aim = (character.x + 100 * cos(turn), character.y + 100 * sin(turn))
    end = pushed_to(s, character, turn, RANGES[range_])
    return [s.battlefield, _shown(s), character.id, range_, aim, end]


def _crowd(rng: Random, s: Table) -> None:
    field = battlefield(s.battlefield).field
    x, y = rng.uniform(150.0, SIDE - 150.0), rng.uniform(150.0, SIDE - 150.0)
    for character in characters(s):
        spots: list[Spot] = []
        while not spots:
            at = (round(x + rng.uniform(-220.0, 220.0), 3), round(y + rng.uniform(-220.0, 220.0), 3))
            spots = field.surfaces(*at, character.radius)
        character.x, character.y, character.height = rng.choice(spots)


def _shown(s: Table) -> dict[str, Any]:
    """As much of a view as a push or a deployment needs."""
    seen: Mapping[str, Any] = view(s, None)
    return {
        "objectives": [{key: token[key] for key in SPOT} for token in seen["objectives"]],
        "players": [
            {"edge": player["edge"], "units": [_shown_unit(unit) for unit in player["units"]]}
            for player in seen["players"]
        ],
    }


def _shown_unit(unit: dict[str, Any]) -> dict[str, Any]:
    there = [{key: one[key] for key in (*SPOT, "id", "radius", "on_field")} for one in unit["characters"]]
    return {"id": unit["id"], "owner": unit["owner"], "characters": there}


# Deployment


def _deployments() -> Iterator[Case]:
    """Points about those who may be deployed farther away, or beside others, than the leader's side."""
    for ability in SCOUTS:
        rng = Random(f"vectors {ability}")
        yield from islice(_of_matches(ability, rng), 400)


def _of_matches(ability: str, rng: Random) -> Iterator[Case]:
    while True:
        setup = sample_setup(rng, [ability])
        m = battlemat.new_match("shatterpoint", setup, seed=rng.randrange(1000))
        while m.state.phase in ("setup", "deployment"):
            decision = m.pending[0]
            if isinstance(decision, Place) and decision.kind == "deploy":
                yield from _points(rng, m.state, decision)
            m.submit(decision.player, bots.make("random").answer(m, decision, rng))


def _points(rng: Random, s: Table, decision: Place) -> Iterator[Case]:
    where: Deployment = decision.check.__self__  # type: ignore[attr-defined]
    around: Character | None = where.leader
    for _ in range(5):
        x, y = (
            (rng.uniform(0.0, SIDE), rng.uniform(0.0, SIDE))
            if around is None
            else (around.x + rng.uniform(-250.0, 250.0), around.y + rng.uniform(-250.0, 250.0))
        )
        refusal = where.reach_refusal(Spot(x, y))
        yield [_shown(s), decision.about, x, y, refusal is None]


# Odds


def _odds(rng: Random) -> Case | None:
    """The damage with the most damaging way through the tree, as far as dice and charts go."""
    names = sorted(STANCES)
    attacker, defender = STANCES[rng.choice(names)], STANCES[rng.choice(names)]
    melee = rng.random() < 0.5
    attack = attacker.melee.attack if melee else attacker.ranged.attack
    if attack is None:
        return None
    defense = defender.melee.defense if melee else defender.ranged.defense
    disarmed, exposed = rng.random() < 0.2, rng.random() < 0.2
    kind: AttackType = "melee" if melee else "ranged"
    spread = hits(Clash(attacker.id, defender.id, kind, attack, defense, disarmed, exposed))
    successes, damage = [0.0] * 40, [0.0] * 60
    for hit, chance in spread:
        most, _ = best_way(attacker, (), hit.successes, lambda effects: float(effects.count("damage")))
        successes[hit.successes] += float(chance)
        damage[int(most) + hit.damage] += float(chance)
    return [attacker.id, defender.id, kind, disarmed, exposed, successes, damage]
