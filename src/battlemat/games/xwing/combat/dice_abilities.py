"""Using a card's dice ability: which way, which dice, and what becomes of them (XW-ATK-45)."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.combat.dice import Add, Change, Custom, Either, Modification, Reroll, Spend
from battlemat.games.xwing.combat.dice_changes import Dice, add, pool, reroll, rerollable, spend_die, turn
from battlemat.games.xwing.state import Attack, Die, XMatch
from battlemat.games.xwing.timing.listeners import Listener, credit_measuring


def possible(dice: Sequence[Die], change: Modification) -> bool:
    """Whether there is a die that a modification can work on."""
    if isinstance(change, Custom):
        return change.possible
    if isinstance(change, Either):
        return any(possible(dice, way) for way in change.ways)
    if isinstance(change, Add):
        return True
    if isinstance(change, Reroll):
        return bool(dice) if change.anew else bool(rerollable(dice, change.faces))
    return any(die.face in change.faces for die in dice)


def apply_ability(m: XMatch, attack: Attack, dice: Dice, listener: Listener, x: Use) -> Flow[None]:
    """Use a card's dice ability, once in this attack."""
    attack.used.append(listener.option_id)
    m.note("ability", "XW-ABL-15", ship=x.ship.id, card=x.card)
    credit_measuring(m, lambda: listener.ability.when(x))
    if listener.ability.cost is not None:
        yield from listener.ability.cost.pay(m, x)
    declared: Modification = listener.ability.run(x)
    change: Reroll | Change | Add | Spend | Custom
    if isinstance(declared, Either):
        change = yield from _which_way(m, attack, dice, listener.ship.owner, declared)
    else:
        change = declared
    if isinstance(change, Custom):
        flow = change.run(m)
        if flow is not None:
            yield from flow
    elif isinstance(change, Reroll):
        yield from reroll(m, attack, dice, listener.ship.owner, change, x.card, "XW-ATK-46")
    elif isinstance(change, Add):
        add(m, attack, dice, change.face, x.card)
    elif isinstance(change, Spend):
        spend_die(m, attack, dice, change, x.card)
    else:
        face = yield from _which_face(m, attack, dice, listener.ship.owner, change)
        turn(m, attack, dice, change._replace(faces=face), x.card, "XW-ATK-45")


def _which_way(
    m: XMatch, attack: Attack, dice: Dice, player: int, either: Either
) -> Flow[Reroll | Change | Add | Spend]:
    """Which of several modifications is made: `focus>hit`, `hit>crit`, `reroll` …"""
    ways = {_name_of(way): way for way in either.ways if possible(pool(attack, dice), way)}
    chosen = yield from pick(m, player, "way", "XW-ATK-45", list(ways))
    return ways[chosen or next(iter(ways))]


def _name_of(way: Reroll | Change | Add | Spend) -> str:
    if isinstance(way, Change):
        return f"{way.faces[0]}>{way.to}"
    return f"add>{way.face}" if isinstance(way, Add) else type(way).__name__.lower()


def _which_face(m: XMatch, attack: Attack, dice: Dice, player: int, change: Change) -> Flow[tuple[str, ...]]:
    """Which of several faces is changed, where that is a choice."""
    shown = [face for face in change.faces if any(die.face == face for die in pool(attack, dice))]
    if len(shown) < 2 or change.number > 1:
        return tuple(shown)
    chosen = yield from pick(m, player, "face", "XW-ATK-45", lambda: shown, about={"to": change.to})
    return (chosen or shown[0],)
