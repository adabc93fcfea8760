"""Conditions. Each copy is a card of its own, named by the player it belongs to: `condition:hunted#1`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import (
    Use,
    action,
    changes,
    in_system_phase,
    instead,
    modifies,
    triggered,
)
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import chassis, front_arc_attack, in_attack_arc, primary
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.cards.content import DAMAGE_CARDS
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Change, Custom, Modification, count
from battlemat.games.xwing.combat.dice_changes import turn
from battlemat.games.xwing.deeds import ATTACK, BONUS_ATTACK
from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.ships import charges, damage, tokens
from battlemat.games.xwing.state import (
    Condition,
    Die,
    Ship,
    Table,
    XMatch,
    device_of,
    find_ship,
    in_play,
    ship_of,
    squad,
)
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.table.measures import at_range
from battlemat.games.xwing.table.objects import base_of, device_shape, range_to
from battlemat.games.xwing.table.placing import EDGES
from battlemat.games.xwing.timing.listeners import cannot
from battlemat.games.xwing.timing.moments import (
    AFTER_ASSIGNED,
    AFTER_DEFENDS,
    AFTER_DESTROYED,
    AFTER_DETONATES,
    ATTACK_DICE,
    CANNOT,
    PHASE_ENDS,
    PHASE_STARTS,
    WOULD_SUFFER,
)


def this(x: Use) -> Condition:
    """The condition in play that has this ability."""
    name, _, owner = x.card.removeprefix("condition:").partition("#")
    return next(c for c in x.ship.conditions if (c.id, c.owner) == (name, int(owner)))


def lift(m: XMatch, x: Use) -> None:
    """Remove this condition."""
    condition = this(x)
    handling.unassign(m, x.ship, condition.id, condition.owner)


# Hunted


def next_prey(x: Use) -> list[Ship]:
    return [ship for ship in squad(x.s, x.ship.owner) if ship is not x.ship and not ship.destroyed]


@triggered("condition:hunted", AFTER_DESTROYED, able=lambda x: bool(next_prey(x)))
def hunted(m: XMatch, x: Use) -> Flow[None]:
    condition = this(x)
    chosen = yield from choose_ship(m, x, lambda: next_prey(x), rule="XW-ABL-60")
    if chosen is not None:
        handling.assign(m, chosen, "hunted", condition.owner, condition.source)


# I'll Show You the Dark Side


@triggered(
    "condition:illshowyouthedarkside",
    AFTER_ASSIGNED,
    what=("illshowyouthedarkside",),
    when=lambda x: not this(x).card,
)
def dark_side(m: XMatch, x: Use) -> Flow[None]:
    """Whoever assigned it searches the ship's deck for a pilot card, which no huge ship has, and lays it on this."""
    condition, owner = this(x), damage.deck_of(m.state, x.ship)
    pilots = {kind for kind, card in DAMAGE_CARDS.items() if card.trait == "pilot"}
    found = sorted({f"damage:{kind}" for kind in owner.deck if kind in pilots})
    chosen = yield from pick(m, condition.owner, "damage-card", "XW-ABL-57", found, about={"ship": x.ship.id})
    if chosen is not None:
        kind = chosen.removeprefix("damage:")
        if kind in owner.deck:
            owner.deck.remove(kind)
            condition.card = kind
    m.state.chance.shuffle(owner.deck)
    m.note("deck-shuffled", "XW-ABL-57", player=x.ship.owner, cards=len(owner.deck))


@instead(
    "condition:illshowyouthedarkside", WOULD_SUFFER, what=("crit",), when=lambda x: bool(this(x).card)
)  # fmt: skip
def dark_side_strikes(m: XMatch, x: Use) -> Flow[bool]:
    """The card on it is dealt in place of one crit; it is laid on the deck for that."""
    condition = this(x)
    m.state.players[x.ship.owner].deck.append(condition.card)
    condition.card = ""
    lift(m, x)
    yield from damage.deal(m, x.ship, faceup=True, by=x.moment.other, rule="XW-ABL-36")
    if x.moment.amount > 1:
        yield from damage.suffer(m, x.ship, crits=x.moment.amount - 1, by=x.moment.other)
    return True


# It's the Resistance


