"""Sampled squads: legal, around any card there is, with the company it needs."""

from __future__ import annotations

from random import Random

import pytest

from battlemat.games.xwing.abilities import written
from battlemat.games.xwing.cards.content import FORMATS, PILOTS, UPGRADES
from battlemat.games.xwing.cards.records import Upgrade
from battlemat.games.xwing.lists.build import SquadList, violations
from battlemat.games.xwing.lists.fitting import card_key
from battlemat.games.xwing.lists.sampling import drawn_cards, hosts, squad_around
from battlemat.games.xwing.usage import usable


def cards_of(squad: SquadList) -> set[str]:
    upgrades = {f"upgrade:{name}" for ship in squad.ships for name in ship.upgrades}
    return upgrades | {f"pilot:{ship.pilot}" for ship in squad.ships}


def test_every_ability_of_a_card_can_be_drawn() -> None:
    drawn = {card_key(card) for card in drawn_cards()}
    assert {name for name in usable() if name.startswith(("pilot:", "upgrade:"))} <= drawn


@pytest.mark.parametrize("number", range(12))
def test_a_squad_around_a_card_is_legal_and_has_it(number: int) -> None:
    rng = Random(number)
    card = rng.choice(drawn_cards())
    squad = squad_around(rng, 200, card)
    assert violations(squad, FORMATS["standard"], 200, written) == []
    assert card_key(card) in cards_of(squad)


def test_an_upgrade_that_asks_for_another_gets_it() -> None:
    squad = squad_around(Random(1), 200, UPGRADES["sparepartscanisters"])
    ship = next(ship for ship in squad.ships if "sparepartscanisters" in ship.upgrades)
    assert "astromech" in [UPGRADES[name].type for name in ship.upgrades]


def test_carriers_and_what_docks_with_them_come_together() -> None:
    assert "upgrade:houndstooth" in cards_of(squad_around(Random(1), 200, PILOTS["nashtahpup"]))
    assert "pilot:nashtahpup" in cards_of(squad_around(Random(2), 200, UPGRADES["houndstooth"]))
    assert "upgrade:ghost" in cards_of(squad_around(Random(3), 200, UPGRADES["phantom"]))


def test_no_upgrade_is_without_a_ship() -> None:
    upgrades = [card for card in drawn_cards() if isinstance(card, Upgrade)]
    assert [card.id for card in upgrades if not hosts(card)] == []
