"""Executing a maneuver: move the ship, check difficulty, then whatever it met (XW-MAN, XW-MOV)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.cards.records import Bearing
from battlemat.games.xwing.cards.sheet import Maneuver, harder, maneuver_id, sheet
from battlemat.games.xwing.deeds import PARTIAL, SKIPS_ACTION
from battlemat.games.xwing.flight import huge_template, running_over, templates
from battlemat.games.xwing.flight.running_over import Run
from battlemat.games.xwing.flight.templates import Move
from battlemat.games.xwing.ships import energy, removal, tokens
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch, huge_of
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.measures import in_play_area
from battlemat.games.xwing.table.objects import device_shapes, obstacle_shapes, other_bases, size_of
from battlemat.games.xwing.timing import crediting, queue
from battlemat.games.xwing.timing.listeners import can, change, concern, credit, listeners, values
from battlemat.games.xwing.timing.moments import (
    AFTER_MANEUVER,
    BEFORE_DIFFICULTY,
    BEFORE_MANEUVER,
    CAN,
    DIFFICULTY,
    FINAL_DIFFICULTY,
    MANEUVER_TEMPLATES,
    SPEED,
)

ION: Final = Maneuver("1-straight", 1, "straight", "blue")
"""XW-MAN-52."""
INSTEAD_OF_RED: Final = Maneuver("2-straight", 2, "straight", "white")
"""What a stressed ship executes (XW-MAN-16, XW-MAN-17)."""
ION_MANEUVER: Final = "ion-maneuver"
MET_OBSTACLE: Final = "met-obstacle"
"""Noted in the flight of a ship: what kind of maneuver it is, and what happened on the way."""
BASIC: Final = ("straight", "bank_left", "bank_right", "turn_left", "turn_right")
FORWARD: Final = (*BASIC, "koiogran", "segnor_left", "segnor_right", "tallon_left", "tallon_right")
"""XW-MAN-23, XW-MAN-24."""


@lru_cache(maxsize=1024)
def read(code: str) -> Maneuver:
    """A maneuver from its id and colour.

    >>> read("2-bank-left/white")
    Maneuver(id='2-bank-left', speed=2, bearing='bank_left', difficulty='white')
    """
    name, _, colour = code.partition("/")
    bearing, speed = templates.by_name(name)
    return Maneuver(name, speed, bearing, colour)


def code(maneuver: Maneuver) -> str:
    return f"{maneuver.id}/{maneuver.difficulty}"


def dialled(s: Table, ship: Ship) -> Maneuver | None:
    """The maneuver on a ship's dial as printed there (XW-MAN-22); None without a dial."""
    return sheet(s, ship).dial[ship.dial] if ship.dial else None


def revealed(s: Table, ship: Ship) -> Maneuver | None:
    """The revealed maneuver, which nothing but the dial decides (XW-MAN-20 to XW-MAN-22)."""
    return dialled(s, ship) if ship.revealed else None


def as_executed(s: Table, ship: Ship, maneuver: Maneuver) -> Maneuver:
    """The maneuver with all changes of speed and difficulty (XW-MAN-44 to XW-MAN-51), and what stress makes of it."""
    steps = _steps(s, ship, maneuver)
    faster = change(s, SPEED, ship, maneuver.id)
    if faster and maneuver.speed:
        allowed = (huge_template if huge_of(s, ship) else templates).speeds(maneuver.bearing)
        speed = min(max(maneuver.speed + faster, allowed[0]), allowed[-1])
        maneuver = Maneuver(maneuver_id(speed, maneuver.bearing), speed, maneuver.bearing, maneuver.difficulty)
    maneuver = _harder(maneuver, steps)
    if maneuver.difficulty == "red" and tokens.stressed(ship) and not _dares_red(s, ship, maneuver):
        return INSTEAD_OF_RED
    return maneuver


def whole_dial(s: Table, ship: Ship) -> list[Maneuver]:
    """Every maneuver on a ship's dial as it would be executed now, in the order of the dial: as printed where neither
    an ability has a say nor stress keeps a red one from being executed."""
    printed = sheet(s, ship).dial.values()
    if any(concern(s, value, ship) for value in (DIFFICULTY, SPEED, FINAL_DIFFICULTY)):
        return [as_executed(s, ship, maneuver) for maneuver in printed]
    if tokens.stressed(ship):
        return [as_executed(s, ship, one) if one.difficulty == "red" else one for one in printed]
    return list(printed)


