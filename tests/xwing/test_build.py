"""Squad lists and set-ups: what is read, what is refused, and how it is said."""

from __future__ import annotations

import doctest
from typing import Any

import msgspec
import pytest

from battlemat import BadSetup
from battlemat.core.words import LANGUAGES, find_words, message_ids
from battlemat.games.xwing import names as names_module
from battlemat.games.xwing.build import (
    ShipList,
    SquadList,
    needed,
    normal_setup,
    ready_list,
    ships_of,
    squad_cost,
    violations,
)
from battlemat.games.xwing.content import (
    FORMATS,
    PILOTS,
    UPGRADES,
    Card,
    abilities_of,
    content,
    is_huge,
    quick_builds,
    squads,
)
from battlemat.games.xwing.names import Names
from battlemat.games.xwing.records import HUGE_SLOTS, SIZES, STANDARD_SLOTS

LUKE = SquadList("Alone", "rebelalliance", [ShipList("lukeskywalker", ["r2d2"])])


# Ready-made lists -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", squads())
def test_the_ready_made_squads_are_legal_and_cost_nearly_200_points(name: str) -> None:
    entry = ready_list(name)
    assert violations(entry) == []
    assert 198 <= squad_cost(entry) <= 200
    assert 3 <= len(entry.ships) <= 8


def test_quick_builds_can_be_played_against_each_other() -> None:
    quick = FORMATS["quick-build"]
    for build in quick_builds().values():
        entry = SquadList("Quick", build.faction, builds=[build.id])
        assert violations(entry, quick) == [], build.id
        assert squad_cost(entry, quick) == build.threat
        assert [ship.pilot for ship in ships_of(entry)] == [ship.pilot for ship in build.ships]


def test_quick_builds_keep_to_the_limits_of_names() -> None:
    twice = SquadList("Twice", "galacticempire", builds=["howlrunner-1", "howlrunner-1"])
    assert [refusal.rule for refusal in violations(twice, FORMATS["quick-build"])] == ["XW-BLD-22"]


# Cards that do not work yet -------------------------------------------------------------------------------------------


def test_cards_that_are_not_playable_are_refused_by_name_and_once() -> None:
    asked: list[str] = []

    def playable(card: Card) -> bool:
        asked.append(card.id)
        return not abilities_of(card)

    entry = SquadList("Two", "rebelalliance", [ShipList("bluesquadronescort", ["r4astromech", "hullupgrade"])] * 2)
    (refusal,) = violations(entry, playable=playable)
    assert (refusal.key, refusal.facts) == ("xwing-not-yet-playable", {"card": "upgrade:r4astromech"})
    assert asked == ["bluesquadronescort", "r4astromech", "hullupgrade"]
    with pytest.raises(BadSetup, match="cannot be played here yet"):
        normal_setup({"players": [msgspec.to_builtins(entry), "red-dawn"]}, playable)


# Set-ups --------------------------------------------------------------------------------------------------------------


