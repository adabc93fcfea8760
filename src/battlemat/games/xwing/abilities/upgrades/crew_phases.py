"""Crew that acts in the System Phase, or at the start or end of a phase."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, in_system_phase, triggered
from battlemat.games.xwing.abilities.effects import (
    choose_ship,
    each_may,
    each_may_perform,
    expose_one,
    faceup_cards,
    hand_over,
    held,
    rather_loses_green,
)
from battlemat.games.xwing.abilities.phrases import enemies_near, near
from battlemat.games.xwing.abilities.upgrades.force_power import look_at_dial
from battlemat.games.xwing.asking import PASS, agrees
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import rolls
from battlemat.games.xwing.deeds import HELD_FAST, INSPIRED, ORDER
from battlemat.games.xwing.flight.maneuver import read, revealed
from battlemat.games.xwing.ships import actions, charges, damage, locking, tokens
from battlemat.games.xwing.state import Ship, Table, XMatch, find_ship, in_play
from battlemat.games.xwing.table.objects import in_firing_arc, range_to, ships_at
from battlemat.games.xwing.timing.moments import (
    BEFORE_ENGAGES,
    BOOST_TEMPLATES,
    FINAL_DIFFICULTY,
    KEEPS,
    PHASE_ENDS,
    PHASE_STARTS,
)

# System Phase ---------------------------------------------------------------------------------------------------------


def hidden_dials(x: Use, first: int, last: int) -> list[Ship]:
    return [ship for ship in enemies_near(x, first, last) if ship.dial and not ship.revealed]


@in_system_phase("upgrade:cassianandor", able=lambda x: bool(hidden_dials(x, 1, 2)))
def cassian_andor(m: XMatch, x: Use) -> Flow[None]:
    """Guess a dial and look at it; whoever is right may set the own dial anew."""
    enemy = yield from choose_ship(m, x, lambda: hidden_dials(x, 1, 2))
    if enemy is None:
        return
    ways = list(sheet(m.state, enemy).dial)
    guess = yield from pick(m, x.ship.owner, "maneuver", "XW-ABL-15", ways, about={"ship": enemy.id})
    look_at_dial(m, x.ship.owner, enemy, "XW-ABL-15")
    if guess == enemy.dial and x.ship.dial:
        own = [way for way in sheet(m.state, x.ship).dial if way != x.ship.dial]
        new = yield from pick(m, x.ship.owner, "maneuver", "XW-PHA-07", own, may=PASS, about={"ship": x.ship.id})
        x.ship.dial = new or x.ship.dial


def lockers(x: Use) -> list[Ship]:
    """The friendly ships that could lock a ship that this one has locked."""
    friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship is not x.ship]
    return [ship for ship in friends if marked_for(x, ship)]


def marked_for(x: Use, friend: Ship) -> list[str]:
    """The ships locked by this one that a friend can lock, too."""
    marks = [name for name in x.ship.locks if find_ship(x.s, name) is not None]
    return [name for name in marks if locking.can_lock(x.s, friend, name)]


@in_system_phase("upgrade:grandmofftarkin", able=lambda x: bool(lockers(x)), cost=payment.charge(2))
def grand_moff_tarkin(m: XMatch, x: Use) -> Flow[None]:
    def effect(ship: Ship) -> Flow[None]:
        ids = marked_for(x, ship)
        chosen = yield from pick(m, ship.owner, "lock", "XW-ABL-15", ids, about={"ship": ship.id})
        yield from locking.acquire(m, ship, chosen or ids[0])

    yield from each_may(m, x, lambda: lockers(x), effect)


BOOSTS = ("1-bank-left", "1-straight", "1-bank-right")


def ordered(x: Use) -> str:
    """The template Moff Jerjerrod ordered, while his order is carried out."""
    return next((deed.removeprefix(ORDER) for deed in x.ship.did if deed.startswith(ORDER)), "")


@in_system_phase("upgrade:moffjerjerrod", cost=payment.charge(2))
def moff_jerjerrod(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick(m, x.ship.owner, "boost", "XW-ABL-15", BOOSTS, about={"ship": x.ship.id})
    order = ORDER + (chosen or BOOSTS[1])
    x.ship.did.append(order)
    yield from each_may_perform(
        m, x, "boost", "red", lambda: [ship for ship in in_play(m.state) if ship.owner == x.ship.owner]
    )
    x.ship.did.remove(order)


@changes("upgrade:moffjerjerrod", BOOST_TEMPLATES, of="friend", when=lambda x: bool(ordered(x)))
def moff_jerjerrod_insists(x: Use) -> tuple[str, ...]:
    return ("only", ordered(x))


def unread(x: Use) -> list[Ship]:
    """The enemies beyond range 1 with a hidden dial."""
    enemies = [ship for ship in in_play(x.s) if ship.owner != x.ship.owner and ship.dial and not ship.revealed]
    return [ship for ship in enemies if range_to(x.s, x.ship, ship) > 1]


@in_system_phase("upgrade:supremeleadersnoke", able=lambda x: x.ship.force > 0 and bool(unread(x)))
def supreme_leader_snoke(m: XMatch, x: Use) -> Flow[None]:
    first = True
    while x.ship.force:
        chosen = yield from choose_ship(m, x, lambda: unread(x), may=not first)
        if chosen is None:
            return
        first = False
        charges.spend_force(m, x.ship)
        chosen.revealed = True
        m.note("revealed", "XW-ABL-15", ship=chosen.id, maneuver=chosen.dial)


# Activation Phase -----------------------------------------------------------------------------------------------------


@triggered("upgrade:leiaorgana", PHASE_STARTS, what=("activation",), may=True, cost=payment.charge(3))
def leia_organa(m: XMatch, x: Use) -> None:
    x.ship.did.append(INSPIRED)


def is_red(x: Use) -> bool:
    """A maneuver that is red on the dial, or that an effect has made red."""
    assert x.about is not None
    flown = read(x.what)
    printed = sheet(x.s, x.about).dial.get(flown.id, flown)
    return "red" in (flown.difficulty, printed.difficulty)


@changes(
    "upgrade:leiaorgana",
    FINAL_DIFFICULTY,
    of="friend",
    when=lambda x: INSPIRED in x.ship.did and x.s.phase == "activation" and is_red(x),
)
def leia_organa_inspires(x: Use) -> int:
    return -1


def gifts(x: Use) -> list[str]:
    """What PZ-4CO can hand over: calculate, or focus after a blue maneuver."""
    maneuver = revealed(x.s, x.ship)
    blue = maneuver is not None and maneuver.difficulty == "blue"
    return held(x.ship, ("calculate", "focus") if blue else ("calculate",))


@triggered(
    "upgrade:pz4co",
    PHASE_ENDS,
    what=("activation",),
    able=lambda x: bool(gifts(x)) and any(ships_at(x.s, x.ship, 1, 2, "other friend")),
    may=True,
)
def pz_4co(m: XMatch, x: Use) -> Flow[None]:
    yield from hand_over(m, x, gifts(x), lambda: ships_at(m.state, x.ship, 1, 2, "other friend"))


# Engagement Phase -----------------------------------------------------------------------------------------------------


@triggered("upgrade:000", PHASE_STARTS, what=("engagement",), able=lambda x: bool(enemies_near(x, 0, 1)), may=True)
def triple_zero(m: XMatch, x: Use) -> Flow[None]:
    """Stress for the enemy, or calculate for its own ship: the enemy chooses."""
    enemy = yield from choose_ship(m, x, lambda: enemies_near(x, 0, 1))
    if enemy is None:
        return
    about = {"ship": enemy.id, "card": x.card}
    if (yield from agrees(m, enemy.owner, "take-stress", "XW-ABL-09", about)):
        yield from tokens.gain(m, enemy, "stress", by=x.ship.owner, source=x.ship.id)
    else:
        yield from tokens.gain(m, x.ship, "calculate", by=x.ship.owner, source=x.ship.id)


@triggered(
    "upgrade:chewbacca",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(faceup_cards(x.ship)),
    may=True,
    cost=payment.charge(2),
)
def chewbacca(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.repair_one(m, x.ship, faceup_cards(x.ship))


def choked(x: Use) -> list[Ship]:
    """The ships at range 0-2 in its firing arc: no ship is in its own (XW-FAQ-26)."""
    return [ship for ship in ships_at(x.s, x.ship, 0, 2) if in_firing_arc(x.s, x.ship, ship)]


@triggered(
    "upgrade:darthvader",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(choked(x)),
    may=True,
    cost=payment.force(),
)
def darth_vader(m: XMatch, x: Use) -> Flow[None]:
    """A hit, unless the ship would rather lose a green token."""
    chosen = yield from choose_ship(m, x, lambda: choked(x))
    if chosen is not None and not (yield from rather_loses_green(m, x, chosen)):
        yield from damage.suffer(m, chosen, hits=1, by=x.ship.id)


@triggered(
    "upgrade:ministertua",
    PHASE_STARTS,
    what=("engagement",),
    when=lambda x: damage.is_damaged(x.ship),
    able=lambda x: actions.can_perform(x.s, x.ship, "reinforce", colour="red"),
    may=True,
)
def minister_tua(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "reinforce", colour="red", may=False)


def new_to(s: Table, giver: Ship, taker: Ship) -> list[str]:
    """The kinds of tokens that one ship has and another has not, the lock tokens on them included (XW-TOK-11)."""
    return [kind for kind in tokens.on(s, giver, tokens.TOKENS) if not tokens.on(s, taker, [kind])]


def partners(x: Use) -> list[Ship]:
    friends = ships_at(x.s, x.ship, 1, 2, "other friend")
    return [ship for ship in friends if new_to(x.s, x.ship, ship) or new_to(x.s, ship, x.ship)]


@triggered("upgrade:amilynholdo", BEFORE_ENGAGES, able=lambda x: bool(partners(x)), may=True)
def amilyn_holdo(m: XMatch, x: Use) -> Flow[None]:
    """A token there, a token back, each of a kind the other ship lacks."""
    friend = yield from choose_ship(m, x, lambda: partners(x), rule="XW-TOK-05")
    if friend is None:
        return
    for giver, taker in ((x.ship, friend), (friend, x.ship)):
        ids = [f"token:{token}" for token in new_to(m.state, giver, taker)]
        chosen = yield from pick(
            m, x.ship.owner, "give-token", "XW-TOK-05", ids, may=PASS, about={"ship": taker.id}
        )  # fmt: skip
        if chosen == "token:lock":
            locking = yield from choose_ship(m, x, partial(tokens.locks_on, m.state, giver.id), rule="XW-TOK-05")
            if locking is not None:
                tokens.transfer_lock(m, locking, giver.id, taker.id)
        elif chosen is not None:
            token = chosen.removeprefix("token:")
            yield from tokens.transfer(m, giver, taker, token, by=x.ship.owner, source=x.ship.id)


@triggered("upgrade:captainphasma", PHASE_ENDS, what=("engagement",), able=lambda x: bool(enemies_near(x, 0, 1)))
def captain_phasma(m: XMatch, x: Use) -> Flow[None]:
    for enemy in enemies_near(x, 0, 1):
        if not tokens.stressed(enemy):
            yield from tokens.gain(m, enemy, "stress", by=x.ship.owner, source=x.ship.id)


# End Phase ------------------------------------------------------------------------------------------------------------


@triggered("upgrade:chancellorpalpatine", PHASE_STARTS, what=("end",), may=True)
def chancellor_palpatine_turns(m: XMatch, x: Use) -> None:
    handling.flip(m, x.ship, x.upgrade)


@triggered(
    "upgrade:chewbacca-crew",
    PHASE_STARTS,
    what=("end",),
    able=lambda x: bool(faceup_cards(x.ship)),
    may=True,
    cost=payment.spend("focus"),
)
def chewbacca_resistance(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.repair_one(m, x.ship, faceup_cards(x.ship))


@changes("upgrade:isbslicer", KEEPS, what=("jam",), of="enemy", when=lambda x: near(x, 1, 2))
def isb_slicer(x: Use) -> int:
    return 99


def tractored_targets(x: Use) -> list[Ship]:
    enemies = [ship for ship in enemies_near(x, 0, 2) if tokens.has(ship, "tractor")]
    return [ship for ship in enemies if in_firing_arc(x.s, x.ship, ship)]


@triggered("upgrade:ketsuonyo", PHASE_STARTS, what=("end",), able=lambda x: bool(tractored_targets(x)), may=True)
def ketsu_onyo(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: tractored_targets(x), rule="XW-TOK-09")
    if chosen is not None:
        chosen.did.append(HELD_FAST)


@changes("upgrade:ketsuonyo", KEEPS, what=("tractor",), of="enemy")
def ketsu_onyo_holds(x: Use) -> int:
    return 99 if x.about is not None and HELD_FAST in x.about.did else 0


def smugglers(x: Use) -> list[Ship]:
    return [ship for ship in ships_at(x.s, x.ship, 0, 2, "friend") if illicit(ship)]


def illicit(ship: Ship) -> list[str]:
    """The illicit upgrades of a ship that can recover a charge."""
    cards_ = [f"upgrade:{card.id}" for card in ship.upgrades if UPGRADES[card.id].type == "illicit"]
    return [card for card in cards_ if charges.can_recover(ship, card)]


@triggered(
    "upgrade:jabbathehutt",
    PHASE_STARTS,
    what=("end",),
    able=lambda x: bool(smugglers(x)),
    may=True,
    cost=payment.charge(),
)
def jabba_the_hutt(m: XMatch, x: Use) -> Flow[None]:
    ship = yield from choose_ship(m, x, lambda: smugglers(x))
    if ship is not None:
        card = yield from pick(m, x.ship.owner, "charge-of", "XW-CHG-10", illicit(ship), about={"ship": ship.id})
        charges.recover(m, ship, card or illicit(ship)[0])


@triggered("upgrade:novicetechnician", PHASE_ENDS, what=("end",), able=lambda x: bool(faceup_cards(x.ship)), may=True)
def novice_technician(m: XMatch, x: Use) -> Flow[None]:
    face = (yield from rolls.roll(m, x.ship, 1, "XW-ABL-15", x.card))[0]
    yield from damage.repair_one(m, x.ship, faceup_cards(x.ship))
    if face == "hit":
        yield from expose_one(m, x.ship)


@triggered(
    "upgrade:r2d2-crew",
    PHASE_STARTS,
    what=("end",),
    when=lambda x: damage.is_damaged(x.ship) and not x.ship.shields,
    able=lambda x: sheet(x.s, x.ship).shields > 0,
    may=True,
)
def r2_d2(m: XMatch, x: Use) -> Flow[None]:
    face = (yield from rolls.roll(m, x.ship, 1, "XW-ABL-15", x.card))[0]
    charges.recover_shields(m, x.ship)
    if face == "hit":
        yield from expose_one(m, x.ship)
