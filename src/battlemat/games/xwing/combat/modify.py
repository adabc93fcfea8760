"""The Modify Dice steps: one player uses abilities and tokens one at a time, then the other does (XW-ATK-40, -64)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, Literal

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.core.errors import Refusal
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.combat.dice import Change, Modification, Reroll
from battlemat.games.xwing.combat.dice_abilities import apply_ability, possible
from battlemat.games.xwing.combat.dice_changes import Dice, may_reroll, open_dice, pool, reroll, rerolls_left, turn
from battlemat.games.xwing.ships import charges, tokens
from battlemat.games.xwing.state import Attack, Ship, Table, XMatch, find_ship, ship_of
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.timing import crediting, queue
from battlemat.games.xwing.timing.listeners import Listener, cannot, matching
from battlemat.games.xwing.timing.moments import Moment

Side = Literal["attacker", "defender"]

ORDER: Final[dict[Dice, tuple[Side, Side]]] = {
    "attack": ("defender", "attacker"),  # XW-ATK-40
    "defense": ("attacker", "defender"),  # XW-ATK-64
}
RULES: Final = {
    "attack": {"focus": "XW-TOK-20", "calculate": "XW-TOK-27", "force": "XW-CHG-18", "lock": "XW-TOK-55"},
    "defense": {
        "focus": "XW-TOK-21",
        "calculate": "XW-TOK-28",
        "force": "XW-CHG-19",
        "evade-blank": "XW-TOK-32",
        "evade-focus": "XW-TOK-32",
        "gas-cloud": "XW-ATK-70",
    },
}
"""What tokens, Force and a gas cloud may do to dice, and the rules that say so."""
SUCCESS: Final = {"attack": "hit", "defense": "evade"}
STEP_RULE: Final = {"attack": "XW-ATK-40", "defense": "XW-ATK-64"}


def modify(m: XMatch, attack: Attack, dice: Dice) -> Flow[None]:
    """A whole modify step. Whoever has nothing to use is not asked; there is no going back (XW-ATK-41)."""
    crediting.prohibitions(m, attack, dice)
    for side in ORDER[dice]:
        while True:
            answer = yield from choose(partial(ask, m, attack, dice, side))
            if answer is None or answer == PASS:
                forced = yield from use_mandatory(m, attack, dice, side)
                if answer == PASS or not forced:
                    break
            else:
                yield from use_option(m, attack, dice, side, answer)
            yield from queue.settle(m)


def use_mandatory(m: XMatch, attack: Attack, dice: Dice, side: Side) -> Flow[bool]:
    """What must be done to the dice and was not done in the player's own order; whether there was something."""
    used = False
    for listener, use in list(mandatory(m.state, attack, dice, side)):
        yield from apply_ability(m, attack, dice, listener, use)
        yield from queue.settle(m)
        used = True
    return used


def mandatory(s: Table, attack: Attack, dice: Dice, side: Side) -> Iterator[tuple[Listener, Use]]:
    """The abilities without "may" that a side has yet to use (XW-ABL-08)."""
    if not fixed(s, attack, dice):
        yield from ((listener, use) for listener, use in abilities(s, attack, dice, side) if not listener.ability.may)


def player_of(s: Table, attack: Attack, side: Side) -> int:
    """The two sides stand for the two players (XW-ATK-40)."""
    attacker = ship_of(s, attack.attacker).owner
    if side == "attacker":
        return attacker
    defender = find_ship(s, attack.defender)
    if defender is not None:
        return defender.owner
    return next(device.owner for device in s.devices if device.id == attack.defender)


def ask(m: XMatch, attack: Attack, dice: Dice, side: Side) -> Pick | None:
    """What a player may do to the dice now; None if nothing."""
    s = m.state
    player = player_of(s, attack, side)
    if s.players[player].out or fixed(s, attack, dice):
        return None
    ids = [*spendable(s, attack, dice, side)]
    usable = [listener for listener, _ in abilities(s, attack, dice, side)]
    if not ids and not any(listener.ability.may for listener in usable):
        return None
    ids += [listener.option_id for listener in usable]
    about = {"dice": dice, "side": side, "ship": attack.attacker if side == "attacker" else attack.defender}
    return Pick(
        player, f"modify-{dice}", STEP_RULE[dice], (*ids, PASS), about, lambda: refused(s, attack, dice, side, ids)
    )


def fixed(s: Table, attack: Attack, dice: Dice) -> bool:
    """Whether a card says that these dice cannot be modified, by anybody."""
    roller = find_ship(s, attack.attacker if dice == "attack" else attack.defender)
    return roller is not None and cannot(s, roller, f"{dice}-dice-modified")


