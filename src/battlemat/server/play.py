"""One connection at one table: frames in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
import math

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server.client import Client, encode
from battlemat.server.limits import LONGEST_PAUSE, Usage
from battlemat.server.requests import Wrong, language_of, seat_of, usage_of
from battlemat.server.room import Room
from battlemat.server.rooms import CannotOpen, Rooms
from battlemat.server.talk import refused
from battlemat.server.workers import TooBusy

LARGEST_FRAME = 64 * 1024
"""A message of a player is small; whoever sends more is cut off."""

SLOWEST = 30.0
"""Seconds a client may take to read one message before it is let go."""

_decoder = msgspec.json.Decoder(msg.FromClient)


async def play(socket: WebSocket) -> None:
    """One connection at one table."""
    language = language_of(socket.query_params.get("language"))
    match = socket.path_params["match"]
    usage = usage_of(socket)
    await socket.accept()
    reason = _too_many(usage, match, language)
    if reason:
        await _turn_away(socket, reason)
        return
    usage.connections += 1
    try:
        await _sit_down(socket, match, language, usage)
    finally:
        usage.connections -= 1


def _too_many(usage: Usage, match: str, language: str) -> str:
    """Why this address may not have one more connection; empty if it may."""
    if usage.connections >= usage.limits.connections:
        return say("server-too-many-connections", {"most": usage.limits.connections}, language)
    if not usage.may_enter(match):
        return say("server-too-many-rooms", {"most": usage.limits.rooms}, language)
    return ""


async def _sit_down(socket: WebSocket, match: str, language: str, usage: Usage) -> None:
    rooms: Rooms = socket.app.state.rooms
    try:
        room = await rooms.room(match)
    except CannotOpen:
        await _turn_away(socket, say("server-cannot-open", {"id": match[:40]}, language))
        return
    except TooBusy:
        await _turn_away(socket, say("server-busy", language=language), again=True)
        return
    if room is None:
        await _turn_away(socket, say("server-unknown-match", {"id": match[:40]}, language))
        return
    try:
        player = seat_of(room.row, socket.query_params.get("token"))
    except Wrong as wrong:
        await _turn_away(socket, say(wrong.key, wrong.facts, language))
        return
    client = Client(player, language, usage)
    usage.rooms[match] += 1
    room.enter(client)
    sender = asyncio.create_task(_send(socket, client, room))
    try:
        await _receive(socket, room, client)
    finally:
        usage.leave(match)
        room.leave(client)
        client.close()
        with contextlib.suppress(Exception):
            await sender


async def _turn_away(socket: WebSocket, reason: str, *, again: bool = False) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(msg.Gone(reason, again)))
        await socket.close(4000 if again else 4404)


async def _send(socket: WebSocket, client: Client, room: Room) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while (waiting := await client.outbox.get()) is not None:
            kind, text = waiting
            await asyncio.wait_for(socket.send_text(text), SLOWEST)
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
                client.send(refused(client, "", "server-unreadable", problem=problem))
                continue
            if room.closed:
                return
            room.receive(client, message)


async def _in_time(client: Client, message: msg.FromClient | None) -> bool:
    """Take messages as fast as this connection may send them; far too many are refused."""
    kind, key = ("", "") if message is None else (type(message).__struct_config__.tag, message.key)
    pause = client.allowance.pause(str(kind))
    if pause > LONGEST_PAUSE:
        await client.until_read()
        client.send(refused(client, key, "server-too-fast", seconds=math.ceil(pause)))
        return False
    if pause:
        await asyncio.sleep(pause)
    await client.until_read()
    return True
