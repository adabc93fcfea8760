"""Setup: player order, edges, obstacles, forces, decks (XW-SET)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from battlemat.core.asking import choose, pick
from battlemat.core.chance import Chance
from battlemat.core.decision import Flow, Pick, Place
from battlemat.core.game import SEATS, Step
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.content import FORMATS
from battlemat.games.xwing.cards.sheet import make_sheet, sheet
from battlemat.games.xwing.combat.dice import roll_attack
from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.lists.build import read_list, ships_of, squad_cost
from battlemat.games.xwing.phases.order import next_turn
from battlemat.games.xwing.ships import other_actions, turrets
from battlemat.games.xwing.ships.charges import start_active
from battlemat.games.xwing.ships.fleet import new_fleet
from battlemat.games.xwing.state import (
    IN_PLAY,
    WAITING,
    Card,
    Obstacle,
    Player,
    Queue,
    Ship,
    Table,
    XMatch,
    forget,
    huge_of,
    obstacle_of,
    ship_of,
)
from battlemat.games.xwing.table.measures import STANDARD_ARCS
from battlemat.games.xwing.table.placing import EDGES, obstacle_place, start_place
from battlemat.games.xwing.timing import crediting, queue
from battlemat.games.xwing.timing.listeners import cannot, credit
from battlemat.games.xwing.timing.moments import CANNOT, SETUP

OBSTACLES = 6
"""So many are placed, however many players brought some (XW-SET-15)."""
OPPOSITE = {"south": "north", "north": "south", "west": "east", "east": "west"}


def new_table(setup: Mapping[str, Any], chance: Chance) -> Table:
    """Step 1: the forces of all players, with everything active (XW-SET-02 to XW-SET-04)."""
    players: list[Player] = []
    ships: list[Ship] = []
    obstacles: list[Obstacle] = []
    for number, plain in enumerate(setup["players"]):
        entry = read_list(plain)
        players.append(Player(entry.name, squad_cost(entry, FORMATS[setup["format"]])))
        for place, listed in enumerate(ships_of(entry), 1):
            ships.append(new_ship(number, place, listed.pilot, listed.upgrades, ships))
        for outline in entry.obstacles:
            obstacles.append(Obstacle(f"obstacle-{len(obstacles) + 1}", outline, number))
    return Table(
        agenda=[Step(step) for step in ("first-player", "edges", "obstacles", "dock", "forces", "decks", "round")],
        chance=chance,
        result=None,
        offers=[],
        players=players,
        ships=ships,
        obstacles=obstacles,
        width=setup["width"],
        length=setup["length"],
        devices=[],
        order=[],
        attacks=[],
        queues=[Queue()],
        lasting=[],
        huge=new_fleet(ships, len(players)),
    )


def new_ship(owner: int, number: int, pilot: str, upgrades: list[str], others: list[Ship]) -> Ship:
    """A ship with its id: the pilot, and a number for further copies (XW-SET-03)."""
    copies = sum(other.owner == owner and other.pilot == pilot for other in others)
    name = f"{SEATS[owner]}.{pilot}" + (f"-{copies + 1}" if copies else "")
    ship = Ship(name, owner, number, pilot, [Card(upgrade) for upgrade in upgrades])
    cards = make_sheet(pilot, ship.upgrades)
    start_active(ship, cards)
    ship.turret = "front" if cards.turret and not cards.chassis.huge else ""
    return ship


# Step 2: player order -------------------------------------------------------------------------------------------------


def first_player(m: XMatch) -> Flow[None]:
    """The player with the fewest points chooses who is first, the next one who is second … (XW-SET-05, XW-SET-10)."""
    s = m.state
    choosers = yield from _choosers(m)
    for chooser in choosers:
        free = [player for player in range(len(s.players)) if player not in s.order and not s.players[player].out]
        if not free:
            break
        chosen = yield from pick(
            m, chooser, "first-player", "XW-SET-05", [f"player:{SEATS[player]}" for player in free],
            about={"place": len(s.order) + 1},
        )  # fmt: skip
        s.order.append(free[0] if chosen is None else SEATS.index(chosen.removeprefix("player:")))
    s.order += [player for player in range(len(s.players)) if player not in s.order]
    forget(s)
    m.note("player-order", "XW-SET-07", players=list(s.order))


def _choosers(m: XMatch) -> Flow[list[int]]:
    s = m.state
    points = [player.points for player in s.players]
    if len(points) == 2 and points[0] == points[1]:
        return (yield from _call(m))
    drawn = list(range(len(points)))
    if len(set(points)) < len(points):  # XW-SET-11
        s.chance.shuffle(drawn)
    return sorted(drawn, key=lambda player: points[player])


def _call(m: XMatch) -> Flow[list[int]]:
    """With equal points one player calls and the other rolls (XW-SET-06)."""
    called = yield from pick(m, 0, "call", "XW-SET-06", ("hits", "misses"))
    face = roll_attack(m, 1)[0].face
    right = (called == "hits") == (face in ("hit", "crit"))
    m.note("call-rolled", "XW-SET-06", called=called, results=[face], right=right)
    return [0, 1] if right else [1, 0]


# Steps 3 and 4: edges and obstacles -----------------------------------------------------------------------------------


def edges(m: XMatch) -> Flow[None]:
    """Two players take opposite edges, the first player choosing; more take what is left (XW-SET-14)."""
    s = m.state
    for player in s.order:
        taken = [other.edge for other in s.players if other.edge]
        free = [edge for edge in EDGES if edge not in taken]
        if len(s.players) == 2:
            free = [OPPOSITE[taken[0]]] if taken else ["south", "north"]
        chosen = yield from pick(m, player, "edge", "XW-SET-14", free)
        s.players[player].edge = chosen or free[0]
        m.note("edge", "XW-SET-14", player=player, edge=s.players[player].edge)


def obstacles(m: XMatch) -> Flow[None]:
    """In player order the players choose and place an obstacle, one after the other (XW-SET-15)."""
    s = m.state
    placed = sum(obstacle.placed for obstacle in s.obstacles)
    left = [obstacle.id for obstacle in s.obstacles if not obstacle.placed]
    if not left or placed == OBSTACLES:
        s.obstacles[:] = [obstacle for obstacle in s.obstacles if obstacle.placed]
        return
    player = s.order[placed % len(s.order)]
    chosen = yield from pick(m, player, "obstacle", "XW-SET-18", left)
    thing = obstacle_of(s, chosen or left[0])
    pose = yield from choose(lambda: None if s.players[player].out else obstacle_place(s, player, thing))
    if pose is None or isinstance(pose, str):  # XW-SET-19
        s.obstacles.remove(thing)
        m.note("no-place", "XW-SET-19", object=thing.id)
    else:
        thing.placed, thing.pose = True, pose
        m.note("obstacle-placed", "XW-SET-15", player=player, object=thing.id, pose=list(pose))
    m.next_steps(Step("obstacles"))


# Step 5: forces -------------------------------------------------------------------------------------------------------


def dock(m: XMatch) -> Flow[None]:
    """Before ships are placed each player declares which ones start docked (XW-DOC-23)."""
    s = m.state
    for ship in sorted(s.ships, key=lambda ship: not cannot(s, ship, "start-in-play")):  # who must dock finds room
        ids = [f"dock:{carrier.id}" for carrier in docking.carriers(s, ship, WAITING)]
        credit(m, CANNOT, ship, "start-in-play")
        answer = yield from pick(
            m, ship.owner, "start-docked", "XW-DOC-23", ids, may="" if cannot(s, ship, "start-in-play") else PASS,
            about={"ship": ship.id},
        )  # fmt: skip
        if answer is not None:
            docking.dock(m, ship, ship_of(s, answer.removeprefix("dock:")), "XW-DOC-23")
    queue.trigger(m, SETUP, None, "", "dock")
    yield from queue.settle(m)


def forces(m: XMatch) -> Flow[None]:
    """Ships are placed in ascending initiative (XW-SET-20), huge ones before that, then what happens after it."""
    s = m.state
    if s.huge and (yield from _huge_force(m)):
        return
    ship = yield from next_turn(m, lambda: [ship for ship in s.ships if ship.place == WAITING], "XW-SET-20")
    if ship is None:
        s.initiative = -1
        queue.trigger(m, SETUP, None, "", "forces")  # XW-SET-30, XW-SET-31
        yield from queue.settle(m)
        return
    assert isinstance(ship, Ship)
    yield from place_ship(m, ship)
    m.next_steps(Step("forces"))


def _huge_force(m: XMatch) -> Flow[bool]:
    """A huge ship is placed before all others, from the highest to the lowest initiative (XW-HUG-63); False: none."""
    s = m.state

    def waiting() -> list[Ship]:
        return [ship for ship in s.ships if ship.place == WAITING and huge_of(s, ship)]

    ship = yield from next_turn(m, waiting, "XW-HUG-63", descending=True)
    if ship is None:
        return False
    assert isinstance(ship, Ship)
    yield from place_ship(m, ship)
    if not waiting():
        s.initiative = -1
    m.next_steps(Step("forces"))
    return True


def place_ship(m: XMatch, ship: Ship) -> Flow[None]:
    s = m.state

    def ask() -> Place | None:
        return None if s.players[ship.owner].out else start_place(s, ship)

    pose = yield from choose(ask)
    if pose is None or isinstance(pose, str):
        return
    ship.place, ship.pose = IN_PLAY, pose
    m.note("ship-placed", "XW-SET-20", ship=ship.id, pose=list(pose))
    crediting.started(m, ship)
    huge = huge_of(s, ship)
    if huge is not None:
        yield from turrets.prepare(m, ship, huge)
        return
    turret = sheet(s, ship).turret
    if turret:  # XW-SET-26, XW-ARC-42
        arcs = other_actions.turret_ways(s, ship) if turret == "single_turret" else ["front", "left"]
        answer = yield from choose(
            lambda: (
                None if s.players[ship.owner].out else Pick(ship.owner, "turret", "XW-SET-26", arcs, {"ship": ship.id})
            )
        )
        ship.turret = answer if answer in STANDARD_ARCS else "front"
        m.note("rotated", "XW-SET-26", ship=ship.id, arc=ship.turret)


# Step 6: other components ---------------------------------------------------------------------------------------------


def decks(m: XMatch) -> None:
    """Each player has an own shuffled damage deck (XW-SET-28); round 1 begins at once (XW-SET-33)."""
    s = m.state
    for player in s.players:
        player.deck = content.damage_deck()
        s.chance.shuffle(player.deck)
    if s.huge is not UNSET:  # XW-HUG-65
        for number in sorted({ship.owner for ship in s.ships if huge_of(s, ship)}):
            s.huge.decks[number].deck = content.huge_damage_deck()
            s.chance.shuffle(s.huge.decks[number].deck)
