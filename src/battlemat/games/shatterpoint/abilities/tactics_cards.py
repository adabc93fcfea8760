"""Tactics cards: who brings them into the order deck, and what each does when it is revealed (SP-HSE-04)."""

from __future__ import annotations

from collections.abc import Callable

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    allies,
    ally_units,
    deal,
    enemy_units,
    foes,
    may_move,
    pick_one,
    pick_unit,
    shed_one,
    units_at,
)
from battlemat.games.shatterpoint.content import TACTICS
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.names import Named, declared
from battlemat.games.shatterpoint.order_deck import TACTICS_FROM
from battlemat.games.shatterpoint.records import TacticsFamily
from battlemat.games.shatterpoint.state import Unit, unit_of
from battlemat.games.shatterpoint.timing import refresh_force

Effect = Callable[[Use], Flow[None]]
EFFECTS: Named[Effect] = Named("tactics card", ())
EMPIRE, EWOK = "Galactic Empire", "Ewok"


def tactics_card(card: str) -> Callable[[Effect], Effect]:
    """What a tactics card does for the player who revealed it; the unit that brought it acts."""
    declared("tactics card", card, TACTICS)

    def register(effect: Effect) -> Effect:
        EFFECTS[card] = effect
        return effect

    return register


def _brings(family: TacticsFamily, most: int) -> None:
    """A unit's player may add so many cards of a family to the order deck before it is shuffled."""
    ability = TACTICS_FROM[family]
    cards = [card.id for card in TACTICS.values() if card.family == family]

    @when(ability, "order-decks")
    def add(use: Use) -> Flow[None]:
        left = list(cards)
        for _ in range(most):
            card = yield from pick_one(use, "tactics-card", left, may=True)
            if card is None:
                return
            left.remove(card)
            use.s.players[use.player].deck.append(card)
            use.m.note("tactics-added", "SP-HSE-04", player=use.player, card=card)

    @when(ability, "tactics-revealed", only_if=lambda use: use.s.active == use.player and use.moment.detail in cards)
    def resolve(use: Use) -> Flow[None]:
        yield from EFFECTS[use.moment.detail](use)


_brings("grand-strategy", 2)
_brings("primitive-artifice", 1)


# Grand Strategy


def _hurt(use: Use) -> list[Unit]:
    units = ally_units(use, tag=EMPIRE)
    return [unit for unit in units if unit.conditions or (unit.damage and not unit.wounded)]


@tactics_card("patient-design")
def patient_design(use: Use) -> Flow[None]:
    word = yield from pick_one(use, "effect", ["force", *["mend"] * bool(_hurt(use))])
    if word == "force":
        refresh_force(use.m, use.player, 1, RULE)
        return
    unit = yield from pick_unit(use, _hurt(use))
    if unit is not None:
        yield from shed_one(use, unit)


@tactics_card("studied-weakness")
def studied_weakness(use: Use) -> Flow[None]:
    ready = allies(use, tag=EMPIRE)
    words = [*["exposed"] * bool(enemy_units(use)), *["dash"] * bool(ready)]
    word = yield from pick_one(use, "effect", words)
    if word == "dash":
        yield from may_move(use, ready, "dash", most=1)
    elif word == "exposed":
        unit = yield from pick_unit(use, enemy_units(use))
        if unit is not None:
            afflict(use, unit, "exposed")


# Primitive Artifice


@tactics_card("swinging-logs")
def swinging_logs(use: Use) -> Flow[None]:
    close = {
        unit.id: unit
        for objective in use.s.objectives
        if objective.active
        for unit in units_at(use, objective, use.opponent)
    }
    unit = yield from pick_unit(use, list(close.values()))
    if unit is not None:
        deal(use, unit, 1)


@tactics_card("hidden-nets")
def hidden_nets(use: Use) -> Flow[None]:
    ewoks = allies(use, tag=EWOK)
    close = {foe.unit: unit_of(use.s, foe.unit) for foe in foes(use) if any(within(foe, ewok, 3) for ewok in ewoks)}
    unit = yield from pick_unit(use, list(close.values()))
    if unit is not None:
        afflict(use, unit, "pinned")
