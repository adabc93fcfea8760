"""How good answers look from a seat: what the regular bot plays and hints show. It knows the view, never the state.

Each judge values the options of one kind of question. All values are in damage points: what an attack is worth comes
from exact odds (`fighting.py`), what a place is worth from the objectives it holds or wins (`seat.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import hypot
from typing import Any, Final

from battlemat.core.decision import Decision, Place
from battlemat.core.game import Appraisal
from battlemat.games.shatterpoint.appraisal.fighting import EFFECTS, best_attack, clash_worth, printed_worth, tree_worth
from battlemat.games.shatterpoint.appraisal.places import appraise_places
from battlemat.games.shatterpoint.appraisal.seat import Seat, View
from battlemat.games.shatterpoint.appraisal.striking import strike_gain
from battlemat.games.shatterpoint.content import ABILITIES, STANCES

PASSES: Final = ("pass", "stop", "end")
FLIP_GAIN: Final = 0.5
"""A stance is flipped when the other one is so much better now."""

Judge = Callable[[Seat, str], float]


def appraise(view: View, decision: Decision[Any]) -> list[Appraisal]:
    """Good answers to a question, and what they look worth."""
    seat = Seat(view, decision)
    if isinstance(decision, Place):
        return appraise_places(seat, decision)
    judge = _JUDGES.get(decision.kind, _some_is_better)
    return [Appraisal(option.id, judge(seat, option.id)) for option in decision.options]


def _rest(option: str) -> str:
    return option.partition(":")[2]


def _some_is_better(seat: Seat, option: str) -> float:
    """Nobody judges it: an effect of ours is better than none."""
    return 0.0 if option in PASSES else EFFECTS.get(_rest(option), 0.5)


def _indifferent(seat: Seat, option: str) -> float:
    return 0.0


# The activation


def _act(seat: Seat, option: str) -> float:
    verb, _, rest = option.partition(":")
    unit = seat.about["unit"]
    if verb == "use":
        return _ability(seat, option)
    if verb == "flip":
        return _flip(seat, unit)
    if verb == "action":
        return _focus_first(seat, unit) if rest == "focus" else _ACTIONS[rest](seat, unit)
    return 0.05


def _combat(seat: Seat, unit: str) -> float:
    return sum(best_attack(seat, member) for member in seat.members(unit))


def _move(seat: Seat, unit: str) -> float:
    """To better ground, or to where an attack is possible if there is one to come."""
    strikes = seat.about.get("left", 0) > 1 and seat.may_still_attack()
    return sum(_step(seat, member, "advance", strikes) for member in seat.members(unit))


def _step(seat: Seat, member: View, kind: str, strikes: bool) -> float:
    return max(0.0, seat.gain_of_moving(member, kind), strike_gain(seat, member, kind) if strikes else 0.0)


def _focus(seat: Seat, unit: str) -> float:
    """One die more, if there is still an attack to come."""
    if not seat.may_still_attack():
        return 0.0
    return sum(best_attack(seat, member, more=1) - best_attack(seat, member) for member in seat.members(unit))


def _focus_first(seat: Seat, unit: str) -> float:
    """Before the attack, if the other action would not be better spent on anything else."""
    gain = _focus(seat, unit)
    others = max(judge(seat, unit) for judge in (_move, _recover, _take_cover))
    return gain + _combat(seat, unit) if seat.about["left"] > 1 and gain > others else gain


def _recover(seat: Seat, unit: str) -> float:
    return len(seat.members(unit)) * max((seat.need_of_healing(ally) for ally in seat.near_allies(unit)), default=0.0)


def _take_cover(seat: Seat, unit: str) -> float:
    """A die against shots, for who is in sight of shooters and not in a melee."""
    if any(member["engaged"] for member in seat.members(unit)):
        return 0.0
    return 0.3 + 0.4 * min(2, seat.shooters_around(unit)) - 0.2 * float(seat.units[unit]["hunker"])


_ACTIONS: Final[Mapping[str, Callable[[Seat, str], float]]] = {
    "combat": _combat,
    "move": _move,
    "focus": _focus,
    "recover": _recover,
    "take-cover": _take_cover,
}


def _flip(seat: Seat, unit: str) -> float:
    """Before the attack, when the other side of the card hits harder."""
    if not seat.may_still_attack():
        return -1.0
    other = seat.other_stance(unit)
    members = seat.members(unit)
    now = sum(best_attack(seat, member) for member in members)
    then = sum(best_attack(seat, member, stance=other) for member in members)
    return 20.0 if then > now + FLIP_GAIN else -1.0


def _ability(seat: Seat, option: str) -> float:
    """What an ability is worth less the Force it costs; what it does is told by its operations, if it has some."""
    if option in PASSES:
        return 0.0
    unit, _, name = _rest(option).partition(">")
    if unit not in seat.units or name not in ABILITIES:
        return 1.0
    ability = ABILITIES[name]
    return _benefit(seat, unit, name) - seat.price(ability.cost + seat.surcharge(unit))


def _benefit(seat: Seat, unit: str, name: str) -> float:
    known = [_OPS[type(op).__name__](seat, unit, op) for op in ABILITIES[name].ops if type(op).__name__ in _OPS]
    return sum(known) if known else 1.6


def _moving(seat: Seat, unit: str, op: Any) -> float:
    gains = [max(0.0, seat.gain_of_moving(c, op.kinds[0])) for c in seat.members(unit)]
    return sum(gains) if op.who == "each-member" else max(gains, default=0.0) + 0.6


_OPS: Final[Mapping[str, Callable[[Seat, str, Any], float]]] = {
    "Move": _moving,
    "Heal": lambda seat, unit, op: _recover(seat, unit),
    "Attack": lambda seat, unit, op: max((best_attack(seat, c) for c in seat.members(unit)), default=0.0),
    "Hunker": lambda seat, unit, op: _take_cover(seat, unit),
    "Afflict": lambda seat, unit, op: 1.2,
    "Damage": lambda seat, unit, op: float(op.amount),
    "Shed": lambda seat, unit, op: seat.need_of_healing(unit),
    "Push": lambda seat, unit, op: 1.0,
    "RefreshForce": lambda seat, unit, op: 0.8 * op.amount,
    "Grant": lambda seat, unit, op: 0.5,
}


def _pay(seat: Seat, option: str) -> float:
    """Damage instead of Force, when Force is short and the unit that suffers it can bear it; momentum at last."""
    if option == "pay:force":
        return -seat.price(seat.about["cost"])
    if option == "pay:momentum":
        return -3.0
    payer = _rest(option) if _rest(option) in seat.units else seat.about["unit"]
    return -0.6 * seat.about["cost"] if seat.room(payer) > seat.about["cost"] + 2 else -9.0


# Attacks


def _attack(seat: Seat, option: str) -> float:
    if option in PASSES:
        return 0.0
    type_, _, pair = option.partition(":")
    attacker, _, defender = pair.partition(">")
    return clash_worth(seat, attacker, defender, "melee" if type_ == "melee" else "ranged")


def _tree(seat: Seat, option: str) -> float:
    return tree_worth(seat, STANCES[seat.about["stance"]], _rest(option), seat.about["left"])


def _reroll(seat: Seat, option: str) -> float:
    """Our misses, their hits."""
    if option in PASSES or not seat.view["attacks"]:
        return 0.0
    attack = seat.view["attacks"][-1]
    face = _rest(option)
    ours = seat.owner(attack["defender" if "choose:block" in seat.options else "attacker"]) == seat.me
    return (1.0 if ours else -1.0) * (1.0 if face == "failure" else -0.1 if face == "expertise" else -1.0)


# Orders and plans


def _order(seat: Seat, option: str) -> float:
    """The unit with most to do now; putting a card aside costs Force."""
    verb, _, unit = option.partition(":")
    if verb == "activate" or seat.kind == "orders":
        return _outlook(seat, unit) if unit else _mean_outlook(seat)
    return _mean_outlook(seat) - 1.5 * seat.price(1)


def _outlook(seat: Seat, unit: str) -> float:
    """The two best things a unit could do now; a Wounded one stands up again."""
    worths = sorted((judge(seat, unit) for judge in _ACTIONS.values()), reverse=True)
    return sum(worths[:2]) + (1.0 if seat.units[unit]["wounded"] else 0.0)


def _mean_outlook(seat: Seat) -> float:
    waiting = [card for card in seat.player["deck"] if card in seat.units]
    return sum(_outlook(seat, unit) for unit in waiting) / len(waiting) if waiting else 0.0


def _stance(seat: Seat, option: str) -> float:
    return printed_worth(STANCES[_rest(option)])


def _map(seat: Seat, option: str) -> float:
    """Where our characters are nearer to the objectives than theirs."""
    chart = next(chart for chart in seat.about["maps"] if chart["id"] == _rest(option))
    spots = [o for o in seat.view["objectives"] if o["id"] in chart["active"]]
    return sum(_nearest(seat, seat.foe, spot) - _nearest(seat, seat.me, spot) for spot in spots)


def _nearest(seat: Seat, player: int, spot: View) -> float:
    return min((hypot(c["x"] - spot["x"], c["y"] - spot["y"]) for c in seat.characters_of(player)), default=0.0)


# Who and what


def _target(seat: Seat, option: str) -> float:
    """A foe easy to wound, an ally with much to do."""
    if option in PASSES:
        return 0.0
    name = _rest(option).rpartition(">")[2]
    unit = seat.unit_of(name)
    if unit is None:
        return EFFECTS.get(name, 0.5)
    if unit["owner"] == seat.foe:
        return 1.0 + 2.0 / max(1, seat.room(unit["id"])) + (1.0 if seat.contests(unit) else 0.0)
    return 0.5 + 0.3 * _outlook(seat, unit["id"])


def _heal(seat: Seat, option: str) -> float:
    if option in PASSES:
        return 0.0
    what, _, unit = option.partition(":")
    return seat.need_of_healing(unit) + (0.0 if what == "damage" else 0.3)


def _movement(seat: Seat, option: str) -> float:
    if option in PASSES:
        return 0.0
    kind, _, character = option.partition(":")
    mover = seat.characters[character]
    gain = seat.gain_of_moving(mover, kind)
    return max(gain, strike_gain(seat, mover, kind) - 0.05) if seat.attacks_later(mover) else gain


def _character(seat: Seat, option: str) -> float:
    return 0.0 if option in PASSES else 0.5


def _momentum(seat: Seat, option: str) -> float:
    """Momentum spent for spaces on the tracker costs a unit besides: not worth it."""
    return 0.0 if option in PASSES else -float(_rest(option))


_JUDGES: Final[Mapping[str, Judge]] = {
    "act": _act,
    "attack": _attack,
    "character": _character,
    "edge": _indifferent,
    "free-ability": lambda seat, option: 0.0 if option in PASSES else _benefit(seat, *_pair(option)),
    "heal": _heal,
    "joker": lambda seat, option: float(option == "keep"),
    "joker-unit": _order,
    "map": _map,
    "mission": _indifferent,
    "momentum": _momentum,
    "movement": _movement,
    "order-card": _order,
    "orders": _order,
    "pay": _pay,
    "react": _ability,
    "reroll": _reroll,
    "squad": _indifferent,
    "stance": _stance,
    "tactic": _indifferent,
    "target": _target,
    "tree": _tree,
}


def _pair(option: str) -> tuple[str, str]:
    unit, _, name = _rest(option).partition(">")
    return unit, name
