"""The Minions Phase in the lanes: control, damage, advance, spawning (SK-MPH)."""

from __future__ import annotations

import msgspec

from battlemat.games.skytear.content import HEROES, HeroKind, extra_content
from battlemat.games.skytear.scenario import SkyScenario, north, side, south, table
from tests.rule_marks import rule
from tests.rules.skytear.lanes import EAST_FIRST, FAR, contest, lanes

# Order ----------------------------------------------------------------------------------------------------------------


@rule("SK-MPH-01", "SK-MPH-02", "SK-MPH-03")
def test_lanes_by_number_then_the_dome() -> None:
    for numbers, order in ((EAST_FIRST, ["east", "west"]), ({"east": 2, "west": 1}, ["west", "east"])):
        t = table("yami@0,6", FAR, phase="minions", numbers=numbers).runs_to("choose-hero")
        assert [event["where"] for event in t.events("contested")] == [f"lane-{lane}" for lane in order] + [
            "dome-centre"
        ]
    large = table("yami@0,7", "cotlic@0,-7", battlefield="three-lane", phase="minions").runs_to("choose-hero")
    assert [event["where"] for event in large.events("contested")][3:] == ["dome-west", "dome-east"]


@rule("SK-MPH-02")
def test_a_lane_is_finished_before_the_next_begins() -> None:
    t = lanes(south("yami@0,6", reserve=4))
    assert (t.asked, len(t.events("contested"))) == ("a spawn", 1)


@rule("SK-MPH-04")
def test_the_control_point_of_a_dome_is_its_centre() -> None:
    t = lanes("yami@2,0 sakoshi@0,-2", "cotlic@-2,0").runs_to("choose-hero")
    assert contest(t, "dome-centre") == (2, 1, "south")
    assert t.state.board.control_point == {"centre": t.state.board.named["0,0"]}


@rule("SK-MPH-05")
def test_winner_damage_advance_and_spawn_in_this_order() -> None:
    t = lanes(south("yami@4,-1 sakoshi@4,0", minions="3,-1"), north(FAR, minions="4,-3"))
    t.runs_to("spawn")
    steps = ("contested", "minion-defeated", "advanced", "minion-placed")
    assert [kind for kind in t.story() if kind in steps] == list(steps)
    assert t.asked == "b spawn"


@rule("SK-MPH-06")
def test_a_dome_has_no_damage_no_advance_and_no_minions() -> None:
    t = lanes(south("yami@1,0", reserve=1), north(FAR, reserve=1), outsiders={"centre": "rift-stalker"})
    t.runs_to("place-outsider")
    assert t.story()[-1] == "contested"
    t.a("no")
    assert (t.asked, t.state.turn) == ("a choose-hero", 2)  # no question of spawning came in between
    after = t.story()[t.story().index("minions-phase") :]
    assert not {"advanced", "structure-damaged", "damage-lost", "minion-placed"} & set(after)


# Control --------------------------------------------------------------------------------------------------------------


@rule("SK-MPH-07", "SK-MIN-12")
def test_heroes_and_minions_in_sight_count_one_and_presence_one_more() -> None:
    t = lanes(south("gulbjarn@4,0", minions="3,-1 4,-5"), FAR).runs_to("choose-hero")
    assert contest(t)[0] == 3
    present = table(
        south("gulbjarn@4,0", minions="3,-1 4,-5", hand="presence"), FAR + "~", active="gulbjarn", numbers=EAST_FIRST
    )
    present.acts("play:presence>south.gulbjarn", "done", "ignite", "end").runs_to("choose-hero")
    assert contest(present)[0] == 4
    for hand in ("", "presence"):
        away = table(
            south("gulbjarn@0,6", minions="3,-1 4,-5", hand=hand), FAR + "~", active="gulbjarn", numbers=EAST_FIRST
        )
        away.acts(*(["play:presence>south.gulbjarn", "done", "ignite"] if hand else []), "end").runs_to("choose-hero")
        assert contest(away)[0] == 2


@rule("SK-MPH-08")
def test_sight_decides_not_distance() -> None:
    t = lanes("yami@2,-1 sakoshi@4,0").runs_to("choose-hero")
    assert contest(t)[0] == 1


