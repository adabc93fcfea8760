"""A turn: the objective step, the action step, Move and Carrier (PM-TRN, PM-OBJ, PM-ICO-21 to -29)."""

from __future__ import annotations

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Pick, PickSome
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.pocketmodel import piles
from battlemat.games.pocketmodel.abilities.resolve import objective_effects, reveal, settle
from battlemat.games.pocketmodel.asking import pick_reserves
from battlemat.games.pocketmodel.battle import can_attack, declare_combat
from battlemat.games.pocketmodel.content import CARDS, CARDS_AT
from battlemat.games.pocketmodel.effects import CarrierStars, Filter, Forbid, MomentName
from battlemat.games.pocketmodel.elimination import count_idle_turn, enter_play
from battlemat.games.pocketmodel.state import (
    RESERVES,
    ZONE_OF,
    Objective,
    PocketMatch,
    Table,
    Unit,
    adjacent,
    adjacent_names,
    parse_place,
    place_name,
    unit_of,
    units_in_play,
    zone_name,
)
from battlemat.games.pocketmodel.strike import declare_strike, strikers
from battlemat.games.pocketmodel.values import CARRIER_STARS, face_up_cards, face_up_effects, highest, star_limit

PASS = "pass"
ACTION, END_TURN = Step("action"), Step("end-turn")


def begin_turn(m: PocketMatch) -> Flow[None]:
    """The turn begins: effects of its start, then the objective step (PM-TRN-04, PM-TRN-26)."""
    s = m.state
    if s.players[s.active].out:
        yield from pass_turn(m)
        return
    s.turn += 1
    s.step = "objective"
    if s.lasting:
        end_changes(s, "your_next_turn", s.active)
    m.note("turn", "PM-TRN-01", player=s.active, turn=s.turn)
    m.next_steps(ACTION, END_TURN)
    waiting = timed_abilities(s, "turn_start")
    if waiting:
        yield from timed_effects(m, "turn_start", waiting)
    yield from objective_step(m)


def end_changes(s: Table, until: str, owner: int | None = None) -> None:
    """Changes that last until a moment end when it comes (PM-CRD-08)."""
    for unit in units_in_play(s):
        if unit.changes:
            unit.changes = [
                change for change in unit.changes if change.until != until or owner not in (None, change.owner)
            ]
    s.lasting = any(unit.changes for unit in units_in_play(s))


def timed_abilities(s: Table, moment: MomentName) -> list[int]:
    """Places of the active player's objectives that act at the start or end of the turn."""
    waiting = CARDS_AT[moment]
    places = []
    for place, objective in enumerate(s.players[s.active].objectives):
        if objective is not None and objective.face_up and objective.card in waiting:
            places.append(place)
    return places


def timed_effects(m: PocketMatch, moment: MomentName, places: list[int]) -> Flow[None]:
    """Carry out abilities of the start or end of the turn; the owner chooses which objective is next (PM-OBJ-29)."""
    player = m.state.active
    mine = m.state.players[player]

    def waiting() -> list[str]:
        return [place_name(player, place) for place in places]

    while places:
        chosen = yield from pick(m, player, "order", "PM-OBJ-29", waiting, about={"card": ""})
        if chosen is None:
            return
        place = parse_place(chosen)[1]
        places.remove(place)
        objective = mine.objectives[place]
        if objective is not None and objective.face_up:
            yield from objective_effects(m, player, objective.card, moment)


# The objective step ---------------------------------------------------------------------------------------------------


def objective_step(m: PocketMatch) -> Flow[None]:
    """Replace one objective by an objective card from hand, or pass (PM-TRN-05, PM-TRN-06, PM-OBJ-04)."""
    s = m.state
    player = s.active
    chosen = yield from choose(lambda: _ask_objective_card(s, player))
    if chosen is None or chosen == PASS:
        return
    card, _, name = chosen.partition(">")
    yield from play_objective(m, player, card, parse_place(name)[1])


def _ask_objective_card(s: Table, player: int) -> Pick | None:
    mine = s.players[player]
    if mine.out:
        return None
    ids = [PASS]
    playable = {card for card in mine.hand if CARDS[card].type == "objective"}
    if playable:
        places = [place_name(player, place) for place, objective in enumerate(mine.objectives) if objective]
        ids += [f"{card}>{place}" for card in sorted(playable) for place in places]
    return Pick(player, "objective-card", "PM-TRN-06", ids, None, lambda: _refused_objective_cards(s, player))


