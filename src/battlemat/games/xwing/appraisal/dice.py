"""What to do with rolled dice: the best use of tokens and abilities, found by looking at everything that can follow.

A hand of dice is four or three counts of dice that may still be rerolled and as many of those that may not. Each
means (a token, Force, a lock, a card) has a price: what it would be worth later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from battlemat.core.decision import Pick, PickSome
from battlemat.core.game import Appraisal
from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.appraisal import firing
from battlemat.games.xwing.appraisal.forces import fighter
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.appraisal.worth import lost, mean_lost
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.combat import odds
from battlemat.games.xwing.combat.dice import ALL, Add, Change, Custom, Either, Modification, Reroll, Spend
from battlemat.games.xwing.combat.dice_changes import Dice
from battlemat.games.xwing.combat.modify import SUCCESS
from battlemat.games.xwing.combat.odds import ATTACK_FACES, DEFENSE_FACES, AttackDice
from battlemat.games.xwing.combat.targets import Shot, shots, weapon_of
from battlemat.games.xwing.deeds import ENGAGED
from battlemat.games.xwing.state import Attack, Die, Ship, Table, find_ship, ship_of
from battlemat.games.xwing.timing.listeners import listeners
from battlemat.games.xwing.timing.moments import Moment
from battlemat.odds import roll

Hand = tuple[int, ...]
"""So many dice of each face, first those that may be rerolled, then the others."""
FACES: Final[dict[Dice, tuple[str, ...]]] = {"attack": tuple(ATTACK_FACES), "defense": tuple(DEFENSE_FACES)}
SIDES: Final = {"attack": ATTACK_FACES, "defense": DEFENSE_FACES}

FORCE_PRICE: Final = 0.6
LOCK_PRICE: Final = 1.2
CARD_PRICE: Final = 1.0
"""What an ability costs that costs anything."""
USELESS: Final = -1e9
UNFORESEEN: Final = 0.3
"""Points that a free ability is worth whose effect nobody can foresee."""
LATER: Final = 0.8
"""What a token is worth that may be needed later, compared with now: perhaps it never is."""


class Means(NamedTuple):
    """Something that can be done to the dice, and what it costs in points; `token` is the last one of its kind."""

    option: str
    change: Modification
    price: float
    token: str = ""


class Plan:
    """The best way on from every hand, for the player with these means; `worth` is what a final hand is worth."""

    def __init__(self, dice: Dice, worth: Callable[[Hand], float]) -> None:
        self.faces = FACES[dice]
        self.sides = SIDES[dice]
        self.worth = cache(worth)
        self._known: dict[tuple[Hand, tuple[Means, ...]], float] = {}

    def best(self, hand: Hand, means: tuple[Means, ...]) -> float:
        """The worth of a hand when everything that is left is used as well as possible."""
        key = hand, means
        found = self._known.get(key)
        if found is None:
            found = self.worth(hand)
            for one in means:
                found = max(found, self.use(hand, one, without(means, one)))
            self._known[key] = found
        return found

    def use(self, hand: Hand, one: Means, rest: tuple[Means, ...]) -> float:
        """The worth of using one of the means now."""
        ways = one.change.ways if isinstance(one.change, Either) else (one.change,)
        return max(self.after(hand, way, rest) for way in ways) - one.price

    def after(self, hand: Hand, change: Modification, rest: tuple[Means, ...]) -> float:
        if isinstance(change, Reroll) and change.anew:
            return self.anew(sum(hand), rest)
        if isinstance(change, Reroll):
            ways = [self.rerolled(hand, again, rest) for again in self.rerolls(hand, change)]
            return max(ways, default=USELESS)
        if isinstance(change, Change):
            hands = self.turned(hand, change)
        elif isinstance(change, Add):
            hands = [self._with(hand, self.faces.index(change.face), 1)]  # it can be rerolled (XW-ATK-44)
        elif isinstance(change, Spend):
            hands = [self._with(hand, self._place(hand, face), -1) for face in change.faces if self._count(hand, face)]
        else:
            hands = []  # nobody can foresee what a card of its own kind does
        return max((self.best(after, rest) for after in hands), default=USELESS)

    def rerolls(self, hand: Hand, change: Reroll) -> Iterator[Hand]:
        """The sensible choices of dice to reroll: as many blanks as may be, beside any number of focus results.

        Where exactly so many must be rerolled, any dice may be the best choice.
        """
        able = [hand[i] if not change.faces or face in change.faces else 0 for i, face in enumerate(self.faces)]
        if change.exactly:
            number = min(change.number, sum(able))
            yield from (again for again in product(*(range(count + 1) for count in able)) if 0 < sum(again) == number)
            return
        blank, focus = self.faces.index("blank"), self.faces.index("focus")
        for eyes in range(min(able[focus], change.number) + 1):
            again = [0] * len(able)
            again[focus], again[blank] = eyes, min(able[blank], change.number - eyes)
            if any(again):
                yield tuple(again)

    def rerolled(self, hand: Hand, again: Hand, means: tuple[Means, ...]) -> float:
        """The mean worth of rolling these dice again."""
        size = len(self.faces)
        held = [hand[i] - again[i] for i in range(size)]
        spread = roll(self.sides, sum(again))
        total = 0.0
        for new, weight in spread.weights.items():
            done = [hand[size + i] + new[i] for i in range(size)]
            total += weight * self.best((*held, *done), means)
        return total / spread.total

    def anew(self, number: int, means: tuple[Means, ...]) -> float:
        """The mean worth of rolling all dice as if for the first time (XW-FAQ-44)."""
        spread = roll(self.sides, number)
        done = (0,) * len(self.faces)
        return sum([weight * self.best(new + done, means) for new, weight in spread.weights.items()]) / spread.total

    def turned(self, hand: Hand, change: Change) -> list[Hand]:
        """The hands that come of turning dice; which face is turned may be a choice."""
        if change.to not in self.faces:
            return []
        found = []
        for face in change.faces:
            after, left = hand, change.number
            while left and self._count(after, face):
                place = self._place(after, face)
                turned = self.faces.index(change.to) + (place // len(self.faces)) * len(self.faces)
                after = self._with(self._with(after, place, -1), turned, 1)
                left -= 1
            if left < change.number:
                found.append(after)
        return found

    def _count(self, hand: Hand, face: str) -> int:
        index = self.faces.index(face) if face in self.faces else -1
        return 0 if index < 0 else hand[index] + hand[len(self.faces) + index]

    def _place(self, hand: Hand, face: str) -> int:
        """Which of the dice of a face is used up: those that cannot be rerolled any more go first."""
        index = self.faces.index(face)
        done = len(self.faces) + index
        return done if hand[done] else index

    @staticmethod
    def _with(hand: Hand, place: int, number: int) -> Hand:
        """One die more, or one less, at a place of the hand."""
        return tuple(count + number if at == place else count for at, count in enumerate(hand))


def without(means: tuple[Means, ...], used: Means) -> tuple[Means, ...]:
    """What is left when one of the means has been used: not what would have spent the same token."""
    return tuple(one for one in means if one is not used and not (one.token and one.token == used.token))


def hand_of(dice: Sequence[Die], faces: Sequence[str]) -> Hand:
    fresh = [sum(die.face == face and not die.rerolled for die in dice) for face in faces]
    done = [sum(die.face == face and die.rerolled for die in dice) for face in faces]
    return (*fresh, *done)


# The questions --------------------------------------------------------------------------------------------------------


def modify_dice(view: View, decision: Pick) -> list[Appraisal]:
    """Tokens and abilities on attack or defense dice, one's own or those of the other side."""
    s = imagined(view)
    dice: Dice = decision.about["dice"]
    plan, hand = plan_for(s, dice, view["viewer"])
    means = means_of(s, dice, decision)
    now = plan.worth(hand)
    found = [Appraisal(PASS, now)]
    for one in means:
        if isinstance(one.change, Custom):
            value = now + UNFORESEEN - one.price
        else:
            value = plan.use(hand, one, without(means, one)) - 1e-6
        found.append(Appraisal(one.option, value))
    return found


