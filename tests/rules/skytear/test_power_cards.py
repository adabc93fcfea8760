"""Power cards, mana, hand and deck (SK-POW)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.skytear.cards.run import Run
from battlemat.games.skytear.content import CARDS, extra_content
from battlemat.games.skytear.scenario import SkyScenario, new_card, north, south, table
from battlemat.games.skytear.state import SkyMatch
from tests.rule_marks import rule
from tests.rules.skytear.own_cards import own_card

ATTACK = "attack:north.cotlic"
FLUX = "play:skytear-flux>south.yami"


@rule("SK-POW-01", "SK-POW-02")
def test_a_card_has_runes_a_type_and_a_modifier_and_costs_its_runes() -> None:
    for card in CARDS.values():
        assert card.type in ("action", "reaction")
        assert card.cost == len(card.runes)
        assert card.modifier in range(4)
        assert card.ops
    mixed = new_card("mixed", runes=["fire", "fire", "air"])
    assert mixed.cost == 3


@rule("SK-POW-03", "SK-POW-04", "SK-OVR-27")
def test_every_hero_has_a_pool_of_its_own_as_large_as_the_counter() -> None:
    t = table(south("yami@4,0 sakoshi@4,1", hand="ignite ignite ignite"), "cotlic@4,-1", active="yami", turn=2)
    assert [t.mana(hero) for hero in ("south.yami", "south.sakoshi", "north.cotlic")] == [2, 2, 2]
    t.acts(*["play:ignite>south.yami>north.cotlic"] * 2)
    assert [t.mana(hero) for hero in ("south.yami", "south.sakoshi")] == [0, 2]
    assert t.refused("a", "play:ignite>south.yami") == "SK-POW-05"
    assert "play:ignite>south.sakoshi>north.cotlic" in t.options("a")


@rule("SK-POW-05")
def test_a_card_needs_its_mana() -> None:
    t = table(south("sakoshi@4,0", hand="life-steal"), "cotlic@4,-1", active="sakoshi", turn=1)
    assert t.refused("a", "play:life-steal>south.sakoshi") == "SK-POW-05"


@rule("SK-POW-06", "SK-HER-11")
def test_every_colour_of_a_card_must_be_on_the_hero() -> None:
    both, double = new_card("both", runes=["fire", "earth"]), new_card("double", runes=["fire", "fire"])
    with extra_content(both, double):
        t = table(south("sakoshi@4,0", hand="both double presence"), "cotlic@4,-1", active="sakoshi", turn=3)
        assert t.refused("a", "play:both>south.sakoshi") == "SK-POW-06"
        assert t.refused("a", "play:presence>south.sakoshi") == "SK-POW-06"
        assert "play:double>south.sakoshi" in t.options("a")


@rule("SK-POW-07", "SK-HER-44")
def test_a_defeated_hero_plays_nothing() -> None:
    t = table(south("yami@4,0 sakoshi", hand="ruse"), "cotlic@4,-1", active="yami")
    assert [option for option in t.options("a") if "ruse" in option] == ["play:ruse>south.yami"]
    assert t.refused("a", "play:ruse>south.sakoshi") == "SK-POW-07"


@rule("SK-POW-08", "SK-POW-09")
def test_a_played_card_lies_on_the_hero_and_is_its_spent_mana() -> None:
    t = table(
        south("sakoshi@4,0", hand="life-steal"), north("cotlic@4,-1", hand="protection"), active="sakoshi", turn=3
    )
    t.a("play:life-steal>south.sakoshi>north.cotlic")
    assert (t.hero("south.sakoshi").cards, t.stack, t.hand("a")) == (["life-steal"], ["life-steal"], [])
    assert t.mana("south.sakoshi") == 1


@rule("SK-POW-09", "SK-POW-10")
def test_a_card_taken_off_a_hero_gives_its_mana_back() -> None:
    def tidy(m: SkyMatch, run: Run) -> Flow[None]:
        m.state.heroes[0].cards.remove("life-steal")
        yield from ()

    with own_card("tidy", tidy, runes=["air"]):
        t = table(south("yami@4,0 sakoshi@4,1", hand="tidy", on={"yami": "ruse life-steal"}), "cotlic@4,-1", turn=3)
        assert t.mana("south.yami") == 0
        t.acts("south.sakoshi", "play:tidy>south.sakoshi")
        assert t.mana("south.yami") == 2


@rule("SK-POW-13")
def test_mana_does_not_carry_over() -> None:
    t = table("yami@0,6", "cotlic@0,-6", turn=2)
    t.acts("south.yami", "end", "north.cotlic", "end").runs_to("choose-hero")
    assert (t.state.turn, t.mana("south.yami")) == (3, 3)


@rule("SK-POW-14", "SK-HER-24")
def test_an_exhausted_hero_reacts_but_does_not_act() -> None:
    t = table(south("yami@4,0"), north("sakoshi@4,-1~", hand="ruse crippling-precision"), active="yami")
    t.a("attack:north.sakoshi")
    assert t.options("b") == ["play:ruse>north.sakoshi", "pass"]


@rule("SK-POW-15")
def test_action_cards_only_through_the_active_hero() -> None:
    t = table(south("yami@4,0 sakoshi@4,1", hand="crippling-precision"), "cotlic@4,-1", active="yami")
    assert t.refused("a", "play:crippling-precision>south.sakoshi") == "SK-POW-15"
    assert "play:crippling-precision>south.yami>north.cotlic" in t.options("a")


@rule("SK-POW-16")
def test_action_cards_need_an_empty_stack() -> None:
    t = table(south("yami@4,0", hand="crippling-precision ruse"), "cotlic@4,-1", active="yami")
    t.a("move")
    assert t.asked == "a priority"
    assert t.refused("a", "play:crippling-precision>south.yami") == "SK-POW-16"


@rule("SK-POW-17")
def test_reactions_through_any_hero_with_mana_and_runes() -> None:
    t = table("yami@4,0", north("sakoshi@4,-1 yami@4,-6 cotlic@0,-4 tlakali@0,-6", hand="ruse"), active="south.yami")
    t.a("move")
    assert t.options("b") == [f"play:ruse>north.{hero}" for hero in ("sakoshi", "yami", "cotlic")] + ["pass"]


@rule("SK-POW-19")
def test_no_cards_in_the_minions_phase() -> None:
    t = table(
        south("sakoshi@0,1 cotlic@0,2"),
        north("yami@1,0", hand="dodge"),
        phase="minions",
        outsiders={"centre": "rift-stalker@2,-2"},
        turn=3,
    )
    t.runs_to("place-outsider").a("1,-1", "attack:north.yami")
    assert (t.asked, t.hp("north.yami")) == ("a outsider", 13 - (4 + 1 - 1))  # nobody was asked in between
    assert not [event for event in t.match.events if event.kind == "played"]


@rule("SK-POW-20", "SK-MIN-03", "SK-MPH-33")
def test_minions_and_domes_draw_no_cards() -> None:
    t = table(south("yami@0,1 sakoshi@4,0"), north("cotlic@0,-6", minions="4,-3"), active="sakoshi")
    t.acts("attack:north.minion-1", "end").runs_to("choose-hero")
    t.runs_to("activation").ends().runs_to("choose-hero")
    t.runs_to("activation").ends().runs_to("choose-hero")
    assert t.state.turn == 2
    assert [event["count"] for event in t.events("drew") if event["player"] == 0] == [2]


@rule("SK-POW-21", "SK-HER-29")
def test_cards_for_a_defeat_are_drawn_at_once() -> None:
    t = table(south("yami@4,0", hand="ruse"), "tlakali@4,-1*1 cotlic@0,-4", active="yami", turn=2)
    t.a("attack:north.tlakali", "pass")
    assert (t.asked, len(t.hand("a"))) == ("a priority", 3)


@rule("SK-POW-22")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    t = table(
        south("yami@4,0", deck="ruse", discard="ignite ignite ignite"), "tlakali@4,-1*1 cotlic@0,-4", active="yami"
    )
    t.acts("attack:north.tlakali", "ruse")
    assert t.last("reshuffled")["count"] == 3
    assert len(t.hand("a")) == 2
    two = table(south("yami@0,6", deck="ruse", discard="ignite " * 10), "cotlic@0,-6", phase="upkeep")
    assert (two.hand("a"), two.deck("a"), two.discard("a")) == (["ignite", "ruse"], ["ignite"] * 9, [])


@rule("SK-POW-23", "SK-POW-24")
def test_flipping_reshuffles_without_the_cards_already_flipped() -> None:
    t = table(south("yami@4,0", deck="life-steal", discard="ignite ignite"), "cotlic@4,-1", active="yami")
    t.acts(ATTACK)
    assert t.last("reshuffled")["count"] == 2
    assert sorted(t.options("a")) == ["ignite", "life-steal"]
    assert t.deck("a") == ["ignite"]


@rule("SK-POW-23")
def test_a_lead_card_from_an_empty_deck_reshuffles() -> None:
    t = table(south("yami@4,0", deck="", discard="ruse"), "cotlic@0,-4", active="yami")
    t.acts("lead", "deck")
    assert t.hero("south.yami").leads[0].card == "ruse"


@rule("SK-POW-25")
def test_without_any_card_a_plus_adds_nothing() -> None:
    t = table(south("yami@4,0", deck=""), "tlakali@4,-1", active="yami")
    t.acts("attack:north.tlakali")
    assert t.hp("north.tlakali") == 13 - 4


@rule("SK-POW-25")
def test_nobody_draws_more_than_there_is() -> None:
    t = table(south("yami@0,6", deck="ruse"), "cotlic@0,-6", phase="upkeep").runs_to("choose-hero")
    assert (t.hand("a"), t.last("drew")["player"]) == (["ruse"], 1)
    assert t.events("drew")[0] == {"player": 0, "count": 1}


@rule("SK-POW-26")
def test_cards_on_and_under_heroes_are_not_reshuffled() -> None:
    t = table(
        south("yami@4,0", deck="", discard="ignite", on={"yami": "ruse"}, leads={"yami": "life-steal"}),
        "cotlic@4,-1",
        active="yami",
        turn=2,
    )
    t.acts(ATTACK)
    assert t.last("reshuffled")["count"] == 1


@rule("SK-POW-27", "SK-POW-29", "SK-MPH-76")
def test_at_the_end_of_the_turn_the_owner_discards_to_six() -> None:
    t = table(south("yami@0,6", hand="ruse clear-mind ignite ignite ignite"), "cotlic@0,-6", phase="upkeep")
    assert (t.asked, len(t.hand("a"))) == ("a discard", 7)
    assert t.options("a") == ["clear-mind", "ignite", "ruse"]
    t.a("ruse")
    assert (len(t.hand("a")), t.discard("a")) == (6, ["ruse"])


@rule("SK-POW-28")
def test_during_the_turn_a_hand_may_be_larger() -> None:
    t = table(south("yami@4,0", hand="ruse " * 6), "tlakali@4,-1*1 cotlic@0,-4", active="yami")
    t.acts("attack:north.tlakali")
    assert len(t.hand("a")) == 8
    assert t.events("discarded") == []


@rule("SK-POW-30", "SK-POW-31")
def test_an_ultimate_is_played_by_its_hero_with_enough_mana() -> None:
    t = table(south("yami@4,0 sakoshi@4,1", hand="bow-to-me"), "cotlic@4,-1", active="sakoshi", turn=3)
    assert t.refused("a", "play:bow-to-me>south.sakoshi") == "SK-POW-30"
    assert t.refused("a", "play:bow-to-me>south.yami") == "SK-POW-15"  # an action card in another's activation
    early = table(south("yami@4,0", hand="bow-to-me"), "cotlic@4,-1", active="yami", turn=2)
    assert early.refused("a", "play:bow-to-me>south.yami") == "SK-POW-05"
    ready = table(south("yami@4,0", hand="bow-to-me"), "cotlic@4,-1", active="yami", turn=3)
    assert "play:bow-to-me>south.yami" in ready.options("a")


def fluxing(turn: int = 2) -> SkyScenario:
    return table("yami@4,0 corjof@4,2", "cotlic@0,-4", active="yami", turn=turn, flux=True)


@rule("SK-POW-32")
def test_only_the_first_side_has_skytear_flux() -> None:
    t = table("yami@4,0", north("sakoshi@0,-4"), flux=True)
    t.acts("south.yami")
    assert FLUX in t.options("a")
    assert [t.view(seat)["flux"] for seat in ("a", "b", None)] == [True] * 3
    t.acts("end", "north.sakoshi")
    assert not [option for option in t.options("b") if "flux" in option]
    t.b("move")
    assert t.options("a") == [FLUX, "pass"]  # a reaction


@rule("SK-POW-32")
def test_the_other_side_never_had_skytear_flux() -> None:
    t = table("yami@4,0", "cotlic@0,-4", active="cotlic", flux=False)
    assert t.refused("b", "play:skytear-flux>north.cotlic") == "SK-HPH-12"  # not because it was used


@rule("SK-POW-36")
def test_skytear_flux_is_played_by_heroes_on_the_battlefield() -> None:
    t = table("yami@4,0 sakoshi", "cotlic@0,-4", active="yami", flux=True)
    assert [option for option in t.options("a") if "flux" in option] == [FLUX]


@rule("SK-POW-33")
def test_skytear_flux_is_not_in_the_hand() -> None:
    t = table(south("yami@4,0", hand="ruse " * 4), "cotlic@0,-4", phase="upkeep", flux=True)
    assert (t.asked, len(t.hand("a"))) == ("a choose-hero", 6)
    t.acts("south.yami", "lead")
    assert t.options("a") == ["lead:ignite", "lead:ruse", "deck", "no"]


@rule("SK-POW-34", "SK-POW-35", "SK-POW-36")
def test_skytear_flux_works_once_costs_nothing_and_stays_on_the_board() -> None:
    t = fluxing()
    t.acts(FLUX, "south.corjof")
    assert (t.mana("south.yami"), t.mana("south.corjof"), t.hero("south.yami").cards) == (2, 3, [])
    assert t.view(None)["flux"] is False
    assert t.refused("a", FLUX) == "SK-POW-34"
    before = t.state.turn
    t.runs_to("choose-hero")
    while t.state.turn == before:
        t.acts(t.options(t.asked[0])[0], "end").runs_to("choose-hero")
    t.acts("south.yami")
    assert (t.state.turn, t.view(None)["flux"]) == (before + 1, False)
    assert t.refused("a", FLUX) == "SK-POW-34"


@rule("SK-POW-35")
def test_a_card_without_runes_can_be_played_without_mana() -> None:
    t = table(south("yami@4,0", on={"yami": "ruse"}), "cotlic@0,-4", active="yami", flux=True)
    assert t.mana("south.yami") == 0
    assert FLUX in t.options("a")
    breath = new_card("breath", type="reaction", runes=[], ops=[{"op": "heal", "n": 1, "who": "caster"}])
    with extra_content(breath):
        t = table(south("yami@4,0*5", hand="breath", on={"yami": "ruse"}), "cotlic@0,-4", active="cotlic")
        t.b("move")
        assert (t.mana("south.yami"), t.options("a")) == (0, ["play:breath>south.yami", "pass"])
        t.a("play:breath>south.yami").settle()
        assert t.hp("south.yami") == 6
    t = table(south("yami@4,0*5", hand="ruse", on={"yami": "ruse"}), "cotlic@0,-4", active="cotlic")
    t.b("move")
    assert t.asked == "b move"  # without such cards nobody without mana is asked


@rule("SK-POW-37")
@pytest.mark.parametrize("seat", ["b", None])
def test_hands_and_decks_are_hidden_and_discards_are_not(seat: str | None) -> None:
    t = table(south("yami@4,0", hand="ruse", discard="ignite", on={"yami": "dodge"}), "cotlic@0,-4", turn=2)
    shown = t.view(seat)["players"][0]
    assert (shown["hand"], shown["hand_size"], shown["deck_size"]) == (None, 1, 12)
    assert (shown["discard"], t.view(seat)["heroes"][0]["cards"]) == (["ignite"], ["dodge"])
    assert t.view("a")["players"][0]["hand"] == ["ruse"]
    assert "deck" not in t.view("a")["players"][0]


@rule("SK-POW-38")
def test_an_ignored_card_stays_played() -> None:
    t = table(
        south("sakoshi@4,0", hand="crippling-precision"), north("yami@4,-3", hand="ruse"), active="sakoshi", turn=2
    )
    t.a("play:crippling-precision>south.sakoshi>north.yami")
    t.b("play:ruse>north.yami").acts("4,-5")
    assert (t.last("ignored")["effect"], t.mana("south.sakoshi")) == ("crippling-precision", 1)
    assert t.hero("south.sakoshi").cards == ["crippling-precision"]


@rule("SK-POW-39")
def test_changes_of_the_pool_never_touch_cards_already_played() -> None:
    t = table(
        south("yami@4,0", on={"yami": "ruse"}),
        north("sakoshi@4,-2", hand="ignite"),
        active="sakoshi",
        turn=1,
        flux=True,
    )
    t.b("play:ignite>north.sakoshi>south.yami").resolves()
    assert (t.mana("south.yami"), t.hero("south.yami").cards) == (0, ["ruse"])
    t.settle().ends()
    t.acts("south.yami", FLUX)
    assert t.mana("south.yami") == 0  # 1 - 1 + 1 - 1
    t.ends().runs_to("choose-hero")
    assert (t.state.turn, t.mana("south.yami")) == (2, 2)


@rule("SK-POW-13", "SK-POW-39")
def test_a_change_of_the_pool_ends_with_the_turn() -> None:
    t = table("yami@0,6", "cotlic@0,-6~", active="yami", turn=2, flux=True)
    t.acts(FLUX)
    assert t.mana("south.yami") == 3
    t.ends().runs_to("choose-hero")
    assert (t.state.turn, t.mana("south.yami")) == (3, 3)


@rule("SK-POW-40")
def test_a_cost_is_paid_when_the_card_is_played() -> None:
    without = table(south("tlakali@4,0*5", hand="sacrifice"), "cotlic@0,-4", active="tlakali")
    assert without.refused("a", "play:sacrifice>south.tlakali") == "SK-POW-40"
    t = table(
        south("tlakali@4,0*5", hand="sacrifice", minions="4,-1"), north("yami@4,-3", hand="ruse"), active="tlakali"
    )
    t.a("play:sacrifice>south.tlakali>south.tlakali")
    assert (t.asked, t.reserve("south"), t.hp("south.tlakali")) == ("b priority", 1, 5)
    failed = table(
        south("tlakali@4,0 akhuti@4,1*1", hand="sacrifice", minions="4,-1"),
        north("yami@4,-2", hand="ignite"),
        active="tlakali",
    )
    failed.a("play:sacrifice>south.tlakali>south.akhuti")
    failed.b("play:ignite>north.yami>south.akhuti").settle()
    assert (failed.last("ignored")["effect"], failed.reserve("south")) == ("sacrifice", 1)
    assert failed.hero("south.tlakali").cards == ["sacrifice"]


@rule("SK-POW-37")
def test_everybody_knows_which_of_their_own_cards_are_still_hidden() -> None:
    """The list is one's own: what is neither in hand nor in the open is in the deck or under a hero."""
    own = south("yami@4,0", hand="ruse", deck="ignite dodge ignite", leads={"yami": "life-steal ?tremor swallow!"})
    t = table(own, north("cotlic@0,-4", deck="protection"))
    assert [player["unseen"] for player in t.view("a")["players"]] == [["dodge", "ignite", "ignite", "tremor"], None]
    assert [player["unseen"] for player in t.view("b")["players"]] == [None, ["protection"]]
    assert all(player["unseen"] is None for player in t.view(None)["players"])
