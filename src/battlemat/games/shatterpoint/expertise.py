"""Expertise charts: which row counts, what it does in the attack, what it keeps for afterwards (SP-STA-15 to -28)."""

from __future__ import annotations

from typing import Final

from battlemat.games.shatterpoint.dice import add, change
from battlemat.games.shatterpoint.records import Effect, Row, Stance
from battlemat.games.shatterpoint.state import Attack, Roll, Table, character_of, unit_of

RESULTS: Final = frozenset({"crit", "strike", "block"})
ATTACKER: Final = 0
DEFENDER: Final = 1


def row_of(s: Table, attack: Attack, side: int) -> tuple[Effect, ...]:
    """The row of a side's chart that its expertise results select now (SP-DIC-05, SP-DIC-09, SP-CON-18)."""
    _, _, row = _row(s, attack, side)
    return () if row is None else row.effects


def rows_used(s: Table, attack: Attack) -> list[str]:
    """The rows that count on both sides, as `stance/chart/first`."""
    found = [_row(s, attack, side) for side in (ATTACKER, DEFENDER)]
    return [f"{stance.id}/{name}/{row.first}" for stance, name, row in found if row is not None]


def read_stance(s: Table, attack: Attack, side: int) -> Stance:
    """The stance whose chart a side reads: its own, or the one that an ability lends it."""
    if side == DEFENDER:
        return unit_of(s, attack.advisor or character_of(s, attack.defender).unit).stance
    return unit_of(s, character_of(s, attack.defender if attack.mirrored else attack.attacker).unit).stance


def _row(s: Table, attack: Attack, side: int) -> tuple[Stance, str, Row | None]:
    stance = read_stance(s, attack, side)
    if side == DEFENDER:
        return stance, "defense", None if attack.exposed else stance.defense_chart.selected(attack.defense.expertise)
    chart = stance.melee_chart if attack.type == "melee" else stance.ranged_chart
    blind = chart is None or attack.disarmed
    return stance, attack.type, None if blind or chart is None else chart.selected(attack.attack.expertise)


def alter(roll: Roll, row: tuple[Effect, ...], own: bool, results: tuple[str, ...]) -> None:
    """Apply the entries of a row that alter a roll: added results to the owner's own, changes to either.

    `results` are those the roll can show besides failure (SP-STA-20 to SP-STA-23).
    """
    for effect in row:
        old, _, new = effect.partition(">")
        if new:
            if old in results or (old == "failure" and new in results):
                change(roll, old, new)
        elif own and effect in results:
            add(roll, effect)


def is_noted(effect: Effect) -> bool:
    """Whether an entry waits until the attack is resolved (SP-STA-25)."""
    return effect not in RESULTS and ">" not in effect
