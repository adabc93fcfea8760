"""Moments and what happens at them: triggered abilities, reactions, mission effects (SP-SEQ, SP-ABL-05 to SP-ABL-09).

The moments are declared in `names.py`. Players act in order, the active player first, inside an attack the attacker
(SP-SEQ-01, SP-SEQ-03). Each resolves what happens by itself in the order they like and may use one Reactive ability for
each event (SP-ABL-07).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.registry import WRITTEN, Use, listeners, standing
from battlemat.games.shatterpoint.conditions import strain_of, strike_strained
from battlemat.games.shatterpoint.damage import suffer
from battlemat.games.shatterpoint.engagement import discard_hunker
from battlemat.games.shatterpoint.missions.registry import mission_effects
from battlemat.games.shatterpoint.names import MomentName
from battlemat.games.shatterpoint.records import AbilityCard
from battlemat.games.shatterpoint.state import NOBODY, Moment, ShatterMatch, Table, Unit, character_of, unit_of
from battlemat.games.shatterpoint.struggle import gain_momentum, spend_momentum
from battlemat.games.shatterpoint.values import credit, summed, tell, terms, total

PASS = "pass"


class NonPlayer(NamedTuple):
    """An effect that belongs to neither player, such as a special rule of the mission (SP-UNI-11)."""

    name: str
    applies: Callable[[], bool]
    resolve: Callable[[], Flow[None] | None]


def window(
    m: ShatterMatch,
    moments: Sequence[Moment],
    first: int | None = None,
    *,
    also: Sequence[NonPlayer] = (),
    orderer: int | None = None,
) -> Flow[None]:
    """All that happens at moments which come together; `first` is the player who resolves first.

    `also` are effects of neither player besides those of the mission, `orderer` is who orders them.
    """
    s = m.state
    for moment in moments:
        if moment.kind == "momentum-due":
            yield from _momentum_due(m, moment)
    heard = listeners(s)
    awaited = [moment for moment in moments if heard[moment.kind] and moment.kind != "momentum-due"]
    if awaited:
        first = first_to_act(s) if first is None else first
        for player in (first, 1 - first):
            yield from answers(m, player, awaited)
    yield from mission_window(m, moments, also, orderer)


def awaits(s: Table, moment: MomentName) -> bool:
    """Whether anything at all happens at moments of a kind."""
    return bool(listeners(s)[moment] or mission_effects(s, moment))


def _momentum_due(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """The momentum token for a wound, unless an ability of the wounded side keeps it away just before (SP-MIS-39)."""
    s = m.state
    loser = unit_of(s, moment.unit).owner
    s.spared = False
    yield from answers(m, loser, [moment])
    if not s.spared:
        gain_momentum(m, 1 - loser, "SP-MIS-39")
    s.spared = False


def first_to_act(s: Table) -> int:
    """The active player; inside an attack the attacker (SP-SEQ-01, SP-SEQ-03)."""
    return character_of(s, s.attacks[-1].attacker).owner if s.attacks else s.active


def mission_window(
    m: ShatterMatch, moments: Sequence[Moment], also: Sequence[NonPlayer] = (), orderer: int | None = None
) -> Flow[None]:
    """What belongs to no player, after both of them: in the order the active player or the `orderer` likes.

    SP-SEQ-02, SP-SEQ-04.
    """
    waiting = [*_mission_effects(m, moments), *also]
    while ready := [effect for effect in waiting if effect.applies()]:
        effect = ready[0]
        if len(ready) > 1:
            ids = _ids(ready)
            player = m.state.active if orderer is None else orderer
            answer = yield from choose(partial(Pick, player, "order", "SP-SEQ-02", ids))
            effect = ready[ids.index(answer)] if answer in ids else effect
        waiting.remove(effect)
        flow = effect.resolve()
        if flow is not None:
            yield from flow


def _mission_effects(m: ShatterMatch, moments: Sequence[Moment]) -> list[NonPlayer]:
    return [
        NonPlayer(
            special,
            partial(effect.applies, m.state, moment),
            partial(effect.resolve, m, moment),
        )
        for moment in moments
        for special, effect in mission_effects(m.state, moment.kind)
    ]


def _ids(effects: Sequence[NonPlayer]) -> list[str]:
    """Options by name; the same rule for a second moment has its number behind it."""
    ids: list[str] = []
    for number, effect in enumerate(effects, 1):
        name = f"effect:{effect.name}"
        ids.append(f"{name}>@{number}" if name in ids else name)
    return ids


def settle(m: ShatterMatch, since: int = 0, first: int | None = None) -> Flow[None]:
    """After an effect: the windows of what came of it, such as wounds (SP-SEQ-11)."""
    waiting = m.state.waiting
    while len(waiting) > since:
        moments = waiting[since:]
        del waiting[since:]
        yield from window(m, moments, first)


class _Ready(NamedTuple):
    """An ability that can be used now, for one of the moments of a window."""

    id: str
    use: Use
    moment: int
    reactive: bool


def _ready(m: ShatterMatch, player: int, moments: Sequence[Moment], done: set[str], reacted: set[int]) -> list[_Ready]:
    heard = listeners(m.state)
    found = []
    for number, moment in enumerate(moments):
        for unit, ability, trigger in heard[moment.kind]:
            if unit.owner != player or unit.defeated:
                continue
            if done and _use_id(unit, ability, number) in done:
                continue
            reactive = ability.kind == "reactive" and not trigger.follows
            if reactive and number in reacted:
                continue
            use = Use(m, unit, ability, moment)
            if trigger.applies(use) and (not reactive or can_use(m.state, unit, ability)):
                found.append(_Ready(_use_id(unit, ability, number), use, number, reactive))
    return found


def _use_id(unit: Unit, ability: AbilityCard, moment: int) -> str:
    """The option to use an ability at the first of several moments, or at a later one."""
    return f"use:{unit.id}>{ability.id}@{moment + 1}" if moment else f"use:{unit.id}>{ability.id}"


def answers(m: ShatterMatch, player: int, moments: Sequence[Moment]) -> Flow[None]:
    """What one player does at moments: all that happens by itself, and one Reactive ability for each event."""
    done: set[str] = set()
    reacted: set[int] = set()

    def ask() -> Pick | None:
        ready = _ready(m, player, moments, done, reacted)
        if not ready:
            return None
        must = any(not entry.reactive for entry in ready)
        rule = "SP-SEQ-05" if must else "SP-ABL-06"
        about = {"moments": [moment.kind for moment in moments]}
        return Pick(player, "react", rule, [*(entry.id for entry in ready), *[PASS] * (not must)], about)

    while True:
        answer = yield from choose(ask, forced=True)
        if answer is None or answer == PASS:
            return
        entry = next(e for e in _ready(m, player, moments, done, reacted) if e.id == answer)
        done.add(entry.id)
        if entry.reactive:
            reacted.add(entry.moment)
            yield from use_ability(m, entry.use)
        else:
            m.note("ability", "SP-ABL-10", unit=entry.use.unit.id, ability=entry.use.ability.id)
            yield from resolve(m, entry.use)


# Using abilities


def surcharge(s: Table, unit: Unit) -> int:
    """One more Force for each Wounded and Injured token, unless an ability waives it (SP-ABL-18, SP-ABL-19)."""
    amount = unit.injured + unit.wounded
    return 0 if amount and total(s, "no-surcharge", unit) else amount


def cost_of(s: Table, unit: Unit, ability: AbilityCard) -> int:
    """The printed cost and what changes it, never below 0; the surcharge comes on top (SP-ABL-15, SP-ABL-16)."""
    return max(0, ability.cost + total(s, "ability-cost", (unit, ability)))


def damage_payers(s: Table, unit: Unit) -> list[Unit]:
    """The units that may suffer damage for the Force cost of a unit's abilities."""
    found = standing(s)["pays-with-damage"]
    return [payer for payer, pays, _, _ in found if not payer.defeated and pays(s, payer, unit)]


