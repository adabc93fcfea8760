"""Exact odds of a battle: both units roll two dice, with the cards that are played for them (PM-BTL).

The engine's own functions say what hits and how hard; what abilities do after the dice are rolled is in `odds_after`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Final

from battlemat.core.chance import Chance, key_from_seed
from battlemat.games.pocketmodel.battle import ATTACKER, DEFENDER, count, hit_damage
from battlemat.games.pocketmodel.content import CARDS, UNITS, Card
from battlemat.games.pocketmodel.effects import CancelAbility, Forbid, Modify
from battlemat.games.pocketmodel.odds_after import Aftermath, End, hit_chance, spread_of
from battlemat.games.pocketmodel.state import CONTESTED, Battle, Change, Player, Side, Table, Unit, unit_of
from battlemat.games.pocketmodel.values import battle_terms, can_use, shields, standing_changes, total, working
from battlemat.odds import Spread
from battlemat.odds.asking import Bar, Curve, Figure, Given, Knob, Odds, Outlook, Part, Question, numbered

NONE: Final = "none"
STATS: Final = ("attack", "damage", "defense")


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
    found = ends(s, fight)
    figures = (
        Figure("mean-damage", found.mean(lambda end: end.placed[DEFENDER])),
        Figure("destroyed", found.chance(lambda end: end.gone[DEFENDER]), chance=True),
        Figure("mean-taken", found.mean(lambda end: end.placed[ATTACKER])),
        Figure("attacker-destroyed", found.chance(lambda end: end.gone[ATTACKER]), chance=True),
    )
    fates = found.map(lambda end: _fate(*end.gone))
    curves = (
        numbered("damage", found.map(lambda end: end.placed[DEFENDER])),
        numbered("taken", found.map(lambda end: end.placed[ATTACKER])),
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
        _play(s, fight, index, given)
    return s, fight


def _unit(number: int, given: Given) -> Unit:
    kind = given.words["unit"]
    bonuses = [(stat, given.numbers[f"{stat}-bonus"]) for stat in STATS]
    changes = [Change(stat, amount, "turn", number, 0, number, "") for stat, amount in bonuses if amount]  # type: ignore[arg-type]
    return Unit(
        f"{'ab'[number]}.{kind}", kind, number, UNITS[kind].stars, CONTESTED, given.numbers["tokens"],
        bool(given.numbers["turned"]), 1, changes,
    )  # fmt: skip


def _play(s: Table, fight: Battle, index: int, given: Given) -> None:
    if given.words["card"] != NONE:
        play(s, fight, index, given.words["card"], bool(given.numbers["ability"]))


def play(s: Table, fight: Battle, index: int, name: str, able: bool = True, lasting: bool = True) -> None:
    """What `lay_down` does, as far as it concerns the two units (PM-CRD-13 to PM-CRD-27, PM-CRD-48).

    `lasting`: what outlasts the battle begins now; it does not if it has begun already.
    """
    card, side = CARDS[name], fight.sides[index]
    unit = unit_of(s, side.unit)
    against = [effect for _, effect in working(fight.sides[1 - index])]
    if any(isinstance(effect, Forbid) and effect.what == "play_combat_card" for effect in against):
        return
    side.card = card.id
    cancelled = any(isinstance(effect, CancelAbility) for effect in against)
    side.ability = able and can_use(unit.stars, unit.face.icons, card) and not cancelled
    if side.ability and card.ability is not None:
        effects = card.ability.effects
        side.counts = [count(s, fight, side, effect) if isinstance(effect, Modify) else 0 for effect in effects]
        if lasting:
            unit.changes = [*unit.changes, *_lasting(card, side.player)]


def _lasting(card: Card, player: int) -> Iterator[Change]:
    """What the card does to its own unit for longer than this battle."""
    for _, effect in card.effects("play"):
        if isinstance(effect, Modify) and effect.until and effect.target in ("self", "friendly_in_zone"):
            yield Change(effect.stat, effect.amount, effect.until, player, 0, player, card.id)


def ends(s: Table, fight: Battle) -> Spread[End]:
    """All that may come of it; each side's hit depends on its own dice alone (PM-BTL-22 to PM-BTL-32)."""
    standing = standing_changes(s)
    hits = [hit_of(s, fight, index) for index in (ATTACKER, DEFENDER)]
    units = [unit_of(s, side.unit) for side in fight.sides]
    aftermath = Aftermath(fight, (shields(standing, units[0]), shields(standing, units[1])))
    found: dict[End, Fraction] = {}
    for first, second in product((True, False), repeat=2):
        fight.sides[ATTACKER].hit, fight.sides[DEFENDER].hit = first, second
        placed = _tokens(s, fight, DEFENDER), _tokens(s, fight, ATTACKER)
        chance = (hits[0] if first else 1 - hits[0]) * (hits[1] if second else 1 - hits[1])
        for end, part in aftermath.ends((units[0].damage, units[1].damage), placed, (first, second)).items():
            found[end] = found.get(end, Fraction()) + chance * part
    return spread_of({end: chance for end, chance in found.items() if chance})


def hit_of(s: Table, fight: Battle, index: int) -> Fraction:
    """The chance that a side hits: its base roll reaches the other's defense, or it hits by itself."""
    standing = standing_changes(s)
    attack = total(battle_terms(s, fight, index, "attack", standing))
    return hit_chance(fight, index, total(battle_terms(s, fight, 1 - index, "defense", standing)) - attack)


def _tokens(s: Table, fight: Battle, index: int) -> int:
    dealt = hit_damage(s, fight, index, standing_changes(s))
    return 0 if dealt is None else dealt[0]


def attack_chance(question: Question) -> Fraction:
    """The chance that the attacker hits."""
    s, fight = laid_out(question["attack"][0], question["defense"][0])
    return hit_of(s, fight, ATTACKER)


ODDS: Final = Odds(parts, work_out)
