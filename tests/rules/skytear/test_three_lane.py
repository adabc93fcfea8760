"""The three-lane battlefield: SK-TLN. Its layout is in test_board_layout.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import battlemat
from battlemat.core.errors import BadSetup
from battlemat.core.words import LANGUAGES
from battlemat.games.skytear.board import SIDES
from battlemat.games.skytear.content import FACTIONS, OUTSIDERS
from battlemat.games.skytear.minions_phase import ways_around
from battlemat.games.skytear.scenario import SkyScenario, north, set_up, side, south, table
from battlemat.games.skytear.sight import sightlines
from tests.rule_marks import rule

SETUP = {"variant": "tournament", "battlefield": "three-lane"}


def begun(seed: int = 1, **more: Any) -> SkyScenario:
    """A tournament game on three lanes, drafted as offered, at its first activation."""
    t = SkyScenario(battlemat.new_match("skytear", SETUP | more, seed=seed))
    t.runs_to("choose-hero")
    return t


def at_the_nexus(
    own: side | str, other: side | str, *, middle: str = "0,-3", east: str = "2,-6", numbers: str = "123"
) -> SkyScenario:
    """The Minions Phase with two tokens near the north Nexus at 0,-6 (numbers of west, middle, east)."""
    return table(
        own,
        other,
        battlefield="three-lane",
        phase="minions",
        tokens={"middle": middle, "east": east},
        numbers=dict(zip(("west", "middle", "east"), map(int, numbers), strict=True)),
    )


# The game -------------------------------------------------------------------------------------------------------------


@rule("SK-TLN-01", "SK-TLN-13", "SK-TLN-14", "SK-TLN-22")
def test_six_heroes_and_48_cards_a_side() -> None:
    t = begun()
    assert Counter(hero.side for hero in t.state.heroes) == {"south": 6, "north": 6}
    first, second = t.asked[0], "b" if t.asked[0] == "a" else "a"
    hands = len(t.hand(first)), len(t.hand(second))
    assert hands == (6, 5)
    assert [len(t.deck(seat)) + len(t.hand(seat)) for seat in (first, second)] == [48, 48]
    assert (t.state.flux, t.state.turn) == (True, 1)
    assert t.state.players["ab".index(first)].side == "south"
    for hero in t.state.heroes:
        assert hero.cell in t.state.board.hero_start[hero.side]


@rule("SK-TLN-02")
def test_no_victory_cards_are_used() -> None:
    assert begun().state.victory == []


@rule("SK-TLN-03")
def test_the_end_of_turn_five_is_a_draw() -> None:
    t = table("yami@0,5~", "cotlic@0,-5~", battlefield="three-lane", phase="upkeep", turn=5)
    assert (t.over, t.drawn) == (True, True)


@rule("SK-TLN-15")
def test_each_side_has_three_towers() -> None:
    assert begun().state.towers == {name: {"west": 5, "middle": 5, "east": 5} for name in SIDES}


@rule("SK-TLN-16")
def test_tokens_are_numbered_at_random() -> None:
    orders = set()
    for seed in range(40):
        tokens = begun(seed).state.tokens
        orders.add(tuple(tokens[lane].number for lane in ("west", "middle", "east")))
    assert len(orders) == 6


@rule("SK-TLN-17", "SK-TLN-23")
def test_three_minions_a_side_stand_in_the_middle_lane() -> None:
    t = begun()
    assert t.minions("south") == sorted(["-1,1", "0,1", "1,0"])
    assert t.minions("north") == sorted(["-1,0", "0,-1", "1,-1"])
    for name in SIDES:
        assert {minion.lane for minion in t.state.minions if minion.side == name and minion.cell >= 0} == {"middle"}
        factions = {hero.printed.faction for hero in t.state.heroes if hero.side == name}
        assert t.reserve(name) + 3 == sum(FACTIONS[faction].minions for faction in factions)
    of_three = [name for name in SIDES if len({h.printed.faction for h in t.state.heroes if h.side == name}) == 3]
    assert of_three
    assert {t.reserve(name) for name in of_three} == {9}


@rule("SK-TLN-18")
def test_minions_come_to_the_side_lanes_in_the_minions_phase() -> None:
    t = table(
        south("yami@0,5", reserve=2),
        north("cotlic@0,-5", reserve=2),
        battlefield="three-lane",
        phase="minions",
    )
    t.runs_to("spawn")
    assert t.events("contested")[0] == {"where": "lane-west", "south": 0, "north": 0, "winner": None}
    assert t.asked == "b spawn"
    for seat in ("b", "b", "a", "a"):
        assert (t.asked, t.question(seat).about["lane"]) == (f"{seat} spawn", "west")
        t.match.submit("ab".index(seat), next(option for option in t.options(seat) if "," in option))
    assert [minion.lane for minion in t.state.minions if minion.cell >= 0] == ["west"] * 4


@rule("SK-TLN-19")
def test_each_dome_has_an_outsider_drawn_at_random() -> None:
    drawn = Counter[str]()
    for seed in range(30):
        outsiders = begun(seed).state.outsiders
        assert {outsider.dome for outsider in outsiders} == {"west", "east"}
        assert len({outsider.kind for outsider in outsiders}) == 2
        drawn.update(outsider.kind for outsider in outsiders)
    assert set(drawn) == set(OUTSIDERS)


@rule("SK-TLN-20")
def test_a_dome_without_outsider_has_no_effect() -> None:
    t = table(
        "yami@4,-2",
        "cotlic@0,-5",
        battlefield="three-lane",
        phase="minions",
        outsiders={"west": "rift-stalker"},
    )
    assert (t.last("contested")["where"], t.last("contested")["winner"]) == ("dome-east", "south")
    assert (t.asked, t.state.turn) == ("a choose-hero", 2)  # the first question of all: no Outsider was offered
    assert t.events("activated") == []


@rule("SK-TLN-20", "SK-TLN-21")
def test_one_outsider_is_a_choice_and_waits_at_either_dome() -> None:
    drawn = Counter[tuple[str, str]]()
    for seed in range(60):
        (outsider,) = begun(seed, outsiders=1).state.outsiders
        drawn[outsider.kind, outsider.dome] += 1
    assert {kind for kind, _ in drawn} == set(OUTSIDERS)
    at = Counter(dome for _, dome in drawn.elements())
    assert min(at["west"], at["east"]) > 18


@rule("SK-TLN-19")
def test_there_are_no_more_outsiders_than_domes() -> None:
    assert "outsiders" not in set_up(variant="tournament", battlefield="three-lane", outsiders=2).match.setup
    for battlefield, outsiders in (("three-lane", 0), ("three-lane", 3), ("two-lane", 2)):
        with pytest.raises(BadSetup) as caught:
            set_up(variant="tournament", battlefield=battlefield, outsiders=outsiders)
        assert [refusal.rule for refusal in caught.value.refusals] == ["SK-TLN-19"]
        for language in LANGUAGES:
            assert caught.value.refusals[0].reason_in(language, "skytear") != "skytear-outsider-count"


# Combined challenges --------------------------------------------------------------------------------------------------


@rule("SK-TLN-04", "SK-TLN-05")
@pytest.mark.parametrize(("east", "challenges"), [("3,-7", 2), ("4,-8", 3)])
def test_tokens_in_sight_of_a_nexus_are_one_challenge(east: str, challenges: int) -> None:
    t = at_the_nexus("yami@0,5", "cotlic@-10,10", east=east)
    t.runs_to("choose-hero")
    lanes = [contest for contest in t.events("contested") if contest["where"].startswith("lane-")]
    assert len(lanes) == challenges


@rule("SK-TLN-06")
def test_they_are_resolved_at_the_lowest_number() -> None:
    t = at_the_nexus("yami@0,5", "cotlic@-10,10", numbers="213")
    t.runs_to("choose-hero")
    lanes = [contest["where"] for contest in t.events("contested")]
    assert lanes == ["lane-middle", "lane-west", "dome-west", "dome-east"]


@rule("SK-TLN-06")
def test_a_token_that_comes_near_when_it_is_resolved_is_not_resolved_again() -> None:
    """The east token goes first, alone, and comes into sight of the Nexus; the middle one is there already."""
    t = at_the_nexus(
        "yami@5,-8", north("cotlic@-10,10", towers={"east": 0}, nexus=5), east="4,-8", numbers="321"
    ).runs_to("choose-hero")
    found = {event["where"]: (event["south"], event["north"]) for event in t.events("contested")}
    board = t.state.board
    assert board.distance[board.named[t.token("east")]][board.nexus["north"]] == 3
    assert (found["lane-east"], found["lane-middle"]) == ((1, 0), (0, 0))


@rule("SK-TLN-07")
def test_who_sees_several_tokens_counts_once() -> None:
    t = at_the_nexus(south("yami@1,-5", minions="1,-4/middle"), "cotlic@-10,10")
    lines, named = sightlines(t.state.board), t.state.board.named
    for place, token in ((place, token) for place in ("1,-5", "1,-4") for token in ("0,-3", "2,-6")):
        assert lines.sees(named[place], named[token])
    t.runs_to("choose-hero")
    (middle,) = [contest for contest in t.events("contested") if contest["where"] == "lane-middle"]
    assert (middle["south"], middle["north"]) == (2, 0)


@rule("SK-TLN-08")
def test_at_most_one_lead_card_counts() -> None:
    t = at_the_nexus(
        south("yami@0,-2 sakoshi@3,-6", leads={"yami": "life-steal", "sakoshi": "shuriken-storm"}), "cotlic@-10,10"
    )
    t.runs_to("select-lead")
    assert len([option for option in t.options("a") if option != "no"]) == 2
    assert {event["hero"] for event in t.events("lead-revealed")} == {"south.yami", "south.sakoshi"}
    t.a("south.sakoshi>shuriken-storm")
    (middle,) = [contest for contest in t.events("contested") if contest["where"] == "lane-middle"]
    assert middle["south"] == 2 + 3


@rule("SK-TLN-09", "SK-TLN-12")
def test_damage_goes_to_minions_of_all_their_lanes_then_to_one_structure() -> None:
    t = at_the_nexus(
        south("yami@0,-2 sakoshi@3,-6 corjof@2,-5 gulbjarn@1,-4 tlakali@1,-3 akhuti@2,-4", minions="0,-1/middle"),
        north("cotlic@-10,10", minions="-1,-2/middle 3,-7/east", towers={"middle": 0, "east": 0}, nexus=5),
    )
    t.runs_to("choose-hero")
    (middle,) = [contest for contest in t.events("contested") if contest["where"] == "lane-middle"]
    assert (middle["south"], middle["north"]) == (7, 2)
    assert t.reserve("north") == 2
    assert t.nexus("north") == 2
    assert [event["count"] for event in t.events("drew") if event["player"] == 0] == [1, 2]  # the second in upkeep


@rule("SK-TLN-09")
@pytest.mark.parametrize("numbers", ["123", "132"])
def test_the_structure_may_be_near_any_of_the_tokens(numbers: str) -> None:
    """Only the middle token is within 3 hexes of the middle tower."""
    t = at_the_nexus("yami@0,-2", "cotlic@-10,10", east="3,-8", numbers=numbers)
    assert (t.tower("north", "middle"), t.events("damage-lost")) == (4, [])


@rule("SK-TLN-10")
def test_every_combined_token_advances() -> None:
    t = at_the_nexus(
        "yami@0,-2 sakoshi@3,-6",
        north("cotlic@-10,10", towers={"middle": 0, "east": 0}, nexus=5),
        middle="0,-3",
        east="3,-7",
    )
    t.runs_to("choose-hero")
    advanced = [event["lane"] for event in t.events("advanced")]
    assert advanced == ["middle", "east"]
    nexus = t.state.board.nexus["north"]
    assert [t.state.board.distance[t.state.tokens[lane].cell][nexus] for lane in advanced] == [1, 1]
    turned = at_the_nexus(
        "yami@0,-2 sakoshi@3,-6",
        north("cotlic@-10,10", towers={"middle": 0, "east": 0}, nexus=5),
        east="3,-7",
        numbers="231",
    ).runs_to("choose-hero")
    assert [event["lane"] for event in turned.events("advanced")] == ["east", "middle"]  # by their numbers


@rule("SK-TLN-31", "SK-MPH-43")
def test_once_a_side_tower_is_gone_the_winner_chooses_between_nexus_and_middle_tower() -> None:
    t = at_the_nexus("yami@6,-5", north("cotlic@-10,10", towers={"east": 0}, nexus=5), east="6,-6", middle="0,0")
    t.runs_to("advance")
    board = t.state.board
    ends = {board.named[option] for option in t.options("a")}
    goals = board.nexus["north"], board.tower["north"]["middle"]
    assert [any(ways_around(board, goal)[end] == 5 for end in ends) for goal in goals] == [True, True]


@rule("SK-TLN-11")
def test_minions_are_spawned_for_each_lane() -> None:
    t = at_the_nexus(south("yami@0,-2", reserve=6), north("cotlic@-10,10", reserve=6), numbers="312")
    t.runs_to("spawn")
    asked = []
    while len(t.events("contested")) == 1:
        seat = t.asked[0]
        asked.append((seat, t.question(seat).about["lane"]))
        t.match.submit("ab".index(seat), next(option for option in t.options(seat) if option != "done"))
    assert asked == [(seat, lane) for lane in ("middle", "east") for seat in ("a", "a", "b", "b")]
