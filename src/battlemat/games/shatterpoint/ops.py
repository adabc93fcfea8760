"""The operations that content files write abilities with (`abilities/operations.py` carries them out).

    { op = "move", kinds = ["dash"], who = "each-member" }
    { op = "keyword", name = "cover", value = 1, who = "allies", tag = "Rebel Alliance", within = 4 }

Operations of Active and Tactic abilities happen one after another when the ability is used; `keyword`, `extra-dice`,
`reserve-cost` and `wins-ties` hold all the time. What these words cannot say is written in Python.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from battlemat.games.shatterpoint.names import KeywordName

Range = Annotated[int, Meta(ge=1, le=5)]
MoveKind = Literal["advance", "dash", "climb", "jump", "reposition"]
TypeOfUnit = Literal["primary", "secondary", "supporting"]
ConditionName = Literal["strained", "disarmed", "exposed", "pinned"]
While = Literal["", "hunkered", "contesting", "not-wounded", "order-hidden"]


class Choice(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whom an operation is about. `same` is whoever the operation before chose.

    `tag`, `types` and `within` (a range from a member) limit allies and enemies; `other`: not of this unit.
    """

    tag: str = ""
    types: tuple[TypeOfUnit, ...] = ()
    within: Range | None = None
    other: bool = False


class Move(Choice, tag_field="op", tag="move", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Characters may move. `toward`: each toward a foe of its player's choice."""

    kinds: tuple[MoveKind, ...]
    who: Literal["each-member", "one-member", "each-ally", "one-ally", "member-or-ally", "each-of-unit", "one-of-unit"]
    toward: Literal["", "foe"] = ""


class Heal(Choice, tag_field="op", tag="heal", frozen=True, forbid_unknown_fields=True, kw_only=True):
    who: Literal["one-member", "one-of-unit"]
    count: int = 1


class Attack(Struct, tag_field="op", tag="attack", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character may attack; without `dice` with its printed value."""

    who: Literal["one-member", "same"]
    types: tuple[Literal["melee", "ranged"], ...] = ("melee", "ranged")
    dice: int | None = None


class Hunker(Choice, tag_field="op", tag="hunker", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`if_moved`: only if somebody moved by an operation before; `may`: the player is asked."""

    who: Literal["this-unit", "same-unit", "ally-unit"]
    if_moved: bool = False
    may: bool = False


class Afflict(Choice, tag_field="op", tag="afflict", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An enemy unit gains conditions: all of them, or with `one` one of the player's choice."""

    who: Literal["enemy-unit", "same-unit"]
    conditions: tuple[ConditionName, ...]
    one: bool = False


class Damage(Choice, tag_field="op", tag="damage", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Up to so many enemy units suffer damage."""

    units: int
    amount: int


class Shed(Choice, tag_field="op", tag="shed", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit loses damage and conditions, as many as it has."""

    who: Literal["this-unit", "ally-unit"]
    damage: int = 0
    conditions: int
    may: bool = False


class Push(Choice, tag_field="op", tag="push", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A foe within range of a member is pushed away from it, or pulled toward it."""

    range: Range
    pull: bool = False


class RefreshForce(Struct, tag_field="op", tag="refresh-force", frozen=True, forbid_unknown_fields=True, kw_only=True):
    amount: int


class Grant(Struct, tag_field="op", tag="grant", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """This unit takes an action that counts for none of its two."""

    action: Literal["focus"]
    if_moved: bool = False


class Keyword(Choice, tag_field="op", tag="keyword", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Members or allies have a keyword; `immunity-<condition>` is one, too."""

    name: KeywordName
    value: int = 1
    who: Literal["members", "allies"] = "members"
    while_: While = ""


class ExtraDice(Struct, tag_field="op", tag="extra-dice", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Members roll more dice; `type` and `against` limit the attacks, `while_` the time."""

    pool: Literal["attack", "defense"]
    count: int
    type: Literal["", "melee", "ranged"] = ""
    against: Literal["", "primary"] = ""
    while_: While = ""


class ReserveCost(Struct, tag_field="op", tag="reserve-cost", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What it costs to reserve this unit's order card."""

    change: int


class WinsTies(Struct, tag_field="op", tag="wins-ties", frozen=True, forbid_unknown_fields=True):
    """Its player wins ties at objectives that a member contests."""


Op = (
    Move
    | Heal
    | Attack
    | Hunker
    | Afflict
    | Damage
    | Shed
    | Push
    | RefreshForce
    | Grant
    | Keyword
    | ExtraDice
    | ReserveCost
    | WinsTies
)
