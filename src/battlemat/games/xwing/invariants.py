"""What always holds in an X-Wing match, whatever anybody plays."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from battlemat.core.game import SEATS
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.deeds import FLEEING, known
from battlemat.games.xwing.lists.build import LONGEST_SIDE, SHORTEST_SIDE
from battlemat.games.xwing.ships.tokens import TOKENS
from battlemat.games.xwing.state import IN_PLAY, REMOVED, Ship, Table
from battlemat.games.xwing.table.figures import OBSTACLES
from battlemat.games.xwing.table.measures import in_play_area
from battlemat.games.xwing.table.objects import base_of
from battlemat.geometry import depth

MOST_THINGS = 2000
"""More cards, ships or steps than any match has: stops absurd files early."""
DEEPEST = 40
"""More queues inside one another than damage cards and abilities can open."""
HIGHEST_INITIATIVE = 20
"""No card or effect gives more."""
GRAZE = 0.01
"""Millimetres by which bases moved back along a template may seem to overlap."""


def broken_invariants(s: Table) -> list[str]:
    """Sentences about what does not hold; empty when all is well."""
    broken = [problem for ship in s.ships for problem in _broken_ship(s, ship)]
    flying = [ship for ship in s.ships if ship.place == IN_PLAY]
    for number, ship in enumerate(flying):
        broken += [
            f"{ship.id} and {other.id} lie on each other"
            for other in flying[:number]
            if depth(base_of(s, ship), base_of(s, other)) > GRAZE
        ]
    for number, player in enumerate(s.players):
        held = sum(
            len(ship.damage) + sum(bool(condition.card) for condition in ship.conditions)
            for ship in s.ships
            if ship.owner == number
        ) + sum(len(thing.damage) for thing in s.devices if thing.owner == number)
        if s.round and len(player.deck) + len(player.discard) + held < 33:
            broken.append(f"damage cards of player {SEATS[number]} are missing")
    if len(s.queues) > DEEPEST:
        broken.append("ability queues are opened and never closed")
    return broken


def _broken_ship(s: Table, ship: Ship) -> list[str]:
    cards = sheet(s, ship)
    broken = []
    if not 0 <= ship.shields <= cards.shields or not 0 <= ship.force <= cards.force:
        broken.append(f"{ship.id} has impossible shields or Force")
    if not 0 <= ship.charges <= cards.charges or any(card.charges < 0 for card in ship.upgrades):
        broken.append(f"{ship.id} has impossible charges")
    if any(token not in TOKENS or token == "lock" or number < 1 for token, number in ship.tokens.items()):
        broken.append(f"{ship.id} has impossible tokens: {ship.tokens}")
    if ship.tokens.get("cloak", 0) > 1:
        broken.append(f"{ship.id} is cloaked twice")
    outside = ship.place == IN_PLAY and not in_play_area(base_of(s, ship), s.width, s.length)
    if outside and s.phase != "setup" and FLEEING not in ship.did:
        broken.append(f"{ship.id} is outside the play area")
    if ship.place == REMOVED and (ship.tokens or ship.locks):
        broken.append(f"{ship.id} is gone and has tokens")
    if not all(map(known, ship.did)):
        broken.append(f"{ship.id} did what nobody can do: {ship.did}")
    if len(set(ship.actions)) < len(ship.actions):
        broken.append(f"{ship.id} performed an action twice: {ship.actions}")
    return broken


def broken_state(s: Table, setup: Mapping[str, Any], steps: Collection[str]) -> list[str]:
    """What makes a state from a file unusable. Such a state stands between two steps: no attack, an empty queue."""
    count = len(s.players)
    if not 2 <= count <= len(SEATS) or count != len(setup["players"]) or all(player.out for player in s.players):
        return ["its players do not fit its set-up"]
    broken = [f"there is no step {step.name[:40]!r}" for step in s.agenda if step.name not in steps]
    if s.attacks or len(s.queues) != 1 or s.queues[0].waiting or s.queues[0].busy:
        broken.append("it starts in the middle of a step")
    if not all(SHORTEST_SIDE <= side <= LONGEST_SIDE for side in (s.width, s.length)):
        broken.append("its table has a size no table has")
    if s.round < 0 or s.counter < 0 or not -1 <= s.initiative <= HIGHEST_INITIATIVE:
        broken.append("a number is out of range")
    if max(len(s.agenda), len(s.ships), len(s.devices), len(s.obstacles)) > MOST_THINGS:
        broken.append("it has too much of something")
    broken += [f"there is no obstacle {o.outline[:40]!r}" for o in s.obstacles if o.outline not in OBSTACLES]
    for player in s.players:
        broken += [
            f"there is no damage card {c[:40]!r}" for c in player.deck + player.discard if c not in content.DAMAGE_CARDS
        ]
    if len({ship.id for ship in s.ships}) < len(s.ships):
        broken.append("two ships have the same id")
    if sorted(s.order) not in ([], list(range(count))):
        broken.append("its player order is none")
    for ship in s.ships:
        broken += _unknown(ship, count)
    return broken or broken_invariants(s)


def _unknown(ship: Ship, players: int) -> list[str]:
    broken = []
    if not 0 <= ship.owner < players or not 0 <= ship.place <= REMOVED:
        broken.append(f"{ship.id[:40]!r} belongs to nobody or is nowhere")
    if ship.heir_to and ship.heir_to not in content.PILOTS:
        broken.append(f"there is no pilot {ship.heir_to[:40]!r}")
    if ship.pilot not in content.PILOTS:
        broken.append(f"there is no pilot {ship.pilot[:40]!r}")
    elif ship.dial and ship.dial not in {
        f"{m.speed}-{m.bearing.replace('_', '-')}" for m in content.SHIPS[content.PILOTS[ship.pilot].ship].dial
    }:
        broken.append(f"{ship.id[:40]!r} has a dial it cannot have")
    broken += [f"there is no upgrade {card.id[:40]!r}" for card in ship.upgrades if card.id not in content.UPGRADES]
    broken += [
        f"there is no damage card {card.kind[:40]!r}"
        for card in ship.damage
        if card.kind not in (*content.DAMAGE_CARDS, "blank")
    ]
    return broken