def tokens_for_force(s: Table, unit: Unit) -> int:
    """How many hunker tokens a unit could discard, each for 1 Force of a printed cost."""
    return unit.hunker if unit.hunker and total(s, "pays-with-hunker", unit) else 0


def pays_with_momentum(s: Table, unit: Unit) -> bool:
    """Whether a unit short of Force may give up a momentum token instead."""
    tracker = s.tracker
    has_one = tracker.momentum[unit.owner] > 0 and tracker.won_by == NOBODY
    return has_one and total(s, "pays-with-momentum", unit) > 0


def can_use(s: Table, unit: Unit, ability: AbilityCard, *, free: bool = False) -> bool:
    """Whether a unit may use an ability: once per turn, and paid for (SP-ABL-17 to SP-ABL-24, SP-UNI-24)."""
    if unit.used.get(ability.id, 0) >= ability.uses_per_activation:
        return False
    if free:
        return True
    force = s.players[unit.owner].force
    cost = cost_of(s, unit, ability)
    if force >= cost + surcharge(s, unit) - min(cost, tokens_for_force(s, unit)):
        return True
    if force >= surcharge(s, unit) and cost > 0 and damage_payers(s, unit):
        return True
    return pays_with_momentum(s, unit)


def pay(m: ShatterMatch, unit: Unit, ability: AbilityCard) -> Flow[None]:
    """Spend the Force, or where an ability allows it something else for the printed cost (SP-ABL-17, SP-ABL-30)."""
    s = m.state
    extra = surcharge(s, unit)
    changes = terms(s, (unit, ability), "ability-cost")
    cost = max(0, ability.cost + summed(changes))
    tell(m, "SP-ABL-15", changes)
    if unit.injured + unit.wounded > extra:
        credit(m, "SP-ABL-18", unit, "no-surcharge")
    tokens = yield from _discard_for(m, unit, ability, cost, extra)
    cost -= tokens
    ways = _ways_to_pay(s, unit, cost, extra) if cost + extra else []
    way = "pay:force"
    if ways and ways != ["pay:force"]:
        about = {"unit": unit.id, "ability": ability.id, "cost": cost}
        way = (yield from choose(lambda: Pick(unit.owner, "pay", "SP-ABL-17", ways, about), forced=True)) or way
    if way == "pay:force":
        spend(m, unit.owner, cost + extra, "SP-ABL-17")
    elif way == "pay:momentum":
        spend_momentum(m, unit.owner, "SP-ABL-17")
        credit(m, "SP-ABL-17", unit, "pays-with-momentum")
    else:
        payer = unit if way == "pay:damage" else unit_of(s, way.partition(":")[2])
        spend(m, unit.owner, extra, "SP-ABL-18")
        suffer(m, payer, cost, "SP-ABL-17", payer)
        credit(m, "SP-ABL-17", unit, "pays-with-damage")


