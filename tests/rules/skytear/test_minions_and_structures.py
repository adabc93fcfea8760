"""Minions, Outsiders, towers and Nexus (SK-MIN); placing and counting are in test_minion_phase.py."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.skytear.board import SIDES
from battlemat.games.skytear.content import OutsiderKind, extra_content
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, set_up, side, south, table
from battlemat.games.skytear.state import NOWHERE
from tests.rule_marks import rule

FAR = "cotlic@0,-6"
EAST_FIRST = {"east": 1, "west": 2}
STORM = new_card("storm", ops=[{"op": "damage", "n": 5, "plus": 0, "who": "enemies-in-area", "area": "ring-6"}])
"""Five damage to every enemy around the caster."""


def siege(enemy: side) -> SkyScenario:
    """Two south heroes win the east token, which is within reach of the north tower and Nexus."""
    return table("yami@2,-4 sakoshi@3,-4", enemy, phase="minions", tokens={"east": "3,-5"}, numbers=EAST_FIRST)


@rule("SK-MIN-04", "SK-MIN-05", "SK-MIN-30")
def test_four_minions_for_each_faction_half_of_them_in_reserve() -> None:
    t = set_up().runs_to("choose-hero")
    for name in SIDES:
        assert (len(t.minions(name)), t.reserve(name)) == (4, 4)
        assert t.view("b" if name == "south" else "a")["sides"][name]["reserve"] == 4
    assert {tuple(minion.__struct_fields__) for minion in t.state.minions} == {("id", "side", "cell", "lane")}


@rule("SK-MIN-01")
def test_a_minion_has_no_more_than_one_hp_to_lose() -> None:
    drain = new_card(
        "drain",
        target="enemy",
        ops=[
            {"op": "damage", "n": 3, "plus": 0, "who": "target"},
            {"op": "heal", "n": "hp-lost-by-target", "who": "caster"},
        ],
    )
    with extra_content(drain):
        t = table(south("yami@4,0*5", hand="drain"), north(FAR, minions="4,-2"), active="yami")
        t.acts("play:drain>south.yami>north.minion-1")
        assert (t.minions("north"), t.hp("south.yami")) == ([], 5 + 1)


@rule("SK-MIN-06")
def test_minions_are_never_activated() -> None:
    t = table(south("yami@4,0", minions="4,1 4,2"), FAR)
    assert t.options("a") == ["south.yami"]


@rule("SK-MIN-13", "SK-MIN-27")
def test_nothing_but_winning_a_token_hurts_outsiders_and_structures() -> None:
    with extra_content(STORM):
        t = table(
            south("yami@4,-5", hand="storm"), north(FAR), active="yami", outsiders={"centre": "rift-stalker@5,-5"}
        )
        t.acts("play:storm>south.yami")
        assert (t.tower("north", "east"), t.at("outsider.rift-stalker"), t.events("damaged")) == (5, "5,-5", [])


@rule("SK-MIN-14", "SK-MIN-26")
def test_outsiders_and_structures_cannot_be_attacked() -> None:
    t = table("yami@4,-5", FAR, active="yami", outsiders={"centre": "rift-stalker@5,-5"})
    assert t.refused("a", "attack") == "SK-HPH-42"
    t.acts("skirmish")
    assert not [option for option in t.options("a") if option.startswith("hit")]


@rule("SK-MIN-15")
def test_a_dome_activates_its_own_outsider_only() -> None:
    t = table(
        "yami@-4,2",
        "cotlic@0,-5",
        battlefield="three-lane",
        phase="minions",
        outsiders={"west": "rift-stalker", "east": "stone-maw"},
    )
    t.runs_to("place-outsider")
    assert t.question("a").about["figure"] == "outsider.rift-stalker"
    t.a("-4,1", "done")
    assert (t.asked, t.state.turn, t.at("outsider.stone-maw")) == ("a choose-hero", 2, None)  # it was not offered
    east = table(
        "yami@4,-2",
        "cotlic@0,-5",
        battlefield="three-lane",
        phase="minions",
        outsiders={"west": "rift-stalker", "east": "stone-maw"},
    )
    assert (east.asked, east.question("a").about["figure"]) == ("a place-outsider", "outsider.stone-maw")


@rule("SK-MIN-17", "SK-MIN-20")
def test_an_outsider_waits_on_its_card_and_is_neither_ready_nor_exhausted() -> None:
    t = set_up().runs_to("choose-hero")
    assert [outsider.cell for outsider in t.state.outsiders] == [NOWHERE]
    won = table("yami@0,1", FAR, phase="minions", outsiders={"centre": "rift-stalker"}).runs_to("place-outsider")
    won.a("0,0", "done")
    shown = won.view(None)["outsiders"][0]
    assert set(shown) == {"id", "kind", "dome", "hex", "side"}
    assert shown["side"] is None
    assert not {"readiness", "conditions", "mana", "hero_class", "runes"} & set(OutsiderKind.__struct_fields__)


@rule("SK-MIN-19")
def test_an_outsider_gives_no_control() -> None:
    t = table("yami@0,6", FAR, phase="minions", outsiders={"centre": "rift-stalker@4,-1"}).runs_to("choose-hero")
    east = next(event for event in t.events("contested") if event["where"] == "lane-east")
    assert (east["south"], east["north"]) == (0, 0)


@rule("SK-MIN-21", "SK-MIN-22", "SK-MIN-23")
@pytest.mark.parametrize(("values", "towers"), [({}, 2), ({"variant": "tournament", "battlefield": "three-lane"}, 3)])
def test_each_side_has_a_tower_of_five_hp_per_lane_and_an_unarmed_nexus(values: Any, towers: int) -> None:
    t = set_up(**values).runs_to("choose-hero")
    for name in SIDES:
        assert list(t.state.towers[name].values()) == [2 + 2 + 1] * towers
        assert t.state.nexus[name] == 0


@rule("SK-MIN-23")
def test_an_unarmed_nexus_takes_no_damage() -> None:
    t = siege(north(FAR))
    assert (t.asked, t.tower("north", "east"), t.nexus("north")) == ("a choose-hero", 3, 0)  # nothing to choose
    alone = table(
        "yami@1,-3 sakoshi@-1,-2", "cotlic@-6,9", phase="minions", tokens={"east": "0,-3"}, numbers=EAST_FIRST
    )
    assert (alone.events("damage-lost"), alone.nexus("north")) == ([{"side": "south", "n": 2}], 0)


@rule("SK-MIN-25")
def test_a_second_tower_does_not_repair_the_nexus() -> None:
    t = siege(north(FAR, towers={"east": 2, "west": 0}, nexus=3))
    t.runs_to("structure").acts("north.tower-east")
    assert (t.tower("north", "east"), t.nexus("north")) == (0, 3)


@rule("SK-MIN-29")
def test_the_hex_of_a_destroyed_tower_is_free() -> None:
    t = siege(north(FAR, towers={"east": 2}))
    t.runs_to("choose-hero")
    t.acts("south.sakoshi", "move")
    assert "4,-6" in t.options("a")
