"""The names abilities are declared with: a misspelt one is refused where it is declared, with a sentence.

Moments and values are listed in `moments.py`; here is what each of them can be about (`what`). An ability that waited
for a name nobody ever says would never do anything, and nobody would notice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final, get_args

from battlemat.games.xwing.cards.content import CONDITIONS, UPGRADES
from battlemat.games.xwing.cards.records import ActionId, Arc, TokenId
from battlemat.games.xwing.flight.templates import NAMED
from battlemat.games.xwing.state import Phase
from battlemat.games.xwing.table.figures import DEVICES, ObstacleKind
from battlemat.games.xwing.timing import moments as w

NAMES: Final[Mapping[str, Collection[str]]] = {
    "triggered": w.MOMENTS,
    "instead": w.REPLACEABLE,
    "changes": w.VALUES,
}
"""The windows of each kind of ability; the others have windows of their own."""


class UnknownNameError(ValueError):
    """An ability is declared with a name that means nothing."""

    def __init__(self, card: str, problem: str) -> None:
        super().__init__(f"{card}: {problem}")


def check(card: str, kind: str, window: str, subjects: Sequence[str]) -> None:
    """Refuse an ability that waits for what never happens."""
    known = NAMES.get(kind)
    if known is not None and window not in known:
        raise UnknownNameError(card, f"nothing that is {kind} is called {window!r}")
    if kind == "action":
        return
    subject = SUBJECTS.get(window)
    for what in subjects:
        if subject is None:
            raise UnknownNameError(card, f"{window!r} has no subject, and never the subject {what!r}")
        if not subject(what):
            raise UnknownNameError(card, f"{window!r} never has the subject {what!r}")


# What windows are about -----------------------------------------------------------------------------------------------

Subject = Callable[[str], bool]


def one_of(*names: str) -> Subject:
    return frozenset(names).__contains__


def _coloured_action(name: str) -> bool:
    colour, _, action = name.partition(":")
    return colour in ("white", "red", "purple") and action in get_args(ActionId)


def _maneuver(name: str) -> bool:
    speed, _, bearing = name.partition("-")
    return speed.isdigit() and bearing in NAMED


def _device_way(name: str) -> bool:
    verb, _, template = name.partition(":")
    return verb in ("drop", "launch") and _maneuver(template)


def _weapon(name: str) -> bool:
    return name in UPGRADES or name in get_args(Arc)


def _anything(name: str) -> bool:
    return True


_action = one_of(*get_args(ActionId))
_token = one_of(*get_args(TokenId), "shield")
_phase = one_of(*get_args(Phase))
_damage = one_of("hit", "crit")
_dice = one_of("attack", "defense")

SUBJECTS: Final[Mapping[str, Subject]] = {
    w.SETUP: one_of("dock", "forces"),
    **dict.fromkeys((w.PHASE_STARTS, w.PHASE_ENDS), _phase),
    **dict.fromkeys((w.AFTER_ACTION, w.AFTER_FAILS, w.AFTER_COORDINATES), _action),
    **dict.fromkeys((w.WHILE_PERFORMS, w.ACTION_COLOUR), _coloured_action),
    w.AFTER_MOVE: one_of("boost", "barrelroll", "decloak"),
    w.WHEN_CHOSEN: one_of("coordinate", "jam"),
    w.MEETS: one_of(*get_args(ObstacleKind)),
    **dict.fromkeys((w.AFTER_GAINS, w.AFTER_SPENDS, w.AFTER_LOSES, w.WOULD_GAIN, w.KEEPS, w.LENDS_TOKENS), _token),
    **dict.fromkeys((w.AFTER_DAMAGE, w.AFTER_DAMAGE_NOW, w.WOULD_SUFFER), _damage),
    **dict.fromkeys((w.AFTER_REROLLS, w.ROLLS_OTHER, w.ROLLED_OTHER), _dice),
    w.FARTHER: one_of("lock", "coordinate", "jam"),
    w.NO_RANGE_BONUS: one_of("attacker", "defender"),
    **dict.fromkeys(
        (
            w.AFTER_DECLARES,
            w.ROLLS_ATTACK,
            w.ROLLS_DEFENSE,
            w.ROLLED_ATTACK,
            w.ROLLED_DEFENSE,
            w.AFTER_ATTACK_DICE,
            w.BEFORE_NEUTRALIZE,
            w.AFTER_NEUTRALIZE,
            w.AFTER_DEFENDS,
            w.AFTER_ATTACKS,
            w.WOULD_DEAL,
            w.ATTACK_DICE,
            w.DEFENSE_DICE,
            w.WEAPON_ARC,
            w.WEAPON_RANGE,
            w.RANGE_SHIFT,
        ),
        _weapon,
    ),
    **dict.fromkeys(
        (
            w.AFTER_REVEALS,
            w.BEFORE_MANEUVER,
            w.BEFORE_DIFFICULTY,
            w.AFTER_MANEUVER,
            w.DIFFICULTY,
            w.SPEED,
            w.MANEUVER_TEMPLATES,
        ),
        _maneuver,
    ),
    w.DEVICE_WAYS: _device_way,
    **dict.fromkeys((w.AFTER_PLACES, w.AFTER_DETONATES, w.AFTER_STRUCK, w.WOULD_DETONATE), DEVICES.__contains__),
    w.AFTER_ASSIGNED: CONDITIONS.__contains__,
    w.THEN: _anything,
    w.CAN: partial(w.among, names=w.PERMISSIONS),
    w.CANNOT: partial(w.among, names=w.PROHIBITIONS + w.PERMISSIONS),
}
"""What a window can be about, where abilities may narrow that."""
