"""Attacks played by the engine, both players doing what the odds say is best: their results are counted.

Every die is the engine's own, and it is the engine that says what may be done and what comes of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import PickSome
from battlemat.games.xwing.combat.dice import Change
from battlemat.games.xwing.combat.odds import Attacker, Damage, Defender
from battlemat.games.xwing.odds.cards import with_cards
from battlemat.games.xwing.odds.exchange import Exchange, Guard, Side, names_of, purse_of
from battlemat.games.xwing.odds.means import attacker_means, defender_means
from battlemat.games.xwing.odds.step import (
    ATTACK,
    DEFENSE,
    Action,
    Hand,
    Kind,
    Purse,
    Ready,
    Result,
    Step,
    strikes,
    turns,
)
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import Die, Ship, XMatch

PLACES = {1: 420, 2: 500, 3: 600}
"""Where the defender stands, head on, by the range of the attack."""
RED_CARDS = {
    "predator": "", "marksmanship": "", "crackshot": "", "advancedoptics": "focus", "juke": "evade",
    "firecontrolsystem": "lock", "heroic": "", "lonewolf": "", "fanatical": "",
}  # fmt: skip
GREEN_CARDS = {"elusive": "", "lonewolf": "", "heroic": "", "millenniumfalcon": "evade", "c3po-republic": "calculate"}
"""Cards that apply to ships head on, with what they need."""


class Fight(NamedTuple):
    """A table at which an attack can be declared, and what odds know of it."""

    scenario: XWingScenario
    red: Side
    green: Side


def a_fight(rng: Random) -> Fight:
    """Two ships with some tokens and cards."""
    red_cards = rng.sample(sorted(RED_CARDS), rng.choice((0, 1, 1, 2)))
    green_cards = rng.sample(sorted(GREEN_CARDS), rng.choice((0, 1, 1)))
    pilot, dice = rng.choice((("academypilot", 2), ("redsquadronveteran", 3)))
    foe, agility = rng.choice((("academypilot", 3), ("redsquadronveteran", 2)))
    where = rng.choice((1, 2, 3))
    red_tokens = {token: int(rng.random() < 0.5) for token in ("focus", "calculate", "lock", "force")}
    green_tokens = {token: int(rng.random() < 0.5) for token in ("focus", "calculate", "evade", "force")}
    for card in red_cards:
        red_tokens |= {RED_CARDS[card]: 1} if RED_CARDS[card] in red_tokens else {}
    for card in green_cards:
        green_tokens |= {GREEN_CARDS[card]: 1} if GREEN_CARDS[card] else {}
    red = f"a.{pilot}@400,300" + _written(red_tokens, red_cards) + ("+evade" if "juke" in red_cards else "") + "!0"
    red += f">b.{foe}" * red_tokens["lock"]
    green = f"b.{foe}@400,{PLACES[where]},180" + _written(green_tokens, green_cards) + "+disarm"
    scenario = table(red, green, phase="engagement")
    dice, agility = dice + (where == 1), agility + (where == 3)
    return Fight(scenario, _red(dice, red_tokens, red_cards), _green(agility, green_tokens, green_cards))


def _written(tokens: dict[str, int], cards: list[str]) -> str:
    shown = "".join(f"+{token}" for token in ("focus", "calculate", "evade") if tokens.get(token))
    return "".join(f"&{card}" for card in cards) + shown + f"?{tokens['force']}"


def _red(dice: int, held: dict[str, int], names: list[str]) -> Side:
    attacker = Attacker(0, held["focus"], held["calculate"], held["force"], bool(held["lock"]))
    means = attacker_means(attacker)
    means = means._replace(purse=(*means.purse, ("evade", int("juke" in names))))
    return Side(dice, with_cards(means, dict.fromkeys(names, 1), "attack")[0])


def _green(dice: int, held: dict[str, int], names: list[str]) -> Side:
    defender = Defender(0, held["focus"], held["calculate"], held["force"], held["evade"])
    return Side(dice, with_cards(defender_means(defender), dict.fromkeys(names, 1), "defense")[0])


class Driver:
    """Answers for both sides as the odds play."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.exchange = Exchange(fight.red, fight.green)
        self.guard = Guard(fight.green, fight.red.means)
        self.start = fight.scenario.match
        self.to_the_attack()
        self.again: Hand = ()
        self.face = ""

    def to_the_attack(self) -> None:
        while (decision := pick_of(self.start)).kind != "attack":
            self.start.submit(decision.player, "pass" if "pass" in decision.ids else decision.ids[0])

    def play(self, seed: str) -> Damage:
        """One attack with dice of its own."""
        match = self.start.fork()
        match.state.chance = Chance(key_from_seed(seed))
        seen = len(match.events)
        decision = pick_of(match)
        match.submit(decision.player, next(name for name in decision.ids if name != "pass"))
        while match.state.attacks:
            decision = match.pending[0]
            match.submit(decision.player, self.answer(match, decision))
        ends = [event.data for event in match.events[seen:] if event.kind in ("hit", "missed")]
        return Damage(ends[-1]["hits"], ends[-1]["crits"])

    def answer(self, m: XMatch, decision: Any) -> Any:
        if decision.kind == "reroll":
            return self.chosen(m, decision)
        if decision.kind == "face":
            return self.face
        if decision.kind in ("modify-attack", "modify-defense"):
            return self.modification(m, decision)
        return next((name for name in decision.ids if name != "pass"), decision.ids[0])

    # Modifying

    def modification(self, m: XMatch, decision: Any) -> str:
        attack = m.state.attacks[-1]
        red, green = m.state.ships
        if decision.kind == "modify-attack":
            step, hand = self.exchange.step(purse_of(self.fight.green.means)), _hand(ATTACK, attack.attack_dice)
            return self.own(decision, step, self.exchange.attacks, hand, red, self.fight.red, attack.used)
        results = sum(die.face in ("hit", "crit") for die in attack.attack_dice)
        step, hand = self.guard.step(results), _hand(DEFENSE, attack.defense_dice)
        if decision.player == 0:
            purse = _purse(red, green, self.fight.red)
            used = _used(self.guard.spoils, attack.used, purse, self.fight.red)
            _, way = self.guard.spoiling(step, purse_of(self.fight.green.means)).best(hand, used, purse)
            return "pass" if way is None else f"{red.id}/{way.mod.name}"
        return self.own(decision, step, self.guard.mods, hand, green, self.fight.green, attack.used)

    def own(
        self, decision: Any, step: Step, mods: tuple[Ready, ...], hand: Hand, ship: Ship, side: Side, done: list[str]
    ) -> str:
        """What to do to one's own dice: rerolls first, then what the settled hand needs."""
        other = next(one for one in self.fight.scenario.match.state.ships if one.owner != ship.owner)
        purse = _purse(ship, other, side)
        used = _used(mods, done, purse, side)
        action = step.best(hand, used, purse)[1]
        if action is not None:
            return self.acting(action, ship)
        target, now = step.settled(hand, used, purse), _raw(step.kind, hand, purse)
        if _same(step.kind, target, now):
            return "pass"
        for option, face, after in _changes(step, mods, hand, used, purse, ship):
            if option in decision.ids and _same(step.kind, step.settled(*after), target):
                self.face = face
                return option
        raise AssertionError(f"no way from {hand} to {target} by {decision.ids}")

    def acting(self, action: Action, ship: Ship) -> str:
        self.again = action.again
        name = action.ready.mod.name
        return "lock" if name == "lock" else f"{ship.id}/{name}"

    def chosen(self, m: XMatch, decision: Any) -> Any:
        """The dice that were meant: good ones, focus results, blanks."""
        attack = m.state.attacks[-1]
        dice = attack.attack_dice if decision.about["dice"] == "attack" else attack.defense_dice
        left, found = list(self.again), []
        for face, at in (("hit", 0), ("evade", 0), ("crit", 0), ("focus", 1), ("blank", 2)):
            for number, die in enumerate(dice, 1):
                if die.face == face and not die.rerolled and left[at]:
                    left[at] -= 1
                    found.append(f"die-{number}")
        return found if isinstance(decision, PickSome) else found[0]