@triggered("condition:itstheresistance", AFTER_ASSIGNED, what=("itstheresistance",))
def wait_in_reserve(m: XMatch, x: Use) -> None:
    docking.into_reserve(m, x.ship)
    m.note("in-reserve", "XW-DOC-26", ship=x.ship.id)


def signal_recharged(x: Use) -> bool:
    """All charges of the droid that called this ship are active."""
    caller = ship_of(x.s, this(x).source)
    return any(card.id == "ga97" and card.charges == charges.limit(caller, card).value for card in caller.upgrades)


@triggered("condition:itstheresistance", PHASE_STARTS, what=("planning",), when=signal_recharged, in_reserve=True)
def the_resistance_arrives(m: XMatch, x: Use) -> Flow[None]:
    yield from arrive_anywhere(m, x)


@triggered(
    "condition:itstheresistance",
    AFTER_DESTROYED,
    of="other friend",
    when=lambda x: x.about is not None and x.about.id == this(x).source,
    in_reserve=True,
)
def the_resistance_arrives_early(m: XMatch, x: Use) -> Flow[None]:
    if (yield from arrive_anywhere(m, x)):
        yield from tokens.gain(m, x.ship, "disarm")


def arrive_anywhere(m: XMatch, x: Use) -> Flow[bool]:
    """Within range 1 of any edge and beyond range 3 of any enemy; where there is no such place the ship waits."""
    if not (yield from docking.come_back(m, x.ship, lambda: EDGES, "XW-DOC-26", beyond_enemies=3)):
        return False
    lift(m, x)
    return True


# Listening Device and Compromising Intel


def show_dial(m: XMatch, x: Use, rule: str) -> None:
    x.ship.revealed = True
    m.note("revealed", rule, ship=x.ship.id, maneuver=x.ship.dial)


def hidden_dial(x: Use) -> bool:
    return bool(x.ship.dial) and not x.ship.revealed


def informant_near(x: Use) -> bool:
    return any(
        ship.owner != x.ship.owner
        and any(card.id == "informant" for card in ship.upgrades)
        and range_to(x.s, x.ship, ship) <= 2
        for ship in in_play(x.s)
    )


@in_system_phase("condition:listeningdevice", able=lambda x: hidden_dial(x) and informant_near(x), may=False)
def listening_device(m: XMatch, x: Use) -> None:
    """At the initiative of the ship that has it (XW-FAQ-19, XW-FAQ-76)."""
    show_dial(m, x, "XW-FAQ-19")


def is_spy(x: Use, ship: Ship | None) -> bool:
    return ship is not None and ship.pilot == "vimoradi" and ship.owner != x.ship.owner


def spy_near(x: Use) -> bool:
    return any(is_spy(x, ship) and range_to(x.s, x.ship, ship) <= 3 for ship in in_play(x.s))


@in_system_phase("condition:compromisingintel", able=lambda x: hidden_dial(x) and spy_near(x), may=False)
def compromising_intel(m: XMatch, x: Use) -> None:
    show_dial(m, x, "XW-ABL-57")


def fights_spy(x: Use) -> bool:
    if not x.s.attacks:
        return False
    sides = (x.attack.attacker, x.attack.defender)
    return x.ship.id in sides and any(is_spy(x, find_ship(x.s, side)) for side in sides)


@changes("condition:compromisingintel", CANNOT, what=("spend:focus",), when=fights_spy)
def compromised(x: Use) -> bool:
    return True


# Optimized Prototype


def marked_by_krennic(x: Use) -> bool:
    """The defender is locked by a friendly ship that has Director Krennic aboard."""
    return any(
        ship.owner == x.ship.owner
        and x.attack.defender in ship.locks
        and any(card.id == "directorkrennic" for card in ship.upgrades)
        for ship in in_play(x.s)
    )


def weak_spots(s: Table, defender: Ship | None) -> list[str]:
    if defender is None:
        return []
    down = any(not card.faceup for card in defender.damage)
    return (["shield"] if defender.shields else []) + (["facedown"] if down else [])


@modifies(
    "condition:optimizedprototype",
    "attack",
    "attacker",
    when=lambda x: primary(x) and front_arc_attack(x) and marked_by_krennic(x),
)
def optimized_prototype(x: Use) -> Modification:
    faces = [face for face in ("focus", "hit", "crit") if count(x.attack.attack_dice, face)]
    possible = bool(faces) and bool(weak_spots(x.s, find_ship(x.s, x.attack.defender)))
    return Custom(possible, partial(strike_weak_spot, x, faces))


