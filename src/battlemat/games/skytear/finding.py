"""Finding things among the records of a Skytear match. (A file of its own: records stay interpreted.)"""

from __future__ import annotations

from collections.abc import Iterator

from battlemat.games.skytear.board import Side
from battlemat.games.skytear.position import (
    NOBODY,
    NOWHERE,
    Acting,
    Figure,
    Hero,
    Illusion,
    Minion,
    Outsider,
    Pile,
    Table,
    Target,
)

# Finding things -------------------------------------------------------------------------------------------------------


def _index(s: Table) -> dict[str, Figure]:
    index: dict[str, Figure] = {hero.id: hero for hero in s.heroes}
    index.update({minion.id: minion for minion in s.minions})
    index.update({outsider.id: outsider for outsider in s.outsiders})
    s.__dict__["index"] = index
    return index


def figure_of(s: Table, figure_id: str) -> Figure:
    """The miniature with this id. Nobody joins after set-up, so an index is made once per copy of the state."""
    try:
        found: Figure = s.__dict__["index"][figure_id]
        return found
    except KeyError:
        return _index(s)[figure_id]


def hero_of(s: Table, hero_id: str) -> Hero:
    hero = figure_of(s, hero_id)
    assert isinstance(hero, Hero)
    return hero


def acting_of(s: Table, figure_id: str) -> Acting:
    """The caster of an effect."""
    figure = figure_of(s, figure_id)
    assert not isinstance(figure, Minion)
    return figure


def target_of(s: Table, target_id: str) -> Target | None:
    """What an id aims at; None when it is no longer there to be aimed at."""
    if target_id.endswith(".illusion"):
        hero = hero_of(s, target_id.removesuffix(".illusion"))
        return illusion_of(hero)
    if ".pillar-" in target_id:
        return next((pillar for pillar in s.pillars if pillar.id == target_id), None)
    figure = figure_of(s, target_id)
    return None if isinstance(figure, Outsider) else figure


def illusion_of(hero: Hero) -> Illusion | None:
    if hero.illusion == NOWHERE:
        return None
    return Illusion(f"{hero.id}.illusion", hero.side, hero.illusion, hero.id)


def heroes_of(s: Table, side: Side) -> Iterator[Hero]:
    """The heroes of a side on the battlefield."""
    for hero in s.heroes:
        if hero.cell >= 0 and hero.side == side:
            yield hero


def minions_of(s: Table, side: Side) -> Iterator[Minion]:
    """The minions of a side on the battlefield."""
    for minion in s.minions:
        if minion.cell >= 0 and minion.side == side:
            yield minion


def attackable(s: Table) -> list[Hero | Minion]:
    """All heroes and minions on the battlefield."""
    found: list[Hero | Minion] = [hero for hero in s.heroes if hero.cell >= 0]
    found += [minion for minion in s.minions if minion.cell >= 0]
    return found


def reserve_of(s: Table, side: Side) -> list[Minion]:
    return [minion for minion in s.minions if minion.side == side and minion.cell < 0]


def lanes_in_order(s: Table) -> list[str]:
    """The lanes by the numbers of their tokens (SK-MPH-02)."""
    return sorted(s.tokens, key=lambda lane: s.tokens[lane].number)


# Players --------------------------------------------------------------------------------------------------------------


def commands(s: Table, player: int, hero: Hero) -> bool:
    """May this player activate the hero and play cards through it? (SK-MUL-04, SK-MUL-05, SK-MUL-10)"""
    return hero.owner == player or (hero.owner == NOBODY and s.players[player].side == hero.side)


def team(s: Table, side: Side) -> list[int]:
    """The players of a side, clockwise from the first player."""
    return [player for player in clockwise(s, s.first) if s.players[player].side == side]


def speaker(s: Table, side: Side) -> int:
    """Who decides what belongs to a whole side: its member seated first clockwise from the first player (SK-MUL-20)."""
    return team(s, side)[0]


def decides_for(s: Table, hero: Hero) -> int:
    """Who decides about a hero outside its activation."""
    return hero.owner if hero.owner != NOBODY else speaker(s, hero.side)


def clockwise(s: Table, start: int) -> list[int]:
    """All players in the order in which priority passes (SK-STK-05, SK-MUL-08)."""
    count = len(s.players)
    return [*range(start, count), *range(start)]


def pile_of(s: Table, player: int) -> Pile:
    return s.piles[s.players[player].pile]


def pile_of_hero(s: Table, hero: Hero) -> Pile:
    """Where the cards on and under a hero go in upkeep."""
    return pile_of(s, decides_for(s, hero))
