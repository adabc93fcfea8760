"""Carrying out effects, and what follows from them at once: destruction, triggers, revealed objectives.

Effects of the types in `OPERATIONS` happen at a moment. The others (`effects.Standing`) hold for a while and are asked
for where their value is needed.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.pocketmodel import effects as c
from battlemat.games.pocketmodel.abilities import cards, dice, units
from battlemat.games.pocketmodel.abilities.acting import Acting, Operation
from battlemat.games.pocketmodel.asking import NO
from battlemat.games.pocketmodel.content import CARDS, CARDS_AT
from battlemat.games.pocketmodel.elimination import eliminate_losers, remove_destroyed
from battlemat.games.pocketmodel.state import (
    Objective,
    PocketMatch,
    Table,
    Unit,
    in_turn_order,
    parse_place,
    place_name,
    still_in,
)
from battlemat.games.pocketmodel.values import holds, out_of_shields, working


class Trigger(NamedTuple):
    """An objective's ability waiting to be carried out, and the destroyed unit that set it off."""

    owner: int
    place: int
    moment: c.MomentName
    unit: str


def carry_out(m: PocketMatch, effect: c.AnyEffect, acting: Acting) -> Flow[None]:
    """Carry out one effect and everything that follows from it at once."""
    operation = OPERATIONS.get(type(effect))
    if operation is None or m.state.players[acting.owner].out:
        return
    flow = operation(m, effect, acting)
    if flow is not None:
        yield from flow
    yield from settle(m)


def card_effects(m: PocketMatch, index: int, moment: c.MomentName) -> Flow[None]:
    """Carry out the effects of one moment of the card on side `index` of the battle, in the listed order."""
    battle = m.state.battle
    assert battle is not None
    side = battle.sides[index]
    for place, effect in working(side, moment):
        if not side.ability:
            return
        if isinstance(effect, c.FlipVeteran) and not holds(m.state, effect.condition, battle, index):
            continue
        yield from carry_out(m, effect, Acting(side.player, cast(str, side.card), index, place))


def objective_effects(m: PocketMatch, owner: int, card: str, moment: c.MomentName, striker: str = "") -> Flow[None]:
    """Carry out the effects of one moment of an objective card, for its owner."""
    for place, effect in CARDS[card].effects(moment):
        yield from carry_out(m, effect, Acting(owner, card, None, place, striker))


def settle(m: PocketMatch) -> Flow[None]:
    """Destroy what must be destroyed now, with everything that follows from it (PM-UNI-26)."""
    while lost := out_of_shields(m.state):
        destroyed = remove_destroyed(m, lost)
        eliminate_losers(m)
        yield from destruction_triggers(m, destroyed, {})
        yield from when_destroyed_effects(m, destroyed)


def when_destroyed_effects(m: PocketMatch, destroyed: list[Unit]) -> Flow[None]:
    """`when_destroyed` effects of the cards played for units destroyed in this battle: attacker's first."""
    battle = m.state.battle
    if battle is None:
        return
    names = {unit.id for unit in destroyed}
    for index, side in enumerate(battle.sides):
        if side.unit in names and not side.when_destroyed_done:
            side.when_destroyed_done = True
            yield from card_effects(m, index, "when_destroyed")


def destruction_triggers(m: PocketMatch, destroyed: list[Unit], killers: dict[str, int]) -> Flow[None]:
    """Objectives that act when a unit is destroyed; `killers` says whose hit destroyed it (PM-OBJ-29)."""
    if not destroyed:
        return
    for player in in_turn_order(m.state):
        waiting = _triggers(m.state, player, destroyed, killers)
        while waiting := [trigger for trigger in waiting if _still_works(m.state, trigger)]:
            trigger = yield from _next_trigger(m, waiting)
            if m.state.players[player].out:
                break
            waiting.remove(trigger)
            objective = m.state.players[player].objectives[trigger.place]
            assert objective is not None
            for number, effect in _ready(m.state, objective, trigger.moment):
                if effect.once_per_turn:
                    objective.used = m.state.turn
                yield from carry_out(m, effect, Acting(player, objective.card, None, number))


