"""What a PocketModel view and catalogue look like. The page's types are made from this module."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from battlemat.games.pocketmodel.build import CARD_COPIES, DECK_MINIMUM, STANDARD_STARS, deploy_limit
from battlemat.games.pocketmodel.content import Fleet, Pack, UnitKind
from battlemat.games.pocketmodel.effects import (
    AutoHitFrom,
    CancelBonus,
    Domain,
    IconClass,
    IgnoreIcon,
    NoAutoHit,
    PreventDamage,
    Stat,
    TurbolaserAny,
)
from battlemat.games.pocketmodel.state import Step
from battlemat.games.pocketmodel.values import Term

# The table ------------------------------------------------------------------------------------------------------------


class ChangeView(TypedDict):
    """What a card changed for longer than its battle."""

    stat: Stat
    amount: int
    until: Literal["turn", "your_next_turn"]
    card: str


class StandingView(TypedDict):
    """What a face-up objective adds in battles, strikes or both."""

    stat: Stat
    amount: int
    scope: Literal["battle", "strike", "both"]
    card: str


class UnitView(TypedDict):
    id: str
    kind: str
    owner: int
    zone: str
    stars: int
    domain: Domain
    affiliation: str
    attack: int
    damage: int
    defense: int
    shields: int
    icons: list[str]
    tokens: int
    turned: bool
    changes: list[ChangeView]
    standing: list[StandingView]


class ObjectiveView(TypedDict):
    """A destroyed one has no card; the values of a card are for those who know it."""

    place: str
    destroyed: bool
    face_up: NotRequired[bool]
    card: NotRequired[str | None]
    defense: NotRequired[int]
    stars: NotRequired[int]


class FieldView(TypedDict):
    """What a player has on the table; `removed` are the ids of the units that left the game with their player."""

    objectives: list[ObjectiveView]
    units: list[UnitView]
    removed: list[str]


class PlayerView(FieldView):
    """A player's cards, and the field."""

    player: int
    seat: str
    list: str
    out: bool
    hand: list[str] | None
    hand_size: int
    deck_size: int
    discard: list[str]


class BattleOutlook(TypedDict):
    """The chances of a battle from one side, as `battlemat odds` has them, with what abilities do after the roll.

    That it hits, that it is hit back, that the other is destroyed, that it is itself; `damage` are tokens on average.
    """

    hit: float
    back: float
    destroys: float
    destroyed: float
    damage: float


class SideView(TypedDict):
    """One side of a battle, attacker's first; a unit that is gone has no values any more."""

    unit: str
    player: int
    card: str | None
    ability: bool
    dice: list[int]
    hit: bool
    gone: bool
    attack: NotRequired[list[Term]]
    damage: NotRequired[list[Term]]
    defense: NotRequired[list[Term]]


class BattleView(TypedDict):
    zone: str
    step: int
    sides: tuple[SideView, SideView]


class StrikeView(TypedDict):
    place: str
    unit: str


class PocketView(TypedDict):
    turn: int
    active: int
    first: int
    step: Step
    stars: int
    variant: Literal["standard", "two-pack"]
    zones: list[str]
    players: list[PlayerView]
    battle: BattleView | None
    strike: StrikeView | None


# The catalogue --------------------------------------------------------------------------------------------------------


Foreseen = AutoHitFrom | NoAutoHit | PreventDamage | IgnoreIcon | TurbolaserAny | CancelBonus
"""What a card that lies in a battle does to hits, beside changing values."""


class Card(TypedDict):
    id: str
    name: str
    type: Literal["combat", "objective"]
    defense: int
    stars: int
    bonus_stat: Stat | None
    bonus: int
    icon: str | None
    icon_class: IconClass | None
    units: list[int] | Literal["any"] | None
    ability: str
    foreseen: list[Foreseen]
    source: str


class IconDamage(TypedDict):
    """What an icon adds to the damage of a hit: of whoever hits a unit of so many stars, or of whoever is hit."""

    of: Literal["hitter", "victim"]
    amount: int
    stars: int


Icon = TypedDict("Icon", {"name": str, "class": IconClass, "effect": str, "damage": IconDamage | None})


class FleetEntry(Fleet, frozen=True, kw_only=True):
    """A ready-to-play list, with a few words about it."""

    about: str


class PocketCatalogue(TypedDict):
    units: dict[str, UnitKind]
    cards: dict[str, Card]
    icons: dict[str, Icon]
    affiliations: dict[str, str]
    fleets: dict[str, FleetEntry]
    packs: dict[str, Pack]


CONSTANTS: Final = {
    "STARS": STANDARD_STARS,
    "AT_START": deploy_limit(STANDARD_STARS),
    "CARDS": DECK_MINIMUM,
    "COPIES": CARD_COPIES,
}
"""The standard game, for the builder's rulers and proposals."""
