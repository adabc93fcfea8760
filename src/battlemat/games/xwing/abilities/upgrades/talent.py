"""Talents."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Cost, Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import (
    attacker_in,
    bullseye,
    defending_ship,
    front_arc_attack,
    fully,
    in_attack_arc,
    near,
    obstacle_near,
    outside_defenders_firing_arc,
    primary,
    through_obstacle,
    weapon_type,
    you_attack,
)
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import ALL, Change, Custom, Modification, Reroll, count
from battlemat.games.xwing.combat.dice_changes import turn
from battlemat.games.xwing.phases import order
from battlemat.games.xwing.ships import actions, charges, damage, tokens
from battlemat.games.xwing.state import InitiativeChange, Ship, XMatch, find_ship, in_play, ship_of
from battlemat.games.xwing.table.objects import arcs_of, is_in_arc, range_to, ships_at
from battlemat.games.xwing.timing.moments import (
    ACTION_COLOUR,
    AFTER_DESTROYED,
    AFTER_FAILS,
    AFTER_MANEUVER,
    ATTACK_DICE,
    BEFORE_NEUTRALIZE,
    BOOST_TEMPLATES,
    CANNOT,
    DEFENSE_DICE,
    PHASE_ENDS,
    PHASE_STARTS,
    WHILE_PERFORMS,
)

# Attacking ------------------------------------------------------------------------------------------------------------


@modifies("upgrade:predator", "attack", "attacker", when=lambda x: primary(x) and bullseye(x))
def predator(x: Use) -> Modification:
    return Reroll(1)


@modifies("upgrade:marksmanship", "attack", "attacker", when=bullseye)
def marksmanship(x: Use) -> Modification:
    return Change(("hit",), "crit")


@modifies(
    "upgrade:fearless",
    "attack",
    "attacker",
    when=lambda x: primary(x) and front_arc_attack(x) and x.attack.range == 1 and attacker_in(x, "front"),
)
def fearless(x: Use) -> Modification:
    return Change(("blank", "focus", "crit"), "hit")


@modifies("upgrade:fanatical", "attack", "attacker", when=lambda x: primary(x) and not x.ship.shields)
def fanatical(x: Use) -> Modification:
    return Change(("focus",), "hit")


@modifies("upgrade:juke", "defense", "attacker", when=lambda x: tokens.has(x.ship, "evade"))
def juke(x: Use) -> Modification:
    return Change(("evade",), "focus")


@triggered(
    "upgrade:crackshot",
    BEFORE_NEUTRALIZE,
    when=lambda x: primary(x) and bullseye(x),
    able=lambda x: count(x.attack.defense_dice, "evade") > 0,
    cost=payment.charge(),
    may=True,
)
def crack_shot(m: XMatch, x: Use) -> None:
    attack.cancel(m, x.attack, "evade")


def out_of_sight(x: Use) -> bool:
    """You attack with the front arc and are not in the defender's firing arc (XW-FAQ-24)."""
    return you_attack(x) and front_arc_attack(x) and outside_defenders_firing_arc(x)


@changes("upgrade:outmaneuver", DEFENSE_DICE, of="enemy", when=out_of_sight)
def outmaneuver(x: Use) -> int:
    return -1


@changes("upgrade:trickshot", ATTACK_DICE, when=through_obstacle)
def trick_shot(x: Use) -> int:
    return 1


def expendable(x: Use) -> list[Ship]:
    """The other friendly ships at range 0-1 of the defender."""
    defender = defending_ship(x)
    near_it = [] if defender is None else ships_at(x.s, defender, 0, 1, "other")
    return [ship for ship in near_it if ship.owner == x.ship.owner and ship is not x.ship]


@modifies("upgrade:ruthless", "attack", "attacker")
def ruthless(x: Use) -> Modification:
    changeable = count(x.attack.attack_dice, "blank", "focus", "crit") > 0
    return Custom(changeable and bool(expendable(x)), partial(sacrifice, x))


def sacrifice(x: Use, m: XMatch) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: expendable(x))
    if chosen is None:
        return
    yield from damage.suffer(m, chosen, hits=1, by=x.ship.id)
    faces = [face for face in ("blank", "focus", "crit") if count(x.attack.attack_dice, face)]
    face = yield from pick(m, x.ship.owner, "face", "XW-ATK-45", faces, may=PASS, about={"to": "hit"})
    if face is not None:
        turn(m, x.attack, "attack", Change((face,), "hit"), x.card, "XW-ATK-45")


def weapon_charge(x: Use) -> int:
    return next((card.charges for card in x.ship.upgrades if card.id == x.attack.weapon), 0)


