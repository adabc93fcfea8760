"""Named heroes, skills and cards, and how victory cards count: SK-CNT (SK-CNT-12 and -13 are in test_content.py)."""

from __future__ import annotations

import pytest

from battlemat.games.skytear.board_file import Side
from battlemat.games.skytear.content import extra_content
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, south, table
from tests.rule_marks import rule


@rule("SK-CNT-01")
def test_pounce() -> None:
    t = table("yami@4,0", "akhuti@4,-3", active="yami")
    t.acts("worship:north.akhuti", "4,-2")
    assert (t.conditions("north.akhuti"), t.hp("north.akhuti"), t.at("south.yami")) == (["marked"], 11, "4,-2")
    armored = table("yami@4,0", "cotlic@4,-3", active="yami")
    armored.acts("worship:north.cotlic")
    assert {"4,2", "4,-3", "5,2"}.isdisjoint(armored.options("a"))  # a tower, three hexes away, three hexes away
    armored.acts("4,-2")
    assert (armored.conditions("north.cotlic"), armored.hp("north.cotlic")) == (["marked"], 17)


def hits(t: SkyScenario) -> list[set[str]]:
    """The areas Gulbjarn may lay in his Skirmish."""
    areas = [option.removeprefix("hit:").split("+") for option in t.options("a") if option.startswith("hit:")]
    return [set(area) for area in areas if "," in area[0]]


@rule("SK-CNT-02")
def test_bear_fury() -> None:
    t = table(
        south("gulbjarn@4,0+shapeshifted", deck="ignite ruse"),
        north("tlakali@4,-2 akhuti@5,-1", minions="4,-1"),
        active="gulbjarn",
    )
    t.acts("skirmish")
    both = [area for area in hits(t) if {"4,-2", "5,-1"} <= area]
    assert both == [{"4,-1", "5,-1", "4,-2"}]
    t.acts(next(o for o in t.options("a") if set(o.removeprefix("hit:").split("+")) == both[0]))
    assert (13 - t.hp("north.tlakali"), 12 - t.hp("north.akhuti"), t.discard("a")) == (2, 2, ["ignite"])
    assert t.minions("north") == ["4,-1"]  # heroes only
    plain = table("gulbjarn@4,0", "tlakali@4,-1", active="gulbjarn")
    plain.acts("skirmish")
    assert hits(plain) == []


@rule("SK-CNT-03")
@pytest.mark.parametrize(("place", "bonus"), [("4,3", 2), ("3,4", 1)])
def test_feral_majesty(place: str, bonus: int) -> None:
    t = table(f"gulbjarn@4,0+shapeshifted corjof@{place}+shapeshifted", "akhuti@4,-1", active="gulbjarn")
    t.acts("skirmish")
    t.acts(next(o for o in t.options("a") if o.startswith("hit:") and "4,-1" in o.removeprefix("hit:").split("+")))
    assert t.hp("north.akhuti") == 12 - (1 + bonus)


@rule("SK-CNT-03")
@pytest.mark.parametrize(
    ("own", "enemy", "bonus"),
    [
        ("gulbjarn@4,0", "akhuti@4,-1", 0),
        ("gulbjarn@4,0 corjof@4,1", "akhuti@4,-1", 0),
        ("gulbjarn@4,0 corjof@4,1+shapeshifted", "akhuti@4,-1", 1),
        ("gulbjarn@4,0 sakoshi@2,1+shapeshifted corjof@4,1+shapeshifted", "akhuti@4,-1", 2),
        ("gulbjarn@4,0", "akhuti@4,-1+shapeshifted corjof@4,-2+shapeshifted", 0),
    ],
    ids=["nobody", "a friend in no shape", "a friend", "friends of any faction, seen or not", "enemies"],
)
def test_feral_majesty_counts_friends_in_another_shape(own: str, enemy: str, bonus: int) -> None:
    t = table(own, enemy, active="south.gulbjarn")
    t.acts("skirmish", "hit:north.akhuti")
    assert t.hp("north.akhuti") == 12 - (1 + bonus)