@rule("SK-MPH-09", "SK-MPH-10")
def test_a_figure_counts_for_every_token_it_sees() -> None:
    t = lanes(south("yami@0,4", minions="0,5/west"), FAR, tokens={"east": "1,3", "west": "-1,4"}).runs_to("choose-hero")
    assert (contest(t)[0], contest(t, "lane-west")[0]) == (2, 2)


@rule("SK-MPH-11")
def test_only_lead_cards_of_heroes_in_sight_are_revealed() -> None:
    t = lanes(south("yami@4,0 sakoshi@0,6", leads={"yami": "ruse", "sakoshi": "ignite"}))
    assert t.events("lead-revealed") == [{"hero": "south.yami", "card": "ruse"}]
    shown = {hero["id"]: hero["leads"] for hero in t.view("b")["heroes"] if hero["leads"]}
    assert shown == {
        "south.yami": [{"card": "ruse", "face_up": True, "origin": "hand"}],
        "south.sakoshi": [{"card": None, "face_up": False, "origin": "hand"}],
    }


@rule("SK-MPH-12")
def test_one_lead_card_for_each_side() -> None:
    t = lanes(south("yami@4,0 sakoshi@4,1", leads={"yami": "ruse", "sakoshi": "life-steal"}))
    assert t.options("a") == ["south.yami>ruse", "south.sakoshi>life-steal", "no"]
    t.a("south.sakoshi>life-steal")
    assert contest(t)[0] == 2 + 2


@rule("SK-MPH-13")
def test_no_lead_card_need_be_selected() -> None:
    t = lanes(south("yami@4,0", leads={"yami": "life-steal"}))
    t.a("no")
    assert contest(t)[0] == 1


@rule("SK-MPH-14")
def test_both_reveal_then_the_first_player_selects_first() -> None:
    t = lanes(south("yami@4,0", leads={"yami": "ruse"}), north("cotlic@4,-4", leads={"cotlic": "protection"}))
    assert (t.asked, len(t.events("lead-revealed"))) == ("a select-lead", 2)
    t.a("no")
    assert t.asked == "b select-lead"


@rule("SK-MPH-15")
def test_a_lead_card_without_runes_adds_nothing() -> None:
    t = lanes(south("yami@4,0", leads={"yami": "skytear-flux"}))
    t.a("south.yami>skytear-flux")
    assert contest(t)[0] == 1


@rule("SK-MPH-16")
def test_a_lead_card_may_count_for_another_token_again() -> None:
    t = lanes(south("yami@0,4", leads={"yami": "life-steal"}), FAR, tokens={"east": "1,3", "west": "-1,4"})
    t.a("south.yami>life-steal").runs_to("select-lead")
    t.a("south.yami>life-steal")
    assert (contest(t)[0], contest(t, "lane-west")[0]) == (3, 3)
    assert len(t.events("lead-revealed")) == 1


@rule("SK-MPH-17", "SK-MPH-20", "SK-MPH-35")
def test_the_higher_value_wins_by_the_difference() -> None:
    t = lanes("yami@4,0 sakoshi@4,-1", "cotlic@4,-4").runs_to("choose-hero")
    assert contest(t) == (2, 1, "south")
    assert t.token("east") == "4,-3"
    assert t.last("advanced") == {"lane": "east", "origin": "4,-2", "to": "4,-3"}
    assert winning(2, token="4,-2").runs_to("choose-hero").token("east") == "4,-4"
    alone = lanes("yami@4,0").runs_to("choose-hero")
    assert contest(alone) == (1, 0, "south")


@rule("SK-MPH-18", "SK-MPH-50")
def test_a_tie_has_no_winner() -> None:
    t = lanes(
        south("yami@0,1", minions="5,-1"), north("cotlic@0,-1", minions="5,-4"), outsiders={"centre": "rift-stalker"}
    )
    assert (t.asked, t.state.turn) == ("a choose-hero", 2)  # the first question: nobody was offered the Outsider
    assert (contest(t), contest(t, "dome-centre")) == ((1, 1, None), (1, 1, None))
    assert (t.token("east"), t.minions("south"), t.minions("north")) == ("4,-2", ["5,-1"], ["5,-4"])
    assert t.at("outsider.rift-stalker") is None


