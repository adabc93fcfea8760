"""What a player cannot see, dealt anew: damage cards that lie face down, decks, and dials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from battlemat.core.chance import Chance
from battlemat.games.xwing.appraisal.secrets import likely_dials
from battlemat.games.xwing.state import HugeDeck, Ship, Table, huge_of
from battlemat.games.xwing.view import view

FINE: Final = 1 << 20
"""A number from 0 to 1 is drawn in so many steps."""


def redraw(s: Table, viewer: int | None, chance: Chance) -> None:
    """Facedown damage cards and decks are dealt anew, and the dials a player cannot see are set anew."""
    for number, player in enumerate(s.players):
        own = [ship for ship in s.ships if ship.owner == number]
        standard = [ship for ship in own if not huge_of(s, ship)]
        facedown = [card for ship in standard for card in ship.damage if not card.faceup and card.kind != "blank"]
        remotes = [thing for thing in s.devices if thing.owner == number and thing.damage]
        on_remotes = [card for thing in remotes for card in thing.damage if card != "blank"]
        cards = sorted(player.deck + [card.kind for card in facedown] + on_remotes)
        chance.shuffle(cards)
        for card in facedown:
            card.kind = cards.pop()
        for thing in remotes:
            thing.damage = [card if card == "blank" else cards.pop() for card in thing.damage]
        player.deck = cards
        if s.huge is not UNSET:
            redraw_huge_deck(s.huge.decks[number], [ship for ship in own if huge_of(s, ship)], chance)
        if number != viewer:
            redraw_dials(s, number, chance)


def redraw_huge_deck(pile: HugeDeck, ships: Sequence[Ship], chance: Chance) -> None:
    """The same for the damage cards of a player's huge ships, which are never mixed with others (XW-HUG-96)."""
    facedown = [card for ship in ships for card in ship.damage if not card.faceup and card.kind != "blank"]
    cards = sorted(pile.deck + [card.kind for card in facedown])
    chance.shuffle(cards)
    for card in facedown:
        card.kind = cards.pop()
    pile.deck = cards


def redraw_dials(s: Table, player: int, chance: Chance) -> None:
    """Dials that only their player knows are set as that player may well have set them."""
    hidden = [ship for ship in s.ships if ship.owner == player and ship.dial and not ship.revealed]
    if not hidden:
        return
    for ship in hidden:
        ship.dial = ""
    draws = [chance.below(FINE) / FINE for _ in hidden]
    dials = likely_dials(view(s, player), [ship.id for ship in hidden], draws)
    for ship in hidden:
        ship.dial = dials[ship.id]
