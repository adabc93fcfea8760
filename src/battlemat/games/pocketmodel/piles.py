"""Decks, hands and discard piles."""

from __future__ import annotations

from battlemat.games.pocketmodel.effects import HandSize
from battlemat.games.pocketmodel.state import PocketMatch
from battlemat.games.pocketmodel.values import HAND_SIZE, face_up_cards, highest


def take_top(m: PocketMatch, player: int) -> str | None:
    """The top card of a deck, after reshuffling the discard pile if the deck is empty (PM-CRD-33, PM-CRD-34)."""
    mine = m.state.players[player]
    if not mine.deck:
        if not mine.discard:
            return None
        mine.deck, mine.discard = mine.discard, []
        m.state.chance.shuffle(mine.deck)
        m.note("reshuffled", "PM-CRD-33", player=player, count=len(mine.deck))
    return mine.deck.pop()


def draw(m: PocketMatch, player: int, count: int, rule: str) -> None:
    """Draw cards; what cannot be drawn is not drawn, and that is no loss (PM-CRD-34, PM-ELM-18)."""
    cards: list[str] = []
    for _ in range(count):
        card = take_top(m, player)
        if card is None:
            break
        cards.append(card)
    if cards:
        m.state.players[player].hand += cards
        m.note_secret("drew", rule, (player,), {"cards": cards}, player=player, count=len(cards))


def refill(m: PocketMatch, player: int) -> None:
    """Draw up to the hand size; cards above it are kept (PM-BTL-40, PM-CRD-35, PM-CRD-36)."""
    mine = m.state.players[player]
    missing = highest(face_up_cards(mine), HandSize, HAND_SIZE) - len(mine.hand)
    draw(m, player, missing, "PM-BTL-40")


def discard(m: PocketMatch, player: int, card: str, rule: str) -> None:
    """Put a card on its owner's discard pile, for everybody to see (PM-SET-05, PM-BLD-20)."""
    m.state.players[player].discard.append(card)
    m.note("discarded", rule, player=player, card=card)
