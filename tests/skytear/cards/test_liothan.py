"""Cards and skills of Liothan: one test each."""

from __future__ import annotations

from battlemat.games.skytear.scenario import north, south, table

# Corjof ---------------------------------------------------------------------------------------------------------------


def test_feather_storm_hits_a_flower_and_pushes_heroes() -> None:
    t = table(south("corjof@4,0", hand="feather-storm"), north("cotlic@4,-2", minions="4,-3"), active="corjof", turn=3)
    t.acts("play:feather-storm>south.corjof", "4,-2")
    centre = {"4,-2", "5,-2", "5,-3", "4,-3", "3,-2", "3,-1", "4,-1"}
    t.acts(next(o for o in t.options("a") if set(o.split("+")) == centre))
    assert (t.hp("north.cotlic"), t.minions("north")) == (17 - 3, [])  # a mage pierces
    assert sorted(t.options("a")) == ["3,-2", "4,-3", "5,-3"]
    t.acts("4,-3")
    assert t.at("north.cotlic") == "4,-3"


def test_coming_storm_hurts_and_slows_every_enemy_hero_in_sight() -> None:
    t = table(
        south("corjof@4,0", hand="coming-storm"),
        north("cotlic@4,-2 tlakali@4,-3 akhuti@4,-4", minions="4,-1"),
        active="corjof",
        turn=2,
    )
    t.acts("play:coming-storm>south.corjof")
    assert [t.hp(f"north.{hero}") for hero in ("cotlic", "tlakali", "akhuti")] == [16, 12, 12]
    assert [t.conditions(f"north.{hero}") for hero in ("cotlic", "tlakali", "akhuti")] == [["slow"], ["slow"], []]
    assert t.minions("north") == ["4,-1"]


def test_ice_wall_stops_movement_and_sight_until_the_casters_next_activation() -> None:
    t = table(
        south("corjof@4,2~ sakoshi@6,1", hand="ice-wall", towers={"east": 0}),
        north("yami@6,-1"),
        active="sakoshi",
    )
    assert t.sees("south.sakoshi", "north.yami")
    t.acts("play:ice-wall>south.corjof", "5,0")
    t.acts(next(option for option in t.options("a") if set(option.split("+")) == {"4,0", "5,0", "6,0"}))
    assert [lasting.op for lasting in t.state.lasting] == ["block-hexes"]
    assert not t.sees("south.sakoshi", "north.yami")
    t.acts("move")
    assert {"4,0", "5,0", "6,0"}.isdisjoint(t.options("a"))
    t.acts("stay").ends().runs_to("choose-hero")
    while not t.asked.startswith("a"):
        t.acts("north.yami", "end").runs_to("choose-hero")
    assert not t.sees("south.sakoshi", "north.yami")
    t.acts("south.corjof")
    assert t.sees("south.sakoshi", "north.yami")


def test_ice_wall_needs_three_hexes_without_figures() -> None:
    t = table(south("corjof@4,0", hand="ice-wall"), north("cotlic@4,-3", minions="5,-2"), active="corjof")
    t.acts("play:ice-wall>south.corjof", "4,-2")
    for option in t.options("a"):
        assert {"4,-3", "5,-2", "4,0"}.isdisjoint(option.split("+"))
        assert "4,-2" in option.split("+")


def test_blinding_peck_leaves_one_hex_of_sight_for_the_turn() -> None:
    t = table(south("corjof@4,0", hand="blinding-peck"), "sakoshi@4,-2", active="corjof")
    assert t.sees("north.sakoshi", "south.corjof")
    t.acts("play:blinding-peck>south.corjof>north.sakoshi")
    assert not t.sees("north.sakoshi", "south.corjof")
    t.ends().runs_to("choose-hero")
    t.acts("north.sakoshi")
    assert not [option for option in t.options("b") if option.startswith("attack")]
    t.acts("end").runs_to("choose-hero")
    assert t.state.turn == 2
    assert t.sees("north.sakoshi", "south.corjof")


def test_raven_wings_carry_corjof_over_blocking_elements() -> None:
    ring = "tlakali@4,-1 cotlic@5,-1 haburat@3,0 akhuti@5,0 yami@3,1 sakoshi@4,1"
    t = table("corjof@4,0+shapeshifted", ring, active="corjof")
    t.acts("move")
    assert "4,-4" in t.options("a")
    assert {"4,-5", "4,-1"}.isdisjoint(t.options("a"))
    plain = table("corjof@4,0", ring, active="corjof")
    plain.acts("move")
    assert plain.at("south.corjof") == "4,0"
    assert not [option for option in plain.options("a") if "," in option]


