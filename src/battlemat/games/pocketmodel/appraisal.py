"""How good answers look, judged only by a player's view: the brain of the regular bot and of hints.

Values are in stars: what a clever player would pay for the expected outcome. Nothing here looks at the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from battlemat.core.decision import Decision, Pick, PickSome
from battlemat.core.game import Appraisal
from battlemat.games.pocketmodel.battle import AUTOMATIC
from battlemat.games.pocketmodel.content import CARDS, Card
from battlemat.games.pocketmodel.effects import Modify, PreventDamage
from battlemat.games.pocketmodel.values import can_use, star_limit

View = Mapping[str, Any]
UnitView = Mapping[str, Any]

HIDDEN_DEFENSE = 11
"""What a face-down objective's Defense usually is."""
OBJECTIVE_WORTH = 9.0
EXTRA = 1e-6
"""By so much the best group is better than its rivals at least."""
LAST_ONE_WORTH = 60.0


def appraise(view: View, decision: Decision[Any]) -> list[Appraisal]:
    judge = _JUDGES.get(decision.kind, _any_but_no)
    return judge(view, decision) or [Appraisal(decision.options[0].id, 0.0)]


# Odds -----------------------------------------------------------------------------------------------------------------


@cache
def chance_of(needed: int) -> float:
    """The chance of two dice to show at least `needed` in total."""
    return sum(a + b >= needed for a in range(1, 7) for b in range(1, 7)) / 36


def hit_chance(attack: int, defense: int) -> float:
    """The chance to hit in a battle: the score must be reached, or the base roll is 12."""
    return max(chance_of(defense - attack), chance_of(AUTOMATIC))


def _tokens(damage: int, hitter: UnitView, victim: UnitView) -> int:
    if "turbolaser" in hitter["icons"] and victim["stars"] >= 4:
        damage += 1
    return max(0, damage - ("armor" in victim["icons"]))


def _worth(view: View, unit: UnitView) -> float:
    """What a unit is worth where it is: its stars, and the objectives it may destroy soon."""
    stars: int = unit["stars"]
    zone: str = unit["zone"]
    if zone == "contested":
        return stars + 0.2 * OBJECTIVE_WORTH * strike_chance(unit, HIDDEN_DEFENSE)
    at_home = zone == f"home-{view['players'][unit['owner']]['seat']}"
    return stars + (0.0 if at_home else 0.7 * OBJECTIVE_WORTH * strike_chance(unit, HIDDEN_DEFENSE))


def _worth_of_hit(view: View, chance: float, tokens: int, victim: UnitView) -> float:
    """What hitting a unit is worth: all its worth when it is destroyed, a part of it otherwise."""
    left: int = victim["shields"] - victim["tokens"]
    if tokens >= left:
        return chance * (LAST_ONE_WORTH if _in_play(view, victim["owner"]) == 1 else _worth(view, victim))
    return chance * _worth(view, victim) * 0.6 * tokens / left


def exchange(view: View, own: UnitView, other: UnitView, own_values: Values, other_values: Values) -> float:
    """The expected worth of a battle for the owner of `own`."""
    gain = _worth_of_hit(
        view, hit_chance(own_values.attack, other_values.defense), _tokens(own_values.damage, own, other), other
    )
    loss = _worth_of_hit(
        view,
        hit_chance(other_values.attack, own_values.defense),
        max(0, _tokens(other_values.damage, other, own) - own_values.prevented),
        own,
    )
    return gain - 0.9 * loss


class Values:
    """Attack, damage and defense of a unit, as far as a player can foresee them."""

    __slots__ = ("attack", "damage", "defense", "prevented")

    def __init__(self, attack: int, damage: int, defense: int) -> None:
        self.attack, self.damage, self.defense, self.prevented = attack, damage, defense, 0

    def add(self, stat: str, amount: int) -> None:
        setattr(self, stat, getattr(self, stat) + amount)


def _printed(unit: UnitView) -> Values:
    values = Values(unit["attack"], unit["damage"], unit["defense"])
    for change in unit["changes"]:
        values.add(change["stat"], change["amount"])
    return values


# Looking at the view --------------------------------------------------------------------------------------------------


def _units(view: View) -> dict[str, UnitView]:
    return {unit["id"]: unit for player in view["players"] for unit in player["units"]}


def _in_play(view: View, player: int) -> int:
    return len([unit for unit in view["players"][player]["units"] if unit["zone"] != "reserves"])


def objectives_left(view: View, player: int) -> int:
    return sum(not objective["destroyed"] for objective in view["players"][player]["objectives"])


def _objective(view: View, name: str) -> tuple[int, Mapping[str, Any]]:
    for player in view["players"]:
        for objective in player["objectives"]:
            if objective["place"] == name:
                return player["player"], objective
    raise LookupError(name)


