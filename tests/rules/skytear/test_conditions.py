"""Conditions (SK-CON)."""

from __future__ import annotations

from typing import get_args

import msgspec

from battlemat.core.decision import Flow
from battlemat.games.skytear.actions import grant
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.content import content, extra_content
from battlemat.games.skytear.ops import Condition
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, south, table
from battlemat.games.skytear.state import SkyMatch
from tests.rule_marks import rule
from tests.rules.skytear.own_cards import own_card

ATTACK = "attack:north.cotlic"


def reach(t: SkyScenario) -> int:
    """How far the Move action just declared may go."""
    board = t.state.board
    cells = [board.named[option] for option in t.options("a") if option != "stay"]
    return max((board.distance[board.named["4,0"]][cell] for cell in cells), default=0)


def moving(hero: str) -> SkyScenario:
    t = table(f"{hero}", "cotlic@0,-4", active=hero.partition("@")[0])
    return t.acts("move")


@rule("SK-CON-01")
def test_there_are_six_conditions() -> None:
    six = {"slow", "fast", "frenzy", "disarmed", "marked", "shapeshifted"}
    assert set(get_args(Condition)) == set(content().conditions) == six


@rule("SK-CON-02", "SK-MIN-20")
def test_only_heroes_have_conditions() -> None:
    chill = new_card("chill", target="enemy", ops=[{"op": "condition", "name": "slow", "who": "target"}])
    with extra_content(chill):
        t = table(south("sakoshi@4,0", hand="chill"), north("cotlic@0,-4", minions="4,-2"), active="sakoshi")
        t.acts("play:chill>south.sakoshi>north.minion-1")
        assert (t.events("gained"), t.minions("north")) == ([], ["4,-2"])
    chosen = table(
        south("sakoshi@4,0", hand="crippling-precision"), north("cotlic@0,-4", minions="4,-2"), active="sakoshi"
    )
    assert chosen.refused("a", "play:crippling-precision>south.sakoshi>north.minion-1") == "SK-TGT-04"


@rule("SK-CON-03", "SK-CON-04")
def test_all_conditions_go_when_a_hero_is_exhausted() -> None:
    t = table("yami@4,0+fast+marked+disarmed", "cotlic@0,-4", active="yami")
    t.ends()
    assert (t.conditions("south.yami"), t.last("exhausted")["conditions"]) == ([], ["fast", "disarmed", "marked"])


@rule("SK-CON-05")
def test_a_condition_works_at_once() -> None:
    t = table(south("haburat@4,0", hand="time-bend"), "cotlic@0,-4", active="haburat", turn=2)
    t.acts("play:time-bend>south.haburat>south.haburat", "stay", "move")
    assert reach(t) == 5


@rule("SK-CON-06")
def test_a_condition_is_not_gained_twice() -> None:
    t = table(south("sakoshi@4,0", hand="crippling-precision"), "tlakali@4,-2+slow", active="sakoshi")
    t.acts("play:crippling-precision>south.sakoshi>north.tlakali")
    assert (t.conditions("north.tlakali"), t.events("gained")) == (["slow"], [])


@rule("SK-CON-07")
def test_different_conditions_go_together() -> None:
    t = table(south("sakoshi@4,0", hand="crippling-precision"), "tlakali@4,-2+marked", active="sakoshi")
    t.acts("play:crippling-precision>south.sakoshi>north.tlakali")
    assert t.conditions("north.tlakali") == ["disarmed", "marked", "slow"]


@rule("SK-CON-08", "SK-CON-09")
def test_what_is_gained_while_exhausted_lasts_through_the_next_activation() -> None:
    t = table(south("sakoshi@4,0", hand="crippling-precision"), "tlakali@4,-2~", active="sakoshi")
    t.acts("play:crippling-precision>south.sakoshi>north.tlakali", "end").runs_to("choose-hero")
    assert (t.state.turn, t.hero("north.tlakali").readiness, t.conditions("north.tlakali")) == (2, "ready", ["slow"])
    t.acts("south.sakoshi", "end", "north.tlakali", "move")
    assert set(t.options("b")) == {"stay", "4,-3", "5,-3", "5,-2", "4,-1", "3,-1", "3,-2"}  # one hex
    t.acts("stay", "end")
    assert t.conditions("north.tlakali") == []


@rule("SK-CON-10")
def test_defeat_removes_conditions() -> None:
    t = table("yami@4,0", "tlakali@4,-1*1+marked cotlic@0,-4", active="yami")
    t.acts("attack:north.tlakali")
    assert (t.at("north.tlakali"), t.conditions("north.tlakali")) == (None, [])


