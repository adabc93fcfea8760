"""Attacks in their ten steps (SP-ATK); `targets.py` has who can be attacked, `pools.py` with how many dice."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.combat_tree import TARGETED, apply_effect, climb_tree, next_effect
from battlemat.games.shatterpoint.conditions import strain_of, strike_strained, strikes
from battlemat.games.shatterpoint.damage import remove_condition, suffer
from battlemat.games.shatterpoint.dice import remove, roll_attack, roll_defense, shown
from battlemat.games.shatterpoint.expertise import ATTACKER, DEFENDER, alter, is_noted, row_of, rows_used
from battlemat.games.shatterpoint.free_ability import use_free_ability
from battlemat.games.shatterpoint.names import MomentName
from battlemat.games.shatterpoint.pools import attack_dice, defense_dice, spend_focus
from battlemat.games.shatterpoint.state import (
    Attack,
    AttackType,
    Character,
    Moment,
    Roll,
    ShatterMatch,
    Table,
    character_of,
    characters_of,
    new_serial,
    unit_of,
)
from battlemat.games.shatterpoint.targets import TYPES, attack_ids, refused_attacks
from battlemat.games.shatterpoint.timing import NonPlayer, answers, settle, window
from battlemat.games.shatterpoint.values import credit, keyword_terms, summed, tell, terms

# Steps 1 to 3: choosing the attack


def offer_attack(
    m: ShatterMatch,
    attackers: Sequence[Character],
    rule: str,
    *,
    types: Sequence[AttackType] = TYPES,
    only: Sequence[str] | None = None,
    dice: int | None = None,
    in_action: bool = False,
) -> Flow[Attack | None]:
    """One of some characters may make an attack; the attack that was made (SP-ATK-13, SP-ATK-15)."""
    s = m.state
    if "ranged" in types and attackers:
        yield from window(m, [Moment("before-target", unit=attackers[0].unit, others=tuple(c.id for c in attackers))])

    def ask() -> Pick | None:
        ids = attack_ids(s, attackers, types, only)
        if not ids:
            return None
        return Pick(
            attackers[0].owner,
            "attack",
            rule,
            [*ids, "pass"],
            refused=lambda: refused_attacks(s, attackers, types, ids),
        )

    answer = yield from choose(ask)
    if answer is None or answer == "pass":
        _lower_aim(attackers)
        return None
    type_, _, pair = answer.partition(":")
    attacker, _, defender = pair.partition(">")
    for foe in characters_of(s, 1 - attackers[0].owner):
        credit(m, "SP-UNI-32", (character_of(s, attacker), foe), "untargetable", "unshootable")
    attack = yield from make_attack(
        m,
        character_of(s, attacker),
        character_of(s, defender),
        "melee" if type_ == "melee" else "ranged",
        dice=dice,
        in_action=in_action,
    )
    _lower_aim(attackers)
    return attack


def _lower_aim(attackers: Sequence[Character]) -> None:
    for attacker in attackers:
        attacker.aims_from = ""


# The attack


def make_attack(
    m: ShatterMatch,
    attacker: Character,
    defender: Character,
    type_: AttackType,
    *,
    dice: int | None,
    in_action: bool,
) -> Flow[Attack]:
    """An attack from its target on; `dice` takes the place of the printed value (SP-ATK-21)."""
    s = m.state
    since = len(s.waiting)
    unit = unit_of(s, attacker.unit)
    token = strain_of(unit)
    attack = Attack(new_serial(s), attacker.id, defender.id, type_, in_action)
    s.attacks.append(attack)
    m.note("attack", "SP-ATK-15", attacker=attacker.id, defender=defender.id, type=type_)
    yield from _window(m, attack, "attack-declared")
    yield from _window(m, attack, "before-dice")
    _roll(m, attack, dice)  # steps 4 and 5
    yield from _modify(m, attack)  # step 6
    _determine(m, attack)  # step 7
    if attack.successes:
        attack.step = 8
        yield from climb_tree(m, attack)
    yield from _apply_damage(m, attack)  # step 9
    for _ in range(attack.free_ability):  # SP-STA-57
        yield from use_free_ability(m, unit)
    attack.step = 10
    yield from _resolve_noted(m, attack, ATTACKER)
    yield from _resolve_noted(m, attack, DEFENDER)
    moments = [_moment(attack, "attack-resolved", s), *s.waiting[since:]]
    del s.waiting[since:]
    strain = NonPlayer("strained", lambda: strikes(unit, token), lambda: strike_strained(m, unit, token))
    yield from window(m, moments, attacker.owner, also=[strain], orderer=attacker.owner)  # 10C to 10E: SP-CON-30
    s.attacks.remove(attack)
    m.note("attack-over", "SP-ATK-30", attacker=attacker.id, defender=defender.id)
    yield from settle(m, since)
    return attack


def _moment(attack: Attack, kind: MomentName, s: Table) -> Moment:
    attacker, defender = character_of(s, attack.attacker), character_of(s, attack.defender)
    return Moment(
        kind,
        unit=attacker.unit,
        character=attacker.id,
        detail=attack.type,
        others=(defender.id, defender.unit),
    )


def _window(m: ShatterMatch, attack: Attack, kind: MomentName) -> Flow[None]:
    """A moment inside the attack: the attacker's side first (SP-SEQ-03, SP-SEQ-07)."""
    first = character_of(m.state, attack.attacker).owner
    yield from window(m, [_moment(attack, kind, m.state)], first)


# Steps 4 and 5: pools and rolls


