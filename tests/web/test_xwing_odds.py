"""The odds that the page shows are those of the package: its own functions are asked for what Python worked out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import battlemat.server
from battlemat.games.xwing.combat.odds import (
    AttackDice,
    Attacker,
    Damage,
    Defender,
    against,
    attack_odds,
    modified,
    neutralized,
)
from battlemat.odds import Spread
from tests.web.conftest import OpenPage
from tests.xwing.test_odds import ATTACKERS, DEFENDERS

BUILT = Path(battlemat.server.__file__).parent / "static" / "assets"
CALL = "([file, name, calls]) => import(file).then((odds) => calls.map((given) => odds[name](...given)))"

Asked = list[tuple[list[Any], list[float]]]


def by_damage(spread: Spread[Damage]) -> list[float]:
    """The chance of 0 damage, of 1, of 2 …"""
    chances = [0.0] * (max(damage.total() for damage, _ in spread) + 1)
    for damage, chance in spread:
        chances[damage.total()] += float(chance)
    return chances


def whole_attacks() -> Asked:
    large = [
        (Attacker(6, calculate=1, force=1, lock=True, rerolls=2), Defender(4, force=1, rerolls=2, reinforced=2)),
        (Attacker(5, force=3, rerolls=3), Defender(5, calculate=2, evade=1, rerolls=3)),
        (Attacker(6, lock=True, focus=1), Defender(6, focus=1, evade=2)),
    ]
    pairs = [*product(ATTACKERS, DEFENDERS), *large]
    return [([red._asdict(), green._asdict()], by_damage(attack_odds(red, green))) for red, green in pairs]


def rolled_dice() -> Asked:
    """Dice on the table, some of which were rerolled already."""
    attacker, asked = Attacker(4, force=1, lock=True, rerolls=1), []
    shown = (AttackDice(1, 0, 2, 1), AttackDice(0, 1, 1, 0))
    for dice, fixed, defender in product(shown, (AttackDice(0, 0, 1, 1), AttackDice(0, 0, 0, 0)), DEFENDERS):
        left = modified(dice, attacker, defender, fixed).then(partial(against, defender=defender))
        asked.append(([dice, attacker._asdict(), defender._asdict(), fixed], by_damage(left)))
    return asked


@pytest.fixture
def ask(open_page: OpenPage) -> Callable[[str, list[Any]], list[Any]]:
    """Calls a function of the page with many arguments."""
    (file,) = BUILT.glob("attack-odds-*.js")
    page = open_page("/")
    return lambda name, calls: page.evaluate(CALL, [f"/assets/{file.name}", name, calls])


@pytest.mark.parametrize(("name", "work_out"), [("attackOdds", whole_attacks), ("modified", rolled_dice)])
def test_the_page_works_out_the_same_odds(
    name: str, work_out: Callable[[], Asked], ask: Callable[[str, list[Any]], list[Any]]
) -> None:
    asked = work_out()
    told = ask(name, [given for given, _ in asked])
    for (given, expected), found in zip(asked, told, strict=True):
        padded = expected + [0.0] * (len(found) - len(expected))
        assert found == pytest.approx(padded, abs=1e-9), given


def test_the_page_lets_each_reinforce_token_take_a_result_but_never_the_last(
    ask: Callable[[str, list[Any]], list[Any]],
) -> None:
    cases = list(product(range(3), repeat=4))
    wanted = [neutralized(AttackDice(h, c, 0, 0), evades, reinforced=tokens).total() for h, c, evades, tokens in cases]
    assert ask("neutralized", [[[h, c, 0, 0], evades, tokens] for h, c, evades, tokens in cases]) == wanted
