"""Ship abilities, shared by all cards of a ship type that print them."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import (
    Cost,
    Use,
    action,
    changes,
    described_by_its_facts,
    in_system_phase,
    modifies,
    triggered,
)
from battlemat.games.xwing.abilities.effects import choose_ship, hurt_each
from battlemat.games.xwing.abilities.phrases import (
    SPENDS_GREEN,
    at_speed,
    bullseye,
    defender_in,
    fully,
    locked_defender,
    primary,
    weapon_type,
    you_attack,
)
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.sheet import Action, Weapon, sheet
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Change, Modification
from battlemat.games.xwing.deeds import AILERONS
from battlemat.games.xwing.flight import maneuver
from battlemat.games.xwing.ships import actions, charges, damage, removal, tokens
from battlemat.games.xwing.state import RESERVE, Ship, XMatch, aboard, ship_of
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.listeners import can, cannot, credit
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_ATTACKS,
    AFTER_MANEUVER,
    AFTER_MOVE,
    ATTACK_DICE,
    BEFORE_ACTIVATES,
    BEFORE_REVEALS,
    CAN,
    CANNOT,
    DEVICE_WAYS,
    EXTRA_ACTIONS,
    EXTRA_WEAPONS,
    LOCK_RANGE,
    NO_LOCKS_AT,
    NO_RANGE_BONUS,
    PHASE_ENDS,
    PHASE_STARTS,
    ROLL_TEMPLATES,
    WEAPON_ARC,
)

described_by_its_facts("ship:weaponhardpoint")  # `fitting.upgrade_bar` has its slot
described_by_its_facts("ship:copilot")  # `listeners.cards_of` lends the pilot to the carrier

# Before the dial --------------------------------------------------------------------------------------------------


def ailerons_work(x: Use) -> bool:
    return not tokens.stressed(x.ship) or can(x.s, x.ship, "ailerons-while-stressed")


@triggered("ship:adaptiveailerons", BEFORE_REVEALS, when=ailerons_work)
def adaptive_ailerons(m: XMatch, x: Use) -> Flow[None]:
    ways = ["1-bank-left", "1-straight", "1-bank-right"]
    free = can(m.state, x.ship, "skip-ailerons")
    chosen = yield from pick(
        m, x.ship.owner, "maneuver", "XW-ABL-08", ways, may=PASS if free else "", about={"ship": x.ship.id}
    )
    if tokens.stressed(x.ship) or chosen is None:
        credit(m, CAN, x.ship, "skip-ailerons" if chosen is None else "ailerons-while-stressed")
    if chosen is None and free:
        return
    x.ship.did.append(AILERONS)
    yield from maneuver.execute(m, x.ship, maneuver.read(f"{chosen or '1-straight'}/white"))
    x.ship.did.remove(AILERONS)


# Actions after something --------------------------------------------------------------------------------------------


@triggered("ship:advanceddroidbrain", AFTER_ACTION, what=("calculate",))
def advanced_droid_brain(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "calculate", by=x.ship.owner, source=x.ship.id)


def red_after_action(card: str, *names: str) -> None:
    """After an action, one of these as a red action."""

    @triggered(
        card, AFTER_ACTION, may=True, able=lambda x: actions.can_perform(x.s, x.ship, *names, colour="red")
    )  # fmt: skip
    def perform(m: XMatch, x: Use) -> Flow[None]:
        yield from actions.granted(m, x.ship, *names, colour="red", may=False)


red_after_action("ship:vectoredthrusters", "boost")
red_after_action("ship:autothrusters", "barrelroll", "boost")
red_after_action("ship:refinedgyrostabilizers", "boost", "rotatearc")


@triggered(
    "ship:finetunedcontrols",
    AFTER_MANEUVER,
    when=fully,
    able=lambda x: actions.can_perform(x.s, x.ship, "boost", "barrelroll"),
    may=True,
    cost=payment.force(),
)
def fine_tuned_controls(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "boost", "barrelroll", may=False)


@triggered(
    "ship:fullthrottle",
    AFTER_MANEUVER,
    when=lambda x: fully(x) and at_speed(x, 3, 5),
    able=lambda x: actions.can_perform(x.s, x.ship, "evade"),
    may=True,
)
def full_throttle(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "evade", may=False)


@triggered(
    "ship:pinpointtractorarray",
    AFTER_MANEUVER,
    able=lambda x: actions.can_perform(x.s, x.ship, "rotatearc"),
    may=True,
    cost=payment.gain("tractor"),
)
def pinpoint_tractor_array(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "rotatearc", may=False)


@triggered(
    "ship:stygiumarray",
    AFTER_MOVE,
    what=("decloak",),
    able=lambda x: actions.can_perform(x.s, x.ship, "evade"),
    may=True,
)
def stygium_array(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "evade", may=False)


@triggered(
    "ship:stygiumarray",
    PHASE_STARTS,
    what=("end",),
    able=lambda x: not tokens.has(x.ship, "cloak"),
    may=True,
    cost=payment.spend("evade"),
)
def stygium_array_cloaks(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "cloak", by=x.ship.owner, source=x.ship.id)


def in_tractor_reach(x: Use) -> list[Ship]:
    return [ship for ship in ships_at(x.s, x.ship, 1, 1, "other") if is_in_arc(x.s, x.ship, "front", ship)]


@action("ship:spacetugtractorarray")
def spacetug_tractor_array(m: XMatch, x: Use) -> Flow[bool]:
    """It may be attempted without a ship in reach, and then fails (XW-ACT-37)."""
    chosen = yield from choose_ship(m, x, lambda: in_tractor_reach(x), rule="XW-ABL-09")
    if chosen is None:
        m.note("failed", "XW-ACT-37", ship=x.ship.id, what=x.card)
        return False
    number = 2 if is_in_arc(m.state, x.ship, "bullseye", chosen) else 1
    yield from tokens.gain(m, chosen, "tractor", number, by=x.ship.owner, source=x.ship.id)
    return True


# Dice ---------------------------------------------------------------------------------------------------------------


@changes("ship:advancedtargetingcomputer", ATTACK_DICE, when=lambda x: primary(x) and locked_defender(x))
def advanced_targeting_computer(x: Use) -> int:
    return 1


@modifies(
    "ship:advancedtargetingcomputer", "attack", "attacker", when=lambda x: primary(x) and locked_defender(x), may=False
)
def advanced_targeting_computer_crit(x: Use) -> Modification:
    return Change(("hit",), "crit")


@modifies(
    "ship:concordiafaceoff",
    "defense",
    "defender",
    when=lambda x: x.attack.range == 1 and defender_in(x, "front"),
    may=False,
)
def concordia_faceoff(x: Use) -> Modification:
    return Change(("blank", "focus"), "evade")


@changes(
    "ship:deadtorights",
    CANNOT,
    what=(*SPENDS_GREEN, "green-on-defense-dice"),
    of="enemy",
    when=lambda x: (
        bool(x.s.attacks)
        and you_attack(x)
        and x.attack.step == "defense-dice"
        and x.about is not None
        and x.about.id == x.attack.defender
        and bullseye(x)
    ),
)
def dead_to_rights(x: Use) -> bool:
    return True


@changes("ship:linkedbattery", ATTACK_DICE, when=lambda x: weapon_type(x) == "cannon")
def linked_battery(x: Use) -> int:
    return 1


@modifies(
    "ship:platedhull", "attack", "defender", when=lambda x: not damage.critically_damaged(x.ship), may=False
)  # fmt: skip
def plated_hull(x: Use) -> Modification:
    return Change(("crit",), "hit")


def blind(x: Use) -> bool:
    return bool(x.s.attacks) and you_attack(x) and primary(x) and x.attack.range <= 1


@changes("ship:sensorblindspot", NO_RANGE_BONUS, what=("attacker",), when=blind)
def sensor_blindspot(x: Use) -> bool:
    return True


@changes("ship:sensorblindspot", ATTACK_DICE, when=blind)
def sensor_blindspot_die(x: Use) -> int:
    return -1


def lenders(x: Use) -> list[Ship]:
    """The friendly ships at range 0-1 whose calculate tokens this one can spend."""
    if cannot(x.s, x.ship, "spend:calculate"):
        return []
    return [ship for ship in ships_at(x.s, x.ship, 0, 1, "friend") if tokens.has(ship, "calculate")]


def spend_shared(m: XMatch, x: Use) -> Flow[None]:
    lender = yield from choose_ship(m, x, lambda: lenders(x), rule="XW-TOK-04")
    if lender is not None:
        tokens.spend(m, x.ship, "calculate", of=lender)


SHARED_CALCULATE = Cost(lambda x: bool(lenders(x)), spend_shared)


@modifies("ship:networkedcalculations", "attack", "attacker", cost=SHARED_CALCULATE)
def networked_calculations(x: Use) -> Modification:
    return Change(("focus",), "hit")


@modifies("ship:networkedcalculations", "defense", "defender", cost=SHARED_CALCULATE)
def networked_calculations_defend(x: Use) -> Modification:
    return Change(("focus",), "evade")


# Turrets, weapons, templates, locks ---------------------------------------------------------------------------------


@changes("ship:heavyweaponturret", CANNOT, what=("rotate:left", "rotate:right"))
@changes("ship:refinedgyrostabilizers", CANNOT, what=("rotate:left", "rotate:right"))
@changes("ship:pinpointtractorarray", CANNOT, what=("rotate:rear",))
def turret_is_limited(x: Use) -> bool:
    return True


@changes("ship:heavyweaponturret", WEAPON_ARC)
def heavy_weapon_turret(x: Use) -> str | None:
    missile = x.what in UPGRADES and UPGRADES[x.what].type == "missile"
    printed = next((weapon.arc for weapon in sheet(x.s, x.ship).weapons if weapon.id == x.what), "")
    return "single_turret" if missile and printed == "front" else None


@changes("ship:tailgun", EXTRA_WEAPONS)
def tail_gun(x: Use) -> tuple[Weapon, ...]:
    docked = [weapon for ship in aboard(x.s, x.ship) for weapon in sheet(x.s, ship).weapons]
    values = [weapon.dice for weapon in docked if not weapon.special and weapon.arc == "front"]
    return (Weapon("rear", "rear", max(values)),) if values else ()


@changes("ship:microthrusters", ROLL_TEMPLATES)
def microthrusters(x: Use) -> tuple[str, ...]:
    return ("only", *(f"{hand}-bank-{way}" for hand in ("left", "right") for way in ("forward", "backward")))


@changes("ship:nimblebomber", DEVICE_WAYS, what=tuple(f"drop:{speed}-straight" for speed in (1, 2, 3)))
def nimble_bomber(x: Use) -> tuple[str, ...]:
    return (x.what.replace("straight", "bank-left"), x.what.replace("straight", "bank-right"))


@changes("ship:notchedstabilizers", CAN, what=("ignore:asteroid",))
def notched_stabilizers(x: Use) -> bool:
    return True


@changes("ship:experimentalscanners", LOCK_RANGE)
def experimental_scanners(x: Use) -> int:
    return 99


@changes("ship:experimentalscanners", NO_LOCKS_AT)
def experimental_scanners_blur(x: Use) -> int:
    return 1


# Docked ships -------------------------------------------------------------------------------------------------------


def my_carrier(x: Use) -> bool:
    return x.ship.place == RESERVE and x.about is not None and x.about.id == x.ship.carrier


@changes("ship:commsshuttle", EXTRA_ACTIONS, of="other friend", when=my_carrier, in_reserve=True)
def comms_shuttle(x: Use) -> tuple[Action, ...]:
    return (Action("coordinate"),)


@triggered(
    "ship:commsshuttle",
    BEFORE_ACTIVATES,
    of="other friend",
    when=my_carrier,
    able=lambda x: x.about is not None and actions.can_perform(x.s, x.about, "coordinate"),
    may=True,
    in_reserve=True,
)
def comms_shuttle_coordinates(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, ship_of(m.state, x.ship.carrier), "coordinate", may=False)


@triggered(
    "ship:lockedandloaded",
    AFTER_ATTACKS,
    of="other friend",
    what=("front", "single_turret", "double_turret"),
    when=my_carrier,
    able=lambda x: x.about is not None and attack.may_bonus_attack(x.about),
    may=True,
    bonus_attack=True,
    in_reserve=True,
)
def locked_and_loaded(m: XMatch, x: Use) -> Flow[None]:
    carrier = ship_of(m.state, x.ship.carrier)
    yield from attack.bonus_attack(m, carrier, using=lambda weapon: weapon.id == "rear")


@changes("ship:escapecraft", CANNOT, what=("start-in-play",))
def escape_craft(x: Use) -> bool:
    return True


@in_system_phase("ship:riggedenergycells", able=lambda x: x.ship.charges > 0, may=False)
def rigged_energy_cells(m: XMatch, x: Use) -> None:
    charges.lose(m, x.ship, f"pilot:{x.ship.pilot}")


@triggered("ship:riggedenergycells", PHASE_ENDS, what=("activation",), when=lambda x: x.ship.charges == 0)
def rigged_energy_cells_explode(m: XMatch, x: Use) -> Flow[None]:
    """Only this way of being destroyed hurts others (XW-FAQ-62)."""
    yield from removal.destroy(m, x.ship)
    yield from hurt_each(m, x, ships_at(m.state, x.ship, 0, 1, "other"), crits=1, rule="XW-FAQ-62")
