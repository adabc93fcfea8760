"""Real matches: people who play on, and beside them those who send whatever comes to mind."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import websockets

import battlemat
from tests.frames import says

PATIENCE = 300.0
"""Seconds within which anything is answered, also on a busy machine."""
BATCH = 40
"""Frames between two questions whether the server still listens."""
TABLES = 2 * len(battlemat.game_ids())
"""One of each game at which people play and others watch, and one at whose seats they rave."""
PACE = 0.25
"""Seconds between two answers of somebody who plays."""


class Heard(msgspec.Struct):
    """Of what the server says, what is needed here."""

    type: str
    key: str = ""
    reason: str = ""
    again: bool = False
    sequence: int = 0
    question: dict[str, Any] | None = None
    result: str | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Storm:
    """What is still to be sent, what came of it, and what went wrong."""

    def __init__(self, port: int, frames: int, seed: int) -> None:
        self.port, self.left, self.seed = port, frames, seed
        self.sent: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.matches: list[str] = []
        self.latest: list[float] = []
        self.waiting = TABLES
        self.begun = asyncio.Event()

    def seated(self) -> None:
        """One more table is ready; the storm begins when all are, so that it rages at all of them."""
        self.waiting -= 1
        if self.waiting <= 0:
            self.begun.set()

    def take(self, sort: str) -> bool:
        """Whether one more may be sent; it counts."""
        if self.left <= 0 or len(self.wrong) > 50:
            return False
        self.left -= 1
        self.sent[sort] += 1
        return True

    def complain(self, what: str) -> None:
        self.wrong.append(what)
        print(what[:500], file=sys.stderr, flush=True)


class Line:
    """One connection at a table that remembers its question."""

    def __init__(self, storm: Storm, match: str, token: str) -> None:
        self.storm, self.match, self.token = storm, match, token
        self.question: dict[str, Any] | None = None
        self.sequence = 0
        self.told = False
        self.over = False
        self.gone = ""
        self.news = asyncio.Event()
        self.replies: dict[str, Heard] = {}
        self.awaited = ""

    async def __aenter__(self) -> Line:
        address = f"ws://127.0.0.1:{self.storm.port}/api/matches/{self.match}/play"
        self.socket = await websockets.connect(
            address, max_size=None, compression=None, ping_interval=None, open_timeout=PATIENCE
        )
        await self.socket.send(json.dumps({"type": "hello", "token": self.token}))
        self.reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.reader.cancel()
        with suppress(Exception):
            await asyncio.wait_for(self.socket.close(), 5)

    async def _read(self) -> None:
        try:
            while True:
                self._hear(_decode(await self.socket.recv(decode=False)))
        except websockets.ConnectionClosed as closed:
            self.gone = self.gone or str(closed)
        self.news.set()

    def _hear(self, message: Heard) -> None:
        self.storm.heard[message.type] += 1
        if message.type == "table":
            self.told = True
            self.question, self.sequence, self.over = message.question, message.sequence, message.result is not None
        elif message.type == "gone":
            self.gone = message.reason
        elif message.key == self.awaited:
            self.replies[message.key] = message
        self.news.set()

    async def until(self, what: Callable[[], bool]) -> bool:
        """Wait until something is so; False when the line is gone first."""
        async with asyncio.timeout(PATIENCE):
            while not what() and not self.gone:
                self.news.clear()
                await self.news.wait()
        return not self.gone

    async def ask(self, **message: Any) -> Heard | None:
        """Say something sensible and wait for what comes of it."""
        key = self.awaited = says.new_key()
        began = time.perf_counter()
        with suppress(websockets.ConnectionClosed):
            await self.socket.send(json.dumps(message | {"key": key}))
        await self.until(lambda: key in self.replies)
        self.storm.latest.append(time.perf_counter() - began)
        return self.replies.pop(key, None)


async def play(line: Line, rng: Random, *, alone: bool) -> None:
    """Play on until the match is over. `alone`: nobody else answers here, so every answer must be taken."""
    while not line.over and line.storm.left > 0:
        try:
            await line.until(lambda: line.question is not None or line.over or line.storm.left <= 0)
        except TimeoutError:
            if await forgotten(line):
                return
            continue
        if line.question is None or line.gone:
            break
        number, option = line.question["number"], rng.choice(line.question["options"])["id"]
        reply = await line.ask(type="answer", number=number, answer=option)
        if reply is None or (alone and reply.type != "accepted"):
            line.storm.complain(f"{line.match}: the answer {option!r} got {reply}, {line.gone}")
            return
        if reply.type == "accepted":
            line.storm.heard["answers played"] += 1
            await line.until(lambda reply=reply: line.sequence >= reply.sequence or line.over)  # type: ignore[misc]
        await asyncio.sleep(PACE * rng.uniform(0.5, 1.5))
    if line.gone:
        line.storm.complain(f"{line.match}: somebody who played was let go: {line.gone}")


async def forgotten(line: Line) -> bool:
    """Somebody has waited for long: whether there is a question that only who comes now is told of."""
    async with Line(line.storm, line.match, line.token) as fresh:
        await fresh.until(lambda: fresh.told)
        asked = fresh.question
        if asked is None:
            return False
        with suppress(TimeoutError):  # a busy machine may read one line long after the other
            await line.until(lambda: line.question is not None or line.over)
        if line.question is not None or line.over or line.gone:
            return False
    line.storm.complain(
        f"{line.match}: question {asked['number']} at {fresh.sequence} was never told (at {line.sequence})"
    )
    return True


async def rave(line: Line, rng: Random, sort: str) -> None:
    """Send whatever comes to mind; after each batch the server must still answer."""
    storm = line.storm
    await storm.begun.wait()
    while not line.over:
        for _ in range(BATCH):
            if not storm.take(sort):
                return
            with suppress(websockets.ConnectionClosed):
                await line.socket.send(says.frame(rng, line.question))
        reply = await line.ask(type="probe", number=0, answer="pass")
        if reply is None:
            storm.complain(f"{line.match}: whoever sent frames was let go: {line.gone}")
            return


async def one_match(
    storm: Storm, game: str, make: Callable[[dict[str, Any]], dict[str, Any]], rng: Random, wild: bool
) -> None:
    """A match from its beginning to its end, or to the last frame. Wild: those who rave hold the seats themselves."""
    variants = battlemat.game(game).offer("en")["variants"]
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}] if wild else [{"who": "me"}, {"who": "me"}]
    made = await asyncio.to_thread(make, {"game": game, "variant": rng.choice(variants), "seats": seats})
    match, tokens = made["match"], [link["token"] for link in made["links"]]
    storm.matches.append(match)
    ravers = [*tokens, *tokens, ""] if wild else ["", ""]
    lines = [Line(storm, match, token) for token in (*tokens, *ravers)]
    try:
        for line in lines:
            await line.__aenter__()
        storm.seated()
        playing = [asyncio.create_task(play(line, rng, alone=not wild)) for line in lines[: len(tokens)]]
        sort = "at a seat" if wild else "watching"
        raving = [asyncio.create_task(rave(line, Random(rng.random()), sort)) for line in lines[len(tokens) :]]
        await asyncio.gather(*raving)
        for line in lines:
            line.news.set()
        await asyncio.gather(*playing)
    finally:
        for line in lines:
            if hasattr(line, "reader"):
                await line.__aexit__()


async def table(
    storm: Storm, game: str, make: Callable[[dict[str, Any]], dict[str, Any]], seed: int, wild: bool
) -> None:
    """One match after the other."""
    rng = Random(f"{storm.seed} {game} {seed}")
    while storm.left > 0 and len(storm.wrong) <= 50:
        try:
            await one_match(storm, game, make, rng, wild)
        except Exception as fault:
            storm.complain(f"a table of {game}: {fault!r}")
            storm.seated()
