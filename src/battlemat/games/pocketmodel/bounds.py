"""What each field of a PocketModel table can hold between two steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from battlemat.core.bounds import ABSENT, COUNTER, Bounds, Steps, Texts
from battlemat.games.pocketmodel.build import LARGEST_COUNT, LARGEST_STARS
from battlemat.games.pocketmodel.content import CARDS, UNITS
from battlemat.games.pocketmodel.effects import Stat
from battlemat.games.pocketmodel.elimination import IDLE_ROUNDS
from battlemat.games.pocketmodel.state import GONE, Change, Objective, Player, Table, Unit

MOST_DAMAGE: Final = 100
"""More than any unit has shields, and more than any card adds to a value."""
SETTING_UP: Final = frozenset({"set-up", "deploy", "draw-hands"})
"""Steps before the first turn."""
STEPS: Final = frozenset({"setup", "objective", "action", "battle", "strike", "end"})


def bounds(s: Table, steps: Iterable[str]) -> Bounds:
    players = range(len(s.players))
    zones = range(len(s.players) + 1)
    units = {unit.id for player in s.players for unit in player.units}
    arrived = range(s.arrivals + 1)
    return {
        Table: {
            "agenda": Steps(
                {
                    **dict.fromkeys(set(steps) - SETTING_UP if s.turn else steps, ()),
                    **({} if s.turn else {"deploy": (players,)}),
                    "battle": (zones, units, arrived, units, arrived),
                    "strike": (units, arrived),
                }
            ),
            "result": ABSENT,
            "offers": players,
            "stars": range(1, LARGEST_STARS + 1),
            "first": players,
            "active": players,
            "turn": COUNTER,
            "step": STEPS,
            "arrivals": COUNTER,
            "battles": COUNTER,
            "battle": ABSENT,
            "strike": ABSENT,
        },
        Player: {
            "list_name": Texts(),
            "deck": CARDS,
            "hand": CARDS,
            "discard": CARDS,
            "deploy": (UNITS, range(LARGEST_COUNT + 1)),
            "idle": range(2 * IDLE_ROUNDS),
        },
        Unit: {
            "id": Texts(),
            "kind": UNITS,
            "owner": players,
            "stars": range(1, 6),
            "zone": range(GONE, zones.stop),
            "damage": range(MOST_DAMAGE),
            "arrived": arrived,
        },
        Change: {
            "stat": get_args(Stat),
            "amount": range(-MOST_DAMAGE, MOST_DAMAGE + 1),
            "owner": players,
            "battle": range(s.battles + 1),
            "side": range(2),
            "card": CARDS,
        },
        Objective: {"card": CARDS, "known_to": players, "used": range(s.turn + 1)},
    }
