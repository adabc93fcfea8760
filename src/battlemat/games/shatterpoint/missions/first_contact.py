"""First Contact: the Clever Ploy when a Shatterpoint card is kept, and new maps for whoever falls behind."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.content import STRUGGLES
from battlemat.games.shatterpoint.damage import choose_conditions, remove_damage
from battlemat.games.shatterpoint.missions.registry import mission_effect
from battlemat.games.shatterpoint.movement import offer_moves
from battlemat.games.shatterpoint.objectives import remove_control, scored
from battlemat.games.shatterpoint.order_deck import cards_to_search, search_deck
from battlemat.games.shatterpoint.state import (
    NOBODY,
    Moment,
    ShatterMatch,
    Unit,
    characters_of,
    objective_of,
    turn_order,
    units_of,
)
from battlemat.games.shatterpoint.struggle import choose_map, spend_momentum
from battlemat.games.shatterpoint.timing import refresh_force, spend

RULE = "SP-MIS-09"


def _pick(m: ShatterMatch, player: int, kind: str, words: Sequence[str], *, may: bool) -> Flow[str | None]:
    ids = [f"choose:{word}" for word in words]
    if not ids:
        return None
    answer = yield from choose(lambda: Pick(player, kind, RULE, [*ids, *["pass"] * may]), forced=True)
    return None if answer is None or answer == "pass" else answer.partition(":")[2]


def _pick_unit(m: ShatterMatch, player: int, units: Sequence[Unit], *, may: bool) -> Flow[Unit | None]:
    chosen = yield from _pick(m, player, "ploy-unit", [unit.id for unit in units], may=may)
    return next((unit for unit in units if unit.id == chosen), None)


@mission_effect("ploy-opening", "joker-kept")
def opening(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """Ready 2 Force, let one character dash, or search the own deck for a card to reserve."""
    s = m.state
    for number in turn_order(s):
        dashers, cards = list(characters_of(s, number)), cards_to_search(s, number)
        words = ["force", *["dash"] * bool(dashers), *["search"] * bool(cards)]
        word = yield from _pick(m, number, "ploy", words, may=False)
        if word == "force":
            refresh_force(m, number, 2, RULE)
        elif word == "dash":
            name = yield from _pick(m, number, "ploy-character", [c.id for c in dashers], may=False)
            dasher = next(c for c in dashers if c.id == name)
            s.barred.append(dasher.unit)
            yield from offer_moves(m, [dasher], ("dash",), RULE)
        elif word == "search":
            card = yield from _pick(m, number, "ploy-card", cards, may=False)
            assert card is not None
            s.barred.append(card)
            search_deck(m, card, RULE)


@mission_effect("ploy-remove-control", "joker-kept")
def sow_doubt(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """Each player may pick an active objective; what is picked loses its control token."""
    picked: dict[str, int] = {}
    """Who picked it; where both did, its own player, whom nothing keeps from it."""
    for number in turn_order(m.state):
        words = [objective.id for objective in m.state.objectives if objective.active]
        word = yield from _pick(m, number, "ploy-objective", words, may=True)
        if word is not None and (word not in picked or objective_of(m.state, word).controller == number):
            picked[word] = number
    for word, number in picked.items():
        remove_control(m, word, RULE, number)


def _reposition(type_: str) -> None:
    @mission_effect(f"ploy-reposition-{type_}", "joker-kept")
    def resolve(m: ShatterMatch, moment: Moment) -> Flow[None]:
        """Each player picks a unit of the type: its characters may reposition, it may not activate this turn."""
        for number in turn_order(m.state):
            units = [unit for unit in units_of(m.state, number) if unit.card.type == type_]
            unit = yield from _pick_unit(m, number, units, may=True)
            if unit is not None:
                m.state.barred.append(unit.id)
                yield from offer_moves(m, unit.characters, ("reposition",), RULE)


for _type in ("primary", "secondary", "supporting"):
    _reposition(_type)


@mission_effect("ploy-recover", "joker-kept")
def recover(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """Each player picks a unit; it sheds up to 1 Wounded token, 3 damage and 1 condition."""
    for number in turn_order(m.state):
        ready = [u for u in units_of(m.state, number) if u.wounded or u.damage or u.conditions]
        unit = yield from _pick_unit(m, number, ready, may=True)
        if unit is not None:
            if unit.wounded:
                unit.wounded = False
                m.note("wound-removed", RULE, unit=unit.id)
            remove_damage(m, unit, 3, RULE)
            yield from choose_conditions(m, unit, 1, RULE, may=True)


@mission_effect("ploy-drop-injury", "joker-kept")
def drop_injury(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """Each player may drop an Injured token; whoever drops none readies 2 Force."""
    for number in turn_order(m.state):
        ready = [unit for unit in units_of(m.state, number) if unit.injured]
        unit = yield from _pick_unit(m, number, ready, may=True)
        if unit is None:
            refresh_force(m, number, 2, RULE)
        else:
            unit.injured -= 1
            m.note("injured", RULE, unit=unit.id, injured=unit.injured)


@mission_effect("new-map", "scored")
def new_map(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """Against three objectives held, the opponent may pay for another card of the phase, drawn at random."""
    s = m.state
    other = 1 - s.active
    if s.tracker.won_by != NOBODY or scored(s, s.active) < 3:
        return
    phase = STRUGGLES[s.struggle].phase
    cards = sorted(card for card in s.set_aside if STRUGGLES[card].phase == phase)
    words = ["force"] * (s.players[other].force > 0) + ["momentum"] * (s.tracker.momentum[other] > 0)
    if not cards or not words:
        return
    word = yield from _pick(m, other, "new-map", words, may=True)
    if word is None:
        return
    if word == "force":
        spend(m, other, 1, RULE)
    else:
        spend_momentum(m, other, RULE)
    s.chance.shuffle(cards)
    s.set_aside.remove(cards[0])
    s.set_aside.append(s.struggle)
    s.seen.append(s.struggle)
    s.struggle = cards[0]
    m.note("struggle-replaced", RULE, struggle=s.struggle)
    yield from choose_map(m, other)
