"""JumpMaster 5000."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import attack, costs, damage, docking, tokens
from battlemat.games.xwing.abilities.declare import Use, instead, triggered
from battlemat.games.xwing.abilities.phrases import attacker_in
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.objects import ships_at
from battlemat.games.xwing.state import RESERVE, XMatch
from battlemat.games.xwing.windows import AFTER_DEFENDS, PHASE_STARTS, WOULD_BE_DESTROYED


def shots_back(x: Use) -> bool:
    return bool(attack.bonus_shots(x.s, x.ship, against=lambda other: other == x.attack.attacker))


@triggered(
    "pilot:dengar",
    AFTER_DEFENDS,
    when=lambda x: attacker_in(x, "front"),
    able=shots_back,
    may=True,
    cost=costs.charge(),
    bonus_attack=True,
)
def dengar(m: XMatch, x: Use) -> Flow[bool]:
    return (yield from attack.bonus_attack(m, x.ship, against=lambda other: other == x.attack.attacker))


@instead("pilot:teltrevura", WOULD_BE_DESTROYED, may=True, cost=costs.charge())
def tel_trevura(m: XMatch, x: Use) -> Flow[bool]:
    """All damage is discarded, five hits are suffered, and the ship is gone until the next round."""
    for card in list(x.ship.damage):
        card.faceup = False
        damage.repair(m, x.ship, card)
    yield from damage.suffer(m, x.ship, hits=5)
    docking.into_reserve(m, x.ship)
    m.note("in-reserve", "XW-DOC-26", ship=x.ship.id)
    return True


@triggered(
    "pilot:teltrevura",
    PHASE_STARTS,
    what=("planning",),
    when=lambda x: x.ship.place == RESERVE and not x.ship.carrier,
    in_reserve=True,
)
def tel_trevura_returns(m: XMatch, x: Use) -> Flow[None]:
    own = m.state.players[x.ship.owner].edge
    yield from docking.come_back(m, x.ship, lambda: (own,), "XW-DOC-26")


@triggered(
    "pilot:manaroo",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(tokens.green(x.ship)) and any(ships_at(x.s, x.ship, 0, 1, "other friend")),
    may=True,
)
def manaroo(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick_ship(
        m, x.ship.owner, "XW-TOK-05", lambda: ships_at(m.state, x.ship, 0, 1, "other friend"), about={"card": x.card}
    )
    if chosen is not None:
        for token in tokens.green(x.ship):
            while tokens.has(x.ship, token):
                yield from tokens.transfer(m, x.ship, chosen, token, by=x.ship.owner, source=x.ship.id)
