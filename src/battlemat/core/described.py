"""What a game shows of itself, described once: views and catalogues are plain dicts, and these types say which.

The page's types are made from the descriptions (`server/page_types.py`). In play nothing is compared with them; mypy
reads what is written out in code, and tests compare whatever is shown (`unlike`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypedDict

import msgspec

as_list: Callable[[tuple[Any, ...]], Any] = list
"""A tuple as JSON has it. Descriptions keep the tuple, so that the page knows how long it is."""


class Asked(TypedDict):
    """A question that is open, without what only the asked player may know."""

    player: int
    kind: str
    rule: str


class Outcome(TypedDict):
    """How a match ended."""

    winners: list[int]
    reason: str
    rule: str
    draw: bool


class Frame(TypedDict):
    """What the views of all games have in common."""

    game: str
    viewer: int | None
    asked: list[Asked]
    draw_offers: list[int]
    result: Outcome | None


class Described(msgspec.Struct, frozen=True):
    """The types of a game's view (without the frame) and of its catalogue, and the numbers its page reckons with.

    A record of the content stands for itself as it is written out. `told` are the types of what questions carry.
    """

    view: type
    catalogue: type
    constants: Mapping[str, Any] = {}
    told: tuple[type, ...] = ()


def unlike(shown: Any, *kinds: type) -> str | None:
    """Where something shown is not as described, the kinds taken together; None if it is just as they say.

    Fields nobody describes and fields that are missing count, however deep they are.
    """
    plain = _plain(shown)
    known: dict[str, Any] = {}
    for kind in kinds:
        try:
            known |= _plain(msgspec.convert(plain, kind))
        except msgspec.ValidationError as fault:
            return f"{kind.__name__}: {fault}"
    return None if known == plain else next(_differences(plain, known, "$"), None)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _differences(shown: Any, known: Any, where: str) -> Iterator[str]:
    """Only fields can differ: what was converted has the same values, without what its type does not know."""
    if isinstance(shown, dict):
        yield from (f"nobody describes {where}.{field}" for field in sorted(shown.keys() - known.keys()))
        yield from (f"{where}.{field} is missing" for field in sorted(known.keys() - shown.keys()))
        for field in shown.keys() & known.keys():
            yield from _differences(shown[field], known[field], f"{where}.{field}")
    elif isinstance(shown, list):
        for place, (one, other) in enumerate(zip(shown, known, strict=True)):
            yield from _differences(one, other, f"{where}[{place}]")
