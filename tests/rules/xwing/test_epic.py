"""Epic battles: what a squad may have, and what the table is like."""

from __future__ import annotations

import msgspec
import pytest

from battlemat import BadSetup
from battlemat.core.chance import key_from_seed
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.cards.content import FORMATS, SHIPS
from battlemat.games.xwing.lists.build import everything, normal_setup, squad_cost, violations
from battlemat.games.xwing.lists.catalogue import catalogue, setup_of
from battlemat.games.xwing.lists.fitting import upgrade_bar
from battlemat.games.xwing.names import Names
from tests.rule_marks import rule
from tests.rules.xwing.squads import broken, fitted, squad

EPIC = FORMATS["epic"]
HUGE = ("alderaanianguard", "alderaanianguard")
"""292 points."""


@rule("XW-EPC-01")
def test_an_epic_squad_costs_500_points_at_most() -> None:
    over = squad(*HUGE, "lukeskywalker", "wedgeantilles", "garvendreis-t65xwing", "edriotwotubes")
    assert (squad_cost(over, EPIC), broken(over, EPIC)) == (501, ["XW-BLD-01"])
    exact = squad(*HUGE, "lukeskywalker", "wedgeantilles", "kullbeesperado", "redsquadronveteran")
    assert (squad_cost(exact, EPIC), broken(exact, EPIC)) == (500, [])


@rule("XW-EPC-02")
def test_huge_ships_are_refused_elsewhere_in_one_sentence() -> None:
    mixed = squad("alderaanianguard: turbolaserbattery", "lukeskywalker: dreadnoughthunter", "bluesquadronescort")
    (refusal,) = violations(mixed)
    assert refusal.rule == "XW-BLD-04"
    said = Names("en").refusal(refusal)
    assert said.startswith("“Alderaanian Guard” is for battles with huge ships")
    assert "“Epic”" in said
    with pytest.raises(BadSetup, match="huge ships"):
        normal_setup({"players": [mixed, "red-dawn"]})
    assert violations(mixed, EPIC) == []


@rule("XW-EPC-03")
def test_every_standard_ship_has_room_for_one_command() -> None:
    hunter = squad("garvendreis-t65xwing: dreadnoughthunter")
    assert broken(hunter, EPIC) == []
    leader = squad("garvendreis-t65xwing: dreadnoughthunter veteranwingleader", *["redsquadronveteran"] * 2)
    assert broken(leader, EPIC) == ["XW-BLD-11"]
    assert upgrade_bar(fitted("garvendreis-t65xwing"), FORMATS["standard"])["command"] == 0
    assert [upgrade_bar(fitted(pilot), EPIC)["command"] for pilot in ("bountyhunter", "outerrimpatrol")] == [1, 1]


@rule("XW-EPC-04")
def test_the_table_is_square_or_twice_as_wide() -> None:
    square = normal_setup(setup_of("epic", [None, None]), everything)
    wide = normal_setup(setup_of("epic-wide", [None, None]), everything)
    assert [(setup["format"], setup["width"], setup["length"]) for setup in (square, wide)] == [
        ("epic", 910, 910),
        ("epic", 1820, 910),
    ]
    luke = msgspec.to_builtins(squad("lukeskywalker"))
    m = Match(GAME, GAME.setup_of("epic-wide", [luke, luke]), key_from_seed("wide"))
    while m.pending[0].kind != "edge":
        m.submit(m.pending[0].player, m.pending[0].options[0].id)
    assert [option.id for option in m.pending[0].options] == ["south", "north"]
    assert (m.state.width, m.state.length) == (1820, 910)


@rule("XW-EPC-05")
def test_any_number_of_huge_ships() -> None:
    assert broken(squad(*["echobaseevacuees"] * 3), EPIC) == []
    assert broken(squad("lukeskywalker", "wedgeantilles"), EPIC) == []


@rule("XW-EPC-06")
def test_the_damage_deck_of_huge_ships_is_told_as_a_house_deck() -> None:
    for language in ("en", "pl", "de"):
        damage = catalogue(language, everything)["damage"].values()
        house = [card for card in damage if card["house"]]
        assert (len(house), sum(card["count"] for card in house)) == (16, 40)
        assert all(card["text"] and card["precision"] for card in house)
        assert not any(card["precision"] for card in damage if not card["house"])


@rule("XW-HUG-83")
def test_a_huge_ship_has_room_for_two_turrets() -> None:
    cards = "merchantone corsairrefit pointdefensebattery dorsalturret"
    assert broken(squad(f"syndicatesmugglers: {cards}"), EPIC) == []
    assert broken(squad(f"syndicatesmugglers: {cards} ioncannonturret"), EPIC) == ["XW-HUG-83"]
    assert SHIPS["croccruiser"].huge
