"""What everybody and a single player see of the table, to the last field."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat.games.pocketmodel.scenario import set_up, side, table
from tests.redrawn import is_forgotten, under_way

HIDDEN = {"destroyed": False, "face_up": False, "card": None}
FLIGHT = {
    "owner": 0,
    "domain": "space",
    "affiliation": "empire",
    "damage": 1,
    "defense": 9,
    "turned": False,
    "standing": [],
}
NEEDLES = {"id": "a.needle-flight", "kind": "needle-flight", "zone": "contested", "stars": 2, "attack": 4, "shields": 2}
CINDERS = {"id": "a.cinder-flight", "kind": "cinder-flight", "zone": "reserves", "stars": 1, "attack": 2, "shields": 1}


def seen(viewer: str | None) -> Any:
    a = side("needle-flight@contested*1 cinder-flight@reserves", hand="steady-aim", objectives="war-room! steady-aim -")
    return table(a, side("dawn-arrow", hand="dig-in dig-in")).view(viewer)


def test_everything_about_a_player_but_hidden_cards_is_for_all() -> None:
    whole = {
        "player": 0,
        "seat": "a",
        "list": "Side a",
        "out": False,
        "hand": None,
        "hand_size": 1,
        "deck_size": 12,
        "discard": [],
        "objectives": [
            {
                "place": "a.objective-1",
                "destroyed": False,
                "face_up": True,
                "card": "war-room",
                "defense": 13,
                "stars": 2,
            },
            {"place": "a.objective-2"} | HIDDEN,
            {"place": "a.objective-3", "destroyed": True},
        ],
        "units": [
            FLIGHT | NEEDLES | {"icons": ["elite", "laser"], "tokens": 1, "changes": []},
            FLIGHT | CINDERS | {"icons": ["laser"], "tokens": 0, "changes": []},
        ],
        "removed": [],
    }
    assert seen("b")["players"][0] == seen(None)["players"][0] == whole
    assert seen("a")["players"][0] == whole | {"hand": ["steady-aim"]}


def test_everybody_sees_where_the_game_stands() -> None:
    shown = {what: value for what, value in seen(None).items() if what not in ("players", "game", "viewer", "asked")}
    assert shown == {
        "draw_offers": [],
        "result": None,
        "turn": 5,
        "active": 0,
        "first": 0,
        "step": "action",
        "stars": 30,
        "variant": "standard",
        "zones": ["contested", "home-a", "home-b"],
        "battle": None,
        "strike": None,
    }
    assert set_up("empire-pack", "rebel-pack", variant="two-pack").view(None)["variant"] == "two-pack"


def test_of_a_player_who_is_out_only_the_names_of_units_are_left() -> None:
    t = table("needle-flight", "cinder-flight", "dawn-arrow").concedes("a")
    left = t.view("b")["players"][0]
    assert (left["out"], left["units"], left["removed"], left["hand_size"]) == (True, [], ["a.needle-flight"], 0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_dealt_anew_says_nothing_of_what_was_there(viewer: int | None) -> None:
    assert is_forgotten(under_way("pocketmodel", 60), viewer)


def test_objectives_a_player_has_looked_at_are_not_dealt_anew() -> None:
    a = side("redline@contested cinder-flight", hand="odd-hunch", objectives="war-room siege-camp listening-post")
    t = table(a, "crossbeam@contested cinder-flight")
    t.battle("a.redline>b.crossbeam", attacker="odd-hunch", dice=(1, 1, 1, 1)).a("a.objective-2")

    def dealt(viewer: int | None, place: int) -> set[str]:
        worlds = [t.match.determinize(viewer, Random(seed)) for seed in range(20)]
        return {found.card for world in worlds if (found := world.state.players[0].objectives[place])}

    assert dealt(0, 1) == {"siege-camp"}
    assert len(dealt(0, 0)) > 1
    assert len(dealt(1, 1)) > 1
