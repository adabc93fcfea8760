"""Decks: reading lists, checking them, naming every violation (SK-DEK).

In the first game everybody plays the starter lists of their heroes. In casual play a deck is built for drafted heroes
of chosen factions. For a tournament a team brings a pool of heroes, each with a deck of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from battlemat.core.errors import BadSetup, Path, Refusal
from battlemat.core.met import met
from battlemat.games.skytear.board import BOARDS, board
from battlemat.games.skytear.content import CARDS, FACTIONS, HEROES, PowerCard, content

Mode = Literal["first-game", "casual", "tournament"]
MODES: tuple[Mode, ...] = ("first-game", "casual", "tournament")

FEWEST_PLAYERS, MOST_PLAYERS = 2, 8
CARDS_PER_HERO = 8
MOST_COPIES = 3
POOL_SIZES = {4: 6, 6: 8}
"""How many heroes a tournament pool has, by the number of heroes in a game (SK-DEK-15)."""

Count = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""A number that can still be named in a sentence; whether it makes sense is for the rules to say."""
Name = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[^\ud800-\udfff]*$")]
"""A name or id that can be shown and saved: not endless, no broken characters."""
_DECK: Path = ("deck",)
"""Where the cards of a casual deck are written."""
L = TypeVar("L", "DeckList", "Pool", "Decks")


class DeckList(msgspec.Struct, forbid_unknown_fields=True):
    """A casual deck for some heroes, as players build, save and share it."""

    name: Name
    heroes: Annotated[list[Name], msgspec.Meta(max_length=100)]
    deck: dict[Name, Count]


