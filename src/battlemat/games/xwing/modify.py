"""The Modify Dice steps: one player uses abilities and tokens one at a time, then the other does (XW-ATK-40, -64)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from battlemat.core.decision import Flow, Pick, PickSome, choose
from battlemat.core.errors import Refusal
from battlemat.games.xwing import charges, crediting, obstacles, queue, tokens
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.asking import PASS, pick
from battlemat.games.xwing.dice import (
    ALL,
    ATTACK_FACES,
    DEFENSE_FACES,
    Add,
    Change,
    Custom,
    Either,
    Modification,
    Reroll,
    Spend,
    faces_of,
    roll_attack,
    roll_defense,
)
from battlemat.games.xwing.listeners import Listener, cannot, credit, listeners, matching, values
from battlemat.games.xwing.state import Attack, Die, Ship, Table, XMatch, find_ship, ship_of
from battlemat.games.xwing.windows import AFTER_REROLLS, MOST_FOCUS, MOST_REROLLS, Moment

Dice = Literal["attack", "defense"]
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
FACES: Final = {"attack": ATTACK_FACES, "defense": DEFENSE_FACES}
STEP_RULE: Final = {"attack": "XW-ATK-40", "defense": "XW-ATK-64"}


def modify(m: XMatch, attack: Attack, dice: Dice) -> Flow[None]:
    """A whole modify step. Whoever has nothing to use is not asked; there is no going back (XW-ATK-41)."""
    crediting.prohibitions(m, attack, dice)
    for side in ORDER[dice]:
        while True:
            answer = yield from choose(lambda side=side: ask(m, attack, dice, side))  # type: ignore[misc]
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


def pool(attack: Attack, dice: Dice) -> list[Die]:
    return attack.attack_dice if dice == "attack" else attack.defense_dice


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
        if (
            attack.defender in ship.locks
            and not cannot(s, ship, "spend:lock")
            and any(not die.rerolled for die in attack.attack_dice)
            and rerolls_left(s, attack, dice)
        ):  # XW-TOK-56, -57
            yield "lock"
        return
    if tokens.may_spend(s, ship, "evade"):  # XW-TOK-33
        if "blank" in faces:
            yield "evade-blank"
        if "focus" in faces:
            yield "evade-focus"
    if "blank" in faces and "gas-cloud" not in attack.used and _through_gas(s, attack):
        yield "gas-cloud"


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


def workable(s: Table, attack: Attack, dice: Dice, change: Modification) -> bool:
    """Whether a modification has something to do, and may do it."""
    if isinstance(change, Reroll) and not change.anew and not rerolls_left(s, attack, dice):
        return False
    return possible(open_dice(s, attack, dice), change)


def open_dice(s: Table, attack: Attack, dice: Dice) -> list[Die]:
    """The dice that can be modified now."""
    found = pool(attack, dice)
    return found if focus_left(s, attack, dice) else [die for die in found if die.face != "focus"]


def _through_gas(s: Table, attack: Attack) -> bool:
    return any(obstacles.kind_of(s, thing) == "gas_cloud" for thing in attack.obstructed)


def abilities(s: Table, attack: Attack, dice: Dice, side: Side) -> Iterator[tuple[Listener, Use]]:
    """The dice abilities a side may still use in this attack (XW-ATK-51), each with something to do (XW-ABL-42)."""
    player = player_of(s, attack, side)
    roller = find_ship(s, attack.attacker if side == "attacker" else attack.defender)
    for listener, use in matching(s, Moment(f"modify-{dice}-{side}"), roller):
        own = (listener.ship.owner == player) != listener.ability.by_opponent
        if not own or listener.option_id in attack.used:
            continue
        if roller is not None and listener.ship is roller and cannot(s, roller, f"modify-{dice}-dice"):
            continue
        cost = listener.ability.cost
        if (cost is None or cost.payable(use)) and workable(s, attack, dice, listener.ability.run(use)):
            yield listener, use


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


def rerollable(dice: Sequence[Die], faces: tuple[str, ...] = ()) -> list[int]:
    return [number for number, die in enumerate(dice) if not die.rerolled and (not faces or die.face in faces)]


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
        tokens.spend(m, ship, what.partition("-")[0])
    number = len(pool(attack, dice)) if what == "focus" else 1  # XW-TOK-23
    turn(m, attack, dice, Change(faces, SUCCESS[dice], number), what, rule)


def apply_ability(m: XMatch, attack: Attack, dice: Dice, listener: Listener, x: Use) -> Flow[None]:
    """Use a card's dice ability, once in this attack."""
    attack.used.append(listener.option_id)
    m.note("ability", "XW-ABL-15", ship=x.ship.id, card=x.card)
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
        dies = pool(attack, dice)
        dies.remove(next(die for die in dies if die.face in change.faces))
        _note(m, attack, dice, x.card, "XW-ATK-47")
    else:
        face = yield from _which_face(m, attack, dice, listener.ship.owner, change)
        turn(m, attack, dice, change._replace(faces=face), x.card, "XW-ATK-45")


def add(m: XMatch, attack: Attack, dice: Dice, face: str, by: str) -> None:
    """Add a die that shows this face (XW-ATK-44)."""
    pool(attack, dice).append(Die(face))
    _note(m, attack, dice, by, "XW-ATK-44")


def may_modify(s: Table, attack: Attack, dice: Dice, ship: Ship) -> bool:
    """Whether no card keeps a ship from modifying its own dice."""
    return not fixed(s, attack, dice) and not cannot(s, ship, f"modify-{dice}-dice")


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


def turn(m: XMatch, attack: Attack, dice: Dice, change: Change, by: str, rule: str) -> None:
    """Turn dice to another face; one without that face stays as it is (XW-ATK-55)."""
    if change.to not in FACES[dice]:
        return
    left = change.number
    focus = focus_left(m.state, attack, dice)
    for die in pool(attack, dice):
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
    focus = focus_left(m.state, attack, dice)
    able = rerollable(pool(attack, dice), change.faces)
    if focus < ALL:  # at most so many focus results among them
        spare = [number for number in able if pool(attack, dice)[number].face == "focus"][focus:]
        able = [number for number in able if number not in spare]
    if len(able) == 1 or (change.exactly and len(able) <= change.number):  # XW-ATK-56
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
