"""The odds of Shatterpoint as they are asked for: one stance attacks another, the best way through the tree."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

from battlemat.core.errors import BadSetup, Refusal
from battlemat.games.shatterpoint.content import STANCES
from battlemat.games.shatterpoint.odds import Clash, Effects, best_way, landed
from battlemat.games.shatterpoint.records import Stance
from battlemat.games.shatterpoint.state import AttackType
from battlemat.odds import Spread
from battlemat.odds.asking import Bar, Curve, Figure, Given, Knob, Odds, Outlook, Part, Question, numbered

CONDITIONS: Final = ("strained", "disarmed", "exposed", "pinned")
GOALS: Final = ("damage", *CONDITIONS, "shove", "wound")
TYPES: Final = ("melee", "ranged")
STOPS: Final = "-"
"""The way of somebody who takes no option at all."""
MUCH: Final = 100.0
"""What a goal is worth, in damage: more than any tree deals."""


class End(NamedTuple):
    """What an attack comes to: successes, damage, whether the goal was reached, and the way through the tree."""

    successes: int
    damage: int
    reached: bool
    way: str


def parts() -> tuple[Part, ...]:
    """Who attacks how, and who defends; stances are the sides of stance cards."""
    stances = tuple(sorted(STANCES))
    stance = Knob("stance", choices=stances, names=tuple(STANCES[one].name for one in stances))
    attack = (
        stance,
        Knob("type", choices=TYPES),
        Knob("extra", -6, 9),
        Knob("goal", choices=GOALS),
        Knob("disarmed"),
        Knob("damage", most=4),
        Knob("safe-crits"),
    )
    defense = (
        stance,
        Knob("extra", -6, 9),
        Knob("cover", most=6),
        Knob("exposed"),
        Knob("expertise", most=4),
        Knob("protection"),
        Knob("stamina", 1, 20, 8),
    )
    return Part("attack", attack), Part("defense", defense)


def clash_of(attack: Given, defense: Given) -> Clash:
    """The dice of both sides: cover counts against ranged attacks (SP-ATK-16 to SP-ATK-21)."""
    red, green = STANCES[attack.words["stance"]], STANCES[defense.words["stance"]]
    ranged = attack.words["type"] == "ranged"
    dice = red.ranged.attack if ranged else red.melee.attack
    if dice is None:
        raise BadSetup(Refusal("shatterpoint-odds-no-attack", "", {"stance": red.name, "type": attack.words["type"]}))
    guard = green.ranged.defense + defense.numbers["cover"] if ranged else green.melee.defense
    return Clash(
        red.id,
        green.id,
        cast("AttackType", attack.words["type"]),
        max(0, dice + attack.numbers["extra"]),
        max(0, guard + defense.numbers["extra"]),
        bool(attack.numbers["disarmed"]),
        bool(defense.numbers["exposed"]),
        defense.numbers["expertise"],
        bool(attack.numbers["safe-crits"]),
    )


def work_out(question: Question) -> Outlook:
    """Damage, successes and ways, when the tree is gone through for the sake of the goal."""
    attack, defense = question["attack"][0], question["defense"][0]
    clash, goal, stamina = clash_of(attack, defense), attack.words["goal"], defense.numbers["stamina"]
    stance, more, protected = STANCES[clash.attacker], attack.numbers["damage"], bool(defense.numbers["protection"])
    found: Spread[End] = landed(clash).map(lambda hit: end_of(stance, goal, stamina, *hit, more, protected))
    figures = [
        Figure("mean-damage", found.mean(lambda end: end.damage)),
        Figure("mean-successes", found.mean(lambda end: end.successes)),
        Figure("wounded", found.chance(lambda end: end.damage >= stamina), chance=True),
    ]
    if goal in (*CONDITIONS, "shove"):
        figures.append(Figure(f"reached-{goal}", found.chance(lambda end: end.reached), chance=True))
    ways = sorted(found.map(lambda end: end.way), key=lambda way: -way[1])
    curves = (
        numbered("damage", found.map(lambda end: end.damage)),
        numbered("successes", found.map(lambda end: end.successes)),
        Curve("ways", tuple(Bar(way, chance) for way, chance in ways)),
    )
    return Outlook(tuple(figures), curves)


@lru_cache(maxsize=4096)
def end_of(
    stance: Stance, goal: str, stamina: int, successes: int, row: Effects, more: int = 0, protected: bool = False
) -> End:
    """What so many successes and this row of the chart come to, on the best way (SP-STA-30 to SP-STA-38).

    `more` is damage that abilities add; whoever is `protected` suffers one less (SP-KEY-10).
    """

    def suffered(effects: Effects) -> int:
        damage = (*effects, *row).count("damage") + more
        return damage - 1 if protected and damage else damage

    def worth(effects: Effects) -> float:
        damage = suffered(effects)
        if goal == "wound":
            return MUCH * (damage >= stamina) + damage
        return MUCH * (goal != "damage" and goal in (*effects, *row)) + damage

    path: tuple[str, ...] = ()
    while len(path) < successes:
        _, option = best_way(stance, path, successes - len(path), worth)  # type: ignore[arg-type]
        if not option:
            break
        path = (*path, option)
    effects = tuple(effect for name in path for effect in stance.option(name).effects)
    reached = worth(effects) >= MUCH
    return End(successes, suffered(effects), reached, "-".join(name.upper() for name in path) or STOPS)


ODDS: Final = Odds(parts, work_out)
