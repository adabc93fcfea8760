"""States from files that make no sense, and content that cannot work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemat.core.errors import ContentError
from battlemat.core.game import Step
from battlemat.games.pocketmodel import GAME
from battlemat.games.pocketmodel.content import UNITS, extra_content
from battlemat.games.pocketmodel.scenario import new_card, new_unit, side, table
from battlemat.games.pocketmodel.state import Battle, Change, Objective, Strike, Table
from battlemat.games.pocketmodel.usage import usable, used
from tests.edges import beyond


def to(path: str, value: Any) -> Callable[[Table], None]:
    """Sets what a path leads to: `players.0.units.1.zone`."""

    def break_it(s: Table) -> None:
        *way, last = path.split(".")
        thing: Any = s
        for step in way:
            thing = thing[int(step)] if step.isdecimal() else getattr(thing, step)
        setattr(thing, last, value)

    return break_it


def test_a_state_between_two_steps_is_usable() -> None:
    t = table("needle-flight@contested*1 cinder-flight@reserves", "dawn-arrow", "")
    assert GAME.broken_state(t.state, t.match.setup) == []


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        pytest.param(to("active", 2), "active cannot be 2", id="active"),
        pytest.param(to("first", -1), "first cannot be -1", id="first"),
        pytest.param(to("stars", 0), "stars cannot be 0", id="no stars"),
        pytest.param(to("stars", 301), "stars cannot be 301", id="stars"),
        pytest.param(
            to("battle", Battle(1, 0, [])), "battle cannot be Battle(number=1, zone=0, sides=[], step=1)", id="battle"
        ),
        pytest.param(
            to("strike", Strike(1, 0)), "strike cannot be Strike(owner=1, place=0, unit='', over=False)", id="strike"
        ),
        pytest.param(to("agenda", [Step("turn")] * 2001), "agenda has too many parts", id="agenda"),
        pytest.param(to("agenda", [Step("tea")]), "agenda[0] cannot be Step(name='tea', args=())", id="step"),
        pytest.param(to("players.1.deck", ["dig-in"] * 2001), "players[1].deck has too many parts", id="deck"),
        pytest.param(to("players.0.objectives", [Objective("dig-in")] * 4), "player a has too much of something"),
        pytest.param(to("agenda", [Step("turn"), Step("action")]), "its agenda comes to an end", id="end"),
        pytest.param(to("agenda", []), "its agenda comes to an end", id="no agenda"),
        pytest.param(to("players.0.hand", ["tarot"]), "players[0].hand[0] cannot be 'tarot'", id="hand"),
        pytest.param(
            to("players.0.objectives", [Objective("tarot")]),
            "players[0].objectives[0].card cannot be 'tarot'",
            id="objective",
        ),
        pytest.param(to("players.0.units.0.kind", "boat"), "players[0].units[0].kind cannot be 'boat'", id="kind"),
        pytest.param(to("players.0.units.0.id", "b.x"), "the units of player a are not called as units are", id="id"),
        pytest.param(to("players.0.units.0.zone", 3), "players[0].units[0].zone cannot be 3", id="zone"),
        pytest.param(to("players.0.units.0.zone", -3), "players[0].units[0].zone cannot be -3", id="nowhere"),
        pytest.param(to("players.0.units.0.stars", 5), "a unit of player a has other stars than printed", id="printed"),
        pytest.param(to("players.0.units.0.owner", 1), "a.needle-flight is in the fleet of player 0", id="owner"),
        pytest.param(to("players.0.units.0.damage", -1), "players[0].units[0].damage cannot be -1", id="minus"),
        pytest.param(
            to("players.0.units.1.damage", 1), "a.cinder-flight has impossible tokens, side or changes", id="reserves"
        ),
        pytest.param(
            to("players.0.units.1.turned", True), "a.cinder-flight has impossible tokens, side or changes", id="turned"
        ),
        pytest.param(
            to("players.0.units.1.zone", -2),
            "a.cinder-flight has left the game without its owner, or stayed without",
            id="gone",
        ),
        pytest.param(to("players.0.units.0.zone", -1), "player 0 has no units in play but is not out", id="no units"),
        pytest.param(
            to("players.0.objectives", [None]), "player 0 has no objectives but is not out", id="no objectives"
        ),
        pytest.param(to("players.0.units.0.damage", 2), "a.needle-flight should be destroyed", id="destroyed"),
    ],
)
def test_a_senseless_state_is_refused(break_it: Callable[[Table], None], said: str) -> None:
    t = table("needle-flight@contested cinder-flight@reserves", "dawn-arrow")
    break_it(t.state)
    assert said in GAME.broken_state(t.state, t.match.setup)


EDGES = {
    "stars": (1, 300),
    "turn": (0, 99_999),
    "arrivals": (0, 99_999),
    "players.0.idle": (0, 19),
    "players.0.units.0.owner": (0, 1),
    "players.0.units.0.stars": (1, 5),
    "players.0.units.0.zone": (-2, 2),
    "players.0.units.0.damage": (0, 99),
    "players.0.units.0.arrived": (0, 4),
    "players.0.units.0.changes.0.amount": (-100, 100),
    "players.0.units.0.changes.0.owner": (0, 1),
    "players.0.units.0.changes.0.battle": (0, 3),
    "players.0.units.0.changes.0.side": (0, 1),
    "players.0.objectives.0.used": (0, 5),
}
"""The least and the most each field can hold, in a state with 4 arrivals, 3 battles and in turn 5."""


@pytest.mark.parametrize(("path", "edges"), EDGES.items())
def test_a_number_reaches_to_its_bounds_and_no_further(path: str, edges: tuple[int, int]) -> None:
    t = table(side("needle-flight", objectives="steady-aim"), "dawn-arrow")
    t.state.arrivals, t.state.battles = 4, 3
    t.state.players[0].units[0].changes.append(Change("attack", 1, "turn", 0, 1, 0, "rally-the-line"))
    least, most = edges
    assert beyond(t.match, path, *edges) == [least - 1, most + 1]


@pytest.mark.parametrize(("count", "accepted"), [(-1, False), (0, True), (500, True), (501, False)])
def test_as_many_copies_of_a_unit_are_deployed_as_a_list_can_hold(count: int, accepted: bool) -> None:
    t = table("needle-flight", "dawn-arrow")
    t.state.players[0].deploy = {"needle-flight": count}
    said = [text for text in GAME.broken_state(t.state, t.match.setup) if f"cannot be {count}" in text]
    assert (said == []) is accepted


@pytest.mark.parametrize("stars", [1, 300])
def test_the_smallest_and_the_largest_battle_are_usable(stars: int) -> None:
    t = table("needle-flight", "dawn-arrow")
    t.state.stars = stars
    assert GAME.broken_state(t.state, t.match.setup) == []


@pytest.mark.parametrize("change", ["one left", "nine", "other set-up", "all out"])
def test_players_must_fit_the_set_up(change: str) -> None:
    t = table("needle-flight", "dawn-arrow")
    players, setup = t.state.players, dict(t.match.setup)
    if change == "other set-up":
        setup["players"] = setup["players"] * 2
    elif change == "all out":
        for player in players:
            player.out = True
    else:
        players[:] = players[:1] if change == "one left" else players[:1] * 9
        setup["players"] = setup["players"][:1] * len(players)
    assert GAME.broken_state(t.state, setup) == ["its players do not fit its set-up"]


@pytest.mark.parametrize(
    ("kind", "effect", "said"),
    [
        ("combat", {"when": "play", "op": "reroll", "whose": "own", "dice": "both"}, "Reroll can do nothing at 'play'"),
        ("combat", {"when": "on_hit", "op": "prevent_damage", "amount": 1}, "PreventDamage can do nothing at 'on_hit'"),
        ("objective", {"when": "while_face_up", "op": "draw", "count": 1}, "Draw can do nothing at 'while_face_up'"),
        ("combat", {"when": "reveal", "op": "draw", "count": 1}, "'reveal' is no moment of a combat card"),
        ("objective", {"when": "play", "op": "draw", "count": 1}, "'play' is no moment of a objective card"),
        ("objective", {"when": "while_face_up", "op": "forbid", "what": "play_combat_card"}, "can't be forbidden at"),
        ("combat", {"when": "play", "op": "forbid", "what": "carrier_in_own_home"}, "can't be forbidden at"),
        (
            "objective",
            {"when": "reveal", "op": "draw", "count": 1, "once_per_turn": True},
            "only when units are destroyed",
        ),
    ],
)
def test_an_effect_at_a_moment_where_it_does_nothing_is_refused(kind: str, effect: dict[str, Any], said: str) -> None:
    more = {"icon": "luck", "units": "any"} if kind == "combat" else {}
    with pytest.raises(ContentError, match=said), extra_content(new_card("x", type=kind, effects=[effect], **more)):
        pass


BACK = {"attack": 3, "damage": 1, "defense": 9, "shields": 1, "icons": []}


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"stars": 0}, "0 is not between 1 and 5"),
        ({"stars": 6}, "6 is not between 1 and 5"),
        ({"affiliation": "pirates"}, "there is no 'pirates'"),
        ({"icons": ["lazer"]}, "there is no icon 'lazer'"),
        ({"icons": ["luck"]}, "'luck' is a wild icon"),
        ({"shields": 0}, "must be at least 1"),
        ({"icons": ["veteran"]}, "units with the Veteran icon, and only they, have a back"),
        ({"back": BACK}, "units with the Veteran icon, and only they, have a back"),
        ({"icons": ["veteran"], "back": BACK | {"icons": ["veteran"]}}, "the back never shows the Veteran icon"),
        ({"icons": ["veteran"], "back": BACK | {"icons": ["lazer"]}}, "there is no icon 'lazer'"),
        ({"icons": ["veteran"], "back": BACK | {"shields": 0}}, "must be at least 1"),
    ],
)
def test_a_unit_that_cannot_be_is_refused(values: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError, match=said), extra_content(new_unit("x", **values)):
        pass


@pytest.mark.parametrize("values", [{"stars": 1}, {"stars": 5}, {"icons": ["veteran"], "back": BACK}])
def test_a_unit_that_just_can_be_is_accepted(values: dict[str, Any]) -> None:
    with extra_content(new_unit("x", **values)):
        assert "x" in UNITS
    assert "x" not in UNITS


DRAW = [{"when": "reveal", "op": "draw", "count": 1}]
LASTS = {"when": "play", "op": "modify", "stat": "attack", "amount": 1, "target": "self", "until": "turn"}


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"bonus": 0}, "a combat bonus of at least 1"),
        ({"bonus_stat": None}, "a combat bonus of at least 1"),
        ({"type": "objective"}, "an objective card has an ability and no combat bonus"),
        (
            {"type": "objective", "effects": DRAW, "bonus_stat": "attack"},
            "an objective card has an ability and no combat bonus",
        ),
        ({"icon": "lazer", "effects": [LASTS]}, "there is no icon 'lazer'"),
        ({"icon": "luck", "effects": [LASTS]}, "wild abilities, and only they, name their units"),
        ({"icon": "laser", "units": "any", "effects": [LASTS]}, "wild abilities, and only they, name their units"),
        (
            {"icon": "laser", "effects": [LASTS | {"condition": {"role": "attacker"}}]},
            "a change that outlasts the battle has no condition",
        ),
    ],
)
def test_a_card_that_cannot_be_is_refused(values: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError, match=said), extra_content(new_card("x", **values)):
        pass


def test_a_card_is_used_when_its_ability_works_or_it_comes_to_light() -> None:
    assert "linked-cannons" in usable()
    assert "steady-aim" not in usable()
    with extra_content(new_unit("no-laser")):
        t = table(
            side("needle-flight@contested no-laser@contested", hand="war-room linked-cannons linked-cannons"),
            side("iron-edict@contested", hand="steady-aim"),
            step="turn",
        )
        t.a("war-room>a.objective-1")
        t.battle(
            "a.needle-flight>b.iron-edict",
            "a.no-laser>b.iron-edict",
            attacker="linked-cannons",
            defender="steady-aim",
            dice=(1, 1, 1, 1),
        )
        t.cards(attacker="linked-cannons", dice=(1, 1, 1, 1))
    assert [card for event in t.match.events for card in used(event)] == ["war-room", "linked-cannons"]
