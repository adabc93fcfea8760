"""Jango Fett: what the operations of his records do not say."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.allied_actions import acting_unit, follow_up
from battlemat.games.shatterpoint.abilities.core_mandalorians import took
from battlemat.games.shatterpoint.abilities.registry import Use, when
from battlemat.games.shatterpoint.abilities.verbs import RULE, may_heal, may_move, pick_character
from battlemat.games.shatterpoint.abilities.wounds import wounded_by_member
from battlemat.games.shatterpoint.timing import refresh_force


@when("not-so-fast", "reserve-used", only_if=lambda use: acting_unit(use).owner != use.player)
def not_so_fast(use: Use) -> Flow[None]:
    yield from follow_up(use, use.members, "dash", only=acting_unit(use).characters)


@when(
    "im-just-looking-to-get-paid",
    "unit-wounded",
    only_if=lambda use: wounded_by_member(use) in ("primary", "secondary"),
)
def get_paid(use: Use) -> Flow[None]:
    refresh_force(use.m, use.player, 2, RULE)
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_heal(use, member, 2)


@when("my-client-is-getting-impatient", "action-taken", only_if=lambda use: took(use, "focus"))
def impatient(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "jump")
