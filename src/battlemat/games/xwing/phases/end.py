"""The End Phase, the next round, and the end of the game (XW-PHA-36 to XW-PHA-40, XW-VIC)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.core.game import Step
from battlemat.games.xwing.phases.order import expire
from battlemat.games.xwing.ships import charges, removal
from battlemat.games.xwing.ships.tokens import CIRCULAR
from battlemat.games.xwing.state import REMOVED, Table, XMatch, seat, still_in
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import change, credit
from battlemat.games.xwing.timing.moments import KEEPS, PHASE_ENDS, PHASE_STARTS

ROUND = ("planning", "system", "activation", "engagement", "end")
"""XW-PHA-01."""


def begin_round(m: XMatch) -> None:
    """A new round: nobody has done anything yet (XW-ACT-19)."""
    s = m.state
    s.round += 1
    for ship in s.ships:
        ship.dial = ship.executing = ship.executed = ""
        ship.revealed = False
        ship.actions.clear()
        ship.did.clear()
    for thing in s.devices:
        thing.did.clear()
    for player in s.players:
        player.ready = False
    m.note("round", "XW-PHA-39", round=s.round)
    m.next_steps(*(Step(phase) for phase in ROUND))


def end(m: XMatch) -> Flow[None]:
    """Circular tokens go, then recurring charges recover, then the game may be over (XW-PHA-36 to XW-PHA-38)."""
    s = m.state
    s.phase = "end"
    m.note("phase", "XW-PHA-01", phase="end", round=s.round)
    queue.trigger(m, PHASE_STARTS, None, "", "end")
    yield from queue.settle(m)
    remove_circular_tokens(m)
    charges.recover_recurring(m)
    queue.trigger(m, PHASE_ENDS, None, "", "end")
    yield from queue.settle(m)
    yield from removal.remove_destroyed(m, round_over=True)  # XW-VIC-10
    expire(s, "round")
    check_victory(m)
    m.next_steps(Step("round"))


def remove_circular_tokens(m: XMatch) -> None:
    """Green and orange tokens leave all ships at once, those in reserve included (XW-TOK-09, XW-TOK-12)."""
    removed = False
    for ship in m.state.ships:
        for token in [token for token in ship.tokens if token in CIRCULAR]:
            kept = change(m.state, KEEPS, ship, token)
            if kept < ship.tokens[token]:
                ship.tokens[token] = kept
                removed = True
            if kept:
                credit(m, KEEPS, ship, token)
        for token in [token for token, number in ship.tokens.items() if not number]:
            del ship.tokens[token]
    if removed:
        m.note("tokens-removed", "XW-PHA-36")


def with_ships(s: Table) -> list[int]:
    """The players who have a ship left, be it in reserve (XW-VIC-08, XW-VIC-09)."""
    return [player for player in still_in(s) if any(ship.owner == player and ship.place != REMOVED for ship in s.ships)]


def check_victory(m: XMatch) -> None:
    """Whoever has no ships left has lost; the last one with ships wins (XW-VIC-01 to XW-VIC-06, XW-VIC-11)."""
    s = m.state
    left = with_ships(s)
    if not left:
        m.finish((), "xwing-nobody-left", "XW-VIC-05")
    if len(left) == 1:
        m.finish(tuple(left), "xwing-last-ships", "XW-VIC-04")
    for player in still_in(s):
        if player not in left:
            s.players[player].out = True
            m.note("eliminated", "XW-VIC-11", player=player)


def concede(m: XMatch, player: int) -> None:
    """A player leaves with all ships; the others play on, or the last of them has won."""
    s = m.state
    s.players[player].out = True
    m.note("conceded", "XW-VIC-04", player=player)
    for ship in s.ships:
        if ship.owner == player:
            removal.remove(m, ship, "conceded")
    s.devices[:] = [thing for thing in s.devices if thing.owner != player]
    for waiting in s.queues:
        waiting.waiting[:] = [w for w in waiting.waiting if not w.ship.startswith(f"{seat(player)}.")]
    left = still_in(s)
    if len(left) == 1:
        m.finish((left[0],), "xwing-conceded", "XW-VIC-04")
