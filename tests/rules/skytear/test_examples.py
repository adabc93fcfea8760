"""The worked examples of the rulebook (SK-EXA), played through."""

from __future__ import annotations

from battlemat.games.skytear.content import extra_content
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, set_up, south, table
from tests.rule_marks import rule

TWO, THREE = "ruse", "life-steal"
"""Cards with these modifiers; those of the usual deck have 1."""


@rule("SK-EXA-01")
def test_a_hero_defeated_while_exhausted_in_turn_2_is_back_in_turn_4() -> None:
    t = table(south("yami@4,0"), north("sakoshi@4,-1*1~"), active="yami", turn=2)
    t.acts("attack:north.sakoshi")
    assert t.hero("north.sakoshi").returns == 4
    t.runs_to("choose-hero")
    assert (t.state.turn, t.at("north.sakoshi")) == (3, None)
    t.runs_to("place-hero")
    assert (t.asked, t.state.turn) == ("b place-hero", 4)
    t.b("0,-4")
    assert (t.at("north.sakoshi"), t.hero("north.sakoshi").readiness) == ("0,-4", "ready")


@rule("SK-EXA-02")
def test_a_white_line_blocks_sight_both_ways() -> None:
    t = table("yami@2,-1", "cotlic@4,-2")
    assert not t.sees("south.yami", "north.cotlic")
    assert not t.sees("north.cotlic", "south.yami")


@rule("SK-EXA-03")
def test_a_hero_sees_a_hex_around_the_corner_of_the_dome() -> None:
    t = table(south("corjof@2,1", hand="ice-wall"), "cotlic@6,3", active="corjof")
    t.a("play:ice-wall>south.corjof")
    assert "3,-2" in t.options("a")


@rule("SK-EXA-04")
def test_cover_is_not_lifted_across_a_white_line() -> None:
    t = table(south("sakoshi@4,1 yami@2,0", hand="shuriken-storm"), "cotlic@3,0", active="sakoshi", turn=3)
    assert not t.sees("south.sakoshi", "north.cotlic")
    assert t.sees("north.cotlic", "south.sakoshi")
    t.a("play:shuriken-storm>south.sakoshi")
    assert "3,0" in t.options("a")


@rule("SK-EXA-05")
def test_cover_is_lifted_by_a_friend_next_to_it() -> None:
    t = table("sakoshi@4,1 yami@3,1", "cotlic@3,0")
    assert t.sees("south.sakoshi", "north.cotlic")
    assert t.sees("south.yami", "north.cotlic")


@rule("SK-EXA-06")
def test_a_card_needs_its_target() -> None:
    far = table(south("sakoshi@4,1", hand="life-steal"), "cotlic@4,-3", active="sakoshi", turn=2)
    assert far.refused("a", "play:life-steal>south.sakoshi>north.cotlic") == "SK-TGT-02"
    near = table(south("sakoshi@4,0", hand="life-steal"), "cotlic@4,-3", active="sakoshi", turn=2)
    near.acts("play:life-steal>south.sakoshi>north.cotlic")
    assert near.hp("north.cotlic") == 16


@rule("SK-EXA-07")
def test_adjacent_works_through_a_white_line_and_target_adjacent_does_not() -> None:
    t = table(
        south("haburat@2,0", hand="lightning-blades"),
        north("tlakali@3,0"),
        active="haburat",
        turn=3,
    )
    t.acts("play:lightning-blades>south.haburat")
    assert t.hp("north.tlakali") == 10
    aimed = table(south("cotlic@2,0", hand="unbridled-hatred"), north("tlakali@3,0"), active="cotlic", turn=2)
    assert aimed.refused("a", "play:unbridled-hatred>south.cotlic>north.tlakali") == "SK-TGT-02"


@rule("SK-EXA-08")
def test_an_area_is_turned_to_cover_three_enemies() -> None:
    t = table(
        south("sakoshi@4,0", hand="shuriken-storm", deck=f"{TWO} ignite"),
        north("cotlic@4,-3", minions="3,-2 5,-3"),
        active="sakoshi",
        turn=3,
    )
    t.acts("play:shuriken-storm>south.sakoshi", "4,-2")
    area = next(option for option in t.options("a") if {"4,-3", "3,-2", "5,-3"} <= set(option.split("+")))
    t.acts(area)
    assert t.hp("north.cotlic") == 14
    assert (t.minions("north"), t.reserve("north")) == ([], 2)
    assert t.discard("a") == [TWO]


