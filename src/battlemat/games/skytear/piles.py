"""Decks, hands and discard piles (SK-POW-20 to SK-POW-29, SK-EFX-04 to SK-EFX-06, SK-EFX-22 to SK-EFX-24)."""

from __future__ import annotations

from battlemat.games.skytear.state import SkyMatch, Table, pile_of


def top_card(m: SkyMatch, player: int) -> str | None:
    """Take the top card; an empty deck is first made anew from the discards (SK-POW-22, SK-POW-23, SK-POW-25)."""
    pile = pile_of(m.state, player)
    if not pile.deck:
        if not pile.discard:
            return None
        pile.deck, pile.discard = pile.discard, []
        m.state.chance.shuffle(pile.deck)
        m.note("reshuffled", "SK-POW-22", player=player, count=len(pile.deck))
    return pile.deck.pop()


def draw(m: SkyMatch, player: int, count: int, rule: str) -> None:
    drawn: list[str] = []
    while len(drawn) < count:
        card = top_card(m, player)
        if card is None:
            break
        drawn.append(card)
    m.state.players[player].hand += drawn
    if drawn:
        m.note_secret("drew", rule, (player,), {"cards": drawn}, player=player, count=len(drawn))


def flip(m: SkyMatch, player: int, count: int) -> list[str]:
    """Turn over top cards for + icons; they are not discards until a modifier is chosen (SK-POW-24)."""
    s = m.state
    while len(s.flipped) < count:
        card = top_card(m, player)
        if card is None:
            break
        s.flipped.append(card)
    return s.flipped


def discard_flipped(s: Table, player: int) -> None:
    """Attack step 3 (SK-HPH-45)."""
    pile_of(s, player).discard += s.flipped
    s.flipped = []


def discard(m: SkyMatch, player: int, cards: list[str], rule: str) -> None:
    """Cards from the hand to the discard pile, face up (SK-SET-18, SK-POW-27)."""
    s = m.state
    for card in cards:
        s.players[player].hand.remove(card)
    pile_of(s, player).discard += cards
    m.note("discarded", rule, player=player, cards=cards)


def numbered(cards: list[str]) -> dict[str, str]:
    """Option ids for cards among which there may be several of a kind: `ignite`, `ignite.2`."""
    found: dict[str, str] = {}
    for card in cards:
        copy = 1
        name = card
        while name in found:
            copy += 1
            name = f"{card}.{copy}"
        found[name] = card
    return found
