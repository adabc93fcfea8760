"""What the game advises, judged by what the asked player may know: one test for each kind of choice."""

from __future__ import annotations

from collections import Counter

import pytest

import battlemat
from battlemat.games.skytear.scenario import SkyScenario, north, south, table
from tests.bots.battles import starter_battle


def advice(t: SkyScenario, seat: str = "a") -> str:
    """The answer that looks best to the asked player, to whom not everything is the same."""
    appraisals = t.match.appraise(t.question(seat))
    assert len({appraisal.value for appraisal in appraisals}) > 1
    best = max(appraisals, key=lambda appraisal: appraisal.value)
    assert isinstance(best.answer, str)
    return best.answer


def away(t: SkyScenario, place: str, figure: str) -> int:
    """How far a hex is from a hero."""
    return t.state.board.distance[t.state.board.named[place]][t.hero(figure).cell]


def worth(t: SkyScenario, option: str, seat: str = "a") -> float:
    return next(appraisal.value for appraisal in t.match.appraise(t.question(seat)) if appraisal.answer == option)


# Actions --------------------------------------------------------------------------------------------------------------


def test_a_hero_far_from_the_tokens_moves_to_where_it_sees_one() -> None:
    t = table("yami@3,2", "cotlic@0,-4", victory="right-tower", active="yami")
    assert advice(t) == "move"
    t.acts("move")
    t.acts(advice(t))
    assert t.state.board.distance[t.hero("south.yami").cell][t.state.tokens["east"].cell] <= 3


def test_a_hero_who_may_defeat_another_attacks_it() -> None:
    t = table("yami@4,0", "cotlic@4,-1*2 gulbjarn@3,0", active="yami")
    assert advice(t) == "attack:north.cotlic"


def test_of_two_minions_the_one_that_counts_at_the_token_is_attacked() -> None:
    t = table("yami@5,-6", north("", "6,-7/east 5,-5/east"), victory="right-tower", active="yami")
    assert advice(t) == "attack:north.minion-2"


def test_a_card_that_makes_the_lead_is_laid_where_nobody_has_one() -> None:
    t = table(south("yami@4,0", hand="bow-to-me"), "cotlic@0,-4", active="yami")
    assert advice(t) == "lead"
    assert advice(t.acts("lead")) == "lead:bow-to-me"


def test_a_second_card_at_the_same_token_is_of_no_use() -> None:
    bare = table(south("yami@4,0 cotlic@3,0", hand="ignite"), "", active="yami")
    laid = table(south("yami@4,0 cotlic@3,0", hand="ignite", leads={"cotlic": "my-kingdom"}), "", active="yami")
    assert worth(bare, "lead") > 1 > worth(laid, "lead")


def test_the_deck_is_better_than_a_cheap_lead_card() -> None:
    t = table(south("yami@4,0", hand="ignite"), "", active="yami")
    assert advice(t.acts("lead")) == "deck"


def test_worship_is_better_than_nothing() -> None:
    t = table("corjof@4,0", "", active="corjof")
    assert worth(t, "worship") > worth(t, "end")


def test_somebody_else_is_shapeshifted_than_who_is_already() -> None:
    t = table("corjof@4,0+shapeshifted gulbjarn@4,1", "", active="corjof")
    assert advice(t.acts("worship")) == "south.gulbjarn"


def test_a_skirmish_strikes_before_it_steps() -> None:
    t = table("yami@4,0", "cotlic@4,-1*9 sakoshi@3,0*2", active="yami")
    assert advice(t.acts("skirmish")) == "hit:north.sakoshi"


def test_without_anybody_to_strike_a_skirmish_steps_to_a_better_place() -> None:
    t = table("yami@3,3", "", active="yami")
    step = advice(t.acts("skirmish"))
    assert step.startswith("step:")
    assert advice(table("yami@4,0", "", active="yami").acts("skirmish")) == "done"


def test_who_can_strike_acts_before_who_cannot() -> None:
    assert advice(table("yami@4,0 cotlic@0,4", "gulbjarn@4,-2")) == "south.yami"
    assert advice(table("yami@0,4 cotlic@4,0", "gulbjarn@4,-2")) == "south.cotlic"


def test_of_two_who_can_strike_the_hurt_one_acts_first() -> None:
    assert advice(table("yami@4,0*3 cotlic@3,0", "gulbjarn@4,-2")) == "south.yami"
    assert advice(table("yami@4,0 cotlic@3,0*3", "gulbjarn@4,-2")) == "south.cotlic"


def test_mana_goes_to_who_is_acting() -> None:
    t = table(south("yami@4,0 cotlic@3,0*3", hand="dragon-strike"), "gulbjarn@4,-2", active="yami", flux=True)
    t.acts("play:skytear-flux>south.yami")
    assert advice(t) == "south.yami"


