"""Random legal set-ups of the cards that are written, for fuzzing and for tests that must hold everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.game import Starter
from battlemat.games.xwing.abilities import written
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.content import (
    FORMATS,
    PILOTS,
    SHIPS,
    UPGRADES,
    Card,
    abilities_of,
    is_huge,
    needs_ability,
)
from battlemat.games.xwing.cards.records import FACTIONS, Format, Pilot, Slot, Upgrade, Wing
from battlemat.games.xwing.lists.build import (
    EPIC,
    STANDARD,
    USUAL_OBSTACLES,
    ShipList,
    SquadList,
    available,
    normal_setup,
    ready_list,
    squad_cost,
    violations,
)
from battlemat.games.xwing.lists.fitting import Fitted, unmet, unmet_by_ship, upgrade_bar
from battlemat.games.xwing.table.figures import FIGURES, OBSTACLES

LIMIT = 200
EPIC_SHARE = 1 / 6
"""How often a set-up is an epic battle; more often where cards of huge ships are asked for."""
PLAYERS = (2, 2, 2, 2, 2, 2, 2, 3, 4)
LENGTHS = (FIGURES.play_area, FIGURES.play_area, 760.0)
"""From edge to edge; squads that begin closer to each other meet earlier."""
WIDTHS = (FIGURES.play_area, 2 * FIGURES.play_area)
"""Of the table of an epic battle (XW-EPC-04)."""
DRAWN = 24
"""So many cards are drawn for a squad; those of other factions, or for which there is no room, are left out."""
AROUND = 3
"""So many cards are drawn of those that a squad is built around."""
DRAWN_HUGE = 12
"""So many more for an epic squad, all of them cards of huge ships."""
WITH_HUGE_SHIP = 0.9
"""The share of epic squads that are built around a huge ship."""
TRIES = 8
DRAWS = 4
"""Of so many squads, the one that spends most of its points is proposed to somebody who wants any."""
PLAIN_LAST = 0.75
"""How often pilots without an ability are tried after all others."""
DOCKING: Final = {
    "ghost": ("attackshuttle", "sheathipedeclassshuttle"),
    "landosmillenniumfalcon": ("escapecraft",),
    "houndstooth": ("nashtahpup",),
}
"""Titles of carriers, and the ship types or pilots that dock with them."""


class Terms(NamedTuple):
    """What a squad has to keep to: its points, and the cards of its format, those of huge ships or not."""

    limit: int
    huge: bool = False

    @property
    def format_(self) -> Format:
        return _format(self.huge)


def _format(huge: bool) -> Format:
    return FORMATS[EPIC if huge else STANDARD]


def sample_setup(rng: Random, parts: Sequence[str] = ()) -> dict[str, Any]:
    """Two to four players, other point limits, and for two players sometimes a shorter way to each other.

    With abilities named, each squad is built around some cards that have one. Some set-ups are epic battles.
    """
    wanted = cards_with(parts, huge=True)
    share = sum(map(is_huge, wanted)) / len(wanted) if wanted else 0.0
    terms = _terms(rng, huge=rng.random() < max(share, EPIC_SHARE))
    players = rng.choice(PLAYERS)
    cards = [card for card in wanted if available(card, terms.format_)]
    squads = [
        squad_around(rng, terms, *rng.sample(cards, min(AROUND, len(cards)))) if cards else sample_squad(rng, terms)
        for _ in range(players)
    ]
    lists = [msgspec.to_builtins(squad) for squad in squads]
    length = rng.choice(LENGTHS) if players == 2 else FIGURES.play_area
    width = rng.choice(WIDTHS) if terms.huge else FIGURES.play_area
    area = {"width": width, "length": length}
    return normal_setup({"format": terms.format_.id, "limit": terms.limit, "players": lists, **area}, written)


def _terms(rng: Random, *, huge: bool) -> Terms:
    if huge:
        return Terms(rng.choice((_format(huge).limit, rng.randint(200, 400))), huge)
    return Terms(rng.choice((LIMIT, LIMIT, LIMIT // 2, rng.randint(60, 260))))


def sample_squad(rng: Random, terms: Terms) -> SquadList:
    """Mostly a few ships around cards drawn from all there are; now and then a ready-made squad, or a crowd."""
    kind = rng.random()
    ready = playable_squads(huge=terms.huge)
    if kind < 0.1 and terms.limit == terms.format_.limit and ready:
        return ready_list(rng.choice(ready))
    return random_squad(rng, terms) if kind < 0.2 else squad_around(rng, terms)


@cache
def playable_squads(*, huge: bool = False) -> tuple[str, ...]:
    """The ready-made squads for a format, or for epic battles, all of whose cards are written."""
    return tuple(name for name in content.squads() if _ready(name, huge))


def _ready(name: str, huge: bool) -> bool:
    made_for_it = not huge or content.squads()[name].format == EPIC
    return made_for_it and not violations(ready_list(name), _format(huge), playable=written)


def sample_list(rng: Random, like: Mapping[str, Any]) -> dict[str, Any]:
    """A squad that spends most of its points: of the faction and for the format of another one, if that has such."""
    huge = like.get("format") == EPIC
    terms = Terms(_format(huge).limit, huge)
    faction = like.get("faction") or rng.choice(FACTIONS)
    if faction not in FACTIONS:
        raise BadSetup(Refusal("xwing-unknown-faction", "XW-BLD-07", {"id": str(faction)[:80]}, (("faction",),)))
    drawn = [_squad_of(rng, faction, terms) for _ in range(DRAWS)]
    best = max(drawn, key=lambda squad: squad_cost(squad, terms.format_))
    plain: dict[str, Any] = msgspec.to_builtins(best)
    return plain | {"name": "", "format": EPIC if huge else ""}


def _squad_of(rng: Random, faction: str, terms: Terms) -> SquadList:
    """A squad around a pilot of a faction; some pilots can only come with others."""
    while True:
        squad = squad_around(rng, terms, rng.choice(pilots_of(faction, huge=terms.huge)))
        if squad.faction == faction:
            return squad


def starter_setup(players: int, number: int) -> Starter:
    """The ready-made squads against each other: the pairing whose seats are the digits of the number."""
    squads = playable_squads()
    seats: list[str] = []
    for _ in range(players):
        number, digit = divmod(number, len(squads))
        seats.insert(0, squads[digit])
    return Starter(normal_setup({"players": seats}, written), tuple(seats))


@content.derived
@cache
def pilots_of(faction: str, *, huge: bool = False) -> tuple[Pilot, ...]:
    format_ = _format(huge)
    return tuple(p for p in PILOTS.values() if p.faction == faction and available(p, format_) and written(p))


@content.derived
@cache
def upgrades_for(slot: str, *, huge: bool = False) -> tuple[str, ...]:
    """The written upgrades that fill a slot, alone or with others."""
    format_ = _format(huge)
    return tuple(u.id for u in UPGRADES.values() if slot in u.slots and available(u, format_) and written(u))


def random_squad(rng: Random, terms: Terms) -> SquadList:
    """A legal squad of arbitrary written cards: many plain ships, or few with whatever their slots take."""
    faction = rng.choice([f for f in FACTIONS if any(p.points <= terms.limit for p in pilots_of(f))])
    pilots = pilots_of(faction, huge=terms.huge)
    squad = SquadList("Random", faction)
    loaded = rng.choice((0.0, 0.3, 1.0, 1.0))
    for pilot in rng.sample(pilots, len(pilots)):
        squad.ships.append(ShipList(pilot.id))
        if not _legal(squad, terms):
            squad.ships.pop()
        elif rng.random() < loaded:
            equip(rng, squad, squad.ships[-1], terms)
        if len(squad.ships) == 8:
            break
    squad.obstacles = random_obstacles(rng)
    assert squad_cost(squad, terms.format_) <= terms.limit
    return squad


def random_obstacles(rng: Random) -> list[str]:
    return rng.sample([name for name, token in OBSTACLES.items() if token.guide is None], len(USUAL_OBSTACLES))


def equip(rng: Random, squad: SquadList, ship: ShipList, terms: Terms) -> None:
    """Try some upgrades for each slot of a ship, and keep what the squad may have."""
    for slot in sorted(_bar(ship, terms).elements(), key=lambda _: rng.random()):
        fitting = upgrades_for(slot, huge=terms.huge)
        for upgrade in rng.sample(fitting, min(TRIES, len(fitting))):
            ship.upgrades.append(upgrade)
            if _legal(squad, terms):
                break
            ship.upgrades.pop()


def _bar(ship: ShipList, terms: Terms) -> Counter[Slot]:
    """The slots of a ship that are still free."""
    upgrades = tuple(UPGRADES[name] for name in ship.upgrades)
    used = Counter(slot for card in upgrades for slot in card.slots)
    return upgrade_bar(Fitted(PILOTS[ship.pilot], upgrades), terms.format_) - used


def _legal(squad: SquadList, terms: Terms) -> bool:
    return not violations(squad, terms.format_, terms.limit, written)


# Squads around drawn cards --------------------------------------------------------------------------------------------


@content.derived
@cache
def all_pilots(*, huge: bool = False) -> tuple[Pilot, ...]:
    return tuple(pilot for faction in FACTIONS for pilot in pilots_of(faction, huge=huge))


@content.derived
@cache
def drawn_cards(*, huge: bool = False) -> tuple[Card, ...]:
    """The written cards with something of their own to do: each is drawn as often as any other; plain pilots join."""
    cards: list[Card] = [pilot for pilot in all_pilots(huge=huge) if pilot.ability]
    for upgrade in UPGRADES.values():
        acts = needs_ability(upgrade) or any(side.weapon or side.device for side in upgrade.sides)
        if acts and available(upgrade, _format(huge)) and written(upgrade):
            cards.append(upgrade)
    return tuple(cards)


@content.derived
@cache
def huge_ships() -> tuple[Pilot, ...]:
    return tuple(pilot for pilot in all_pilots(huge=True) if SHIPS[pilot.ship].huge)


@content.derived
@cache
def huge_cards() -> tuple[Card, ...]:
    """What is drawn for epic squads beside all other cards."""
    return tuple(card for card in drawn_cards(huge=True) if is_huge(card))


def cards_with(parts: Sequence[str], *, huge: bool = False) -> list[Card]:
    """The written cards that have one of the abilities."""
    wanted = set(parts)
    cards = dict.fromkeys((*all_pilots(huge=huge), *drawn_cards(huge=huge))) if wanted else {}
    return [card for card in cards if not wanted.isdisjoint(abilities_of(card))]


@content.derived
@cache
def hosts(upgrade: Upgrade, *, huge: bool = False) -> tuple[Pilot, ...]:
    """The pilots that can carry an upgrade, if need be together with another one."""
    found = []
    for pilot in all_pilots(huge=huge):
        ship = Fitted(pilot, (upgrade,))
        bar = upgrade_bar(ship, _format(huge))
        lines = unmet(upgrade, ship, (ship,))
        if not Counter(upgrade.slots) - bar and all(any(bar[slot] for slot in line.equipped) for line in lines):
            found.append(pilot)
    return tuple(found)


def company(card: Card) -> list[tuple[Card, ...]]:
    """What a card has nothing to do without, in each way it can have it.

    That is for the title of a carrier what docks there, and the other way round; twins to coordinate, for Battle
    Meditation; a talent with charges to recover, for Tomax Bren.
    """
    if isinstance(card, Upgrade):
        if card.id == "battlemeditation":
            factions = {pilot.faction for pilot in hosts(card)}
            return [(pilot, pilot) for pilot in all_pilots() if pilot.faction in factions and not pilot.limited]
        return [(pilot,) for pilot in all_pilots() if {pilot.id, pilot.ship} & set(DOCKING.get(card.id, ()))]
    if card.id == "tomaxbren":
        talents = [UPGRADES[name] for name in upgrades_for("talent")]
        return [(talent,) for talent in talents if any(side.charges for side in talent.sides)]
    titles = [UPGRADES[title] for title, docking in DOCKING.items() if {card.id, card.ship} & set(docking)]
    return [(title,) for title in titles if title in drawn_cards()]


def squad_around(rng: Random, terms: Terms, *first: Card) -> SquadList:
    """Two to four ships with cards drawn at random, what those need, and whatever else the slots take.

    Small squads make short matches, so that more cards come up in the same time. `first` are cards it should have.
    """
    squad = SquadList("Random", "", obstacles=random_obstacles(rng))
    size = rng.randint(2, 4)
    for drawn in (*first, *_drawn(rng, terms)):
        card = _required(drawn)
        before = len(squad.ships)
        if _add(rng, squad, card, terms, size):
            joined = [PILOTS[ship.pilot] for ship in squad.ships[before:]]
            ways = [way for one in dict.fromkeys((card, *joined)) for way in company(one)]
            way = rng.choice(ways) if ways else ()
            for other in way:
                _add(rng, squad, other, terms, size + len(way))
    loaded = rng.choice((0.3, 1.0))
    for ship in squad.ships:
        if rng.random() < loaded:
            equip(rng, squad, ship, terms)
    while (
        squad.ships
        and len(squad.ships) < size
        and _add_ship(rng, squad, pilots_of(squad.faction, huge=terms.huge), terms)
    ):
        equip(rng, squad, squad.ships[-1], terms)
    return squad if squad.ships else random_squad(rng, terms)


def _drawn(rng: Random, terms: Terms) -> list[Card]:
    """Cards to build a squad with, in the order in which they are tried; an epic one mostly begins with a huge ship."""
    cards: list[Card] = rng.sample(drawn_cards(huge=terms.huge), DRAWN)
    if terms.huge:
        cards = rng.sample([*cards, *rng.sample(huge_cards(), DRAWN_HUGE)], DRAWN + DRAWN_HUGE)
        if rng.random() < WITH_HUGE_SHIP:
            cards.insert(0, rng.choice(huge_ships()))
    return cards


def _required(card: Card) -> Card:
    """The title without which no squad may have this ship, or the card itself; the ship comes with the title."""
    if isinstance(card, Pilot) and unmet_by_ship(Fitted(card), (Fitted(card),)):
        return next((one for way in company(card) for one in way), card)
    return card


def _add(rng: Random, squad: SquadList, card: Card, terms: Terms, size: int) -> bool:
    """A card for a squad, with a ship to carry it if there is none; whether there was room for it."""
    full = len(squad.ships) >= size
    if isinstance(card, Pilot):
        return not full and _add_ship(rng, squad, (card,), terms)
    if card.wing is not None:
        return not full and _add_wing(rng, squad, card, card.wing, terms)
    able = [ship for ship in squad.ships if PILOTS[ship.pilot] in hosts(card, huge=terms.huge)]
    if any(_fit(rng, squad, ship, card, terms) for ship in rng.sample(able, len(able))):
        return True
    return not full and _add_ship(rng, squad, hosts(card, huge=terms.huge), terms, card)


def _add_wing(rng: Random, squad: SquadList, card: Upgrade, wing: Wing, terms: Terms) -> bool:
    """A wing leader with as many wingmates as it needs; whether the squad may have them."""
    before, faction = len(squad.ships), squad.faction
    able = [pilot for pilot in hosts(card, huge=terms.huge) if faction in ("", pilot.faction)]
    for leader in rng.sample(able, min(len(able), TRIES)):
        types = wing.ships or (leader.ship,)
        plain = [pilot for pilot in pilots_of(leader.faction) if pilot.ship in types and not pilot.limited]
        mates = [ShipList(rng.choice(plain).id) for _ in range(wing.least)] if plain else []
        squad.faction = leader.faction
        squad.ships += [ShipList(leader.id, [card.id]), *mates]
        if _legal(squad, terms):
            return True
        del squad.ships[before:]
    squad.faction = faction
    return False


def _add_ship(
    rng: Random, squad: SquadList, pilots: Sequence[Pilot], terms: Terms, upgrade: Upgrade | None = None
) -> bool:
    """One more ship with one of these pilots, to carry the upgrade; whether the squad may have one."""
    faction = squad.faction
    able = [pilot for pilot in pilots if faction in ("", pilot.faction)]
    drawn = rng.sample(able, min(len(able), TRIES))
    for pilot in sorted(drawn, key=lambda pilot: not pilot.ability and rng.random() < PLAIN_LAST):
        squad.faction = pilot.faction
        squad.ships.append(ShipList(pilot.id))
        if _legal(squad, terms) and (upgrade is None or _fit(rng, squad, squad.ships[-1], upgrade, terms)):
            return True
        squad.ships.pop()
    squad.faction = faction
    return False


def _fit(rng: Random, squad: SquadList, ship: ShipList, upgrade: Upgrade, terms: Terms) -> bool:
    """An upgrade for a ship, with another one where it asks for that; whether the ship may have it."""
    before = list(ship.upgrades)
    ship.upgrades.append(upgrade.id)
    if _legal(squad, terms):
        return True
    asked = [
        other
        for line in upgrade.restrictions
        for slot in line.equipped
        for other in upgrades_for(slot, huge=terms.huge)
    ]
    for other in rng.sample(asked, len(asked)):
        ship.upgrades[:] = [*before, other, upgrade.id]
        if _legal(squad, terms):
            return True
    ship.upgrades[:] = before
    return False
