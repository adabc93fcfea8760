"""One attack, from the roll of the attack dice to the results that are left, both sides playing as well as can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from battlemat.games.xwing.combat.dice import Change, Reroll
from battlemat.games.xwing.combat.odds import BETTER, AttackDice, Damage, left_of, neutralized
from battlemat.games.xwing.odds.means import BASIC, Means, Mod
from battlemat.games.xwing.odds.step import ATTACK, DEFENSE, Hand, Kind, Purse, Ready, Result, Step, falls, readied
from battlemat.odds import Spread


class Side(NamedTuple):
    """A side of an attack: its dice, and what it may do; `reinforced` and `crits_first` are the defender's."""

    dice: int
    means: Means = Means()
    reinforced: int = 0
    crits_first: bool = False


class Outcome(NamedTuple):
    """How an attack ends: results that get through, and the defender's purse."""

    damage: Damage
    purse: Purse


NO_MEANS: Final = Means()


class Weighed(NamedTuple):
    """Outcomes with weights that are 8 to some power together."""

    weights: dict[tuple[int, Purse], int]
    power: int


def names_of(means: Means) -> tuple[str, ...]:
    """What a purse holds, in the order of its numbers."""
    return (*BASIC, *(name for name, _ in means.purse if name not in BASIC))


def purse_of(means: Means) -> Purse:
    held = dict(means.purse)
    return tuple(held.get(name, 0) for name in names_of(means))


class Guard:
    """A defender against whoever has these means to spoil its dice; whom it helps against whom it need not know."""

    def __init__(self, green: Side, red: Means = NO_MEANS) -> None:
        self.green = green
        self.red_purse = purse_of(red)
        names = names_of(red)
        self.mods = readied(green.means.own, names_of(green.means))
        self.spoils = readied(red.other, names)
        self.cancels = sum(ready.payable(0, self.red_purse) for ready in readied(red.cancels, names))
        self._ends: dict[tuple[int, Purse], Weighed] = {}

    def mean(self, results: int, purse: Purse) -> float:
        """The mean damage of so many results."""
        ends = self.ends(results, purse)
        reinforced = self.green.reinforced
        total = sum([weight * left_of(results, evades, reinforced) for (evades, _), weight in ends.weights.items()])
        return float(total / 8**ends.power)

    def ends(self, results: int, purse: Purse) -> Weighed:
        """The evade results that count against so many results, and what is left of the defender's purse."""
        key = results, purse
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._defended(results, purse)
        return found

    def _defended(self, results: int, purse: Purse) -> Weighed:
        if not results:
            return Weighed({(0, purse): 1}, 0)
        step = self.step(results)
        rolled = {(*hand, 0, 0, 0): weight for hand, weight in falls(DEFENSE.sides, self.green.dice)}
        groups, power = self.spoiling(step, purse).played(rolled, self.red_purse)
        merged: dict[Hand, int] = {}
        for hands in groups.values():
            for hand, weight in hands.items():
                merged[hand] = merged.get(hand, 0) + weight
        ends, grown = step.played(merged, purse)
        weights: dict[tuple[int, Purse], int] = {}
        for (good, _, left), weight in ends.items():
            end = max(0, good - self.cancels), left
            weights[end] = weights.get(end, 0) + weight
        return Weighed(weights, self.green.dice + power + grown)

    def step(self, results: int) -> Step:
        """The defender's part of the Modify Dice step against so many results."""
        worth = [-float(self._passed(results, evades)) for evades in range(most_dice(self.green.dice, self.mods) + 1)]
        return Step(DEFENSE, self.mods, worth)

    def spoiling(self, step: Step, purse: Purse) -> Spoiling:
        """The attacker's part of it."""
        return Spoiling(DEFENSE, self.spoils, lambda _: step, purse)

    def _passed(self, results: int, evades: int) -> int:
        return left_of(results, max(0, evades - self.cancels), self.green.reinforced)


def most_dice(dice: int, mods: Sequence[Ready]) -> int:
    """How many dice there may be when all have been added."""
    return dice + sum(ready.mod.adds for ready in mods)


class Exchange:
    """An attack of one side on the other. Defenders may come to it with less in their purses than they began with."""

    def __init__(self, red: Side, green: Side, guard: Guard | None = None) -> None:
        self.red = red
        self.green = green
        self.guard = guard or Guard(green, red.means)
        self.purse = purse_of(red.means)
        self.attacks = readied(red.means.own, names_of(red.means))
        self.spoils = readied(green.means.other, names_of(green.means))
        self._steps: dict[Purse, Step] = {}

    def outcomes(self, purse: Purse) -> Spread[Outcome]:
        """All that may come of it, against a defender with this purse."""
        finals = self._attacked(purse)
        power = max(self.guard.ends(good, left).power for good, _, left in finals)
        weights: dict[Outcome, int] = {}
        for (good, crits, left), weight in finals.items():
            ends = self.guard.ends(good, left)
            scaled = weight << 3 * (power - ends.power)
            for (evades, kept), often in ends.weights.items():
                outcome = Outcome(self._left(good - crits, crits, evades), kept)
                weights[outcome] = weights.get(outcome, 0) + scaled * often
        return Spread(weights)

    def _left(self, hits: int, crits: int, evades: int) -> Damage:
        if not self.green.crits_first:
            return neutralized(AttackDice(hits, crits, 0, 0), evades, reinforced=self.green.reinforced)
        kept = max(0, crits - evades)
        left = left_of(hits + crits, evades, self.green.reinforced)
        return Damage(left - min(kept, left), min(kept, left))

    def _attacked(self, purse: Purse) -> dict[Result, int]:
        """Results of the attacker, with the defender's purse in place of his own."""
        rolled = {(*hand, 0, 0, 0, 0): weight for hand, weight in falls(ATTACK.sides, self.red.dice)}
        groups, _ = Spoiling(ATTACK, self.spoils, self.step, self.purse).played(rolled, purse)
        played = [(left, *self.step(left).played(hands, self.purse)) for left, hands in groups.items()]
        most = max(grown for _, _, grown in played)
        found: dict[Result, int] = {}
        for left, results, grown in played:
            for (good, crits, _), weight in results.items():
                result = Result(good, crits, left)
                found[result] = found.get(result, 0) + (weight << 3 * (most - grown))
        return found

    def step(self, purse: Purse) -> Step:
        """The attacker's part of the Modify Dice step against a defender with this purse."""
        step = self._steps.get(purse)
        if step is None:
            worth = [self.guard.mean(good, purse) for good in range(most_dice(self.red.dice, self.attacks) + 1)]
            step = self._steps[purse] = Step(ATTACK, self.attacks, worth)
        return step


