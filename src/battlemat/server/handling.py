"""What is done with the messages of those who are at a table. Each is answered: accepted, or refused with a reason."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from battlemat.bots import USUAL
from battlemat.core.errors import BattlematError, IllegalAnswer
from battlemat.core.game import SEATS
from battlemat.server import messages as msg
from battlemat.server import metrics
from battlemat.server import records as db
from battlemat.server.client import Client
from battlemat.server.hinting import give_hint
from battlemat.server.setting_up import leave_set_up
from battlemat.server.talk import allow_hints, probe, refused, say_aloud, speak

if TYPE_CHECKING:
    from battlemat.server.room import Room

AWAY_SECONDS = 20
"""How long somebody must be away before a bot may take over."""


async def handle(room: Room, client: Client, message: msg.FromClient) -> msg.Accepted | msg.Refused | None:
    """Carry a message out; None if what comes of it was told already."""
    try:
        if isinstance(message, msg.Speak):
            return await speak(room, client, message)
        if isinstance(message, msg.Say):
            return await say_aloud(room, client, message)
        if client.player is None:
            return refused(client, message.key, "server-spectator")
        return await _handle_of_player(room, client, client.player, message)
    except IllegalAnswer as illegal:
        reason = room.passing_teller(client).refusal(illegal.refusal)
        return msg.Refused(message.key, reason, illegal.rule)
    except BattlematError as fault:
        return msg.Refused(message.key, str(fault), "")


async def _handle_of_player(
    room: Room, client: Client, player: int, message: msg.FromClient
) -> msg.Accepted | msg.Refused | None:
    if isinstance(message, msg.Hint):
        return give_hint(room, client, player, message)
    if isinstance(message, msg.Probe):
        return probe(room, client, player, message)
    if isinstance(message, msg.AskUndo | msg.AllowUndo):
        return await room.undo.handle(client, player, message)
    if isinstance(message, msg.AllowHints):
        return await allow_hints(room, client, player, message)
    if isinstance(message, msg.LetBotPlay):
        return await _let_bot_play(room, client, message)
    if isinstance(message, msg.UsualSetUp):
        return await leave_set_up(room, client, player, message)
    return await _play(room, player, message)


async def _play(room: Room, player: int, message: msg.FromClient) -> msg.Accepted:
    await room.flags_fall()
    first = len(room.match.journal)
    if isinstance(message, msg.Answer):
        room.match.submit(player, message.answer, message.number)
    elif isinstance(message, msg.Concede):
        room.match.concede(player)
    elif isinstance(message, msg.OfferDraw):
        room.match.offer_draw(player)
    elif isinstance(message, msg.DeclineDraw):
        room.match.decline_draw(player)
    await room.keep(first, message.key, player if isinstance(message, msg.Answer) else None)
    room.post(room.play_bots)
    return room.accepted(message.key)


async def _let_bot_play(room: Room, client: Client, message: msg.LetBotPlay) -> msg.Accepted | msg.Refused:
    player = SEATS.find(message.seat)
    if not 0 <= player < len(room.row.seats) or room.row.seats[player].kind != "human":
        return refused(client, message.key, "server-nobody-to-replace")
    if room.row.terms.over_days:
        return refused(client, message.key, "server-over-days")
    since = room.left.get(player)
    if since is None or monotonic() - since < AWAY_SECONDS:
        return refused(client, message.key, "server-not-away-yet", seconds=AWAY_SECONDS)
    room.row.seats[player].kind, room.row.seats[player].bot = "bot", USUAL
    await room.write_once(client, message.key, lambda c: db.set_seat(c, room.row.id, room.row.seats[player]))
    room.start_clock()
    room.news = True
    room.post(room.play_bots)
    return room.accepted(message.key)


async def take_seat_back(room: Room, player: int) -> None:
    """Whoever comes back to a seat at which a bot has played meanwhile sits there again."""
    seat = room.row.seats[player]
    if seat.kind == "bot" and not room.match.over:
        seat.kind = "human"
        await room.write(lambda c: db.set_seat(c, room.row.id, seat))
        room.news = True


def count(room: Room, message: msg.FromClient, answer: msg.Accepted | msg.Refused, came: float) -> None:
    """Note for the metrics what became of a message."""
    if isinstance(answer, msg.Refused):
        metrics.REFUSED.add(1, str(type(message).__struct_config__.tag))
    elif isinstance(message, msg.Answer):
        metrics.ANSWERS.add(1, room.row.game)
        metrics.ANSWER_SECONDS.observe(monotonic() - came)
