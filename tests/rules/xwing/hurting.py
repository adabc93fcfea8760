"""What happens to ships in tests about damage."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import damage

X, TIE, FANG = "a.redsquadronveteran", "b.academypilot", "a.skullsquadronpilot"
"""Hull 4 and 2 shields; hull 3; hull 4: both without shields."""
LATER = "b.soontirfel@800,850,180#3-straight"


def calm(*things: str, **decks: str) -> XWingScenario:
    """A table on which everybody thinks about dials while things happen to ships."""
    return table(*things, phase="planning", decks=decks)


def hurt(t: XWingScenario, name: str, hits: int = 0, crits: int = 0) -> XWingScenario:
    return t.happens(damage.suffer(t.match, t.ship(name), hits, crits))


def deal(t: XWingScenario, name: str, *, faceup: bool = False) -> XWingScenario:
    return t.happens(damage.deal(t.match, t.ship(name), faceup=faceup))