def _steps(s: Table, ship: Ship, maneuver: Maneuver) -> int:
    """By how much a maneuver becomes harder."""
    steps = change(s, DIFFICULTY, ship, maneuver.id)
    if listeners(s, FINAL_DIFFICULTY):
        steps += change(s, FINAL_DIFFICULTY, ship, code(_harder(maneuver, steps)))
    return steps


def _harder(maneuver: Maneuver, steps: int) -> Maneuver:
    return maneuver._replace(difficulty=harder(maneuver.difficulty, steps)) if steps else maneuver


def _as_executed_now(m: XMatch, ship: Ship) -> Maneuver:
    """The maneuver as it is executed, and the cards that had a part in it."""
    printed = read(ship.executing)
    maneuver = as_executed(m.state, ship, printed)
    for value in (DIFFICULTY, SPEED):
        credit(m, value, ship, printed.id)
    if listeners(m.state, FINAL_DIFFICULTY):
        credit(m, FINAL_DIFFICULTY, ship, code(_harder(printed, change(m.state, DIFFICULTY, ship, printed.id))))
    if maneuver.difficulty == "red" and tokens.stressed(ship):
        credit(m, CAN, ship, "red-while-stressed")
        credit(m, CAN, ship, f"red-while-stressed:{maneuver.bearing}")
    return maneuver


def _dares_red(s: Table, ship: Ship, maneuver: Maneuver) -> bool:
    """Whether energy (XW-HUG-14) or a card lets a stressed ship execute a red maneuver."""
    if energy.active(s, ship):
        return True
    return can(s, ship, "red-while-stressed") or can(s, ship, f"red-while-stressed:{maneuver.bearing}")


def execute(
    m: XMatch, ship: Ship, maneuver: Maneuver, *, ion: bool = False, in_step: bool = False, may_flee: bool = True
) -> Flow[bool | None]:
    """Execute a maneuver; whether it was fully executed. `in_step`: in the ship's Execute Maneuver step.

    Where a ship cannot flee and has no place to end, nothing moves: None (XW-ACT-119).
    """
    return (yield from queue.with_own_queue(m, _execute(m, ship, maneuver, ion, in_step, may_flee)))


def _execute(m: XMatch, ship: Ship, maneuver: Maneuver, ion: bool, in_step: bool, may_flee: bool) -> Flow[bool | None]:
    s = m.state
    ship.flight[:] = [ION_MANEUVER] if ion else []
    ship.executing = code(maneuver)
    yield from queue.at_once(m, BEFORE_MANEUVER, ship, "", maneuver.id)
    if ship.place != IN_PLAY:
        return False
    if not ion:  # XW-MAN-53
        maneuver = _as_executed_now(m, ship)
    if huge_of(s, ship):
        return (yield from _execute_huge(m, ship, maneuver, in_step, may_flee))
    bearing = yield from _template(m, ship, maneuver)
    ends = templates.execute(
        size_of(s, ship),
        ship.pose,
        bearing,
        maneuver.speed,
        other_bases(s, ship),
    )
    if not may_flee:
        ends = tuple(end for end in ends if in_play_area(end.base, s.width, s.length))
        if not ends:
            return None
    move = ends[0]
    if len(ends) > 1:  # XW-MAN-31
        by_place: dict[str, Move] = {move.position: move for move in ends}
        ends_told = {place: [list(move.end)] for place, move in by_place.items()}
        about = {"ship": ship.id, "way": maneuver.id, "ends": ends_told}
        place = yield from pick(m, ship.owner, "position", "XW-MAN-31", list(by_place), about=about)
        move = by_place.get(place or "", move)
    return (yield from fly(m, ship, maneuver, move, in_step))


def _execute_huge(m: XMatch, ship: Ship, maneuver: Maneuver, in_step: bool, may_flee: bool) -> Flow[bool | None]:
    """With the huge template, over everything that is in the way; it has no other maneuvers (XW-HUG-66)."""
    s = m.state
    if maneuver.speed not in huge_template.speeds(maneuver.bearing):
        m.note("failed", "XW-HUG-66", ship=ship.id, what="maneuver")
        return None
    run = running_over.plan(s, ship, maneuver, revealed(s, ship))
    if not may_flee and not in_play_area(run.move.base, s.width, s.length):
        return None
    yield from running_over.set_aside(m, ship, run)
    return (yield from fly(m, ship, run.maneuver, run.move, in_step, run))


