"""What is certain of an attack that is offered, for people to look at: by the functions that answer `/odds`.

Dice are counted with everything that holds all the time: cover, keywords, what abilities add. Abilities that somebody
may use, or that act at a moment of the attack, are named. All of it is made of the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, Final, cast

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import Decision
from battlemat.games.shatterpoint.abilities.registry import Use, listeners
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.names import MomentName
from battlemat.games.shatterpoint.odds import Clash, landed
from battlemat.games.shatterpoint.odds_asked import end_of
from battlemat.games.shatterpoint.pools import attack_dice, cover, defense_dice
from battlemat.games.shatterpoint.state import (
    NOBODY,
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
    unit_of,
)
from battlemat.games.shatterpoint.timing import can_use
from battlemat.games.shatterpoint.values import keyword_terms, summed, terms
from battlemat.games.shatterpoint.view_types import AttackOutlook
from battlemat.odds import Spread

View = Mapping[str, Any]
MOMENTS: Final[tuple[MomentName, ...]] = (
    "attack-declared",
    "before-dice",
    "modify-attack",
    "modify-defense",
    "would-suffer",
)
"""Where in an attack abilities may change what comes of it."""


def outlooks(view: View, decision: Decision[Any]) -> dict[str, AttackOutlook]:
    """The outlook of each attack that is offered."""
    if decision.kind != "attack" or not any(":" in option.id for option in decision.options):
        return {}
    s = imagined(view)
    return {option.id: outlook(s, option.id) for option in decision.options if ":" in option.id}


def outlook(s: Table, option: str) -> AttackOutlook:
    """What dice, charts and the most damaging way through the tree come to."""
    type_, _, pair = option.partition(":")
    attacker, defender = (character_of(s, name) for name in pair.split(">"))
    attack = Attack(0, attacker.id, defender.id, cast("AttackType", type_), True)
    own, enemy = unit_of(s, attacker.unit), unit_of(s, defender.unit)
    s.attacks.append(attack)
    try:
        red, green = attack_dice(s, attack), defense_dice(s, attack)
        more, expertise = terms(s, attack, "attack-damage"), terms(s, attack, "defense-expertise")
        safe, ignoring = terms(s, attack, "safe-crits"), terms(s, attack, "ignore-protection")
        protection, by = keyword_terms(s, defender, "protection")
        covered = cover(s, attack)
        waiting = {*may_matter(s, attack)}
    finally:
        s.attacks.pop()
    clash = Clash(
        own.stance.id, enemy.stance.id, attack.type, max(0, red.dice), max(0, green.dice),
        "disarmed" in own.conditions, "exposed" in enemy.conditions, summed(expertise), bool(summed(safe)),
    )  # fmt: skip
    protected = bool(protection) and not summed(ignoring)
    helped = [term for _, found in (*red.helped, *green.helped) for term in found]
    counted = {term.ability for term in (*helped, *more, *expertise, *safe, *by, *ignoring) if term.amount}
    ends = landed(clash).map(lambda hit: end_of(own.stance, "damage", 1, *hit, summed(more), protected))
    return {
        "attack": clash.attack,
        "defense": clash.defense,
        "cover": covered,
        "successes": chances(ends.map(lambda end: end.successes)),
        "damage": chances(ends.map(lambda end: end.damage)),
        "left": max(1, enemy.card.stamina - enemy.damage),
        "counted": sorted(counted - {""}),
        "open": sorted(waiting - counted),
    }


def chances(spread: Spread[int]) -> list[float]:
    """The chance of 0, of 1, of 2 …"""
    return [float(spread[number]) for number in range(max(spread.weights) + 1)]


def may_matter(s: Table, attack: Attack) -> Iterator[str]:
    """Abilities that wait for a moment of the attack and can be used then, whatever the dice will show."""
    attack.attack, attack.defense = Roll(1, 1, 0, 1, 1), Roll(0, 0, 1, 1, 1)
    attack.successes = attack.damage = 1
    attacker = character_of(s, attack.attacker)
    others = (attack.defender, character_of(s, attack.defender).unit)
    imaginary = cast("ShatterMatch", SimpleNamespace(state=s))
    for kind in MOMENTS:
        moment = Moment(kind, unit=attacker.unit, character=attacker.id, detail=attack.type, others=others)
        for unit, ability, trigger in listeners(s)[kind]:
            if unit.defeated or (ability.kind == "reactive" and not can_use(s, unit, ability)):
                continue
            if trigger.applies(Use(imaginary, unit, ability, moment)):
                yield ability.id


# The table as it is seen ----------------------------------------------------------------------------------------------


def imagined(view: View) -> Table:
    """A table with everything that a view shows of it."""
    return Table(
        agenda=[],
        chance=Chance(key_from_seed("outlook")),
        result=None,
        offers=[],
        players=[_player(player) for player in view["players"]],
        battlefield=view["battlefield"],
        mission=view["mission"],
        first=view["first"],
        active=view["active"],
        turn=view["turn"],
        phase=view["phase"],
        objectives=[_objective(objective) for objective in view["objectives"]],
        struggle=view["struggle"],
        map=view["map"],
        tracker=Tracker(view["tracker"]["token"], list(view["tracker"]["momentum"]), view["tracker"]["won_by"]),
        activation=_activation(view["activation"]),
        lasting=[(unit, keyword, value) for unit, keyword, value in view["lasting"]],
    )


def _activation(shown: View | None) -> Activation | None:
    if shown is None:
        return None
    return Activation(shown["unit"], False, shown["left"], list(shown["actions"]), shown["flipped"])


def _player(shown: View) -> Player:
    return Player(
        "", "", [_unit(unit) for unit in shown["units"]], shown["pool"], shown["force"], list(shown["deck"]),
        list(shown["discard"]), shown["reserve"], shown["edge"], list(shown["won"]),
    )  # fmt: skip


def _unit(shown: View) -> Unit:
    return Unit(
        id=shown["id"],
        kind=shown["kind"],
        owner=shown["owner"],
        squad=shown["squad"],
        characters=[_character(character, shown) for character in shown["characters"]],
        side=UNITS[shown["kind"]].stances.index(shown["stance"]),
        damage=shown["damage"],
        wounded=shown["wounded"],
        injured=shown["injured"],
        hunker=shown["hunker"],
        conditions=dict.fromkeys(shown["conditions"], 0),
        used=dict.fromkeys(shown["used"], 1),
        defeated=shown["defeated"],
        lent_tags=list(shown["lent_tags"]),
        lost_tags=list(shown["lost_tags"]),
        marks=list(shown["marks"]),
    )


def _character(shown: View, unit: View) -> Character:
    return Character(
        shown["id"], unit["id"], unit["owner"], shown["radius"], shown["x"], shown["y"], shown["height"],
        shown["on_field"], shown["focus"], shown["impact"], shown["sharpshooter"],
    )  # fmt: skip


def _objective(shown: View) -> Objective:
    controller = shown["controller"]
    return Objective(
        shown["id"], shown["x"], shown["y"], shown["height"], shown["active"],
        NOBODY if controller is None else controller, shown["priority"],
    )  # fmt: skip