def pick_of(m: XMatch) -> Any:
    """The one question that is open; all of an attack are picks."""
    (decision,) = m.pending
    return decision


def _hand(kind: Kind, dice: list[Die]) -> Hand:
    fresh = [sum(die.face == face and not die.rerolled for die in dice) for face in kind.faces]
    return (*fresh, *(sum(die.face == face and die.rerolled for die in dice) for face in kind.faces))


def _purse(ship: Ship, other: Ship, side: Side) -> Purse:
    """What a ship has now, in the order of its side's purse."""
    charges = {f"charge:upgrade:{card.id}": card.charges for card in ship.upgrades}
    held = {**ship.tokens, **charges, "force": ship.force, "lock": int(other.id in ship.locks), "calm": 1}
    return tuple(held.get(name, 0) for name in names_of(side.means))


def _used(mods: tuple[Ready, ...], done: list[str], purse: Purse, side: Side) -> int:
    names = {entry.partition("/")[2] for entry in done}
    if side.means.has("lock") and not purse[4]:
        names.add("lock")
    used = 0
    for ready in mods:
        if ready.mod.name in names:
            used |= ready.bars
    return used


def _raw(kind: Kind, hand: Hand, purse: Purse) -> Result:
    size = len(kind.faces)
    shown = [hand[at] + hand[size + at] for at in range(size)]
    return Result(sum(shown[:-2]), 0 if kind.evades else shown[1], purse)


