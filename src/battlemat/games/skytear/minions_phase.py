"""The Minions Phase: control, damage, advance, minions (SK-MPH-01 to SK-MPH-62, SK-TLN-04 to SK-TLN-12)."""

from __future__ import annotations

from functools import lru_cache

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.core.game import Step
from battlemat.games.skytear.asking import NO, pick_cell
from battlemat.games.skytear.battlefield import lines_of, sees_cell
from battlemat.games.skytear.board import OTHER_SIDE, REACH, SIDES, Board, Cell, Cells, Side, cells
from battlemat.games.skytear.content import CARDS
from battlemat.games.skytear.damage import defeat, protection
from battlemat.games.skytear.paths import path_lengths
from battlemat.games.skytear.piles import draw
from battlemat.games.skytear.placing import reposition, spawn
from battlemat.games.skytear.state import (
    Hero,
    Minion,
    SkyMatch,
    Table,
    heroes_of,
    lanes_in_order,
    minions_of,
    speaker,
    team,
)
from battlemat.games.skytear.values import control_of_hero
from battlemat.games.skytear.victory import at_the_gates, check_victory

SPAWNED = 2
NEXUS_HP = 5


def minions_phase(m: SkyMatch) -> None:
    """Lanes by the numbers of their tokens, then domes, then upkeep (SK-MPH-02, SK-MPH-03)."""
    s = m.state
    s.phase = "minions"
    s.settled = []
    s.lasting = [lasting for lasting in s.lasting if lasting.until != "next-minions-phase"]
    for progress in s.progress.values():
        progress.lanes_this_phase = progress.domes_this_phase = 0
    m.note("minions-phase", "SK-OVR-05", turn=s.turn)
    lanes = [Step("lane", (lane,)) for lane in lanes_in_order(s)]
    domes = [Step("dome", (dome,)) for dome in s.board.domes]
    m.next_steps(*lanes, *domes, Step("gates"), Step("upkeep"))


def gates(m: SkyMatch) -> None:
    at_the_gates(m)


# Control --------------------------------------------------------------------------------------------------------------


def contest(m: SkyMatch, tokens: list[Cell], where: str) -> Flow[tuple[Side | None, int]]:
    """Control and one Lead card each; who wins, and by how much (SK-MPH-07 to SK-MPH-20, SK-TLN-07, SK-TLN-08)."""
    s = m.state
    values = {side: base_control(s, side, tokens) for side in SIDES}
    for side in SIDES:
        reveal_leads(m, side, tokens)
    for side in SIDES:  # the first player selects first: SK-MPH-14
        values[side] += yield from select_lead(m, side, tokens, where)
    south, north = values["south"], values["north"]
    winner: Side | None = "south" if south > north else "north" if north > south else None
    m.note("contested", "SK-MPH-17", where=where, south=south, north=north, winner=winner)
    return winner, abs(south - north)


def base_control(s: Table, side: Side, tokens: list[Cell]) -> int:
    """One for each hero and minion that sees one of the tokens."""
    value = sum(control_of_hero(s, hero) for hero in heroes_of(s, side) if sees_token(s, hero, tokens))
    return value + sum(sees_token(s, minion, tokens) for minion in minions_of(s, side))


def sees_token(s: Table, figure: Hero | Minion, tokens: list[Cell]) -> bool:
    return any(sees_cell(s, figure, token) for token in tokens)


def reveal_leads(m: SkyMatch, side: Side, tokens: list[Cell]) -> None:
    """All Lead cards of heroes that see a token, for both sides at once (SK-MPH-11, SK-HER-45)."""
    s = m.state
    for hero in heroes_of(s, side):
        if hero.leads and sees_token(s, hero, tokens):
            for lead in hero.leads:
                if not lead.face_up:
                    lead.face_up = True
                    m.note("lead-revealed", "SK-MPH-11", hero=hero.id, card=lead.card)


def select_lead(m: SkyMatch, side: Side, tokens: list[Cell], where: str) -> Flow[int]:
    """At most one card per side, which counts with its mana cost (SK-MPH-12, SK-MPH-13, SK-HPH-36, SK-HPH-37)."""
    s = m.state
    leads = {
        f"{hero.id}>{lead.card}": lead.card
        for hero in heroes_of(s, side)
        if sees_token(s, hero, tokens)
        for lead in hero.leads
    }
    chosen = yield from pick(
        m, speaker(s, side), "select-lead", "SK-MPH-12", lambda: list(leads), may=NO, about={"where": where}
    )
    if chosen is None:
        return 0
    cost = CARDS[leads[chosen]].cost
    m.note("lead-selected", "SK-MPH-12", side=side, hero=chosen.partition(">")[0], card=leads[chosen], n=cost)
    return cost


