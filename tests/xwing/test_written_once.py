"""Whatever a card does is written once: written in two modules, it would happen twice."""

from __future__ import annotations

from collections import defaultdict

from battlemat.games.xwing.abilities import load


def test_what_a_card_does_is_written_in_one_place() -> None:
    places: dict[tuple[object, ...], set[str]] = defaultdict(set)
    for card, abilities in load().items():
        for ability in abilities:
            places[card, ability.window, ability.what, ability.of].add(ability.run.__module__)
    assert {deed: sorted(modules) for deed, modules in places.items() if len(modules) > 1} == {}