def _template(m: XMatch, ship: Ship, maneuver: Maneuver) -> Flow[Bearing]:
    """The bearing whose template is used: its own, or one that a card allows instead."""
    if not listeners(m.state, MANEUVER_TEMPLATES):
        return maneuver.bearing
    others: list[Bearing] = [way for ways in values(m.state, MANEUVER_TEMPLATES, ship, maneuver.id) for way in ways]
    if not others:
        return maneuver.bearing
    by_name = {f"template-{templates.ALL_WAYS[way].template}": way for way in (maneuver.bearing, *others)}
    chosen = yield from pick(m, ship.owner, "template", "XW-MAN-31", list(by_name), about={"ship": ship.id})
    bearing = by_name.get(chosen or "", maneuver.bearing)
    if bearing != maneuver.bearing:
        credit(m, MANEUVER_TEMPLATES, ship, maneuver.id)
    return bearing


def fly(m: XMatch, ship: Ship, maneuver: Maneuver, move: Move, in_step: bool, run: Run | None = None) -> Flow[bool]:
    """Move the ship and resolve everything that follows (XW-MAN-07). `run` is what a huge ship runs over."""
    s = m.state
    ship.pose = move.end
    if in_step:
        ship.executed = code(maneuver)
        if not move.full:
            ship.did.append(PARTIAL)  # XW-MOV-21
    m.note(
        "maneuvered",
        "XW-MAN-08" if move.full else "XW-MOV-17",
        ship=ship.id,
        maneuver=maneuver.id,
        colour=maneuver.difficulty,
        start=list(move.start),
        end=list(move.end),
        full=move.full,
    )
    if not in_play_area(move.base, s.width, s.length):
        yield from removal.flee(m, ship)
        return False
    yield from queue.at_once(m, BEFORE_DIFFICULTY, ship, maneuver.difficulty, maneuver.id, int(move.full))
    yield from check_difficulty(m, ship, maneuver)
    if run is None:
        yield from _come_across(m, ship, move, in_step)
    else:
        yield from running_over.consequences(m, ship, run)
    if ship.place == IN_PLAY:
        queue.trigger(m, AFTER_MANEUVER, ship, maneuver.difficulty, maneuver.id, int(move.full))
    yield from queue.settle(m)
    yield from removal.remove_destroyed(m)  # XW-DMG-53
    return move.full


def _come_across(m: XMatch, ship: Ship, move: Move, in_step: bool) -> Flow[None]:
    """The obstacles and devices on the way."""
    s = m.state
    met = templates.meets(move, obstacle_shapes(s))
    if met:
        ship.flight.append(MET_OBSTACLE)
        yield from obstacles.met_now(m, ship, met)
        crediting.ignored(m, ship, met)
        yield from _meet(m, ship, obstacles.affected(s, ship, met), in_step)
    if s.devices and ship.place == IN_PLAY:
        yield from devices.moved_through(m, ship, templates.comes_across(move, device_shapes(s)), maneuver=True)


def _meet(m: XMatch, ship: Ship, met: list[str], in_step: bool) -> Flow[None]:
    yield from obstacles.after_difficulty(m, ship, met)
    if (yield from obstacles.after_maneuver(m, ship, met)) and in_step:
        ship.did.append(SKIPS_ACTION + "obstacle")


def skips_action(ship: Ship) -> bool:
    """Whether a ship skips its Perform Action step, for whatever cause."""
    return any(deed.startswith(SKIPS_ACTION) for deed in ship.did)


def check_difficulty(m: XMatch, ship: Ship, maneuver: Maneuver) -> Flow[None]:
    """Red gives stress or takes energy, blue takes stress and strain away (XW-MAN-10 to XW-MAN-12, XW-HUG-13)."""
    if maneuver.difficulty == "red" and energy.active(m.state, ship):
        energy.lose(m, ship, 1, "XW-HUG-13")
    elif maneuver.difficulty == "red":
        yield from tokens.gain(m, ship, "stress", rule="XW-MAN-10")
    elif maneuver.difficulty == "blue":
        tokens.remove(m, ship, "stress", rule="XW-MAN-11")
        tokens.remove(m, ship, "strain", rule="XW-MAN-11")
