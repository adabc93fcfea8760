"""Effects: SK-EFX. Areas and movement are in test_effects_moving.py, what is geometry alone in test_geometry.py."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import convert, structs

from battlemat.games.skytear.board import board
from battlemat.games.skytear.content import OUTSIDERS, OutsiderSkill, PowerCard, extra_content
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, south, table
from tests.rule_marks import rule

TWO_LANES = board("two-lane")
TWO, THREE = "ruse", "life-steal"
"""Cards with these modifiers; those of the usual deck have 1."""


def blow(n: int = 2, plus: int = 0, **more: Any) -> PowerCard:
    """A card that deals damage to a target enemy hero."""
    ops = [{"op": "damage", "n": n, "plus": plus, "who": "target"}]
    return new_card("blow", **{"target": "enemy-hero", "ops": ops} | more)


def struck(card: PowerCard, victim: str, deck: str = "ignite ignite ignite", caster: str = "yami") -> SkyScenario:
    """Somebody plays a card at an enemy hero 2 hexes away (`haburat*1` has 1 HP left), and it resolves."""
    kind = victim.partition("*")[0]
    state = victim.removeprefix(kind)
    with extra_content(card):
        t = table(south(f"{caster}@4,0", hand=card.id, deck=deck), north(f"{kind}@4,-2{state}"), active=caster, turn=3)
        t.acts(f"play:{card.id}>south.{caster}>north.{kind}")
    return t


# Resolving and lasting ------------------------------------------------------------------------------------------------


@rule("SK-EFX-01", "SK-EFX-18")
def test_resolving_means_it_happens_now_and_healing_stops_at_the_printed_hp() -> None:
    heal = new_card("heal", target="friendly-hero", ops=[{"op": "heal", "n": 3, "who": "target"}])
    with extra_content(heal):
        for hp, healed in ((5, 8), (12, 13), (13, 13)):
            t = table(south(f"yami@4,0*{hp}", hand="heal"), "cotlic@-4,-3", active="yami")
            t.acts("play:heal>south.yami>south.yami")
            assert t.hp("south.yami") == healed


@rule("SK-EFX-02")
def test_an_effect_without_duration_ends_with_the_activation() -> None:
    armor = new_card("armor", ops=[{"op": "armor-bonus", "n": 1, "who": "caster"}])
    with extra_content(armor):
        t = table(south("yami@4,0", hand="armor"), "cotlic@-4,-3", active="yami")
        t.acts("play:armor>south.yami")
        assert t.armor("south.yami") == 2
        lasting = {
            "op": "armor-bonus",
            "by": "armor",
            "hero": "south.yami",
            "n": 1,
            "until": "end-of-activation",
            "of": "",
        }
        assert t.last("lasting") == lasting
        t.ends()
        assert t.armor("south.yami") == 1
        last = table(south("yami@4,0", hand="armor", reserve=1), "cotlic@-4,-3~", active="yami")
        last.acts("play:armor>south.yami").ends()
        assert (last.state.phase, last.asked, last.armor("south.yami")) == ("minions", "a spawn", 1)


@rule("SK-EFX-02")
def test_an_effect_that_counts_nothing_has_no_number() -> None:
    with extra_content(
        new_card(
            "needle",
            ops=[{"op": "pierce", "scope": "own-attack-actions", "vs": "marked", "until": "end-of-activation"}],
        )
    ):
        t = table(south("yami@4,0", hand="needle"), "cotlic@-4,-3", active="yami").acts("play:needle>south.yami")
    assert (t.last("lasting")["op"], t.last("lasting")["n"]) == ("pierce", 0)


@rule("SK-EFX-03")
def test_an_effect_of_an_outsider_without_duration_ends_with_its_activation() -> None:
    weaken = {"id": "weaken", "ap": 1, "ops": [{"op": "armor-bonus", "n": -1, "who": "enemy-heroes-within-2"}]}
    shade = structs.replace(OUTSIDERS["rift-stalker"], id="shade", skills=(convert(weaken, OutsiderSkill),))
    with extra_content(shade):
        t = table("yami@0,1", "cotlic@4,0", phase="minions", outsiders={"centre": "shade@4,1"})
        t.runs_to("place-outsider")
        t.acts("stay", "skill:weaken")
        assert t.armor("north.cotlic") == 0
        t.acts("done")
        assert t.armor("north.cotlic") == 1


@rule("SK-EFX-13")
def test_the_caster_is_who_plays_the_card() -> None:
    t = table(south("yami@4,0 sakoshi@4,2", hand="ruse"), "cotlic@-4,-3", active="yami")
    t.acts("play:ruse>south.sakoshi", "4,3")
    assert (t.at("south.sakoshi"), t.at("south.yami")) == ("4,3", "4,0")


@rule("SK-EFX-13")
def test_the_caster_is_who_acts_or_has_the_skill() -> None:
    t = table("akhuti@4,0 yami@4,1", north("cotlic@4,-2", minions="5,-2"), active="akhuti")
    t.acts("attack:north.cotlic")
    assert [(event["by"], event["caster"]) for event in t.events("damaged")] == [
        ("attack", "south.akhuti"),
        ("retribution", "south.akhuti"),
    ]


@rule("SK-EFX-58")
def test_bonuses_add_up_and_conditions_do_not() -> None:
    attack = new_card("attack-up", ops=[{"op": "attack-bonus", "n": 1, "who": "caster"}])
    fast = new_card("fast", ops=[{"op": "condition", "name": "fast", "who": "caster"}])
    with extra_content(attack, fast):
        t = table(
            south("yami@4,0", hand="attack-up attack-up fast fast", deck="ignite ignite"),
            "cotlic@4,-1",
            active="yami",
            turn=4,
        )
        for card in ("attack-up", "attack-up", "fast", "fast"):
            t.acts(f"play:{card}>south.yami")
        assert t.conditions("south.yami") == ["fast"]
        t.acts("attack:north.cotlic")
        assert t.hp("north.cotlic") == 17 - (4 + 2 + 1 - 1)


@rule("SK-EFX-60")
def test_until_the_next_activation_ends_with_it_or_with_defeat() -> None:
    t = table(south("cotlic@4,0 tlakali@4,1~", hand="protection"), "yami@-4,4~", active="cotlic")
    t.acts("play:protection>south.cotlic>south.tlakali").ends()
    t.runs_to("choose-hero")
    assert (t.state.turn, t.armor("south.tlakali")) == (2, 2)
    t.acts("south.tlakali")
    assert t.armor("south.tlakali") == 0
    fallen = table(south("sakoshi@4,0"), north("cotlic@4,-4 tlakali@4,-2*1", hand="protection"), active="sakoshi")
    fallen.a("attack:north.tlakali")
    fallen.b("play:protection>north.cotlic>north.tlakali")
    fallen.settle()
    assert (fallen.at("north.tlakali"), fallen.state.lasting) == (None, [])


@rule("SK-EFX-60")
def test_what_lasts_until_the_casters_activation_ends_with_the_caster() -> None:
    """Haburat's formation covers Tlakali: through her activation, until his own or until he falls."""
    t = table(south("haburat@4,0 tlakali@4,1", hand="turtle-formation"), "yami@-4,4", turn=2)
    t.acts("south.tlakali", "play:turtle-formation>south.haburat", "end", "north.yami", "end")
    assert t.armor("south.tlakali") == 0 + 2 + 1
    t.acts("south.haburat")
    assert t.armor("south.tlakali") == 0 + 1
    kept = table(
        south("haburat@4,0~ tlakali@4,1~ cotlic@4,3", hand="turtle-formation"), "yami@-4,4~", active="cotlic", turn=2
    )
    kept.acts("play:turtle-formation>south.haburat", "end").runs_to("choose-hero")
    kept.acts("south.tlakali")
    assert (kept.state.turn, kept.armor("south.tlakali")) == (3, 3)  # her own activation does not matter
    fallen = table(
        south("haburat@4,0*1 tlakali@4,1", hand="turtle-formation"), north("akhuti@4,-2"), active="akhuti", turn=2
    )
    fallen.b("attack:south.haburat")
    fallen.a("play:turtle-formation>south.haburat").settle()
    assert (fallen.at("south.haburat"), fallen.armor("south.tlakali"), fallen.state.lasting) == (None, 0, [])


