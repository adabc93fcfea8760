"""Vulture-class droid fighter pilots and their ship ability."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

X = "b.redsquadronveteran"
DRONE = "a.tradefederationdrone"


def test_networked_calculations_spend_the_token_of_a_friend() -> None:
    t = table(
        f"{DRONE}@400,300=one", f"{DRONE}@460,300+calculate=two", f"{X}@400,480,180+disarm=foe", phase="engagement"
    )
    t.until("order").a(DRONE).attack("front>foe", attack="focus blank")
    t.a(f"{DRONE}/ship:networkedcalculations")
    assert t.last("dice-changed")["results"] == ["hit", "blank"]
    assert t.token("two", "calculate") == 0


def test_networked_calculations_defend_too_but_not_from_afar() -> None:
    t = table(f"{DRONE}@400,300=one", f"{DRONE}@460,300+calculate=two", f"{X}@400,480,180", phase="engagement")
    t.attack("front>one", attack="hit blank blank", defense="focus blank").a(f"{DRONE}/ship:networkedcalculations")
    assert t.damage("one") == 0
    far = table(f"{DRONE}@400,300=one", f"{DRONE}@600,300+calculate", f"{X}@400,480,180", phase="engagement")
    far.attack("front>one", attack="hit blank blank", defense="focus blank")
    assert far.damage("one") == 1


def test_dfs_081_lets_friends_calculate_crits_away() -> None:
    t = table("a.dfs081@300,300+disarm", f"{DRONE}@380,300+calculate=one", f"{X}@380,480,180", phase="engagement")
    t.until("attack", X).attack("front>one", attack="crit crit blank", defense="blank blank")
    t.a("a.dfs081/pilot:dfs081")
    assert t.last("dice-changed")["results"] == ["hit", "hit", "blank"]
    assert t.token("one", "calculate") == 0


def test_precise_hunter_rerolls_a_blank_in_the_bullseye_arc() -> None:
    t = table("a.precisehunter@400,300", f"{X}@400,480,180+disarm=foe", phase="engagement")
    t.attack("front>foe", attack="blank focus").faces("hit").a("a.precisehunter/pilot:precisehunter")
    assert t.last("dice-changed")["results"] == ["hit", "focus"]
    none = table("a.precisehunter@400,300", f"{X}@400,480,180+disarm=foe", phase="engagement")
    none.attack("front>foe", attack="focus focus")
    assert "modify-attack" not in none.asked


def test_dfs_311_passes_a_calculate_token_on() -> None:
    t = table("a.dfs311@400,300+calculate=dfs", f"{DRONE}@400,500=one", f"{X}@700,700", phase="engagement")
    t.a("a.dfs311/pilot:dfs311")
    assert [event["ship"] for event in t.events("gained")] == [DRONE]


def test_haor_chall_prototype_reacts_to_an_attack_on_a_friend() -> None:
    t = table("a.haorchallprototype@380,300=haor", f"{DRONE}@440,300=one", f"{X}@380,480,180", phase="engagement")
    t.b(f"front>{DRONE}").a("a.haorchallprototype/pilot:haorchallprototype", "lock", X)
    assert t.locks("haor") == [X]
    t = table("a.haorchallprototype@380,300=haor", f"{DRONE}@440,300=one", f"{X}@380,480,180", phase="engagement")
    t.b("front>a.haorchallprototype")
    assert t.asked != "a ability"
