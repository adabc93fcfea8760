"""One connection at one table: frames in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
import math
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server import metrics
from battlemat.server.client import Client, encode
from battlemat.server.forward import CUT, PAUSE, TAKEN_OVER, is_inside
from battlemat.server.limits import LONGEST_PAUSE, Usage
from battlemat.server.ownership import Elsewhere
from battlemat.server.requests import charge, check, language_of, usage_of
from battlemat.server.room import Room
from battlemat.server.rooms import CannotOpen, Rooms
from battlemat.server.seats import Wrong, seat_of
from battlemat.server.talk import refused
from battlemat.server.workers import TooBusy

LARGEST_FRAME = 64 * 1024
"""A message of a player is small; whoever sends more is cut off."""

SLOWEST = 30.0
"""Seconds a client may take to read one message before it is let go."""

PATIENCE = 10.0
"""Seconds within which a connection must say who it is."""

_decoder = msgspec.json.Decoder(msg.FromClient)
_hello_decoder = msgspec.json.Decoder(msg.Hello)


class TurnedAway(Exception):
    """Somebody who does not get in: the sentence for it, and whether to come again."""

    def __init__(self, reason: str, *, again: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.again = reason, again


async def play(socket: WebSocket) -> None:
    """One connection at one table."""
    match = socket.path_params["match"]
    usage = usage_of(socket)
    await socket.accept()
    usage.connections += 1
    try:
        too_fast = _too_fast(usage)
        hello = await _hello(socket)
        if hello is not None:
            await socket.app.state.rooms.learn(hello.language)
            if too_fast is not None:
                raise _as_told(too_fast, hello.language)
            await _come_in(socket, match, hello, usage)
    except TurnedAway as away:
        await _turn_away(socket, away.reason, again=away.again)
    except Exception as fault:  # one line in the log, a sentence to this client, and all others go on
        socket.app.state.rooms.report("play-failed", match=match[:40], fault=fault)
        await _turn_away(socket, say("server-failed"), again=True)
    finally:
        usage.connections -= 1


def _too_fast(usage: Usage) -> Wrong | None:
    """Count this connection as a request of its address; what is wrong if there were too many."""
    try:
        charge(usage)
    except Wrong as wrong:
        return wrong
    return None


async def _hello(socket: WebSocket) -> msg.Hello | None:
    """The first message; None when there is none, and the connection ends."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        frame = await asyncio.wait_for(socket.receive(), PATIENCE)
        if frame["type"] == "websocket.disconnect":
            return None
        try:
            hello = _hello_decoder.decode(frame.get("text") or frame.get("bytes") or "")
            return msg.Hello(hello.token, language_of(hello.language), hello.openly)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
            await _turn_away(socket, say("server-unreadable", {"problem": str(fault)[:200]}))
            return None
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(4408)
    return None


async def _come_in(socket: WebSocket, match: str, hello: msg.Hello, usage: Usage) -> None:
    """Find the table, and stay at it. It is counted before it is opened: who comes to many at once gets to no more."""
    reason = _too_many(usage, match, hello.language)
    if reason:
        raise TurnedAway(reason)
    usage.rooms[match] += 1
    try:
        found = await _find_seat(socket, match, hello, usage)
        if found is not None:
            room, player = found
            await _stay(socket, room, Client(player, hello.language, usage, openly=hello.openly))
    finally:
        usage.leave(match)


def _too_many(usage: Usage, match: str, language: str) -> str:
    """Why this address may not have one more connection; empty if it may."""
    if usage.connections > usage.limits.connections:
        return say("server-too-many-connections", {"most": usage.limits.connections}, language)
    if not usage.may_enter(match):
        return say("server-too-many-rooms", {"most": usage.limits.rooms}, language)
    return ""


