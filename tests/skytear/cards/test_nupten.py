"""Cards and skills of Nupten: one test each."""

from __future__ import annotations

from battlemat.games.skytear.cards.stack_and_deck import attacks_on
from battlemat.games.skytear.scenario import north, south, table
from battlemat.games.skytear.state import Effect

# Haburat --------------------------------------------------------------------------------------------------------------


def test_lightning_blades_strike_around_the_caster_and_its_illusion() -> None:
    t = table(
        south("haburat@4,0 akhuti@-4,6", hand="lightning-blades", illusions="haburat@4,-4 akhuti@-4,3"),
        north("sakoshi@4,-1 tlakali@4,-3 yami@-4,4 cotlic@4,2", minions="5,-1 3,-3 0,3"),
        active="haburat",
        turn=3,
    )
    t.acts("play:lightning-blades>south.haburat")
    assert [t.hp(f"north.{hero}") for hero in ("sakoshi", "tlakali", "yami", "cotlic")] == [9, 10, 13, 17]
    assert t.minions("north") == ["0,3"]
    assert t.events("flipped") == []


def test_lightning_blades_strike_once_where_both_are_near() -> None:
    t = table(
        south("haburat@4,0", hand="lightning-blades", illusions="haburat@4,-2"),
        north("sakoshi@4,-1"),
        active="haburat",
        turn=3,
    )
    t.acts("play:lightning-blades>south.haburat")
    assert t.hp("north.sakoshi") == 9


def test_turtle_formation_armors_the_caster_and_its_neighbours_until_the_caster_is_activated() -> None:
    t = table(
        south("haburat@4,0 akhuti@4,1~ cotlic@4,3~", hand="turtle-formation"), "yami@-4,4~", active="haburat", turn=2
    )
    before = [t.armor(f"south.{hero}") for hero in ("haburat", "akhuti", "cotlic")]
    t.acts("play:turtle-formation>south.haburat")
    after = [t.armor(f"south.{hero}") for hero in ("haburat", "akhuti", "cotlic")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, 2, 0]
    t.ends().runs_to("choose-hero")
    assert t.armor("south.akhuti") == after[1]
    t.acts("south.haburat")
    assert [t.armor(f"south.{hero}") for hero in ("haburat", "akhuti")] == before[:2]


def test_time_bend_makes_fast_and_moves() -> None:
    t = table(south("haburat@4,0 akhuti@4,1", hand="time-bend"), "yami@-4,4", active="haburat", turn=2)
    t.acts("play:time-bend>south.haburat>south.akhuti")
    assert "6,1" in t.options("a")
    assert "6,2" not in t.options("a")
    t.acts("5,2")
    assert (t.at("south.akhuti"), t.conditions("south.akhuti")) == ("5,2", ["fast"])


def test_time_bend_may_leave_its_target_where_it_is() -> None:
    t = table(south("haburat@4,0", hand="time-bend"), "yami@-4,4", active="haburat", turn=2)
    t.acts("play:time-bend>south.haburat>south.haburat", "stay")
    assert (t.at("south.haburat"), t.conditions("south.haburat")) == ("4,0", ["fast"])


def test_time_glitch_swaps_hero_and_illusion() -> None:
    t = table(south("haburat@4,0", hand="time-glitch", illusions="haburat@0,0"), "yami@-4,4", active="haburat")
    t.acts("play:time-glitch>south.haburat")
    assert (t.at("south.haburat"), t.illusion("south.haburat")) == ("0,0", "4,0")


def test_time_glitch_does_nothing_onto_a_figure() -> None:
    t = table(south("haburat@4,0", hand="time-glitch", illusions="haburat@4,-3"), north("yami@4,-3"), active="haburat")
    t.acts("play:time-glitch>south.haburat")
    assert (t.at("south.haburat"), t.illusion("south.haburat")) == ("4,0", "4,-3")


def test_mirrored_spears_sharpen_the_attacks_of_projected_heroes() -> None:
    def damage(illusion: str) -> int:
        t = table(south("akhuti@4,0 haburat@0,4", illusions=illusion), "sakoshi@4,-2", active="akhuti")
        t.acts("attack:north.sakoshi")
        return 12 - t.hp("north.sakoshi")

    assert damage("haburat@4,-1") == damage("") + 1
    assert damage("haburat@-4,3") == damage("")


def test_shield_brother_armors_his_neighbours_but_not_himself() -> None:
    t = table("haburat@4,0 cotlic@4,1 akhuti@4,3", "yami@-4,4")
    assert [t.armor(f"south.{hero}") for hero in ("haburat", "cotlic", "akhuti")] == [2, 2, 0]


# Akhuti ---------------------------------------------------------------------------------------------------------------


def test_word_of_nupten_cancels_the_effect_below() -> None:
    t = table("yami@4,0", north("akhuti@4,-1", hand="word-of-nupten"), active="yami", turn=3)
    t.a("attack:north.akhuti")
    t.b("play:word-of-nupten>north.akhuti>south.yami")
    t.settle()
    assert (t.hp("north.akhuti"), t.state.ap, t.stack) == (12, 2, [])
    assert t.last("cancelled")["effect"] == "attack"


