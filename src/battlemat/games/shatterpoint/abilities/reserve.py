"""Abilities that change what lies in reserve."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, when
from battlemat.games.shatterpoint.abilities.verbs import RULE, pick_one
from battlemat.games.shatterpoint.order_deck import swap_reserve
from battlemat.games.shatterpoint.state import unit_of


def can_swap(use: Use, tag: str) -> bool:
    """This unit's card was just revealed, and another card lies in reserve that may make room for it."""
    reserved = use.s.players[use.player].reserve
    return (
        use.moment.unit == use.unit.id
        and not use.s.reserved
        and reserved is not None
        and (not tag or tag in unit_of(use.s, reserved).tags)
    )


def swaps_reserve(ability: str, tag: str = "") -> None:
    @when(ability, "order-revealed", only_if=lambda use: can_swap(use, tag))
    def resolve(use: Use) -> Flow[None]:
        """The reserved card goes on top of the deck or under it; a Reactive ability was agreed to before."""
        where = yield from pick_one(use, "effect", ["top", "bottom"], may=use.ability.kind != "reactive")
        if where is not None:
            swap_reserve(use.m, use.unit, RULE, on_top=where == "top")


swaps_reserve("patience")
swaps_reserve("opportunistic-usurper")
swaps_reserve("submerge", "Aquatic")
