"""What must always hold on a table, and what makes a state from a file unusable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from math import hypot
from typing import Any, Final

from battlemat.core.bounds import outside
from battlemat.core.decision import GRID
from battlemat.core.errors import BadSetup
from battlemat.core.game import SEATS
from battlemat.games.shatterpoint.battlefield import battlefield, read_battlefield
from battlemat.games.shatterpoint.bounds import bounds
from battlemat.games.shatterpoint.content import STRUGGLES, TACTICS, UNITS
from battlemat.games.shatterpoint.state import SHATTERPOINT, Player, Table, Unit, characters
from battlemat.games.shatterpoint.struggle import SPACES, WINS
from battlemat.games.shatterpoint.terrain import same_elevation
from battlemat.geometry.shapes import SLACK

STRUGGLES_AT_MOST: Final = 2 * WINS - 1
GO_ON: Final = frozenset({"set-up", "turn", "orders", "end-turn"})
"""The steps after which there is another one."""


def broken_invariants(s: Table) -> list[str]:
    return [*_broken_cards(s), *_broken_units(s), *_broken_places(s), *_broken_tracker(s)]


def _broken_cards(s: Table) -> Iterator[str]:
    for number, player in enumerate(s.players):
        if not 0 <= player.force <= player.pool:
            yield f"player {number} has {player.force} of {player.pool} Force ready"
        cards = [*player.deck, *player.discard, *([player.reserve] if player.reserve else [])]
        if len(set(cards)) < len(cards):
            yield f"player {number} has an order card twice: {cards}"
        if s.phase in ("turn-start", "turn-end") and SHATTERPOINT not in cards:
            yield f"player {number} has lost the Shatterpoint card"


def _broken_units(s: Table) -> Iterator[str]:
    for player in s.players:
        for unit in player.units:
            if unit.wounded and unit.damage < unit.card.stamina:
                yield f"{unit.id} is wounded with {unit.damage} damage"
            if unit.defeated and any(character.on_field for character in unit.characters):
                yield f"{unit.id} is defeated and on the battlefield"


def _broken_places(s: Table) -> Iterator[str]:
    """Everybody stands where a base can stand, and on nobody's toes (SP-MOV-24 to SP-MOV-30)."""
    field = battlefield(s.battlefield).field
    present = list(characters(s))
    for character in present:
        if (character.x, character.y) != (round(character.x, GRID), round(character.y, GRID)):
            yield f"{character.id} stands at {character.spot}, off the grid"
        rule = field.fault(character.spot, character.radius - SLACK)
        if rule is not None:
            yield f"{character.id} stands at {character.spot} against {rule}"
    for one, other in combinations(present, 2):
        if same_elevation(one.height, other.height):
            gap = hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius
            if gap < -SLACK:
                yield f"{one.id} overlaps {other.id} by {-gap}"


def _broken_tracker(s: Table) -> Iterator[str]:
    tracker = s.tracker
    if abs(tracker.token) > SPACES or not all(0 <= count <= SPACES for count in tracker.momentum):
        yield f"the tracker shows {tracker}"
    for objective in s.objectives:
        if objective.controller >= 0 and not objective.active:
            yield f"objective {objective.id} is controlled but not active"


def broken_state(s: Table, setup: Mapping[str, Any], steps: Iterable[str]) -> list[str]:
    """What makes a state from a file unusable: ids nobody knows, numbers out of range, players not as set up."""
    if len(s.players) != 2 or len(setup.get("players", ())) != 2 or s.active not in (0, 1):
        return ["a match has two players"]
    try:
        read_battlefield(s.battlefield)
    except BadSetup as fault:
        return [str(fault)]
    found = [*outside(s, bounds(s, steps)), *_broken_agenda(s)]
    found += [fault for number, player in enumerate(s.players) for fault in _broken_player(number, player)]
    return found or [*_broken_mission(s), *broken_invariants(s)]


def _broken_agenda(s: Table) -> Iterator[str]:
    """Whatever happens, there is a turn to come, cards to reveal in it and something to struggle for."""
    names = [step.name for step in s.agenda]
    if not names or names[-1] not in GO_ON:
        yield "its agenda comes to an end"
    if "set-up" in names:
        if s.turn or s.objectives or len(names) > 1:
            yield "it is set up twice"
        return
    if not s.mission or not (s.struggle or "first-struggle" in names):
        yield "nobody struggles"
    for player in s.players:
        if SHATTERPOINT not in (*player.deck, *player.discard):
            yield "an order deck has no Shatterpoint card"


def _broken_mission(s: Table) -> Iterator[str]:
    won = [len(player.won) for player in s.players]
    needed = STRUGGLES_AT_MOST - sum(won) - bool(s.struggle and s.tracker.won_by < 0)
    if max(won) >= WINS or (s.mission and len(s.mission_deck) < needed):
        yield "its struggles are too few or too many"
    if s.struggle and s.map >= len(STRUGGLES[s.struggle].maps):
        yield "the struggle card has no such map"
    if len(s.tracker.momentum) != 2:
        yield "the tracker has two sides"
    if len({objective.id for objective in s.objectives}) < len(s.objectives):
        yield "two objectives have the same id"


def _broken_player(number: int, player: Player) -> Iterator[str]:
    ids = [f"{SEATS[number]}.{unit.kind}" for unit in player.units]
    if ids != [unit.id for unit in player.units] or len(set(ids)) < len(ids):
        yield "there is a unit nobody knows"
        return
    if any(card not in (*ids, SHATTERPOINT, *TACTICS) for card in (*player.deck, *player.discard)):
        yield "there is an order card nobody knows"
    if player.reserve is not None and player.reserve not in ids:
        yield "the reserve holds no unit's card"
    for unit in player.units:
        yield from _broken_unit(number, unit)


def _broken_unit(number: int, unit: Unit) -> Iterator[str]:
    if unit.kind not in UNITS or unit.owner != number:
        yield f"{unit.id} is nobody's"
        return
    if len(unit.characters) != unit.card.characters or unit.side not in range(len(unit.card.stances)):
        yield f"{unit.id} is not as its card says"
    for place, character in enumerate(unit.characters, 1):
        if (character.id, character.unit) != (f"{unit.id}.{place}", unit.id):
            yield f"{character.id} is not of {unit.id}"
        if character.radius != unit.card.base / 2 or character.owner != number:
            yield f"{character.id} is not as its card says"
