"""An attack, step by step (XW-ATK-01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import Weapon, sheet
from battlemat.games.xwing.combat import dice_changes, modify
from battlemat.games.xwing.combat.dice import Term, count, dice_number, faces_of, roll_attack, roll_defense
from battlemat.games.xwing.combat.targets import Shot, out_of_reach, shots, weapons
from battlemat.games.xwing.deeds import ATTACK, ATTACKED, BONUS_ATTACK, FIRED
from battlemat.games.xwing.ships import charges, damage, tokens
from battlemat.games.xwing.state import IN_PLAY, Attack, Ship, Table, XMatch, device_of, find_ship, huge_of, ship_of
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.measures import ARC_RANGE, measuring_lines, side_of
from battlemat.games.xwing.table.objects import all_shapes, base_of
from battlemat.games.xwing.timing import crediting, queue
from battlemat.games.xwing.timing.listeners import can_now, cannot_now, credit, heeded, listeners, terms, values
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACK_DICE,
    AFTER_ATTACKS,
    AFTER_DECLARES,
    AFTER_DEFENDS,
    AFTER_NEUTRALIZE,
    AGILITY,
    ATTACK_DICE,
    BEFORE_NEUTRALIZE,
    DEFENSE_DICE,
    IGNORES_OBSTRUCTION,
    MOST_ATTACK_DICE,
    MOST_DEFENSE_DICE,
    NO_RANGE_BONUS,
    ROLLED_ATTACK,
    ROLLED_DEFENSE,
    ROLLS_ATTACK,
    ROLLS_DEFENSE,
    WOULD_DEAL,
    Moment,
)

TREATED_AS_HIT = "treated-as-hit"
"""Noted in an attack that hits without dice."""


def choose_attack(
    m: XMatch, ship: Ship, offered: Callable[[], Sequence[Shot]], *, bonus: bool = False, rule: str = "XW-PHA-30"
) -> Flow[bool]:
    """Let a ship attack with one of these shots, or not (XW-ATK-07 to XW-ATK-09); whether it did."""
    about = {"ship": ship.id, "bonus": bonus}
    answer = yield from pick(
        m,
        ship.owner,
        "attack",
        rule,
        lambda: [shot.id for shot in offered()],
        may=PASS,
        about=about,
        refused=lambda: out_of_reach(m.state, ship, offered()),
    )
    if answer is None:
        return False
    shot = next(shot for shot in offered() if shot.id == answer)
    yield from queue.with_own_queue(m, resolve(m, ship, shot, bonus=bonus))
    return True


def bonus_attack(
    m: XMatch,
    ship: Ship,
    *,
    using: Callable[[Weapon], bool] = lambda weapon: True,
    against: Callable[[str], bool] = lambda defender: True,
    where: Callable[[Shot], bool] = lambda shot: True,
    free_lock: bool = False,
) -> Flow[bool]:
    """A bonus attack, if the ship has not had one this round (XW-ATK-93 to XW-ATK-96)."""

    def offered() -> list[Shot]:
        return bonus_shots(m.state, ship, using, against, where, free_lock=free_lock)

    return (yield from choose_attack(m, ship, offered, bonus=True, rule="XW-ATK-94"))


def bonus_shots(
    s: Table,
    ship: Ship,
    using: Callable[[Weapon], bool] = lambda weapon: True,
    against: Callable[[str], bool] = lambda defender: True,
    where: Callable[[Shot], bool] = lambda shot: True,
    *,
    free_lock: bool = False,
) -> list[Shot]:
    """The bonus attacks a ship could perform now; none if it has had its bonus attack (XW-ATK-94, XW-ATK-95)."""
    if not may_bonus_attack(ship):
        return []
    found = shots(s, ship, [weapon for weapon in weapons(s, ship) if using(weapon)], free_lock=free_lock)
    return [shot for shot in found if against(shot.defender) and where(shot)]


def may_bonus_attack(ship: Ship) -> bool:
    return BONUS_ATTACK not in ship.did


def fired(shot: Shot) -> str:
    """What is noted of an attack for the rest of the round: the arc symbol of the weapon and the arc on the table."""
    return f"{FIRED}{shot.weapon.arc}:{shot.arc}"


def attacked(ship: Ship, defender: str) -> bool:
    """Whether a ship attacked this one in this round."""
    return ATTACKED + defender in ship.did


def resolve(m: XMatch, ship: Ship, shot: Shot, *, bonus: bool = False) -> Flow[None]:
    """The six steps."""
    s = m.state
    attack = Attack(ship.id, shot.defender, shot.weapon.id, shot.arc, shot.range, bonus)
    s.attacks.append(attack)
    if not (bonus and huge_of(s, ship)):  # huge ships perform any number of bonus attacks (XW-HUG-05)
        ship.did.append(BONUS_ATTACK if bonus else ATTACK)
    ship.did += (fired(shot), ATTACKED + shot.defender)
    yield from declare_target(m, attack, shot.weapon)
    if TREATED_AS_HIT in attack.used:
        attack.hit = True
    else:
        yield from attack_dice(m, attack, shot.weapon)
        yield from defense_dice(m, attack, shot.weapon)
        yield from neutralize(m, attack)
    if attack.hit:  # XW-ATK-77
        yield from deal_damage(m, attack)
    yield from queue.settle(m)
    yield from aftermath(m, attack)
    s.attacks.remove(attack)
    if find_ship(s, attack.defender) is None:
        devices.remove_destroyed(m)  # XW-DEV-57


# 1 Declare Target


def declare_target(m: XMatch, attack: Attack, weapon: Weapon) -> Flow[None]:
    """The measuring line, then all costs (XW-ATK-10, XW-OBS-25, XW-OBS-26)."""
    s = m.state
    ship = ship_of(s, attack.attacker)
    yield from measure(m, attack, ship)
    m.note(
        "attack",
        "XW-ATK-09",
        ship=ship.id,
        defender=attack.defender,
        weapon=attack.weapon,
        arc=attack.arc,
        range=attack.range,
        obstructed=attack.obstructed,
        bonus=attack.bonus,
    )
    crediting.declared(m, attack, ship, weapon)
    if weapon.charges:
        charges.spend(m, ship, f"upgrade:{weapon.id}", weapon.charges)
    queue.trigger(m, AFTER_DECLARES, ship, attack.defender, attack.weapon)
    yield from queue.settle(m)


def measure(m: XMatch, attack: Attack, ship: Ship) -> Flow[None]:
    """Of several equally short lines the attacker chooses which is measured along (XW-ATK-67, XW-ATK-72)."""
    s = m.state
    things = all_shapes(s)
    del things[attack.attacker]
    defender = things.pop(attack.defender)
    lines = measuring_lines(base_of(s, ship), attack.arc, defender, things)
    by_id = {f"line-{number}": sorted(across) for number, (_, across) in enumerate(lines, 1)}
    about = {
        "ship": ship.id,
        "defender": attack.defender,
        "lines": {f"line-{n}": [list(line.start), list(line.end)] for n, (line, _) in enumerate(lines, 1)},
        "across": by_id,
    }
    chosen = yield from pick(m, ship.owner, "line", "XW-ATK-72", lambda: list(by_id), about=about)
    if chosen is not None:
        line, _ = lines[list(by_id).index(chosen)]
        attack.obstructed, attack.line = by_id[chosen], (line.start, line.end)


# 2 Attack Dice


def attack_dice(m: XMatch, attack: Attack, weapon: Weapon) -> Flow[None]:
    attack.step = "attack-dice"
    yield from queue.at_once(m, ROLLS_ATTACK, ship_of(m.state, attack.attacker), attack.defender, attack.weapon)
    parts = attack_terms(m.state, attack, weapon)
    most = heeded(m, MOST_ATTACK_DICE, ship_of(m.state, attack.attacker))
    if attack.range <= 1:
        credit(m, NO_RANGE_BONUS, ship_of(m.state, attack.attacker), "attacker")
    attack.attack_dice = roll_attack(m, dice_number(parts, most))
    m.note("attack-rolled", "XW-ATK-30", ship=attack.attacker, terms=parts, results=faces_of(attack.attack_dice))
    yield from queue.at_once(m, ROLLED_ATTACK, ship_of(m.state, attack.attacker), attack.defender, attack.weapon)
    yield from modify.modify(m, attack, "attack")
    yield from queue.at_once(m, AFTER_ATTACK_DICE, ship_of(m.state, attack.attacker), attack.defender, attack.weapon)


def attack_terms(s: Table, attack: Attack, weapon: Weapon) -> list[Term]:
    """What makes up the number of attack dice (XW-ATK-21, XW-ATK-30, XW-ATK-35)."""
    ship = ship_of(s, attack.attacker)
    parts: list[Term] = [("weapon", weapon.dice)]
    if attack.range <= 1 and _range_bonus(s, attack, weapon, "attacker"):
        parts.append(("range", 1))
    return parts + attack.more_attack + terms(s, ATTACK_DICE, ship, attack.weapon)


def more_dice(attack: Attack, dice: dice_changes.Dice, card: str, number: int = 1) -> None:
    """An ability that was used adds dice to the next roll (or takes some away)."""
    (attack.more_attack if dice == "attack" else attack.more_defense).append((card, number))


def _range_bonus(s: Table, attack: Attack, weapon: Weapon, side: str) -> bool:
    """Range bonuses apply to all attacks but those with ordnance (XW-ATK-37, XW-ATK-38)."""
    if weapon.ordnance:
        return False
    return not (listeners(s, NO_RANGE_BONUS) and any(values(s, NO_RANGE_BONUS, ship_of(s, attack.attacker), side)))


# 3 Defense Dice


def defense_dice(m: XMatch, attack: Attack, weapon: Weapon) -> Flow[None]:
    s = m.state
    attack.step = "defense-dice"
    defender = find_ship(s, attack.defender)
    yield from queue.at_once(m, ROLLS_DEFENSE, defender, attack.attacker, attack.weapon)
    parts = defense_terms(s, attack, weapon)
    most = [] if defender is None else heeded(m, MOST_DEFENSE_DICE, defender, "", lambda limit: limit is not None)
    if attack.range >= 3:
        credit(m, NO_RANGE_BONUS, ship_of(s, attack.attacker), "defender")
    if attack.obstructed:
        credit(
            m, IGNORES_OBSTRUCTION, ship_of(s, attack.attacker), "", lambda names: set(names) & set(attack.obstructed)
        )
    attack.rolled_defense = dice_number(parts, most)
    attack.defense_dice = roll_defense(m, attack.rolled_defense)
    m.note("defense-rolled", "XW-ATK-59", ship=attack.defender, terms=parts, results=faces_of(attack.defense_dice))
    if defender is not None and tokens.has(defender, "strain"):
        tokens.remove(m, defender, "strain", rule="XW-TOK-71")
    yield from queue.at_once(m, ROLLED_DEFENSE, defender, attack.attacker, attack.weapon)
    yield from modify.modify(m, attack, "defense")
    yield from queue.at_once(m, BEFORE_NEUTRALIZE, ship_of(s, attack.attacker), attack.defender, attack.weapon)


def agility(s: Table, ship: Ship) -> int:
    """The agility value, which more or fewer dice do not change (XW-ATK-58, XW-ATK-62, XW-TOK-110)."""
    return sum(amount for _, amount in agility_terms(s, ship.id))


def agility_terms(s: Table, thing: str) -> list[Term]:
    """What makes up the agility of a ship or remote: its cards, cloak, abilities."""
    ship = find_ship(s, thing)
    if ship is None:
        return [("agility", devices.record_of(device_of(s, thing).kind).agility)]
    cloak = 2 if tokens.has(ship, "cloak") else 0
    return [("agility", sheet(s, ship).agility + cloak), *terms(s, AGILITY, ship)]


def defense_terms(s: Table, attack: Attack, weapon: Weapon) -> list[Term]:
    """What makes up the number of defense dice (XW-ATK-59)."""
    defender = find_ship(s, attack.defender)
    parts: list[Term] = agility_terms(s, attack.defender)
    if attack.range >= 3 and _range_bonus(s, attack, weapon, "defender"):  # XW-ATK-36, XW-HUG-11, XW-HUG-12
        parts.append(("range", 1 if attack.range == 3 else 2))
    if obstacles.obstructing(s, attack):  # XW-ATK-69
        parts.append(("obstructed", 1))
    if s.huge and huge_between(s, attack):  # XW-HUG-60, XW-HUG-61
        parts.append(("huge-ship", 1))
    if defender is None:
        return parts + attack.more_defense + remote_terms(s, attack)
    if tokens.has(defender, "strain"):  # XW-TOK-70
        parts.append(("strain", -1))
    if defender.tokens.get("tractor") and tokens.tractored(s, defender):  # XW-TOK-94
        parts.append(("tractor", -1))
    return parts + attack.more_defense + terms(s, DEFENSE_DICE, defender, attack.weapon)


def huge_between(s: Table, attack: Attack) -> bool:
    """Whether a huge ship obstructs an attack."""
    return any((ship := find_ship(s, thing)) is not None and huge_of(s, ship) for thing in attack.obstructed)


def remote_terms(s: Table, attack: Attack) -> list[Term]:
    """What the attacker's own abilities do to the dice of a remote; nobody else's matter to it (XW-DEV-50)."""
    moment = Moment(DEFENSE_DICE, attack.defender, "", attack.weapon)
    found: list[Term] = []
    for listener in listeners(s, DEFENSE_DICE):
        ability = listener.ability
        if listener.ship.id != attack.attacker or ability.of not in ("enemy", "any"):
            continue
        x = Use(s, listener.ship, listener.card, None, moment)
        if ability.when(x):
            found.append((listener.card, ability.run(x)))
    return found


# 4 Neutralize Results


def neutralize(m: XMatch, attack: Attack) -> Flow[None]:
    """Evades cancel hits, then crits; reinforce spares the last one (XW-ATK-73 to XW-ATK-81)."""
    attack.step = "neutralize"
    evades = count(attack.defense_dice, "evade")
    hits, crits = count(attack.attack_dice, "hit"), count(attack.attack_dice, "crit")
    defender = find_ship(m.state, attack.defender)
    if defender is not None and can_now(m, defender, "crits-first"):
        attack.crits = crits - min(evades, crits)
        attack.hits = hits - min(max(evades - crits, 0), hits)
    else:
        attack.hits = hits - min(evades, hits)
        stay = can_now(m, ship_of(m.state, attack.attacker), "crits-stay")
        attack.crits = crits if stay else crits - min(max(evades - hits, 0), crits)
    reinforce(m, attack)
    attack.hit = attack.hits + attack.crits > 0
    m.note(
        "hit" if attack.hit else "missed",
        "XW-ATK-75" if attack.hit else "XW-ATK-76",
        ship=attack.attacker,
        defender=attack.defender,
        hits=attack.hits,
        crits=attack.crits,
    )
    yield from queue.at_once(
        m, AFTER_NEUTRALIZE, ship_of(m.state, attack.attacker), attack.defender, attack.weapon, int(attack.hit)
    )


def cancel(m: XMatch, attack: Attack, face: str, rule: str = "XW-ATK-53") -> None:
    """Take a die with this result away, which is no modification (XW-ATK-52)."""
    dice = attack.defense_dice if face == "evade" else attack.attack_dice
    dice.remove(next(die for die in dice if die.face == face))
    m.note("cancelled", rule, result=face, attack=faces_of(attack.attack_dice), defense=faces_of(attack.defense_dice))


def reinforce(m: XMatch, attack: Attack) -> None:
    """Each matching token takes one result away as long as more than one is left (XW-ATK-79, XW-ATK-80)."""
    defender = find_ship(m.state, attack.defender)
    if defender is None or not (tokens.has(defender, "fore") or tokens.has(defender, "aft")):
        return
    if cannot_now(m, defender, "reinforced"):
        return
    attacker = base_of(m.state, ship_of(m.state, attack.attacker))
    where = side_of(base_of(m.state, defender), attacker, max(ARC_RANGE, attack.range))  # XW-HUG-93
    matching = {"in_front": "fore", "behind": "aft"}.get(where or "", "")
    for _ in range(defender.tokens.get(matching, 0)):
        if attack.hits + attack.crits <= 1:
            return
        if attack.hits:
            attack.hits -= 1
        else:
            attack.crits -= 1
        m.note("reinforced", "XW-ATK-79", ship=defender.id, token=matching)


# 5 Deal Damage


def deal_damage(m: XMatch, attack: Attack) -> Flow[None]:
    """Hits, then crits (XW-ATK-83, XW-ATK-84); some weapons do something else (XW-ATK-85)."""
    attack.step = "damage"
    ship = ship_of(m.state, attack.attacker)
    if (yield from queue.replaced(m, WOULD_DEAL, ship, attack.defender, attack.weapon)):
        return
    yield from inflict(m, attack, attack.hits, attack.crits)


def inflict(m: XMatch, attack: Attack, hits: int, crits: int) -> Flow[None]:
    """Damage to whoever defends."""
    defender = find_ship(m.state, attack.defender)
    if defender is None:
        devices.suffer(m, device_of(m.state, attack.defender), hits + crits)
        return
    yield from damage.suffer(m, defender, hits, crits, by=attack.attacker, rule="XW-ATK-83")


# 6 Aftermath


def aftermath(m: XMatch, attack: Attack) -> Flow[None]:
    """Defender, attacker, the defender's bonus attack, the attacker's bonus attack (XW-ATK-87 to XW-ATK-91)."""
    attack.step = "aftermath"
    s = m.state
    if not (listeners(s, AFTER_DEFENDS) or listeners(s, AFTER_ATTACKS) or attack.later):
        yield from queue.settle(m)
        return
    attacker, defender = ship_of(s, attack.attacker), find_ship(s, attack.defender)
    players = (modify.player_of(s, attack, "defender") if defender is not None else None, attacker.owner)
    for bonus in (False, True):
        for player in dict.fromkeys(players):  # of one player if friends fight
            if player is None:
                continue
            batch = queue.new_batch(s)
            queue.trigger(
                m, AFTER_ATTACKS, attacker, attack.defender, attack.weapon, int(attack.hit),
                player=player, bonus_attack=bonus, batch=batch,
            )  # fmt: skip
            queue.trigger(
                m, AFTER_DEFENDS, defender, attack.attacker, attack.weapon, int(attack.hit),
                player=player, bonus_attack=bonus, batch=batch,
            )  # fmt: skip
            if bonus:
                queue.release(s, attack, (player,), batch)
            yield from queue.settle(m)
    while attack.later:
        queue.release(s, attack, s.order, queue.new_batch(s))
        yield from queue.settle(m)


def engaged_shots(m: XMatch, ship: Ship) -> Callable[[], list[Shot]]:
    """All attacks a ship may choose from when it engages."""
    return lambda: shots(m.state, ship) if ship.place == IN_PLAY else []
