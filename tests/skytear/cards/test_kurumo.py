"""Cards and skills of Kurumo: one test each."""

from __future__ import annotations

from battlemat.games.skytear.cards.lasting import pierce
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.ops import Pierce
from battlemat.games.skytear.scenario import north, south, table
from battlemat.games.skytear.state import NOWHERE, Effect

# Sakoshi --------------------------------------------------------------------------------------------------------------


def test_shuriken_storm_hits_an_area_and_marked_heroes_harder() -> None:
    t = table(
        south("sakoshi@4,0 yami@5,-3", hand="shuriken-storm"),
        north("akhuti@4,-2 tlakali@4,-3+marked", minions="3,-2"),
        active="sakoshi",
        turn=3,
    )
    t.acts("play:shuriken-storm>south.sakoshi", "4,-2")
    t.acts(next(o for o in t.options("a") if set(o.split("+")) == {"4,-2", "4,-3", "3,-2", "5,-3"}))
    assert (t.hp("north.akhuti"), t.hp("north.tlakali"), t.minions("north")) == (12 - 3, 13 - 4, [])
    assert (t.hp("south.yami"), len(t.events("flipped"))) == (13, 1)


def test_ruse_moves_the_caster_up_to_two_hexes() -> None:
    t = table(south("sakoshi@4,0", hand="ruse"), "cotlic@-4,-3", active="sakoshi")
    t.acts("play:ruse>south.sakoshi")
    assert "4,-2" in t.options("a")
    assert "4,-3" not in t.options("a")
    t.acts("4,-2")
    assert t.at("south.sakoshi") == "4,-2"


def test_life_steal_heals_by_what_the_target_lost() -> None:
    t = table(south("sakoshi@4,0*5", hand="life-steal"), "cotlic@4,-2", active="sakoshi", turn=2)
    t.acts("play:life-steal>south.sakoshi>north.cotlic")
    assert (t.hp("north.cotlic"), t.hp("south.sakoshi")) == (16, 6)
    last = table(south("sakoshi@4,0*5", hand="life-steal"), "akhuti@4,-2*1", active="sakoshi", turn=2)
    last.acts("play:life-steal>south.sakoshi>north.akhuti")
    assert (last.at("north.akhuti"), last.hp("south.sakoshi")) == (None, 6)


def test_crippling_precision_slows_and_disarms_who_is_marked() -> None:
    t = table(south("sakoshi@4,0", hand="crippling-precision"), "akhuti@4,-2+marked", active="sakoshi")
    t.acts("play:crippling-precision>south.sakoshi>north.akhuti")
    assert (t.hp("north.akhuti"), t.conditions("north.akhuti")) == (11, ["disarmed", "marked", "slow"])
    plain = table(south("sakoshi@4,0", hand="crippling-precision"), "akhuti@4,-2", active="sakoshi")
    plain.acts("play:crippling-precision>south.sakoshi>north.akhuti")
    assert plain.conditions("north.akhuti") == ["slow"]


def test_hunters_mark_makes_attacks_on_the_marked_pierce_in_this_activation() -> None:
    t = table("sakoshi@4,0", "haburat@4,-2 cotlic@4,-1", active="sakoshi")
    t.acts("worship:north.haburat", "attack:north.haburat")
    assert t.hp("north.haburat") == 17 - (3 + 1)
    other = table("sakoshi@4,0", "haburat@4,-2 cotlic@6,-2", active="sakoshi")
    other.acts("worship:north.haburat", "attack:north.cotlic")
    assert other.hp("north.cotlic") == 17 - (3 + 1 - 1)
    t.ends()
    assert t.state.lasting == []


def test_hunters_mark_does_nothing_for_who_is_gone_or_no_hero() -> None:
    t = table("sakoshi@4,0", "haburat@4,-2", outsiders={"centre": "rift-stalker@0,0"})
    gone, outsider = t.state.heroes[0], t.state.outsiders[0]
    gone.cell = NOWHERE
    op = Pierce(scope="own-attack-actions", vs="marked", until="end-of-activation")
    for caster in (gone, outsider):
        pierce(t.match, Run(Effect(1, "skill", "hunters-mark", caster.id, 0), caster, 0, []), op)
    assert t.state.lasting == []


