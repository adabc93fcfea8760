"""What abilities cost. A cost is paid in full or not at all (XW-ABL-44), and only for what can happen (XW-ABL-42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Cost
from battlemat.games.xwing.ships import charges, damage, energy, tokens

if TYPE_CHECKING:
    from battlemat.games.xwing.abilities.declare import Use
    from battlemat.games.xwing.state import XMatch


def at_once(pay: Callable[[XMatch, Use], None]) -> Callable[[XMatch, Use], Flow[None]]:
    """A payment that asks nothing."""

    def flow(m: XMatch, x: Use) -> Flow[None]:
        pay(m, x)
        yield from ()

    return flow


def charge(number: int = 1) -> Cost:
    """Active charges of the card itself (XW-CHG-10)."""

    def pay(m: XMatch, x: Use) -> None:
        charges.spend(m, x.ship, x.card, number)

    return Cost(
        lambda x: x.charges >= number,
        at_once(pay),
        lambda m, x: charges.recover(m, x.ship, x.card, number, undo=True),
        (("charge", number),),
    )


def force(number: int = 1) -> Cost:
    """Active Force charges of the ship (XW-CHG-25)."""

    def pay(m: XMatch, x: Use) -> None:
        charges.spend_force(m, x.ship, number)

    return Cost(
        lambda x: x.ship.force >= number,
        at_once(pay),
        lambda m, x: charges.recover_force(m, x.ship, number),
        (("force", number),),
    )


def energy_of_ship(number: int = 1) -> Cost:
    """Active energy of a huge ship (XW-HUG-28)."""

    def pay(m: XMatch, x: Use) -> None:
        energy.spend(m, x.ship, number)

    return Cost(
        lambda x: energy.active(x.s, x.ship) >= number, at_once(pay), lambda m, x: energy.give_back(m, x.ship, number)
    )


def shield(number: int = 1) -> Cost:
    """Active shields of the ship (XW-CHG-33), or of one that lends them."""

    def pay(m: XMatch, x: Use) -> Flow[None]:
        for _ in range(number):
            owner = yield from charges.pick_shield(m, x.ship, "XW-CHG-33")
            if owner is not None:
                charges.spend_shields(m, owner)
                x.paid.append(owner)

    def restore(m: XMatch, x: Use) -> None:
        for owner in x.paid:
            charges.recover_shields(m, owner)

    return Cost(lambda x: sum(owner.shields for owner in charges.shielding(x.s, x.ship)) >= number, pay, restore)


def spend(token: str, number: int = 1) -> Cost:
    """Tokens of the ship itself, or of one that lends them (XW-TOK-04)."""

    def pay(m: XMatch, x: Use) -> Flow[None]:
        yield from tokens.pay(m, x.ship, token, number)

    return Cost(lambda x: tokens.may_spend(x.s, x.ship, token, number), pay, takes=((token, number),))


def it_spends(token: str, number: int = 1) -> Cost:
    """Tokens of the ship the ability is about: "that ship may spend …"."""

    def pay(m: XMatch, x: Use) -> Flow[None]:
        assert x.about is not None
        yield from tokens.pay(m, x.about, token, number)

    def payable(x: Use) -> bool:
        return x.about is not None and tokens.may_spend(x.s, x.about, token, number)

    return Cost(payable, pay, takes=((token, number),))


def spend_lock() -> Cost:
    """The lock on the defender."""

    def pay(m: XMatch, x: Use) -> None:
        tokens.spend_lock(m, x.ship, x.attack.defender)

    return Cost(lambda x: tokens.may_spend_lock(x.s, x.ship, x.attack.defender), at_once(pay), takes=(("lock", 1),))


def lock_on_attacker() -> Cost:
    """The lock of a defender on the attacker."""

    def pay(m: XMatch, x: Use) -> None:
        tokens.spend_lock(m, x.ship, x.attack.attacker)

    return Cost(lambda x: tokens.may_spend_lock(x.s, x.ship, x.attack.attacker), at_once(pay), takes=(("lock", 1),))


def suffer(hits: int = 0, crits: int = 0) -> Cost:
    """Damage as a price."""

    def pay(m: XMatch, x: Use) -> Flow[None]:
        yield from damage.suffer(m, x.ship, hits, crits)

    return Cost(lambda x: damage.can_be_hurt(x.ship), pay)


def gain(token: str, number: int = 1) -> Cost:
    """Gaining a token as a price. A replaced one has been paid all the same (XW-ABL-43)."""

    def pay(m: XMatch, x: Use) -> Flow[None]:
        yield from tokens.gain(m, x.ship, token, number, by=x.ship.owner)

    return Cost(lambda x: True, pay, takes=(("calm", 1),) if token == "stress" else ())


def both(first: Cost, second: Cost) -> Cost:
    def pay(m: XMatch, x: Use) -> Flow[None]:
        yield from first.pay(m, x)
        yield from second.pay(m, x)

    def restore(m: XMatch, x: Use) -> None:
        first.restore(m, x)
        second.restore(m, x)

    return Cost(lambda x: first.payable(x) and second.payable(x), pay, restore, first.takes + second.takes)
