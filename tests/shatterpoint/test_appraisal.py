"""What the game advises, judged by what the asked player may know: one test for each kind of choice."""

from __future__ import annotations

from collections import Counter
from math import hypot
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.games.shatterpoint.appraisal.seat import Seat
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.bots.battles import starter_battle

REX, MAUL, AHSOKA, BO = "cc-7567-captain-rex", "lord-maul", "ahsoka-tano-jedi-no-more", "bo-katan-kryze"


def advice(t: ShatterScenario, seat: str = "a") -> Any:
    """The answer that looks best to the asked player, to whom not everything is the same."""
    appraisals = t.match.appraise(t.question(seat))
    assert len({appraisal.value for appraisal in appraisals}) > 1
    return max(appraisals, key=lambda appraisal: appraisal.value).answer


def worth(t: ShatterScenario, option: str, seat: str = "a") -> float:
    return next(appraisal.value for appraisal in t.match.appraise(t.question(seat)) if appraisal.answer == option)


def test_who_is_far_from_the_objective_moves() -> None:
    t = table(a=side(f"{REX} at 400,100"), objectives="MC at 400,350")
    assert advice(t) == "action:move"


def test_a_move_ends_beside_the_objective() -> None:
    t = table(a=side(f"{REX} at 400,100"), objectives="MC at 400,320").a("action:move")
    t.picks("a", "advance")
    x, y, _ = advice(t)
    assert hypot(x - 400, y - 320) - 20 - 12.7 <= 76.2


def test_an_objective_that_is_held_is_left_for_another() -> None:
    """Both are equally far; the western one is ours already by two."""
    t = table(
        a=side(f"{REX} at 450,300", "501st-clone-troopers at 210,380 and 210,450"),
        objectives="ML at 240,400 a; MR at 660,400",
    ).a("action:move")
    t.picks("a", "advance")
    assert advice(t)[0] > 450


def test_an_enemy_at_hand_is_attacked() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{REX} at 400,450"), objectives="MC at 400,430")
    t.a("action:focus")
    assert advice(t) == "action:combat"


def test_who_has_an_attack_to_come_moves_to_where_it_can_be_made() -> None:
    t = table(a=side(f"{MAUL} at 400,250"), b=side(f"{BO} at 400,450"), objectives="MC at 400,100 a")
    assert worth(t, "action:move") > max(worth(t, "action:focus"), worth(t, "action:combat"))
    t.a("action:move").picks("a", "advance")
    x, y, height = advice(t)
    assert hypot(x - 400, y - 450) < 100
    t.a([x, y, height])
    assert worth(t, "action:combat") > worth(t, "action:focus")


def test_an_objective_of_ours_that_a_tie_keeps_is_worth_more_than_one_that_a_tie_denies() -> None:
    """One of each is there: control stays with who has it, and would go to the foe without ours."""
    worths = []
    for controller in ("a", "b"):
        t = table(a=side(f"{REX} at 400,360"), b=side(f"{BO} at 400,440"), objectives=f"MC at 400,400 {controller}")
        seat = Seat(t.match.view(0), t.question("a"))
        rex = next(one for one in seat.characters.values() if one["owner"] == 0)
        worths.append(seat.ground(rex, rex["x"], rex["y"], rex["height"]))
    assert worths[0] > worths[1]


def test_of_two_targets_the_one_about_to_fall() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{REX} at 400,450 with 6 damage", f"{BO} at 450,400"))
    assert "rex" in advice(t.a("action:combat"))


def test_a_wounded_foe_is_hardly_worth_an_attack() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{REX} at 400,450 with wounded", f"{BO} at 450,400"))
    assert "bo-katan" in advice(t.a("action:combat"))


def test_the_way_through_the_tree_that_wounds() -> None:
    """Seven damage lie on a-b-c-d; with one success too few the way is another."""
    t = table(a=side(f"{AHSOKA} at 400,400"), b=side(f"{MAUL} at 400,450 with 4 damage")).a("action:combat")
    t.attacks("ahsoka", "maul", attack="SSSS")
    taken = []
    while t.asked == "a tree":
        taken.append(advice(t))
        t.a(taken[-1])
    assert taken == ["option:a", "option:b", "option:c", "option:d"]
    assert t.unit("maul").wounded


