"""What cards and skills can do: one record type per operation, as the content files write them.

`docs/skytear-operations.md` says what each word means. The operations of an effect are carried out in their order.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from battlemat.games.skytear.board_file import Record

Condition = Literal["slow", "fast", "frenzy", "disarmed", "marked", "shapeshifted"]
Until = Literal["end-of-activation", "next-activation", "end-of-turn", "next-minions-phase"]
Timing = Literal["after-own-attack-action"]
"""What a skill can be triggered by that is not a Worship."""
WhoseActivation = Literal["caster", "affected"]
Versus = Literal["marked"]
Counted = Literal["pillar-removed", "minion-defeated", "friendly-pillar-in-los", "shapeshifted-friendly-hero-within-3"]
Provided = Literal["target-marked", "target-adjacent"]
Target = Literal["enemy-hero", "enemy", "friendly-hero", "adjacent-enemy", "hex-in-los"]
Need = Literal["lane-token-in-los", "hex-without-figure", "hexes-without-figures"]
Icon = Literal["worship", "shapeshift", "pillar", "illusion", "none"]

Who = Literal[
    "caster",
    "target",
    "worship-target",
    "outsider",
    "enemies-in-area",
    "enemy-heroes-in-area",
    "heroes-hit",
    "enemy-heroes-in-los",
    "enemies-adjacent-to-caster-or-own-illusion",
    "enemy-heroes-adjacent-to-friendly-pillars",
    "enemy-heroes-within-2",
    "friendly-heroes-within-3",
    "adjacent-friendly-heroes",
    "other-adjacent-friendly-heroes",
    "caster-and-adjacent-friendly-heroes",
    "adjacent-enemy-minions",
    "friendly-minions-in-los",
    "projected-hero",
    "chosen-enemy-hero-in-los",
    "chosen-friendly-hero-in-los",
    "chosen-other-enemy-in-los",
    "chosen-adjacent-enemy-hero",
    "chosen-friendly-hero-on-battlefield",
]
Where = Literal["empty-hex-in-los", "free-dome-hex", "free-hex-adjacent-to-enemy-hero-within-3"]


class Bonus(Record, frozen=True, kw_only=True):
    """More damage: `n` against figures that match `vs`, or `n` for each thing counted by `per`."""

    n: int
    vs: Versus | None = None
    per: Counted | None = None


class Op(Record, tag_field="op", frozen=True, kw_only=True):
    """One operation of an effect."""


class Lasting(Op, frozen=True, kw_only=True):
    """An operation that holds for a while; without `until` it is always on (skills)."""

    until: Until | None = None
    of: WhoseActivation | None = None


class Damage(Op, tag="damage", frozen=True, kw_only=True, rename={"provided": "if"}):
    n: int
    plus: int
    who: Who
    area: str | None = None
    bonus: Bonus | None = None
    per: Counted | None = None
    provided: Provided | None = None
    timing: Timing | None = None


class LoseHp(Op, tag="lose-hp", frozen=True, kw_only=True):
    n: int
    who: Who
    vs: Versus | None = None


class Heal(Op, tag="heal", frozen=True, kw_only=True):
    n: int | Literal["hp-lost-by-target"]
    who: Who
    per: Counted | None = None


class Move(Op, tag="move", frozen=True, kw_only=True):
    n: int
    who: Who
    optional: bool = False


class Put(Op, tag="place", frozen=True, kw_only=True):
    who: Who
    where: Where


class Push(Op, tag="push", frozen=True, kw_only=True):
    n: int
    who: Who


class Pull(Op, tag="pull", frozen=True, kw_only=True):
    n: int
    who: Who


class Swap(Op, tag="swap", frozen=True, kw_only=True, rename={"partner": "with"}):
    who: Who
    partner: Literal["own-illusion"]
    needs: Need


class Gain(Op, tag="condition", frozen=True, kw_only=True, rename={"provided": "if"}):
    name: Condition
    who: Who
    provided: Provided | None = None


class RemoveConditions(Op, tag="remove-conditions", frozen=True, kw_only=True):
    who: Who
    n: Literal["any"]


class AttackBonus(Lasting, tag="attack-bonus", frozen=True, kw_only=True):
    n: int
    who: Who
    vs: Versus | None = None


class ArmorBonus(Lasting, tag="armor-bonus", frozen=True, kw_only=True):
    n: int
    who: Who


class SkirmishBonus(Lasting, tag="skirmish-bonus", frozen=True, kw_only=True):
    n: int
    who: Who
    vs: Versus | None = None
    per: Counted | None = None


class SkirmishArea(Op, tag="skirmish-area", frozen=True, kw_only=True):
    area: str
    who: Who


class Pierce(Lasting, tag="pierce", frozen=True, kw_only=True):
    scope: Literal["own-attack-actions"]
    vs: Versus


class MoveBonus(Op, tag="move-bonus", frozen=True, kw_only=True):
    n: int
    who: Who


class IgnoreBlocking(Op, tag="ignore-blocking", frozen=True, kw_only=True):
    who: Who


class IgnoreCover(Op, tag="ignore-cover", frozen=True, kw_only=True):
    who: Who


class PreventDamage(Op, tag="prevent-damage", frozen=True, kw_only=True):
    who: Who
    phase: Literal["heroes", "minions"]


class Spawn(Op, tag="spawn", frozen=True, kw_only=True):
    n: int


class DefeatMinion(Op, tag="defeat-minion", frozen=True, kw_only=True):
    n: int
    who: Who
    optional: bool = False
    cost: bool = False


class Predict(Op, tag="predict", frozen=True, kw_only=True):
    n: int


class Mana(Lasting, tag="mana", frozen=True, kw_only=True):
    n: int
    who: Who


class ControlBonus(Lasting, tag="control-bonus", frozen=True, kw_only=True):
    n: int
    who: Who


class Cancel(Op, tag="cancel", frozen=True, kw_only=True, rename={"origin": "from"}):
    what: Literal["effect-below"]
    origin: Who


class Retarget(Op, tag="retarget", frozen=True, kw_only=True, rename={"origin": "from"}):
    what: Literal["attack-action-on-stack"]
    origin: Who
    to: tuple[Literal["caster", "own-illusion"], ...]


class PlacePillar(Op, tag="place-pillar", frozen=True, kw_only=True):
    n: int
    where: Where
    optional: bool = False


class BlockHexes(Lasting, tag="block-hexes", frozen=True, kw_only=True):
    area: str
    needs: Need
    blocks: tuple[Literal["movement", "los"], ...]


class CoverArea(Lasting, tag="cover-area", frozen=True, kw_only=True, rename={"hides": "for"}):
    area: str
    centre: Literal["target"]
    hides: Literal["friendly-heroes"]


class TakeAction(Op, tag="take-action", frozen=True, kw_only=True):
    action: Literal["move", "lead", "attack", "skirmish", "worship"]
    who: Who


class LosLimit(Lasting, tag="los-limit", frozen=True, kw_only=True):
    n: int
    who: Who


AnyOp: TypeAlias = (
    Damage
    | LoseHp
    | Heal
    | Move
    | Put
    | Push
    | Pull
    | Swap
    | Gain
    | RemoveConditions
    | AttackBonus
    | ArmorBonus
    | SkirmishBonus
    | SkirmishArea
    | Pierce
    | MoveBonus
    | IgnoreBlocking
    | IgnoreCover
    | PreventDamage
    | Spawn
    | DefeatMinion
    | Predict
    | Mana
    | ControlBonus
    | Cancel
    | Retarget
    | PlacePillar
    | BlockHexes
    | CoverArea
    | LosLimit
    | TakeAction
)
