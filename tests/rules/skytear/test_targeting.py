"""The keyword Target: SK-TGT. What is sight alone is in test_line_of_sight.py."""

from __future__ import annotations

from battlemat.games.skytear.content import extra_content
from battlemat.games.skytear.scenario import new_card, north, south, table
from tests.rule_marks import rule

TOUCH = new_card("touch", ops=[{"op": "damage", "n": 2, "plus": 0, "who": "chosen-adjacent-enemy-hero"}])
"""Two damage to an adjacent enemy hero, not a target."""


@rule("SK-TGT-01", "SK-TGT-19")
def test_targets_are_chosen_first_and_everybody_sees_them() -> None:
    t = table(south("sakoshi@4,0"), north("tlakali@4,-3 yami@-4,4", hand="ruse"), active="sakoshi", turn=2)
    t.a("attack:north.tlakali")
    assert t.asked == "b priority"
    assert t.state.stack[-1].targets == ["north.tlakali"]
    for seat in ("a", "b", None):
        assert t.view(seat)["stack"][-1]["targets"] == ["north.tlakali"]


@rule("SK-TGT-01")
def test_a_target_hex_is_chosen_before_anybody_can_react() -> None:
    t = table(south("tlakali@4,0", hand="mud-flood"), north("yami@4,-2", hand="ruse"), active="tlakali", turn=2)
    t.a("play:mud-flood>south.tlakali")
    assert t.asked == "a target"
    t.a("4,-2")
    assert (t.asked, t.state.stack[-1].targets) == ("b priority", ["4,-2"])


@rule("SK-TGT-01")
def test_all_targets_are_chosen_before_anybody_can_react() -> None:
    with extra_content(TWO):
        t = table(
            south("sakoshi@4,0", hand="two-arrows"), north("tlakali@4,-2 yami@5,-2 cotlic@3,-1", hand="ruse"),
            active="sakoshi",
        )  # fmt: skip
        t.a("play:two-arrows>south.sakoshi", "north.tlakali")
        assert t.asked == "a target"
        t.a("north.yami")
        assert (t.asked, t.state.stack[-1].targets) == ("b priority", ["north.tlakali", "north.yami"])


@rule("SK-TGT-04")
def test_without_a_legal_target_nothing_can_be_played_or_declared() -> None:
    t = table(south("sakoshi@4,1", hand="life-steal"), "tlakali@4,-3", active="sakoshi", turn=2)
    assert not [option for option in t.options("a") if option.startswith(("play:", "attack"))]
    assert t.refused("a", "play:life-steal>south.sakoshi") == "SK-TGT-04"
    assert t.hand("a") == ["life-steal"]


@rule("SK-TGT-07", "SK-TGT-09")
def test_an_adjacent_enemy_that_is_no_target_needs_no_sight_and_is_chosen_on_resolution() -> None:
    with extra_content(TOUCH):
        t = table(
            south("yami@3,-1", hand="touch"),
            north("tlakali@2,0 sakoshi@3,-2 akhuti@4,-3", hand="ruse ruse"),
            active="yami",
        )
        t.a("play:touch>south.yami")
        assert t.state.stack[-1].targets == []
        t.b("play:ruse>north.sakoshi").acts("5,-3")
        assert t.hp("north.tlakali") == 13 - 2  # behind the white line; the only one left next to Yami


@rule("SK-TGT-09")
def test_among_several_the_player_of_the_effect_chooses_when_it_resolves() -> None:
    with extra_content(TOUCH):
        t = table(south("yami@3,-1", hand="touch"), "tlakali@2,0 sakoshi@3,-2 akhuti@4,-3", active="yami")
        t.acts("play:touch>south.yami")
        assert sorted(t.options("a")) == ["north.sakoshi", "north.tlakali"]


@rule("SK-TGT-10", "SK-TGT-11", "SK-TGT-12")
def test_a_target_that_has_left_is_not_hit_and_the_cost_stays_paid() -> None:
    t = table(south("sakoshi@4,0", hand="life-steal"), north("yami@4,-3", hand="ruse"), active="sakoshi", turn=2)
    t.a("play:life-steal>south.sakoshi>north.yami")
    t.b("play:ruse>north.yami").acts("4,-5")
    assert t.hp("north.yami") == 13
    assert t.last("ignored")["effect"] == "life-steal"
    assert (t.mana("south.sakoshi"), t.hero("south.sakoshi").cards) == (0, ["life-steal"])


@rule("SK-TGT-11")
def test_an_attack_on_who_has_left_flips_nothing() -> None:
    t = table(south("sakoshi@4,0"), north("yami@4,-3", hand="ruse"), active="sakoshi")
    t.a("attack:north.yami").b("play:ruse>north.yami").acts("4,-5")
    assert (t.hp("north.yami"), t.events("flipped"), t.state.ap) == (13, [], 2)


@rule("SK-TGT-10")
def test_a_target_that_moved_but_is_still_legal_is_hit() -> None:
    t = table(south("sakoshi@4,0"), north("yami@4,-2", hand="ruse"), active="sakoshi")
    t.a("attack:north.yami").b("play:ruse>north.yami").acts("4,-3")
    assert t.hp("north.yami") < 13