def test_nothing_said_means_the_starter_battle() -> None:
    setup = normal_setup(None)
    assert setup == normal_setup({})
    assert [player["name"] for player in setup["players"]] == ["Red Dawn", "Black Lance"]


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"players": ["long-memory", msgspec.to_builtins(LUKE)], "limit": 250},
        {"players": ["red-dawn", "red-dawn"], "format": "hyperspace"},
        {
            "format": "quick-build",
            "players": [
                {"name": "A", "faction": "galacticempire", "builds": ["darthvader-1", "howlrunner-1", "wampa-1"]},
                {"name": "B", "faction": "rebelalliance", "builds": ["lukeskywalker-1", "jakefarrell-1"]},
            ],
        },
    ],
)
def test_a_set_up_written_in_full_stays_the_same(setup: Any) -> None:
    full = normal_setup(setup)
    assert normal_setup(full) == full
    assert msgspec.json.decode(msgspec.json.encode(full)) == full
    assert all(len(player["obstacles"]) == 3 for player in full["players"])


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (7, "This is not a set-up"),
        ([], "This is not a set-up"),
        ({"player": []}, "This is not a set-up"),
        ({"players": "red-dawn"}, "This is not a set-up"),
        ({"players": [None, None]}, "This is not a set-up"),
        ({"players": ["red-dawn"]}, "The game is for 2 to"),
        ({"players": ["red-dawn"] * 9}, "The game is for 2 to"),
        ({"players": ["red-dawn", "blue-dusk"]}, "There is no squad “blue-dusk”; there are: red-dawn,"),
        ({"format": "epic"}, "There is no format “epic”; there are: standard, hyperspace, quick-build"),
        ({"limit": 0}, "The limit must be between 1 and"),
        ({"limit": 10**5}, "The limit must be between 1 and"),
        ({"limit": 10**30}, "This is not a set-up"),
        ({"limit": 100}, "costs 200 points, but at most 100 are allowed"),
        ({"players": ["red-dawn", {"name": "x", "faction": "rebelalliance"}]}, "A squad needs at least one ship"),
        ({"players": ["red-dawn", {"name": "\ud800", "faction": "rebelalliance"}]}, "This is not a set-up"),
    ],
)
def test_bad_set_ups_are_refused_with_a_clear_sentence(setup: Any, reason: str) -> None:
    with pytest.raises(BadSetup) as caught:
        normal_setup(setup)
    assert reason in str(caught.value)


# Words ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_content_has_a_name(language: str) -> None:
    names = Names(language)
    things = [f"faction:{faction}" for faction in content().factions]
    things += [f"slot:{slot}" for slot in (*STANDARD_SLOTS, *HUGE_SLOTS)]
    things += [f"size:{size}" for size in SIZES]
    things += [f"format:{name}" for name in FORMATS]
    cards: list[Card] = [*PILOTS.values(), *UPGRADES.values()]
    things += [name for card in cards for name in abilities_of(card)]
    things += [thing for card in UPGRADES.values() for line in card.restrictions for thing in needed(line)]
    for thing in dict.fromkeys(things):
        name = names.name(thing)
        assert name, thing
        assert "{" not in name, name
        assert ":" not in name, name
    for squad in squads().values():
        assert names.squad(squad.name) != f"squad-{squad.id}"
        assert find_words(f"squad-{squad.id}.about", {}, language, "xwing")
    for action in content().actions:
        assert f"action-{action}" in message_ids(language, "xwing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_without_holes(language: str) -> None:
    entry = SquadList(
        "Wrong",
        "galacticempire",
        [
            ShipList("lukeskywalker", ["r2d2", "r2d2", "hate", "outrider", "engineupgrade", "boat", "fanatical"]),
            ShipList("lukeskywalker", ["veterantailgunner", "dedicated", "angleddeflectors", "sparepartscanisters"]),
            ShipList("skakoanace", ["tv94"]),
            ShipList("skakoanace", ["ta175", "000", "electroprotonbomb"]),
            ShipList("alderaanianguard", ["turbolaserbattery", "dreadnoughthunter"]),
            ShipList("nobody"),
        ],
        builds=["nothing"],
        obstacles=["hill"],
        upgrades=["r2d2"],
    )
    refusals = violations(entry, playable=is_huge)
    refusals += violations(SquadList("Empty", "ewoks"), FORMATS["quick-build"])
    refusals += violations(SquadList("Much", "galacticempire", builds=["darthvader-1"] * 3), FORMATS["quick-build"])
    refusals += violations(LUKE, FORMATS["quick-build"])
    names = Names(language)
    assert len({refusal.key for refusal in refusals}) == 20
    for refusal in refusals:
        sentence = names.refusal(refusal)
        assert sentence.endswith("."), sentence
        assert "{" not in sentence, sentence
        assert not any(kind in sentence for kind in ("pilot:", "upgrade:", "slot:", "faction:", "xwing-")), sentence


def test_squads_of_our_own_have_words_and_others_keep_their_name() -> None:
    assert Names("pl").squad("Red Dawn") == "Czerwony świt"
    assert Names("de").squad("Meine Staffel") == "Meine Staffel"


def test_the_examples_in_the_module_are_true() -> None:
    assert doctest.testmod(names_module).failed == 0
