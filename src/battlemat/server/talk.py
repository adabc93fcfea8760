"""What is said at a table besides answers: chat, the wish for another language or hints, would this answer do?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from battlemat.core.errors import IllegalAnswer
from battlemat.core.game import SEATS
from battlemat.core.words import LANGUAGES, say
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.client import CHAT_AT_ONCE, CHAT_SECONDS, Client, encode
from battlemat.server.telling import people_at

if TYPE_CHECKING:
    from battlemat.server.room import Room

CHAT_OF_SPECTATORS = (40.0, 4.0)
"""Lines of chat all spectators of a table may say: at once, and then per second."""


def refused(client: Client, key: str, why: str, **facts: Any) -> msg.Refused:
    """A refusal of the server's own, in the client's language."""
    return msg.Refused(key, say(why, facts, client.language), "")


async def speak(room: Room, client: Client, message: msg.Speak) -> msg.Accepted | msg.Refused:
    if message.language not in LANGUAGES:
        return refused(client, message.key, "server-no-language", id=message.language[:20])
    await room.rooms.learn(message.language, room.row.game)
    client.language = message.language
    client.told = 0
    await room.tell([client])
    return room.accepted(message.key)


async def say_aloud(room: Room, client: Client, message: msg.Say) -> msg.Accepted | msg.Refused:
    """A line of chat: kept, and told to everybody."""
    text = "".join(sign if sign.isprintable() else " " for sign in message.text).strip()
    if not text or len(text) > msg.MOST_TEXT:
        return refused(client, message.key, "server-chat-length", most=msg.MOST_TEXT)
    if client.chat.take_if_there() or (client.player is None and room.chat.take_if_there()):
        return refused(client, message.key, "server-chat-fast", most=CHAT_AT_ONCE, seconds=int(CHAT_SECONDS))
    seat = None if client.player is None else SEATS[client.player]
    name = "" if client.player is None else room.row.seats[client.player].name
    at = db.now()
    await room.write_once(client, message.key, lambda c: db.append_chat(c, room.row.id, seat, name, text, at))
    line = encode(msg.ChatLine(seat, name, text, at))
    for other in room.clients:
        other.hear(line)
    return room.accepted(message.key)


async def allow_hints(room: Room, client: Client, player: int, message: msg.AllowHints) -> msg.Accepted | msg.Refused:
    """Agree to hints, or end them for everybody."""
    if len(people_at(room)) < 2:
        return refused(client, message.key, "server-hints-free")
    agreed = "".join(sorted({*room.row.terms.hints, SEATS[player]})) if message.yes else ""
    room.row.terms = msgspec.structs.replace(room.row.terms, hints=agreed)
    await room.write_once(client, message.key, lambda c: db.set_terms(c, room.row))
    room.news = True
    return room.accepted(message.key)


def probe(room: Room, client: Client, player: int, message: msg.Probe) -> msg.Refused | None:
    """Whether an answer would do, told to this client alone; `accept` judges and changes nothing."""
    decision = room.match.decision_for(player)
    if decision is None or decision.number != message.number:
        return refused(client, message.key, "server-nothing-asked")
    try:
        decision.accept(message.answer)
    except IllegalAnswer as illegal:
        client.send(msg.Probed(message.key, False, room.passing_teller(client).refusal(illegal.refusal), illegal.rule))
    else:
        client.send(msg.Probed(message.key, True, "", ""))
    return None
