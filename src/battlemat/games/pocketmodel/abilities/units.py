"""Effects on units: damage, repair, moving, bringing in, turning over, lasting changes."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.pocketmodel.abilities.acting import Acting, candidates, own_side
from battlemat.games.pocketmodel.asking import NO, agrees, pick_reserves, pick_unit
from battlemat.games.pocketmodel.effects import Damage, Deploy, Filter, FlipVeteran, Modify, Move, RemoveDamage
from battlemat.games.pocketmodel.elimination import enter_play
from battlemat.games.pocketmodel.state import (
    CONTESTED,
    ZONE_OF,
    Change,
    PocketMatch,
    Unit,
    adjacent,
    home,
    unit_of,
    zone_name,
)
from battlemat.games.pocketmodel.values import has_icon

ANY = Filter()
AT_ONCE = frozenset({"self", "opposing", "friendly_in_zone", "each_opposing_in_own_home", "striker"})
"""Targets that leave nothing to choose."""


def lasting_change(m: PocketMatch, effect: Modify, acting: Acting) -> None:
    """A change that outlasts the battle stays with the units that are there now (PM-CRD-08, PM-CRD-48)."""
    battle, side = own_side(m, acting)
    amount = side.counts[acting.effect] if effect.per else effect.amount
    if not amount or effect.until is None:
        return
    units = candidates(m.state, effect.target, ANY, acting)
    m.state.lasting = True
    for unit in units:
        unit.changes.append(
            Change(effect.stat, amount, effect.until, acting.owner, battle.number, acting.side or 0, acting.card)
        )
    m.note(
        "changed",
        "PM-CRD-08",
        card=acting.card,
        units=[unit.id for unit in units],
        stat=effect.stat,
        amount=amount,
        until=effect.until,
    )


def _targets(m: PocketMatch, kind: str, target: str, wanted: Filter, acting: Acting, *, may: bool) -> Flow[list[Unit]]:
    """The units an effect acts on: all that are meant, or one of the owner's choice."""
    if target in AT_ONCE:
        units = candidates(m.state, target, wanted, acting)
        if units and may and not (yield from agrees(m, acting.owner, kind, acting.rule, acting.card)):
            return []
        return units
    unit = yield from pick_unit(
        m,
        acting.owner,
        kind,
        acting.rule,
        lambda: candidates(m.state, target, wanted, acting),
        may=may,
        card=acting.card,
    )
    return [] if unit is None else [unit]


def deal_damage(m: PocketMatch, effect: Damage, acting: Acting) -> Flow[None]:
    """Damage outside a hit: only Armor changes it (PM-ICO-20)."""
    units = yield from _targets(m, "damage", effect.target, effect.filter, acting, may=effect.may)
    for unit in units:
        amount = max(0, effect.amount - has_icon(m.state.battle, unit, "armor"))
        unit.damage += amount
        m.note("damaged", "PM-ICO-20", unit=unit.id, amount=amount, card=acting.card)


def remove_damage(m: PocketMatch, effect: RemoveDamage, acting: Acting) -> Flow[None]:
    if effect.target == "friendly_divided":
        for _ in range(effect.amount):
            unit = yield from pick_unit(
                m,
                acting.owner,
                "repair",
                acting.rule,
                lambda: [unit for unit in candidates(m.state, "friendly_divided", ANY, acting) if unit.damage],
                may=True,
                card=acting.card,
            )
            if unit is None:
                return
            _repair(m, unit, 1, acting)
        return
    wanted = Filter(damaged=True)
    for unit in (yield from _targets(m, "repair", effect.target, wanted, acting, may=effect.may)):
        _repair(m, unit, effect.amount, acting)


def _repair(m: PocketMatch, unit: Unit, amount: int, acting: Acting) -> None:
    removed = min(amount, unit.damage)
    if removed:
        unit.damage -= removed
        m.note("repaired", "PM-UNI-11", unit=unit.id, amount=removed, card=acting.card)


def move(m: PocketMatch, effect: Move, acting: Acting) -> Flow[None]:
    """Move one unit without an action; where there is a choice of zones, unit and zone are chosen together."""
    s = m.state

    def zones(unit: Unit) -> list[int]:
        if effect.to == "adjacent":
            return list(adjacent(unit.zone, len(s.players)))
        zone = home(acting.owner) if effect.to == "own_home" else CONTESTED
        return [] if zone == unit.zone else [zone]

    def moves() -> list[str]:
        units = candidates(s, effect.target, effect.filter, acting)
        return [f"{unit.id}>{zone_name(zone)}" for unit in units for zone in zones(unit)]

    chosen = yield from pick(
        m, acting.owner, "move-away", acting.rule, moves, may=NO if effect.may else "", about={"card": acting.card}
    )
    if chosen is None:
        return
    name, _, to = chosen.partition(">")
    unit = unit_of(s, name)
    origin, unit.zone = unit.zone, ZONE_OF[to]
    m.note("moved", acting.rule, unit=unit.id, origin=zone_name(origin), to=to, card=acting.card)


def deploy(m: PocketMatch, effect: Deploy, acting: Acting) -> Flow[None]:
    """Bring units from reserves (PM-UNI-14)."""
    if effect.to == "this_unit_zone":
        here = candidates(m.state, "self", ANY, acting)
        if not here:
            return
        zone = here[0].zone
    else:
        zone = home(acting.owner)
    units = yield from pick_reserves(
        m,
        acting.owner,
        "bring-in",
        acting.rule,
        effect.stars,
        effect.filter,
        may=effect.may,
        about={"card": acting.card, "zone": zone_name(zone)},
    )
    for unit in units:
        enter_play(m, unit, zone, acting.rule)


def turn_over(m: PocketMatch, effect: FlipVeteran, acting: Acting) -> Flow[None]:
    wanted = Filter(icon="veteran")
    for unit in (yield from _targets(m, "turn-over", effect.target, wanted, acting, may=effect.may)):
        turn_veteran(m, unit, acting.rule)


def turn_veteran(m: PocketMatch, unit: Unit, rule: str) -> None:
    """Turn a unit that shows the Veteran icon over; any other stays as it is (PM-ICO-40)."""
    if "veteran" in unit.face.icons:
        unit.turned = True
        m.note("turned-over", rule, unit=unit.id)
