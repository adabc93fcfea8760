"""What the game advises, judged by what the asked player may know."""

from __future__ import annotations

import pytest

from battlemat.core.decision import PickSome
from battlemat.games.pocketmodel.appraisal.groups import best_group
from battlemat.games.pocketmodel.content import extra_content
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, side, table
from tests.pocketmodel.abilities.duel import duel


def advice(t: PocketScenario, seat: str) -> str:
    """The answer that looks best to the asked player."""
    best = max(t.match.appraise(t.question(seat)), key=lambda appraisal: appraisal.value)
    assert isinstance(best.answer, str)
    return best.answer


def worth(t: PocketScenario, seat: str, option: str) -> float:
    return next(appraisal.value for appraisal in t.match.appraise(t.question(seat)) if appraisal.answer == option)


@pytest.mark.parametrize(
    ("dice", "answer"),
    [
        ((1, 3, 1, 1), "die-1"),  # 4 + 3 + 1 < 9
        ((3, 1, 1, 1), "die-2"),
        ((4, 5, 1, 1), "no"),
    ],
)
def test_the_lowest_own_die_is_changed_after_a_miss(dice: tuple[int, ...], answer: str) -> None:
    t = duel("crossbeam", "redline", attacker="guided-shot", dice=dice)
    assert t.question("a").about == {"card": "guided-shot", "side": 0}
    assert advice(t, "a") == answer


@pytest.mark.parametrize(("dice", "answer"), [((6, 4, 1, 1), "die-1"), ((4, 6, 1, 1), "die-2"), ((1, 2, 1, 1), "no")])
def test_the_highest_die_of_the_other_side_is_changed_after_a_hit(dice: tuple[int, ...], answer: str) -> None:
    again = {"when": "after_rolls", "op": "reroll", "whose": "opposing", "dice": "one", "may": True}
    with extra_content(new_card("distraction", icon="luck", units="any", effects=[again])):
        t = duel("crossbeam", "redline", defender="distraction", dice=dice)
        assert t.question("b").about == {"card": "distraction", "side": 0}
        assert advice(t, "b") == answer


@pytest.mark.parametrize(
    ("dice", "own", "other"), [((6, 5, 6, 5), "no", "yes"), ((1, 2, 1, 2), "yes", "no"), ((1, 2, 6, 5), "yes", "yes")]
)
def test_both_dice_are_rolled_again_for_a_miss_of_ones_own_or_a_hit_of_the_other_side(
    dice: tuple[int, ...], own: str, other: str
) -> None:
    lucky = duel("crossbeam", "redline", attacker="lucky-break", dice=dice)
    warned = duel("crossbeam", "redline", attacker="premonition", dice=dice)
    assert lucky.question("a").about["side"] == 0
    assert warned.question("a").about["side"] == 1
    assert (advice(lucky, "a"), advice(warned, "a")) == (own, other)


def test_objectives_that_allow_more_stars_make_an_action_worth_more() -> None:
    units, target = "crossbeam@contested redline@contested", "needle-flight@contested cinder-flight@contested"
    few = table(units, target)
    many = table(side(units, objectives="war-room! steady-aim steady-aim"), target)
    assert worth(many, "a", "combat") > worth(few, "a", "combat") > 0


@pytest.mark.parametrize(("sure", "second"), [(0.9, "two>strong"), (0.1, "two>weak")])
def test_a_second_attacker_is_sent_for_what_the_first_may_leave_over(sure: float, second: str) -> None:
    worths = {"one>weak": 5.0, "two>weak": 4.0, "two>strong": 2.0}
    attacks = PickSome(0, "attacks", "PM-BTL-01", list(worths), most=2, weights=[1, 1, 1], groups=["one", "two", "two"])
    chosen, total = best_group(attacks, worths.__getitem__, lambda option: sure)
    assert chosen == ["one>weak", second]
    assert total == pytest.approx(5.0 + max(2.0, 4.0 * (1.0 - sure)))


def test_two_attackers_of_one_target_are_worth_less_than_each_by_itself() -> None:
    own = side("crossbeam@contested redline@contested", objectives="war-room! steady-aim steady-aim")
    t = table(own, "needle-flight@contested")
    t.a("combat")
    worths = {tuple(one.answer): one.value for one in t.match.appraise(t.question("a")) if isinstance(one.answer, list)}
    both = next(group for group in worths if len(group) == 2)
    assert 0 < worths[both] < sum(worths[option,] for option in both)
