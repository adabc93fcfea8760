"""Matches as bytes: what a file, a database and a network keep of them."""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from battlemat.core.errors import SaveError
from battlemat.core.met import met

if TYPE_CHECKING:
    from battlemat.core.match import Match

FORMAT = 1
_MAGIC = b"battlemat match\n"
_DIGEST = 16
_LARGEST = 4_000_000
_encoder = msgspec.msgpack.Encoder()


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """Everything needed to play a match again from its first question, and the position it must lead to.

    That is empty if whoever wrote the file could not play the match to its end: they had other rules.
    """

    format: int
    game: str
    rules: int
    setup: dict[str, Any]
    key: bytes
    start: bytes | None
    journal: list[tuple[int, Any]]
    fingerprint: str


def save_match(match: Match[Any]) -> bytes:
    """The match as bytes: same match, same bytes."""
    game = match.game
    record = Save(
        FORMAT, game.id, game.rules_version, match.setup, match.key, match.start, match.journal, match.fingerprint()
    )
    return pack(record)


def pack(record: Save) -> bytes:
    """A record as it stands in a file."""
    payload = zlib.compress(_encoder.encode(record), 9)
    return _MAGIC + blake2b(payload, digest_size=_DIGEST).digest() + payload


def read_save(data: bytes) -> Save:
    """Take the bytes apart, without playing the match; `SaveError` says what is wrong with them."""
    if not isinstance(data, bytes | bytearray) or not data.startswith(_MAGIC):
        raise SaveError("This is not a battlemat match file.")
    digest, payload = data[len(_MAGIC) : len(_MAGIC) + _DIGEST], data[len(_MAGIC) + _DIGEST :]
    if blake2b(payload, digest_size=_DIGEST).digest() != digest:
        raise SaveError("The match file is damaged: it was cut short or changed.")
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(payload, _LARGEST)
        if unpacker.unconsumed_tail:
            raise SaveError("The match file is too large to be a match.")
        version = msgspec.msgpack.decode(plain, type=dict[str, Any]).get("format")
        if version != FORMAT:
            raise SaveError(f"The match file has format {version}; this battlemat reads format {FORMAT}.")
        return msgspec.msgpack.decode(plain, type=met(Save))
    except (zlib.error, msgspec.DecodeError, RecursionError) as fault:
        raise SaveError(f"The match file is damaged: {fault}.") from fault
