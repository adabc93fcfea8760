"""Cards that reroll one die for each of something: exactly so many, or all there are (XW-ATK-56)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table

X, TIE = "a.redsquadronveteran", "b.academypilot"
FOE = f"{TIE}@400,500,180+disarm=foe"
FRIENDS = ("a.bluesquadronescort@460,430+disarm", "a.bluesquadronescort@340,430+disarm")
DRONES = ("a.tradefederationdrone@460,430+calculate+disarm", "a.tradefederationdrone@340,430+calculate+disarm")


def attacks(pilot: str, *others: str, foe: str = FOE) -> XWingScenario:
    return table(f"a.{pilot}=me", foe, *others, phase="engagement").until("attack", "me")


ATTACKS = {
    "pilot:bobafett": lambda: attacks("bobafett@400,370", f"{TIE}@330,370+disarm"),
    "pilot:hortonsalm": lambda: attacks("hortonsalm@400,380^front", *FRIENDS),
    "pilot:wattambor": lambda: attacks("wattambor@400,300", *DRONES),
    "pilot:matchstick": lambda: attacks("matchstick@400,380^front+stress", foe=f"{FOE}>me"),
}


@pytest.mark.parametrize("card", ATTACKS)
def test_exactly_as_many_attack_dice_as_are_counted(card: str) -> None:
    t = ATTACKS[card]()
    t.attack("front>foe", attack="hit hit blank blank" if card == "pilot:bobafett" else "hit hit blank")
    dice = [f"die-{number}" for number in range(1, len(t.rolled()) + 1)]
    t.a(f"{t.ship('me').id}/{card}")
    assert (t.asked, t.options("a")) == ("a reroll", dice)
    t.faces("crit crit").a("die-1")
    assert (t.asked, t.options("a")) == ("a reroll", dice[1:])  # a second one must be chosen
    t.a("die-3")
    assert t.events("dice-changed")[0]["results"][:3] == ["crit", "hit", "crit"]


def test_fewer_dice_than_are_counted_are_all_rerolled() -> None:
    t = attacks("bobafett@400,370", f"{TIE}@330,370+disarm").attack("front>foe", attack="hit hit hit hit")
    for die in t.state.attacks[-1].attack_dice[:3]:
        die.rerolled = True
    t.faces("crit").a("a.bobafett/pilot:bobafett")
    assert t.last("dice-changed")["results"] == ["hit", "hit", "hit", "crit"]


def test_boba_fett_and_gravitic_deflection_count_defense_dice_the_same_way() -> None:
    near = ("b.sigmasquadronace@400,400,180=b", f"{TIE}@480,300+disarm")
    boba = table("a.bobafett@400,300+disarm=me", *near, phase="engagement").until("attack", "b")
    boba.attack("front>me", attack="hit hit hit hit", defense="evade blank").faces("blank evade")
    assert boba.a("a.bobafett/pilot:bobafett").last("dice-changed")["results"] == ["blank", "evade"]  # the evade too
    caught = [f"a.academypilot@{x},350+tractor+disarm" for x in (350, 450)]
    t = table(
        f"{X}@400,300+disarm&graviticdeflection=me", "b.sigmasquadronace@400,500,180=b", *caught, phase="engagement"
    )
    t.until("attack", "b").attack("front>me", attack="hit hit hit", defense="evade blank").faces("blank evade")
    assert t.a(f"{X}/upgrade:graviticdeflection").last("dice-changed")["results"] == ["blank", "evade"]


def test_up_to_so_many_leaves_the_number_open() -> None:
    t = attacks("rosetico@400,300", *FRIENDS).attack("front>foe", attack="hit blank")
    t.faces("crit").a("a.rosetico/pilot:rosetico", ["die-2"])
    assert t.last("dice-changed")["results"] == ["hit", "crit"]
    t = attacks("jessikapava@400,300", "a.bluesquadronescort@470,300+disarm", "a.bluesquadronescort@330,300+disarm")
    t.attack("front>foe", attack="hit hit blank").faces("crit").a("a.jessikapava/pilot:jessikapava", ["die-3"])
    assert t.last("dice-changed")["results"] == ["hit", "hit", "crit"]


def test_of_two_focus_results_the_one_that_was_rerolled_is_changed_first() -> None:
    t = table(f"{X}@400,300&predator+calculate>foe=me", FOE, phase="engagement")
    t.attack("front>foe", attack="focus blank hit").faces("focus").a(f"{X}/upgrade:predator", ["die-2"], "calculate")
    assert t.last("dice-changed")["results"] == ["focus", "hit", "hit"]
    t.a("lock")
    assert t.options("a") == ["die-1", "die-3"]  # the other focus result keeps its chance
