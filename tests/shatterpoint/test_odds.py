"""Exact odds of attacks agree with what the engine does with the same dice."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from battlemat.games.shatterpoint.content import STANCES, UNITS
from battlemat.games.shatterpoint.odds import Clash, Hit, best_way, hits, hits_of
from battlemat.games.shatterpoint.scenario import side, table

AHSOKA = "ahsoka-tano-jedi-no-more"
PAIRS = [(AHSOKA, "lord-maul"), ("lord-maul", "bo-katan-kryze"), ("general-anakin-skywalker", AHSOKA)]


def only_hit(clash: Clash, attack: tuple[int, ...], defense: tuple[int, ...]) -> Hit:
    """What one roll of each side comes to."""
    (hit,) = hits_of(clash, {attack: 1}, {defense: 1}).weights
    return hit


@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_the_same_dice_give_the_same_hits(attacker: str, defender: str) -> None:
    rng = Random(attacker)
    for _ in range(25):
        attack = "".join(rng.choices("CSEF", (1, 3, 2, 2), k=5))
        defense = "".join(rng.choices("BEF", (2, 2, 2), k=4))
        t = table(a=side(f"{attacker} at 400,400"), b=side(f"{defender} at 400,450")).a("action:combat")
        stances = UNITS[attacker].stances[0], UNITS[defender].stances[0]
        dice = STANCES[stances[0]].melee.attack or 0, STANCES[stances[1]].melee.defense
        t.attacks(attacker, defender, attack=attack, defense=defense)
        results = [event for event in t.match.events if event.kind == "results"]
        clash = Clash(*stances, "melee", *dice)
        rolled = tuple(attack.ljust(dice[0], "F").count(face) for face in "CSEF")
        blocked = tuple(defense.ljust(dice[1], "F").count(face) for face in "BEF")
        assert only_hit(clash, rolled, blocked).successes == results[-1].data["successes"], (attack, defense)


def test_a_single_die_against_none() -> None:
    """A crit or three strikes of eight sides; Disarmed, expertise gives nothing."""
    stance = UNITS[AHSOKA].stances[0]
    spread = hits(Clash(stance, stance, "melee", 1, 0, disarmed=True))
    assert spread[Hit(1, 0)] == Fraction(4, 8)
    assert spread[Hit(0, 0)] == Fraction(4, 8)


def test_blocks_take_strikes_away_but_not_crits() -> None:
    stance = UNITS[AHSOKA].stances[0]
    clash = Clash(stance, stance, "melee", 3, 2, disarmed=True, exposed=True)
    assert only_hit(clash, (1, 2, 0, 0), (2, 0, 0)) == Hit(1, 0)
    assert only_hit(clash, (0, 3, 0, 0), (2, 0, 0)) == Hit(1, 0)


def test_the_best_way_is_the_one_worth_most() -> None:
    """Against every way through the tree, tried one by one."""
    stance = STANCES[UNITS[AHSOKA].stances[0]]

    def worth(effects: tuple[str, ...]) -> float:
        return float(effects.count("damage"))

    def every(path: tuple[str, ...], steps: int) -> list[tuple[str, ...]]:
        nexts = [o.id for o in stance.tree if (o.start if not path else o.id in stance.option(path[-1]).next)]
        longer = [w for o in nexts if o not in path for w in every((*path, o), steps - 1)] if steps else []
        return [path, *longer]

    for steps in range(6):
        most = max(worth(tuple(e for o in path for e in stance.option(o).effects)) for path in every((), steps))
        assert best_way(stance, (), steps, worth)[0] == most
