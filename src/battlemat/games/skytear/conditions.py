"""Conditions and readiness: what heroes gain and lose (SK-CON, SK-HER-19 to SK-HER-26)."""

from __future__ import annotations

from battlemat.games.skytear.ops import Condition
from battlemat.games.skytear.state import Hero, SkyMatch


def gain(m: SkyMatch, hero: Hero, condition: Condition, rule: str = "SK-CON-05") -> None:
    """A condition the hero has already is not gained again (SK-CON-06)."""
    if hero.cell >= 0 and condition not in hero.conditions:
        hero.conditions.append(condition)
        m.note("gained", rule, hero=hero.id, condition=condition)


def lose(m: SkyMatch, hero: Hero, condition: Condition, rule: str) -> None:
    hero.conditions.remove(condition)
    m.note("lost-condition", rule, hero=hero.id, condition=condition)


def exhaust(m: SkyMatch, hero: Hero, rule: str) -> None:
    """Ready to Exhausted, which takes all conditions with it (SK-CON-03, SK-CON-04)."""
    hero.readiness = "exhausted"
    removed = list(hero.conditions)
    hero.conditions.clear()
    m.note("exhausted", rule, hero=hero.id, conditions=removed)
