"""PocketModel: what must be rolled in battles and strikes and what hits do, in matches as they are played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

import battlemat
from battlemat import bots
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.games.pocketmodel.battle import automatic_hit, count, hit_damage
from battlemat.games.pocketmodel.catalogue import catalogue
from battlemat.games.pocketmodel.content import CARDS, Card
from battlemat.games.pocketmodel.effects import AutoHitOnPair, Modify
from battlemat.games.pocketmodel.state import Battle, Side, Table, Unit, unit_of, units_in_play
from battlemat.games.pocketmodel.values import (
    battle_terms,
    can_use,
    shields,
    standing_changes,
    strike_terms,
    total,
)
from tests.vectors import Case, Vectors

MATCHES = 8
EVERY = 8
"""One position in so many is taken."""
CARD_SHARE = 0.4
PAIRS, CARDS_TRIED = 24, 6
NEVER = 13
DEFENSES = range(6, 16)


def vectors() -> Iterator[Vectors]:
    views: list[Any] = []
    battles: list[Case] = []
    strikes: list[Case] = []
    cards: list[Case] = []
    for m, rng in _positions():
        s = m.state
        units = list(units_in_play(s))
        battles += [
            [len(views), one.id, other.id, *_duel(s, _fight(one, other), 0)] for one, other in _foes(rng, units)
        ]
        strikes += [[len(views), *_strike(rng, s, unit)] for unit in units]
        views.append(_shown(m))
    for staged, rng in _card_positions():
        cards += [[len(views), *case] for case in _card_cases(rng, staged.state)]
        views.append(_shown(staged))
    book = catalogue("en")
    common = {"views": views, "catalogue": {"cards": book["cards"], "icons": book["icons"]}}
    yield Vectors("pocketmodel-battles", common, battles)
    yield Vectors("pocketmodel-strikes", {}, strikes)
    yield Vectors("pocketmodel-cards", {}, cards)


def _positions() -> Iterator[tuple[Match[Table], Random]]:
    for m, rng in _matches():
        if len(m.journal) % EVERY == 0:
            yield m, rng


def _card_positions() -> Iterator[tuple[Match[Table], Random]]:
    """Battles in which cards may be played, as they are and with a card that lies there."""
    for m, rng in _matches():
        if m.pending[0].kind == "combat-card" and rng.random() < CARD_SHARE:
            for staged in _staged(rng, m):
                yield staged, rng


def _matches() -> Iterator[tuple[Match[Table], Random]]:
    """Every position of some random matches."""
    pocketmodel = game("pocketmodel")
    for number in range(MATCHES):
        rng = Random(f"vectors {number}")
        m = battlemat.new_match("pocketmodel", pocketmodel.sample_setup(rng), seed=f"vectors {number}")
        bot = bots.make("random")
        while not m.over:
            yield m, rng
            decision = m.pending[0]
            m.submit(decision.player, bots.ask(bot, m, decision, rng))


def _shown(m: Match[Table]) -> dict[str, Any]:
    """As much of a view as odds need."""
    seen = m.view(None)
    return {"battle": seen["battle"], "players": [{"units": player["units"]} for player in seen["players"]]}


def _foes(rng: Random, units: list[Unit]) -> Iterator[tuple[Unit, Unit]]:
    pairs = [(one, other) for one in units for other in units if one.owner != other.owner]
    yield from rng.sample(pairs, min(PAIRS, len(pairs)))


def _fight(one: Unit, other: Unit) -> Battle:
    """A battle without cards."""
    return Battle(0, one.zone, [Side(one.id, one.owner), Side(other.id, other.owner)])


# What the engine says of a battle


def _duel(s: Table, fight: Battle, index: int) -> tuple[int, int, int, bool, bool]:
    """From one side: the lowest rolls that hit there and back, the damage, and whom a hit destroys."""
    there, back = _damage(s, fight, index), _damage(s, fight, 1 - index)
    own, other = fight.sides[index], fight.sides[1 - index]
    return (
        _lowest(s, fight, index),
        _lowest(s, fight, 1 - index),
        there,
        there >= _left(s, other),
        back >= _left(s, own),
    )


def _lowest(s: Table, fight: Battle, index: int) -> int:
    """The lowest base roll with which a side hits; 13: none does."""
    return next((base for base in range(2, 13) if _hits(s, fight, index, base)), NEVER)


def _hits(s: Table, fight: Battle, index: int, base: int) -> bool:
    standing = standing_changes(s)
    fight.sides[index].dice = [base // 2, base - base // 2]
    attack = total(battle_terms(s, fight, index, "attack", standing))
    defense = total(battle_terms(s, fight, 1 - index, "defense", standing))
    return automatic_hit(fight, index) is not None or base + attack >= defense


def _damage(s: Table, fight: Battle, index: int) -> int:
    side = fight.sides[index]
    side.hit = True
    dealt = hit_damage(s, fight, index, standing_changes(s))
    side.hit = False
    assert dealt is not None
    return dealt[0]


def _left(s: Table, side: Side) -> int:
    unit = unit_of(s, side.unit)
    return shields(standing_changes(s), unit) - unit.damage


def _strike(rng: Random, s: Table, unit: Unit) -> tuple[str, int, int]:
    """A unit against some defense, and the lowest base roll that destroys the objective."""
    attack, defense = total(strike_terms(s, unit)), rng.choice(DEFENSES)
    return unit.id, defense, next((base for base in range(2, 13) if base + attack >= defense), NEVER)


# Battles with cards


def _staged(rng: Random, m: Match[Table]) -> Iterator[Match[Table]]:
    """The battle as it is, and with a card that works on either side."""
    yield m.fork()
    for index in (0, 1):
        fork = m.fork()
        fight = fork.state.battle
        assert fight is not None
        unit = unit_of(fork.state, fight.sides[index].unit)
        usable = [card for card in _combat_cards() if can_use(unit.stars, unit.face.icons, card)]
        special = [card for card in usable if card.id in _foreseen()]
        if usable:
            _lay(fork.state, fight, index, rng.choice(special or usable))
            yield fork


@cache
def _foreseen() -> set[str]:
    """The cards of which the catalogue tells what they do to hits."""
    return {name for name, card in catalogue("en")["cards"].items() if card["foreseen"]}


def _combat_cards() -> list[Card]:
    """Those whose abilities can be foreseen: not by the faces of single dice, or after the hit."""
    return [card for card in CARDS.values() if card.type == "combat" and not _acts_later(card)]


def _acts_later(card: Card) -> bool:
    return any(
        isinstance(effect, AutoHitOnPair) or (isinstance(effect, Modify) and effect.when == "on_hit")
        for effect in (card.ability.effects if card.ability else ())
    )


def _lay(s: Table, fight: Battle, index: int, card: Card) -> None:
    side = fight.sides[index]
    side.card, side.ability = card.id, True
    assert card.ability is not None
    side.counts = [count(s, fight, side, e) if isinstance(e, Modify) else 0 for e in card.ability.effects]


def _card_cases(rng: Random, s: Table) -> Iterator[Case]:
    """For a side without a card: what no card and some cards would do, by their bonuses alone."""
    fight = s.battle
    assert fight is not None
    if any(side.ability and _acts_later(CARDS[side.card or ""]) for side in fight.sides):
        return
    for index, side in enumerate(fight.sides):
        if side.card is None:
            for card in [None, *rng.sample(_combat_cards(), CARDS_TRIED)]:
                tried = msgspec.convert(msgspec.to_builtins(fight), Battle)
                tried.sides[index].card = None if card is None else card.id
                yield [side.unit, None if card is None else card.id, *_duel(s, tried, index)]
