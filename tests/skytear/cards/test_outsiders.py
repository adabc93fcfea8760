"""The skills of the Outsiders: one test each. South has won the dome and activates its Outsider."""

from __future__ import annotations

from battlemat.games.skytear.scenario import SkyScenario, north, south, table


def activated(kind: str, at: str, south_heroes: str, north_heroes: str) -> SkyScenario:
    """South has one more hero in the dome than north; the Outsider acts from where it stands."""
    t = table(
        south(f"yami@0,1 {south_heroes}", deck="ignite " * 12),
        north(north_heroes),
        phase="minions",
        outsiders={"centre": f"{kind}@{at}"},
    )
    t.runs_to("place-outsider")
    t.acts("stay")
    assert t.asked == "a outsider"
    return t


def test_leap_lands_next_to_an_enemy_hero_within_three_hexes() -> None:
    t = activated("rift-stalker", "2,1", "", "cotlic@4,1 tlakali@-4,4")
    t.acts("skill:leap")
    assert set(t.options("a")) == {"5,1", "5,0", "4,0", "3,1", "3,2"}  # not onto the tower at 4,2, nor to Tlakali
    t.acts("5,0")
    assert (t.at("outsider.rift-stalker"), t.state.ap) == ("5,0", 2)


def test_rending_wake_hurts_every_enemy_around() -> None:
    t = activated("rift-stalker", "4,1", "sakoshi@3,1", "cotlic@4,0 tlakali@5,1 akhuti@4,-2")
    t.acts("skill:rending-wake")
    assert [t.hp(f"north.{hero}") for hero in ("cotlic", "tlakali", "akhuti")] == [16, 11, 12]
    assert t.hp("south.sakoshi") == 12


def test_swallow_defeats_up_to_two_adjacent_enemy_minions() -> None:
    t = table(
        south("yami@0,1", minions="-3,2 -5,3 -4,3"),
        north("cotlic@-4,-3", minions="-3,1 -5,2 -3,0"),
        phase="minions",
        outsiders={"centre": "stone-maw@-4,1"},
    )
    t.runs_to("place-outsider")
    t.acts("stay", "skill:swallow")
    assert sorted(t.options("a")) == ["done", "north.minion-1", "north.minion-2", "north.minion-3"]
    t.acts("north.minion-1", "north.minion-3")
    assert (t.minions("north"), t.asked) == (["-5,2"], "a outsider")
    assert len(t.minions("south")) == 3


def test_outsiders_act_from_the_first_hex_of_the_board_too() -> None:
    t = activated("stone-maw", "-6,-3", "", "cotlic@-5,-3 tlakali@-4,-2").acts("skill:tremor")
    assert [t.conditions(f"north.{hero}") for hero in ("cotlic", "tlakali")] == [["slow"], []]


def test_tremor_slows_enemy_heroes_within_two_hexes() -> None:
    t = activated("stone-maw", "4,1", "sakoshi@4,3", "cotlic@4,-1 tlakali@4,-2")
    t.acts("skill:tremor")
    assert [t.conditions(f"north.{hero}") for hero in ("cotlic", "tlakali")] == [["slow"], []]
    assert t.conditions("south.sakoshi") == []


def test_scatter_pushes_enemy_heroes_within_two_hexes_by_two() -> None:
    t = activated("gale-wraith", "4,1", "", "cotlic@4,-1 tlakali@5,-3")
    t.acts("skill:scatter", "4,-3")
    assert (t.at("north.cotlic"), t.at("north.tlakali")) == ("4,-3", "5,-3")


def test_tailwind_makes_friendly_heroes_within_three_hexes_fast() -> None:
    t = activated("gale-wraith", "4,1", "sakoshi@4,-1 corjof@4,-3", "cotlic@4,0")
    t.acts("skill:tailwind")
    found = [t.conditions(hero) for hero in ("south.sakoshi", "south.corjof", "north.cotlic")]
    assert found == [["fast"], [], []]


def test_fire_breath_hurts_every_enemy_in_a_ray() -> None:
    t = activated("ember-hydra", "4,1", "sakoshi@4,-1", "cotlic@4,0 tlakali@4,-2 akhuti@5,-1")
    t.acts("skill:fire-breath")
    t.acts(next(option for option in t.options("a") if set(option.split("+")) == {"4,0", "4,-1", "4,-2"}))
    assert [t.hp(f"north.{hero}") for hero in ("cotlic", "tlakali", "akhuti")] == [16, 11, 12]
    assert (t.hp("south.sakoshi"), len(t.events("flipped"))) == (12, 1)


def test_smouldering_gaze_disarms_an_enemy_hero_in_sight() -> None:
    t = activated("ember-hydra", "4,1", "", "cotlic@4,-1 tlakali@4,-2 akhuti@4,-3")
    t.acts("skill:smouldering-gaze")
    assert sorted(t.options("a")) == ["north.cotlic", "north.tlakali"]
    t.acts("north.tlakali")
    assert t.conditions("north.tlakali") == ["disarmed"]


def test_ice_bulwark_armors_neighbours_until_the_next_minions_phase() -> None:
    t = activated("frost-colossus", "4,1", "sakoshi@4,0 corjof@4,-1", "cotlic@3,1")
    t.acts("skill:ice-bulwark")
    assert [t.armor(hero) for hero in ("south.sakoshi", "south.corjof", "north.cotlic")] == [1, 0, 1]
    t.acts("done")
    t.runs_to("choose-hero")
    assert (t.state.turn, t.armor("south.sakoshi")) == (2, 1)
    t.runs_to("place-outsider")
    assert t.armor("south.sakoshi") == 0


def test_crush_hits_an_adjacent_enemy_hero() -> None:
    t = activated("frost-colossus", "4,1", "", "cotlic@4,0 tlakali@4,-1")
    t.acts("skill:crush")
    assert (t.hp("north.cotlic"), t.hp("north.tlakali")) == (17 - (2 + 1 - 1), 13)