# The + icon -----------------------------------------------------------------------------------------------------------


@rule("SK-EFX-04")
def test_a_plus_adds_the_modifier_of_the_top_card() -> None:
    t = struck(blow(2, plus=1), "akhuti", deck=f"{THREE} ignite")
    assert (t.hp("north.akhuti"), t.discard("a"), t.deck("a")) == (12 - 5, [THREE], ["ignite"])


@rule("SK-EFX-05")
def test_of_several_flipped_cards_one_is_added() -> None:
    t = table(south("yami@4,0", deck=f"ignite {THREE}"), "akhuti@4,-1", active="yami")
    t.acts("attack:north.akhuti")
    assert sorted(t.options("a")) == ["ignite", THREE]
    t.acts(THREE)
    assert t.hp("north.akhuti") == 12 - 7
    assert sorted(t.discard("a")) == ["ignite", THREE]


@rule("SK-EFX-06")
def test_the_player_of_the_effect_flips_and_chooses() -> None:
    t = table(south("yami@4,0", deck=f"ignite {THREE}"), "akhuti@4,-1", active="yami")
    t.acts("attack:north.akhuti")
    assert t.asked == "a modifier"
    t.acts("ignite")
    assert (len(t.discard("a")), t.discard("b")) == (2, [])
    with extra_content(blow(1, plus=2, type="reaction")):
        answer = table("akhuti@4,0", north("yami@4,-1", hand="blow", deck=f"ignite {THREE}"), active="akhuti")
        answer.a("move").b("play:blow>north.yami>south.akhuti")
        assert answer.asked == "b modifier"  # in the other player's activation
        answer.b(THREE)
        assert (len(answer.discard("b")), answer.discard("a"), answer.hp("south.akhuti")) == (2, [], 12 - 4)


