"""Drafting: who picks when, and among whom (SK-SET-07, SK-DEK-03 to SK-DEK-07, SK-DEK-14, SK-DEK-20).

Teams are 0, who picks first, and 1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from battlemat.games.skytear.content import FACTIONS, HEROES

FACTION_PICKS = (0, 1, 1, 0)
"""Whose turn it is to take a faction; the last one is received, not chosen (SK-SET-07)."""


def hero_picks(heroes: int) -> tuple[int, ...]:
    """The team of every pick: one, then two each in turn, and a last single one (SK-DEK-04 to SK-DEK-06).

    >>> hero_picks(4)
    (0, 1, 1, 0, 0, 1, 1, 0)
    """
    return (0, 1, 1, 0) * (heroes // 2)


def factions_offered(taken: Collection[str]) -> list[str]:
    """The factions nobody has yet."""
    return [faction for faction in FACTIONS if faction not in taken]


def heroes_of_factions(factions: Collection[str]) -> list[str]:
    """Every hero of these factions (SK-SET-08)."""
    return [hero.id for hero in HEROES.values() if hero.faction in factions]


def casual_offer(factions: Collection[str], drafted: Collection[str]) -> list[str]:
    """Heroes of the team's factions whom nobody has drafted (SK-DEK-03, SK-DEK-07)."""
    return [hero for hero in heroes_of_factions(factions) if hero not in drafted]


def tournament_offer(pool: Sequence[str], own: Collection[str]) -> list[str]:
    """Heroes of the team's pool that it has not drafted; the other team may have the same (SK-DEK-14, SK-DEK-20)."""
    return [hero for hero in pool if hero not in own]
