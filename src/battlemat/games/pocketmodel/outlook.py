"""The odds of battles that are offered or fought, for people to look at: by the functions that answer `/odds`.

They are made of the view alone: a table with what everybody sees of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import Decision
from battlemat.games.pocketmodel.battle import ATTACKER, DEFENDER
from battlemat.games.pocketmodel.odds import ends, hit_of, play
from battlemat.games.pocketmodel.state import (
    RESERVES,
    ZONE_OF,
    Battle,
    Change,
    Objective,
    Player,
    Side,
    Table,
    Unit,
    unit_of,
)
from battlemat.games.pocketmodel.view_types import BattleOutlook

View = Mapping[str, Any]
PASS: Final = "pass"


def outlooks(view: View, decision: Decision[Any]) -> dict[str, BattleOutlook]:
    """The outlook of each attack that is offered, or of the battle with each card that may be played now."""
    if decision.kind == "attacks":
        s = imagined(view)
        return {option.id: of_attack(s, *option.id.split(">")) for option in decision.options}
    if decision.kind == "combat-card" and view["battle"] is not None:
        shown = view["battle"]["sides"]
        index = next(place for place, side in enumerate(shown) if side["unit"] == decision.about["unit"])
        return {option.id: with_card(view, index, option.id) for option in decision.options}
    return {}


def of_attack(s: Table, attacker: str, defender: str) -> BattleOutlook:
    """A battle without cards."""
    units = unit_of(s, attacker), unit_of(s, defender)
    fight = s.battle = Battle(0, units[0].zone, [Side(unit.id, unit.owner) for unit in units])
    return told(s, fight, ATTACKER)


def with_card(view: View, index: int, card: str) -> BattleOutlook:
    """The battle that is fought, from one side, if it plays this card and the other plays no more."""
    s = imagined(view)
    assert s.battle is not None
    if card != PASS:
        play(s, s.battle, index, card)
    return told(s, s.battle, index)


def told(s: Table, fight: Battle, index: int) -> BattleOutlook:
    """What may come of it for the unit of one side and for the other."""
    found = ends(s, fight)
    own, other = (index, 1 - index)
    return {
        "hit": float(hit_of(s, fight, own)),
        "back": float(hit_of(s, fight, other)),
        "destroys": float(found.chance(lambda end: end.gone[other])),
        "destroyed": float(found.chance(lambda end: end.gone[own])),
        "damage": float(found.mean(lambda end: end.placed[other])),
    }


# The table as it is seen ----------------------------------------------------------------------------------------------


def imagined(view: View) -> Table:
    """A table with the units, face-up objectives and the battle of a view, and nothing that is hidden."""
    s = Table(
        agenda=[],
        chance=Chance(key_from_seed("outlook")),
        result=None,
        offers=[],
        players=[_player(player) for player in view["players"]],
        stars=0,
        two_pack=view["variant"] == "two-pack",
        first=view["first"],
        active=view["active"],
        turn=view["turn"],
        lasting=True,
    )
    if view["battle"] is not None:
        shown = view["battle"]
        s.battle = Battle(0, ZONE_OF[shown["zone"]], [Side(side["unit"], side["player"]) for side in shown["sides"]])
        for index in (ATTACKER, DEFENDER):
            _lie(s, s.battle, index, shown["sides"][index])
    return s


def _player(shown: View) -> Player:
    objectives = [
        Objective(one["card"], True) if one.get("face_up") and one["card"] is not None else None
        for one in shown["objectives"]
    ]
    return Player("", [_unit(unit) for unit in shown["units"]], [], objectives=objectives, out=shown["out"])


def _unit(shown: View) -> Unit:
    zone, owner = ZONE_OF.get(shown["zone"], RESERVES), shown["owner"]
    changes = [
        Change(one["stat"], one["amount"], one["until"], owner, 0, owner, one["card"]) for one in shown["changes"]
    ]
    return Unit(shown["id"], shown["kind"], owner, shown["stars"], zone, shown["tokens"], shown["turned"], 0, changes)


def _lie(s: Table, fight: Battle, index: int, shown: View) -> None:
    """A card that lies there already; whether its ability works was decided when it was played."""
    if shown["card"] is not None:
        play(s, fight, index, shown["card"], lasting=False)
        fight.sides[index].ability = shown["ability"]
