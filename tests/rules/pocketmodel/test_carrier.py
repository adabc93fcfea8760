"""The power icon Carrier (PM-ICO-21 to PM-ICO-29)."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import new_card, new_unit, side, table
from tests.rule_marks import rule

TRAP = {"when": "strike_failed", "op": "damage", "amount": 2, "target": "striker"}
BACK = {"attack": 4, "damage": 2, "defense": 9, "shields": 3, "icons": []}
TEST_CONTENT = (
    new_unit("plain", attack=3, damage=1, defense=8, shields=9),
    new_unit("carrier", shields=5, icons=["carrier"], stars=4),
    new_unit("five-star-carrier", icons=["carrier"], stars=5),
    new_unit("fighter", stars=1),
    new_unit("scouts", stars=1, domain="ground"),
    new_unit("bomber", stars=2),
    new_unit("frigate", stars=3),
    new_unit("veteran-2", stars=2, attack=2, shields=2, icons=["veteran"], back=BACK),
    new_card("trap", type="objective", defense=20, effects=[TRAP]),
)
HIT, MISS = (6, 6), (1, 1)
RESERVES = "fighter@reserves fighter@reserves bomber@reserves frigate@reserves"


@rule("PM-ICO-21")
def test_carrier_replaces_the_action() -> None:
    t = table(a=f"carrier@home-b plain@home-b {RESERVES}", b="plain")
    assert t.options("a") == ["pass", "move", "combat", "strike", "carrier:a.carrier"]
    assert t.refused("a", "carrier:a.plain") == "PM-ICO-21"
    t.a("carrier:a.carrier", ["a.bomber"])
    assert t.asked == "b objective-card"


@rule("PM-ICO-22")
@pytest.mark.parametrize(
    ("zone", "offered"), [("contested", False), ("home-a", False), ("reserves", False), ("home-b", True)]
)
def test_carrier_needs_the_home_zone_of_an_opponent(zone: str, offered: bool) -> None:
    t = table(a=f"carrier@{zone} plain@home-b {RESERVES}", b="plain")
    assert ("carrier:a.carrier" in t.options("a")) is offered
    if not offered:
        assert t.refused("a", "carrier:a.carrier") == "PM-ICO-22"


@rule("PM-ICO-22")
def test_carrier_works_in_the_first_home_zone_too() -> None:
    t = table(a="plain", b=f"carrier@home-a plain@home-a {RESERVES}", active="b")
    assert "carrier:b.carrier" in t.options("b")
    assert t.refused("b", "carrier:b.plain") == "PM-ICO-21"


@rule("PM-ICO-23")
@pytest.mark.parametrize("chosen", [["a.fighter"], ["a.fighter", "a.fighter-2"], ["a.bomber"]])
def test_carrier_brings_in_units_of_two_stars(chosen: list[str]) -> None:
    t = table(a=f"carrier@home-b {RESERVES}", b=side("plain fighter@reserves"))
    t.a("carrier:a.carrier")
    assert t.options("a") == ["a.fighter", "a.fighter-2", "a.bomber"]
    assert t.refused("a", ["a.frigate"]) == "PM-ICO-23"
    assert t.refused("a", ["a.bomber", "a.fighter"]) == "PM-ICO-23"
    t.a(chosen)
    assert [event["unit"] for event in t.events("arrived")] == chosen


@rule("PM-ICO-23")
def test_carrier_is_not_offered_when_nothing_fits() -> None:
    t = table(a="carrier@home-b frigate@reserves", b="plain")
    assert t.options("a") == ["pass", "move", "combat", "strike"]
    assert t.refused("a", "carrier:a.carrier") == "PM-ICO-23"


@rule("PM-ICO-24")
@pytest.mark.parametrize("zone", ["home-b", "home-c"])
def test_units_brought_in_by_carrier_appear_where_it_is(zone: str) -> None:
    t = table(f"carrier@{zone} {RESERVES}", "plain", "plain")
    t.a("carrier:a.carrier", ["a.bomber"])
    assert t.zone("a.bomber") == zone
    assert t.zone("a.fighter") == "reserves"


@rule("PM-ICO-25")
def test_units_brought_in_by_carrier_are_fresh_and_act_from_the_next_turn() -> None:
    t = table(
        a="carrier@home-b veteran-2@contested*2~ plain",
        b=side("plain@contested", objectives="trap! trap trap"),
        active="b",
        turn=4,
    )
    t.battle("b.plain>a.veteran-2", dice=HIT + MISS)
    assert t.zone("a.veteran-2") == "reserves"
    t.passes("a").a("carrier:a.carrier", ["a.veteran-2"])
    assert (t.tokens("a.veteran-2"), t.unit("a.veteran-2").turned) == (0, False)
    assert (t.state.turn, t.asked) == (6, "b objective-card")
    t.ends_turn("b").passes("a")
    assert t.state.turn == 7
    t.strike("b.objective-1", "a.veteran-2", dice=MISS)
    assert t.last("strike-failed")["score"] == 2 + 2


@rule("PM-ICO-26")
def test_only_one_carrier_is_used_each_turn() -> None:
    t = table(a=f"carrier@home-b five-star-carrier@home-b {RESERVES}", b="plain")
    assert [option for option in t.options("a") if "carrier" in option] == [
        "carrier:a.carrier",
        "carrier:a.five-star-carrier",
    ]
    t.a("carrier:a.carrier", ["a.fighter"])
    assert t.asked == "b objective-card"
    assert [event["unit"] for event in t.events("arrived")] == ["a.fighter"]


@rule("PM-ICO-27")
def test_carrier_is_not_limited_by_the_rule_of_five() -> None:
    t = table(a=f"five-star-carrier@home-b {RESERVES}", b="plain")
    t.a("carrier:a.five-star-carrier", ["a.fighter", "a.fighter-2"])
    assert (t.zone("a.fighter"), t.zone("a.fighter-2")) == ("home-b", "home-b")


@rule("PM-ICO-28")
def test_carrier_brings_back_destroyed_units_ground_or_space() -> None:
    t = table(a="carrier@home-b scouts@contested fighter@reserves", b="plain@contested", active="b")
    t.battle("b.plain>a.scouts", dice=HIT + MISS).passes("a")
    t.a("carrier:a.carrier")
    assert t.options("a") == ["a.scouts", "a.fighter"]
    t.a(["a.scouts", "a.fighter"])
    assert (t.zone("a.scouts"), t.zone("a.fighter")) == ("home-b", "home-b")


@rule("PM-ICO-29")
def test_carrier_works_while_damaged_and_opposed() -> None:
    t = table(a=f"carrier@home-b*4 {RESERVES}", b="plain plain plain")
    assert "carrier:a.carrier" in t.options("a")
    t.a("carrier:a.carrier", ["a.bomber"])
    assert t.zone("a.bomber") == "home-b"
