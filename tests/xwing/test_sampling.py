"""Sampled squads: legal, around any card there is, with the company it needs."""

from __future__ import annotations

from random import Random

import pytest

from battlemat.games.xwing.abilities import written
from battlemat.games.xwing.cards.content import FORMATS, PILOTS, UPGRADES
from battlemat.games.xwing.cards.records import Upgrade
from battlemat.games.xwing.lists.build import EPIC, SquadList, violations
from battlemat.games.xwing.lists.fitting import card_key
from battlemat.games.xwing.lists.sampling import (
    Terms,
    drawn_cards,
    hosts,
    huge_cards,
    huge_ships,
    sample_setup,
    squad_around,
)
from battlemat.games.xwing.table.figures import FIGURES
from battlemat.games.xwing.usage import usable


def cards_of(squad: SquadList) -> set[str]:
    upgrades = {f"upgrade:{name}" for ship in squad.ships for name in ship.upgrades}
    return upgrades | {f"pilot:{ship.pilot}" for ship in squad.ships}


def test_every_ability_of_a_card_can_be_drawn() -> None:
    drawn = {card_key(card) for card in drawn_cards(huge=True)}
    assert {name for name in usable() if name.startswith(("pilot:", "upgrade:"))} <= drawn


@pytest.mark.parametrize("number", range(12))
def test_a_squad_around_a_card_is_legal_and_has_it(number: int) -> None:
    rng = Random(number)
    card = rng.choice(drawn_cards())
    squad = squad_around(rng, Terms(200), card)
    assert violations(squad, FORMATS["standard"], 200, written) == []
    assert card_key(card) in cards_of(squad)


@pytest.mark.parametrize("number", range(6))
def test_an_epic_squad_around_a_card_is_legal_and_has_it(number: int) -> None:
    rng = Random(number)
    card = rng.choice(huge_cards())
    squad = squad_around(rng, Terms(500, huge=True), card)
    assert violations(squad, FORMATS[EPIC], 500, written) == []
    assert card_key(card) in cards_of(squad)


def test_some_setups_are_epic_battles_with_huge_ships() -> None:
    setups = [sample_setup(Random(number)) for number in range(30)]
    epic = [setup for setup in setups if setup["format"] == EPIC]
    assert 0 < len(epic) < len(setups) / 2
    huge = {pilot.id for pilot in huge_ships()}
    assert all(huge & {ship["pilot"] for player in setup["players"] for ship in player["ships"]} for setup in epic)
    assert {setup["width"] for setup in setups if setup not in epic} == {FIGURES.play_area}


def test_a_setup_around_a_card_of_huge_ships_is_epic() -> None:
    setup = sample_setup(Random(1), ["upgrade:luminous"])
    assert setup["format"] == EPIC
    assert all(any("luminous" in ship["upgrades"] for ship in player["ships"]) for player in setup["players"])


def test_a_wing_leader_comes_with_wingmates() -> None:
    squad = squad_around(Random(1), Terms(500, huge=True), UPGRADES["agentoftheempire"])
    assert [PILOTS[ship.pilot].ship for ship in squad.ships].count("tielnfighter") >= 2


def test_an_upgrade_that_asks_for_another_gets_it() -> None:
    squad = squad_around(Random(1), Terms(200), UPGRADES["sparepartscanisters"])
    ship = next(ship for ship in squad.ships if "sparepartscanisters" in ship.upgrades)
    assert "astromech" in [UPGRADES[name].type for name in ship.upgrades]


def test_carriers_and_what_docks_with_them_come_together() -> None:
    assert "upgrade:houndstooth" in cards_of(squad_around(Random(1), Terms(200), PILOTS["nashtahpup"]))
    assert "pilot:nashtahpup" in cards_of(squad_around(Random(2), Terms(200), UPGRADES["houndstooth"]))
    assert "upgrade:ghost" in cards_of(squad_around(Random(3), Terms(200), UPGRADES["phantom"]))


def test_no_upgrade_is_without_a_ship() -> None:
    upgrades = [card for card in drawn_cards(huge=True) if isinstance(card, Upgrade)]
    assert [card.id for card in upgrades if not hosts(card, huge=True)] == []
