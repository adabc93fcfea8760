"""Tic-tac-toe: a whole game on this engine, to read and to copy. docs/adding-a-game.md walks through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, TypedDict

from battlemat.core.asking import pick
from battlemat.core.chance import Chance
from battlemat.core.decision import Decision, Flow
from battlemat.core.described import Described
from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.game import Appraisal, Game, Starter, State, Step
from battlemat.core.match import Match
from battlemat.core.teller import Teller

# The table ------------------------------------------------------------------------------------------------------------

CELLS = tuple(f"{column}{row}" for row in "123" for column in "abc")
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
FREE = -1


class Table(State):
    """Who has marked each cell, in the order of `CELLS`."""

    marks: list[int]


TicMatch = Match[Table]


def has_row(marks: Sequence[int], player: int) -> bool:
    return any(all(marks[cell] == player for cell in row) for row in ROWS)


# The rules ------------------------------------------------------------------------------------------------------------


def turn(m: TicMatch, player: int) -> Flow[None]:
    """One player marks a cell; then somebody has won, nobody can, or it is the other one's turn."""
    marks = m.state.marks
    cell = yield from pick(
        m, player, "mark", "TT-PLY-01", lambda: free(m.state), forced=False, refused=lambda: taken(m.state)
    )
    assert cell is not None, "whoever gives up ends the match"
    marks[CELLS.index(cell)] = player
    m.note("marked", "TT-PLY-01", player=player, cell=cell)
    if has_row(marks, player):
        m.finish((player,), "tictactoe-row", "TT-PLY-03")
    if FREE not in marks:
        m.finish((), "tictactoe-full", "TT-PLY-04")
    m.next_steps(Step("turn", (1 - player,)))


def free(s: Table) -> list[str]:
    return [cell for cell, mark in zip(CELLS, s.marks, strict=True) if mark == FREE]


def taken(s: Table) -> dict[str, Refusal]:
    """What somebody may well try, and why it cannot be done."""
    found = (cell for cell, mark in zip(CELLS, s.marks, strict=True) if mark != FREE)
    return {cell: Refusal("tictactoe-taken", "TT-PLY-02", {"cell": cell}) for cell in found}


# What players read and see --------------------------------------------------------------------------------------------


class Shown(TypedDict):
    marks: list[int]


class TicTeller(Teller):
    def facts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        return {**data, "player": self.player(data["player"])} if "player" in data else dict(data)

    def question(self, decision: Decision[Any]) -> str:
        return self.say(f"tictactoe-ask-{decision.kind}")

    def option(self, option_id: str, decision: Decision[Any]) -> str:
        return self.say("tictactoe-mark", cell=option_id)

    def picture(self) -> str | None:
        marks = ["·XO"[mark + 1] for mark in self.view["marks"]] if self.view else ["·"] * 9
        return "\n".join([*(" ".join((str(row + 1), *marks[3 * row : 3 * row + 3])) for row in range(3)), "  a b c"])


# The game -------------------------------------------------------------------------------------------------------------


class TicTacToe(Game[Table]):
    id = "tictactoe"
    rules_version = 1
    draw_rule = "TT-PLY-05"
    state_type = Table
    described = Described(Shown, dict)
    steps: ClassVar = {"turn": turn}

    def normal_setup(self, setup: Any) -> dict[str, Any]:
        if setup not in (None, {"players": [{}, {}]}):
            raise BadSetup(Refusal("tictactoe-no-lists", "TT-PLY-01"))
        return {"players": [{}, {}]}

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        return self.normal_setup(None)

    def starter_setup(self, players: int, number: int) -> Starter:
        if players != 2:
            raise BadSetup(Refusal("tictactoe-no-lists", "TT-PLY-01"))
        return Starter(self.normal_setup(None), ("X", "O"))

    def begin(self, setup: Mapping[str, Any], chance: Chance, /) -> Table:
        return Table([Step("turn", (0,))], chance, None, [], [FREE] * 9)

    def view(self, state: Table, player: int | None, /) -> dict[str, Any]:
        return {"marks": list(state.marks)}

    def redraw(self, state: Table, player: int | None, chance: Chance, /) -> None:
        """Nothing is hidden."""

    def turn_of(self, state: Table, /) -> int:
        return 1 + 9 - state.marks.count(FREE)

    def concede(self, m: TicMatch, player: int, /) -> None:
        m.finish((1 - player,), "tictactoe-conceded", "TT-PLY-05")

    def still_playing(self, state: Table, /) -> Sequence[int]:
        return (0, 1) if state.result is None else ()

    def appraise(self, view: Mapping[str, Any], decision: Decision[Any]) -> list[Appraisal]:
        """A row of one's own, else what keeps the other one from a row, else the middle."""
        marks, player = view["marks"], decision.player

        def worth(cell: str) -> float:
            at = CELLS.index(cell)
            own, other = (has_row([*marks[:at], who, *marks[at + 1 :]], who) for who in (player, 1 - player))
            return 3 * own + 2 * other + (cell == "b2")

        return [Appraisal(option.id, worth(option.id)) for option in decision.options]

    def teller(self, view: Mapping[str, Any] | None, language: str) -> TicTeller:
        return TicTeller(self.id, language, view)


GAME = TicTacToe()
