"""The heroes, power cards, victory cards and Outsiders of the content files.

Records hold facts; names and descriptions are in `words/<language>/content.ftl`, joined by the id. `source` says where
a record is from: the rulebook, a public page, or our own design ("house"), which players are shown as such.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

from battlemat.core.content import content_folder, load_records
from battlemat.core.errors import ContentError
from battlemat.games.skytear.aoe import Area
from battlemat.games.skytear.board_file import Record
from battlemat.games.skytear.ops import AnyOp, Condition, Icon, Lasting, Need, Target

Rune = Literal["fire", "air", "earth", "ice"]
HeroClass = Literal["assassin", "defender", "healer", "mage", "warrior"]
Range = Literal["melee", "ranged"]
RANGE_HEXES: dict[str, int] = {"melee": 1, "ranged": 3}


class Faction(Record, frozen=True, kw_only=True):
    id: str
    rune: Rune
    colour: Literal["red", "yellow", "green", "blue"]
    mechanic: Literal["marks", "illusions", "pillars", "shapeshifting"]
    heroes: tuple[str, ...]
    minions: int
    faction_token: bool
    source: str


class Skill(Record, frozen=True, kw_only=True):
    """`icon` says when it works (SK-WOR); `pillars` how many pillars its hero's Worship may remove."""

    id: str
    icon: Icon
    ops: tuple[AnyOp, ...]
    source: str
    target: Target | None = None
    pillars: Literal["one", "any"] = "one"


class Back(Record, frozen=True, kw_only=True):
    """The simplified side of a hero card: the same figures, no skills (SK-SIM-02, SK-SIM-03)."""

    pierce: bool
    skills: tuple[Skill, ...] = ()


class HeroKind(Record, frozen=True, kw_only=True, rename={"hero_class": "class"}):
    """The front of a hero card. The last of the runes is the faction's."""

    id: str
    faction: str
    hero_class: HeroClass
    range: Range
    attack: int
    flips: int
    health: int
    armor: int
    runes: tuple[Rune, Rune]
    pierce: bool
    skills: tuple[Skill, ...]
    back: Back
    source: str
    name_source: str
    code: str | None = None
    title_source: str | None = None

    @property
    def reach(self) -> int:
        return RANGE_HEXES[self.range]


class PowerCard(Record, frozen=True, kw_only=True):
    """A power card. Its cost is the number of its runes; `deck` is the hero whose starter list has it.

    `targets` is how many different targets it needs, with `up_to` at most (SK-TGT-05).
    """

    id: str
    type: Literal["action", "reaction"]
    runes: tuple[Rune, ...]
    modifier: int
    ops: tuple[AnyOp, ...]
    source: str
    name_source: str
    copies: int
    deck: str | None = None
    faction: str | None = None
    only_hero: str | None = None
    first_player: bool = False
    target: Target | None = None
    targets: int = 1
    up_to: bool = False
    needs: Need | None = None

    @property
    def cost(self) -> int:
        return len(self.runes)

    @property
    def ultimate(self) -> bool:
        return self.only_hero is not None


class StarterDeck(Record, frozen=True, kw_only=True):
    """The eight cards of a hero in the first game (SK-SET-28 to SK-SET-35)."""

    id: str
    cards: Mapping[str, int]
    source: str


class Team(Record, frozen=True, kw_only=True):
    """Four heroes to start with."""

    id: str
    heroes: tuple[str, ...]
    source: str


class TowerDestroyed(Record, tag_field="kind", tag="tower-destroyed", frozen=True, kw_only=True):
    lane: Literal["own-left", "own-right"]


class ControlWins(Record, tag_field="kind", tag="control-wins", frozen=True, kw_only=True):
    n: int
    where: tuple[Literal["lane", "dome"], ...]


class WinsInOnePhase(Record, tag_field="kind", tag="control-wins-same-phase", frozen=True, kw_only=True):
    lanes: int
    domes: int


class HeroesDefeated(Record, tag_field="kind", tag="heroes-defeated", frozen=True, kw_only=True):
    n: int
    scope: Literal["game", "turn"]


