"""Delta-7 Aethersprite."""

from __future__ import annotations

from collections.abc import Iterator

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.effects import change_course, choose_ship, give, like_revealed
from battlemat.games.xwing.abilities.phrases import bullseye, fully, near
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.combat.dice import Change, Either, Modification
from battlemat.games.xwing.ships import actions, charges, tokens
from battlemat.games.xwing.state import Ship, XMatch, in_play
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, AFTER_REVEALS, AFTER_SPENDS, PHASE_STARTS


def enemy_ahead(x: Use) -> bool:
    """An enemy in the front arc at range 0-1 or in the bullseye arc."""
    if any(is_in_arc(x.s, x.ship, "front", enemy) for enemy in ships_at(x.s, x.ship, 0, 1, "enemy")):
        return True
    enemies = [ship for ship in in_play(x.s) if ship.owner != x.ship.owner]
    return any(is_in_arc(x.s, x.ship, "bullseye", enemy) for enemy in enemies)


@triggered(
    "pilot:anakinskywalker",
    AFTER_MANEUVER,
    when=lambda x: fully(x) and enemy_ahead(x),
    able=lambda x: tokens.stressed(x.ship),
    may=True,
    cost=payment.force(),
)
def anakin_skywalker(m: XMatch, x: Use) -> None:
    tokens.remove(m, x.ship, "stress")


@triggered(
    "pilot:obiwankenobi",
    AFTER_SPENDS,
    what=("focus",),
    of="friend",
    when=lambda x: near(x, 0, 2),
    may=True,
    cost=payment.force(),
)
def obi_wan_kenobi(m: XMatch, x: Use) -> Flow[None]:
    yield from give(m, x, "focus")


def transfers(x: Use, friend: Ship) -> Iterator[str]:
    """A green token to a friend, an orange one from it."""
    yield from (f"give-{token}" for token in tokens.green(x.ship))
    yield from (f"take-{token}" for token in tokens.ORANGE if tokens.has(friend, token))


def partners(x: Use) -> list[Ship]:
    return [ship for ship in ships_at(x.s, x.ship, 0, 2, "other friend") if any(transfers(x, ship))]


@triggered(
    "pilot:plokoon",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(partners(x)),
    may=True,
    cost=payment.force(),
)
def plo_koon(m: XMatch, x: Use) -> Flow[None]:
    friend = yield from choose_ship(m, x, lambda: partners(x), rule="XW-TOK-05")
    if friend is None:
        return
    chosen = yield from pick(
        m, x.ship.owner, "transfer", "XW-TOK-05", lambda: list(transfers(x, friend)), may=PASS,
        about={"ship": friend.id},
    )  # fmt: skip
    if chosen is not None:
        verb, _, token = chosen.partition("-")
        giver, taker = (x.ship, friend) if verb == "give" else (friend, x.ship)
        yield from tokens.transfer(m, giver, taker, token, by=x.ship.owner, source=x.ship.id)


@triggered("pilot:macewindu", AFTER_MANEUVER, when=lambda x: fully(x, "red"))
def mace_windu(m: XMatch, x: Use) -> None:
    charges.recover_force(m, x.ship)


@modifies(
    "pilot:luminaraunduli",
    "attack",
    "defender",
    of="friend",
    when=lambda x: near(x, 0, 2) and not bullseye(x),
    cost=payment.force(),
)
def luminara_unduli(x: Use) -> Modification:
    return Either((Change(("crit",), "hit"), Change(("hit",), "focus")))


@modifies(
    "pilot:barrissoffee",
    "attack",
    "attacker",
    of="friend",
    when=lambda x: near(x, 0, 2) and bullseye(x),
    cost=payment.force(),
)
def barriss_offee(x: Use) -> Modification:
    return Either((Change(("focus",), "hit"), Change(("hit",), "crit")))


@triggered(
    "pilot:saeseetiin",
    AFTER_REVEALS,
    of="friend",
    when=lambda x: near(x, 0, 2),
    able=lambda x: bool(like_revealed(x)),
    may=True,
    cost=payment.force(),
)
def saesee_tiin(m: XMatch, x: Use) -> Flow[None]:
    yield from change_course(m, x)


def ready_friends(x: Use) -> list[Ship]:
    """The friendly ships at range 0-1 that could perform an action, even while they are stressed."""
    return [
        ship
        for ship in ships_at(x.s, x.ship, 0, 1, "friend")
        if actions.available(x.s, ship, actions.standard_actions(x.s, ship), while_stressed=True)
    ]


@triggered(
    "pilot:ahsokatano",
    AFTER_MANEUVER,
    when=fully,
    able=lambda x: bool(ready_friends(x)),
    may=True,
    cost=payment.force(),
)
def ahsoka_tano(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ready_friends(x))
    if chosen is not None:
        yield from actions.perform(m, chosen, actions.standard_actions(m.state, chosen), while_stressed=True)
