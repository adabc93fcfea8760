"""Which action to perform, and how: where to boost or roll, whom to lock, which token to take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from battlemat.core.decision import Pick
from battlemat.core.game import Appraisal
from battlemat.games.xwing.appraisal.edges import step
from battlemat.games.xwing.appraisal.flying import ends_of
from battlemat.games.xwing.appraisal.forces import Fighter, fighter, spot, threat
from battlemat.games.xwing.appraisal.situation import Situation
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.appraisal.worth import ACTION, STRESS
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.flight import moves, templates
from battlemat.games.xwing.flight.templates import Move
from battlemat.games.xwing.ships import locking, other_actions
from battlemat.games.xwing.state import Ship, Table, ship_of
from battlemat.games.xwing.table.measures import STANDARD_ARCS, StandardArc, in_play_area
from battlemat.games.xwing.table.objects import other_bases, ships_at, size_of
from battlemat.games.xwing.timing.listeners import ways_with
from battlemat.games.xwing.timing.moments import BOOST_TEMPLATES, ROLL_TEMPLATES

FAILS: Final = -50.0
WASTED: Final = -0.5
"""An action that does nothing."""
LASTING_LOCK: Final = 1.0
"""What a lock is worth beyond this round."""
CARD_ACTION: Final = 1.5
REPAIR: Final = 3.0
CHARGE: Final = 2.5
FORCE: Final = 0.6
TOKEN_ACTIONS: Final = ("focus", "calculate", "evade")


def around_asked(view: View, decision: Pick) -> Situation:
    """What the player sees around the ship that a question is about."""
    s = imagined(view)
    return Situation(s, ship_of(s, decision.about["ship"]))


def perform(view: View, decision: Pick) -> list[Appraisal]:
    """Each action is worth what it makes of the ship's situation; passing leaves it as it is."""
    return performed(around_asked(view, decision), decision)


def performed(around: Situation, decision: Pick) -> list[Appraisal]:
    ship = around.ship
    now = around.value(ship.pose)
    found = []
    for option in decision.ids:
        if option == PASS:
            found.append(Appraisal(option, 0.0))
            continue
        name, _, colour = option.partition(":")
        if option.startswith(("upgrade:", "pilot:", "ship:", "damage:", "condition:")):
            value = REPAIR if option.startswith("damage:") else CARD_ACTION
        else:
            value = _worth(around, name, now) - _price(colour)
            if colour == "red":  # stress may leave the ship without a way back from the edge
                value += around.safety(ship.pose, stressed=True) - around.safety(ship.pose)
        found.append(Appraisal(option, value))
    return found


def _price(colour: str) -> float:
    return {"red": STRESS, "purple": FORCE}.get(colour, 0.0)


def _worth(around: Situation, name: str, now: float) -> float:
    if name in TOKEN_ACTIONS or name == "reinforce":
        return around.value(around.ship.pose, with_token(around.me, name)) - now
    judge = _WORTHS.get(name)
    return WASTED if judge is None else judge(around, now)


def with_token(me: Fighter, name: str) -> Fighter:
    if name == "reinforce":
        return me._replace(reinforced=True)
    return me._replace(**{name: getattr(me, name) + 1})


# Moving ---------------------------------------------------------------------------------------------------------------


def _best_end(around: Situation, ways: Iterable[str], name: str, now: float) -> float:
    """The best legal end of a boost or roll, with the action linked to it if that pays."""
    best = max((_end(around, way, name) for way in ways), default=FAILS)
    return WASTED if best <= FAILS else best - now


def _end(around: Situation, way: str, name: str = "") -> float:
    ends = moves.legal(around.s, around.ship, ends_of(around.s, around.ship, way))
    return max((_there(around, move, name) for move in ends), default=FAILS)


