"""Abilities are declared with names that mean something: a misspelt one is refused on the spot."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import get_args

import pytest

from battlemat.games import xwing
from battlemat.games.xwing.abilities.declare import ABILITIES, changes, instead, triggered
from battlemat.games.xwing.cards.records import TokenId
from battlemat.games.xwing.ships.tokens import TOKENS
from battlemat.games.xwing.timing import moments
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_ASSIGNED,
    AFTER_GAINS,
    AFTER_MANEUVER,
    AFTER_PLACES,
    AT_SEVEN,
    CAN,
    CANNOT,
    DEVICE_WAYS,
    PERMISSIONS,
    PHASE_STARTS,
    PROHIBITIONS,
    SETUP,
    WHILE_PERFORMS,
    WOULD_DEAL,
    WOULD_SUFFER,
)
from battlemat.games.xwing.timing.subjects import NAMES, SUBJECTS, UnknownNameError

CARD = "pilot:nobody"
SOURCES = sorted(Path(xwing.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize(
    ("declare", "problem"),
    [
        (triggered(CARD, "after-manuver"), "nothing that is triggered is called 'after-manuver'"),
        (triggered(CARD, "attack-dice"), "nothing that is triggered is called 'attack-dice'"),
        (changes(CARD, "atack-dice"), "nothing that is changes is called 'atack-dice'"),
        (instead(CARD, "would-gian"), "nothing that is instead is called 'would-gian'"),
        (triggered(CARD, AT_SEVEN, what=("7",)), "'at-seven' has no subject, and never the subject '7'"),
        (triggered(CARD, PHASE_STARTS, what=("engagment",)), "'phase-starts' never has the subject 'engagment'"),
        (triggered(CARD, SETUP, what=("placing",)), "'setup' never has the subject 'placing'"),
        (triggered(CARD, AFTER_ACTION, what=("boost", "roll")), "'after-action' never has the subject 'roll'"),
        (triggered(CARD, WHILE_PERFORMS, what=("boost",)), "'while-performs' never has the subject 'boost'"),
        (triggered(CARD, AFTER_GAINS, what=("strees",)), "'after-gains' never has the subject 'strees'"),
        (triggered(CARD, AFTER_MANEUVER, what=("stationary",)), "'after-maneuver' never has the subject 'stationary'"),
        (changes(CARD, DEVICE_WAYS, what=("drop:1-up",)), "'device-ways' never has the subject 'drop:1-up'"),
        (
            changes(CARD, DEVICE_WAYS, what=("drop:x-straight",)),
            "'device-ways' never has the subject 'drop:x-straight'",
        ),
        (triggered(CARD, AFTER_PLACES, what=("bomb",)), "'after-places' never has the subject 'bomb'"),
        (triggered(CARD, AFTER_ASSIGNED, what=("hunter",)), "'after-assigned' never has the subject 'hunter'"),
        (changes(CARD, DEVICE_WAYS, what=("1-straight",)), "'device-ways' never has the subject '1-straight'"),
        (instead(CARD, WOULD_DEAL, what=("cannon",)), "'would-deal' never has the subject 'cannon'"),
        (instead(CARD, WOULD_SUFFER, what=("critical",)), "'would-suffer' never has the subject 'critical'"),
        (changes(CARD, CAN, what=("two-lock",)), "'can' never has the subject 'two-lock'"),
        (changes(CARD, CAN, what=("spend:focus",)), "'can' never has the subject 'spend:focus'"),
        (changes(CARD, CANNOT, what=("spends:focus",)), "'cannot' never has the subject 'spends:focus'"),
    ],
)
def test_a_misspelt_name_is_refused_where_it_is_declared(
    declare: Callable[[Callable[..., None]], object], problem: str
) -> None:
    with pytest.raises(UnknownNameError) as caught:
        declare(lambda m, x: None)
    assert str(caught.value) == f"{CARD}: {problem}"
    assert CARD not in ABILITIES


def test_every_subject_belongs_to_a_declared_name() -> None:
    assert set(SUBJECTS) <= set().union(*NAMES.values())
    assert set(get_args(TokenId)) == set(TOKENS)
    assert doctest.testmod(moments).failed == 0


# What the rules ask for


def asked() -> Iterator[tuple[str, bool, str, bool]]:
    """All permissions and prohibitions that are asked for: where, which, the name, and whether more follows it."""
    for source in SOURCES:
        for allowed, text, open_ended in asked_in(source.read_text(encoding="utf-8")):
            yield source.name, allowed, text, open_ended


def asked_in(source: str) -> Iterator[tuple[bool, str, bool]]:
    """Those of one source text: whether it may be done, the name, and whether more follows it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            which, where = asked_by(node.func.id, node.args)
            if which in ("can", "cannot") and len(node.args) > where:
                for text, open_ended in literals(node.args[where]):
                    yield which == "can", text, open_ended


def asked_by(function: str, args: list[ast.expr]) -> tuple[str, int]:
    """Whether a call asks for what can or what cannot be done (or for neither), and which argument names it."""
    if function in ("credit", "heeded") and len(args) > 1:
        return args[1].id.lower() if isinstance(args[1], ast.Name) else "", 3
    return function.removesuffix("_now"), 2


def literals(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """A string, or the beginning of a string that is put together."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield str(node.values[0].value), True


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("can(s, ship, 'two-lock')", [(True, "two-lock", False)]),
        ("can_now(m, ship, 'crits-frist')", [(True, "crits-frist", False)]),
        ("cannot_now(m, ship, f'remve:{token}')", [(False, "remve:", True)]),
        ("heeded(m, CANNOT, ship, 'atack')", [(False, "atack", False)]),
        ("credit(m, CAN, ship, 'two-lock')", [(True, "two-lock", False)]),
        ("heeded(m, MOST_REROLLS, ship, 'atack')", []),
    ],
)
def test_a_misspelt_subject_is_seen_wherever_it_is_asked_for(source: str, found: list[tuple[bool, str, bool]]) -> None:
    assert list(asked_in(source)) == found


def test_what_the_rules_ask_for_is_declared() -> None:
    found = list(asked())
    assert len(found) > 60
    assert {name for _, _, name, _ in found} >= {"crits-first", "crits-stay", "coordinate-stressed", "remove:"}
    for where, allowed, name, open_ended in found:
        names = PERMISSIONS if allowed else PROHIBITIONS
        begins = open_ended and ":" not in name and any(one.startswith(name) for one in names)
        assert moments.among(name, names) or begins, f"{where}: {name!r}"


def spoken(source: Path) -> Iterator[str]:
    """All strings of a file; what is put in is a star."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def test_every_permission_and_prohibition_is_asked_for() -> None:
    """One that the rules never speak of would change nothing."""
    rules = [source for source in SOURCES if "abilities" not in source.parts and source.name != "moments.py"]
    said = {text for source in rules for text in spoken(source) if any(map(str.isalpha, text))}
    said |= {name for _, _, name, _ in asked()}
    for name in (*PERMISSIONS, *PROHIBITIONS):
        heard = any(fnmatchcase(name, text) for text in said)
        assert heard or (name.endswith(":") and any(text.startswith(name) for text in said)), name


def test_every_permission_and_prohibition_says_what_it_means() -> None:
    lines = Path(moments.__file__).read_text("utf-8").splitlines()
    subjects = [line for line in lines if line.startswith('    "') and line[5] != '"']
    assert len(subjects) == len(PERMISSIONS) + len(PROHIBITIONS)
    assert [line for line in subjects if ",  # " not in line] == []
