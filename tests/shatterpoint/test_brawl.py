"""Random play at close quarters: everybody stands in the middle, so that attacks, shoves and reactions happen often."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from battlemat.core import conformance
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.sampling import sample_force
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table

LONGEST = 3000


def brawl(seed: int) -> ShatterScenario:
    """Two sampled strike forces, mixed up on a grid around three objectives and a roof."""
    rng = Random(f"brawl {seed}")
    forces = [sample_force(rng) for _ in "ab"]
    places = [(x, y) for x in range(240, 700, 65) for y in range(240, 620, 65) if not (420 < x < 560 and 420 < y < 560)]
    rng.shuffle(places)
    sides = []
    for force in forces:
        units = []
        for squad in force.squads:
            for kind in (squad.primary, squad.secondary, squad.supporting):
                spots = [places.pop() for _ in range(UNITS[kind].characters)]
                tokens = rng.choice(
                    [
                        f" with {UNITS[kind].stamina - 1} damage",
                        " with 2 hunker",
                        " with strained, pinned",
                        " with wounded, 1 injured, exposed",
                    ]
                )
                units.append(f"{kind} at {' and '.join(f'{x},{y}' for x, y in spots)}{tokens}")
        sides.append(side(*units))
    return table(
        *sides,
        step="turn",
        terrain=[box(490, 490, 100, 100, 80), box(800, 800, 60, 60, 50)],
        objectives="FL at 300,300; MC at 490,490,80; NR at 600,350",
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_brawl_keeps_every_promise(seed: int) -> None:
    t = brawl(seed)
    m, rng = t.match, Random(seed)
    while not m.over and len(m.journal) < LONGEST:
        thorough = len(m.journal) % 29 == 0
        for check in conformance.ALL if thorough else conformance.QUICK:
            check(m, rng)
        decision = conformance.random_question(m, rng)
        m.submit(decision.player, m.random_answer(decision, rng))
    assert m.over


def test_brawls_reach_every_part_of_an_attack() -> None:
    asked: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for seed in range(20, 50):
        t = brawl(seed)
        m, rng = t.match, Random(seed)
        while not m.over and len(m.journal) < LONGEST:
            decision = m.pending[0]
            asked[decision.kind] += 1
            m.submit(decision.player, m.random_answer(decision, rng))
        happened.update(event.kind for event in m.events)
    assert {"attack", "tree", "order", "react", "push", "heal", "movement", "move"} <= set(asked)
    assert {"protected", "wounded", "injured", "defeated", "hunker-lost", "pinned-down"} <= set(happened)
