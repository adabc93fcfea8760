"""What is told of an attack before its dice fall: its dice with all that abilities add, and who may still have a say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from battlemat.games.shatterpoint.outlook import outlooks
from battlemat.games.shatterpoint.pools import attack_pool, cover, defense_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack, AttackType, ShatterMatch
from battlemat.games.shatterpoint.view_types import AttackOutlook
from tests.shatterpoint.test_brawl import brawl

MAUL, BO = "lord-maul", "bo-katan-kryze"
BRAWLS, ANSWERS = 10, 200


def offered() -> Iterator[tuple[ShatterMatch, str, AttackOutlook]]:
    """Every attack that is offered in some brawls of sampled strike forces."""
    for seed in range(BRAWLS):
        m, rng = brawl(seed).match, Random(seed)
        for _ in range(ANSWERS):
            if m.over:
                break
            decision = m.pending[0]
            for option, told in outlooks(m.view(decision.player), decision).items():
                yield m, option, told
            m.submit(decision.player, m.random_answer(decision, rng))


def test_dice_are_those_of_the_table() -> None:
    helped = 0
    for m, option, told in offered():
        kind, _, pair = option.partition(":")
        attacker, _, defender = pair.partition(">")
        attack = Attack(0, attacker, defender, "melee" if kind == "melee" else "ranged", in_action=True)
        real = [attack_pool(m.state, attack), defense_pool(m.state, attack), cover(m.state, attack)]
        assert [told["attack"], told["defense"], told["cover"]] == real
        helped += bool(told["counted"])
    assert helped > 20


def told_of(t: ShatterScenario, kind: AttackType = "melee") -> AttackOutlook:
    question = t.a("action:combat").question("a")
    return next(one for option, one in outlooks(t.view("a"), question).items() if option.startswith(kind))


def test_what_abilities_add_is_counted_and_named() -> None:
    hale = told_of(table(a=side(f"{MAUL} at 400,400"), b=side(f"{BO} at 400,450")))
    raging = told_of(table(a=side(f"{MAUL} at 400,400 with 5 damage"), b=side(f"{BO} at 400,450")))
    assert "sustained-by-rage" not in hale["counted"]
    assert "sustained-by-rage" in raging["counted"]
    assert raging["attack"] > hale["attack"]


def test_reactions_are_named_until_they_are_used() -> None:
    def fire(used: int) -> AttackOutlook:
        friends = side("cc-7567-captain-rex at 400,400", "501st-clone-troopers at 360,540 and 440,540")
        t = table(a=friends, b=side(f"{MAUL} at 400,600"))
        if used:
            t.unit("501st-clone-troopers").used["coordinated-fire-strained"] = used
        return told_of(t, "ranged")

    assert "coordinated-fire-strained" in fire(0)["open"]
    assert "coordinated-fire-strained" not in fire(1)["open"]