def _roll(m: ShatterMatch, attack: Attack, dice: int | None) -> None:
    s = m.state
    attacker, defender = character_of(s, attack.attacker), character_of(s, attack.defender)
    dealt = attack_dice(s, attack, dice)
    spend_focus(attacker, attack.type)
    guarded = defense_dice(s, attack)
    attack.step = 5
    attack.attack = roll_attack(s.chance, max(0, dealt.dice))
    attack.defense = roll_defense(s.chance, max(0, guarded.dice))
    for rule, helping in (*dealt.helped, *guarded.helped):
        tell(m, rule, helping)
    m.note("rolled", "SP-ATK-22", attack=shown(attack.attack), defense=shown(attack.defense))
    if "disarmed" in unit_of(s, attacker.unit).conditions:
        attack.disarmed = True
        remove(attack.attack, "expertise", attack.attack.expertise)  # SP-ATK-23
    if "exposed" in unit_of(s, defender.unit).conditions:
        attack.exposed = True
        remove(attack.defense, "expertise", attack.defense.expertise)


# Steps 6 and 7


def _modify(m: ShatterMatch, attack: Attack) -> Flow[None]:
    """First the attack roll, then the defense roll; each time the attacker before the defender (SP-ATK-24, SP-ATK-25).

    In each sub-step abilities come before the chart, whose row is looked up anew; the last one decides what is noted
    (SP-STA-28).
    """
    s = m.state
    attack.step = 6
    expertise = terms(s, attack, "defense-expertise")
    attack.defense.expertise += summed(expertise)
    tell(m, "SP-DIC-05", expertise)
    owners = [character_of(s, name).owner for name in (attack.attacker, attack.defender)]
    for roll, results, whose in ((attack.attack, ("crit", "strike"), ATTACKER), (attack.defense, ("block",), DEFENDER)):
        moment: MomentName = "modify-attack" if whose == ATTACKER else "modify-defense"
        for number in (ATTACKER, DEFENDER):
            safe = _safe_crits(m, attack, roll) if number != whose else 0
            yield from answers(m, owners[number], [_moment(attack, moment, s)])
            alter(roll, row_of(s, attack, number), number == whose, results)
            roll.crit += safe
    attack.noted = [[e for e in row_of(s, attack, side) if is_noted(e)] for side in (ATTACKER, DEFENDER)]
    more = terms(s, attack, "attack-damage")
    attack.damage += attack.noted[ATTACKER].count("damage") + summed(more)
    tell(m, "SP-ATK-33", more)
    attack.noted[ATTACKER] = [effect for effect in attack.noted[ATTACKER] if effect != "damage"]


def _safe_crits(m: ShatterMatch, attack: Attack, roll: Roll) -> int:
    """Crits that an ability keeps from being changed by the enemy: they are laid aside meanwhile."""
    keeping = terms(m.state, attack, "safe-crits") if roll.crit else ()
    if not summed(keeping):
        return 0
    tell(m, "SP-UNI-32", keeping)
    safe, roll.crit = roll.crit, 0
    return safe


def _determine(m: ShatterMatch, attack: Attack) -> None:
    """Each block removes a strike; Disarmed and Exposed have done their work (SP-ATK-26, SP-CON-16, SP-CON-20)."""
    s = m.state
    attack.step = 7
    attack.blocked = min(attack.attack.strike, attack.defense.block)
    remove(attack.attack, "strike", attack.blocked)
    attack.successes = attack.attack.strike + attack.attack.crit
    m.note(
        "results",
        "SP-ATK-26",
        attack=shown(attack.attack),
        defense=shown(attack.defense),
        successes=attack.successes,
        rows=rows_used(s, attack),
    )
    if attack.disarmed:
        remove_condition(m, unit_of(s, character_of(s, attack.attacker).unit), "disarmed", "SP-CON-16")
    if attack.exposed:
        remove_condition(m, unit_of(s, character_of(s, attack.defender).unit), "exposed", "SP-CON-20")


# Steps 9 and 10


def _apply_damage(m: ShatterMatch, attack: Attack) -> Flow[None]:
    """The pool is suffered at once, less what protects from it (SP-ATK-29, SP-ATK-35, SP-KEY-10, SP-KEY-20)."""
    s = m.state
    attack.step = 9
    attacker, defender = character_of(s, attack.attacker), character_of(s, attack.defender)
    if attack.damage:
        _protect(m, attack, defender)
    unit = unit_of(s, defender.unit)
    if attack.damage and not unit.wounded:
        yield from _window(m, attack, "would-suffer")
    attack.dealt = 0 if unit.wounded else attack.damage
    suffer(m, unit, attack.damage, "SP-ATK-29", attacker, attack.type)


def _protect(m: ShatterMatch, attack: Attack, defender: Character) -> None:
    protection, by = keyword_terms(m.state, defender, "protection")
    if not protection:
        return
    ignoring = terms(m.state, attack, "ignore-protection")
    if summed(ignoring):
        tell(m, "SP-KEY-10", ignoring)
    else:
        attack.damage -= 1
        m.note("protected", "SP-KEY-10", character=defender.id)
        tell(m, "SP-KEY-10", by)


def _resolve_noted(m: ShatterMatch, attack: Attack, side: int) -> Flow[None]:
    """Noted chart effects, those on the enemy first; their owner orders the rest (SP-STA-26, SP-ATK-30)."""
    s = m.state
    pair = character_of(s, attack.attacker), character_of(s, attack.defender)
    own, enemy = pair[side], pair[1 - side]
    for group in (
        [effect for effect in attack.noted[side] if effect in TARGETED],
        [effect for effect in attack.noted[side] if effect not in TARGETED],
    ):
        while group:
            effect = yield from next_effect(m, own.owner, group, "SP-STA-26")
            group.remove(effect)
            if effect == "active-ability":
                yield from use_free_ability(m, unit_of(s, own.unit))
            else:
                yield from apply_effect(m, effect, own, enemy, attack.type)