@rule("SK-MPH-19")
def test_after_a_tie_both_spawn_the_second_player_first() -> None:
    t = lanes(south("yami@0,6", reserve=1), north(FAR, reserve=1))
    assert t.asked == "b spawn"
    t.b("4,-3")
    assert t.asked == "a spawn"


# Damage ---------------------------------------------------------------------------------------------------------------


IN_SIGHT = {
    "4,-2": ("4,0", "4,-1", "5,-1", "6,-2", "5,-2", "3,-1"),
    "4,-3": ("4,0", "4,-1", "5,-1", "6,-2", "5,-2", "3,-1"),
    "4,-5": ("3,-4", "5,-5", "3,-5", "4,-4"),
    "3,-5": ("2,-4", "3,-4", "4,-5", "4,-4"),
}
"""Hexes from which a hero sees the token."""


def winning(by: int, enemy: side | str = FAR, token: str = "4,-3") -> SkyScenario:
    """So many south heroes see the east token."""
    heroes = ("yami", "sakoshi", "corjof", "gulbjarn", "tlakali", "akhuti")
    words = " ".join(f"{hero}@{place}" for hero, place in zip(heroes, IN_SIGHT[token][:by], strict=False))
    return lanes(words, enemy, tokens={"east": token})


@rule("SK-MPH-21", "SK-MPH-22")
def test_the_difference_is_dealt_to_minions_first() -> None:
    t = winning(4, north(FAR, minions="4,-4 5,-4"))  # 4 against 2
    t.runs_to("choose-hero")
    assert (contest(t), t.reserve("north"), t.tower("north", "east")) == ((4, 2, "south"), 2, 5)


@rule("SK-MPH-23")
def test_the_winner_chooses_the_minions() -> None:
    t = winning(4, north(FAR, minions="4,-4 5,-4 3,-3"))  # 4 against 3
    assert (t.asked, t.options("a")) == ("a lane-damage", ["north.minion-1", "north.minion-2", "north.minion-3"])
    t.a("north.minion-2")
    assert [event["figure"] for event in t.events("minion-defeated")] == ["north.minion-2"]


@rule("SK-MPH-22", "SK-MPH-23")
def test_damage_that_minions_take_reaches_nothing_else() -> None:
    t = winning(5, north(FAR, minions="4,-4 5,-4 3,-3"))  # 5 against 3
    t.a("north.minion-2")
    assert t.options("a") == ["north.minion-1", "north.minion-3"]  # a minion is given no more than it needs
    t.a("north.minion-3")
    assert [event["figure"] for event in t.events("minion-defeated")] == ["north.minion-2", "north.minion-3"]
    assert (t.tower("north", "east"), t.events("structure-damaged"), t.events("damage-lost")) == (5, [], [])


@rule("SK-MPH-24", "SK-MIN-07")
def test_only_minions_of_the_lane_are_hit_wherever_they_stand() -> None:
    t = winning(2, north(FAR, minions="-4,3/east -4,1/west"))
    t.runs_to("choose-hero")
    assert [event["figure"] for event in t.events("minion-defeated")] == ["north.minion-1"]
    west = lanes("yami@-4,2 sakoshi@-4,3", north(FAR, minions="4,-3 5,-3 3,-2"), tokens={"west": "-4,1"}).runs_to(
        "choose-hero"
    )
    assert contest(west, "lane-west") == (2, 0, "south")
    assert (west.events("minion-defeated"), west.tower("north", "west")) == ([], 3)


@rule("SK-MPH-25")
def test_heroes_take_no_lane_damage() -> None:
    t = winning(5, "cotlic@4,-4")
    t.runs_to("choose-hero")
    assert t.hp("north.cotlic") == 17


@rule("SK-MPH-26", "SK-MIN-26")
def test_what_is_left_hits_a_structure_within_three_hexes() -> None:
    t = winning(5, north(FAR, minions="4,-4"))  # 5 against 1
    t.runs_to("choose-hero")
    assert (t.reserve("north"), t.tower("north", "east")) == (1, 2)


@rule("SK-MPH-27", "SK-MPH-39")
def test_range_is_measured_before_the_advance() -> None:
    t = winning(3, token="4,-2")
    t.runs_to("choose-hero")
    assert (t.token("east"), t.tower("north", "east")) == ("4,-5", 5)