@rule("SK-CNT-04")
def test_blessing_of_taulot() -> None:
    assert table(south("cotlic@4,0", pillars="4,2"), "yami@-4,4").armor("south.cotlic") == 2
    assert table(south("cotlic@4,0 tlakali@0,4", pillars="4,2 4,-1"), "yami@-4,4").armor("south.cotlic") == 2
    assert table(south("cotlic@4,0", pillars="4,4"), "yami@-4,4").armor("south.cotlic") == 1


@rule("SK-CNT-05")
def test_strength_of_the_king() -> None:
    t = table(south("cotlic@4,0 tlakali@0,4", pillars="4,2 -4,3"), "akhuti@4,-1", active="cotlic")
    t.acts("worship", "4,1", "south.pillar-1", "south.pillar-2", "skirmish", "hit:north.akhuti").settle()
    assert t.hp("north.akhuti") == 12 - 3
    t.runs_to("activation")
    assert [(lasting.op, lasting.n) for lasting in t.state.lasting] == [("skirmish-bonus", 2)]
    t.ends()
    assert t.state.lasting == []


@rule("SK-CNT-06")
def test_only_cotlic_removes_more_than_one_pillar() -> None:
    def removed(hero: str, *pillars: str) -> int:
        t = table(south("cotlic@4,0 tlakali@5,1*5", pillars="4,2 -4,3"), "akhuti@-4,-3", active=hero)
        t.acts("worship", "4,1" if hero == "cotlic" else "5,0", *pillars)
        return 2 + 1 - len(t.pillars("south"))

    assert removed("cotlic", "south.pillar-1", "south.pillar-2") == 2
    assert removed("cotlic", "south.pillar-2", "done") == 1
    none = table(
        south("cotlic@4,0 tlakali@5,1", pillars="4,2 -4,3"), north("tlakali@0,-6", pillars="0,-4"), active="cotlic"
    )
    none.acts("worship", "4,1")
    assert none.options("a") == ["south.pillar-1", "south.pillar-2", "done"]
    none.acts("done")
    assert (none.pillars("south"), none.events("triggered")) == (["-4,3", "4,2"], [])
    t = table(south("cotlic@4,0 tlakali@5,1*5", pillars="4,2 -4,3"), "akhuti@-4,-3", active="tlakali")
    t.acts("worship", "5,0", "south.pillar-1")
    assert t.pillars("south") == ["-4,3", "5,0"]
    assert sorted(t.options("a")) == ["south.cotlic", "south.tlakali"]  # whom to heal; no other pillar


@rule("SK-CNT-07")
def test_resonating_light() -> None:
    t = table(south("akhuti@4,0 haburat@5,1", illusions="akhuti@5,-1"), "yami@-4,4")
    assert (t.armor("south.akhuti"), t.armor("south.haburat")) == (1, 3)
    gone = table(south("akhuti@4,0 haburat@5,1"), "yami@-4,4")
    assert (gone.armor("south.akhuti"), gone.armor("south.haburat")) == (0, 2)


@rule("SK-CNT-08")
def test_retribution() -> None:
    t = table("akhuti@4,0", north("cotlic@-4,-3", minions="4,-2 5,-2"), active="akhuti")
    t.acts("attack:north.minion-1")
    assert (t.minions("north"), t.reserve("north")) == ([], 2)
    assert t.last("damaged")["terms"] == [["retribution", 1], ["modifier", 1]]
    hero = table("akhuti@4,0", north("cotlic@4,-2 tlakali@5,-3", minions="4,-4"), active="akhuti")
    hero.acts("attack:north.cotlic")  # not whom she attacked, nor somebody out of sight
    assert (hero.last("damaged")["figure"], hero.hp("north.tlakali"), hero.asked) == (
        "north.tlakali",
        13 - 2,
        "a activation",
    )
    alone = table("akhuti@4,0", north("cotlic@4,-2", minions="4,-4"), active="akhuti")
    alone.acts("attack:north.cotlic")
    assert [event["by"] for event in alone.events("damaged")] == ["attack"]
    dodged = table("akhuti@4,0", north("sakoshi@4,-3", minions="5,-2", hand="ruse"), active="akhuti")
    dodged.a("attack:north.sakoshi").b("play:ruse>north.sakoshi").acts("4,-5")
    assert (dodged.minions("north"), dodged.events("triggered")) == (["5,-2"], [])


