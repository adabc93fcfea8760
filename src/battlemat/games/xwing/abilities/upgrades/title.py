"""Titles."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import (
    Use,
    changes,
    described_by_its_facts,
    modifies,
    triggered,
)
from battlemat.games.xwing.abilities.effects import as_red, choose_ship, lose_one, set_dial, white_actions
from battlemat.games.xwing.abilities.phrases import (
    defender_in,
    fully,
    hits,
    primary,
    through_obstacle,
    weapon,
    you_attack,
)
from battlemat.games.xwing.asking import agrees
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.flight.maneuver import MET_OBSTACLE
from battlemat.games.xwing.ships import actions, charges, locking, tokens
from battlemat.games.xwing.state import Ship, XMatch, find_ship, in_play, ship_of
from battlemat.games.xwing.table.objects import arcs_of, in_firing_arc, is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_ATTACKS,
    AFTER_COORDINATES,
    AFTER_MANEUVER,
    AFTER_MOVE,
    AFTER_REVEALS,
    ATTACK_DICE,
    CAN,
    CANNOT,
    DEFENSE_DICE,
    KEEPS,
    PHASE_STARTS,
    SETUP,
)

described_by_its_facts("upgrade:ig2000")  # `listeners.cards_of` shares the pilots of these ships

# Attacking ------------------------------------------------------------------------------------------------------------


@modifies("upgrade:marauder", "attack", "attacker", when=lambda x: primary(x) and weapon(x).arc == "rear")
def marauder(x: Use) -> Modification:
    return Reroll(1)


@changes("upgrade:punishingone", ATTACK_DICE, when=lambda x: primary(x) and defender_in(x, "front"))
def punishing_one(x: Use) -> int:
    """Wherever the weapon points (XW-FAQ-24)."""
    return 1


@changes("upgrade:outrider", DEFENSE_DICE, of="enemy", when=lambda x: you_attack(x) and through_obstacle(x))
def outrider(x: Use) -> int:
    """Only an obstacle counts (XW-FAQ-03)."""
    return -1


@triggered(
    "upgrade:outrider",
    AFTER_MANEUVER,
    when=lambda x: fully(x) and MET_OBSTACLE in x.ship.flight,
    able=lambda x: bool(tokens.on(x.s, x.ship, tokens.RED + tokens.ORANGE)),
    may=True,
)
def outrider_slips_away(m: XMatch, x: Use) -> Flow[None]:
    yield from lose_one(m, x, tokens.RED + tokens.ORANGE)


def caught_twice(x: Use) -> bool:
    """The defender is in the turret arc and in the front arc."""
    defender = find_ship(x.s, x.moment.other)
    if defender is None or not is_in_arc(x.s, x.ship, "front", defender):
        return False
    return any(is_in_arc(x.s, x.ship, arc, defender) for arc in arcs_of(x.ship, "single_turret"))


@triggered("upgrade:shadowcaster", AFTER_ATTACKS, when=lambda x: hits(x) and caught_twice(x))
def shadow_caster(m: XMatch, x: Use) -> Flow[None]:
    defender = ship_of(m.state, x.moment.other)
    yield from tokens.gain(m, defender, "tractor", by=x.ship.owner, source=x.ship.id)


# Defending ------------------------------------------------------------------------------------------------------------


@modifies("upgrade:millenniumfalcon", "defense", "defender", when=lambda x: tokens.has(x.ship, "evade"))
def millennium_falcon(x: Use) -> Modification:
    return Reroll(1)


@modifies(
    "upgrade:soullessone",
    "defense",
    "defender",
    when=lambda x: not in_firing_arc(x.s, x.ship, ship_of(x.s, x.attack.attacker)),
)
def soulless_one(x: Use) -> Modification:
    return Reroll(1)


# Flying ---------------------------------------------------------------------------------------------------------------


@triggered("upgrade:blackone", AFTER_ACTION, what=("slam",))
def black_one(m: XMatch, x: Use) -> Flow[None]:
    charges.lose(m, x.ship, x.card)
    about = {"ship": x.ship.id, "card": x.card}
    if tokens.has(x.ship, "disarm") and (yield from agrees(m, x.ship.owner, "ion-for-disarm", "XW-ABL-09", about)):
        yield from tokens.gain(m, x.ship, "ion", by=x.ship.owner)
        tokens.remove(m, x.ship, "disarm")


@changes("upgrade:blackone", CANNOT, what=("action:slam",), when=lambda x: not x.charges)
def black_one_is_spent(x: Use) -> bool:
    return True


@triggered(
    "upgrade:dauntless",
    AFTER_MANEUVER,
    when=lambda x: not fully(x),
    able=lambda x: bool(actions.available(x.s, x.ship, as_red(white_actions(x.s, x.ship)))),
    may=True,
)
def dauntless(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, as_red(white_actions(m.state, x.ship)), may=False, rule="XW-ACT-24")


@changes(
    "upgrade:reysmillenniumfalcon",
    CAN,
    what=(
        "act-while-stressed:boost",
        "act-while-stressed:rotatearc",
        "red-while-stressed:segnor_left",
        "red-while-stressed:segnor_right",
    ),
    when=lambda x: x.ship.tokens.get("stress", 0) <= 2,
)
def reys_millennium_falcon(x: Use) -> bool:
    return True


MIRRORED = {"left": "right", "right": "left"}


def mirrored(x: Use) -> str:
    """The revealed turn or bank to the other side, if it is on the dial."""
    way, _, hand = x.what.rpartition("-")
    other = f"{way}-{MIRRORED.get(hand, '')}"
    turns = way.endswith(("turn", "bank")) and "reverse" not in way
    return other if turns and other in sheet(x.s, x.ship).dial else ""


@triggered("upgrade:slavei", AFTER_REVEALS, when=lambda x: bool(mirrored(x)), may=True)
def slave_i(m: XMatch, x: Use) -> None:
    set_dial(m, x.ship, mirrored(x))


@triggered(
    "upgrade:virago",
    PHASE_STARTS,
    what=("end",),
    able=lambda x: actions.can_perform(x.s, x.ship, "boost", colour="red"),
    may=True,
    cost=payment.charge(),
)
def virago(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "boost", colour="red", may=False)


# Tokens and locks -----------------------------------------------------------------------------------------------------


@changes("upgrade:moldycrow", KEEPS, what=("focus",))
def moldy_crow(x: Use) -> int:
    return 2


@triggered("upgrade:scimitar", SETUP, what=("forces",), able=lambda x: not tokens.has(x.ship, "cloak"), may=True)
def scimitar(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "cloak", by=x.ship.owner)


def ahead(x: Use) -> list[Ship]:
    enemies = [ship for ship in in_play(x.s) if ship.owner != x.ship.owner]
    return [ship for ship in enemies if is_in_arc(x.s, x.ship, "bullseye", ship)]


@triggered("upgrade:scimitar", AFTER_MOVE, what=("decloak",), able=lambda x: bool(ahead(x)), may=True)
def scimitar_jams(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ahead(x))
    if chosen is not None:
        yield from tokens.gain(m, chosen, "jam", by=x.ship.owner, source=x.ship.id)


def near_the_coordinated(x: Use) -> list[Ship]:
    friend = ship_of(x.s, x.moment.other)
    enemies = ships_at(x.s, friend, 0, 3, "enemy")
    return [ship for ship in enemies if locking.can_lock(x.s, x.ship, ship.id, any_range=True)]


@triggered("upgrade:st321", AFTER_COORDINATES, able=lambda x: bool(near_the_coordinated(x)), may=True)
def st_321(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: near_the_coordinated(x))
    if chosen is not None:
        yield from locking.acquire(m, x.ship, chosen.id, any_range=True)
