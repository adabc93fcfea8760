"""The Strike action: units in an opponent's home zone against one objective (PM-STR)."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick, PickSome
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.pocketmodel import piles
from battlemat.games.pocketmodel.abilities.resolve import objective_effects, reveal, settle
from battlemat.games.pocketmodel.asking import pick_reserves
from battlemat.games.pocketmodel.content import CARDS
from battlemat.games.pocketmodel.effects import Filter
from battlemat.games.pocketmodel.elimination import eliminate_losers, enter_play
from battlemat.games.pocketmodel.state import (
    Objective,
    PocketMatch,
    Strike,
    Table,
    Unit,
    home,
    objectives_left,
    parse_place,
    place_name,
    unit_of,
    units_in_play,
)
from battlemat.games.pocketmodel.values import (
    face_up_cards,
    objective_terms,
    reserve_stars,
    star_limit,
    strike_terms,
    total,
)


def strikers(s: Table, player: int) -> list[Unit]:
    """Units that can strike: those in the home zone of an opponent, who has an objective or is out (PM-STR-01)."""
    players, own = s.players, home(player)
    found = []
    for unit in players[player].units:
        zone = unit.zone
        if zone > 0 and zone != own and not players[zone - 1].out:
            found.append(unit)
    return found


def targets(s: Table, player: int) -> list[tuple[int, int]]:
    """Objectives that can be struck: all of every opponent in whose home zone the player has a unit (PM-STR-01)."""
    zones = {unit.zone for unit in strikers(s, player)}
    return [
        (owner, place)
        for owner, other in enumerate(s.players)
        if home(owner) in zones
        for place, objective in enumerate(other.objectives)
        if objective is not None
    ]


def declare_strike(m: PocketMatch, player: int) -> Flow[None]:
    """Choose the objective, the striking units and their order, before anything is turned over (PM-STR-05)."""
    s = m.state
    chosen = yield from choose(lambda: _ask_objective(s, player), forced=True)
    if chosen is None:  # the only target has left the game, and no action has been taken (PM-TRN-11)
        m.next_steps(Step("action"))
        return
    owner, place = parse_place(chosen)
    units = yield from choose(lambda: _ask_strikers(s, player, owner))
    if units is None:
        m.next_steps(Step("action"))
        return
    s.strike = Strike(owner, place)
    m.note("strike-declared", "PM-STR-05", player=player, place=chosen, units=list(units))
    m.next_steps(*(Step("strike", (name, unit_of(s, name).arrived)) for name in units), Step("strike-over"))


def _ask_objective(s: Table, player: int) -> Pick | None:
    names = [place_name(*target) for target in targets(s, player)]
    return Pick(player, "objective", "PM-STR-03", names) if names else None


def _ask_strikers(s: Table, player: int, owner: int) -> PickSome | None:
    there = [unit for unit in strikers(s, player) if unit.zone == home(owner)]
    if not there:
        return None
    limit = star_limit(face_up_cards(s.players[player]), "strike")
    return PickSome(
        player,
        "strikers",
        "PM-TRN-20",
        [unit.id for unit in there],
        {"stars": limit, "owner": owner},
        lambda: {
            unit.id: Refusal("pocketmodel-not-there-to-strike", "PM-STR-01", {"unit": unit.id})
            for unit in units_in_play(s)
            if unit.owner == player and unit.zone != home(owner)
        },
        most=limit,
        budget=limit,
        budget_rule="PM-STR-04",
        weights=[unit.stars for unit in there],
        ordered=True,
    )


def strike(m: PocketMatch, unit_id: str, since: int) -> Flow[None]:
    """One unit strikes: turn the card up if it is face down, roll, compare (PM-STR-07 to PM-STR-33)."""
    s = m.state
    if s.strike is None or s.strike.over:  # nothing is left to strike (PM-STR-30, PM-STR-31)
        return
    s.step = "strike"
    s.strike.unit = unit_id
    owner, place = s.strike.owner, s.strike.place
    unit = unit_of(s, unit_id)
    objective = s.players[owner].objectives[place]
    if _there(unit, since, owner) and objective is not None and not objective.face_up:
        yield from reveal(m, owner, place, "PM-STR-07")
        objective = s.players[owner].objectives[place]
    if not _there(unit, since, owner) or objective is None:
        m.note("strike-skipped", "PM-STR-38", unit=unit_id)
        return
    dice = [s.chance.roll(), s.chance.roll()]
    attack, defense = strike_terms(s, unit), objective_terms(s, owner, place)
    score, needed = sum(dice) + total(attack), total(defense)
    succeeds, combat_card = score >= needed, CARDS[objective.card].type == "combat"
    m.note(
        "struck" if succeeds else "strike-failed",
        "PM-STR-18" if succeeds else "PM-STR-26" if combat_card else "PM-STR-29",
        unit=unit_id,
        place=place_name(owner, place),
        card=objective.card,
        dice=dice,
        attack=attack,
        score=score,
        defense=defense,
        needed=needed,
    )
    if succeeds:
        yield from destroy_objective(m, owner, place, objective)
    elif combat_card:
        replace_combat_card(m, owner, place, objective)
    else:
        yield from objective_effects(m, owner, objective.card, "strike_failed", unit_id)


def _there(unit: Unit, since: int, owner: int) -> bool:
    return unit.zone == home(owner) and unit.arrived == since


def destroy_objective(m: PocketMatch, owner: int, place: int, objective: Objective) -> Flow[None]:
    """A destroyed objective is discarded, its owner brings in reserves unless it was the last (PM-STR-18 to -25)."""
    s = m.state
    loser = s.players[owner]
    stars = reserve_stars(s, owner, place, CARDS[objective.card].stars)
    loser.objectives[place] = None
    m.note("objective-destroyed", "PM-STR-20", player=owner, place=place_name(owner, place), card=objective.card)
    piles.discard(m, owner, objective.card, "PM-STR-20")
    if s.strike is not None:
        s.strike.over = True
    if not objectives_left(loser):
        eliminate_losers(m)
        return
    yield from settle(m)
    if CARDS[objective.card].type == "objective":
        yield from objective_effects(m, owner, objective.card, "this_destroyed")
    units = yield from pick_reserves(
        m, owner, "reserves", "PM-STR-22", stars, Filter(), may=True, about={"objective": objective.card}
    )
    for unit in units:
        enter_play(m, unit, home(owner), "PM-STR-21")


def replace_combat_card(m: PocketMatch, owner: int, place: int, objective: Objective) -> None:
    """A struck combat card that survived is discarded and replaced unseen (PM-STR-26, PM-STR-27, PM-STR-33)."""
    piles.discard(m, owner, objective.card, "PM-STR-26")
    card = piles.take_top(m, owner)
    assert card is not None, "the card just discarded can always be drawn again"
    m.state.players[owner].objectives[place] = Objective(card)
    m.note("objective-replaced", "PM-STR-26", player=owner, place=place_name(owner, place))


def strike_over(m: PocketMatch) -> None:
    m.state.strike = None
