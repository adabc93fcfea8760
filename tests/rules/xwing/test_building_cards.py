"""Squads: what is on ship and upgrade cards, and the errata (XW-BLD)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.cards.content import PILOTS, SHIPS, UPGRADES
from battlemat.games.xwing.cards.records import SIZES, ActionIcon, Restriction
from battlemat.games.xwing.lists.fitting import Fitted, action_bar, unmet
from battlemat.games.xwing.table.figures import FIGURES
from tests.rule_marks import rule
from tests.rules.xwing.squads import broken, fitted, squad

# What is on the cards -------------------------------------------------------------------------------------------------


@rule("XW-BLD-30")
def test_a_ship_card_has_the_dial_of_its_ship_type() -> None:
    tie = {(m.speed, m.bearing): m.difficulty for m in SHIPS[PILOTS["academypilot"].ship].dial}
    assert tie == {(m.speed, m.bearing): m.difficulty for m in SHIPS["tielnfighter"].dial}
    assert tie[1, "turn_left"] == tie[5, "straight"] == "white"
    assert tie[2, "straight"] == tie[2, "bank_right"] == "blue"
    assert tie[3, "koiogran"] == tie[4, "koiogran"] == "red"
    assert all(pilot.ship in SHIPS for pilot in PILOTS.values())


@rule("XW-BLD-31")
def test_there_are_four_sizes_and_three_square_bases() -> None:
    assert SIZES == ("small", "medium", "large", "huge")
    assert {ship.size for ship in SHIPS.values()} == set(SIZES)
    assert [FIGURES.base[size].length for size in ("small", "medium", "large")] == [40, 60, 80]


@rule("XW-BLD-33")
def test_what_a_ship_card_shows() -> None:
    for pilot in PILOTS.values():
        ship = SHIPS[pilot.ship]
        assert pilot.name, pilot.id
        assert 0 <= pilot.initiative <= (8 if ship.huge else 6), pilot.id
        assert len(ship.attacks) <= 2, pilot.id
        assert 0 <= ship.agility <= 3, pilot.id
        assert ship.hull > 0, pilot.id
        assert ship.dial, pilot.id
        assert action_bar(Fitted(pilot)), pilot.id
    luke = PILOTS["lukeskywalker"]
    assert (luke.name, luke.limited, luke.initiative, luke.points) == ("Luke Skywalker", 1, 5, 62)
    assert luke.force is not None
    assert (luke.force.value, luke.force.recovers, luke.force.side) == (2, 1, ("light",))
    ship = SHIPS[luke.ship]
    assert (ship.attacks[0].arc, ship.attacks[0].value, ship.agility, ship.hull, ship.shields) == ("front", 3, 2, 4, 2)


@rule("XW-BLD-34")
def test_what_an_upgrade_card_shows() -> None:
    weapons = [card.weapon for card in UPGRADES.values() if card.weapon]
    assert len(weapons) == 25
    for weapon in weapons:
        assert weapon.value > 0
        assert 1 <= weapon.range[0] <= weapon.range[1] <= 5
    torpedoes = UPGRADES["protontorpedoes"]
    assert torpedoes.charges is not None
    assert torpedoes.charges.value == 2
    assert torpedoes.weapon is not None
    assert (torpedoes.weapon.arc, torpedoes.weapon.value, torpedoes.weapon.range) == ("front", 4, (2, 3))
    assert torpedoes.weapon.ordnance
    turret = UPGRADES["dorsalturret"]
    assert turret.weapon is not None
    assert (turret.weapon.arc, turret.weapon.ordnance) == ("single_turret", False)
    assert turret.grants.actions == (ActionIcon(action="rotatearc"),)
    linked = UPGRADES["servomotorsfoils"].grants.actions[1]
    assert (linked.action, linked.linked) == ("focus", ActionIcon(action="boost", difficulty="red"))


@rule("XW-BLD-36")
def test_limited_ship_cards_have_a_pilot_ability_and_others_none() -> None:
    odd = [pilot.id for pilot in PILOTS.values() if pilot.ability != bool(pilot.limited)]
    assert odd == ["autopilotdrone"]  # has a ship ability in its place
    green = PILOTS["greensquadronpilot"]
    assert (green.ability, green.ship_ability) == (False, "vectoredthrusters")


@rule("XW-BLD-36")
def test_all_cards_of_a_ship_type_that_show_a_ship_ability_show_the_same() -> None:
    for ship in SHIPS.values():
        cards = [pilot for pilot in PILOTS.values() if pilot.ship == ship.id and pilot.id != "autopilotdrone"]
        assert len({pilot.ship_ability for pilot in cards} - {None}) <= 1, ship.id


# Errata ---------------------------------------------------------------------------------------------------------------


@rule("XW-FAQ-08", "XW-FAQ-18")
@pytest.mark.parametrize("ship", ["bluesquadronscout: pivotwing", "bountyhunter: marauder"])
def test_restrictions_by_ship_type_as_the_errata_have_them(ship: str) -> None:
    assert broken(squad(ship)) == []
    assert unmet(UPGRADES[ship.split()[1]], fitted("redsquadronveteran"), [])  # it is no such ship


@rule("XW-FAQ-09")
def test_the_blue_squadron_pilot_of_the_x_wing_is_the_escort() -> None:
    blue = [pilot.name for pilot in PILOTS.values() if pilot.ship == "t65xwing" and pilot.name.startswith("Blue")]
    assert blue == ["Blue Squadron Escort"]


@rule("XW-FAQ-10")
@pytest.mark.parametrize("pilot", ["hansolo", "landocalrissian", "l337", "freightercaptain"])
def test_scum_pilots_fly_the_customized_yt_1300(pilot: str) -> None:
    assert PILOTS[pilot].ship == "customizedyt1300lightfreighter"
    modified = Restriction(ships=("modifiedyt1300lightfreighter",))
    assert modified in unmet(UPGRADES["millenniumfalcon"], fitted(pilot), [])
    assert unmet(UPGRADES["landosmillenniumfalcon"], fitted(pilot), []) == []


@rule("XW-FAQ-23")
def test_any_huge_ship_may_have_a_stalwart_captain() -> None:
    for pilot in ("outerrimpatrol", "alderaanianguard", "syndicatesmugglers"):
        assert unmet(UPGRADES["stalwartcaptain"], fitted(pilot), []) == []
    assert unmet(UPGRADES["stalwartcaptain"], fitted("academypilot"), []) != []
