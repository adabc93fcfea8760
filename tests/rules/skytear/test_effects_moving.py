"""Effects that have an area or move figures: SK-EFX. What of it is geometry alone is in test_geometry.py."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.skytear.aoe import area_name, placements
from battlemat.games.skytear.board import board
from battlemat.games.skytear.content import AREAS, extra_content
from battlemat.games.skytear.moving import pull, push
from battlemat.games.skytear.scenario import new_card, north, south, table
from battlemat.games.skytear.state import NOWHERE
from tests.rule_marks import rule

TWO_LANES = board("two-lane")

# Areas ----------------------------------------------------------------------------------------------------------------


@rule("SK-EFX-33")
def test_an_area_hits_enemies_only() -> None:
    t = table(
        south("sakoshi@4,0 corjof@4,-2*12", hand="shuriken-storm"),
        north("akhuti@4,-3", "5,-3"),
        active="sakoshi",
        turn=3,
    )
    t.acts("play:shuriken-storm>south.sakoshi", "4,-2")
    t.acts(next(option for option in t.options("a") if {"4,-2", "4,-3", "5,-3"} <= set(option.split("+"))))
    assert (t.hp("south.corjof"), t.hp("north.akhuti"), t.minions("north")) == (12, 9, [])


@rule("SK-EFX-34")
def test_an_area_is_laid_on_resolution() -> None:
    t = table(south("sakoshi@4,0", hand="shuriken-storm"), north("yami@4,-3", hand="ruse"), active="sakoshi", turn=3)
    t.a("play:shuriken-storm>south.sakoshi", "4,-2")
    assert t.asked == "b priority"
    t.b("play:ruse>north.yami").acts("5,-3")
    assert t.asked == "a area"
    t.acts(next(option for option in t.options("a") if {"4,-2", "5,-3"} <= set(option.split("+"))))
    assert t.hp("north.yami") == 13 - 2


@rule("SK-EFX-40")
def test_an_area_whose_target_hex_is_lost_does_not_resolve() -> None:
    t = table(
        south("sakoshi@4,0", hand="shuriken-storm ruse"),
        north("akhuti@4,-3"),
        active="sakoshi",
        turn=4,
    )
    t.a("play:shuriken-storm>south.sakoshi", "4,-3", "play:ruse>south.sakoshi")
    t.acts("4,1")
    assert t.hp("north.akhuti") == 12
    assert t.last("ignored")["effect"] == "shuriken-storm"
    assert t.mana("south.sakoshi") == 0


@rule("SK-EFX-37", "SK-EFX-38", "SK-EFX-39")
def test_where_an_area_may_be_laid() -> None:
    """Around the caster, over the target hex, or with a hex in sight."""
    t = table(south("akhuti@4,0", hand="soul-tornado"), "yami@4,-2", active="akhuti", turn=2)
    t.acts("play:soul-tornado>south.akhuti")
    around = placements(TWO_LANES, AREAS["ray-3"], TWO_LANES.named["4,0"])
    assert sorted(t.options("a")) == sorted(area_name(TWO_LANES, area) for area in around)
    t = table(south("tlakali@4,0", hand="mud-flood"), "yami@4,-2", active="tlakali", turn=2)
    t.acts("play:mud-flood>south.tlakali", "4,-2")
    assert len(t.options("a")) == 6
    assert all("4,-2" in option.split("+") for option in t.options("a"))
    volley = new_card("volley", ops=[{"op": "damage", "n": 1, "plus": 0, "who": "enemies-in-area", "area": "line-3"}])
    with extra_content(volley):
        t = table(south("sakoshi@4,0", hand="volley"), "yami@4,-4", active="sakoshi")
        t.acts("play:volley>south.sakoshi")
        laid = [set(option.split("+")) for option in t.options("a")]
        assert {"4,-3", "4,-4", "4,-5"} in laid
        assert {"4,-4", "4,-5", "4,-6"} not in laid  # four hexes away
        assert {"2,0", "1,0", "0,0"} not in laid  # near enough, but behind the white line


@rule("SK-EFX-43")
def test_area_damage_is_simultaneous() -> None:
    """Haburat's armor for his neighbour counts although the same damage fells him."""
    t = table(
        south("sakoshi@4,0", hand="shuriken-storm"), north("haburat@4,-2*1 akhuti@4,-3"), active="sakoshi", turn=3
    )
    t.acts("play:shuriken-storm>south.sakoshi", "4,-2")
    t.acts(next(option for option in t.options("a") if {"4,-2", "4,-3"} <= set(option.split("+"))))
    assert (t.at("north.haburat"), t.hp("north.akhuti")) == (None, 12 - 2)
    both = table(
        south("sakoshi@4,0", hand="shuriken-storm"), north("haburat@4,-2*1 akhuti@4,-3*1"), active="sakoshi", turn=3
    )
    both.acts("play:shuriken-storm>south.sakoshi", "4,-2")
    both.acts(next(option for option in both.options("a") if {"4,-2", "4,-3"} <= set(option.split("+"))))
    story = both.story()
    assert story[story.index("hero-defeated") :][:4] == ["hero-defeated", "hero-defeated", "drew", "drew"]


