"""Remotes: attacking them, damage, what they do (XW-DEV-47 to XW-DEV-74, and relocating: XW-DEV-07)."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.games.xwing.abilities.declare import ABILITIES, Ability, Use
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import locking, other_actions
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.table.measures import range_between
from battlemat.games.xwing.table.objects import base_of, device_shape
from battlemat.games.xwing.timing.moments import DEFENSE_DICE
from tests.rule_marks import rule

SWARM = "b:buzzdroidswarm@400,480"
X = "a.redsquadronveteran@400,300=x"
LATE = "b.soontirfel@800,850,180#3-straight=late"


def at(t: XWingScenario, number: int = 0) -> tuple[float, float]:
    x, y, _ = t.state.devices[number].pose
    return (x, y)


def touching(t: XWingScenario, ship: str, number: int = 0) -> bool:
    return range_between(base_of(t.state, t.ship(ship)), device_shape(t.state.devices[number])) == 0


def shoot(*things: str, attack: str = "blank blank blank", defense: str = "", **more: str) -> XWingScenario:
    """The first ship shoots at the swarm."""
    t = table(*things, phase="engagement", **more)  # type: ignore[arg-type]
    shot = next(shot for shot in t.options("a") if shot.endswith("buzzdroidswarm-1"))
    return t.attack(shot, attack=attack, defense=defense)


# What they are --------------------------------------------------------------------------------------------------------


@rule("XW-DEV-07", "XW-DEV-62")
def test_a_relocated_remote_meets_nothing_on_its_way() -> None:
    t = table("b:drk1probedroid@400,400", "a:proximitymine@400,470", "a.chopper@600,600", LATE, phase="system")
    start = at(t)
    t.b("2-straight")
    assert at(t) != start
    assert (t.events("detonated"), t.events("moved")) == ([], [])
    assert t.story().index("relocated") < t.story().index("maneuvered")


@rule("XW-DEV-47")
def test_a_maneuver_onto_a_remote_is_fully_executed() -> None:
    t = table("a.redsquadronveteran@400,300#2-straight=x", "b:drk1probedroid@400,420", LATE)
    assert t.last("maneuvered")["full"]
    assert touching(t, "x")
    assert (t.at("x"), t.asked) == ((400.0, 420.0), "a action")


@rule("XW-DEV-48", "XW-DEV-54")
def test_a_remote_is_attacked_like_a_ship() -> None:
    t = table(X, SWARM, "a:buzzdroidswarm@300,480", phase="engagement")
    assert t.shots("x") == ["front>buzzdroidswarm-1"]
    t.attack("front>buzzdroidswarm-1", attack="hit hit hit", defense="evade evade evade")
    assert t.terms("defense") == {"agility": 3}
    assert t.events("missed")
    far = table(X, "asteroid@400,450", "b:buzzdroidswarm@400,600", phase="engagement").attack("front>buzzdroidswarm-1")
    assert far.terms("defense") == {"agility": 3, "range": 1, "obstructed": 1}
    aside = shoot("a.redsquadronveteran@400,300&predator=x", SWARM, attack="blank blank hit")
    assert "a.redsquadronveteran/upgrade:predator" in aside.options(
        "a"
    )  # it is in the bullseye arc, as a ship would be


# Whose effects matter -------------------------------------------------------------------------------------------------


@rule("XW-DEV-49")
def test_effects_on_friendly_ships_leave_a_remote_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lando rerolls his own blanks, a card that helps any friendly ship helps ships: neither helps a remote."""
    helper = Ability("pilot:soontirfel", DEFENSE_DICE, "changes", lambda x: 1, of="friend")
    monkeypatch.setitem(ABILITIES, "pilot:soontirfel", [helper])
    t = shoot(
        X, SWARM, "b.landocalrissian@460,480^front+disarm", LATE, attack="hit hit hit", defense="blank blank blank"
    )
    assert t.terms("defense") == {"agility": 3}
    assert not t.state.devices
    ship = table(X, "b.academypilot@400,480,180", LATE, phase="engagement").until("attack", "x")
    ship.attack("front>b.academypilot")
    assert ship.terms("defense") == {"agility": 3, "pilot:soontirfel": 1}


@rule("XW-DEV-50")
def test_only_the_attackers_effects_on_enemy_ships_matter_to_a_remote(monkeypatch: pytest.MonkeyPatch) -> None:
    def fewer(x: Use) -> int:
        return -1

    bully = Ability("pilot:academypilot", DEFENSE_DICE, "changes", fewer, of="enemy")
    monkeypatch.setitem(ABILITIES, "pilot:academypilot", [bully])
    wedge = shoot("a.wedgeantilles@400,300", SWARM, "a.academypilot@460,480")
    assert wedge.terms("defense") == {"agility": 3, "pilot:wedgeantilles": -1}
    third = table("a.wedgeantilles@400,300", "b.soontirfel@400,480,180", "a.academypilot@460,480", phase="engagement")
    third.until("attack", "a.wedgeantilles").attack("front>b.soontirfel")
    assert third.terms("defense")["pilot:academypilot"] == -1


