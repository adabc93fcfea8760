"""Dice a ship rolls outside attacks, for obstacles, devices and cards, and what may be done to them (XW-ATK-49)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.combat.dice import faces_of, roll_attack, roll_defense
from battlemat.games.xwing.combat.dice_abilities import apply_ability, possible
from battlemat.games.xwing.combat.dice_changes import Dice, pool
from battlemat.games.xwing.state import Attack, Ship, XMatch
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import Listener, listeners, matching
from battlemat.games.xwing.timing.moments import ROLLED_OTHER, ROLLS_OTHER, Moment

WINDOW: Final = "modify-other-roller"
"""Where abilities wait that are declared with `modifies(card, "other", "roller")`."""


def roll(m: XMatch, ship: Ship, number: int, rule: str, why: str, dice: Dice = "attack") -> Flow[list[str]]:
    """A ship rolls dice for an obstacle, a device or a card; their faces after all changes."""
    rolled = Attack(ship.id, "", "", "front", 0)  # only the dice of it count
    m.state.rolls.append(rolled)
    yield from queue.at_once(m, ROLLS_OTHER, ship, "", dice)
    pool(rolled, dice)[:] = (roll_attack if dice == "attack" else roll_defense)(m, number)
    m.note("rolled", rule, ship=ship.id, why=why, results=faces_of(pool(rolled, dice)))
    yield from queue.at_once(m, ROLLED_OTHER, ship, "", dice)
    while listeners(m.state, WINDOW):
        answer = yield from choose(lambda: _ask(m, ship, rolled, dice, why))
        if answer is None or answer == PASS:
            break
        for listener, use in list(_usable(m, ship, rolled, dice)):
            if listener.option_id == answer:
                yield from apply_ability(m, rolled, dice, listener, use)
                break
    m.state.rolls.remove(rolled)
    return faces_of(pool(rolled, dice))


def _usable(m: XMatch, ship: Ship, rolled: Attack, dice: Dice) -> Iterator[tuple[Listener, Use]]:
    """The abilities that can still change these dice, each once (XW-ATK-51)."""
    for listener, use in matching(m.state, Moment(WINDOW, ship.id), ship):
        ability = listener.ability
        if listener.option_id in rolled.used or not (ability.cost is None or ability.cost.payable(use)):
            continue
        if possible(pool(rolled, dice), ability.run(use)):
            yield listener, use


def _ask(m: XMatch, ship: Ship, rolled: Attack, dice: Dice, why: str) -> Pick | None:
    ids = [listener.option_id for listener, _ in _usable(m, ship, rolled, dice)]
    if not ids or m.state.players[ship.owner].out:
        return None
    about = {"ship": ship.id, "why": why, "results": faces_of(pool(rolled, dice))}
    return Pick(ship.owner, "modify-rolled", "XW-ATK-48", (*ids, PASS), about)