@rule("SK-EFX-42")
def test_cards_are_flipped_once_for_everybody_hit() -> None:
    t = table(
        south("sakoshi@4,0", hand="shuriken-storm", deck="ignite ruse ruse"),
        north("cotlic@4,-3", minions="3,-2 5,-3"),
        active="sakoshi",
        turn=3,
    )
    t.acts("play:shuriken-storm>south.sakoshi", "4,-2")
    t.acts(next(option for option in t.options("a") if {"4,-3", "3,-2", "5,-3"} <= set(option.split("+"))))
    assert (t.hp("north.cotlic"), t.minions("north"), t.discard("a")) == (17 - 2, [], ["ignite"])


# Values ---------------------------------------------------------------------------------------------------------------


@rule("SK-EFX-07")
def test_armor_bonuses_add_up() -> None:
    up = [new_card(f"up-{n}", ops=[{"op": "armor-bonus", "n": 1, "who": "caster"}]) for n in (1, 2)]
    with extra_content(*up):
        t = table(south("yami@4,0", hand="up-1 up-2"), "cotlic@-4,-3", active="yami", turn=2)
        t.acts("play:up-1>south.yami", "play:up-2>south.yami")
        assert t.armor("south.yami") == 3
    with extra_content(*up, blow(5, type="reaction")):
        t = table(south("yami@4,0", hand="up-1 up-2"), north("sakoshi@4,-2", hand="blow"), active="yami", turn=2)
        t.acts("play:up-1>south.yami").a("play:up-2>south.yami").settle()
        t.a("move").b("play:blow>north.sakoshi>south.yami").settle()
        assert t.hp("south.yami") == 13 - 2


@rule("SK-EFX-08")
def test_armor_does_not_drop_below_zero() -> None:
    down = new_card(
        "down",
        target="enemy-hero",
        ops=[{"op": "armor-bonus", "n": -2, "who": "target"}, {"op": "damage", "n": 3, "plus": 0, "who": "target"}],
    )
    assert struck(down, "yami", caster="sakoshi").hp("north.yami") == 13 - 3


@rule("SK-EFX-08")
def test_an_attack_value_does_not_drop_below_zero() -> None:
    """3 - 5 is an attack of 0, to which the modifier is added."""
    weak = new_card("weak", ops=[{"op": "attack-bonus", "n": -5, "who": "caster"}])
    with extra_content(weak):
        t = table(south("sakoshi@4,0", hand="weak", deck=TWO), "akhuti@4,-2", active="sakoshi")
        t.acts("play:weak>south.sakoshi", "attack:north.akhuti")
        assert t.last("damaged")["terms"] == [["attack", 3], ["weak", -5], ["zero", 2], ["modifier", 2]]
        assert t.hp("north.akhuti") == 12 - 2


