"""Crew: what works around maneuvers, actions and tokens. `crew_fight.py` has attacks, `crew_phases.py` the phases."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action, changes, instead, triggered
from battlemat.games.xwing.abilities.effects import (
    as_red,
    choose_dial,
    choose_token,
    choose_turn,
    ease,
    give,
    white_actions,
    white_bar,
)
from battlemat.games.xwing.abilities.phrases import banks, enemies_near, fully, ignorable, near
from battlemat.games.xwing.asking import agrees
from battlemat.games.xwing.cards.handling import assign
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import rolls
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.flight.maneuver import BASIC, read
from battlemat.games.xwing.ships import actions, charges, damage, tokens
from battlemat.games.xwing.state import XMatch, in_play, ship_of
from battlemat.games.xwing.table.objects import is_in_arc, range_to
from battlemat.games.xwing.timing.moments import (
    ACTION_COLOUR,
    AFTER_ACTION,
    AFTER_COORDINATES,
    AFTER_DAMAGE,
    AFTER_GAINS,
    AFTER_MANEUVER,
    AFTER_REVEALS,
    CAN,
    CANNOT,
    COORDINATES,
    DIFFICULTY,
    IGNORES_OBSTRUCTION,
    SETUP,
    WHILE_PERFORMS,
    WOULD_GAIN,
)

# Dials and maneuvers --------------------------------------------------------------------------------------------------


def faster_basics(x: Use) -> list[str]:
    dial = sheet(x.s, x.ship).dial
    now = dial[x.ship.dial]
    return [m.id for m in dial.values() if m.bearing in BASIC and m.speed == now.speed + 1]


@triggered("upgrade:kaydelconnix", AFTER_REVEALS, able=lambda x: bool(faster_basics(x)), may=True)
def kaydel_connix(m: XMatch, x: Use) -> Flow[None]:
    yield from choose_dial(m, x, faster_basics(x), 1)


def other_ways(x: Use) -> list[str]:
    """The other maneuvers of the revealed speed that are not red."""
    dial = sheet(x.s, x.ship).dial
    now = dial[x.ship.dial]
    return [m.id for m in dial.values() if m.speed == now.speed and m.id != now.id and m.difficulty != "red"]


@triggered("upgrade:seasonednavigator", AFTER_REVEALS, able=lambda x: bool(other_ways(x)), may=True)
def seasoned_navigator(m: XMatch, x: Use) -> Flow[None]:
    yield from choose_dial(m, x, other_ways(x), 1)


@triggered(
    "upgrade:leiaorgana-resistance",
    AFTER_REVEALS,
    of="friend",
    able=lambda x: x.about is not None and read(x.about.executing).difficulty != "blue",
    may=True,
    cost=payment.force(),
)
def leia_organa_resistance(m: XMatch, x: Use) -> None:
    assert x.about is not None
    ease(x.about)


@changes("upgrade:niennunb", DIFFICULTY, when=banks)
def nien_nunb(x: Use) -> int:
    return -1


@changes("upgrade:herasyndulla", CAN, what=("red-while-stressed",))
def hera_syndulla(x: Use) -> bool:
    return True


@triggered(
    "upgrade:herasyndulla",
    AFTER_MANEUVER,
    when=lambda x: fully(x, "red") and x.ship.tokens.get("stress", 0) >= 3,
)
def hera_syndulla_pays(m: XMatch, x: Use) -> Flow[None]:
    tokens.remove(m, x.ship, "stress")
    yield from damage.suffer(m, x.ship, hits=1)


@triggered(
    "upgrade:korrsella", AFTER_MANEUVER, when=lambda x: fully(x, "blue"), able=lambda x: tokens.stressed(x.ship)
)  # fmt: skip
def korr_sella(m: XMatch, x: Use) -> None:
    tokens.remove(m, x.ship, "stress", x.ship.tokens.get("stress", 0))


@triggered(
    "upgrade:kananjarrus",
    AFTER_MANEUVER,
    of="friend",
    when=lambda x: fully(x, "white") and near(x, 0, 2),
    able=lambda x: x.about is not None and tokens.stressed(x.about),
    may=True,
    cost=payment.force(),
)
def kanan_jarrus(m: XMatch, x: Use) -> None:
    assert x.about is not None
    tokens.remove(m, x.about, "stress")


@triggered(
    "upgrade:unkarplutt",
    AFTER_MANEUVER,
    when=lambda x: not fully(x),
    able=lambda x: bool(actions.available(x.s, x.ship, white_actions(x.s, x.ship))),
    may=True,
    cost=payment.suffer(hits=1),
)
def unkar_plutt(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, white_actions(m.state, x.ship), may=False, rule="XW-ACT-24")


@changes("upgrade:qira", CAN, when=lambda x: bool(ignorable(x)))
def qira(x: Use) -> bool:
    return ignorable(x) in x.ship.locks


@changes("upgrade:qira", IGNORES_OBSTRUCTION)
def qira_shoots_through(x: Use) -> tuple[str, ...]:
    """XW-FAQ-33, XW-FAQ-34."""
    return tuple(x.ship.locks)


# Actions --------------------------------------------------------------------------------------------------------------


@triggered("upgrade:gnkgonkdroid", SETUP, what=("forces",))
def gonk_starts_empty(m: XMatch, x: Use) -> None:
    charges.lose(m, x.ship, x.card)


@action("upgrade:gnkgonkdroid", "recharge", able=lambda x: charges.can_recover(x.ship, x.card))
def gonk_recharges(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)


@action("upgrade:gnkgonkdroid", able=lambda x: x.ship.shields < sheet(x.s, x.ship).shields, cost=payment.charge())
def gonk(m: XMatch, x: Use) -> None:
    """XW-CHG-35."""
    charges.recover_shields(m, x.ship)


def one_more(card: str, token: str, *names: str) -> None:
    """After one of these actions, a token."""

    @triggered(card, AFTER_ACTION, what=names)
    def gain(m: XMatch, x: Use) -> Flow[None]:
        yield from tokens.gain(m, x.ship, token, by=x.ship.owner, source=x.ship.id)


one_more("upgrade:perceptivecopilot", "focus", "focus")
one_more("upgrade:c3po", "calculate", "calculate")
one_more("upgrade:c3po-crew", "calculate", "calculate", "coordinate")
one_more("upgrade:c3po-republic", "calculate", "calculate")
one_more("upgrade:ig88d", "calculate", "calculate")


@changes("upgrade:c3po-crew", COORDINATES)
def c_3po_reaches_far(x: Use) -> tuple[str, ...]:
    """Friendly ships beyond range 2 that calculate."""
    friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship is not x.ship]
    return tuple(
        ship.id
        for ship in friends
        if range_to(x.s, x.ship, ship) > 2 and any(one.name == "calculate" for one in actions.bar(x.s, ship))
    )


@triggered("upgrade:hansolo-crew", AFTER_ACTION, what=("evade",), able=lambda x: bool(enemies_near(x, 0, 1)))
def han_solo(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "evade", len(enemies_near(x, 0, 1)), by=x.ship.owner, source=x.ship.id)


@triggered(
    "upgrade:bazemalbus",
    WHILE_PERFORMS,
    what=("white:focus", "red:focus"),
    able=lambda x: bool(enemies_near(x, 0, 1)),
    may=True,
)
def baze_malbus(m: XMatch, x: Use) -> Flow[None]:
    actions.treat_as_red(x.ship, x.card)
    number = min(len(enemies_near(x, 0, 1)), 2)
    yield from tokens.gain(m, x.ship, "focus", number, by=x.ship.owner, source=x.ship.id)


LARMA = ("reinforce", "coordinate", "jam")


@changes(
    "upgrade:larmadacy",
    CAN,
    what=tuple(f"act-while-stressed:{name}" for name in LARMA),
    when=lambda x: x.ship.tokens.get("stress", 0) <= 2,
)
def larma_dacy(x: Use) -> bool:
    return True


@changes(
    "upgrade:larmadacy",
    ACTION_COLOUR,
    what=tuple(f"white:{name}" for name in LARMA),
    when=lambda x: tokens.stressed(x.ship),
)
def larma_dacy_pushes(x: Use) -> str:
    return "red"


@action("upgrade:kyloren", able=lambda x: bool(enemies_near(x, 1, 3)), cost=payment.force())
def kylo_ren(m: XMatch, x: Use) -> Flow[None]:
    ids = [ship.id for ship in enemies_near(x, 1, 3)]
    chosen = yield from pick(m, x.ship.owner, "ship", "XW-ABL-57", ids, about={"card": x.card})
    assign(m, ship_of(m.state, chosen or ids[0]), "illshowyouthedarkside", x.ship.owner, x.ship.id)


@action("upgrade:landocalrissian")
def lando_calrissian(m: XMatch, x: Use) -> Flow[None]:
    """Two defense dice become tokens; of two blanks the opponent chooses."""
    faces = yield from rolls.roll(m, x.ship, 2, "XW-ABL-15", x.card, "defense")
    if set(faces) == {"blank"}:
        rival = next(player for player in m.state.order if player != x.ship.owner)
        kind = yield from choose_token(m, rival, x.ship, ("focus", "evade"))
        yield from tokens.gain(m, x.ship, kind, by=x.ship.owner, source=x.ship.id)
        return
    for face in faces:
        if face in ("focus", "evade"):
            yield from tokens.gain(m, x.ship, face, by=x.ship.owner, source=x.ship.id)


@triggered(
    "upgrade:grandinquisitor",
    AFTER_REVEALS,
    of="enemy",
    when=lambda x: near(x, 0, 2),
    able=lambda x: bool(actions.available(x.s, x.ship, as_red(white_bar(x.s, x.ship)))),
    may=True,
    cost=payment.force(),
)
def grand_inquisitor(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, as_red(white_bar(m.state, x.ship)), may=False, rule="XW-ACT-24")


@triggered("upgrade:cienaree", AFTER_COORDINATES, what=("barrelroll", "boost"), may=True)
def ciena_ree(m: XMatch, x: Use) -> Flow[None]:
    friend = ship_of(m.state, x.moment.other)
    yield from tokens.gain(m, friend, "stress", by=x.ship.owner)
    yield from choose_turn(m, x.ship.owner, friend, moves.QUARTERS)


# Tokens ---------------------------------------------------------------------------------------------------------------


@changes(
    "upgrade:deathtroopers",
    CANNOT,
    what=("remove:stress",),
    of="enemy",
    when=lambda x: x.s.phase == "activation" and near(x, 0, 1),
)
def death_troopers(x: Use) -> bool:
    return True


@instead("upgrade:jynerso", WOULD_GAIN, what=("focus",), of="friend", when=lambda x: near(x, 0, 3), may=True)
def jyn_erso(m: XMatch, x: Use) -> Flow[bool]:
    yield from give(m, x, "evade")
    return True


@instead(
    "upgrade:seventhsister",
    WOULD_GAIN,
    what=("stress",),
    of="enemy",
    when=lambda x: near(x, 0, 1),
    may=True,
    cost=payment.force(),
)
def seventh_sister(m: XMatch, x: Use) -> Flow[bool]:
    assert x.about is not None
    kind = yield from choose_token(m, x.ship.owner, x.about, ("jam", "tractor"))
    yield from give(m, x, kind)
    return True


def watched(x: Use) -> bool:
    """An enemy in the front arc at range 0-1, while ships activate or engage."""
    enemy = x.about
    if x.s.phase not in ("activation", "engagement") or enemy is None or tokens.stressed(x.ship):
        return False
    return near(x, 0, 1) and is_in_arc(x.s, x.ship, "front", enemy)


@triggered(
    "upgrade:pettyofficerthanisson",
    AFTER_GAINS,
    what=tokens.RED + tokens.ORANGE,
    of="enemy",
    when=watched,
    able=lambda x: not tokens.stressed(x.ship),
    may=True,
    cost=payment.gain("stress"),
)
def petty_officer_thanisson(m: XMatch, x: Use) -> Flow[None]:
    yield from give(m, x, x.what)


@triggered(
    "upgrade:maul",
    AFTER_DAMAGE,
    able=lambda x: x.ship.force < sheet(x.s, x.ship).force,
    may=True,
    cost=payment.gain("stress"),
)
def maul(m: XMatch, x: Use) -> None:
    charges.recover_force(m, x.ship)


@triggered(
    "upgrade:chancellorpalpatine",
    AFTER_COORDINATES,
    when=lambda x: x.upgrade.back and "coordinate" in x.ship.actions,
)
def darth_sidious(m: XMatch, x: Use) -> Flow[None]:
    """The coordinated ship pays with stress and gets a focus token or Force."""
    friend = ship_of(m.state, x.moment.other)
    yield from tokens.gain(m, friend, "stress", by=x.ship.owner, source=x.ship.id)
    about = {"ship": friend.id, "card": x.card}
    missing = friend.force < sheet(m.state, friend).force
    if missing and (yield from agrees(m, friend.owner, "force-not-focus", "XW-ABL-09", about)):
        charges.recover_force(m, friend)
    else:
        yield from tokens.gain(m, friend, "focus", by=x.ship.owner, source=x.ship.id)


# Chopper --------------------------------------------------------------------------------------------------------------


@changes("upgrade:chopper-crew", CAN, what=("act-while-stressed-in-step",))
def chopper(x: Use) -> bool:
    return True


@triggered(
    "upgrade:chopper-crew", AFTER_ACTION, when=lambda x: x.ship.tokens.get("stress", 0) > x.moment.amount
)  # fmt: skip
def chopper_is_careless(m: XMatch, x: Use) -> Flow[None]:
    """A hit, or an exposed damage card; the stress of the action itself came too late to count."""
    about = {"ship": x.ship.id, "card": x.card}
    hidden = any(not card.faceup for card in x.ship.damage)
    if hidden and (yield from agrees(m, x.ship.owner, "expose-own", "XW-ABL-09", about)):
        yield from damage.expose(m, x.ship)
    else:
        yield from damage.suffer(m, x.ship, hits=1)
