"""The Worship action of the four factions (SK-WOR)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.asking import DONE, STAY, pick_cell
from battlemat.games.skytear.battlefield import empty_cells, seen_cells
from battlemat.games.skytear.board import Cell, Cells
from battlemat.games.skytear.conditions import exhaust, gain
from battlemat.games.skytear.generate import ignored, trigger
from battlemat.games.skytear.skills import worship_skills
from battlemat.games.skytear.state import (
    NOWHERE,
    Acting,
    Effect,
    Hero,
    Pillar,
    SkyMatch,
    Table,
    commands,
    hero_of,
    heroes_of,
)
from battlemat.games.skytear.targeting import is_legal, targets

ILLUSION_MOVES = 3
SHAPESHIFT_REACH = 3


def worship_options(s: Table, hero: Acting) -> list[str]:
    """How the hero may declare Worship; only its faction matters (SK-HER-13, SK-HPH-63)."""
    if s.simplified or not isinstance(hero, Hero):  # SK-SIM-04
        return []
    faction = hero.printed.faction
    if faction == "kurumo":
        return [f"worship:{target}" for target in targets(s, hero, "enemy-hero")]  # SK-WOR-06
    if faction == "taulot" and not pillar_cells(s, hero):  # SK-WOR-23
        return []
    return ["worship"]


def resolve_worship(m: SkyMatch, effect: Effect) -> Flow[None]:
    hero = hero_of(m.state, effect.caster)
    if hero.cell < 0:
        ignored(m, effect, "SK-HER-46")
        return
    yield from _FACTIONS[hero.printed.faction](m, effect, hero)


# Kurumo ---------------------------------------------------------------------------------------------------------------


def mark(m: SkyMatch, effect: Effect, hero: Hero) -> Flow[None]:
    """The target is Marked, then the worship skills are triggered (SK-WOR-05 to SK-WOR-09)."""
    s = m.state
    if not is_legal(s, hero, "enemy-hero", effect.targets[0]):
        ignored(m, effect, "SK-WOR-08")
        return
    marked = hero_of(s, effect.targets[0])
    gain(m, marked, "marked", "SK-WOR-05")
    for skill in worship_skills(s, hero):
        trigger(m, hero, skill, effect.player, about=marked.id)
    yield from ()


# Liothan --------------------------------------------------------------------------------------------------------------


def shapeshift(m: SkyMatch, effect: Effect, hero: Hero) -> Flow[None]:
    """A friendly hero within 3 hexes; the hero itself may become Exhausted first (SK-WOR-10 to SK-WOR-18)."""
    s = m.state

    def choices() -> list[str]:
        near = s.board.distance[hero.cell]
        found = [other.id for other in heroes_of(s, hero.side) if near[other.cell] <= SHAPESHIFT_REACH]
        return [*found, f"exhaust:{hero.id}"]

    chosen = yield from pick(m, effect.player, "shapeshift", "SK-WOR-10", choices, about={"hero": hero.id})
    assert chosen is not None
    if chosen.startswith("exhaust:"):
        exhaust(m, hero, "SK-WOR-13")
    gain(m, hero_of(s, chosen.removeprefix("exhaust:")), "shapeshifted", "SK-WOR-10")


# Taulot ---------------------------------------------------------------------------------------------------------------


def pillar_cells(s: Table, hero: Hero) -> Cells:
    """Hexes in LOS without miniatures and tokens (SK-WOR-21, SK-WOR-22, SK-WOR-25, SK-WOR-26)."""
    return seen_cells(s, hero) & empty_cells(s)


def choose_pillar_hex(m: SkyMatch, player: int, hero: Hero) -> Flow[Cell]:
    """The hex is a target, chosen when Worship is declared (SK-WOR-22)."""
    s = m.state
    cell = yield from pick_cell(m, player, "pillar-hex", "SK-WOR-22", lambda: pillar_cells(s, hero), hero=hero.id)
    assert cell is not None
    return cell


def raise_pillar(m: SkyMatch, effect: Effect, hero: Hero) -> Flow[None]:
    """Pillars may be removed, which triggers the worship skills; then one is placed (SK-WOR-19 to SK-WOR-30)."""
    s = m.state
    cell = s.board.named[effect.targets[0]]
    if not pillar_cells(s, hero) >> cell & 1:
        ignored(m, effect, "SK-WOR-24")
        return
    removed = yield from remove_pillars(m, effect.player, hero)
    if removed:
        for skill in worship_skills(s, hero):
            trigger(m, hero, skill, effect.player, count=removed)
    if pillars_left(s, effect.player) > 0:  # SK-WOR-29, SK-WOR-30
        place_pillar(m, effect.player, cell)


def remove_pillars(m: SkyMatch, player: int, hero: Hero) -> Flow[int]:
    """At most one, from anywhere; with a skill that says so any number (SK-WOR-19, SK-CNT-06)."""
    s = m.state
    most = len(s.pillars) if any(skill.pillars == "any" for skill in worship_skills(s, hero)) else 1
    removed = 0
    while removed < most:
        chosen = yield from pick(
            m,
            player,
            "remove-pillar",
            "SK-WOR-19",
            lambda: [pillar.id for pillar in s.pillars if pillar.side == hero.side],
            may=DONE,
            about={"hero": hero.id},
        )
        if chosen is None:
            break
        s.pillars = [pillar for pillar in s.pillars if pillar.id != chosen]
        m.note("token-removed", "SK-WOR-19", token=chosen)
        removed += 1
    return removed


def pillars_left(s: Table, player: int) -> int:
    """How many more pillars a player may have: as many as Taulot heroes drafted (SK-WOR-27, SK-WOR-28, SK-MUL-29)."""
    owner = _pillar_owner(s, player)
    limit = sum(hero.printed.faction == "taulot" and commands(s, player, hero) for hero in s.heroes)
    return limit - sum(pillar.owner == owner for pillar in s.pillars)


def _pillar_owner(s: Table, player: int) -> int:
    """Where heroes belong to a team, so do pillars: they count for its first seat."""
    return min(p for p in range(len(s.players)) if s.players[p].side == s.players[player].side) if s.shared else player


def place_pillar(m: SkyMatch, player: int, cell: Cell) -> None:
    s = m.state
    side = s.players[player].side
    s.pillars_made += 1
    s.pillars.append(Pillar(f"{side}.pillar-{s.pillars_made}", side, _pillar_owner(s, player), cell))
    m.note("pillar-placed", "SK-WOR-21", token=s.pillars[-1].id, player=player, to=s.board.names[cell])


# Nupten ---------------------------------------------------------------------------------------------------------------


def illusion_cells(s: Table, hero: Hero) -> Cells:
    """Within 3 hexes of the illusion or of its owner, whatever stands between (SK-WOR-37 to SK-WOR-44)."""
    reach = s.board.within[ILLUSION_MOVES]
    found = reach[hero.cell]
    if hero.illusion >= 0:
        found |= reach[hero.illusion]
    return found & empty_cells(s)


def project(m: SkyMatch, effect: Effect, hero: Hero) -> Flow[None]:
    """The illusion is moved; one that is on the battlefield may stay there (SK-WOR-38 to SK-WOR-40)."""
    s = m.state
    cell = yield from pick_cell(
        m,
        effect.player,
        "illusion",
        "SK-WOR-38",
        lambda: illusion_cells(s, hero),
        may=STAY if hero.illusion != NOWHERE else "",
        hero=hero.id,
    )
    if cell is not None:
        hero.illusion = cell
        m.note("illusion-moved", "SK-WOR-38", token=f"{hero.id}.illusion", to=s.board.names[cell])


_FACTIONS: Mapping[str, Callable[[SkyMatch, Effect, Hero], Flow[None]]] = {
    "kurumo": mark,
    "liothan": shapeshift,
    "taulot": raise_pillar,
    "nupten": project,
}
