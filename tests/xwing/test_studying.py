"""X-Wing at a closer look: a round rehearsed, dials planned for a whole squad, fire that is shared."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat import bots
from battlemat.bots import Searcher, Seat
from battlemat.games.xwing.appraisal.council import Council
from battlemat.games.xwing.appraisal.exchange import Gunner, Target, fire, gone
from battlemat.games.xwing.appraisal.rehearsal import Place, Rehearsal
from battlemat.games.xwing.appraisal.studying import study
from battlemat.games.xwing.appraisal.table import imagined
from battlemat.games.xwing.scenario import XWingScenario, table
from tests.bots.battles import starter_battle
from tests.xwing.test_appraisal import advice, worths

DEPTH = 4


def studied(t: XWingScenario, seat: str = "a") -> dict[str, float] | None:
    question = t.question(seat)
    found = study(t.match.view(question.player), question, DEPTH)
    return None if found is None else {str(one.answer): one.value for one in found}


def found_best(t: XWingScenario) -> str:
    own = studied(t)
    assert own is not None
    return max(own, key=lambda answer: own[answer])


def rehearsal(t: XWingScenario, player: int = 0) -> Rehearsal:
    return Rehearsal(imagined(t.match.view(player)))


def plan_of(r: Rehearsal, **dials: str) -> list[Place]:
    """A place for every ship, by the pilots' names."""
    return [
        next(place for place in places if place.dial == dials[ship.pilot])
        for ship, places in zip(r.ships, r.places, strict=True)
    ]


# Fire -----------------------------------------------------------------------------------------------------------------


def test_the_more_damage_the_likelier_a_ship_is_gone() -> None:
    chances = [gone(damage, 3) for damage in (0.0, 1.0, 2.0, 4.0, 8.0)]
    assert chances == sorted(chances)
    assert chances[0] == 0.0
    assert 0.9 < chances[-1] < 1.0


def test_fire_is_shared_to_finish_somebody() -> None:
    """Two ships that could shoot at either of two shoot at the same one."""
    both = [Gunner(0, 4, [2, 3]), Gunner(1, 3, [2, 3])]
    damage = [[0.0, 0.0, 2.0, 2.0]] * 2 + [[0.0] * 4] * 2
    lost = fire(both, [Target(40.0, 4, 4)] * 4, damage)
    assert lost[2] > 20.0
    assert lost[3] == 0.0


def test_ships_of_one_initiative_fire_at_once() -> None:
    targets, damage = [Target(40.0, 2, 2)] * 2, [[0.0, 3.0], [3.0, 0.0]]
    at_once = fire([Gunner(0, 4, [1]), Gunner(1, 4, [0])], targets, damage)
    later = fire([Gunner(0, 4, [1]), Gunner(1, 3, [0])], targets, damage)
    assert at_once[0] == at_once[1]
    assert later[0] < at_once[0] - 10.0


def test_of_two_equal_targets_the_one_that_would_shoot_back_is_shot_at() -> None:
    t = table(
        "a.lukeskywalker@400,300",
        "b.academypilot@340,500,180+disarm*1=harmless",
        "b.academypilot@460,500,180*1=armed",
        phase="engagement",
    ).until("attack")
    assert advice(t) == f"front>{t.ship('armed').id}"
    own = worths(t)
    assert own[f"front>{t.ship('armed').id}"] > own[f"front>{t.ship('harmless').id}"] + 0.2


def test_what_friends_can_finish_is_shot_at_first() -> None:
    """The friend has only one of the two in its arc."""
    t = table(
        "a.lukeskywalker@455,300=first",
        "a.redsquadronveteran@260,300",
        "b.academypilot@395,500,0+disarm=shared",
        "b.academypilot@515,500,0+disarm=other",
        phase="engagement",
    ).until("attack", "first")
    own = worths(t)
    assert own[f"front>{t.ship('shared').id}"] > own[f"front>{t.ship('other').id}"]


# Rehearsals -----------------------------------------------------------------------------------------------------------


def test_who_is_in_the_way_stops_others() -> None:
    t = table("a.redsquadronveteran@400,300", "b.academypilot@400,515,180", phase="planning")
    r = rehearsal(t)
    plan = plan_of(r, academypilot="2-straight", redsquadronveteran="2-straight")
    first, second = r.flown(plan)
    assert first is plan[0]
    assert second.base.y < plan[1].base.y - 20
    assert second.me.focus == 0
    assert plan[1].me.focus == 1


def test_a_ship_that_has_gone_is_in_nobodys_way() -> None:
    t = table("a.redsquadronveteran@400,300", "b.academypilot@400,420,90", phase="planning")
    r = rehearsal(t)
    plan = plan_of(r, academypilot="5-straight", redsquadronveteran="3-straight")
    assert r.flown(plan) == plan


def test_an_obstacle_between_takes_from_a_shot() -> None:
    ships = ("a.redsquadronveteran@400,300", "b.academypilot@400,560,180")
    r = rehearsal(table(*ships, phase="engagement"))
    covered = rehearsal(table(*ships, "asteroid@400,430", phase="engagement"))
    free, hidden = (one.punch(one.places[1][0], one.places[0][0]) for one in (r, covered))
    assert 0.0 < hidden < free - 0.05


