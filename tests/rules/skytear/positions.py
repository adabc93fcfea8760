"""Figures on the two-lane board with nothing going on: for rules that are nothing but sight, distance and space."""

from __future__ import annotations

from battlemat.core.chance import Chance
from battlemat.games.skytear.board import SIDES, Side, board
from battlemat.games.skytear.content import HEROES
from battlemat.games.skytear.state import Hero, Minion, Pile, Player, Table, Token

TWO = board("two-lane")


def position(south: dict[str, str], north: dict[str, str], simplified: bool = True) -> Table:
    """Heroes and minions (`minion-1` …) of both sides on their hexes; simplified, so that no skill meddles."""
    s = Table(
        agenda=[],
        chance=Chance(b"0" * 32),
        result=None,
        offers=[],
        battlefield="two-lane",
        variant="first-game",
        simplified=simplified,
        players=[Player("south", 0), Player("north", 1)],
        piles=[Pile(), Pile()],
        tokens={"west": Token(1, TWO.named["-4,2"]), "east": Token(2, TWO.named["4,-2"])},
        towers={side: dict.fromkeys(TWO.lanes, 5) for side in SIDES},
        nexus=dict.fromkeys(SIDES, 0),
    )
    sides: list[tuple[Side, int, dict[str, str]]] = [("south", 0, south), ("north", 1, north)]
    for side, owner, figures in sides:
        for name, place in figures.items():
            if name in HEROES:
                s.heroes.append(Hero(name, name, side, owner, HEROES[name].health, TWO.named[place]))
            else:
                s.minions.append(Minion(f"{side}-{name}", side, TWO.named[place], "east"))
    return s
