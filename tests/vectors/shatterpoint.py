"""Shatterpoint: where bases stand, what is seen and covered; `shatterpoint_moving` and `_odds` have the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.content import battlefield_plans
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.terrain import SIDE, Spot
from battlemat.games.shatterpoint.view import terrain_of
from tests.vectors import Case, Vectors, made, shatterpoint_moving, shatterpoint_odds

RADII = (20.0, 25.0, 32.5)


def vectors() -> Iterator[Vectors]:
    fields = {name: terrain_of(name) for name in battlefield_plans()}
    yield made("shatterpoint-surfaces", 2500, _surfaces, fields=fields)
    yield made("shatterpoint-sight", 2000, _sight, fields=fields)
    yield made("shatterpoint-cover", 2000, _cover, fields=fields)
    yield from shatterpoint_moving.vectors(fields)
    yield from shatterpoint_odds.vectors(fields)


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
