"""What each player may see (PM-SET-06, -12, -13, -25, -29, PM-CRD-38, PM-CRD-46), and what can be dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from battlemat.core.chance import Chance
from battlemat.core.described import as_list
from battlemat.core.game import SEATS
from battlemat.core.kept import while_same
from battlemat.games.pocketmodel.content import CARDS, UnitKind
from battlemat.games.pocketmodel.effects import Stat
from battlemat.games.pocketmodel.state import (
    Battle,
    Objective,
    Player,
    Table,
    Unit,
    home,
    place_name,
    zone_name,
)
from battlemat.games.pocketmodel.values import (
    FIGHTING,
    FaceUp,
    Standing,
    battle_terms,
    face_up_effects,
    objective_terms,
    shields,
    standing_changes,
    standing_on,
    total,
)
from battlemat.games.pocketmodel.view_types import (
    BattleView,
    ChangeView,
    FieldView,
    ObjectiveView,
    PlayerView,
    PocketView,
    SideView,
    StandingView,
    UnitView,
)


def view(s: Table, viewer: int | None) -> PocketView:
    return with_own_cards(s, public_view(s), viewer)


def views(s: Table, viewers: Sequence[int | None]) -> list[PocketView]:
    """Nothing but cards looks different from another seat."""
    public = public_view(s)
    return [with_own_cards(s, public, viewer) for viewer in viewers]


def with_own_cards(s: Table, public: PocketView, viewer: int | None) -> PocketView:
    """The table as a player sees it who knows a hand, and some objectives that lie face down."""
    players = [
        with_hidden(s, number, player, viewer, shown)
        if viewer is not None and (number == viewer or _knows_hidden(player, viewer))
        else shown
        for number, (player, shown) in enumerate(zip(s.players, public["players"], strict=True))
    ]
    return public | {"players": players}


def _knows_hidden(player: Player, viewer: int) -> bool:
    return any(o is not None and not o.face_up and viewer in o.known_to for o in player.objectives)


def with_hidden(s: Table, number: int, player: Player, viewer: int, shown: PlayerView) -> PlayerView:
    """A player as shown to a viewer who knows more than everybody."""
    effects = face_up_effects(s)
    objectives = [
        objective_view(s, number, place, card, viewer, effects) for place, card in enumerate(player.objectives)
    ]
    return shown | {"hand": sorted(player.hand) if viewer == number else None, "objectives": objectives}


def public_view(s: Table) -> PocketView:
    """What everybody sees."""
    lying = [(player.units, player.objectives, player.out) for player in s.players]
    return {
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "step": s.step,
        "stars": s.stars,
        "variant": "two-pack" if s.two_pack else "standard",
        "zones": ["contested", *(zone_name(home(player)) for player in range(len(s.players)))],
        "players": [
            player_view(number, player, shown)
            for number, (player, shown) in enumerate(zip(s.players, while_same(s, lying, fields), strict=True))
        ],
        "battle": None if s.battle is None else battle_view(s, s.battle, standing_changes(s)),
        "strike": None
        if s.strike is None
        else {"place": place_name(s.strike.owner, s.strike.place), "unit": s.strike.unit},
    }


def player_view(number: int, player: Player, shown: FieldView) -> PlayerView:
    return {
        "player": number,
        "seat": SEATS[number],
        "list": player.list_name,
        "out": player.out,
        "hand": None,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "discard": list(player.discard),
        **shown,
    }


def fields(s: Table) -> list[FieldView]:
    """What lies on the table of each player. Most questions are about cards in hands, and leave it as it was."""
    standing, effects = standing_changes(s), face_up_effects(s)
    return [field_view(s, number, player, standing, effects) for number, player in enumerate(s.players)]


def field_view(s: Table, number: int, player: Player, standing: Standing, effects: FaceUp) -> FieldView:
    return {
        "objectives": [
            objective_view(s, number, place, card, None, effects) for place, card in enumerate(player.objectives)
        ],
        "units": [] if player.out else [unit_view(unit, standing) for unit in player.units],
        "removed": [unit.id for unit in player.units] if player.out else [],
    }


def objective_view(
    s: Table, owner: int, place: int, objective: Objective | None, viewer: int | None, effects: FaceUp
) -> ObjectiveView:
    shown: ObjectiveView = {"place": place_name(owner, place), "destroyed": objective is None}
    if objective is not None:
        shown["face_up"] = objective.face_up
        shown["card"] = None
        if objective.face_up or viewer in objective.known_to:
            shown["card"] = objective.card
            shown["defense"] = total(objective_terms(s, owner, place, effects))
            shown["stars"] = CARDS[objective.card].stars
    return shown


_shown: dict[tuple[Any, ...], tuple[UnitKind, UnitView]] = {}
"""Views of units. Most units are as they were a moment ago, and look the same to everybody: their view is made once."""
MOST_SHOWN = 16_384
AS_PRINTED = -1000
"""Shields that nothing changes."""


def unit_view(unit: Unit, standing: Standing) -> UnitView:
    printed = unit.printed
    strength = shields(standing, unit) if "shields" in standing and unit.in_play else AS_PRINTED
    key = (unit.id, unit.zone, unit.damage, unit.turned, strength, unit.owner, unit.stars)
    found = _shown.get(key)
    if found is None or found[0] is not printed:  # homebrew may give a name another meaning
        if len(_shown) >= MOST_SHOWN:
            _shown.clear()
        found = _shown[key] = (printed, _unchanged(unit, strength))
    shown = found[1]
    if unit.changes:
        changes: list[ChangeView] = [
            {"stat": c.stat, "amount": c.amount, "until": c.until, "card": c.card} for c in unit.changes
        ]
        shown = shown | {"changes": changes}
    if standing and unit.in_play and (gained := standing_on(standing, unit)):
        terms: list[StandingView] = [
            {"stat": cast("Stat", e.stat), "amount": e.amount, "scope": e.scope, "card": card} for card, e in gained
        ]
        shown = shown | {"standing": terms}
    return shown


def _unchanged(unit: Unit, strength: int) -> UnitView:
    face, printed = unit.face, unit.printed
    return {
        "id": unit.id,
        "kind": unit.kind,
        "owner": unit.owner,
        "zone": zone_name(unit.zone),
        "stars": unit.stars,
        "domain": printed.domain,
        "affiliation": printed.affiliation,
        "attack": face.attack,
        "damage": face.damage,
        "defense": face.defense,
        "shields": face.shields if strength == AS_PRINTED else strength,
        "icons": sorted(face.icons),
        "tokens": unit.damage,
        "turned": unit.turned,
        "changes": [],
        "standing": [],
    }


def battle_view(s: Table, battle: Battle, standing: Standing) -> BattleView:
    attacker, defender = (side_view(s, battle, index, standing) for index in (0, 1))
    return {"zone": zone_name(battle.zone), "step": battle.step, "sides": as_list((attacker, defender))}


def side_view(s: Table, battle: Battle, index: int, standing: Standing) -> SideView:
    """A side with its values as they stand now (PM-CRD-13)."""
    side = battle.sides[index]
    shown: SideView = {
        "unit": side.unit,
        "player": side.player,
        "card": side.card,
        "ability": side.ability,
        "dice": list(side.dice),
        "hit": side.hit,
        "gone": side.gone,
    }
    if not side.gone:
        shown["attack"], shown["damage"], shown["defense"] = (
            [as_list(term) for term in battle_terms(s, battle, index, stat, standing)] for stat in FIGHTING
        )
    return shown


def redraw(s: Table, viewer: int | None, chance: Chance) -> None:
    """Deal anew, among the places a player cannot see, the cards that may lie there."""
    for number, player in enumerate(s.players):
        hidden = [
            objective
            for objective in player.objectives
            if objective is not None and not objective.face_up and viewer not in objective.known_to
        ]
        cards = player.deck + [objective.card for objective in hidden]
        if number != viewer:
            cards += player.hand
        cards.sort()
        chance.shuffle(cards)
        for objective in hidden:
            objective.card = cards.pop()
        if number != viewer:
            player.hand = [cards.pop() for _ in player.hand]
        player.deck = cards
