"""Bots at a table: what they answer is found elsewhere; if one fails, another one plays in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from battlemat.bots import USUAL, called
from battlemat.core.errors import BattlematError, BrokenRules
from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.client import encode
from battlemat.server.thinkers import GaveUp

if TYPE_CHECKING:
    from battlemat.server.room import Room

MOST_AT_ONCE = 40
"""Answers of bots that are made durable and shown together."""
LAST = "random"
"""Who plays in the place of the usual bot when even that one fails."""


async def let_bots_play(room: Room, asked: int, most: int) -> None:
    """Carry out what the bots answer; `asked` is one of them."""
    players = {seat.player: seat.bot for seat in room.row.seats if seat.kind == "bot"}
    try:
        played = await room.rooms.thinkers.play(room, players, room.rng.getrandbits(64), most)
    except GaveUp as fault:
        await replace(room, asked, str(fault))
        return
    for player, answer in played.entries:
        room.match.submit(player, answer)
        room.undo.chance.note(room.match)
    if played.failed is not None:
        await replace(room, played.failed, played.why)


async def replace(room: Room, player: int, why: str) -> None:
    """Another bot plays in the place of one that failed, and everybody at the table is told."""
    seat = room.row.seats[player]
    room.rooms.report("bot-failed", match=room.row.id, seat=player, bot=seat.bot, fault=BattlematError(why))
    if seat.bot == LAST:
        raise BrokenRules(f"no bot can go on: {why}")
    seat.bot = LAST if seat.bot == USUAL else USUAL
    await room.write(lambda c: db.set_seat(c, room.row.id, seat))
    for client in room.clients:
        said = say("server-bot-failed", {"name": seat.name, "bot": called(seat.bot, client.language)}, client.language)
        client.hear(encode(msg.ChatLine(None, "", said, db.now())))
    room.news = True