class Spoiling:
    """What one side does to the dice of the other before their owner modifies them (XW-ATK-40, XW-ATK-64)."""

    def __init__(self, kind: Kind, mods: Sequence[Ready], step_of: Callable[[Purse], Step], owner: Purse) -> None:
        self.kind = kind
        self.mods = mods
        self.step_of = step_of
        self.owner = owner

    def played(self, hands: dict[Hand, int], purse: Purse) -> tuple[dict[Purse, dict[Hand, int]], int]:
        """The hands that are left by the purses that are left, and by what power of 8 their weights have grown."""
        done: dict[Purse, dict[Hand, int]] = {}
        if not self.mods:
            return {purse: hands}, 0
        open_ = {(hand, 0, purse): weight for hand, weight in hands.items()}
        power = 0
        while open_:
            steps = [(state, weight, self.best(*state)[1]) for state, weight in open_.items()]
            most = max((way.number for _, _, way in steps if way is not None), default=0)
            power += most
            done = {left: {hand: one << 3 * most for hand, one in ends.items()} for left, ends in done.items()}
            open_ = {}
            for state, weight, way in steps:
                if way is None:
                    ends = done.setdefault(state[2], {})
                    ends[state[0]] = ends.get(state[0], 0) + (weight << 3 * most)
                else:
                    for after, often in way.after:
                        key = after, way.used, way.purse
                        open_[key] = open_.get(key, 0) + (weight << 3 * (most - way.number)) * often
        return done, power

    def best(self, hand: Hand, used: int, purse: Purse) -> tuple[float, Way | None]:
        """The least worth for the owner of the dice, and what to do first."""
        best: tuple[float, Way | None] = self.step_of(purse).best(hand, 0, self.owner)[0], None
        for way in self._ways(hand, used, purse):
            total = sum([often * self.best(after, way.used, way.purse)[0] for after, often in way.after])
            worth = total / 8**way.number
            if worth < best[0] - BETTER or (way.mod.must and best[1] is None):
                best = worth, way
        return best

    def _ways(self, hand: Hand, used: int, purse: Purse) -> Iterator[Way]:
        for ready in self.mods:
            if not ready.payable(used, purse):
                continue
            barred, left = used | ready.bars, ready.paid(purse)
            for effect in ready.mod.effects:
                if isinstance(effect, Reroll):
                    for again in product(
                        *(range(self._able(hand, at, effect) + 1) for at in range(len(self.kind.faces)))
                    ):
                        if 0 < sum(again) <= effect.number and self._enough(hand, again, effect):
                            yield Way(tuple(self._rerolled(hand, again)), sum(again), barred, left, ready.mod)
                elif isinstance(effect, Change):
                    for face in effect.faces:
                        after = self._turned(hand, face, effect)
                        if after != hand:
                            yield Way(((after, 1),), 0, barred, left, ready.mod)

    def _able(self, hand: Hand, at: int, effect: Reroll) -> int:
        return hand[at] if not effect.faces or self.kind.faces[at] in effect.faces else 0

    def _enough(self, hand: Hand, again: Hand, effect: Reroll) -> bool:
        """Where exactly so many must be rerolled, no fewer are."""
        able = sum(self._able(hand, at, effect) for at in range(len(self.kind.faces)))
        return not effect.exactly or sum(again) == min(effect.number, able)

    def _rerolled(self, hand: Hand, again: Hand) -> Iterator[tuple[Hand, int]]:
        size = len(self.kind.faces)
        held = [one - less for one, less in zip(hand, again, strict=False)]
        for new, often in falls(self.kind.sides, sum(again)):
            yield (*held, *(one + more for one, more in zip(hand[size:], new, strict=True))), often

    def _turned(self, hand: Hand, face: str, effect: Change) -> Hand:
        """Of equal dice those that cannot be rerolled any more are turned first, as at the table."""
        size, after, left = len(self.kind.faces), list(hand), effect.number
        at, to = self.kind.faces.index(face), self.kind.faces.index(effect.to)
        for shift in (size, 0):
            number = min(left, after[at + shift])
            after[at + shift] -= number
            after[to + shift] += number
            left -= number
        return tuple(after)


class Way(NamedTuple):
    """A way to spoil a hand: what it may become, with weights that are 8 to the power of `number` together."""

    after: tuple[tuple[Hand, int], ...]
    number: int
    used: int
    purse: Purse
    mod: Mod