def _ways_to_pay(s: Table, unit: Unit, cost: int, extra: int) -> list[str]:
    """Force if there is enough; damage of this or another unit; momentum only where the Force is missing."""
    force = s.players[unit.owner].force
    ways = ["pay:force"] if force >= cost + extra else []
    if cost and force >= extra:
        ways += ["pay:damage" if payer is unit else f"pay:{payer.id}" for payer in damage_payers(s, unit)]
    if force < cost + extra and pays_with_momentum(s, unit):
        ways.append("pay:momentum")
    return ways


def _discard_for(m: ShatterMatch, unit: Unit, ability: AbilityCard, cost: int, extra: int) -> Flow[int]:
    """The hunker tokens given up for a part of the printed cost: at least what would be missing otherwise."""
    s = m.state
    most = min(cost, tokens_for_force(s, unit))
    if not most:
        return 0
    missing = max(0, cost + extra - s.players[unit.owner].force)
    least = 0 if missing > most or damage_payers(s, unit) or pays_with_momentum(s, unit) else missing
    ids = [f"choose:{number}" for number in range(least, most + 1)]
    about = {"unit": unit.id, "ability": ability.id}
    answer = yield from choose(lambda: Pick(unit.owner, "discard", "SP-ABL-17", ids, about), forced=True)
    tokens = int((answer or ids[0]).partition(":")[2])
    if tokens:
        discard_hunker(m, unit, tokens, "SP-ABL-17")
        credit(m, "SP-ABL-17", unit, "pays-with-hunker")
    return tokens


def spend(m: ShatterMatch, player: int, amount: int, rule: str) -> None:
    """Turn ready Force tokens to their spent side (SP-UNI-23)."""
    if amount:
        m.state.players[player].force -= amount
        m.note("force-spent", rule, player=player, amount=amount)


def refresh_force(m: ShatterMatch, player: int, amount: int, rule: str) -> None:
    """Turn spent tokens to ready, as many as there are (SP-UNI-25, SP-UNI-26)."""
    owner = m.state.players[player]
    amount = min(amount, owner.pool - owner.force)
    if amount > 0:
        owner.force += amount
        m.note("force-refreshed", rule, player=player, amount=amount)


def use_ability(m: ShatterMatch, use: Use, *, free: bool = False) -> Flow[None]:
    """A unit uses an Active or Reactive ability: pays, counts the use, resolves it; Strained strikes afterwards."""
    unit, ability = use.unit, use.ability
    since = len(m.state.waiting)
    token = strain_of(unit)
    unit.used[ability.id] = unit.used.get(ability.id, 0) + 1
    rule = "SP-ABL-02" if ability.kind == "active" else "SP-ABL-05"
    m.note("ability", rule, unit=unit.id, ability=ability.id)
    if not free:
        yield from pay(m, unit, ability)
        yield from window(m, [Moment("ability-paid", unit=unit.id, detail=ability.id)])
    yield from resolve(m, use)
    strike_strained(m, unit, token)
    yield from settle(m, since)


def resolve(m: ShatterMatch, use: Use) -> Flow[None]:
    """Carry out what an ability does at its moment."""
    written = WRITTEN[use.ability.id]
    since = len(m.state.waiting)
    if use.moment.kind:
        trigger = next(t for t in written.triggers if t.moment == use.moment.kind)
        flow = trigger.resolve(use)
    else:
        flow = written.use(use) if written.use is not None else None
    if flow is not None:
        yield from flow
    yield from settle(m, since)