@rule("SK-EXA-09")
def test_a_push_goes_farther_onto_free_hexes() -> None:
    t = table(
        south("akhuti@4,0", hand="hurricane-blow"),
        north("cotlic@4,-1", minions="4,-2 3,-1"),
        active="akhuti",
    )
    t.acts("play:hurricane-blow>south.akhuti>north.cotlic")
    assert sorted(t.options("a")) == ["5,-3", "6,-3"]
    t.a("6,-3")
    assert t.last("moved")["way"] == ["5,-2", "6,-3"]


@rule("SK-EXA-10")
def test_cards_on_a_hero_are_its_spent_mana() -> None:
    t = table(south("sakoshi@4,0 yami@4,1", hand="ruse life-steal"), north("cotlic@4,-2"), active="sakoshi", turn=3)
    t.acts("play:ruse>south.sakoshi", "stay", "play:life-steal>south.sakoshi>north.cotlic")
    assert (t.mana("south.sakoshi"), t.mana("south.yami")) == (0, 3)


def dodging() -> SkyScenario:
    """Tlakali (B) has declared her Attack on Yami (A); her player passes."""
    t = table(south("tlakali@4,1", hand="sacrifice"), north("yami@4,-1", hand="dodge"), active="tlakali")
    t.a("attack:north.yami", "pass")
    return t


@rule("SK-EXA-11")
def test_a_dodge_goes_on_the_stack_above_the_attack() -> None:
    t = dodging()
    t.b("play:dodge>north.yami")
    assert t.stack == ["attack", "dodge"]


@rule("SK-EXA-12")
def test_the_dodge_resolves_first_and_everybody_may_respond_again() -> None:
    t = dodging()
    t.b("play:dodge>north.yami")
    t.resolves()
    assert (t.asked, t.stack) == ("b move", ["attack"])
    t.b("3,0")
    assert t.at("north.yami") == "3,0"
    assert (t.asked, t.stack) == ("a priority", ["attack"])


@rule("SK-EXA-13")
def test_the_attack_on_a_hero_in_cover_is_cancelled() -> None:
    t = dodging()
    t.b("play:dodge>north.yami")
    t.acts("3,0")
    assert t.last("ignored") == {"effect": "attack", "caster": "south.tlakali"}
    assert (t.hp("north.yami"), t.events("flipped"), t.state.ap) == (13, [], 2)


@rule("SK-EXA-14")
def test_a_move_goes_around_heroes_and_through_minions() -> None:
    t = table("yami@4,0 sakoshi@3,0", north("cotlic@4,-6", minions="4,-1"), active="yami")
    t.acts("move")
    assert "4,-2" in t.options("a")
    assert not {"4,-1", "3,0"} & set(t.options("a"))


@rule("SK-EXA-15")
def test_four_and_three_against_armor_one_is_six() -> None:
    t = table(south("yami@4,0", deck=f"ignite {THREE}"), north("cotlic@4,-1"), active="yami")
    t.acts("attack:north.cotlic")
    assert set(t.options("a")) == {"ignite", THREE}
    t.acts(THREE)
    assert t.hp("north.cotlic") == 11


@rule("SK-EXA-16")
def test_a_skirmish_steps_hits_and_steps() -> None:
    t = table(south("sakoshi@5,0", deck=TWO), north("tlakali@5,-4"), active="sakoshi")
    t.acts("skirmish", "step:5,-1", "hit:north.tlakali", "step:6,-1")
    assert (t.hp("north.tlakali"), t.at("south.sakoshi")) == (11, "6,-1")


@rule("SK-EXA-17")
def test_kurumo_worship_marks_moves_and_strikes() -> None:
    t = table("yami@4,0", "akhuti@4,-3", active="yami")
    t.acts("worship:north.akhuti", "4,-2")
    assert (t.conditions("north.akhuti"), t.hp("north.akhuti")) == (["marked"], 11)
    assert (t.at("south.yami"), t.state.ap) == ("4,-2", 2)


@rule("SK-EXA-18")
def test_liothan_worship_shapeshifts_for_a_skirmish_over_an_area() -> None:
    t = table(
        south("gulbjarn@4,0 corjof@5,1+shapeshifted", deck="ignite life-steal ruse"),
        "tlakali@4,-2 akhuti@5,-1",
        active="gulbjarn",
    )
    t.acts("worship", "south.gulbjarn", "skirmish")
    area = next(o for o in t.options("a") if set(o.removeprefix("hit:").split("+")) == {"4,-1", "5,-1", "4,-2"})
    t.acts(area)
    assert (t.hp("north.tlakali"), t.hp("north.akhuti")) == (10, 9)
    assert (t.discard("a"), t.deck("a"), t.state.ap) == (["ignite"], ["life-steal", "ruse"], 1)


