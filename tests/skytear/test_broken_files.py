"""A match file may say anything: a table that cannot be is refused, and what is wrong with it is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from battlemat.core.game import Step
from battlemat.games.skytear import GAME
from battlemat.games.skytear.scenario import SkyScenario, north, south, table
from battlemat.games.skytear.state import Lead, Table


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


def test_a_sound_table_is_accepted() -> None:
    t = sound()
    assert GAME.broken_state(t.state, t.match.setup) == []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (break_at("battlefield", "nowhere"), "its players or its battlefield do not fit its set-up"),
        (lambda s: s.players.pop(), "its players or its battlefield do not fit its set-up"),
        (lambda s: s.agenda.append(Step("dance")), "there is no step 'dance'"),
        (break_at("first", 2), "a number is out of range"),
        (break_at("first", -1), "a number is out of range"),
        (break_at("acting", 2), "a number is out of range"),
        (lambda s: s.piles[0].deck.extend(["ruse"] * 10_000), "a number is out of range"),
        (break_at("heroes.0.kind", "yamy"), "there is no hero 'yamy'"),
        (break_at("outsiders.0.kind", "cat"), "there is no Outsider 'cat'"),
        (lambda s: s.piles[0].deck.append("rus"), "there is no card 'rus'"),
        (lambda s: s.piles[1].discard.append("rus"), "there is no card 'rus'"),
        (lambda s: s.players[0].hand.append("rus"), "there is no card 'rus'"),
        (lambda s: s.heroes[0].cards.append("rus"), "there is no card 'rus'"),
        (lambda s: s.heroes[0].leads.append(Lead("rus", 0)), "there is no card 'rus'"),
        (break_at("heroes.0.cell", 163), "something stands off the board"),
        (break_at("heroes.0.cell", -2), "something stands off the board"),
        (break_at("heroes.1.illusion", 163), "something stands off the board"),
        (break_at("minions.0.cell", 163), "something stands off the board"),
        (break_at("outsiders.0.cell", 163), "something stands off the board"),
        (break_at("pillars.0.cell", 163), "something stands off the board"),
        (lambda s: setattr(s.tokens["east"], "cell", 163), "something stands off the board"),
        (break_at("heroes.0.owner", 2), "something belongs to nobody"),
        (break_at("heroes.0.owner", -2), "something belongs to nobody"),
        (break_at("pillars.0.owner", 2), "something belongs to nobody"),
        (break_at("heroes.0.mana", -6), "a hero has impossible mana"),
        (break_at("heroes.0.returns", 501), "a hero has impossible mana"),
        (break_at("players.0.pile", 2), "a player has no deck"),
        (break_at("players.0.pile", -1), "a player has no deck"),
    ],
)
def test_what_cannot_be_is_named(spoil: Callable[[Table], object], said: str) -> None:
    t = sound()
    spoil(t.state)
    assert said in GAME.broken_state(t.state, t.match.setup)
