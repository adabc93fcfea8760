"""What is certain of an attack before its dice fall: the dice with all that abilities add, and who may still have a say.

Made of a view alone, for people to look at: what holds by itself is counted, every ability that waits for a moment of
the attack and could be used then is named.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final, cast

from battlemat.core.chance import Chance
from battlemat.core.decision import Decision
from battlemat.core.described import as_list
from battlemat.core.teller import View
from battlemat.games.shatterpoint.abilities.registry import Heard, Use, listeners
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.names import MomentName
from battlemat.games.shatterpoint.pools import attack_dice, cover, defense_dice
from battlemat.games.shatterpoint.state import (
    Activation,
    Attack,
    AttackType,
    Character,
    Moment,
    Objective,
    Player,
    Roll,
    ShatterMatch,
    Table,
    Tracker,
    Unit,
    character_of,
)
from battlemat.games.shatterpoint.timing import can_use
from battlemat.games.shatterpoint.values import Term, keyword_terms, summed, terms
from battlemat.games.shatterpoint.view_types import AttackOutlook

MOMENTS: Final[tuple[MomentName, ...]] = (
    "attack-declared",
    "before-dice",
    "modify-attack",
    "modify-defense",
    "would-suffer",
)
"""When abilities may change what an attack does, until its damage is suffered."""


def outlooks(view: View, decision: Decision[object]) -> dict[str, AttackOutlook]:
    """The outlook of each attack that is offered."""
    if decision.kind != "attack":
        return {}
    s = imagined(view)
    pairs = {option.id: option.id.partition(":") for option in decision.options}
    return {
        option: of_attack(s, cast("AttackType", kind), *pair.split(">")[:2])
        for option, (kind, _, pair) in pairs.items()
        if ">" in pair
    }


def of_attack(s: Table, kind: AttackType, attacker: str, defender: str) -> AttackOutlook:
    attack = Attack(0, attacker, defender, kind, in_action=True)
    s.attacks.append(attack)
    try:
        return _outlook(s, attack)
    finally:
        s.attacks.remove(attack)


def _outlook(s: Table, attack: Attack) -> AttackOutlook:
    dealt, guarded = attack_dice(s, attack), defense_dice(s, attack)
    helped = [term for _, found in (*dealt.helped, *guarded.helped) for term in found]
    expertise, damage, safe = (
        terms(s, attack, name) for name in ("defense-expertise", "attack-damage", "safe-crits")
    )
    protected, by = keyword_terms(s, character_of(s, attack.defender), "protection")
    ignoring = terms(s, attack, "ignore-protection") if protected else []
    spared = bool(protected) and not summed(ignoring)
    counted = named([*helped, *expertise, *damage, *safe, *(by if spared else ignoring)])
    return {
        "attack": max(0, dealt.dice),
        "defense": max(0, guarded.dice),
        "cover": cover(s, attack),
        "expertise": summed(expertise),
        "damage": summed(damage),
        "safe_crits": bool(summed(safe)),
        "protected": spared,
        "counted": counted,
        "open": sorted({heard.ability.id for heard in may_matter(s, attack)} - set(counted)),
    }


def named(found: list[Term]) -> list[str]:
    """The abilities that change something, in the order of the table."""
    return list(dict.fromkeys(term.ability for term in sorted(found) if term.ability and term.amount))


def may_matter(s: Table, attack: Attack) -> Iterator[Heard]:
    """Abilities that wait for a moment of the attack and can be used then, whatever the dice will show."""
    attack.attack, attack.defense = Roll(1, 1, 0, 1, 1), Roll(0, 0, 1, 1, 1)
    attack.successes = attack.damage = 1
    attacker = character_of(s, attack.attacker)
    others = (attack.defender, character_of(s, attack.defender).unit)
    imaginary = cast("ShatterMatch", SimpleNamespace(state=s))
    for kind in MOMENTS:
        moment = Moment(kind, unit=attacker.unit, character=attacker.id, detail=attack.type, others=others)
        for heard in listeners(s)[kind]:
            unit, ability, trigger = heard
            if unit.defeated or (ability.kind == "reactive" and not can_use(s, unit, ability)):
                continue
            if trigger.applies(Use(imaginary, unit, ability, moment)):
                yield heard


# The table that a view shows ------------------------------------------------------------------------------------------


def imagined(view: View) -> Table:
    """The table that a view shows; nothing an attack is made of is hidden."""
    return Table(
        agenda=[],
        chance=Chance(bytes(32)),
        result=None,
        offers=[],
        players=[_player(player, view["mission"]) for player in view["players"]],
        battlefield=view["battlefield"],
        mission=view["mission"],
        first=view["first"],
        active=view["active"],
        turn=view["turn"],
        phase=view["phase"],
        objectives=[
            Objective(o["id"], o["x"], o["y"], o["height"], o["active"], o["controller"], o["priority"])
            for o in view["objectives"]
        ],
        struggle=view["struggle"],
        map=view["map"],
        tracker=Tracker(view["tracker"]["token"], as_list(view["tracker"]["momentum"]), view["tracker"]["won_by"]),
        activation=_activation(view["activation"]),
        lasting=[(unit, keyword, value) for unit, keyword, value in view["lasting"]],
    )


def _player(seen: View, mission: str) -> Player:
    return Player(
        seen["list"],
        mission,
        [_unit(unit) for unit in seen["units"]],
        seen["pool"],
        seen["force"],
        list(seen["deck"]),
        list(seen["discard"]),
        seen["reserve"],
        seen["edge"],
        list(seen["won"]),
    )


def _unit(seen: View) -> Unit:
    return Unit(
        seen["id"],
        seen["kind"],
        seen["owner"],
        seen["squad"],
        [_character(one, seen) for one in seen["characters"]],
        UNITS[seen["kind"]].stances.index(seen["stance"]),
        seen["damage"],
        seen["wounded"],
        seen["injured"],
        seen["hunker"],
        dict.fromkeys(seen["conditions"], 0),
        dict.fromkeys(seen["used"], 1),
        seen["defeated"],
        list(seen["lent_tags"]),
        [],
        list(seen["lost_tags"]),
        list(seen["marks"]),
    )


def _character(seen: View, unit: View) -> Character:
    return Character(
        seen["id"],
        unit["id"],
        unit["owner"],
        seen["radius"],
        seen["x"],
        seen["y"],
        seen["height"],
        seen["on_field"],
        seen["focus"],
        seen["impact"],
        seen["sharpshooter"],
    )


def _activation(seen: Any) -> Activation | None:
    if seen is None:
        return None
    return Activation(seen["unit"], left=seen["left"], actions=list(seen["actions"]), flipped=seen["flipped"])
