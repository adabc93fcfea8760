"""A closer look than at a glance: the round is rehearsed for the dials of a whole squad, and for an action.

The deeper it goes, the more guesses of what the others have set it is tried against.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

from battlemat.core.decision import Decision, Pick, Pose
from battlemat.core.game import Appraisal
from battlemat.games.xwing.appraisal import acting, flying
from battlemat.games.xwing.appraisal.council import Council
from battlemat.games.xwing.appraisal.forces import Fighter
from battlemat.games.xwing.appraisal.rehearsal import Rehearsal
from battlemat.games.xwing.appraisal.situation import Situation
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.state import Ship, Table, ship_of

KEPT: Final = 16
"""Plans that are remembered: a squad's dials are asked for one after the other."""


def study(view: View, decision: Decision[Any], depth: int) -> list[Appraisal] | None:
    """The answers to a question that is worth a closer look; None for any other."""
    if any("huge" in ship for ship in view["ships"]):
        return None
    if decision.kind == "dial":
        return dials(view, decision, depth)
    if decision.kind in ACTIONS and view["phase"] == "activation":
        return actions(view, decision, depth)
    return None


# Dials ----------------------------------------------------------------------------------------------------------------


def dials(view: View, decision: Any, depth: int) -> list[Appraisal]:
    """The dial that a plan for the whole squad has for the ship that moves first among those without one."""
    ship = flying.to_be_set(imagined(view), decision)
    seen = msgspec.msgpack.encode(_without_dials(view))
    plan, known = planned(seen, depth), _set(view)
    if any(plan[name] != dial for name, dial in known.items()):
        plan = planned(seen, depth, tuple(known.items()))
    best = f"{ship.id}:{plan[ship.id]}"
    return [Appraisal(one, float(one == best)) for one in decision.ids if one.startswith(f"{ship.id}:")]


def _set(view: View) -> dict[str, str]:
    """The own dials that are set."""
    return {ship["id"]: ship["dial"] for ship in view["ships"] if ship["owner"] == view["viewer"] and ship["dial"]}


def _without_dials(view: View) -> View:
    """The view before anybody had set a dial."""
    ships = [{**ship, "dial": None, "has_dial": False} for ship in view["ships"]]
    players = [{**player, "ready": False} for player in view["players"]]
    return {**view, "ships": ships, "players": players}


@lru_cache(KEPT)
def planned(view: bytes, depth: int, known: tuple[tuple[str, str], ...] = ()) -> dict[str, str]:
    """The dials of a plan for all own ships, some of which are set."""
    seen = msgspec.msgpack.decode(view)
    council = Council(Rehearsal(imagined(seen)), seen["viewer"], depth)
    plan = council.plan(dict(known))
    return {council.rehearsal.ships[number].id: plan[number].dial for number in council.own}


# Actions --------------------------------------------------------------------------------------------------------------


class Rehearsed(Situation):
    """What one player sees around an own ship, with the rest of the round rehearsed for every place it could be."""

    def __init__(self, s: Table, ship: Ship, depth: int) -> None:
        rehearsal = Rehearsal(s)
        self._council = Council(rehearsal, ship.owner, depth)
        self._number = rehearsal.ships.index(ship)
        self._found: dict[tuple[Pose, Fighter, bool], float] = {}
        super().__init__(s, ship, rehearsal.arounds[self._number].foes)

    def fight(self, pose: Pose, me: Fighter, *, armed: bool = True) -> float:
        key = (pose, me._replace(ship=NOBODY), armed)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._rehearsed(pose, me if armed else me._replace(guns=()))
        return found

    def _rehearsed(self, pose: Pose, me: Fighter) -> float:
        place = self._council.rehearsal.standing(self._number, pose, me)
        return self._council.mean(self._number, place) + self.lure(place.spot)


NOBODY: Final[Any] = None


def actions(view: View, decision: Any, depth: int) -> list[Appraisal] | None:
    """An action after a maneuver, or how to perform it."""
    s = imagined(view)
    ship = ship_of(s, decision.about["ship"])
    if ship.owner != view["viewer"] or not ship.executed or len(decision.options) < 2:
        return None
    return ACTIONS[decision.kind](Rehearsed(s, ship, depth), decision)


def _positioned(around: Situation, decision: Pick) -> list[Appraisal]:
    return flying.positioned(around, decision, around.ship.owner)


ACTIONS: Final[dict[str, Callable[[Situation, Any], list[Appraisal]]]] = {
    "action": acting.performed,
    "boost": acting.boosted,
    "barrelroll": acting.boosted,
    "lock": acting.locked,
    "position": _positioned,
}
