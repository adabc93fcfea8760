"""What cards can do: one record type per operation, as the content files write them.

`docs/pocketmodel-effects.md` says what each field means; `abilities/` and `values.py` say what is done with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct

Stat = Literal["attack", "damage", "defense"]
UnitStat = Literal["attack", "damage", "defense", "shields"]
Domain = Literal["space", "ground"]
IconClass = Literal["match", "power", "wild"]
SideName = Literal["friendly", "opposing"]

CombatMoment = Literal[
    "play",
    "after_rolls",
    "on_hit",
    "when_hit",
    "would_be_destroyed",
    "on_destroy",
    "when_destroyed",
    "end_of_battle",
]
ObjectiveMoment = Literal[
    "reveal",
    "while_face_up",
    "turn_start",
    "turn_end",
    "friendly_unit_destroyed",
    "opposing_unit_destroyed",
    "this_destroyed",
    "strike_failed",
]
MomentName = CombatMoment | ObjectiveMoment
COMBAT_MOMENTS: frozenset[str] = frozenset(get_args(CombatMoment))
OBJECTIVE_MOMENTS: frozenset[str] = frozenset(get_args(ObjectiveMoment))
DESTRUCTION_MOMENTS = frozenset({"friendly_unit_destroyed", "opposing_unit_destroyed"})

Target = Literal[
    "self",
    "opposing",
    "friendly_in_zone",
    "other_friendly_in_zone",
    "other_opposing_in_zone",
    "friendly_choice",
    "friendly_divided",
    "friendly_in_own_home",
    "opposing_in_own_home",
    "each_opposing_in_own_home",
    "striker",
]


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of everything in the content files: a typo in a field name is an error."""


class Filter(Record, frozen=True, kw_only=True):
    """Which units are meant; all given fields must hold."""

    icon: str | None = None
    any_icon: frozenset[str] = frozenset()
    domain: Domain | None = None
    stars: frozenset[int] = frozenset()
    affiliation: str | None = None
    damaged: bool = False
    zone: Literal["own_home"] | None = None


class Condition(Record, frozen=True, kw_only=True):
    """What must be so for an effect of a combat card; all given fields must hold."""

    opposing: Filter | None = None
    self: Filter | None = None
    hit: bool = False
    role: Literal["attacker", "defender"] | None = None
    zone: Literal["own_home"] | None = None
    friendly_in_play: Filter | None = None


class Per(Record, frozen=True, kw_only=True):
    """What a changing amount counts: units in the zone of the battle."""

    side: SideName
    icon: str | None = None
    stars: frozenset[int] = frozenset()
    others: bool = False


class Effect(Record, tag_field="op", frozen=True, kw_only=True):
    """One operation of an ability at one moment."""

    when: CombatMoment | ObjectiveMoment
    once_per_turn: bool = False


class Voluntary(Effect, frozen=True, kw_only=True):
    """An operation that the card's owner may leave out if it says so."""

    may: bool = False


class Standing(Effect, frozen=True, kw_only=True):
    """What is not carried out at a moment but holds for a while: asked for where its value is needed."""


class Modify(Effect, tag="modify", frozen=True, kw_only=True):
    stat: Stat
    amount: int
    target: Target
    until: Literal["turn", "your_next_turn"] | None = None
    per: Per | None = None
    max: int | None = None
    condition: Condition | None = None


class Reroll(Voluntary, tag="reroll", frozen=True, kw_only=True):
    whose: Literal["own", "opposing"]
    dice: Literal["one", "both"]


class SetDie(Voluntary, tag="set_die", frozen=True, kw_only=True):
    whose: Literal["own", "opposing"]
    value: int


class AutoHitFrom(Standing, tag="auto_hit_from", frozen=True, kw_only=True):
    value: int


class AutoHitOnPair(Standing, tag="auto_hit_on_pair", frozen=True, kw_only=True):
    pass


class NoAutoHit(Standing, tag="no_auto_hit", frozen=True, kw_only=True):
    target: Target


class PreventDamage(Standing, tag="prevent_damage", frozen=True, kw_only=True):
    amount: int


class IgnoreIcon(Standing, tag="ignore_icon", frozen=True, kw_only=True):
    icon: str
    target: Target


class TurbolaserAny(Standing, tag="turbolaser_any", frozen=True, kw_only=True):
    pass


class Damage(Voluntary, tag="damage", frozen=True, kw_only=True):
    amount: int
    target: Target
    filter: Filter = Filter()