@rule("SK-EFX-08")
def test_damage_does_not_drop_below_zero() -> None:
    assert struck(blow(1), "haburat").hp("north.haburat") == 17


@rule("SK-EFX-09", "SK-EFX-10")
def test_a_skirmish_bonus_is_added_to_a_skirmish_hit_only() -> None:
    bonus = new_card("bonus", ops=[{"op": "skirmish-bonus", "n": 2, "who": "caster"}])
    with extra_content(bonus):
        t = table(south("yami@4,0", hand="bonus"), "akhuti@4,-1", active="yami")
        t.acts("play:bonus>south.yami")
        assert t.hp("north.akhuti") == 12
        t.acts("skirmish", "hit:north.akhuti")
        assert t.hp("north.akhuti") == 12 - 3
        idle = table(south("yami@4,0", hand="bonus"), "akhuti@4,-1", active="yami")
        idle.acts("play:bonus>south.yami", "skirmish", "step:4,1", "step:5,1").settle()
        assert idle.hp("north.akhuti") == 12


@rule("SK-EFX-14")
def test_armor_reduces_damage() -> None:
    assert struck(blow(2), "cotlic").hp("north.cotlic") == 17 - 1


@rule("SK-EFX-15")
def test_damage_is_halved_after_bonuses_and_before_armor() -> None:
    up = new_card("up", ops=[{"op": "attack-bonus", "n": 1, "who": "caster"}])
    with extra_content(up):
        t = table(south("sakoshi@4,0+disarmed", hand="up", deck=TWO), "cotlic@4,-2", active="sakoshi")
        t.acts("play:up>south.sakoshi", "attack:north.cotlic")
    assert t.hp("north.cotlic") == 17 - 2  # (3 + 2 + 1) / 2 - 1


@rule("SK-EFX-17")
def test_half_is_rounded_up() -> None:
    t = table(south("akhuti@4,0+disarmed", deck="ruse ruse"), "sakoshi@4,-2", active="akhuti")
    t.acts("attack:north.sakoshi")
    assert t.hp("north.sakoshi") == 12 - 2  # 2 + 2 = 4
    for deck, half in (("ignite ignite", 2), ("life-steal life-steal", 3)):  # 2 + 1 = 3, 2 + 3 = 5
        odd = table(south("akhuti@4,0+disarmed", deck=deck), "sakoshi@4,-2", active="akhuti")
        odd.acts("attack:north.sakoshi")
        assert odd.hp("north.sakoshi") == 12 - half
    for deck, half in (("ignite", 1), ("", 0)):  # nothing left to flip adds nothing
        low = table(south("akhuti@4,0+disarmed", deck=deck), "sakoshi@4,-2", active="akhuti")
        low.acts("skirmish", "hit:north.sakoshi")
        assert low.hp("north.sakoshi") == 12 - half


@rule("SK-EFX-19", "SK-EFX-20")
def test_losing_hp_is_no_damage_and_can_defeat() -> None:
    drain = new_card("drain", target="enemy-hero", ops=[{"op": "lose-hp", "n": 2, "who": "target"}])
    t = struck(drain, "haburat")
    assert t.hp("north.haburat") == 15
    assert t.events("damaged") == []
    fallen = struck(drain, "haburat*1")
    assert fallen.at("north.haburat") is None
    assert fallen.last("drew")["count"] == 2


@rule("SK-EFX-21")
def test_piercing_damage_ignores_armor() -> None:
    air = blow(3, runes=["air"])
    assert struck(air, "haburat", caster="akhuti").hp("north.haburat") == 17 - 3
    assert struck(air, "haburat", caster="sakoshi").hp("north.haburat") == 17 - 1


@rule("SK-EFX-16")
def test_defeating_a_minion_is_no_damage() -> None:
    swallow = new_card("swallow", ops=[{"op": "defeat-minion", "n": 1, "who": "adjacent-enemy-minions"}])
    with extra_content(swallow):
        t = table(
            south("yami@4,0", hand="swallow"),
            north("tlakali@4,-2", minions="4,-1", pillars="4,-3"),
            active="yami",
        )
        t.acts("play:swallow>south.yami")
        assert (t.minions("north"), t.reserve("north")) == ([], 1)


# Predict --------------------------------------------------------------------------------------------------------------


