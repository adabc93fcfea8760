"""The stack, priority and triggered effects (SK-STK)."""

from __future__ import annotations

import msgspec

from battlemat.core.decision import Flow
from battlemat.games.skytear import GAME
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.content import HEROES, HeroKind, extra_content
from battlemat.games.skytear.generate import trigger
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, south, table
from battlemat.games.skytear.skills import worship_skills
from battlemat.games.skytear.state import SkyMatch, hero_of
from tests.rule_marks import rule
from tests.rules.skytear.own_cards import own_card


def duel(hand_a: str = "ruse", hand_b: str = "protection protection", turn: int = 2) -> SkyScenario:
    """Yami is active next to Cotlic; both players could react."""
    return table(south("yami@4,0", hand=hand_a), north("cotlic@4,-1", hand=hand_b), active="yami", turn=turn)


ATTACK = "attack:north.cotlic"
PROTECTION = "play:protection>north.cotlic>north.cotlic"


@rule("SK-STK-01")
def test_actions_cards_and_triggered_skills_generate_effects() -> None:
    t = table(
        south("yami@4,0", hand="dragon-strike ruse"), north("akhuti@4,-3", hand="redirection"), active="yami", turn=3
    )
    t.a("worship:north.akhuti")
    assert t.stack == ["worship"]
    t.resolves()
    assert t.stack == ["pounce"]
    t.settle().acts("stay")
    t.a("play:dragon-strike>south.yami")
    assert t.stack == ["dragon-strike"]


@rule("SK-STK-02")
def test_an_effect_waits_on_top_of_the_stack() -> None:
    t = duel()
    t.a(ATTACK, "pass")
    t.b(PROTECTION)
    assert (t.stack, t.armor("north.cotlic"), t.hp("north.cotlic")) == (["attack", "protection"], 1, 17)


@rule("SK-STK-03")
def test_the_active_player_is_who_activates() -> None:
    t = table(south("yami@4,0"), north("cotlic@4,-6"))
    t.a("south.yami")
    assert t.state.acting == 0
    t.ends()
    t.b("north.cotlic")
    assert t.state.acting == 1


@rule("SK-STK-04", "SK-STK-09")
def test_after_a_resolution_the_active_player_is_asked_first() -> None:
    t = duel()
    t.a(ATTACK)
    assert t.asked == "a priority"
    t.a("pass")
    t.b(PROTECTION, "pass")
    t.a("pass")
    assert (t.asked, t.stack, t.armor("north.cotlic")) == ("a priority", ["attack"], 3)
    t.a("pass")
    assert t.asked == "b priority"
    other = table(
        south("cotlic@4,-1", hand="protection protection"), north("yami@4,0", hand="ruse"), active="yami", turn=2
    )
    other.b("attack:south.cotlic")
    assert other.asked == "b priority"  # the active player, not the first
    other.b("pass")
    other.a("play:protection>south.cotlic>south.cotlic", "pass")
    other.b("pass")
    assert (other.asked, other.stack, other.armor("south.cotlic")) == ("b priority", ["attack"], 3)


@rule("SK-STK-05", "SK-STK-08")
def test_whoever_plays_a_reaction_keeps_priority_and_may_play_another() -> None:
    t = duel(hand_b="protection protection")
    t.a(ATTACK, "pass")
    t.b(PROTECTION)
    assert t.asked == "b priority"
    t.b(PROTECTION)
    assert t.stack == ["attack", "protection", "protection"]


@rule("SK-STK-06")
def test_the_last_effect_generated_resolves_first() -> None:
    t = duel()
    t.a(ATTACK, "pass")
    t.b(PROTECTION).resolves()
    assert [event["effect"] for event in t.events("resolves")] == ["protection"]
    assert t.stack == ["attack"]


@rule("SK-STK-07")
def test_a_card_makes_everybody_pass_again() -> None:
    t = duel()
    t.a(ATTACK, "pass")
    t.b(PROTECTION, "pass")
    assert (t.asked, t.events("resolves")) == ("a priority", [])


@rule("SK-STK-10", "SK-STK-11")
def test_nothing_is_declared_and_nothing_ends_while_the_stack_is_not_empty() -> None:
    t = duel()
    t.a(ATTACK)
    for answer in ("move", "skirmish", "end"):
        assert t.refused("a", answer) == "SK-STK-05"
    t.settle()
    assert t.asked == "a activation"
    assert "skirmish" in t.options("a")


