"""Grand Admiral Thrawn; the tactics cards he brings are in `tactics_cards.py`."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.allied_actions import is_active
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, when
from battlemat.games.shatterpoint.abilities.verbs import RULE, agrees, has_tag, may_move, shed_one
from battlemat.games.shatterpoint.abilities.wounds import wounded_unit
from battlemat.games.shatterpoint.deeds import UTTER_DEFEAT
from battlemat.games.shatterpoint.engagement import engaged_with
from battlemat.games.shatterpoint.objectives import contests_any
from battlemat.games.shatterpoint.order_deck import refresh_deck
from battlemat.games.shatterpoint.state import Character, Table, Unit, unit_of
from battlemat.games.shatterpoint.timing import spend

EMPIRE = "Galactic Empire"


@active("i-want-you-to-know-failure-utter-defeat")
def utter_defeat(use: Use) -> Flow[None]:
    for member in (yield from may_move(use, use.members, "reposition")):
        if contests_any(use.s, member):
            use.unit.remember(UTTER_DEFEAT, use.unit.characters.index(member) + 1)


@when(
    "i-want-you-to-know-failure-utter-defeat",
    "before-dice",
    only_if=lambda use: (
        use.attacking_unit is use.unit
        and is_active(use)
        and use.unit.used.get(UTTER_DEFEAT) == use.unit.characters.index(use.attacker) + 1
    ),
)
def know_failure(use: Use) -> None:
    del use.unit.used[UTTER_DEFEAT]
    use.attack.bonus += 3


@always("we-must-wait-and-watch", "reserve-cost")
def wait(s: Table, unit: Unit, reserved: Unit) -> int:
    return -1 if reserved.owner == unit.owner and EMPIRE in reserved.tags else 0


@when(
    "we-must-wait-and-watch",
    "reserved",
    only_if=lambda use: (
        use.moment.detail == "paid"
        and unit_of(use.s, use.moment.unit).owner == use.player
        and has_tag(use, unit_of(use.s, use.moment.unit), EMPIRE)
        and bool(use.s.players[use.player].deck)
        and use.s.players[use.player].force > 0
    ),
)
def watch(use: Use) -> Flow[None]:
    if not (yield from agrees(use)):
        return
    spend(use.m, use.player, 1, RULE)
    unit = unit_of(use.s, use.moment.unit)
    yield from shed_one(use, unit)
    yield from may_move(use, unit.characters, "reposition", most=1)


@always("to-defeat-an-enemy-you-must-know-them", "keyword:protection")
def know_them(s: Table, unit: Unit, character: Character) -> int:
    holder = unit_of(s, character.unit)
    fits = holder.owner == unit.owner and holder.injured > 0 and EMPIRE in holder.tags
    return int(fits and bool(engaged_with(s, character)))


@when(
    "to-defeat-an-enemy-you-must-know-them",
    "unit-wounded",
    only_if=lambda use: (
        bool(use.moment.detail)
        and wounded_unit(use).owner == use.player
        and wounded_unit(use).card.type == "primary"
        and unit_of(use.s, use.moment.by).owner != use.player
    ),
)
def know_yourself(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        refresh_deck(use.m, use.player, RULE)
