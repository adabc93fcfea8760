"""Changing dice: turn, reroll, add or spend them, within the limits that cards set (XW-ATK-43 to XW-ATK-49)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, PickSome
from battlemat.games.xwing.combat.dice import (
    ALL,
    ATTACK_FACES,
    DEFENSE_FACES,
    Change,
    Reroll,
    Spend,
    faces_of,
    roll_attack,
    roll_defense,
)
from battlemat.games.xwing.state import Attack, Die, Table, XMatch, find_ship, ship_of
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import credit, listeners, values
from battlemat.games.xwing.timing.moments import AFTER_REROLLS, MOST_FOCUS, MOST_REROLLS

Dice = Literal["attack", "defense"]

FACES: Final = {"attack": ATTACK_FACES, "defense": DEFENSE_FACES}


def pool(attack: Attack, dice: Dice) -> list[Die]:
    return attack.attack_dice if dice == "attack" else attack.defense_dice


def focus_left(s: Table, attack: Attack, dice: Dice) -> int:
    """How many focus results of a ship may still be modified, where a card limits that (XW-FAQ-82)."""
    roller = find_ship(s, attack.attacker if dice == "attack" else attack.defender)
    if roller is None or not listeners(s, MOST_FOCUS):
        return ALL
    most: int = min(values(s, MOST_FOCUS, roller), default=ALL)
    return max(most - attack.used.count(f"{dice}-focus"), 0)


def rerolls_left(s: Table, attack: Attack, dice: Dice) -> int:
    """How many attack dice may still be rerolled, where a card limits that."""
    if dice == "defense" or not attack.defender or not listeners(s, MOST_REROLLS):
        return ALL
    most: int = min(values(s, MOST_REROLLS, ship_of(s, attack.attacker)), default=ALL)
    return max(most - sum(die.rerolled for die in attack.attack_dice), 0)


def rerollable(dice: Sequence[Die], faces: tuple[str, ...] = ()) -> list[int]:
    return [number for number, die in enumerate(dice) if not die.rerolled and (not faces or die.face in faces)]


def open_dice(s: Table, attack: Attack, dice: Dice) -> list[Die]:
    """The dice that can be modified now."""
    found = pool(attack, dice)
    return found if focus_left(s, attack, dice) else [die for die in found if die.face != "focus"]


def may_reroll(s: Table, attack: Attack, dice: Dice, faces: tuple[str, ...] = ()) -> list[int]:
    """The dice that can be rerolled now, no more focus results among them than a card allows (XW-FAQ-82)."""
    if not rerolls_left(s, attack, dice):
        return []
    able, focus = rerollable(pool(attack, dice), faces), focus_left(s, attack, dice)
    spare = [number for number in able if pool(attack, dice)[number].face == "focus"][focus:]
    return [number for number in able if number not in spare]


def add(m: XMatch, attack: Attack, dice: Dice, face: str, by: str) -> None:
    """Add a die that shows this face (XW-ATK-44)."""
    pool(attack, dice).append(Die(face))
    _note(m, attack, dice, by, "XW-ATK-44")


def spend_die(m: XMatch, attack: Attack, dice: Dice, change: Spend, by: str) -> None:
    """Take a die away that shows one of these faces (XW-ATK-47)."""
    dies = pool(attack, dice)
    dies.remove(next(die for die in dies if die.face in change.faces))
    _note(m, attack, dice, by, "XW-ATK-47")


def turn(m: XMatch, attack: Attack, dice: Dice, change: Change, by: str, rule: str) -> None:
    """Turn dice to another face; one without that face stays as it is (XW-ATK-55).

    Of dice that show the same, those that cannot be rerolled any more come first: the others keep their chance.
    """
    if change.to not in FACES[dice]:
        return
    left = change.number
    focus = focus_left(m.state, attack, dice)
    for die in sorted(pool(attack, dice), key=lambda one: not one.rerolled):
        if left and die.face in change.faces and (die.face != "focus" or focus):
            if die.face == "focus" and focus < ALL:
                focus -= 1
                _count_focus(m, attack, dice)
            die.face = change.to
            left -= 1
    _note(m, attack, dice, by, rule)


def _count_focus(m: XMatch, attack: Attack, dice: Dice) -> None:
    """One more focus result was modified in an attack in which a card limits that."""
    attack.used.append(f"{dice}-focus")
    roller = find_ship(m.state, attack.attacker if dice == "attack" else attack.defender)
    if roller is not None:
        credit(m, MOST_FOCUS, roller)


def reroll(
    m: XMatch,
    attack: Attack,
    dice: Dice,
    player: int,
    change: Reroll,
    by: str,
    rule: str,
    chosen: Sequence[int] | None = None,
) -> Flow[None]:
    """Choose dice (unless they are chosen) and roll them again, each once at most (XW-ATK-43, -46, -49, -66)."""
    if change.anew:
        own = pool(attack, dice)
        own[:] = roll_attack(m, len(own)) if dice == "attack" else roll_defense(m, len(own))
        _note(m, attack, dice, by, "XW-FAQ-44")
        return
    left = rerolls_left(m.state, attack, dice)
    if left < ALL:
        credit(m, MOST_REROLLS, ship_of(m.state, attack.attacker))
        change = change._replace(number=min(change.number, left))
    if chosen is None:
        chosen = yield from _choose_dice(m, attack, dice, player, change, by, rule)
    chosen = chosen[:left]
    dies = pool(attack, dice)
    fresh = roll_attack(m, len(chosen)) if dice == "attack" else roll_defense(m, len(chosen))
    for number, die in zip(chosen, fresh, strict=True):
        if dies[number].face == "focus" and focus_left(m.state, attack, dice) < ALL:
            _count_focus(m, attack, dice)
        dies[number].face = die.face
        dies[number].rerolled = True
    _note(m, attack, dice, by, rule)
    roller = find_ship(m.state, attack.attacker if dice == "attack" else attack.defender)
    if chosen and roller is not None and attack.defender:
        yield from queue.at_once(m, AFTER_REROLLS, roller, "", dice)


def _choose_dice(
    m: XMatch, attack: Attack, dice: Dice, player: int, change: Reroll, by: str, rule: str
) -> Flow[list[int]]:
    able = may_reroll(m.state, attack, dice, change.faces)
    if len(able) < 2 or (change.exactly and len(able) <= change.number):  # XW-ATK-56
        return able
    about = {"dice": dice, "by": by}
    if not change.exactly:
        answer = yield from choose(
            lambda: (
                None
                if m.state.players[player].out
                else PickSome(player, "reroll", rule, [f"die-{n + 1}" for n in able], about, most=change.number)
            )
        )
        return sorted(int(die.removeprefix("die-")) - 1 for die in answer or ())
    chosen: list[int] = []
    while len(chosen) < change.number:
        left = [f"die-{n + 1}" for n in able if n not in chosen]
        one = yield from pick(m, player, "reroll", "XW-ATK-56", left, about=about)
        chosen.append(int((one or left[0]).removeprefix("die-")) - 1)
    return sorted(chosen)


def _note(m: XMatch, attack: Attack, dice: Dice, by: str, rule: str) -> None:
    m.note("dice-changed", rule, dice=dice, by=by, results=faces_of(pool(attack, dice)))
