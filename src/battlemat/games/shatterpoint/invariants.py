"""What must always hold on a table, and what makes a state from a file unusable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import hypot, isfinite
from typing import Any

from battlemat.core.decision import GRID
from battlemat.core.errors import BadSetup
from battlemat.games.shatterpoint.battlefield import battlefield, read_battlefield
from battlemat.games.shatterpoint.content import MISSIONS, STRUGGLES, TACTICS, UNITS
from battlemat.games.shatterpoint.state import SHATTERPOINT, Player, Table, characters
from battlemat.games.shatterpoint.struggle import SPACES
from battlemat.games.shatterpoint.terrain import same_elevation
from battlemat.geometry.shapes import SLACK


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


def broken_state(s: Table, setup: Mapping[str, Any], steps: Mapping[str, Any]) -> list[str]:
    """What makes a state from a file unusable: ids nobody knows, numbers out of range, players not as set up."""
    if len(s.players) != 2 or len(setup.get("players", ())) != 2:
        return ["a match has two players"]
    if any(step.name not in steps for step in s.agenda) or not s.agenda:
        return ["the agenda has a step nobody knows"]
    try:
        read_battlefield(s.battlefield)
    except BadSetup as fault:
        return [str(fault)]
    found = [fault for number, player in enumerate(s.players) for fault in _broken_player(number, player)]
    if s.mission not in MISSIONS or (s.struggle and s.struggle not in STRUGGLES):
        found.append("there is no such mission or struggle card")
    elif s.struggle and not 0 <= s.map < len(STRUGGLES[s.struggle].maps):
        found.append("the struggle card has no such map")
    if any(card not in STRUGGLES for card in (*s.mission_deck, *s.set_aside)):
        found.append("there is no such struggle card")
    if s.active not in (0, 1) or s.first not in (0, 1) or s.activation is not None or s.attacks or s.waiting:
        found.append("a match can start only between two activations")
    return found or broken_invariants(s)


def _broken_player(number: int, player: Player) -> Iterator[str]:
    ids = [unit.id for unit in player.units]
    if any(unit.kind not in UNITS or unit.owner != number for unit in player.units) or len(set(ids)) < len(ids):
        yield "there is a unit nobody knows"
        return
    if any(card not in (*ids, SHATTERPOINT, *TACTICS) for card in (*player.deck, *player.discard)):
        yield "there is an order card nobody knows"
    for unit in player.units:
        if len(unit.characters) != unit.card.characters or unit.side not in range(len(unit.card.stances)):
            yield f"{unit.id} is not as its card says"
        for character in unit.characters:
            if not all(isfinite(v) for v in (character.x, character.y, character.height)):
                yield f"{character.id} is nowhere"
            if character.radius != unit.card.base / 2 or character.unit != unit.id or character.owner != number:
                yield f"{character.id} is not as its card says"