@rule("SK-STK-12")
def test_a_declared_action_can_be_answered_by_the_other_player() -> None:
    t = duel(hand_a="")
    t.a("move")
    assert t.asked == "b priority"
    assert PROTECTION in t.options("b")


@rule("SK-STK-13")
def test_there_is_one_more_round_when_the_stack_has_become_empty() -> None:
    t = duel()
    t.a("move", "pass")
    t.b("pass")
    t.a("stay")
    assert (t.asked, t.stack) == ("a priority", [])
    t.a("pass")
    t.b(PROTECTION)
    assert t.stack == ["protection"]
    t.settle()
    assert t.asked == "a activation"


@rule("SK-STK-14")
def test_nobody_reacts_to_an_activation_that_has_just_begun() -> None:
    t = table(south("yami@4,0", hand="ruse"), north("cotlic@4,-1", hand="protection"))
    t.a("south.yami")
    assert t.asked == "a activation"
    t.a("end")
    assert t.asked == "b choose-hero"


@rule("SK-STK-15")
def test_a_cancelled_action_stays_paid() -> None:
    t = table(
        south("yami@4,0", hand="ruse"), north("akhuti@4,-2*5 cotlic@4,-1", hand="word-of-nupten"), active="yami", turn=3
    )
    t.a(ATTACK, "pass")
    t.b("play:word-of-nupten>north.akhuti>south.yami").settle()
    assert (t.last("cancelled")["effect"], t.state.ap, t.hp("north.cotlic")) == ("attack", 2, 17)
    card = table(
        south("yami@4,0", hand="ignite ruse"), north("akhuti@4,-2", hand="word-of-nupten"), active="yami", turn=3
    )
    card.a("play:ignite>south.yami>north.akhuti", "pass")
    card.b("play:word-of-nupten>north.akhuti>south.yami").settle()
    assert (card.last("cancelled")["effect"], card.mana("south.yami"), card.hp("north.akhuti")) == ("ignite", 2, 12)


@rule("SK-STK-16")
def test_triggers_wait_until_the_effect_has_finished() -> None:
    """Akhuti's Attack Defeats Yami, for whom cards are drawn, before Retribution comes and anybody may react."""
    t = table(south("akhuti@4,0", hand="redirection"), north("yami@4,-2*1 sakoshi@4,-3", hand="ruse"), active="akhuti")
    t.a("attack:north.yami").resolves()
    assert (t.stack, t.asked) == (["retribution"], "a priority")
    after = t.story()[t.story().index("flipped") :]
    assert after == ["flipped", "damaged", "hero-defeated", "drew", "triggered"]


@rule("SK-STK-17")
def test_a_skirmish_cannot_be_interrupted() -> None:
    t = duel()
    t.a("skirmish", "pass")
    t.b("pass")
    t.a("step:5,-1")
    assert t.asked == "a skirmish"
    t.a("hit:north.cotlic")
    assert t.asked == "a skirmish"
    t.a("done")
    assert t.asked == "a priority"


@rule("SK-STK-18", "SK-STK-19", "SK-STK-20")
def test_a_trigger_goes_on_the_stack_by_itself_and_costs_nothing() -> None:
    t = table(south("akhuti@4,0", hand="redirection"), north("yami@4,-2", minions="3,-2", hand="ruse"), active="akhuti")
    t.a("attack:north.yami")
    t.resolves()
    assert (t.stack, t.asked) == (["retribution"], "a priority")
    assert (t.mana("south.akhuti"), t.state.ap) == (1, 2)


@rule("SK-STK-20")
def test_a_skill_of_an_exhausted_hero_is_triggered_too() -> None:
    lunge = new_card(
        "lunge", type="reaction", runes=["air"], ops=[{"op": "take-action", "action": "attack", "who": "caster"}]
    )
    with extra_content(lunge):
        t = table(south("akhuti@4,0~ yami@4,3", hand="lunge ruse"), north("cotlic@4,-2 sakoshi@4,-3"), active="yami")
        t.a("play:lunge>south.akhuti", "pass", "attack:north.cotlic", "pass")
        assert (t.stack, t.hero("south.akhuti").readiness) == (["retribution"], "exhausted")
        assert (t.mana("south.akhuti"), t.state.ap) == (0, 3)  # the card had cost 1


