"""Which skills work right now (SK-WOR-01, SK-WOR-02, SK-STK-23): those without an icon always, the others while their
condition or token is there. Skills triggered by Worship or by something that happens are not always on and not here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeVar

from battlemat.games.skytear.battlefield import sees_cell
from battlemat.games.skytear.content import HEROES, HeroKind, Skill
from battlemat.games.skytear.ops import Icon, IgnoreBlocking, IgnoreCover, Op, Timing
from battlemat.games.skytear.state import Acting, Hero, Table

O = TypeVar("O", bound=Op)  # noqa: E741 - an operation

AURAS = frozenset({"other-adjacent-friendly-heroes", "adjacent-friendly-heroes", "caster-and-adjacent-friendly-heroes"})


class Standing(NamedTuple):
    """An operation of a skill that works without being triggered."""

    skill: str
    icon: Icon
    op: Op


_NONE: tuple[Standing, ...] = ()
_index: dict[str, tuple[HeroKind, Mapping[type[Op], tuple[Standing, ...]]]] = {}


def standing_skills(kind: str, op: type[Op]) -> tuple[Standing, ...]:
    """The operations of one type among a hero's skills that need no trigger, looked up once per hero card."""
    printed = HEROES[kind]
    entry = _index.get(kind)
    if entry is None or entry[0] is not printed:
        entry = _index[kind] = (printed, _standing(printed))
    return entry[1].get(op, _NONE)


def _standing(printed: HeroKind) -> Mapping[type[Op], tuple[Standing, ...]]:
    found: dict[type[Op], tuple[Standing, ...]] = {}
    for skill in printed.skills:
        for op in skill.ops:
            if getattr(op, "timing", None) is None:
                found[type(op)] = (*found.get(type(op), ()), Standing(skill.id, skill.icon, op))
    return found


def holders(s: Table, op: type[Op]) -> list[tuple[Hero, str, Icon, Op]]:
    """The heroes with such a skill, one by one; found once per copy of the state: heroes join it and never leave."""
    index: dict[tuple[type[Op], int], list[tuple[Hero, str, Icon, Op]]] = s.__dict__.setdefault("holders", {})
    key = (op, len(s.heroes))
    found = index.get(key)
    if found is None:
        found = index[key] = [(hero, *standing) for hero in s.heroes for standing in standing_skills(hero.kind, op)]
    return found


def icon_works(s: Table, hero: Hero, icon: Icon) -> bool:
    if icon == "none":
        return True
    if icon == "shapeshift":
        return "shapeshifted" in hero.conditions  # SK-CON-27
    if icon == "pillar":
        return sees_friendly_pillar(s, hero)  # SK-WOR-31
    return False


def sees_friendly_pillar(s: Table, hero: Hero) -> bool:
    return any(pillar.side == hero.side and sees_cell(s, hero, pillar.cell) for pillar in s.pillars)  # SK-WOR-32


def works_for(s: Table, hero: Hero, op: type[O]) -> Iterator[tuple[str, O]]:
    """The operations of this type that hold for a hero now, with the skills they are from: its own, those of the heroes
    next to it that help their neighbours, and those of illusions in its LOS. Each skill once (SK-WOR-33, SK-WOR-48).
    """
    if s.simplified:  # SK-SIM-02
        return
    side = hero.side
    for other, skill, icon, found in holders(s, op):  # all different, so no skill comes twice
        if other.cell < 0 or other.side != side:
            continue
        if isinstance(found, op) and _reaches(s, other, hero, icon, getattr(found, "who", "caster")):
            yield skill, found


def _reaches(s: Table, owner: Hero, hero: Hero, icon: Icon, who: str) -> bool:
    """Does a skill of `owner` work for `hero`?"""
    if icon == "illusion":
        return projected_by(s, owner, hero)
    if who in AURAS:
        beside = s.board.distance[owner.cell][hero.cell] <= 1
        return beside and (owner is not hero or not who.startswith("other")) and icon_works(s, owner, icon)
    return owner is hero and icon_works(s, hero, icon)


def projected_by(s: Table, owner: Hero, hero: Hero) -> bool:
    """Is a hero projected by the illusion of another, or its own? (SK-WOR-45 to SK-WOR-47)"""
    return owner.illusion >= 0 and hero.printed.faction == owner.printed.faction and sees_cell(s, hero, owner.illusion)


def ignores_cover(s: Table, figure: Acting) -> bool:
    return isinstance(figure, Hero) and any(True for _ in works_for(s, figure, IgnoreCover))


def ignores_blocking(s: Table, figure: Acting) -> bool:
    return isinstance(figure, Hero) and any(True for _ in works_for(s, figure, IgnoreBlocking))


def worship_skills(s: Table, hero: Hero) -> list[Skill]:
    """The skills its Worship triggers (SK-WOR-04)."""
    return [] if s.simplified else [skill for skill in hero.printed.skills if skill.icon == "worship"]


def skills_timed(s: Table, hero: Hero, timing: Timing) -> list[Skill]:
    """The skills triggered by something that happens (SK-STK-18)."""
    if s.simplified:
        return []
    return [skill for skill in hero.printed.skills if any(getattr(op, "timing", None) == timing for op in skill.ops)]


def skill_named(hero: HeroKind, skill_id: str) -> Skill:
    return next(skill for skill in hero.skills if skill.id == skill_id)