def _there(around: Situation, move: Move, name: str) -> float:
    stressed = bool(around.ship.tokens.get("stress"))
    best = around.value(move.end, stressed=stressed)
    for first, linked in sheet(around.s, around.ship).links:
        if first == name and linked.name in TOKEN_ACTIONS and not stressed:
            red = linked.colour == "red"
            value = around.value(move.end, with_token(around.me, linked.name), stressed=red) - _price(linked.colour)
            best = max(best, value)
    return best


def boost_gain(around: Situation) -> float:
    """What the best boost from here gains."""
    return _boost(around, around.value(around.ship.pose, stressed=bool(around.ship.tokens.get("stress"))))


def _boost(around: Situation, now: float) -> float:
    return _best_end(around, ways_with(around.s, around.ship, BOOST_TEMPLATES, moves.BOOSTS), "boost", now)


def _roll(around: Situation, now: float) -> float:
    return _best_end(around, ways_with(around.s, around.ship, ROLL_TEMPLATES, templates.HANDS), "barrelroll", now)


def boosts(view: View, decision: Pick) -> list[Appraisal]:
    """Which way to boost or roll: to the best place that is free."""
    return boosted(around_asked(view, decision), decision)


def boosted(around: Situation, decision: Pick) -> list[Appraisal]:
    return [Appraisal(way, _end(around, way, decision.kind)) for way in decision.ids]


def slams(view: View, decision: Pick) -> list[Appraisal]:
    """A second maneuver of the same speed, without an attack after it."""
    s = imagined(view)
    around = Situation(s, ship_of(s, decision.about["ship"]))
    return [Appraisal(name, _slam_end(around, name)) for name in decision.ids]


def _slam_end(around: Situation, name: str) -> float:
    s, ship = around.s, around.ship
    way = step(s, ship, sheet(s, ship).dial[name]).maneuver
    ends = templates.execute(size_of(s, ship), ship.pose, way.bearing, way.speed, other_bases(s, ship))
    if not in_play_area(ends[0].base, s.width, s.length):
        return FAILS
    stressed = way.difficulty == "red" or bool(ship.tokens.get("stress"))
    return max(around.value(move.end, around.me._replace(guns=()), stressed=stressed) for move in ends) - (
        STRESS if stressed else 0.0
    )


def _slam(around: Situation, now: float) -> float:
    options = other_actions.slam_options(around.s, around.ship)
    return max((_slam_end(around, option.id) for option in options), default=FAILS) - now


def tractored(view: View, decision: Pick) -> list[Appraisal]:
    """Moving a tractored ship: an enemy to where it stands worst, a friend not at all."""
    s = imagined(view)
    ship = ship_of(s, decision.about["ship"])
    if ship.owner == view["viewer"]:
        return [Appraisal(option, 1.0 if option == PASS else 0.0) for option in decision.ids]
    around = Situation(s, ship)
    found = []
    for option in decision.ids:
        pose = [ship.pose] if option == PASS else [move.end for move in ends_of(s, ship, option)]
        found.append(Appraisal(option, max(-around.value(end) for end in pose)))
    return found


# Locks, turrets and the rest ------------------------------------------------------------------------------------------


def _lock(around: Situation, now: float) -> float:
    able = set(locking.lockable(around.s, around.ship))
    targets = [foe.fighter.ship for foe in around.foes if foe.fighter.ship.id in able]
    return max((lock_worth(around, target, now) for target in targets), default=WASTED)


def lock_worth(around: Situation, target: Ship, now: float) -> float:
    """What a lock on a ship is worth now and later."""
    if target.id in around.ship.locks:
        return WASTED
    locked = around.me._replace(locks=(target.id,))
    lasting = 0.0 if around.ship.locks else LASTING_LOCK
    return around.value(around.ship.pose, locked) - now + lasting


def locks(view: View, decision: Pick) -> list[Appraisal]:
    """Enemies that one can shoot; nothing else is worth a lock."""
    return locked(around_asked(view, decision), decision)


