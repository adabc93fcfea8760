"""The Minions Phase in the dome and its Outsider, and the upkeep after it (SK-MPH)."""

from __future__ import annotations

from typing import Any

from battlemat.games.skytear.scenario import SkyScenario, north, side, south, table
from tests.rule_marks import rule
from tests.rules.skytear.lanes import FAR, contest, lanes

# Domes ----------------------------------------------------------------------------------------------------------------


def dome(a: side | str = "yami@0,1", b: side | str = FAR, **values: Any) -> SkyScenario:
    values.setdefault("outsiders", {"centre": "rift-stalker"})
    return lanes(a, b, **values).runs_to("place-outsider")


@rule("SK-MPH-63")
def test_the_winner_of_the_dome_is_asked() -> None:
    assert dome("yami@0,1 sakoshi@0,2", "cotlic@0,-1").asked == "a place-outsider"


@rule("SK-MPH-64")
def test_only_heroes_inside_count_for_the_dome() -> None:
    t = lanes(south("yami@2,0", minions="3,-1 3,0 2,1")).runs_to("choose-hero")
    assert contest(t, "dome-centre") == (1, 0, "south")


@rule("SK-MPH-65")
def test_lead_cards_count_in_domes() -> None:
    t = lanes(south("yami@0,1", leads={"yami": "life-steal"}), "cotlic@0,-1 tlakali@1,-1").runs_to("select-lead")
    t.a("south.yami>life-steal")
    assert contest(t, "dome-centre") == (3, 2, "south")


@rule("SK-MPH-66", "SK-MIN-17")
def test_the_outsider_comes_from_its_card_onto_a_free_hex_of_its_dome() -> None:
    t = dome()
    board = t.state.board
    inside = {board.names[cell] for cell in range(board.size) if board.in_domes >> cell & 1}
    assert set(t.options("a")) == inside - {"0,1"} | {"no"}
    t.a("0,0")
    assert t.at("outsider.rift-stalker") == "0,0"


@rule("SK-MPH-67", "SK-MPH-73")
def test_an_outsider_on_the_battlefield_may_stay_or_come_anew() -> None:
    t = dome(outsiders={"centre": "rift-stalker@4,-1"})
    board = t.state.board
    inside = {name for name in board.names if board.in_domes >> board.named[name] & 1}
    assert set(t.options("a")) == inside - {"0,1"} | {"stay", "no"}
    t.a("stay", "done")
    assert t.at("outsider.rift-stalker") == "4,-1"


@rule("SK-MPH-68", "SK-MPH-69")
def test_three_points_for_actions_and_skills_each_once() -> None:
    t = dome("yami@0,1 sakoshi@0,2", "cotlic@2,-1")
    t.a("0,0")
    assert t.state.ap == 3
    assert t.options("a") == ["move", "skirmish", "skill:leap", "skill:rending-wake", "done"]  # nobody to attack yet
    t.acts("move", "1,-1", "attack:north.cotlic")
    assert t.options("a") == ["skirmish", "skill:leap", "skill:rending-wake", "done"]
    t.acts("skill:leap")
    t.acts(t.options("a")[0])
    assert (t.state.active, t.asked) == ("", "a choose-hero")  # three points spent, the activation is over


@rule("SK-MPH-68")
def test_points_an_outsider_leaves_are_lost() -> None:
    t = dome("yami@0,1 sakoshi@0,2", "cotlic@2,-1")
    t.a("0,0", "done")
    assert (t.view("a")["active"], t.view("a")["ap"], t.state.taken) == ("", 0, [])


@rule("SK-MPH-69")
def test_a_skill_of_the_outsider_is_used_once() -> None:
    t = dome("yami@0,1 sakoshi@0,2", "cotlic@2,-1")
    t.a("0,0").acts("skill:rending-wake")
    assert "skill:leap" in t.options("a")
    assert "skill:rending-wake" not in t.options("a")
    assert t.state.ap == 2


@rule("SK-MPH-70")
def test_the_outsider_fights_by_the_rules_for_heroes() -> None:
    t = dome("yami@0,1 sakoshi@0,2", "cotlic@1,-1")
    t.a("0,0")
    assert [option for option in t.options("a") if option.startswith("attack")] == ["attack:north.cotlic"]
    assert "lead" not in t.options("a")
    assert not [option for option in t.options("a") if option.startswith("worship")]
    lane = dome(
        south("yami@0,1 sakoshi@4,0 akhuti@0,6 cotlic@0,5", illusions="akhuti@3,0"),
        north("cotlic@5,-2 haburat@0,-6", minions="4,-2/west", pillars="3,-1", illusions="haburat@5,-1"),
        tokens={"east": "4,-5"},
        outsiders={"centre": "rift-stalker@4,-1"},
    )
    lane.a("stay")
    assert [option for option in lane.options("a") if option.startswith("attack")] == [
        "attack:north.cotlic",
        "attack:north.minion-1",
        "attack:north.pillar-1",
        "attack:north.haburat.illusion",
    ]


