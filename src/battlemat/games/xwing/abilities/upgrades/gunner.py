"""Gunners."""

from __future__ import annotations

from functools import partial

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, in_system_phase, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, choose_token, held, rather_loses_green
from battlemat.games.xwing.abilities.phrases import (
    defending_ship,
    front_arc_attack,
    in_turret_arc,
    misses,
    opponent,
    primary,
    turret_attack,
)
from battlemat.games.xwing.cards.sheet import TURRETS, Weapon
from battlemat.games.xwing.combat import attack, rolls
from battlemat.games.xwing.combat.dice import Add, Change, Modification, Reroll, count
from battlemat.games.xwing.combat.targets import Shot
from battlemat.games.xwing.deeds import BARRED, EZRA, FIRED
from battlemat.games.xwing.ships import actions, charges, damage, other_actions, tokens
from battlemat.games.xwing.state import Ship, XMatch, find_ship, ship_of
from battlemat.games.xwing.table.objects import in_firing_arc, is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACKS,
    AFTER_DEFENDS,
    AFTER_MANEUVER,
    AT_SEVEN,
    BEFORE_ENGAGES,
    BEFORE_NEUTRALIZE,
    MOST_ATTACK_DICE,
    PHASE_STARTS,
    ROLLS_ATTACK,
)


def is_turret(weapon: Weapon) -> bool:
    return weapon.arc in TURRETS


def fresh_turret(ship: Ship, shot: Shot) -> bool:
    """A shot from a turret arc that was not attacked from this round (XW-FAQ-25)."""
    return is_turret(shot.weapon) and attack.fired(shot) not in ship.did


# Bonus attacks --------------------------------------------------------------------------------------------------------


@triggered(
    "upgrade:veteranturretgunner",
    AFTER_ATTACKS,
    when=primary,
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, where=lambda shot: fresh_turret(x.ship, shot))),
    may=True,
    bonus_attack=True,
)
def veteran_turret_gunner(m: XMatch, x: Use) -> Flow[None]:
    yield from attack.bonus_attack(m, x.ship, where=lambda shot: fresh_turret(x.ship, shot))


def unhurried(x: Use, shot: Shot) -> bool:
    """A turret shot at somebody who was not attacked this round."""
    return is_turret(shot.weapon) and not attack.attacked(x.ship, shot.defender)


@triggered(
    "upgrade:bistan",
    AFTER_ATTACKS,
    when=lambda x: primary(x) and tokens.has(x.ship, "focus"),
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, where=partial(unhurried, x))),
    may=True,
    bonus_attack=True,
)
def bistan(m: XMatch, x: Use) -> Flow[None]:
    yield from attack.bonus_attack(m, x.ship, where=partial(unhurried, x))


@triggered(
    "upgrade:bossk",
    AFTER_ATTACKS,
    when=lambda x: primary(x) and misses(x) and not tokens.stressed(x.ship),
    able=lambda x: bool(
        attack.bonus_shots(x.s, x.ship, lambda weapon: not weapon.special, lambda other: other == x.moment.other)
    ),
    bonus_attack=True,
)
def bossk(m: XMatch, x: Use) -> Flow[None]:
    """He does not ask: the stress is gained, the attack may be declined."""
    yield from tokens.gain(m, x.ship, "stress", by=x.ship.owner)
    yield from attack.bonus_attack(
        m, x.ship, using=lambda weapon: not weapon.special, against=lambda other: other == x.moment.other
    )


@triggered(
    "upgrade:ezrabridger",
    AFTER_ATTACKS,
    when=primary,
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, where=lambda shot: fresh_turret(x.ship, shot))),
    may=True,
    cost=payment.force(),
    bonus_attack=True,
)
def ezra_bridger(m: XMatch, x: Use) -> Flow[bool]:
    x.ship.did.append(EZRA)
    fired = yield from attack.bonus_attack(m, x.ship, where=lambda shot: fresh_turret(x.ship, shot))
    x.ship.did.remove(EZRA)
    return fired


@modifies(
    "upgrade:ezrabridger", "attack", "attacker", when=lambda x: EZRA in x.ship.did and tokens.stressed(x.ship)
)  # fmt: skip
def ezra_bridger_rerolls(x: Use) -> Modification:
    return Reroll(1)