@rule("SK-TGT-10")
def test_a_target_adjacent_enemy_must_still_be_adjacent() -> None:
    t = table(south("cotlic@4,0", hand="unbridled-hatred"), north("yami@4,-1", hand="ruse"), active="cotlic", turn=2)
    t.a("play:unbridled-hatred>south.cotlic>north.yami").b("play:ruse>north.yami").acts("4,-2")
    assert t.sees("south.cotlic", "north.yami")
    assert (t.hp("north.yami"), t.last("ignored")["effect"]) == (13, "unbridled-hatred")


@rule("SK-TGT-14")
def test_the_caster_can_break_the_requirement() -> None:
    t = table(south("sakoshi@4,0", hand="crippling-precision ruse"), "tlakali@4,-3", active="sakoshi", turn=2)
    t.a("play:crippling-precision>south.sakoshi>north.tlakali", "play:ruse>south.sakoshi")
    t.acts("4,1")
    assert (t.hp("north.tlakali"), t.conditions("north.tlakali")) == (13, [])
    assert t.last("ignored")["effect"] == "crippling-precision"


@rule("SK-TGT-17", "SK-OVR-02")
def test_what_of_the_enemy_can_be_attacked() -> None:
    t = table(
        south("sakoshi@4,0 akhuti@4,1 cotlic@4,-1", minions="5,0", pillars="5,-1", illusions="akhuti@3,1"),
        north("tlakali@4,-3 haburat@0,-6", minions="4,-2", pillars="5,-2", illusions="haburat@5,-3"),
        active="south.sakoshi",
        outsiders={"centre": "rift-stalker@6,-2"},
    )
    assert [option for option in t.options("a") if option.startswith("attack")] == [
        "attack:north.tlakali",
        "attack:north.minion-1",
        "attack:north.pillar-2",
        "attack:north.haburat.illusion",
    ]


@rule("SK-TGT-18")
def test_a_skirmish_needs_no_enemy() -> None:
    t = table("yami@4,3", "tlakali@-4,-3", active="yami")
    assert "skirmish" in t.options("a")
    assert not [option for option in t.options("a") if option.startswith("attack")]


@rule("SK-TGT-20")
def test_a_target_cannot_be_changed() -> None:
    t = table(south("sakoshi@4,0"), north("tlakali@4,-4", minions="4,-2 5,-2", hand="sacrifice"), active="sakoshi")
    t.a("attack:north.minion-1")
    t.b("play:sacrifice>north.tlakali>north.tlakali", "north.minion-1")
    t.settle()
    assert t.minions("north") == ["5,-2"]
    assert t.last("ignored")["effect"] == "attack"


TWO = new_card("two-arrows", target="enemy", targets=2, ops=[{"op": "damage", "n": 1, "plus": 0, "who": "target"}])
UP_TO_TWO = new_card(
    "up-to-two", target="enemy", targets=2, up_to=True, ops=[{"op": "damage", "n": 1, "plus": 0, "who": "target"}]
)


@rule("SK-TGT-05")
def test_all_required_targets_must_exist_unless_it_says_up_to() -> None:
    with extra_content(TWO, UP_TO_TWO):
        t = table(south("sakoshi@4,0", hand="two-arrows up-to-two"), "tlakali@4,-2", active="sakoshi")
        assert t.refused("a", "play:two-arrows>south.sakoshi") == "SK-TGT-05"
        t.acts("play:up-to-two>south.sakoshi")
        assert t.hp("north.tlakali") == 12


@rule("SK-TGT-06")
def test_the_same_figure_is_not_chosen_twice() -> None:
    with extra_content(TWO):
        t = table(south("sakoshi@4,0", hand="two-arrows"), "tlakali@4,-2 akhuti@5,-2 cotlic@3,-1", active="sakoshi")
        t.a("play:two-arrows>south.sakoshi", "north.tlakali")
        assert t.options("a") == ["north.akhuti", "north.cotlic"]


@rule("SK-TGT-13")
def test_a_target_that_has_gone_does_not_save_the_other() -> None:
    with extra_content(TWO):
        t = table(
            south("sakoshi@4,0", hand="two-arrows"), north("yami@4,-3 akhuti@5,-2", hand="ruse"), active="sakoshi"
        )
        t.a("play:two-arrows>south.sakoshi", "north.yami")
        t.b("play:ruse>north.yami").acts("4,-5")
        assert (t.hp("north.yami"), t.hp("north.akhuti"), t.events("ignored")) == (13, 11, [])
        none = table(
            south("sakoshi@4,0", hand="two-arrows"), north("yami@4,-3 sakoshi@5,-3", hand="ruse ruse"), active="sakoshi"
        )
        none.a("play:two-arrows>south.sakoshi", "north.yami")
        none.b("play:ruse>north.yami", "play:ruse>north.sakoshi").acts("6,-5", "4,-5")
        assert (none.hp("north.yami"), none.hp("north.sakoshi")) == (13, 12)
        assert none.last("ignored")["effect"] == "two-arrows"
