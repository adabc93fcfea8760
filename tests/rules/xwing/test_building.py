"""Squads: points, factions, slots, copies (XW-BLD); what only a match can show is in test_building_ships.py."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlemat import BadSetup
from battlemat.games.xwing.cards.content import FORMATS, PILOTS, SHIPS, UPGRADES, extra_content, is_huge
from battlemat.games.xwing.cards.records import FACTIONS, STANDARD_SLOTS, Format, PointsBy, Restriction
from battlemat.games.xwing.lists.build import SquadList, normal_setup, read_list, squad_cost, violations
from battlemat.games.xwing.lists.fitting import points, upgrade_bar
from tests.rule_marks import rule
from tests.rules.xwing.squads import STANDARD, broken, fitted, squad, upgrade


def red_squad(talent: str) -> SquadList:
    """198 points and a talent."""
    return squad(
        "lukeskywalker: protontorpedoes r2d2 servomotorsfoils",
        f"wedgeantilles: {talent} protontorpedoes r4astromech servomotorsfoils",
        "biggsdarklighter: servomotorsfoils",
    )


# Points and formats ---------------------------------------------------------------------------------------------------


@rule("XW-BLD-01")
def test_a_squad_costs_no_more_than_the_limit() -> None:
    assert squad_cost(red_squad("predator")) == 62 + 13 + 5 + 0 + 55 + 2 + 13 + 2 + 0 + 48 + 0 == 200
    assert broken(red_squad("predator")) == []
    (refusal,) = violations(red_squad("elusive"))
    assert (refusal.rule, refusal.facts) == ("XW-BLD-01", {"total": 201, "limit": 200})
    assert violations(red_squad("elusive"), limit=201) == []
    with pytest.raises(BadSetup, match=r"costs 201 points, but at most 200 .*\[XW-BLD-01\]"):
        normal_setup({"players": ["red-dawn", msgspec.to_builtins(red_squad("elusive"))]})


@rule("XW-BLD-02")
def test_the_limit_of_a_standard_game_is_200_points() -> None:
    setup = normal_setup({})
    assert (setup["format"], setup["limit"]) == ("standard", 200)
    assert normal_setup({"limit": 400})["limit"] == 400


@rule("XW-BLD-01")
def test_a_limit_is_a_point_at_least() -> None:
    with pytest.raises(BadSetup, match="at most 1"):
        normal_setup({"limit": 1, "players": ["red-dawn", "black-lance"]})
    with pytest.raises(BadSetup, match="between 1"):
        normal_setup({"limit": 0})


@rule("XW-BLD-03")
def test_a_squad_may_cost_less_than_the_limit() -> None:
    for entry, cost in ((squad("academypilot"), 23), (squad("wedgeantilles", "lukeskywalker"), 117)):
        assert squad_cost(entry) == cost
        assert broken(entry) == []


@rule("XW-BLD-04")
def test_a_format_says_which_cards_there_are() -> None:
    hyperspace = FORMATS["hyperspace"]
    entry = squad("wullffwarro", "lukeskywalker: servomotorsfoils")
    assert broken(entry) == []
    (refusal,) = violations(entry, hyperspace)
    assert (refusal.rule, refusal.facts["card"]) == ("XW-BLD-04", "pilot:wullffwarro")
    assert broken(squad("lukeskywalker: servomotorsfoils"), hyperspace) == []
    with extra_content(msgspec.structs.replace(UPGRADES["predator"], id="new", name="New", hyperspace=False)):
        assert broken(squad("wedgeantilles: new")) == []
        assert broken(squad("wedgeantilles: new"), hyperspace) == ["XW-BLD-04"]


@rule("XW-BLD-04")
def test_huge_ships_are_in_one_format() -> None:
    for format_ in FORMATS.values():
        if not format_.threat:
            assert broken(squad("alderaanianguard"), format_) == ([] if format_.id == "epic" else ["XW-BLD-04"])


@rule("XW-BLD-04")
def test_quick_builds_have_a_format_of_their_own() -> None:
    quick = FORMATS["quick-build"]
    builds = SquadList("Quick", "galacticempire", builds=["darthvader-1", "academypilot-1"])
    assert squad_cost(builds, quick) == 4 + 1
    assert broken(builds, quick) == []
    assert broken(SquadList("Quick", "galacticempire", builds=[*builds.builds, "wampa-1", "howlrunner-1"]), quick) == [
        "XW-BLD-01"
    ]
    assert broken(SquadList("Quick", "galacticempire", builds=["academypilot-1"])) == ["XW-BLD-04"]
    assert broken(squad("academypilot"), quick) == ["XW-BLD-04"]


@rule("XW-BLD-05")
def test_a_card_may_cost_something_else_in_another_format() -> None:
    other = Format(id="other", limit=200, points={"upgrade:afterburners": 8, "pilot:academypilot": 100})
    entry = squad("academypilot: afterburners")
    assert (squad_cost(entry), squad_cost(entry, other)) == (23 + 6, 100 + 8)
    assert broken(squad("academypilot", "academypilot", "academypilot"), other) == ["XW-BLD-01"]
    assert broken(squad("academypilot", "academypilot", "academypilot")) == []


@rule("XW-BLD-38")
def test_variable_costs_use_the_printed_value_of_the_ship() -> None:
    hull = UPGRADES["hullupgrade"]
    assert isinstance(hull.points, PointsBy)
    jedi = fitted("jediknight", "delta7b", "hullupgrade")
    assert SHIPS["delta7aethersprite"].agility == 3
    assert UPGRADES["delta7b"].grants.agility == -1
    assert points(hull, jedi.pilot, STANDARD) == hull.points.values[3] != hull.points.values[2]
    assert points(UPGRADES["delta7b"], jedi.pilot, STANDARD) == 17
    assert squad_cost(squad("jediknight: delta7b hullupgrade")) == 38 + 17 + hull.points.values[3]


@rule("XW-BLD-38")
@pytest.mark.parametrize(("pilot", "cost"), [("greensquadronpilot", 7), ("bobafett", 8), ("bossk", 9)])
def test_a_cost_by_size_is_looked_up_by_the_size_of_the_ship(pilot: str, cost: int) -> None:
    assert points(UPGRADES["snapshot"], PILOTS[pilot], STANDARD) == cost


# Ships and factions ---------------------------------------------------------------------------------------------------


@rule("XW-BLD-06")
def test_every_upgrade_is_on_a_ship() -> None:
    (refusal,) = violations(squad("lukeskywalker", upgrades=["r2d2"]))
    assert (refusal.rule, refusal.facts) == ("XW-BLD-06", {"upgrade": "upgrade:r2d2"})
    assert broken(squad("lukeskywalker: r2d2")) == []


@rule("XW-BLD-07")
def test_there_are_seven_factions() -> None:
    assert len(FACTIONS) == 7
    assert {pilot.faction for pilot in PILOTS.values()} == set(FACTIONS)
    for faction in FACTIONS:
        ship = next(p for p in PILOTS.values() if p.faction == faction and not is_huge(p) and not p.limited)
        assert broken(squad(ship.id)) == []
    assert broken(squad("lukeskywalker", faction="ewoks")) == ["XW-BLD-07"]


@rule("XW-BLD-08")
def test_all_ships_of_a_squad_are_of_one_faction() -> None:
    (refusal,) = violations(squad("lukeskywalker", "academypilot"))
    assert (refusal.rule, refusal.facts["card"]) == ("XW-BLD-08", "pilot:academypilot")
    assert broken(squad("lukeskywalker", faction="firstorder")) == ["XW-BLD-08"]


@rule("XW-BLD-09")
def test_every_ship_card_has_a_faction_that_has_its_ship() -> None:
    for pilot in PILOTS.values():
        assert pilot.faction in SHIPS[pilot.ship].factions, pilot.id


@rule("XW-BLD-10")
@pytest.mark.parametrize("pilot", ["bluesquadronescort", "gammasquadronace", "skullsquadronpilot"])
def test_an_upgrade_without_restriction_is_for_every_faction(pilot: str) -> None:
    assert UPGRADES["protontorpedoes"].restrictions == ()
    assert broken(squad(f"{pilot}: protontorpedoes")) == []


# Slots ----------------------------------------------------------------------------------------------------------------


@rule("XW-BLD-11")
def test_each_upgrade_needs_a_slot_of_its_type() -> None:
    assert upgrade_bar(fitted("redsquadronveteran"))["torpedo"] == 1
    assert broken(squad("redsquadronveteran: protontorpedoes")) == []
    (refusal,) = violations(squad("redsquadronveteran: protontorpedoes iontorpedoes"))
    assert refusal.rule == "XW-BLD-11"
    assert refusal.facts == {"pilot": "pilot:redsquadronveteran", "slot": "slot:torpedo", "count": 2, "limit": 1}
    assert broken(squad("redsquadronveteran: concussionmissiles")) == ["XW-BLD-11"]


@rule("XW-BLD-12")
def test_an_upgrade_with_several_icons_fills_all_these_slots() -> None:
    assert UPGRADES["bombletgenerator"].slots == ("device", "device")
    assert upgrade_bar(fitted("bountyhunter"))["device"] == 1
    assert broken(squad("bountyhunter: bombletgenerator")) == ["XW-BLD-12"]
    assert broken(squad("scimitarsquadronpilot: bombletgenerator")) == []
    assert broken(squad("scimitarsquadronpilot: bombletgenerator seismiccharges")) == ["XW-BLD-12"]


@rule("XW-BLD-12")
def test_an_upgrade_of_two_types_needs_a_slot_of_each() -> None:
    assert set(UPGRADES["calibratedlasertargeting"].slots) == {"configuration", "modification"}
    assert broken(squad("jediknight: calibratedlasertargeting")) == []
    assert broken(squad("jediknight: calibratedlasertargeting hullupgrade")) == ["XW-BLD-12"]


@rule("XW-BLD-13")
def test_cards_add_and_remove_slots() -> None:
    plain, punishing = fitted("contractedscout"), fitted("contractedscout", "punishingone")
    assert upgrade_bar(punishing)["astromech"] == upgrade_bar(plain)["astromech"] + 1 == 1
    assert upgrade_bar(punishing)["crew"] == upgrade_bar(plain)["crew"] - 1
    assert broken(squad("contractedscout: r3astromech")) == ["XW-BLD-11"]
    assert broken(squad("contractedscout: punishingone r3astromech")) == []
    crew = ["informant"] * plain.pilot.slots.count("crew")
    assert broken(squad(f"contractedscout: {' '.join(crew)}")) == []
    assert broken(squad(f"contractedscout: punishingone {' '.join(crew)}")) == ["XW-BLD-13"]


@rule("XW-BLD-14")
def test_only_ship_types_that_have_titles_and_configurations_can_equip_them() -> None:
    assert "title" not in PILOTS["academypilot"].slots
    assert "XW-BLD-14" in broken(squad("academypilot: dauntless"))
    assert "XW-BLD-14" in broken(squad("academypilot: servomotorsfoils"))
    with extra_content(upgrade("any-title", type="title"), upgrade("any-wing", type="configuration")):
        assert broken(squad("academypilot: any-title")) == ["XW-BLD-14"]
        assert broken(squad("academypilot: any-wing")) == ["XW-BLD-14"]
        assert broken(squad("bluesquadronescort: any-wing")) == []


@rule("XW-BLD-15")
def test_there_are_17_types_of_upgrades_for_standard_ships() -> None:
    assert len(STANDARD_SLOTS) == 17
    assert {card.type for card in UPGRADES.values() if not card.huge} == set(STANDARD_SLOTS)
    assert {slot for pilot in PILOTS.values() if not is_huge(pilot) for slot in pilot.slots} == set(STANDARD_SLOTS)


# Copies ---------------------------------------------------------------------------------------------------------------


@rule("XW-BLD-21")
def test_a_ship_never_has_two_upgrades_of_one_name() -> None:
    assert upgrade_bar(fitted("wardensquadronpilot"))["device"] == 2
    assert broken(squad("wardensquadronpilot: connernets connernets")) == ["XW-BLD-21"]
    assert broken(squad("wardensquadronpilot: connernets proximitymines")) == []
    assert broken(squad("wardensquadronpilot: connernets", "wardensquadronpilot: connernets")) == []


@rule("XW-BLD-21")
def test_it_is_the_name_that_counts_not_the_id() -> None:
    twin = msgspec.structs.replace(UPGRADES["connernets"], id="connernets-twin")
    with extra_content(twin):
        assert broken(squad("wardensquadronpilot: connernets connernets-twin")) == ["XW-BLD-21"]


@rule("XW-BLD-22")
def test_a_squad_has_no_more_limited_cards_of_a_name_than_dots() -> None:
    (refusal,) = violations(squad("biggsdarklighter", "biggsdarklighter"))
    assert refusal.rule == "XW-BLD-22"
    assert refusal.facts == {"card": "pilot:biggsdarklighter", "count": 2, "limit": 1}
    assert PILOTS["haorchallprototype"].limited == 2
    assert broken(squad(*["haorchallprototype"] * 2)) == []
    assert broken(squad(*["haorchallprototype"] * 3)) == ["XW-BLD-22"]
    assert broken(squad("bluesquadronescort: r2d2", "bluesquadronescort: r2d2")) == ["XW-BLD-22"]


@rule("XW-BLD-22")
def test_cards_of_different_ids_with_one_name_count_together() -> None:
    assert PILOTS["garvendreis"].name == PILOTS["garvendreis-t65xwing"].name
    assert broken(squad("garvendreis", "garvendreis-t65xwing")) == ["XW-BLD-22"]


@rule("XW-BLD-23")
def test_ship_and_upgrade_cards_of_one_name_count_together() -> None:
    assert broken(squad("landocalrissian-modifiedyt1300lightfreighter")) == []
    assert broken(squad("chewbacca: landocalrissian")) == []
    assert broken(squad("landocalrissian-modifiedyt1300lightfreighter", "lothalrebel: landocalrissian")) == [
        "XW-BLD-23"
    ]
    first = squad("landocalrissian-modifiedyt1300lightfreighter", "lothalrebel: landocalrissian")
    assert violations(first)[0].facts["card"] == "pilot:landocalrissian-modifiedyt1300lightfreighter"


@rule("XW-BLD-24")
def test_two_dots_allow_two_ships_or_two_upgrades_or_one_of_each() -> None:
    ship = msgspec.structs.replace(PILOTS["haorchallprototype"], id="twin", name="Twin")
    other = upgrade("twin", name="Twin", type="modification", limited=2)
    with extra_content(ship, other):
        assert broken(squad("twin", "twin")) == []
        assert broken(squad("separatistdrone: twin", "separatistdrone: twin")) == []
        assert broken(squad("twin", "separatistdrone: twin")) == []
        assert broken(squad("twin: twin")) == []
        assert broken(squad("twin", "twin", "separatistdrone: twin")) == ["XW-BLD-23"]
        assert broken(squad("twin: twin", "separatistdrone: twin")) == ["XW-BLD-23"]


@rule("XW-BLD-25")
def test_both_players_may_have_the_same_limited_card() -> None:
    vader = msgspec.to_builtins(squad("darthvader"))
    setup = normal_setup({"players": [vader, vader]})
    assert [player["ships"][0]["pilot"] for player in setup["players"]] == ["darthvader", "darthvader"]


@rule("XW-BLD-26")
def test_cards_without_dots_have_no_copy_limit() -> None:
    assert broken(squad(*["academypilot"] * 8)) == []
    assert broken(squad(*["blacksquadronace: crackshot"] * 7)) == []


@rule("XW-BLD-27")
def test_a_squad_has_one_solitary_upgrade_of_a_type() -> None:
    relays = [card for card in UPGRADES.values() if card.type == "tactical-relay"]
    assert relays
    assert all(relay.solitary for relay in relays)
    assert broken(squad("skakoanace: tv94", "skakoanace")) == []
    (refusal,) = violations(squad("skakoanace: tv94", "skakoanace: ta175"))
    assert (refusal.rule, refusal.facts) == ("XW-BLD-27", {"slot": "slot:tactical-relay", "count": 2})
    with extra_content(upgrade("loner", type="talent", restrictions=(Restriction(solitary=True),))):
        assert broken(squad("skakoanace: tv94", "skakoanace: loner")) == []
        assert broken(squad("skakoanace: loner", "skakoanace: loner")) == ["XW-BLD-27"]


# Bad input ------------------------------------------------------------------------------------------------------------


def test_every_violation_of_a_squad_is_named() -> None:
    entry = squad(
        "lukeskywalker: r2d2 r2d2 hate", "academypilot: wookiee", "nobody", faction="galacticempire", obstacles=["hill"]
    )
    assert broken(entry) == [
        "",
        "",
        "XW-BLD-08",
        "XW-BLD-22",
        "XW-BLD-11",
        "XW-BLD-21",
        "XW-BLD-20",
        "XW-SET-18",
        "XW-SET-18",
    ]


@rule("XW-SET-18")
def test_a_player_brings_three_obstacles_of_any_type() -> None:
    usual = normal_setup({})["players"][0]["obstacles"]
    assert len(usual) == 3
    assert broken(squad("lukeskywalker", obstacles=["coreasteroid0", "yt2400debris1", "gascloud1"])) == []
    assert broken(squad("lukeskywalker", obstacles=["coreasteroid0", "yt2400debris1"])) == ["XW-SET-18"]
    assert broken(squad("lukeskywalker", obstacles=["coreasteroid0", "yt2400debris1", "loosecargo"])) == ["XW-SET-18"]


@pytest.mark.parametrize("entry", [None, 7, "red-dawn", [], {}, {"name": "x", "faction": 3}, {"ships": "many"}])
def test_what_is_no_squad_is_refused_with_one_sentence(entry: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        read_list(entry)
    assert len(caught.value.refusals) == 1
