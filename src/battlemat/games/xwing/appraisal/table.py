"""The table as a player sees it: a `Table` made from a view, so that appraisals measure with the rules' own functions.

Nothing in it is secret: what a view hides (decks, facedown cards, dials that are not revealed) is simply not there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from battlemat.core.chance import Chance
from battlemat.core.decision import Pose
from battlemat.games.xwing.cards.sheet import make_sheet
from battlemat.games.xwing.deeds import ACTIVATED, ENGAGED
from battlemat.games.xwing.ships.damage import BLANK
from battlemat.games.xwing.state import (
    Attack,
    Card,
    Condition,
    DamageCard,
    Device,
    Die,
    Fleet,
    HugeDeck,
    HugeShip,
    Obstacle,
    Player,
    Queue,
    Ship,
    Table,
)

View = Mapping[str, Any]

PLACES = {"waiting": 0, "in play": 1, "reserve": 2, "removed": 3}


def imagined(view: View) -> Table:
    """The table that a view shows."""
    attack = view["attack"]
    table = Table(
        agenda=[],
        chance=Chance(bytes(32)),
        result=None,
        offers=[],
        players=[Player(p["list"], p["points"], edge=p["edge"], out=p["out"]) for p in view["players"]],
        ships=[_ship(ship) for ship in view["ships"]],
        obstacles=[
            Obstacle(o["id"], o["outline"], o["owner"], o["placed"], pose_of(o["pose"])) for o in view["obstacles"]
        ],
        width=view["area"][0],
        length=view["area"][1],
        devices=[
            Device(d["id"], d["kind"], d["owner"], pose_of(d["pose"]), d["fuses"], [BLANK] * d["damage"])
            for d in view["devices"]
        ],
        order=list(view["order"]),
        attacks=[] if attack is None else [_attack(attack)],
        queues=[Queue()],
        lasting=[],
        round=view["round"],
        phase=view["phase"],
        initiative=view["initiative"],
        active=view["active"],
        huge=_fleet(view),
    )
    table.__dict__["sheets"] = {ship.id: make_sheet(ship.pilot, ship.upgrades, ship.heir_to) for ship in table.ships}
    return table


def _fleet(view: View) -> Fleet | UnsetType:
    """The huge ships, if there are any; nobody knows their decks."""
    found = {ship["id"]: _huge_ship(ship["huge"]) for ship in view["ships"] if "huge" in ship}
    return Fleet(found, [HugeDeck() for _ in view["players"]]) if found else UNSET


def _huge_ship(seen: View) -> HugeShip:
    return HugeShip(seen["energy"], {turret["weapon"]: turret["arc"] for turret in seen["turrets"]})


def pose_of(numbers: Any) -> Pose:
    x, y, heading = numbers
    return (x, y, heading)


def _ship(seen: View) -> Ship:
    return Ship(
        seen["id"],
        seen["owner"],
        seen["number"],
        seen["pilot"],
        upgrades=[Card(card["id"], card["charges"], card["back"]) for card in seen["upgrades"]],
        shields=seen["shields"],
        charges=seen["charges"],
        force=seen["force"],
        place=PLACES[seen["place"]],
        pose=pose_of(seen["pose"]),
        carrier=seen["carrier"],
        turret=seen["turret"],
        tokens=dict(seen["tokens"]),
        locks=list(seen["locks"]),
        damage=[_damage_card(name) for name in seen["damage"]],
        conditions=[Condition(name, seen["owner"]) for name in seen["conditions"]],
        dial=seen["dial"] or "",
        revealed=seen["revealed"],
        executed=seen["executed"],
        actions=list(seen["actions"]),
        did=[deed for deed in (ACTIVATED, ENGAGED) if seen[deed]],
        destroyed=seen["destroyed"],
        heir_to=seen["heir_to"],
    )


def _damage_card(name: str) -> DamageCard:
    """A facedown card is just a card."""
    if not name:
        return DamageCard(BLANK, 0)
    kind, _, number = name.removeprefix("damage:").partition("#")
    return DamageCard(kind, int(number), faceup=True)


def _attack(seen: View) -> Attack:
    return Attack(
        seen["attacker"],
        seen["defender"],
        seen["weapon"],
        seen["arc"],
        seen["range"],
        seen["bonus"],
        list(seen["obstructed"]),
        attack_dice=_dice(seen["attack_dice"], seen["attack_rerolled"]),
        defense_dice=_dice(seen["defense_dice"], seen["defense_rerolled"]),
        step=seen["step"],
        hits=seen["hits"],
        crits=seen["crits"],
    )


def _dice(faces: list[str], rerolled: list[bool]) -> list[Die]:
    return [Die(face, again) for face, again in zip(faces, rerolled, strict=True)]
