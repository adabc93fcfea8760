"""What a side makes of its own dice in a Modify Dice step, played as well as can be, with exact chances.

The dice are a *hand*: how many that may still be rerolled show each face (good ones first, then focus results, then
blanks), and after them as many numbers for dice that may not. What a final hand is worth to whoever rolled it depends
on the number of its good results, of which more are never worse; of equal worth, attackers like crits better, and
defenders to keep what they have.

Worths decide only what is done, and are floats. The chances are whole numbers: so many of 8 to the power of the dice
that were rolled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from battlemat.games.xwing.combat.dice import ALL, Add, Change, Reroll
from battlemat.games.xwing.combat.odds import ANY, ATTACK_FACES, BETTER, DEFENSE_FACES
from battlemat.games.xwing.odds.means import BASIC, CALCULATE, EVADE, FOCUS, FORCE, Mod
from battlemat.odds import roll

Hand = tuple[int, ...]
Purse = tuple[int, ...]


class Kind(NamedTuple):
    """Attack or defense dice: their faces and how often a die has them."""

    faces: tuple[str, ...]
    sides: tuple[int, ...]
    evades: bool
    goods: int
    """How many of the faces are good, the first ones."""


ATTACK: Final = Kind(tuple(ATTACK_FACES), tuple(ATTACK_FACES.values()), evades=False, goods=2)
LOCK_PLACE: Final = BASIC.index("lock")
DEFENSE: Final = Kind(tuple(DEFENSE_FACES), tuple(DEFENSE_FACES.values()), evades=True, goods=1)


class Ready(NamedTuple):
    """A mod with the places of the purse that it takes from, its bit, and the bits of all that it excludes."""

    mod: Mod
    takes: tuple[tuple[int, int], ...]
    bars: int

    def payable(self, used: int, purse: Purse) -> bool:
        return not used & self.bars and all(purse[place] >= number for place, number in self.takes)

    def paid(self, purse: Purse) -> Purse:
        if not self.takes:
            return purse
        left = list(purse)
        for place, number in self.takes:
            left[place] -= number
        return tuple(left)


class Result(NamedTuple):
    """What a hand comes to: good results, crits among them, and what is left of the purse."""

    good: int
    crits: int
    purse: Purse


class Action(NamedTuple):
    """A mod that is used before results are changed: these fresh dice are rolled again (none: a die is added)."""

    ready: Ready
    effect: Reroll | Add
    again: Hand


def readied(mods: Sequence[Mod], names: Sequence[str]) -> tuple[Ready, ...]:
    """Mods with bits of their own; one that takes what no purse has cannot be used and is left out."""
    groups = [mod.group or str(number) for number, mod in enumerate(mods)]
    bars = {group: sum(1 << number for number, other in enumerate(groups) if other == group) for group in groups}
    return tuple(
        Ready(mod, tuple((names.index(what), number) for what, number in mod.takes), bars[groups[number]])
        for number, mod in enumerate(mods)
        if all(what in names for what, _ in mod.takes)
    )


@lru_cache(maxsize=256)
def falls(sides: tuple[int, ...], number: int) -> tuple[tuple[Hand, int], ...]:
    """How some dice fall, with weights that are 8 to the power of their number together."""
    return tuple(roll(dict(enumerate(sides)), number).weights.items())


@lru_cache(maxsize=256)
def merged_falls(sides: tuple[int, ...], number: int) -> tuple[tuple[int, int, float], ...]:
    """The same as good results, focus results and chances."""
    found: dict[tuple[int, int], int] = {}
    for hand, weight in falls(sides, number):
        key = sum(hand[:-2]), hand[-2]
        found[key] = found.get(key, 0) + weight
    return tuple((good, eyes, weight / 8**number) for (good, eyes), weight in found.items())


class Step:
    """The roller's part of a step. `worth[n]` is what n good results are worth."""

    def __init__(self, kind: Kind, mods: Sequence[Ready], worth: Sequence[float]) -> None:
        self.kind = kind
        self.worth = worth
        self.changes = [one for one in mods if any(isinstance(way, Change) for way in one.mod.effects)]
        self.actions = [one for one in mods if any(not isinstance(way, Change) for way in one.mod.effects)]
        self.exact = any(
            isinstance(way, Reroll) and (way.exactly or way.anew) for one in mods for way in one.mod.effects
        )
        self.picky = any(_from(one, "blank") for one in self.changes) or any(one.mod.when for one in mods)
        """Whether it matters which dice are left blank."""
        self.eye_changes = sum(_from(one, "focus") for one in self.changes)
        self.focus_wanted = any(place == FOCUS for one in mods for place, _ in one.takes)
        self.upgrades = [one for one in self.changes if _to(one, "crit")]
        self.plain = not kind.evades and not self.changes and all(_plain(one) for one in self.actions)
        self._best: dict[tuple[Hand, int, Purse], tuple[float, Action | None]] = {}
        self._gains: dict[tuple[int, int, int, Purse], int] = {}
        self._strikes: dict[tuple[int, int, int, int, int, Purse], tuple[int, int]] = {}

    # What to do

    def best(self, hand: Hand, used: int, purse: Purse) -> tuple[float, Action | None]:
        """The worth of a hand that is played as well as can be, and what to do first; None: change results."""
        key = self._merged(hand), used, purse
        found = self._best.get(key)
        if found is None:
            found = self._best[key] = self._look(*key)
        return found

    def _merged(self, hand: Hand) -> Hand:
        """A hand of six numbers: good results all alike, and as if they were fixed where nothing rerolls them."""
        good, eyes, blanks = sum(hand[: self.kind.goods]), hand[self.kind.goods], hand[self.kind.goods + 1]
        size = len(self.kind.faces)
        fixed = hand[size:]
        done = sum(fixed[:-2])
        if not self.exact:
            good, done = 0, done + good
        return good, eyes, blanks, done, fixed[-2], fixed[-1]

    def _look(self, hand: Hand, used: int, purse: Purse) -> tuple[float, Action | None]:
        good, eyes, blanks, done, fixed_eyes, fixed_blanks = hand
        gain = self.gain(eyes + fixed_eyes, blanks + fixed_blanks, used, purse)
        best, first = self.worth[good + done + gain], None
        if self.plain and not self._scarce(sum(hand), purse):
            for action in self._possible(hand, used, purse):
                return self._after(hand, action, used | action.ready.bars, action.ready.paid(purse)), action
        for action in self._possible(hand, used, purse):
            worth = self._after(hand, action, used | action.ready.bars, action.ready.paid(purse))
            if worth > best + BETTER or (action.ready.mod.must and first is None):
                best, first = worth, action
        return best, first

    @staticmethod
    def _scarce(dice: int, purse: Purse) -> bool:
        """Whether some focus results can be changed, but perhaps not all: then rerolling one may do harm."""
        return not purse[FOCUS] and 0 < purse[CALCULATE] + purse[FORCE] < dice

    def _possible(self, hand: Hand, used: int, purse: Purse) -> Iterator[Action]:
        for ready in self.actions:
            if ready.payable(used, purse) and holds(ready.mod, hand):
                for effect in ready.mod.effects:
                    if isinstance(effect, Add):
                        yield Action(ready, effect, ())
                    elif isinstance(effect, Reroll):
                        for again in self._choices(hand, effect, used, purse):
                            yield Action(ready, effect, again)

    def _choices(self, hand: Hand, effect: Reroll, used: int, purse: Purse) -> Iterator[Hand]:
        """Which dice may be worth a reroll: good results, focus results, blanks."""
        if effect.anew:
            yield (hand[0] + hand[3], hand[1] + hand[4], hand[2] + hand[5])
            return
        able = able_dice(hand[:3], effect.faces)
        if effect.exactly:
            number = min(effect.number, sum(able))
            yield from (again for again in product(*(range(one + 1) for one in able)) if 0 < sum(again) == number)
            return
        _, eyes, blanks = able
        for some in self._eyes_again(sum(hand), eyes, blanks, effect.number, purse):
            most = min(blanks, effect.number - some)
            for other in range(0 if self.picky else most, most + 1):
                if some + other:
                    yield 0, some, other

    def _eyes_again(self, dice: int, eyes: int, blanks: int, most: int, purse: Purse) -> range:
        """How many focus results may be worth it: not one that is changed anyway; one that cannot be is a blank."""
        if purse[FOCUS] and not self.focus_wanted:
            return range(1)
        singles = purse[CALCULATE] + purse[FORCE]
        if singles >= dice and not self.picky:
            return range(1)
        if not singles and not self.eye_changes and not purse[FOCUS] and not self.picky:
            rest = min(eyes, max(0, most - blanks))
            return range(rest, rest + 1)
        return range(min(eyes, most) + 1)

    def _after(self, hand: Hand, action: Action, used: int, purse: Purse) -> float:
        good, eyes, blanks, done, fixed_eyes, fixed_blanks = hand
        if isinstance(action.effect, Add):
            return self.best(self._wide(added_to(hand, action.effect)), used, purse)[0]
        again = action.again
        number = sum(again)
        total = 0.0
        for new, new_eyes, chance in merged_falls(self.kind.sides, number):
            new_blanks = number - new - new_eyes
            if action.effect.anew:
                after: Hand = (new, new_eyes, new_blanks, 0, 0, 0)
            else:
                after = (
                    good - again[0], eyes - again[1], blanks - again[2],
                    done + new, fixed_eyes + new_eyes, fixed_blanks + new_blanks,
                )  # fmt: skip
            total += chance * self.best(self._wide(after), used, purse)[0]
        return total

    def _wide(self, hand: Hand) -> Hand:
        """A merged hand as one with all faces."""
        if self.kind.evades:
            return hand
        return hand[0], 0, hand[1], hand[2], hand[3], 0, hand[4], hand[5]

    # Changing results

    def gain(self, eyes: int, blanks: int, used: int, purse: Purse) -> int:
        """How many more good results changes and tokens can make of so many focus results and blanks."""
        if not self.changes:
            return self._by_tokens(eyes, blanks, purse)
        key = eyes, blanks, used, purse
        found = self._gains.get(key)
        if found is None:
            found = self._by_tokens(eyes, blanks, purse)
            for ready in self.changes:
                if ready.payable(used, purse):
                    left = ready.paid(purse)
                    for less, fewer, more in turns(ready.mod, eyes, blanks):
                        found = max(found, more + self.gain(less, fewer, used | ready.bars, left))
            self._gains[key] = found
        return found

    def _by_tokens(self, eyes: int, blanks: int, purse: Purse) -> int:
        turned = min(eyes, ANY if purse[FOCUS] else purse[CALCULATE] + purse[FORCE])
        return turned + min(purse[EVADE], eyes - turned + blanks) if self.kind.evades else turned

    def settled(self, hand: Hand, used: int, purse: Purse) -> Result:
        """What a hand comes to when its results are changed as well as can be."""
        shown = [fresh + fixed for fresh, fixed in zip(hand, hand[len(self.kind.faces) :], strict=False)]
        if self.kind.evades:
            return self._defended(shown[0], shown[1], shown[2], used, purse)
        hits, crits, eyes, blanks = shown
        if not self.changes:
            hits += self._by_tokens(eyes, blanks, purse)
            return Result(hits + crits, crits, purse)
        return Result(*self._struck(hits, crits, eyes, blanks, used, purse), purse)

    def _struck(self, hits: int, crits: int, eyes: int, blanks: int, used: int, purse: Purse) -> tuple[int, int]:
        """The most results there can be, and the most crits among so many."""
        key = hits, crits, eyes, blanks, used, purse
        known = self._strikes.get(key)
        if known is not None:
            return known
        best = hits + crits + self._by_tokens(eyes, blanks, purse), crits
        for spent, turned in token_moves(eyes, purse):
            if self.upgrades:
                best = max(best, self._struck(hits + turned, crits, eyes - turned, blanks, used, spent))
        for ready in self.changes:
            if ready.payable(used, purse):
                left, barred = ready.paid(purse), used | ready.bars
                for after in strikes(ready.mod, (hits, crits, eyes, blanks)):
                    best = max(best, self._struck(*after, barred, left))
        self._strikes[key] = best
        return best

    def _defended(self, evades: int, eyes: int, blanks: int, used: int, purse: Purse) -> Result:
        """The least spent for the most that evades can be worth."""
        found = spend_evades(evades, eyes, blanks, purse, self.worth)
        best = self.worth[found.good], sum(found.purse), found
        for ready in self.changes:
            if ready.payable(used, purse):
                left = ready.paid(purse)
                for less, fewer, more in turns(ready.mod, eyes, blanks):
                    after = self._defended(evades + more, less, fewer, used | ready.bars, left)
                    one = self.worth[after.good], sum(after.purse), after
                    if one[0] > best[0] + BETTER or (one[0] > best[0] - BETTER and one[1] > best[1]):
                        best = one
        return best[2]

    # Chances

    def played(self, hands: dict[Hand, int], purse: Purse) -> tuple[dict[Result, int], int]:
        """All results of some hands with their weights, and by what power of 8 all weights have grown."""
        open_ = {(hand, 0, purse): weight for hand, weight in hands.items()}
        results: dict[Result, int] = {}
        power = 0
        while open_:
            steps = [(state, weight, self.best(*state)[1]) for state, weight in open_.items()]
            most = max((sum(action.again) for _, _, action in steps if action is not None), default=0)
            power += most
            results = {result: weight << 3 * most for result, weight in results.items()} if most else results
            open_ = {}
            for state, weight, action in steps:
                if action is None:
                    result = self.settled(*state)
                    results[result] = results.get(result, 0) + (weight << 3 * most)
                else:
                    number = sum(action.again)
                    factor = weight << 3 * (most - number)
                    for after, often in self._followed(state, action):
                        open_[after] = open_.get(after, 0) + factor * often
        return results, power

    def _followed(
        self, state: tuple[Hand, int, Purse], action: Action
    ) -> Iterator[tuple[tuple[Hand, int, Purse], int]]:
        hand, used, purse = state
        used, purse = used | action.ready.bars, action.ready.paid(purse)
        size = len(self.kind.faces)
        if isinstance(action.effect, Add):
            place = self.kind.faces.index(action.effect.face)
            yield (tuple(one + (at == place) for at, one in enumerate(hand)), used, purse), 1
            return
        if action.effect.anew:
            held, fixed = (0,) * size, hand[size:]
            for new, often in falls(self.kind.sides, sum(action.again)):
                yield ((*new, *held), used, purse), often
            return
        held, fixed = lifted(hand[:size], action.again), hand[size:]
        for new, often in falls(self.kind.sides, sum(action.again)):
            yield ((*held, *(one + more for one, more in zip(fixed, new, strict=True))), used, purse), often


