"""Bombs, mines and remotes: placing them, setting them off, moving and damaging remotes (XW-DEV)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Pose
from battlemat.core.errors import Refusal
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import DEVICES
from battlemat.games.xwing.cards.content import UPGRADES, derived
from battlemat.games.xwing.cards.records import Device as DeviceRecord
from battlemat.games.xwing.cards.sheet import side_of
from battlemat.games.xwing.deeds import PLACED
from battlemat.games.xwing.flight import templates
from battlemat.games.xwing.ships import charges, damage, removal, tokens
from battlemat.games.xwing.state import IN_PLAY, Card, Device, Ship, Table, XMatch, device_of, ship_of
from battlemat.games.xwing.table import placing
from battlemat.games.xwing.table.figures import device_outline
from battlemat.games.xwing.table.measures import ShipArc, Side, at_range, base, device, in_arc, in_play_area
from battlemat.games.xwing.table.measures import side_of as side_of_base
from battlemat.games.xwing.table.objects import all_shapes, base_of, device_shape, size_of
from battlemat.games.xwing.timing import crediting, queue
from battlemat.games.xwing.timing.listeners import can, listeners, matching
from battlemat.games.xwing.timing.moments import (
    AFTER_DETONATES,
    AFTER_PLACES,
    AFTER_STRUCK,
    DEVICE_WAYS,
    WOULD_DETONATE,
    Moment,
)
from battlemat.geometry import Shape, overlaps

USUAL: Final = ("drop:1-straight",)
"""How bombs and mines are placed, if nothing else is said."""
PAYLOAD: Final = ("bomb", "mine")
"""What a ship drops in the System Phase; remotes come into play as their own cards say (XW-DEV-08)."""

Struck = Ship | Device
"""What a detonation can affect: ships and remotes."""


@derived
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


# Placing ------------------------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """A way to place the device of a card: `drop`, `launch` or `place` (touching the ship), with a template."""

    verb: str
    card: str
    template: str

    @property
    def id(self) -> str:
        return f"{self.verb}:{self.card}>{self.template}"


def ways(s: Table, ship: Ship, card: Card, usual: Iterable[str] = USUAL) -> list[Way]:
    """The usual ways, what effects put in their place, and then other speeds (XW-DEV-12, XW-DEV-13, XW-ABL-40)."""
    found = dict.fromkeys(usual)
    if listeners(s, DEVICE_WAYS):
        for way in tuple(found):
            for listener, use in matching(s, Moment(DEVICE_WAYS, ship.id, _kind(card), way), ship):
                found |= dict.fromkeys(listener.ability.run(use))
    if can(s, ship, "vary-device-speed"):
        found |= dict.fromkeys(other for way in tuple(found) for other in _other_speeds(way))
    return [Way(verb, card.id, template) for verb, _, template in (way.partition(":") for way in found)]


def _other_speeds(way: str) -> Iterator[str]:
    """The same bearing one speed slower or faster, as far as there are such templates."""
    verb, _, template = way.partition(":")
    number, _, bearing = template.partition("-")
    if not number.isdigit():
        return
    for speed in (int(number) - 1, int(number) + 1):
        if speed in templates.speeds(templates.NAMED[bearing]):
            yield f"{verb}:{speed}-{bearing}"


def payload(ship: Ship, types: Sequence[str] = PAYLOAD) -> Iterator[Card]:
    """The upgrades from which a ship can place such a device: with a charge to pay for it (XW-DEV-11, XW-DEV-12)."""
    for card in ship.upgrades:
        record = side_of(card).device
        if record is not None and record.type in types and card.charges:
            yield card


def placeable(s: Table, ship: Ship, types: Sequence[str] = PAYLOAD) -> list[str]:
    """The ways in which a ship can place its devices now: `drop:protonbombs>1-straight`."""
    return [way.id for card in payload(ship, types) for way in ways(s, ship, card) if fits(s, ship, way)]


def outside(s: Table, ship: Ship, types: Sequence[str] = PAYLOAD) -> dict[str, Refusal]:
    """The ways that would put a device partly outside the play area, which is not allowed (XW-DEV-21)."""
    refusal = Refusal("xwing-device-outside", "XW-DEV-21", {"ship": ship.id})
    return {way.id: refusal for card in payload(ship, types) for way in ways(s, ship, card) if not fits(s, ship, way)}


def fits(s: Table, ship: Ship, way: Way) -> bool:
    """Whether all of the device would lie in the play area (XW-DEV-21)."""
    if way.verb == "place":
        return True
    kind = _kind(card_of(ship, way))
    return in_play_area(device(kind, pose_of(s, ship, way.verb, kind, way.template)), s.width, s.length)


def card_of(ship: Ship, way: Way) -> Card:
    return next(card for card in ship.upgrades if card.id == way.card)


def read_way(option: str) -> Way:
    """
    >>> read_way("drop:protonbombs>1-straight")
    Way(verb='drop', card='protonbombs', template='1-straight')
    """
    verb, _, rest = option.partition(":")
    card, _, template = rest.partition(">")
    return Way(verb, card, template)


def pose_of(s: Table, ship: Ship, verb: str, kind: str, template: str) -> Pose:
    lay = templates.drop if verb == "drop" else templates.launch
    return lay(size_of(s, ship), ship.pose, kind, *templates.by_name(template))


def place(m: XMatch, ship: Ship, option: str, usual: Sequence[str] = USUAL) -> Flow[None]:
    """Place a device as an option of `placeable` says, and pay its charge (XW-DEV-04, XW-DEV-05, XW-DEV-11)."""
    way = read_way(option)
    kind = _kind(card_of(ship, way))
    if way.verb == "place":
        aimed = yield from choose(lambda: placing.device_place(m.state, ship, kind), forced=False)
        if aimed is None or isinstance(aimed, str):
            return
        pose = placing.against(base_of(m.state, ship), device_outline(kind), aimed)
    else:
        pose = pose_of(m.state, ship, way.verb, kind, way.template)
    crediting.placed(m, ship, kind, f"{way.verb}:{way.template}", usual)
    charges.spend(m, ship, f"upgrade:{way.card}")
    ship.did.append(PLACED)
    rule = {"drop": "XW-DEV-04", "launch": "XW-DEV-05", "place": "XW-DEV-08"}[way.verb]
    yield from put(m, ship, kind, pose, rule)


def place_from(m: XMatch, ship: Ship, card: Card, usual: Sequence[str], rule: str) -> Flow[None]:
    """A card places its device in one of these ways, or what effects put in their place (XW-DEV-08)."""
    option = yield from pick(
        m, ship.owner, "device", rule, lambda: placeable_from(m.state, ship, card, usual), forced=False,
        about={"ship": ship.id},
    )  # fmt: skip
    if option is not None:
        yield from place(m, ship, option, usual)


def placeable_from(s: Table, ship: Ship, card: Card, usual: Iterable[str]) -> list[str]:
    """The ways of these in which the device of a card can be placed now; none without a charge."""
    return [way.id for way in ways(s, ship, card, usual) if fits(s, ship, way)] if card.charges else []


def drop_one(m: XMatch, ship: Ship, rule: str, types: Sequence[str] = PAYLOAD) -> Flow[bool]:
    """An effect lets a ship drop one of its devices now; whether it did (XW-DEV-10, XW-DEV-12)."""
    option = yield from pick(
        m, ship.owner, "device", rule, lambda: placeable(m.state, ship, types), about={"ship": ship.id},
        refused=lambda: outside(m.state, ship, types),
    )  # fmt: skip
    if option is None:
        return False
    yield from place(m, ship, option)
    return True


def _kind(card: Card) -> str:
    record = side_of(card).device
    assert record is not None, f"{card.id} has no device"
    return record.id


def put(m: XMatch, ship: Ship, kind: str, pose: Pose, rule: str) -> Flow[None]:
    """A device comes into play, under any ship that is there; a mine detonates at once (XW-DEV-16 to XW-DEV-19)."""
    s = m.state
    thing = Device(f"{kind}-{s.next_number()}", kind, ship.owner, pose)
    s.devices.append(thing)
    m.note("device-placed", rule, ship=ship.id, device=thing.id, what=kind, pose=list(pose))
    queue.trigger(m, AFTER_PLACES, ship, thing.id, kind)
    if record_of(kind).type == "mine":
        under = [
            other for other in s.ships if other.place == IN_PLAY and overlaps(device_shape(thing), base_of(s, other))
        ]
        chosen = yield from pick(m, ship.owner, "mine", "XW-DEV-19", [other.id for other in under])
        if chosen is not None:
            yield from detonate(m, thing, ship_of(s, chosen))


def fuse(m: XMatch, thing: Device, rule: str = "XW-DEV-36") -> None:
    """A fuse marker is placed on a device, which is fused as long as it has one (XW-DEV-36)."""
    thing.fuses += 1
    m.note("fuse-placed", rule, device=thing.id)


# Detonating ---------------------------------------------------------------------------------------------------------


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
    if (yield from queue.replaced(m, WOULD_DETONATE, None, thing.id, thing.kind)):
        return
    m.note("detonated", "XW-DEV-25", device=thing.id, what=thing.kind, ship="" if ship is None else ship.id)
    yield from DEVICES[thing.kind, "detonates"](m, thing, ship)
    queue.trigger(m, AFTER_DETONATES, ship, thing.id, thing.kind)
    discard(m.state, thing)
    yield from removal.remove_destroyed(m)


def discard(s: Table, thing: Device) -> None:
    """Out of the play area, with the locks on it; a remote's damage cards are discarded."""
    s.players[thing.owner].discard += [card for card in thing.damage if card != damage.BLANK]
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