def test_high_watch_sees_into_cover_for_corjof_alone() -> None:
    t = table("corjof@5,0 sakoshi@5,-1", "cotlic@3,0")
    assert t.sees("south.corjof", "north.cotlic")
    assert not t.sees("south.sakoshi", "north.cotlic")


# Gulbjarn -------------------------------------------------------------------------------------------------------------


def test_feral_vitality_heals_and_shapeshifts() -> None:
    t = table(south("gulbjarn@4,0*6", hand="feral-vitality"), "cotlic@-4,-3", active="gulbjarn", turn=3)
    t.acts("play:feral-vitality>south.gulbjarn")
    assert (t.hp("south.gulbjarn"), t.conditions("south.gulbjarn")) == (11, ["shapeshifted"])


def test_grapple_pulls_and_hurts_who_ends_adjacent() -> None:
    t = table(south("gulbjarn@4,0", hand="grapple"), "akhuti@4,-3", active="gulbjarn")
    t.acts("play:grapple>south.gulbjarn>north.akhuti")
    assert "4,0" not in t.options("a")
    assert {"4,-3", "4,-2", "4,-1"} <= set(t.options("a"))
    t.acts("4,-1")
    assert (t.at("north.akhuti"), t.hp("north.akhuti")) == ("4,-1", 11)
    short = table(south("gulbjarn@4,0", hand="grapple"), "akhuti@4,-3", active="gulbjarn")
    short.acts("play:grapple>south.gulbjarn>north.akhuti", "4,-2")
    assert (short.at("north.akhuti"), short.hp("north.akhuti")) == ("4,-2", 12)


def test_unknown_terrain_hides_friendly_heroes_until_the_casters_next_activation() -> None:
    t = table(
        south("gulbjarn@4,0 corjof@4,-1~", minions="5,-1", hand="unknown-terrain", deck="ruse ignite"),
        "sakoshi@4,-3~",
        active="gulbjarn",
        turn=2,
    )
    assert t.sees("north.sakoshi", "south.corjof")
    t.acts("play:unknown-terrain>south.gulbjarn", "4,0", "ruse")
    assert t.discard("a") == ["ruse"]
    assert not t.sees("north.sakoshi", "south.corjof")
    assert not t.sees("north.sakoshi", "south.gulbjarn")
    assert t.sees("north.sakoshi", "south.minion-1")
    assert t.sees("south.corjof", "north.sakoshi")
    t.ends().runs_to("choose-hero")
    assert not t.sees("north.sakoshi", "south.corjof")
    t.acts("south.gulbjarn")
    assert t.sees("north.sakoshi", "south.corjof")


def test_unknown_terrain_hides_no_enemy() -> None:
    t = table(south("gulbjarn@4,0", hand="unknown-terrain"), "sakoshi@4,2", active="gulbjarn", turn=2)
    t.acts("play:unknown-terrain>south.gulbjarn", "4,2", "done")
    assert t.sees("south.gulbjarn", "north.sakoshi")


def test_presence_counts_one_more_for_control_this_turn() -> None:
    t = table(south("gulbjarn@4,0", hand="presence", deck="ruse"), "cotlic@-6,-3~", active="gulbjarn")
    t.acts("play:presence>south.gulbjarn", "done").ends()
    t.runs_to("choose-hero")
    east = [contest for contest in t.events("contested") if contest["where"].endswith("east")]
    assert (east[0]["south"], t.state.turn, t.state.lasting) == (2, 2, [])


def test_presence_predicts_two() -> None:
    t = table(south("gulbjarn@4,0", hand="presence", deck="ruse ignite dodge"), "cotlic@-4,-3", active="gulbjarn")
    t.acts("play:presence>south.gulbjarn")
    assert sorted(t.options("a")) == ["done", "ignite", "ruse"]


def test_bear_fury_hits_an_area_while_shapeshifted() -> None:
    t = table("gulbjarn@4,0+shapeshifted", "tlakali@4,-2 akhuti@5,-1", active="gulbjarn")
    t.acts("skirmish")
    t.acts(next(o for o in t.options("a") if set(o.removeprefix("hit:").split("+")) == {"4,-1", "5,-1", "4,-2"}))
    assert (t.hp("north.tlakali"), t.hp("north.akhuti")) == (13 - 2, 12 - 2)


def test_feral_majesty_counts_shapeshifted_friends_near() -> None:
    def damage(friend: str) -> int:
        t = table(f"gulbjarn@4,0 {friend}", "akhuti@4,-1", active="gulbjarn")
        t.acts("skirmish", "hit:north.akhuti")
        return 12 - t.hp("north.akhuti")

    assert damage("corjof@4,3+shapeshifted") == 2
    assert damage("corjof@4,3") == damage("corjof@4,4+shapeshifted") == 1
