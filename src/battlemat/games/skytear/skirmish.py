"""The Skirmish action: two steps and a blow, in any order, as one effect (SK-HPH-53 to SK-HPH-62, SK-STK-17)."""

from __future__ import annotations

from typing import NamedTuple

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.aoe import area_name, named_area, placements
from battlemat.games.skytear.asking import DONE
from battlemat.games.skytear.attack import is_disarmed
from battlemat.games.skytear.battlefield import free_cells
from battlemat.games.skytear.content import AREAS
from battlemat.games.skytear.damage import Hit, deal, flip_modifier
from battlemat.games.skytear.generate import helps, ignored
from battlemat.games.skytear.moving import relocate
from battlemat.games.skytear.ops import SkirmishArea
from battlemat.games.skytear.skills import works_for
from battlemat.games.skytear.state import Acting, Effect, Hero, SkyMatch, Table, acting_of, hero_of
from battlemat.games.skytear.targeting import enemy_heroes, skirmish_targets
from battlemat.games.skytear.values import skirmish_terms

STEPS = 2


def resolve_skirmish(m: SkyMatch, effect: Effect) -> Flow[None]:
    """Each part at most once, none of them needed (SK-HPH-54, SK-HPH-60, SK-HPH-61)."""
    s = m.state
    figure = acting_of(s, effect.caster)
    if figure.cell < 0:
        ignored(m, effect, "SK-HER-46")
        return
    steps, blow = STEPS, True
    while (steps or blow) and figure.cell >= 0:
        chosen = yield from pick(
            m,
            effect.player,
            "skirmish",
            "SK-HPH-53",
            lambda: parts(s, figure, steps > 0, blow),  # noqa: B023 - asked at once
            may=DONE,
            about={"figure": figure.id, "steps": steps, "blow": blow},
        )
        if chosen is None:
            return
        part, _, where = chosen.partition(":")
        if part == "step":
            relocate(m, figure, s.board.named[where], "skirmish", "SK-HPH-59", (s.board.named[where],))
            steps -= 1
        else:
            area = skirmish_area(s, figure)
            if area is not None:
                helps(m, hero_of(s, figure.id), area.skill)
            yield from strike(m, effect.player, figure, victims_of(s, figure, where))
            blow = False


def parts(s: Table, figure: Acting, step: bool, blow: bool) -> list[str]:
    """What may come next: a step to a neighbouring free hex, damage to an enemy hero or an area."""
    found = [f"hit:{victim}" for victim in blows(s, figure)] if blow else []
    if step:
        free = s.board.beside[figure.cell] & free_cells(s)  # SK-HPH-59
        found += [f"step:{name}" for name in s.board.names_of(free)]
    return found


def blows(s: Table, figure: Acting) -> list[str]:
    """Victims, or with a skill that says so areas with enemy heroes in them (SK-CNT-02)."""
    area = skirmish_area(s, figure)
    if area is None:
        return skirmish_targets(s, figure)
    there = 0
    for hero in enemy_heroes(s, figure):
        there |= 1 << hero.cell
    return [area_name(s.board, cells) for cells in placements(s.board, AREAS[area.area], figure.cell) if cells & there]


class Sweep(NamedTuple):
    """The skill by which a Skirmish hits an area."""

    skill: str
    area: str


def skirmish_area(s: Table, figure: Acting) -> Sweep | None:
    if isinstance(figure, Hero):
        for skill, op in works_for(s, figure, SkirmishArea):
            return Sweep(skill, op.area)
    return None


def victims_of(s: Table, figure: Acting, where: str) -> list[Hero]:
    if skirmish_area(s, figure) is None:
        return [hero_of(s, where)]
    hit = named_area(s.board, where)
    return [hero for hero in enemy_heroes(s, figure) if hit >> hero.cell & 1]


def strike(m: SkyMatch, player: int, figure: Acting, victims: list[Hero]) -> Flow[None]:
    """One flipped card and the bonuses, whatever the attack value (SK-HPH-55, SK-HPH-56, SK-EFX-42)."""
    s = m.state
    modifier = yield from flip_modifier(m, player, 1, "skirmish")
    hits = [
        Hit(victim, [*modifier, *skirmish_terms(s, figure, victim)], halved=is_disarmed(figure)) for victim in victims
    ]
    yield from deal(m, player, figure, hits, "skirmish", "SK-HPH-55")