def spendable(s: Table, attack: Attack, dice: Dice, side: Side) -> Iterator[str]:
    """The default effects of tokens and Force, on a ship's own dice only (XW-TOK-24)."""
    if (dice == "attack") != (side == "attacker"):
        return
    ship = find_ship(s, attack.attacker if side == "attacker" else attack.defender)
    if ship is None:
        return
    faces = {die.face for die in open_dice(s, attack, dice)}
    free = not cannot(s, ship, f"modify-{dice}-dice")
    if "focus" in faces:  # XW-TOK-22, XW-TOK-29, XW-CHG-21
        if free and tokens.may_spend(s, ship, "focus"):
            yield "focus"
        if free and tokens.may_spend(s, ship, "calculate"):
            yield "calculate"
        if ship.force:
            yield "force"
    if not free:
        return
    if dice == "attack":
        if tokens.may_spend_lock(s, ship, attack.defender) and may_reroll(s, attack, dice):  # XW-TOK-56, -57
            yield "lock"
        return
    if tokens.may_spend(s, ship, "evade"):  # XW-TOK-33
        if "blank" in faces:
            yield "evade-blank"
        if "focus" in faces:
            yield "evade-focus"
    if "blank" in faces and "gas-cloud" not in attack.used and _through_gas(s, attack):
        yield "gas-cloud"


def workable(s: Table, attack: Attack, dice: Dice, change: Modification) -> bool:
    """Whether a modification has something to do, and may do it."""
    if isinstance(change, Reroll) and not change.anew and not rerolls_left(s, attack, dice):
        return False
    return possible(open_dice(s, attack, dice), change)


def _through_gas(s: Table, attack: Attack) -> bool:
    return any(obstacles.kind_of(s, thing) == "gas_cloud" for thing in obstacles.obstructing(s, attack))


def abilities(s: Table, attack: Attack, dice: Dice, side: Side) -> Iterator[tuple[Listener, Use]]:
    """The dice abilities a side may still use in this attack (XW-ATK-51), each with something to do (XW-ABL-42)."""
    player = player_of(s, attack, side)
    roller = find_ship(s, attack.attacker if side == "attacker" else attack.defender)
    for listener, use in matching(s, Moment(f"modify-{dice}-{side}"), roller):
        own = (listener.ship.owner == player) != listener.ability.by_opponent
        if not own or listener.option_id in attack.used:
            continue
        if roller is not None and _barred(s, listener, roller, dice, side):
            continue
        cost = listener.ability.cost
        if (cost is None or cost.payable(use)) and workable(s, attack, dice, listener.ability.run(use)):
            yield listener, use


def _barred(s: Table, listener: Listener, roller: Ship, dice: Dice, side: Side) -> bool:
    """Whether it is the roller itself who would modify its dice, and a card forbids that."""
    its_deed = (listener.ship is roller or listener.ability.it_does) and (dice == "attack") == (side == "attacker")
    return its_deed and cannot(s, roller, f"modify-{dice}-dice")


def refused(s: Table, attack: Attack, dice: Dice, side: Side, ids: Sequence[str]) -> dict[str, Refusal]:
    """Why a token that is there cannot be spent now."""
    ship = find_ship(s, attack.attacker if side == "attacker" else attack.defender)
    found: dict[str, Refusal] = {}
    if ship is None or (dice == "attack") != (side == "attacker"):
        return found
    for token, rule in (("focus", "XW-TOK-22"), ("calculate", "XW-TOK-29")):
        if tokens.has(ship, token) and token not in ids:
            found[token] = Refusal("xwing-no-focus-result", rule, {"token": token})
    if ship.force and "force" not in ids:
        found["force"] = Refusal("xwing-no-focus-result", "XW-CHG-21", {"token": "force"})
    return found


def use_option(m: XMatch, attack: Attack, dice: Dice, side: Side, answer: str) -> Flow[None]:
    ship = find_ship(m.state, attack.attacker if side == "attacker" else attack.defender)
    if answer in RULES[dice] and ship is not None:
        yield from _spend(m, attack, dice, ship, answer)
        return
    for listener, use in abilities(m.state, attack, dice, side):
        if listener.option_id == answer:
            yield from apply_ability(m, attack, dice, listener, use)
            return


def _spend(m: XMatch, attack: Attack, dice: Dice, ship: Ship, what: str) -> Flow[None]:
    """The default effect of a token, of Force, of a lock or of a gas cloud."""
    rule = RULES[dice][what]
    if what == "lock":
        tokens.spend_lock(m, ship, attack.defender)
        yield from reroll(m, attack, dice, ship.owner, Reroll(len(attack.attack_dice)), what, rule)
        return
    faces = ("blank",) if what in ("evade-blank", "gas-cloud") else ("focus",)
    if what == "force":
        charges.spend_force(m, ship)
    elif what == "gas-cloud":
        attack.used.append(what)
    else:
        yield from tokens.pay(m, ship, what.partition("-")[0])
    number = len(pool(attack, dice)) if what == "focus" else 1  # XW-TOK-23
    turn(m, attack, dice, Change(faces, SUCCESS[dice], number), what, rule)


def may_modify(s: Table, attack: Attack, dice: Dice, ship: Ship) -> bool:
    """Whether no card keeps a ship from modifying its own dice."""
    return not fixed(s, attack, dice) and not cannot(s, ship, f"modify-{dice}-dice")
