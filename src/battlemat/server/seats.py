"""Who holds which seat: own tokens, invitations for whoever uses them first, and the same people again."""

from __future__ import annotations

from typing import Any

from battlemat.bots import called
from battlemat.core.errors import BattlematError
from battlemat.core.game import SEATS
from battlemat.core.match import fresh_key
from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.clock import Clock
from battlemat.server.terms import printable
from battlemat.server.tokens import new_id, new_token, token_hash

GUESTS = ("friend", "open")
"""Who sits down later than the one who makes a match."""


class Wrong(BattlematError):
    """A request that cannot be served, with the status and the sentence it gets."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        self.status, self.key, self.facts = status, key, facts
        super().__init__(say(key, facts))


def seat_of(row: db.MatchRow, secret: str) -> int | None:
    """The seat a secret opens: its token, or the key of the person whose it is; None without one: a spectator.

    Who has several seats at one table says which: `key~b`.
    """
    if not secret:
        return None
    key, _, letter = secret.partition("~")
    hashed, person = token_hash(secret), token_hash(key)
    for seat in row.seats:
        own = seat.person == person and letter in ("", SEATS[seat.player])
        if own or (seat.token and seat.token == hashed):
            return seat.player
    raise Wrong(403, "server-wrong-token")


def seats_of_person(row: db.MatchRow, person: str) -> list[str]:
    """The letters of the seats a person has."""
    return [SEATS[seat.player] for seat in row.seats if person and seat.person == person]


def seat_for(row: db.MatchRow, wish: msg.Sit, person: str = "") -> db.SeatRow:
    """The seat somebody sits down at, who from now on holds it."""
    token = token_hash(wish.token)
    for seat in row.seats:
        if seat.token == token:
            return seat  # the answer was lost on its way, and the same is asked again
    if wish.invite:
        invite = token_hash(wish.invite)
        found = next((seat for seat in row.seats if seat.invite and seat.invite == invite), None)
        if found is None:
            raise Wrong(403, "server-used-link")
    else:
        found = next((seat for seat in row.seats if seat.kind == "open"), None)
        if found is None:
            raise Wrong(409, "server-no-open-seat")
    found.kind, found.token, found.invite, found.person = "human", token, "", person
    found.name = printable(wish.name) or found.name
    return found


def new_seats(wish: msg.NewMatch, language: str, person: str) -> tuple[list[db.SeatRow], list[msg.SeatLink]]:
    """The seats of a new match, and what whoever makes it needs to sit down and to invite others."""
    seats: list[db.SeatRow] = []
    links: list[msg.SeatLink] = []
    for number, seat in enumerate(wish.seats):
        letter = SEATS[number].upper()
        kind = {"me": "human", "friend": "human"}.get(seat.who, seat.who)
        usual = "server-bot" if kind == "bot" else "server-person"
        facts = {"seat": letter, "bot": called(seat.bot, language)}
        name = printable(seat.name) or say(usual, facts, language)
        token = new_token() if seat.who == "me" else ""
        invite = new_token() if seat.who == "friend" else ""
        hashed, invited = (token_hash(secret) if secret else "" for secret in (token, invite))
        new = db.SeatRow(number, kind, name, seat.bot, hashed, invited)
        new.person = person if seat.who == "me" else ""
        if wish.own_lists:
            new.list, new.ready = seat.list, seat.who not in GUESTS
        seats.append(new)
        if token or invite:
            links.append(msg.SeatLink(SEATS[number], seat.who, token, invite))
    return seats, links


def again(row: db.MatchRow, version: str) -> db.MatchRow:
    """The same match for the same people, everybody one seat further, with what opens their seats now."""
    count = len(row.seats)
    seats = []
    for number in range(count):
        old = row.seats[(number + 1) % count]
        kind = "human" if old.token or old.invite else old.kind
        seats.append(db.SeatRow(number, kind, old.name, old.bot, old.token, old.invite, old.person))
    players = [row.setup["players"][(number + 1) % count] for number in range(count)]
    status = "open" if any(seat.kind == "open" for seat in seats) else "running"
    clock = row.clock and Clock(row.clock.seconds, row.clock.added, [row.clock.seconds] * count, anew=row.clock.anew)
    return db.MatchRow(
        new_id(), row.game, row.rules, row.setup | {"players": players}, fresh_key(None), None, row.hot_seat,
        status, 0, db.now(), seats, clock, version=version, terms=row.terms.again(row.winners, count),
    )  # fmt: skip