def _refused_objective_cards(s: Table, player: int) -> dict[str, Refusal]:
    mine = s.players[player]
    refused = {
        f"{card}>{place_name(player, place)}": Refusal("pocketmodel-not-an-objective-card", "PM-OBJ-10", {"card": card})
        for card in mine.hand
        if CARDS[card].type == "combat"
        for place in range(len(mine.objectives))
    }
    for card in mine.hand:
        for other in range(len(s.players)):
            if other != player:
                for place in range(len(s.players[other].objectives)):
                    name = f"{card}>{place_name(other, place)}"
                    refused[name] = Refusal("pocketmodel-only-at-home", "PM-OBJ-02", {"card": card})
    return refused


def play_objective(m: PocketMatch, player: int, card: str, place: int) -> Flow[None]:
    """Replace an objective, in the order the rules give (PM-OBJ-28)."""
    mine = m.state.players[player]
    replaced = mine.objectives[place]
    assert replaced is not None
    name = place_name(player, place)
    mine.hand.remove(card)
    mine.objectives[place] = Objective(card)
    m.note("objective-played", "PM-OBJ-04", player=player, card=card, place=name)
    if replaced.face_up:
        piles.discard(m, player, replaced.card, "PM-OBJ-07")
        yield from settle(m)
        if mine.out:
            return
        piles.draw(m, player, 1, "PM-OBJ-07")
    else:
        mine.hand.append(replaced.card)
        m.note_secret("objective-taken", "PM-OBJ-06", (player,), {"card": replaced.card}, player=player, place=name)
    yield from reveal(m, player, place, "PM-OBJ-09")


# The action step ------------------------------------------------------------------------------------------------------


def action_step(m: PocketMatch) -> Flow[None]:
    """Take one action, or use Carrier instead, or pass (PM-TRN-07)."""
    s = m.state
    player = s.active
    s.step = "action"
    action = yield from choose(lambda: _ask_action(s, player))
    if action is None:
        return
    if action == PASS:
        m.note("no-action", "PM-TRN-05", player=player)
        count_idle_turn(m)
        return
    for other in s.players:
        other.idle = 0
    if action == "move":
        yield from move(m, player)
    elif action == "combat":
        yield from declare_combat(m, player)
    elif action == "strike":
        yield from declare_strike(m, player)
    else:
        yield from use_carrier(m, player, action.partition(":")[2])


def _ask_action(s: Table, player: int) -> Pick | None:
    mine = s.players[player]
    if mine.out:
        return None
    ids = [PASS, "move"]
    if can_attack(s, player):
        ids.append("combat")
    away = strikers(s, player)
    if away:
        ids.append("strike")
        carriers = [unit for unit in away if "carrier" in unit.face.icons]
        ids += [f"carrier:{unit.id}" for unit in carriers if refuse_carrier(s, unit) is None]
    return Pick(player, "action", "PM-TRN-07", ids, None, lambda: _refused_actions(s, player))


def _refused_actions(s: Table, player: int) -> dict[str, Refusal]:
    refused = {}
    if not can_attack(s, player):
        refused["combat"] = Refusal("pocketmodel-nobody-to-attack", "PM-BTL-03")
    if not strikers(s, player):
        refused["strike"] = Refusal("pocketmodel-nobody-to-strike", "PM-STR-01")
    for unit in s.players[player].units:
        refusal = refuse_carrier(s, unit)
        if refusal is not None:
            refused[f"carrier:{unit.id}"] = refusal
    return refused


def end_turn(m: PocketMatch) -> Flow[None]:
    """Effects of the end of the turn, then the next player's turn (PM-TRN-24, PM-TRN-26)."""
    m.state.step = "end"
    waiting = timed_abilities(m.state, "turn_end")
    if not waiting:
        return pass_turn(m)
    m.next_steps(Step("pass-turn"))
    return timed_effects(m, "turn_end", waiting)


def pass_turn(m: PocketMatch) -> Flow[None]:
    """The turn goes clockwise to the next player who is still in (PM-TRN-03, PM-VAR-19)."""
    s = m.state
    s.strike = None
    if s.lasting:
        end_changes(s, "turn")
    count = len(s.players)
    s.active = (s.active + 1) % count
    while s.players[s.active].out:
        s.active = (s.active + 1) % count
    return begin_turn(m)