def reroll(view: View, decision: Pick | PickSome) -> list[Appraisal]:
    """Which dice to roll again; those of no attack are as good as each other."""
    if not view["attack"]:
        return []
    s = imagined(view)
    dice: Dice = decision.about["dice"]
    plan, hand = plan_for(s, dice, view["viewer"])
    shown = _pool(s.attacks[-1], dice)
    change = Reroll(decision.most) if isinstance(decision, PickSome) else Reroll(1, exactly=True)
    ship = _roller(s, dice)
    means = tuple(_tokens_left(s, dice, ship)) if ship is not None and ship.owner == view["viewer"] else ()
    found = []
    for again in plan.rerolls(hand, change):
        chosen = _named(shown, plan.faces, again, decision.ids)
        if chosen:
            answer = chosen if isinstance(decision, PickSome) else chosen[0]
            found.append(Appraisal(answer, plan.rerolled(hand, again, means)))
    return found or [Appraisal(_least(shown, decision.ids), 0.0)]


def _named(shown: Sequence[Die], faces: Sequence[str], again: Hand, ids: Sequence[str]) -> list[str]:
    """The dice of these faces by their ids."""
    left = dict(zip(faces, again, strict=True))
    chosen = []
    for number, die in enumerate(shown, 1):
        if left[die.face] and not die.rerolled and f"die-{number}" in ids:
            left[die.face] -= 1
            chosen.append(f"die-{number}")
    return chosen


