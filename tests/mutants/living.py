"""Break code that is already loaded: the functions that live get the code of a broken source text."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

from tests.mutants.touched import is_ours


class OnlyWhenLoaded(Exception):
    """What is different takes effect only when the module is loaded."""


def living_functions() -> dict[str, list[FunctionType]]:
    """All functions of the project that have been made, by the file they come from."""
    found = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and is_ours(thing.__code__):
            found[thing.__code__.co_filename].append(thing)
    return found


def put_in(file: str, sound: str, broken: str, functions: list[FunctionType]) -> list[CodeType]:
    """Break what lives; the sound code of the functions that are different now."""
    before, after = (compile(text, file, "exec", dont_inherit=True) for text in (sound, broken))
    changed = list(_changed(before, after))
    alive = [(function, new) for old, new in changed for function in functions if _is_same(function.__code__, old)]
    if changed and not alive:
        raise OnlyWhenLoaded
    for function, new in alive:
        _renew(function, new)
    return [old for old, _ in changed]


def _renew(function: FunctionType, code: CodeType) -> None:
    try:
        function.__code__ = code
    except ValueError:  # it uses more or fewer of the variables around it
        raise OnlyWhenLoaded from None


def _changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions that are different, those around them too; whatever else is different is done on loading."""
    inner = list(map(list, map(_inside, (old, new))))
    if len(inner[0]) != len(inner[1]):
        raise OnlyWhenLoaded
    within = [pair for parts in zip(*inner, strict=True) for pair in _changed(*parts)]
    yield from within
    if old.co_flags & CO_OPTIMIZED:
        if within or _itself(old) != _itself(new):
            yield old, new
    elif _itself(old) != _itself(new):
        raise OnlyWhenLoaded


def _inside(code: CodeType) -> Iterator[CodeType]:
    return (part for part in code.co_consts if isinstance(part, CodeType))


def _itself(code: CodeType) -> tuple[object, ...]:
    """What it does, wherever it stands, apart from the functions in it."""
    constants = [repr(part) for part in code.co_consts if not isinstance(part, CodeType)]
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_exceptiontable, constants


def _is_same(code: CodeType, other: CodeType) -> bool:
    return code == other and list(code.co_positions()) == list(other.co_positions())