def spend_weapon_charge(m: XMatch, x: Use) -> None:
    charges.spend(m, x.ship, f"upgrade:{x.attack.weapon}")


@modifies(
    "upgrade:saturationsalvo",
    "defense",
    "attacker",
    when=lambda x: weapon_type(x) in ("torpedo", "missile"),
    cost=Cost(lambda x: weapon_charge(x) > 0, payment.at_once(spend_weapon_charge), takes=(("charge", 1),)),
)
def saturation_salvo(x: Use) -> Modification:
    """XW-FAQ-42, XW-FAQ-43."""
    return Reroll(2, exactly=True)


# Snap shots: a weapon for one occasion --------------------------------------------------------------------------------


@changes("upgrade:snapshot", CANNOT, what=("attack-with:snapshot",))
def snap_shot_waits(x: Use) -> bool:
    return True


@changes(
    "upgrade:snapshot",
    CANNOT,
    what=("attack-dice-modified",),
    when=lambda x: bool(x.s.attacks) and you_attack(x) and x.attack.weapon == "snapshot",
)
def snap_shot_is_rough(x: Use) -> bool:
    return True


def snap_shots(x: Use) -> list[str]:
    found = attack.bonus_shots(
        x.s, x.ship, lambda weapon: weapon.id == "snapshot", lambda other: other == x.moment.ship
    )
    return [shot.id for shot in found]


@triggered(
    "upgrade:snapshot", AFTER_MANEUVER, of="enemy", able=lambda x: bool(snap_shots(x)), may=True, bonus_attack=True
)
def snap_shot(m: XMatch, x: Use) -> Flow[None]:
    yield from attack.bonus_attack(
        m, x.ship, using=lambda weapon: weapon.id == "snapshot", against=lambda other: other == x.moment.ship
    )


# Both sides -----------------------------------------------------------------------------------------------------------


def all_blank(dice: list[str]) -> bool:
    return len(dice) > 1 and set(dice) == {"blank"}


@modifies("upgrade:heroic", "attack", "attacker", when=lambda x: all_blank([d.face for d in x.attack.attack_dice]))
@modifies("upgrade:heroic", "defense", "defender", when=lambda x: all_blank([d.face for d in x.attack.defense_dice]))
def heroic(x: Use) -> Modification:
    return Reroll(ALL)


def alone(x: Use) -> bool:
    return not any(ships_at(x.s, x.ship, 0, 2, "other friend"))


@modifies("upgrade:lonewolf", "attack", "attacker", when=alone, cost=payment.charge())
@modifies("upgrade:lonewolf", "defense", "defender", when=alone, cost=payment.charge())
def lone_wolf(x: Use) -> Modification:
    return Reroll(1)


# Defending ------------------------------------------------------------------------------------------------------------


@modifies("upgrade:elusive", "defense", "defender", cost=payment.charge())
def elusive(x: Use) -> Modification:
    return Reroll(1)


@triggered("upgrade:elusive", AFTER_MANEUVER, when=lambda x: fully(x, "red"))
def elusive_recovers(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)


@changes("upgrade:intimidation", DEFENSE_DICE, of="enemy", when=lambda x: near(x, 0, 0))
def intimidation(x: Use) -> int:
    return -1


def covers(x: Use) -> bool:
    """A friendly ship defends in one of your side arcs, at range 0-2, and is somebody you are dedicated to."""
    ship = x.about
    if ship is None or not near(x, 0, 2) or tokens.has(x.ship, "strain"):
        return False
    beside = any(is_in_arc(x.s, x.ship, arc, ship) for arc in ("left", "right"))
    return beside and (bool(sheet(x.s, ship).pilot.limited) or any(card.id == "dedicated" for card in ship.upgrades))


@modifies("upgrade:dedicated", "defense", "defender", of="other friend", when=covers, cost=payment.gain("strain"))
def dedicated(x: Use) -> Modification:
    return Reroll(1, ("blank",))


def tractored_in_arc(x: Use) -> int:
    """The tractored ships in the attack arc (XW-FAQ-22)."""
    return sum(tokens.tractored(x.s, ship) and in_attack_arc(x, ship) for ship in in_play(x.s))


@modifies("upgrade:graviticdeflection", "defense", "defender", when=lambda x: tractored_in_arc(x) > 0)
def gravitic_deflection(x: Use) -> Modification:
    return Reroll(tractored_in_arc(x), exactly=True)