class MinionsDefeated(Record, tag_field="kind", tag="minions-defeated", frozen=True, kw_only=True):
    n: int
    scope: Literal["game", "turn"]


class StructureDamage(Record, tag_field="kind", tag="structure-damage", frozen=True, kw_only=True):
    n: int


class TokensAtTheGates(Record, tag_field="kind", tag="tokens-at-enemy-structures", frozen=True, kw_only=True):
    lanes: int


VictoryCondition: TypeAlias = (
    TowerDestroyed
    | ControlWins
    | WinsInOnePhase
    | HeroesDefeated
    | MinionsDefeated
    | StructureDamage
    | TokensAtTheGates
)


class VictoryCard(Record, frozen=True, kw_only=True):
    id: str
    condition: VictoryCondition
    source: str


class Arrival(Record, frozen=True, kw_only=True):
    """How an Outsider comes onto the battlefield; one that is there already may come anew or stay."""

    where: Literal["free-dome-hex"]
    optional_if_on_battlefield: bool


class OutsiderSkill(Record, frozen=True, kw_only=True):
    id: str
    ap: int
    ops: tuple[AnyOp, ...]


class OutsiderKind(Record, frozen=True, kw_only=True):
    id: str
    starter_set: bool
    attack: int
    flips: int
    range: Range
    move: int
    action_points: int
    arrival: Arrival
    skills: tuple[OutsiderSkill, ...]
    source: str

    @property
    def reach(self) -> int:
        return RANGE_HEXES[self.range]


class ConditionKind(Record, frozen=True, kw_only=True):
    id: Condition
    source: str


