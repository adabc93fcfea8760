"""Derived numbers: what a unit's or an objective's value is right now, and what it is made of.

Every value is a list of terms (where it comes from, how much), so that a table can unfold it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

from battlemat.games.pocketmodel.content import CARDS, SHIELD_CARDS, WHILE_FACE_UP, Card
from battlemat.games.pocketmodel.effects import (
    AnyEffect,
    CancelBonus,
    CarrierStars,
    Condition,
    Filter,
    HandSize,
    IgnoreIcon,
    Modify,
    ModifyObjectives,
    ModifyUnits,
    MomentName,
    ReserveStars,
    StarLimit,
)
from battlemat.games.pocketmodel.state import Battle, Player, Side, Table, Unit, home, unit_of

Term = tuple[str, int]

RULE_OF_FIVE = 5
CARRIER_STARS = 2
HAND_SIZE = 3


def total(terms: list[Term]) -> int:
    value = 0
    for _, amount in terms:
        value += amount
    return value


# Filters and conditions -----------------------------------------------------------------------------------------------


def matches(unit: Unit, wanted: Filter, owner: int) -> bool:
    """Whether a unit is one of those a card of `owner` describes."""
    printed = unit.printed
    return (
        (wanted.icon is None or wanted.icon in unit.face.icons)
        and (not wanted.any_icon or not wanted.any_icon.isdisjoint(unit.face.icons))
        and (wanted.domain is None or wanted.domain == printed.domain)
        and (not wanted.stars or printed.stars in wanted.stars)
        and (wanted.affiliation is None or wanted.affiliation == printed.affiliation)
        and (not wanted.damaged or unit.damage > 0)
        and (wanted.zone is None or unit.zone == home(owner))
    )


def holds(s: Table, condition: Condition | None, battle: Battle, index: int) -> bool:
    """Whether a condition of the card on side `index` holds now."""
    if condition is None:
        return True
    side, other = battle.sides[index], battle.sides[1 - index]
    if condition.hit and not side.hit:
        return False
    if condition.role is not None and condition.role != ("attacker", "defender")[index]:
        return False
    if condition.opposing is not None and not matches(unit_of(s, other.unit), condition.opposing, side.player):
        return False
    own = unit_of(s, side.unit)
    if condition.zone is not None and own.zone != home(side.player):
        return False
    if condition.self is not None and not matches(own, condition.self, side.player):
        return False
    wanted = condition.friendly_in_play
    return wanted is None or any(
        unit.zone >= 0 and matches(unit, wanted, side.player) for unit in s.players[side.player].units
    )


def can_use(stars: int, icons: Collection[str], card: Card) -> bool:
    """Whether a unit with these stars and icons can use a card's ability (PM-CRD-19, PM-CRD-20, PM-CRD-22 to -27)."""
    ability = card.ability
    if ability is None:
        return False
    if ability.units is not None:
        return ability.units == "any" or stars in ability.units
    return ability.icon in icons


# Effects that are in force --------------------------------------------------------------------------------------------


def working(side: Side, moment: MomentName = "play") -> tuple[tuple[int, AnyEffect], ...]:
    """The effects of one moment of the side's card, as long as its ability works."""
    if not side.ability or side.card is None:
        return ()
    return CARDS[side.card].effects(moment)


FaceUp: TypeAlias = list[tuple[int, int, AnyEffect]]
"""Effects of face-up objectives: owner, place, effect."""


def face_up_effects(s: Table) -> FaceUp:
    """Continuous effects of all face-up objectives (PM-OBJ-14, PM-OBJ-16, PM-OBJ-19)."""
    found: FaceUp = []
    for owner, player in enumerate(s.players):
        for place, objective in enumerate(player.objectives):
            if objective is not None and objective.face_up:
                for effect in WHILE_FACE_UP[objective.card]:
                    found.append((owner, place, effect))
    return found


def bonus_counts(battle: Battle, index: int) -> bool:
    """Whether the combat bonus of a side's card counts: unless the opposing card takes it away."""
    return not any(isinstance(effect, CancelBonus) for _, effect in working(battle.sides[1 - index]))


def has_icon(battle: Battle | None, unit: Unit, icon: str) -> bool:
    """Whether the built-in effect of an icon works for a unit (PM-CRD-21)."""
    if icon not in unit.face.icons:
        return False
    if battle is None:
        return True
    for index, side in enumerate(battle.sides):
        for _, effect in working(side):
            if isinstance(effect, IgnoreIcon) and effect.icon == icon:
                target = index if effect.target == "self" else 1 - index
                if battle.sides[target].unit == unit.id:
                    return False
    return True


# Values of units ------------------------------------------------------------------------------------------------------


Standing = dict[str, list[tuple[int, str, ModifyUnits]]]
"""What face-up objectives do to units: by value, the owner, card and effect of each change."""


FIGHTING = ("attack", "damage", "defense")


def standing_changes(s: Table) -> Standing:
    """What face-up objectives do to units now, gathered once for all the values that need it."""
    found: Standing = {}
    for owner, player in enumerate(s.players):
        for objective in player.objectives:
            if objective is not None and objective.face_up:
                for effect in WHILE_FACE_UP[objective.card]:
                    if isinstance(effect, ModifyUnits):
                        found.setdefault(effect.stat, []).append((owner, objective.card, effect))
    return found


def continuous_terms(standing: Standing, unit: Unit, stat: str, scope: str) -> list[Term]:
    """What face-up objectives add to a unit's value in a battle or a strike (PM-OBJ-19, PM-OBJ-20)."""
    return [
        (card, effect.amount)
        for owner, card, effect in standing.get(stat, ())
        if effect.scope in (scope, "both") and _holds_for(unit, owner, effect)
    ]