def _own_home(view: View, zone: str) -> bool:
    return zone == f"home-{view['players'][view['viewer']]['seat']}"


def _star_limit(view: View, action: str) -> int:
    """Stars the viewer may use for an action, as the face-up objectives show."""
    mine = view["players"][view["viewer"]]["objectives"]
    shown = [objective["card"] for objective in mine if not objective["destroyed"] and objective["face_up"]]
    return star_limit(shown, action)


# Choosing several -----------------------------------------------------------------------------------------------------


def never(option: str) -> float:
    """An option that leaves its object to others."""
    return 0.0


def best_group(
    decision: PickSome, worth: Callable[[str], float], settles: Callable[[str], float] = never
) -> tuple[list[str], float]:
    """The options that together are worth most within the budget, taken one by one by worth for their weight.

    `settles` is the chance that an option leaves nothing to do for further ones aimed at the same object.
    """
    budget = 10**6 if decision.budget is None else decision.budget
    left: list[tuple[float, str, int, str]] = []
    for index, option in enumerate(decision.ids):
        if option != decision.alone:
            group = decision.groups[index] if decision.groups else option
            left.append((worth(option), option, decision.weights[index], group))
    chosen: list[str] = []
    total = 0.0
    open_still: dict[str, float] = {}
    taken: set[str] = set()
    while len(chosen) < decision.most:
        fitting = [
            (value * open_still.get(option.partition(">")[2], 1.0), -weight, option, group)
            for value, option, weight, group in left
            if group not in taken and weight <= budget
        ]
        fitting = [entry for entry in fitting if entry[0] > 0]
        if not fitting:
            break
        value, weight, option, group = max(fitting, key=lambda entry: (entry[0] / -entry[1], entry[0]))
        chosen.append(option)
        total += value
        budget += weight
        taken.add(group)
        aim = option.partition(">")[2]
        open_still[aim] = open_still.get(aim, 1.0) * (1.0 - settles(option))
    return chosen, total


def rival_groups(
    decision: PickSome, worth: Callable[[str], float], settles: Callable[[str], float] = never
) -> list[Appraisal]:
    """The best group of options, and others to compare it with: without one of its options, or with another instead.

    Each single option is there as well, and what may stand alone (such as doing nothing).
    """
    worths = {option: worth(option) for option in decision.ids if option != decision.alone}
    chosen, total = best_group(decision, worths.__getitem__, settles)
    found = {tuple(chosen): total} if chosen else {}
    for left_out in chosen:
        others = {option: -1.0 if option == left_out else value for option, value in worths.items()}
        group, value = best_group(decision, others.__getitem__, settles)
        if group:
            found.setdefault(tuple(group), min(value, total - EXTRA))
    for option, value in worths.items():
        found.setdefault((option,), min(value, total - EXTRA) if chosen else value)
    appraisals = [Appraisal(list(group), value) for group, value in found.items()]
    return [*appraisals, Appraisal(decision.alone, 0.0)] if decision.alone else appraisals


# Judges: one per kind of question -------------------------------------------------------------------------------------


def _any_but_no(view: View, decision: Pick) -> list[Appraisal]:
    """Abilities help their owner: take them, and take whatever comes first."""
    return [Appraisal(option, 0.0 if option == "no" else 1.0) for option in decision.ids]


def _deploy(view: View, decision: PickSome) -> list[Appraisal]:
    if decision.alone:
        return [Appraisal(decision.alone, 1.0)]
    units = _units(view)
    return [Appraisal(option, units[option]["attack"] + units[option]["shields"]) for option in decision.ids]


def _objective_card(view: View, decision: Pick) -> list[Appraisal]:
    """A known objective with a good Defense and an ability is better than an unknown card."""
    found = [Appraisal("pass", 0.0)]
    for option in decision.ids:
        if option == "pass":
            continue
        card, _, place = option.partition(">")
        _, old = _objective(view, place)
        if not old["face_up"]:
            value = CARDS[card].defense - (old["defense"] if old["card"] else HIDDEN_DEFENSE) + 0.5
        else:
            value = CARDS[card].defense - old["defense"] - 0.5
        found.append(Appraisal(option, value))
    return found


def _action(view: View, decision: Pick) -> list[Appraisal]:
    """Each action is worth what its best use is worth."""
    me = view["viewer"]
    found = [Appraisal("pass", 0.0)]
    for option in decision.ids:
        if option == "move":
            found.append(Appraisal(option, sum(sorted(_move_worths(view, me), reverse=True)[:3])))
        elif option == "combat":
            found.append(Appraisal(option, _best_attacks(view, me)))
        elif option == "strike":
            found.append(Appraisal(option, _best_strike(view, me)))
        elif option.startswith("carrier:"):
            found.append(Appraisal(option, 1.6))
    return found


