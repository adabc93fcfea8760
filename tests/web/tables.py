"""Tables at which a question of some kind is open: played there without a browser, and put into the server's database.

A table is the same each time: its match begins from the first seed that leads to such a question, and regular bots play
both sides up to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from battlemat import bots
from battlemat.core.chance import key_from_seed
from battlemat.core.decision import Decision
from battlemat.core.game import SEATS
from battlemat.core.match import Match
from battlemat.core.words import say
from battlemat.games import game as rules_of
from battlemat.server import records as db
from battlemat.server.clock import Clock
from battlemat.server.telling import tell_question
from battlemat.server.tokens import new_id, new_token, token_hash
from tests.server.conftest import Server
from tests.web.sitting import Question

SEEDS = range(20)
ME = 0


class Open(NamedTuple):
    """A table at which a question is open: the address of the seat, what it sees, and the question."""

    seat: str
    view: dict[str, Any]
    question: Question


class Seat(NamedTuple):
    """A match, and the address of the first seat at its table."""

    match: str
    seat: str


OpenAt = Callable[[str], Open]
Wanted = Callable[[Question], bool]


def arranging(site: Server, game: str) -> OpenAt:
    """Opens tables of one's own at which a question of some kind is open."""

    def arrange(kind: str) -> Open:
        return opened(site, played_to(game, kind))

    return arrange


def open_where(site: Server, game: str, wanted: Wanted, *, variant: str = "standard", players: int = 2) -> Open:
    """A table at which a question is open that somebody wants."""
    return opened(site, played_until(game, wanted, variant, players))


def opened(site: Server, match: Match[Any]) -> Open:
    return Open(set_table(site, match).seat, plain(match.view(ME)), question_of(match))


@cache
def played_to(game: str, kind: str | Wanted, variant: str = "standard") -> Match[Any]:
    """A match up to a question of this kind; the same one for all who ask, so nobody may play it on."""
    wanted: Wanted = kind if callable(kind) else lambda question: bool(question["kind"] == kind)
    return played_until(game, wanted, variant)


def played_until(game: str, wanted: Wanted, variant: str = "standard", players: int = 2) -> Match[Any]:
    """A match up to the first question to the first seat that is wanted."""
    setup = rules_of(game).setup_of(variant, [None] * players)
    for seed in SEEDS:
        match: Match[Any] = Match(rules_of(game), setup, key_from_seed(f"table {seed}"))
        for _ in my_questions(match, Random(seed)):
            if wanted(question_of(match)):
                return match
    raise AssertionError(f"no such question was asked in {len(SEEDS)} matches of {game}")


@cache
def played_out(game: str, variant: str = "standard") -> Match[Any]:
    """A match that is over."""
    rules = rules_of(game)
    match: Match[Any] = Match(rules, rules.setup_of(variant, [None, None]), key_from_seed("table 0"))
    for _ in my_questions(match, Random(0)):
        pass
    return match


def my_questions(match: Match[Any], rng: Random) -> Iterator[Decision[Any]]:
    """The questions to the first seat, each when nobody else is asked any more; who goes on lets the bot answer it."""
    bot = bots.make("regular")
    while not match.over:
        decision = next((one for one in match.pending if one.player != ME), match.pending[0])
        if decision.player == ME:
            yield decision
        match.submit(decision.player, bots.ask(bot, match, decision, rng))


def question_of(match: Match[Any]) -> Question:
    """The open question as the page is told it."""
    decision = match.decision_for(ME)
    assert decision is not None
    question: Question = plain(tell_question(decision, match.game.teller(match.view(ME), "en")))
    return question


def plain(told: Any) -> Any:
    """As it comes through the line."""
    return msgspec.json.decode(msgspec.json.encode(told))


def set_table(site: Server, match: Match[Any], clock: Clock | None = None) -> Seat:
    """Put a match into the database of a server that runs: somebody at the first seat, bots at the others."""
    token = new_token()
    seats = [db.SeatRow(ME, "human", say("server-person", {"seat": "A"}), "regular", token_hash(token))]
    for number in range(1, match.players):
        name = say("server-bot", {"seat": SEATS[number].upper(), "bot": "regular"})
        seats.append(db.SeatRow(number, "bot", name, "regular", ""))
    row = db.MatchRow(
        id=new_id(),
        game=match.game.id,
        rules=match.game.rules_version,
        setup=match.setup,
        key=match.key,
        start=match.start,
        hot_seat=False,
        status="over" if match.over else "running",
        turn=int(match.view(None).get("turn", 0)),
        created=db.now(),
        seats=seats,
        clock=clock,
    )
    engine = sa.create_engine(site.database)
    with engine.begin() as connection:
        db.insert_match(connection, row)
        db.insert_entries(connection, [db.Entries(row.id, 0, list(match.journal))])
    engine.dispose()
    return Seat(row.id, f"/t/{row.id}#seat={token}")
