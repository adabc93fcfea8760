"""What bombs, mines and remotes do (XW-DEV-38 to XW-DEV-46)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import charges, damage, obstacles, rolls, tokens
from battlemat.games.xwing.abilities.declare import described_by_its_facts, device
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.devices import in_order, is_remote, remotes_near, ships_near, suffer
from battlemat.games.xwing.dice import roll_attack
from battlemat.games.xwing.measures import at_range
from battlemat.games.xwing.objects import base_of, device_shape, obstacle_shape
from battlemat.games.xwing.state import IN_PLAY, Device, Ship, XMatch, obstacle_of, placed

described_by_its_facts(
    "upgrade:connernets",
    "upgrade:protonbombs",
    "upgrade:proximitymines",
    "upgrade:seismiccharges",
)


@device("bomblet", "detonates")
def bomblet(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-38."""
    for near in (yield from in_order(m, thing, ships_near(m.state, thing, 1))):
        results = yield from rolls.roll(m, near, 2, "XW-DEV-38", thing.kind)
        yield from damage.suffer(m, near, hits=sum(face in ("hit", "crit") for face in results), rule="XW-DEV-38")
    for remote in remotes_near(m.state, thing, 1):
        suffer(m, remote, sum(die.face in ("hit", "crit") for die in roll_attack(m, 2)), "XW-DEV-38")


@device("connernet", "detonates")
def conner_net(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-39."""
    assert ship is not None
    yield from damage.suffer(m, ship, hits=1, rule="XW-DEV-39")
    yield from tokens.gain(m, ship, "ion", 3, by=thing.owner, rule="XW-DEV-39")


@device("electroprotonbomb", "detonates")
def electro_proton_bomb(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-40, XW-DEV-41."""
    for near in (yield from in_order(m, thing, ships_near(m.state, thing, 2))):
        results = yield from rolls.roll(m, near, 4, "XW-DEV-40", thing.kind)
        charges.lose_shields(m, near, results.count("blank"), "XW-DEV-40")
        yield from tokens.gain(
            m, near, "ion", results.count("focus") + results.count("hit"), by=thing.owner, rule="XW-DEV-40"
        )
        yield from tokens.gain(m, near, "disarm", results.count("crit"), by=thing.owner, rule="XW-DEV-40")
    for remote in remotes_near(m.state, thing, 2):
        suffer(m, remote, sum(die.face in ("focus", "hit") for die in roll_attack(m, 4)), "XW-DEV-41")


@device("protonbomb", "detonates")
def proton_bomb(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-42."""
    for near in (yield from in_order(m, thing, ships_near(m.state, thing, 1))):
        yield from damage.suffer(m, near, crits=1, rule="XW-DEV-42")
    for remote in remotes_near(m.state, thing, 1):
        suffer(m, remote, 1, "XW-DEV-42")


@device("proximitymine", "detonates")
def proximity_mine(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-43."""
    assert ship is not None
    results = yield from rolls.roll(m, ship, 2, "XW-DEV-43", thing.kind)
    yield from damage.suffer(m, ship, 1 + results.count("hit"), results.count("crit"), rule="XW-DEV-43")


@device("seismiccharge", "detonates")
def seismic_charge(m: XMatch, thing: Device, ship: Ship | None) -> Flow[None]:
    """XW-DEV-44, XW-DEV-45."""
    s = m.state
    shape = device_shape(thing)
    near = [obstacle.id for obstacle in placed(s) if at_range(shape, obstacle_shape(obstacle), 0, 1)]
    chosen = yield from pick(m, thing.owner, "seismic-obstacle", "XW-DEV-44", lambda: near, about={"device": thing.id})
    if chosen is None:
        return
    obstacle = obstacle_of(s, chosen)
    outline = obstacle_shape(obstacle)
    struck = [other for other in s.ships if other.place == IN_PLAY and at_range(outline, base_of(s, other), 0, 1)]
    for other in (yield from in_order(m, thing, struck)):
        yield from damage.suffer(m, other, hits=1, rule="XW-DEV-44")
    for remote in [d for d in s.devices if is_remote(d) and at_range(outline, device_shape(d), 0, 1)]:
        suffer(m, remote, 1, "XW-DEV-44")
    obstacles.remove(m, obstacle, "XW-DEV-44")
