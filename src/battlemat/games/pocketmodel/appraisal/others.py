"""Questions about units, dice and reserves that come up beside the actions."""

from __future__ import annotations

from battlemat.core.decision import Pick, PickSome
from battlemat.core.game import Appraisal
from battlemat.games.pocketmodel.appraisal.acting import move_worth
from battlemat.games.pocketmodel.appraisal.chances import View, units_of
from battlemat.games.pocketmodel.appraisal.groups import rival_groups


def any_but_no(view: View, decision: Pick) -> list[Appraisal]:
    """Abilities help their owner: take them, and take whatever comes first."""
    return [Appraisal(option, 0.0 if option == "no" else 1.0) for option in decision.ids]


def deploy(view: View, decision: PickSome) -> list[Appraisal]:
    if decision.alone:
        return [Appraisal(decision.alone, 1.0)]
    units = units_of(view)
    return [Appraisal(option, units[option]["attack"] + units[option]["shields"]) for option in decision.ids]


def bring_in(view: View, decision: PickSome) -> list[Appraisal]:
    """As many stars as possible."""
    units = units_of(view)
    return rival_groups(decision, lambda option: units[option]["stars"] + units[option]["attack"] / 10)


def dice(view: View, decision: Pick) -> list[Appraisal]:
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


def unit_choice(view: View, decision: Pick) -> list[Appraisal]:
    """Damage the biggest, repair the most damaged."""
    units = units_of(view)
    return [
        Appraisal(option, 0.0 if option not in units else 1.0 + units[option]["stars"] + units[option]["tokens"])
        for option in decision.ids
    ]


def move_away(view: View, decision: Pick) -> list[Appraisal]:
    """Send opposing units away; move own ones forward if that is worth it."""
    units = units_of(view)
    found = []
    for option in decision.ids:
        name, _, to = option.partition(">")
        if option == "no":
            value = 0.0
        elif units[name]["owner"] != view["viewer"]:
            value = float(units[name]["stars"])
        else:
            value = move_worth(view, units[name], to)
        found.append(Appraisal(option, value))
    return found
