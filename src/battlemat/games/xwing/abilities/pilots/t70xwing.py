"""T-70 X-wing."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Cost, Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import as_red, choose_ship, white_actions
from battlemat.games.xwing.abilities.phrases import at_speed, fully, near, stressed_near
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.sheet import side_of
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.flight.maneuver import code, read
from battlemat.games.xwing.ships import actions, charges, locking, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_DEALT,
    AFTER_GAINS,
    AFTER_LOSES,
    AFTER_MANEUVER,
    AFTER_REVEALS,
    BOOST_TEMPLATES,
)


@triggered(
    "pilot:poedameron",
    AFTER_ACTION,
    able=lambda x: bool(actions.available(x.s, x.ship, as_red(white_actions(x.s, x.ship)))),
    may=True,
    cost=payment.charge(),
)
def poe_dameron(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, as_red(white_actions(x.s, x.ship)), may=False, rule="XW-ACT-24")


@triggered(
    "pilot:elloasty",
    AFTER_REVEALS,
    when=lambda x: (
        "tallon" in x.what and read(x.ship.executing).difficulty == "red" and x.ship.tokens.get("stress", 0) <= 2
    ),
)
def ello_asty(m: XMatch, x: Use) -> None:
    x.ship.executing = code(read(x.ship.executing)._replace(difficulty="white"))


def enemy_in_front(x: Use) -> bool:
    return any(is_in_arc(x.s, x.ship, "front", enemy) for enemy in ships_at(x.s, x.ship, 0, 1, "enemy"))


@triggered(
    "pilot:niennunb",
    AFTER_GAINS,
    what=("stress",),
    when=enemy_in_front,
    able=lambda x: tokens.stressed(x.ship),
    may=True,
)
def nien_nunb(m: XMatch, x: Use) -> None:
    tokens.remove(m, x.ship, "stress")


@triggered(
    "pilot:temminwexley",
    AFTER_MANEUVER,
    when=lambda x: fully(x) and at_speed(x, 2, 4),
    able=lambda x: actions.can_perform(x.s, x.ship, "boost"),
    may=True,
)
def temmin_wexley(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "boost", may=False)


@changes("pilot:karekun", BOOST_TEMPLATES)
def kare_kun(x: Use) -> tuple[str, ...]:
    return ("1-turn-left", "1-turn-right")


def friends_close(x: Use) -> int:
    return len(list(ships_at(x.s, x.ship, 0, 1, "other friend")))


def spendable(x: Use) -> list[str]:
    """Her own charge, and those of an astromech that do not come back by themselves."""
    own = [x.card] if x.ship.charges else []
    for card in x.ship.upgrades:
        printed = side_of(card).charges
        if card.charges and UPGRADES[card.id].type == "astromech" and printed and not printed.recovers:
            own.append(f"upgrade:{card.id}")
    return own


def pay_charge(m: XMatch, x: Use) -> Flow[None]:
    card = yield from pick(m, x.ship.owner, "charge-of", "XW-CHG-10", spendable(x), about={"ship": x.ship.id})
    charges.spend(m, x.ship, card or spendable(x)[0])


HER_CHARGE = Cost(lambda x: bool(spendable(x)), pay_charge, takes=(("charge", 1),))


@modifies("pilot:jessikapava", "attack", "attacker", when=lambda x: friends_close(x) > 0, cost=HER_CHARGE)
@modifies("pilot:jessikapava", "defense", "defender", when=lambda x: friends_close(x) > 0, cost=HER_CHARGE)
def jessika_pava(x: Use) -> Modification:
    return Reroll(friends_close(x))


@triggered("pilot:jophseastriker", AFTER_LOSES, what=("shield",))
def joph_seastriker(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "evade", by=x.ship.owner, source=x.ship.id)


@triggered(
    "pilot:lieutenantbastian",
    AFTER_DEALT,
    of="any",
    when=lambda x: near(x, 1, 2),
    able=lambda x: locking.can_lock(x.s, x.ship, x.moment.ship),
    may=True,
)
def lieutenant_bastian(m: XMatch, x: Use) -> Flow[None]:
    yield from locking.acquire(m, x.ship, x.moment.ship)


@triggered(
    "pilot:jaycristubbs",
    AFTER_MANEUVER,
    when=lambda x: fully(x, "blue"),
    able=lambda x: bool(stressed_near(x, 0, 1)),
    may=True,
)
def jaycris_tubbs(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: stressed_near(x, 0, 1))
    if chosen is not None:
        tokens.remove(m, chosen, "stress")
