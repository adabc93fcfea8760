"""Skytear: what figures see, who sees whom, who controls what, which way they walk; in matches as they are played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import battlemat
from battlemat import bots
from battlemat.games import game
from battlemat.games.skytear.battlefield import seen_cells
from battlemat.games.skytear.board import OTHER_SIDE, SIDES, each
from battlemat.games.skytear.catalogue import board_catalogue, catalogue
from battlemat.games.skytear.minions_phase import base_control
from battlemat.games.skytear.moving import destinations, passable_cells
from battlemat.games.skytear.paths import shortest_path
from battlemat.games.skytear.state import Hero, Minion, Table, heroes_of
from battlemat.games.skytear.targeting import sees
from tests.vectors import Case, Vectors

MATCHES = 6
EVERY = 24
"""One position in so many is taken."""


def vectors() -> Iterator[Vectors]:
    tables, views = [], []
    for table, view in _positions():
        tables.append(table)
        views.append(view)
    known = catalogue("en")
    boards = {name: board_catalogue(name, "en") for name in known["boards"]}
    common = {"views": views, "boards": boards, "heroes": known["heroes"]}
    yield Vectors("skytear", common, [])
    yield Vectors("skytear-sight", {}, [case for n, s in enumerate(tables) for case in _sight(n, s)])
    yield Vectors("skytear-watchers", {}, [case for n, s in enumerate(tables) for case in _watchers(n, s)])
    yield Vectors("skytear-control", {}, [case for n, s in enumerate(tables) for case in _control(n, s)])
    yield Vectors("skytear-ways", {}, [case for n, s in enumerate(tables) for case in _ways(n, s)])


def _positions() -> Iterator[tuple[Table, dict[str, object]]]:
    ruleset = game("skytear")
    for number in range(MATCHES):
        rng = Random(f"vectors {number}")
        m = battlemat.new_match("skytear", ruleset.sample_setup(rng), seed=f"vectors {number}")
        bot = bots.make("random")
        while not m.over:
            decision = m.pending[0]
            m.submit(decision.player, bot.answer(m, decision, rng))
            if len(m.journal) % EVERY == 0 and any(hero.cell >= 0 for hero in m.state.heroes):
                yield m.fork().state, m.view(decision.player)


def _sight(number: int, s: Table) -> Iterator[Case]:
    figures: list[Hero | Minion] = [*s.heroes, *s.minions]
    for figure in figures:
        if figure.cell >= 0:
            yield [number, figure.id, sorted(s.board.names[cell] for cell in each(seen_cells(s, figure)))]


def _watchers(number: int, s: Table) -> Iterator[Case]:
    """Which enemies see each hero where it stands."""
    for side in SIDES:
        for hero in heroes_of(s, side):
            if hero.cell >= 0:
                seeing = [foe.id for foe in heroes_of(s, OTHER_SIDE[side]) if sees(s, foe, hero)]
                yield [number, side, s.board.names[hero.cell], sorted(seeing)]


def _control(number: int, s: Table) -> Iterator[Case]:
    for dome, point in s.board.control_point.items():
        yield [number, f"dome-{dome}", *(base_control(s, side, [point]) for side in SIDES)]
    for lane, token in s.tokens.items():
        yield [number, f"lane-{lane}", *(base_control(s, side, [token.cell]) for side in SIDES)]


def _ways(number: int, s: Table) -> Iterator[Case]:
    rng = Random(f"ways {number}")
    for hero in s.heroes:
        goals = list(each(destinations(s, hero, 4))) if hero.cell >= 0 else []
        for goal in rng.sample(goals, min(2, len(goals))):
            way = shortest_path(s.board, hero.cell, goal, passable_cells(s, hero))
            yield [number, hero.id, s.board.names[goal], [s.board.names[cell] for cell in way]]