# Movement -------------------------------------------------------------------------------------------------------------


@rule("SK-EFX-45")
def test_a_move_effect_may_be_shorter_or_nothing() -> None:
    t = table(south("sakoshi@4,0", hand="ruse"), "cotlic@-4,-3", active="sakoshi")
    t.acts("play:ruse>south.sakoshi")
    options = set(t.options("a"))
    assert {"stay", "4,-1", "4,-2"} <= options
    assert "4,-3" not in options


@rule("SK-EFX-46")
def test_the_player_of_the_effect_chooses_the_way() -> None:
    t = table(south("akhuti@4,0", hand="hurricane-blow"), "cotlic@4,-1", active="akhuti")
    t.acts("play:hurricane-blow>south.akhuti>north.cotlic")
    assert t.asked == "a push"
    assert len(t.options("a")) > 1


@rule("SK-EFX-47")
def test_placing_needs_a_free_hex_and_no_way() -> None:
    """The Rift Stalker, shut in by six heroes, leaps past them to somebody outside the ring."""
    ring = [TWO_LANES.names[cell] for cell in TWO_LANES.neighbours[TWO_LANES.named["0,0"]]]
    kinds = ("sakoshi", "yami", "corjof", "gulbjarn", "tlakali", "akhuti")
    heroes = " ".join(f"{kind}@{place}" for kind, place in zip(kinds, ring, strict=True))
    t = table(
        south(heroes),
        north("haburat@2,1 cotlic@3,1", minions="3,0/east"),
        phase="minions",
        tokens={"east": "4,-5"},
        outsiders={"centre": "rift-stalker@0,0"},
    )
    t.runs_to("place-outsider")
    t.acts("stay", "skill:leap")
    assert sorted(t.options("a")) == ["1,1", "1,2", "2,0", "2,2"]  # not on the minion at 3,0
    assert t.refused("a", "3,0") == "SK-EFX-47"
    t.acts("2,2")
    assert t.at("outsider.rift-stalker") == "2,2"


@rule("SK-EFX-55", "SK-EFX-56")
def test_heroes_are_pushed_into_domes_and_minions_are_not() -> None:
    shove = new_card("shove", runes=["earth"], target="enemy", ops=[{"op": "push", "n": 1, "who": "target"}])
    with extra_content(shove):
        t = table(south("gulbjarn@4,-1", hand="shove"), "cotlic@3,-1", active="gulbjarn")
        t.acts("play:shove>south.gulbjarn>north.cotlic")
        assert sorted(t.options("a")) == ["2,-1", "2,0", "3,-2"]
        t.acts("2,-1")
        assert t.at("north.cotlic") == "2,-1"
        for crowd, end in (("", "3,-2"), ("3,-2", "3,-1")):
            t = table(
                south("gulbjarn@4,-1", hand="shove", minions=crowd),
                north("yami@0,-6", minions="3,-1"),
                active="gulbjarn",
            )
            t.acts("play:shove>south.gulbjarn>north.minion-1")
            assert (t.asked, t.minions("north")) == ("a activation", [end])


@rule("SK-EFX-11")
def test_who_stands_on_a_pillar_is_adjacent_to_it() -> None:
    t = table(
        south("cotlic@4,0", hand="my-kingdom", pillars="4,-1"),
        "tlakali@4,-1 akhuti@4,-2 sakoshi@4,-3",
        active="cotlic",
        turn=3,
    )
    t.acts("play:my-kingdom>south.cotlic")
    hurt = [hero.kind for hero in t.state.heroes if hero.hp < hero.printed.health]
    assert hurt == ["tlakali", "akhuti"]


@rule("SK-EFX-12")
def test_within_some_hexes_reaches_through_white_lines_and_into_cover() -> None:
    chill = new_card("chill", ops=[{"op": "condition", "name": "slow", "who": "enemy-heroes-within-2"}])
    with extra_content(chill):
        t = table(south("yami@3,-1", hand="chill"), "cotlic@1,0 tlakali@3,-3 akhuti@4,0 haburat@0,0", active="yami")
        assert not any(t.sees("south.yami", f"north.{hero}") for hero in ("cotlic", "tlakali"))
        t.acts("play:chill>south.yami")
        slowed = [hero.kind for hero in t.state.heroes if "slow" in hero.conditions]
        assert slowed == ["cotlic", "tlakali", "akhuti"]  # Haburat is three hexes away


