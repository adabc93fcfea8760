"""Hints, and bots that are hurried. Nobody at the table waits while a hint is thought about."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from battlemat.bots import LEVELS
from battlemat.bots.judging import HINT_WORLDS, Advice, reason
from battlemat.core.decision import Decision
from battlemat.server import messages as msg
from battlemat.server.client import Client
from battlemat.server.learning import advised
from battlemat.server.talk import refused
from battlemat.server.telling import hints_allowed
from battlemat.server.thinkers import GaveUp
from battlemat.sim.analysis_told import tell_answer

if TYPE_CHECKING:
    from battlemat.server.room import Room

HINTS_KEPT = 8


def give_hint(room: Room, client: Client, player: int, message: msg.Hint) -> msg.Refused | None:
    """What a bot would answer and why, told to this client alone. It is found out once per question and level."""
    if not hints_allowed(room):
        return refused(client, message.key, "server-hints-off")
    if message.bot not in LEVELS:
        return refused(client, message.key, "server-no-level", id=message.bot[:40], levels=", ".join(LEVELS))
    decision = room.match.decision_for(player)
    if decision is None:
        return refused(client, message.key, "server-nothing-asked")
    room.rooms.do(_tell(room, client, decision, message), room)
    return None


async def _tell(room: Room, client: Client, decision: Decision[Any], message: msg.Hint) -> None:
    """Tell the hint as soon as it is there, if the question is still open then."""
    try:
        advice, foreseen = await _found(room, decision, message.bot)
    except GaveUp:
        client.send(refused(client, message.key, "server-busy"))
        return
    still = room.match.decision_for(decision.player)
    if room.closed or still is None or still.number != decision.number:
        client.send(refused(client, message.key, "server-nothing-asked"))
        return
    teller, answer = room.teller(client), advice.answer
    why = "" if foreseen else reason(advice.terms, client.language)
    client.send(msg.HintMessage(message.key, answer, tell_answer(teller, decision, answer), why))


async def _found(room: Room, decision: Decision[Any], bot: str) -> tuple[Advice, bool]:
    """The advice, and whether a lesson gives it; who asks while it is thought about waits for the same."""
    foreseen = advised(room.row, room.match, decision.player)
    if foreseen is not None:
        return Advice(foreseen, None), True
    asked = (decision.player, decision.number, bot)
    if asked not in room.hints:
        if len(room.hints) >= HINTS_KEPT:
            room.hints.clear()
        thinking = room.rooms.thinkers.advise(room, decision.player, bot, room.rng.getrandbits(64), HINT_WORLDS)
        room.hints[asked] = asyncio.ensure_future(thinking)
    try:
        return await asyncio.shield(room.hints[asked]), False
    except GaveUp:
        room.hints.pop(asked, None)
        raise


def move_now(room: Room, client: Client, message: msg.MoveNow) -> msg.Accepted | msg.Refused:
    """Let a bot that thinks answer with what it has found so far. This waits in no queue: the bot holds that up."""
    if client.player is None:
        return refused(client, message.key, "server-spectator")
    if not room.rooms.thinkers.hurry(room.row.id):
        return refused(client, message.key, "server-no-bot-thinks")
    return room.accepted(message.key)
