"""What bombs, mines and remotes do (XW-DEV-38 to XW-DEV-46, XW-DEV-64 to XW-DEV-74)."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.core.errors import Refusal
from battlemat.games.xwing.abilities.declare import described_by_its_facts, device
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.combat import rolls
from battlemat.games.xwing.combat.dice import roll_for
from battlemat.games.xwing.flight import templates
from battlemat.games.xwing.ships import charges, damage, tokens
from battlemat.games.xwing.state import Device, Ship, XMatch, obstacle_of, placed
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.devices import Struck, in_order, near, strike, struck_by_bomb
from battlemat.games.xwing.table.measures import at_range, in_play_area
from battlemat.games.xwing.table.measures import device as device_at
from battlemat.games.xwing.table.objects import base_of, device_shape, obstacle_shape, size_of
from battlemat.geometry import overlaps

described_by_its_facts(
    "upgrade:connernets",
    "upgrade:protonbombs",
    "upgrade:proximitymines",
    "upgrade:seismiccharges",
)


def roll(m: XMatch, struck: Struck, number: int, rule: str, why: str) -> Flow[list[str]]:
    """Attack dice of a ship, which its player may modify, or of a remote."""
    if isinstance(struck, Device):
        return roll_for(m, struck, number, rule, why)
    return (yield from rolls.roll(m, struck, number, rule, why))


def in_reach(m: XMatch, thing: Device) -> list[Struck]:
    """Whom a bomb affects when it detonates."""
    return near(m.state, device_shape(thing), devices.record_of(thing.kind).reach)


# Bombs ----------------------------------------------------------------------------------------------------------------


@device("bomblet", "detonates")
def bomblet(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-38."""
    for struck in (yield from in_order(m, thing, in_reach(m, thing))):
        results = yield from roll(m, struck, 2, "XW-DEV-38", thing.kind)
        hits = sum(face in ("hit", "crit") for face in results)
        yield from strike(m, thing, struck, hits, rule="XW-DEV-38")
        struck_by_bomb(m, thing, struck)