# Cards ----------------------------------------------------------------------------------------------------------------


def test_a_card_is_played_on_whom_it_defeats() -> None:
    t = table(south("sakoshi@4,0", hand="life-steal"), "akhuti@4,-2*2 corjof@3,0", active="sakoshi", turn=2)
    assert advice(t.acts("attack:north.corjof")) == "play:life-steal>south.sakoshi>north.akhuti"


def test_armor_is_played_when_a_blow_is_on_its_way() -> None:
    t = table(south("yami@4,0"), north("cotlic@4,-1", hand="protection"), active="yami")
    t.a("attack:north.cotlic")
    assert advice(t, "b") == "play:protection>north.cotlic>north.cotlic"
    idle = table(south("yami@4,0"), north("cotlic@4,-1", hand="protection"), active="yami")
    idle.a("move")
    assert advice(idle, "b") == "pass"


def test_an_attack_is_cancelled_and_a_move_is_not() -> None:
    for action, best in (("attack:north.akhuti", "play:word-of-nupten>north.akhuti>south.yami"), ("move", "pass")):
        t = table(south("yami@4,0"), north("akhuti@4,-1", hand="word-of-nupten"), active="yami", turn=3)
        t.a(action)
        assert advice(t, "b") == best


def test_an_attack_is_drawn_to_who_can_bear_it() -> None:
    for weak, best in (("*3", "play:redirection>north.haburat>north.akhuti"), ("*12", "pass")):
        t = table(
            south("yami@4,0"), north(f"akhuti@4,-1{weak} haburat@3,0*9", hand="redirection"), active="yami", turn=2
        )
        t.a("attack:north.akhuti")
        assert advice(t, "b") == best


def test_healing_waits_until_somebody_is_hurt() -> None:
    for hp, played in (("*10", True), ("", False)):
        t = table(south(f"gulbjarn@4,0{hp}", hand="feral-vitality"), "", active="gulbjarn", turn=3)
        assert (worth(t, "play:feral-vitality>south.gulbjarn") > 0) is played


def test_minions_and_presence_are_played_where_they_count() -> None:
    near = table(south("gulbjarn@4,0", hand="presence"), "", active="gulbjarn")
    far = table(south("gulbjarn@0,4", hand="presence"), "", active="gulbjarn")
    assert worth(near, "play:presence>south.gulbjarn") > 0.5 > worth(far, "play:presence>south.gulbjarn")
    spawns = table(south("cotlic@4,0", reserve=2, hand="lord-of-many"), "", active="cotlic")
    assert worth(spawns, "play:lord-of-many>south.cotlic") > 1


def test_to_sacrifice_a_minion_is_for_somebody_about_to_fall() -> None:
    for hp, played in (("*3", True), ("*11", False)):
        hero = f"tlakali@4,0{hp}"
        t = table(south(hero, "5,-1/east 4,2/east", hand="sacrifice"), "", active="tlakali", victory="right-tower")
        assert (worth(t, "play:sacrifice>south.tlakali>south.tlakali") > 0) is played
    t.a("play:sacrifice>south.tlakali>south.tlakali")
    assert t.asked == "a pay-minion"
    assert advice(t) == "south.minion-2"  # the other one sees the token


def test_a_ritual_takes_the_minions_it_was_played_for() -> None:
    t = table(
        south("tlakali@4,0", "5,-1/east 4,2/east", hand="thousandth-ritual"),
        "cotlic@4,-3 akhuti@4,-1*4",
        active="tlakali",
        victory="right-tower",
        turn=3,
    )
    assert worth(t, "play:thousandth-ritual>south.tlakali") > -5
    t.acts("play:thousandth-ritual>south.tlakali")
    assert t.asked == "a defeat-minion"
    assert advice(t) == "south.minion-2"
    assert advice(t.acts("south.minion-2")) == "south.minion-1"
    t.acts("south.minion-1")
    assert t.asked == "a choose"
    assert advice(t) == "north.akhuti"


def test_marked_heroes_make_a_card_worth_more() -> None:
    few, many = (
        table(south("yami@4,0", hand="bow-to-me"), f"cotlic@4,-2{mark}", active="yami", turn=3)
        for mark in ("", "+marked")
    )
    assert worth(many, "play:bow-to-me>south.yami") > worth(few, "play:bow-to-me>south.yami")


def test_a_harder_blow_is_for_who_has_somebody_to_strike() -> None:
    near, far = (
        table(south("yami@4,0+frenzy", hand="dragon-strike"), f"cotlic@{place}", active="yami", turn=2)
        for place in ("4,-1", "0,-4")
    )
    assert worth(near, "play:dragon-strike>south.yami") > worth(far, "play:dragon-strike>south.yami")


