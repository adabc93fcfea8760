"""Lando Calrissian and Lobot: deals, cards and calculations."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    allies,
    ally_units,
    enemy_units,
    foes,
    grant,
    has_tag,
    lend_for_turn,
    may_attack,
    may_move,
    near,
    pick_character,
    pick_one,
    pick_unit,
)
from battlemat.games.shatterpoint.actions import can_take
from battlemat.games.shatterpoint.conditions import RULES as CONDITIONS
from battlemat.games.shatterpoint.damage import choose_conditions, remove_condition
from battlemat.games.shatterpoint.deeds import SABACC_SHIFT
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.objectives import contests_any
from battlemat.games.shatterpoint.order_deck import shuffle_in
from battlemat.games.shatterpoint.state import Character, Table, Unit, character_of, unit_of, units_of
from battlemat.games.shatterpoint.timing import refresh_force
from battlemat.games.shatterpoint.values import is_immune

SCOUNDREL = "Scoundrel"
SIDES = ("Galactic Empire", "Rebel Alliance")


# Lando Calrissian


@tactic("how-you-doin-ya-old-pirate")
def old_pirate(use: Use) -> Flow[None]:
    close = [unit for unit in [*ally_units(use, within=4, other=True), *enemy_units(use, within=4)] if not unit.wounded]
    pirate = yield from pick_unit(use, [unit for unit in close if has_tag(use, unit, SCOUNDREL)], may=True)
    if pirate is None:
        return
    if pirate.owner == use.player:
        yield from may_move(use, pirate.characters, "dash", most=1)
    if use.unit.conditions and (yield from pick_one(use, "agree", ["yes"], may=True)):
        for condition in list(use.unit.conditions):
            remove_condition(use.m, use.unit, condition, RULE)
            afflict(use, pirate, condition)


@when(
    "hedged-bets",
    "deck-empty",
    only_if=lambda use: use.moment.detail == str(use.player) and use.s.players[use.player].force > 0,
)
def hedged_bets(use: Use) -> Flow[None]:
    """One unit for each Force token still ready; none twice."""
    ready = [unit for unit in units_of(use.s, use.player) if unit.conditions] + units_of(use.s, use.opponent)
    for _ in range(use.s.players[use.player].force):
        unit = yield from pick_unit(use, ready, may=True)
        if unit is None:
            return
        ready.remove(unit)
        if unit.owner == use.player:
            yield from choose_conditions(use.m, unit, 1, RULE, may=False)
        else:
            afflict(use, unit, (yield from pick_one(use, "condition", list(CONDITIONS))) or "strained")


def _missing(use: Use) -> list[str]:
    """The conditions this unit could gain."""
    return [name for name in CONDITIONS if name not in use.unit.conditions and not is_immune(use.s, use.unit, name)]


@when(
    "sabacc-shift",
    "order-revealed",
    only_if=lambda use: use.moment.unit == use.unit.id and SABACC_SHIFT not in use.unit.used and bool(_missing(use)),
)
def sabacc_shift(use: Use) -> Flow[None]:
    """The card goes back; whoever turns cards up takes the next one then."""
    condition = yield from pick_one(use, "condition", _missing(use), may=True)
    if condition is not None:
        use.unit.remember(SABACC_SHIFT)
        afflict(use, use.unit, condition)
        refresh_force(use.m, use.player, 2, RULE)
        shuffle_in(use.m, use.player, use.unit.id, RULE)


@always("sabacc-shift", "reserve-barred")
def no_second_draw(s: Table, unit: Unit, revealed: Unit) -> int:
    return int(revealed.owner == unit.owner and SABACC_SHIFT in unit.used)


@when("conflicting-responsibilities", "set-up")
def take_sides(use: Use) -> Flow[None]:
    chosen = yield from pick_one(use, "tag", SIDES)
    use.unit.lost_tags += [tag for tag in SIDES if tag != chosen]
    use.m.note("tag-lent", RULE, unit=use.unit.id, tag=chosen)


def _clients(use: Use) -> list[Unit]:
    return [unit for unit in ally_units(use, tag=SCOUNDREL) if use.unit.tags - unit.tags]


@when(
    "conflicting-responsibilities",
    "order-revealed",
    only_if=lambda use: use.s.active == use.player and bool(_clients(use)),
)
def responsible_for(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, _clients(use), may=True)
    if unit is None:
        return
    tag = yield from pick_one(use, "tag", sorted(use.unit.tags - unit.tags))
    if tag is not None:
        lend_for_turn(use, unit, tag)


# Lobot


@tactic("detain")
def detain(use: Use) -> Flow[None]:
    guard = yield from pick_character(use, allies(use, tag=SCOUNDREL), may=True)
    if guard is None:
        return
    yield from may_move(use, [guard], "dash")
    foe = yield from pick_character(use, [foe for foe in foes(use) if within(guard, foe, 3)])
    condition = None if foe is None else (yield from pick_one(use, "condition", ["pinned", "disarmed"]))
    if foe is not None and condition is not None:
        afflict(use, unit_of(use.s, foe.unit), condition)


def _security(use: Use) -> list[Character]:
    return allies(use, tag=SCOUNDREL, types=("secondary", "supporting"), within=4, other=True)


@active("security-network", only_if=lambda use: bool(_security(use)))
def security_network(use: Use) -> Flow[None]:
    guard = yield from pick_character(use, _security(use))
    if guard is not None:
        yield from may_move(use, [guard], "dash")
        yield from may_attack(use, [guard], dice=5, only=[foe for foe in foes(use) if contests_any(use.s, foe)])


def _came_by(use: Use) -> bool:
    """Another allied unit has ended a movement of its activation within 2."""
    moment, activation = use.moment, use.s.activation
    return (
        activation is not None
        and activation.unit == moment.unit != use.unit.id
        and unit_of(use.s, moment.unit).owner == use.player
        and near(use, character_of(use.s, moment.character), 2)
        and can_take(use.s, unit_of(use.s, moment.unit), "focus")
    )


@when("battlefield-calculations", "moved", only_if=_came_by)
def battlefield_calculations(use: Use) -> Flow[None]:
    yield from grant(use, unit_of(use.s, use.moment.unit), "focus")
