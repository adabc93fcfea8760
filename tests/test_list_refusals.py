"""A refused list: every refusal says in its data which entries it is about, so that builders can mark them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlemat.core.errors import Path
from battlemat.core.registry import load_game
from battlemat.games.shatterpoint.build import ready_force
from battlemat.games.skytear.build import DeckList, starter_deck, starter_pool, violations
from battlemat.games.xwing.abilities import load

FORCE = msgspec.to_builtins(ready_force("republic-and-nite-owls"))
TEAM = ["sakoshi", "yami", "corjof", "gulbjarn"]
POOL = [*TEAM, "cotlic", "akhuti"]


def faults(game: str, entry: Any) -> set[tuple[str, tuple[Path, ...]]]:
    """What is wrong with a list, without the name of the game, and where."""
    return {(one.key.removeprefix(f"{game}-"), one.where) for one in load_game(game).check_list(entry)}


def fleet(**parts: dict[str, int]) -> dict[str, Any]:
    return {"name": "A fleet", "units": {"iron-edict": 1}, "deck": {"linked-cannons": 3}} | parts


@pytest.mark.parametrize(
    ("entry", "fault", "where"),
    [
        (fleet(units={"iron-edict": 1, "nobody": 1}), "unknown-unit", (("units", "nobody"),)),
        (fleet(units={"iron-edict": 0}), "bad-count", (("units", "iron-edict"),)),
        (fleet(units={"iron-edict": 4}), "too-many-units", (("units", "iron-edict"),)),
        (fleet(units={"iron-edict": 9}), "fleet-too-big", (("units",),)),
        (fleet(units={}), "fleet-empty", (("units",),)),
        (fleet(deploy={"unbroken": 1}), "deploys-foreign-unit", (("deploy", "unbroken"),)),
        (fleet(deck={"nothing": 1}), "unknown-card", (("deck", "nothing"),)),
        (fleet(deck={"linked-cannons": 501}), "bad-count", (("deck", "linked-cannons"),)),
        (fleet(deck={"linked-cannons": 4}), "too-many-cards", (("deck", "linked-cannons"),)),
        (fleet(), "deck-too-small", (("deck",),)),
    ],
)
def test_a_fleet_and_its_deck(entry: Any, fault: str, where: tuple[Path, ...]) -> None:
    assert (fault, where) in faults("pocketmodel", entry)


def squads(*changes: tuple[int, str, str], **more: Any) -> dict[str, Any]:
    """The Republic's starter force with other units in some slots."""
    made = [dict(squad) for squad in FORCE["squads"]]
    for squad, slot, unit in changes:
        made[squad][slot] = unit
    return {**FORCE, "squads": made, **more}


@pytest.mark.parametrize(
    ("entry", "fault", "where"),
    [
        (squads(mission=""), "no-mission", (("mission",),)),
        (squads(mission="none"), "unknown-mission", (("mission",),)),
        ({**FORCE, "squads": FORCE["squads"][:1]}, "two-squads", (("squads",),)),
        (squads((1, "supporting", "")), "role-missing", (("squads", 1, "supporting"),)),
        (squads((1, "secondary", "nobody")), "unknown-unit", (("squads", 1, "secondary"),)),
        (squads((0, "secondary", "501st-clone-troopers")), "wrong-role", (("squads", 0, "secondary"),)),
        (squads((1, "era", "new-republic")), "wrong-era", (("squads", 1, "primary"),)),
        (squads((0, "supporting", "stormtroopers")), "wrong-era", (("squads", 0, "supporting"),)),
        (squads((0, "supporting", "gar-saxon-merciless-commander")), "too-many-points", (("squads", 0),)),
        (squads((1, "supporting", "501st-clone-troopers")), "unit-twice", (("squads", 1, "supporting"),)),
        (squads((0, "secondary", "padawan-ahsoka-tano")), "name-twice", (("squads", 1, "primary"),)),
    ],
)
def test_a_strike_force(entry: Any, fault: str, where: tuple[Path, ...]) -> None:
    assert (fault, where) in faults("shatterpoint", entry)


def test_one_of_two_equal_units_is_at_fault() -> None:
    assert faults("shatterpoint", squads((1, "supporting", "501st-clone-troopers"))) == {
        ("unit-twice", (("squads", 1, "supporting"),))
    }


def deck(heroes: list[str] = TEAM, **cards: int) -> dict[str, Any]:
    """The starter lists of some heroes with other numbers of some cards; 0 takes a card out."""
    counts = starter_deck([hero for hero in heroes if hero != "nobody"])
    counts |= {card.replace("_", "-"): count for card, count in cards.items()}
    return {"name": "A deck", "heroes": heroes, "deck": {card: count for card, count in counts.items() if count}}


def pool(hero: str = "yami", **cards: int) -> dict[str, Any]:
    """Starter lists with other numbers of some cards in the deck of one hero; 0 takes a card out."""
    decks = starter_pool(POOL, "").decks
    counts = decks[hero] | {card.replace("_", "-"): count for card, count in cards.items()}
    return {"name": "A pool", "decks": decks | {hero: {card: count for card, count in counts.items() if count}}}


@pytest.mark.parametrize(
    ("entry", "fault", "where"),
    [
        (deck(["yami", "nobody"]), "unknown-hero", (("heroes", 1),)),
        (deck(["yami", "sakoshi", "yami"]), "hero-twice", (("heroes", 2),)),
        (deck(nothing=1), "unknown-card", (("deck", "nothing"),)),
        (deck(ruse=-1), "bad-count", (("deck", "ruse"),)),
        (deck(ruse=30), "deck-size", (("deck",),)),
        (deck(ruse=30), "too-many-copies", (("deck", "ruse"),)),
    ],
)
def test_a_deck(entry: Any, fault: str, where: tuple[Path, ...]) -> None:
    assert (fault, where) in faults("skytear", entry)


