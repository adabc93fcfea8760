"""Shatterpoint: how many dice an attack has, what rolls come to, and what the dice promise."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from battlemat.games.shatterpoint.catalogue import catalogue
from battlemat.games.shatterpoint.content import STANCES
from battlemat.games.shatterpoint.dice import ATTACK_FACES, DEFENSE_FACES
from battlemat.games.shatterpoint.odds import Clash, best_way, hits, hits_of
from battlemat.games.shatterpoint.pools import attack_dice, cover, defense_dice
from battlemat.games.shatterpoint.state import Attack, AttackType, Table, characters_of, unit_of
from battlemat.games.shatterpoint.values import keyword_terms
from tests.vectors import Case, Vectors, made
from tests.vectors.shatterpoint_tables import crowds, shown

CROWDS, ATTACKS = 150, 30
HITS = 4000
SPREADS = 200


def vectors(fields: dict[str, Any]) -> Iterator[Vectors]:
    stances = catalogue("en")["stances"]
    yield _pools(fields, stances)
    yield made("shatterpoint-hits", HITS, _hit, stances=stances)
    yield made("shatterpoint-odds", SPREADS, _spread, stances=stances)


# Pools


def _pools(fields: dict[str, Any], stances: dict[str, Any]) -> Vectors:
    """The dice of attacks with Focus, Impact, Sharpshooter, hunker tokens and terrain, where no ability adds any."""
    rng = Random("vectors shatterpoint-pools")
    views: list[Any] = []
    cases: list[Case] = []
    for s in crowds(rng, CROWDS):
        _bonuses(rng, s)
        cases += [[len(views), *case] for case in _attacks(rng, s)]
        views.append(shown(s))
    return Vectors("shatterpoint-pools", {"fields": fields, "stances": stances, "views": views}, cases)


def _bonuses(rng: Random, s: Table) -> None:
    for player in s.players:
        for unit in player.units:
            unit.hunker = rng.choice((0, 0, 1, 2))
            for one in unit.characters:
                one.focus, one.impact, one.sharpshooter = (rng.choice((0, 0, 1, 2)) for _ in range(3))


def _attacks(rng: Random, s: Table) -> Iterator[Case]:
    for _ in range(ATTACKS):
        owner = rng.randrange(2)
        attacker, defender = rng.choice(list(characters_of(s, owner))), rng.choice(list(characters_of(s, 1 - owner)))
        attack = Attack(0, attacker.id, defender.id, _type(rng), False)
        values = unit_of(s, attacker.unit).stance
        own = values.melee if attack.type == "melee" else values.ranged
        strike, guard = attack_dice(s, attack), defense_dice(s, attack)
        helped = any(term.amount for pool in (strike, guard) for _, terms in pool.helped for term in terms)
        if own.attack is not None and not helped and not keyword_terms(s, defender, "cover")[0]:
            yield [attacker.id, defender.id, attack.type, strike.dice, guard.dice, cover(s, attack)]


def _type(rng: Random) -> AttackType:
    return rng.choice(("melee", "ranged"))


# Rolls


def _clash(rng: Random) -> Clash | None:
    """Two stances, and dice as they may come together."""
    attacker, defender = STANCES[rng.choice(sorted(STANCES))], STANCES[rng.choice(sorted(STANCES))]
    type_ = _type(rng)
    own, other = (attacker.melee, defender.melee) if type_ == "melee" else (attacker.ranged, defender.ranged)
    if own.attack is None:
        return None
    dice = own.attack + rng.choice((0, 0, 1, 2)), other.defense + rng.choice((0, 0, 1, 2))
    return Clash(attacker.id, defender.id, type_, *dice, rng.random() < 0.2, rng.random() < 0.2)


def _hit(rng: Random) -> Case | None:
    """What one roll against another comes to."""
    clash = _clash(rng)
    if clash is None:
        return None
    thrown = _rolled(rng, ATTACK_FACES, ("crit", "strike", "expertise", "failure"), clash.attack)
    parried = _rolled(rng, DEFENSE_FACES, ("block", "expertise", "failure"), clash.defense)
    hit = next(iter(hits_of(clash, {tuple(thrown.values()): 1}, {tuple(parried.values()): 1}).weights))
    return [*_told(clash), thrown, parried, hit.successes, hit.damage]


def _rolled(rng: Random, faces: Any, order: tuple[str, ...], dice: int) -> dict[str, int]:
    found = [rng.choice(faces) for _ in range(dice)]
    return {face: found.count(face) for face in order}


def _told(clash: Clash) -> Case:
    return [clash.attacker, clash.defender, clash.type, clash.disarmed, clash.exposed]


# Spreads


def _spread(rng: Random) -> Case | None:
    """The damage with the most damaging way through the tree, as far as dice and charts go."""
    clash = _clash(rng)
    if clash is None:
        return None
    attacker = STANCES[clash.attacker]
    successes, damage = [0.0] * 40, [0.0] * 60
    for hit, chance in hits(clash):
        most, _ = best_way(attacker, (), hit.successes, lambda effects: float(effects.count("damage")))
        successes[hit.successes] += float(chance)
        damage[int(most) + hit.damage] += float(chance)
    return [*_told(clash), clash.attack, clash.defense, _trimmed(successes), _trimmed(damage)]


def _trimmed(spread: list[float]) -> list[float]:
    """Without what cannot happen at the end."""
    return spread[: max(number for number, chance in enumerate(spread) if chance) + 1]