def near(s: Table, shape: Shape, last: int) -> list[Struck]:
    """The ships and remotes at range 0 to `last` of a device (guides included: XW-DEV-31) or an obstacle."""
    ships = [ship for ship in s.ships if ship.place == IN_PLAY and at_range(shape, base_of(s, ship), 0, last)]
    remotes = [thing for thing in s.devices if is_remote(thing) and at_range(shape, device_shape(thing), 0, last)]
    return [*ships, *remotes]


def in_order(m: XMatch, thing: Device, struck: Sequence[Struck]) -> Flow[list[Struck]]:
    """The affected ships and remotes in the order its owner chooses (XW-DEV-28)."""
    left = {one.id: one for one in struck}
    ordered: list[Struck] = []
    while left:
        ids = tuple(left)
        chosen = yield from pick(m, thing.owner, "affected", "XW-DEV-28", ids, about={"device": thing.id})
        ordered.append(left.pop(chosen or ids[0]))
    return ordered


def strike(m: XMatch, thing: Device, struck: Struck, hits: int = 0, crits: int = 0, *, rule: str) -> Flow[None]:
    """Damage by a detonation: no attack, so nothing but shields helps (XW-DEV-30)."""
    if isinstance(struck, Device):
        suffer(m, struck, hits + crits, rule)
    else:
        yield from damage.suffer(m, struck, hits, crits, by=thing.id, rule=rule)