def test_word_of_nupten_cancels_nothing_of_others() -> None:
    t = table("yami@4,0 sakoshi@4,-3", north("akhuti@4,-1", hand="word-of-nupten"), active="yami", turn=3)
    t.a("attack:north.akhuti")
    t.b("play:word-of-nupten>north.akhuti>south.sakoshi")
    t.settle()
    assert t.hp("north.akhuti") < 12


def test_soul_tornado_hurts_along_a_ray_and_pushes_heroes_in_any_order() -> None:
    t = table(
        south("akhuti@4,1", hand="soul-tornado"),
        north("cotlic@4,0 sakoshi@4,-1", minions="4,-2"),
        active="akhuti",
        turn=2,
    )
    t.acts("play:soul-tornado>south.akhuti")
    assert len(t.options("a")) == 6
    t.acts(next(o for o in t.options("a") if set(o.split("+")) == {"4,0", "4,-1", "4,-2"}))
    assert (t.hp("north.cotlic"), t.hp("north.sakoshi"), t.minions("north")) == (15, 10, [])  # a mage pierces
    t.acts("north.sakoshi", "4,-2", "4,-1")
    assert (t.at("north.sakoshi"), t.at("north.cotlic")) == ("4,-2", "4,-1")


def test_redirection_turns_an_attack_on_the_caster() -> None:
    t = table("yami@4,0", north("akhuti@3,0 haburat@4,-1", hand="redirection"), active="yami", turn=1)
    t.a("attack:north.haburat")
    t.b("play:redirection>north.akhuti>north.haburat")
    t.settle()
    assert t.hp("north.haburat") == 17
    assert t.hp("north.akhuti") < 12


def test_redirection_is_for_attacks_on_the_target_alone() -> None:
    t = table("yami@4,0", "akhuti@3,0 haburat@4,-1")
    attack = Effect(1, "action", "attack", "south.yami", 0, ["north.haburat"])
    other = Effect(2, "action", "attack", "south.yami", 0, ["north.akhuti"])
    t.state.stack = [attack, other, Effect(3, "card", "ignite", "south.yami", 0, ["north.haburat"])]
    assert attacks_on(t.state, "north.haburat") == [attack]


def test_redirection_may_turn_an_attack_on_the_illusion() -> None:
    t = table(
        "yami@4,0",
        north("akhuti@3,-2 haburat@4,-1", hand="redirection", illusions="akhuti@5,-1"),
        active="yami",
    )
    t.a("attack:north.haburat")
    t.b("play:redirection>north.akhuti>north.haburat")
    t.acts("north.akhuti.illusion")
    assert (t.hp("north.haburat"), t.hp("north.akhuti"), t.illusion("north.akhuti")) == (17, 12, None)


def test_a_redirected_attack_out_of_reach_is_ignored() -> None:
    t = table("yami@4,0", north("akhuti@3,-2 haburat@4,-1", hand="redirection"), active="yami")
    t.a("attack:north.haburat")
    t.b("play:redirection>north.akhuti>north.haburat")
    t.settle()
    assert (t.hp("north.haburat"), t.hp("north.akhuti")) == (17, 12)
    assert t.last("ignored")["effect"] == "attack"


def test_hurricane_blow_hurts_then_pushes() -> None:
    t = table(south("akhuti@4,1", hand="hurricane-blow"), "sakoshi@4,0", active="akhuti")
    t.acts("play:hurricane-blow>south.akhuti>north.sakoshi", "4,-2")
    assert (t.hp("north.sakoshi"), t.at("north.sakoshi")) == (11, "4,-2")


def test_hurricane_blow_fells_a_minion_before_it_could_be_pushed() -> None:
    t = table(south("akhuti@4,1", hand="hurricane-blow"), north("", "4,0"), active="akhuti")
    t.acts("play:hurricane-blow>south.akhuti>north.minion-1")
    assert (t.minions("north"), t.asked) == ([], "a activation")


def test_resonating_light_armors_projected_heroes_once() -> None:
    t = table(south("akhuti@4,0 haburat@5,1 cotlic@5,-1", illusions="akhuti@5,0"), "yami@-4,4")
    assert [t.armor(f"south.{hero}") for hero in ("akhuti", "haburat", "cotlic")] == [1, 3, 1]


def test_retribution_strikes_another_enemy_after_the_attack() -> None:
    t = table("akhuti@4,0", "sakoshi@4,-2 tlakali@5,-3 yami@4,-5", active="akhuti")
    t.acts("attack:north.sakoshi")
    assert (t.hp("north.tlakali"), t.hp("north.yami")) == (13 - 2, 13)
    assert t.hp("north.sakoshi") == 12 - 3


def test_retribution_follows_no_attack_that_was_ignored() -> None:
    t = table("akhuti@4,0", north("sakoshi@4,-3 tlakali@5,-3", hand="ruse"), active="akhuti")
    t.a("attack:north.sakoshi")
    t.b("play:ruse>north.sakoshi")
    t.acts("4,-5")
    assert (t.hp("north.sakoshi"), t.hp("north.tlakali")) == (12, 13)
