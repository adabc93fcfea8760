"""Tokens: gaining, spending, removing, transferring, and what jam and tractor tokens do when they arrive (XW-TOK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.xwing.asking import PASS, pick_ship
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.deeds import TRACTOR_MOVED
from battlemat.games.xwing.state import IN_PLAY, REMOVED, Ship, Table, XMatch, huge_of, once, ship_of
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.hooks import STRESSED, TRACTORED
from battlemat.games.xwing.timing.listeners import can, cannot, cannot_now, credit, listeners, values
from battlemat.games.xwing.timing.moments import (
    AFTER_GAINS,
    AFTER_LOCKS,
    AFTER_LOSES,
    AFTER_SPENDS,
    CAN,
    LENDS_TOKENS,
    WOULD_GAIN,
)

GREEN: Final = ("focus", "evade", "calculate", "fore", "aft")
"""`fore` and `aft` are the two sides of a reinforce token (XW-TOK-36)."""
ORANGE: Final = ("disarm", "tractor", "jam")
RED: Final = ("stress", "strain", "ion", "lock")
"""A lock is a red token of the ship it lies on, but not in `Ship.tokens`: ask `on` and `number_on`."""
BLUE: Final = ("cloak",)
CIRCULAR: Final = frozenset(GREEN + ORANGE)
"""Removed in the End Phase (XW-TOK-09, XW-TOK-11)."""
TOKENS: Final = GREEN + ORANGE + RED + BLUE
THRESHOLD: Final = {"small": 1, "medium": 2, "large": 3, "huge": 6}
"""Ion or tractor tokens that make a ship ionized or tractored (XW-TOK-75, XW-TOK-86)."""


def has(ship: Ship, token: str) -> bool:
    return ship.tokens.get(token, 0) > 0


def stressed(ship: Ship) -> bool:
    return ship.tokens.get("stress", 0) > 0


def ionized(s: Table, ship: Ship) -> bool:
    return ship.tokens.get("ion", 0) >= THRESHOLD[sheet(s, ship).size]


def tractored(s: Table, ship: Ship) -> bool:
    return ship.tokens.get("tractor", 0) >= THRESHOLD[sheet(s, ship).size]


def disarmed(ship: Ship) -> bool:
    """By a disarm token, or because it is cloaked (XW-TOK-106, XW-TOK-111)."""
    return ship.tokens.get("disarm", 0) > 0 or ship.tokens.get("cloak", 0) > 0


def green(ship: Ship) -> list[str]:
    """The kinds of green tokens a ship has."""
    return [token for token in GREEN if ship.tokens.get(token, 0) > 0]


def on(s: Table, ship: Ship, kinds: Sequence[str]) -> list[str]:
    """Those of these kinds of tokens that a ship has; whoever locked it, the lock token is its own (XW-TOK-11)."""
    return [kind for kind in kinds if number_on(s, ship, [kind])]


def number_on(s: Table, ship: Ship, kinds: Sequence[str]) -> int:
    """How many tokens of these kinds a ship has, the lock tokens on it included (XW-TOK-11)."""
    return sum(len(locks_on(s, ship.id)) if kind == "lock" else ship.tokens.get(kind, 0) for kind in kinds)


def gain(
    m: XMatch,
    ship: Ship,
    token: str,
    number: int = 1,
    *,
    by: int | None = None,
    source: str = "",
    rule: str = "XW-TOK-01",
) -> Flow[None]:
    """Gain tokens, one at a time. `by` is the player who causes it (XW-TOK-98, XW-TOK-87), `source` the ship."""
    for _ in range(number):
        if token == "cloak" and (has(ship, "cloak") or huge_of(m.state, ship)):  # XW-TOK-112, XW-HUG-22
            return
        if token == "reinforce":
            side = yield from _fore_or_aft(m, ship)
            yield from _gain_one(m, ship, side, by, source, rule)
        else:
            yield from _gain_one(m, ship, token, by, source, rule)


def _gain_one(m: XMatch, ship: Ship, token: str, by: int | None, source: str, rule: str) -> Flow[None]:
    s = m.state
    if ship.place == REMOVED:
        return
    if listeners(s, WOULD_GAIN) and (yield from queue.replaced(m, WOULD_GAIN, ship, source, token)):
        return  # XW-ABL-38
    before = token == "tractor" and tractored(s, ship)
    ship.tokens[token] = ship.tokens.get(token, 0) + 1
    m.note("gained", rule, ship=ship.id, token=token)
    queue.trigger(m, AFTER_GAINS, ship, source, token)
    if token in GREEN:
        if has(ship, "jam"):  # XW-TOK-102, XW-TOK-105
            remove(m, ship, token, rule="XW-TOK-102")
            remove(m, ship, "jam", rule="XW-TOK-102")
    elif token == "jam":
        yield from _jammed(m, ship, ship.owner if by is None else by)
    elif token == "tractor" and not before and tractored(s, ship) and once(ship, TRACTOR_MOVED):  # XW-TOK-87, XW-TOK-88
        yield from TRACTORED.flow(m, ship, ship.owner if by is None else by)
    elif token == "stress" and s.huge:
        yield from STRESSED.flow(m, ship)


def _fore_or_aft(m: XMatch, ship: Ship) -> Flow[str]:
    """The owner of the ship chooses the side of a reinforce token (XW-TOK-37)."""
    sides = [side for side in ("fore", "aft") if not cannot_now(m, ship, f"reinforce:{side}")]
    answer = yield from choose(
        lambda: (
            None
            if m.state.players[ship.owner].out
            else Pick(ship.owner, "reinforce", "XW-TOK-37", sides, {"ship": ship.id})
        ),
        forced=len(sides) == 1,
    )
    return answer or sides[0]


def _jammed(m: XMatch, ship: Ship, by: int) -> Flow[None]:
    """The player who caused it may take a green token or a lock away, which uses up the jam token (XW-TOK-98)."""

    def ask() -> Pick | None:
        if m.state.players[by].out or ship.place != IN_PLAY:
            return None
        losses = green(ship) + [f"lock:{thing}" for thing in ship.locks]
        return Pick(by, "jam", "XW-TOK-98", (*losses, PASS), {"ship": ship.id}) if losses else None

    answer = yield from choose(ask)
    if answer is None or answer == PASS:  # XW-TOK-99, XW-TOK-100
        return
    if answer.startswith("lock:"):
        break_lock(m, ship, answer.removeprefix("lock:"), rule="XW-TOK-98")
    else:
        remove(m, ship, answer, rule="XW-TOK-98")
    remove(m, ship, "jam", rule="XW-TOK-98")


def _take(ship: Ship, token: str, number: int) -> int:
    """Take tokens away as far as there are any; how many that were."""
    held = ship.tokens.get(token, 0)
    if held > number:
        ship.tokens[token] = held - number
        return number
    ship.tokens.pop(token, None)
    return held


def spend(
    m: XMatch, ship: Ship, token: str, number: int = 1, rule: str = "XW-TOK-02", *, of: Ship | None = None
) -> None:
    """The ship pays with its own tokens (XW-TOK-03), or with those `of` another that lends them (XW-TOK-04)."""
    if of is not None and of is not ship:
        m.note("lent", "XW-TOK-04", ship=of.id, by=ship.id, token=token)
    spent = _take(of or ship, token, number)
    m.note("spent", rule, ship=ship.id, token=token, amount=spent)
    if m.state.attacks:
        m.state.attacks[-1].spent.append(f"{ship.id}:{token}")
    for _ in range(spent):
        queue.trigger(m, AFTER_SPENDS, ship, "", token)


def owners(s: Table, ship: Ship, token: str) -> list[Ship]:
    """The ships whose tokens a ship may spend: itself, and those that lend theirs (XW-TOK-04)."""
    found = [ship] if has(ship, token) else []
    for names in values(s, LENDS_TOKENS, ship, token) if listeners(s, LENDS_TOKENS) else ():
        found += [other for name in names if has(other := ship_of(s, name), token)]
    return found


def pay(m: XMatch, ship: Ship, token: str, number: int = 1, rule: str = "XW-TOK-02") -> Flow[None]:
    """Spend tokens; whose, is a choice where another ship lends this one its tokens (XW-TOK-04)."""
    for _ in range(number):
        about = {"ship": ship.id, "token": token}
        owner = yield from pick_ship(
            m, ship.owner, "XW-TOK-04", lambda: owners(m.state, ship, token), kind="whose-token", about=about
        )
        if owner is not None and owner is not ship:
            credit(m, LENDS_TOKENS, ship, token)
        spend(m, ship, token, rule=rule, of=owner)


def remove(m: XMatch, ship: Ship, token: str, number: int = 1, *, rule: str = "XW-TOK-02") -> int:
    """A rule or effect takes tokens away; how many that were."""
    if has(ship, token) and cannot_now(m, ship, f"remove:{token}"):
        return 0
    removed = _take(ship, token, number)
    if removed:
        m.note("removed", rule, ship=ship.id, token=token, amount=removed)
        for _ in range(removed):
            queue.trigger(m, AFTER_LOSES, ship, "", token)
    return removed


def transfer(m: XMatch, giver: Ship, taker: Ship, token: str, *, by: int, source: str = "") -> Flow[bool]:
    """Both halves happen together, or nothing does (XW-TOK-05 to XW-TOK-07). The taker turns a reinforce token anew."""
    if taker.place == REMOVED or (token == "cloak" and (has(taker, "cloak") or huge_of(m.state, taker))):
        return False
    if not remove(m, giver, token, rule="XW-TOK-05"):
        return False
    gained = "reinforce" if token in ("fore", "aft") else token
    yield from gain(m, taker, gained, by=by, source=source, rule="XW-TOK-05")
    return True


# Locks ----------------------------------------------------------------------------------------------------------------


def locks_on(s: Table, thing: str) -> list[Ship]:
    """The ships that have a lock on an object (XW-TOK-52)."""
    return [ship for ship in s.ships if thing in ship.locks]


def most_locks(s: Table, ship: Ship) -> int:
    """How many locks a ship can maintain (XW-TOK-53)."""
    return 3 if can(s, ship, "three-locks") else 2 if can(s, ship, "two-locks") else 1


def acquire_lock(m: XMatch, ship: Ship, thing: str, *, most: int = 1, rule: str = "XW-ACT-50") -> None:
    """Assign the lock token of a ship to an object; an older lock goes first (XW-TOK-53).

    Whether the lock is legal was asked before, in `locking.py`: cards acquire theirs with `locking.acquire`.
    """
    if thing in ship.locks:
        ship.locks.remove(thing)
    while len(ship.locks) >= max(most, most_locks(m.state, ship)):
        break_lock(m, ship, ship.locks[0], rule="XW-TOK-53")
    ship.locks.append(thing)
    if len(ship.locks) > 1:
        credit(m, CAN, ship, "two-locks")
        credit(m, CAN, ship, "three-locks")
    m.note("locked", rule, ship=ship.id, object=thing)
    queue.trigger(m, AFTER_LOCKS, ship, thing)
    if has(ship, "jam"):  # XW-TOK-102
        break_lock(m, ship, thing, rule="XW-TOK-102")
        remove(m, ship, "jam", rule="XW-TOK-102")


def break_lock(m: XMatch, ship: Ship, thing: str, *, rule: str = "XW-TOK-58") -> None:
    if thing in ship.locks:
        ship.locks.remove(thing)
        m.note("lock-broken", rule, ship=ship.id, object=thing)


def transfer_lock(m: XMatch, locking: Ship, giver: str, taker: str) -> None:
    """A lock token moves from one object to another; on its own ship, or beside one of the same ship, it is broken."""
    if taker == locking.id:
        break_lock(m, locking, giver, rule="XW-TOK-51")
    elif taker in locking.locks:
        break_lock(m, locking, giver, rule="XW-FAQ-31")
    else:
        locking.locks[locking.locks.index(giver)] = taker
        m.note("locked", "XW-TOK-05", ship=locking.id, object=taker)


def spend_lock(m: XMatch, ship: Ship, thing: str, rule: str = "XW-TOK-55") -> None:
    ship.locks.remove(thing)
    m.note("spent", rule, ship=ship.id, token="lock", amount=1)
    queue.trigger(m, AFTER_SPENDS, ship, thing, "lock")


def forget_locks_on(s: Table, thing: str) -> None:
    """An object left play: the lock tokens on it return to the supply (XW-TOK-59)."""
    for ship in s.ships:
        if thing in ship.locks:
            ship.locks.remove(thing)


def may_spend(s: Table, ship: Ship, token: str, number: int = 1) -> bool:
    """Whether a ship has so many tokens to spend, its own or lent ones, and no card forbids it to."""
    held = sum(owner.tokens[token] for owner in owners(s, ship, token))
    return held >= number and not cannot(s, ship, f"spend:{token}")


def may_spend_lock(s: Table, ship: Ship, thing: str) -> bool:
    """Whether a ship has a lock on an object and no card keeps it from spending it."""
    return thing in ship.locks and not cannot(s, ship, "spend:lock")
