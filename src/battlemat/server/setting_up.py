"""The usual set-up: somebody leaves the rest of the own set-up to the house, question by question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from battlemat.bots import USUAL
from battlemat.server import messages as msg
from battlemat.server.client import Client
from battlemat.server.talk import refused
from battlemat.server.thinkers import GaveUp

if TYPE_CHECKING:
    from battlemat.server.room import Room


async def leave_set_up(room: Room, client: Client, player: int, message: msg.UsualSetUp) -> msg.Accepted | msg.Refused:
    """From now on the house answers what a player is asked in the set-up, until that is over."""
    if not _is_asked(room, player):
        return refused(client, message.key, "server-no-set-up")
    room.leaving.add(player)
    first = len(room.match.journal)
    try:
        await _answer_for(room, player)
    except GaveUp:
        return refused(client, message.key, "server-busy")
    await room.keep(first, message.key, player)
    room.post(room.play_bots)
    return room.accepted(message.key)


async def go_on_setting_up(room: Room) -> None:
    """Others have answered meanwhile: go on for those who have left their set-up to the house."""
    first = len(room.match.journal)
    for player in sorted(room.leaving):
        try:
            await _answer_for(room, player)
        except GaveUp:
            room.leaving.discard(player)  # asked again, as by hand
    if len(room.match.journal) > first:
        await room.keep(first)
        room.post(room.play_bots)


def _is_asked(room: Room, player: int) -> bool:
    """Whether a player is asked something of the set-up."""
    decision = room.match.decision_for(player)
    return decision is not None and room.game.sets_up(room.match.state, decision)


async def _answer_for(room: Room, player: int) -> None:
    """Answer for a player as long as it is the set-up that asks."""
    while _is_asked(room, player):
        advice = await room.rooms.thinkers.advise(room, player, USUAL, room.rng.getrandbits(64))
        room.match.submit(player, advice.answer)
        room.undo.chance.note(room.match)