@rule("SK-MPH-28")
def test_damage_needs_no_sight() -> None:
    """A wall of ice across the only short way keeps token and tower from seeing each other."""
    t = table(
        south("corjof@4,-1 yami@4,0~", hand="ice-wall"),
        FAR + "~",
        active="corjof",
        tokens={"east": "4,-3"},
        numbers=EAST_FIRST,
    )
    t.acts("play:ice-wall>south.corjof", "4,-4")
    t.acts(next(option for option in t.options("a") if "4,-4" in option.split("+"))).ends().runs_to("choose-hero")
    assert (contest(t), t.tower("north", "east")) == ((2, 0, "south"), 3)


@rule("SK-MPH-29")
def test_damage_without_anything_in_range_is_lost() -> None:
    t = winning(4, north(FAR, minions="4,-4"), token="4,-2")  # 4 against 1
    t.runs_to("choose-hero")
    assert (t.events("damage-lost"), t.tower("north", "east")) == ([{"side": "south", "n": 2}], 5)


@rule("SK-MPH-30", "SK-MPH-31", "SK-MIN-24", "SK-CNT-17")
def test_one_structure_takes_it_all_and_what_is_over_is_lost() -> None:
    t = winning(4, north(FAR, towers={"east": 2}), token="3,-5")
    t.runs_to("choose-hero")
    assert (t.tower("north", "east"), t.nexus("north")) == (0, 5)
    assert t.events("nexus-armed") == [{"structure": "north.nexus", "hp": 5}]
    assert t.events("structure-damaged")[0] == {"structure": "north.tower-east", "lost": 2, "hp": 0}
    assert t.events("tower-destroyed") == [{"structure": "north.tower-east"}]


@rule("SK-MPH-30")
def test_the_winner_chooses_among_several_structures() -> None:
    t = winning(2, north(FAR, towers={"east": 2, "west": 0}, nexus=5), token="3,-5")
    assert (t.asked, t.options("a")) == ("a structure", ["north.tower-east", "north.nexus"])
    t.a("north.nexus")
    assert (t.tower("north", "east"), t.nexus("north")) == (2, 3)
    tower = winning(4, north(FAR, towers={"east": 2, "west": 0}, nexus=5), token="3,-5")
    tower.a("north.tower-east")
    assert (tower.tower("north", "east"), tower.nexus("north")) == (0, 5)


@rule("SK-MPH-32", "SK-POW-20", "SK-POW-21")
def test_one_card_for_structure_damage() -> None:
    t = winning(3)
    t.runs_to("choose-hero")
    assert t.events("drew")[0] == {"player": 0, "count": 1}
    story = t.story()
    assert story.index("structure-damaged") < story.index("drew") < story.index("advanced")


@rule("SK-MPH-33")
def test_no_card_without_structure_damage() -> None:
    t = winning(2, north(FAR, minions="4,-4"))
    t.runs_to("choose-hero")
    assert [event["count"] for event in t.events("drew")] == [2, 2]  # upkeep


@rule("SK-MPH-34")
def test_a_protected_minion_shields_the_tower() -> None:
    skill = {
        "id": "ward",
        "icon": "none",
        "ops": [{"op": "prevent-damage", "who": "friendly-minions-in-los", "phase": "minions"}],
        "source": "test",
    }
    warden = msgspec.convert(msgspec.to_builtins(HEROES["tlakali"]) | {"id": "warden", "skills": [skill]}, HeroKind)
    with extra_content(warden):
        t = winning(5, north("warden@4,-5", minions="4,-4"))  # 5 against 2
        t.runs_to("choose-hero")
        assert (t.reserve("north"), t.tower("north", "east")) == (0, 5)


# Advance --------------------------------------------------------------------------------------------------------------


@rule("SK-MPH-36")
def test_the_token_advances_the_full_difference() -> None:
    t = winning(5, north(FAR, minions="4,-4"))  # by 4: one minion, three to the tower
    t.runs_to("choose-hero")
    assert (t.tower("north", "east"), t.token("east")) == (2, "4,-5")
    far = winning(3, north(FAR, minions="4,-4"), token="4,-2")  # by 2: one minion, one point lost
    far.runs_to("choose-hero")
    assert far.token("east") == "4,-4"


