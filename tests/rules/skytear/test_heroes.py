"""Heroes: cards, readiness, defeat and return (SK-HER)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.content import FACTIONS, HEROES, extra_content
from battlemat.games.skytear.damage import lose_hp
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, set_up, south, table
from battlemat.games.skytear.state import Hero, SkyMatch
from tests.rule_marks import rule
from tests.rules.skytear.own_cards import own_card

BOLT = new_card("bolt", target="enemy", ops=[{"op": "damage", "n": 3, "plus": 0, "who": "target"}])
"""Three damage to a target enemy."""
DOOM = new_card("doom", type="reaction", target="enemy-hero", ops=[{"op": "lose-hp", "n": 20, "who": "target"}])


def doomed(hero: str, *answers: str) -> SkyScenario:
    """A south hero does something, and falls while the effect waits on the stack."""
    with extra_content(DOOM):
        t = table(
            south(f"{hero}@4,0 cotlic@0,4", hand="shuriken-storm grapple", pillars="0,3"),
            north("haburat@4,-1", hand="doom"),
            active=hero,
            turn=3,
        )
        t.a(*answers)
        if t.asked == "a priority":
            t.a("pass")
        t.b(f"play:doom>north.haburat>south.{hero}").settle()
    return t


@rule("SK-HER-01")
def test_a_hero_card_says_everything() -> None:
    for hero in HEROES.values():
        assert hero.skills
        assert hero.reach in (1, 3)
        assert hero.attack > 0
        assert hero.flips > 0
        assert hero.health > 0
        assert hero.armor >= 0
        assert len(hero.runes) == 2
        assert hero.hero_class


@rule("SK-HER-02")
def test_ranged_heroes_reach_three_hexes() -> None:
    near, far = (table("sakoshi@4,1", f"cotlic@4,{r}", active="sakoshi") for r in (-2, -3))
    assert "attack:north.cotlic" in near.options("a")
    assert far.refused("a", "attack:north.cotlic") == "SK-HPH-42"
    assert "hit:north.cotlic" in near.acts("skirmish").options("a")
    assert "hit:north.cotlic" not in far.acts("skirmish").options("a")


@rule("SK-HER-03")
def test_melee_heroes_reach_one_hex() -> None:
    near, far = (table("yami@4,1", f"cotlic@4,{r}", active="yami") for r in (0, -1))
    assert "attack:north.cotlic" in near.options("a")
    assert far.refused("a", "attack:north.cotlic") == "SK-HPH-42"
    assert "hit:north.cotlic" in near.acts("skirmish").options("a")
    assert "hit:north.cotlic" not in far.acts("skirmish").options("a")


@rule("SK-HER-04")
def test_cards_do_not_use_the_range_of_the_hero() -> None:
    with extra_content(BOLT):
        t = table(south("yami@4,0", hand="bolt"), "tlakali@4,-3", active="yami")
        t.acts("play:bolt>south.yami>north.tlakali")
        assert t.hp("north.tlakali") == 10


@rule("SK-HER-06", "SK-HER-20", "SK-SET-11")
def test_heroes_start_ready_with_their_printed_hp_which_is_the_most() -> None:
    t = set_up().runs_to("choose-hero")
    assert all(hero.hp == hero.printed.health and hero.readiness == "ready" for hero in t.state.heroes)
    healed = table(south("tlakali@4,0*12", hand="sacrifice", minions="4,-1"), "cotlic@0,-4", active="tlakali")
    healed.acts("play:sacrifice>south.tlakali>south.tlakali")
    assert healed.hp("south.tlakali") == 13


@rule("SK-HER-07", "SK-HER-25")
def test_hp_and_readiness_are_public() -> None:
    t = table("yami@4,0*7~", "cotlic@0,-4")
    for seat in ("a", "b", None):
        shown = t.view(seat)["heroes"][0]
        assert (shown["hp"], shown["readiness"]) == (7, "exhausted")


@rule("SK-HER-08", "SK-HER-17", "SK-EFX-14")
def test_armor_reduces_cards_unless_a_mage_plays_them() -> None:
    bolt = new_card(
        "air-bolt", runes=["air"], target="enemy", ops=[{"op": "damage", "n": 3, "plus": 0, "who": "target"}]
    )
    with extra_content(bolt):
        for hero, hp in (("sakoshi", 16), ("akhuti", 14)):
            t = table(south(f"{hero}@4,0", hand="air-bolt"), "haburat@4,-2", active=hero)
            t.acts(f"play:air-bolt>south.{hero}>north.haburat")
            assert t.hp("north.haburat") == hp


@rule("SK-HER-08")
def test_armor_reduces_attacks_skirmishes_and_skills() -> None:
    for act, lost in (("attack:north.haburat", 4 + 3 - 2), ("skirmish", 3 - 2), ("worship:north.haburat", 0)):
        t = table(south("yami@4,0", deck="life-steal life-steal"), "haburat@4,-1", active="yami")
        t.acts(act, *{"attack:north.haburat": [], "skirmish": ["hit:north.haburat", "done"]}.get(act, ["stay"]))
        assert (t.last("damaged")["armor"], t.last("damaged")["lost"]) == ([["armor", 2]], lost)


@rule("SK-HER-09")
def test_armor_counts_for_every_damage_anew() -> None:
    with extra_content(BOLT):
        t = table(south("yami@4,0", hand="bolt bolt"), "cotlic@4,-2", active="yami", turn=2)
        t.acts(*["play:bolt>south.yami>north.cotlic"] * 2)
        assert t.hp("north.cotlic") == 17 - 2 - 2


@rule("SK-HER-12")
def test_the_last_rune_is_the_factions() -> None:
    of_rune = {faction.rune: faction.id for faction in FACTIONS.values()}
    assert of_rune == {"fire": "kurumo", "ice": "liothan", "earth": "taulot", "air": "nupten"}
    assert all(of_rune[hero.runes[-1]] == hero.faction for hero in HEROES.values())


@rule("SK-HER-14", "SK-HER-15", "SK-HER-16")
def test_mages_and_only_mages_pierce() -> None:
    classes = {hero.id: hero.hero_class for hero in HEROES.values()}
    assert classes == {
        "sakoshi": "assassin", "yami": "assassin", "haburat": "defender", "gulbjarn": "defender",
        "akhuti": "mage", "corjof": "mage", "cotlic": "warrior", "tlakali": "healer",
    }  # fmt: skip
    for hero in HEROES:
        t = table(
            south(f"{hero}@4,0", deck="life-steal " * 6),
            "haburat@4,-1" if hero != "haburat" else "cotlic@4,-1",
            active=hero,
        )
        enemy = "north.cotlic" if hero == "haburat" else "north.haburat"
        t.acts("skirmish", f"hit:{enemy}", "done", f"attack:{enemy}")
        armor = [event["armor"] == [] for event in t.events("damaged")]
        assert armor[:2] == [classes[hero] == "mage"] * 2
    skill = table("akhuti@4,0", north("haburat@4,-2", minions="5,-2"), active="akhuti")
    skill.acts("attack:north.minion-1")
    assert (skill.last("damaged")["by"], skill.last("damaged")["armor"]) == ("retribution", [])
    assert skill.hp("north.haburat") == 17 - (1 + 1)


@rule("SK-HER-18")
def test_the_back_is_used_in_the_simplified_game_only() -> None:
    for simplified, armor in ((False, 2), (True, 1)):
        t = table(south("cotlic@4,0", pillars="4,-2"), "yami@0,-4", simplified=simplified)
        assert t.armor("south.cotlic") == armor


@rule("SK-HER-19")
def test_a_hero_is_ready_exhausted_or_defeated() -> None:
    t = table("yami@4,0", "tlakali@4,-1*1 cotlic@0,-4", active="yami")
    t.acts("attack:north.tlakali", "end")
    assert [hero.readiness for hero in t.state.heroes] == ["exhausted", "defeated", "ready"]


@rule("SK-HER-26")
def test_an_exhausted_hero_blocks_sees_lifts_cover_and_counts() -> None:
    t = table("sakoshi@4,1 yami@3,1~", "cotlic@3,0", active="sakoshi")
    assert t.sees("south.sakoshi", "north.cotlic")
    counting = table("yami@4,0~", "cotlic@0,-6~", phase="minions")
    counting.runs_to("choose-hero")
    assert next(e for e in counting.events("contested") if e["where"] == "lane-east")["south"] == 1
    blocked = table("yami@6,-9", "cotlic@6,-8~ tlakali@5,-8~", active="yami")
    assert {"attack:north.cotlic", "attack:north.tlakali"} <= set(blocked.options("a"))
    assert blocked.sees("north.cotlic", "south.yami")
    blocked.acts("move")
    assert (blocked.asked, blocked.at("south.yami")) == ("a activation", "6,-9")  # there was no way out


@rule("SK-HER-27", "SK-HER-32")
def test_a_hero_without_hp_leaves_its_hex_free() -> None:
    t = table("yami@4,0", "tlakali@4,-1*3 cotlic@0,-4", active="yami")
    t.acts("attack:north.tlakali")
    assert (t.hp("north.tlakali"), t.at("north.tlakali"), t.hero("north.tlakali").readiness) == (0, None, "defeated")
    t.acts("move", "4,-1")
    assert t.at("south.yami") == "4,-1"


@rule("SK-HER-28")
def test_nothing_comes_between_the_last_hp_and_defeat() -> None:
    t = table("yami@4,0", north("tlakali@4,-1*1", minions="4,-2", hand="sacrifice"), active="yami")
    t.a("attack:north.tlakali")
    t.b("pass")
    assert t.at("north.tlakali") is None
    assert t.asked == "a priority"  # only now, and there is nobody left to heal
    last = table(
        south("yami@4,0", hand="ignite"), north("tlakali@4,-1*1", minions="4,-2", hand="sacrifice"), active="yami"
    )
    last.a("play:ignite>south.yami>north.tlakali").b("pass")
    assert (last.at("north.tlakali"), last.hp("north.tlakali")) == (None, 0)  # one HP lost was enough


@rule("SK-HER-30")
def test_nobody_draws_for_a_hero_lost_to_its_own_side() -> None:
    def bleed(m: SkyMatch, run: Run) -> Flow[None]:
        assert isinstance(run.caster, Hero)
        yield from lose_hp(m, run.player, [run.caster], 1, "bleed")

    with own_card("bleed", bleed):
        t = table(south("yami@4,0*1 sakoshi@0,4", hand="bleed"), "cotlic@0,-4", active="yami")
        t.acts("play:bleed>south.yami")
        assert (t.at("south.yami"), t.events("drew")) == (None, [])
        assert t.state.progress["north"].heroes == 0


@rule("SK-HER-31")
def test_two_cards_for_each_defeated_hero() -> None:
    t = table(south("haburat@4,0", hand="lightning-blades"), "tlakali@4,-1*1 akhuti@5,-1*1", active="haburat", turn=3)
    t.acts("play:lightning-blades>south.haburat")
    assert len(t.hand("a")) == 4


@rule("SK-HER-33", "SK-HER-34")
def test_a_ready_hero_returns_a_turn_earlier_than_an_exhausted_one() -> None:
    for hero, row in (("tlakali@4,-1*1", 3), ("tlakali@4,-1*1~", 4)):
        t = table("yami@4,0", f"{hero} cotlic@0,-4", active="yami", turn=2)
        t.acts("attack:north.tlakali")
        assert t.hero("north.tlakali").returns == row


@rule("SK-HER-35", "SK-HER-36")
def test_a_hero_defeated_in_its_own_activation_is_ready_and_done() -> None:
    t = table(south("tlakali@4,0*1 cotlic@0,4"), north("sakoshi@4,-2", hand="ignite"), active="tlakali")
    t.a("move")
    t.b("play:ignite>north.sakoshi>south.tlakali").settle()
    assert (t.hero("south.tlakali").returns, t.asked) == (2, "b choose-hero")
    assert t.last("ignored")["effect"] == "move"


@rule("SK-HER-37", "SK-HER-40", "SK-HER-41")
def test_a_hero_comes_back_whole_when_the_counter_reaches_it() -> None:
    t = table("yami@4,0", north("tlakali@4,-1*1+marked cotlic@0,-6", hand="sacrifice"), active="yami", turn=2)
    t.acts("attack:north.tlakali").runs_to("place-hero")
    assert t.state.turn == 3
    later = table("yami@4,0", "cotlic@0,-6 tlakali^4", phase="upkeep", turn=2)
    assert (later.asked, later.state.turn, later.at("north.tlakali")) == ("a choose-hero", 3, None)
    t.b("0,-4")
    hero = t.hero("north.tlakali")
    assert (hero.hp, hero.conditions, hero.cards, t.mana(hero.id), hero.readiness) == (13, [], [], 3, "ready")
    t.acts("south.yami", "end", "north.tlakali")
    assert t.asked == "b activation"


@rule("SK-HER-38")
def test_a_full_nexus_sends_a_returning_hero_two_hexes_away() -> None:
    around = "0,-6 1,-6 1,-5 0,-4 -1,-4 -1,-5"
    t = table("yami@4,0", north("tlakali^2", minions=around), phase="upkeep")
    board = t.state.board
    far = {board.distance[board.nexus["north"]][board.named[option]] for option in t.options("b")}
    assert far == {2}


@rule("SK-HER-39")
def test_a_returning_hero_needs_a_free_hex() -> None:
    t = table(south("yami@4,0", minions="0,-6"), north("tlakali^2", minions="1,-5"), phase="upkeep")
    assert sorted(t.options("b")) == ["-1,-4", "-1,-5", "0,-4", "1,-6"]
    taken = table(
        "yami@0,-6 sakoshi@-1,-5",
        "tlakali^2 cotlic@1,-6",
        phase="upkeep",
        outsiders={"centre": "rift-stalker@1,-5"},
    )
    assert sorted(taken.options("b")) == ["-1,-4", "0,-4"]


@rule("SK-HER-38", "SK-HER-39")
def test_a_returning_hero_does_not_come_back_on_a_tower() -> None:
    """On three lanes the middle tower is 2 hexes from the Nexus at (0,-6), whose neighbours are all taken."""
    for tower, free in ((5, False), (0, True)):
        t = table(
            "yami@0,5",
            north("tlakali^2", minions="0,-7 1,-7 1,-6 0,-5 -1,-5 -1,-6", towers={"middle": tower}, nexus=5),
            phase="upkeep",
            battlefield="three-lane",
        )
        assert "0,-6" not in t.options("b")
        assert ("0,-4" in t.options("b")) is free


@rule("SK-HER-42")
def test_the_first_side_places_its_heroes_first() -> None:
    t = table(
        south("yami@4,0*1 haburat@4,-2", hand="lightning-blades"),
        "tlakali@4,-3*1 sakoshi@4,1",
        active="sakoshi",
        turn=3,
    )
    t.acts("attack:south.yami", "end", "south.haburat", "play:lightning-blades>south.haburat")
    t.runs_to("place-hero")
    assert t.asked == "a place-hero"
    t.a(t.options("a")[0])
    assert t.asked == "b place-hero"
    both = table("cotlic@4,0 yami^2 sakoshi^2", "tlakali@4,-6 akhuti^2", phase="upkeep")
    for seat in ("a", "a", "b"):
        assert both.asked == f"{seat} place-hero"
        both.match.submit("ab".index(seat), both.options(seat)[0])


@rule("SK-HER-43")
def test_who_would_return_after_the_last_row_does_not() -> None:
    for turn, readiness in ((4, "~"), (5, "")):
        t = table("yami@4,0", f"tlakali@4,-1*1{readiness} cotlic@0,-4", active="yami", turn=turn)
        t.acts("attack:north.tlakali")
        assert t.hero("north.tlakali").returns == 0


@rule("SK-HER-44")
def test_a_defeated_hero_does_not_see_for_others_or_count() -> None:
    t = table("sakoshi@4,1 yami", "cotlic@3,0")
    assert not t.sees("south.sakoshi", "north.cotlic")
    assert t.options("a") == ["south.sakoshi"]
    assert not t.sees("south.yami", "north.cotlic")
    t.acts("south.sakoshi", "end", "north.cotlic")
    assert not [option for option in t.options("b") if "south.yami" in option]  # nor is it a target
    control = table("yami sakoshi@0,6", "cotlic@0,-6", phase="minions")
    assert {event["south"] for event in control.events("contested")} == {0}


@rule("SK-HER-45")
def test_cards_of_a_defeated_hero_wait_for_upkeep_unseen() -> None:
    t = table(
        south("tlakali@4,0*1 cotlic@0,6~", on={"tlakali": "mud-flood"}, leads={"tlakali": "ruse"}),
        north("yami@4,-1"),
        active="yami",
        turn=2,
    )
    t.acts("attack:south.tlakali")
    fallen = t.hero("south.tlakali")
    assert (t.at(fallen.id), fallen.cards, [lead.card for lead in fallen.leads]) == (None, ["mud-flood"], ["ruse"])
    t.ends().runs_to("choose-hero")
    assert t.events("lead-revealed") == []
    assert {"mud-flood", "ruse"} <= set(t.discard("a")) | set(t.hand("a")) | set(t.deck("a"))
    assert t.last("cleared") == {"hero": "south.tlakali", "cards": ["mud-flood", "ruse"]}


@rule("SK-HER-46")
def test_an_effect_of_a_defeated_caster_fails_where_it_needs_its_place() -> None:
    t = table(
        south("sakoshi@4,0*1 yami@0,4", hand="clear-mind"),
        north("haburat@4,-1", hand="ignite"),
        active="sakoshi",
    )
    t.a("play:clear-mind>south.sakoshi")
    t.b("play:ignite>north.haburat>south.sakoshi").settle()
    assert (t.at("south.sakoshi"), t.asked) == (None, "a predict-discard")
    attack = table("sakoshi@4,0*1 yami@0,4", north("haburat@4,-1", hand="ignite"), active="sakoshi")
    attack.a("attack:north.haburat")
    attack.b("play:ignite>north.haburat>south.sakoshi").settle()
    assert (attack.last("ignored")["effect"], attack.hp("north.haburat")) == ("attack", 17)
    assert len(attack.events("flipped")) == 0


@rule("SK-HER-46")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("gulbjarn", ["worship"]),
        ("akhuti", ["worship"]),
        ("tlakali", ["worship", "4,1"]),
        ("sakoshi", ["worship:north.haburat"]),
        ("yami", ["move"]),
        ("yami", ["skirmish"]),
        ("sakoshi", ["play:shuriken-storm>south.sakoshi", "4,-1"]),
        ("corjof", ["play:grapple>south.corjof>north.haburat"]),
    ],
)
def test_what_needs_the_place_of_a_defeated_caster_fails(hero: str, answers: list[str]) -> None:
    t = doomed(hero, *answers)
    assert (t.at(f"south.{hero}"), t.last("ignored")["caster"], t.asked) == (None, f"south.{hero}", "b choose-hero")
    assert (t.hp("north.haburat"), t.conditions("north.haburat"), t.pillars("south")) == (17, [], ["0,3"])
    assert t.illusion(f"south.{hero}") is None


@rule("SK-HER-46")
def test_leading_does_not_need_the_place_of_a_defeated_caster() -> None:
    t = doomed("yami", "lead")
    assert (t.at("south.yami"), t.asked) == (None, "a lead")
    t.a("lead:grapple")
    assert [lead.card for lead in t.hero("south.yami").leads] == ["grapple"]


@rule("SK-HER-47")
def test_an_outsider_defeats_for_whoever_activates_it() -> None:
    t = table(
        "cotlic@0,1 yami@0,2",
        "tlakali@1,0*1",
        phase="minions",
        outsiders={"centre": "rift-stalker@2,-2"},
    )
    t.runs_to("place-outsider").acts("1,-1", "attack:north.tlakali")
    assert (len(t.hand("a")), t.state.progress["south"].heroes) == (2, 1)


@rule("SK-HER-48")
def test_one_hero_per_hex() -> None:
    t = table("yami@4,0 sakoshi@4,-1", north("cotlic@4,-2", minions="3,0"), active="yami")
    t.acts("move")
    assert not {"4,-1", "4,-2", "3,0"} & set(t.options("a"))
