"""Setting up: decks, objectives, first player, deployment, hands (PM-SET, PM-VAR-01 to -05)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from battlemat.core.asking import choose
from battlemat.core.chance import Chance
from battlemat.core.decision import Flow, PickSome
from battlemat.core.errors import Refusal
from battlemat.core.game import SEATS, Step
from battlemat.games.pocketmodel import piles
from battlemat.games.pocketmodel.build import deploy_limit
from battlemat.games.pocketmodel.content import UNITS
from battlemat.games.pocketmodel.elimination import enter_play
from battlemat.games.pocketmodel.state import (
    RESERVES,
    Objective,
    Player,
    PocketMatch,
    Table,
    Unit,
    home,
    place_name,
)

OBJECTIVES = 3
OBJECTIVES_IN_TWO_PACK = 1
STARTING_HAND = 3
USUAL = "usual"
"""The option to deploy what the list proposes."""


def new_table(setup: Mapping[str, Any], chance: Chance) -> Table:
    """The table before anything is shuffled."""
    players = [new_player(number, entry) for number, entry in enumerate(setup["players"])]
    return Table(
        agenda=[Step("set-up")],
        chance=chance,
        result=None,
        offers=[],
        players=players,
        stars=setup["stars"],
        two_pack=setup["variant"] == "two-pack",
    )


def new_player(number: int, entry: Mapping[str, Any]) -> Player:
    """A player with the list of a set-up that was written out in full."""
    units = []
    for kind, count in entry["units"].items():
        for copy in range(1, count + 1):
            suffix = "" if copy == 1 else f"-{copy}"
            units.append(Unit(f"{SEATS[number]}.{kind}{suffix}", kind, number, UNITS[kind].stars))
    deck = [card for card, count in entry["deck"].items() for _ in range(count)]
    return Player(entry["name"], units, deck, deploy=dict(entry["deploy"]))


def set_up(m: PocketMatch) -> None:
    """Shuffle, place objectives, choose the first player; then deployment and hands (PM-SET-09)."""
    s = m.state
    for number, player in enumerate(s.players):
        s.chance.shuffle(player.deck)
        count = OBJECTIVES_IN_TWO_PACK if s.two_pack else OBJECTIVES
        player.objectives = [Objective(player.deck.pop()) for _ in range(min(count, len(player.deck)))]
        m.note(
            "objectives-placed",
            "PM-SET-11",
            player=number,
            places=[place_name(number, place) for place in range(len(player.objectives))],
        )
    s.first = s.active = roll_for_first(m)
    m.note("first-player", "PM-SET-15", player=s.first)
    count = len(s.players)
    order = [(s.first + step) % count for step in range(count)]
    m.next_steps(*(Step("deploy", (player,)) for player in order), Step("draw-hands"), Step("turn"))


def roll_for_first(m: PocketMatch) -> int:
    """The highest roll begins; ties roll again (PM-SET-15, PM-SET-16)."""
    tied = list(range(len(m.state.players)))
    while len(tied) > 1:
        rolls = {player: m.state.chance.roll() for player in tied}
        m.note("rolled-for-first", "PM-SET-16", rolls=[[player, die] for player, die in rolls.items()])
        tied = [player for player, die in rolls.items() if die == max(rolls.values())]
    return tied[0]


# Deployment -----------------------------------------------------------------------------------------------------------


def reachable_totals(stars: Iterable[int], limit: int) -> int:
    """Which totals up to `limit` some units can form, as the bits of a number."""
    totals = 1
    for value in stars:
        totals |= totals << value
    return totals & ((1 << (limit + 1)) - 1)


def best_total(stars: Sequence[int], limit: int) -> int:
    """The highest total not above the limit: exactly it if possible (PM-SET-17, PM-SET-20).

    >>> best_total([3] * 10, 20)
    18
    """
    return reachable_totals(stars, limit).bit_length() - 1


def deploy(m: PocketMatch, player: int) -> Flow[None]:
    """Deploy the required stars into the home zone, a few units at a time or all at once (PM-SET-17 to -23)."""
    s = m.state
    units = s.players[player].units
    if s.players[player].out:
        return
    if s.two_pack or sum(unit.stars for unit in units) <= deploy_limit(s.stars):
        place(m, player, units)
    else:
        goal = best_total([unit.stars for unit in units], deploy_limit(s.stars))
        while deployed_stars(units) < goal:
            chosen = yield from choose(lambda: _ask_deployment(s, player, goal - deployed_stars(units)))
            if chosen is None:
                return
            names = proposed_deployment(s, player, goal) if chosen == (USUAL,) else list(chosen)
            place(m, player, [unit for unit in units if unit.id in names])
    s.players[player].deploy = {}
    m.note(
        "deployed",
        "PM-SET-22",
        player=player,
        stars=deployed_stars(units),
        reserves=[unit.id for unit in units if not unit.in_play],
    )


def deployed_stars(units: list[Unit]) -> int:
    return sum([unit.stars for unit in units if unit.zone >= 0])


def place(m: PocketMatch, player: int, units: list[Unit]) -> None:
    for unit in units:
        enter_play(m, unit, home(player), "PM-SET-17")


def _not_exactly(waiting: list[int], left: int, taken: list[int]) -> Refusal | None:
    """Why units of these stars cannot be deployed: too many, or so that what is left cannot be reached (PM-SET-20)."""
    others = waiting.copy()
    for stars in taken:
        others.remove(stars)
    total = sum(taken)
    if total > left:
        return Refusal("pocketmodel-deploys-too-much", "PM-SET-18", {"total": total, "left": left})
    if not reachable_totals(others, left) >> (left - total) & 1:
        return Refusal("pocketmodel-deploys-too-little", "PM-SET-20", {"left": left - total})
    return None


def _ask_deployment(s: Table, player: int, left: int) -> PickSome | None:
    mine = s.players[player]
    if mine.out:
        return None
    waiting = [unit for unit in mine.units if unit.zone == RESERVES]
    stars = [unit.stars for unit in waiting]

    def check(chosen: Sequence[str]) -> Refusal | None:
        return _not_exactly(stars, left, [unit.stars for unit in waiting if unit.id in chosen])

    by_stars = {value: _not_exactly(stars, left, [value]) for value in set(stars)}
    proposed = proposed_deployment(s, player, left)
    ids, weights = ([USUAL], [0]) if proposed else ([], [])
    for unit in waiting:
        if by_stars[unit.stars] is None:
            ids.append(unit.id)
            weights.append(unit.stars)

    def refused() -> dict[str, Refusal]:
        found = {unit.id: refusal for unit in waiting if (refusal := by_stars[unit.stars]) is not None}
        found["done"] = Refusal("pocketmodel-deploys-too-little", "PM-SET-20", {"left": left})
        return found

    return PickSome(
        player,
        "deploy",
        "PM-SET-17",
        ids,
        {"stars": left},
        refused,
        most=len(waiting),
        budget=left,
        budget_rule="PM-SET-18",
        weights=weights,
        alone=USUAL if proposed else "",
        check=check,
    )


def proposed_deployment(s: Table, player: int, goal: int) -> list[str]:
    """The deployment a list proposes, as unit ids; empty if it is not legal or units were deployed by hand."""
    mine = s.players[player]
    wanted = dict(mine.deploy)
    chosen = []
    for unit in mine.units:
        if unit.zone >= 0:
            return []
        if wanted.get(unit.kind, 0) > 0:
            wanted[unit.kind] -= 1
            chosen.append(unit)
    return [unit.id for unit in chosen] if sum(unit.stars for unit in chosen) == goal else []


def draw_hands(m: PocketMatch) -> None:
    """Everybody still there draws three cards (PM-SET-28)."""
    for number, player in enumerate(m.state.players):
        if not player.out:
            piles.draw(m, number, STARTING_HAND, "PM-SET-28")