def _triggers(s: Table, player: int, destroyed: list[Unit], killers: dict[str, int]) -> list[Trigger]:
    found: list[Trigger] = []
    own, others = CARDS_AT["friendly_unit_destroyed"], CARDS_AT["opposing_unit_destroyed"]
    for place, objective in enumerate(s.players[player].objectives):
        if objective is None or not objective.face_up or not (objective.card in own or objective.card in others):
            continue
        card = CARDS[objective.card]
        for unit in destroyed:
            moment: c.MomentName
            if unit.owner == player:
                moment = "friendly_unit_destroyed"
            elif killers.get(unit.id) == player:
                moment = "opposing_unit_destroyed"
            else:
                continue
            effects = card.effects(moment)
            once = all(effect.once_per_turn for _, effect in effects)
            waits = any((other.place, other.moment) == (place, moment) for other in found)
            if effects and not (once and waits):  # of units destroyed together any one is the first
                found.append(Trigger(player, place, moment, unit.id))
    return found


def _ready(s: Table, objective: Objective, moment: c.MomentName) -> list[tuple[int, c.AnyEffect]]:
    """The effects of one moment, in the listed order, without those that were used up this turn."""
    used = objective.used == s.turn
    return [entry for entry in CARDS[objective.card].effects(moment) if not (used and entry[1].once_per_turn)]


def _still_works(s: Table, trigger: Trigger) -> bool:
    owner = s.players[trigger.owner]
    objective = owner.objectives[trigger.place]
    if objective is None or not objective.face_up or owner.out:
        return False
    return bool(_ready(s, objective, trigger.moment))


def _next_trigger(m: PocketMatch, waiting: list[Trigger]) -> Flow[Trigger]:
    """A player with several abilities at the same moment chooses which comes next."""
    names = {f"{place_name(trigger.owner, trigger.place)}>{trigger.unit}": trigger for trigger in waiting}
    chosen = yield from pick(m, waiting[0].owner, "order", "PM-OBJ-29", lambda: list(names), about={"card": ""})
    return names[chosen] if chosen is not None else waiting[0]


def reveal(m: PocketMatch, owner: int, place: int, rule: str) -> Flow[None]:
    """Turn an objective face up. An objective card acts at once, a combat card just lies there (PM-OBJ-31)."""
    objective = m.state.players[owner].objectives[place]
    assert objective is not None
    objective.face_up = True
    m.note("revealed", rule, player=owner, place=place_name(owner, place), card=objective.card)
    if CARDS[objective.card].type == "objective":
        yield from objective_effects(m, owner, objective.card, "reveal")
    yield from settle(m)


def turn_up(m: PocketMatch, effect: c.RevealObjective, acting: Acting) -> Flow[None]:
    """Turn face-down objectives of an opponent face up; they act for their owner (PM-OBJ-31)."""

    def hidden() -> list[str]:
        return cards.face_down(m.state, [player for player in still_in(m.state) if player != acting.owner])

    for _ in range(effect.count):
        name = yield from pick(
            m, acting.owner, "turn-up", "PM-OBJ-31", hidden, may=NO if effect.may else "", about={"card": acting.card}
        )
        if name is None:
            return
        yield from reveal(m, *parse_place(name), "PM-OBJ-31")


OPERATIONS: dict[type, Operation] = {
    c.Modify: units.lasting_change,
    c.Damage: units.deal_damage,
    c.RemoveDamage: units.remove_damage,
    c.Move: units.move,
    c.Deploy: units.deploy,
    c.FlipVeteran: units.turn_over,
    c.Draw: cards.draw,
    c.Discard: cards.discard_at_random,
    c.LookAtHand: cards.look_at_hand,
    c.PeekObjective: cards.peek,
    c.RevealObjective: turn_up,
    c.CancelAbility: cards.cancel_ability,
    c.ReturnCard: cards.return_to_hand,
    c.Reroll: dice.reroll,
    c.SetDie: dice.set_die,
}