@rule("SK-MPH-37", "SK-MPH-38")
def test_the_token_goes_straight_to_the_nearest_enemy_tower() -> None:
    t = lanes("yami@4,0").runs_to("choose-hero")
    assert (t.token("east"), t.events("advanced")[0]["to"]) == ("4,-3", "4,-3")


@rule("SK-MPH-38")
def test_the_token_is_not_moved_less_than_the_difference() -> None:
    t = lanes("yami@5,-1 sakoshi@5,0", tokens={"east": "5,-3"})
    assert (t.asked, sorted(t.options("a"))) == ("a advance", ["4,-4", "5,-5"])
    assert t.refused("a", "5,-4") == "SK-MPH-43"  # one hex instead of two


@rule("SK-MPH-40")
def test_a_token_next_to_the_tower_stays() -> None:
    t = winning(2, north(FAR, minions="4,-1/east"), token="4,-5")
    t.runs_to("choose-hero")
    assert (t.token("east"), t.events("advanced")) == ("4,-5", [])


@rule("SK-MPH-50")
def test_minions_do_not_move_when_a_won_token_stays() -> None:
    t = lanes(south("yami@4,-4", minions="4,-2/east"), tokens={"east": "4,-5"})
    assert contest(t)[2] == "south"
    assert (t.asked, t.state.turn, t.minions("south"), t.events("minion-placed")) == ("a choose-hero", 2, ["4,-2"], [])


@rule("SK-MPH-41")
def test_a_nexus_without_tower_tokens_is_no_goal() -> None:
    """Next to the Nexus, 3 hexes from the tower."""
    t = lanes("yami@1,-4", "cotlic@-6,9", tokens={"east": "1,-5"})
    board = t.state.board
    assert {board.distance[board.named["4,-6"]][board.named[option]] for option in t.options("a")} == {2}


@rule("SK-MPH-42")
def test_a_tower_destroyed_just_now_is_no_goal_any_more() -> None:
    t = lanes("yami@4,-3 sakoshi@4,-2", north(FAR, towers={"east": 2}), tokens={"east": "4,-4"})
    board = t.state.board
    assert (t.tower("north", "east"), t.nexus("north"), t.asked) == (0, 5, "a advance")
    assert {board.distance[board.nexus["north"]][board.named[option]] for option in t.options("a")} == {3}


@rule("SK-MPH-43")
def test_the_winner_chooses_among_equally_near_towers() -> None:
    """The tower at (4,-6) and the armed Nexus at (0,-5) are 2 hexes away."""
    t = lanes("yami@2,-4", north("cotlic@-6,9", towers={"west": 0}, nexus=5), tokens={"east": "2,-5"})
    t.runs_to("advance")
    assert sorted(t.options("a")) == ["1,-5", "3,-5", "3,-6"]


@rule("SK-MPH-41", "SK-MPH-42", "SK-MPH-47")
def test_an_armed_nexus_is_a_goal_once_the_tower_is_gone() -> None:
    t = winning(1, north(FAR, towers={"east": 0}, nexus=5, reserve=2), token="4,-5")
    t.runs_to("choose-hero")
    assert t.token("east") == "3,-5"
    assert not [
        event for event in t.events("minion-placed") if event["lane"] == "east"
    ]  # the tower of its lane is gone


@rule("SK-MPH-43")
def test_the_winner_chooses_among_equally_short_ways() -> None:
    t = lanes("yami@5,-1", tokens={"east": "5,-3"})
    assert (t.asked, sorted(t.options("a"))) == ("a advance", ["4,-3", "5,-4"])
    t.a("5,-4")
    assert t.token("east") == "5,-4"


@rule("SK-MPH-44")
def test_the_token_ends_where_somebody_stands() -> None:
    """Cotlic is in the way of a token that goes on to a pillar; a token ends on his hex."""
    t = lanes("yami@4,0 sakoshi@4,-1", "cotlic@4,-3").runs_to("choose-hero")
    assert (t.token("east"), t.at("north.cotlic")) == ("4,-3", "4,-3")
    past = lanes("yami@4,0 sakoshi@4,-1 corjof@3,-1", north("cotlic@4,-3", pillars="4,-4")).runs_to("choose-hero")
    assert (past.token("east"), past.at("north.cotlic"), past.pillars("north")) == ("4,-4", "4,-3", ["4,-4"])


