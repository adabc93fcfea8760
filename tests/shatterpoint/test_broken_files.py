"""A match file may say anything: a table that cannot be is refused, and what is wrong with it is said."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

import pytest

from battlemat.core.game import Step
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import SHATTERPOINT, Activation, Attack, Moment, Objective, Table
from tests.edges import beyond
from tests.redrawn import is_forgotten, under_way

MAUL, BO = "a.lord-maul", "b.bo-katan-kryze"
Spoil = Callable[[Table], object]


def sound() -> ShatterScenario:
    """Between two turns; two who just do not touch."""
    t = table(
        a=side("lord-maul at 400,400", "aurra-sing at 440,400"), b=side("bo-katan-kryze at 400,600"), step="orders"
    )
    t.state.agenda = [Step("turn")]
    t.state.activation, t.state.phase, t.state.battlefield = None, "orders", "refinery-crossing"
    return t


def put(path: str, value: object) -> Spoil:
    """Sets a field: `players.0.force`."""

    def spoil(s: Table) -> None:
        *way, last = path.split(".")
        thing: object = s
        for part in way:
            thing = thing[int(part)] if isinstance(thing, list) else getattr(thing, part)
        if isinstance(thing, list):
            thing[int(last)] = value
        else:
            setattr(thing, last, value)

    return spoil


def said_of(spoil: Spoil) -> list[str]:
    t = sound()
    spoil(t.state)
    return GAME.broken_state(t.state, t.match.setup)


UNIT = "players.0.units.0"
CARD, KNOWN = "there is an order card nobody knows", "there is a unit nobody knows"
ATTACK = Attack(0, f"{MAUL}.1", f"{BO}.1", "melee", False)
WAITING = Moment("unit-wounded", unit=MAUL)


def without_cards(s: Table) -> None:
    s.players[0].deck.clear()


def before_the_first_struggle(s: Table) -> None:
    s.agenda.insert(0, Step("first-struggle"))
    s.mission_deck.append(s.struggle)
    s.struggle = ""


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: None,
        put("players.0.force", 0),
        put("tracker.token", 8),
        put("tracker.token", -8),
        put("tracker.momentum", [8, 0]),
        before_the_first_struggle,
        lambda s: s.players[0].deck.append(SHATTERPOINT) if SHATTERPOINT not in s.players[0].deck else None,
    ],
)
def test_what_can_be_is_accepted(spoil: Spoil) -> None:
    assert said_of(spoil) == []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda s: s.players.pop(), "a match has two players"),
        (put("agenda", [Step("tea")]), "agenda[0] cannot be Step(name='tea', args=())"),
        (put("agenda", []), "its agenda comes to an end"),
        (put("agenda", [Step("turn"), Step("first-struggle")]), "its agenda comes to an end"),
        (put("agenda", [Step("set-up")]), "it is set up twice"),
        (without_cards, "an order deck has no Shatterpoint card"),
        (put("agenda", [Step("act"), Step("turn")]), "agenda[0] cannot be Step(name='act', args=())"),
        (put(f"{UNIT}.kind", "nobody"), KNOWN),
        (put(f"{UNIT}.owner", 1), f"{MAUL} is nobody's"),
        (lambda s: s.players[0].units.append(s.players[0].units[0]), KNOWN),
        (lambda s: s.players[0].deck.append("nobody"), CARD),
        (lambda s: s.players[1].discard.append("nobody"), CARD),
        (lambda s: s.players[0].units[0].characters.pop(), f"{MAUL} is not as its card says"),
        (put(f"{UNIT}.side", 2), f"{MAUL} is not as its card says"),
        (put(f"{UNIT}.side", -1), f"{MAUL} is not as its card says"),
        (put(f"{UNIT}.characters.0.x", inf), "players[0].units[0].characters[0].x cannot be inf"),
        (put(f"{UNIT}.characters.0.radius", 21.0), f"{MAUL}.1 is not as its card says"),
        (put(f"{UNIT}.characters.0.unit", BO), f"{MAUL}.1 is not of {MAUL}"),
        (put(f"{UNIT}.characters.0.owner", 1), f"{MAUL}.1 is not as its card says"),
        (put("mission", "tea-party"), "mission cannot be 'tea-party'"),
        (put("struggle", "tug-of-war"), "struggle cannot be 'tug-of-war'"),
        (put("struggle", ""), "nobody struggles"),
        (put("map", 1), "the struggle card has no such map"),
        (put("map", 9), "map cannot be 9"),
        (put("map", -1), "map cannot be -1"),
        (lambda s: s.mission_deck.append("tug-of-war"), "mission_deck[2] cannot be 'tug-of-war'"),
        (lambda s: s.mission_deck.pop(), "its struggles are too few or too many"),
        (lambda s: s.players[0].won.extend(s.mission_deck), "its struggles are too few or too many"),
        (put("tracker.won_by", 1), "its struggles are too few or too many"),
        (put("tracker.momentum", [1]), "the tracker has two sides"),
        (put("players.0.reserve", BO), "the reserve holds no unit's card"),
        (lambda s: s.set_aside.append("tug-of-war"), "set_aside[0] cannot be 'tug-of-war'"),
        (put("active", 2), "a match has two players"),
        (put("first", -1), "first cannot be -1"),
        (put("activation", Activation(MAUL)), f"activation cannot be {Activation(MAUL)!r:.60}"),
        (lambda s: s.attacks.append(ATTACK), f"attacks[0] cannot be {ATTACK!r:.60}"),
        (lambda s: s.waiting.append(WAITING), f"waiting[0] cannot be {WAITING!r:.60}"),
    ],
)
def test_what_no_file_may_say_is_named(spoil: Spoil, said: str) -> None:
    assert said in said_of(spoil)


FIGURE = f"{UNIT}.characters.0"
EDGES = {
    "turn": (0, 99_999),
    "serial": (0, 99_999),
    "first": (0, 1),
    "map": (0, 1),
    "players.0.pool": (0, 99),
    "players.0.force": (0, 99),
    "players.0.edge": (0, 1),
    f"{UNIT}.damage": (0, 99),
    f"{UNIT}.injured": (0, 99),
    f"{UNIT}.hunker": (0, 99),
    f"{UNIT}.squad": (0, 1),
    f"{FIGURE}.x": (0, 914),
    f"{FIGURE}.y": (0, 914),
    f"{FIGURE}.height": (0, 350),
    f"{FIGURE}.radius": (20, 25),
    f"{FIGURE}.focus": (0, 99),
    f"{FIGURE}.impact": (0, 99),
    f"{FIGURE}.sharpshooter": (0, 99),
    "objectives.0.x": (0, 914),
    "objectives.0.y": (0, 914),
    "objectives.0.height": (0, 350),
    "objectives.0.controller": (-1, 1),
    "tracker.token": (-8, 8),
    "tracker.won_by": (-1, 1),
}
"""The least and the most each field can hold."""


@pytest.mark.parametrize(("path", "edges"), EDGES.items())
def test_a_number_reaches_to_its_bounds_and_no_further(path: str, edges: tuple[int, int]) -> None:
    t = sound()
    t.state.objectives.insert(0, Objective("X", 400.0, 700.0, 0.0))
    least, most = edges
    assert beyond(t.match, path, *edges) == [least - 1, most + 1]


@pytest.mark.parametrize(
    ("path", "least", "most"),
    [
        ("tracker.momentum", [0, 8], [8, 0]),
        (f"{UNIT}.conditions", {"pinned": 0}, {"pinned": 3}),
        ("lasting", [(MAUL, "sharpshooter", 0)], [(MAUL, "sharpshooter", 99)]),
    ],
)
def test_numbers_in_lists_have_bounds_too(path: str, least: Any, most: Any) -> None:
    for value, by, is_refused in ((least, 0, False), (most, 0, False), (least, -1, True), (most, 1, True)):
        t = sound()
        t.state.serial = 3
        put(path, _shifted(value, by))(t.state)
        said = GAME.broken_state(t.state, t.match.setup)
        assert any("cannot be" in text for text in said) is is_refused, said


def _shifted(value: Any, by: int) -> Any:
    """Each number in it is larger by so many."""
    if isinstance(value, int):
        return value + by
    if isinstance(value, dict):
        return {key: _shifted(part, by) for key, part in value.items()}
    return type(value)(_shifted(part, by) for part in value) if isinstance(value, list | tuple) else value


def broken(spoil: Spoil) -> str:
    """All that does not hold any more, in one line."""
    t = sound()
    spoil(t.state)
    return "; ".join(GAME.broken_invariants(t.state))


def defeated(s: Table) -> None:
    s.players[0].units[0].defeated = True


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (put("players.0.force", -1), "player 0 has -1 of"),
        (put("players.1.force", 99), "player 1 has 99 of"),
        (lambda s: s.players[0].deck.extend([MAUL, MAUL]), "player 0 has an order card twice"),
        (put(f"{UNIT}.wounded", True), f"{MAUL} is wounded with 0 damage"),
        (defeated, f"{MAUL} is defeated and on the battlefield"),
        (put(f"{UNIT}.characters.0.x", 400.000001), f"{MAUL}.1 stands at"),
        (put(f"{UNIT}.characters.0.y", 5.0), "against SP-MOV-30"),
        (put(f"{UNIT}.characters.0.x", 402.0), f"{MAUL}.1 overlaps a.aurra-sing.1 by 2"),
        (put("tracker.token", 9), "the tracker shows"),
        (put("tracker.token", -9), "the tracker shows"),
        (put("tracker.momentum", [9, 0]), "the tracker shows"),
        (put("tracker.momentum", [0, -1]), "the tracker shows"),
    ],
)
def test_what_never_holds_is_named(spoil: Spoil, said: str) -> None:
    assert said in broken(spoil)


def test_who_stands_above_somebody_does_not_overlap_them() -> None:
    t = sound()
    before = GAME.broken_invariants(t.state)
    t.character("maul").x = 420.0
    assert "overlaps" in str(GAME.broken_invariants(t.state))
    t.character("maul").height = 200.0
    assert "overlaps" not in str(GAME.broken_invariants(t.state))
    assert before == []


def test_the_shatterpoint_card_is_always_somewhere() -> None:
    for place, lost in (("deck", False), ("discard", False), ("reserve", False), ("", True)):
        t = sound()
        t.state.phase = "turn-start"
        for player in t.state.players:
            player.deck = [card for card in player.deck if card != SHATTERPOINT]
            player.discard = [card for card in player.discard if card != SHATTERPOINT]
            player.reserve = SHATTERPOINT if place == "reserve" else None
            if place in ("deck", "discard"):
                getattr(player, place).append(SHATTERPOINT)
        assert ("has lost the Shatterpoint card" in str(GAME.broken_invariants(t.state))) is lost


def test_nobody_controls_an_objective_that_is_not_active() -> None:
    t = table(a=side("lord-maul at 400,400"), b=side(), objectives="X at 400,700 a")
    assert GAME.broken_invariants(t.state) == []
    t.state.objectives[0].active = False
    assert GAME.broken_invariants(t.state) == ["objective X is controlled but not active"]


def test_its_players_are_those_of_its_set_up() -> None:
    t = sound()
    setup: dict[str, Any] = {**t.match.setup, "players": t.match.setup["players"][:1]}
    assert GAME.broken_state(t.state, setup) == ["a match has two players"]


def test_its_battlefield_can_be_read() -> None:
    t = sound()
    t.state.battlefield = "the-moon"
    assert len(GAME.broken_state(t.state, t.match.setup)) == 1


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_dealt_anew_says_nothing_of_what_was_there(viewer: int | None) -> None:
    assert is_forgotten(under_way("shatterpoint", 60), viewer)
