"""What is certain of an attack beforehand: its dice with all that adds to them, and what both sides may do to them.

Unlike the judgements of the regular bot (`firing`), this is for people to look at: free help that is sure to come is
counted as the odds can count it, and every other card that may have a say is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, cast

from battlemat.core.decision import Decision
from battlemat.core.described import as_list
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.appraisal.exact import Aid, Fight, Held, damage, fight_of
from battlemat.games.xwing.appraisal.firing import obstruction
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.combat import attack, broadside
from battlemat.games.xwing.combat.dice import Change, Modification, Reroll, Term, dice_number
from battlemat.games.xwing.combat.dice_changes import Dice
from battlemat.games.xwing.combat.modify import ORDER, SUCCESS, Side, fixed, may_modify
from battlemat.games.xwing.combat.odds import Attacker, Defender
from battlemat.games.xwing.combat.targets import Shot, shots, weapons
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Attack, Die, Ship, Table, find_ship, ship_of
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.table.measures import ARC_RANGE, side_of
from battlemat.games.xwing.table.objects import base_of
from battlemat.games.xwing.timing.listeners import Listener, can, cannot, matching, values
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACK_DICE,
    AFTER_DECLARES,
    AFTER_NEUTRALIZE,
    BEFORE_NEUTRALIZE,
    CAN,
    MOST_ATTACK_DICE,
    MOST_DEFENSE_DICE,
    MOST_FOCUS,
    MOST_REROLLS,
    ROLLED_ATTACK,
    ROLLED_DEFENSE,
    ROLLS_ATTACK,
    ROLLS_DEFENSE,
    WOULD_BE_HURT,
    WOULD_DEAL,
    Moment,
)
from battlemat.games.xwing.view_types import AttackerOdds, AttackOutlook, DefenderOdds

DURING: Final = "attack"
"""The name of the outlook of the attack that is going on."""


class Help(NamedTuple):
    """Free help of cards for one side: dice to reroll, results to turn, and which cards that are."""

    rerolls: int = 0
    changes: int = 0
    evades: int = 0
    cards: tuple[str, ...] = ()


def outlooks(view: View, decision: Decision[object]) -> dict[str, AttackOutlook]:
    """The outlook of each attack that is offered, or of the one whose dice are being modified."""
    if decision.kind == "attack":
        s = imagined(view)
        ship = ship_of(s, decision.about["ship"])
        offered = shots_by_option(s, ship)
        return {one.id: of_shot(s, ship, offered[one.id]) for one in decision.options if one.id in offered}
    if view["attack"] is not None and decision.kind in ("modify-attack", "reroll"):
        s = imagined(view)
        return {DURING: of_attack(s, s.attacks[-1])}
    return {}


def shots_by_option(s: Table, ship: Ship) -> dict[str, Shot]:
    """Everything a ship could attack with, those that would be bonus attacks too."""
    salvos = {name: salvo.shot for name, salvo in broadside.salvos(s, ship).items()} if s.huge else {}
    return {shot.id: shot for shot in shots(s, ship, weapons(s, ship), free_lock=True)} | salvos


def of_shot(s: Table, ship: Ship, shot: Shot) -> AttackOutlook:
    planned = Attack(
        ship.id, shot.defender, shot.weapon.id, shot.arc, shot.range, obstructed=obstruction(s, ship, shot)
    )
    s.attacks.append(planned)
    try:
        return of_attack(s, planned)
    finally:
        s.attacks.pop()


def of_attack(s: Table, planned: Attack) -> AttackOutlook:
    """The last attack of the table, as if no die had been rolled."""
    ship, target = ship_of(s, planned.attacker), find_ship(s, planned.defender)
    weapon = next(one for one in weapons(s, ship) if one.id == planned.weapon)
    red, green = attack.attack_terms(s, planned, weapon), attack.defense_terms(s, planned, weapon)
    own = help_for(s, planned, "attack")
    theirs = help_for(s, planned, "defense")
    added = {card for card, _ in (*red, *green) if ":" in card}
    matter = list(may_matter(s, planned, ship, target))
    fight = fight_with_cards(s, planned, ship, target, (red, green))
    return {
        "attacker": cast("AttackerOdds", attacker(s, planned, ship, red, own)._asdict()),
        "defender": cast("DefenderOdds", defender(s, planned, target, green, theirs)._asdict()),
        "red": [as_list(term) for term in red],
        "green": [as_list(term) for term in green],
        "damage": list(damage(fight.red, fight.green)),
        "counted": sorted(fight.counted),
        "open": sorted({printed(listener.card) for listener in matter} - added - fight.counted),
    }


def fight_with_cards(
    s: Table, planned: Attack, ship: Ship, target: Ship | None, terms: tuple[list[Term], list[Term]]
) -> Fight:
    """Both sides as the odds have them, with every card that may be used in this attack and that they know."""
    red, green = terms
    plain = Help()
    held: dict[Dice, Held] = {"attack": held_by(s, ship, planned.defender), "defense": Held()}
    if target is not None:
        held["defense"] = held_by(s, target, ship.id)
    crits_first = target is not None and can(s, target, "crits-first")
    return fight_of(
        attacker(s, planned, ship, red, plain),
        defender(s, planned, target, green, plain),
        held,
        crits_first,
        aids(s, planned, ship),
    )


def held_by(s: Table, ship: Ship, other: str) -> Held:
    """Tokens that cards may ask for, against the other ship."""
    lock = tokens.may_spend_lock(s, ship, other)
    return Held(held(s, ship, "evade"), ship.tokens.get("stress", 0), lock)


def printed(card: str) -> str:
    """A card without the number of its copy."""
    return card.partition("#")[0]


# What is counted ------------------------------------------------------------------------------------------------------


def attacker(s: Table, planned: Attack, ship: Ship, red: list[Term], own: Help) -> Attacker:
    dice = dice_number(red, values(s, MOST_ATTACK_DICE, ship))
    if fixed(s, planned, "attack"):
        return Attacker(dice)
    if not may_modify(s, planned, "attack", ship):
        return Attacker(dice, force=ship.force, calculate=own.changes, rerolls=own.rerolls)
    lock = tokens.may_spend_lock(s, ship, planned.defender)
    calculate = held(s, ship, "calculate") + own.changes
    return Attacker(dice, held(s, ship, "focus"), calculate, ship.force, lock, own.rerolls)


def defender(s: Table, planned: Attack, ship: Ship | None, green: list[Term], own: Help) -> Defender:
    """A remote only has dice."""
    if ship is None:
        return Defender(dice_number(green, ()))
    dice = dice_number(green, values(s, MOST_DEFENSE_DICE, ship))
    spared = reinforced(s, planned, ship)
    if fixed(s, planned, "defense"):
        return Defender(dice, reinforced=spared)
    if not may_modify(s, planned, "defense", ship):
        return Defender(dice, own.changes, force=ship.force, evade=own.evades, reinforced=spared, rerolls=own.rerolls)
    gas = any(obstacles.kind_of(s, thing) == "gas_cloud" for thing in obstacles.obstructing(s, planned))
    calculate, evades = held(s, ship, "calculate") + own.changes, held(s, ship, "evade") + own.evades + gas
    return Defender(dice, held(s, ship, "focus"), calculate, ship.force, evades, spared, own.rerolls)


def held(s: Table, ship: Ship, token: str) -> int:
    """How many tokens of a kind a ship can spend, its own or lent ones."""
    most = sum(owner.tokens.get(token, 0) for owner in s.ships if owner.owner == ship.owner)
    return next((number for number in range(most, 0, -1) if tokens.may_spend(s, ship, token, number)), 0)


def reinforced(s: Table, planned: Attack, ship: Ship) -> int:
    """How many reinforce tokens face the attacker."""
    if cannot(s, ship, "reinforced"):
        return 0
    where = side_of(base_of(s, ship), base_of(s, ship_of(s, planned.attacker)), max(ARC_RANGE, planned.range))
    return ship.tokens.get({"in_front": "fore", "behind": "aft"}.get(where or "", ""), 0)


def help_for(s: Table, planned: Attack, dice: Dice) -> Help:
    """What cards do for those dice for nothing, whatever is rolled."""
    side: Side = "attacker" if dice == "attack" else "defender"
    found = Help()
    for listener, use in usable(s, planned, dice, side):
        if listener.ability.cost is None:
            found = counted_in(found, listener.card, listener.ability.run(use), dice)
    return found


def counted_in(found: Help, card: str, change: Modification, dice: Dice) -> Help:
    """With a card whose help the odds know how to count; any other is left out."""
    cards = (*found.cards, printed(card))
    if isinstance(change, Reroll) and not (change.faces or change.exactly or change.anew):
        return found._replace(rerolls=found.rerolls + change.number, cards=cards)
    if isinstance(change, Change) and change.to == SUCCESS[dice]:
        if change.faces == ("focus",):
            return found._replace(changes=found.changes + change.number, cards=cards)
        if dice == "defense" and {*change.faces} == {"focus", "blank"}:
            return found._replace(evades=found.evades + change.number, cards=cards)
    return found


def usable(s: Table, planned: Attack, dice: Dice, side: Side) -> Iterator[tuple[Listener, Use]]:
    """The dice abilities of a side whose requirement is met as the table is now."""
    roller = find_ship(s, planned.attacker if side == "attacker" else planned.defender)
    if roller is None or fixed(s, planned, dice):
        return
    for listener, use in matching(s, Moment(f"modify-{dice}-{side}"), roller):
        own = (listener.ship.owner == roller.owner) != listener.ability.by_opponent
        barred = listener.ship is roller or listener.ability.it_does
        if own and (not barred or may_modify(s, planned, dice, roller)) and payable(listener, use):
            yield listener, use


def payable(listener: Listener, use: Use) -> bool:
    return listener.ability.cost is None or listener.ability.cost.payable(use)


# What is named --------------------------------------------------------------------------------------------------------

BY_ATTACKER: Final = (
    ROLLS_ATTACK,
    ROLLED_ATTACK,
    AFTER_DECLARES,
    AFTER_ATTACK_DICE,
    BEFORE_NEUTRALIZE,
    WOULD_DEAL,
    AFTER_NEUTRALIZE,
)
BY_DEFENDER: Final = (ROLLS_DEFENSE, ROLLED_DEFENSE)


def may_matter(s: Table, planned: Attack, ship: Ship, target: Ship | None) -> Iterator[Listener]:
    """The cards that could have a say, if dice of every face were rolled."""
    with shown(planned, *EVERY_FACE):
        for moment, about in moments(planned, ship, target):
            yield from (one for one, use in matching(s, moment, about) if able(one, use))
        for dice, sides in ORDER.items():
            for side in sides:
                yield from (listener for listener, _ in usable(s, planned, dice, side))


def aids(s: Table, planned: Attack, ship: Ship) -> list[Aid]:
    """The cards that may be used, if dice of every face were rolled, or nothing but blanks."""
    found: dict[tuple[str, str, int, str], Aid] = {}
    for faces in (EVERY_FACE, BLANKS):
        with shown(planned, *faces):
            for aid in aids_now(s, planned, ship):
                one = aid.listener
                found.setdefault((one.ship.id, one.card, one.number, aid.dice or ""), aid)
    return list(found.values())


def aids_now(s: Table, planned: Attack, ship: Ship) -> Iterator[Aid]:
    for dice, sides in ORDER.items():
        for side in sides:
            by: Dice = "attack" if side == "attacker" else "defense"
            yield from (Aid(listener, use, by, dice) for listener, use in usable(s, planned, dice, side))
    last = Moment(BEFORE_NEUTRALIZE, ship.id, planned.defender, planned.weapon, 1)
    for listener, use in matching(s, last, ship):
        if able(listener, use):
            yield Aid(listener, use, "attack", None)


EVERY_FACE: Final = ("hit", "crit", "focus", "blank"), ("evade", "focus", "blank")
BLANKS: Final = ("blank", "blank"), ("blank", "blank")


@contextmanager
def shown(planned: Attack, red: Sequence[str], green: Sequence[str]) -> Iterator[None]:
    """An attack as if these dice had been rolled."""
    before = planned.attack_dice, planned.defense_dice
    planned.attack_dice, planned.defense_dice = [Die(face) for face in red], [Die(face) for face in green]
    try:
        yield
    finally:
        planned.attack_dice, planned.defense_dice = before


def able(listener: Listener, use: Use) -> bool:
    return payable(listener, use) and (listener.ability.kind != "triggered" or listener.ability.able(use))


def moments(planned: Attack, ship: Ship, target: Ship | None) -> Iterator[tuple[Moment, Ship]]:
    """Everything in an attack at which a card may change what it does."""
    weapon = planned.weapon
    for window in BY_ATTACKER:
        yield Moment(window, ship.id, planned.defender, weapon, 1), ship
    for limit in (MOST_FOCUS, MOST_REROLLS):
        yield Moment(limit, ship.id), ship
    yield Moment(CAN, ship.id, "", "crits-stay"), ship
    if target is not None:
        for window in BY_DEFENDER:
            yield Moment(window, target.id, ship.id, weapon), target
        yield Moment(WOULD_BE_HURT, target.id, ship.id, "", 1), target
