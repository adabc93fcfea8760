"""Conditions, and everything that holds for a while (SK-EFX-02, SK-EFX-07, SK-EFX-60)."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.aoe import area_name, centred, named_area, placements
from battlemat.games.skytear.asking import DONE
from battlemat.games.skytear.battlefield import figure_cells, structure_cells
from battlemat.games.skytear.board import each
from battlemat.games.skytear.cards.run import Run, operation
from battlemat.games.skytear.cards.who import heroes
from battlemat.games.skytear.conditions import gain, lose
from battlemat.games.skytear.content import AREAS
from battlemat.games.skytear.ops import (
    ArmorBonus,
    AttackBonus,
    BlockHexes,
    Condition,
    ControlBonus,
    CoverArea,
    Gain,
    LosLimit,
    Mana,
    Op,
    Pierce,
    RemoveConditions,
    SkirmishBonus,
)
from battlemat.games.skytear.ops import Lasting as LastingOp
from battlemat.games.skytear.state import Hero, Lasting, SkyMatch


@operation(Gain)
def gaining(m: SkyMatch, run: Run, op: Gain) -> Flow[None]:
    if run.provided(m.state, op.provided):
        found = yield from heroes(m, run, op.who)
        for hero in found:
            gain(m, hero, op.name)


@operation(RemoveConditions)
def remove_conditions(m: SkyMatch, run: Run, op: RemoveConditions) -> Flow[None]:
    found = yield from heroes(m, run, op.who)
    for hero in found:
        while True:
            chosen = yield from pick(
                m,
                run.player,
                "remove-condition",
                "SK-CON-03",
                lambda: list(hero.conditions),  # noqa: B023 - asked at once
                may=DONE,
                about={"hero": hero.id, "by": run.source},
            )
            if chosen is None:
                break
            condition: Condition = next(own for own in hero.conditions if own == chosen)
            lose(m, hero, condition, "SK-EFX-01")


@operation(Mana)
def mana(m: SkyMatch, run: Run, op: Mana) -> Flow[None]:
    """The pool is larger or smaller until the end of the turn (SK-POW-39)."""
    found = yield from heroes(m, run, op.who)
    for hero in found:
        hero.mana += op.n
        m.note("mana-changed", "SK-POW-39", hero=hero.id, n=op.n, by=run.source)


def last(m: SkyMatch, run: Run, op: LastingOp, hero: Hero | None, **more: object) -> None:
    """Write down an effect with its end; without one it ends with the activation (SK-EFX-02, SK-EFX-03)."""
    of = "" if op.of is None else run.caster.id if op.of == "caster" or hero is None else hero.id
    name = tag(op)
    lasting = Lasting(name, run.source, op.until or "end-of-activation", hero.id if hero else "", of=of)
    for field, value in more.items():
        setattr(lasting, field, value)
    m.state.lasting.append(lasting)
    m.note("lasting", "SK-EFX-02", op=name, by=run.source, hero=lasting.hero, n=lasting.n, until=lasting.until, of=of)


def tag(op: Op) -> str:
    return str(op.__struct_config__.tag)


@operation(AttackBonus)
def attack_bonus(m: SkyMatch, run: Run, op: AttackBonus) -> Flow[None]:
    for hero in (yield from heroes(m, run, op.who)):
        last(m, run, op, hero, n=op.n, vs=op.vs or "")


@operation(ArmorBonus)
def armor_bonus(m: SkyMatch, run: Run, op: ArmorBonus) -> Flow[None]:
    for hero in (yield from heroes(m, run, op.who)):
        last(m, run, op, hero, n=op.n)


@operation(SkirmishBonus)
def skirmish_bonus(m: SkyMatch, run: Run, op: SkirmishBonus) -> Flow[None]:
    n = op.n * run.times(m.state, op.per)
    for hero in (yield from heroes(m, run, op.who)):
        last(m, run, op, hero, n=n, vs=op.vs or "")


@operation(Pierce)
def pierce(m: SkyMatch, run: Run, op: Pierce) -> None:
    if isinstance(run.caster, Hero) and run.caster.cell >= 0:
        last(m, run, op, run.caster, vs=op.vs)


@operation(ControlBonus)
def control_bonus(m: SkyMatch, run: Run, op: ControlBonus) -> Flow[None]:
    for hero in (yield from heroes(m, run, op.who)):
        last(m, run, op, hero, n=op.n)


@operation(LosLimit)
def los_limit(m: SkyMatch, run: Run, op: LosLimit) -> Flow[None]:
    for hero in (yield from heroes(m, run, op.who)):
        last(m, run, op, hero, n=op.n)


@operation(CoverArea)
def cover_area(m: SkyMatch, run: Run, op: CoverArea) -> None:
    s = m.state
    hexes = centred(s.board, AREAS[op.area], s.board.named[run.targets[0]])
    last(m, run, op, None, cells=list(each(hexes)), side=run.caster.side)


@operation(BlockHexes)
def block_hexes(m: SkyMatch, run: Run, op: BlockHexes) -> Flow[None]:
    """Only hexes without figures and structures can be blocked."""
    s = m.state
    board = s.board

    def choices() -> list[str]:
        taken = figure_cells(s) | structure_cells(s)
        found = placements(board, AREAS[op.area], board.named[run.targets[0]])
        return [area_name(board, cells) for cells in found if cells and not cells & taken]

    chosen = yield from pick(m, run.player, "area", "SK-EFX-34", choices, about={"by": run.source, "area": op.area})
    if chosen is not None:
        last(m, run, op, None, cells=list(each(named_area(board, chosen))))
