"""What a Skytear view and catalogue look like. The page's types are made from this module."""

from __future__ import annotations

from typing import Literal, TypedDict

from battlemat.games.skytear import content
from battlemat.games.skytear.board_file import BoardFile, Side
from battlemat.games.skytear.ops import Condition, Until
from battlemat.games.skytear.state import Phase, Readiness

Term = tuple[str, int]
"""What gives a part of a number, and how much."""

# The table ------------------------------------------------------------------------------------------------------------


class LeadView(TypedDict):
    card: str | None
    face_up: bool
    origin: Literal["deck", "hand"]


class HeroView(TypedDict):
    """`unblocked`: it moves through whoever stands in the way."""

    id: str
    kind: str
    side: Side
    owner: int | None
    hex: str | None
    hp: int
    health: int
    readiness: Readiness
    conditions: list[Condition]
    cards: list[str]
    leads: list[LeadView]
    mana: int
    returns: int
    illusion: str | None
    armor: list[Term]
    attack: list[Term]
    move: int
    unblocked: bool


class EffectView(TypedDict):
    number: int
    kind: Literal["action", "card", "skill"]
    name: str
    caster: str
    player: int
    targets: list[str]
    about: str
    count: int


class LastingView(TypedDict):
    """`hexes` are what the page reads in place of cells."""

    op: str
    source: str
    until: Until
    hero: str
    n: int
    vs: str
    of: str
    side: Side | None
    cells: None
    hexes: list[str]


class SeatView(TypedDict):
    """`unseen` are one's own cards that may still be anywhere one cannot look; None for others."""

    player: int
    seat: str
    side: Side
    hand: list[str] | None
    hand_size: int
    deck_size: int
    discard: list[str]
    unseen: list[str] | None
    looking: int


class MinionView(TypedDict):
    id: str
    side: Side
    hex: str
    lane: str


class OutsiderView(TypedDict):
    id: str
    kind: str
    dome: str
    hex: str | None
    side: Side | None


class PillarView(TypedDict):
    id: str
    side: Side
    owner: int
    hex: str


class TokenView(TypedDict):
    number: int
    hex: str


class ProgressView(TypedDict):
    heroes: int
    heroes_this_turn: int
    minions_this_turn: int
    lanes: int
    domes: int
    lanes_this_phase: int
    domes_this_phase: int
    structure_hp: int
    towers: list[str]


class SideView(TypedDict):
    factions: list[str]
    towers: dict[str, int]
    nexus: int
    reserve: int
    progress: ProgressView


class Sides(TypedDict):
    south: SideView
    north: SideView


class VictoryView(TypedDict):
    """How much of a victory card each side has done, and how much it asks for."""

    id: str
    south: tuple[int, int]
    north: tuple[int, int]


class SkyView(TypedDict):
    battlefield: str
    variant: str
    simplified: bool
    turn: int
    phase: Phase
    first: int
    flux: bool
    acting: int
    active: str
    ap: int
    taken: list[str]
    players: list[SeatView]
    sides: Sides
    heroes: list[HeroView]
    minions: list[MinionView]
    outsiders: list[OutsiderView]
    pillars: list[PillarView]
    tokens: dict[str, TokenView]
    victory: list[VictoryView]
    stack: list[EffectView]
    resolving: EffectView | None
    flipped: list[str]
    lasting: list[LastingView]


# The catalogue --------------------------------------------------------------------------------------------------------


class FactionEntry(content.Faction, frozen=True, kw_only=True):
    name: str
    about: str
    realm: str
    worship: str


class SkillEntry(content.Skill, frozen=True, kw_only=True):
    name: str
    text: str


class HeroKind(content.HeroKind, frozen=True, kw_only=True):
    name: str
    title: str
    skills: tuple[SkillEntry, ...]


class PowerCard(content.PowerCard, frozen=True, kw_only=True):
    name: str
    text: str
    cost: int


class VictoryEntry(content.VictoryCard, frozen=True, kw_only=True):
    name: str
    text: str


class OutsiderSkillEntry(content.OutsiderSkill, frozen=True, kw_only=True):
    name: str
    text: str


class OutsiderEntry(content.OutsiderKind, frozen=True, kw_only=True):
    name: str
    skills: tuple[OutsiderSkillEntry, ...]


class ConditionEntry(content.ConditionKind, frozen=True, kw_only=True):
    name: str
    text: str


class TeamEntry(content.Team, frozen=True, kw_only=True):
    name: str


class BoardPlan(BoardFile, frozen=True, kw_only=True):
    name: str


class SkyCatalogue(TypedDict):
    factions: dict[str, FactionEntry]
    heroes: dict[str, HeroKind]
    cards: dict[str, PowerCard]
    victory: dict[str, VictoryEntry]
    outsiders: dict[str, OutsiderEntry]
    conditions: dict[str, ConditionEntry]
    decks: dict[str, dict[str, int]]
    teams: dict[str, TeamEntry]
    boards: dict[str, BoardPlan]
