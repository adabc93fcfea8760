"""One connection at one table: frames in, messages out."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server.client import Client, encode
from battlemat.server.requests import Wrong, language_of, seat_of
from battlemat.server.room import Room
from battlemat.server.rooms import Rooms

LARGEST_FRAME = 64 * 1024
"""A message of a player is small; whoever sends more is cut off."""

_decoder = msgspec.json.Decoder(msg.FromClient)


async def play(socket: WebSocket) -> None:
    """One connection at one table."""
    language = language_of(socket.query_params.get("language"))
    match = socket.path_params["match"]
    await socket.accept()
    rooms: Rooms = socket.app.state.rooms
    room = await rooms.room(match)
    if room is None:
        await _turn_away(socket, say("server-unknown-match", {"id": match[:40]}, language))
        return
    try:
        player = seat_of(room.row, socket.query_params.get("token"))
    except Wrong as wrong:
        await _turn_away(socket, say(wrong.key, wrong.facts, language))
        return
    client = Client(player, language)
    room.enter(client)
    sender = asyncio.create_task(_send(socket, client))
    try:
        await _receive(socket, room, client)
    finally:
        room.leave(client)
        client.close()
        with contextlib.suppress(Exception):
            await sender


async def _turn_away(socket: WebSocket, reason: str) -> None:
    await socket.send_text(encode(msg.Gone(reason, again=False)))
    await socket.close(4404)


async def _send(socket: WebSocket, client: Client) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await client.outbox.get()) is not None:
            await socket.send_text(text)
        await socket.close(4000)


async def _receive(socket: WebSocket, room: Room, client: Client) -> None:
    """Read messages until the connection ends; what cannot be read is refused, and only that."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            data = frame.get("text") or frame.get("bytes") or ""
            try:
                message = _decoder.decode(data)
            except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
                reason = say("server-unreadable", {"problem": str(fault)[:200]}, client.language)
                client.send(msg.Refused("", reason, ""))
                continue
            if room.closed:
                return
            room.receive(client, message)
