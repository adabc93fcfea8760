"""Winning and drawing (SK-OVR-07 to SK-OVR-16, SK-CNT-14 to SK-CNT-18). Checked after each change that could matter."""

from __future__ import annotations

from battlemat.games.skytear.board_file import OTHER_SIDE, SIDES, Side
from battlemat.games.skytear.content import (
    VICTORY_CARDS,
    ControlWins,
    HeroesDefeated,
    MinionsDefeated,
    StructureDamage,
    TokensAtTheGates,
    TowerDestroyed,
    VictoryCondition,
    WinsInOnePhase,
)
from battlemat.games.skytear.state import SkyMatch, Table, team

LEFT: dict[Side, str] = {"south": "west", "north": "east"}
RIGHT: dict[Side, str] = {"south": "east", "north": "west"}


def check_victory(m: SkyMatch, *, fallen: Side | None = None) -> None:
    """End the match if somebody has won by now; both at once is a draw (SK-OVR-11 to SK-OVR-13).

    `fallen` is the side whose Nexus has just been destroyed.
    """
    s = m.state
    by_nexus = None if fallen is None else OTHER_SIDE[fallen]
    by_cards: dict[Side, list[str]] = {
        side: [card for card in s.victory if fulfilled(s, side, VICTORY_CARDS[card].condition)] for side in SIDES
    }
    for side in SIDES:
        for card in by_cards[side]:
            m.note("victory-card", "SK-OVR-08", side=side, victory=card)
    winners = [side for side in SIDES if by_cards[side] or side == by_nexus]
    if len(winners) == 2:
        m.finish((), "skytear-both-won", "SK-OVR-12" if by_nexus is None else "SK-OVR-13")
    if winners and winners[0] == by_nexus:
        m.finish(tuple(sorted(team(s, winners[0]))), "skytear-nexus-destroyed", "SK-OVR-07")
    if winners:
        m.finish(tuple(sorted(team(s, winners[0]))), "skytear-victory-card", "SK-OVR-08")


def fulfilled(s: Table, side: Side, condition: VictoryCondition) -> bool:
    if isinstance(condition, TowerDestroyed):
        return tower_lane(side, condition) in s.progress[side].towers
    if isinstance(condition, TokensAtTheGates):
        return False  # checked at its own moment: `at_the_gates`
    done, needed = progress_on(s, side, condition)
    return done >= needed


def tower_lane(side: Side, condition: TowerDestroyed) -> str:
    """Left and right as seen from a side's own Nexus (SK-CNT-15)."""
    return (LEFT if condition.lane == "own-left" else RIGHT)[side]


def progress_on(s: Table, side: Side, condition: VictoryCondition) -> tuple[int, int]:
    """How much of a condition a side has done, and how much it asks for (SK-OVR-10)."""
    done = s.progress[side]
    if isinstance(condition, TowerDestroyed):
        return int(tower_lane(side, condition) in done.towers), 1
    if isinstance(condition, ControlWins):
        lanes = done.lanes if "lane" in condition.where else 0
        return lanes + (done.domes if "dome" in condition.where else 0), condition.n
    if isinstance(condition, WinsInOnePhase):
        lanes, domes = min(done.lanes_this_phase, condition.lanes), min(done.domes_this_phase, condition.domes)
        return lanes + domes, condition.lanes + condition.domes
    if isinstance(condition, HeroesDefeated):
        return done.heroes if condition.scope == "game" else done.heroes_this_turn, condition.n
    if isinstance(condition, MinionsDefeated):
        return done.minions_this_turn, condition.n
    if isinstance(condition, StructureDamage):
        return done.structure_hp, condition.n
    return sum(token_at_the_gate(s, side, lane) for lane in s.tokens), condition.lanes


def token_at_the_gate(s: Table, side: Side, lane: str) -> bool:
    """Next to the lane's enemy tower, or within 3 hexes of the enemy Nexus once that tower is gone (SK-CNT-18)."""
    enemy = OTHER_SIDE[side]
    board, cell = s.board, s.tokens[lane].cell
    if s.towers[enemy][lane] > 0:
        return board.distance[cell][board.tower[enemy][lane]] <= 1
    return board.distance[cell][board.nexus[enemy]] <= 3


def at_the_gates(m: SkyMatch) -> None:
    """Checked once in each Minions Phase, when the dome has been resolved (SK-CNT-18)."""
    s = m.state
    for card in s.victory:
        condition = VICTORY_CARDS[card].condition
        if isinstance(condition, TokensAtTheGates):
            for side in SIDES:  # never both: a token stands at one tower only
                done, needed = progress_on(s, side, condition)
                if done >= needed:
                    m.note("victory-card", "SK-OVR-08", side=side, victory=card)
                    m.finish(tuple(sorted(team(s, side))), "skytear-victory-card", "SK-CNT-18")


def concede(m: SkyMatch, player: int) -> None:
    """Nobody is eliminated (SK-OVR-19): who gives up gives the game to the other side."""
    s = m.state
    m.note("conceded", "SK-OVR-19", player=player)
    m.finish(tuple(sorted(team(s, OTHER_SIDE[s.players[player].side]))), "skytear-conceded", "SK-OVR-19")
