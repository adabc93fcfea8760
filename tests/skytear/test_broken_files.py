"""A match file may say anything: a table that cannot be is refused, and what is wrong with it is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from battlemat.core.game import Step
from battlemat.games.skytear import GAME
from battlemat.games.skytear.board import each
from battlemat.games.skytear.content import HEROES
from battlemat.games.skytear.invariants import MOST_THINGS, broken_invariants
from battlemat.games.skytear.minions_phase import NEXUS_HP
from battlemat.games.skytear.scenario import SkyScenario, north, set_up, side, south, table
from battlemat.games.skytear.state import Lasting, Lead, Outsider, Table
from tests.edges import beyond
from tests.redrawn import is_forgotten, under_way

BOARD = table().state.board


def sound() -> SkyScenario:
    """A hero on the first hex of the board, and something of everything."""
    corner = table().state.board.names[0]
    return table(
        south(f"yami@{corner} akhuti@4,1", minions="4,3", illusions="akhuti@4,0", hand="ruse", on={"yami": "ignite"}),
        north("cotlic@0,-4", pillars="0,-3"),
        outsiders={"centre": "rift-stalker@0,0"},
    )


def break_at(path: str, value: object) -> Callable[[Table], None]:
    """Sets a field: `heroes.0.cell`."""

    def spoil(s: Table) -> None:
        *way, last = path.split(".")
        thing: object = s
        for part in way:
            thing = thing[int(part)] if isinstance(thing, list) else getattr(thing, part)
        setattr(thing, last, value)

    return spoil


def acting(s: Table, hero: str = "south.yami", player: int = 0) -> None:
    s.agenda.insert(0, Step("act"))
    s.active, s.acting = hero, player


def test_a_sound_table_is_accepted() -> None:
    t = sound()
    assert GAME.broken_state(t.state, t.match.setup) == []
    t.state.nexus["north"] = NEXUS_HP
    assert GAME.broken_state(t.state, t.match.setup) == []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (break_at("battlefield", "nowhere"), "its players or its battlefield do not fit its set-up"),
        (lambda s: s.players.pop(), "its players or its battlefield do not fit its set-up"),
        (lambda s: s.agenda.append(Step("dance")), "agenda[1] cannot be Step(name='dance', args=())"),
        (break_at("first", 2), "first cannot be 2"),
        (break_at("first", -1), "first cannot be -1"),
        (break_at("acting", 2), "acting cannot be 2"),
        (lambda s: s.piles[0].deck.extend(["ruse"] * 10_000), "a number is out of range"),
        (break_at("heroes.0.kind", "yamy"), "heroes[0].kind cannot be 'yamy'"),
        (break_at("outsiders.0.kind", "cat"), "outsiders[0].kind cannot be 'cat'"),
        (lambda s: s.piles[0].deck.append("rus"), "piles[0].deck[12] cannot be 'rus'"),
        (lambda s: s.piles[1].discard.append("rus"), "piles[1].discard[0] cannot be 'rus'"),
        (lambda s: s.players[0].hand.append("rus"), "players[0].hand[1] cannot be 'rus'"),
        (lambda s: s.heroes[0].cards.append("rus"), "heroes[0].cards[1] cannot be 'rus'"),
        (lambda s: s.heroes[0].leads.append(Lead("rus", 0)), "heroes[0].leads[0].card cannot be 'rus'"),
        (break_at("heroes.0.cell", 163), "heroes[0].cell cannot be 163"),
        (break_at("heroes.0.cell", -2), "heroes[0].cell cannot be -2"),
        (break_at("heroes.1.illusion", 163), "heroes[1].illusion cannot be 163"),
        (break_at("minions.0.cell", 163), "minions[0].cell cannot be 163"),
        (break_at("outsiders.0.cell", 163), "outsiders[0].cell cannot be 163"),
        (break_at("pillars.0.cell", 163), "pillars[0].cell cannot be 163"),
        (lambda s: setattr(s.tokens["east"], "cell", 163), "tokens.east.cell cannot be 163"),
        (break_at("heroes.0.owner", 2), "heroes[0].owner cannot be 2"),
        (break_at("heroes.0.owner", -2), "heroes[0].owner cannot be -2"),
        (break_at("heroes.0.owner", 1), "south.yami belongs to the other side"),
        (break_at("pillars.0.owner", 2), "pillars[0].owner cannot be 2"),
        (break_at("heroes.0.mana", -6), "heroes[0].mana cannot be -6"),
        (break_at("heroes.0.returns", 6), "heroes[0].returns cannot be 6"),
        (break_at("players.0.pile", 2), "a player has no deck"),
        (break_at("players.0.pile", -1), "a player has no deck"),
        (break_at("players.0.side", "north"), "its players sit wrong"),
        (lambda s: s.nexus.pop("north"), "a side is missing"),
        (lambda s: s.towers["north"].pop("east"), "a lane has no towers or no token"),
        (lambda s: s.tokens.pop("east"), "a lane has no towers or no token"),
        (break_at("heroes.0.id", "south.yami>x"), "something is not called as it is"),
        (break_at("outsiders.0.id", "outsider.cat"), "something is not called as it is"),
        (break_at("minions.0.id", "south.minion-one"), "something is not called as it is"),
        (break_at("pillars.0.id", "south.pillar-1"), "something is not called as it is"),
        (lambda s: s.minions.append(s.minions[0]), "something is not called as it is"),
        (break_at("agenda", []), "its agenda comes to an end"),
        (break_at("agenda", [Step("upkeep"), Step("gates")]), "its agenda comes to an end"),
        (break_at("phase", "set-up"), "it is not set up"),
        (lambda s: acting(s, hero=""), "nobody acts"),
        (lambda s: acting(s, player=1), "nobody acts"),
        (lambda s: s.agenda.insert(0, Step("resolve")), "agenda[0] cannot be Step(name='resolve', args=())"),
    ],
)
def test_what_cannot_be_is_named(spoil: Callable[[Table], object], said: str) -> None:
    t = sound()
    spoil(t.state)
    assert said in GAME.broken_state(t.state, t.match.setup)


EDGES = {
    "turn": (1, BOARD.mana_rows),
    "ap": (0, 3),
    "heroes.0.hp": (0, 99),
    "heroes.0.mana": (-BOARD.mana_rows, 99),
    "heroes.0.returns": (0, BOARD.mana_rows),
    "heroes.0.activated": (0, 5),
    "heroes.0.owner": (-1, 1),
    "players.0.pile": (0, 1),
    "tokens.east.number": (1, len(BOARD.lanes)),
    "tokens.east.cell": (0, BOARD.size - 1),
    "pillars.0.owner": (-1, 1),
    "lasting.0.n": (0, 99),
    "effects": (0, 99_999),
}
"""The least and the most each field can hold in turn 5."""


@pytest.mark.parametrize(("path", "edges"), EDGES.items())
def test_a_number_reaches_to_its_bounds_and_no_further(path: str, edges: tuple[int, int]) -> None:
    t = sound()
    t.state.turn = 5
    t.state.lasting.append(Lasting("push-more", "ruse", "end-of-turn"))
    least, most = edges
    assert beyond(t.match, path, *edges) == [least - 1, most + 1]


def test_as_many_things_as_ever_can_be_are_accepted() -> None:
    t = sound()
    s = t.state
    others = len(s.agenda) + len(s.heroes) + len(s.minions) + sum(len(pile.deck) for pile in s.piles)
    s.piles[0].discard += ["ruse"] * (MOST_THINGS - others)
    assert GAME.broken_state(s, t.match.setup) == []
    s.piles[0].discard.append("ruse")
    assert GAME.broken_state(s, t.match.setup) == ["a number is out of range"]


def test_a_match_that_is_still_set_up_has_a_whole_set_up() -> None:
    t = set_up()
    t.state.agenda.insert(0, Step("hands"))
    assert GAME.broken_state(t.state, t.match.setup) == []
    players = [{**player, "decks": ["mine"]} for player in t.match.setup["players"]]
    assert GAME.broken_state(t.state, {**t.match.setup, "players": players}) != []


def test_up_to_eight_play() -> None:
    eight = table("yami@4,1", "cotlic@0,-4", players=8)
    assert GAME.broken_state(eight.state, eight.match.setup) == []


# What always holds, whatever anybody plays


CORNER = table().state.board.names[0]


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("heroes.0.readiness", "defeated", "south.yami is defeated and on cell 0"),
        ("heroes.0.cell", -1, "south.yami is ready and on cell -1"),
        ("heroes.0.hp", -1, "south.yami has -1 HP"),
        ("heroes.0.hp", 0, "south.yami has 0 HP"),
        ("heroes.0.hp", 100, "south.yami has 100 HP"),
        ("heroes.0.conditions", ["marked", "marked"], "south.yami has impossible conditions"),
        ("minions.0.lane", "", "south.minion-1 is on the battlefield without a lane, or the other way round"),
        ("minions.0.cell", -1, "south.minion-1 is on the battlefield without a lane, or the other way round"),
        ("turn", 100, "the mana counter has left its track"),
    ],
)
def test_what_never_happens_is_named(path: str, value: object, said: str) -> None:
    t = sound()
    break_at(path, value)(t.state)
    assert broken_invariants(t.state) == [said]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("heroes.0.hp", 1),
        ("heroes.0.hp", HEROES["yami"].health),
        ("heroes.0.conditions", ["marked", "slow"]),
        ("turn", table().state.board.mana_rows),
    ],
)
def test_what_may_happen_is_not(path: str, value: object) -> None:
    t = sound()
    break_at(path, value)(t.state)
    assert broken_invariants(t.state) == []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (break_at("heroes.1.conditions", ["marked"]), ["south.akhuti has impossible conditions"]),
        (break_at("heroes.1.illusion", 0), ["south.akhuti is gone, but its illusion is not"]),
    ],
)
def test_nothing_is_left_of_a_hero_who_is_gone(spoil: Callable[[Table], None], said: list[str]) -> None:
    t = table(south(f"yami@{CORNER} akhuti"), "cotlic@0,-4")
    assert broken_invariants(t.state) == []
    spoil(t.state)
    assert broken_invariants(t.state) == said


@pytest.mark.parametrize("phase", ["set-up", "upkeep"])
def test_heroes_are_nowhere_before_they_are_placed(phase: str) -> None:
    t = table(south(f"yami@{CORNER} akhuti"), "cotlic@0,-4")
    break_at("phase", phase)(t.state)
    break_at("heroes.1.readiness", "ready")(t.state)
    break_at("heroes.1.conditions", ["marked"])(t.state)
    break_at("heroes.1.illusion", 0)(t.state)
    assert broken_invariants(t.state) == []


def test_in_the_minions_phase_a_minion_is_between_reserve_and_lane() -> None:
    t = sound()
    break_at("minions.0.lane", "")(t.state)
    break_at("phase", "minions")(t.state)
    assert broken_invariants(t.state) == []


DOME = BOARD.names[next(each(BOARD.in_domes))]
TOWER = BOARD.names[BOARD.tower["south"]["east"]]


def test_neither_minions_nor_tokens_enter_a_dome() -> None:
    t = table(south("yami@4,1", minions=DOME), "cotlic@0,-4")
    assert broken_invariants(t.state) == ["south.minion-1 is in a dome"]
    t = table("yami@4,1", "cotlic@0,-4", tokens={"east": DOME})
    assert "the token of east is in a dome" in broken_invariants(t.state)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (south(f"yami@{CORNER} akhuti@{CORNER}"), north("cotlic@0,-4")),
        (south(f"yami@{CORNER}", minions=CORNER), north("cotlic@0,-4")),
        (south(f"yami@{CORNER}"), north("cotlic@0,-4", minions=CORNER)),
    ],
)
def test_heroes_stand_alone_even_on_the_first_hex_of_the_board(first: side, second: side) -> None:
    assert broken_invariants(table(first, second).state) == [f"too much stands on {CORNER}"]


def test_outsiders_stand_alone_too() -> None:
    t = table(f"yami@{CORNER}", "cotlic@0,-4", outsiders={"centre": f"rift-stalker@{CORNER}"})
    assert broken_invariants(t.state) == [f"too much stands on {CORNER}"]


def test_minions_of_one_side_keep_apart_and_those_of_both_may_meet() -> None:
    t = table(south("yami@4,1", minions=f"{CORNER} {CORNER}"), north("cotlic@0,-4", minions=CORNER))
    assert broken_invariants(t.state) == [f"too many minions of south stand on {CORNER}"]
    t = table(south("yami@4,1", minions=CORNER), north("cotlic@0,-4", minions=CORNER))
    assert broken_invariants(t.state) == []


def test_nobody_stands_on_a_tower() -> None:
    t = table(f"yami@{TOWER}", "cotlic@0,-4")
    assert broken_invariants(t.state) == [f"too much stands on {TOWER}"]
    t = table(south("yami@4,1", minions=TOWER), north("cotlic@0,-4"))
    assert broken_invariants(t.state) == [f"too many minions of south stand on {TOWER}"]


def test_a_tower_stands_to_its_last_hp() -> None:
    t = table(south(f"yami@{TOWER}", towers={"east": 1}), "cotlic@0,-4")
    assert broken_invariants(t.state) == [f"too much stands on {TOWER}"]
    t = table(south(f"yami@{TOWER}", towers={"east": 0}), "cotlic@0,-4")
    assert broken_invariants(t.state) == []


def test_all_who_are_gone_may_be_nowhere_together() -> None:
    t = table(south("yami akhuti", reserve=3), north("cotlic", reserve=3), outsiders={"centre": "rift-stalker"})
    t.state.outsiders.append(Outsider("outsider.other", "rift-stalker", "centre"))
    assert broken_invariants(t.state) == []


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_dealt_anew_says_nothing_of_what_was_there(viewer: int | None) -> None:
    assert is_forgotten(under_way("skytear", 60), viewer)
