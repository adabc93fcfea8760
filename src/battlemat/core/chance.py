"""All chance of a match: one keyed stream of bytes, the same on every machine for ever.

The stream is BLAKE2b(key, block number), read byte by byte. The state holds only the key and the position, so a copy
costs nothing and nobody without the key can foresee a roll. Tests script outcomes instead.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

_BLOCK = 64
_last: tuple[bytes, int, bytes] = (b"", -1, b"")


class Chance(msgspec.Struct, array_like=True, gc=False):
    """Where the stream stands. `dice` and `orders` are scripted outcomes, used up before the stream is read.

    Dice cling if told so: so many times out of 256 a die shows what the `last` one showed. Each face is as likely as
    ever, but handfuls of one face, which fair dice show once in a thousand times, come up all the time.
    """

    key: bytes
    position: int = 0
    dice: list[int] = []
    orders: list[list[Any]] = []
    cling: int = 0
    last: int = 0

    def _byte(self) -> int:
        position = self.position
        self.position = position + 1
        return _block(self.key, position >> 6)[position & 63]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one exactly equally likely.

        >>> chance = Chance(key_from_seed(7))
        >>> [chance.below(6) for _ in range(8)]
        [1, 5, 3, 4, 5, 0, 4, 0]
        """
        if n <= 256:
            limit = 256 - 256 % n
            while (value := self._byte()) >= limit:
                pass
            return value % n
        size = (n.bit_length() + 7) // 8
        limit = 256**size - 256**size % n
        while True:
            value = 0
            for _ in range(size):
                value = value << 8 | self._byte()
            if value < limit:
                return value % n

    def roll(self, sides: int = 6) -> int:
        """A die with so many sides: 1 to `sides`, the scripted ones first (counted round if the die has fewer sides).

        >>> chance = Chance(key_from_seed(7), dice=[4])
        >>> chance.roll(), chance.roll()
        (4, 2)
        """
        if self.dice:
            die = self.dice.pop(0)
            return die if die <= sides else (die - 1) % sides + 1
        if self.cling:
            return self._clinging(sides)
        return self.below(sides) + 1

    def _clinging(self, sides: int) -> int:
        if not 0 < self.last <= sides or self._byte() >= self.cling:
            self.last = self.below(sides) + 1
        return self.last

    def shuffle(self, cards: list[Any]) -> None:
        """Put the list into a random order, in place (Fisher-Yates)."""
        if self.orders:
            order = self.orders.pop(0)
            if sorted(map(str, order)) != sorted(map(str, cards)):
                raise ValueError(f"the scripted order {order} is no order of {cards}")
            cards[:] = order
            return
        for last in range(len(cards) - 1, 255, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        key, position = self.key, self.position
        block = _block(key, position >> 6)
        for last in range(min(len(cards), 256) - 1, 0, -1):  # as `below` does it, without its calls
            limit = 256 - 256 % (last + 1)
            value = 256
            while value >= limit:
                value = block[position & 63]
                position += 1
                if not position & 63:
                    block = _block(key, position >> 6)
            other = value % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self.position = position


def _block(key: bytes, number: int) -> bytes:
    """A block of the stream; the last one asked for is kept, because its neighbours are asked for next."""
    global _last
    last_key, last_number, data = _last
    if last_number != number or last_key != key:
        data = blake2b(number.to_bytes(8, "big"), key=key, digest_size=_BLOCK).digest()
        _last = (key, number, data)
    return data


def stream_bytes(key: bytes, first: int, count: int) -> bytes:
    """Some bytes of the stream of a key."""
    return bytes(_block(key, position >> 6)[position & 63] for position in range(first, first + count))


def key_from_seed(seed: int | str) -> bytes:
    """The key a seed stands for: reproducible matches for tests, simulation and bug reports."""
    return blake2b(f"battlemat seed {seed}".encode("utf-8", "surrogatepass"), digest_size=32).digest()
