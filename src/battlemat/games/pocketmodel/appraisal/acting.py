"""What a turn is spent on: the action, who moves, who attacks whom, who strikes what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from battlemat.core.decision import Pick, PickSome
from battlemat.core.game import Appraisal
from battlemat.games.pocketmodel.appraisal.chances import (
    HIDDEN_DEFENSE,
    LAST_ONE_WORTH,
    OBJECTIVE_WORTH,
    UnitView,
    View,
    exchange,
    kill_chance,
    strike_chance,
    units_of,
    values_of,
)
from battlemat.games.pocketmodel.appraisal.groups import rival_groups
from battlemat.games.pocketmodel.values import star_limit

CARRIER_WORTH = 1.6
FORWARD = 1.2
"""What a sure strike is worth to a unit that goes from home to the contested zone."""
ARRIVED = 0.4
"""The part of an objective that a sure strike is worth to a unit that enters the home zone where it lies."""
DANGER = 0.25
"""The part that counts of what the others in a zone may do to a unit that goes there."""


def objectives_left(view: View, player: int) -> int:
    """How many objectives a player still has."""
    return sum(not objective["destroyed"] for objective in view["players"][player]["objectives"])


def objective_of(view: View, name: str) -> tuple[int, Mapping[str, Any]]:
    """The objective at a place, and whose it is."""
    for player in view["players"]:
        for objective in player["objectives"]:
            if objective["place"] == name:
                return player["player"], objective
    raise LookupError(name)


def defense_of(objective: Mapping[str, Any]) -> int:
    """The Defense of an objective, or what it usually is."""
    defense: int = objective["defense"] if objective["card"] else HIDDEN_DEFENSE
    return defense


def own_home(view: View, zone: str) -> bool:
    """Whether a zone is the viewer's home."""
    return zone == f"home-{view['players'][view['viewer']]['seat']}"


def stars_for(view: View, kind: str) -> int:
    """Stars the viewer may use for an action, as the face-up objectives show."""
    mine = view["players"][view["viewer"]]["objectives"]
    shown = [objective["card"] for objective in mine if not objective["destroyed"] and objective["face_up"]]
    return star_limit(shown, kind)


def action(view: View, decision: Pick) -> list[Appraisal]:
    """Each action is worth what its best use is worth."""
    me = view["viewer"]
    found = [Appraisal("pass", 0.0)]
    for option in decision.ids:
        if option == "move":
            found.append(Appraisal(option, sum(sorted(move_worths(view, me), reverse=True)[:3])))
        elif option == "combat":
            found.append(Appraisal(option, best_attacks(view, me)))
        elif option == "strike":
            found.append(Appraisal(option, best_strike(view, me)))
        elif option.startswith("carrier:"):
            found.append(Appraisal(option, CARRIER_WORTH))
    return found


# Attacks --------------------------------------------------------------------------------------------------------------


def pairs(view: View, me: int) -> Iterable[tuple[UnitView, UnitView]]:
    """The player's units, each with every opposing unit in its zone."""
    units = list(units_of(view).values())
    for own in units:
        if own["owner"] == me and own["zone"] != "reserves":
            for other in units:
                if other["owner"] != me and other["zone"] == own["zone"]:
                    yield own, other


def attack_worth(view: View, own: UnitView, other: UnitView) -> float:
    """What an attack is worth before cards are played."""
    return exchange(view, own, other, values_of(own), values_of(other))


def best_attacks(view: View, me: int) -> float:
    """Roughly what a Combat action is worth: the best attack of every unit, best units first, within its stars."""
    best: dict[str, tuple[float, int]] = {}
    for own, other in pairs(view, me):
        value = attack_worth(view, own, other)
        if value > best.get(own["id"], (0.0, 0))[0]:
            best[own["id"]] = value, own["stars"]
    total, stars = 0.0, stars_for(view, "combat")
    for value, cost in sorted(best.values(), key=lambda entry: -entry[0] / entry[1]):
        if cost <= stars:
            total += value
            stars -= cost
    return total


