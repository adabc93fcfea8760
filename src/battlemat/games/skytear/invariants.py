"""What always holds in a Skytear match, whatever anybody plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from battlemat.games.skytear.battlefield import structure_cells
from battlemat.games.skytear.board import BOARDS, SIDES
from battlemat.games.skytear.content import CARDS, HEROES, OUTSIDERS
from battlemat.games.skytear.state import NOBODY, Hero, Table

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


def broken_state(s: Table, setup: Mapping[str, Any], steps: Collection[str]) -> list[str]:
    """What makes a state from a file unusable. Such a state stands between two steps."""
    if s.battlefield not in BOARDS or len(s.players) != len(setup["players"]) or not 2 <= len(s.players) <= 8:
        return ["its players or its battlefield do not fit its set-up"]
    broken = [f"there is no step {step.name[:40]!r}" for step in s.agenda if step.name not in steps]
    things = len(s.agenda) + len(s.heroes) + len(s.minions) + sum(len(p.deck) + len(p.discard) for p in s.piles)
    if things > MOST_THINGS or not 0 <= s.first < len(s.players) or not 0 <= s.acting < len(s.players):
        broken.append("a number is out of range")
    broken += [f"there is no hero {hero.kind[:40]!r}" for hero in s.heroes if hero.kind not in HEROES]
    broken += [f"there is no Outsider {one.kind[:40]!r}" for one in s.outsiders if one.kind not in OUTSIDERS]
    cards = [card for pile in s.piles for card in (*pile.deck, *pile.discard)]
    cards += [card for player in s.players for card in player.hand]
    cards += [card for hero in s.heroes for card in (*hero.cards, *(lead.card for lead in hero.leads))]
    broken += [f"there is no card {card[:40]!r}" for card in cards if card not in CARDS]
    used = [h.cell for h in s.heroes] + [h.illusion for h in s.heroes] + [n.cell for n in s.minions]
    used += [o.cell for o in s.outsiders] + [p.cell for p in s.pillars] + [t.cell for t in s.tokens.values()]
    if any(not -1 <= cell < s.board.size for cell in used):
        broken.append("something stands off the board")
    owners = [hero.owner for hero in s.heroes] + [pillar.owner for pillar in s.pillars]
    if any(not NOBODY <= owner < len(s.players) for owner in owners):
        broken.append("something belongs to nobody")
    if any(not -s.board.mana_rows <= number <= MOST_THINGS for h in s.heroes for number in (h.mana, h.returns)):
        broken.append("a hero has impossible mana")
    if any(not 0 <= player.pile < len(s.piles) for player in s.players):
        broken.append("a player has no deck")
    return broken or broken_invariants(s)
