"""One card of each kind of window, as models for the others."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table

X, TIE = "a.redsquadronveteran", "b.academypilot"


def duel(own: str, foe: str = "@400,500,180", **more: str) -> XWingScenario:
    """An X-wing about to shoot at a TIE fighter at range 2."""
    return table(f"{X}@400,300{own}", f"{TIE}{foe}", phase="engagement", **more)  # type: ignore[arg-type]


def test_proton_torpedoes_spend_a_charge_and_turn_a_hit_into_a_crit() -> None:
    t = duel(f"&protontorpedoes>{TIE}")
    t.attack(f"protontorpedoes>{TIE}", attack="hit hit blank blank")
    assert t.charges(X, "protontorpedoes") == 1
    assert t.locks(X) == [TIE]
    t.a("pass")  # keeps the lock; the crit must be
    assert t.last("dice-changed")["results"] == ["crit", "hit", "blank", "blank"]


def test_cluster_missiles_attack_another_ship_near_the_first_without_a_lock() -> None:
    t = table(
        "a.academypilot@400,300&clustermissiles>b.academypilot=me",
        "b.academypilot@400,480,180*1",
        "b.academypilot@480,480,180=other",
        phase="engagement",
    )
    t.attack("clustermissiles>b.academypilot", attack="blank blank blank", defense="blank blank blank")
    t.no_modifying().a("a.academypilot/upgrade:clustermissiles")
    assert t.options("a") == ["clustermissiles>b.academypilot-2", "pass"]
    t.faces("hit hit blank", "blank blank blank").a("clustermissiles>b.academypilot-2")
    assert t.damage("other") == 2
    assert t.charges("me", "clustermissiles") == 2


def test_ion_cannon_deals_one_damage_and_ion_tokens() -> None:
    t = table("a.bluesquadronpilot@400,300&ioncannon", f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"ioncannon>{TIE}", attack="hit crit crit", defense="blank blank blank").no_modifying()
    assert (t.damage(TIE), t.token(TIE, "ion")) == (1, 2)


def test_r2_d2_restores_a_shield_for_a_charge_and_a_disarm_token() -> None:
    t = table(f"{X}@400,300#2-straight&r2d2!0", "b.darthvader@800,850,180#2-straight")
    t.until("ability").a(f"{X}/upgrade:r2d2")
    assert (t.shields(X), t.charges(X, "r2d2"), t.token(X, "disarm")) == (1, 2, 1)


def test_r2_d2_is_not_offered_with_full_shields() -> None:
    t = table(f"{X}@400,300#2-straight&r2d2", "b.darthvader@800,850,180#2-straight")
    t.until("action", X)
    assert not t.events("ability")


def test_r4_astromech_makes_slow_basic_maneuvers_easier() -> None:
    t = table(f"{X}@400,300#2-turn-left&r4astromech", "b.darthvader@800,850,180#2-straight")
    t.until("action", X)
    assert t.last("maneuvered")["colour"] == "blue"  # white without the astromech


def test_servomotor_s_foils_take_a_die_until_they_are_opened() -> None:
    t = duel("&servomotorsfoils")
    t.attack(f"front>{TIE}")
    assert t.terms() == {"weapon": 3, "upgrade:servomotorsfoils": -1}
    t = table(f"{X}@400,300#2-straight&servomotorsfoils", "b.darthvader@800,850,180#2-straight")
    assert t.asked == "a ability"
    t.a(f"{X}/upgrade:servomotorsfoils")
    assert "boost" not in t.options("a")


def test_predator_rerolls_against_the_bullseye_arc_only() -> None:
    t = duel("&predator").attack(f"front>{TIE}", attack="hit hit blank")
    assert t.options("a") == [f"{X}/upgrade:predator", "pass"]
    aside = duel("&predator", "@450,500,180").attack(
        f"front>{TIE}", attack="hit hit blank", defense="blank blank blank"
    )
    assert "modify-attack" not in aside.asked


def test_marksmanship_turns_a_hit_into_a_crit() -> None:
    t = duel("&marksmanship").attack(f"front>{TIE}", attack="hit hit blank", defense="blank blank blank")
    t.a(f"{X}/upgrade:marksmanship")
    assert t.last("dice-changed")["results"] == ["crit", "hit", "blank"]


def test_crack_shot_cancels_an_evade_for_its_charge() -> None:
    t = duel("&crackshot").attack(f"front>{TIE}", attack="hit hit blank", defense="evade evade blank").no_modifying()
    t.a(f"{X}/upgrade:crackshot")
    assert (t.damage(TIE), t.charges(X, "crackshot")) == (1, 0)


def test_fire_control_system_rerolls_a_die_and_keeps_the_lock() -> None:
    t = table(f"a.onyxsquadronace@400,300&firecontrolsystem>{TIE}", f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"front>{TIE}", attack="hit blank blank")
    assert t.options("a") == ["lock", "a.onyxsquadronace/upgrade:firecontrolsystem", "pass"]
    t.faces("hit").a("a.onyxsquadronace/upgrade:firecontrolsystem", "die-2")
    assert "modify-attack" not in t.asked
    assert t.locks("a.onyxsquadronace") == [TIE]


def test_afterburners_boost_after_a_fast_maneuver_even_while_stressed() -> None:
    t = table(f"{X}@400,300+stress#3-straight&afterburners", "b.darthvader@800,850,180#2-straight")
    t.until("ability").a(f"{X}/upgrade:afterburners", "1-straight")
    assert t.at(X) == (400.0, 540.0)
    assert t.charges(X, "afterburners") == 1


def test_stealth_device_works_until_its_ship_is_damaged() -> None:
    t = table(f"{TIE}@400,500,180&stealthdevice", f"{X}@400,300", phase="engagement")
    t.attack(f"front>{TIE}", attack="hit blank blank", defense="blank blank blank blank").no_modifying()
    assert t.terms("defense") == {"agility": 3, "upgrade:stealthdevice": 1}
    assert t.charges(TIE, "stealthdevice") == 0


def test_static_discharge_vanes_pass_one_token_on() -> None:
    t = table(
        f"{TIE}@400,500,180&staticdischargevanes=tie",
        "a.bluesquadronpilot@400,300&ioncannon",
        "a.bluesquadronpilot@460,480=near",
        phase="engagement",
    )
    t.until("attack", "a.bluesquadronpilot").attack(
        f"ioncannon>{TIE}", attack="hit hit hit", defense="blank blank blank"
    ).no_modifying()
    t.b(f"{TIE}/upgrade:staticdischargevanes")
    assert t.tokens("tie") == {"ion": 1, "stress": 1}
    assert t.tokens("near") == {"ion": 1}


def test_fearless_turns_a_result_into_a_hit_head_on_at_range_1() -> None:
    t = table("a.zealousrecruit@400,300&fearless", f"{TIE}@400,400,180", phase="engagement")
    t.attack(f"front>{TIE}", attack="blank blank blank blank", defense="blank blank blank")
    t.a("a.zealousrecruit/upgrade:fearless")
    assert t.last("dice-changed")["results"] == ["hit", "blank", "blank", "blank"]


def test_elusive_rerolls_a_defense_die_for_its_charge() -> None:
    t = duel("", "@400,500,180&elusive").attack(f"front>{TIE}", attack="hit blank blank", defense="blank blank blank")
    t.faces("evade").b(f"{TIE}/upgrade:elusive", "die-1")
    assert (t.damage(TIE), t.charges(TIE, "elusive")) == (0, 0)