class RemoveDamage(Voluntary, tag="remove_damage", frozen=True, kw_only=True):
    amount: int
    target: Target


class Draw(Voluntary, tag="draw", frozen=True, kw_only=True):
    count: int


class Discard(Effect, tag="discard", frozen=True, kw_only=True):
    count: int


class CancelAbility(Effect, tag="cancel_ability", frozen=True, kw_only=True):
    pass


class CancelBonus(Standing, tag="cancel_bonus", frozen=True, kw_only=True):
    pass


class Forbid(Standing, tag="forbid", frozen=True, kw_only=True):
    what: Literal["play_combat_card", "ground_attacks_space", "carrier_in_own_home"]


class Permit(Standing, tag="permit", frozen=True, kw_only=True):
    what: Literal["ground_attacks_space_anywhere"]


class Move(Voluntary, tag="move", frozen=True, kw_only=True):
    target: Target
    to: Literal["adjacent", "own_home", "contested"]
    filter: Filter = Filter()


class Deploy(Voluntary, tag="deploy", frozen=True, kw_only=True):
    stars: int
    to: Literal["own_home", "this_unit_zone"]
    filter: Filter = Filter()


class FlipVeteran(Voluntary, tag="flip_veteran", frozen=True, kw_only=True):
    target: Target
    condition: Condition | None = None


class SurviveRoll(Standing, tag="survive_roll", frozen=True, kw_only=True):
    min: int


class ReturnCard(Effect, tag="return_card", frozen=True, kw_only=True):
    pass


class PeekObjective(Voluntary, tag="peek_objective", frozen=True, kw_only=True):
    count: int


class RevealObjective(Voluntary, tag="reveal_objective", frozen=True, kw_only=True):
    count: int


class LookAtHand(Effect, tag="look_at_hand", frozen=True, kw_only=True):
    pass


class ModifyUnits(Standing, tag="modify_units", frozen=True, kw_only=True):
    side: SideName
    stat: UnitStat
    amount: int
    scope: Literal["battle", "strike", "both"]
    filter: Filter = Filter()


class ModifyObjectives(Standing, tag="modify_objectives", frozen=True, kw_only=True):
    side: SideName
    scope: Literal["this", "others", "all"]
    amount: int


class StarLimit(Standing, tag="star_limit", frozen=True, kw_only=True):
    action: Literal["move", "combat", "strike"]
    value: int


class CarrierStars(Standing, tag="carrier_stars", frozen=True, kw_only=True):
    value: int


class HandSize(Standing, tag="hand_size", frozen=True, kw_only=True):
    value: int


class ReserveStars(Standing, tag="reserve_stars", frozen=True, kw_only=True):
    amount: int


AnyEffect = (
    Modify
    | Reroll
    | SetDie
    | AutoHitFrom
    | AutoHitOnPair
    | NoAutoHit
    | PreventDamage
    | IgnoreIcon
    | TurbolaserAny
    | Damage
    | RemoveDamage
    | Draw
    | Discard
    | CancelAbility
    | CancelBonus
    | Forbid
    | Permit
    | Move
    | Deploy
    | FlipVeteran
    | SurviveRoll
    | ReturnCard
    | PeekObjective
    | RevealObjective
    | LookAtHand
    | ModifyUnits
    | ModifyObjectives
    | StarLimit
    | CarrierStars
    | HandSize
    | ReserveStars
)


MOMENTS_OF: Mapping[type[Effect], frozenset[str]] = {
    Reroll: frozenset({"after_rolls"}),
    SetDie: frozenset({"after_rolls"}),
    PreventDamage: frozenset({"when_hit"}),
    SurviveRoll: frozenset({"would_be_destroyed"}),
    **dict.fromkeys((AutoHitFrom, AutoHitOnPair, NoAutoHit, IgnoreIcon, TurbolaserAny), frozenset({"play"})),
    **dict.fromkeys((CancelAbility, CancelBonus), frozenset({"play"})),
    Modify: frozenset({"play", "on_hit"}),
    Forbid: frozenset({"play", "while_face_up"}),
    **dict.fromkeys(
        (Permit, ModifyUnits, ModifyObjectives, StarLimit, CarrierStars, HandSize, ReserveStars),
        frozenset({"while_face_up"}),
    ),
}
"""Operations that make sense only at certain moments; all others happen once, whenever their moment comes."""
