"""The tables most pilots' tests begin with."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table
from tests.xwing.abilities.upgrades.tables import LATER

TIE = "b.academypilot"
FOE = f"{TIE}@400,500,180=b"
ROGUE = "b.sigmasquadronace@400,500,180=b"
BLANKS = "blank blank blank"


def use(pilot: str, seat: str = "a") -> str:
    """The option that uses a pilot's ability."""
    return f"{seat}.{pilot}/pilot:{pilot}"


def attacks(pilot: str, words: str = "", *others: str, foe: str = FOE) -> XWingScenario:
    """A pilot (p) about to attack a TIE fighter (b) at range 2, dead ahead."""
    return table(f"a.{pilot}@400,300{words}=p", foe, *others, phase="engagement").until("attack", "p")


def defends(pilot: str, words: str = "", *others: str, foe: str = ROGUE) -> XWingScenario:
    """A pilot (p) about to be attacked at range 2, from ahead."""
    return table(f"a.{pilot}@400,300{words}=p", foe, *others, phase="engagement").until("attack", "b")


def flies(pilot: str, dial: str, words: str = "", *others: str) -> XWingScenario:
    """A pilot (p) about to activate; somebody else has to wait for it."""
    return table(f"a.{pilot}@400,300#{dial}{words}=p", LATER, *others)
