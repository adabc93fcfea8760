"""JumpMaster 5000."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, instead, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import attacker_in_your, can_hit
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.ships import damage, tokens
from battlemat.games.xwing.state import RESERVE, XMatch, forget
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_DEFENDS, PHASE_STARTS, WOULD_BE_DESTROYED


@triggered(
    "pilot:dengar",
    AFTER_DEFENDS,
    when=lambda x: attacker_in_your(x, "front"),
    able=lambda x: attack.may_bonus_attack(x.ship) and can_hit(x.s, x.ship, x.moment.other),
    may=True,
    cost=payment.charge(),
    bonus_attack=True,
)
def dengar(m: XMatch, x: Use) -> Flow[None]:
    attacker = x.moment.other
    yield from attack.bonus_attack(m, x.ship, against=lambda defender: defender == attacker)


@triggered(
    "pilot:manaroo",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(tokens.green(x.ship)) and any(ships_at(x.s, x.ship, 0, 1, "other friend")),
    may=True,
)
def manaroo(m: XMatch, x: Use) -> Flow[None]:
    """All of them."""
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 0, 1, "other friend"), rule="XW-TOK-05")
    if chosen is None:
        return
    for token in tokens.green(x.ship):
        for _ in range(x.ship.tokens.get(token, 0)):
            yield from tokens.transfer(m, x.ship, chosen, token, by=x.ship.owner, source=x.ship.id)


@instead("pilot:teltrevura", WOULD_BE_DESTROYED, may=True, cost=payment.charge())
def tel_trevura(m: XMatch, x: Use) -> Flow[None]:
    """A fresh start: without damage cards but for five new ones, out of the fight until the next round."""
    while x.ship.damage:
        card = x.ship.damage[0]
        card.faceup = False
        damage.repair(m, x.ship, card, "XW-DMG-29")
    forget(m.state, x.ship)
    yield from damage.suffer(m, x.ship, hits=5)
    if not x.ship.destroyed:
        docking.into_reserve(m, x.ship)
        m.note("in-reserve", "XW-DOC-26", ship=x.ship.id)


@triggered(
    "pilot:teltrevura", PHASE_STARTS, what=("planning",), when=lambda x: x.ship.place == RESERVE, in_reserve=True
)  # fmt: skip
def tel_trevura_returns(m: XMatch, x: Use) -> Flow[None]:
    edge = m.state.players[x.ship.owner].edge
    yield from docking.come_back(m, x.ship, lambda: (edge,), "XW-DOC-26")