@rule("SK-CNT-09")
def test_scarred_flock() -> None:
    swallow = new_card("swallow", ops=[{"op": "defeat-minion", "n": 1, "who": "adjacent-enemy-minions"}])
    with extra_content(swallow):
        t = table(
            south("yami@4,0", hand="swallow"),
            north("tlakali@4,-3", minions="4,-1", pillars="4,-5"),
            active="yami",
        )
        t.acts("attack:north.minion-1")
        assert t.minions("north") == ["4,-1"]  # the damage was prevented
        t.acts("play:swallow>south.yami")
        assert t.minions("north") == []
    for tlakali, pillar in (("4,-3", "4,-7"), ("4,-5", "4,-4")):  # she sees no pillar, or does not see the minion
        bare = table("yami@4,0", north(f"tlakali@{tlakali}", minions="4,-1", pillars=pillar), active="yami")
        bare.acts("attack:north.minion-1")
        assert bare.minions("north") == []


@rule("SK-CNT-09")
def test_scarred_flock_ends_with_the_heroes_phase() -> None:
    t = table(
        south("yami@4,0", minions="3,-1 5,-2"),
        north("tlakali@4,-4", minions="4,-3", pillars="5,-5"),
        phase="minions",
    )
    t.settle()
    assert t.minions("north") == []


@rule("SK-CNT-10")
def test_dodge() -> None:
    t = table("sakoshi@4,-2", north("yami@4,0 tlakali@4,3", hand="dodge"), active="sakoshi")
    t.a("attack:north.yami")
    assert [option for option in t.options("b") if option != "pass"] == ["play:dodge>north.yami"]  # no fire
    t.b("play:dodge>north.yami")
    assert set(t.options("b")) == {"stay", "5,0", "5,-1", "4,-1", "3,0", "3,1", "4,1"}
    t.b("4,1")
    assert (t.at("north.yami"), t.mana("north.yami")) == ("4,1", 0)


@rule("SK-CNT-11")
def test_sakoshi_spends_three_mana() -> None:
    t = table(south("sakoshi@4,0", hand="ruse life-steal"), "cotlic@4,-2", active="sakoshi", turn=3)
    t.acts("play:ruse>south.sakoshi", "stay", "play:life-steal>south.sakoshi>north.cotlic")
    assert t.mana("south.sakoshi") == 0


# Victory cards --------------------------------------------------------------------------------------------------------


@rule("SK-CNT-14")
def test_victory_cards_count_what_a_side_brings_about() -> None:
    two: dict[Side, dict[str, int]] = {"south": {"heroes": 2}}
    burn = new_card("burn", ops=[{"op": "lose-hp", "n": 5, "who": "caster"}])
    with extra_content(burn):
        t = table("cotlic@-4,4", north("yami@4,0*3", hand="burn"), active="yami", victory="three-heroes", progress=two)
        t.acts("play:burn>north.yami")
        assert (t.at("north.yami"), t.over, t.state.progress["south"].heroes) == (None, False, 2)
    again = table("yami@4,0", "akhuti@4,-1*1 cotlic@-4,-3", active="yami", victory="three-heroes", progress=two)
    again.acts("attack:north.akhuti")
    assert (again.over, again.winner) == (True, "a")


@rule("SK-CNT-14")
def test_minions_count_for_whoever_defeats_those_of_the_enemy() -> None:
    """By lane damage and by an Outsider; those a side gives up itself count for nobody."""
    five: dict[Side, dict[str, int]] = {"south": {"minions_this_turn": 5}, "north": {"minions_this_turn": 5}}
    lane = table(
        south("yami@4,0", minions="3,-1"), north("cotlic@-6,-3", minions="5,-3"), phase="minions",
        victory="rout", progress=five,
    )  # fmt: skip
    assert (lane.minions("north"), lane.winner) == ([], "a")
    wake = table(
        south("yami@0,1"), north("cotlic@-6,-3", minions="3,-1/east"), phase="minions",
        tokens={"east": "4,-5"}, outsiders={"centre": "rift-stalker@2,-1"}, victory="rout",
        progress=five,
    )  # fmt: skip
    wake.runs_to("place-outsider").acts("stay", "skill:rending-wake")
    assert (wake.minions("north"), wake.winner) == ([], "a")
    given = table(
        south("tlakali@4,0*5", minions="4,-1", hand="sacrifice"), "cotlic@-6,-3", active="tlakali", turn=2,
        victory="rout", progress=five,
    )  # fmt: skip
    given.acts("play:sacrifice>south.tlakali>south.tlakali")
    assert (given.minions("south"), given.over) == ([], False)