@rule("SK-EFX-22")
def test_predict_discards_some_and_orders_the_rest() -> None:
    with extra_content(new_card("foresee", ops=[{"op": "predict", "n": 3}])):
        t = table(south("yami@4,0", hand="foresee", deck="ruse ignite life-steal dodge"), "cotlic@-4,-3", active="yami")
        t.acts("play:foresee>south.yami")
        assert sorted(t.options("a")) == ["done", "ignite", "life-steal", "ruse"]
        t.acts("ignite", "done", "life-steal")
        assert (t.deck("a"), t.discard("a")) == (["life-steal", "ruse", "dodge"], ["ignite"])
        for discards, top in (([], ["life-steal", "ignite"]), (["ruse", "ignite", "life-steal"], [])):
            t = table(
                south("yami@4,0", hand="foresee", deck="ruse ignite life-steal dodge"), "cotlic@-4,-3", active="yami"
            )
            t.acts("play:foresee>south.yami", *(discards or ["done"]), *top)
            assert t.deck("a") == [*top, *([] if discards else ["ruse"]), "dodge"]
            assert (t.discard("a"), t.asked) == (discards, "a activation")


@rule("SK-EFX-22")
def test_only_who_looks_at_cards_knows_them() -> None:
    with extra_content(new_card("foresee", ops=[{"op": "predict", "n": 3}])):
        deck = "ruse ignite life-steal dodge fade-away the-storm wild-hunt"
        t = table(south("yami@4,0", hand="foresee", deck=deck), "cotlic@-4,-3", active="yami")
        t.acts("play:foresee>south.yami")
        tops = [
            {tuple(t.match.determinize(viewer, Random(seed)).state.piles[0].deck[-3:]) for seed in range(9)}
            for viewer in (0, 1)
        ]
    assert tops[0] == {("life-steal", "ignite", "ruse")}
    assert len(tops[1]) > 1


@rule("SK-EFX-23")
def test_only_who_predicts_sees_the_cards() -> None:
    t = table(south("yami@4,0", hand="clear-mind", deck="ruse ignite dodge"), "cotlic@-4,-3", active="yami")
    t.acts("play:clear-mind>south.yami")
    assert "ruse" in t.options("a")
    for seat in ("b", None):
        assert "ruse" not in str(t.view(seat))
    t.acts("ignite", "done")
    assert "ignite" in str(t.view("b"))
    assert "ruse" not in str(t.view("b"))


@rule("SK-EFX-24")
def test_predict_looks_at_no_more_than_there_is() -> None:
    t = table(
        south("gulbjarn@4,0", hand="presence", deck="ruse", discard="ignite ignite"), "cotlic@-4,-3", active="gulbjarn"
    )
    t.acts("play:presence>south.gulbjarn")
    assert sorted(t.options("a")) == ["done", "ruse"]
    t.acts("done")
    assert (t.deck("a"), t.discard("a")) == (["ruse"], ["ignite", "ignite"])


# Spawning -------------------------------------------------------------------------------------------------------------


@rule("SK-EFX-25", "SK-EFX-26")
def test_spawning_needs_a_token_in_sight_and_minions_in_reserve() -> None:
    two = new_card("two", ops=[{"op": "spawn", "n": 2}], needs="lane-token-in-los")
    with extra_content(two):
        t = table(south("yami@4,0", hand="two", reserve=1), "cotlic@-4,-3", active="yami")
        t.acts("play:two>south.yami", "4,-1")
        assert (t.minions("south"), t.reserve("south"), t.asked) == (["4,-1"], 0, "a activation")
        more = table(south("yami@4,0", hand="two", reserve=3), "cotlic@-4,-3", active="yami")
        more.acts("play:two>south.yami")
        assert set(more.options("a")) == {"4,-1", "4,-3", "3,-1", "3,-2", "5,-2", "5,-3", "done"}
        more.acts("4,-1", "5,-2")
        assert (more.minions("south"), more.reserve("south"), more.asked) == (["4,-1", "5,-2"], 1, "a activation")
        assert [minion.lane for minion in more.state.minions if minion.cell >= 0] == ["east", "east"]
        none = table(south("yami@4,0", hand="two", reserve=3), "cotlic@-4,-3", active="yami")
        none.acts("play:two>south.yami", "done")
        assert (none.minions("south"), none.asked) == ([], "a activation")
        lost = table(south("yami@4,1", hand="two ruse", reserve=3), "cotlic@-4,-3", active="yami", turn=2)
        lost.a("play:two>south.yami", "play:ruse>south.yami").acts("5,2")
        assert (lost.minions("south"), lost.asked) == ([], "a activation")  # the token was out of sight
        far = table(south("yami@4,3", hand="two", reserve=1), "cotlic@-4,-3", active="yami")
        assert far.refused("a", "play:two>south.yami") == "SK-EFX-25"