def _pairs(view: View, me: int) -> Iterable[tuple[UnitView, UnitView]]:
    units = list(_units(view).values())
    for own in units:
        if own["owner"] == me and own["zone"] != "reserves":
            for other in units:
                if other["owner"] != me and other["zone"] == own["zone"]:
                    yield own, other


def _attack_worth(view: View, own: UnitView, other: UnitView) -> float:
    return exchange(view, own, other, _printed(own), _printed(other))


def _best_attacks(view: View, me: int) -> float:
    """Roughly what a Combat action is worth: the best attack of every unit, best units first, within its stars."""
    best: dict[str, tuple[float, int]] = {}
    for own, other in _pairs(view, me):
        value = _attack_worth(view, own, other)
        if value > best.get(own["id"], (0.0, 0))[0]:
            best[own["id"]] = value, own["stars"]
    total, stars = 0.0, _star_limit(view, "combat")
    for value, cost in sorted(best.values(), key=lambda entry: -entry[0] / entry[1]):
        if cost <= stars:
            total += value
            stars -= cost
    return total


def _attacks(view: View, decision: PickSome) -> list[Appraisal]:
    units = _units(view)

    def pair(option: str) -> tuple[UnitView, UnitView]:
        attacker, _, defender = option.partition(">")
        return units[attacker], units[defender]

    return rival_groups(
        decision,
        lambda option: _attack_worth(view, *pair(option)),
        lambda option: _kill_chance(*pair(option)),
    )


def _kill_chance(own: UnitView, other: UnitView) -> float:
    """The chance that an attack destroys its target, so that nobody else need be sent."""
    mine, theirs = _printed(own), _printed(other)
    kills = _tokens(mine.damage, own, other) >= other["shields"] - other["tokens"]
    return hit_chance(mine.attack, theirs.defense) if kills else 0.0


def strike_chance(unit: UnitView, defense: int) -> float:
    bonus = sum(change["amount"] for change in unit["changes"] if change["stat"] == "attack")
    return chance_of(defense - unit["attack"] - bonus - (unit["domain"] == "ground"))


def _strike_worth(view: View, owner: int) -> float:
    return LAST_ONE_WORTH if objectives_left(view, owner) == 1 else OBJECTIVE_WORTH


def _best_strike(view: View, me: int) -> float:
    best, limit = 0.0, _star_limit(view, "strike")
    for player in view["players"]:
        if player["player"] == me or player["out"]:
            continue
        there = [unit for unit in view["players"][me]["units"] if unit["zone"] == f"home-{player['seat']}"]
        if not there:
            continue
        for objective in player["objectives"]:
            if not objective["destroyed"]:
                missed, stars = 1.0, limit
                defense = objective["defense"] if objective["card"] else HIDDEN_DEFENSE
                for unit in sorted(there, key=lambda unit: -strike_chance(unit, defense) / unit["stars"]):
                    if unit["stars"] <= stars:
                        stars -= unit["stars"]
                        missed *= 1 - strike_chance(unit, defense)
                best = max(best, (1 - missed) * _strike_worth(view, player["player"]))
    return best


def _target(view: View, decision: Pick) -> list[Appraisal]:
    """The objective that is easiest to destroy, of the player who has least left."""
    found = []
    for name in decision.ids:
        owner, objective = _objective(view, name)
        defense = objective["defense"] if objective["card"] else HIDDEN_DEFENSE
        found.append(Appraisal(name, chance_of(defense - 3) * _strike_worth(view, owner)))
    return found


def _strikers(view: View, decision: PickSome) -> list[Appraisal]:
    units = _units(view)
    return rival_groups(decision, lambda option: strike_chance(units[option], HIDDEN_DEFENSE) + 0.01)


def _danger(view: View, unit: UnitView, zone: str) -> float:
    """What opposing units in a zone may cost a unit that goes there."""
    me = unit["owner"]
    there = [other for other in _units(view).values() if other["owner"] != me and other["zone"] == zone]
    return sum(max(0.0, -_attack_worth(view, unit, other)) for other in there) * 0.25


def _move_worth(view: View, unit: UnitView, to: str) -> float:
    """Forward is where objectives are struck."""
    if _own_home(view, to):
        return -1.0
    strike = chance_of(HIDDEN_DEFENSE - unit["attack"] - (unit["domain"] == "ground"))
    if to == "contested":
        return (1.2 * strike if _own_home(view, unit["zone"]) else -2.0) - _danger(view, unit, to)
    owner = next(player for player in view["players"] if f"home-{player['seat']}" == to)
    if owner["out"]:
        return -1.0
    return strike * _strike_worth(view, owner["player"]) * 0.4 - _danger(view, unit, to)