def test_cards_for_others_and_ultimates() -> None:
    assert faults("skytear", deck(TEAM[:2], ice_wall=1, ruse=1)) == {
        ("card-of-other-faction", (("deck", "ice-wall"),)),
    }
    assert faults("skytear", deck(bow_to_me=0, ruse=3)) == {("ultimate-missing", (("deck", "bow-to-me"),))}
    assert faults("skytear", deck(bow_to_me=2, ruse=1)) == {("ultimate-copies", (("deck", "bow-to-me"),))}
    assert faults("skytear", deck(["sakoshi"], bow_to_me=1, ruse=1)) == {
        ("ultimate-of-other-hero", (("deck", "bow-to-me"),))
    }
    assert faults("skytear", deck(skytear_flux=1, ruse=1)) == {("not-for-decks", (("deck", "skytear-flux"),))}


def test_a_hero_of_a_faction_that_is_not_played() -> None:
    found = violations(DeckList(**deck(["yami", "corjof"])), ["kurumo"])
    assert [one.where for one in found if one.rule == "SK-DEK-03"] == [(("heroes", 1),)]


@pytest.mark.parametrize(
    ("entry", "fault", "where"),
    [
        ({"name": "", "decks": {}}, "pool-size", (("decks",),)),
        ({"name": "", "decks": {"nobody": {}}}, "unknown-hero", (("decks", "nobody"),)),
        (pool("yami", nothing=1), "unknown-card", (("decks", "yami", "nothing"),)),
        (pool("corjof", ice_wall=1), "hero-deck-size", (("decks", "corjof"),)),
        (pool("corjof", feather_storm=0), "ultimate-missing", (("decks", "corjof", "feather-storm"),)),
        (pool("yami", ruse=2), "too-many-copies", (("decks", "sakoshi", "ruse"), ("decks", "yami", "ruse"))),
    ],
)
def test_a_pool(entry: Any, fault: str, where: tuple[Path, ...]) -> None:
    assert (fault, where) in faults("skytear", entry)


def squad(*ships: str, **more: Any) -> dict[str, Any]:
    """A rebel squad of ships written as `pilot upgrade upgrade`."""
    cards = [ship.split() for ship in ships]
    written = [{"pilot": pilot, "upgrades": upgrades} for pilot, *upgrades in cards]
    return {"name": "A squad", "faction": "rebelalliance", "ships": written} | more


def upgrades(ship: int, *places: int) -> tuple[Path, ...]:
    return tuple(("ships", ship, "upgrades", place) for place in places)


@pytest.mark.parametrize(
    ("entry", "fault", "where"),
    [
        (squad("wedgeantilles", faction="ewoks"), "unknown-faction", (("faction",),)),
        (squad("wedgeantilles", "nobody"), "unknown-pilot", (("ships", 1),)),
        (squad("nobody", "wedgeantilles predator nothing"), "unknown-upgrade", upgrades(1, 1)),
        (squad("wedgeantilles", builds=["nothing"]), "unknown-build", (("builds", 0),)),
        (squad("wedgeantilles", builds=["lukeskywalker-1"]), "no-builds", (("builds",),)),
        (squad("wedgeantilles", "howlrunner"), "wrong-faction", (("ships", 1),)),
        (squad("wedgeantilles", upgrades=["predator"]), "upgrade-without-ship", (("upgrades", 0),)),
        (squad("wedgeantilles", obstacles=["coreasteroid2"]), "obstacle-count", (("obstacles",),)),
        (squad("wedgeantilles", obstacles=["rock"]), "unknown-obstacle", (("obstacles", 0),)),
        (squad("wedgeantilles", "lukeskywalker", "wedgeantilles"), "too-many-limited", (("ships", 0), ("ships", 2))),
        (squad("wedgeantilles predator r4astromech r2d2"), "no-slot", upgrades(0, 1, 2)),
        (squad("nobody", "lukeskywalker r4astromech r4astromech"), "upgrade-twice", upgrades(1, 0, 1)),
        (squad("lukeskywalker r2d2", "biggsdarklighter r2d2"), "too-many-limited", upgrades(0, 0) + upgrades(1, 0)),
        (squad("wedgeantilles r4astromech ruthless"), "restricted", upgrades(0, 1)),
        (squad(), "squad-empty", ()),
        (squad(*["wedgeantilles"] * 4), "too-many-points", ()),
    ],
)
def test_a_squad(entry: Any, fault: str, where: tuple[Path, ...]) -> None:
    assert (fault, where) in faults("xwing", entry)


def test_solitary_upgrades_of_two_ships() -> None:
    ships = ("dfs081", "tradefederationdrone kraken", "dfs311 ta175")
    found = faults("xwing", squad(*ships, faction="separatistalliance"))
    assert ("too-many-solitary", upgrades(1, 0) + upgrades(2, 0)) in found


def test_quick_builds_are_at_fault_as_they_are_written() -> None:
    entry = squad(faction="galacticempire", builds=["wampa-1", "howlrunner-1", "howlrunner-1"])
    assert ("too-many-limited", (("builds", 1), ("builds", 2))) in faults("xwing", entry)


def test_a_card_that_is_not_written_yet_is_marked_wherever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(load(), "upgrade:predator")
    found = faults("xwing", squad("wedgeantilles predator", "lukeskywalker", "biggsdarklighter r2d2 predator"))
    assert ("not-yet-playable", upgrades(0, 0) + upgrades(2, 1)) in found