# Arcs, midline, size --------------------------------------------------------------------------------------------------


def printed(monkeypatch: pytest.MonkeyPatch, **changes: object) -> None:
    """As if something else were printed on the swarm."""
    usual = devices.record_of
    record = msgspec.structs.replace(usual("buzzdroidswarm"), **changes)
    monkeypatch.setattr(devices, "record_of", lambda kind: record if kind == "buzzdroidswarm" else usual(kind))


@rule("XW-DEV-51")
def test_arcs_printed_on_a_remote_reach_range_3(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("a.academypilot@400,790=ahead", "a.academypilot@400,300=behind", SWARM, LATE, phase="engagement")
    thing = t.state.devices[0]
    assert not devices.in_arc_of(t.state, thing, t.ship("ahead"), "front")
    printed(monkeypatch, arcs=("front",))
    assert devices.in_arc_of(t.state, thing, t.ship("ahead"), "front")
    assert not devices.in_arc_of(t.state, thing, t.ship("behind"), "front")
    t.ship("ahead").pose = (400.0, 830.0, 0.0)
    assert not devices.in_arc_of(t.state, thing, t.ship("ahead"), "front")


@rule("XW-DEV-52")
def test_nobody_is_behind_a_remote_without_a_midline(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shoot("a.graz@400,300", SWARM).terms() == {"weapon": 3}
    printed(monkeypatch, midline=True)
    assert shoot("a.graz@400,300", SWARM).terms() == {"weapon": 3, "pilot:graz": 1}


@rule("XW-DEV-53")
def test_nobody_is_in_or_outside_the_arcs_of_a_remote_without_any(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "modify-attack" not in shoot("a.generalgrievous@400,300", SWARM).asked
    fearless = shoot("a.redsquadronveteran@400,370&fearless", SWARM, attack="blank blank blank blank")
    assert "modify-attack" not in fearless.asked
    outmaneuver = "a.redsquadronveteran@400,300&outmaneuver=x"  # behind it, if that can be said of a remote
    assert shoot(outmaneuver, SWARM).terms("defense") == {"agility": 3}
    printed(monkeypatch, arcs=("front",))
    assert shoot("a.generalgrievous@400,300", SWARM).asked == "a modify-attack"
    assert shoot(outmaneuver, SWARM).terms("defense") == {"agility": 3, "upgrade:outmaneuver": -1}


@rule("XW-DEV-55")
def test_a_remote_has_no_size() -> None:
    assert shoot("a.ahhav@400,300", SWARM).terms() == {"weapon": 2}
    big = table("a.ahhav@400,300", "b.chopper@400,500,180+disarm", phase="engagement").attack("front>b.chopper")
    assert big.terms() == {"weapon": 2, "pilot:ahhav": 1}


# Damage ---------------------------------------------------------------------------------------------------------------


@rule("XW-DEV-56")
def test_damage_to_a_remote_is_facedown_cards_from_its_owners_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, hull=3)
    t = shoot(X, SWARM, attack="hit crit blank", defense="blank blank blank", decks={"b": "directhit fuelleak"})  # type: ignore[arg-type]
    thing = t.state.devices[0]
    assert thing.damage == ["directhit", "fuelleak"]
    assert t.view("a")["devices"][0]["damage"] == 2
    assert "dealt" not in t.story()  # nobody sees them, and no text works
    printed(monkeypatch, hull=2)
    t = shoot(X, SWARM, attack="hit crit blank", defense="blank blank blank")
    assert not t.state.devices


@rule("XW-DEV-57")
def test_a_remote_with_as_much_damage_as_hull_is_destroyed() -> None:
    t = shoot(
        "a.redsquadronveteran@400,300>buzzdroidswarm-1=x",
        SWARM,
        LATE,
        attack="hit blank blank",
        defense="blank blank blank",
    )
    t.a("pass")
    assert (t.state.devices, t.locks("x")) == ([], [])
    assert len(t.state.players[1].deck) + len(t.state.players[1].discard) == 33
    t = shoot(X, SWARM, LATE, attack="hit blank blank", defense="evade blank blank")
    assert len(t.state.devices) == 1


@rule("XW-DEV-58")
def test_a_remote_destroyed_at_its_own_initiative_still_engages() -> None:
    things = (SWARM, "a.trandoshanslaver@400,540=victim")
    t = table("a.nashtahpup@400,300", *things, phase="engagement")
    t.until("attack", "a.nashtahpup").attack("front>buzzdroidswarm-1", attack="hit hit", defense="blank blank blank")
    story = t.story()
    assert t.shields("victim") == 2
    assert story.index("remote-damaged") < story.index("damaged") < story.index("remote-destroyed")
    early = shoot(X, *things, attack="hit hit hit", defense="blank blank blank")
    assert early.events("remote-destroyed")
    assert (early.shields("victim"), early.events("damaged")) == (3, [])


# Acting ---------------------------------------------------------------------------------------------------------------


@rule("XW-DEV-59")
def test_remotes_act_at_their_own_initiative() -> None:
    t = table(
        "b:drk1probedroid@400,400",
        "a.scimitarsquadronpilot@200,400&protonbombs",
        "b.academypilot@600,600",
        phase="system",
    )
    assert t.asked == "b relocate"
    t.b("pass")
    assert t.asked == "a system"


@rule("XW-DEV-60")
def test_a_remote_gains_no_tokens() -> None:
    t = table("a.bluesquadronpilot@400,300&ioncannon", SWARM, phase="engagement")
    t.attack("ioncannon>buzzdroidswarm-1", attack="hit hit hit", defense="blank blank blank")
    assert t.last("remote-damaged")["amount"] == 1
    assert not t.events("gained")


@rule("XW-DEV-61")
def test_a_remote_can_be_locked_and_the_lock_spent_against_it() -> None:
    t = table(X, SWARM, LATE, phase="engagement")
    assert "buzzdroidswarm-1" in locking.lockable(t.state, t.ship("x"))
    t = shoot("a.redsquadronveteran@400,300>buzzdroidswarm-1=x", SWARM, attack="blank blank blank")
    t.faces("hit hit hit").a("lock", ["die-1", "die-2", "die-3"])
    assert t.locks("x") == []
    assert t.last("dice-changed")["results"] == ["hit", "hit", "hit"]


@rule("XW-DEV-63")
def test_a_remote_is_not_relocated_outside() -> None:
    t = table("b:drk1probedroid@400,820,45", "a.academypilot@200,100#2-straight", phase="system")
    before = at(t)
    assert t.options("b") == ["2-bank-right", "pass"]
    assert t.refused("b", "2-straight") == "XW-DEV-63"
    t.b("pass")
    assert at(t) == before


# Buzz Droid Swarm -----------------------------------------------------------------------------------------------------


@rule("XW-DEV-64")
def test_a_swarm_does_nothing_outside_the_engagement_phase() -> None:
    t = table("a.redsquadronveteran@400,440#1-straight!2=x", "b:buzzdroidswarm@400,400", LATE, phase="system")
    assert t.asked == "a action"  # nobody was asked in the System Phase
    t.until_phase("engagement")
    assert not t.events("damaged")


@rule("XW-DEV-65")
def test_a_swarm_bites_enemies_it_touches() -> None:
    t = table(
        "a.academypilot@400,440=enemy", "b.academypilot@400,520=friend", "a.academypilot@600,480=far", SWARM,
        phase="engagement", decks={"a": "structuraldamage"},
    )  # fmt: skip
    t.until_phase("planning", 2)
    assert (t.faceup("enemy"), t.damage("friend"), t.damage("far")) == (["structuraldamage"], 0, 0)


@rule("XW-DEV-66", "XW-DEV-69")
def test_a_swarm_clings_to_an_enemy_that_crosses_it() -> None:
    t = table("a.redsquadronveteran@400,300#3-straight=x", "b:buzzdroidswarm@400,400", LATE)
    assert t.asked == "b swarm"
    assert t.options("b") == ["front", "rear"]
    t.b("front")
    assert touching(t, "x")
    assert at(t)[1] > t.at("x")[1] + 20.0
    rear = table("a.redsquadronveteran@400,300#3-straight=x", "b:buzzdroidswarm@400,400", LATE).b("rear")
    assert touching(rear, "x")
    assert at(rear)[1] < rear.at("x")[1] - 20.0
    on = table("a.redsquadronveteran@400,300#3-straight=x", "b:buzzdroidswarm@400,340.6", LATE)  # at its front guides
    assert on.asked == "b swarm"
    behind = table("a.redsquadronveteran@400,300#3-straight=x", "b:buzzdroidswarm@400,259.4", LATE)
    assert behind.asked == "a action"
    friend = table("b.redsquadronveteran@400,300#3-straight=x", "b:buzzdroidswarm@400,400", LATE)
    assert not friend.until("action", "x").events("relocated")


@rule("XW-DEV-67")
def test_a_swarm_takes_the_free_guides() -> None:
    flight = "a.redsquadronveteran@400,300#3-straight=x"
    t = table(flight, "b:buzzdroidswarm@400,400", "asteroid@400,520", LATE)
    assert "swarm" not in t.asked
    assert touching(t, "x")
    assert at(t)[1] < t.at("x")[1] - 20.0
    edge = table("a.redsquadronveteran@400,720#3-straight=x", "b:buzzdroidswarm@400,800", LATE)
    assert "swarm" not in edge.asked
    assert touching(edge, "x")
    assert at(edge)[1] < edge.at("x")[1] - 20.0


@rule("XW-DEV-68")
def test_a_swarm_that_fits_nowhere_hurts_itself_and_the_ship() -> None:
    blockers = ("b.soontirfel@400,505=ahead", "b.soontirfel@432,415=aside")
    t = table("a.redsquadronveteran@400,300#3-straight!1=x", "b:buzzdroidswarm@380,390", *blockers).until("action", "x")
    assert t.at("x") == (400.0, 460.0)
    assert (t.shields("x"), t.damage("x")) == (0, 0)
    assert not t.state.devices
    assert t.events("remote-destroyed")


# DRK-1 Probe Droid ----------------------------------------------------------------------------------------------------


@rule("XW-DEV-70", "XW-DEV-71")
def test_a_probe_droid_relocates_also_under_ships() -> None:
    t = table("b:drk1probedroid@400,400", "a.academypilot@400,530#2-straight=tie", phase="system")
    assert t.options("b") == ["2-bank-left", "2-straight", "2-bank-right", "pass"]
    t.b("2-straight")
    placed = t.events("relocated")[0]["pose"]
    assert placed == [400.0, 523.8, 0.0]
    assert not t.events("rolled")
    assert t.events("maneuvered")[0]["start"] == [400.0, 530.0, 0.0]


@rule("XW-DEV-72")
def test_friends_lock_and_jam_from_a_probe_droid() -> None:
    things = ("a.majorvermeil@400,100=reaper", "b.academypilot@400,460=tie", "b.academypilot@400,640=far")
    t = table(*things, "a:drk1probedroid@400,370", phase="engagement")
    reaper = t.ship("reaper")
    assert (t.range("reaper", "tie"), t.range("reaper", "far")) == (4, 5)
    assert [ship.id for ship in other_actions.jammable(t.state, reaper)] == ["b.academypilot"]
    assert {"b.academypilot", "b.academypilot-2"} <= set(locking.lockable(t.state, reaper))
    without = table(*things, "b:drk1probedroid@400,370", phase="engagement")
    assert other_actions.jammable(without.state, without.ship("reaper")) == []
    assert "b.academypilot-2" not in locking.lockable(without.state, without.ship("reaper"))


@rule("XW-DEV-73")
def test_a_probe_droid_that_is_run_over() -> None:
    def run_over(flight: str, face: str, owner: str = "b") -> XWingScenario:
        t = table(f"{owner}:drk1probedroid@400,420", flight, LATE, phase="planning")
        return t.faces(face).ready().until("action", "x")

    flight = "a.redsquadronveteran@400,300#2-straight=x"
    assert not run_over(flight, "focus").state.devices
    for face in ("hit", "crit", "blank"):
        assert len(run_over(flight, face).state.devices) == 1
    assert run_over(flight, "hit").events("rolled")
    across = run_over("a.redsquadronveteran@400,300#4-straight=x", "focus")
    assert (across.events("rolled"), len(across.state.devices)) == ([], 1)
    assert not run_over(flight, "focus", "a").events("rolled")
    boosted = table("b:drk1probedroid@400,500", "a.skullsquadronpilot@400,300#2-straight=x", LATE)
    boosted.a("boost", "1-straight")
    assert (touching(boosted, "x"), boosted.events("rolled")) == (True, [])  # which is no maneuver


@rule("XW-DEV-74")
def test_a_probe_droid_harms_nobody() -> None:
    t = table("a.academypilot@400,420=tie", "b:drk1probedroid@400,400", LATE, phase="engagement")
    assert touching(t, "tie")
    t.until_phase("planning", 2)
    assert (t.damage("tie"), t.events("damaged")) == (0, [])


@rule("XW-DEV-65")
def test_remotes_of_an_eliminated_player_go_on_and_hold_up_nobody_elses() -> None:
    ships = ("b.academypilot@400,250", "c.redsquadronveteran@400,480,90=bitten")
    t = table(*ships, "a:buzzdroidswarm@400,520", "b:buzzdroidswarm@400,440", players=3, phase="engagement")
    t.state.players[0].out = True
    assert touching(t, "bitten", 0)
    assert touching(t, "bitten", 1)
    assert t.asked == "b attack"
    t.b("pass").until_phase("planning", 2)
    assert [hit["by"] for hit in t.events("damaged")] == ["buzzdroidswarm-1", "buzzdroidswarm-2"]