def attacks(view: View, decision: PickSome) -> list[Appraisal]:
    """Groups of attacks; a second attacker is for what the first one leaves over."""
    units = units_of(view)

    def pair(option: str) -> tuple[UnitView, UnitView]:
        attacker, _, defender = option.partition(">")
        return units[attacker], units[defender]

    return rival_groups(
        decision, lambda option: attack_worth(view, *pair(option)), lambda option: kill_chance(*pair(option))
    )


# Strikes --------------------------------------------------------------------------------------------------------------


def strike_worth(view: View, owner: int) -> float:
    """What destroying an objective of a player is worth."""
    return LAST_ONE_WORTH if objectives_left(view, owner) == 1 else OBJECTIVE_WORTH


def success(units: Iterable[UnitView], defense: int, stars: int) -> float:
    """The chance of units to destroy an objective of this Defense together, within the stars."""
    missed = 1.0
    for unit in sorted(units, key=lambda unit: (-strike_chance(unit, defense) / unit["stars"], unit["id"])):
        if unit["stars"] <= stars:
            stars -= unit["stars"]
            missed *= 1.0 - strike_chance(unit, defense)
    return 1.0 - missed


def strike_at(view: View, owner: int, objective: Mapping[str, Any]) -> float:
    """What a strike of the viewer's units at an objective is worth."""
    player = view["players"][owner]
    there = [unit for unit in view["players"][view["viewer"]]["units"] if unit["zone"] == f"home-{player['seat']}"]
    return success(there, defense_of(objective), stars_for(view, "strike")) * strike_worth(view, owner)


def best_strike(view: View, me: int) -> float:
    """What the best Strike action is worth."""
    return max(
        (
            strike_at(view, player["player"], objective)
            for player in view["players"]
            if player["player"] != me and not player["out"]
            for objective in player["objectives"]
            if not objective["destroyed"]
        ),
        default=0.0,
    )


def target(view: View, decision: Pick) -> list[Appraisal]:
    """The objective that is easiest to destroy for those who are there, of the player who has least left."""
    return [Appraisal(name, strike_at(view, *objective_of(view, name))) for name in decision.ids]


def strikers(view: View, decision: PickSome) -> list[Appraisal]:
    """Those who are likeliest to succeed together."""
    units = units_of(view)
    return rival_groups(decision, lambda option: strike_chance(units[option], HIDDEN_DEFENSE) + 0.01)


# Moves ----------------------------------------------------------------------------------------------------------------


def danger(view: View, unit: UnitView, zone: str) -> float:
    """What opposing units in a zone may cost a unit that goes there."""
    me = unit["owner"]
    there = [other for other in units_of(view).values() if other["owner"] != me and other["zone"] == zone]
    return sum(max(0.0, -attack_worth(view, unit, other)) for other in there) * DANGER


def move_worth(view: View, unit: UnitView, to: str) -> float:
    """Forward is where objectives are struck."""
    if own_home(view, to):
        return -1.0
    strike = strike_chance(unit, HIDDEN_DEFENSE)
    if to == "contested":
        return (FORWARD * strike if own_home(view, unit["zone"]) else -2.0) - danger(view, unit, to)
    owner = next(player for player in view["players"] if f"home-{player['seat']}" == to)
    if owner["out"]:
        return -1.0
    return strike * strike_worth(view, owner["player"]) * ARRIVED - danger(view, unit, to)


def move_worths(view: View, me: int) -> list[float]:
    """What the best move of each unit is worth; in one turn about three of them move."""
    zones: Sequence[str] = view["zones"]
    worths = []
    for unit in view["players"][me]["units"]:
        if unit["zone"] != "reserves":
            there = zones[1:] if unit["zone"] == "contested" else zones[:1]
            worths.append(max(move_worth(view, unit, zone) for zone in there) / max(1, unit["stars"] - 2))
    return [worth for worth in worths if worth > 0]


def moves(view: View, decision: PickSome) -> list[Appraisal]:
    """Groups of moves."""
    units = units_of(view)

    def worth(option: str) -> float:
        name, _, to = option.partition(">")
        return move_worth(view, units[name], to)

    return rival_groups(decision, worth)
