"""Lists that are brought to a contest: whether they may be fielded, and in which variant of the game they all meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from battlemat.core.errors import BadSetup, BattlematError
from battlemat.core.game import Game
from battlemat.core.words import LANGUAGES


class Entry(msgspec.Struct, frozen=True):
    """A list as it was read from a file (or the id of a ready-made one), and what it is called in the contest."""

    name: str
    content: Any


def fault_of(ruleset: Game[Any], entry: Entry, language: str = "en") -> str | None:
    """A sentence that names the list and every building rule it breaks; None when it may be fielded."""
    if ready_made(ruleset, entry):
        return None
    try:
        found = ruleset.check_list(entry.content)
    except BadSetup as fault:
        found = list(fault.refusals)
    teller = ruleset.teller(None, language)
    reasons = " ".join(refusal.cite(teller.refusal(refusal)) for refusal in found)
    return f"{entry.name} cannot be fielded: {reasons}" if found else None


def ready_made(ruleset: Game[Any], entry: Entry) -> list[str]:
    """The variants in which the game offers this as a ready-made list; none for a list of somebody's own."""
    return [one["variant"] for one in ruleset.offer(LANGUAGES[0])["lists"] if one["id"] == entry.content]


def common_variant(ruleset: Game[Any], entries: Sequence[Entry], wanted: str | None = None) -> str:
    """The wanted variant, or the first one the game offers, if every list can be played in it."""
    offered: list[str] = ruleset.offer(LANGUAGES[0])["variants"]
    if wanted is not None and wanted not in offered:
        raise BattlematError(f"{ruleset.id} has no variant {wanted!r}; it has {', '.join(offered)}.")
    fitting = {entry.name: ready_made(ruleset, entry) or ruleset.variants_for(entry.content) for entry in entries}
    for variant in offered if wanted is None else [wanted]:
        if all(variant in variants for variants in fitting.values()):
            return variant
    told = "; ".join(f"{name}: {', '.join(variants) or 'none'}" for name, variants in fitting.items())
    raise BattlematError(f"There is no variant in which all of these lists can be played ({told}).")
