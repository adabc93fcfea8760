"""Cards and skills of Taulot: one test each."""

from __future__ import annotations

from battlemat.games.skytear.scenario import north, south, table

# Cotlic ---------------------------------------------------------------------------------------------------------------


def test_my_kingdom_places_pillars_and_hurts_heroes_next_to_them() -> None:
    t = table(
        south("cotlic@4,0 tlakali@0,4", hand="my-kingdom"),
        north("yami@4,-3 akhuti@6,-2 sakoshi@4,1", minions="3,-1"),
        active="cotlic",
        turn=3,
    )
    t.acts("play:my-kingdom>south.cotlic")
    assert not {"4,-2", "4,1", "3,-1"} & set(t.options("a"))  # a control token, a hero, a minion
    t.acts("5,-3", "5,-1")
    assert t.pillars("south") == ["5,-1", "5,-3"]
    assert [t.hp(f"north.{hero}") for hero in ("yami", "akhuti", "sakoshi")] == [13 - 2, 12 - 3, 12]
    assert t.minions("north") == ["3,-1"]  # heroes only
    assert len(t.events("flipped")) == 1


def test_my_kingdom_keeps_to_the_pillar_limit() -> None:
    t = table(
        south("cotlic@4,0", hand="my-kingdom", pillars="-4,3"),
        north("akhuti@-4,4"),
        active="cotlic",
        turn=3,
    )
    t.acts("play:my-kingdom>south.cotlic")
    assert t.pillars("south") == ["-4,3"]
    assert t.hp("north.akhuti") == 12 - 3


def test_my_kingdom_may_place_none() -> None:
    t = table(south("cotlic@4,0 tlakali@0,4", hand="my-kingdom"), "yami@4,-3", active="cotlic", turn=3)
    t.acts("play:my-kingdom>south.cotlic", "done")
    assert (t.pillars("south"), t.hp("north.yami")) == ([], 13)


def test_unbridled_hatred_hits_harder_for_each_pillar_in_sight() -> None:
    t = table(
        south("cotlic@4,0 tlakali@0,4", hand="unbridled-hatred", pillars="4,2 -4,3"),
        north("akhuti@4,-1 sakoshi@4,-2"),
        active="cotlic",
        turn=2,
    )
    assert t.refused("a", "play:unbridled-hatred>south.cotlic>north.sakoshi") == "SK-TGT-02"
    t.acts("play:unbridled-hatred>south.cotlic>north.akhuti")
    assert t.hp("north.akhuti") == 12 - (2 + 1 + 1)


def test_unbridled_hatred_fells_minions() -> None:
    t = table(south("cotlic@4,0", hand="unbridled-hatred"), north("", "4,-1"), active="cotlic", turn=2)
    t.acts("play:unbridled-hatred>south.cotlic>north.minion-1")
    assert (t.minions("north"), t.reserve("north")) == ([], 1)


def test_protection_lasts_until_the_next_activation_of_the_protected() -> None:
    t = table(south("cotlic@4,0 tlakali@4,1~", hand="protection"), "yami@-4,4~", active="cotlic")
    t.acts("play:protection>south.cotlic>south.tlakali")
    assert (t.armor("south.tlakali"), t.armor("south.cotlic")) == (2, 1)
    t.ends().runs_to("choose-hero")
    assert (t.state.turn, t.armor("south.tlakali")) == (2, 2)
    t.acts("south.cotlic")
    assert t.armor("south.tlakali") == 2
    t.ends().acts("north.yami", "end", "south.tlakali")
    assert t.armor("south.tlakali") == 0


def test_lord_of_many_spawns_a_minion_at_a_token_in_sight() -> None:
    t = table(south("cotlic@4,0", hand="lord-of-many", reserve=2), "yami@-4,4", active="cotlic")
    t.acts("play:lord-of-many>south.cotlic")
    assert sorted(o for o in t.options("a") if o != "done") == ["3,-1", "3,-2", "4,-1", "4,-3", "5,-2", "5,-3"]
    t.acts("4,-1")
    assert (t.minions("south"), t.reserve("south"), t.asked) == (["4,-1"], 1, "a activation")
    assert t.state.minions[0].lane == "east"


def test_lord_of_many_needs_a_lane_token_in_sight() -> None:
    t = table(south("cotlic@0,1", hand="lord-of-many", reserve=2), "yami@-4,4", active="cotlic")
    assert "play:lord-of-many>south.cotlic" not in t.options("a")
    assert t.refused("a", "play:lord-of-many>south.cotlic") == "SK-EFX-25"


def test_blessing_of_taulot_is_one_armor_while_a_pillar_is_in_sight() -> None:
    t = table(south("cotlic@4,0 tlakali@0,4", pillars="4,2 4,-1"), "yami@-4,4", active="cotlic")
    assert t.armor("south.cotlic") == 2
    assert table(south("cotlic@4,0", pillars="4,4"), "yami@-4,4", active="cotlic").armor("south.cotlic") == 1
    assert table(south("cotlic@4,0"), north("yami@-4,4", pillars="4,2"), active="cotlic").armor("south.cotlic") == 1


