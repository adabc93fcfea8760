"""Setting up: first player, sides, mission, decks, stances (SP-SET); squads are deployed in `deployment.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from battlemat.core.asking import choose
from battlemat.core.chance import Chance
from battlemat.core.decision import Flow, Pick
from battlemat.core.game import SEATS, Step
from battlemat.games.shatterpoint.battlefield import battlefield, objective_height
from battlemat.games.shatterpoint.content import MISSIONS, UNITS
from battlemat.games.shatterpoint.dice import roll_attack
from battlemat.games.shatterpoint.state import (
    SHATTERPOINT,
    Character,
    Moment,
    Objective,
    Player,
    ShatterMatch,
    Table,
    Unit,
)
from battlemat.games.shatterpoint.struggle import reveal_struggle
from battlemat.games.shatterpoint.terrain import SIDE
from battlemat.games.shatterpoint.timing import window

FIRST_PLAYER_DICE = 5


def new_table(setup: Mapping[str, Any], chance: Chance) -> Table:
    """The table before anything is rolled."""
    return Table(
        agenda=[Step("set-up")],
        chance=chance,
        result=None,
        offers=[],
        players=[new_player(number, entry) for number, entry in enumerate(setup["players"])],
        battlefield=setup["battlefield"],
    )


def new_player(number: int, entry: Mapping[str, Any]) -> Player:
    units = [
        new_unit(number, kind, squad)
        for squad, members in enumerate(entry["squads"])
        for kind in (members["primary"], members["secondary"], members["supporting"])
    ]
    force = sum(unit.card.force for unit in units)  # SP-UNI-21
    return Player(entry["name"], entry["mission"], units, pool=force, force=force)


def new_unit(owner: int, kind: str, squad: int) -> Unit:
    """A unit is `a.lord-maul`, its characters are `a.lord-maul.1` and so on."""
    card = UNITS[kind]
    name = f"{SEATS[owner]}.{kind}"
    members = [Character(f"{name}.{n}", name, owner, card.base / 2) for n in range(1, card.characters + 1)]
    return Unit(name, kind, owner, squad, members)


def set_up(m: ShatterMatch) -> Flow[None]:
    """Steps 1 to 6 of the set-up; deployment and the first struggle follow (SP-SET-01)."""
    s = m.state
    s.first = s.active = roll_for_first(m)
    yield from _choose_edge(m)  # 1
    yield from _choose_mission(m)
    deal_mission(m)
    lay_objectives(m)  # 2
    m.note("battlefield-built", "SP-SET-12", battlefield=battlefield(s.battlefield).plan.name)  # 3
    yield from _make_order_decks(m)  # 4
    for number, player in enumerate(s.players):
        m.note("force-pool", "SP-UNI-21", player=number, force=player.force)  # 5
    m.note("tracker-set", "SP-MIS-14")  # 6
    order = (s.first, 1 - s.first)
    m.next_steps(
        *(Step("deploy", (player,)) for _ in range(2) for player in order),  # SP-SET-19
        *(Step("stances", (player,)) for player in order),
        Step("first-struggle"),
        Step("turn"),
    )


def _make_order_decks(m: ShatterMatch) -> Flow[None]:
    """A card for each unit and the Shatterpoint card, shuffled; abilities may add some before (SP-SET-16)."""
    s = m.state
    for player in s.players:
        player.deck = [SHATTERPOINT, *(unit.id for unit in player.units)]
    yield from window(m, [Moment("order-decks")], s.first)
    for number, player in enumerate(s.players):
        player.deck.sort()
        s.chance.shuffle(player.deck)
        m.note("order-deck", "SP-SET-16", player=number, cards=len(player.deck))


def roll_for_first(m: ShatterMatch) -> int:
    """More crits, then strikes, then expertise; else both roll again (SP-SET-02, SP-SET-03)."""
    while True:
        rolls = [roll_attack(m.state.chance, FIRST_PLAYER_DICE) for _ in m.state.players]
        results = [[roll.crit, roll.strike, roll.expertise] for roll in rolls]
        m.note("rolled-for-first", "SP-SET-02", rolls=results)
        if results[0] != results[1]:
            first = 0 if results[0] > results[1] else 1
            m.note("first-player", "SP-SET-02", player=first)
            return first


def _choose_edge(m: ShatterMatch) -> Flow[None]:
    s = m.state
    answer = yield from choose(lambda: Pick(s.first, "edge", "SP-SET-04", ["edge:south", "edge:north"]))
    edge = int(answer == "edge:north")
    s.players[s.first].edge, s.players[1 - s.first].edge = edge, 1 - edge
    m.note("edge", "SP-SET-04", player=s.first, edge="north" if edge else "south")


def _choose_mission(m: ShatterMatch) -> Flow[None]:
    """The first player chooses one of the two sets brought (SP-SET-05)."""
    s = m.state
    ids = [f"mission:{name}" for name in dict.fromkeys(player.mission for player in s.players)]
    answer = yield from choose(lambda: Pick(s.first, "mission", "SP-SET-05", ids), forced=True)
    s.mission = (answer or ids[0]).partition(":")[2]
    m.note("mission", "SP-SET-05", mission=s.mission)


def lay_objectives(m: ShatterMatch) -> None:
    """As the mission card shows them, its bottom at the first player's edge; terrain lifts them.

    SP-SET-06, SP-SET-13, SP-SET-27.
    """
    s = m.state
    north = s.players[s.first].edge == 1
    field = battlefield(s.battlefield).field
    for spot in MISSIONS[s.mission].objectives:
        x, y = (SIDE - spot.x, SIDE - spot.y) if north else (spot.x, spot.y)
        s.objectives.append(Objective(spot.id, round(x, 4), round(y, 4), objective_height(field, x, y) or 0.0))
    m.note("objectives-laid", "SP-SET-06", objectives=[[o.id, o.x, o.y, o.height] for o in s.objectives])


def deal_mission(m: ShatterMatch) -> None:
    """One card of each phase, the first phase on top; the others are put away unseen (SP-SET-07 to SP-SET-09)."""
    s = m.state
    for phase in (3, 2, 1):
        cards = [card.id for card in MISSIONS[s.mission].struggles.values() if card.phase == phase]
        s.chance.shuffle(cards)
        s.mission_deck.append(cards.pop())
        s.set_aside += cards
    m.note("mission-deck", "SP-SET-08", cards=len(s.mission_deck))


def choose_stances(m: ShatterMatch, player: int) -> Flow[None]:
    """The active side of every double-sided stance card (SP-SET-25)."""
    for unit in m.state.players[player].units:
        if len(unit.card.stances) == 2:
            ids = [f"stance:{stance}" for stance in unit.card.stances]
            about = {"unit": unit.id}
            answer = yield from choose(partial(Pick, player, "stance", "SP-SET-25", ids, about))
            unit.side = ids.index(answer) if answer is not None else 0
            m.note("stance", "SP-SET-25", unit=unit.id, stance=unit.stance.id)


def first_struggle(m: ShatterMatch) -> Flow[None]:
    """Reveal the first card; a map is chosen by whoever is not the first player (SP-SET-26, SP-MIS-07).

    Then abilities that wait for the end of the set-up.
    """
    yield from window(m, [Moment("first-struggle")], m.state.first)
    yield from reveal_struggle(m, 1 - m.state.first)
    yield from window(m, [Moment("set-up")], m.state.first)
