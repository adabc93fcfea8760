"""What heroes and power cards did in a match of Skytear."""

from __future__ import annotations

from collections.abc import Iterator

from battlemat.core.contribution import Contribution, Contributions
from battlemat.games.skytear.state import SkyMatch, Table


def contributions(m: SkyMatch, /) -> list[Contribution]:
    """Heroes act when activated, and achieve the defeat of heroes; cards act when played."""
    found = Contributions()
    for hero in m.state.heroes:
        found.unit(hero.owner, hero.id, hero.kind)
    for seat, card in _cards(m.state):
        found.card(seat, card, card)
    caster = ""
    for event in m.events:
        data = event.data
        if event.kind == "activated":
            found.acts(data["hero"])
        elif event.kind == "played":
            found.plays(data["player"], data["card"])
        elif event.kind == "damaged":
            caster = data["caster"]
            found.hurt(data["figure"], data["lost"], caster)
            found.harms(found.seat_of(caster), data["by"], data["lost"])
        elif event.kind == "hero-defeated" and found.seat_of(caster) != found.seat_of(data["figure"]):
            found.achieves(caster)
    return found.all()


def _cards(s: Table) -> Iterator[tuple[int, str]]:
    """Each player's cards, wherever they are, in an order that does not depend on how they were shuffled."""
    for seat, player in enumerate(s.players):
        pile = s.piles[player.pile]
        heroes = [hero for hero in s.heroes if hero.owner == seat]
        laid = [card for hero in heroes for card in (*hero.cards, *(lead.card for lead in hero.leads))]
        yield from ((seat, card) for card in sorted({*pile.deck, *pile.discard, *player.hand, *laid}))
