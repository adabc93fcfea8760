"""Firespray-class patrol craft pilots."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

X = "b.redsquadronveteran"


def test_boba_fett_rerolls_a_die_for_each_enemy_close_by() -> None:
    t = table("a.bobafett@400,300", f"{X}@400,430,180+disarm=foe", f"{X}@480,400,180+disarm", phase="engagement")
    t.attack("front>foe", attack="blank blank blank blank")
    t.faces("hit hit").a("a.bobafett/pilot:bobafett", "die-1", "die-2")
    assert t.last("dice-changed")["results"] == ["hit", "hit", "blank", "blank"]
    far = table("a.bobafett@400,300", f"{X}@400,530,180+disarm=foe", phase="engagement")
    far.attack("front>foe", attack="blank blank blank")
    assert "modify-attack" not in far.asked


def test_emon_azzameen_drops_devices_far_behind() -> None:
    t = table("a.emonazzameen@400,400&seismiccharges", "b.academypilot@800,850,180", phase="system")
    assert t.options("a") == [
        f"drop:seismiccharges>{way}" for way in ("1-straight", "3-turn-left", "3-straight", "3-turn-right")
    ] + ["pass"]


def test_kath_scarlet_needs_a_plain_friend_that_touches_the_defender() -> None:
    t = table(
        "a.kathscarlet@400,300", "a.zealousrecruit@400,540+disarm", f"{X}@400,500,180+disarm=foe", phase="engagement"
    )
    t.attack("front>foe")
    assert t.terms() == {"weapon": 3, "pilot:kathscarlet": 1}
    t = table("a.kathscarlet@400,300", "a.fennrau@400,540+disarm", f"{X}@400,500,180+disarm=foe", phase="engagement")
    t.attack("front>foe")
    assert t.terms() == {"weapon": 3}


def test_koshka_frost_rerolls_against_stressed_ships() -> None:
    t = table("a.koshkafrost@400,300", f"{X}@400,500,180+disarm+stress=foe", phase="engagement")
    t.attack("front>foe", attack="blank blank blank")
    t.faces("hit").a("a.koshkafrost/pilot:koshkafrost", "die-1")
    assert t.last("dice-changed")["results"] == ["hit", "blank", "blank"]
    calm = table("a.koshkafrost@400,300", f"{X}@400,500,180+disarm=foe", phase="engagement")
    calm.attack("front>foe", attack="blank blank blank")
    assert "modify-attack" not in calm.asked


def test_krassis_trelix_fires_special_weapons_backwards_and_rerolls() -> None:
    t = table("a.krassistrelix@400,500&ioncannon", f"{X}@400,300+disarm=foe", phase="engagement")
    t.attack("ioncannon>foe", attack="blank blank blank")
    assert t.last("attack")["arc"] == "rear"
    t.faces("hit").a("a.krassistrelix/pilot:krassistrelix", "die-1")
    assert t.last("dice-changed")["results"] == ["hit", "blank", "blank"]
    primary = table("a.krassistrelix@400,500&ioncannon", f"{X}@400,300+disarm=foe", phase="engagement")
    primary.attack("rear>foe", attack="blank blank blank")
    assert "modify-attack" not in primary.asked


def test_boba_fett_rerolls_in_defense_too() -> None:
    t = table("a.bobafett@400,300+disarm=me", f"{X}@400,430,180", phase="engagement")
    t.until("attack", X).attack("front>me", attack="hit blank blank blank", defense="blank blank")
    t.faces("evade").a("a.bobafett/pilot:bobafett", "die-1")
    assert t.last("dice-changed")["results"][0] == "evade"


def test_koshka_frost_rerolls_in_defense_too() -> None:
    t = table("a.koshkafrost@400,300+disarm=me", f"{X}@400,500,180+stress", phase="engagement")
    t.until("attack", X).attack("front>me", attack="hit blank blank", defense="blank blank")
    t.faces("evade").a("a.koshkafrost/pilot:koshkafrost", ["die-1"])
    assert t.last("dice-changed")["results"][0] == "evade"
