"""Which content did something in play, by what events tell."""

from __future__ import annotations

from battlemat.core.event import Event
from battlemat.games.pocketmodel.content import CARDS


def usable() -> list[str]:
    """The cards with an ability."""
    return [card.id for card in CARDS.values() if card.ability is not None]


def used(event: Event) -> tuple[str, ...]:
    """Combat cards played by who can use their ability, and objectives that came to light."""
    if event.kind == "revealed" or (event.kind == "played" and event.data["ability"]):
        card = event.data["card"]
        return (card,) if CARDS[card].ability is not None else ()
    return ()
