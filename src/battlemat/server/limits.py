"""How much one connection and one address may ask for: clear numbers, and a clear answer to whoever wants more.

Everything is counted in buckets: so much at once, and then so much per second. What a connection may do is slowed
down when it comes too fast; what an address may do is refused with the number of seconds to wait.
"""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv6Address, ip_address
from time import monotonic

import msgspec

from battlemat.core.errors import BattlematError


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever serves may set (`battlemat serve --limit NAME=NUMBER`). All are per address, unless said otherwise.

    `haste` stretches how fast the messages of one connection are taken (1: as a quick player needs it).
    """

    connections: int = 100
    rooms: int = 30
    requests_per_minute: int = 1200
    matches_per_hour: int = 120
    uploads_per_hour: int = 30
    seconds_of_work_per_minute: float = 30.0
    saves_per_hour: int = 600
    haste: float = 1.0
    sockets: int = 0
    """Of all addresses together; 0: as many as the system allows."""
    workers: int = 2
    """Processes for what takes long."""
    thinkers: int = 0
    """Processes in which bots think; 0: as many as there are cores, at least four."""


UNLIMITED = Limits(10**6, 10**6, 10**6, 10**6, 10**6, 10**6, 10**6, 10**3)
"""For whoever serves only themselves, and for tests."""


def read_limits(given: list[str], base: Limits) -> Limits:
    """Limits from `name=number` texts; a sentence for what is none."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    values: dict[str, float] = {}
    for text in given:
        name, _, number = text.partition("=")
        name = name.strip().replace("-", "_")
        try:
            values[name] = kinds[name](number)
            if values[name] < 0:
                raise ValueError
        except (KeyError, ValueError) as fault:
            known = ", ".join(kinds)
            raise BattlematError(f"--limit {text[:60]}: it is written NAME=NUMBER, with one of {known}.") from fault
    return msgspec.structs.replace(base, **values)


class Bucket:
    """So much at once, and so much per second after that."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, full: float, rate: float) -> None:
        self.full, self.rate = full, rate
        self.level = full
        self.at = monotonic()

    def _fill(self) -> None:
        now = monotonic()
        self.level = min(self.full, self.level + (now - self.at) * self.rate)
        self.at = now

    def wait(self, amount: float = 0.0) -> float:
        """Seconds until so much can be taken."""
        self._fill()
        return max(0.0, (amount - self.level) / self.rate)

    def take(self, amount: float) -> None:
        """Take it, also when that leaves a debt."""
        self._fill()
        self.level -= amount

    def take_if_there(self, amount: float = 1.0) -> float:
        """Take it if it is there: 0; otherwise the seconds to wait."""
        seconds = self.wait(amount)
        if not seconds:
            self.level -= amount
        return seconds

    @property
    def whole(self) -> bool:
        self._fill()
        return self.level >= self.full


class Usage:
    """What one address has used: of requests, matches and uploads, and of the time of the loop and the workers."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections = 0
        self.rooms: Counter[str] = Counter()
        self.buckets = {
            "request": Bucket(limits.requests_per_minute / 4, limits.requests_per_minute / 60),
            "match": Bucket(limits.matches_per_hour / 2, limits.matches_per_hour / 3600),
            "save": Bucket(limits.saves_per_hour / 2, limits.saves_per_hour / 3600),
            "upload": Bucket(limits.uploads_per_hour / 2, limits.uploads_per_hour / 3600),
        }
        self.work = Bucket(limits.seconds_of_work_per_minute / 2, limits.seconds_of_work_per_minute / 60)

    def may_enter(self, room: str) -> bool:
        """Whether somebody of this address may sit or watch at one more table."""
        return room in self.rooms or len(self.rooms) < self.limits.rooms

    def leave(self, room: str) -> None:
        self.rooms[room] -= 1
        if self.rooms[room] <= 0:
            del self.rooms[room]

    @property
    def idle(self) -> bool:
        buckets = (*self.buckets.values(), self.work)
        return not self.connections and not self.rooms and all(bucket.whole for bucket in buckets)


MOST_ADDRESSES = 20_000


class Addresses:
    """What every address has used; those that have used nothing lately are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._known: dict[str, Usage] = {}

    def usage(self, address: str) -> Usage:
        name = household(address)
        usage = self._known.get(name)
        if usage is None:
            if len(self._known) >= MOST_ADDRESSES:
                self._known = {known: one for known, one in self._known.items() if not one.idle}
            usage = self._known[name] = Usage(self.limits)
        return usage


def household(address: str) -> str:
    """An address as it is counted: of IPv6 the network of one house, since anybody has as many addresses as they like.

    >>> household("2001:db8:1:2:3:4:5:6"), household("203.0.113.9"), household("::ffff:203.0.113.9")
    ('2001:db8:1:2::', '203.0.113.9', '203.0.113.9')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)


MESSAGES: dict[str, tuple[float, float]] = {
    "answer": (40, 10),
    "probe": (60, 30),
    "hint": (5, 0.5),
    "move-now": (10, 1),
    "say": (20, 2),
    "speak": (6, 0.5),
    "ask-undo": (20, 1),
    "allow-undo": (20, 1),
    "offer-draw": (4, 0.1),
    "decline-draw": (4, 0.1),
    "concede": (4, 0.1),
    "let-bot-play": (4, 0.2),
    "allow-hints": (10, 0.5),
    "usual-set-up": (4, 0.2),
    "": (20, 5),
}
"""Messages of one connection, by kind: so many at once, so many per second. The last: what cannot be read."""
LOOP_AT_ONCE, LOOP_SHARE = 0.5, 0.2
"""Seconds of the server's time one connection may use at once, and of every second after that."""
LONGEST_PAUSE = 2.0
"""Whoever would have to wait longer is refused instead."""


class Allowance:
    """What one connection may do."""

    def __init__(self, usage: Usage | None) -> None:
        self.haste = usage.limits.haste if usage is not None else UNLIMITED.haste
        self._kinds: dict[str, Bucket] = {}
        self._work = Bucket(LOOP_AT_ONCE * self.haste, LOOP_SHARE * self.haste)
        self._house = usage.work if usage is not None else None

    def pause(self, kind: str) -> float:
        """Seconds to wait before a message of this kind is taken. It counts, unless the pause is too long to wait."""
        bucket = self._kinds.get(kind)
        if bucket is None:
            full, rate = MESSAGES[kind]
            bucket = self._kinds[kind] = Bucket(full * self.haste, rate * self.haste)
        pause = max(bucket.wait(1), self._work.wait(), self._house.wait() if self._house else 0.0)
        if pause <= LONGEST_PAUSE:
            bucket.take(1)
        return pause

    def used(self, seconds: float) -> None:
        """So much of the server's time was spent on this connection."""
        self._work.take(seconds)
        if self._house:
            self._house.take(seconds)
