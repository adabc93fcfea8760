"""Derived numbers, each with the terms it is made of: armor, attack, Skirmish damage, movement, mana, control."""

from __future__ import annotations

from typing import TypeAlias

from battlemat.games.skytear.battlefield import sees_cell
from battlemat.games.skytear.content import CARDS
from battlemat.games.skytear.ops import (
    ArmorBonus,
    AttackBonus,
    Counted,
    MoveBonus,
    SkirmishBonus,
    Versus,
)
from battlemat.games.skytear.skills import works_for
from battlemat.games.skytear.state import Acting, Hero, Minion, Table, heroes_of

Terms: TypeAlias = list[tuple[str, int]]
"""What a number is made of: the id of what gives it, and how much."""

MOVE = 3
SLOW = -2
FAST = 2


def total(terms: Terms) -> int:
    """Values never drop below zero (SK-EFX-08)."""
    return max(0, sum(amount for _, amount in terms))


def fits(vs: Versus | str | None, against: Hero | Minion | None) -> bool:
    """Does a bonus count against this figure?"""
    return not vs or (isinstance(against, Hero) and vs in against.conditions)


def lasting_terms(s: Table, hero: Hero, op: str, against: Hero | Minion | None = None) -> Terms:
    """What cards and triggered skills give for a while."""
    return [
        (lasting.source, lasting.n)
        for lasting in s.lasting
        if lasting.op == op and lasting.hero == hero.id and fits(lasting.vs, against)
    ]


def armor_terms(s: Table, figure: Hero | Minion) -> Terms:
    if isinstance(figure, Minion):
        return []  # SK-MIN-01
    terms: Terms = [("armor", figure.printed.armor)]
    terms += [(skill, op.n) for skill, op in works_for(s, figure, ArmorBonus)]
    return terms + lasting_terms(s, figure, "armor-bonus")


def attack_terms(s: Table, attacker: Acting, against: Hero | Minion | None) -> Terms:
    """Attack step 1 (SK-HPH-43); what is missing to zero is a term of its own (SK-EFX-08)."""
    terms: Terms = [("attack", attacker.printed.attack)]
    if isinstance(attacker, Hero):
        terms += [(skill, op.n) for skill, op in works_for(s, attacker, AttackBonus) if fits(op.vs, against)]
        terms += lasting_terms(s, attacker, "attack-bonus", against)
    short = -sum(amount for _, amount in terms)
    return [*terms, ("zero", short)] if short > 0 else terms


def skirmish_terms(s: Table, hero: Acting, against: Hero) -> Terms:
    """Bonuses to the damage of a Skirmish, which has no value of its own (SK-HPH-55, SK-EFX-09)."""
    if not isinstance(hero, Hero):
        return []
    terms: Terms = []
    for skill, op in works_for(s, hero, SkirmishBonus):
        if fits(op.vs, against):
            terms.append((skill, op.n * (1 if op.per is None else counted(s, hero, op.per))))
    return terms + lasting_terms(s, hero, "skirmish-bonus", against)


def counted(s: Table, hero: Acting, per: Counted) -> int:
    """How many things there are that a bonus counts on the battlefield."""
    if per == "friendly-pillar-in-los":
        return sum(pillar.side == hero.side and sees_cell(s, hero, pillar.cell) for pillar in s.pillars)
    assert per == "shapeshifted-friendly-hero-within-3", f"{per} is not counted on the battlefield"
    assert hero.side is not None
    near = s.board.distance[hero.cell]
    return sum(near[other.cell] <= 3 and "shapeshifted" in other.conditions for other in heroes_of(s, hero.side))


def pierces(s: Table, caster: Acting, against: Hero | Minion | None, *, attack: bool) -> bool:
    """Mages pierce with everything (SK-HER-15, SK-HER-16); Attack actions may pierce through a skill."""
    if not isinstance(caster, Hero):
        return False
    if caster.printed.pierce:
        return True
    return attack and any(
        lasting.op == "pierce" and lasting.hero == caster.id and fits(lasting.vs, against) for lasting in s.lasting
    )


def move_length(s: Table, figure: Acting) -> int:
    """How far a Move action goes (SK-HPH-19, SK-CON-11 to SK-CON-15)."""
    if not isinstance(figure, Hero):
        return figure.printed.move
    length = MOVE + sum(op.n for _, op in works_for(s, figure, MoveBonus))
    if "slow" in figure.conditions:
        length += SLOW
    if "fast" in figure.conditions:
        length += FAST
    return max(0, length)


def spent_mana(hero: Hero) -> int:
    """Cards lying on a hero are its spent mana (SK-POW-09, SK-POW-10)."""
    return sum([len(CARDS[card].runes) for card in hero.cards])


def mana_left(s: Table, hero: Hero) -> int:
    """The pool is the mana counter, which is the number of the turn, and what changed it (SK-POW-03, SK-POW-39)."""
    left = s.turn + hero.mana
    if hero.cards:
        left -= spent_mana(hero)
    return left if left > 0 else 0


def control_of_hero(s: Table, hero: Hero) -> int:
    """How much a hero counts where it counts at all (SK-MPH-07)."""
    return 1 + sum(amount for _, amount in lasting_terms(s, hero, "control-bonus"))
