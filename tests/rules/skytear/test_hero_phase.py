"""The Heroes Phase: activations and actions (SK-HPH)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.skytear.actions import grant
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.content import extra_content
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, south, table
from battlemat.games.skytear.state import SkyMatch, hero_of
from tests.rule_marks import rule
from tests.rules.skytear.own_cards import own_card

ATTACK = "attack:north.cotlic"
FIVE_ACTIONS = (["move", "stay"], ["lead", "no"], [ATTACK], ["skirmish", "done"], ["worship:north.cotlic", "stay"])
"""Each action once, with nothing done by it that need not be."""


def free_action(name: str) -> object:
    def flow(m: SkyMatch, run: Run) -> Flow[None]:
        yield from grant(m, run.player, run.caster, name)

    return flow


def alone(hero: str = "yami", **values: object) -> SkyScenario:
    """One active hero in the east lane, nobody near."""
    return table(f"{hero}@4,0", "cotlic@0,-4~", active=hero, **values)  # type: ignore[arg-type]


def activations(t: SkyScenario) -> list[str]:
    return [event["hero"] for event in t.events("activated")]


# Activations ----------------------------------------------------------------------------------------------------------


@rule("SK-HPH-01", "SK-HPH-02")
def test_sides_alternate_and_the_first_player_begins_every_turn() -> None:
    t = table("yami@4,0 sakoshi@4,1", "cotlic@4,-5 tlakali@4,-4")
    for hero in ("south.yami", "north.cotlic", "south.sakoshi", "north.tlakali"):
        t.acts(hero, "end")
    assert activations(t) == ["south.yami", "north.cotlic", "south.sakoshi", "north.tlakali"]
    assert t.runs_to("choose-hero").state.turn == 2
    assert t.asked == "a choose-hero"


@rule("SK-HPH-03", "SK-HER-23")
def test_the_phase_ends_with_the_last_ready_hero() -> None:
    t = table("yami@4,0 sakoshi@4,1~", "cotlic@0,-4~", active="yami")
    assert t.state.phase == "heroes"
    t.ends()
    assert "minions-phase" in t.story()
    assert "activated" not in t.story()[: t.story().index("minions-phase")]


@rule("SK-HPH-04", "SK-HER-21")
def test_only_ready_heroes_on_the_battlefield_are_offered() -> None:
    t = table("yami@4,0 sakoshi@4,1~ corjof", "cotlic@0,-4")
    assert t.options("a") == ["south.yami"]
    assert t.asked == "a choose-hero"
    two = table("yami@4,0 sakoshi@4,1~ corjof@4,2", "cotlic@0,-4")
    assert two.options("a") == ["south.yami", "south.corjof"]


@rule("SK-HPH-05")
def test_an_activation_cannot_be_skipped() -> None:
    t = table("yami@4,0", "cotlic@0,-4")
    assert t.refused("a", "pass") == "SK-HPH-04"


@rule("SK-HPH-06", "SK-OVR-18")
def test_a_side_without_ready_heroes_lets_the_other_go_on() -> None:
    t = table("yami@4,0 sakoshi@4,1 corjof@4,2", "cotlic@0,-4~ tlakali")
    for hero in ("south.yami", "south.sakoshi", "south.corjof"):
        t.acts(hero, "end")
    assert activations(t)[:3] == ["south.yami", "south.sakoshi", "south.corjof"]
    fallen = table("yami@4,0 sakoshi@4,1", "cotlic^3 tlakali^4", turn=2)
    fallen.acts("south.yami", "end")
    assert (fallen.over, fallen.asked) == (False, "a choose-hero")
    fallen.acts("south.sakoshi", "end").runs_to("place-hero")
    assert (fallen.over, fallen.state.turn, fallen.asked) == (False, 3, "b place-hero")


@rule("SK-HPH-07")
def test_a_hero_made_ready_again_is_not_activated_twice() -> None:
    def awaken(m: SkyMatch, run: Run) -> Flow[None]:
        hero_of(m.state, "south.yami").readiness = "ready"
        yield from ()

    with own_card("awaken", awaken):
        t = table(south("yami@4,0 sakoshi@4,1", hand="awaken"), "cotlic@0,-4~")
        t.acts("south.yami", "end", "south.sakoshi", "play:awaken>south.sakoshi")
        assert t.hero("south.yami").readiness == "ready"
        t.a("end")
        assert (t.state.turn, activations(t)) == (2, ["south.yami", "south.sakoshi"])  # nobody was asked any more


@rule("SK-HPH-08", "SK-HPH-09", "SK-HPH-18")
def test_three_action_points_one_for_each_action() -> None:
    begun = table("yami@4,0", "cotlic@0,-4")
    for hero in ("south.yami", "north.cotlic", "south.yami"):
        begun.runs_to("choose-hero").acts(hero)
        assert begun.state.ap == 3
        begun.ends()
    assert begun.state.turn == 2
    t = table("yami@4,0", "cotlic@4,-1", active="yami")
    assert t.state.ap == 3
    t.acts("move", "stay", ATTACK)
    assert t.state.ap == 1
    assert t.view(None)["ap"] == 1
    for action in FIVE_ACTIONS:
        t = table("yami@4,0", "cotlic@4,-1", active="yami")
        t.acts(*action)
        assert (t.state.ap, t.asked) == (2, "a activation")


@rule("SK-HPH-10")
def test_the_same_action_is_not_taken_twice() -> None:
    for action in FIVE_ACTIONS:
        t = table("yami@4,0", "cotlic@4,-1", active="yami")
        t.acts(*action)
        kind = action[0].partition(":")[0]
        assert t.refused("a", kind) == ("SK-CON-16" if kind == "attack" else "SK-HPH-10")
        assert not [option for option in t.options("a") if option.partition(":")[0] == kind]


@rule("SK-HPH-11", "SK-EFX-30")
def test_a_granted_attack_does_not_count_and_does_not_allow_another() -> None:
    with own_card("free-attack", free_action("attack")):  # type: ignore[arg-type]
        t = table(south("yami@4,0", hand="free-attack"), "cotlic@4,-1", active="yami")
        t.acts(ATTACK, "play:free-attack>south.yami")
        assert (len(t.events("flipped")), t.state.ap) == (2, 2)
        assert t.refused("a", ATTACK) == "SK-CON-16"
        first = table(south("yami@4,0", hand="free-attack"), "cotlic@4,-1", active="yami")
        first.acts("play:free-attack>south.yami", ATTACK)
        assert (len(first.events("flipped")), first.state.ap) == (2, 2)


@rule("SK-HPH-12", "SK-HPH-16")
def test_fewer_than_three_actions_in_any_order_or_none() -> None:
    t = table("yami@4,0 sakoshi@4,1", "cotlic@0,-4", active="yami")
    t.acts("lead", "no", "end")
    assert t.hero("south.yami").readiness == "exhausted"
    t.acts("north.cotlic", "end")
    assert t.hero("north.cotlic").readiness == "exhausted"
    t.acts("south.sakoshi", "skirmish", "done", "lead", "no", "move", "stay")
    assert t.refused("a", "worship") == "SK-HPH-09"


@rule("SK-HPH-13")
def test_action_points_are_not_kept() -> None:
    t = alone()
    t.acts("move", "stay", "end").runs_to("activation")
    assert (t.state.turn, t.state.ap) == (2, 3)


@rule("SK-HPH-14", "SK-POW-11", "SK-POW-12", "SK-POW-18")
def test_cards_come_between_actions_and_cost_no_action_points() -> None:
    t = table(south("yami@4,0", hand="dragon-strike ruse ignite"), "cotlic@4,-1", active="yami", turn=4)
    t.acts("move", "stay", "play:dragon-strike>south.yami", ATTACK)
    t.acts("play:ruse>south.yami", "stay", "play:ignite>south.yami>north.cotlic")
    assert (t.state.ap, t.hero("south.yami").cards) == (1, ["dragon-strike", "ruse", "ignite"])
    spent = table(south("yami@4,0", hand="crippling-precision"), "cotlic@4,-1", active="yami")
    spent.acts("move", "stay", "lead", "no", ATTACK)
    assert (spent.state.ap, spent.mana("south.yami")) == (0, 1)
    spent.acts("play:crippling-precision>south.yami>north.cotlic")
    assert spent.conditions("north.cotlic") == ["slow"]


@rule("SK-HPH-15", "SK-HER-22")
def test_passing_priority_does_not_end_an_activation() -> None:
    t = table(south("yami@4,0+fast+marked", hand="ruse"), north("cotlic@4,-4", hand="protection"), active="yami")
    t.a("move", "pass")
    t.b("pass")
    t.a("stay", "pass")
    t.b("pass")
    assert (t.asked, t.hero("south.yami").readiness) == ("a activation", "ready")
    t.a("end")
    assert (t.hero("south.yami").readiness, t.conditions("south.yami")) == ("exhausted", [])


@rule("SK-HPH-17")
def test_a_hero_exhausted_in_its_activation_is_done_when_the_stack_is_empty() -> None:
    t = table("gulbjarn@4,0", "cotlic@0,-4", active="gulbjarn")
    t.acts("worship", "exhaust:south.gulbjarn")
    assert t.asked == "b choose-hero"


# Move -----------------------------------------------------------------------------------------------------------------


@rule("SK-HPH-19", "SK-HPH-28")
def test_a_move_goes_up_to_three_hexes_whatever_is_on_them() -> None:
    t = table("yami@4,0", north("cotlic@0,-4", minions="3,-1"), active="yami")
    t.acts("move")
    assert "4,-3" in t.options("a")
    assert "4,-4" not in t.options("a")
    path = table("yami@4,0", north("cotlic@0,-4", minions="3,0"), active="yami")
    path.acts("move")
    assert "1,0" in path.options("a")  # straight over a minion on a cover hex, then over the white line
    assert "0,0" not in path.options("a")


@rule("SK-HPH-20")
def test_where_to_move_is_chosen_when_it_resolves() -> None:
    t = table(south("yami@4,0"), north("sakoshi@4,-3", hand="ruse"), active="yami")
    t.a("move")
    t.b("play:ruse>north.sakoshi").acts("4,-1")
    assert "4,-1" not in t.options("a")
    assert "4,-3" not in t.options("a")


@rule("SK-HPH-21")
def test_a_hero_may_stay_and_has_still_spent_a_point() -> None:
    t = alone()
    t.acts("move", "stay")
    assert (t.at("south.yami"), t.state.ap) == ("4,0", 2)


@rule("SK-HPH-22", "SK-HPH-25", "SK-MIN-08")
def test_minions_are_passed_but_not_stopped_on() -> None:
    for own, enemy in (("6,-8 5,-8", ""), ("", "6,-8 5,-8")):
        t = table(south("yami@6,-9", minions=own), north("cotlic@0,-4", minions=enemy), active="yami")
        t.acts("move")
        assert "6,-7" in t.options("a")
        assert not {"6,-8", "5,-8"} & set(t.options("a"))


@rule("SK-HPH-23", "SK-MIN-18", "SK-MIN-28")
def test_heroes_structures_and_outsiders_block_the_way() -> None:
    """From the corner (6,-9) only two hexes lead out."""
    for friend, enemy, outsider in (
        ("", "cotlic@6,-8 tlakali@5,-8", ""),
        ("sakoshi@6,-8", "cotlic@5,-8", ""),
        ("", "cotlic@6,-8", "rift-stalker@5,-8"),
    ):
        t = table(f"yami@6,-9 {friend}", enemy, active="yami", outsiders={"centre": outsider} if outsider else {})
        t.acts("move")
        assert (t.asked, t.at("south.yami")) == ("a activation", "6,-9")  # there was nowhere to go


@rule("SK-HPH-23", "SK-MIN-28")
@pytest.mark.parametrize(
    ("here", "beside", "structure", "behind"),
    [
        ("4,1", ("3,2", "5,1"), "4,2", "4,3"),
        ("4,-7", ("3,-6", "5,-7"), "4,-6", "4,-5"),
        ("0,4", ("-1,5", "1,4"), "0,5", "0,6"),
        ("0,-4", ("-1,-4", "1,-5"), "0,-5", "0,-6"),
    ],
    ids=["own tower", "enemy tower", "own Nexus", "enemy Nexus"],
)
def test_structures_block_the_way(here: str, beside: tuple[str, str], structure: str, behind: str) -> None:
    t = table(f"yami@{here}", f"cotlic@{beside[0]} tlakali@{beside[1]}", active="yami")
    t.acts("move")
    assert not {structure, behind} & set(t.options("a"))


@rule("SK-HPH-26", "SK-WOR-35", "SK-WOR-51")
def test_tokens_do_not_hinder_movement() -> None:
    t = table("yami@4,-1", north("akhuti@0,-4 cotlic@0,-6", illusions="akhuti@4,-3", pillars="5,-2"), active="yami")
    t.acts("move")
    assert {"4,-2", "4,-3", "5,-2"} <= set(t.options("a"))


@rule("SK-HPH-27", "SK-LOS-10")
def test_heroes_enter_domes() -> None:
    t = table("yami@3,-1", "cotlic@0,-4", active="yami")
    t.acts("move", "2,-1")
    assert t.at("south.yami") == "2,-1"
    inside = table("yami@2,-1", "cotlic@0,-4", active="yami")
    inside.acts("move")
    assert {"1,-1", "0,0", "3,-1", "4,-1"} <= set(inside.options("a"))


@rule("SK-HPH-29")
def test_nobody_leaves_the_board() -> None:
    t = table("yami@6,3", "cotlic@0,-4", active="yami")
    t.acts("move")
    assert all(option == "stay" or option in t.state.board.named for option in t.options("a"))
    assert "6,4" not in t.options("a")


# Lead -----------------------------------------------------------------------------------------------------------------


def leading(hand: str = "ruse life-steal", deck: str = "ignite clear-mind") -> SkyScenario:
    t = table(south("yami@0,6", hand=hand, deck=deck), "cotlic@0,-4", active="yami")
    t.a("lead").settle()
    return t


@rule("SK-HPH-30", "SK-HPH-38")
def test_a_lead_card_from_the_hand_lies_under_the_hero() -> None:
    t = leading()
    t.acts("lead:ruse")
    assert [lead.card for lead in t.hero("south.yami").leads] == ["ruse"]
    assert t.hand("a") == ["life-steal"]


@rule("SK-HPH-31")
def test_a_lead_card_comes_from_the_hand_the_deck_or_nowhere() -> None:
    t = leading()
    assert t.options("a") == ["lead:life-steal", "lead:ruse", "deck", "no"]
    t.acts("deck")
    assert (t.hero("south.yami").leads[0].card, t.deck("a")) == ("ignite", ["clear-mind"])


@rule("SK-HPH-32", "SK-HPH-33")
def test_who_knows_a_lead_card() -> None:
    def shown(t: SkyScenario, seat: str | None) -> str | None:
        card: str | None = t.view(seat)["heroes"][0]["leads"][0]["card"]
        return card

    hand, deck = leading(), leading()
    hand.acts("lead:ruse")
    deck.acts("deck")
    assert [shown(hand, seat) for seat in ("a", "b", None)] == ["ruse", None, None]
    assert [shown(deck, seat) for seat in ("a", "b", None)] == [None, None, None]
    assert deck.view("b")["heroes"][0]["leads"][0]["origin"] == "deck"


@rule("SK-HPH-34", "SK-HPH-35", "SK-HPH-39")
def test_a_lead_card_is_not_played_costs_nothing_and_may_be_anybodys() -> None:
    t = leading(hand="my-kingdom")
    t.acts("lead:my-kingdom")
    assert (t.mana("south.yami"), t.hero("south.yami").cards, t.stack) == (1, [], [])


@rule("SK-HPH-36", "SK-HPH-37")
def test_a_lead_card_counts_with_its_cost_not_its_modifier() -> None:
    t = table(
        south("yami@4,0", leads={"yami": "ice-wall"}), "cotlic@0,-4", phase="minions", numbers={"east": 1, "west": 2}
    )
    t.a("south.yami>ice-wall")
    assert t.events("contested")[0]["south"] == 2  # cost 1, modifier 3


@rule("SK-HPH-40", "SK-HPH-41")
def test_several_lead_cards_lie_until_upkeep() -> None:
    with own_card("free-lead", free_action("lead")):  # type: ignore[arg-type]
        t = table(south("yami@0,6", hand="free-lead ruse ignite"), "cotlic@0,-4~", active="yami")
        t.acts("lead", "lead:ruse", "play:free-lead>south.yami", "lead:ignite")
        assert [lead.card for lead in t.hero("south.yami").leads] == ["ruse", "ignite"]
        t.ends().runs_to("choose-hero")
        assert t.hero("south.yami").leads == []
        assert {"ruse", "ignite"} <= set(t.discard("a"))


# Attack ---------------------------------------------------------------------------------------------------------------


@rule("SK-HPH-42")
def test_an_attack_needs_a_target_in_sight_and_range() -> None:
    t = table("yami@4,0", "cotlic@4,-2", active="yami")
    assert t.refused("a", "attack") == "SK-HPH-42"
    assert t.refused("a", ATTACK) == "SK-HPH-42"


@rule("SK-HPH-43", "SK-HPH-44", "SK-HPH-46", "SK-HPH-47", "SK-HER-05")
def test_the_steps_of_an_attack() -> None:
    t = table(south("yami@4,0", hand="dragon-strike", deck="ruse ignite"), "cotlic@4,-1", active="yami", turn=2)
    t.acts("play:dragon-strike>south.yami", ATTACK, "ruse")
    assert t.last("damaged")["terms"] == [["attack", 4], ["dragon-strike", 1], ["modifier", 2]]
    assert (t.last("damaged")["armor"], t.last("damaged")["lost"], t.hp("north.cotlic")) == ([["armor", 1]], 6, 11)


@rule("SK-HPH-45")
def test_all_flipped_cards_are_discarded() -> None:
    t = table(south("yami@4,0", deck="ruse ignite ignite"), "cotlic@4,-1", active="yami")
    t.acts(ATTACK, "ruse")
    assert (sorted(t.discard("a")), t.deck("a")) == (["ignite", "ruse"], ["ignite"])
    assert t.state.flipped == []


@rule("SK-HPH-47", "SK-HER-10")
def test_damage_that_armor_takes_away_does_nothing() -> None:
    t = table(south("tlakali@4,0"), north("haburat@4,-1", hand="turtle-formation"), active="tlakali", turn=2)
    t.a("attack:north.haburat")
    t.b("play:turtle-formation>north.haburat").settle()
    assert (t.last("damaged")["lost"], t.hp("north.haburat")) == (0, 17)


@rule("SK-HPH-48")
def test_the_attacker_may_choose_the_lower_modifier() -> None:
    t = table(south("yami@4,0", deck="life-steal ignite"), "cotlic@4,-1", active="yami")
    t.acts(ATTACK, "ignite")
    assert t.hp("north.cotlic") == 17 - (4 + 1 - 1)


@rule("SK-HPH-49", "SK-TGT-12")
def test_an_attack_on_a_lost_target_flips_nothing_and_stays_paid() -> None:
    t = table(south("sakoshi@4,0"), north("yami@4,-3", hand="ruse"), active="sakoshi")
    before = t.deck("a")
    t.a("attack:north.yami")
    t.b("play:ruse>north.yami").acts("4,-5")
    assert (t.last("ignored")["effect"], t.deck("a"), t.state.ap) == ("attack", before, 2)


@rule("SK-HPH-50", "SK-MIN-01", "SK-MIN-11")
def test_one_point_of_damage_defeats_a_minion() -> None:
    t = table(south("tlakali@4,0+disarmed", deck="ignite"), north("cotlic@0,-4", minions="4,-2"), active="tlakali")
    t.acts("attack:north.minion-1")
    assert (t.minions("north"), t.reserve("north")) == ([], 1)


@rule("SK-HPH-50", "SK-HPH-51")
def test_without_damage_a_minion_stays_and_a_token_goes() -> None:
    """An attack value of 0, and no card left to flip."""
    weak = new_card("weak", ops=[{"op": "attack-bonus", "n": -5, "who": "caster"}])
    with extra_content(weak):
        t = table(
            south("sakoshi@4,0+frenzy", hand="weak", deck="", discard=""),
            north("akhuti@0,-4 cotlic@0,-6", minions="4,-2", pillars="5,-2"),
            active="sakoshi",
        )
        t.acts("play:weak>south.sakoshi", "attack:north.minion-1", "attack:north.pillar-1")
        assert (t.minions("north"), t.pillars("north")) == (["4,-2"], [])


@rule("SK-HPH-51", "SK-WOR-34", "SK-WOR-49")
def test_an_attack_removes_a_pillar_or_an_illusion_and_still_flips() -> None:
    t = table(
        "sakoshi@4,0+frenzy",
        north("akhuti@0,-4 cotlic@0,-6", illusions="akhuti@4,-3", pillars="5,-2"),
        active="sakoshi",
    )
    t.acts("attack:north.pillar-1", "attack:north.akhuti.illusion")
    assert (t.pillars("north"), t.illusion("north.akhuti"), len(t.events("flipped"))) == ([], None, 2)
    assert [event["token"] for event in t.events("token-removed")] == ["north.pillar-1", "north.akhuti.illusion"]


@rule("SK-HPH-52")
def test_a_melee_attack_needs_its_target_next_to_it_when_it_resolves() -> None:
    t = table("yami@4,0", north("sakoshi@4,-1", hand="ruse"), active="yami")
    t.a("attack:north.sakoshi")
    t.b("play:ruse>north.sakoshi").acts("4,-2")
    assert (t.sees("south.yami", "north.sakoshi"), t.hp("north.sakoshi")) == (True, 12)
    assert t.last("ignored")["effect"] == "attack"


# Skirmish -------------------------------------------------------------------------------------------------------------


@rule("SK-HPH-53", "SK-HPH-60")
def test_steps_and_blow_come_in_any_order() -> None:
    for order in (("step:5,-1", "hit:north.tlakali", "step:5,0"), ("hit:north.tlakali", "step:5,-1", "step:5,-2")):
        t = table("sakoshi@5,0", "tlakali@5,-3", active="sakoshi")
        t.acts("skirmish", *order)
        assert (t.hp("north.tlakali"), t.asked) == (12, "a activation")


@rule("SK-HPH-54", "SK-EFX-10")
def test_no_part_of_a_skirmish_is_needed_and_none_comes_twice() -> None:
    t = table("sakoshi@5,0", "tlakali@5,-3", active="sakoshi")
    t.acts("skirmish", "step:5,-1", "step:5,0")
    assert [option for option in t.options("a") if option.startswith("step")] == []
    t.acts("done")
    assert (t.events("flipped"), t.hp("north.tlakali")) == ([], 13)
    struck = table("sakoshi@5,0", "tlakali@5,-3", active="sakoshi")
    struck.acts("skirmish", "hit:north.tlakali")
    assert not [option for option in struck.options("a") if option.startswith("hit")]


@rule("SK-HPH-55")
def test_a_skirmish_ignores_the_attack_value_and_flips_one_card() -> None:
    t = table("yami@4,0", "tlakali@4,-1", active="yami")
    t.acts("skirmish", "hit:north.tlakali", "done")
    assert (t.hp("north.tlakali"), t.discard("a")) == (12, ["ignite"])


@rule("SK-HPH-56")
def test_armor_reduces_a_skirmish_unless_a_mage_fights() -> None:
    for hero, hp in (("yami", 16), ("corjof", 15)):
        t = table(south(f"{hero}@4,0", deck="ruse"), "cotlic@4,-1", active=hero)
        t.acts("skirmish", "hit:north.cotlic", "done")
        assert t.hp("north.cotlic") == hp


@rule("SK-HPH-57")
def test_a_skirmish_hits_heroes_only() -> None:
    t = table(
        "sakoshi@4,0", north("akhuti@0,-4", minions="4,-2", illusions="akhuti@4,-1", pillars="5,-1"), active="sakoshi"
    )
    t.acts("skirmish")
    assert not [option for option in t.options("a") if option.startswith("hit")]


@rule("SK-HPH-58", "SK-HER-04")
def test_the_victim_is_in_range_when_it_is_hit() -> None:
    t = table("yami@4,0", "cotlic@4,-3", active="yami")
    t.acts("skirmish")
    assert "hit:north.cotlic" not in t.options("a")
    t.acts("step:4,-1", "step:4,-2")
    assert "hit:north.cotlic" in t.options("a")
    border = table("yami@3,-1", "cotlic@2,-1", active="yami")
    border.acts("skirmish")
    assert "hit:north.cotlic" not in border.options("a")  # adjacent, but behind the white line
    border.acts("step:2,0")
    assert "hit:north.cotlic" in border.options("a")


@rule("SK-HPH-59")
def test_skirmish_steps_do_not_pass_minions() -> None:
    t = table(south("yami@6,-9", minions="6,-8 5,-8"), "cotlic@0,-4", active="yami")
    t.acts("skirmish")
    assert (t.asked, t.at("south.yami")) == ("a activation", "6,-9")  # there was no step to take


@rule("SK-HPH-61")
def test_a_skirmish_goes_on_into_the_hex_of_a_defeated_hero() -> None:
    t = table("yami@4,0", "tlakali@4,-1*1 cotlic@0,-4", active="yami")
    t.acts("skirmish", "hit:north.tlakali", "step:4,-1")
    assert t.at("south.yami") == "4,-1"


@rule("SK-HPH-62", "SK-CON-13")
def test_skirmish_steps_are_no_move_action() -> None:
    t = alone("yami")
    t.acts("skirmish", "step:4,-1", "step:4,-2", "move")
    assert "4,-5" in t.options("a")
    slow = table("yami@4,0+slow", "cotlic@0,-4", active="yami")
    slow.acts("skirmish", "step:4,-1", "step:4,-2")
    assert slow.at("south.yami") == "4,-2"


@rule("SK-HPH-63", "SK-HER-13")
def test_worship_is_that_of_the_heros_faction() -> None:
    asked = {}
    for hero in ("gulbjarn", "cotlic", "akhuti"):
        t = table(f"{hero}@4,0", "haburat@0,-4", active=hero)
        t.a("worship").settle()
        asked[hero] = t.asked
    assert asked == {"gulbjarn": "a shapeshift", "cotlic": "a pillar-hex", "akhuti": "a illusion"}
    t = table("sakoshi@4,0", "haburat@4,-2", active="sakoshi")  # fire is on the right
    assert "worship:north.haburat" in t.options("a")
