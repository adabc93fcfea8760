"""Count Dooku and his MagnaGuards: what the operations of their records do not say."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import dash_or_attack, strike_back
from battlemat.games.shatterpoint.abilities.registry import Use, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    allies,
    has_tag,
    may_move,
    near,
    pick_character,
    pick_one,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_unit
from battlemat.games.shatterpoint.deeds import BRAVE
from battlemat.games.shatterpoint.dice import change
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.state import Character, Table, Unit, unit_of
from battlemat.games.shatterpoint.timing import refresh_force, spend, surcharge

SEPARATIST = "Separatist Alliance"
LEADERS = ("primary", "secondary")


# Count Dooku


@when(
    "surely-you-can-do-better",
    "modify-attack",
    only_if=lambda use: (
        use.defending_unit is use.unit
        and use.attack.attack.strike > 0
        and use.s.players[use.player].force > surcharge(use.s, use.unit)
    ),
)
def do_better(use: Use) -> Flow[None]:
    """As many strikes as Force is spent, one to three, become failures; the surcharge is paid before (SP-ABL-20)."""
    most = min(3, use.s.players[use.player].force)
    spent = int((yield from pick_one(use, "spend", [str(number) for number in range(1, most + 1)])) or 1)
    spend(use.m, use.player, spent, RULE)
    for _ in range(spent):
        change(use.attack.attack, "strike", "failure")


@when(
    "twice-the-pride-double-the-fall",
    "attack-resolved",
    only_if=lambda use: (
        use.attack.type == "melee"
        and use.defending_unit.owner == use.player
        and near(use, use.defender, 2)
        and not use.attack.attack.strike + use.attack.blocked
    ),
)
def twice_the_pride(use: Use) -> Flow[None]:
    yield from strike_back(use, use.attacker, "dash", types=("melee",))


@when(
    "brave-but-foolish",
    "unit-wounded",
    only_if=lambda use: (
        bool(use.moment.by)
        and unit_of(use.s, use.moment.by).owner != use.player
        and wounded_unit(use).owner == use.player
        and wounded_unit(use).card.type in LEADERS
        and BRAVE not in use.unit.used
    ),
)
def brave_but_foolish(use: Use) -> Flow[None]:
    use.unit.remember(BRAVE)
    refresh_force(use.m, use.player, 2, RULE)
    yield from dash_or_attack(use, allies(use, tag=SEPARATIST, types=("supporting",)))


# MagnaGuards


@when(
    "protection-protocols",
    "action-taken",
    only_if=lambda use: (
        use.moment.detail == "move"
        and unit_of(use.s, use.moment.unit).owner == use.player
        and unit_of(use.s, use.moment.unit).card.type == "primary"
        and has_tag(use, unit_of(use.s, use.moment.unit), SEPARATIST)
    ),
)
def protection_protocols(use: Use) -> Flow[None]:
    leader = yield from pick_character(use, unit_of(use.s, use.moment.unit).characters)
    yield from may_move(use, use.members, "advance", most=1, toward=leader)


@always("intercede", "untargetable")
def intercede(s: Table, unit: Unit, pair: tuple[Character, Character]) -> int:
    """Cannot beats can: whoever is engaged with a member leaves its leaders alone (SP-UNI-32)."""
    attacker, target = pair
    if unit.wounded or target.owner != unit.owner or unit_of(s, target.unit).card.type not in LEADERS:
        return 0
    return int(any(member.on_field and are_engaged(s, attacker, member) for member in unit.characters))