def strike_weak_spot(x: Use, faces: list[str], m: XMatch) -> Flow[None]:
    face = yield from pick(m, x.ship.owner, "spend-result", "XW-ATK-47", faces, about={"card": x.card})
    attack.cancel(m, x.attack, face or faces[0], "XW-ATK-47")
    defender = ship_of(m.state, x.attack.defender)
    spots = weak_spots(m.state, defender)
    chosen = yield from pick(m, x.ship.owner, "weak-spot", "XW-ABL-57", spots, about={"ship": defender.id})
    if (chosen or spots[0]) == "shield":
        charges.lose_shields(m, defender)
    else:
        yield from damage.expose(m, defender)


# Rattled


def blast_near(x: Use) -> bool:
    thing = device_of(x.s, x.moment.other)
    explosive = devices.record_of(thing.kind).type in ("bomb", "mine")
    return explosive and at_range(base_of(x.s, x.ship), device_shape(thing), 0, 1)


@triggered("condition:rattled", AFTER_DETONATES, of="any", when=blast_near)
def rattled(m: XMatch, x: Use) -> Flow[None]:
    lift(m, x)
    yield from damage.suffer(m, x.ship, crits=1, rule="XW-ABL-57")


def no_explosives_near(x: Use) -> bool:
    own = base_of(x.s, x.ship)
    explosives = [thing for thing in x.s.devices if devices.record_of(thing.kind).type in ("bomb", "mine")]
    return not any(at_range(own, device_shape(thing), 0, 1) for thing in explosives)


@action("condition:rattled", able=no_explosives_near)
def calm_down(m: XMatch, x: Use) -> None:
    lift(m, x)


# Suppressive Fire


@changes("condition:suppressivefire", ATTACK_DICE, when=lambda x: x.attack.defender != this(x).source)
def suppressive_fire(x: Use) -> int:
    return -1


@triggered("condition:suppressivefire", AFTER_DEFENDS, of="any", when=lambda x: x.moment.ship == this(x).source)
@triggered("condition:suppressivefire", AFTER_DESTROYED, of="any", when=lambda x: x.moment.ship == this(x).source)
def suppression_ends(m: XMatch, x: Use) -> None:
    lift(m, x)


@triggered(
    "condition:suppressivefire",
    PHASE_ENDS,
    what=("engagement",),
    when=lambda x: not {ATTACK, BONUS_ATTACK} & set(ship_of(x.s, this(x).source).did),
)
def suppression_fades(m: XMatch, x: Use) -> None:
    lift(m, x)


# Decoyed


def decoys(x: Use, used: tuple[str, ...] = ()) -> Iterator[Ship]:
    """The handmaidens in the attack arc that can spend an evade token."""
    for ship in in_play(x.s):
        if ship.pilot != "naboohandmaiden" or ship.owner != x.ship.owner or ship.id in used:
            continue
        if tokens.may_spend(x.s, ship, "evade") and in_attack_arc(x, ship):
            yield ship


@modifies("condition:decoyed", "defense", "defender")
def decoyed(x: Use) -> Modification:
    adds = chassis(x, x.ship) == "nabooroyaln1starfighter"
    useful = adds or count(x.attack.defense_dice, "blank", "focus") > 0
    allowed = useful and not cannot(x.s, x.ship, "green-on-defense-dice")
    return Custom(allowed and any(decoys(x)), partial(look_there, x, adds))


def look_there(x: Use, adds: bool, m: XMatch) -> Flow[None]:
    """Each handmaiden may do it once."""
    used: list[str] = []
    while adds or count(x.attack.defense_dice, "blank", "focus"):
        chosen = yield from choose_ship(m, x, lambda: decoys(x, tuple(used)), rule="XW-ATK-44", may=bool(used))
        if chosen is None:
            return
        used.append(chosen.id)
        tokens.spend(m, chosen, "evade")
        if adds:
            x.attack.defense_dice.append(Die("evade"))
            m.note(
                "dice-changed", "XW-ATK-44", dice="defense", by=x.card, results=[d.face for d in x.attack.defense_dice]
            )
        else:
            face = "blank" if count(x.attack.defense_dice, "blank") else "focus"
            turn(m, x.attack, "defense", Change((face,), "evade"), x.card, "XW-ATK-45")
