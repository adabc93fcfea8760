"""Names nobody can guess, and what of secrets may be kept and shown."""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Any

from battlemat.core.acts import Rekey
from battlemat.core.match import Match

SHORTEST_KEY, LONGEST_KEY = 20, 80


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a seat's token."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def person_of(key: str) -> str:
    """Who somebody with this key is, whichever of their seats they name; empty for what cannot be one."""
    key = key.partition("~")[0]
    return token_hash(key) if SHORTEST_KEY <= len(key) <= LONGEST_KEY else ""


def fair_key(match: Match[Any]) -> bytes:
    """The key all chance of a match comes from: its own, or the one it got when it went on from another match."""
    for _, entry in reversed(match.journal):
        if isinstance(entry, Rekey):
            return entry.key
    return match.key


@lru_cache(4096)
def fairness_hash(key: bytes) -> str:
    """What is shown of the key before the match is over: enough to prove later that it was never changed."""
    return blake2b(key, digest_size=16).hexdigest()
