"""What each player may see (SP-ORD-04, SP-ORD-36, SP-SET-08, SP-SET-09), and what can be dealt anew.

Hidden from both players alike are the order of the order decks and the struggle cards not yet revealed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from battlemat.core.chance import Chance
from battlemat.core.described import as_list
from battlemat.core.game import SEATS
from battlemat.games.shatterpoint.battlefield import battlefield, outline, pieces_of
from battlemat.games.shatterpoint.content import STRUGGLES, battlefield_plans
from battlemat.games.shatterpoint.dice import shown
from battlemat.games.shatterpoint.engagement import engagements
from battlemat.games.shatterpoint.expertise import ATTACKER, DEFENDER, read_stance
from battlemat.games.shatterpoint.state import Attack, Character, Objective, Player, Table, Tracker, Unit
from battlemat.games.shatterpoint.view_types import (
    AttackView,
    Battlefield,
    CharacterView,
    ObjectiveView,
    PlayerView,
    Roll,
    ShatterView,
    TrackerView,
    UnitView,
)

Engaged = Mapping[str, list[str]]
"""Whom each character on the battlefield is engaged with."""


def view(s: Table, viewer: int | None) -> ShatterView:
    engaged = engagements(s)
    return {
        "turn": s.turn,
        "phase": s.phase,
        "active": s.active,
        "first": s.first,
        "mission": s.mission,
        "battlefield": s.battlefield,
        "terrain": None if s.battlefield in battlefield_plans() else terrain_of(s.battlefield),
        "struggle": s.struggle,
        "map": s.map,
        "mission_deck": len(s.mission_deck),
        "tracker": tracker_view(s.tracker),
        "objectives": [objective_view(objective) for objective in s.objectives],
        "players": [player_view(number, player, engaged) for number, player in enumerate(s.players)],
        "activation": None
        if s.activation is None
        else {
            "unit": s.activation.unit,
            "left": s.activation.left,
            "actions": list(s.activation.actions),
            "flipped": s.activation.flipped,
        },
        "attacks": [attack_view(s, attack) for attack in s.attacks],
        "lasting": [as_list(given) for given in s.lasting],
    }


def views(s: Table, viewers: Sequence[int | None]) -> list[ShatterView]:
    """Both players and everybody who watches see the same."""
    return [view(s, None)] * len(viewers)


@lru_cache(maxsize=64)
def terrain_of(name: str) -> Battlefield:
    """A battlefield as outlines to draw, each with its heights and traits; those of ready ones are in the catalogue."""
    ground = battlefield(name)
    pieces = pieces_of(ground.plan)
    outlines = [
        outline(placement, part.outline)
        for placement in ground.plan.placements
        for part in pieces[placement.piece].parts
    ]
    return {
        "name": ground.plan.name,
        "source": ground.plan.source,
        "parts": [
            {
                "id": part.id,
                "outline": [as_list(point) for point in points],
                "rings": [[as_list(point) for point in ring] for ring in part.rings],
                "bottom": part.bottom,
                "top": part.top,
                "opaque": part.opaque,
                "passable": part.passable,
                "standable": part.standable,
            }
            for part, points in zip(ground.field.parts, outlines, strict=True)
        ],
        "transitions": [[as_list((spot.x, spot.y, spot.height)) for spot in group] for group in ground.transitions],
    }


def tracker_view(tracker: Tracker) -> TrackerView:
    one, other = tracker.momentum
    return {"token": tracker.token, "momentum": as_list((one, other)), "won_by": tracker.won_by}


def player_view(number: int, player: Player, engaged: Engaged) -> PlayerView:
    """The cards in the deck are known, their order is not: they are shown sorted (SP-ORD-36)."""
    return {
        "player": number,
        "seat": SEATS[number],
        "list": player.list_name,
        "edge": player.edge,
        "force": player.force,
        "pool": player.pool,
        "deck": sorted(player.deck),
        "discard": list(player.discard),
        "reserve": player.reserve,
        "won": list(player.won),
        "units": [unit_view(unit, engaged) for unit in player.units],
    }


def unit_view(unit: Unit, engaged: Engaged) -> UnitView:
    card = unit.card
    return {
        "id": unit.id,
        "kind": unit.kind,
        "owner": unit.owner,
        "squad": unit.squad,
        "type": card.type,
        "stamina": card.stamina,
        "durability": card.durability,
        "damage": unit.damage,
        "wounded": unit.wounded,
        "injured": unit.injured,
        "hunker": unit.hunker,
        "conditions": sorted(unit.conditions),
        "stance": unit.stance.id,
        "used": sorted(unit.used),
        "lent_tags": [*unit.lent_tags, *unit.turn_tags],
        "lost_tags": list(unit.lost_tags),
        "marks": list(unit.marks),
        "defeated": unit.defeated,
        "characters": [character_view(character, engaged) for character in unit.characters],
    }


def character_view(character: Character, engaged: Engaged) -> CharacterView:
    return {
        "id": character.id,
        "x": character.x,
        "y": character.y,
        "height": character.height,
        "radius": character.radius,
        "on_field": character.on_field,
        "focus": character.focus,
        "impact": character.impact,
        "sharpshooter": character.sharpshooter,
        "engaged": engaged.get(character.id, []),
    }


def objective_view(objective: Objective) -> ObjectiveView:
    return {
        "id": objective.id,
        "x": objective.x,
        "y": objective.y,
        "height": objective.height,
        "active": objective.active,
        "controller": objective.controller,
        "priority": objective.priority,
    }


def attack_view(s: Table, attack: Attack) -> AttackView:
    return {
        "attacker": attack.attacker,
        "defender": attack.defender,
        "type": attack.type,
        "step": attack.step,
        "attack": cast("Roll", shown(attack.attack)),
        "defense": cast("Roll", shown(attack.defense)),
        "charts": as_list((read_stance(s, attack, ATTACKER).id, read_stance(s, attack, DEFENDER).id)),
        "disarmed": attack.disarmed,
        "exposed": attack.exposed,
        "successes": attack.successes,
        "path": list(attack.path),
        "damage": attack.damage,
        "noted": [list(effects) for effects in attack.noted],
    }


def redraw(s: Table, viewer: int | None, chance: Chance) -> None:
    """Deal anew the order of both decks and, phase by phase, the struggle cards nobody has seen.

    A top card that the viewer has looked at stays where it is; one that the other player has looked at may be any.
    """
    for number, player in enumerate(s.players):
        looked = player.deck[-1:] == [player.known]
        top = [player.deck.pop()] if looked and number == viewer else []
        player.deck.sort()
        chance.shuffle(player.deck)
        player.deck += top
        if looked:
            player.known = player.deck[-1]
    for place, card in enumerate(s.mission_deck):
        phase = STRUGGLES[card].phase
        hidden = sorted(c for c in (card, *s.set_aside) if STRUGGLES[c].phase == phase and c not in s.seen)
        chance.shuffle(hidden)
        s.mission_deck[place] = hidden.pop()
        known = [c for c in s.set_aside if STRUGGLES[c].phase != phase or c in s.seen]
        s.set_aside = [*known, *hidden]
