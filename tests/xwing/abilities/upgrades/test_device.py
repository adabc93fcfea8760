"""Devices and the cards that change how they are placed."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table

BOMBER = "a.scimitarsquadronpilot"
LATE = "b.soontirfel@800,850,180#3-straight=late"
EARLY = "b.academypilot@800,850,180#3-straight"


def drops(upgrades: str, pilot: str = "graysquadronbomber^front") -> list[str]:
    """The ways in which a ship may place its devices in the System Phase."""
    t = table(f"a.{pilot}@400,400#2-straight{upgrades}", EARLY, phase="system")
    return [] if t.asked != "a system" else [option for option in t.options("a") if option != "pass"]


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("bombletgenerator", "bomblet"),
        ("connernets", "connernet"),
        ("electroprotonbomb", "electroprotonbomb"),
        ("protonbombs", "protonbomb"),
        ("proximitymines", "proximitymine"),
        ("seismiccharges", "seismiccharge"),
    ],
)
def test_a_device_is_dropped_for_a_charge(card: str, kind: str) -> None:
    t = table(f"{BOMBER}@400,400&{card}=bomber", EARLY, phase="system")
    before = t.charges("bomber", card)
    t.a(f"drop:{card}>1-straight")
    assert [thing.kind for thing in t.state.devices] == [kind]
    assert t.charges("bomber", card) == before - 1


def test_bomblet_generator_makes_bomblets_of_a_shield() -> None:
    t = table("a.graysquadronbomber@400,400#2-straight^front&bombletgenerator:0=y", LATE)
    assert t.asked == "a ability"
    t.a("a.graysquadronbomber/upgrade:bombletgenerator")
    assert (t.charges("y", "bombletgenerator"), t.shields("y")) == (2, 1)


def test_an_electro_proton_bomb_has_a_fuse() -> None:
    t = table(f"{BOMBER}@400,400&electroprotonbomb", EARLY, phase="system").a("drop:electroprotonbomb>1-straight")
    assert t.state.devices[0].fuses == 1
    other = table(f"{BOMBER}@400,400&electroprotonbomb&protonbombs", EARLY, phase="system")
    assert other.a("drop:protonbombs>1-straight").state.devices[0].fuses == 0


def test_drk_1_probe_droids_are_placed_in_the_end_phase() -> None:
    t = table(f"{BOMBER}@400,400&drk1probedroids=bomber", EARLY, phase="end")
    t.a("a.scimitarsquadronpilot/upgrade:drk1probedroids")
    ways = {option.partition(">")[0] + option.rpartition(">")[2][:1] for option in t.options("a")}
    assert ways == {"drop:drk1probedroids3", "launch:drk1probedroids3"}
    assert len(t.options("a")) == 10
    t.a("launch:drk1probedroids>3-straight")
    assert t.charges("bomber", "drk1probedroids") == 1
    assert t.state.devices[0].pose[:2] == (400.0, 561.9)


def test_discord_missiles_launch_a_swarm_for_a_calculate_token() -> None:
    vulture = "a.tradefederationdrone@400,400&discordmissiles"
    t = table(f"{vulture}+calculate=drone", EARLY, phase="engagement")
    t.a("a.tradefederationdrone/upgrade:discordmissiles")
    assert t.options("a") == [f"launch:discordmissiles>3-{way}" for way in ("bank-left", "straight", "bank-right")]
    t.a("launch:discordmissiles>3-straight")
    assert (t.token("drone", "calculate"), t.charges("drone", "discordmissiles")) == (0, 0)
    assert [thing.kind for thing in t.state.devices] == ["buzzdroidswarm"]
    assert "ability" not in table(vulture, EARLY, phase="engagement").asked


def test_trajectory_simulator_launches_bombs_far_ahead() -> None:
    assert "launch:protonbombs>5-straight" in drops("&trajectorysimulator&protonbombs")
    assert drops("&trajectorysimulator&connernets") == ["drop:connernets>1-straight"]
    genius = table("a.graysquadronbomber@400,300#2-straight^front&genius&trajectorysimulator&protonbombs", LATE)
    genius.a("a.graysquadronbomber/upgrade:genius")
    assert genius.state.devices[0].pose[1] < 400.0  # only in the System Phase


def test_skilled_bombardier_varies_the_speed() -> None:
    assert drops("&skilledbombardier&protonbombs") == ["drop:protonbombs>1-straight", "drop:protonbombs>2-straight"]
    both = drops("&skilledbombardier&trajectorysimulator&protonbombs")
    assert {"launch:protonbombs>4-straight", "launch:protonbombs>5-straight"} < set(both)
    assert "drop:protonbombs>2-bank-left" in drops("&skilledbombardier&protonbombs", "scimitarsquadronpilot")
    far = drops("&skilledbombardier&protonbombs", "emonazzameen")
    assert far.count("drop:protonbombs>2-straight") == 1  # from the straight of speed 1 and from that of speed 3
    assert len(far) == len(set(far)) == 8


def test_delayed_fuses_mark_a_bomb_or_mine() -> None:
    t = table(f"{BOMBER}@400,400&protonbombs&delayedfuses", EARLY, phase="system").a("drop:protonbombs>1-straight")
    t.a("a.scimitarsquadronpilot/upgrade:delayedfuses")
    assert t.state.devices[0].fuses == 1
    under = table(f"{BOMBER}@400,400&connernets&delayedfuses", "b.academypilot@400,320,90=tie", phase="system")
    under.a("drop:connernets>1-straight")
    assert "a ability" not in under.asked  # it has detonated at once
    assert under.damage("tie") == 1


def test_genius_drops_a_bomb_after_a_full_maneuver() -> None:
    flight = "a.graysquadronbomber@400,300#2-straight^front&genius&protonbombs=y"
    t = table(flight, LATE).a("a.graysquadronbomber/upgrade:genius")
    assert [thing.kind for thing in t.state.devices] == ["protonbomb"]
    partial = table(flight, "b.soontirfel@400,440#3-straight").until("action")
    assert "a ability" not in partial.asked
    assert not partial.state.devices


def test_cad_bane_boosts_after_a_device() -> None:
    t = table("a.captainnym@400,400#2-straight&cadbane&protonbombs=nym", EARLY, phase="system")
    t.a("drop:protonbombs>1-straight", "a.captainnym/upgrade:cadbane", "1-straight")
    assert (t.at("nym"), t.token("nym", "stress")) == ((400.0, 500.0), 1)
    tired = table("a.captainnym@400,400#2-straight+stress&cadbane&protonbombs", EARLY, phase="system")
    assert tired.a("drop:protonbombs>1-straight").asked == "b action"


def bombed(sabine: str, bomb: str = "a:protonbomb@400,400", tie: str = "b.academypilot@400,470=tie") -> XWingScenario:
    """The end of an Activation Phase with a bomb at range 1 of a TIE fighter."""
    t = table(sabine, bomb, tie, "a.nashtahpup@880,40#2-straight=early", decks={"b": "structuraldamage"})
    t.until("action", "early")
    for ship in t.state.ships:
        ship.did.append("activated")
    t.a("pass")
    return t


def test_sabine_wren_paints_those_a_bomb_has_struck() -> None:
    sabine = "a.lothalrebel@100,800^front&sabinewren=ghost"
    t = bombed(sabine).a("a.lothalrebel/upgrade:sabinewren")
    assert t.options("a") == ["ion", "jam", "stress", "tractor"]
    t.a("stress")
    assert t.token("tie", "stress") == 1
    assert t.ship("ghost").upgrades[0].spent == ["stress"]
    assert "ability" not in bombed(sabine, "b:protonbomb@400,400").asked  # an enemy bomb


def test_paige_tico_drops_a_bomb_or_turns_the_turret_after_an_attack() -> None:
    foe = "b.academypilot@400,500,180+disarm=tie"
    t = table("a.graysquadronbomber@400,300^front&paigetico&protonbombs&dorsalturret=y", foe, phase="engagement")
    t.attack("front>tie", attack="blank blank", defense="blank blank blank").a("a.graysquadronbomber/upgrade:paigetico")
    assert t.options("a") == ["drop:protonbombs>1-straight", "rotate"]
    t.a("rotate", "left")
    assert t.ship("y").turret == "left"
    t = table("a.graysquadronbomber@400,300^front&paigetico&protonbombs", foe, phase="engagement")
    t.attack("front>tie", attack="blank blank", defense="blank blank blank").a("a.graysquadronbomber/upgrade:paigetico")
    assert len(t.state.devices) == 1


def test_paige_tico_turns_a_double_turret() -> None:
    foe, ship = "b.academypilot@400,500,180+disarm=tie", "a.outerrimsmuggler"
    t = table(f"{ship}@400,300^front&paigetico=s", foe, phase="engagement")
    t.attack("double_turret>tie", attack="blank blank blank", defense="blank blank blank")
    t.a(f"{ship}/upgrade:paigetico")
    assert t.ship("s").turret == "left"


def test_paige_tico_leaves_a_last_bomb() -> None:
    doomed = "a.graysquadronbomber@400,300#2-straight^front!0*5&paigetico&protonbombs"
    t = table(doomed, "b:connernet@400,380", LATE)
    t.a("a.graysquadronbomber/upgrade:paigetico")
    assert [thing.kind for thing in t.state.devices if thing.owner == 0] == ["protonbomb"]
