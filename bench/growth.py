"""How costs grow with what is on the table: ships, units, lanes of figures, terrain pieces.

make bench-growth

For each game the same things are measured on ever larger tables, in turns and in CPU time. The exponent says how a cost
grows from the smallest to the largest: 1 is linear, 2 quadratic. Without geometry nothing may grow faster than
linearly, with it nothing faster than quadratically; a little more is granted to noise.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from math import log
from random import Random
from statistics import fmean, median
from typing import Any

import msgspec

import battlemat
from battlemat.core.errors import BadSetup
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.games.shatterpoint.records import BattlefieldPlan
from battlemat.games.shatterpoint.scenario import box
from battlemat.games.shatterpoint.terrain import SIDE
from bench.measuring import each_once, microseconds, play_at_random, unseen

MATCHES = 5
ROUNDS = 3
NOISE = 0.25
LINEAR, QUADRATIC = 1.0, 2.0

Sized = list[tuple[int, dict[str, Any]]]
"""Set-ups with how many things each puts on the table."""


def xwing_ships() -> Sized:
    """So many of the simplest ships on both sides together."""

    def squad(ships: int) -> dict[str, Any]:
        pilots = [{"pilot": "academypilot", "upgrades": []}] * ships
        rocks = ["coreasteroid0", "coreasteroid5", "core2asteroid3"]
        return {"name": "Swarm", "faction": "galacticempire", "ships": pilots, "obstacles": rocks}

    return [(2 * ships, {"limit": 400, "players": [squad(ships)] * 2}) for ships in (2, 4, 8)]


def pocketmodel_units() -> Sized:
    """The starter fleets of ever more players: about thirteen units each."""
    return [(13 * players, game("pocketmodel").starter_setup(players, 0).setup) for players in (2, 4, 6)]


def skytear_figures() -> Sized:
    """Eight heroes and the minions of two lanes or three."""
    return [(24, {"variant": "casual"}), (32, {"variant": "tournament"})]


def shatterpoint_pieces() -> Sized:
    """The starter battle among ever more blocks of terrain."""
    setup = game("shatterpoint").normal_setup(None)
    return [(pieces, {**setup, "battlefield": _battlefield(pieces)}) for pieces in (4, 8, 16)]


def _battlefield(pieces: int) -> dict[str, Any]:
    """Blocks anywhere, the first such battlefield on which a match can be played."""
    rng = Random(pieces)
    while True:
        plan = _some_plan(rng, pieces)
        try:
            game("shatterpoint").normal_setup({**game("shatterpoint").normal_setup(None), "battlefield": plan})
        except BadSetup:
            continue
        return plan


def _some_plan(rng: Random, pieces: int) -> dict[str, Any]:
    middle = (200.0, SIDE - 200.0)
    blocks = [
        box(round(rng.uniform(*middle)), round(rng.uniform(*middle)), 40.0, 30.0, rng.choice([60.0, 90.0, 120.0]))
        for _ in range(pieces)
    ]
    plan = BattlefieldPlan(
        id="growth",
        name="growth",
        source="bench",
        pieces=tuple(piece for piece, _ in blocks),
        placements=tuple(at for _, at in blocks),
    )
    built: dict[str, Any] = msgspec.to_builtins(plan)
    return built


GROWING: dict[tuple[str, str], tuple[Callable[[], Sized], float]] = {
    ("pocketmodel", "units"): (pocketmodel_units, LINEAR),
    ("skytear", "figures"): (skytear_figures, LINEAR),
    ("xwing", "ships"): (xwing_ships, QUADRATIC),
    ("shatterpoint", "terrain pieces"): (shatterpoint_pieces, QUADRATIC),
}
"""What grows in which game, and how fast costs may grow with it."""


def middles(game_id: str, setup: dict[str, Any]) -> list[Match[Any]]:
    found = []
    for seed in range(MATCHES):
        match = battlemat.new_match(game_id, setup, seed=seed)
        play_at_random(match, Random(seed), 60 + 10 * seed)
        found.append(match)
    return [match for match in found if not match.over]


def decision_cost(matches: list[Match[Any]]) -> float:
    """Microseconds for each of the next answers, given at random."""
    twins = [match.fork() for match in matches]
    given = [0]

    def play() -> None:
        given[0] = sum(play_at_random(twin, Random(7), 40) for twin in twins)

    return microseconds(play, 1) / max(1, given[0])


def costs(matches: list[Match[Any]]) -> dict[str, float]:
    """What everything costs at these positions, in microseconds."""
    return {
        "decision": decision_cost(matches),
        "view": each_once(matches, lambda match: match.view(0), unseen, fmean)(0),
        "fork": each_once(matches, lambda match: match.fork(), middle=fmean)(0),
        "appraise": each_once(matches, lambda match: match.appraise(match.pending[0]), unseen, fmean)(0),
    }


def growth(game_id: str, sized: Sized) -> Iterator[tuple[str, list[float], float]]:
    """Each cost by size, and the exponent with which it grows."""
    tables = [middles(game_id, setup) for _, setup in sized]
    rounds = [[costs(matches) for matches in tables] for _ in range(ROUNDS)]
    for name in rounds[0][0]:
        by_size = [median(measured[number][name] for measured in rounds) for number in range(len(sized))]
        yield name, by_size, log(by_size[-1] / by_size[0]) / log(sized[-1][0] / sized[0][0])


def main() -> int:
    missed = False
    for (game_id, things), (setups, allowed) in GROWING.items():
        sized = setups()
        print(f"{game_id}, {things}: {', '.join(str(size) for size, _ in sized)}")
        for name, by_size, exponent in growth(game_id, sized):
            fine = exponent <= allowed + NOISE
            missed |= not fine
            told = "  ".join(f"{cost:9.1f}" for cost in by_size)
            print(
                f"  {name:10} {told} us   exponent {exponent:5.2f}, at most {allowed:g}: {'pass' if fine else 'FAIL'}"
            )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