def _same(kind: Kind, one: Result, other: Result) -> bool:
    return one == other if kind.evades else one[:2] == other[:2]


After = tuple[Hand, int, Purse]


def _changes(
    step: Step, mods: tuple[Ready, ...], hand: Hand, used: int, purse: Purse, ship: Ship
) -> Iterator[tuple[str, str, After]]:
    """Everything that turns results: the option, the face that is turned, and what is left."""
    size = len(step.kind.faces)
    shown = [hand[at] + hand[size + at] for at in range(size)]
    for ready in mods:
        if ready.payable(used, purse):
            for effect in (one for one in ready.mod.effects if isinstance(one, Change)):
                for face in effect.faces:
                    one = ready.mod._replace(effects=(effect._replace(faces=(face,)),))
                    for after in _turned(step.kind, one, shown):
                        yield f"{ship.id}/{ready.mod.name}", face, (_fixed(after), used | ready.bars, ready.paid(purse))
    eyes, blanks = shown[-2], shown[-1]
    tokens = [("calculate", 1, "focus", 1), ("focus", 0, "focus", eyes), ("force", 2, "focus", 1)]
    if step.kind.evades:
        tokens += [("evade-blank", 3, "blank", 1), ("evade-focus", 3, "focus", 1)]
    for option, place, face, number in tokens:
        if purse[place] and (eyes if face == "focus" else blanks):
            after = list(shown)
            after[step.kind.faces.index(face)] -= number
            after[0] += number
            left = tuple(held - (at == place) for at, held in enumerate(purse))
            yield option, face, (_fixed(after), used, left)


def _turned(kind: Kind, mod: Any, shown: list[int]) -> Iterator[list[int]]:
    if not kind.evades:
        yield from (list(after) for after in strikes(mod, (shown[0], shown[1], shown[2], shown[3])))
        return
    for eyes, blanks, more in turns(mod, shown[1], shown[2]):
        yield [shown[0] + more, eyes, blanks]


def _fixed(shown: list[int]) -> Hand:
    return (*(0,) * len(shown), *shown)


def counted(fight: Fight, number: int, seed: str) -> Counter[Damage]:
    """How often so many attacks ended how."""
    driver = Driver(fight)
    return Counter(driver.play(f"{seed} {at}") for at in range(number))