async def _find_seat(socket: WebSocket, match: str, hello: msg.Hello, usage: Usage) -> tuple[Room, int | None] | None:
    """The room and the seat there; None if another server played the match, and the connection has ended."""
    rooms: Rooms = socket.app.state.rooms
    language = hello.language
    if rooms.ending:
        raise TurnedAway(say("server-back-soon", language=language), again=True)
    try:
        if match not in rooms.open:
            check(usage, "work")
        room = await _room_or_elsewhere(socket, match, hello, usage)
        if room is None:
            return None
        player = seat_of(room.row, hello.token)
        await rooms.learn(language, room.row.game)
    except CannotOpen as fault:
        raise TurnedAway(say("server-cannot-open", {"id": match[:40]}, language)) from fault
    except (TooBusy, Elsewhere) as fault:
        raise TurnedAway(say("server-busy", language=language), again=True) from fault
    except Wrong as wrong:
        raise _as_told(wrong, language) from wrong
    return room, player


def _as_told(wrong: Wrong, language: str) -> TurnedAway:
    return TurnedAway(say(wrong.key, wrong.facts, language), again=wrong.status == 429)


async def _stay(socket: WebSocket, room: Room, client: Client) -> None:
    """Sit or watch at a table until the connection ends, or takes nothing any more: then nobody is there to be told."""
    room.enter(client)
    sending = asyncio.create_task(_send(socket, client, room))
    receiving = asyncio.create_task(_receive(socket, room, client))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        if receiving.done():
            receiving.result()
    finally:
        room.leave(client)
        client.close()
        receiving.cancel()
        with contextlib.suppress(Exception):
            await sending


async def _room_or_elsewhere(socket: WebSocket, match: str, hello: msg.Hello, usage: Usage) -> Room | None:
    """The room of a match; None if another server played it, and the connection was passed on to that until its end."""
    rooms: Rooms = socket.app.state.rooms
    end = monotonic() + TAKEN_OVER
    while True:
        try:
            room = await rooms.room(match, usage)
        except Elsewhere as elsewhere:
            if is_inside(socket) or monotonic() > end:
                raise
            code = await rooms.forwarder.play(socket, msgspec.json.encode(hello).decode(), elsewhere.server)
            if code is not None:
                await _end(socket, code, hello.language)
                return None
            await asyncio.sleep(PAUSE)
            continue
        if room is None:
            raise Wrong(404, "server-unknown-match", id=match[:40])
        return room


async def _end(socket: WebSocket, code: int, language: str) -> None:
    """The server that played has ended the connection; if without a word, the word is said here."""
    if code == CUT:
        await _turn_away(socket, say("server-set-up-again", language=language), again=True)
    else:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code)


async def _turn_away(socket: WebSocket, reason: str, *, again: bool = False) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(msg.Gone(reason, again)))
        await socket.close(4000 if again else 4404)


async def _send(socket: WebSocket, client: Client, room: Room) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while (waiting := await client.outbox.get()) is not None:
            kind, text = waiting
            async with asyncio.timeout(SLOWEST):
                await socket.send_text(text)
            if kind in client.waiting:
                client.sent(kind)
            if client.behind and client.ready:
                room.catch_up(client)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        await asyncio.wait_for(socket.close(4000), SLOWEST)


async def _receive(socket: WebSocket, room: Room, client: Client) -> None:
    """Read messages until the connection ends; what cannot be read is refused, and only that."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            data = frame.get("text") or frame.get("bytes") or ""
            message: msg.FromClient | None = None
            problem = ""
            try:
                message = _decoder.decode(data)
            except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
                problem = str(fault)[:200]
            if not await _in_time(client, message):
                continue
            if message is None:
                metrics.REFUSED.add(1, "unreadable")
                client.send(refused(client, "", "server-unreadable", problem=problem))
                continue
            if room.closed:
                return
            if room.rooms.ending:  # not answered, so it will be sent again
                continue
            room.receive(client, message)


async def _in_time(client: Client, message: msg.FromClient | None) -> bool:
    """Take messages as fast as this connection may send them; far too many are refused."""
    kind, key = ("", "") if message is None else (type(message).__struct_config__.tag, message.key)
    pause = client.allowance.pause(str(kind))
    if pause > LONGEST_PAUSE:
        metrics.LIMITED.add(1, str(kind) or "unreadable")
        await client.until_read()
        client.send(refused(client, key, "server-too-fast", seconds=math.ceil(pause)))
        return False
    if pause:
        await asyncio.sleep(pause)
    await client.until_read()
    return True