@rule("SK-MPH-45")
def test_the_token_goes_around_the_dome() -> None:
    t = lanes("yami@-1,4", north(FAR, towers={"west": 0, "east": 0}, nexus=5), tokens={"west": "0,3"})
    t.runs_to("advance")
    assert sorted(t.options("a")) == ["-1,3", "1,2"]  # 0,2 is in the dome


@rule("SK-MPH-48")
def test_a_token_can_be_won_back() -> None:
    t = lanes("yami@0,6", "cotlic@4,-5 tlakali@4,-6", tokens={"east": "4,-4"}).runs_to("choose-hero")
    assert t.token("east") == "4,-2"


# Minions --------------------------------------------------------------------------------------------------------------


@rule("SK-MPH-49")
def test_minions_follow_the_token_the_winners_first() -> None:
    t = lanes(south("yami@4,-1 sakoshi@4,0", minions="3,-1"), north(FAR, minions="5,-3 3,-2"))  # 3 against 2
    t.a("north.minion-1")
    assert (t.asked, t.token("east")) == ("a reposition", "4,-3")
    t.a("4,-4")
    assert t.asked == "b reposition"
    t.b("3,-3")
    assert (t.minions("south"), t.minions("north")) == (["4,-4"], ["3,-3"])


@rule("SK-MPH-51", "SK-MPH-56")
def test_all_minions_of_the_lane_are_taken_up_before_the_first_is_placed() -> None:
    t = lanes(south("yami@0,6", minions="3,-1 5,-3"), north(FAR, minions="4,-1"))  # 2 against 1
    assert (t.asked, t.token("east")) == ("a reposition", "4,-3")
    assert "5,-3" in t.options("a")  # where the other one stood
    board = t.state.board
    assert {board.distance[board.named["4,-3"]][board.named[option]] for option in t.options("a")} == {1}  # SK-MPH-51


@rule("SK-MPH-51", "SK-MPH-53", "SK-MPH-55")
def test_minions_go_as_close_as_possible_but_not_onto_the_token() -> None:
    t = lanes(south("yami@0,6", reserve=1))
    assert t.asked == "a spawn"
    assert sorted(t.options("a")) == ["3,-1", "3,-2", "4,-1", "4,-3", "5,-2", "5,-3", "done"]


@rule("SK-MPH-52")
def test_farther_hexes_are_used_when_the_near_ones_are_taken() -> None:
    t = lanes(
        south("yami@4,-1 sakoshi@3,-1 corjof@5,-2", reserve=1),
        "cotlic@4,-3 tlakali@3,-2 akhuti@5,-3",
    )
    assert t.asked == "a spawn"
    board = t.state.board
    far = {board.distance[board.named["4,-2"]][board.named[option]] for option in t.options("a") if option != "done"}
    assert far == {2}
    corner = board.named["6,-9"]
    near = " ".join(f"{name}/west" for cell, name in enumerate(board.names) if 0 < board.distance[corner][cell] <= 2)
    third = lanes(south("yami@0,6", minions=near, reserve=1), north(FAR, minions=near), tokens={"east": "6,-9"})
    assert (third.asked, contest(third)[2]) == ("a spawn", None)
    assert {board.distance[corner][board.named[option]] for option in third.options("a") if option != "done"} == {3}