@rule("SK-CNT-15")
@pytest.mark.parametrize(("card", "by_south", "by_north"), [("left-tower", True, False), ("right-tower", False, True)])
def test_left_and_right_are_seen_from_ones_own_nexus(card: str, by_south: bool, by_north: bool) -> None:
    """The west tower of one side, which has 1 HP left, falls to the other."""
    weak = {"west": 1}
    t = table("yami@-4,0", north("cotlic@6,-9", towers=weak), phase="minions", tokens={"west": "-4,-1"}, victory=card)
    assert (t.tower("north", "west"), t.winner) == (0, "a" if by_south else None)
    t = table(south("yami@6,3", towers=weak), "cotlic@-4,4", phase="minions", tokens={"west": "-4,5"}, victory=card)
    assert (t.tower("south", "west"), t.winner) == (0, "b" if by_north else None)


@rule("SK-CNT-16")
def test_a_challenge_counts_before_its_damage() -> None:
    tied = table("yami@4,-1", "cotlic@4,-3", phase="minions", victory="six-controls")
    assert tied.state.progress["south"].lanes == tied.state.progress["north"].lanes == 0
    won = table(
        south("yami@4,-3 sakoshi@4,-2"),
        north("cotlic@-6,-3"),
        phase="minions",
        tokens={"east": "4,-4"},
        numbers={"east": 1, "west": 2},
        victory="six-controls",
        progress={"south": {"lanes": 3, "domes": 2}},
    )
    assert (won.winner, won.tower("north", "east")) == ("a", 5)


@rule("SK-CNT-17")
def test_only_hp_really_lost_count_for_a_siege() -> None:
    t = table(
        south("yami@4,-3 sakoshi@4,-2 corjof@5,-4 gulbjarn@3,-2", leads={"yami": "life-steal"}),
        north("cotlic@-6,-3", towers={"east": 2}),
        phase="minions",
        tokens={"east": "4,-4"},
        numbers={"east": 1, "west": 2},
        victory="siege",
        progress={"south": {"structure_hp": 5}},
    )
    t.a("south.yami>life-steal")
    assert (t.state.progress["south"].structure_hp, t.winner) == (7, None)


@rule("SK-CNT-17")
def test_hp_of_the_nexus_count_for_a_siege() -> None:
    t = table(
        south("yami@2,-4 sakoshi@3,-5"),
        north("cotlic@-6,9", towers={"east": 0}, nexus=5),
        phase="minions",
        tokens={"east": "2,-5"},
        numbers={"east": 1, "west": 2},
        victory="siege",
        progress={"south": {"structure_hp": 6}},
    )
    assert (t.nexus("north"), t.state.progress["south"].structure_hp, t.winner) == (3, 8, "a")
    assert t.last("victory-card")["victory"] == "siege"


@rule("SK-CNT-18")
@pytest.mark.parametrize(
    ("west", "east", "tower", "wins"),
    [
        ("-4,-1", "2,-6", 0, True),
        ("-4,-1", "2,-6", 1, False),
        ("-4,-1", "4,-4", 5, False),
        ("-4,-1", "4,-5", 5, True),
        ("-4,0", "4,-5", 5, False),
    ],
)
def test_at_the_gates(west: str, east: str, tower: int, wins: bool) -> None:
    t = table(
        "yami@0,4",
        north("cotlic@6,3", towers={"east": tower}, nexus=5),
        phase="minions",
        tokens={"west": west, "east": east},
        victory="at-the-gates",
    )
    assert (t.winner == "a") == wins