@rule("SK-STK-21")
def test_simultaneous_triggers_are_ordered_by_their_owners_the_active_player_first() -> None:
    def all_at_once(m: SkyMatch, run: Run) -> Flow[None]:
        for hero in ("north.sakoshi", "south.yami", "south.cotlic"):
            trigger(
                m, hero_of(m.state, hero), worship_skills(m.state, hero_of(m.state, hero))[0], about="north.sakoshi"
            )
        yield from ()

    with own_card("alarm", all_at_once):
        t = table(south("yami@4,0 cotlic@4,3", hand="alarm ruse"), north("sakoshi@4,-3"), active="yami", turn=2)
        t.a("play:alarm>south.yami").resolves()
        assert t.asked == "a trigger-order"
        assert t.options("a") == ["pounce@south.yami>north.sakoshi", "strength-of-the-king@south.cotlic>north.sakoshi"]
        t.a("strength-of-the-king@south.cotlic>north.sakoshi")
        assert t.stack == ["strength-of-the-king", "pounce", "hunters-mark"]


@rule("SK-STK-18", "SK-STK-21")
def test_the_same_skill_triggered_twice_by_one_effect_is_on_the_stack_twice() -> None:
    def twice(m: SkyMatch, run: Run) -> Flow[None]:
        yami = hero_of(m.state, "south.yami")
        for marked in ("north.cotlic", "north.sakoshi", "north.sakoshi"):
            trigger(m, yami, worship_skills(m.state, yami)[0], about=marked)
        yield from ()

    with own_card("echo", twice):
        t = table(south("yami@4,0", hand="echo ruse"), north("sakoshi@4,-3 cotlic@4,-2"), active="yami", turn=2)
        t.a("play:echo>south.yami").resolves()
        assert t.asked == "a trigger-order"
        assert t.options("a") == [
            "pounce@south.yami>north.cotlic",
            "pounce@south.yami>north.sakoshi",
            "pounce.2@south.yami>north.sakoshi",
        ]
        words = GAME.teller(t.view("a"), "en")
        assert [words.option(name, t.question("a")) for name in t.options("a")] == [
            "Pounce (Yami → Cotlic)",
            "Pounce (Yami → Sakoshi)",
            "Pounce ×2 (Yami → Sakoshi)",
        ]
        t.a("pounce.2@south.yami>north.sakoshi", "pounce@south.yami>north.cotlic")
        assert [effect.about for effect in t.state.stack] == ["north.sakoshi", "north.cotlic", "north.sakoshi"]
        t.acts("stay", "stay", "stay")
        assert (t.hp("north.sakoshi"), t.hp("north.cotlic"), t.asked) == (12 - 2, 17, "a activation")


@rule("SK-STK-22")
def test_with_more_players_triggers_and_priority_go_clockwise() -> None:
    def all_at_once(m: SkyMatch, run: Run) -> Flow[None]:
        for hero in ("north.cotlic", "north.sakoshi"):
            trigger(m, hero_of(m.state, hero), worship_skills(m.state, hero_of(m.state, hero))[0])
        yield from ()

    with own_card("alarm", all_at_once):
        t = table(
            south("a:yami@4,0 c:gulbjarn@4,3", hand="alarm ruse", hands={"c": "presence"}),
            north("b:sakoshi@4,-3 d:cotlic@4,-5", hand="ruse", hands={"d": "ruse"}),
            active="yami",
            turn=2,
            players=4,
        )
        t.a("play:alarm>south.yami")
        order = []
        while t.state.stack:
            order.append(t.asked[0])
            t.match.submit(t.match.pending[0].player, "pass")
            if len(order) == 4:
                break
        assert order == ["a", "b", "c", "d"]
        assert t.stack == ["hunters-mark", "strength-of-the-king"]


@rule("SK-STK-23")
def test_a_skill_that_is_always_on_never_waits_on_the_stack() -> None:
    t = table(south("yami@4,0", hand="ruse"), north("cotlic@4,-1", hand="protection", pillars="4,-3"), active="yami")
    t.a(ATTACK)
    assert t.stack == ["attack"]
    t.settle()
    assert t.last("damaged")["armor"] == [["armor", 1], ["blessing-of-taulot", 1]]