@rule("SK-EXA-19")
def test_taulot_worship_trades_pillars() -> None:
    t = table(
        south("cotlic@4,0 tlakali@0,4", pillars="6,-1 -4,3"),
        north("gulbjarn@4,-4"),
        active="cotlic",
    )
    assert t.armor("south.cotlic") == 2
    t.acts("worship", "4,-1", "south.pillar-1", "south.pillar-2")
    assert (t.pillars("south"), t.armor("south.cotlic"), t.state.ap) == (["4,-1"], 2, 2)
    assert [(lasting.op, lasting.n) for lasting in t.state.lasting] == [("skirmish-bonus", 2)]


@rule("SK-EXA-20")
def test_nupten_worship_projects_and_retribution_follows_the_attack() -> None:
    t = table(
        south("akhuti@4,0 haburat@5,1", illusions="akhuti@5,2"),
        north("cotlic@0,-4", minions="3,-2 5,-3"),
        active="akhuti",
    )
    t.acts("worship", "5,-1")
    assert (t.armor("south.akhuti"), t.armor("south.haburat")) == (1, 3)
    t.acts("attack:north.minion-1")
    assert (t.minions("north"), t.reserve("north"), t.state.ap) == ([], 2, 1)


def control() -> SkyScenario:
    """Red is south, blue is north."""
    return table(
        south("yami@4,-1", minions="3,-2 5,-3", leads={"yami": "life-steal"}),
        north("cotlic@2,-2", minions="4,-4"),
        phase="minions",
        tokens={"east": "4,-3"},
        numbers={"east": 1, "west": 2},
    )


@rule("SK-EXA-21")
def test_control_is_counted_by_sight_and_a_lead_card() -> None:
    t = control()
    t.a("south.yami>life-steal")
    assert t.events("contested")[0] == {"where": "lane-east", "south": 5, "north": 1, "winner": "south"}


@rule("SK-EXA-22")
def test_a_win_by_four_fells_a_minion_hurts_the_tower_and_advances() -> None:
    t = control()
    t.a("south.yami>life-steal")
    assert (t.reserve("north"), t.tower("north", "east"), t.token("east")) == (1, 2, "4,-5")
    assert t.last("drew")["count"] == 1


@rule("SK-EXA-23")
def test_both_sides_spawn_onto_the_two_hexes_left() -> None:
    t = table(
        south("yami@3,-5 sakoshi@3,-4", reserve=2),
        north("cotlic@4,-4", reserve=2),
        phase="minions",
        tokens={"east": "4,-5"},
        numbers={"east": 1, "west": 2},
    )
    t.runs_to("spawn")
    for _ in range(4):
        assert {option for option in t.options(t.asked[0]) if option != "done"} <= {"5,-5", "5,-6"}
        t.acts(next(option for option in t.options(t.asked[0]) if option != "done"))
    assert t.minions("south") == t.minions("north") == ["5,-5", "5,-6"]


@rule("SK-EXA-24")
def test_one_faction_then_two_then_the_last() -> None:
    t = set_up(first="a")
    t.a("taulot")
    t.b("kurumo", "liothan")
    own = [hero.kind for hero in t.state.heroes if hero.side == "south"]
    assert sorted(own) == ["akhuti", "cotlic", "haburat", "tlakali"]


@rule("SK-EXA-25")
def test_slow_gained_while_exhausted_lasts_through_the_next_activation() -> None:
    t = table("yami@4,3~", north("sakoshi@4,0", hand="crippling-precision"), active="sakoshi")
    t.acts("play:crippling-precision>north.sakoshi>south.yami").ends().runs_to("choose-hero")
    t.acts("south.yami", "move")
    assert sorted(t.options("a")) == ["3,3", "3,4", "4,4", "5,2", "5,3", "stay"]
    t.acts("stay", "end")
    assert t.conditions("south.yami") == []


@rule("SK-EXA-26")
def test_armor_helps_a_defender_unless_the_attack_pierces() -> None:
    plain = new_card("three-damage", target="enemy-hero", ops=[{"op": "damage", "n": 3, "plus": 0, "who": "target"}])
    with extra_content(plain):
        t = table(south("sakoshi@4,0", hand="three-damage"), "haburat@4,-2", active="sakoshi")
        t.acts("play:three-damage>south.sakoshi>north.haburat")
        assert t.hp("north.haburat") == 16
    t = table(south("sakoshi@4,0"), "haburat@4,-2", active="sakoshi")
    t.acts("worship:north.haburat", "attack:north.haburat")
    assert t.hp("north.haburat") == 17 - (3 + 1)
