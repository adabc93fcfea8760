"""What is different between two views, so that only that travels.

A view is plain data: dictionaries, lists and simple values. A change puts a value at a path; the empty path replaces
everything. Lists of different length and dictionaries with different keys are replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from battlemat.core.errors import Path
from battlemat.server.messages import Change


def changes_between(old: Any, new: Any) -> list[Change]:
    """What turns one view into another.

    >>> changes_between({"turn": 1, "hand": ["x"]}, {"turn": 2, "hand": ["x"]})
    [Change(path=('turn',), value=2)]
    >>> changes_between(None, {"turn": 1})
    [Change(path=(), value={'turn': 1})]
    """
    found: list[Change] = []
    if old is not new and old != new:
        _compare((), old, new, found)
    return found


def _compare(path: Path, old: Any, new: Any, found: list[Change]) -> None:
    """`old` and `new` are known to differ."""
    if old.__class__ is dict and new.__class__ is dict and old.keys() == new.keys():
        for key, value in new.items():
            before = old[key]
            if before is not value and before != value:
                _compare((*path, key), before, value, found)
    elif old.__class__ is list and new.__class__ is list and len(old) == len(new):
        for place, value in enumerate(new):
            before = old[place]
            if before is not value and before != value:
                _compare((*path, place), before, value, found)
    else:
        found.append(Change(path, new))


def changed(view: Any, changes: Iterable[Change]) -> Any:
    """The view after the changes; the one given stays as it is.

    >>> changed({"turn": 1, "hand": ["x"]}, [Change(("hand", 0), "y")])
    {'turn': 1, 'hand': ['y']}
    """
    for change in changes:
        view = _put(view, change.path, change.value)
    return view


def _put(view: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    copy: Any = list(view) if isinstance(view, list) else dict(view)
    copy[path[0]] = _put(copy[path[0]], path[1:], value)
    return copy
