"""Crew and tech that change how a game is set up, and who is coordinated together."""

from __future__ import annotations

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.effects import choose_token
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.cards.sheet import Action, sheet
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import InitiativeChange, Ship, XMatch, obstacle_of, placed, ship_of
from battlemat.games.xwing.table import placing
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_COORDINATES, CAN, CANNOT, SETUP, WHILE_PERFORMS

# Setup ----------------------------------------------------------------------------------------------------------------


@triggered("upgrade:hyperspacetrackingdata", SETUP, what=("dock",), may=True)
def hyperspace_tracking_data(m: XMatch, x: Use) -> Flow[None]:
    numbers = [f"number:{number}" for number in range(7)]
    chosen = yield from pick(m, x.ship.owner, "initiative", "XW-PHA-42", numbers, about={"ship": x.ship.id})
    value = int((chosen or numbers[0]).removeprefix("number:"))
    x.ship.initiatives.append(InitiativeChange(value, "setup"))
    m.note("initiative", "XW-PHA-42", ship=x.ship.id, initiative=value)


@triggered("upgrade:hyperspacetrackingdata", SETUP, what=("forces",))
def hyperspace_tracking_data_prepares(m: XMatch, x: Use) -> Flow[None]:
    """Setup is over, and with it the borrowed initiative."""
    x.ship.initiatives[:] = [change for change in x.ship.initiatives if change.until != "setup"]
    for ship in list(ships_at(m.state, x.ship, 0, 2, "friend")):
        token = yield from choose_token(m, x.ship.owner, ship, ("focus", "evade"))
        yield from tokens.gain(m, ship, token, by=x.ship.owner, source=x.ship.id)


@triggered("upgrade:tobiasbeckett", SETUP, what=("forces",), able=lambda x: any(placed(x.s)), may=True)
def tobias_beckett(m: XMatch, x: Use) -> Flow[None]:
    """An obstacle is placed anew, far from edges and ships; one that finds no place stays where it is."""
    s = m.state
    ids = [thing.id for thing in placed(s)]
    chosen = yield from pick(m, x.ship.owner, "obstacle", "XW-ABL-15", ids, about={"card": x.card})
    thing = obstacle_of(s, chosen or ids[0])
    thing.placed = False
    pose = yield from choose(
        lambda: None if s.players[x.ship.owner].out else placing.obstacle_place(s, x.ship.owner, thing, beyond_ships=2),
        forced=False,
    )
    thing.placed = True
    if pose is not None and not isinstance(pose, str):
        thing.pose = pose
        m.note("obstacle-placed", "XW-ABL-15", player=x.ship.owner, object=thing.id, pose=list(pose))


# Coordinating several ships -------------------------------------------------------------------------------------------


def alike(x: Use, *, limited: bool) -> list[Ship]:
    """The further ships of the coordinated ship's type that could perform the same action."""
    first = ship_of(x.s, x.moment.other)
    return [
        ship
        for ship in actions.coordinatable(x.s, x.ship)
        if ship is not first
        and sheet(x.s, ship).chassis.id == sheet(x.s, first).chassis.id
        and (limited or not sheet(x.s, ship).pilot.limited)
        and same_action(x, ship)
    ]


def same_action(x: Use, ship: Ship) -> list[Action]:
    own = [action for action in actions.bar(x.s, ship) if action.name == x.what]
    return actions.available(x.s, ship, own)


def join_in(m: XMatch, x: Use, most: int, *, limited: bool, red: bool) -> Flow[None]:
    """Up to so many further ships perform the same action."""
    done: list[str] = []
    for number in range(most):
        ship = yield from pick_ship(
            m,
            x.ship.owner,
            "XW-ACT-85",
            lambda: [ship for ship in alike(x, limited=limited) if ship.id not in done],
            kind="coordinate",
            may=number > 0,
            about={"ship": x.ship.id},
        )
        if ship is None:
            return
        done.append(ship.id)
        m.note("coordinated", "XW-ACT-85", ship=ship.id, by=x.ship.id)
        own = same_action(x, ship)
        yield from actions.perform(m, ship, actions.as_red(m.state, ship, own) if red else own)


@changes("upgrade:battlemeditation", CANNOT, when=lambda x: x.what.startswith("coordinate:"))
def battle_meditation_leads_the_many(x: Use) -> bool:
    return bool(sheet(x.s, ship_of(x.s, x.what.removeprefix("coordinate:"))).pilot.limited)


@triggered(
    "upgrade:battlemeditation",
    AFTER_COORDINATES,
    when=lambda x: bool(x.what),
    able=lambda x: bool(alike(x, limited=False)),
    may=True,
)
def battle_meditation(m: XMatch, x: Use) -> Flow[None]:
    yield from join_in(m, x, 1, limited=False, red=False)


@triggered("upgrade:generalhux", WHILE_PERFORMS, what=("white:coordinate",), may=True)
def general_hux(m: XMatch, x: Use) -> None:
    actions.treat_as_red(x.ship, x.card)


def hux_commands(x: Use) -> bool:
    return actions.treated_as_red(x.ship, "upgrade:generalhux")


@changes("upgrade:generalhux", CAN, what=("coordinate-red",), when=hux_commands)
def general_hux_spares_nobody(x: Use) -> bool:
    """What the coordinated ships do is treated as red, too."""
    return True


@triggered(
    "upgrade:generalhux",
    AFTER_COORDINATES,
    when=lambda x: bool(x.what) and hux_commands(x),
    able=lambda x: bool(alike(x, limited=True)),
    may=True,
)
def general_hux_commands_more(m: XMatch, x: Use) -> Flow[None]:
    yield from join_in(m, x, 2, limited=True, red=True)
