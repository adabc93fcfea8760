"""The short record of a match, a line for each answer: for noticing what a change did."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from battlemat.core.game import SEATS
from battlemat.core.match import Match
from battlemat.core.playthrough import Step, begun_anew, steps, title


def record(m: Match[Any]) -> Iterator[str]:
    """A line for each answer; two records are alike if and only if the whole stories are."""
    again = begun_anew(m)
    yield title(m)
    yield from map(recorded, steps(m, again))
    yield f"position {again.fingerprint()}"


def recorded(step: Step) -> str:
    """One line: who answered what, the kinds of events, and a short hash of all that is left out."""
    words = [f"{SEATS[step.player]} {step.kind}: {step.answer}", *(event.kind for event in step.events)]
    everything = "\n".join((*step.told(), *step.options))
    return f"{' > '.join(words)} #{blake2b(everything.encode(), digest_size=3).hexdigest()}"
