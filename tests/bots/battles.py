"""Ready-made battles that bots play out, for the tests that say how well they play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from battlemat import bots
from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.games.xwing.lists.sampling import playable_squads
from battlemat.sim.simulate import play_out, seating


def winner(match: Match[Any], seated: Sequence[str], seed: int) -> str:
    """These bots play the match out: which of them won, or "draw"."""
    result = play_out(match, [bots.make(name) for name in seated], Random(seed))
    return seated[result.winners[0]] if result.winners else "draw"


def starter_battle(game_id: str, number: int, names: Sequence[str]) -> tuple[str, Match[Any]]:
    """Battle `number` of two bots: the ready-made lists take turns, each pairing from both seats. Who won, and how."""
    ruleset = game(game_id)
    match = Match(ruleset, ruleset.starter_setup(2, number // 2).setup, key_from_seed(f"battle/{number}"))
    return winner(match, seating(names, number), number), match


def fled(match: Match[Any], seats: str) -> tuple[str, ...]:
    """X-Wing's ships of these seats that flew off the board."""
    return tuple(
        event.data["ship"] for event in match.events if event.kind == "fled" and event.data["ship"][0] in seats
    )


def epic_battle(number: int, names: Sequence[str]) -> tuple[str, Match[Any]]:
    """The same of X-Wing with the ready-made epic squads."""
    ruleset = game("xwing")
    squads = playable_squads(huge=True)
    one, other = divmod(number // 2 % len(squads) ** 2, len(squads))
    setup = ruleset.normal_setup({"format": "epic", "players": [squads[one], squads[other]]})
    match = Match(ruleset, setup, key_from_seed(f"epic/{number}"))
    return winner(match, seating(names, number), number), match


def own_run_over(match: Match[Any], seat: str) -> list[str]:
    """X-Wing's ships of a seat that a huge ship of the same seat ran over."""
    moved = [event.data for event in match.events if event.kind == "set-aside"]
    return [data["ship"] for data in moved if data["ship"][0] == data["by"][0] == seat]
