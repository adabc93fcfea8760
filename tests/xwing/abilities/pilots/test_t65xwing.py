"""T-65 X-wing pilots."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table


def test_luke_skywalker_recovers_force_when_he_becomes_the_defender() -> None:
    t = table("a.lukeskywalker@400,300?0=luke", "b.academypilot@400,500,180", phase="engagement")
    t.until("attack", "b.academypilot").faces("hit blank", "focus blank").b("front>a.lukeskywalker")
    t.a("a.lukeskywalker/pilot:lukeskywalker")
    assert t.asked == "a modify-defense"
    assert t.force("luke") == 1


def test_luke_skywalker_with_all_his_force_is_not_asked() -> None:
    t = table("a.lukeskywalker@400,300=luke", "b.academypilot@400,500,180", phase="engagement")
    t.until("attack", "b.academypilot").faces("blank blank", "focus blank").b("front>a.lukeskywalker")
    assert t.asked == "a modify-defense"


def test_wedge_antilles_takes_a_die_from_the_defender() -> None:
    t = table("a.wedgeantilles@400,300", "b.academypilot@400,500,180", phase="engagement")
    t.attack("front>b.academypilot", attack="hit blank blank", defense="evade blank")
    assert t.terms("defense") == {"agility": 3, "pilot:wedgeantilles": -1}


def test_biggs_darklighter_takes_a_hit_for_a_friend() -> None:
    t = table(
        "a.biggsdarklighter@400,300=biggs",
        "a.redsquadronveteran@440,300=friend",
        "b.darthvader@420,500,180",
        phase="engagement",
    )
    t.attack("front>friend", attack="hit hit", defense="blank blank").no_modifying()
    t.a("a.biggsdarklighter/pilot:biggsdarklighter")
    assert (t.shields("biggs"), t.shields("friend")) == (1, 1)


def test_biggs_darklighter_outside_the_attack_arc_does_not_help() -> None:
    t = table(
        "a.biggsdarklighter@520,440",
        "a.redsquadronveteran@400,380=friend",
        "b.darthvader@400,480,180",
        phase="engagement",
    )
    assert t.range("a.biggsdarklighter", "friend") == 1
    t.attack("front>friend", attack="hit hit blank", defense="blank blank").no_modifying()
    assert t.shields("friend") == 0