@rule("SK-MPH-54", "SK-MIN-08", "SK-MIN-09", "SK-MIN-10")
def test_a_hex_with_one_enemy_minion_is_free_and_one_with_a_friend_is_not() -> None:
    t = lanes(south("yami@0,6", minions="4,-1", reserve=2), north(FAR, minions="4,-3"))
    assert t.asked == "a spawn"
    assert "4,-3" in t.options("a")
    assert "4,-1" not in t.options("a")
    t.a("4,-3")
    assert t.asked == "a spawn"
    assert not {"4,-3", "4,-1"} & set(t.options("a"))
    mixed = lanes(
        south("yami@4,-2 akhuti@0,6", illusions="akhuti@3,0", reserve=1),
        north("tlakali@6,-6", pillars="3,-2"),
        tokens={"east": "3,-1"},
        outsiders={"centre": "rift-stalker@4,-1"},
    ).runs_to("advance")
    mixed.acts(next(option for option in mixed.options("a")))
    board, token = mixed.state.board, mixed.token("east")
    taken = {"4,-2", "4,-1"} | {name for name in board.names if board.in_domes >> board.named[name] & 1}
    around = {board.names[cell] for cell in board.neighbours[board.named[token]]} - taken
    assert set(mixed.options("a")) == around | {"done"}
    for tower in (5, 0):
        gate = lanes(
            south("yami@0,6", reserve=1),
            north("tlakali@6,-9", towers={"east": tower}, nexus=5),
            tokens={"east": "4,-5"},
        )
        assert gate.asked == "a spawn"
        assert ("4,-6" in gate.options("a")) is (tower == 0)
    home = lanes(south("yami@0,6", reserve=1), north("tlakali@6,-9"), tokens={"east": "0,-4"})
    assert home.asked == "a spawn"
    assert "0,-5" not in home.options("a")  # the Nexus


@rule("SK-MPH-57")
def test_a_minion_without_a_hex_stays_in_reserve() -> None:
    """Minions of both sides stand on every hex that sees the token in the corner."""
    board = table("yami@0,6", FAR).state.board
    corner = board.named["6,-9"]
    taken = " ".join(f"{board.names[cell]}/east" for cell in range(board.size) if 0 < board.distance[corner][cell] <= 3)
    t = lanes(
        south("yami@0,6", minions=taken, reserve=1),
        north(FAR, minions=taken),
        tokens={"east": "6,-9"},
    )
    t.runs_to("choose-hero")
    assert (contest(t)[2], t.reserve("south")) == (None, 1)


@rule("SK-MPH-57")
def test_a_minion_that_cannot_follow_the_token_returns_to_the_nexus() -> None:
    """Minions of the west lane crowd the hexes around the token's new place."""
    board = table("yami@0,6", FAR).state.board
    end = board.named["4,-5"]
    crowd = [name for cell, name in enumerate(board.names) if 0 < board.distance[end][cell] <= 3 and name != "4,-6"]
    t = lanes(south("yami@0,6", minions=" ".join([*(f"{name}/west" for name in crowd), "4,-1/east"])))
    t.runs_to("choose-hero")
    assert t.events("minion-withdrawn") == [{"figure": f"south.minion-{len(crowd) + 1}"}]
    assert (t.token("east"), t.reserve("south")) == ("4,-5", 1)
    assert [minion.lane for minion in t.state.minions if minion.cell < 0] == [""]


@rule("SK-MPH-58")
def test_the_winner_spawns_first_up_to_two_each() -> None:
    t = lanes(south("yami@4,0", reserve=3), north(FAR, reserve=3))
    t.runs_to("spawn")
    order = []
    while len(t.events("contested")) == 1:
        order.append(t.asked[0])
        t.acts(t.options(t.asked[0])[0])
    assert order == ["a", "a", "b", "b"]


@rule("SK-MPH-59")
def test_no_more_than_the_reserve() -> None:
    t = lanes(south("yami@0,6", reserve=1)).runs_to("spawn")
    t.acts(t.options("a")[0])
    assert (len(t.minions("south")), t.reserve("south")) == (1, 0)


@rule("SK-MPH-60")
def test_fewer_may_be_spawned() -> None:
    t = lanes(south("yami@0,6", reserve=2)).runs_to("spawn")
    t.acts(t.options("a")[0], "done")
    assert (len(t.minions("south")), len(t.events("contested"))) == (1, 2)


@rule("SK-MPH-61")
def test_no_tower_no_spawning() -> None:
    t = lanes(south("yami@0,6", reserve=2, towers={"east": 0}), north(FAR, reserve=2))
    assert t.asked == "b spawn"
    t.acts("done")
    assert t.events("contested")[-1]["where"] == "lane-west"


@rule("SK-MPH-62", "SK-MIN-02")
def test_minions_just_defeated_may_come_back_at_once() -> None:
    t = winning(4, north(FAR, minions="4,-4 5,-4"))
    t.runs_to("spawn")
    assert (t.asked, t.reserve("north")) == ("b spawn", 2)
