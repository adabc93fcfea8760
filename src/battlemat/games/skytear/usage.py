"""What of the content does something in play, and which events tell that it did: for the fuzzer's report."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlemat.core.event import Event
from battlemat.games.skytear.actions import ACTIONS
from battlemat.games.skytear.content import CARDS, HEROES, OUTSIDERS, VICTORY_CARDS

PRINTED: Final = ("attack", "armor", "modifier", "bonus")
"""Terms of numbers that no card or skill adds."""


def usable() -> list[str]:
    """Power cards, victory cards, skills of heroes and Outsiders."""
    skills = [skill.id for hero in HEROES.values() for skill in hero.skills]
    skills += [skill.id for outsider in OUTSIDERS.values() for skill in outsider.skills]
    return [*CARDS, *VICTORY_CARDS, *skills]


def used(event: Event) -> Iterator[str]:
    """Cards and triggered skills when they resolve; a skill that is always on when a number or a fact is due to it."""
    data = event.data
    if event.kind == "resolves":
        if data["effect"] not in ACTIONS:
            yield data["effect"]
    elif event.kind == "damaged":
        yield from (source for source, n in (*data["terms"], *data["armor"]) if n and source not in PRINTED)
    elif event.kind in ("skill-helped", "prevented"):
        yield data["by"]
    elif event.kind == "victory-card":
        yield data["victory"]