def stands_by(x: Use) -> bool:
    """Another friendly ship at range 0-1 defends, and you are in the attack arc too."""
    defender = defending_ship(x)
    if defender is None or defender is x.ship or defender.owner != x.ship.owner:
        return False
    return range_to(x.s, x.ship, defender) <= 1 and in_attack_arc(x, x.ship)


@triggered(
    "upgrade:selfless",
    BEFORE_NEUTRALIZE,
    of="enemy",
    when=stands_by,
    able=lambda x: count(x.attack.attack_dice, "crit") > 0,
    cost=payment.suffer(crits=1),
    may=True,
)
def selfless(m: XMatch, x: Use) -> None:
    attack.cancel(m, x.attack, "crit")


def obstructing_ships(x: Use) -> list[Ship]:
    found = [find_ship(x.s, thing) for thing in x.attack.obstructed]
    return [ship for ship in found if ship is not None]


@modifies("upgrade:treacherous", "attack", "defender", cost=payment.charge())
def treacherous(x: Use) -> Modification:
    possible = count(x.attack.attack_dice, "hit", "crit") > 0 and bool(obstructing_ships(x))
    return Custom(possible, partial(hide_behind, x))


def hide_behind(x: Use, m: XMatch) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: obstructing_ships(x))
    faces = [face for face in ("hit", "crit") if count(x.attack.attack_dice, face)]
    face = yield from pick(m, x.ship.owner, "cancel", "XW-ATK-53", faces, about={"card": x.card})
    attack.cancel(m, x.attack, face or faces[0])
    if chosen is not None:
        yield from tokens.gain(m, chosen, "strain", by=x.ship.owner, source=x.ship.id)


@triggered("upgrade:treacherous", AFTER_DESTROYED, of="any", when=lambda x: near(x, 0, 3))
def treacherous_recovers(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)


# Actions, initiative, tokens ------------------------------------------------------------------------------------------


@triggered(
    "upgrade:composure",
    AFTER_FAILS,
    when=lambda x: not tokens.green(x.ship),
    able=lambda x: actions.can_perform(x.s, x.ship, "focus"),
    may=True,
)
def composure(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "focus", may=False)


@changes("upgrade:debrisgambit", ACTION_COLOUR, what=("red:evade",), when=lambda x: obstacle_near(x, 1))
def debris_gambit(x: Use) -> str:
    """XW-FAQ-48."""
    return "white"


@changes("upgrade:squadleader", CANNOT, when=lambda x: x.what.startswith("coordinated-action:"))
def squad_leader(x: Use) -> bool:
    """A red action and a white one of the same name are the same action (XW-ACT-18)."""
    return x.what.removeprefix("coordinated-action:") not in {action.name for action in actions.bar(x.s, x.ship)}


@triggered(
    "upgrade:swarmtactics",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: any(ships_at(x.s, x.ship, 1, 1, "friend")),
    may=True,
)
def swarm_tactics(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 1, 1, "friend"), rule="XW-PHA-42")
    if chosen is not None:
        chosen.initiatives.append(InitiativeChange(order.initiative(m.state, x.ship), "round"))
        m.note("initiative", "XW-PHA-42", ship=chosen.id, initiative=order.initiative(m.state, chosen))


def in_turret_reach(x: Use) -> list[Ship]:
    near_by = list(ships_at(x.s, x.ship, 0, 1, "other"))
    arcs = arcs_of(x.ship, "single_turret")
    return [ship for ship in near_by if any(is_in_arc(x.s, x.ship, arc, ship) for arc in arcs)]


@triggered(
    "upgrade:ensnare",
    PHASE_ENDS,
    what=("activation",),
    when=lambda x: tokens.tractored(x.s, x.ship),
    able=lambda x: bool(in_turret_reach(x)),
    may=True,
)
def ensnare(m: XMatch, x: Use) -> Flow[None]:
    """XW-FAQ-21."""
    chosen = yield from choose_ship(m, x, lambda: in_turret_reach(x), rule="XW-FAQ-21")
    if chosen is not None:
        yield from tokens.transfer(m, x.ship, ship_of(m.state, chosen.id), "tractor", by=x.ship.owner, source=x.ship.id)


@triggered("upgrade:daredevil", WHILE_PERFORMS, what=("white:boost",), may=True)
def daredevil(m: XMatch, x: Use) -> None:
    actions.treat_as_red(x.ship, x.card)


@changes("upgrade:daredevil", BOOST_TEMPLATES, when=lambda x: actions.treated_as_red(x.ship, x.card))
def daredevil_turns(x: Use) -> tuple[str, ...]:
    return ("only", "1-turn-left", "1-turn-right")
