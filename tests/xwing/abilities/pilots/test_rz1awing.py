"""RZ-1 A-wing pilots."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

ARVEL = "a.arvelcrynyd"
LATE = "b.darthvader@800,850,180#2-straight"


def test_jake_farrell_lets_a_friend_focus_after_a_boost() -> None:
    t = table("a.jakefarrell@400,300#2-straight", "a.phoenixsquadronpilot@460,310#2-straight=friend", LATE)
    t.until("action", "a.jakefarrell").a("boost", "1-straight", "a.jakefarrell/pilot:jakefarrell")
    t.a("a.phoenixsquadronpilot", "focus")
    assert t.token("friend", "focus") == 1


def test_arvel_crynyd_attacks_at_range_0() -> None:
    t = table(f"{ARVEL}@400,300", "b.academypilot@400,340,180", phase="engagement")
    assert t.range(ARVEL, "b.academypilot") == 0
    t.attack("front>b.academypilot")
    assert t.terms() == {"weapon": 2, "range": 1}
    plain = table("a.phoenixsquadronpilot@400,300", "b.academypilot@400,340,180", phase="engagement")
    assert plain.shots("a.phoenixsquadronpilot") == []


def test_arvel_crynyd_boosts_as_far_as_there_is_room() -> None:
    t = table(f"{ARVEL}@400,200#2-straight", "b.darthvader@400,390,180#2-straight")
    t.until("action", ARVEL).a("boost", "1-straight")
    assert t.at(ARVEL) == (400.0, 350.0)
    assert not t.events("failed")


def test_other_boosts_into_a_ship_fail() -> None:
    t = table("a.phoenixsquadronpilot@400,200#2-straight", "b.darthvader@400,390,180#2-straight")
    t.until("action", "a.phoenixsquadronpilot").a("boost", "1-straight")
    assert t.at("a.phoenixsquadronpilot") == (400.0, 320.0)
