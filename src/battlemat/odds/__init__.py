"""Exact dice mathematics: whole distributions in integers, no sampling, no rounding. Knows no game.

`asking` is how odds are asked for, the same for every game: knobs to turn, and curves that come of it.

>>> from battlemat.odds import roll
>>> coin = roll({"heads": 1, "tails": 1}, 2)           # two coins, as counts of each face
>>> coin.chance(lambda counts: counts == (2, 0))
Fraction(1, 4)
>>> roll(dict.fromkeys(range(1, 7), 1), 2).mean(lambda counts: sum(n * pip for n, pip in zip(counts, range(1, 7))))
Fraction(7, 1)
"""

from battlemat.odds.spread import Spread, roll, sure

__all__ = ["Spread", "roll", "sure"]
