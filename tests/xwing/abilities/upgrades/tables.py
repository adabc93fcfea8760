"""The tables most upgrade tests begin with."""

from __future__ import annotations

from typing import Any

from battlemat.games.xwing.scenario import XWingScenario, table

X, TIE = "a.redsquadronveteran", "b.academypilot"
LATER = "b.soontirfel@800,850,180#3-straight"
"""Activates last, and is asked for an action."""


def duel(mine: str = "", theirs: str = "", *others: str, at: str = "400,500,180", **more: Any) -> XWingScenario:
    """An X-wing (x) that is about to attack a TIE fighter (b) at range 2, in its bullseye arc, that can fire back."""
    return table(f"{X}@400,300{mine}=x", f"{TIE}@{at}{theirs}=b", *others, phase="engagement", **more)


def defend(mine: str = "", theirs: str = "", *others: str, at: str = "400,500,180", **more: Any) -> XWingScenario:
    """The same, but it is the X-wing (a, x) that has the upgrade and a Phantom (b) that attacks first."""
    return table(f"{X}@400,300{mine}=x", f"b.sigmasquadronace@{at}{theirs}=b", *others, phase="engagement", **more)


def flying(mine: str, *others: str, dial: str = "2-straight", at: str = "400,300", **more: Any) -> XWingScenario:
    """An X-wing (x) about to activate; somebody else has to wait for it."""
    return table(f"{X}@{at}#{dial}{mine}=x", LATER, *others, **more)


def use(card: str, ship: str = X) -> str:
    """The option that uses an upgrade."""
    return f"{ship}/upgrade:{card}"


def faces(t: XWingScenario) -> list[str]:
    """The dice after their last modification."""
    found: list[str] = t.last("dice-changed")["results"]
    return found


MISS = {"attack": "blank blank blank", "defense": "blank blank blank"}
