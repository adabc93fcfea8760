"""Each of the ten victory cards: one short of it nothing happens, with it the game is won at once."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.skytear.content import VICTORY_CARDS
from battlemat.games.skytear.scenario import SkyScenario, north, south, table

EAST_FIRST = {"east": 1, "west": 2}
FAR = "cotlic@0,-6"


def defeat_a_hero(victory: str, **progress: int) -> SkyScenario:
    t = table(
        "yami@4,0", "tlakali@4,-1*1 cotlic@0,-4", active="yami", victory=victory, progress={"south": dict(progress)}
    )
    return t.acts("attack:north.tlakali")


def defeat_a_minion(victory: str, **progress: int) -> SkyScenario:
    enemy = north(FAR, minions="4,-1")
    t = table("yami@4,0", enemy, active="yami", victory=victory, progress={"south": dict(progress)})
    return t.acts("attack:north.minion-1")


def win_a_lane(victory: str, **progress: int) -> SkyScenario:
    options: dict[str, Any] = {"phase": "minions", "tokens": {"east": "3,-1"}, "numbers": EAST_FIRST}
    return table("yami@3,0", FAR, victory=victory, progress={"south": dict(progress)}, **options)


def win_the_dome(victory: str, **progress: int) -> SkyScenario:
    return table("yami@0,1", FAR, phase="minions", victory=victory, progress={"south": dict(progress)})


def hurt_a_tower(victory: str, *, lane: str = "east", hp: int = 5, structure_hp: int = 0) -> SkyScenario:
    """Two heroes at the gate: the tower loses two HP."""
    own, token = ("yami@4,-3 sakoshi@4,-2", "4,-4") if lane == "east" else ("yami@-4,0 sakoshi@-4,1", "-4,-1")
    return table(
        south(own),
        north("cotlic@0,-6", towers={lane: hp}),
        phase="minions",
        tokens={lane: token},
        numbers={lane: 1, "west" if lane == "east" else "east": 2},
        victory=victory,
        progress={"south": {"structure_hp": structure_hp}},
    )


def sweep(victory: str, *, dome: str) -> SkyScenario:
    """Both lanes are won, and the dome if somebody stands there."""
    t = table(
        f"yami@3,0 sakoshi@-4,2 corjof@{dome}",
        FAR,
        phase="minions",
        tokens={"east": "3,-1", "west": "-4,1"},
        victory=victory,
    )
    while not t.over and t.asked == "a advance":
        t.a(t.options("a")[0])
    return t


def stand_at_the_gates(victory: str, *, west: str) -> SkyScenario:
    return table("yami@0,4", "cotlic@6,3", phase="minions", tokens={"west": west, "east": "4,-5"}, victory=victory)


SHORT_AND_DONE: dict[str, tuple[Any, dict[str, Any], dict[str, Any]]] = {
    "left-tower": (hurt_a_tower, {"lane": "west", "hp": 3}, {"lane": "west", "hp": 2}),
    "right-tower": (hurt_a_tower, {"lane": "east", "hp": 3}, {"lane": "east", "hp": 2}),
    "six-controls": (win_a_lane, {"lanes": 2, "domes": 2}, {"lanes": 3, "domes": 2}),
    "three-heroes": (defeat_a_hero, {"heroes": 1}, {"heroes": 2}),
    "three-domes": (win_the_dome, {"domes": 1, "lanes": 5}, {"domes": 2}),
    "two-heroes-turn": (defeat_a_hero, {"heroes": 2}, {"heroes_this_turn": 1}),
    "siege": (hurt_a_tower, {"structure_hp": 5}, {"structure_hp": 6}),
    "clean-sweep": (sweep, {"dome": "0,6"}, {"dome": "0,1"}),
    "at-the-gates": (stand_at_the_gates, {"west": "-4,0"}, {"west": "-4,-1"}),
    "rout": (defeat_a_minion, {"minions_this_turn": 4}, {"minions_this_turn": 5}),
}
"""How each card is fulfilled, with what one is short of it before, and with what one is not."""


def test_every_card_is_here() -> None:
    assert set(SHORT_AND_DONE) == set(VICTORY_CARDS)


@pytest.mark.parametrize("card", VICTORY_CARDS)
def test_short_of_it_nothing_is_won(card: str) -> None:
    bring_about, short, _ = SHORT_AND_DONE[card]
    t = bring_about(card, **short)
    assert (t.over, t.events("victory-card")) == (False, [])


@pytest.mark.parametrize("card", VICTORY_CARDS)
def test_with_it_the_game_is_won(card: str) -> None:
    bring_about, _, done = SHORT_AND_DONE[card]
    t = bring_about(card, **done)
    assert t.winner == "a"
    assert [(event["side"], event["victory"]) for event in t.events("victory-card")] == [("south", card)]


@pytest.mark.parametrize("card", VICTORY_CARDS)
def test_nobody_wins_by_a_card_that_was_not_revealed(card: str) -> None:
    bring_about, _, done = SHORT_AND_DONE[card]
    other = "rout" if card != "rout" else "three-heroes"
    assert bring_about(other, **done).winner is None