@triggered(
    "upgrade:veterantailgunner",
    AFTER_ATTACKS,
    when=lambda x: primary(x) and front_arc_attack(x),
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, lambda weapon: weapon.id == "rear")),
    may=True,
    bonus_attack=True,
)
def veteran_tail_gunner(m: XMatch, x: Use) -> Flow[None]:
    yield from attack.bonus_attack(m, x.ship, using=lambda weapon: weapon.id == "rear")


@triggered(
    "upgrade:specialforcesgunner",
    ROLLS_ATTACK,
    when=lambda x: primary(x) and front_arc_attack(x) and x.ship.turret == "front",
    may=True,
)
def special_forces_gunner(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


def own_turret(weapon: Weapon) -> bool:
    return is_turret(weapon) and not weapon.special


@triggered(
    "upgrade:specialforcesgunner",
    AFTER_ATTACKS,
    when=lambda x: primary(x) and front_arc_attack(x) and x.ship.turret == "rear",
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, own_turret)),
    may=True,
    bonus_attack=True,
)
def special_forces_gunner_turns_round(m: XMatch, x: Use) -> Flow[None]:
    yield from attack.bonus_attack(m, x.ship, using=own_turret)


@triggered(
    "upgrade:hansolo",
    AT_SEVEN,
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, is_turret)),
    may=True,
    bonus_attack=True,
)
def han_solo(m: XMatch, x: Use) -> Flow[None]:
    """A bonus attack before anybody engages; its turret arc is done for this round (XW-FAQ-57, XW-FAQ-58)."""
    before = set(x.ship.did)
    yield from attack.bonus_attack(m, x.ship, using=is_turret)
    for deed in [deed for deed in x.ship.did if deed.startswith(FIRED) and deed not in before]:
        x.ship.did.append(deed.replace(FIRED, BARRED, 1))


# Turrets and actions --------------------------------------------------------------------------------------------------


def can_rotate(x: Use) -> bool:
    """The turret indicator, single or double, can be turned."""
    return bool(other_actions.rotations(x.s, x.ship))


@triggered("upgrade:agilegunner", PHASE_STARTS, what=("end",), able=can_rotate, may=True)
def agile_gunner(m: XMatch, x: Use) -> Flow[None]:
    yield from other_actions.rotate(m, x.ship)


@triggered(
    "upgrade:lukeskywalker", PHASE_STARTS, what=("engagement",), able=can_rotate, may=True, cost=payment.force()
)  # fmt: skip
def luke_skywalker(m: XMatch, x: Use) -> Flow[None]:
    yield from other_actions.rotate(m, x.ship)


@triggered(
    "upgrade:hansolo-gunner",
    BEFORE_ENGAGES,
    able=lambda x: actions.can_perform(x.s, x.ship, "focus", colour="red"),
    may=True,
)
def han_solo_focuses(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "focus", colour="red", may=False)


def pupils(x: Use) -> list[Ship]:
    """The friendly ships in her firing arc that could focus, even while stressed."""
    return [
        ship
        for ship in ships_at(x.s, x.ship, 1, 3, "other friend")
        if in_firing_arc(x.s, x.ship, ship)
        and actions.can_perform(x.s, ship, "focus", colour="red", while_stressed=True)
    ]


@triggered("upgrade:ahsokatano", AFTER_MANEUVER, able=lambda x: bool(pupils(x)), may=True, cost=payment.force())
def ahsoka_tano(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: pupils(x))
    if chosen is not None:
        yield from actions.granted(m, chosen, "focus", colour="red", while_stressed=True)


# Dice -----------------------------------------------------------------------------------------------------------------


def stress_of_defender(x: Use) -> int:
    defender = defending_ship(x)
    return 0 if defender is None else defender.tokens.get("stress", 0)


@modifies("upgrade:bt1", "attack", "attacker", when=lambda x: stress_of_defender(x) > 0)
def bt_1(x: Use) -> Modification:
    return Change(("hit",), "crit", stress_of_defender(x))


@modifies("upgrade:fifthbrother", "attack", "attacker", cost=payment.force())
def fifth_brother(x: Use) -> Modification:
    return Change(("focus",), "crit")


def opponent_ahead(x: Use) -> bool:
    """The other ship of the attack is in your front arc."""
    other = opponent(x)
    return other is not None and is_in_arc(x.s, x.ship, "front", other)