def test_a_ruse_leads_to_a_better_place() -> None:
    for place, played in (("4,3", True), ("4,0", False)):
        t = table(south(f"sakoshi@{place}", hand="ruse"), "", active="sakoshi", victory="right-tower")
        assert (worth(t, "play:ruse>south.sakoshi") > 0) is played


def test_only_hindrances_are_removed() -> None:
    t = table(south("yami@4,0+fast+slow", hand="clear-mind"), "", active="yami")
    t.acts("play:clear-mind>south.yami")
    assert advice(t) == "slow"
    t.acts("slow")
    assert t.asked != "a remove-condition" or advice(t) == "done"


def test_a_card_is_aimed_at_where_enemies_are() -> None:
    t = table(south("tlakali@4,0", hand="mud-flood"), "cotlic@4,-3", active="tlakali", turn=2)
    t.a("play:mud-flood>south.tlakali")
    assert t.asked == "a target"
    assert advice(t) == "4,-3"


def test_the_opening_hand_is_kept() -> None:
    t = SkyScenario(battlemat.new_match("skytear", seed=1)).runs_to("exchange")
    appraisals = t.match.appraise(t.question(t.asked[0]))
    best = max(appraisals, key=lambda appraisal: appraisal.value)
    assert (best.answer, sum(appraisal.value == best.value for appraisal in appraisals)) == (["keep"], 1)


def test_frenzy_is_for_who_can_attack_twice() -> None:
    for place, played in (("4,-1", True), ("0,-4", False)):
        t = table(south("yami@4,0", hand="dragon-strike"), f"cotlic@{place}", active="yami", turn=2)
        assert (worth(t, "play:dragon-strike>south.yami") > 0) is played


def test_sight_is_taken_from_who_then_counts_no_more() -> None:
    t = table(south("corjof@4,-1", hand="blinding-peck"), "cotlic@4,-3 yami@4,-4", active="corjof")
    beside, away = (worth(t, f"play:blinding-peck>south.corjof>north.{hero}") for hero in ("cotlic", "yami"))
    assert away > 0 > beside


def test_flux_is_for_a_card_one_mana_too_dear() -> None:
    for hand, played in (("dragon-strike", True), ("ignite", False)):
        t = table(south("yami@4,0", hand=hand), "", active="yami", flux=True)
        assert (worth(t, "play:skytear-flux>south.yami") > 0) is played


def test_the_best_modifier_is_taken() -> None:
    t = table(south("yami@4,0", deck="ignite dragon-strike ruse"), "cotlic@4,-1", active="yami")
    t.a("attack:north.cotlic").settle()
    assert t.asked == "a modifier"
    assert advice(t) == "dragon-strike"


def test_cheap_cards_are_discarded() -> None:
    t = table(
        south("yami@4,0", hand="bow-to-me dragon-strike ignite ruse ruse dodge", deck="ruse " * 9), "", phase="upkeep"
    )
    assert t.asked == "a discard"
    assert advice(t) in ("ignite", "ruse", "dodge")


# The Minions Phase ----------------------------------------------------------------------------------------------------


def test_the_dearest_lead_card_is_selected() -> None:
    t = table(south("yami@4,0", leads={"yami": "ignite bow-to-me"}), "", phase="minions")
    assert t.asked == "a select-lead"
    assert advice(t) == "south.yami>bow-to-me"


def test_the_nexus_is_damaged_before_a_tower() -> None:
    t = table(
        south("yami@2,-4 cotlic@1,-3"),
        north(towers={"west": 0, "east": 5}, nexus=5),
        tokens={"east": "2,-5"},
        phase="minions",
    )
    t.runs_to("structure")
    assert advice(t) == "north.nexus"


def test_minions_that_count_are_defeated_first() -> None:
    t = table("yami@4,-1 cotlic@4,0", north("", "4,2/east 5,-2/east"), phase="minions", victory="right-tower")
    assert t.asked == "a lane-damage"
    assert advice(t) == "north.minion-2"


def test_a_token_advances_towards_the_nexus() -> None:
    t = table("yami@3,-7", "", phase="minions", tokens={"east": "2,-7"}).runs_to("advance")
    assert set(t.options("a")) == {"3,-7", "2,-6"}
    assert advice(t) == "2,-6"


def test_a_hero_comes_back_on_the_side_of_the_main_lane() -> None:
    for card, side in (("left-tower", -1), ("right-tower", 1)):
        t = table("yami^2", "", phase="upkeep", victory=card)
        assert t.asked == "a place-hero"
        assert int(advice(t).partition(",")[0]) * side >= 0


def test_minions_are_put_next_to_the_token() -> None:
    t = table(south("", reserve=2), "", phase="minions")
    t.runs_to("spawn")
    assert advice(t) != "done"


