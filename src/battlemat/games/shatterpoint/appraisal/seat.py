"""A player's seat: the view with what follows from it about objectives, distances, Force and health."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import hypot
from typing import Any, Final

from battlemat.core.decision import Decision
from battlemat.core.plain import plain
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.content import STANCES, UNITS
from battlemat.games.shatterpoint.measuring import ADVANCE, DASH, RANGES, TOKEN_RADIUS
from battlemat.games.shatterpoint.terrain import Spot, same_elevation

View = Mapping[str, Any]

WIN: Final = 5.0
"""To take an objective nobody controls, or to keep one the enemy could take; it scores every turn."""
TURN: Final = 5.0
"""To take one from the enemy, or to be the one who keeps it from falling to the enemy when control is decided."""
DENY: Final = 2.5
"""To stand at an objective so that the enemy does not take it."""
FIGHT: Final = 1.5
"""To come to an objective the enemy holds with more."""
GUARD: Final = 1.0
"""To stay at an objective that is ours and that nobody threatens: it stays ours even when we leave (SP-MIS-26)."""
CROWD: Final = 0.3
"""Another character where we already have more than they."""
THREAT: Final = 300.0
"""How near an enemy threatens an objective."""
NEARER: Final = 1 / 60
"""What a millimetre towards an objective is worth to who is not needed here."""


@plain
class Seat:
    """What one player knows when a question is asked."""

    def __init__(self, view: View, decision: Decision[Any]) -> None:
        self.view, self.kind, self.about = view, decision.kind, decision.about
        self.me = decision.player
        self.foe = 1 - self.me
        self.player: View = view["players"][self.me]
        self.units: dict[str, View] = {unit["id"]: unit for player in view["players"] for unit in player["units"]}
        self.characters: dict[str, View] = {
            c["id"]: {**c, "unit": unit["id"], "owner": unit["owner"]}
            for unit in self.units.values()
            for c in unit["characters"]
        }
        self._decision = decision
        self._stakes: dict[tuple[str, str], float] = {}
        self.strikes: dict[tuple[str, str, bool], float] = {}

    @cached_property
    def options(self) -> frozenset[str]:
        return frozenset(option.id for option in self._decision.options)

    # Who

    def members(self, unit: str) -> list[View]:
        return [c for c in self.characters.values() if c["unit"] == unit and c["on_field"]]

    def characters_of(self, player: int) -> list[View]:
        return [c for c in self.characters.values() if c["owner"] == player and c["on_field"]]

    def unit_of(self, name: str) -> View | None:
        """The unit of this name, or of the character of this name."""
        if name in self.characters:
            name = self.characters[name]["unit"]
        return self.units.get(name)

    def owner(self, character: str) -> int:
        owner: int = self.characters[character]["owner"]
        return owner

    def other_stance(self, unit: str) -> str:
        stances = UNITS[self.units[unit]["kind"]].stances
        return next(stance for stance in stances if stance != self.units[unit]["stance"])

    def may_still_attack(self) -> bool:
        activation = self.view["activation"]
        return activation is not None and "combat" not in activation["actions"] and activation["left"] > 0

    def attacks_later(self, character: View) -> bool:
        """Whether a character acts now, and its unit can still take the combat action afterwards."""
        activation = self.view["activation"]
        return self.may_still_attack() and activation["unit"] == character["unit"]

    def near_allies(self, unit: str) -> list[str]:
        """Units that a member could heal (SP-STA-54)."""
        members = self.members(unit)
        return [
            other["id"]
            for other in self.units.values()
            if other["owner"] == self.me
            and any(_gap(a, b) <= RANGES[2] for a in members for b in self.members(other["id"]))
        ]

    def shooters_around(self, unit: str) -> int:
        count = 0
        for foe in self.characters_of(self.foe):
            reach = STANCES[self.units[foe["unit"]]["stance"]].ranged.range
            if reach and any(_gap(foe, member) <= RANGES[reach] for member in self.members(unit)):
                count += 1
        return count

    def sees(self, one: View, other: View) -> bool:
        """Whether terrain leaves a line of sight between two characters."""
        spots = [Spot(c["x"], c["y"], c["height"]) for c in (one, other)]
        field = battlefield(self.view["battlefield"]).field
        return field.sight(spots[0], one["radius"], spots[1], other["radius"]) is not None

    # Health and Force

    def room(self, unit: str) -> int:
        """How much damage wounds it."""
        card = self.units[unit]
        return 0 if card["wounded"] else max(0, card["stamina"] - card["damage"])

    def need_of_healing(self, unit: str) -> float:
        card = self.units[unit]
        if card["wounded"]:
            return 0.1 * len(card["conditions"])
        hurt = card["damage"] / card["stamina"] if card["stamina"] else 0.0
        return 1.5 * hurt + 0.5 * min(1, len(card["conditions"]))

    def surcharge(self, unit: str) -> int:
        """SP-UNI-25."""
        return int(self.units[unit]["wounded"]) + int(self.units[unit]["injured"])

    def price(self, cost: int) -> float:
        """What Force is worth: little if there is enough for every turn until the deck is shuffled anew."""
        turns = len(self.player["deck"]) + (self.player["reserve"] is not None) + 1
        return cost * (0.4 if self.player["force"] >= 1.3 * turns else 0.8)

    # Ground

    @cached_property
    def goals(self) -> list[View]:
        """The active objectives; before the first struggle, all of them."""
        return [o for o in self.view["objectives"] if o["active"]] or list(self.view["objectives"])

    def contests(self, unit: View) -> bool:
        return not unit["wounded"] and any(
            _to_token(c["x"], c["y"], c["radius"], o) <= RANGES[2] for c in self.members(unit["id"]) for o in self.goals
        )

    def ground(self, character: View, x: float, y: float, height: float) -> float:
        """What it is worth to its player that a character stands somewhere."""
        held = 0.0
        calls: list[float] = []
        for goal in self.goals:
            gap = _to_token(x, y, character["radius"], goal)
            swing = self._swing(character, goal, height)
            if gap <= RANGES[2]:
                held += swing
            elif swing > GUARD:
                calls.append(0.3 * swing - NEARER * (gap - RANGES[2]))
        return held if held > GUARD or not calls else held + max(calls)

    def _swing(self, character: View, goal: View, height: float) -> float:
        """What one more character there changes (SP-MIS-22 to SP-MIS-25)."""
        key = (character["id"], goal["id"])
        stake = self._stakes.get(key)
        if stake is None:
            stake = self._stakes[key] = self._stake(character, goal)
        level = 1.0 if same_elevation(height, goal["height"]) else 0.7
        return stake * level * (1.3 if goal["priority"] else 1.0)

    def _stake(self, character: View, goal: View) -> float:
        """The same on level ground: found out once, for all the places a character may go to."""
        owner = character["owner"]
        ahead = 0
        for other in self._crowd[goal["id"]]:
            if other["id"] != character["id"]:
                ahead += 1 if other["owner"] == owner else -1
        if ahead > 0:
            return CROWD
        if ahead == 0:
            return self._tiebreaker(goal, owner)
        if ahead == -1:
            return TURN if goal["controller"] == owner else DENY
        return FIGHT

    def _tiebreaker(self, goal: View, owner: int) -> float:
        """Where there are as many of theirs as of ours, control stays with who has it (SP-MIS-23)."""
        if goal["controller"] == owner:
            return WIN if self._threatened(goal, owner) else GUARD
        return TURN if goal["controller"] == 1 - owner else WIN

    def _threatened(self, goal: View, owner: int) -> bool:
        return any(
            _to_token(foe["x"], foe["y"], foe["radius"], goal) <= THREAT
            for foe in self.characters_of(1 - owner)
            if not self.units[foe["unit"]]["wounded"]
        )

    @cached_property
    def _crowd(self) -> dict[str, list[View]]:
        """Who contests each goal now."""
        return {
            goal["id"]: [
                c
                for c in self.characters.values()
                if c["on_field"]
                and not self.units[c["unit"]]["wounded"]
                and _to_token(c["x"], c["y"], c["radius"], goal) <= RANGES[2]
            ]
            for goal in self.goals
        }

    def gain_of_moving(self, character: View, kind: str) -> float:
        """How much better the ground could get by a movement, as the crow flies."""
        here = self.ground(character, character["x"], character["y"], character["height"])
        reach = reach_of(character["radius"], kind, bool(character["engaged"]))
        best = here
        for goal in self.goals:
            dx, dy = goal["x"] - character["x"], goal["y"] - character["y"]
            far = hypot(dx, dy)
            if far > 1.0:
                step = min(reach, max(0.0, far - 45.0)) / far
                height = goal["height"] if kind in ("climb", "jump") else min(goal["height"], character["height"])
                best = max(best, self.ground(character, character["x"] + dx * step, character["y"] + dy * step, height))
        return best - here - 0.05


def reach_of(radius: float, kind: str, engaged: bool = False) -> float:
    """How far a movement leads (SP-MOV-05); an engaged advance is a dash (SP-MOV-12)."""
    tool = ADVANCE if kind == "reposition" or (kind == "advance" and not engaged) else DASH
    return float(2 * radius + 2 * tool.half_length)


def _gap(one: View, other: View) -> float:
    return float(hypot(one["x"] - other["x"], one["y"] - other["y"]) - one["radius"] - other["radius"])


def _to_token(x: float, y: float, radius: float, goal: View) -> float:
    return float(hypot(x - goal["x"], y - goal["y"]) - radius - TOKEN_RADIUS)