@rule("SK-CON-11")
def test_slow_takes_two_hexes() -> None:
    assert reach(moving("yami@4,0+slow")) == 1


@rule("SK-CON-12")
def test_fast_gives_two_hexes() -> None:
    assert reach(moving("yami@4,0+fast")) == 5


@rule("SK-CON-13")
def test_slow_and_fast_change_the_move_action_and_nothing_else() -> None:
    t = table(south("yami@4,0+fast", hand="ruse"), "cotlic@0,-4", active="yami")
    t.acts("skirmish", "step:4,1", "step:4,0", "play:ruse>south.yami")
    assert reach(t) == 2
    for condition in ("slow", "fast"):
        t = table(south("akhuti@4,0", hand="hurricane-blow"), f"cotlic@4,-1+{condition}", active="akhuti")
        t.acts("play:hurricane-blow>south.akhuti>north.cotlic")
        assert reach(t) == 3  # pushed by 2


@rule("SK-CON-13")
def test_slow_changes_a_granted_move_action() -> None:
    def walk(m: SkyMatch, run: Run) -> Flow[None]:
        yield from grant(m, run.player, run.caster, "move")

    with own_card("walk", walk):
        t = table(south("yami@4,0+slow", hand="walk"), "cotlic@0,-4", active="yami")
        t.acts("play:walk>south.yami")
        assert reach(t) == 1


@rule("SK-CON-14")
def test_slow_and_fast_together_are_three_hexes() -> None:
    t = moving("yami@4,0+slow+fast")
    assert reach(t) == 3
    assert t.conditions("south.yami") == ["fast", "slow"]


@rule("SK-CON-15")
def test_a_move_is_never_shorter_than_nothing() -> None:
    t = table("yami@4,0+slow", "cotlic@0,-4")
    assert t.view(None)["heroes"][0]["move"] == 1
    heavy = t.hero("south.yami").printed
    crawl = {"id": "crawl", "icon": "none", "ops": [{"op": "move-bonus", "n": -2, "who": "caster"}], "source": "test"}
    slowpoke = msgspec.convert(msgspec.to_builtins(heavy) | {"id": "slowpoke", "skills": [crawl]}, type(heavy))
    with extra_content(slowpoke):
        t = table("slowpoke@4,0+slow", "cotlic@0,-4", active="slowpoke")
        assert t.view(None)["heroes"][0]["move"] == 0
        t.acts("move")
        assert (t.asked, t.at("south.slowpoke")) == ("a activation", "4,0")


@rule("SK-CON-16")
def test_frenzy_allows_two_attacks_and_no_third() -> None:
    t = table("yami@4,0+frenzy", "cotlic@4,-1", active="yami")
    t.acts(ATTACK, ATTACK)
    assert t.refused("a", ATTACK) == "SK-CON-16"
    t.acts("move", "stay")
    assert t.state.ap == 0


@rule("SK-CON-17")
def test_frenzy_gives_no_action_points() -> None:
    t = table("yami@4,0+frenzy", "cotlic@4,-1", active="yami")
    t.acts("move", "stay", "lead", "no", ATTACK)
    assert t.refused("a", ATTACK) == "SK-HPH-09"


@rule("SK-CON-18")
def test_frenzy_gained_after_an_attack_allows_another() -> None:
    t = table(south("yami@4,0", hand="dragon-strike"), "cotlic@4,-1", active="yami", turn=2)
    t.acts(ATTACK)
    assert t.refused("a", ATTACK) == "SK-CON-16"
    t.acts("play:dragon-strike>south.yami", ATTACK)
    assert len(t.events("flipped")) == 2


@rule("SK-CON-19")
def test_frenzy_doubles_nothing_but_attacks() -> None:
    t = table("yami@4,0+frenzy", "cotlic@4,-1", active="yami")
    t.acts("skirmish", "done", "move", "stay")
    assert t.refused("a", "skirmish") == t.refused("a", "move") == "SK-HPH-10"
    t = table("yami@4,0+frenzy", "cotlic@4,-1", active="yami")
    t.acts("lead", "no", "worship:north.cotlic", "stay")
    assert t.refused("a", "lead") == t.refused("a", "worship") == "SK-HPH-10"
    assert "worship:north.cotlic" not in t.options("a")


@rule("SK-CON-20", "SK-EFX-17")
def test_disarmed_halves_an_attack_before_armor() -> None:
    t = table(south("yami@4,0+disarmed", deck="life-steal"), "cotlic@4,-1", active="yami")
    t.acts(ATTACK)
    assert t.hp("north.cotlic") == 17 - (4 - 1)  # half of 7, rounded up, minus armor


