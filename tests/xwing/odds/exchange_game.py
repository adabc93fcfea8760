"""An attack with cards, played out die by die: every choice of every die in every order, with exact chances.

It knows no policy and no shortcut, only what the mods allow. The attacker takes what is worth most, the defender least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from battlemat.games.xwing.combat.dice import ATTACK_FACES, DEFENSE_FACES, Add, Change, Reroll
from battlemat.games.xwing.odds.exchange import Side
from battlemat.games.xwing.odds.means import Mod

Die = tuple[str, bool]
Dice = tuple[Die, ...]
Purse = tuple[tuple[str, int], ...]
SIDES = {"attack": ATTACK_FACES, "defense": DEFENSE_FACES}
GOOD = {"attack": "hit", "defense": "evade"}


class Hand(NamedTuple):
    dice: Dice
    mods: tuple[Mod, ...]
    purse: Purse


@cache
def rolls(kind: str, number: int) -> tuple[tuple[tuple[str, ...], Fraction], ...]:
    counted = Counter(tuple(sorted(faces)) for faces in product(SIDES[kind], repeat=number))
    return tuple((faces, Fraction(ways, 8**number)) for faces, ways in counted.items())


def paid(purse: Purse, takes: tuple[tuple[str, int], ...]) -> Purse | None:
    left = dict(purse)
    for what, number in takes:
        left[what] = left.get(what, 0) - number
    return None if min(left.values(), default=0) < 0 else tuple(sorted(left.items()))


def applies(mod: Mod, dice: Dice) -> bool:
    if mod.when == "all blank":
        return bool(dice) and all(face == "blank" for face, _ in dice)
    return mod.when != "two dice" or len(dice) <= 2


def afterwards(kind: str, dice: Dice, effect: Reroll | Change | Add) -> Iterator[list[tuple[Dice, Fraction]]]:
    """Every way to use an effect, each as the hands it leads to with their chances."""
    if isinstance(effect, Add):
        yield [(tuple(sorted((*dice, (effect.face, False)))), Fraction(1))]
    elif isinstance(effect, Change):
        yield from turned(dice, effect)
    elif effect.anew:
        yield [(tuple(sorted((face, False) for face in faces)), chance) for faces, chance in rolls(kind, len(dice))]
    else:
        yield from rerolled(kind, dice, effect)


def turned(dice: Dice, effect: Change) -> Iterator[list[tuple[Dice, Fraction]]]:
    able = [at for at, (face, _) in enumerate(dice) if face in effect.faces and face != effect.to]
    number = min(effect.number, len(able))
    found = {
        tuple(sorted((effect.to, done) if at in chosen else (face, done) for at, (face, done) in enumerate(dice)))
        for chosen in combinations(able, number)
    }
    yield from ([(after, Fraction(1))] for after in sorted(found) if number)


def rerolled(kind: str, dice: Dice, effect: Reroll) -> Iterator[list[tuple[Dice, Fraction]]]:
    able = [at for at, (face, done) in enumerate(dice) if not done and (not effect.faces or face in effect.faces)]
    most = min(effect.number, len(able))
    held = set()
    for number in range(most if effect.exactly else 1, most + 1):
        for chosen in combinations(able, number):
            held.add(tuple(die for at, die in enumerate(dice) if at not in chosen))
    for rest in sorted(held):
        if len(rest) < len(dice):
            fresh = rolls(kind, len(dice) - len(rest))
            yield [(tuple(sorted((*rest, *((face, True) for face in faces)))), chance) for faces, chance in fresh]


def uses(kind: str, hand: Hand) -> Iterator[list[tuple[Hand, Fraction]]]:
    for mod in hand.mods:
        left = paid(hand.purse, mod.takes)
        if left is None or not applies(mod, hand.dice):
            continue
        rest = tuple(one for one in hand.mods if one is not mod and (not mod.group or one.group != mod.group))
        for effect in mod.effects:
            for after in afterwards(kind, hand.dice, effect):
                yield [(Hand(dice, rest, left), chance) for dice, chance in after]


def tokens(kind: str, hand: Hand) -> Iterator[Hand]:
    """Tokens may be spent as often as there are some."""
    good = GOOD[kind]
    ways = [("focus", Change(("focus",), good, 99)), ("calculate", Change(("focus",), good))]
    ways += [("force", Change(("focus",), good))]
    if kind == "defense":
        ways.append(("evade", Change(("focus", "blank"), good)))
    for token, effect in ways:
        left = paid(hand.purse, ((token, 1),))
        if left is not None:
            for ((dice, _),) in turned(hand.dice, effect):
                yield Hand(dice, hand.mods, left)


class ExchangeGame:
    """The mean damage of an attack that both play as well as can be."""

    def __init__(self, red: Side, green: Side) -> None:
        self.red, self.green = red, green
        self.cancels = sum(paid(red.means.purse, mod.takes) is not None for mod in red.means.cancels)
        self.spoiled = cache(self._spoiled)
        self.attacks = cache(self._attacks)
        self.defense = cache(self._defense)
        self.answered = cache(self._answered)

    def mean(self) -> Fraction:
        start = self.green.means.other, tuple(sorted(self.green.means.purse))
        total = Fraction(0)
        for faces, chance in rolls("attack", self.red.dice):
            total += chance * self.spoiled(Hand(tuple((face, False) for face in faces), *start))
        return total

    def _spoiled(self, hand: Hand) -> Fraction:
        """The defender does something to the attack dice, or lets the attacker go on."""
        means = self.red.means
        worths = [self.attacks(Hand(hand.dice, means.own, tuple(sorted(means.purse))), hand.purse)]
        worths += [self._mean(after, self.spoiled) for after in uses("attack", hand)]
        return min(worths)

    def _attacks(self, hand: Hand, green: Purse) -> Fraction:
        results = sum(face in ("hit", "crit") for face, _ in hand.dice)
        worths = [self.rolled(results, green)]
        worths += [self.attacks(after, green) for after in tokens("attack", hand)]
        worths += [self._mean(after, lambda one: self.attacks(one, green)) for after in uses("attack", hand)]
        return max(worths)

    def rolled(self, results: int, green: Purse) -> Fraction:
        means = self.red.means
        start = means.other, tuple(sorted(means.purse))
        return sum(
            (
                chance * self.defense(Hand(tuple((face, False) for face in faces), *start), results, green)
                for faces, chance in rolls("defense", self.green.dice)
            ),
            Fraction(0),
        )

    def _defense(self, hand: Hand, results: int, green: Purse) -> Fraction:
        """The attacker does something to the defense dice, or lets the defender go on."""
        worths = [self.answered(Hand(hand.dice, self.green.means.own, green), results)]
        worths += [self._mean(after, lambda one: self.defense(one, results, green)) for after in uses("defense", hand)]
        return max(worths)

    def _answered(self, hand: Hand, results: int) -> Fraction:
        evades = max(0, sum(face == "evade" for face, _ in hand.dice) - self.cancels)
        left = max(0, results - evades)
        for _ in range(self.green.reinforced):
            left -= left > 1
        worths = [Fraction(left)]
        worths += [self.answered(after, results) for after in tokens("defense", hand)]
        worths += [self._mean(after, lambda one: self.answered(one, results)) for after in uses("defense", hand)]
        return min(worths)

    @staticmethod
    def _mean(after: list[tuple[Hand, Fraction]], worth: Callable[[Hand], Fraction]) -> Fraction:
        return sum((chance * worth(hand) for hand, chance in after), Fraction(0))
