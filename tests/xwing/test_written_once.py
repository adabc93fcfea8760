"""Whatever a card does is written in one module: written twice, it would happen twice."""

from __future__ import annotations

from battlemat.games.xwing.abilities import load


def test_a_card_is_written_in_one_place() -> None:
    places = {card: {ability.run.__module__ for ability in abilities} for card, abilities in load().items()}
    assert {card: sorted(modules) for card, modules in places.items() if len(modules) > 1} == {}
