"""Players read where an objective lies, as they see it; the marks of the mission charts stay inside the machine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat import bots
from battlemat.core.decision import Pick
from battlemat.core.errors import ContentError, Refusal
from battlemat.core.event import Event
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.build import STARTER
from battlemat.games.shatterpoint.content import FOLDER, FORCES, MISSIONS, _mission
from battlemat.games.shatterpoint.places import PLACES, place_of
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.terrain import SIDE
from battlemat.server.messages import TellQuestion
from battlemat.server.telling import tell_question

MAUL, BO = "lord-maul", "bo-katan-kryze"
MARKS = {spot.id for mission in MISSIONS.values() for spot in mission.objectives}
MARK = re.compile(rf"\b({'|'.join(sorted(MARKS))})\b")


def direction(place: str) -> tuple[int, int]:
    """Right and away from the reader, as the words of a place have it."""
    words = place.split("-")
    return ("right" in words) - ("left" in words), ("far" in words) - ("near" in words)


def side_of(value: float) -> int:
    return (value > SIDE / 2 + 1) - (value < SIDE / 2 - 1)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mark_of_a_chart_is_named_after_where_it_lies(mission: str) -> None:
    spots = MISSIONS[mission].objectives
    for spot in spots:
        assert direction(place_of(spot.id, across=False)) == (side_of(spot.x), side_of(spot.y))
        assert direction(place_of(spot.id, across=True)) == (side_of(SIDE - spot.x), side_of(SIDE - spot.y))
    for across in (False, True):
        assert len({place_of(spot.id, across=across) for spot in spots}) == len(spots)


@pytest.mark.parametrize("mission", MISSIONS)
def test_of_two_on_one_arm_the_inner_one_is_nearer_to_the_centre(mission: str) -> None:
    lies = {place_of(spot.id, across=False): spot for spot in MISSIONS[mission].objectives}
    for place, inner in lies.items():
        if place.endswith("-inner"):
            outer = lies[place.replace("inner", "outer")]
            assert abs(inner.x - SIDE / 2) + abs(inner.y - SIDE / 2) < abs(outer.x - SIDE / 2) + abs(outer.y - SIDE / 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_told_a_different_place_for_each_mark_and_side(language: str) -> None:
    first, across = GAME.catalogue(language)["places"]
    assert set(first) == set(across) == set(PLACES) >= MARKS
    assert first["FL"] == across["NR"] != first["NR"] == across["FL"]
    assert len(set(first.values())) == len(set(PLACES.values()))
    assert not any(MARK.search(place) for place in first.values())


def test_a_mission_with_a_mark_nobody_can_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mission.toml"
    known = (FOLDER / "missions" / "sabotage-showdown.toml").read_text("utf-8")
    file.write_text(known.replace('"ML"', '"QQ"'), "utf-8")
    with pytest.raises(ContentError, match="QQ"):
        _mission(file)


# What is said at the table


def held() -> ShatterScenario:
    """Player a, the first player, takes the objective of the far left corner."""
    t = table(a=side(f"{MAUL} at 200,700"), b=side(f"{BO} at 700,200"), objectives="FL at 203.2,711.2")
    return t.ends_activation()


def told(t: ShatterScenario, seat: str | None, language: str) -> str:
    teller = GAME.teller(t.view(seat), language)
    return next(teller.event(event) for event in t.match.events if event.kind == "control")


def test_each_player_reads_the_place_as_they_see_it() -> None:
    t = held()
    assert told(t, "a", "en") == "You take control of the far left objective."
    assert told(t, "b", "en") == "Player A takes control of the near right objective."
    assert told(t, None, "en") == "Player A takes control of the far left objective."
    assert told(t, "b", "pl") == "Gracz A przejmuje kontrolę nad celem blisko po prawej."
    assert told(t, "a", "de") == "Du übernimmst das Ziel hinten links."


def test_where_the_other_player_goes_first_places_are_turned() -> None:
    t = held()
    t.state.first = 1
    assert told(t, "a", "en") == "You take control of the near right objective."
    assert told(t, None, "en") == "Player A takes control of the near right objective."


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_mark_is_read_in_a_match(mission: str) -> None:
    """Log and questions until somebody controls an objective, as each seat and a spectator get them."""
    forces = [
        {"name": name, "squads": msgspec.to_builtins(FORCES[name].squads), "mission": mission} for name in STARTER
    ]
    match = battlemat.new_match("shatterpoint", {"players": forces}, seed=f"places {mission}")
    texts = list(said(match))
    assert {"objectives-active", "control"} <= {kind for kind, _ in texts}
    assert [text for kind, text in texts if kind not in ("tree", "tree-option") and MARK.search(text)] == []


def said(match: Match[Any]) -> Iterator[tuple[str, str]]:
    """What is said while a bot plays both sides, and about what. Boxes of combat trees have letters of their own."""
    bot, rng, heard = bots.make("regular"), Random(1), 0
    while not any(event.kind == "control" for event in match.events[:heard]):
        for viewer, language in product((0, 1, None), LANGUAGES):
            teller = GAME.teller(match.view(viewer), language)
            yield from ((event.kind, teller.event(event)) for event in match.events_for(viewer, heard))
            decision = None if viewer is None else match.decision_for(viewer)
            if decision is not None:
                question = tell_question(decision, teller)
                yield from ((decision.kind, text) for text in sentences(question))
        heard = len(match.events)
        decision = match.pending[0]
        match.submit(decision.player, bots.ask(bot, match, decision, rng))


def sentences(question: TellQuestion) -> Iterator[str]:
    yield question.text
    yield from (option.text for option in question.options)
    for refusal in question.refused:
        yield from (refusal.text, refusal.reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_about_objectives_say_no_mark(language: str) -> None:
    marks = sorted(MARKS)
    events = [
        Event("objectives-active", "SP-MIS-11", {"objectives": marks}),
        Event("priority", "SP-MIS-29", {"rolled": ["block"], "objectives": marks}),
        *(Event("control", "SP-MIS-28", {"player": 0, "objective": mark}) for mark in marks),
        *(Event("control-removed", "SP-MIS-08", {"objective": mark}) for mark in marks),
    ]
    t = held()
    for seat in ("a", "b", None):
        teller = GAME.teller(t.view(seat), language)
        assert [text for text in map(teller.event, events) if MARK.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battlefield_that_buries_an_objective_is_told_its_place(language: str) -> None:
    refusal = Refusal("shatterpoint-objective-covered", "SP-SET-14", {"objective": "FL", "mission": "first-contact"})
    text = GAME.teller(None, language).refusal(refusal)
    assert not MARK.search(text)
    assert GAME.catalogue(language)["places"][0]["FL"] in text


def test_objectives_to_choose_and_maps_are_told_by_place() -> None:
    """The second of two priority objectives, and the maps of a struggle card."""
    t = table(a=side(), b=side(), mission="strategic-positions", objectives="MC at 457,457")
    chart = {"id": "B", "active": ["FL", "MC"]}
    pick = Pick(0, "map", "SP-MIS-10", ["map:B"], about={"maps": [chart]})
    assert GAME.teller(t.view("a"), "en").option("map:B", pick) == "Map B: far left, centre"
    choice = Pick(1, "priority", "SP-MIS-29", ["choose:FL"])
    assert GAME.teller(t.view("b"), "en").option("choose:FL", choice) == "near right"