# Lanes ----------------------------------------------------------------------------------------------------------------


def lane(m: SkyMatch, name: str) -> Flow[None]:
    """Winner, damage, advance, spawn (SK-MPH-05); tokens near one Nexus are one challenge (SK-TLN-04)."""
    s = m.state
    if name in s.settled:
        return
    lanes = combined(s, name)
    s.settled += lanes
    winner, difference = yield from contest(m, [s.tokens[one].cell for one in lanes], f"lane-{name}")
    if winner is not None:
        won_challenge(m, winner, "lane")
        yield from lane_damage(m, winner, lanes, difference)
        for one in lanes:  # SK-TLN-10
            yield from advance(m, winner, one, difference)
    order = (winner, OTHER_SIDE[winner]) if winner is not None else ("north", "south")  # SK-MPH-19
    for one in lanes:
        for side in order:
            if s.towers[side][one] > 0:  # SK-MPH-61
                yield from spawn(m, speaker(s, side), side, one, SPAWNED, "SK-MPH-58")


def combined(s: Table, name: str) -> list[str]:
    """The lane and, on a board with three, those whose tokens are in LOS of the same Nexus (SK-TLN-04 to SK-TLN-06)."""
    lanes = [lane for lane in lanes_in_order(s) if lane not in s.settled]
    if len(s.tokens) < 3:
        return [name]
    lines = lines_of(s)
    for side in SIDES:
        near = [lane for lane in lanes if lines.steps[s.board.nexus[side]][s.tokens[lane].cell] <= REACH]
        if name in near:
            return near
    return [name]


def won_challenge(m: SkyMatch, side: Side, kind: str) -> None:
    """It counts the moment its winner is determined (SK-CNT-16)."""
    progress = m.state.progress[side]
    if kind == "lane":
        progress.lanes += 1
        progress.lanes_this_phase += 1
    else:
        progress.domes += 1
        progress.domes_this_phase += 1
    check_victory(m)


def lane_damage(m: SkyMatch, winner: Side, lanes: list[str], damage: int) -> Flow[None]:
    """Minions of the lane first, what is left to one structure near the token (SK-MPH-21 to SK-MPH-34)."""
    s = m.state
    there = [minion for minion in minions_of(s, OTHER_SIDE[winner]) if minion.lane in lanes]
    hit = yield from choose_minions(m, winner, there, damage)
    fallen = [minion for minion in hit if protection(s, minion) is None]
    if fallen:
        yield from defeat(m, speaker(s, winner), fallen, "SK-MPH-22")
    if damage > len(there) == len(fallen):  # a minion that is still there shields the structures: SK-MPH-34
        yield from structure_damage(m, winner, lanes, damage - len(there))


def choose_minions(m: SkyMatch, winner: Side, there: list[Minion], damage: int) -> Flow[list[Minion]]:
    """One point for each minion; the winner chooses where there are more minions than points (SK-MPH-23)."""
    if damage >= len(there):
        return there
    left = {minion.id: minion for minion in there}
    hit: list[Minion] = []
    while len(hit) < damage:
        chosen = yield from pick(
            m,
            speaker(m.state, winner),
            "lane-damage",
            "SK-MPH-23",
            lambda: list(left),
            about={"left": damage - len(hit)},
        )
        assert chosen is not None
        hit.append(left.pop(chosen))
    return hit


def structure_damage(m: SkyMatch, winner: Side, lanes: list[str], damage: int) -> Flow[None]:
    """All of it to one enemy tower or Nexus within 3 hexes of the token (SK-MPH-26 to SK-MPH-33, SK-TLN-09)."""
    s = m.state
    enemy = OTHER_SIDE[winner]
    tokens = [s.tokens[one].cell for one in lanes]

    def in_reach() -> list[str]:
        return [
            name
            for name, cell in structures(s, enemy).items()
            if any(s.board.distance[token][cell] <= REACH for token in tokens)
        ]

    name = yield from pick(m, speaker(s, winner), "structure", "SK-MPH-30", in_reach, about={"damage": damage})
    if name is None:
        m.note("damage-lost", "SK-MPH-29", side=winner, n=damage)
        return
    hurt(m, winner, name, damage)
    yield from draw_for_structure(m, winner)