class Pool(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a team brings to a tournament: heroes, each with a deck of eight cards.

    `registered` are the decks the team has played the tournament with so far, to which it is held (SK-DEK-22).
    """

    name: Name
    decks: dict[Name, dict[Name, Count]]
    registered: dict[Name, dict[Name, Count]] | None = None


def read_deck(entry: Any) -> DeckList:
    """A deck from plain data; `BadSetup` names what does not fit."""
    return _read(entry, DeckList)


def read_pool(entry: Any) -> Pool:
    """A pool from plain data; `BadSetup` names what does not fit."""
    return _read(entry, Pool)


def _read(entry: Any, kind: type[L]) -> L:
    if isinstance(entry, kind):
        return entry
    try:
        return msgspec.convert(entry, met(kind))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("skytear-not-a-list", "", {"problem": str(fault)})) from fault


# The first game -------------------------------------------------------------------------------------------------------


def starter_deck(heroes: Iterable[str]) -> dict[str, int]:
    """The starter lists of these heroes together (SK-SET-14, SK-DEK-24)."""
    found = Counter[str]()
    for hero in heroes:
        found.update(content().decks[hero].cards)
    return dict(found)


# Casual ---------------------------------------------------------------------------------------------------------------


def violations(entry: DeckList, factions: Sequence[str]) -> list[Refusal]:
    """Every rule of casual deck building that a deck breaks; empty when it is legal (SK-DEK-25)."""
    return [
        *(_unknown_hero(hero, ("heroes", place)) for place, hero in enumerate(entry.heroes) if hero not in HEROES),
        *_bad_cards(entry.deck, _DECK),
        *_hero_faults(entry.heroes, factions),
        *_size_faults(entry.deck, len(entry.heroes)),
        *_faction_faults(entry.deck, factions),
        *_ultimate_faults(entry.deck, entry.heroes, _DECK),
        *_copy_faults(entry.deck, {card: [(*_DECK, card)] for card in entry.deck}, "SK-DEK-13"),
    ]


def _unknown_hero(hero: str, at: Path) -> Refusal:
    return Refusal("skytear-unknown-hero", "", {"id": hero[:80]}, (at,))


def _bad_cards(deck: Mapping[str, int], at: Path) -> Iterator[Refusal]:
    """Ids nobody knows, counts that make no sense, and the card that is never in a deck."""
    for card, count in deck.items():
        where = ((*at, card),)
        if card not in CARDS:
            yield Refusal("skytear-unknown-card", "", {"id": card[:80]}, where)
        elif CARDS[card].first_player:
            yield Refusal("skytear-not-for-decks", "SK-POW-33", {"card": card}, where)
        if count < 1:
            yield Refusal("skytear-bad-count", "", {"id": card[:80], "count": count}, where)


def _hero_faults(heroes: Sequence[str], factions: Sequence[str]) -> Iterator[Refusal]:
    for place, hero in enumerate(heroes):
        if hero in HEROES and HEROES[hero].faction not in factions:
            facts = {"hero": hero, "faction": HEROES[hero].faction}
            yield Refusal("skytear-hero-of-other-faction", "SK-DEK-03", facts, (("heroes", place),))
    for hero, count in Counter(heroes).items():
        if count > 1:
            where = tuple(("heroes", place) for place, other in enumerate(heroes) if other == hero)
            yield Refusal("skytear-hero-twice", "SK-DEK-07", {"hero": hero[:80]}, where[1:])


def _size_faults(deck: Mapping[str, int], heroes: int) -> Iterator[Refusal]:
    size, due = sum(deck.values()), CARDS_PER_HERO * heroes
    if size != due:
        yield Refusal("skytear-deck-size", "SK-DEK-01", {"count": size, "due": due, "heroes": heroes}, (_DECK,))


def card_factions(card: PowerCard) -> list[str]:
    """The factions a card belongs to: those of its runes (SK-DEK-10)."""
    return [faction.id for faction in FACTIONS.values() if faction.rune in card.runes]


def _faction_faults(deck: Mapping[str, int], factions: Sequence[str]) -> Iterator[Refusal]:
    for card in _known(deck):
        of_card = card_factions(card)
        foreign = [faction for faction in of_card if faction not in factions]
        if foreign:
            rule = "SK-DEK-10" if len(of_card) > 1 else "SK-DEK-09"
            facts = {"card": card.id, "faction": foreign[0]}
            yield Refusal("skytear-card-of-other-faction", rule, facts, ((*_DECK, card.id),))


def _ultimate_faults(
    deck: Mapping[str, int], heroes: Sequence[str], at: Path, rule: str = "SK-DEK-11"
) -> Iterator[Refusal]:
    for hero in dict.fromkeys(heroes):
        for missing in ultimates_of(hero):
            if missing not in deck:
                yield Refusal("skytear-ultimate-missing", rule, {"card": missing, "hero": hero}, ((*at, missing),))
    for card in _known(deck):
        where = ((*at, card.id),)
        if card.ultimate and card.only_hero not in heroes:
            yield Refusal("skytear-ultimate-of-other-hero", rule, {"card": card.id, "hero": card.only_hero}, where)
        if card.ultimate and deck[card.id] > 1:
            yield Refusal("skytear-ultimate-copies", "SK-DEK-12", {"card": card.id, "count": deck[card.id]}, where)


def ultimates_of(hero: str) -> list[str]:
    """The cards only this hero may play."""
    return [card.id for card in CARDS.values() if card.only_hero == hero]


def _copy_faults(copies: Mapping[str, int], where: Mapping[str, Sequence[Path]], rule: str) -> Iterator[Refusal]:
    for card in _known(copies):
        if copies[card.id] > MOST_COPIES and not card.ultimate:
            facts = {"card": card.id, "count": copies[card.id], "limit": MOST_COPIES}
            yield Refusal("skytear-too-many-copies", rule, facts, tuple(where[card.id]))


def _known(deck: Mapping[str, int]) -> list[PowerCard]:
    """The cards of a deck whose places in it can be judged: those that exist."""
    return [CARDS[card] for card in deck if card in CARDS]


# Tournament -----------------------------------------------------------------------------------------------------------


def pool_violations(entry: Pool, heroes: int) -> list[Refusal]:
    """Every rule that a tournament pool breaks, for games with so many heroes a team (SK-DEK-15 to -19, SK-DEK-22)."""
    found: list[Refusal] = []
    due = POOL_SIZES[heroes]
    if len(entry.decks) != due:
        facts = {"count": len(entry.decks), "due": due}
        found.append(Refusal("skytear-pool-size", "SK-DEK-15", facts, (("decks",),)))
    everything = Counter[str]()
    where: dict[str, list[Path]] = {}
    for hero, deck in entry.decks.items():
        everything.update(deck)
        for card in deck:
            where.setdefault(card, []).append(("decks", hero, card))
        found += _hero_deck_faults(hero, deck)
    found += _copy_faults(everything, where, "SK-DEK-18")
    if entry.registered is not None and entry.decks != entry.registered:
        found.append(Refusal("skytear-pool-changed", "SK-DEK-22"))
    return found


def _hero_deck_faults(hero: str, deck: Mapping[str, int]) -> Iterator[Refusal]:
    """What is wrong with the deck of one hero of a pool (SK-DEK-16, SK-DEK-17)."""
    at: Path = ("decks", hero)
    if hero not in HEROES:
        yield _unknown_hero(hero, at)
    yield from _bad_cards(deck, at)
    if (size := sum(deck.values())) != CARDS_PER_HERO:
        facts = {"hero": hero[:80], "count": size, "due": CARDS_PER_HERO}
        yield Refusal("skytear-hero-deck-size", "SK-DEK-16", facts, (at,))
    yield from _ultimate_faults(deck, [hero], at, "SK-DEK-17")


def starter_pool(heroes: Iterable[str], name: str) -> Pool:
    """A pool of these heroes with their starter lists."""
    return Pool(name, {hero: dict(content().decks[hero].cards) for hero in heroes})


def deck_of_pool(pool: Pool, drafted: Iterable[str]) -> dict[str, int]:
    """The decks of the drafted heroes together; those of the others stay out (SK-DEK-21)."""
    found = Counter[str]()
    for hero in drafted:
        found.update(pool.decks[hero])
    return dict(found)


# Modes and boards -----------------------------------------------------------------------------------------------------


def mode_faults(mode: str, heroes: int) -> list[Refusal]:
    """What keeps a game with so many heroes a team from being played in a mode with the heroes there are."""
    if mode not in MODES:
        return [Refusal("skytear-unknown-mode", "", {"id": mode[:80], "modes": ", ".join(MODES)})]
    if mode == "first-game" and heroes != 4:
        return [Refusal("skytear-first-game-four-heroes", "SK-SET-01")]
    missing = 2 * heroes - len(HEROES)
    if mode != "tournament" and missing > 0:
        return [Refusal("skytear-not-enough-heroes", "SK-MUL-30", {"missing": missing, "due": 2 * heroes})]
    return []


# Set-ups --------------------------------------------------------------------------------------------------------------


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a match is played with, as callers may write it; `players` has what each seat brings, None for nothing.

    `outsiders` is how many of them are summoned, as many as there are domes if not said (SK-TLN-19, SK-TLN-20).
    """

    variant: Name = "first-game"
    battlefield: Name = "two-lane"
    simplified: bool = False
    outsiders: Count | None = None
    players: Annotated[list[Any], msgspec.Meta(max_length=100)] | None = None


class Decks(msgspec.Struct, forbid_unknown_fields=True):
    """The decks somebody brings to a casual game, one of which may fit the heroes they get."""

    decks: Annotated[list[DeckList], msgspec.Meta(max_length=100)] = []


def normal_setup(setup: Any) -> dict[str, Any]:
    """The set-up in full; None is the first game of two players. `BadSetup` explains every fault."""
    try:
        wanted = msgspec.convert({} if setup is None else setup, met(Setup))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("skytear-not-a-setup", "", {"problem": str(fault)})) from fault
    players = wanted.players or [None] * FEWEST_PLAYERS
    if faults := _setup_faults(wanted, len(players)):
        raise BadSetup(*faults)
    heroes = board(wanted.battlefield).heroes_per_side
    entries = [_brought(wanted.variant, entry, heroes, seat) for seat, entry in enumerate(players)]
    normal = _plain(wanted) | {"players": entries}
    if wanted.outsiders in (None, len(board(wanted.battlefield).domes)):
        del normal["outsiders"]
    return normal


