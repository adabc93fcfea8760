"""TIE Advanced x1."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.cards.sheet import maneuver_id
from battlemat.games.xwing.flight.maneuver import code, read
from battlemat.games.xwing.flight.templates import speeds
from battlemat.games.xwing.ships import actions, damage, tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.timing.moments import AFTER_ACTION, BEFORE_FACEUP, BEFORE_MANEUVER, PHASE_STARTS


@triggered(
    "pilot:darthvader",
    AFTER_ACTION,
    may=True,
    cost=payment.force(),
    able=lambda x: bool(actions.available(x.s, x.ship, actions.standard_actions(x.s, x.ship))),
)
def darth_vader(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, actions.standard_actions(m.state, x.ship), may=False, rule="XW-ACT-24")


@triggered(
    "pilot:maarekstele",
    BEFORE_FACEUP,
    of="enemy",
    when=lambda x: bool(x.s.attacks) and x.attack.attacker == x.ship.id and x.attack.defender == x.moment.ship,
)
def maarek_stele(m: XMatch, x: Use) -> Flow[None]:
    """Of three cards the chosen one is put back on top, from where it is dealt; the others are discarded."""
    assert x.about is not None
    owner = damage.deck_of(m.state, x.about)
    drawn = [kind for kind in (damage.draw_for(m, x.about) for _ in range(3)) if kind != damage.BLANK]
    if not drawn:
        return
    names = list(dict.fromkeys(f"damage:{kind}" for kind in drawn))
    owner.deck += drawn[::-1]  # they stay the player's own while somebody thinks about them
    chosen = yield from pick(m, x.ship.owner, "damage-card", "XW-ABL-36", names, about={"ship": x.about.id})
    kind = (chosen or names[0]).removeprefix("damage:")
    for other in drawn:
        if other in owner.deck:
            owner.deck.remove(other)
            owner.discard.append(other)
    if kind in owner.discard:
        owner.discard.remove(kind)
    owner.deck.append(kind)


def other_speeds(x: Use) -> list[str]:
    """The maneuvers of the same bearing and difficulty one speed up or down."""
    now = read(x.ship.executing)
    return [maneuver_id(speed, now.bearing) for speed in speeds(now.bearing) if abs(speed - now.speed) == 1]


@triggered(
    "pilot:vedfoslo", BEFORE_MANEUVER, when=lambda x: bool(x.ship.dial), able=lambda x: bool(other_speeds(x)), may=True
)
def ved_foslo(m: XMatch, x: Use) -> Flow[None]:
    ways = other_speeds(x)
    chosen = yield from pick(m, x.ship.owner, "maneuver", "XW-MAN-44", ways, about={"ship": x.ship.id})
    colour = read(x.ship.executing).difficulty
    x.ship.executing = code(read(f"{chosen or ways[0]}/{colour}"))


def exposable(x: Use) -> list[Ship]:
    """The locked enemies with a facedown damage card."""
    locked = [ship for ship in x.s.ships if tokens.may_spend_lock(x.s, x.ship, ship.id)]
    return [
        ship for ship in locked if ship.owner != x.ship.owner and any(not card.faceup for card in ship.damage)
    ]  # fmt: skip


@triggered("pilot:zertikstrom", PHASE_STARTS, what=("end",), able=lambda x: bool(exposable(x)), may=True)
def zertik_strom(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: exposable(x), rule="XW-DMG-26")
    if chosen is not None:
        tokens.spend_lock(m, x.ship, chosen.id)
        yield from damage.expose(m, chosen)
