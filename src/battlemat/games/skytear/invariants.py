"""What always holds in a Skytear match, whatever anybody plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from re import escape, fullmatch
from typing import Any, Final

from battlemat.core.bounds import outside
from battlemat.core.errors import BadSetup
from battlemat.games.skytear.battlefield import structure_cells
from battlemat.games.skytear.board import BOARDS, SIDES
from battlemat.games.skytear.bounds import bounds
from battlemat.games.skytear.build import normal_setup
from battlemat.games.skytear.state import Hero, Table, commands

SETTING_UP: Final = frozenset(
    {"set-up", "choose-factions", "take-heroes", "draft-heroes", "place-heroes", "decks", "hands", "battlefield"}
)
GO_ON: Final = frozenset({"set-up", "heroes-phase", "minions-phase", "upkeep"})
"""The steps after which there is another one."""
MOST_THINGS = 500
"""More cards, figures or steps than any match has: stops absurd files early."""


def broken_invariants(s: Table) -> list[str]:
    """Sentences about what does not hold; empty when all is well."""
    broken: list[str] = []
    for hero in s.heroes:
        broken += _broken_hero(s, hero)
    broken += _crowded(s)
    for minion in s.minions:
        if (minion.cell >= 0) != bool(minion.lane) and s.phase != "minions":
            broken.append(f"{minion.id} is on the battlefield without a lane, or the other way round")
        if minion.cell >= 0 and s.board.in_domes >> minion.cell & 1:
            broken.append(f"{minion.id} is in a dome")
    for lane, token in s.tokens.items():
        if s.board.in_domes >> token.cell & 1:
            broken.append(f"the token of {lane} is in a dome")
    if s.turn > s.board.mana_rows:
        broken.append("the mana counter has left its track")
    return broken


def _broken_hero(s: Table, hero: Hero) -> list[str]:
    placed = s.phase != "set-up" and s.phase != "upkeep"
    broken = []
    if placed and (hero.readiness == "defeated") != (hero.cell < 0):
        broken.append(f"{hero.id} is {hero.readiness} and on cell {hero.cell}")
    if not 0 <= hero.hp <= hero.printed.health or (hero.cell >= 0 and hero.hp == 0):
        broken.append(f"{hero.id} has {hero.hp} HP")
    if len(set(hero.conditions)) < len(hero.conditions) or (hero.conditions and hero.cell < 0 and placed):
        broken.append(f"{hero.id} has impossible conditions")
    if hero.illusion >= 0 and hero.cell < 0 and placed:
        broken.append(f"{hero.id} is gone, but its illusion is not")
    return broken


def _crowded(s: Table) -> list[str]:
    """Heroes, Outsiders and minions keep apart; enemy minions may share a hex (SK-HER-48, SK-MIN-08, SK-MIN-09)."""
    broken = []
    alone = Counter([*(h.cell for h in s.heroes if h.cell >= 0), *(o.cell for o in s.outsiders if o.cell >= 0)])
    minions = Counter((minion.cell, minion.side) for minion in s.minions if minion.cell >= 0)
    structures = structure_cells(s) if s.tokens else 0
    for cell, count in alone.items():
        if count > 1 or structures >> cell & 1 or any((cell, side) in minions for side in SIDES):
            broken.append(f"too much stands on {s.board.names[cell]}")
    for (cell, side), count in minions.items():
        if count > 1 or structures >> cell & 1:
            broken.append(f"too many minions of {side} stand on {s.board.names[cell]}")
    return broken


def broken_state(s: Table, setup: Mapping[str, Any], steps: Iterable[str]) -> list[str]:
    """What makes a state from a file unusable. Such a state stands between two steps, with an empty stack."""
    if s.battlefield not in BOARDS or len(s.players) != len(setup["players"]) or not 2 <= len(s.players) <= 8:
        return ["its players or its battlefield do not fit its set-up"]
    broken = [*outside(s, bounds(s, steps)), *_broken_sides(s), *_misnamed(s)]
    things = len(s.agenda) + len(s.heroes) + len(s.minions) + sum(len(p.deck) + len(p.discard) for p in s.piles)
    if things > MOST_THINGS:
        broken.append("a number is out of range")
    return broken or [*_broken_agenda(s, setup), *broken_invariants(s)]


def _broken_sides(s: Table) -> Iterator[str]:
    """Players sit in turns, each at their deck; each side has all that a side has, and heroes of its own."""
    if any(player.side != SIDES[(seat - s.first) % 2] for seat, player in enumerate(s.players)):
        yield "its players sit wrong"
    if any(player.pile != (seat % 2 if s.shared else seat) for seat, player in enumerate(s.players)):
        yield "a player has no deck"
    if any(held != set(SIDES) for held in (set(s.towers), set(s.nexus), set(s.progress), set(s.factions))):
        yield "a side is missing"
    for hero in s.heroes:
        if 0 <= hero.owner < len(s.players) and s.players[hero.owner].side != hero.side:
            yield f"{hero.id} belongs to the other side"


def _misnamed(s: Table) -> Iterator[str]:
    """Everything is called as the rules call it, and nothing twice."""
    named = [
        *((hero.id, rf"{hero.side}\.{escape(hero.kind)}") for hero in s.heroes),
        *((outsider.id, rf"outsider\.{escape(outsider.kind)}") for outsider in s.outsiders),
        *((minion.id, rf"{minion.side}\.minion-[0-9]+") for minion in s.minions),
        *((pillar.id, rf"{pillar.side}\.pillar-[0-9]+") for pillar in s.pillars),
    ]
    if len(dict(named)) < len(named) or any(not fullmatch(right, name) for name, right in named):
        yield "something is not called as it is"


def _broken_agenda(s: Table, setup: Mapping[str, Any]) -> Iterator[str]:
    """There is always a next phase, and everything it needs."""
    names = [step.name for step in s.agenda]
    if not names or names[-1] not in GO_ON:
        yield "its agenda comes to an end"
    if not SETTING_UP.isdisjoint(names):
        if s.phase != "set-up" or not _whole(setup):
            yield "its set-up was changed"
    elif s.phase == "set-up" and names[:1] != ["heroes-phase"]:
        yield "it is not set up"
    elif any(held != set(s.board.lanes) for held in (set(s.tokens), *map(set, s.towers.values()))):
        yield "a lane has no towers or no token"
    if ("act" in names or "priority" in names) and not _acting(s):
        yield "nobody acts"


def _whole(setup: Mapping[str, Any]) -> bool:
    """Whether a set-up says all that setting up asks of it."""
    try:
        return normal_setup(setup) == setup
    except BadSetup:
        return False


def _acting(s: Table) -> bool:
    """Whether a hero is in activation, by a player who commands it."""
    return s.phase == "heroes" and any(hero.id == s.active and commands(s, s.acting, hero) for hero in s.heroes)
