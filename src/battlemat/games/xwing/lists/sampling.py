"""Random legal set-ups of the cards that are written, for fuzzing and for tests that must hold everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

import msgspec

from battlemat.core.game import Starter
from battlemat.games.xwing.abilities import written
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.content import FORMATS, PILOTS, UPGRADES, Card, abilities_of, needs_ability
from battlemat.games.xwing.cards.records import FACTIONS, Pilot, Slot, Upgrade
from battlemat.games.xwing.lists.build import (
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
PLAYERS = (2, 2, 2, 2, 2, 2, 2, 3, 4)
LENGTHS = (FIGURES.play_area, FIGURES.play_area, 760.0)
"""From edge to edge; squads that begin closer to each other meet earlier."""
DRAWN = 24
"""So many cards are drawn for a squad; those of other factions, or for which there is no room, are left out."""
AROUND = 3
"""So many cards are drawn of those that a squad is built around."""
TRIES = 8
PLAIN_LAST = 0.75
"""How often pilots without an ability are tried after all others."""
DOCKING: Final = {
    "ghost": ("attackshuttle", "sheathipedeclassshuttle"),
    "landosmillenniumfalcon": ("escapecraft",),
    "houndstooth": ("nashtahpup",),
}
"""Titles of carriers, and the ship types or pilots that dock with them."""


def sample_setup(rng: Random, parts: Sequence[str] = ()) -> dict[str, Any]:
    """Two to four players, other point limits, and for two players sometimes a shorter way to each other.

    With abilities named, each squad is built around some cards that have one.
    """
    players = rng.choice(PLAYERS)
    limit = rng.choice((LIMIT, LIMIT, LIMIT // 2, rng.randint(60, 260)))
    cards = cards_with(parts)
    squads = [
        squad_around(rng, limit, *rng.sample(cards, min(AROUND, len(cards)))) if cards else sample_squad(rng, limit)
        for _ in range(players)
    ]
    lists = [msgspec.to_builtins(squad) for squad in squads]
    length = rng.choice(LENGTHS) if players == 2 else FIGURES.play_area
    return normal_setup({"limit": limit, "players": lists, "length": length}, written)


def sample_squad(rng: Random, limit: int) -> SquadList:
    """Mostly a few ships around cards drawn from all there are; now and then a ready-made squad, or a crowd."""
    kind = rng.random()
    if kind < 0.1 and limit == LIMIT and playable_squads():
        return ready_list(rng.choice(playable_squads()))
    return random_squad(rng, limit) if kind < 0.2 else squad_around(rng, limit)


@cache
def playable_squads() -> tuple[str, ...]:
    """The ready-made squads all of whose cards are written."""
    standard = FORMATS[STANDARD]
    return tuple(name for name in content.squads() if not violations(ready_list(name), standard, LIMIT, written))


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
def pilots_of(faction: str) -> tuple[Pilot, ...]:
    format_ = FORMATS[STANDARD]
    return tuple(p for p in PILOTS.values() if p.faction == faction and available(p, format_) and written(p))


@content.derived
@cache
def upgrades_for(slot: str) -> tuple[str, ...]:
    """The written upgrades that fill a slot, alone or with others."""
    format_ = FORMATS[STANDARD]
    return tuple(u.id for u in UPGRADES.values() if slot in u.slots and available(u, format_) and written(u))


def random_squad(rng: Random, limit: int) -> SquadList:
    """A legal squad of arbitrary written cards: many plain ships, or few with whatever their slots take."""
    faction = rng.choice([f for f in FACTIONS if any(p.points <= limit for p in pilots_of(f))])
    squad = SquadList("Random", faction)
    loaded = rng.choice((0.0, 0.3, 1.0, 1.0))
    for pilot in rng.sample(pilots_of(faction), len(pilots_of(faction))):
        squad.ships.append(ShipList(pilot.id))
        if violations(squad, FORMATS[STANDARD], limit, written):
            squad.ships.pop()
        elif rng.random() < loaded:
            equip(rng, squad, squad.ships[-1], limit)
        if len(squad.ships) == 8:
            break
    squad.obstacles = random_obstacles(rng)
    assert squad_cost(squad) <= limit
    return squad


def random_obstacles(rng: Random) -> list[str]:
    return rng.sample([name for name, token in OBSTACLES.items() if token.guide is None], len(USUAL_OBSTACLES))


def equip(rng: Random, squad: SquadList, ship: ShipList, limit: int) -> None:
    """Try some upgrades for each slot of a ship, and keep what the squad may have."""
    for slot in sorted(_bar(ship).elements(), key=lambda _: rng.random()):
        for upgrade in rng.sample(upgrades_for(slot), min(TRIES, len(upgrades_for(slot)))):
            ship.upgrades.append(upgrade)
            if _legal(squad, limit):
                break
            ship.upgrades.pop()


def _bar(ship: ShipList) -> Counter[Slot]:
    """The slots of a ship that are still free."""
    upgrades = tuple(UPGRADES[name] for name in ship.upgrades)
    return upgrade_bar(Fitted(PILOTS[ship.pilot], upgrades)) - Counter(slot for card in upgrades for slot in card.slots)


def _legal(squad: SquadList, limit: int) -> bool:
    return not violations(squad, FORMATS[STANDARD], limit, written)


# Squads around drawn cards --------------------------------------------------------------------------------------------


@content.derived
@cache
def all_pilots() -> tuple[Pilot, ...]:
    return tuple(pilot for faction in FACTIONS for pilot in pilots_of(faction))


@content.derived
@cache
def drawn_cards() -> tuple[Card, ...]:
    """The written cards with something of their own to do: each is drawn as often as any other; plain pilots join."""
    cards: list[Card] = [pilot for pilot in all_pilots() if pilot.ability]
    for upgrade in UPGRADES.values():
        acts = needs_ability(upgrade) or any(side.weapon or side.device for side in upgrade.sides)
        if acts and available(upgrade, FORMATS[STANDARD]) and written(upgrade):
            cards.append(upgrade)
    return tuple(cards)


def cards_with(parts: Sequence[str]) -> list[Card]:
    """The written cards that have one of the abilities."""
    wanted = set(parts)
    cards = dict.fromkeys((*all_pilots(), *drawn_cards()))
    return [card for card in cards if not wanted.isdisjoint(abilities_of(card))]


@content.derived
@cache
def hosts(upgrade: Upgrade) -> tuple[Pilot, ...]:
    """The pilots that can carry an upgrade, if need be together with another one."""
    found = []
    for pilot in all_pilots():
        ship = Fitted(pilot, (upgrade,))
        bar = upgrade_bar(ship)
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


def squad_around(rng: Random, limit: int, *first: Card) -> SquadList:
    """Two to four ships with cards drawn at random, what those need, and whatever else the slots take.

    Small squads make short matches, so that more cards come up in the same time. `first` are cards it should have.
    """
    squad = SquadList("Random", "", obstacles=random_obstacles(rng))
    size = rng.randint(2, 4)
    for drawn in (*first, *rng.sample(drawn_cards(), DRAWN)):
        card = _required(drawn)
        before = len(squad.ships)
        if _add(rng, squad, card, limit, size):
            joined = [PILOTS[ship.pilot] for ship in squad.ships[before:]]
            ways = [way for one in dict.fromkeys((card, *joined)) for way in company(one)]
            way = rng.choice(ways) if ways else ()
            for other in way:
                _add(rng, squad, other, limit, size + len(way))
    loaded = rng.choice((0.3, 1.0))
    for ship in squad.ships:
        if rng.random() < loaded:
            equip(rng, squad, ship, limit)
    while squad.ships and len(squad.ships) < size and _add_ship(rng, squad, pilots_of(squad.faction), limit):
        equip(rng, squad, squad.ships[-1], limit)
    return squad if squad.ships else random_squad(rng, limit)


def _required(card: Card) -> Card:
    """The title without which no squad may have this ship, or the card itself; the ship comes with the title."""
    if isinstance(card, Pilot) and unmet_by_ship(Fitted(card), (Fitted(card),)):
        return next((one for way in company(card) for one in way), card)
    return card


def _add(rng: Random, squad: SquadList, card: Card, limit: int, size: int) -> bool:
    """A card for a squad, with a ship to carry it if there is none; whether there was room for it."""
    full = len(squad.ships) >= size
    if isinstance(card, Pilot):
        return not full and _add_ship(rng, squad, (card,), limit)
    able = [ship for ship in squad.ships if PILOTS[ship.pilot] in hosts(card)]
    if any(_fit(rng, squad, ship, card, limit) for ship in rng.sample(able, len(able))):
        return True
    return not full and _add_ship(rng, squad, hosts(card), limit, card)


def _add_ship(
    rng: Random, squad: SquadList, pilots: Sequence[Pilot], limit: int, upgrade: Upgrade | None = None
) -> bool:
    """One more ship with one of these pilots, to carry the upgrade; whether the squad may have one."""
    faction = squad.faction
    able = [pilot for pilot in pilots if faction in ("", pilot.faction)]
    drawn = rng.sample(able, min(len(able), TRIES))
    for pilot in sorted(drawn, key=lambda pilot: not pilot.ability and rng.random() < PLAIN_LAST):
        squad.faction = pilot.faction
        squad.ships.append(ShipList(pilot.id))
        if _legal(squad, limit) and (upgrade is None or _fit(rng, squad, squad.ships[-1], upgrade, limit)):
            return True
        squad.ships.pop()
    squad.faction = faction
    return False


def _fit(rng: Random, squad: SquadList, ship: ShipList, upgrade: Upgrade, limit: int) -> bool:
    """An upgrade for a ship, with another one where it asks for that; whether the ship may have it."""
    before = list(ship.upgrades)
    ship.upgrades.append(upgrade.id)
    if _legal(squad, limit):
        return True
    asked = [other for line in upgrade.restrictions for slot in line.equipped for other in upgrades_for(slot)]
    for other in rng.sample(asked, len(asked)):
        ship.upgrades[:] = [*before, other, upgrade.id]
        if _legal(squad, limit):
            return True
    ship.upgrades[:] = before
    return False