def _holds_for(unit: Unit, owner: int, effect: ModifyUnits) -> bool:
    return (effect.side == "friendly") == (owner == unit.owner) and matches(unit, effect.filter, owner)


def standing_on(standing: Standing, unit: Unit) -> list[tuple[str, ModifyUnits]]:
    """The face-up objectives that change what a unit fights or strikes with, each with what it does."""
    return [
        (card, effect)
        for stat in FIGHTING
        for owner, card, effect in standing.get(stat, ())
        if _holds_for(unit, owner, effect)
    ]


def lasting_terms(unit: Unit, stat: str) -> list[Term]:
    return [(change.card, change.amount) for change in unit.changes if change.stat == stat]


def battle_terms(s: Table, battle: Battle, index: int, stat: str, standing: Standing) -> list[Term]:
    """A unit's Attack, Damage or Defense in the battle, before icons (PM-BTL-28, PM-BTL-30, PM-CRD-39)."""
    side = battle.sides[index]
    unit = unit_of(s, side.unit)
    terms: list[Term] = [(unit.kind, getattr(unit.face, stat))]
    if unit.changes:
        terms += lasting_terms(unit, stat)
    if side.card is not None:
        card = CARDS[side.card]
        if card.bonus_stat == stat and bonus_counts(battle, index):
            terms.append((card.id, card.bonus))
    for by, acting in enumerate(battle.sides):
        if acting.ability:
            terms += _card_terms(s, battle, by, index, stat)
    if stat in standing:
        terms += continuous_terms(standing, unit, stat, "battle")
    return terms


def _card_terms(s: Table, battle: Battle, by: int, index: int, stat: str) -> list[Term]:
    """What the ability of the card on side `by` adds to the value of the unit on side `index`, this battle only."""
    acting = battle.sides[by]
    ability = CARDS[acting.card or ""].ability
    terms: list[Term] = []
    for place, effect in enumerate(ability.effects if ability else ()):
        if not isinstance(effect, Modify) or effect.stat != stat or effect.until is not None:
            continue
        if effect.target not in (("self", "friendly_in_zone") if by == index else ("opposing",)):
            continue
        if effect.when == "on_hit" and not acting.hit:
            continue
        if holds(s, effect.condition, battle, by):
            amount = acting.counts[place] if effect.per else effect.amount
            if amount:
                terms.append((acting.card or "", amount))
    return terms


def strike_terms(s: Table, unit: Unit) -> list[Term]:
    """A unit's Attack in a strike (PM-STR-13 to PM-STR-16, PM-UNI-20)."""
    terms: list[Term] = [(unit.kind, unit.face.attack)]
    terms += lasting_terms(unit, "attack")
    if unit.printed.domain == "ground":
        terms.append(("ground", 1))
    terms += continuous_terms(standing_changes(s), unit, "attack", "strike")
    return terms


def shields(standing: Standing, unit: Unit) -> int:
    """The number of tokens that destroys the unit: equal is enough (PM-UNI-07, PM-UNI-26)."""
    printed = unit.face.shields
    return printed + total(continuous_terms(standing, unit, "shields", "battle")) if "shields" in standing else printed


def out_of_shields(s: Table) -> list[Unit]:
    """Units in play whose tokens equal or exceed their Shields (PM-UNI-26)."""
    standing = standing_changes(s) if SHIELD_CARDS else None
    found = []
    for player in s.players:
        for unit in player.units:
            if unit.damage and unit.damage >= (unit.face.shields if standing is None else shields(standing, unit)):
                found.append(unit)  # noqa: PERF401
    return found


# Values of objectives and limits --------------------------------------------------------------------------------------


def objective_terms(s: Table, owner: int, place: int, effects: FaceUp | None = None) -> list[Term]:
    """The defense score of an objective (PM-STR-17); `effects` are those of all face-up objectives, if known."""
    objective = s.players[owner].objectives[place]
    assert objective is not None
    terms: list[Term] = [(objective.card, CARDS[objective.card].defense)]
    for by, at, effect in face_up_effects(s) if effects is None else effects:
        if not isinstance(effect, ModifyObjectives) or (effect.side == "friendly") != (by == owner):
            continue
        same = (by, at) == (owner, place)
        if effect.scope == "all" or same == (effect.scope == "this"):
            acting = s.players[by].objectives[at]
            assert acting is not None
            terms.append((acting.card, effect.amount))
    return terms


def reserve_stars(s: Table, owner: int, place: int, printed: int) -> int:
    """Stars of reserves that come in for a destroyed objective (PM-STR-22)."""
    extra = sum(
        effect.amount
        for by, at, effect in face_up_effects(s)
        if isinstance(effect, ReserveStars) and by == owner and at != place
    )
    return printed + extra


def face_up_cards(player: Player) -> list[str]:
    found = []
    for objective in player.objectives:
        if objective is not None and objective.face_up:
            found.append(objective.card)  # noqa: PERF401
    return found


def star_limit(face_up: Iterable[str], action: str) -> int:
    """Stars of units that one action may use: five, or the highest number a player's face-up cards say (PM-TRN-09)."""
    limit = RULE_OF_FIVE
    for card in face_up:
        for effect in WHILE_FACE_UP[card]:
            if isinstance(effect, StarLimit) and effect.action == action:
                limit = max(limit, effect.value)
    return limit


def highest(face_up: Iterable[str], effect_type: type[CarrierStars] | type[HandSize], usual: int) -> int:
    """A number that a player's face-up cards replace: the highest counts, they do not add up."""
    value = usual
    for card in face_up:
        for effect in WHILE_FACE_UP[card]:
            if isinstance(effect, effect_type):
                value = max(value, effect.value)
    return value
