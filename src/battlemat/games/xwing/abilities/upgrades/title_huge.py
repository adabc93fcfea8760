"""Titles of huge ships; where small ships dock with them is in `huge_ships.py`."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, held
from battlemat.games.xwing.abilities.phrases import (
    at_speed,
    attacker_in_your,
    defending_ship,
    fully,
    near,
    through_obstacle,
)
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Add, Modification, Reroll
from battlemat.games.xwing.deeds import ATTACKED
from battlemat.games.xwing.ships import actions, charges, damage, energy, locking, tokens
from battlemat.games.xwing.state import Ship, XMatch, find_ship, ship_of
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_ATTACKS,
    AFTER_COORDINATES,
    AFTER_DEPLOYS,
    AFTER_MANEUVER,
    CANNOT,
    DIFFICULTY,
    PHASE_STARTS,
    ROLLS_DEFENSE,
)

# Dice -----------------------------------------------------------------------------------------------------------------


@triggered("upgrade:assailer", ROLLS_DEFENSE, when=lambda x: x.attack.range == 1, may=True)
@triggered(
    "upgrade:brighthope",
    ROLLS_DEFENSE,
    when=lambda x: bool(held(x.ship, ("fore", "aft"))) and attacker_in_your(x, "full_front"),
    may=True,
)
@triggered("upgrade:tantiveiv", ROLLS_DEFENSE, when=lambda x: attacker_in_your(x, "rear"), may=True)
@triggered(
    "upgrade:jainaslight",
    ROLLS_DEFENSE,
    of="friend",
    when=lambda x: near(x, 0, 2) and through_obstacle(x),
    may=True,
    cost=payment.energy_of_ship(),
)
def one_die_more(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "defense", x.card)


@changes("upgrade:brighthope", CANNOT, what=("reinforce:aft",))
def bright_hope(x: Use) -> bool:
    return True


@modifies("upgrade:bloodcrow", "attack", "attacker", when=lambda x: 1 <= x.attack.range <= 2)
def blood_crow(x: Use) -> Modification:
    return Add("focus")


def troubled(x: Use) -> bool:
    """The defender has an orange or red token."""
    defender = defending_ship(x)
    return defender is not None and bool(tokens.on(x.s, defender, tokens.ORANGE + tokens.RED))


@modifies("upgrade:instigator", "attack", "attacker", when=troubled)
def instigator(x: Use) -> Modification:
    return Reroll(2)


@modifies("upgrade:thunderstrike", "attack", "attacker", when=lambda x: x.attack.bonus and first_shot(x))
def thunderstrike(x: Use) -> Modification:
    return Reroll(1)


def first_shot(x: Use) -> bool:
    """The ship has not attacked the defender before in this round."""
    return x.ship.did.count(ATTACKED + x.attack.defender) <= 1


# Flying and recovering ------------------------------------------------------------------------------------------------


@changes("upgrade:brokenhorn", DIFFICULTY, when=lambda x: damage.is_damaged(x.ship) and at_speed(x, 3, 5))
def broken_horn(x: Use) -> int:
    return -1


@triggered("upgrade:quantumstorm", AFTER_MANEUVER, when=lambda x: fully(x, "white"))
def quantum_storm(m: XMatch, x: Use) -> None:
    energy.recover(m, x.ship)


def lacking(x: Use) -> list[str]:
    """What the ship could recover."""
    cards = sheet(x.s, x.ship)
    return ["shield"] * (x.ship.shields < cards.shields) + ["energy"] * (energy.active(x.s, x.ship) < cards.energy)


@triggered("upgrade:insatiableworrt", PHASE_STARTS, what=("end",), able=lambda x: bool(lacking(x)), may=True)
def insatiable_worrt(m: XMatch, x: Use) -> Flow[None]:
    about = {"ship": x.ship.id, "card": x.card}
    chosen = yield from pick(m, x.ship.owner, "recover", "XW-CHG-04", lacking(x), about=about)
    if chosen == "shield":
        charges.recover_shields(m, x.ship)
    elif chosen == "energy":
        energy.recover(m, x.ship)


@triggered("upgrade:corvus", AFTER_ACTION, what=("calculate",))
def corvus(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "calculate")


# Actions and locks ----------------------------------------------------------------------------------------------------


def destroyed_it(x: Use) -> bool:
    defender = find_ship(x.s, x.moment.other)
    return defender is not None and defender.destroyed


@triggered(
    "upgrade:impetuous",
    AFTER_ATTACKS,
    when=destroyed_it,
    able=lambda x: actions.can_perform(x.s, x.ship, "focus", "lock"),
    may=True,
)
def impetuous(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "focus", "lock", may=False)


def from_you(x: Use) -> bool:
    """The ship deployed from yours."""
    return x.moment.other == x.ship.id


def launches(card: str, *names: str) -> None:
    """A ship that has deployed may perform one of these actions."""

    def able(x: Use) -> bool:
        return x.about is not None and actions.can_perform(x.s, x.about, *names)

    @triggered(card, AFTER_DEPLOYS, of="other friend", when=from_you, able=able, may=True)
    def launch(m: XMatch, x: Use) -> Flow[None]:
        assert x.about is not None
        yield from actions.granted(m, x.about, *names, may=False)


launches("upgrade:liberator", "focus", "barrelroll")
launches("upgrade:vector", "evade", "boost")


def shared_locks(x: Use, ship: Ship | None) -> list[str]:
    """The ships you are locking that another one could lock, however far they are."""
    ships = [thing for thing in x.ship.locks if find_ship(x.s, thing) is not None]
    return [] if ship is None else [thing for thing in ships if locking.can_lock(x.s, ship, thing, any_range=True)]


def share_lock(m: XMatch, x: Use, ship: Ship) -> Flow[None]:
    about = {"ship": ship.id, "card": x.card}
    thing = yield from pick(m, ship.owner, "lock", "XW-ACT-50", shared_locks(x, ship), about=about)
    if thing is not None:
        yield from locking.acquire(m, ship, thing, any_range=True)


@triggered(
    "upgrade:requiem",
    AFTER_DEPLOYS,
    of="other friend",
    when=from_you,
    able=lambda x: bool(shared_locks(x, x.about)),
    may=True,
)
def requiem(m: XMatch, x: Use) -> Flow[None]:
    assert x.about is not None
    yield from share_lock(m, x, x.about)


@triggered(
    "upgrade:torynfarr",
    AFTER_COORDINATES,
    able=lambda x: bool(shared_locks(x, find_ship(x.s, x.moment.other))),
    may=True,
)
def toryn_farr(m: XMatch, x: Use) -> Flow[None]:
    yield from share_lock(m, x, ship_of(x.s, x.moment.other))


def enemies_of_the_coordinated(x: Use) -> list[Ship]:
    return list(ships_at(x.s, ship_of(x.s, x.moment.other), 0, 2, "enemy"))


@triggered(
    "upgrade:suppressor",
    AFTER_COORDINATES,
    able=lambda x: bool(enemies_of_the_coordinated(x)),
    may=True,
    cost=payment.energy_of_ship(),
)
def suppressor(m: XMatch, x: Use) -> Flow[None]:
    enemy = yield from choose_ship(m, x, lambda: enemies_of_the_coordinated(x))
    if enemy is not None:
        yield from tokens.gain(m, enemy, "jam", by=x.ship.owner, source=x.ship.id, rule="XW-ACT-102")