@rule("SK-EFX-57")
def test_movement_effects_are_not_the_move_action() -> None:
    t = table(south("sakoshi@4,0+slow", hand="ruse"), "cotlic@-4,-3", active="sakoshi")
    t.acts("play:ruse>south.sakoshi")
    assert "4,-2" in t.options("a")  # two hexes although Slow
    t.acts("4,-1")
    assert (t.state.ap, t.state.taken) == (3, [])
    t.acts("move")
    assert "4,-2" in t.options("a")
    fast = table(south("sakoshi@4,0+fast", hand="ruse"), "cotlic@-4,-3", active="sakoshi")
    fast.acts("play:ruse>south.sakoshi")
    assert "4,-3" not in fast.options("a")  # two hexes although Fast
    plain = table(south("sakoshi@4,0", hand="ruse"), "cotlic@-4,-3", active="sakoshi")
    plain.acts("play:ruse>south.sakoshi", "4,-2", "move")
    assert "4,-5" in plain.options("a")


@rule("SK-EFX-44")
def test_an_enemy_moved_by_an_effect_does_not_pass_heroes() -> None:
    """From the corner (6,-9) only two hexes lead out: a hero stands on one, a minion on the other."""
    drag = new_card("drag", target="enemy-hero", ops=[{"op": "move", "n": 2, "who": "target"}])
    with extra_content(drag):
        for minions in ("", "5,-8"):
            t = table(
                south("yami@6,-7", hand="drag"), north("sakoshi@6,-9 cotlic@6,-8", minions=minions), active="yami"
            )
            t.acts("play:drag>south.yami>north.sakoshi")
            beyond = {"4,-7", "4,-8", "5,-7"}
            assert set(t.options("a")) == beyond | {"stay"} | ({"5,-8"} if not minions else set())


@rule("SK-EFX-59")
def test_several_friends_move_in_the_order_their_player_likes() -> None:
    march = new_card("march", ops=[{"op": "move", "n": 1, "who": "friendly-heroes-within-3"}])
    gather = new_card("gather", ops=[{"op": "pull", "n": 1, "who": "enemy-heroes-within-2"}])
    with extra_content(march, gather):
        t = table(south("yami@4,0 sakoshi@4,1", hand="march gather"), "cotlic@4,-2 akhuti@5,-2", active="yami", turn=2)
        t.acts("play:march>south.yami")
        assert (t.asked, t.options("a")) == ("a move-next", ["south.yami", "south.sakoshi"])
        t.a("south.yami", "3,0")
        assert (t.asked, t.question("a").about["figure"]) == ("a move", "south.sakoshi")
        t.a("4,0")  # where Yami stood
        assert (t.at("south.yami"), t.at("south.sakoshi")) == ("3,0", "4,0")
        t.acts("play:gather>south.yami")
        assert (t.asked, sorted(t.options("a"))) == ("a move-next", ["north.akhuti", "north.cotlic"])


@rule("SK-EFX-59")
def test_several_figures_are_pushed_one_after_another() -> None:
    t = table(south("akhuti@4,1", hand="soul-tornado"), "cotlic@4,0 gulbjarn@4,-1", active="akhuti", turn=2)
    t.acts("play:soul-tornado>south.akhuti")
    t.acts(next(option for option in t.options("a") if set(option.split("+")) == {"4,0", "4,-1", "4,-2"}))
    assert sorted(t.options("a")) == ["north.cotlic", "north.gulbjarn"]
    t.acts("north.gulbjarn", "4,-2")
    assert "4,-1" in t.options("a")
    other = table(south("akhuti@4,1", hand="soul-tornado"), "cotlic@4,0 gulbjarn@4,-1", active="akhuti", turn=2)
    other.acts("play:soul-tornado>south.akhuti")
    other.acts(next(option for option in other.options("a") if set(option.split("+")) == {"4,0", "4,-1", "4,-2"}))
    other.acts("north.cotlic")
    assert "4,-1" not in other.options("a")


@rule("SK-EFX-44")
@pytest.mark.parametrize("gone", [0, 1])
@pytest.mark.parametrize("drag", [push, pull])
def test_nobody_is_dragged_from_or_by_a_place_off_the_battlefield(drag: Any, gone: int) -> None:
    t = table("yami@4,0", "cotlic@4,-2")
    t.state.heroes[gone].cell = NOWHERE
    caster, victim = t.state.heroes
    assert list(drag(t.match, 0, caster, victim, 2, "ruse")) == []
    assert not t.events("moved")