def _least(shown: Sequence[Die], ids: Sequence[str]) -> str:
    """The die one would miss least."""
    rank = {"blank": 0, "focus": 1, "hit": 2, "evade": 2, "crit": 3}
    return min(ids, key=lambda name: rank[shown[int(name.removeprefix("die-")) - 1].face])


def modify_rolled(view: View, decision: Pick) -> list[Appraisal]:
    """Dice outside attacks hurt whoever rolls them: another roll is good if more of them hurt than half."""
    results = decision.about["results"]
    hurting = sum(face in ("hit", "crit") for face in results)
    return [Appraisal(name, 0.0 if name == PASS else hurting - len(results) / 2 - 0.1) for name in decision.ids]


def which_face(view: View, decision: Pick) -> list[Appraisal]:
    """Which result an ability turns: the least useful one if it gets better, the most useful one if it gets worse."""
    rank = {"blank": 0.0, "focus": 1.0, "hit": 2.0, "evade": 2.0, "crit": 3.0}
    to = rank.get(decision.about.get("to", ""), 2.0)
    sign = -1.0 if to >= rank["hit"] else 1.0
    return [Appraisal(face, sign * rank.get(face, 0.0)) for face in decision.ids]


def which_way(view: View, decision: Pick) -> list[Appraisal]:
    """Which of several modifications an ability makes: `focus>hit`, `add>evade`, `reroll`, `spend`."""
    s = imagined(view)
    dice: Dice = "defense" if s.attacks[-1].defense_dice else "attack"
    plan, hand = plan_for(s, dice, view["viewer"])
    return [Appraisal(name, plan.after(hand, _way(name), ())) for name in decision.ids]


def _way(name: str) -> Modification:
    first, _, to = name.partition(">")
    if first == "add":
        return Add(to)
    if first == "reroll":
        return Reroll(ALL)
    return Change((first,), to) if to else Spend(("blank", "focus"))


# What hands are worth -------------------------------------------------------------------------------------------------


def plan_for(s: Table, dice: Dice, viewer: int) -> tuple[Plan, Hand]:
    """The plan for the dice of the attack that is going on, as one of the two sides sees it."""
    attack = s.attacks[-1]
    sign = 1.0 if ship_of(s, attack.attacker).owner == viewer else -1.0
    worth = _attack_worth(s, attack) if dice == "attack" else _defense_worth(s, attack)
    plan = Plan(dice, lambda hand: sign * worth(hand))
    return plan, hand_of(_pool(attack, dice), plan.faces)


def _pool(attack: Attack, dice: Dice) -> list[Die]:
    return attack.attack_dice if dice == "attack" else attack.defense_dice


def _roller(s: Table, dice: Dice) -> Ship | None:
    attack = s.attacks[-1]
    return find_ship(s, attack.attacker if dice == "attack" else attack.defender)


def _attack_worth(s: Table, attack: Attack) -> Callable[[Hand], float]:
    """Final attack dice, while the defender has not rolled."""
    ship = ship_of(s, attack.attacker)
    shot = Shot(weapon_of(s, ship, attack.weapon), attack.defender, attack.arc, attack.range)
    against = firing.defender(s, attack, shot)
    cost, left, full = _at_stake(s, attack)

    def worth(hand: Hand) -> float:
        results = AttackDice(*(hand[i] + hand[4 + i] for i in range(4)))
        return cost * mean_lost(odds.against(results, against), left, full)

    return worth


