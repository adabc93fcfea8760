"""Effects on hands, decks, objectives and on the cards of the battle."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.pocketmodel import piles
from battlemat.games.pocketmodel.abilities.acting import Acting, own_side
from battlemat.games.pocketmodel.asking import NO, agrees, pick_opponent
from battlemat.games.pocketmodel.effects import CancelAbility, Discard, Draw, LookAtHand, PeekObjective, ReturnCard
from battlemat.games.pocketmodel.state import (
    Objective,
    PocketMatch,
    Table,
    parse_place,
    place_name,
    units_in_play,
)


def draw(m: PocketMatch, effect: Draw, acting: Acting) -> Flow[None]:
    if effect.may and not (yield from agrees(m, acting.owner, "draw", acting.rule, acting.card)):
        return
    piles.draw(m, acting.owner, effect.count, acting.rule)


def _opponent(m: PocketMatch, acting: Acting) -> Flow[int | None]:
    """The opposing player of the battle, or an opponent chosen by the owner of an objective."""
    if acting.side is None:
        return (yield from pick_opponent(m, acting.owner, "PM-VAR-21", acting.card))
    battle, _ = own_side(m, acting)
    other = battle.sides[1 - acting.side].player
    return None if m.state.players[other].out else other


def discard_at_random(m: PocketMatch, effect: Discard, acting: Acting) -> Flow[None]:
    """The hand is shuffled, and its last cards are discarded."""
    other = yield from _opponent(m, acting)
    if other is None:
        return
    hand = m.state.players[other].hand
    shuffled = sorted(hand)  # the order in which cards were drawn must not matter
    m.state.chance.shuffle(shuffled)
    for _ in range(min(effect.count, len(shuffled))):
        card = shuffled.pop()
        hand.remove(card)
        piles.discard(m, other, card, acting.rule)


def look_at_hand(m: PocketMatch, effect: LookAtHand, acting: Acting) -> Flow[None]:
    other = yield from _opponent(m, acting)
    if other is None:
        return
    hand = sorted(m.state.players[other].hand)
    m.note_secret("looked-at-hand", acting.rule, (acting.owner,), {"cards": hand}, player=acting.owner, of=other)


def face_down(s: Table, owners: list[int]) -> list[str]:
    return [
        place_name(owner, place)
        for owner in owners
        for place, objective in enumerate(s.players[owner].objectives)
        if objective is not None and not objective.face_up
    ]


def peek(m: PocketMatch, effect: PeekObjective, acting: Acting) -> Flow[None]:
    """Look at own face-down objectives; only their owner knows them from then on (PM-SET-13)."""
    owner = acting.owner

    def unknown() -> list[str]:
        return [
            name
            for name in face_down(m.state, [owner])
            if owner not in _objective(m.state, name).known_to  # looking twice shows nothing new
        ]

    for _ in range(effect.count):
        name = yield from pick(
            m, owner, "peek", "PM-SET-13", unknown, may=NO if effect.may else "", about={"card": acting.card}
        )
        if name is None:
            return
        objective = _objective(m.state, name)
        objective.known_to.append(owner)
        m.note_secret("peeked", "PM-SET-13", (owner,), {"card": objective.card}, player=owner, place=name)


def _objective(s: Table, name: str) -> Objective:
    owner, place = parse_place(name)
    objective = s.players[owner].objectives[place]
    assert objective is not None
    return objective


def cancel_ability(m: PocketMatch, effect: CancelAbility, acting: Acting) -> None:
    """The opposing card loses its ability and all its changes; what it has done stays done."""
    battle, _ = own_side(m, acting)
    assert acting.side is not None
    index = 1 - acting.side
    other = battle.sides[index]
    if other.card is None or not other.ability:
        return
    other.ability = False
    for unit in units_in_play(m.state):
        if unit.changes:
            unit.changes = [change for change in unit.changes if (change.battle, change.side) != (battle.number, index)]
    m.note("ability-cancelled", acting.rule, card=other.card, player=other.player, by=acting.card)


def return_to_hand(m: PocketMatch, effect: ReturnCard, acting: Acting) -> None:
    _, side = own_side(m, acting)
    side.keeps_card = True
