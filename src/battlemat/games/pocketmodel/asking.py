"""Small questions that many abilities ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, PickSome
from battlemat.core.errors import Refusal
from battlemat.games.pocketmodel.effects import Filter
from battlemat.games.pocketmodel.state import RESERVES, PocketMatch, Unit, still_in, unit_of
from battlemat.games.pocketmodel.values import matches

NO = "no"


def pick_unit(
    m: PocketMatch, player: int, kind: str, rule: str, units: Callable[[], Sequence[Unit]], *, may: bool, card: str
) -> Flow[Unit | None]:
    chosen = yield from pick(
        m, player, kind, rule, lambda: [unit.id for unit in units()], may=NO if may else "", about={"card": card}
    )
    return None if chosen is None else unit_of(m.state, chosen)


def agrees(m: PocketMatch, player: int, kind: str, rule: str, card: str) -> Flow[bool]:
    """A plain yes or no."""
    answer = yield from pick(m, player, kind, rule, lambda: ("yes",), may=NO, about={"card": card})
    return answer == "yes"


def pick_opponent(m: PocketMatch, player: int, rule: str, card: str) -> Flow[int | None]:
    """One opponent of the player's choice (PM-VAR-21)."""
    chosen = yield from pick(
        m,
        player,
        "opponent",
        rule,
        lambda: [f"player-{other}" for other in still_in(m.state) if other != player],
        about={"card": card},
    )
    return None if chosen is None else int(chosen.rsplit("-", 1)[1])


def pick_reserves(
    m: PocketMatch,
    player: int,
    kind: str,
    rule: str,
    stars: int,
    wanted: Filter,
    *,
    may: bool,
    about: dict[str, object],
) -> Flow[list[Unit]]:
    """Units from a player's reserves totalling at most so many stars."""

    def ask() -> PickSome | None:
        if m.state.players[player].out:
            return None
        waiting = [
            unit for unit in m.state.players[player].units if unit.zone == RESERVES and matches(unit, wanted, player)
        ]
        fitting = [unit for unit in waiting if unit.stars <= stars]
        if not fitting:
            return None
        return PickSome(
            player,
            kind,
            rule,
            [unit.id for unit in fitting] + ([NO] if may else []),
            {"stars": stars, **about},
            lambda: {
                unit.id: Refusal("pocketmodel-too-many-stars", rule, {"total": unit.stars, "limit": stars})
                for unit in waiting
                if unit.stars > stars
            },
            most=len(fitting),
            budget=stars,
            budget_rule=rule,
            weights=[unit.stars for unit in fitting] + ([0] if may else []),
            alone=NO if may else "",
        )

    chosen = yield from choose(ask)
    return [unit_of(m.state, unit) for unit in chosen or () if unit != NO]