def _plain(ready: Ready) -> bool:
    """Whether it only rerolls what its player likes, for nothing or for a lock."""
    kinds = all(isinstance(way, Reroll) and not (way.faces or way.exactly or way.anew) for way in ready.mod.effects)
    return kinds and not ready.mod.when and all(place == LOCK_PLACE for place, _ in ready.takes)


def _from(ready: Ready, face: str) -> bool:
    return any(isinstance(way, Change) and face in way.faces for way in ready.mod.effects)


def _to(ready: Ready, face: str) -> bool:
    return any(isinstance(way, Change) and way.to == face for way in ready.mod.effects)


def holds(mod: Mod, hand: Hand) -> bool:
    """Whether a merged hand is as a mod asks."""
    if mod.when == "all blank":
        return sum(hand) == hand[2] + hand[5] > 0
    return mod.when != "two dice" or sum(hand) <= 2


def able_dice(fresh: Hand, faces: tuple[str, ...]) -> Hand:
    """How many good results, focus results and blanks may be rerolled."""
    if not faces:
        return fresh
    return (fresh[0] if set(faces) - {"focus", "blank"} else 0, *(
        number if face in faces else 0 for face, number in zip(("focus", "blank"), fresh[1:], strict=True)
    ))  # fmt: skip


def added_to(hand: Hand, effect: Add) -> Hand:
    """A merged hand with one more die, which can be rerolled (XW-ATK-44)."""
    place = {"focus": 1, "blank": 2}.get(effect.face, 0)
    return tuple(one + (at == place) for at, one in enumerate(hand))