def structures(s: Table, side: Side) -> dict[str, Cell]:
    """What can be damaged of a side: its towers, and its Nexus once it is armed (SK-MIN-23, SK-MIN-24)."""
    board = s.board
    found = {f"{side}.tower-{lane}": board.tower[side][lane] for lane, hp in s.towers[side].items() if hp > 0}
    if s.nexus[side] > 0:
        found[f"{side}.nexus"] = board.nexus[side]
    return found


def hurt(m: SkyMatch, winner: Side, name: str, damage: int) -> None:
    """Damage beyond the last HP is lost (SK-MPH-30, SK-CNT-17)."""
    s = m.state
    enemy = OTHER_SIDE[winner]
    progress = s.progress[winner]
    if name == f"{enemy}.nexus":
        lost = min(damage, s.nexus[enemy])
        s.nexus[enemy] -= lost
        progress.structure_hp += lost
        m.note("structure-damaged", "SK-MPH-26", structure=name, lost=lost, hp=s.nexus[enemy])
        check_victory(m, fallen=enemy if s.nexus[enemy] == 0 else None)
        return
    lane = name.removeprefix(f"{enemy}.tower-")
    first = all(hp > 0 for hp in s.towers[enemy].values())
    lost = min(damage, s.towers[enemy][lane])
    s.towers[enemy][lane] -= lost
    progress.structure_hp += lost
    m.note("structure-damaged", "SK-MPH-26", structure=name, lost=lost, hp=s.towers[enemy][lane])
    if s.towers[enemy][lane] == 0:
        progress.towers.append(lane)
        m.note("tower-destroyed", "SK-MIN-29", structure=name)
        if first:  # SK-MIN-24, SK-MIN-25, SK-MPH-31
            s.nexus[enemy] = NEXUS_HP
            m.note("nexus-armed", "SK-MIN-24", structure=f"{enemy}.nexus", hp=NEXUS_HP)
    check_victory(m)


def draw_for_structure(m: SkyMatch, side: Side) -> Flow[None]:
    """One card, whatever the damage; a team decides who draws it (SK-MPH-32, SK-MUL-20)."""
    members = team(m.state, side)
    chosen = yield from pick(
        m, members[0], "who-draws", "SK-MUL-20", lambda: [f"player-{player}" for player in members]
    )
    assert chosen is not None
    draw(m, int(chosen.removeprefix("player-")), 1, "SK-MPH-32")


# Advance --------------------------------------------------------------------------------------------------------------


def advance(m: SkyMatch, winner: Side, name: str, steps: int) -> Flow[None]:
    """Towards the nearest enemy tower token, around domes, until next to it (SK-MPH-35 to SK-MPH-48)."""
    s = m.state
    token = s.tokens[name]
    cell = yield from pick_cell(
        m,
        speaker(s, winner),
        "advance",
        "SK-MPH-43",
        lambda: advance_ends(s, OTHER_SIDE[winner], token.cell, steps),
        lane=name,
    )
    if cell is None or cell == token.cell:
        return
    origin = token.cell
    token.cell = cell
    names = s.board.names
    m.note("advanced", "SK-MPH-35", lane=name, origin=names[origin], to=names[cell])
    for side in (winner, OTHER_SIDE[winner]):  # SK-MPH-49
        yield from reposition(m, speaker(s, side), side, name)


def advance_ends(s: Table, enemy: Side, token: Cell, steps: int) -> Cells:
    """Where a token may come to rest: so many steps along some shortest way to some nearest structure."""
    goals = {cell: ways_around(s.board, cell) for cell in structures(s, enemy).values()}
    least = min(lengths[token] for lengths in goals.values())
    walked = min(steps, least - 1)
    if walked <= 0:
        return 1 << token
    here = ways_around(s.board, token)
    return cells(
        cell
        for lengths in goals.values()
        if lengths[token] == least
        for cell, left in lengths.items()
        if left == least - walked and here.get(cell) == walked
    )


@lru_cache(1000)
def ways_around(board: Board, cell: Cell) -> dict[Cell, int]:
    """Steps to every hex by ways that enter no dome (SK-MPH-42, SK-MPH-45)."""
    return path_lengths(board, cell, board.outside)