@modifies("upgrade:finn", "attack", "attacker", when=lambda x: primary(x) and opponent_ahead(x))
@modifies("upgrade:finn", "defense", "defender", when=opponent_ahead)
def finn(x: Use) -> Modification:
    return Add("blank")


def opponent_in_turret_arc(x: Use) -> bool:
    """The other ship of the attack is in a turret arc of yours."""
    other = opponent(x)
    return other is not None and in_turret_arc(x.s, x.ship, other)


@modifies("upgrade:rey-gunner", "attack", "attacker", when=opponent_in_turret_arc, cost=payment.force())
def rey(x: Use) -> Modification:
    return Change(("blank",), "hit")


@modifies("upgrade:rey-gunner", "defense", "defender", when=opponent_in_turret_arc, cost=payment.force())
def rey_defends(x: Use) -> Modification:
    return Change(("blank",), "evade")


@modifies("upgrade:greedo", "attack", "attacker", cost=payment.charge())
def greedo(x: Use) -> Modification:
    return Change(("hit",), "crit")


@modifies(
    "upgrade:greedo",
    "attack",
    "attacker",
    of="enemy",
    by_opponent=True,
    it_does=True,
    when=lambda x: x.attack.defender == x.ship.id and x.charges > 0,
)
def greedo_is_shot(x: Use) -> Modification:
    return Change(("hit",), "crit")


@triggered(
    "upgrade:hotshotgunner",
    BEFORE_NEUTRALIZE,
    when=lambda x: turret_attack(x) and defending_ship(x) is not None,
    able=lambda x: bool(held(ship_of(x.s, x.attack.defender), ("focus", "calculate"))),
)
def hotshot_gunner(m: XMatch, x: Use) -> Flow[None]:
    defender = ship_of(m.state, x.attack.defender)
    token = yield from choose_token(m, defender.owner, defender, held(defender, ("focus", "calculate")))
    tokens.remove(m, defender, token)


@triggered(
    "upgrade:seventhfleetgunner",
    ROLLS_ATTACK,
    of="other friend",
    when=lambda x: primary(x) and covers_defender(x),
    may=True,
    cost=payment.charge(),
)
def seventh_fleet_gunner(m: XMatch, x: Use) -> None:
    """One die more, to a maximum of 4 whatever else adds dice (XW-FAQ-83)."""
    attack.more_dice(x.attack, "attack", x.card)


def covers_defender(x: Use) -> bool:
    defender = defending_ship(x)
    return defender is not None and in_firing_arc(x.s, x.ship, defender)


@changes(
    "upgrade:seventhfleetgunner",
    MOST_ATTACK_DICE,
    of="other friend",
    when=lambda x: any(card == x.card for card, _ in x.attack.more_attack),
)
def seventh_fleet_gunner_limits(x: Use) -> int:
    return 4


@in_system_phase(
    "upgrade:seventhfleetgunner", able=lambda x: charges.can_recover(x.ship, x.card), cost=payment.gain("disarm")
)  # fmt: skip
def seventh_fleet_gunner_recovers(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)


# After an attack ------------------------------------------------------------------------------------------------------


@triggered(
    "upgrade:clonecommandercody",
    AFTER_ATTACKS,
    when=lambda x: (
        misses(x) and count(x.attack.attack_dice, "hit", "crit") > 0 and find_ship(x.s, x.moment.other) is not None
    ),
)
def clone_commander_cody(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, ship_of(m.state, x.moment.other), "strain", by=x.ship.owner, source=x.ship.id)


@triggered(
    "upgrade:dengar",
    AFTER_DEFENDS,
    when=lambda x: in_firing_arc(x.s, x.ship, ship_of(x.s, x.attack.attacker)),
    may=True,
    cost=payment.charge(),
)
def dengar(m: XMatch, x: Use) -> Flow[None]:
    """The defender rolls a die against the attacker, unless that would rather lose a green token."""
    attacker = ship_of(m.state, x.attack.attacker)
    if (yield from rather_loses_green(m, x, attacker)):
        return
    if (yield from rolls.roll(m, x.ship, 1, "XW-ABL-15", x.card))[0] in ("hit", "crit"):
        yield from damage.suffer(m, attacker, hits=1, by=x.ship.id)