def lifted(fresh: Hand, again: Hand) -> Hand:
    """The fresh dice that are left when some are taken up: of good ones hits go first."""
    goods = list(fresh[:-2])
    left = again[0]
    for at, number in enumerate(goods):
        goods[at] -= min(number, left)
        left -= min(number, left)
    return (*goods, fresh[-2] - again[1], fresh[-1] - again[2])


def turns(mod: Mod, eyes: int, blanks: int) -> Iterator[tuple[int, int, int]]:
    """What a change may make of focus results and blanks: focus results, blanks, and good results more."""
    for way in mod.effects:
        if isinstance(way, Change):
            some, other = eyes if "focus" in way.faces else 0, blanks if "blank" in way.faces else 0
            number = min(way.number, some + other)
            for taken in range(max(0, number - other), min(some, number) + 1) if number else ():
                if way.to == "focus":
                    yield eyes - taken + number, blanks - (number - taken), 0
                else:
                    yield eyes - taken, blanks - (number - taken), number


def token_moves(eyes: int, purse: Purse) -> Iterator[tuple[Purse, int]]:
    """Single tokens that turn focus results to hits: what is left of the purse, and how many are turned."""
    for place, number in ((CALCULATE, 1), (FORCE, 1), (FOCUS, ALL)):
        if eyes and purse[place]:
            yield tuple(one - (at == place) for at, one in enumerate(purse)), min(eyes, number)