def _defense_worth(s: Table, attack: Attack) -> Callable[[Hand], float]:
    """Final defense dice: what gets through, as the attacker likes it."""
    ship = ship_of(s, attack.attacker)
    shot = Shot(weapon_of(s, ship, attack.weapon), attack.defender, attack.arc, attack.range)
    reinforced = firing.defender(s, attack, shot).reinforced
    results = AttackDice(*(sum(die.face == face for die in attack.attack_dice) for face in FACES["attack"]))
    cost, left, full = _at_stake(s, attack)

    def worth(hand: Hand) -> float:
        return cost * lost(odds.neutralized(results, hand[0] + hand[3], reinforced=reinforced), left, full)

    return worth


def _at_stake(s: Table, attack: Attack) -> tuple[float, int, int]:
    """What the defender is worth, what is left of it and what it had."""
    target = find_ship(s, attack.defender)
    if target is None:
        return firing.REMOTE_WORTH, 2, 2
    foe = fighter(s, target)
    return foe.cost, foe.left, foe.full


# Means and their prices -----------------------------------------------------------------------------------------------


def means_of(s: Table, dice: Dice, decision: Pick) -> tuple[Means, ...]:
    """What the options of a question do to the dice; those nobody can foresee are left out."""
    ship = _roller(s, dice)
    basic = {one.option: one for one in _basic(s, dice, ship)} if ship is not None else {}
    found = []
    for option in decision.ids:
        if option in basic:
            found.append(basic[option])
        elif option != PASS and (one := _card(s, dice, decision.about["side"], option)) is not None:
            found.append(one)
    return tuple(found)


def _tokens_left(s: Table, dice: Dice, ship: Ship) -> Iterator[Means]:
    """What a ship can still spend on its own dice."""
    for one in _basic(s, dice, ship):
        token = one.option.partition("-")[0]
        if ship.tokens.get(token) or (token == "force" and ship.force):
            yield one


def _basic(s: Table, dice: Dice, ship: Ship) -> Iterator[Means]:
    good = SUCCESS[dice]
    yield Means("focus", Change(("focus",), good, ALL), _price(s, ship, "focus"))
    yield Means("calculate", Change(("focus",), good), _price(s, ship, "calculate"))
    yield Means("force", Change(("focus",), good), FORCE_PRICE + _price(s, ship, "force"))
    if dice == "attack":
        yield Means("lock", Reroll(ALL), LOCK_PRICE)
    else:
        price = _price(s, ship, "evade")
        last = "evade" if ship.tokens.get("evade") == 1 else ""
        yield Means("evade-blank", Change(("blank",), good), price, last)
        yield Means("evade-focus", Change(("focus",), good), price, last)
        yield Means("gas-cloud", Change(("blank",), good), 0.0)


def _card(s: Table, dice: Dice, side: str, option: str) -> Means | None:
    """A card's dice ability, asked what it would do."""
    window = f"modify-{dice}-{side}"
    for listener in listeners(s, window):
        if listener.option_id == option:
            use = Use(s, listener.ship, listener.card, _roller(s, dice), Moment(window))
            return Means(option, listener.ability.run(use), 0.0 if listener.ability.cost is None else CARD_PRICE)
    return None


def _price(s: Table, ship: Ship, token: str) -> float:
    """What a token may still do this round: for the ship's own attack, or against those who may still shoot at it."""
    attack = s.attacks[-1]
    without = ship.tokens.get(token, 0) if token != "force" else ship.force
    if not without:
        return 0.0
    gains = [0.0]
    if ENGAGED not in ship.did and ship.id != attack.attacker and token != "evade":
        gains += [_difference(s, ship, shot, ship, token) for shot in shots(s, ship)]
    for other in s.ships:
        if other.owner != ship.owner and ENGAGED not in other.did and other.id != attack.attacker:
            aimed = [shot for shot in shots(s, other) if shot.defender == ship.id]
            gains += [-_difference(s, other, shot, ship, token) for shot in aimed]
    return LATER * max(gains)


def _difference(s: Table, shooter: Ship, shot: Shot, holder: Ship, token: str) -> float:
    """How much more a shot takes with a token of `holder` than without."""
    with_it = firing.shot_worth(s, shooter, shot)
    if token == "force":
        holder.force -= 1
        without = firing.shot_worth(s, shooter, shot)
        holder.force += 1
    else:
        holder.tokens[token] -= 1
        without = firing.shot_worth(s, shooter, shot)
        holder.tokens[token] += 1
    return with_it - without
