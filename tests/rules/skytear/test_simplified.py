"""The simplified mode: SK-SIM."""

from __future__ import annotations

from random import Random

import battlemat
from battlemat.games.skytear.scenario import SkyScenario, north, south, table
from tests.rule_marks import rule


@rule("SK-SIM-01", "SK-SIM-08")
def test_everything_but_three_rules_stays_the_same() -> None:
    """The same attack, the same stack, the same refusal while it is not empty."""

    def played(*, simplified: bool) -> SkyScenario:
        t = table(
            south("sakoshi@4,0", hand="ruse life-steal"),
            north("yami@4,-2", hand="dodge"),
            active="sakoshi",
            turn=3,
            simplified=simplified,
        )
        t.a("attack:north.yami")
        assert t.stack == ["attack"]
        assert t.refused("a", "play:life-steal>south.sakoshi") == "SK-POW-16"
        t.settle()
        return t

    assert played(simplified=True).hp("north.yami") == played(simplified=False).hp("north.yami") == 13 - 3


@rule("SK-SIM-02")
def test_heroes_have_no_skills() -> None:
    t = table(south("cotlic@4,0", pillars="4,-1"), "yami@-4,4", simplified=True)
    assert t.armor("south.cotlic") == 1
    t = table("akhuti@4,0", "sakoshi@4,-2 tlakali@5,-3", active="akhuti", simplified=True)
    t.acts("attack:north.sakoshi")
    assert t.hp("north.tlakali") == 13  # no Retribution
    t = table("yami@4,0", "akhuti@4,-1+marked", active="yami", simplified=True)
    t.acts("attack:north.akhuti")
    assert t.hp("north.akhuti") == 12 - 5  # no Scent of Guilt
    t = table("yami@4,0", north("tlakali@4,-3", minions="4,-1", pillars="4,-4"), active="yami", simplified=True)
    t.acts("attack:north.minion-1")
    assert t.minions("north") == []  # no Scarred Flock


@rule("SK-SIM-03")
def test_mages_still_pierce() -> None:
    t = table("corjof@4,0", "haburat@4,-2", active="corjof", simplified=True)
    t.acts("attack:north.haburat")
    assert t.hp("north.haburat") == 17 - 4


@rule("SK-SIM-04")
def test_there_is_no_worship() -> None:
    for hero in ("yami", "gulbjarn", "cotlic", "haburat"):
        t = table(f"{hero}@4,0", "akhuti@4,-1", active=hero, simplified=True)
        assert set(t.options("a")) == {"move", "lead", "attack:north.akhuti", "skirmish", "end"}
        assert t.refused("a", "worship") == "SK-SIM-04"


@rule("SK-SIM-05")
def test_cards_of_any_colour_may_be_played() -> None:
    t = table(south("yami@4,0", hand="time-bend"), "akhuti@4,-1", active="yami", turn=2, simplified=True)
    t.acts("play:time-bend>south.yami>south.yami", "stay")
    assert t.conditions("south.yami") == ["fast"]


@rule("SK-SIM-06")
def test_mana_still_counts() -> None:
    t = table(south("yami@4,0", hand="time-bend"), "akhuti@4,-1", active="yami", simplified=True)
    assert t.refused("a", "play:time-bend>south.yami") == "SK-POW-05"


@rule("SK-SIM-07")
def test_ultimates_still_belong_to_their_heroes() -> None:
    t = table(south("sakoshi@4,0", hand="bow-to-me"), "akhuti@4,-1", active="sakoshi", turn=3, simplified=True)
    assert t.refused("a", "play:bow-to-me>south.sakoshi") == "SK-POW-30"


@rule("SK-SIM-09")
def test_only_a_card_brings_pillars_onto_the_battlefield() -> None:
    rng = Random(1)
    match = battlemat.new_match("skytear", {"simplified": True}, seed=1)
    while not match.over:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        if not any(event.data.get("card") == "my-kingdom" for event in match.events):
            assert match.state.pillars == []
        assert all(hero.illusion < 0 for hero in match.state.heroes)
    t = table(south("cotlic@4,0", hand="my-kingdom"), "yami@-4,4", active="cotlic", turn=3, simplified=True)
    t.acts("play:my-kingdom>south.cotlic", "4,-1")
    assert t.pillars("south") == ["4,-1"]


@rule("SK-SIM-10")
def test_conditions_are_used_and_cards_may_refer_to_them() -> None:
    t = table(
        south("sakoshi@4,0", hand="crippling-precision"),
        "tlakali@4,-2+marked",
        active="sakoshi",
        simplified=True,
    )
    t.acts("play:crippling-precision>south.sakoshi>north.tlakali")
    assert (t.hp("north.tlakali"), t.conditions("north.tlakali")) == (12, ["disarmed", "marked", "slow"])
    t.ends().acts("north.tlakali", "move")
    assert "4,-4" not in t.options("b")
    assert "4,-3" in t.options("b")
