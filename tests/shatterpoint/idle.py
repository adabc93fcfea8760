"""Lets every written part of an ability do nothing, one at a time, and runs the tests that use it: one has to fail.

    python -m pytest -p tests.shatterpoint.idle tests/shatterpoint/abilities tests/shatterpoint/test_missions.py

A part is what using an ability does, what it does at a moment, a value it changes, an operation of its record, an
operation for all records together, or a special rule of a mission. Its condition is a part, too, idle when it is always
true; and that a value is changed for some and not for all. First all tests run once, and it is written down who uses
which part. Then each part in turn is idle while its tests run again. What no test misses is listed, and the run fails:
that part has no test of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from battlemat.games.shatterpoint import ops
from battlemat.games.shatterpoint.abilities import operations
from battlemat.games.shatterpoint.abilities.registry import WRITTEN, Trigger, _always
from battlemat.games.shatterpoint.content import ABILITIES
from battlemat.games.shatterpoint.missions.registry import EFFECTS, VALUES

Function = Callable[..., Any]
Change = Callable[[Function], Function]


class Fault(NamedTuple):
    """What becomes of a function, and which of its results stay the same."""

    breaks: Change
    spares: Callable[[Any], bool]


NOTHING = Fault(lambda function: lambda *_: None, lambda result: False)
NO_CHANGE = Fault(lambda function: lambda *_: 0, lambda result: result == 0)
ALWAYS = Fault(lambda function: lambda *_: True, bool)
FOR_ALL = Fault(lambda function: lambda *about: function(*about) or 1, bool)


class Part(NamedTuple):
    """Where a function is kept, how it is exchanged there, and its fault."""

    name: str
    holder: Any
    key: Any
    exchange: Callable[[Any, Change], Any]
    fault: Fault = NOTHING

    @contextmanager
    def changed(self, change: Change) -> Iterator[None]:
        before = self.holder[self.key]
        self.holder[self.key] = self.exchange(before, change)
        try:
            yield
        finally:
            self.holder[self.key] = before

    def recorded(self, users: set[str], current: list[str]) -> Change:
        """Notes which test is running when the fault would have mattered."""

        def change(function: Function) -> Function:
            def recording(*arguments: Any) -> Any:
                result = function(*arguments)
                if not self.fault.spares(result):
                    users.add(current[-1])
                return result

            return recording

        return change


def parts() -> list[Part]:
    """Everything that can be idle; an ability that is like another has no functions of its own."""
    found = [part for name in WRITTEN if not ABILITIES[name].like for part in _of_ability(name)]
    happening = operations._HAPPENING
    found += [Part(f"operation {kind.__name__}", happening, kind, _itself) for kind in happening]
    for moment, effects in EFFECTS.items():
        found += [Part(f"{special} at {moment}", effects, special, _its_resolve) for special in effects]
    for value, rules in VALUES.items():
        found += [Part(f"{special} changes {value}", rules, special, _itself, NO_CHANGE) for special in rules]
    return found


def _of_ability(name: str) -> Iterator[Part]:
    written = WRITTEN[name]
    happening = [op for op in ABILITIES[name].ops if type(op) in operations._HAPPENING]
    for number, op in enumerate(happening, 1):
        kind = type(op)
        yield Part(f"{name} operation {number} {kind.__name__}", operations._HAPPENING, kind, _only_for(op))
    if written.use is not None and not happening:
        yield Part(f"{name} used", vars(written), "use", _itself)
        if written.possible is not _always:
            yield Part(f"{name} always possible", vars(written), "possible", _itself, ALWAYS)
    for number, trigger in enumerate(written.triggers):
        yield Part(f"{name} at {trigger.moment} {number}", written.triggers, number, _its_resolve)
        if trigger.applies is not _always:
            yield Part(f"{name} always at {trigger.moment} {number}", written.triggers, number, _its_condition, ALWAYS)
    for number, (value, _) in enumerate(written.values):
        yield Part(f"{name} changes {value} {number}", written.values, number, _its_value, NO_CHANGE)
        yield Part(f"{name} changes {value} {number} for all", written.values, number, _its_value, FOR_ALL)


def _itself(function: Function, change: Change) -> Function:
    return change(function)


def _its_resolve(effect: Any, change: Change) -> Any:
    return effect._replace(resolve=change(effect.resolve))


def _its_condition(trigger: Trigger, change: Change) -> Trigger:
    return trigger._replace(applies=change(trigger.applies))


def _its_value(pair: tuple[str, Function], change: Change) -> tuple[str, Function]:
    return pair[0], change(pair[1])


def _only_for(one: ops.Op) -> Callable[[Function, Change], Function]:
    """One operation of one record: all others of its kind go on."""

    def exchange(function: Function, change: Change) -> Function:
        changed = change(function)
        return lambda doing, op: (changed if op is one else function)(doing, op)

    return exchange


class Sweep:
    def __init__(self, items: list[pytest.Item]) -> None:
        self.items = {item.nodeid: item for item in items}

    def fails(self, name: str) -> bool:
        return any(report.failed for report in runtestprotocol(self.items[name], log=False))

    def users(self) -> dict[str, set[str]]:
        """The tests that use each part."""
        found: dict[str, set[str]] = {part.name: set() for part in parts()}
        current = [""]
        with ExitStack() as changes:
            for part in parts():
                changes.enter_context(part.changed(part.recorded(found[part.name], current)))
            for name in self.items:
                current[0] = name
                if self.fails(name):
                    pytest.exit(f"{name} fails although nothing is idle", 1)
        return found

    def missed_by_nobody(self) -> list[str]:
        """Parts that can be idle; tests that use little are asked first."""
        users = self.users()
        load = Counter(test for tests in users.values() for test in tests)
        return [part.name for part in parts() if self._survives(part, sorted(users[part.name], key=load.__getitem__))]

    def _survives(self, part: Part, tests: list[str]) -> bool:
        with part.changed(part.fault.breaks):
            return not any(self.fails(test) for test in tests)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    lost = Sweep(session.items).missed_by_nobody()
    print(f"\n{len(parts())} parts, {len(lost)} of them missed by no test:", *lost, sep="\n")
    session.testsfailed = len(lost)
    return True
