"""Z-95-AF4 headhunter."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.cards.sheet import Action
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch
from battlemat.games.xwing.table.measures import at_range
from battlemat.games.xwing.table.objects import base_of, shape_of, ships_at
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, ATTACK_DICE, PHASE_STARTS, ROLLS_ATTACK


def as_red(s: Table, ship: Ship) -> list[Action]:
    """XW-FAQ-67, XW-FAQ-68."""
    return actions.as_red(s, ship, actions.standard_actions(s, ship))


def wingmen(x: Use) -> list[Ship]:
    return [
        ship
        for ship in ships_at(x.s, x.ship, 1, 1, "friend")
        if actions.available(x.s, ship, as_red(x.s, ship))
    ]  # fmt: skip


@triggered("pilot:airencracken", AFTER_ATTACKS, able=lambda x: bool(wingmen(x)), may=True)
def airen_cracken(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: wingmen(x))
    if chosen is not None:
        yield from actions.perform(m, chosen, as_red(m.state, chosen))


def wingman_at_defender(x: Use) -> bool:
    """Another friendly ship is at range 0-1 of the defender."""
    defender = shape_of(x.s, x.attack.defender)
    others = [ship for ship in x.s.ships if ship.owner == x.ship.owner and ship is not x.ship]
    return any(ship.place == IN_PLAY and at_range(base_of(x.s, ship), defender, 0, 1) for ship in others)


@triggered("pilot:lieutenantblount", ROLLS_ATTACK, when=lambda x: primary(x) and wingman_at_defender(x), may=True)
def lieutenant_blount(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@changes(
    "pilot:ndrusuhlak",
    ATTACK_DICE,
    when=lambda x: primary(x) and not any(ships_at(x.s, x.ship, 0, 2, "other friend")),
)
def ndru_suhlak(x: Use) -> int:
    return 1


def lenders(x: Use) -> list[Ship]:
    """The friendly ships at range 0-2 with a focus or evade token."""
    others = ships_at(x.s, x.ship, 0, 2, "other friend")
    return [ship for ship in others if tokens.has(ship, "focus") or tokens.has(ship, "evade")]


@triggered("pilot:kaatoleeachos", PHASE_STARTS, what=("engagement",), able=lambda x: bool(lenders(x)), may=True)
def kaato_leeachos(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: lenders(x), rule="XW-TOK-05")
    if chosen is None:
        return
    held = [token for token in ("focus", "evade") if tokens.has(chosen, token)]
    token = yield from pick(m, x.ship.owner, "token", "XW-TOK-05", held, about={"ship": x.ship.id})
    yield from tokens.transfer(m, chosen, x.ship, token or held[0], by=x.ship.owner, source=x.ship.id)