def test_aiming_comes_before_the_attack_of_who_stands_well() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,600"), objectives="MC at 400,430 a")
    assert advice(t) == "action:focus"


def test_a_badly_hurt_unit_recovers() -> None:
    t = table(a=side(f"{REX} at 400,400 with 7 damage, strained"), objectives="MC at 400,430 a")
    assert advice(t) == "action:recover"


def test_the_hurt_are_healed_first() -> None:
    t = table(a=side(f"{REX} at 400,400 with 1 damage", f"{BO} at 440,400 with 6 damage")).a("action:recover")
    assert advice(t) == f"damage:a.{BO}"


def test_force_is_dearer_when_it_is_short() -> None:
    def value(force: int) -> float:
        t = table(a=side(f"{AHSOKA} at 400,100", force=force), objectives="MC at 400,400")
        return worth(t, f"use:a.{AHSOKA}>force-speed")

    assert value(9) > value(1)


def test_the_map_whose_objectives_are_nearer() -> None:
    """A struggle with two maps is chosen for by who lost the last one."""
    m = battlemat.new_match("shatterpoint", None, 5)
    rng = Random(5)
    while m.pending[0].kind != "map":
        m.submit(m.pending[0].player, m.random_answer(m.pending[0], rng))
    decision = m.pending[0]
    values = {a.answer: a.value for a in m.appraise(decision)}
    player = decision.player
    spots = {o.id: o for o in m.state.objectives}

    def nearest(owner: int, name: str) -> float:
        return min(
            hypot(c.x - spots[name].x, c.y - spots[name].y)
            for unit in m.state.players[owner].units
            for c in unit.characters
        )

    for chart in decision.about["maps"]:
        ahead = sum(nearest(1 - player, name) - nearest(player, name) for name in chart["active"])
        assert values[f"map:{chart['id']}"] == pytest.approx(ahead)


def test_an_enemy_is_pushed_away_from_the_objective() -> None:
    """Whoever is pushed out of range 2 holds it no more."""
    t = table(
        a=side("asajj-ventress-sith-assassin at 400,400"),
        b=side(f"{REX} at 400,450"),
        objectives="MC at 400,375",
    )
    t.picks("a", "force-push")
    while not t.asked.endswith(" push"):
        t.a(advice(t))
    _, y, _ = advice(t)
    assert y > 480


# Matches


def test_a_unit_is_not_given_up_for_two_spaces() -> None:
    droid = "k-2so-outspoken-enforcer at 400,400 with 1 injured"
    assert advice(table(a=side(f"{REX} at 100,100", droid), step="end-turn")) == "pass"


@pytest.mark.slow
def test_regular_beats_random_in_at_least_38_of_40() -> None:
    """Starter forces, half of the matches from each seat; tests/bots/test_promises.py plays a hundred."""
    won = Counter(starter_battle("shatterpoint", number, ("regular", "random"))[0] for number in range(40))
    assert won["regular"] >= 38, won


def test_regular_uses_what_it_has() -> None:
    """In a few matches against itself: every action, Force abilities, reactions, long ways through the tree."""
    seen: Counter[str] = Counter()
    for seed in range(3):
        m = battlemat.new_match("shatterpoint", None, seed)
        rng = Random(seed)
        bot = bots.make("regular")
        while not m.over:
            decision = m.pending[0]
            answer = bots.ask(bot, m, decision, rng)
            if isinstance(answer, str):
                seen[f"{decision.kind} {answer.partition('>')[0].partition(':')[0]}"] += 1
                if answer.startswith("action:"):
                    seen[answer] += 1
            m.submit(decision.player, answer)
    assert all(seen[f"action:{name}"] for name in ("move", "combat", "focus", "recover", "take-cover")), seen
    assert seen["act use"] > 10, seen
    assert seen["react use"] > 5, seen
    assert seen["tree option"] > 20, seen


def test_two_regular_players_come_to_an_end() -> None:
    """Nobody sits on what is safe: it stays ours when we leave."""
    for seed in range(3):
        m = battlemat.new_match("shatterpoint", None, seed)
        rng = Random(seed)
        bot = bots.make("regular")
        while not m.over:
            m.submit(m.pending[0].player, bots.ask(bot, m, m.pending[0], rng))
            assert m.state.turn < 80
