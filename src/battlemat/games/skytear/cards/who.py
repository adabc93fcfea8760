"""Whom operations mean: every word of `ops.Who`, as figures on the battlefield."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.aoe import Area, area_name, named_area, placements, placements_in_sight
from battlemat.games.skytear.battlefield import seen_cells
from battlemat.games.skytear.board import Cells
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.content import AREAS
from battlemat.games.skytear.ops import Who
from battlemat.games.skytear.state import Hero, Minion, SkyMatch, Table, figure_of, hero_of, minions_of
from battlemat.games.skytear.targeting import enemies, enemy_heroes, friends, in_sight

Affected = Hero | Minion


def figures(m: SkyMatch, run: Run, who: Who, area: str | None = None) -> Flow[list[Affected]]:
    """Those an operation affects; where `who` leaves a choice, the caster's player makes it now (SK-TGT-09)."""
    s = m.state
    if area is not None:
        hit = yield from place_area(m, run, AREAS[area])
        found = enemy_heroes(s, run.caster) if who == "enemy-heroes-in-area" else enemies(s, run.caster)
        return [figure for figure in found if hit >> figure.cell & 1]
    if who.startswith("chosen-"):
        chosen = yield from pick(
            m,
            run.player,
            "choose",
            "SK-TGT-09",
            lambda: [figure.id for figure in _WHO[who](s, run)],
            about={"by": run.source, "who": who},
        )
        figure = None if chosen is None else figure_of(s, chosen)
        return [figure] if isinstance(figure, Hero | Minion) else []
    return list(_WHO[who](s, run))


def heroes(m: SkyMatch, run: Run, who: Who) -> Flow[list[Hero]]:
    """Like `figures`, for operations that concern heroes only (SK-CON-02)."""
    found = yield from figures(m, run, who)
    return [figure for figure in found if isinstance(figure, Hero)]


def place_area(m: SkyMatch, run: Run, area: Area) -> Flow[Cells]:
    """Lay the diagram: around the caster, over the target hex, or with a hex in LOS (SK-EFX-34 to SK-EFX-41)."""
    s = m.state

    def choices() -> list[str]:
        if run.caster.cell < 0:
            return []
        if area.caster_hex:
            found = placements(s.board, area, run.caster.cell)
        elif run.targets:
            found = placements(s.board, area, s.board.named[run.targets[0]])
        else:
            found = placements_in_sight(s.board, area, seen_cells(s, run.caster))
        return [area_name(s.board, cells) for cells in found if cells]

    chosen = yield from pick(m, run.player, "area", "SK-EFX-34", choices, about={"by": run.source, "area": area.id})
    return 0 if chosen is None else named_area(s.board, chosen)


# One function per word ------------------------------------------------------------------------------------------------


def _caster(s: Table, run: Run) -> list[Affected]:
    return [run.caster] if isinstance(run.caster, Hero) and run.caster.cell >= 0 else []


def _target(s: Table, run: Run) -> list[Affected]:
    found = [figure_of(s, target) for target in run.targets]
    return [figure for figure in found if isinstance(figure, Hero | Minion) and figure.cell >= 0]


def _worship_target(s: Table, run: Run) -> list[Affected]:
    hero = hero_of(s, run.effect.about)
    return [hero] if hero.cell >= 0 else []


def _heroes_hit(s: Table, run: Run) -> list[Affected]:
    return [hero for hero in run.hit if hero.cell >= 0]


def _enemy_heroes_in_los(s: Table, run: Run) -> list[Affected]:
    return in_sight(s, run.caster, enemy_heroes(s, run.caster))


def _other_enemies_in_los(s: Table, run: Run) -> list[Affected]:
    return [enemy for enemy in in_sight(s, run.caster, enemies(s, run.caster)) if enemy.id != run.effect.about]


def _friends_in_los(s: Table, run: Run) -> list[Affected]:
    return in_sight(s, run.caster, friends(s, run.caster))


def _enemies_adjacent_to_caster_or_illusion(s: Table, run: Run) -> list[Affected]:
    near = 0
    if run.caster.cell >= 0:
        near |= s.board.within[1][run.caster.cell]
        if isinstance(run.caster, Hero) and run.caster.illusion >= 0:
            near |= s.board.within[1][run.caster.illusion]
    return [enemy for enemy in enemies(s, run.caster) if near >> enemy.cell & 1]


def _enemy_heroes_adjacent_to_pillars(s: Table, run: Run) -> list[Affected]:
    near = 0
    for pillar in s.pillars:
        if pillar.side == run.caster.side:
            near |= s.board.within[1][pillar.cell]
    return [hero for hero in enemy_heroes(s, run.caster) if near >> hero.cell & 1]


def _enemy_heroes_within(hexes: int) -> Callable[[Table, Run], list[Affected]]:
    def found(s: Table, run: Run) -> list[Affected]:
        near = s.board.within[hexes][run.caster.cell] if run.caster.cell >= 0 else 0
        return [hero for hero in enemy_heroes(s, run.caster) if near >> hero.cell & 1]

    return found


def _friends_within(hexes: int, *, others: bool = False) -> Callable[[Table, Run], list[Affected]]:
    def found(s: Table, run: Run) -> list[Affected]:
        near = s.board.within[hexes][run.caster.cell] if run.caster.cell >= 0 else 0
        return [
            hero for hero in friends(s, run.caster) if near >> hero.cell & 1 and not (others and hero is run.caster)
        ]

    return found


def _adjacent_enemy_minions(s: Table, run: Run) -> list[Affected]:
    near = s.board.within[1][run.caster.cell] if run.caster.cell >= 0 else 0
    return [enemy for enemy in enemies(s, run.caster) if isinstance(enemy, Minion) and near >> enemy.cell & 1]


def friendly_minions_in_los(s: Table, caster: Hero) -> list[Minion]:
    seen = seen_cells(s, caster)
    return [minion for minion in minions_of(s, caster.side) if seen >> minion.cell & 1]


def _friendly_minions_in_los(s: Table, run: Run) -> list[Affected]:
    return list(friendly_minions_in_los(s, run.caster)) if isinstance(run.caster, Hero) else []


_WHO: Mapping[str, Callable[[Table, Run], list[Affected]]] = {
    "caster": _caster,
    "target": _target,
    "worship-target": _worship_target,
    "heroes-hit": _heroes_hit,
    "enemy-heroes-in-los": _enemy_heroes_in_los,
    "enemies-adjacent-to-caster-or-own-illusion": _enemies_adjacent_to_caster_or_illusion,
    "enemy-heroes-adjacent-to-friendly-pillars": _enemy_heroes_adjacent_to_pillars,
    "enemy-heroes-within-2": _enemy_heroes_within(2),
    "friendly-heroes-within-3": _friends_within(3),
    "adjacent-friendly-heroes": _friends_within(1),
    "other-adjacent-friendly-heroes": _friends_within(1, others=True),
    "caster-and-adjacent-friendly-heroes": _friends_within(1),
    "adjacent-enemy-minions": _adjacent_enemy_minions,
    "friendly-minions-in-los": _friendly_minions_in_los,
    "chosen-enemy-hero-in-los": _enemy_heroes_in_los,
    "chosen-friendly-hero-in-los": _friends_in_los,
    "chosen-other-enemy-in-los": _other_enemies_in_los,
    "chosen-adjacent-enemy-hero": _enemy_heroes_within(1),
    "chosen-friendly-hero-on-battlefield": lambda s, run: list(friends(s, run.caster)),
}
