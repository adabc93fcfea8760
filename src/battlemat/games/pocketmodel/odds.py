"""Exact odds of a battle: both units roll two dice, with the cards that are played for them (PM-BTL).

The engine's own functions say what hits and how hard; what an ability does after the dice are rolled is not foreseen.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple

from battlemat.core.chance import Chance, key_from_seed
from battlemat.games.pocketmodel.battle import ATTACKER, DEFENDER, automatic_hit, count, hit_damage
from battlemat.games.pocketmodel.content import CARDS, UNITS
from battlemat.games.pocketmodel.effects import CancelAbility, Modify
from battlemat.games.pocketmodel.state import CONTESTED, Battle, Change, Player, Side, Table, Unit
from battlemat.games.pocketmodel.values import battle_terms, can_use, shields, total, working
from battlemat.odds import Spread
from battlemat.odds.asking import Bar, Curve, Figure, Given, Knob, Odds, Outlook, Part, Question, numbered

NONE: Final = "none"
STATS: Final = ("attack", "damage", "defense")


class Clash(NamedTuple):
    """What may come of a battle: tokens placed on the defender and on the attacker."""

    dealt: int
    taken: int


def parts() -> tuple[Part, ...]:
    """Two units with what changes them; the first card of the list is none."""
    return tuple(Part(name, _knobs(start)) for name, start in (("attack", 0), ("defense", 1)))


def _knobs(start: int) -> tuple[Knob, ...]:
    units = sorted(UNITS)
    units = units[start:] + units[:start]
    combat = sorted(card.id for card in CARDS.values() if card.type == "combat")
    return (
        Knob("unit", choices=tuple(units), names=tuple(f"unit-{unit}" for unit in units)),
        Knob("turned"),
        Knob("tokens", most=9),
        Knob("card", choices=(NONE, *combat), names=("odds-choice-card-none", *(f"card-{card}" for card in combat))),
        Knob("ability", start=1),
        *(Knob(f"{stat}-bonus", least=-6, most=6) for stat in STATS),
    )


def work_out(question: Question) -> Outlook:
    """Hits there and back at once, and which units are destroyed."""
    s, fight = laid_out(question["attack"][0], question["defense"][0])
    found = clashes(s, fight)
    left = [shields({}, unit) - unit.damage for player in s.players for unit in player.units]
    attacker_falls = found.chance(lambda clash: clash.taken >= left[ATTACKER])
    figures = (
        Figure("mean-damage", found.mean(lambda clash: clash.dealt)),
        Figure("destroyed", found.chance(lambda clash: clash.dealt >= left[DEFENDER]), chance=True),
        Figure("mean-taken", found.mean(lambda clash: clash.taken)),
        Figure("attacker-destroyed", attacker_falls, chance=True),
    )
    fates = found.map(lambda clash: _fate(clash.taken >= left[ATTACKER], clash.dealt >= left[DEFENDER]))
    curves = (
        numbered("damage", found.map(lambda clash: clash.dealt)),
        numbered("taken", found.map(lambda clash: clash.taken)),
        Curve("fates", tuple(Bar(fate, chance) for fate, chance in sorted(fates))),
    )
    return Outlook(figures, curves)


def _fate(attacker: bool, defender: bool) -> str:
    """Who is destroyed, as a sign that is the same in every language."""
    return f"{'✝' if attacker else '○'}>{'✝' if defender else '○'}"


def laid_out(attack: Given, defense: Given) -> tuple[Table, Battle]:
    """A table with nothing but these two units, which fight, both cards having been played."""
    units = [_unit(number, given) for number, given in enumerate((attack, defense))]
    players = [Player("", [unit], []) for unit in units]
    chance = Chance(key_from_seed("odds"))
    s = Table(agenda=[], chance=chance, result=None, offers=[], players=players, stars=0, two_pack=False)
    fight = Battle(1, CONTESTED, [Side(unit.id, unit.owner) for unit in units])
    s.battle = fight
    for index, given in enumerate((attack, defense)):
        _play(s, fight, index, units[index], given)
    return s, fight


def _unit(number: int, given: Given) -> Unit:
    kind = given.words["unit"]
    bonuses = [(stat, given.numbers[f"{stat}-bonus"]) for stat in STATS]
    changes = [Change(stat, amount, "turn", number, 0, number, "") for stat, amount in bonuses if amount]  # type: ignore[arg-type]
    return Unit(
        f"{'ab'[number]}.{kind}", kind, number, UNITS[kind].stars, CONTESTED, given.numbers["tokens"],
        bool(given.numbers["turned"]), 1, changes,
    )  # fmt: skip


def _play(s: Table, fight: Battle, index: int, unit: Unit, given: Given) -> None:
    """What `lay_down` does, without the effects of the moment it is played (PM-CRD-13 to PM-CRD-27)."""
    if given.words["card"] == NONE:
        return
    card, side = CARDS[given.words["card"]], fight.sides[index]
    side.card = card.id
    cancelled = any(isinstance(effect, CancelAbility) for _, effect in working(fight.sides[1 - index]))
    side.ability = bool(given.numbers["ability"]) and can_use(unit.stars, unit.face.icons, card) and not cancelled
    if side.ability and card.ability is not None:
        effects = card.ability.effects
        side.counts = [count(s, fight, side, effect) if isinstance(effect, Modify) else 0 for effect in effects]


def clashes(s: Table, fight: Battle) -> Spread[Clash]:
    """All 36 times 36 rolls; each side's hit depends on its own dice alone (PM-BTL-22 to PM-BTL-32)."""
    needed = [_lowest(s, fight, index) for index in (ATTACKER, DEFENDER)]
    hits = [_ways(fight, index, needed[index]) for index in (ATTACKER, DEFENDER)]
    weights: dict[Clash, int] = {}
    for first, second in product((True, False), repeat=2):
        fight.sides[ATTACKER].hit, fight.sides[DEFENDER].hit = first, second
        clash = Clash(_tokens(s, fight, ATTACKER), _tokens(s, fight, DEFENDER))
        ways = (hits[0] if first else 36 - hits[0]) * (hits[1] if second else 36 - hits[1])
        weights[clash] = weights.get(clash, 0) + ways
    return Spread(weights)


def _lowest(s: Table, fight: Battle, index: int) -> int:
    """The lowest base roll that reaches the other's defense."""
    attack = total(battle_terms(s, fight, index, "attack", {}))
    return total(battle_terms(s, fight, 1 - index, "defense", {})) - attack


def _ways(fight: Battle, index: int, needed: int) -> int:
    """How many of 36 rolls hit."""
    side = fight.sides[index]
    number = 0
    for first, second in product(range(1, 7), repeat=2):
        side.dice = [first, second]
        number += first + second >= needed or automatic_hit(fight, index) is not None
    return number


def _tokens(s: Table, fight: Battle, index: int) -> int:
    dealt = hit_damage(s, fight, index, {})
    return 0 if dealt is None else dealt[0]


def hit_chance(question: Question) -> Fraction:
    """The chance that the attacker hits."""
    s, fight = laid_out(question["attack"][0], question["defense"][0])
    return Fraction(_ways(fight, ATTACKER, _lowest(s, fight, ATTACKER)), 36)


ODDS: Final = Odds(parts, work_out)