class Content:
    """All records of the game, by id; `folder` may hold another set of the same files."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = content_folder("skytear") if folder is None else folder
        self.factions = load_records(folder / "factions.toml", "faction", Faction)
        self.conditions = load_records(folder / "conditions.toml", "condition", ConditionKind)
        self.areas = load_records(folder / "areas.toml", "area", Area)
        self.heroes = load_records(folder / "heroes.toml", "hero", HeroKind)
        self.cards: dict[str, PowerCard] = {}
        for name in ("power-cards.toml", "extra-cards.toml"):
            for card in load_records(folder / name, "card", PowerCard).values():
                if card.id in self.cards:
                    raise ContentError(name, card.id, "the id is used twice")
                self.cards[card.id] = card
                check_card(name, card, self)
        self.decks = load_records(folder / "starter-decks.toml", "deck", StarterDeck)
        self.teams = load_records(folder / "starter-decks.toml", "team", Team)
        self.victory_cards = load_records(folder / "victory-cards.toml", "victory", VictoryCard)
        self.outsiders = load_records(folder / "outsiders.toml", "outsider", OutsiderKind)
        self._check()

    def _check(self) -> None:
        for faction in self.factions.values():
            own = tuple(hero.id for hero in self.heroes.values() if hero.faction == faction.id)
            if sorted(own) != sorted(faction.heroes):
                raise ContentError("factions.toml", faction.id, f"field heroes: heroes.toml has {', '.join(own)}")
        for hero in self.heroes.values():
            check_hero("heroes.toml", hero, self)
        for outsider in self.outsiders.values():
            check_outsider("outsiders.toml", outsider, self)
        for deck in self.decks.values():
            self._check_deck(deck)
        for team in self.teams.values():
            for name in team.heroes:
                if name not in self.heroes:
                    raise ContentError("starter-decks.toml", team.id, f"field heroes: there is no {name!r}")
        if missing := sorted(set(self.heroes) - set(self.decks)):
            raise ContentError("starter-decks.toml", missing[0], "the hero has no starter deck")

    def _check_deck(self, deck: StarterDeck) -> None:
        if deck.id not in self.heroes:
            raise ContentError("starter-decks.toml", deck.id, "there is no such hero")
        for card in deck.cards:
            if card not in self.cards:
                raise ContentError("starter-decks.toml", deck.id, f"field cards: there is no {card!r}")
        own = {card.id: card.copies for card in self.cards.values() if card.deck == deck.id}
        if own != dict(deck.cards):
            raise ContentError("starter-decks.toml", deck.id, "field cards: not the cards that name this hero's deck")


def check_hero(file: str, hero: HeroKind, known: Content) -> None:
    """What a hero record must fulfil beyond its types."""
    if hero.faction not in known.factions:
        raise ContentError(file, hero.id, f"field faction: there is no {hero.faction!r}")
    if hero.runes[-1] != known.factions[hero.faction].rune:
        raise ContentError(file, hero.id, "field runes: the last rune is the faction's")
    if hero.pierce != (hero.hero_class == "mage") or hero.back.pierce != hero.pierce:
        raise ContentError(file, hero.id, "field pierce: mages, and only they, pierce on both sides")
    if hero.health < 1 or min(hero.attack, hero.flips, hero.armor) < 0:
        raise ContentError(file, hero.id, "field health: at least 1, and no figure below 0")
    for skill in hero.skills:
        _check_ops(file, hero.id, skill.ops, known)


def check_card(file: str, card: PowerCard, known: Content) -> None:
    """What a power card must fulfil beyond its types."""
    if card.faction is not None and card.faction not in known.factions:
        raise ContentError(file, card.id, f"field faction: there is no {card.faction!r}")
    for name in (card.deck, card.only_hero):
        if name is not None and name not in known.heroes:
            raise ContentError(file, card.id, f"there is no hero {name!r}")
    if card.only_hero != card.deck and card.ultimate:
        raise ContentError(file, card.id, "field only_hero: an Ultimate belongs to the deck of its hero")
    if card.first_player != (not card.runes and card.deck is None and card.modifier == 0):
        raise ContentError(file, card.id, "field first_player: only that card has no runes and no modifier")
    if not card.first_player and not 1 <= card.modifier <= 3:
        raise ContentError(file, card.id, f"field modifier: {card.modifier} is not between 1 and 3")
    _check_ops(file, card.id, card.ops, known)


def check_outsider(file: str, outsider: OutsiderKind, known: Content) -> None:
    for skill in outsider.skills:
        _check_ops(file, outsider.id, skill.ops, known)


def _check_ops(file: str, record: str, ops: tuple[AnyOp, ...], known: Content) -> None:
    for op in ops:
        area = getattr(op, "area", None)
        if area is not None and area not in known.areas:
            raise ContentError(file, record, f"field area: there is no {area!r}")
        if isinstance(op, Lasting) and (op.until == "next-activation") != (op.of is not None):
            raise ContentError(
                file, record, "field of: whose activation must be said for next-activation, and only then"
            )


@cache
def content() -> Content:
    return Content()


HEROES: dict[str, HeroKind] = dict(content().heroes)
CARDS: dict[str, PowerCard] = dict(content().cards)
OUTSIDERS: dict[str, OutsiderKind] = dict(content().outsiders)
VICTORY_CARDS: dict[str, VictoryCard] = dict(content().victory_cards)
FACTIONS: Mapping[str, Faction] = content().factions
AREAS: Mapping[str, Area] = content().areas
FREE_CARDS: set[str] = set()
"""Cards for decks that cost no mana (SK-POW-35): none of the game's own."""


@contextmanager
def extra_content(*records: HeroKind | PowerCard | OutsiderKind) -> Iterator[None]:
    """Play with further heroes, cards and Outsiders for a while: for trying out rules and homebrew."""
    counts = Counter(record.id for record in records)
    for record in records:
        if counts[record.id] > 1 or any(record.id in shelf for shelf in (HEROES, CARDS, OUTSIDERS)):
            raise ContentError("extra content", record.id, "the id is used twice")
        if isinstance(record, PowerCard):
            check_card("extra content", record, content())
        elif isinstance(record, HeroKind):
            check_hero("extra content", record, content())
        else:
            check_outsider("extra content", record, content())
    for record in records:
        if isinstance(record, PowerCard):
            CARDS[record.id] = record
            if not record.runes:
                FREE_CARDS.add(record.id)
        elif isinstance(record, HeroKind):
            HEROES[record.id] = record
        else:
            OUTSIDERS[record.id] = record
    try:
        yield
    finally:
        for record in records:
            FREE_CARDS.discard(record.id)
            for shelf in (HEROES, CARDS, OUTSIDERS):
                shelf.pop(record.id, None)
