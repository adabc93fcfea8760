"""Devices: when and how they detonate, fuses, what each kind does (XW-DEV-25 to XW-DEV-46, XW-DEV-75, XW-DEV-76)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import Phase
from battlemat.games.xwing.table.measures import device, range_between
from battlemat.games.xwing.table.objects import base_of
from tests.rule_marks import rule

LATE = "b.soontirfel@800,850,180#3-straight=late"
"""Its action is the last question of the Activation Phase."""
HARMLESS = dict.fromkeys("ab", "structuraldamage disabledpowerregulator")
"""Faceup cards that do nothing at once are dealt first."""


def phase_ends(*things: str, first: str = "a") -> XWingScenario:
    """Only the ship of initiative 0 activates: when it has passed its action, the bombs are next."""
    t = table(*things, "a.nashtahpup@880,40#2-straight=early", first=first, decks=HARMLESS).until("action", "early")
    for ship in t.state.ships:
        ship.did.append("activated")
    return t


@rule("XW-DEV-25", "XW-DEV-26", "XW-DEV-29")
def test_a_detonation_affects_both_sides_and_the_device_is_gone() -> None:
    t = phase_ends(
        "a:protonbomb@400,400",
        "a.academypilot@400,470=mine",
        "b.academypilot@400,330=theirs",
        "a.academypilot@400,540=far",  # at range 2
    )
    assert len(t.state.devices) == 1
    t.a("pass")
    assert t.asked == "a affected"
    t.a("a.academypilot")
    assert (t.damage("mine"), t.damage("theirs"), t.damage("far")) == (1, 1, 0)
    assert (t.faceup("mine"), t.faceup("theirs")) == (["structuraldamage"], ["structuraldamage"])
    assert not t.state.devices
    assert len(t.events("detonated")) == 1


@rule("XW-DEV-27")
def test_all_bombs_of_the_first_player_come_first_in_that_players_order() -> None:
    things = ("a:protonbomb@200,200", "b:protonbomb@600,200", "a:bomblet@200,600")
    t = phase_ends(*things).a("pass")
    assert t.asked == "a bomb"
    assert t.options("a") == ["protonbomb-1", "bomblet-3"]
    t.a("bomblet-3")
    assert [event["device"] for event in t.events("detonated")] == ["bomblet-3", "protonbomb-1", "protonbomb-2"]
    t = phase_ends(*things, first="b").a("pass").a("protonbomb-1")
    assert [event["device"] for event in t.events("detonated")] == ["protonbomb-2", "protonbomb-1", "bomblet-3"]


@rule("XW-DEV-28")
def test_the_owner_orders_the_affected_ships_and_remotes() -> None:
    t = phase_ends(
        "b:protonbomb@400,400",
        "a.academypilot@340,400*2=one",
        "a.academypilot@460,400=two",
        "b:drk1probedroid@400,460",
        "b.nightbeast@400,340=beast",
    ).a("pass")
    assert t.asked == "b affected"
    assert set(t.options("b")) == {"a.academypilot", "a.academypilot-2", "b.nightbeast", "drk1probedroid-4"}
    t.b("a.academypilot", "drk1probedroid-4", "b.nightbeast")
    damaged = [event["ship"] for event in t.events("damaged")]
    assert damaged == ["a.academypilot", "b.nightbeast", "a.academypilot-2"]
    story = t.story()
    assert story.index("left") > len(story) - 1 - story[::-1].index("damaged")  # removed after the whole detonation
    assert (t.place("one"), t.damage("two"), t.damage("beast")) == ("removed", 1, 1)


@rule("XW-DEV-30")
def test_damage_by_a_device_is_no_attack() -> None:
    t = phase_ends("b:protonbomb@400,400", "a.jakefarrell@400,460+2evade+fore!1=a").a("pass")
    assert (t.shields("a"), t.damage("a")) == (0, 0)
    assert not t.events("spent")
    assert not t.events("reinforced")
    assert not t.events("defense-rolled")


@rule("XW-DEV-32")
def test_a_bomb_detonates_after_the_last_activation() -> None:
    t = table(
        "a.scimitarsquadronpilot@400,400#2-straight&protonbombs", "b.soontirfel@400,200#3-straight=late", phase="system"
    )
    t.a("drop:protonbombs>1-straight").until("action", "late")
    assert not t.events("detonated")
    t.b("pass")
    story = t.story()
    phases = [event["phase"] for event in t.events("phase")]
    assert phases.index("engagement") == 2
    assert story.index("maneuvered") < story.index("detonated") < [i for i, k in enumerate(story) if k == "phase"][2]


@rule("XW-DEV-33")
def test_a_mine_nobody_touches_stays() -> None:
    t = table("a:connernet@400,400", "a.academypilot@250,200", "b.academypilot@650,700,180", phase="planning")
    for round_ in (1, 2, 3):
        t.dials(a_academypilot="1-turn-left", b_academypilot="1-turn-left").until_phase("planning", round_ + 1)
    assert ([thing.kind for thing in t.state.devices], t.events("detonated")) == (["connernet"], [])


@rule("XW-DEV-34")
@pytest.mark.parametrize("owner", ["a", "b"])
@pytest.mark.parametrize(
    ("ship", "where", "answers"),
    [
        ("a.skullsquadronpilot@400,100#2-straight", "400,290", ("boost", "1-straight")),
        ("a.skullsquadronpilot@400,100#2-straight", "310,220", ("barrelroll", "left", "middle")),
        ("a.imdaartestpilot@400,100+cloak#1-bank-left", "400,180", ("decloak:boost:2-straight",)),
        ("a.nusquadronpilot@400,100#2-straight", "400,310", ("slam", "2-straight")),
    ],
)
def test_any_move_sets_off_a_mine(owner: str, ship: str, where: str, answers: tuple[str, ...]) -> None:
    phase: Phase = "system" if "cloak" in ship else "activation"
    t = table(f"{ship}=ship", f"{owner}:connernet@{where}", LATE, phase=phase)
    assert not t.events("detonated")
    t.a(*answers)
    assert [event["ship"] for event in t.events("detonated")] == [t.ship("ship").id]
    assert (t.events("failed"), t.token("ship", "ion"), t.state.devices) == ([], 3, [])


@rule("XW-DEV-34")
def test_a_tractored_ship_sets_off_a_mine() -> None:
    tug = "a.jakkugunrunner@400,300#1-straight=tug"
    t = table(tug, "b.academypilot@400,460,180#1-turn-left=tie", "b:connernet@400,560", LATE).until("action", "tug")
    t.a("ship:spacetugtractorarray", "roll-left", "middle")
    assert not t.events("detonated")
    t = table(tug, "b.academypilot@400,460#1-turn-left=tie", "b:connernet@400,560", LATE).until("action", "tug")
    t.a("ship:spacetugtractorarray", "boost")
    assert (t.events("detonated")[0]["ship"], t.token("tie", "ion")) == ("b.academypilot", 3)


@rule("XW-DEV-43")
@pytest.mark.parametrize(
    ("faces", "dealt"), [("hit crit", [False, True]), ("blank focus", []), ("hit hit", [False] * 2)]
)
def test_proximity_mine(faces: str, dealt: list[bool]) -> None:
    ship = "a.redsquadronveteran@400,100#3-straight!1=x"
    t = table(ship, "b:proximitymine@400,200", LATE, phase="planning", decks=HARMLESS)
    t.faces(faces).ready()
    assert t.shields("x") == 0  # one hit in any case
    assert [card.faceup for card in t.ship("x").damage] == dealt


@rule("XW-DEV-35")
def test_standing_on_a_mine_does_nothing() -> None:
    t = table("a.academypilot@400,300#2-straight=tie", "b:proximitymine@400,270", LATE).until("action", "tie")
    assert not t.events("detonated")  # neither its template nor its base touched the mine
    assert len(t.state.devices) == 1
    over = table("a.academypilot@400,300#2-straight=tie", "b:proximitymine@400,300", LATE)
    assert over.events("detonated")


@rule("XW-DEV-36", "XW-DEV-37")
def test_a_fuse_delays_the_detonation() -> None:
    t = phase_ends("a:protonbomb@400,400", "b.academypilot@400,460#2-turn-left=near")
    t.state.devices[0].fuses = 2
    t.a("pass")
    assert (t.state.devices[0].fuses, t.damage("near"), t.events("detonated")) == (1, 0, [])
    t.until_phase("planning", 3)
    assert (t.state.devices[0].fuses, t.events("detonated")) == (0, [])
    t.until_phase("planning", 4)
    assert (len(t.events("fuse-removed")), len(t.events("detonated")), t.state.devices) == (2, 1, [])


@rule("XW-DEV-38")
def test_bomblet() -> None:
    t = phase_ends(
        "a:bomblet@400,400", "b.academypilot@400,470=near", "b:drk1probedroid@400,340", "b.academypilot@400,560=far"
    )
    t.faces("hit crit", "blank focus").a("pass", "b.academypilot")
    assert (t.damage("near"), t.faceup("near"), t.damage("far")) == (2, [], 0)
    assert [thing.kind for thing in t.state.devices] == ["drk1probedroid"]
    t = phase_ends("a:bomblet@400,400", "b:drk1probedroid@400,340").faces("crit focus").a("pass")
    assert not t.state.devices


@rule("XW-DEV-39")
def test_conner_net() -> None:
    t = table("a.lothalrebel@400,300#2-straight^front!1=ghost", "b:connernet@400,400", LATE).until("action", "ghost")
    assert (t.shields("ghost"), t.damage("ghost"), t.token("ghost", "ion")) == (0, 0, 3)
    assert t.refused("a", "lock") == "XW-ACT-27"  # it is ionized
    assert not t.state.devices


@rule("XW-DEV-40")
def test_electro_proton_bomb() -> None:
    t = phase_ends("a:electroprotonbomb@400,400", "b.jakefarrell@400,590!1=near", "b.jakefarrell@100,400!1=far")
    t.faces("blank blank hit crit").a("pass")
    struck = [event["results"] for event in t.events("rolled") if event["why"] == "electroprotonbomb"]
    assert struck == [["blank", "blank", "hit", "crit"]]
    gained = [(event["ship"], event["token"]) for event in t.events("gained")]
    assert gained == [("b.jakefarrell", "ion"), ("b.jakefarrell", "disarm")]
    assert (t.shields("near"), t.damage("near"), t.shields("far")) == (0, 0, 1)
    t = phase_ends("a:electroprotonbomb@400,400", "b.jakefarrell@400,590!1=near")
    t.faces("focus hit crit crit").a("pass")
    assert [event["token"] for event in t.events("gained")] == ["ion", "ion", "disarm", "disarm"]
    assert (t.shields("near"), t.damage("near")) == (1, 0)


@rule("XW-DEV-41")
def test_electro_proton_bomb_and_remotes() -> None:
    for faces in ("focus blank blank crit", "hit blank blank crit"):
        t = phase_ends("a:electroprotonbomb@400,400", "b:drk1probedroid@400,590").faces(faces).a("pass")
        assert not t.state.devices
    t = phase_ends("a:electroprotonbomb@400,400", "b:drk1probedroid@400,590").faces("crit blank blank crit").a("pass")
    assert [thing.kind for thing in t.state.devices] == ["drk1probedroid"]


@rule("XW-DEV-44", "XW-DEV-45")
def test_a_seismic_charge_bursts_an_obstacle() -> None:
    charge, rock = "a:seismiccharge@400,400", "asteroid@400,500"
    t = phase_ends(charge, rock, "asteroid@400,300", "b.academypilot@400,630=behind", "b.academypilot@560,400=beside")
    t.a("pass")
    assert t.asked == "a seismic-obstacle"
    assert t.options("a") == ["obstacle-1", "obstacle-2"]
    t.a("obstacle-1")
    assert [event["object"] for event in t.events("obstacle-removed")] == ["obstacle-1"]
    assert (t.damage("behind"), t.faceup("behind"), t.damage("beside")) == (1, [], 0)
    assert not t.state.devices
    droid = phase_ends(charge, rock, "b:drk1probedroid@400,590").a("pass")
    assert not droid.state.devices
    alone = phase_ends(charge, "asteroid@400,700", "b.academypilot@400,460=near").a("pass")
    assert (alone.damage("near"), alone.state.devices, len(alone.state.obstacles)) == (0, [], 1)


@rule("XW-DEV-46")
def test_mines_do_not_affect_remotes() -> None:
    t = table("b:drk1probedroid@400,400", "a:proximitymine@400,520", "a:connernet@400,525", LATE, phase="system")
    t.b("2-straight")
    assert len(t.state.devices) == 3
    assert not t.events("detonated")


@rule("XW-DEV-75")
def test_example_a_hwk_drops_a_seismic_charge() -> None:
    t = table("a.rebelscout@400,400&seismiccharges=hwk", "b.academypilot@800,850,180#3-straight", phase="system")
    t.a("drop:seismiccharges>1-straight")
    x, y, _ = t.state.devices[0].pose
    guides = 14.2
    assert (x, y + guides) == (400.0, 400.0 - 20.0 - 40.0)
    assert t.charges("hwk", "seismiccharges") == 1


@rule("XW-DEV-76")
def test_example_a_tie_punisher_launches_a_proton_bomb() -> None:
    t = table(
        "a.cutlasssquadronpilot@400,200#1-straight&protonbombs&trajectorysimulator=punisher",
        "b.soontirfel@400,500,90#1-turn-left=near",
        phase="system",
        decks=HARMLESS,
    )
    t.a("launch:protonbombs>5-straight")
    x, y, _ = t.state.devices[0].pose
    assert (x, y - 14.2) == (400.0, 200.0 + 30.0 + 200.0)
    t.until("action", "near").b("pass").a("b.soontirfel")
    assert (t.damage("near"), t.faceup("near")) == (1, ["structuraldamage"])


@rule("XW-DEV-35")
def test_a_stationary_ship_sets_off_a_mine_under_its_base_but_none_that_it_touches() -> None:
    hwk = "a.rebelscout@400,300#0-stationary^front=hwk"
    edge = 320.0 - device("connernet", (0.0, 0.0, 0.0)).bounds()[1]
    for y, ion in ((edge - 1.0, 3), (edge, 0)):
        t = table(hwk, f"b:connernet@400,{y}", LATE)
        assert range_between(base_of(t.state, t.ship("hwk")), device("connernet", (400.0, y, 0.0))) == 0
        assert (t.token("hwk", "ion"), len(t.events("detonated"))) == (ion, ion // 3)