def struck_by_bomb(m: XMatch, thing: Device, struck: Struck) -> None:
    """A ship has suffered the effect of a bomb."""
    if isinstance(struck, Ship):
        queue.trigger(m, AFTER_STRUCK, struck, thing.id, thing.kind)


# Remotes ------------------------------------------------------------------------------------------------------------


def relocate(m: XMatch, thing: Device, pose: Pose, rule: str) -> None:
    """Pick a device up and put it elsewhere: it moves through nothing, and no maneuver is executed (XW-DEV-06, -07)."""
    thing.pose = pose
    m.note("relocated", rule, device=thing.id, pose=list(pose))


def free(s: Table, thing: Device, pose: Pose) -> bool:
    """Whether a device would lie in the play area and on no other object there (XW-DEV-63, XW-DEV-67)."""
    shape = device(thing.kind, pose)
    others = (other for name, other in all_shapes(s).items() if name != thing.id)
    return in_play_area(shape, s.width, s.length) and not any(overlaps(shape, other) for other in others)


def in_arc_of(s: Table, thing: Device, ship: Ship, arc: ShipArc) -> bool:
    """Whether a ship is in an arc printed on a remote, which reaches as far as a ship's (XW-DEV-51, XW-DEV-53)."""
    return arc in record_of(thing.kind).arcs and in_arc(base("small", thing.pose), arc, base_of(s, ship))


def outside_arcs_of(s: Table, thing: Device, ship: Ship) -> bool:
    """Whether a ship is outside all arcs of a remote; without arcs there is no outside either (XW-DEV-53)."""
    arcs = record_of(thing.kind).arcs
    return bool(arcs) and not any(in_arc_of(s, thing, ship, arc) for arc in arcs)


def side_of_remote(s: Table, thing: Device, ship: Ship) -> Side | None:
    """Whether a ship is in front of, behind or flanking a remote; none of it without a midline (XW-DEV-52)."""
    return side_of_base(base("small", thing.pose), base_of(s, ship)) if record_of(thing.kind).midline else None


def suffer(m: XMatch, thing: Device, amount: int, rule: str = "XW-DEV-56") -> None:
    """Damage to a remote: facedown cards, hit and crit alike, until it is destroyed (XW-DEV-56, XW-DEV-57)."""
    if not amount:
        return
    for _ in range(amount):
        thing.damage.append(damage.draw(m, thing.owner))
    m.note("remote-damaged", rule, device=thing.id, amount=amount)
    remove_destroyed(m)


def waits(s: Table, thing: Device) -> bool:
    """A remote destroyed at its own initiative waits until that is over (XW-DEV-58), a defender till the attack is."""
    if any(attack.defender == thing.id for attack in s.attacks):
        return True
    return removal.stays(s) and s.initiative == record_of(thing.kind).initiative


def remove_destroyed(m: XMatch, *, initiative_over: bool = False) -> None:
    """The remotes with as many damage cards as hull leave the play area, unless they wait (XW-DEV-57)."""
    for thing in list(m.state.devices):
        if not is_remote(thing) or len(thing.damage) < record_of(thing.kind).hull:
            continue
        if initiative_over or not waits(m.state, thing):
            m.note("remote-destroyed", "XW-DEV-57", device=thing.id)
            discard(m.state, thing)
