"""How the bot means to use its tokens and abilities on rolled dice, held against every way to play them out."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from battlemat.core.decision import Pick
from battlemat.games.xwing.appraisal.dice import Means, Plan, hand_of, means_of, plan_for
from battlemat.games.xwing.appraisal.table import imagined
from battlemat.games.xwing.combat.dice import ALL, Add, Change, Reroll
from battlemat.games.xwing.combat.odds import AttackDice, Attacker, Damage, Defender, against, left_of
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.state import Die
from tests.xwing.modification_game import mean_damage_of, mean_let_through
from tests.xwing.test_appraisal import advice

FORCE, CALCULATE = (Means(name, Change(("focus",), "hit"), 0.0) for name in ("force", "calculate"))
FOCUS = Means("focus", Change(("focus",), "hit", ALL), 0.0)
LOCK = Means("lock", Reroll(ALL), 0.0)
DODGED = Defender(2, focus=1)


def plan_against(defender: Defender) -> Plan:
    """The plan of an attacker to whom only damage matters."""

    def worth(hand: tuple[int, ...]) -> float:
        dice = AttackDice(*(hand[face] + hand[4 + face] for face in range(4)))
        return float(against(dice, defender).mean(Damage.total))

    return Plan("attack", worth)


def hand(plan: Plan, faces: tuple[str, ...]) -> tuple[int, ...]:
    return hand_of([Die(face) for face in faces], plan.faces)


@pytest.mark.parametrize(
    ("means", "attacker"),
    [
        ((LOCK, FORCE), Attacker(3, lock=True, force=1)),
        ((LOCK, FORCE, CALCULATE), Attacker(3, lock=True, force=1, calculate=1)),
        ((LOCK, FOCUS), Attacker(3, lock=True, focus=1)),
        ((Means("two", Reroll(2), 0.0), FORCE), Attacker(3, rerolls=2, force=1)),
        ((Means("one", Reroll(1), 0.0), LOCK, CALCULATE), Attacker(3, rerolls=1, lock=True, calculate=1)),
    ],
)
def test_attack_dice_are_used_as_well_as_can_be(means: tuple[Means, ...], attacker: Attacker) -> None:
    for defender in (Defender(0), DODGED):
        plan = plan_against(defender)
        for faces in combinations_with_replacement(("blank", "crit", "focus", "hit"), 3):
            expected = float(mean_damage_of(faces, attacker, defender))
            assert plan.best(hand(plan, faces), means) == pytest.approx(expected, abs=1e-9), faces


@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_defense_dice_are_used_as_well_as_can_be(rerolls: int) -> None:
    evades = [Means(f"evade-{face}", Change((face,), "evade"), 0.0, "evade") for face in ("blank", "focus")]
    ability = [Means("ability", Reroll(rerolls), 0.0)] if rerolls else []
    means = (Means("calculate", Change(("focus",), "evade"), 0.0), *ability, *evades)
    plan = Plan("defense", lambda hand: -float(left_of(3, hand[0] + hand[3], 0)))
    for faces in combinations_with_replacement(("blank", "evade", "focus"), 3):
        let = mean_let_through(faces, ("hit", "hit", "hit"), Defender(3, calculate=1, evade=1, rerolls=rerolls))
        found = plan.best(hand_of([Die(face) for face in faces], plan.faces), means)
        assert found == pytest.approx(-float(let), abs=1e-9), faces


def test_an_added_die_can_be_rerolled() -> None:
    """XW-ATK-44."""
    plan = plan_against(Defender(0))
    add = Means("add", Add("blank"), 0.0)
    assert plan.best(hand(plan, ("hit", "blank")), (add, LOCK)) == pytest.approx(2.0)  # 1, and a half for each blank
    assert plan.best(hand(plan, ("hit", "blank")), (LOCK,)) == pytest.approx(1.5)


def test_a_die_that_is_turned_is_rerolled_or_not_as_it_was() -> None:
    plan = plan_against(Defender(0))
    assert plan.turned(hand(plan, ("blank", "hit")), Change(("blank",), "focus")) == [(1, 0, 1, 0, 0, 0, 0, 0)]
    assert plan.turned((0, 0, 0, 1, 0, 0, 0, 1), Change(("blank",), "focus")) == [(0, 0, 0, 1, 0, 0, 1, 0)]


def test_exactly_so_many_dice_may_include_good_ones() -> None:
    plan = plan_against(Defender(0))
    ways = set(plan.rerolls(hand(plan, ("hit", "hit", "blank")), Reroll(2, exactly=True)))
    assert ways == {(2, 0, 0, 0), (1, 0, 0, 1)}
    two = Means("two", Reroll(2, exactly=True), 0.0)
    assert plan.best(hand(plan, ("hit", "hit", "blank")), (two,)) == pytest.approx(2.0)  # 1 + 2/2 is no better


def test_all_dice_can_be_rolled_anew() -> None:
    plan = plan_against(Defender(0))
    anew = Means("han", Reroll(ALL, anew=True), 0.0)
    assert plan.best(hand(plan, ("blank", "blank")), (anew,)) == pytest.approx(1.0)
    assert plan.best(hand(plan, ("blank", "blank")), (anew, LOCK)) == pytest.approx(1.5)  # and then the lock
    assert plan.best(hand(plan, ("hit", "hit")), (anew,)) == pytest.approx(2.0)


def test_one_of_two_focus_results_is_rerolled_with_a_lock() -> None:
    """Two results destroy the freighter: the hit, and a focus result that the token changes. The other is free."""
    foe = "b.lothalrebel@400,500,180!0*8+disarm^front=b"
    t = table("a.redsquadronveteran@400,300+calculate>b=x", foe, phase="engagement")
    t.attack("front>b", attack="focus focus hit").a("lock")
    assert advice(t) in (["die-1"], ["die-2"])


def test_the_last_evade_token_is_not_counted_twice() -> None:
    t = table("a.redsquadronveteran@400,300+evade+disarm=x", "b.sigmasquadronace@400,500,180=b", phase="engagement")
    t.until("attack", "b").attack("front>x", attack="hit hit blank", defense="focus blank")
    assert t.options("a") == ["evade-blank", "evade-focus", "pass"]
    view = t.match.view(0)
    s = imagined(view)
    plan, shown = plan_for(s, "defense", 0)
    question = t.question("a")
    assert isinstance(question, Pick)
    means = means_of(s, "defense", question)
    assert [one.token for one in means] == ["evade", "evade"]
    assert plan.best(shown, means) < plan.best((2, 0, 0, 0, 0, 0), ())  # one evade result, not two
