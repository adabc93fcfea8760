"""Speed of odds: milliseconds of the processor for an attack, and for six attacks on one ship.

python bench/odds.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.combat.odds import Attacker, Defender
from battlemat.games.xwing.odds.cards import with_cards
from battlemat.games.xwing.odds.exchange import Exchange, Side, purse_of
from battlemat.games.xwing.odds.means import attacker_means, defender_means
from battlemat.games.xwing.odds.series import series

ATTACKS, SERIES = 300, 100
ATTACK_TARGET, SERIES_TARGET = 1.0, 50.0
RED_CARDS = ("predator", "marksmanship", "juke", "advancedoptics", "crackshot")
GREEN_CARDS = ("elusive", "millenniumfalcon", "lonewolf", "c3po-republic")


def red(rng: Random, cards: int = 0) -> Side:
    """Focus, calculate, Force, a lock and a reroll, all of which may matter."""
    attacker = Attacker(0, rng.randint(0, 1), 1, rng.randint(1, 2), True, rng.randint(1, 2))
    chosen = dict.fromkeys(rng.sample(RED_CARDS, cards), 1)
    return Side(rng.randint(2, 4), with_cards(attacker_means(attacker), chosen, "attack")[0])


def green(rng: Random, cards: int = 0) -> Side:
    """Focus, calculate, Force, evade, reinforce and a reroll."""
    defender = Defender(0, rng.randint(0, 1), 1, 1, 1, 0, 1)
    chosen = dict.fromkeys(rng.sample(GREEN_CARDS, cards), 1)
    return Side(rng.randint(1, 3), with_cards(defender_means(defender), chosen, "defense")[0], 1)


def milliseconds(work: Callable[[], object]) -> float:
    """The time of one piece of work that was never done before."""
    began = process_time()
    work()
    return (process_time() - began) * 1000


def attack(rng: Random, cards: int) -> float:
    """One attack from nothing: only how dice fall is known."""
    ours, theirs = red(rng, cards), green(rng, cards)
    return milliseconds(lambda: Exchange(ours, theirs).outcomes(purse_of(theirs.means)))


def six(rng: Random) -> float:
    """Six attacks of different ships."""
    attackers, defender = [red(rng) for _ in range(6)], green(rng)
    return milliseconds(lambda: series(attackers, defender, 3, 5))


def main() -> int:
    """Print the medians; 1 when one is too slow."""
    load()
    rng = Random("bench")
    rows = [
        ("attack, five kinds of modification on both sides", [attack(rng, 0) for _ in range(ATTACKS)], ATTACK_TARGET),
        ("attack, two cards more on both sides", [attack(rng, 2) for _ in range(ATTACKS)], None),
        ("six attacks, five kinds each", [six(rng) for _ in range(SERIES)], SERIES_TARGET),
    ]
    slow = False
    for name, times, target in rows:
        found = median(times)
        wanted = "" if target is None else f"   target {target:g}"
        print(f"{name:<52} {found:8.2f} ms median {max(times):8.1f} ms at most{wanted}")
        slow = slow or (target is not None and found > target)
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