# Move -----------------------------------------------------------------------------------------------------------------


def move(m: PocketMatch, player: int) -> Flow[None]:
    """Units within the rule of five, each to an adjacent zone (PM-TRN-14 to PM-TRN-17)."""
    s = m.state
    chosen = yield from choose(lambda: _ask_moves(s, player))
    if chosen is None:
        return
    for option in chosen:
        name, _, to = option.partition(">")
        unit = unit_of(s, name)
        origin, unit.zone = unit.zone, ZONE_OF[to]
        m.note("moved", "PM-TRN-14", unit=name, origin=zone_name(origin), to=to)
    yield from settle(m)


def _ask_moves(s: Table, player: int) -> PickSome | None:
    mine = s.players[player]
    if mine.out:
        return None
    ids: list[str] = []
    weights: list[int] = []
    groups: list[str] = []
    near = adjacent_names(len(s.players))
    for unit in mine.units:
        if unit.zone >= 0:
            name, stars = unit.id, unit.stars
            for to in near[unit.zone]:
                ids.append(f"{name}>{to}")
                weights.append(stars)
                groups.append(name)
    limit = star_limit(face_up_cards(mine), "move")
    return PickSome(
        player,
        "moves",
        "PM-TRN-14",
        ids,
        {"stars": limit},
        lambda: _refused_moves(s, player),
        most=limit,
        budget=limit,
        budget_rule="PM-TRN-09",
        weights=weights,
        groups=groups,
    )


def _refused_moves(s: Table, player: int) -> dict[str, Refusal]:
    refused: dict[str, Refusal] = {}
    for unit in s.players[player].units:
        for zone in range(len(s.players) + 1):
            name = f"{unit.id}>{zone_name(zone)}"
            if unit.zone == RESERVES:
                refused[name] = Refusal("pocketmodel-in-reserves", "PM-SET-04", {"unit": unit.id})
            elif zone not in adjacent(unit.zone, len(s.players)):
                refused[name] = Refusal("pocketmodel-one-zone", "PM-TRN-15", {"unit": unit.id, "to": zone_name(zone)})
    return refused


# Carrier --------------------------------------------------------------------------------------------------------------


def carrier_stars(s: Table, player: int) -> int:
    return highest(face_up_cards(s.players[player]), CarrierStars, CARRIER_STARS)


def refuse_carrier(s: Table, unit: Unit) -> Refusal | None:
    """Why a unit cannot use Carrier now (PM-ICO-22, PM-ICO-23, PM-CRD-32)."""
    if "carrier" not in unit.face.icons:
        return Refusal("pocketmodel-no-carrier", "PM-ICO-21", {"unit": unit.id})
    owner = unit.zone - 1
    if unit.zone < 1 or owner == unit.owner or s.players[owner].out:
        return Refusal("pocketmodel-carrier-not-there", "PM-ICO-22", {"unit": unit.id})
    for by, _, effect in face_up_effects(s):
        if by == owner and isinstance(effect, Forbid) and effect.what == "carrier_in_own_home":
            return Refusal("pocketmodel-carrier-forbidden", "PM-CRD-32", {"unit": unit.id})
    stars = carrier_stars(s, unit.owner)
    if not any(other.zone == RESERVES and other.stars <= stars for other in s.players[unit.owner].units):
        return Refusal("pocketmodel-nothing-to-bring-in", "PM-ICO-23", {"stars": stars})
    return None


def use_carrier(m: PocketMatch, player: int, carrier_id: str) -> Flow[None]:
    """Bring units from reserves into the opponent's home zone where the Carrier is (PM-ICO-23 to PM-ICO-28)."""
    s = m.state
    carrier = unit_of(s, carrier_id)
    stars = carrier_stars(s, player)
    units = yield from pick_reserves(
        m, player, "carrier", "PM-ICO-23", stars, Filter(), may=False, about={"unit": carrier_id}
    )
    if not units or refuse_carrier(s, carrier) is not None:  # the zone's owner has left: no action was taken
        m.next_steps(Step("action"))
        return
    m.note("carrier-used", "PM-ICO-21", player=player, unit=carrier_id)
    for unit in units:
        enter_play(m, unit, carrier.zone, "PM-ICO-24")