@rule("SK-CON-21")
def test_disarmed_halves_bonuses_too() -> None:
    t = table("gulbjarn@4,0+disarmed corjof@5,1+shapeshifted yami@5,0+shapeshifted", "tlakali@4,-1", active="gulbjarn")
    t.acts("skirmish", "hit:north.tlakali", "done")
    assert t.hp("north.tlakali") == 13 - 2  # half of 1 + 2
    weak = new_card("weak", ops=[{"op": "attack-bonus", "n": -2, "who": "caster"}])
    with extra_content(weak):
        t = table(south("sakoshi@4,0+disarmed", hand="weak", deck="ruse"), "tlakali@4,-2", active="sakoshi")
        t.acts("play:weak>south.sakoshi", "attack:north.tlakali")
        assert t.hp("north.tlakali") == 13 - 2  # half of 3 - 2 + 2


@rule("SK-CON-22")
def test_disarmed_does_not_touch_cards() -> None:
    t = table(south("sakoshi@4,0+disarmed", hand="life-steal"), "tlakali@4,-2", active="sakoshi", turn=2)
    t.acts("play:life-steal>south.sakoshi>north.tlakali")
    assert t.hp("north.tlakali") == 11
    skill = table("akhuti@4,0+disarmed", north("tlakali@4,-2", minions="5,-2"), active="akhuti")
    skill.acts("attack:north.minion-1")
    assert (skill.last("damaged")["by"], skill.hp("north.tlakali")) == ("retribution", 13 - 2)


@rule("SK-CON-23")
def test_disarmed_halves_granted_attacks() -> None:
    def lunge(m: SkyMatch, run: Run) -> Flow[None]:
        yield from grant(m, run.player, run.caster, "attack")

    with own_card("lunge", lunge):
        t = table(south("yami@4,0+disarmed", hand="lunge"), "tlakali@4,-1", active="yami")
        t.acts("play:lunge>south.yami")
        assert t.hp("north.tlakali") == 13 - 3

    def brawl(m: SkyMatch, run: Run) -> Flow[None]:
        yield from grant(m, run.player, run.caster, "skirmish")

    with own_card("brawl", brawl):
        t = table(south("yami@4,0+disarmed", hand="brawl", deck="life-steal"), "tlakali@4,-1", active="yami")
        t.acts("play:brawl>south.yami", "hit:north.tlakali", "done")
        assert t.hp("north.tlakali") == 13 - 2


@rule("SK-CON-24")
def test_a_disarmed_mage_halves_and_still_pierces() -> None:
    t = table(south("corjof@4,0+disarmed", deck="ruse"), "haburat@4,-2", active="corjof")
    t.acts("attack:north.haburat")
    assert t.hp("north.haburat") == 17 - 3


@rule("SK-CON-25")
def test_disarmed_in_response_halves_the_attack() -> None:
    t = table(south("yami@4,0", deck="ruse ruse"), north("tlakali@4,-1", hand="creeping-darkness"), active="yami")
    t.a("attack:north.tlakali")
    t.b("play:creeping-darkness>north.tlakali>south.yami").settle()
    assert t.hp("north.tlakali") == 13 - 3


@rule("SK-CON-26")
def test_marked_alone_changes_nothing() -> None:
    for marked in ("", "+marked"):
        t = table("gulbjarn@4,0", f"tlakali@4,-1{marked}", active="gulbjarn")
        t.acts("attack:north.tlakali", "skirmish", "hit:north.tlakali", "done")
        assert t.hp("north.tlakali") == 13 - 4 - 1


@rule("SK-CON-27")
def test_a_shapeshift_skill_works_only_while_shapeshifted() -> None:
    for hero, steps in (("corjof@4,0", 3), ("corjof@4,0+shapeshifted", 4)):
        assert reach(moving(hero)) == steps
    for hero, areas in (("gulbjarn@4,0", 0), ("gulbjarn@4,0+shapeshifted", 4)):
        t = table(hero, "tlakali@4,-1", active="gulbjarn").acts("skirmish")
        assert len([option for option in t.options("a") if option.startswith("hit:") and "+" in option]) == areas


@rule("SK-CON-28")
def test_shapeshifted_on_others_is_only_counted() -> None:
    t = table("gulbjarn@4,0 sakoshi@5,1+shapeshifted", "tlakali@4,-1", active="gulbjarn")
    t.acts("skirmish", "hit:north.tlakali", "done", "end", "north.tlakali", "end", "south.sakoshi", "move")
    assert t.hp("north.tlakali") == 13 - (1 + 1)
    assert "5,-2" in t.options("a")
    assert "5,-3" not in t.options("a")
