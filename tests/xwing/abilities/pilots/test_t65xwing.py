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


TIE = "b.academypilot"
LATE = "b.darthvader@800,850,180#2-straight"
"""Asked last in the Activation Phase, so that play waits there."""


def test_thane_kyrell_spends_a_result_and_exposes_the_card_he_chooses() -> None:
    t = table("a.thanekyrell@400,300", f"{TIE}@400,500,180*2=tie", phase="engagement")
    t.attack("front>tie", attack="hit focus blank", defense="blank blank blank")
    t.a("a.thanekyrell/pilot:thanekyrell", "focus")
    seen = t.options("a")
    assert [card.partition("#")[0] for card in seen] == ["damage:structuraldamage", "damage:damagedengine"]
    t.a(seen[1])
    assert t.faceup("tie") == ["damagedengine"]
    assert t.last("cancelled")["attack"] == ["hit", "blank"]


def test_thane_kyrell_needs_a_facedown_card() -> None:
    t = table("a.thanekyrell@400,300", f"{TIE}@400,500,180=tie", phase="engagement")
    t.attack("front>tie", attack="hit focus blank", defense="blank blank blank")
    assert "modify-attack" not in t.asked


def test_kullbee_sperado_flips_his_configuration_after_a_boost() -> None:
    t = table("a.kullbeesperado@400,300#2-straight&servomotorsfoils=kullbee", LATE)
    t.until("action", "kullbee").a("barrelroll", "left", "middle", "a.kullbeesperado/pilot:kullbeesperado")
    assert t.ship("kullbee").upgrades[0].back


def test_garven_dreis_gives_a_friend_focus_when_he_spends_his() -> None:
    t = table(
        "a.garvendreis-t65xwing@400,300+focus", "a.redsquadronveteran@500,300+disarm=friend",
        f"{TIE}@400,500,180", phase="engagement",
    )  # fmt: skip
    t.until("attack", "a.garvendreis-t65xwing").attack(f"front>{TIE}", attack="focus blank blank", defense="")
    t.a("focus", "a.garvendreis-t65xwing/pilot:garvendreis-t65xwing")
    assert t.token("friend", "focus") == 1


def test_jek_porkins_rolls_to_lose_stress() -> None:
    t = table("a.jekporkins@400,300#4-koiogran=jek", LATE)
    t.until("ability").faces("hit").a("a.jekporkins/pilot:jekporkins")
    assert (t.token("jek", "stress"), t.shields("jek")) == (0, 1)
    assert t.last("rolled")["results"] == ["hit"]


def test_leevan_tenza_evades_in_red_after_a_barrel_roll() -> None:
    t = table("a.leevantenza@400,300#2-straight=leevan", LATE)
    t.until("action", "leevan").a("barrelroll", "left", "middle", "a.leevantenza/pilot:leevantenza")
    assert t.tokens("leevan") == {"evade": 1, "stress": 1}


def test_edrio_two_tubes_acts_before_he_activates_if_focused() -> None:
    t = table("a.edriotwotubes@400,300#2-straight+focus=edrio", LATE)
    t.a("a.edriotwotubes/pilot:edriotwotubes", "barrelroll", "left", "middle")
    assert t.actions("edrio") == ["barrelroll"]
    t.until("action", "edrio")
    assert t.ship("edrio").revealed
    plain = table("a.edriotwotubes@400,300#2-straight=edrio", LATE)
    assert plain.asked == "a action"


def test_garven_dreis_shares_focus_in_the_arc_170_too() -> None:
    t = table(
        "a.garvendreis@400,300+focus",
        "a.redsquadronveteran@500,300+disarm=friend",
        f"{TIE}@400,500,180",
        phase="engagement",
    )
    t.until("attack", "a.garvendreis").attack(f"front>{TIE}", attack="focus blank blank", defense="")
    t.a("focus", "a.garvendreis/pilot:garvendreis")
    assert t.token("friend", "focus") == 1
