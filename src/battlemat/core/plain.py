"""What the compiler of the fast engine (docs/fast.md) has to be told about a class; in pure Python it means nothing."""

from __future__ import annotations

from typing import TypeVar

C = TypeVar("C", bound=type)


def plain(kind: C) -> C:
    """Marks a class that must stay an ordinary one when its module is compiled, as those with cached properties must.

    Compiled classes have no `__dict__` where such a property could be kept. The compiler leaves every class alone that
    has a decorator it does not know; the methods are compiled nevertheless.
    """
    return kind
