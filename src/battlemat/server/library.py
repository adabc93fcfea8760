"""What can be read about the games: offers, catalogues and rules. Loaded and put into words once, in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from battlemat import bots
from battlemat.core.errors import BadSetup, Refusal, UnknownGame
from battlemat.core.met import met
from battlemat.core.rules import languages as rule_languages
from battlemat.core.rules import rules
from battlemat.games import game, game_ids
from battlemat.odds.telling import Labels, sheet
from battlemat.server import messages as msg
from battlemat.server.kept import Kept, packed
from battlemat.server.learning import offered

_encode = msgspec.json.Encoder().encode


def check_game(name: str) -> None:
    """`UnknownGame` if there is none of this name; nothing is loaded for that."""
    if name not in game_ids():
        raise UnknownGame(f"There is no game {name[:40]!r}; there are: {', '.join(game_ids())}.")


class Library:
    """Everything is kept packed for as long as the server runs: it cannot change."""

    def __init__(self) -> None:
        self._kept = Kept(1 << 30)
        self._reader = ThreadPoolExecutor(1, "battlemat-library")

    def close(self) -> None:
        self._reader.shutdown(wait=False, cancel_futures=True)

    async def games(self, language: str) -> bytes:
        return await self._read(("games", language), lambda: _offers(language))

    async def catalogue(self, name: str, language: str) -> bytes:
        check_game(name)
        return await self._read(("catalogue", name, language), lambda: game(name).catalogue(language))

    async def odds(self, name: str, language: str) -> bytes:
        """What can be asked of the odds of a game."""
        check_game(name)
        return await self._read(("odds", name, language), lambda: _sheet(name, language))

    async def rules(self, name: str, language: str) -> bytes:
        check_game(name)
        return await self._read(("rules", name, language), lambda: _topics(name, language))

    async def lessons(self, name: str, language: str) -> bytes:
        check_game(name)
        return await self._read(("lessons", name, language), lambda: offered(name, language))

    async def _read(self, asked: tuple[str, ...], make: Callable[[], Any]) -> bytes:
        async def read() -> bytes:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._reader, lambda: packed(_encode(make())))

        return await self._kept.get(asked, read)


def _offers(language: str) -> list[msg.GameOffer]:
    return [
        msgspec.convert({"id": name, "bots": list(bots.BOTS), **game(name).offer(language)}, met(msg.GameOffer))
        for name in game_ids()
    ]


def _sheet(name: str, language: str) -> msg.OddsSheet:
    odds = game(name).odds
    if odds is None:
        raise BadSetup(Refusal("core-odds-none"))
    return msgspec.convert(sheet(odds, Labels(name, language)), msg.OddsSheet)


def _topics(name: str, language: str) -> dict[str, Any]:
    topics: dict[str, dict[str, Any]] = {}
    for rule in rules(name, language).values():
        topic = topics.setdefault(rule.topic, {"code": rule.topic, "title": rule.topic_title, "rules": []})
        topic["rules"].append(msgspec.to_builtins(rule))
    spoken = language if language in rule_languages(name) else "en"
    return {"game": name, "language": spoken, "topics": list(topics.values())}
