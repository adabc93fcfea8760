"""Pilots who have a way with devices, and those whom remotes make different from ships."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

LATE = "b.soontirfel@800,850,180#3-straight=late"
EARLY = "b.academypilot@800,850,180#3-straight"


def ways(pilot: str, upgrades: str = "&protonbombs") -> list[str]:
    t = table(f"a.{pilot}@400,400#2-straight{upgrades}", EARLY, phase="system")
    return [option.replace("protonbombs>", "") for option in t.options("a") if option != "pass"]


def test_nimble_bomber_uses_banks() -> None:
    assert ways("scimitarsquadronpilot") == ["drop:1-straight", "drop:1-bank-left", "drop:1-bank-right"]


def test_emon_azzameen_drops_far_behind() -> None:
    assert ways("emonazzameen") == ["drop:1-straight", "drop:3-turn-left", "drop:3-straight", "drop:3-turn-right"]


def test_constable_zuvio_launches() -> None:
    assert ways("constablezuvio") == ["drop:1-straight", "launch:1-straight"]


def test_bombardment_drone_launches_with_the_same_template() -> None:
    assert ways("bombardmentdrone") == ["drop:1-straight", "launch:1-straight"]


def test_sol_sixxa_uses_any_speed_1_template() -> None:
    assert set(ways("solsixxa")) == {
        "drop:1-straight",
        "drop:1-turn-left",
        "drop:1-bank-left",
        "drop:1-bank-right",
        "drop:1-turn-right",
    }


def test_only_one_replacement_is_used() -> None:
    """Trajectory Simulator replaces the drop, and so does the drone: neither replaces what the other made of it."""
    found = ways("bombardmentdrone", "&protonbombs&trajectorysimulator")
    assert found == ["drop:1-straight", "launch:1-straight", "launch:5-straight"]


def test_finch_dallow_places_bombs_against_his_ship() -> None:
    assert ways("finchdallow") == ["drop:1-straight", "place:touching"]
    assert ways("finchdallow", "&connernets") == ["drop:connernets>1-straight"]
    t = table("a.finchdallow@40,400^front&protonbombs", EARLY, phase="system").a("place:protonbombs>touching")
    assert t.refused("a", [5.0, 400.0, 0.0]) == "XW-DEV-21"
    t.a([40.0, 500.0, 0.0])
    assert round(t.state.devices[0].pose[1], 1) == round(400.0 + 40.0 + 15.9, 1)


def test_deathrain_acts_after_a_device() -> None:
    t = table("a.deathrain@400,400#2-straight&protonbombs=rain", EARLY, phase="system")
    t.a("drop:protonbombs>1-straight", "a.deathrain/pilot:deathrain", "boost", "1-straight")
    assert t.at("rain") == (400.0, 500.0)


def test_captain_nym_keeps_a_bomb_from_detonating() -> None:
    t = table("a:protonbomb@400,400", "a.captainnym@400,480#1-straight=nym", LATE).until("action", "late").b("pass")
    assert t.asked == "a replace"
    t.a("a.captainnym/pilot:captainnym")
    assert t.last("charges-spent")["ship"] == "a.captainnym"
    assert (len(t.state.devices), t.events("detonated")) == (1, [])
    enemy = table("b:protonbomb@400,400", "a.captainnym@400,480#1-straight=nym", LATE).until("action", "late")
    assert enemy.b("pass").asked != "a replace"


def test_captain_nym_hides_behind_ordnance() -> None:
    nym, foe = "a.captainnym@400,300+disarm=nym", "b.soontirfel@400,500,225"
    t = table(nym, "b:protonbomb@400,420", foe, phase="engagement").attack("front>nym")
    assert t.terms("defense") == {"agility": 1, "pilot:captainnym": 1}
    t = table(nym, "b:drk1probedroid@400,420", foe, phase="engagement").attack("front>nym")
    assert t.terms("defense") == {"agility": 1}


def test_cat_aims_better_near_friendly_devices() -> None:
    foe = "b.academypilot@400,480,180+disarm"
    t = table("a.cat@400,300^front", "a:drk1probedroid@400,560", foe, phase="engagement").attack("front>b.academypilot")
    assert t.terms() == {"weapon": 3, "pilot:cat": 1}
    t = table("a.cat@400,300^front", "a:drk1probedroid@400,700", foe, phase="engagement").attack("front>b.academypilot")
    assert t.terms() == {"weapon": 3}


def test_goji_covers_friends_near_friendly_bombs() -> None:
    friend, foe = "a.redsquadronveteran@400,300+disarm=x", "b.soontirfel@400,500,180"
    goji = "a.goji@600,300^front+disarm"
    t = table(goji, "a:protonbomb@330,300", "a:connernet@470,300", friend, foe, phase="engagement").attack("front>x")
    t.a("a.goji/pilot:goji")
    assert t.terms("defense") == {"agility": 2, "pilot:goji": 2}
    none = table(goji, "b:protonbomb@330,300", friend, foe, phase="engagement").attack("front>x")
    assert "ability" not in none.asked


def test_graz_fights_better_behind_the_other_ship() -> None:
    t = table("a.graz@400,300", "b.academypilot@400,500+disarm", phase="engagement").attack("front>b.academypilot")
    assert t.terms() == {"weapon": 3, "pilot:graz": 1}
    t = table("a.graz@400,300", "b.academypilot@400,500,180+disarm", phase="engagement").attack("front>b.academypilot")
    assert t.terms() == {"weapon": 3}
    chased = table(
        "a.graz@400,300+disarm=graz", "b.graysquadronbomber@400,200,180^rear&dorsalturret", phase="engagement"
    )
    chased.attack("dorsalturret>graz")
    assert chased.terms("defense") == {"agility": 2, "pilot:graz": 1}


def test_ahhav_fights_better_against_larger_ships() -> None:
    t = table("a.ahhav@400,300+disarm=a", "b.lothalrebel@400,500,180^front", phase="engagement")
    t.until("attack", "b.lothalrebel").attack("front>a")
    assert t.terms("defense") == {"agility": 3, "pilot:ahhav": 1}


def test_general_grievous_rerolls_out_of_sight() -> None:
    foe = "b.academypilot@400,500{}+disarm"
    t = table("a.generalgrievous@400,300", foe.format(""), phase="engagement")
    t.attack("front>b.academypilot", attack="blank blank blank")
    t.faces("hit hit").a("a.generalgrievous/pilot:generalgrievous", ["die-1", "die-2"])
    assert t.last("dice-changed")["results"] == ["hit", "hit", "blank"]
    seen = table("a.generalgrievous@400,300", foe.format(",180"), phase="engagement")
    assert "modify-attack" not in seen.attack("front>b.academypilot", attack="blank blank blank").asked
