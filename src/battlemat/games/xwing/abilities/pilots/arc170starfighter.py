"""ARC-170 starfighter; `btla4ywing.py` has Norra Wexley, who flies both."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import front_arc_attack, fully, near, primary, weapon
from battlemat.games.xwing.combat import attack, rolls
from battlemat.games.xwing.combat.dice import Add, Modification, Reroll
from battlemat.games.xwing.ships import charges, locking, tokens
from battlemat.games.xwing.state import Ship, XMatch, in_play
from battlemat.games.xwing.table.objects import is_in_arc
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_DEFENDS, AFTER_MANEUVER, ROLLS_ATTACK


@modifies("pilot:sharabey", "attack", "attacker", when=primary, cost=payment.spend_lock())
@modifies("pilot:sharabey", "defense", "defender", cost=payment.lock_on_attacker())
def shara_bey(x: Use) -> Modification:
    return Add("focus")


@triggered("pilot:ibtisam", AFTER_MANEUVER, when=fully, able=lambda x: tokens.stressed(x.ship), may=True)
def ibtisam(m: XMatch, x: Use) -> Flow[None]:
    if (yield from rolls.roll(m, x.ship, 1, "XW-ABL-15", x.card))[0] in ("hit", "crit"):
        tokens.remove(m, x.ship, "stress")


def targets_ahead(x: Use) -> list[Ship]:
    """The enemies in the bullseye arc that can be locked."""
    enemies = [ship for ship in in_play(x.s) if ship.owner != x.ship.owner and locking.can_lock(x.s, x.ship, ship.id)]
    return [ship for ship in enemies if is_in_arc(x.s, x.ship, "bullseye", ship)]


def lock_ahead(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: targets_ahead(x))
    if chosen is not None:
        yield from locking.acquire(m, x.ship, chosen.id)


def odd_ball(card: str) -> None:
    """After a red maneuver or a red action."""
    triggered(
        card, AFTER_MANEUVER, when=lambda x: fully(x, "red"), able=lambda x: bool(targets_ahead(x)), may=True
    )(lock_ahead)  # fmt: skip
    triggered(
        card,
        AFTER_ACTION,
        when=lambda x: x.moment.amount == 1,
        able=lambda x: bool(targets_ahead(x)),
        may=True,
    )(lock_ahead)


for craft in ("-arc170starfighter", "-btlbywing", ""):
    odd_ball(f"pilot:oddball{craft}")


@modifies(
    "pilot:wolffe", "attack", "attacker", when=lambda x: primary(x) and front_arc_attack(x), cost=payment.charge()
)  # fmt: skip
def wolffe(x: Use) -> Modification:
    return Reroll(1)


@triggered(
    "pilot:wolffe",
    ROLLS_ATTACK,
    when=lambda x: primary(x) and weapon(x).arc == "rear",
    able=lambda x: charges.can_recover(x.ship, x.card),
    may=True,
)
def wolffe_looks_back(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)
    attack.more_dice(x.attack, "attack", x.card)


def beside(x: Use) -> bool:
    """The ship the moment is about is in a side arc at range 1-2."""
    ship = x.about
    return ship is not None and near(x, 1, 2) and any(is_in_arc(x.s, x.ship, arc, ship) for arc in ("left", "right"))


@modifies(
    "pilot:sinker", "attack", "attacker", of="other friend", when=lambda x: primary(x) and beside(x), it_does=True
)
def sinker(x: Use) -> Modification:
    return Reroll(1)


@triggered(
    "pilot:jag",
    AFTER_DEFENDS,
    of="other friend",
    when=beside,
    able=lambda x: locking.can_lock(x.s, x.ship, x.attack.attacker),
    may=True,
)
def jag(m: XMatch, x: Use) -> Flow[None]:
    yield from locking.acquire(m, x.ship, x.attack.attacker)
