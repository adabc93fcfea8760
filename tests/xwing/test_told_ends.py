"""Where a move would end is told with the question, and is where it then ends: what a page draws is what happens."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens

LATER = "b.soontirfel@800,850,180#3-straight"
SCENES = {
    "alone": (),
    "beside ships": ("b.darthvader@520,330#1-straight", "b.maarekstele@330,300#1-straight"),
    "between rocks": ("asteroid@550,270", "debris@330,340"),
}
ACTORS = {
    "small": "a.skullsquadronpilot@{}#2-straight",
    "medium": "a.cutlasssquadronpilot@{}#1-straight",
    "large": "a.dashrendar@{}#1-straight^front",
    "curved": "a.blacksunenforcer@{}#2-straight",
}


def acting(actor: str, scene: str, pose: str) -> XWingScenario:
    return table(f"{ACTORS[actor].format(pose)}=x", *SCENES[scene], LATER).until("action", "x")


def choose(t: XWingScenario, name: str) -> bool:
    """Start an action, in whatever colour; whether the ship has it."""
    found = [option for option in t.options("a") if option.partition(":")[0] == name]
    if found:
        t.a(found[0])
    return bool(found)


@pytest.mark.parametrize("pose", ["400,140", "430,130,25", "60,140"])
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("actor", ACTORS)
@pytest.mark.parametrize("kind", ["boost", "barrelroll"])
def test_a_boost_or_roll_ends_where_it_was_told(kind: str, actor: str, scene: str, pose: str) -> None:
    t = acting(actor, scene, pose)
    if not choose(t, kind):
        assert kind == "boost"
        assert actor == "large"
        return
    ends = t.question("a").about["ends"]
    assert sorted(ends) == sorted(t.options("a"))
    for way, poses in ends.items():
        for number in range(max(len(poses), 1)):
            again = acting(actor, scene, pose)
            choose(again, kind)
            again.a(way)
            if not poses:
                assert again.last("failed")["what"] == kind
                continue
            if again.asked == "a position":
                told = again.question("a").about["ends"]
                place = again.options("a")[number]
                assert told[place] == [poses[number]]
                again.a(place)
            assert again.last("moved")["end"] == poses[number]
            assert list(again.ship("x").pose) == poses[number]


def test_a_tractored_ship_ends_where_it_was_told() -> None:
    for number, way in enumerate(("boost", "roll-left", "roll-right")):
        t = table("a.jakkugunrunner@400,300#1-straight=tug", "b.academypilot@430,500,180#1-turn-left=y", LATER)
        t.until("action", "tug").a("ship:spacetugtractorarray")
        ends = t.question("a").about["ends"]
        assert list(ends) == ["boost", "roll-left", "roll-right"]
        t.a(way)
        if number:
            t.a("front")
        assert t.last("moved")["end"] == ends[way][0]
        assert tokens.tractored(t.state, t.ship("y"))


def test_a_tallon_roll_ends_where_it_was_told() -> None:
    t = table("a.redsquadronveteran@400,100#3-tallon-right=x", LATER)
    ends = t.question("a").about["ends"]
    for place in ("front", "middle", "rear"):
        again = table("a.redsquadronveteran@400,100#3-tallon-right=x", LATER)
        again.a(place)
        assert list(again.ship("x").pose) == ends[place][0]


@pytest.mark.parametrize("more", ["", "debris@330,400", "a.wedgeantilles@400,540#1-straight"])
def test_a_decloaking_ship_ends_where_it_was_told(more: str) -> None:
    def cloaked() -> XWingScenario:
        things = [thing for thing in (more, LATER) if thing]
        return table("a.imdaartestpilot@400,400#1-turn-left+cloak=x", *things, phase="system").until("system", "x")

    t = cloaked()
    ends = t.question("a").about["ends"]
    assert list(ends) == t.options("a")[:-1]
    for way, poses in ends.items():
        again = cloaked()
        again.a(way)
        if again.asked == "a position":
            again.a(again.options("a")[0])
        moved = [event["end"] for event in again.events("moved") if event["what"] == "decloak"]
        assert moved == poses[:1]
