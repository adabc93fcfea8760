"""Whom to shoot, and with what: exact shots, exact odds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlemat.core.decision import Pick
from battlemat.core.game import Appraisal
from battlemat.games.xwing.appraisal.forces import ORDNANCE_PRICE, fighter
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.appraisal.volleys import Volleys
from battlemat.games.xwing.appraisal.worth import harm
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.combat import attack, broadside
from battlemat.games.xwing.combat.broadside import Salvo
from battlemat.games.xwing.combat.dice import Reroll, dice_number
from battlemat.games.xwing.combat.dice_changes import Dice
from battlemat.games.xwing.combat.modify import Side
from battlemat.games.xwing.combat.odds import Attacker, Defender, attack_odds
from battlemat.games.xwing.combat.targets import Shot, shots
from battlemat.games.xwing.state import Attack, Ship, Table, find_ship, huge_of, ship_of
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.measures import measuring_lines, side_of
from battlemat.games.xwing.table.objects import all_shapes, base_of
from battlemat.games.xwing.timing.listeners import cannot, listeners, matching
from battlemat.games.xwing.timing.moments import WOULD_DEAL, Moment

ENERGY: Final = 0.5
"""Points that one energy of a huge ship is worth: it recovers, but stress may need it."""
REMOTE_WORTH: Final = 6.0
"""What a remote is worth."""
TOKENS_INSTEAD: Final = 0.12
"""The part of a ship's worth that weapons take that inflict tokens instead of most damage."""


def attacks(view: View, decision: Pick) -> list[Appraisal]:
    """The shot that takes most from the others; a charge must be worth it."""
    s = imagined(view)
    ship = ship_of(s, decision.about["ship"])
    volleys = Volleys(s, ship)
    worths = {shot.id: shot_worth(s, ship, shot, volleys) for shot in shots(s, ship, free_lock=True)}
    if huge_of(s, ship):
        worths |= {name: salvo_worth(s, ship, salvo) for name, salvo in broadside.salvos(s, ship).items()}
    return [
        Appraisal(option, -0.01 if option == PASS else worths.get(option, 0.0))  # a shot in the dark costs nothing
        for option in decision.ids
    ]


def salvo_worth(s: Table, ship: Ship, salvo: Salvo) -> float:
    """The same for an attack of a huge ship, which may cost energy."""
    price = ENERGY * salvo.header.energy if salvo.header else 0.0
    return shot_worth(s, ship, salvo.shot) - price


def shot_worth(s: Table, ship: Ship, shot: Shot, volleys: Volleys | None = None) -> float:
    """The points a shot takes on average, minus what it costs; with what it means to the rest of the round's fire."""
    planned = Attack(
        ship.id, shot.defender, shot.weapon.id, shot.arc, shot.range, obstructed=obstruction(s, ship, shot)
    )
    s.attacks.append(planned)
    try:
        red, green = attacker(s, planned, shot), defender(s, planned, shot)
    finally:
        s.attacks.pop()
    price = ORDNANCE_PRICE * shot.weapon.charges
    target = find_ship(s, shot.defender)
    if target is None:
        left = max(1, devices.record_of(_kind(s, shot.defender)).hull)
        return REMOTE_WORTH * harm(red, green, left, left) - price
    foe = fighter(s, target)
    if target.owner == ship.owner:
        return -foe.cost * harm(red, green, foe.left, foe.full)
    if any(shot.weapon.id in listener.ability.what for listener in listeners(s, WOULD_DEAL)):
        return foe.cost * TOKENS_INSTEAD * harm(red, green, 1, 1) - price
    if volleys is not None:
        return volleys.gain(target, attack_odds(red, green)) - price
    return foe.cost * harm(red, green, foe.left, foe.full) - price


def _kind(s: Table, device: str) -> str:
    return next(thing.kind for thing in s.devices if thing.id == device)


def obstruction(s: Table, ship: Ship, shot: Shot) -> list[str]:
    """What lies across the best line of a shot."""
    things = all_shapes(s)
    del things[ship.id]
    target = things.pop(shot.defender)
    lines = measuring_lines(base_of(s, ship), shot.arc, target, things)
    return sorted(lines[0][1]) if lines else []


def attacker(s: Table, planned: Attack, shot: Shot) -> Attacker:
    """The attacker's dice and what may change them. Blinded pilots change nothing."""
    ship = ship_of(s, planned.attacker)
    dice = dice_number(attack.attack_terms(s, planned, shot.weapon), ())
    if cannot(s, ship, "modify-attack-dice"):
        return Attacker(dice, force=ship.force)
    have = ship.tokens.get
    lock = planned.defender in ship.locks and not cannot(s, ship, "spend:lock")
    rerolls = sum(_rerolls(s, planned, "attack", "attacker"))
    return Attacker(dice, have("focus", 0), have("calculate", 0), ship.force, lock, rerolls)


def defender(s: Table, planned: Attack, shot: Shot) -> Defender:
    """The same for the defender; a remote only has dice."""
    dice = dice_number(attack.defense_terms(s, planned, shot.weapon), ())
    ship = find_ship(s, planned.defender)
    if ship is None:
        return Defender(dice)
    have = ship.tokens.get
    evades = have("evade", 0) + _through_gas(s, planned)
    rerolls = sum(_rerolls(s, planned, "defense", "defender"))
    facing = side_of(base_of(s, ship), base_of(s, ship_of(s, planned.attacker)))
    reinforced = have({"in_front": "fore", "behind": "aft"}.get(facing or "", ""), 0)
    return Defender(dice, have("focus", 0), have("calculate", 0), ship.force, evades, reinforced, rerolls)


def _through_gas(s: Table, planned: Attack) -> bool:
    """A gas cloud in the way turns a blank, as an evade token does (XW-ATK-70)."""
    return any(obstacles.kind_of(s, thing) == "gas_cloud" for thing in planned.obstructed)


def _rerolls(s: Table, planned: Attack, dice: Dice, side: Side) -> Iterator[int]:
    """The dice that free abilities let a side roll again."""
    window = f"modify-{dice}-{side}"
    if not listeners(s, window):
        return
    roller = ship_of(s, planned.attacker if side == "attacker" else planned.defender)
    for listener, use in matching(s, Moment(window), roller):
        if listener.ship.owner == roller.owner and listener.ability.cost is None:
            change = listener.ability.run(use)
            if isinstance(change, Reroll):
                yield change.number


def lines(view: View, decision: Pick) -> list[Appraisal]:
    """The line that runs across the fewest obstacles; gas clouds are the worst."""
    kinds = {thing["id"]: thing["kind"] for thing in view["obstacles"]}
    weight = {"asteroid": 1.0, "debris": 1.0, "gas_cloud": 1.5}
    across = decision.about["across"]
    return [
        Appraisal(line, -sum(weight.get(kinds.get(thing, ""), 0.0) for thing in across[line])) for line in decision.ids
    ]
