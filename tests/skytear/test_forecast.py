"""What bots expect of the Minions Phase, from where everybody stands."""

from __future__ import annotations

import pytest

from battlemat.games.skytear.forecast import MATCH, Challenge, Forecast
from battlemat.games.skytear.scenario import SkyScenario, north, south, table


def challenge(t: SkyScenario, name: str, *, public: bool = False) -> Challenge:
    """One of the challenges as the south sees it."""
    forecast = Forecast(t.match.view(0), "south", public=public)
    return next(one for one in forecast.challenges if one.name == name)


def test_heroes_minions_and_the_best_lead_card_make_the_margin() -> None:
    t = table(
        south("yami@4,0 cotlic@3,0", "5,-1/east", leads={"yami": "ignite", "cotlic": "my-kingdom"}),
        north("akhuti@4,-4", "5,-3/east 3,-2/east"),
    )
    assert challenge(t, "east").margin == 3 + 3 - 3
    assert challenge(t, "west").margin == 0


def test_a_lead_card_from_the_hand_counts_with_what_to_expect_for_whoever_cannot_know_it() -> None:
    t = table(south("yami@4,0", leads={"yami": "my-kingdom"}), "")
    assert challenge(t, "east").margin == 1 + 3
    assert challenge(t, "east", public=True).margin == 1 + 2.0


def test_what_is_good_for_one_side_is_as_bad_for_the_other() -> None:
    t = table(south("yami@4,0", "5,-1/east"), north("cotlic@0,0", "5,-3/east"), victory="right-tower")
    view = t.match.view(0)
    for ours, theirs in zip(Forecast(view, "south").challenges, Forecast(view, "north").challenges, strict=True):
        assert ours.margin == -theirs.margin
        assert ours.worth(ours.margin) == pytest.approx(-theirs.worth(theirs.margin))


def test_a_tower_in_reach_that_wins_the_match_is_worth_the_match() -> None:
    near = challenge(table("yami@4,-3", "", tokens={"east": "4,-4"}, victory="right-tower"), "east")
    assert near.own_spoils(5) > MATCH > near.own_spoils(4)
    far = challenge(table("yami@4,-3", "", tokens={"east": "4,-2"}, victory="right-tower"), "east")
    other = challenge(table("yami@4,-3", "", tokens={"east": "4,-4"}, victory="left-tower"), "east")
    assert max(far.own_spoils(5), other.own_spoils(5)) < MATCH


def test_minions_of_the_lane_shield_a_tower() -> None:
    bare = challenge(table("", "", tokens={"east": "4,-4"}), "east")
    shielded = challenge(table("", north("", "5,-5/east 3,-4/east"), tokens={"east": "4,-4"}), "east")
    assert bare.own_spoils(3) > shielded.own_spoils(3)


def test_a_token_that_comes_within_reach_of_a_tower_is_worth_more_than_one_that_does_not() -> None:
    reaches = challenge(table("", "", tokens={"east": "4,-2"}), "east")
    stays_far = challenge(table("", "", tokens={"east": "4,0"}), "east")
    assert reaches.own_spoils(1) > stays_far.own_spoils(1)


def test_the_last_control_that_a_victory_card_asks_for_is_worth_the_match() -> None:
    t = table("", "", victory="six-controls", progress={"south": {"lanes": 4, "domes": 1}})
    one = challenge(t, "east")
    assert one.own_spoils(1) > MATCH / 2 > one.enemy_spoils(1)


def test_the_fewer_heroes_have_still_to_act_the_surer_the_margin() -> None:
    many = Forecast(table("yami@4,0 cotlic@3,0 akhuti@3,1", "tlakali@4,-4 gulbjarn@3,-3").match.view(0), "south")
    few = Forecast(table("yami@4,0", "").match.view(0), "south")
    assert len(many.spread) > len(few.spread)
    assert sum(weight for _, weight in many.spread) == pytest.approx(1.0)


def test_there_is_nothing_to_expect_before_the_tokens_are_there() -> None:
    t = table("yami@4,0", "")
    assert Forecast(t.match.view(0) | {"tokens": {}}, "south").challenges == []