def _move_worths(view: View, me: int) -> list[float]:
    """What the best move of each unit is worth; in one turn about three of them move."""
    zones: Sequence[str] = view["zones"]
    worths = []
    for unit in view["players"][me]["units"]:
        if unit["zone"] != "reserves":
            there = zones[1:] if unit["zone"] == "contested" else zones[:1]
            worths.append(max(_move_worth(view, unit, zone) for zone in there) / max(1, unit["stars"] - 2))
    return [worth for worth in worths if worth > 0]


def _moves(view: View, decision: PickSome) -> list[Appraisal]:
    units = _units(view)

    def worth(option: str) -> float:
        name, _, to = option.partition(">")
        return _move_worth(view, units[name], to)

    return rival_groups(decision, worth)


def _combat_card(view: View, decision: Pick) -> list[Appraisal]:
    """The card that improves the exchange most; hands are refilled after every battle, so cards are cheap."""
    battle = view["battle"]
    units = _units(view)
    index = next(i for i, side in enumerate(battle["sides"]) if side["unit"] == decision.about["unit"])
    own, other = (battle["sides"][i] for i in (index, 1 - index))
    now = exchange(view, units[own["unit"]], units[other["unit"]], _shown(own), _shown(other))
    found = [Appraisal("pass", now + 0.05)]
    for name in decision.ids:
        if name != "pass":
            mine, theirs = _shown(own), _shown(other)
            extra = _foresee(CARDS[name], units[own["unit"]], mine, theirs)
            value = exchange(view, units[own["unit"]], units[other["unit"]], mine, theirs)
            found.append(Appraisal(name, value + extra))
    return found


def _shown(side: Mapping[str, Any]) -> Values:
    """The values a battle shows for one side now."""
    return Values(*(sum(amount for _, amount in side[stat]) for stat in ("attack", "damage", "defense")))


def _foresee(card: Card, unit: UnitView, mine: Values, theirs: Values) -> float:
    """Add what a card would change to the values; return what else it is worth."""
    assert card.bonus_stat is not None
    mine.add(card.bonus_stat, card.bonus)
    ability = card.ability
    if ability is None or not can_use(unit["stars"], unit["icons"], card):
        return 0.0
    extra = 0.0
    for effect in ability.effects:
        if isinstance(effect, Modify) and effect.condition is None and effect.per is None:
            if effect.target in ("self", "friendly_in_zone"):
                mine.add(effect.stat, effect.amount)
            else:
                theirs.add(effect.stat, effect.amount)
        elif isinstance(effect, PreventDamage):
            mine.prevented += effect.amount
        else:
            extra += 0.2
    return extra


def _bring_in(view: View, decision: PickSome) -> list[Appraisal]:
    """As many stars as possible."""
    units = _units(view)
    return rival_groups(decision, lambda option: units[option]["stars"] + units[option]["attack"] / 10)


def _dice(view: View, decision: Pick) -> list[Appraisal]:
    """Own dice are changed after a miss, the lowest first; those of the other side after a hit, the highest first."""
    sides = view["battle"]["sides"]
    rolled, other = (sides[index] for index in (decision.about["side"], 1 - decision.about["side"]))
    own = rolled["player"] == view["viewer"]
    score = sum(amount for _, amount in rolled["attack"]) + sum(rolled["dice"])
    hit = score >= sum(amount for _, amount in other["defense"])
    values = {"no": 6.0 if hit == own else 0.0, "yes": 1.0}
    for number, die in enumerate(rolled["dice"], start=1):
        values[f"die-{number}"] = 6.0 - die if own else die - 1.0
    return [Appraisal(option, values[option]) for option in decision.ids]


def _unit_choice(view: View, decision: Pick) -> list[Appraisal]:
    """Damage the biggest, repair the most damaged."""
    units = _units(view)
    return [
        Appraisal(option, 0.0 if option not in units else 1.0 + units[option]["stars"] + units[option]["tokens"])
        for option in decision.ids
    ]


def _move_away(view: View, decision: Pick) -> list[Appraisal]:
    """Send opposing units away; move own ones forward if that is worth it."""
    units = _units(view)
    found = []
    for option in decision.ids:
        name, _, to = option.partition(">")
        if option == "no":
            value = 0.0
        elif units[name]["owner"] != view["viewer"]:
            value = float(units[name]["stars"])
        else:
            value = _move_worth(view, units[name], to)
        found.append(Appraisal(option, value))
    return found


_JUDGES: dict[str, Callable[[View, Any], list[Appraisal]]] = {
    "deploy": _deploy,
    "objective-card": _objective_card,
    "action": _action,
    "moves": _moves,
    "attacks": _attacks,
    "objective": _target,
    "strikers": _strikers,
    "combat-card": _combat_card,
    "reserves": _bring_in,
    "carrier": _bring_in,
    "bring-in": _bring_in,
    "die": _dice,
    "reroll": _dice,
    "damage": _unit_choice,
    "repair": _unit_choice,
    "move-away": _move_away,
}
