"""TIE/ln fighter pilots."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table


def test_howlrunner_lets_a_friend_at_range_1_reroll_a_die() -> None:
    t = table(
        "a.howlrunner@300,300=howl+disarm",
        "a.academypilot@380,300",
        "b.redsquadronveteran@400,480,180+disarm",
        phase="engagement",
    )
    t.until("attack", "a.academypilot").attack("front>b.redsquadronveteran", attack="hit blank")
    assert t.options("a") == ["a.howlrunner/pilot:howlrunner", "pass"]
    t.faces("crit").a("a.howlrunner/pilot:howlrunner", "die-2")
    assert t.last("dice-changed")["results"] == ["hit", "crit"]


def test_howlrunner_does_not_reach_range_2() -> None:
    t = table(
        "a.howlrunner@200,300+disarm",
        "a.academypilot@380,300",
        "b.redsquadronveteran@400,480,180+disarm",
        phase="engagement",
    )
    t.until("attack", "a.academypilot").attack("front>b.redsquadronveteran", attack="hit blank")
    assert "modify-attack" not in t.asked


def test_mauler_mithel_rolls_one_more_die_at_range_1() -> None:
    t = table("a.maulermithel@400,300", "b.redsquadronveteran@400,420,180+disarm", phase="engagement")
    t.attack("front>b.redsquadronveteran")
    assert t.terms() == {"weapon": 2, "range": 1, "pilot:maulermithel": 1}
