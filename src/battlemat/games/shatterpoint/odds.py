"""Exact odds of an attack: what dice and expertise charts make of it, before any ability interferes (SP-ATK)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from battlemat.games.shatterpoint.combat_tree import next_options
from battlemat.games.shatterpoint.content import STANCES
from battlemat.games.shatterpoint.dice import ATTACK_FACES, DEFENSE_FACES
from battlemat.games.shatterpoint.expertise import alter
from battlemat.games.shatterpoint.records import Chart, Effect, Stance
from battlemat.games.shatterpoint.state import AttackType, Roll
from battlemat.odds import Spread, roll

_ATTACK: Final = {face: ATTACK_FACES.count(face) for face in ("crit", "strike", "expertise", "failure")}
_DEFENSE: Final = {face: DEFENSE_FACES.count(face) for face in ("block", "expertise", "failure")}


class Clash(NamedTuple):
    """Who attacks whom with how many dice; Disarmed and Exposed take the expertise away (SP-CON-16, SP-CON-20).

    `expertise` is what abilities add to that of the defense roll, `safe_crits` that they keep the attacker's crits from
    being changed by the enemy (SP-DIC-05, SP-UNI-32).
    """

    attacker: str
    defender: str
    type: AttackType
    attack: int
    defense: int
    disarmed: bool = False
    exposed: bool = False
    expertise: int = 0
    safe_crits: bool = False


class Hit(NamedTuple):
    """What an attack comes to: successes for the combat tree, and damage the chart adds (SP-ATK-26, SP-ATK-33)."""

    successes: int
    damage: int


Effects = tuple[Effect, ...]
Rolls = dict[tuple[int, ...], int]


@lru_cache(maxsize=4096)
def hits(clash: Clash) -> Spread[Hit]:
    """Every outcome of an attack with its chance."""
    attacks, defenses = roll(_ATTACK, max(0, clash.attack)), roll(_DEFENSE, max(0, clash.defense))
    return hits_of(clash, attacks.weights, defenses.weights)


def hits_of(clash: Clash, attacks: Rolls, defenses: Rolls) -> Spread[Hit]:
    """What rolls come to after the modify step without abilities (SP-ATK-24, SP-ATK-25).

    A chart does the same with all rolls that select the same row, so they are looked at row by row.
    """
    weights: dict[Hit, int] = {}
    for mine, crit, strike, block, often in _landed(clash, attacks, defenses):
        hit = Hit(crit + max(0, strike - block), mine.count("damage"))
        weights[hit] = weights.get(hit, 0) + often
    return Spread(weights)


def landed(clash: Clash) -> Spread[tuple[int, Effects]]:
    """Successes for the combat tree together with the row of the attacker's chart, which may do more than damage."""
    attacks, defenses = roll(_ATTACK, max(0, clash.attack)), roll(_DEFENSE, max(0, clash.defense))
    weights: dict[tuple[int, Effects], int] = {}
    for mine, crit, strike, block, often in _landed(clash, attacks.weights, defenses.weights):
        key = crit + max(0, strike - block), mine
        weights[key] = weights.get(key, 0) + often
    return Spread(weights)


def _landed(clash: Clash, attacks: Rolls, defenses: Rolls) -> Iterator[tuple[Effects, int, int, int, int]]:
    """The attacker's row, crits, strikes and blocks, with their weights."""
    stance = STANCES[clash.attacker]
    chart = stance.melee_chart if clash.type == "melee" else stance.ranged_chart
    guards = _by_row(defenses, None if clash.exposed else STANCES[clash.defender].defense_chart, clash.expertise)
    for mine, attacking in _by_row(attacks, None if clash.disarmed else chart).items():
        for theirs, defending in guards.items():
            blocks = _blocks(defending, mine, theirs)
            for (crit, strike), often in _strikes(attacking, mine, theirs, clash.safe_crits).items():
                for block, as_often in blocks.items():
                    yield mine, crit, strike, block, often * as_often


def _by_row(rolls: Rolls, chart: Chart | None, more: int = 0) -> dict[Effects, Rolls]:
    """Rolls by the row of a chart they select; expertise is the last face but one, `more` comes to it."""
    found: dict[Effects, Rolls] = {}
    for rolled, often in rolls.items():
        found.setdefault(() if chart is None else chart.row(rolled[-2] + more), {})[rolled] = often
    return found


def _strikes(attacks: Rolls, mine: Effects, theirs: Effects, safe_crits: bool) -> dict[tuple[int, int], int]:
    """Crits and strikes after both charts, with their weights; crits that are safe are laid aside meanwhile."""
    found: dict[tuple[int, int], int] = {}
    for (crit, strike, expertise, failure), often in attacks.items():
        rolled = Roll(crit, strike, 0, expertise, failure)
        alter(rolled, mine, True, ("crit", "strike"))
        safe = rolled.crit if safe_crits else 0
        rolled.crit -= safe
        alter(rolled, theirs, False, ("crit", "strike"))
        shown = rolled.crit + safe, rolled.strike
        found[shown] = found.get(shown, 0) + often
    return found


def _blocks(defenses: Rolls, mine: Effects, theirs: Effects) -> dict[int, int]:
    """Blocks after both charts, with their weights."""
    found: dict[int, int] = {}
    for (block, expertise, failure), often in defenses.items():
        rolled = Roll(0, 0, block, expertise, failure)
        alter(rolled, mine, False, ("block",))
        alter(rolled, theirs, True, ("block",))
        found[rolled.block] = found.get(rolled.block, 0) + often
    return found


# The combat tree


def best_way(
    stance: Stance, path: tuple[str, ...], steps: int, worth: Callable[[tuple[str, ...]], float]
) -> tuple[float, str]:
    """The best worth that can be reached in a combat tree by so many more options, and the first option there.

    `worth` values the effects gathered; to stop at once is the empty word (SP-STA-30 to SP-STA-38).
    """
    gathered = tuple(effect for name in path for effect in stance.option(name).effects)
    best, first = worth(gathered), ""
    if steps > 0:
        for option in next_options(stance, list(path)):
            value = best_way(stance, (*path, option.id), steps - 1, worth)[0]
            if value > best + 1e-9:
                best, first = value, option.id
    return best, first
