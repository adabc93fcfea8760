"""Exact odds of an attack: what dice and expertise charts make of it, before any ability interferes (SP-ATK)."""

from __future__ import annotations

from collections.abc import Callable
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
    """Who attacks whom with how many dice; Disarmed and Exposed take the expertise away (SP-CON-16, SP-CON-20)."""

    attacker: str
    defender: str
    type: AttackType
    attack: int
    defense: int
    disarmed: bool = False
    exposed: bool = False


class Hit(NamedTuple):
    """What an attack comes to: successes for the combat tree, and damage the chart adds (SP-ATK-26, SP-ATK-33)."""

    successes: int
    damage: int


@lru_cache(maxsize=4096)
def hits(clash: Clash) -> Spread[Hit]:
    """Every outcome of an attack with its chance."""
    attacks = roll(_ATTACK, max(0, clash.attack))
    defenses = roll(_DEFENSE, max(0, clash.defense))
    weights: dict[Hit, int] = {}
    for attack, often in attacks.weights.items():
        for defense, as_often in defenses.weights.items():
            hit = hit_of(clash, attack, defense)
            weights[hit] = weights.get(hit, 0) + often * as_often
    return Spread(weights)


def hit_of(clash: Clash, attack: tuple[int, ...], defense: tuple[int, ...]) -> Hit:
    """The modify step without abilities: each chart on its own roll and on the other's (SP-ATK-24, SP-ATK-25)."""
    attacker, defender = STANCES[clash.attacker], STANCES[clash.defender]
    crit, strike, expertise, failure = attack
    own = Roll(crit, strike, 0, 0 if clash.disarmed else expertise, failure)
    block, skill, miss = defense
    other = Roll(0, 0, block, 0 if clash.exposed else skill, miss)
    chart = attacker.melee_chart if clash.type == "melee" else attacker.ranged_chart
    mine, theirs = _row(chart, own, clash.disarmed), _row(defender.defense_chart, other, clash.exposed)
    alter(own, mine, True, ("crit", "strike"))
    alter(own, theirs, False, ("crit", "strike"))
    alter(other, mine, False, ("block",))
    alter(other, theirs, True, ("block",))
    return Hit(own.crit + max(0, own.strike - other.block), mine.count("damage"))


def _row(chart: Chart | None, rolled: Roll, blind: bool) -> tuple[Effect, ...]:
    return () if chart is None or blind else chart.row(rolled.expertise)


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
