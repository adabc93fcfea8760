"""LOS to figures, cover included, and what effects may be aimed at (SK-LOS-13 to SK-LOS-26, SK-TGT)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from battlemat.games.skytear.battlefield import cover_of, lines_of, reach_of, seen_cells
from battlemat.games.skytear.board import OTHER_SIDE, Cell
from battlemat.games.skytear.ops import IgnoreCover
from battlemat.games.skytear.ops import Target as TargetKind
from battlemat.games.skytear.sight import Sightlines
from battlemat.games.skytear.skills import ignores_cover, works_for
from battlemat.games.skytear.state import (
    Acting,
    Hero,
    Minion,
    Table,
    Target,
    heroes_of,
    illusion_of,
    target_of,
)

T = TypeVar("T", bound=Target)

HEX_TARGET: TargetKind = "hex-in-los"


def sees(s: Table, observer: Acting, other: Target) -> bool:
    """LOS of a hero or an activated Outsider to something on the battlefield."""
    return bool(in_sight(s, observer, (other,)))


def in_sight(s: Table, observer: Acting, others: Iterable[T]) -> list[T]:
    """Those of several things that a hero or an activated Outsider has LOS to."""
    if observer.cell < 0:
        return []
    lines, reach, side = lines_of(s), reach_of(s, observer), observer.side
    steps = lines.steps[observer.cell]
    found = []
    for other in others:
        cell = other.cell
        if cell < 0 or steps[cell] > reach:
            continue
        if (
            other.side == side
            or not cover_of(s, other) >> cell & 1  # SK-LOS-21
            or spotted(s, lines, observer, cell)
            or ignores_cover(s, observer)
        ):
            found.append(other)
    return found


def why_no_target(s: Table, observer: Acting, other: Target) -> str:
    """What is in the way of aiming at somebody: sight, cover, or else the range."""
    if observer.cell < 0 or other.cell < 0 or lines_of(s).steps[observer.cell][other.cell] > reach_of(s, observer):
        return "sight"
    return "range" if sees(s, observer, other) else "cover"


def seen_by_skill(s: Table, observer: Hero, aims: list[str]) -> list[str]:
    """The skills without which the observer would not see some of its targets, for the cover they stand in."""
    skills = [skill for skill, _ in works_for(s, observer, IgnoreCover)]
    return skills if skills and any(_in_cover(s, observer, aim) for aim in aims) else []


def _in_cover(s: Table, observer: Hero, aim: str) -> bool:
    other = None if aim in s.board.named else target_of(s, aim)
    if other is None or other.side == observer.side or not cover_of(s, other) >> other.cell & 1:
        return False
    return not spotted(s, lines_of(s), observer, other.cell)


def spotted(s: Table, lines: Sightlines, observer: Acting, cell: Cell) -> bool:
    """Is a hero of the observing side next to the cover hex, with LOS to it? (SK-LOS-15 to SK-LOS-18)

    An Outsider next to it lifts the cover for itself alone (SK-LOS-26).
    """
    beside = lines.seen[1][cell]
    if beside >> observer.cell & 1:
        return True
    assert observer.side is not None
    return any(beside >> hero.cell & 1 for hero in heroes_of(s, observer.side))


def enemy_heroes(s: Table, of: Acting) -> list[Hero]:
    """On the battlefield, seen or not."""
    assert of.side is not None
    enemy = OTHER_SIDE[of.side]
    return [hero for hero in s.heroes if hero.cell >= 0 and hero.side == enemy]


def enemies(s: Table, of: Acting) -> list[Hero | Minion]:
    """Enemy heroes and minions on the battlefield, seen or not."""
    assert of.side is not None
    enemy = OTHER_SIDE[of.side]
    found: list[Hero | Minion] = [hero for hero in s.heroes if hero.cell >= 0 and hero.side == enemy]
    found += [minion for minion in s.minions if minion.cell >= 0 and minion.side == enemy]
    return found


def friends(s: Table, of: Acting) -> list[Hero]:
    assert of.side is not None
    return list(heroes_of(s, of.side))


# Targets of cards and skills ------------------------------------------------------------------------------------------


def targets(s: Table, caster: Acting, kind: TargetKind) -> list[str]:
    """The ids of all legal targets: figures in LOS, or names of hexes (SK-TGT-02, SK-TGT-08, SK-TGT-15, SK-TGT-16)."""
    if caster.cell < 0:
        return []
    if kind == "hex-in-los":
        return s.board.names_of(seen_cells(s, caster))
    if kind == "friendly-hero":
        return [hero.id for hero in in_sight(s, caster, friends(s, caster))]
    if kind == "enemy-hero":
        return [hero.id for hero in in_sight(s, caster, enemy_heroes(s, caster))]
    if kind == "enemy":
        return [enemy.id for enemy in in_sight(s, caster, enemies(s, caster))]
    near = s.board.distance[caster.cell]
    return [enemy.id for enemy in in_sight(s, caster, enemies(s, caster)) if near[enemy.cell] <= 1]


def is_legal(s: Table, caster: Acting, kind: TargetKind, target: str) -> bool:
    """The same question for one target, asked again on resolution (SK-TGT-10, SK-TGT-14)."""
    if caster.cell < 0:
        return False
    if kind == "hex-in-los":
        return bool(seen_cells(s, caster) >> s.board.named[target] & 1)
    aim = target_of(s, target)
    if aim is None or not sees(s, caster, aim):
        return False
    if kind == "adjacent-enemy":
        return s.board.distance[caster.cell][aim.cell] <= 1
    return True


# Targets of Attack ----------------------------------------------------------------------------------------------------


def attack_targets(s: Table, caster: Acting) -> list[str]:
    """Enemy heroes, minions, pillars and illusions in LOS and range (SK-TGT-03, SK-TGT-17, SK-HPH-42)."""
    if caster.cell < 0:
        return []
    near = s.board.distance[caster.cell]
    reach = caster.printed.reach
    found: list[Target] = [enemy for enemy in enemies(s, caster) if near[enemy.cell] <= reach]
    assert caster.side is not None
    enemy_side = OTHER_SIDE[caster.side]
    found += [pillar for pillar in s.pillars if pillar.side == enemy_side and near[pillar.cell] <= reach]
    for hero in s.heroes:
        if hero.illusion >= 0 and hero.side == enemy_side and near[hero.illusion] <= reach:
            illusion = illusion_of(hero)
            assert illusion is not None
            found.append(illusion)
    return [aim.id for aim in in_sight(s, caster, found)]


def can_attack(s: Table, caster: Acting, target: str) -> bool:
    """Is a target still in LOS and range? (SK-HPH-49, SK-HPH-52)"""
    aim = target_of(s, target)
    return aim is not None and in_range(s, caster, aim) and sees(s, caster, aim)


def in_range(s: Table, caster: Acting, aim: Target) -> bool:
    return caster.cell >= 0 and aim.cell >= 0 and s.board.distance[caster.cell][aim.cell] <= caster.printed.reach


def skirmish_targets(s: Table, caster: Acting) -> list[str]:
    """Enemy heroes only (SK-HPH-57, SK-HPH-58)."""
    return [hero.id for hero in in_sight(s, caster, enemy_heroes(s, caster)) if in_range(s, caster, hero)]
