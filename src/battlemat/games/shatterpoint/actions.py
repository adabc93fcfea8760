"""The actions (SP-TRN-12 to SP-TRN-35)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.attack import offer_attack
from battlemat.games.shatterpoint.conditions import strain_of, strike_strained
from battlemat.games.shatterpoint.damage import heal, removals
from battlemat.games.shatterpoint.engagement import gain_hunker
from battlemat.games.shatterpoint.movement import offer_moves
from battlemat.games.shatterpoint.pushing import push
from battlemat.games.shatterpoint.state import Character, Moment, ShatterMatch, Table, Unit
from battlemat.games.shatterpoint.timing import settle, use_ability, window
from battlemat.games.shatterpoint.values import credit, keyword_terms, summed, tell, terms, total

ACTIONS: Final = ("move", "focus", "combat", "recover", "take-cover")
"""Actions that can be chosen by themselves; the Ability action is an ability that begins with `Action:`."""


def can_take(s: Table, unit: Unit, action: str) -> bool:
    """Whether a unit could be granted an action: each only once per activation (SP-TRN-13, SP-TRN-15)."""
    activation = s.activation
    if activation is None or activation.unit != unit.id:
        return True
    taken = activation.actions.count(action)
    return not taken or taken <= total(s, "action-again", (unit, action))


def take_action(m: ShatterMatch, unit: Unit, action: str, use: Use | None = None) -> Flow[None]:
    """A unit takes an action, its own or a granted one; then what waits for it (SP-TRN-14, SP-TRN-34, SP-TRN-35)."""
    s = m.state
    since = len(s.waiting)
    token = strain_of(unit)
    if s.activation is not None and s.activation.unit == unit.id:
        if action in s.activation.actions:
            credit(m, "SP-TRN-13", (unit, action), "action-again")
        s.activation.actions.append(action)
    m.note("action", "SP-TRN-12", unit=unit.id, action=action)
    yield from window(m, [Moment("action-begun", unit=unit.id, detail=action)])
    others: tuple[str, ...] = ()
    if use is not None:
        yield from use_ability(m, use)
    elif action == "combat":
        others = yield from _combat(m, unit)
    else:
        flow = _ACTIONS[action](m, unit)
        if flow is not None:
            yield from flow
    yield from window(m, [Moment("action-taken", unit=unit.id, detail=action, others=others)])
    strike_strained(m, unit, token)
    yield from settle(m, since)


def may_go_on(s: Table, unit: Unit) -> bool:
    """A unit Wounded in its own activation does nothing more (SP-TRN-42, SP-TRN-43)."""
    return s.activation is None or s.activation.unit != unit.id or not s.activation.over


def _move(m: ShatterMatch, unit: Unit) -> Flow[None]:
    """Each character may advance, dash or climb (SP-TRN-16, SP-TRN-17)."""
    yield from offer_moves(m, unit.characters, ("advance", "dash", "climb"), "SP-TRN-16", cut_short=True)


def _focus(m: ShatterMatch, unit: Unit) -> None:
    """A die for each character's next attack, more with Impact and Sharpshooter (SP-TRN-19, SP-KEY-05, SP-KEY-06)."""
    for character in unit.characters:
        character.focus += 1
        impact, by_impact = keyword_terms(m.state, character, "impact")
        aimed, by_aiming = keyword_terms(m.state, character, "sharpshooter")
        character.impact += impact
        character.sharpshooter += aimed
        tell(m, "SP-KEY-05", [*by_impact, *by_aiming])


def _combat(m: ShatterMatch, unit: Unit) -> Flow[tuple[str, ...]]:
    """Each character may make one attack, one after the other (SP-TRN-23, SP-TRN-24); who was attacked."""
    waiting = list(unit.characters)
    attacked: list[str] = []
    while waiting and may_go_on(m.state, unit):
        attack = yield from offer_attack(m, waiting, "SP-TRN-23", in_action=True)
        if attack is None:
            break
        waiting = [character for character in waiting if character.id != attack.attacker]
        attacked.append(attack.defender)
        ending = terms(m.state, unit, "ends-combat")
        tell(m, "SP-TRN-23", ending)
        if summed(ending):
            break
    return tuple(dict.fromkeys(attacked))


def _recover(m: ShatterMatch, unit: Unit) -> Flow[None]:
    """Each character may heal (SP-TRN-26); none is asked for where there is nothing to heal."""
    waiting = list(unit.characters)
    while any(removals(m.state, character) for character in waiting) and may_go_on(m.state, unit):
        character = yield from next_character(m, unit.owner, waiting, "heal", "SP-TRN-26")
        if character is None:
            return
        waiting.remove(character)
        yield from heal(m, character, 1, "SP-TRN-26")


def _take_cover(m: ShatterMatch, unit: Unit) -> Flow[None]:
    """Each character may be pushed range 1, then the unit gains a hunker token (SP-TRN-27 to SP-TRN-29)."""
    waiting = list(unit.characters)
    while waiting:
        character = yield from next_character(m, unit.owner, waiting, "push", "SP-TRN-27")
        if character is None:
            break
        waiting.remove(character)
        yield from push(m, character, 1, "SP-TRN-27", by=unit.owner, may=True)
    gain_hunker(m, unit)


def next_character(
    m: ShatterMatch, player: int, waiting: Sequence[Character], verb: str, rule: str
) -> Flow[Character | None]:
    """Which of several characters carries out an action next; a single one is not asked about (SP-TRN-32)."""
    if len(waiting) == 1:
        return waiting[0]
    ids = [f"{verb}:{character.id}" for character in waiting]
    answer = yield from choose(lambda: Pick(player, "character", rule, [*ids, "pass"]))
    if answer is None or answer == "pass":
        return None
    return waiting[ids.index(answer)]


_ACTIONS: Final[dict[str, Callable[[ShatterMatch, Unit], Flow[None] | None]]] = {
    "move": _move,
    "focus": _focus,
    "recover": _recover,
    "take-cover": _take_cover,
}