@device("electroprotonbomb", "detonates")
def electro_proton_bomb(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-40, XW-DEV-41."""
    for struck in (yield from in_order(m, thing, in_reach(m, thing))):
        results = yield from roll(m, struck, 4, "XW-DEV-40", thing.kind)
        blanks, crits = results.count("blank"), results.count("crit")
        shocks = results.count("focus") + results.count("hit")
        if isinstance(struck, Device):
            devices.suffer(m, struck, shocks, "XW-DEV-41")
            continue
        charges.lose_shields(m, struck, blanks, "XW-DEV-40")
        yield from tokens.gain(m, struck, "ion", shocks, by=thing.owner, rule="XW-DEV-40")
        yield from tokens.gain(m, struck, "disarm", crits, by=thing.owner, rule="XW-DEV-40")
        struck_by_bomb(m, thing, struck)


@device("protonbomb", "detonates")
def proton_bomb(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-42."""
    for struck in (yield from in_order(m, thing, in_reach(m, thing))):
        yield from strike(m, thing, struck, crits=1, rule="XW-DEV-42")
        struck_by_bomb(m, thing, struck)


@device("seismiccharge", "detonates")
def seismic_charge(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-44, XW-DEV-45."""
    s = m.state
    shape = device_shape(thing)
    close = [obstacle.id for obstacle in placed(s) if at_range(shape, obstacle_shape(obstacle), 0, 1)]
    chosen = yield from pick(m, thing.owner, "seismic-obstacle", "XW-DEV-44", close, about={"device": thing.id})
    if chosen is None:
        return
    obstacle = obstacle_of(s, chosen)
    for struck in (yield from in_order(m, thing, near(s, obstacle_shape(obstacle), 1))):
        yield from strike(m, thing, struck, hits=1, rule="XW-DEV-44")
        struck_by_bomb(m, thing, struck)
    obstacles.remove(m, obstacle, "XW-DEV-44")


# Mines affect the ship that set them off, and no remote (XW-DEV-46) ------------------------------------------------


@device("connernet", "detonates")
def conner_net(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-39."""
    assert ship is not None
    yield from strike(m, thing, ship, hits=1, rule="XW-DEV-39")
    yield from tokens.gain(m, ship, "ion", 3, by=thing.owner, rule="XW-DEV-39")


@device("proximitymine", "detonates")
def proximity_mine(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-43."""
    assert ship is not None
    results = yield from rolls.roll(m, ship, 2, "XW-DEV-43", thing.kind)
    yield from strike(m, thing, ship, 1 + results.count("hit"), results.count("crit"), rule="XW-DEV-43")


# Buzz Droid Swarm ---------------------------------------------------------------------------------------------------


@device("buzzdroidswarm", "engages")
def buzz_droids_bite(m: XMatch, thing: Device) -> Flow[None]:
    """XW-DEV-65."""
    touching = [one for one in near(m.state, device_shape(thing), 0) if isinstance(one, Ship)]
    enemies = [ship for ship in touching if ship.owner != thing.owner]
    for struck in (yield from in_order(m, thing, enemies)):
        yield from strike(m, thing, struck, crits=1, rule="XW-DEV-65")


@device("buzzdroidswarm", "met")
def buzz_droids_attach(m: XMatch, thing: Device, ship: Ship, maneuver: bool) -> Flow[None]:
    """It clings to an enemy that came across it, or both are hurt (XW-DEV-66 to XW-DEV-69)."""
    if ship.owner == thing.owner:
        return
    size = size_of(m.state, ship)
    ends = {
        "front": templates.launch(size, ship.pose, thing.kind, None),
        "rear": templates.drop(size, ship.pose, thing.kind, None),
    }
    free = [end for end, pose in ends.items() if devices.free(m.state, thing, pose)]
    end = yield from pick(m, thing.owner, "swarm", "XW-DEV-66", free, about={"ship": ship.id, "device": thing.id})
    if free:
        devices.relocate(m, thing, ends[end or free[0]], "XW-DEV-66")
    else:
        devices.suffer(m, thing, 1, "XW-DEV-68")
        yield from damage.suffer(m, ship, hits=1, by=thing.id, rule="XW-DEV-68")


# DRK-1 Probe Droid --------------------------------------------------------------------------------------------------


@device("drk1probedroid", "system")
def probe_droid_relocates(m: XMatch, thing: Device) -> Flow[None]:
    """XW-DEV-63, XW-DEV-70, XW-DEV-71."""
    s = m.state
    ways = {
        "2-bank-left": templates.relocate(thing.kind, thing.pose, "bank_left", 2),
        "2-straight": templates.relocate(thing.kind, thing.pose, "straight", 2),
        "2-bank-right": templates.relocate(thing.kind, thing.pose, "bank_right", 2),
    }
    inside = [way for way, pose in ways.items() if in_play_area(device_at(thing.kind, pose), s.width, s.length)]
    refusal = Refusal("xwing-remote-outside", "XW-DEV-63", {"device": thing.id})
    chosen = yield from pick(
        m, thing.owner, "relocate", "XW-DEV-70", inside, may=PASS, about={"device": thing.id},
        refused=lambda: {way: refusal for way in ways if way not in inside},
    )  # fmt: skip
    if chosen is not None:
        devices.relocate(m, thing, ways[chosen], "XW-DEV-70")


@device("drk1probedroid", "met")
def probe_droid_run_over(m: XMatch, thing: Device, ship: Ship, maneuver: bool) -> Flow[None]:
    """XW-DEV-73."""
    if not maneuver or ship.owner == thing.owner or not overlaps(base_of(m.state, ship), device_shape(thing)):
        return
    if (yield from rolls.roll(m, ship, 1, "XW-DEV-73", thing.kind)) == ["focus"]:
        devices.suffer(m, thing, 1, "XW-DEV-73")