@rule("SK-EFX-27")
def test_all_spawned_minions_go_to_one_token() -> None:
    two = new_card("two", ops=[{"op": "spawn", "n": 2}], needs="lane-token-in-los")
    with extra_content(two):
        t = table(
            south("yami@4,0", hand="two", reserve=3),
            "cotlic@-4,-3",
            active="yami",
            tokens={"west": "4,2", "east": "4,-2"},
        )
        t.acts("play:two>south.yami")
        assert sorted(t.options("a")) == ["east", "west"]
        t.acts("east", "4,-1", "4,-3")
        assert [minion.lane for minion in t.state.minions if minion.cell >= 0] == ["east", "east"]


@rule("SK-EFX-28")
def test_nothing_is_spawned_at_a_dome() -> None:
    t = table(south("cotlic@0,1", hand="lord-of-many", reserve=2), "yami@-4,-3", active="cotlic")
    assert t.refused("a", "play:lord-of-many>south.cotlic") == "SK-EFX-25"


@rule("SK-EFX-29")
def test_spawning_by_an_effect_needs_no_tower() -> None:
    t = table(south("cotlic@4,0", hand="lord-of-many", reserve=2, towers={"east": 0}), "yami@-4,-3", active="cotlic")
    t.acts("play:lord-of-many>south.cotlic", "4,-1")
    assert t.minions("south") == ["4,-1"]


# Granted actions ------------------------------------------------------------------------------------------------------


@rule("SK-EFX-30")
def test_a_granted_action_costs_nothing_and_does_not_count() -> None:
    again = new_card("again", ops=[{"op": "take-action", "action": "attack", "who": "caster"}])
    with extra_content(again):
        t = table(south("yami@4,0", hand="again", deck="ignite " * 8), "cotlic@4,-1", active="yami")
        t.acts("attack:north.cotlic")
        assert (t.hp("north.cotlic"), t.state.ap) == (13, 2)
        t.acts("play:again>south.yami")
        assert (t.hp("north.cotlic"), t.state.ap, t.state.taken) == (9, 2, ["attack"])


@rule("SK-EFX-31")
def test_a_granted_action_goes_on_the_stack() -> None:
    march = new_card("march", ops=[{"op": "take-action", "action": "move", "who": "caster"}])
    with extra_content(march):
        t = table(south("yami@4,0", hand="march"), north("cotlic@4,-1 yami@-4,-3", hand="ruse"), active="south.yami")
        t.a("play:march>south.yami").b("pass")
        assert (t.asked, t.stack, t.at("south.yami")) == ("b priority", ["move"], "4,0")
        t.b("pass")
        assert t.asked == "a move"
    strike = new_card("strike", ops=[{"op": "take-action", "action": "attack", "who": "caster"}])
    with extra_content(strike):
        t = table(south("yami@4,0", hand="strike"), north("cotlic@4,-1 sakoshi@5,-1", hand="ruse"), active="yami")
        t.a("play:strike>south.yami").b("pass")
        assert t.options("a") == ["attack:north.cotlic", "attack:north.sakoshi"]
        t.a("attack:north.sakoshi")
        assert (t.asked, t.stack, t.state.stack[0].targets) == ("b priority", ["attack"], ["north.sakoshi"])


@rule("SK-EFX-32")
def test_an_exhausted_hero_may_take_a_granted_action() -> None:
    march = new_card("march", type="reaction", ops=[{"op": "take-action", "action": "move", "who": "caster"}])
    with extra_content(march):
        t = table(south("yami@4,0~ sakoshi@4,2", hand="march"), "cotlic@-4,-3", active="sakoshi")
        t.acts("play:march>south.yami", "4,-3")
        assert (t.at("south.yami"), t.hero("south.yami").readiness) == ("4,-3", "exhausted")