def strikes(mod: Mod, shown: tuple[int, int, int, int]) -> Iterator[tuple[int, int, int, int]]:
    """What a change may make of attack dice: hits, crits, focus results, blanks."""
    faces = ATTACK.faces
    for way in mod.effects:
        if not isinstance(way, Change):
            continue
        able = [
            number if face in way.faces and face != way.to else 0 for face, number in zip(faces, shown, strict=True)
        ]
        number = min(way.number, sum(able))
        for taken in product(*(range(one + 1) for one in able)) if number else ():
            if sum(taken) == number:
                after = [one - less for one, less in zip(shown, taken, strict=True)]
                after[faces.index(way.to)] += number
                yield after[0], after[1], after[2], after[3]


def spend_evades(evades: int, eyes: int, blanks: int, purse: Purse, worth: Sequence[float]) -> Result:
    """The evade results worth having, for as few tokens as will do: a focus token where it saves others."""
    singles = purse[CALCULATE] + purse[FORCE]
    plain = min(eyes, singles)
    plain += min(purse[EVADE], eyes - plain + blanks)
    turned = eyes + min(purse[EVADE], blanks) if purse[FOCUS] and eyes else 0
    most = max(plain, turned)
    if not most:
        return Result(evades, 0, purse)
    top = worth[evades + most]
    need = next(more for more in range(most + 1) if worth[evades + more] > top - BETTER)
    by_focus = 1 + max(0, need - eyes)
    if need > plain or (turned >= need and by_focus < need):
        return Result(evades + max(need, eyes), 0, _less(purse, 1, 0, 0, max(0, need - eyes)))
    calculates = min(eyes, need, purse[CALCULATE])
    tokens = min(purse[EVADE], need - calculates)
    return Result(evades + need, 0, _less(purse, 0, calculates, need - calculates - tokens, tokens))


def _less(purse: Purse, focus: int, calculates: int, force: int, tokens: int) -> Purse:
    return (purse[0] - focus, purse[1] - calculates, purse[2] - force, purse[3] - tokens, *purse[4:])
