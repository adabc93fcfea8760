"""What attacks and ways through the combat tree are worth, by exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from battlemat.games.shatterpoint.appraisal.seat import Seat, View
from battlemat.games.shatterpoint.content import STANCES
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.odds import Clash, best_way, hits
from battlemat.games.shatterpoint.records import Stance
from battlemat.games.shatterpoint.state import AttackType

WOUND: Final = 4.0
"""A Wounded unit gives momentum and holds no objective."""
EFFECTS: Final = {
    "damage": 1.0,
    "shove": 0.8,
    "strained": 0.9,
    "disarmed": 0.7,
    "exposed": 0.7,
    "pinned": 0.8,
    "heal": 0.5,
    "hunker": 0.4,
    "active-ability": 0.9,
    "reposition": 0.6,
    "advance": 0.6,
    "jump": 0.6,
    "dash": 0.4,
    "climb": 0.3,
}
STANDARD: Final = 5
"""The dice and the room of a foe nobody knows yet."""


def gathered_worth(effects: Sequence[str], room: int) -> float:
    """Effects against a unit that can take so much damage: what goes beyond is wasted, what fills it up wounds."""
    damage = effects.count("damage")
    rest = sum(EFFECTS.get(effect, 0.3) for effect in dict.fromkeys(effects) if effect != "damage")
    return min(damage, room) + (WOUND if 0 < room <= damage else 0.0) + rest


@lru_cache(maxsize=8192)
def _way(stance: str, steps: int, room: int) -> float:
    return best_way(STANCES[stance], (), steps, lambda effects: gathered_worth(effects, room))[0]


@lru_cache(maxsize=8192)
def _expected(clash: Clash, room: int) -> float:
    spread = hits(clash)
    return sum(
        weight * (_way(clash.attacker, hit.successes, max(0, room - hit.damage)) + min(hit.damage, room))
        for hit, weight in spread.weights.items()
    ) / float(spread.total)


def clash_worth(
    seat: Seat, attacker: str, defender: str, type_: AttackType, *, more: int = 0, stance: str | None = None
) -> float:
    """What an attack may be expected to bring; against who holds an objective half as much again."""
    own, other = seat.characters[attacker], seat.characters[defender]
    unit, foe = seat.units[own["unit"]], seat.units[other["unit"]]
    used = STANCES[stance or unit["stance"]]
    against = STANCES[foe["stance"]]
    dice = (used.melee.attack if type_ == "melee" else used.ranged.attack) or 0
    defense = against.melee.defense if type_ == "melee" else against.ranged.defense + foe["hunker"]
    clash = Clash(
        used.id,
        against.id,
        type_,
        dice + own["focus"] + more,
        defense,
        "disarmed" in unit["conditions"],
        "exposed" in foe["conditions"],
    )
    worth = _expected(clash, seat.room(foe["id"]))
    return worth * (0.2 if foe["wounded"] else 1.5 if seat.contests(foe) else 1.0)


def best_attack(seat: Seat, member: View, *, more: int = 0, stance: str | None = None) -> float:
    """The best attack a character has from where it stands."""
    used = STANCES[stance or seat.units[member["unit"]]["stance"]]
    best = 0.0
    for foe in seat.characters_of(seat.foe):
        type_ = _type(seat, used, member, foe)
        if type_ is not None:
            best = max(best, clash_worth(seat, member["id"], foe["id"], type_, more=more, stance=stance))
    return best


def _type(seat: Seat, stance: Stance, member: View, foe: View) -> AttackType | None:
    if member["engaged"]:
        return "melee" if foe["id"] in member["engaged"] and stance.melee.attack is not None else None
    reach = stance.ranged.range
    if reach is None or stance.ranged.attack is None:
        return None
    gap = hypot(member["x"] - foe["x"], member["y"] - foe["y"]) - member["radius"] - foe["radius"]
    return "ranged" if gap <= RANGES[reach] and seat.sees(member, foe) else None


@lru_cache(maxsize=512)
def _printed(stance: str) -> float:
    card = STANCES[stance]
    printed: tuple[tuple[AttackType, int | None], ...] = (("melee", card.melee.attack), ("ranged", card.ranged.attack))
    worths = [
        _expected(Clash(stance, stance, type_, dice, STANDARD), 2 * STANDARD)
        for type_, dice in printed
        if dice is not None
    ]
    return max(worths, default=0.0) + 0.3 * (card.melee.defense + card.ranged.defense)


def printed_worth(stance: Stance) -> float:
    """A stance by itself, before anybody is near."""
    return _printed(stance.id)


def tree_worth(seat: Seat, stance: Stance, option: str, left: int) -> float:
    """The best that can come of taking this option now; of stopping (the empty word), nothing more."""
    attack = seat.view["attacks"][-1]
    path = tuple(attack["path"])
    before = tuple(effect for name in path for effect in stance.option(name).effects)
    foe = seat.units[seat.characters[attack["defender"]]["unit"]]
    room = max(0, seat.room(foe["id"]) - attack["damage"] + before.count("damage"))

    def worth(effects: tuple[str, ...]) -> float:
        return gathered_worth(effects, room)

    if not option:
        return worth(before)
    return best_way(stance, (*path, option), left - 1, worth)[0]