def test_strength_of_the_king_is_skirmish_damage_for_pillars_removed() -> None:
    t = table(south("cotlic@4,0 tlakali@0,4", pillars="4,2 -4,3"), "akhuti@4,-1", active="cotlic")
    t.acts("worship", "4,1", "south.pillar-1", "south.pillar-2")
    t.acts("skirmish", "hit:north.akhuti")
    assert t.hp("north.akhuti") == 12 - (1 + 2)


# Tlakali --------------------------------------------------------------------------------------------------------------


def test_thousandth_ritual_trades_minions_for_damage_and_healing() -> None:
    t = table(
        south("tlakali@4,0*5 cotlic@4,1*10", minions="4,-1 5,-1 5,0 -4,2", hand="thousandth-ritual"),
        north("akhuti@4,-2 sakoshi@4,-3"),
        active="tlakali",
        turn=3,
    )
    t.acts("play:thousandth-ritual>south.tlakali")
    assert sorted(t.options("a")) == ["done", "south.minion-1", "south.minion-2", "south.minion-3"]
    t.acts("south.minion-1", "south.minion-2")
    t.acts("north.akhuti", "north.akhuti", "south.tlakali", "south.cotlic")
    assert (t.hp("north.akhuti"), t.hp("north.sakoshi")) == (12 - 4, 12)
    assert (t.hp("south.tlakali"), t.hp("south.cotlic")) == (7, 12)
    assert (t.minions("south"), t.reserve("south")) == (["-4,2", "5,0"], 2)


def test_thousandth_ritual_without_minions_does_nothing() -> None:
    t = table(south("tlakali@4,0*5", minions="4,-1", hand="thousandth-ritual"), "akhuti@4,-2", active="tlakali", turn=3)
    t.acts("play:thousandth-ritual>south.tlakali", "done")
    assert (t.hp("north.akhuti"), t.hp("south.tlakali"), t.minions("south")) == (12, 5, ["4,-1"])


def test_mud_flood_hurts_and_slows() -> None:
    t = table(
        south("tlakali@4,0 cotlic@4,-1", hand="mud-flood"),
        north("akhuti@4,-2 yami@3,-1", minions="5,-3"),
        active="tlakali",
        turn=2,
    )
    t.acts("play:mud-flood>south.tlakali", "4,-2")
    t.acts(next(o for o in t.options("a") if set(o.split("+")) == {"4,-2", "3,-1", "4,-1"}))
    assert (t.hp("north.akhuti"), t.hp("north.yami"), t.hp("south.cotlic")) == (11, 13, 17)
    assert t.conditions("north.akhuti") == t.conditions("north.yami") == ["slow"]
    assert (t.conditions("south.cotlic"), t.minions("north")) == ([], ["5,-3"])


def test_creeping_darkness_disarms() -> None:
    t = table(south("tlakali@4,0", hand="creeping-darkness"), "yami@4,-2", active="tlakali")
    t.acts("play:creeping-darkness>south.tlakali>north.yami")
    assert t.conditions("north.yami") == ["disarmed"]


def test_sacrifice_costs_a_minion_and_heals() -> None:
    t = table(
        south("tlakali@4,0*5", minions="4,-1 5,-1", hand="sacrifice"), north("yami@-4,4", hand="ruse"), active="tlakali"
    )
    t.a("play:sacrifice>south.tlakali>south.tlakali", "south.minion-2")
    assert (t.minions("south"), t.hp("south.tlakali"), t.stack) == (["4,-1"], 5, ["sacrifice"])
    t.settle()
    assert t.hp("south.tlakali") == 7


def test_sacrifice_cannot_be_played_without_a_minion_in_sight() -> None:
    t = table(south("tlakali@4,0*5", minions="-4,2", hand="sacrifice"), "yami@-4,4", active="tlakali")
    assert t.refused("a", "play:sacrifice>south.tlakali") == "SK-POW-40"


def test_scarred_flock_saves_minions_from_damage() -> None:
    t = table("yami@4,-2", north("tlakali@4,-4", minions="4,-3 5,-3", pillars="3,-4"), active="yami")
    t.acts("attack:north.minion-1")
    assert t.minions("north") == ["4,-3", "5,-3"]
    without = table("yami@4,-2", north("tlakali@4,-4", minions="4,-3 5,-3"), active="yami")
    without.acts("attack:north.minion-1")
    assert without.minions("north") == ["5,-3"]


def test_blood_price_heals_when_worship_removes_a_pillar() -> None:
    t = table(south("tlakali@4,0 cotlic@4,1*10", pillars="4,2"), "yami@-4,4", active="tlakali")
    t.acts("worship", "4,-1", "south.pillar-1", "south.cotlic")
    assert (t.hp("south.cotlic"), t.pillars("south")) == (12, ["4,-1"])
