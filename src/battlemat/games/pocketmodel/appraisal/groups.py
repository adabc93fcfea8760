"""Choosing several things at once: the best group within a budget, and groups to compare it with."""

from __future__ import annotations

from collections.abc import Callable

from battlemat.core.decision import PickSome
from battlemat.core.game import Appraisal

EXTRA = 1e-6
"""By so much the best group is better than its rivals at least."""


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