@rule("SK-STK-24")
def test_prevented_damage_leaves_no_room_for_a_response() -> None:
    t = table(
        south("yami@4,0", hand="ruse"),
        north("tlakali@4,-3", minions="4,-1", pillars="4,-4", hand="sacrifice"),
        active="yami",
    )
    t.a("attack:north.minion-1")
    assert t.stack == ["attack"]
    t.settle()
    assert (t.minions("north"), t.events("triggered")) == (["4,-1"], [])


@rule("SK-STK-25")
def test_in_the_minions_phase_effects_resolve_without_asking_for_cards() -> None:
    t = table(
        south("yami@0,1", hand="ruse"),
        north("cotlic@4,-1", hand="protection"),
        phase="minions",
        outsiders={"centre": "rift-stalker"},
        turn=2,
    )
    t.runs_to("place-outsider")
    t.a("0,0", "move")
    assert t.asked == "a move"
    t.a("stay")
    assert t.asked == "a outsider"
    assert t.state.acting == 0
    other = table("cotlic@4,-1", "yami@0,1", phase="minions", outsiders={"centre": "rift-stalker"}, turn=2).runs_to(
        "place-outsider"
    )
    other.b("0,0", "move", "stay")
    assert (other.asked, other.state.acting) == ("b outsider", 1)


@rule("SK-STK-26")
def test_everybody_sees_the_stack_with_its_order_casters_and_targets() -> None:
    t = duel()
    t.a(ATTACK, "pass")
    t.b(PROTECTION)
    for seat in ("a", "b", None):
        shown = [(effect["name"], effect["caster"], effect["targets"]) for effect in t.view(seat)["stack"]]
        assert shown == [
            ("attack", "south.yami", ["north.cotlic"]),
            ("protection", "north.cotlic", ["north.cotlic"]),
        ]


@rule("SK-STK-27")
def test_who_has_passed_is_too_late_once_the_effect_has_resolved() -> None:
    t = duel()
    t.a(ATTACK, "pass")
    t.b("pass")
    assert t.hp("north.cotlic") == 17 - (4 + 1 - 1)
    t.a("pass")
    t.b(PROTECTION).settle()
    assert t.hp("north.cotlic") == 13


@rule("SK-STK-28")
def test_a_trigger_chooses_its_target_when_it_goes_on_the_stack() -> None:
    t = table(
        south("tlakali@4,0*5 cotlic@4,2*5", pillars="6,-3", hand="sacrifice"),
        north("yami@4,-6", hand="ruse"),
        active="tlakali",
    )
    t.a("worship", "4,-1").resolves()
    t.a("south.pillar-1")
    assert (t.asked, t.stack) == ("a target", [])
    assert t.options("a") == ["south.tlakali", "south.cotlic"]
    t.a("south.cotlic")
    assert t.state.stack[0].targets == ["south.cotlic"]
    t.settle()
    assert t.hp("south.cotlic") == 7


@rule("SK-STK-28")
def test_a_trigger_without_a_legal_target_is_not_put_on_the_stack() -> None:
    bolt: dict[str, object] = {"id": "bolt", "icon": "worship", "target": "enemy-hero", "source": "test"}
    bolt["ops"] = [{"op": "damage", "n": 2, "plus": 0, "who": "target"}]
    seer = msgspec.convert(msgspec.to_builtins(HEROES["tlakali"]) | {"id": "seer", "skills": [bolt]}, HeroKind)
    with extra_content(seer):
        for enemy, stack, hp in (("yami@4,-6", [], 13), ("yami@4,-2", ["bolt"], 12)):
            t = table(south("seer@4,0", pillars="6,-3", hand="sacrifice"), north(enemy, hand="ruse"), active="seer")
            t.a("worship", "4,-1").resolves()
            t.a("south.pillar-1")
            assert (t.stack, [effect.targets for effect in t.state.stack]) == (stack, [["north.yami"]] * len(stack))
            assert t.events("no-target") == ([] if stack else [{"effect": "bolt", "caster": "south.seer"}])
            assert t.asked == "a priority"
            t.settle()
            assert t.hp("north.yami") == hp  # armor 1
