"""Operations that move figures and tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.asking import DONE, pick_cell
from battlemat.games.skytear.battlefield import (
    empty_cells,
    figure_cells,
    free_cells,
    seen_cells,
    structure_cells,
    walls,
)
from battlemat.games.skytear.board import Cells
from battlemat.games.skytear.cards.run import Run, operation
from battlemat.games.skytear.cards.who import figures, heroes
from battlemat.games.skytear.moving import move, pull, push, relocate
from battlemat.games.skytear.ops import Move, PlacePillar, Pull, Push, Put, Spawn, Swap
from battlemat.games.skytear.placing import spawn
from battlemat.games.skytear.state import Acting, Figure, Hero, SkyMatch, Table, figure_of, hero_of
from battlemat.games.skytear.targeting import enemy_heroes
from battlemat.games.skytear.worship import pillars_left, place_pillar


def one_after_another(m: SkyMatch, run: Run, found: Sequence[Figure], carry: Callable[[str], Flow[None]]) -> Flow[None]:
    """Several figures, in an order chosen by the player of the effect; each is moved before the next (SK-EFX-59)."""
    left = [figure.id for figure in found]
    while left:
        chosen = yield from pick(m, run.player, "move-next", "SK-EFX-59", lambda: left, about={"by": run.source})
        assert chosen is not None
        left.remove(chosen)
        yield from carry(chosen)


@operation(Move)
def moving(m: SkyMatch, run: Run, op: Move) -> Flow[None]:
    found = yield from heroes(m, run, op.who)
    yield from one_after_another(
        m, run, found, lambda one: move(m, run.player, hero_of(m.state, one), op.n, run.source, "SK-EFX-45")
    )


@operation(Push)
def pushing(m: SkyMatch, run: Run, op: Push) -> Flow[None]:
    found = yield from figures(m, run, op.who)
    yield from one_after_another(
        m, run, found, lambda one: push(m, run.player, run.caster, figure_of(m.state, one), op.n, run.source)
    )


@operation(Pull)
def pulling(m: SkyMatch, run: Run, op: Pull) -> Flow[None]:
    found = yield from figures(m, run, op.who)
    yield from one_after_another(
        m, run, found, lambda one: pull(m, run.player, run.caster, figure_of(m.state, one), op.n, run.source)
    )


@operation(Put)
def putting(m: SkyMatch, run: Run, op: Put) -> Flow[None]:
    """Place the Outsider next to an enemy hero who is near (SK-EFX-47)."""
    s = m.state
    assert op.where == "free-hex-adjacent-to-enemy-hero-within-3"
    cell = yield from pick_cell(
        m,
        run.player,
        "place",
        "SK-EFX-47",
        lambda: beside_enemy_heroes(s, run.caster),
        figure=run.caster.id,
        by=run.source,
    )
    if cell is not None:
        relocate(m, run.caster, cell, run.source, "SK-EFX-47")


def beside_enemy_heroes(s: Table, figure: Acting) -> Cells:
    found = 0
    for hero in enemy_heroes(s, figure):
        if s.board.distance[figure.cell][hero.cell] <= 3:
            found |= s.board.beside[hero.cell]
    return found & free_cells(s)


@operation(Swap)
def swapping(m: SkyMatch, run: Run, op: Swap) -> None:
    """The caster and its illusion exchange hexes, if no figure stands on the illusion's."""
    s = m.state
    hero = run.caster
    if not isinstance(hero, Hero) or hero.cell < 0 or hero.illusion < 0:
        return
    if (figure_cells(s) | structure_cells(s) | walls(s)) >> hero.illusion & 1:
        return
    here, there = hero.cell, hero.illusion
    hero.illusion = here
    relocate(m, hero, there, run.source, "SK-EFX-47")


@operation(PlacePillar)
def placing_pillars(m: SkyMatch, run: Run, op: PlacePillar) -> Flow[None]:
    """Up to n, never more than the limit allows (SK-WOR-27)."""
    s = m.state
    for _ in range(min(op.n, pillars_left(s, run.player))):
        cell = yield from pick_cell(
            m,
            run.player,
            "place-pillar",
            "SK-WOR-21",
            lambda: seen_cells(s, run.caster) & empty_cells(s),
            may=DONE if op.optional else "",
            by=run.source,
        )
        if cell is None:
            return
        place_pillar(m, run.player, cell)


@operation(Spawn)
def spawning(m: SkyMatch, run: Run, op: Spawn) -> Flow[None]:
    """At one lane token in LOS, chosen now (SK-EFX-25 to SK-EFX-29)."""
    s = m.state
    seen = seen_cells(s, run.caster)
    lane = yield from pick(
        m,
        run.player,
        "spawn-lane",
        "SK-EFX-27",
        lambda: [lane for lane, token in s.tokens.items() if seen >> token.cell & 1],
        about={"by": run.source},
    )
    if lane is not None:
        assert run.caster.side is not None
        yield from spawn(m, run.player, run.caster.side, lane, op.n, "SK-EFX-25")