def _setup_faults(wanted: Setup, players: int) -> list[Refusal]:
    found = []
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        facts = {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        found.append(Refusal("skytear-player-count", "SK-OVR-01", facts))
    if wanted.variant == "first-game" and players > FEWEST_PLAYERS:
        found.append(Refusal("skytear-first-game-two-players", "SK-SET-01"))
    if wanted.battlefield not in BOARDS:
        return [*found, Refusal("skytear-unknown-battlefield", "SK-OVR-25", {"id": wanted.battlefield[:80]})]
    most = len(board(wanted.battlefield).domes)
    if wanted.outsiders is not None and not 1 <= wanted.outsiders <= most:
        found.append(Refusal("skytear-outsider-count", "SK-TLN-19", {"most": most}))
    return [*found, *mode_faults(wanted.variant, board(wanted.battlefield).heroes_per_side)]


def _brought(variant: str, entry: Any, heroes: int, seat: int) -> dict[str, Any]:
    """What a player brings: nothing, built decks, or a pool (that of a team's first seat counts)."""
    if variant == "first-game":
        if entry:
            raise BadSetup(Refusal("skytear-first-game-starter-lists", "SK-SET-14"))
        return {}
    if variant == "casual":
        return _plain(_read(entry or {}, Decks))
    pool = default_pool(heroes, seat) if not entry else read_pool(entry)
    if faults := pool_violations(pool, heroes):
        raise BadSetup(*faults)
    return _plain(msgspec.structs.replace(pool, registered=None))  # it was held to


def _plain(record: msgspec.Struct) -> dict[str, Any]:
    """A record as it stands in a set-up."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def default_pool(heroes: int, seat: int) -> Pool:
    """Starter lists: all eight heroes, or six of them beginning with others for each team."""
    everybody = list(content().heroes)
    start = 2 * (seat % 2)
    return starter_pool((everybody[start:] + everybody[:start])[: POOL_SIZES[heroes]], "Starter")
