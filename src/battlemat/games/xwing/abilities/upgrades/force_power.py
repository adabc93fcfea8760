"""Force powers."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, in_system_phase, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import bullseye, weapon, you_attack
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Change, Modification, count
from battlemat.games.xwing.combat.dice_changes import turn
from battlemat.games.xwing.deeds import REFLEX
from battlemat.games.xwing.ships import actions, charges, damage, tokens
from battlemat.games.xwing.state import InitiativeChange, Ship, XMatch
from battlemat.games.xwing.table.objects import range_to, ships_at
from battlemat.games.xwing.timing.listeners import cannot
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACK_DICE,
    AFTER_DAMAGE,
    AFTER_DECLARES,
    AFTER_MANEUVER,
    AFTER_REVEALS,
    BEFORE_ACTIVATES,
    CAN,
    CANNOT,
    MOST_DEFENSE_DICE,
    PHASE_STARTS,
)


@modifies("upgrade:brilliantevasion", "defense", "defender", when=lambda x: not bullseye(x), cost=payment.force())
def brilliant_evasion(x: Use) -> Modification:
    return Change(("focus",), "evade", 2)


# Foresight: a weapon for one occasion ---------------------------------------------------------------------------------


@changes("upgrade:foresight", CANNOT, what=("attack-with:foresight",))
def foresight_waits(x: Use) -> bool:
    return True


@changes(
    "upgrade:foresight",
    CANNOT,
    what=("attack-dice-modified",),
    when=lambda x: bool(x.s.attacks) and you_attack(x) and x.attack.weapon == "foresight",
)
def foresight_is_sure(x: Use) -> bool:
    return True


def foreseen(x: Use) -> bool:
    return bool(
        attack.bonus_shots(x.s, x.ship, lambda one: one.id == "foresight", lambda other: other == x.moment.ship)
    )


@triggered(
    "upgrade:foresight",
    AFTER_MANEUVER,
    of="enemy",
    able=foreseen,
    may=True,
    cost=payment.force(),
    bonus_attack=True,
)
def foresight(m: XMatch, x: Use) -> Flow[bool]:
    return (
        yield from attack.bonus_attack(
            m, x.ship, using=lambda one: one.id == "foresight", against=lambda other: other == x.moment.ship
        )
    )


@triggered(
    "upgrade:foresight",
    AFTER_ATTACK_DICE,
    what=("foresight",),
    able=lambda x: count(x.attack.attack_dice, "focus") > 0 and not cannot(x.s, x.ship, "modify-attack-dice"),
    may=True,
)
def foresight_focuses(m: XMatch, x: Use) -> None:
    """The one modification these dice allow."""
    turn(m, x.attack, "attack", Change(("focus",), "hit"), x.card, "XW-ATK-45")


# Other ----------------------------------------------------------------------------------------------------------------


@triggered("upgrade:hate", AFTER_DAMAGE)
def hate(m: XMatch, x: Use) -> None:
    charges.recover_force(m, x.ship)


@triggered("upgrade:heightenedperception", PHASE_STARTS, what=("engagement",), may=True, cost=payment.force())
def heightened_perception(m: XMatch, x: Use) -> None:
    x.ship.initiatives.append(InitiativeChange(7, "engagement"))
    m.note("initiative", "XW-PHA-42", ship=x.ship.id, initiative=7)


@changes(
    "upgrade:instinctiveaim",
    CAN,
    what=("ignore-requirement:lock", "ignore-requirement:focus"),
    when=lambda x: x.ship.force > 0,
)
def instinctive_aim(x: Use) -> bool:
    return True


def requirement_missing(x: Use) -> bool:
    """The weapon asks for a lock or a focus token that its ship does not have."""
    needed = weapon(x).requires
    if x.attack.bonus and x.attack.weapon == "clustermissiles":
        return False  # XW-ATK-97: nothing is required
    if needed == "lock":
        return x.attack.defender not in x.ship.locks
    return needed == "focus" and not tokens.has(x.ship, "focus")


@triggered("upgrade:instinctiveaim", AFTER_DECLARES, when=requirement_missing, cost=payment.force())
def instinctive_aim_costs(m: XMatch, x: Use) -> None:
    """The Force is the price of an attack that was declared without what its weapon requires."""


def moves_by_reflex(x: Use) -> bool:
    return actions.can_perform(x.s, x.ship, "barrelroll", "boost")


def reflex(m: XMatch, x: Use) -> Flow[bool]:
    """A barrel roll or a boost; whether it was one that is not on the action bar."""
    performed = yield from actions.granted(m, x.ship, "barrelroll", "boost", may=False)
    return performed is not None and performed.name not in {own.name for own in actions.bar(m.state, x.ship)}


@triggered("upgrade:supernaturalreflexes", BEFORE_ACTIVATES, able=moves_by_reflex, may=True, cost=payment.force())
def supernatural_reflexes(m: XMatch, x: Use) -> Flow[None]:
    if (yield from reflex(m, x)):
        yield from damage.suffer(m, x.ship, hits=1)


@triggered("upgrade:precognitivereflexes", AFTER_REVEALS, able=moves_by_reflex, may=True, cost=payment.force())
def precognitive_reflexes(m: XMatch, x: Use) -> Flow[None]:
    if (yield from reflex(m, x)):
        yield from tokens.gain(m, x.ship, "strain", by=x.ship.owner)
    x.ship.did.append(REFLEX)


@changes(
    "upgrade:precognitivereflexes",
    CANNOT,
    when=lambda x: (
        x.what.startswith("action:") and REFLEX in x.ship.did and x.s.phase == "activation" and x.s.active == x.ship.id
    ),
)
def precognitive_reflexes_are_enough(x: Use) -> bool:
    return True


def predicted(x: Use) -> str:
    """What is noted in an attack whose defense was foreseen."""
    return f"{x.ship.id}/{x.card}"


@triggered("upgrade:predictiveshot", AFTER_DECLARES, when=bullseye, may=True, cost=payment.force())
def predictive_shot(m: XMatch, x: Use) -> None:
    x.attack.used.append(predicted(x))


@changes("upgrade:predictiveshot", MOST_DEFENSE_DICE, of="enemy", when=lambda x: predicted(x) in x.attack.used)
def predictive_shot_limits(x: Use) -> int:
    """XW-FAQ-84."""
    return count(x.attack.attack_dice, "hit", "crit")


def readable(x: Use) -> list[Ship]:
    """The ships at range 0-1 whose dial is hidden, and with Force those up to range 3 (XW-FAQ-53)."""
    reach = 3 if x.ship.force else 1
    return [
        ship
        for ship in ships_at(x.s, x.ship, 0, reach, "other")
        if ship.owner != x.ship.owner and ship.dial and not ship.revealed
    ]


@in_system_phase("upgrade:sense", able=lambda x: bool(readable(x)))
def sense(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: readable(x), rule="XW-FAQ-53")
    if chosen is None:
        return
    if range_to(m.state, x.ship, chosen) > 1:
        charges.spend_force(m, x.ship)
    look_at_dial(m, x.ship.owner, chosen, "XW-FAQ-53")


def look_at_dial(m: XMatch, player: int, ship: Ship, rule: str) -> None:
    """Only who looks learns what it shows."""
    m.note_secret("dial-seen", rule, (player, ship.owner), {"maneuver": ship.dial}, ship=ship.id, player=player)