def test_an_outsider_is_placed_and_strikes() -> None:
    t = table("yami@0,1 sakoshi@1,0", "cotlic@0,-2*2", outsiders={"centre": "rift-stalker"}, phase="minions")
    t.runs_to("place-outsider")
    place = advice(t)
    assert away(t, place, "north.cotlic") == 1
    assert advice(t.acts(place)) == "attack:north.cotlic"


# Places ---------------------------------------------------------------------------------------------------------------


def test_an_enemy_is_pushed_out_of_sight_of_a_token() -> None:
    t = table(
        south("akhuti@4,-1", hand="hurricane-blow"), "yami@4,-2", tokens={"east": "6,-3"}, active="akhuti", turn=2
    )
    t.acts("play:hurricane-blow>south.akhuti>north.yami")
    assert {"4,-4", "2,-2"} <= set(t.options("a"))
    assert advice(t) == "2,-2"


def test_an_enemy_is_pulled_out_of_sight_of_a_token() -> None:
    t = table(
        south("gulbjarn@4,2", hand="grapple"),
        "yami@4,0",
        tokens={"east": "4,-3"},
        active="gulbjarn",
        victory="right-tower",
    )
    t.acts("play:grapple>south.gulbjarn>north.yami")
    assert {"4,0", "4,1"} <= set(t.options("a"))
    assert away(t, advice(t), "south.gulbjarn") == 1


def test_pillars_and_illusions_are_put_next_to_enemies() -> None:
    pillar = table("cotlic@4,0", "yami@4,-3", active="cotlic")
    pillar.a("worship")
    assert pillar.asked == "a pillar-hex"
    assert away(pillar, advice(pillar), "north.yami") == 1
    illusion = table("haburat@4,0", "yami@4,-3", active="haburat").acts("worship")
    assert illusion.asked == "a illusion"
    assert away(illusion, advice(illusion), "north.yami") == 1
    kingdom = table(south("cotlic@4,0", hand="my-kingdom"), "yami@4,-3", active="cotlic", turn=3)
    kingdom.acts("play:my-kingdom>south.cotlic")
    assert kingdom.asked == "a place-pillar"
    assert away(kingdom, advice(kingdom), "north.yami") == 1


def test_an_outsider_leaps_at_the_weakest() -> None:
    heroes = "cotlic@4,1 tlakali@5,-1*1 akhuti@2,3"
    t = table("yami@0,1", heroes, outsiders={"centre": "rift-stalker@3,1"}, phase="minions").runs_to("place-outsider")
    t.acts("stay", "skill:leap")
    assert t.asked == "a place"
    assert away(t, advice(t), "north.tlakali") == 1


def test_an_area_is_laid_where_most_enemies_are() -> None:
    t = table(south("akhuti@4,0", hand="soul-tornado"), north("yami@4,-1 cotlic@4,-2"), active="akhuti", turn=2)
    t.acts("play:soul-tornado>south.akhuti")
    assert t.asked == "a area"
    assert {"4,-1", "4,-2"} <= set(advice(t).split("+"))


def test_a_tower_that_wins_the_game_makes_its_lane_the_main_one() -> None:
    for card, lane in (("left-tower", "west"), ("right-tower", "east")):
        t = table("yami@0,4", "", victory=card, active="yami")
        t.acts("move")
        column = int(advice(t).partition(",")[0])
        assert (column < 0) is (lane == "west")


def test_a_tower_that_loses_the_game_is_defended_once_others_attack() -> None:
    for tokens, defends in (({}, True), ({"west": "-4,0"}, False)):
        t = table("yami@0,4 cotlic@4,-1 tlakali@4,0", "", victory="right-tower", tokens=tokens, active="yami")
        t.acts("move")
        column = int(advice(t).partition(",")[0])
        assert (column < 0) is defends


def test_domes_count_when_a_victory_card_wants_them() -> None:
    for card, inside in (("three-domes", True), ("siege", False)):
        t = table("yami@0,3", "", victory=card, active="yami")
        t.acts("move")
        board = t.state.board
        place = board.named[advice(t)]
        assert bool(board.in_domes >> place & 1) is inside


# Matches --------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_regular_beats_random_in_at_least_95_of_100() -> None:
    """The first game, half of the matches from each seat."""
    won = Counter(starter_battle("skytear", number, ("regular", "random"))[0] for number in range(100))
    assert won["regular"] >= 95, won


def test_regular_matches_are_decided() -> None:
    """Regular against itself plays for victory: most matches end before the mana track does."""
    won = Counter(starter_battle("skytear", number, ("regular", "regular"))[0] for number in range(12))
    assert won["draw"] <= 2, won
