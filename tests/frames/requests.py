"""Requests of every sort over plain sockets, lines that are no WebSockets any more, and lines nobody says a word on."""

from __future__ import annotations

import asyncio
import base64
import os
from contextlib import suppress
from random import Random

from tests.frames import asks
from tests.frames.says import frame
from tests.frames.tables import PATIENCE, Storm

FAULTS = range(500, 600)


async def ask_on(storm: Storm, seed: int) -> None:
    """One request after the other, on one connection as long as it lasts."""
    rng = Random(f"{storm.seed} http {seed}")
    while storm.left > 0:
        with suppress(ConnectionError, TimeoutError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", storm.port)
            try:
                while storm.take("request") and await _asked(storm, reader, writer, rng):
                    pass
            finally:
                writer.close()


async def _asked(storm: Storm, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> bool:
    """Ask once; whether the connection can be used again."""
    asked, sound = asks.request(rng, storm.matches[-40:], f"127.0.0.1:{storm.port}")
    writer.write(asked)
    await writer.drain()
    if not sound:
        with suppress(TimeoutError):
            note(storm, await asyncio.wait_for(reader.readline(), 0.05), asked)
        return False
    try:
        first = await asyncio.wait_for(reader.readline(), PATIENCE)
    except TimeoutError:
        storm.complain(f"never answered: {asked[:200]!r}")
        return False
    note(storm, first, asked)
    length, closes = await _headers(reader)
    if length is None:
        return False
    await reader.readexactly(length)
    return not closes and bool(first)


def note(storm: Storm, first: bytes, asked: bytes) -> None:
    """Count what came back; a status of 500 and more is wrong."""
    status = first.split(b" ", 2)[1:2]
    if not status or not status[0].isdigit():
        storm.heard["no answer"] += 1
        return
    storm.heard[f"status {status[0].decode()}"] += 1
    if int(status[0]) in FAULTS:
        storm.complain(f"{first!r} for {asked[:300]!r}")


async def _headers(reader: asyncio.StreamReader) -> tuple[int | None, bool]:
    """How long the body is (None: nobody knows), and whether the connection ends."""
    length: int | None = None
    closes = False
    while (line := await asyncio.wait_for(reader.readline(), PATIENCE)).strip():
        name, _, value = line.decode("latin-1").partition(":")
        if name.lower() == "content-length":
            length = int(value)
        closes = closes or (name.lower() == "connection" and "close" in value)
    return length, closes


async def break_frames(storm: Storm) -> None:
    """WebSockets that begin well and go on with something that is no frame."""
    rng = Random(f"{storm.seed} broken")
    while storm.left > 0:
        with suppress(ConnectionError, TimeoutError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", storm.port)
            await _upgrade(storm, reader, writer, rng)
            writer.close()


async def _upgrade(storm: Storm, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> None:
    match = rng.choice(storm.matches or ["none"])
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/matches/{match}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    note(storm, await asyncio.wait_for(reader.readline(), PATIENCE), b"upgrade")
    writer.write(as_frame(b'{"type":"hello"}', 1))
    for _ in range(rng.randrange(1, 30)):
        if not storm.take("broken frame"):
            return
        said = frame(rng, None)
        data = said.encode("utf-8", "surrogatepass") if isinstance(said, str) else said
        writer.write(broken(data, rng))
        await writer.drain()
    with suppress(TimeoutError):
        await asyncio.wait_for(reader.read(65536), 0.02)


def as_frame(data: bytes, opcode: int, *, final: bool = True, mask: bool = True) -> bytes:
    head = bytes([opcode | (0x80 if final else 0)])
    bit = 0x80 if mask else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    else:
        head += bytes([bit | 127]) + len(data).to_bytes(8, "big")
    return head + (b"\0\0\0\0" if mask else b"") + data


def broken(data: bytes, rng: Random) -> bytes:
    """Mostly frames as they should be, cut into pieces, with opcodes and lengths of every sort."""
    sort = rng.randrange(12)
    if sort <= 4:
        return as_frame(data, 1)
    if sort <= 6:
        half = len(data) // 2
        return as_frame(data[:half], 1, final=False) + as_frame(data[half:], 0)
    if sort == 7:
        return as_frame(data[:120], rng.choice((8, 9, 10)))
    if sort == 8:
        return as_frame(data, rng.randrange(16), final=rng.random() < 0.5, mask=rng.random() < 0.5)
    if sort == 9:
        return bytes([0x81, 0xFF]) + rng.randbytes(8)  # longer than anything
    if sort == 10:
        return as_frame(b"x" * 70_000, 1)
    return data


async def hold_half_open(storm: Storm, most: int = 60) -> None:
    """Connections that say half a request and no more; the oldest makes room for the next."""
    rng = Random(f"{storm.seed} half")
    held: list[asyncio.StreamWriter] = []
    while storm.left > 0:
        with suppress(ConnectionError):
            _, writer = await asyncio.open_connection("127.0.0.1", storm.port)
            held.append(writer)
            asked, _ = asks.request(rng, storm.matches[-40:], "127.0.0.1")
            if storm.take("half a request"):
                writer.write(asked[: rng.randrange(len(asked) + 1)])
        if len(held) > most:
            held.pop(0).close()
        await asyncio.sleep(0.02)
    for writer in held:
        writer.close()