def locked(around: Situation, decision: Pick) -> list[Appraisal]:
    now = around.value(around.ship.pose)
    foes = {foe.fighter.ship.id: foe.fighter for foe in around.foes}
    return [
        Appraisal(name, lock_worth(around, foes[name].ship, now) + 0.001 * foes[name].cost if name in foes else -5.0)
        for name in decision.ids
    ]


def _turned(around: Situation, arc: StandardArc) -> Fighter:
    """The ship with its turret pointing elsewhere."""
    ship = around.ship
    before, ship.turret = ship.turret, arc
    turned = fighter(around.s, ship)
    ship.turret = before
    return turned


def _arcs(s: Table, ship: Ship) -> Sequence[StandardArc]:
    return ("front", "left") if sheet(s, ship).turret == "double_turret" else ("front", "left", "right", "rear")


def _rotate(around: Situation, now: float) -> float:
    ends = [around.value(around.ship.pose, _turned(around, arc)) for arc in _arcs(around.s, around.ship)]
    return max(ends) - now - 0.01


def rotations(view: View, decision: Pick) -> list[Appraisal]:
    """Where a turret points: at whom it may shoot; at the start of a game to the front."""
    s = imagined(view)
    around = Situation(s, ship_of(s, decision.about["ship"]))
    return [
        Appraisal(arc, around.value(around.ship.pose, _turned(around, arc)) + (0.01 if arc == "front" else 0.0))
        for arc in decision.ids
        if arc in STANDARD_ARCS
    ]


def _cloak(around: Situation, now: float) -> float:
    me = around.me
    return around.value(around.ship.pose, me._replace(guns=(), agility=me.agility + 2)) - now


def _reload(around: Situation, now: float) -> float:
    return around.value(around.ship.pose, around.me._replace(guns=())) - now + CHARGE


def _coordinate(around: Situation, now: float) -> float:
    able = [other for other in ships_at(around.s, around.ship, 1, 2, "other friend") if _may_act(other)]
    return 0.8 * ACTION if able else WASTED


def _may_act(ship: Ship) -> bool:
    return not ship.tokens.get("stress") and not ship.tokens.get("focus")


def _jam(around: Situation, now: float) -> float:
    return ACTION if any(ships_at(around.s, around.ship, 1, 1, "enemy")) else WASTED


_WORTHS: Final[dict[str, Callable[[Situation, float], float]]] = {
    "boost": _boost,
    "barrelroll": _roll,
    "slam": _slam,
    "lock": _lock,
    "rotatearc": _rotate,
    "cloak": _cloak,
    "reload": _reload,
    "coordinate": _coordinate,
    "jam": _jam,
}


def coordinated(view: View, decision: Pick) -> list[Appraisal]:
    """The friend to whom an action is worth most."""
    s = imagined(view)
    found = []
    for name in decision.ids:
        if name == PASS:
            found.append(Appraisal(name, 0.0))
            continue
        around = Situation(s, ship_of(s, name))
        gain = _worth(around, "focus", around.value(around.ship.pose)) if _may_act(around.ship) else -1.0
        found.append(Appraisal(name, gain + 0.01))
    return found


def reinforced(view: View, decision: Pick) -> list[Appraisal]:
    """The side that more danger comes from."""
    s = imagined(view)
    ship = ship_of(s, decision.about["ship"])
    around, here = Situation(s, ship), spot(ship.pose)
    danger = {"fore": 0.01, "aft": 0.0}
    for foe in around.foes:
        for there, chance in foe.places:
            ahead = (there.x - here.x) * here.sin + (there.y - here.y) * here.cos
            danger["fore" if ahead > 0 else "aft"] += chance * threat(foe.fighter, there, around.me, here)
    return [Appraisal(side, danger[side]) for side in decision.ids]


def reloads(view: View, decision: Pick) -> list[Appraisal]:
    """The weapon with the most dice."""
    dice = {f"upgrade:{w['id']}": w["dice"] for ship in view["ships"] for w in ship["weapons"] if w["special"]}
    return [Appraisal(card, float(dice.get(card, 1))) for card in decision.ids]