def test_a_dial_is_foreseen_as_it_looks_best_from_over_there() -> None:
    """What whoever answers at a glance sets is the first guess."""
    t = table(
        "a.redsquadronveteran@300,300", "a.lukeskywalker@400,300", "b.academypilot@400,600,180",
        "b.soontirfel@500,600,180", phase="planning",
    )  # fmt: skip
    council = Council(rehearsal(t), 0, DEPTH)
    guessed = {ship.id: place.dial for ship, place in zip(council.rehearsal.ships, council.favourites, strict=True)}
    while t.question("b").kind == "dial":
        answer = advice(t, "b")
        ship, _, dial = answer.partition(":")
        assert guessed[ship] == dial
        t.b(answer)


def test_others_are_thought_to_plan_their_dials_together_by_whoever_looks_closely() -> None:
    t = table("a.redsquadronveteran@300,300", "b.academypilot@400,600,180", phase="planning")
    shallow, deep = (Council(rehearsal(t), 0, guesses) for guesses in (4, 6))
    assert len(shallow.guesses) == 4
    assert len(deep.guesses) == 7


# Plans ----------------------------------------------------------------------------------------------------------------

SQUAD = ("a.redsquadronveteran@300,300=one", "a.redsquadronveteran@300,240=two", "a.lukeskywalker@400,280")
OTHERS = ("b.academypilot@350,640,180", "b.academypilot@450,640,180")


def test_a_plan_lets_nobody_run_into_a_friend() -> None:
    t = table(*SQUAD, *OTHERS, phase="planning")
    council = Council(rehearsal(t), 0, DEPTH)
    plan = council.plan({})
    ended = council.rehearsal.flown(plan)
    assert [ended[number] for number in council.own] == [plan[number] for number in council.own]


def test_a_plan_is_kept_until_all_its_dials_are_set() -> None:
    t = table(*SQUAD, *OTHERS, phase="planning")
    council = Council(rehearsal(t), 0, DEPTH)
    plan = council.plan({})
    dials = {council.rehearsal.ships[number].id: plan[number].dial for number in council.own}
    while t.question("a").kind == "dial":
        best = found_best(t)
        ship, _, dial = best.partition(":")
        assert dials.pop(ship) == dial
        t.a(best)
    assert dials == {}


def test_a_plan_reckons_with_a_dial_that_was_set_otherwise() -> None:
    t = table(*SQUAD, *OTHERS, phase="planning")
    first = t.question("a").options[0].id.partition(":")[0]
    other = next(one.id for one in t.question("a").options if one.id != found_best(t) and one.id.startswith(first))
    t.a(other)
    assert found_best(t).partition(":")[0] != first
    s = imagined(t.match.view(0))
    for ship in s.ships:
        ship.dial = ""
    name, _, dial = other.partition(":")
    council = Council(Rehearsal(s), 0, DEPTH)
    plan = council.plan({name: dial})
    assert {council.rehearsal.ships[n].id: plan[n].dial for n in council.own}[name] == dial


def test_a_rehearsal_leaves_no_dial_set() -> None:
    t = table(*SQUAD, *OTHERS, phase="planning")
    council = Council(rehearsal(t), 0, DEPTH)
    council.plan({})
    assert {ship.dial for ship in council.rehearsal.ships} == {""}


def test_actions_are_studied_after_a_maneuver() -> None:
    t = table(
        "a.redsquadronveteran@400,300#1-straight=ship>b.academypilot", "b.academypilot@400,700,180#2-straight"
    ).until("action", "ship")
    own = studied(t)
    assert own is not None
    assert {*own} == {option.id for option in t.question("a").options}
    assert found_best(t) == "focus"


@pytest.mark.parametrize("things", [SQUAD[:1] + OTHERS, ("a.syndicatesmugglers@373,264", *OTHERS)])
def test_huge_ships_and_attacks_are_judged_at_a_glance(things: tuple[str, ...]) -> None:
    planning = table(*things, phase="planning")
    assert (studied(planning) is None) == ("syndicatesmugglers" in things[0])
    fighting = table("a.redsquadronveteran@400,300", "b.academypilot@400,500,180", phase="engagement").until("attack")
    assert studied(fighting) is None


def test_bots_that_look_ahead_set_the_dials_of_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """They need no worlds for it."""
    monkeypatch.setattr(Seat, "determinize", lambda seat, rng: pytest.fail("it plays on"))
    t = table(*SQUAD, *OTHERS, phase="planning")
    question: Any = t.question("a")
    assert bots.ask(Searcher("quick", 2, 2, depth=DEPTH), t.match, question, Random(1)) == found_best(t)
    hurried = bots.ask(Searcher("quick", 2, 2, depth=DEPTH), t.match, question, Random(1), hurried=lambda: True)
    assert hurried in worths(t)


def test_battles_of_planners_come_to_an_end() -> None:
    for number in range(2):
        _, m = starter_battle("xwing", number, ("veteran", "regular"))
        assert m.state.round < 60