def test_thin_the_herd_adds_to_skirmishes_against_the_marked() -> None:
    def damage(victim: str) -> int:
        t = table("sakoshi@4,0", victim, active="sakoshi")
        t.acts("skirmish", "hit:north.akhuti")
        return 12 - t.hp("north.akhuti")

    assert (damage("akhuti@4,-2+marked"), damage("akhuti@4,-2")) == (2, 1)


# Yami -----------------------------------------------------------------------------------------------------------------


def test_bow_to_me_drains_the_marked_and_marks_everybody_in_sight() -> None:
    t = table(
        south("yami@4,0", hand="bow-to-me"),
        "cotlic@4,-2+marked tlakali@4,-3 akhuti@4,-4+marked",
        active="yami",
        turn=3,
    )
    t.acts("play:bow-to-me>south.yami")
    assert [t.hp(f"north.{hero}") for hero in ("cotlic", "tlakali", "akhuti")] == [15, 13, 12]
    assert t.events("lost-hp") == [{"figure": "north.cotlic", "by": "bow-to-me", "lost": 2}]
    assert t.conditions("north.cotlic") == t.conditions("north.tlakali") == ["marked"]


def test_dragon_strike_gives_frenzy_and_attack() -> None:
    t = table(south("yami@4,0", hand="dragon-strike"), "cotlic@4,-1", active="yami", turn=2)
    t.acts("play:dragon-strike>south.yami")
    assert t.conditions("south.yami") == ["frenzy"]
    t.acts("attack:north.cotlic")
    assert t.hp("north.cotlic") == 17 - (4 + 1 + 1 - 1)
    t.acts("attack:north.cotlic")
    assert t.hp("north.cotlic") == 17 - 10
    assert "attack:north.cotlic" not in t.options("a")
    t.ends()
    assert t.state.lasting == []


def test_clear_mind_removes_conditions_of_choice_and_predicts() -> None:
    t = table(
        south("yami@4,0+slow+fast+marked", hand="clear-mind", deck="ruse ignite dodge"), "cotlic@-4,-3", active="yami"
    )
    t.acts("play:clear-mind>south.yami", "slow", "marked", "done")
    assert t.conditions("south.yami") == ["fast"]
    assert sorted(t.options("a")) == ["done", "ignite", "ruse"]
    t.acts("ruse", "done")
    assert t.deck("a") == ["ignite", "dodge"]


def test_ignite_hurts_and_burns_mana_for_the_turn() -> None:
    t = table(south("yami@4,0", hand="ignite"), "akhuti@4,-2~", active="yami", turn=2)
    t.acts("play:ignite>south.yami>north.akhuti")
    assert (t.hp("north.akhuti"), t.mana("north.akhuti")) == (11, 1)
    t.ends().runs_to("choose-hero")
    assert (t.state.turn, t.mana("north.akhuti")) == (3, 3)


def test_dodge_moves_the_caster_one_hex() -> None:
    t = table(south("yami@4,0", hand="dodge"), "cotlic@-4,-3", active="yami")
    t.acts("play:dodge>south.yami")
    assert sorted(t.options("a")) == ["3,0", "3,1", "4,-1", "4,1", "5,-1", "5,0", "stay"]
    t.acts("4,1")
    assert t.at("south.yami") == "4,1"


def test_pounce_moves_and_strikes_the_marked_hero() -> None:
    t = table("yami@4,0", "akhuti@4,-3", active="yami")
    t.acts("worship:north.akhuti", "5,-1")
    assert (t.at("south.yami"), t.hp("north.akhuti"), t.conditions("north.akhuti")) == ("5,-1", 11, ["marked"])


def test_scent_of_guilt_sharpens_attacks_on_the_marked() -> None:
    def damage(victim: str) -> int:
        t = table("yami@4,0", victim, active="yami")
        t.acts("attack:north.akhuti")
        return 12 - t.hp("north.akhuti")

    assert (damage("akhuti@4,-1+marked"), damage("akhuti@4,-1")) == (6, 5)


def test_skytear_flux_gives_a_mana_for_the_turn_once() -> None:
    t = table("yami@4,0 sakoshi@4,2", north("cotlic@-4,-3"), active="yami", flux=True)
    t.acts("play:skytear-flux>south.yami", "south.sakoshi")
    assert (t.mana("south.sakoshi"), t.mana("south.yami"), t.state.flux) == (2, 1, False)
    assert t.hero("south.yami").cards == []
    assert t.refused("a", "play:skytear-flux>south.yami") == "SK-POW-34"
