"""Bo-Katan, Gar Saxon, Clan Kryze and the Super Commandos."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, always, when
from battlemat.games.shatterpoint.abilities.verbs import allies, deal, grant, hunker, may_heal, may_move, pick_character
from battlemat.games.shatterpoint.actions import can_take
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, unit_of

MANDALORIAN = "Mandalorian"


def took(use: Use, action: str) -> bool:
    return use.moment.unit == use.unit.id and use.moment.detail == action


def has_company(use: Use) -> bool:
    """Whether another allied Mandalorian, be it the other member, is within 2 of a member."""
    return any(
        ally is not member and within(member, ally, 2)
        for member in use.members
        for ally in allies(use, tag=MANDALORIAN)
    )


@when(
    "mandalorians-are-stronger-together",
    "action-taken",
    only_if=lambda use: took(use, "move") and can_take(use.s, use.unit, "focus") and has_company(use),
)
def stronger_together(use: Use) -> Flow[None]:
    yield from grant(use, use.unit, "focus")


@when("mandalore-will-survive", "action-taken", only_if=lambda use: took(use, "focus"))
def mandalore_will_survive(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_move(use, [member], "dash")
        yield from may_heal(use, member, 2)


# Gar Saxon


@always("ive-got-you-in-my-sights", "keyword:sharpshooter")
def in_my_sights(s: Table, unit: Unit, character: Character) -> int:
    return 2 if character.unit == unit.id else 0


@always("ive-got-you-in-my-sights", "ignore-cover")
def no_cover(s: Table, unit: Unit, attack: Attack) -> int:
    return int(character_of(s, attack.attacker).unit == unit.id)


@when("ive-got-you-in-my-sights", "action-taken", only_if=lambda use: took(use, "focus"))
def take_aim(use: Use) -> None:
    hunker(use)


# Super Commandos


def slipped_off(use: Use) -> bool:
    """Whether a foe that a member was engaged with has advanced or dashed and is engaged with no member any more."""
    if use.moment.detail not in ("advance", "dash", "reposition"):
        return False
    mover = character_of(use.s, use.moment.character)
    return (
        mover.owner != use.player
        and mover.on_field
        and any(member.id in use.moment.others for member in use.members)
        and not any(are_engaged(use.s, member, mover) for member in use.members)
    )


@when("no-mercy", "moved", only_if=slipped_off)
def no_mercy(use: Use) -> None:
    deal(use, unit_of(use.s, use.moment.unit), 2)
