"""A unit's activation: what happens at its start, what it does, how it ends (SP-TRN-05 to SP-TRN-47)."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.actions import ACTIONS, can_take, may_go_on, take_action
from battlemat.games.shatterpoint.damage import recover_from_wound
from battlemat.games.shatterpoint.deeds import KEPT_HUNKER
from battlemat.games.shatterpoint.engagement import discard_hunker
from battlemat.games.shatterpoint.free_ability import usable
from battlemat.games.shatterpoint.state import Activation, Moment, ShatterMatch, Unit, unit_of
from battlemat.games.shatterpoint.timing import (
    can_use,
    cost_of,
    mission_window,
    resolve,
    settle,
    surcharge,
    use_ability,
    window,
)
from battlemat.games.shatterpoint.values import summed, tell, terms


def activate(m: ShatterMatch, unit_id: str, by_shatterpoint: int) -> Flow[None]:
    """Steps 3 and 4: the start of an activation, in its fixed order (SP-TRN-06)."""
    s = m.state
    unit = unit_of(s, unit_id)
    s.phase = "activation"
    s.activation = Activation(unit_id, bool(by_shatterpoint))
    m.note("activated", "SP-TRN-05", unit=unit_id)
    yield from recover_from_wound(m, unit)
    if unit.hunker and not (yield from _keeps_hunker(m, unit)):
        unit.hunker = 0
        m.note("hunker-lost", "SP-TRN-10", unit=unit_id)
    yield from _tactics(m, unit)
    if not s.activation.over:  # SP-TRN-45
        yield from window(m, [Moment("activation-start", unit=unit_id)])
        yield from settle(m)
    m.next_steps(Step("act"))


def _keeps_hunker(m: ShatterMatch, unit: Unit) -> Flow[bool]:
    """Whether an ability lets a unit have its hunker tokens until the activation ends, and its player wants that."""
    delays = terms(m.state, unit, "delays-hunker-loss")
    if not summed(delays):
        return False
    about = {"unit": unit.id}
    answer = yield from choose(lambda: Pick(unit.owner, "keep-hunker", "SP-TRN-10", ["choose:yes", "pass"], about))
    if answer != "choose:yes":
        return False
    unit.remember(KEPT_HUNKER, unit.hunker)
    tell(m, "SP-TRN-10", delays)
    return True


def _tactics(m: ShatterMatch, unit: Unit) -> Flow[None]:
    """Every Tactic once, in any order; also one that a struggle card lends (SP-ABL-11, SP-ABL-12, SP-ABL-21)."""
    s = m.state
    waiting = {ability.id: ability for ability in unit.abilities if ability.kind == "tactic"}
    while waiting and may_go_on(s, unit):
        ids = [f"use:{unit.id}>{name}" for name in waiting]
        answer = yield from choose(partial(Pick, unit.owner, "tactic", "SP-ABL-11", ids), forced=True)
        ability = waiting.pop((answer or ids[0]).partition(">")[2])
        m.note("ability", "SP-ABL-11", unit=unit.id, ability=ability.id)
        yield from resolve(m, Use(m, unit, ability))
    if s.activation is not None and s.activation.by_shatterpoint and may_go_on(s, unit):
        yield from mission_window(m, [Moment("lent-tactic", unit=unit.id)])
        yield from settle(m)


# Step 5


def act(m: ShatterMatch) -> Flow[None]:
    """One thing the unit does: an action, an ability, a flip of its stance, or the end (SP-TRN-11, SP-ABL-26)."""
    s = m.state
    activation = s.activation
    assert activation is not None
    unit = unit_of(s, activation.unit)
    if activation.over:
        m.next_steps(Step("end-activation"))
        return
    answer = yield from choose(lambda: _ask(m, activation, unit))
    verb, _, rest = (answer or "end").partition(":")
    if verb == "action":
        activation.left -= 1
        yield from take_action(m, unit, rest)
    elif verb == "use":
        yield from _use(m, activation, unit, rest.partition(">")[2])
    elif verb == "flip":
        activation.flipped = True
        flip_stance(m, unit)
        yield from settle(m)
    else:
        activation.over = True
    m.next_steps(Step("act"))


def _ask(m: ShatterMatch, activation: Activation, unit: Unit) -> Pick:
    ids = []
    if activation.left:
        ids += [f"action:{name}" for name in ACTIONS if can_take(m.state, unit, name)]
    ids += [f"use:{unit.id}>{use.ability.id}" for use in usable(m.state, m, unit)]
    if can_flip(activation, unit):
        ids.append(f"flip:{unit.id}")
    about = {"unit": unit.id, "left": activation.left}
    return Pick(unit.owner, "act", "SP-TRN-11", [*ids, "end"], about, lambda: _refusals(m, activation, unit))


def _refusals(m: ShatterMatch, activation: Activation, unit: Unit) -> dict[str, Refusal]:
    found = {}
    for name in ACTIONS:
        if not can_take(m.state, unit, name):
            found[f"action:{name}"] = Refusal("shatterpoint-action-taken", "SP-TRN-13", {"action": name})
        elif not activation.left:
            found[f"action:{name}"] = Refusal("shatterpoint-no-actions", "SP-TRN-11")
    offered = {use.ability.id for use in usable(m.state, m, unit)}
    for ability in unit.abilities:
        if ability.kind == "active" and ability.id not in offered:
            found[f"use:{unit.id}>{ability.id}"] = _why_not(m, activation, unit, ability.id)
    if len(unit.card.stances) < 2 or activation.flipped:
        found[f"flip:{unit.id}"] = Refusal("shatterpoint-no-flip", "SP-STA-05")
    return found


def _why_not(m: ShatterMatch, activation: Activation, unit: Unit, ability_id: str) -> Refusal:
    ability = next(ability for ability in unit.abilities if ability.id == ability_id)
    facts = {"ability": ability_id, "unit": unit.id}
    if not can_use(m.state, unit, ability, free=True):
        return Refusal("shatterpoint-ability-used", "SP-ABL-22", facts)
    if ability.action and "ability" in activation.actions:
        return Refusal("shatterpoint-action-taken", "SP-TRN-13", {"action": "ability"})
    if ability.action and not activation.left:
        return Refusal("shatterpoint-no-actions", "SP-ABL-03")
    if not can_use(m.state, unit, ability):
        cost = cost_of(m.state, unit, ability) + surcharge(m.state, unit)
        return Refusal("shatterpoint-no-force", "SP-UNI-24", {**facts, "cost": cost})
    return Refusal("shatterpoint-ability-pointless", "SP-ABL-02", facts)


def _use(m: ShatterMatch, activation: Activation, unit: Unit, ability_id: str) -> Flow[None]:
    use = next(use for use in usable(m.state, m, unit) if use.ability.id == ability_id)
    if use.ability.action:
        activation.left -= 1
        yield from take_action(m, unit, "ability", use)
    else:
        yield from use_ability(m, use)


def can_flip(activation: Activation, unit: Unit) -> bool:
    """Once per activation, with a double-sided card (SP-STA-05)."""
    return not activation.flipped and len(unit.card.stances) == 2


def flip_stance(m: ShatterMatch, unit: Unit) -> None:
    unit.side = 1 - unit.side
    m.note("stance-flipped", "SP-STA-05", unit=unit.id, stance=unit.stance.id)
    m.state.waiting.append(Moment("stance-flipped", unit=unit.id))


# Steps 6 and 7


def end_activation(m: ShatterMatch) -> Flow[None]:
    """End-of-activation effects; unused Focus dice are lost (SP-TRN-21, SP-TRN-36, SP-TRN-37)."""
    s = m.state
    activation = s.activation
    assert activation is not None
    yield from window(m, [Moment("activation-end", unit=activation.unit)])
    yield from settle(m)
    unit = unit_of(s, activation.unit)
    discard_hunker(m, unit, min(unit.hunker, unit.used.get(KEPT_HUNKER, 0)), "SP-TRN-10")
    for character in unit.characters:
        character.focus = character.impact = character.sharpshooter = 0
    s.activation = None
    m.note("activation-over", "SP-TRN-37", unit=activation.unit)
