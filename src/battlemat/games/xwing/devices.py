"""Bombs, mines and remotes: placing them, setting them off, damage to remotes (XW-DEV)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from battlemat.core.decision import Flow, Pose
from battlemat.games.xwing import charges, damage, queue, removal, templates, tokens
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import DEVICES
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.content import UPGRADES
from battlemat.games.xwing.listeners import ways_with
from battlemat.games.xwing.measures import at_range, device, in_play_area
from battlemat.games.xwing.objects import base_of, device_shape, size_of
from battlemat.games.xwing.records import Device as DeviceRecord
from battlemat.games.xwing.sheet import side_of
from battlemat.games.xwing.state import IN_PLAY, Card, Device, Ship, Table, XMatch, device_of, ship_of
from battlemat.games.xwing.windows import AFTER_DETONATES, AFTER_PLACES, DROP_TEMPLATES, LAUNCH_TEMPLATES
from battlemat.geometry import touches

USUAL_DROP: Final = ("1-straight",)
PLACED: Final = "device"
"""Noted in what a ship did this round once it has dropped or launched a device (XW-DEV-09, XW-DEV-10)."""


@cache
def record_of(kind: str) -> DeviceRecord:
    """The printed values of a kind of device."""
    for upgrade in UPGRADES.values():
        for side in upgrade.sides:
            if side.device is not None and side.device.id == kind:
                return side.device
    raise KeyError(kind)


def is_remote(thing: Device) -> bool:
    return record_of(thing.kind).type == "remote"


def placeable(s: Table, ship: Ship) -> Iterator[str]:
    """The ways in which a ship can drop or launch its devices now: `drop:protonbombs>1-straight` (XW-DEV-11)."""
    for card in ship.upgrades:
        record = side_of(card).device
        if record is None or record.type == "obstacle" or not card.charges:
            continue
        for verb, ways in (
            ("drop", ways_with(s, ship, DROP_TEMPLATES, USUAL_DROP)),
            ("launch", ways_with(s, ship, LAUNCH_TEMPLATES, ())),
        ):
            for way in ways:
                if in_play_area(device(record.id, pose_of(s, ship, verb, record.id, way)), s.width, s.length):
                    yield f"{verb}:{card.id}>{way}"  # XW-DEV-21: nothing outside the play area


def pose_of(s: Table, ship: Ship, verb: str, kind: str, way: str) -> Pose:
    speed, _, bearing = way.partition("-")
    lay = templates.drop if verb == "drop" else templates.launch
    return lay(size_of(s, ship), ship.pose, kind, bearing.replace("-", "_"), int(speed))  # type: ignore[arg-type]


def place(m: XMatch, ship: Ship, option: str) -> Flow[None]:
    """Drop or launch a device as an option of `placeable` says, and pay its charge (XW-DEV-04, XW-DEV-05)."""
    verb, _, rest = option.partition(":")
    card_id, _, way = rest.partition(">")
    card = next(card for card in ship.upgrades if card.id == card_id)
    kind = _kind(card)
    pose = pose_of(m.state, ship, verb, kind, way)
    charges.spend(m, ship, f"upgrade:{card_id}")
    ship.did.append(PLACED)
    yield from put(m, ship, kind, pose, "XW-DEV-04" if verb == "drop" else "XW-DEV-05")


def _kind(card: Card) -> str:
    record = side_of(card).device
    assert record is not None, f"{card.id} has no device"
    return record.id


def put(m: XMatch, ship: Ship, kind: str, pose: Pose, rule: str) -> Flow[None]:
    """A device comes into play; a mine under a ship detonates at once (XW-DEV-16 to XW-DEV-19)."""
    s = m.state
    s.counter += 1
    thing = Device(f"{kind}-{s.counter}", kind, ship.owner, pose)
    s.devices.append(thing)
    m.note("device-placed", rule, ship=ship.id, device=thing.id, what=kind, pose=list(pose))
    queue.trigger(m, AFTER_PLACES, ship, thing.id, kind)
    if record_of(kind).type == "mine":
        under = [
            other for other in s.ships if other.place == IN_PLAY and touches(device_shape(thing), base_of(s, other))
        ]
        chosen = yield from pick(m, ship.owner, "mine", "XW-DEV-19", [other.id for other in under])
        if chosen is not None:
            yield from detonate(m, thing, ship_of(s, chosen))


def moved_through(m: XMatch, ship: Ship, met: Sequence[str], *, maneuver: bool) -> Flow[None]:
    """What devices do to a ship that moved through or onto them, in order along its way (XW-DEV-33, XW-DEV-34)."""
    load()
    for name in met:
        thing = next((thing for thing in m.state.devices if thing.id == name), None)
        if thing is None or ship.place != IN_PLAY:
            continue
        if record_of(thing.kind).type == "mine":
            yield from detonate(m, thing, ship)
        elif (thing.kind, "met") in DEVICES:
            yield from DEVICES[thing.kind, "met"](m, thing, ship, maneuver)


def detonate(m: XMatch, thing: Device, ship: Ship | None = None) -> Flow[None]:
    """Resolve what a device does, once its fuses are gone, and remove it (XW-DEV-25, XW-DEV-26, XW-DEV-37)."""
    load()
    if thing.fuses:
        thing.fuses -= 1
        m.note("fuse-removed", "XW-DEV-37", device=thing.id)
        return
    m.note("detonated", "XW-DEV-25", device=thing.id, what=thing.kind, ship="" if ship is None else ship.id)
    yield from DEVICES[thing.kind, "detonates"](m, thing, ship)
    queue.trigger(m, AFTER_DETONATES, ship, thing.id, thing.kind)
    discard(m.state, thing)
    yield from removal.remove_destroyed(m)


def discard(s: Table, thing: Device) -> None:
    """Out of the play area, with the locks on it."""
    s.devices[:] = [other for other in s.devices if other.id != thing.id]
    tokens.forget_locks_on(s, thing.id)


def bombs_detonate(m: XMatch) -> Flow[None]:
    """At the end of the Activation Phase all bombs, in player order, each player choosing theirs (XW-DEV-27)."""
    s = m.state
    due = {thing.id for thing in s.devices if record_of(thing.kind).type == "bomb"}
    for player in s.order:
        while True:
            own = [thing.id for thing in s.devices if thing.id in due and thing.owner == player]
            if not own:
                break
            chosen = yield from pick(m, player, "bomb", "XW-DEV-27", own)
            due.discard(chosen or own[0])
            yield from detonate(m, device_of(s, chosen or own[0]))
            yield from queue.settle(m)


def ships_near(s: Table, thing: Device, last: int) -> list[Ship]:
    """The ships at range 0 to `last` of a device, guides included (XW-DEV-31)."""
    shape = device_shape(thing)
    return [ship for ship in s.ships if ship.place == IN_PLAY and at_range(shape, base_of(s, ship), 0, last)]


def remotes_near(s: Table, thing: Device, last: int) -> list[Device]:
    shape = device_shape(thing)
    return [
        other
        for other in s.devices
        if other is not thing and is_remote(other) and at_range(shape, device_shape(other), 0, last)
    ]


def in_order(m: XMatch, thing: Device, ships: Sequence[Ship]) -> Flow[list[Ship]]:
    """The affected ships in the order its owner chooses (XW-DEV-28)."""
    left = [ship.id for ship in ships]
    ordered: list[Ship] = []
    while left:
        chosen = yield from pick(m, thing.owner, "affected", "XW-DEV-28", tuple(left), about={"device": thing.id})
        ordered.append(ship_of(m.state, chosen or left[0]))
        left.remove(chosen or left[0])
    return ordered


def suffer(m: XMatch, thing: Device, amount: int, rule: str = "XW-DEV-56") -> None:
    """Damage to a remote: facedown cards, hit and crit alike, until it is destroyed (XW-DEV-56, XW-DEV-57)."""
    for _ in range(amount):
        damage.draw(m, thing.owner)
        thing.damage += 1
    m.note("remote-damaged", rule, device=thing.id, amount=amount)
    if thing.damage >= record_of(thing.kind).hull and not waits(m.state, thing):
        m.note("remote-destroyed", "XW-DEV-57", device=thing.id)
        discard(m.state, thing)


def waits(s: Table, thing: Device) -> bool:
    """A remote destroyed at its own initiative is removed when that is over (XW-DEV-58)."""
    return removal.stays(s) and s.initiative == record_of(thing.kind).initiative


def remove_destroyed(m: XMatch) -> None:
    for thing in list(m.state.devices):
        if is_remote(thing) and thing.damage >= record_of(thing.kind).hull:
            m.note("remote-destroyed", "XW-DEV-57", device=thing.id)
            discard(m.state, thing)