@rule("SK-MPH-71")
def test_cards_for_the_outsider_come_from_the_activating_players_deck() -> None:
    t = dome("yami@0,1 sakoshi@0,2", "cotlic@1,-1")
    t.a("0,0", "attack:north.cotlic")
    assert (t.discard("a"), t.discard("b")) == (["ignite"], [])
    assert (len(t.deck("a")), len(t.deck("b"))) == (11, 12)


@rule("SK-MPH-72")
def test_the_outsider_need_not_be_activated() -> None:
    t = dome()
    t.a("no")
    assert t.at("outsider.rift-stalker") is None
    t = dome()
    t.a("0,0", "done")
    assert t.at("outsider.rift-stalker") == "0,0"


@rule("SK-MPH-73")
def test_the_outsider_stays_and_blocks() -> None:
    t = dome("yami@0,1", "cotlic@0,-6")
    t.a("0,0", "done").runs_to("choose-hero")
    t.acts("south.yami", "move")
    assert "0,0" not in t.options("a")


# Upkeep ---------------------------------------------------------------------------------------------------------------


@rule("SK-MPH-74", "SK-MPH-79")
def test_upkeep_clears_draws_and_keeps_six() -> None:
    t = table(
        south("yami@0,6", hand="ignite " * 6, on={"yami": "ruse"}, leads={"yami": "dodge"}),
        north(FAR, on={"cotlic": "protection"}),
        phase="upkeep",
        turn=2,
    )
    assert (t.discard("a"), t.discard("b"), len(t.hand("a"))) == (["ruse", "dodge"], ["protection"], 8)
    assert t.asked == "a discard"
    assert len(t.hand("b")) == 2  # everybody has drawn before anybody discards
    t.acts("ignite", "ignite")
    assert len(t.hand("a")) == 6
    both = table(south("yami@0,6", hand="ignite " * 5), north(FAR, hand="ignite " * 5), phase="upkeep")
    for seat in ("a", "b"):
        assert both.asked == f"{seat} discard"
        both.acts("ignite")
    assert both.asked == "a choose-hero"


@rule("SK-MPH-75")
def test_everybody_draws_two() -> None:
    t = table(south("yami@0,6", hand="ruse " * 4), FAR, phase="upkeep")
    assert (len(t.hand("a")), len(t.hand("b"))) == (6, 2)


@rule("SK-MPH-77")
def test_exhausted_heroes_become_ready_and_defeated_ones_do_not() -> None:
    t = table("yami@0,6~ sakoshi", FAR + "~", phase="upkeep")
    assert [hero.readiness for hero in t.state.heroes] == ["ready", "defeated", "ready"]


@rule("SK-MPH-78")
def test_the_counter_rises_and_heroes_return() -> None:
    t = table("yami@0,4", "cotlic@0,-6 tlakali^3", phase="upkeep", turn=2)
    assert (t.state.turn, t.asked) == (3, "b place-hero")


@rule("SK-MPH-80")
def test_cards_just_cleared_may_be_reshuffled_and_drawn() -> None:
    t = table(south("yami@0,6", deck="", on={"yami": "ruse dodge ignite"}), FAR, phase="upkeep", turn=3)
    assert (t.last("reshuffled")["count"], len(t.hand("a")), len(t.deck("a"))) == (3, 2, 1)


@rule("SK-MPH-81", "SK-OVR-14")
def test_on_the_last_row_the_game_is_a_draw_and_nobody_returns() -> None:
    t = table("yami@0,4", "cotlic@0,-6 tlakali^6", phase="upkeep", turn=5)
    assert (t.over, t.drawn, t.at("north.tlakali")) == (True, True, None)
    assert t.match.result is not None
    assert t.match.result.rule == "SK-OVR-14"


@rule("SK-MPH-82")
def test_everything_on_the_board_stays_between_turns() -> None:
    t = table(
        south("akhuti@0,6 cotlic@0,4", minions="3,-1", illusions="akhuti@2,4", pillars="1,3", towers={"east": 3}),
        north("yami@0,-6", minions="3,-2"),
        phase="upkeep",
        tokens={"east": "4,-3"},
        outsiders={"centre": "rift-stalker@0,0"},
    )
    assert (t.minions("south"), t.minions("north"), t.token("east")) == (["3,-1"], ["3,-2"], "4,-3")
    assert (t.illusion("south.akhuti"), t.pillars("south"), t.at("outsider.rift-stalker")) == ("2,4", ["1,3"], "0,0")
    assert (t.state.turn, t.tower("south", "east")) == (2, 3)


@rule("SK-MPH-78")
def test_what_was_achieved_in_a_turn_is_counted_anew_in_the_next() -> None:
    done = {"heroes_this_turn": 2, "minions_this_turn": 3}
    t = table("yami@0,6", FAR, phase="upkeep", progress={"south": done, "north": done}).runs_to("choose-hero")
    left = [(one.heroes_this_turn, one.minions_this_turn) for one in t.state.progress.values()]
    assert left == [(0, 0), (0, 0)]
