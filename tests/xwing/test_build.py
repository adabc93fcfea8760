"""Squad lists and set-ups: what is read, what is refused, and how it is said."""

from __future__ import annotations

import doctest
from collections import Counter
from typing import Any

import msgspec
import pytest

from battlemat import BadSetup
from battlemat.core.words import LANGUAGES, find_words
from battlemat.games.xwing import GAME
from battlemat.games.xwing import names as names_module
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.cards.content import (
    FORMATS,
    PILOTS,
    SHIPS,
    UPGRADES,
    Card,
    abilities_of,
    content,
    is_huge,
    quick_builds,
    squads,
)
from battlemat.games.xwing.cards.records import HUGE_SLOTS, SIZES, STANDARD_SLOTS, Squad
from battlemat.games.xwing.lists.build import (
    ShipList,
    SquadList,
    everything,
    needed,
    normal_setup,
    ready_list,
    ships_of,
    squad_cost,
    violations,
)
from battlemat.games.xwing.lists.catalogue import catalogue, list_summary, offer, setup_of
from battlemat.games.xwing.names import Names
from tests.messages import message_ids

LUKE = SquadList("Alone", "rebelalliance", [ShipList("lukeskywalker", ["r2d2"])])


# Ready-made lists -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("squad", squads().values(), ids=lambda squad: squad.id)
def test_the_ready_made_squads_are_legal_and_use_up_their_limit(squad: Squad) -> None:
    entry, format_ = ready_list(squad.id), FORMATS[squad.format]
    assert violations(entry, format_) == []
    assert format_.limit - squad_cost(entry, format_) <= (0 if format_.threat else 20 if format_.huge else 2)
    assert 3 <= len(ships_of(entry)) <= 8


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


def test_a_card_nobody_has_written_is_listed_but_cannot_be_fielded(monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards are written today; one that is added without its ability is known by that alone."""
    wedge = {"name": "Red", "faction": "rebelalliance", "ships": [{"pilot": "wedgeantilles"}]}
    assert GAME.check_list(wedge) == []
    monkeypatch.delitem(load(), "pilot:wedgeantilles")
    book = GAME.catalogue("en")
    assert "t65xwing" in book["factions"]["rebelalliance"]["ships"]
    assert "t65xwing" not in book["factions"]["galacticempire"]["ships"]
    assert not book["pilots"]["wedgeantilles"]["playable"]
    assert book["pilots"]["biggsdarklighter"]["playable"]
    (refusal,) = GAME.check_list(wedge)
    assert refusal.reason == "“Wedge Antilles” cannot be played here yet."
    with pytest.raises(BadSetup, match="“Wedge Antilles” cannot be played here yet"):
        GAME.setup_of("standard", [wedge, None])
    assert "red-dawn" not in {entry["id"] for entry in GAME.offer("en")["lists"]}


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
        ({"format": "duel"}, "There is no format “duel”; there are: standard, hyperspace, quick-build, epic"),
        ({"players": ["red-dawn", {"name": "x", "faction": "rebelalliance", "format": "x"}]}, "There is no format “x”"),
        ({"players": ["red-dawn", "grey-bulwark"]}, "“Outer Rim Patrol” is for battles with huge ships, which the"),
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
            ShipList("nobody"),
        ],
        builds=["nothing"],
        obstacles=["hill"],
        upgrades=["r2d2"],
        format="none",
    )
    freighter = ShipList("syndicatesmugglers", ["merchantone", "pointdefensebattery", "dorsalturret", "corsairrefit"])
    freighter.upgrades.append("ioncannonturret")
    huge = SquadList("Huge", "scumandvillainy", [freighter])
    refusals = violations(entry, FORMATS["hyperspace"], playable=is_huge)
    refusals += violations(huge) + violations(huge, FORMATS["epic"])
    refusals += violations(SquadList("Empty", "ewoks"), FORMATS["quick-build"])
    refusals += violations(SquadList("Much", "galacticempire", builds=["darthvader-1"] * 3), FORMATS["quick-build"])
    refusals += violations(LUKE, FORMATS["quick-build"])
    names = Names(language)
    assert len({refusal.key for refusal in refusals}) == 23
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


# For the pages --------------------------------------------------------------------------------------------------------


def nothing_written(card: Card) -> bool:
    return not abilities_of(card)


def test_the_start_page_is_offered_only_squads_that_can_be_played() -> None:
    everything_works = offer("en", everything)
    by_format = Counter(entry["variant"] for entry in everything_works["lists"])
    assert by_format["standard"] == 8
    assert by_format["quick-build"] == 7
    assert by_format["hyperspace"] >= 2
    assert by_format["epic"] == by_format["epic-wide"] == 4
    assert (everything_works["title"], everything_works["variants"]) == ("X-Wing", [*FORMATS, "epic-wide"])
    nothing_works = offer("en", nothing_written)
    assert (nothing_works["lists"], nothing_works["variants"]) == ([], ["standard", "hyperspace", "quick-build"])


@pytest.mark.parametrize("variant", FORMATS)
def test_who_chooses_nothing_plays_a_starter_squad(variant: str) -> None:
    setup = normal_setup(setup_of(variant, [None, None]))
    assert setup["format"] == variant
    assert setup["players"][0]["faction"] == ("galacticrepublic" if variant == "epic" else "rebelalliance")
    assert normal_setup(setup_of("standard", [msgspec.to_builtins(LUKE), None]))["players"][0]["name"] == "Alone"
    with pytest.raises(BadSetup, match="There is no format “duel”"):
        normal_setup(setup_of("duel", [None, None]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_builder_gets_everything_as_plain_data(language: str) -> None:
    book = catalogue(language, nothing_written)
    assert (set(book["ships"]), set(book["pilots"]), set(book["upgrades"])) == (set(SHIPS), set(PILOTS), set(UPGRADES))
    assert sorted(one for ship in book["ships"].values() for one in ship["pilots"]) == sorted(book["pilots"])
    assert book["pilots"]["academypilot"]["playable"]
    assert not book["pilots"]["howlrunner"]["playable"]
    assert book["pilots"]["academypilot"]["actions"][0] == {"action": "focus"}
    assert book["upgrades"]["hullupgrade"]["playable"]
    assert book["upgrades"]["hullupgrade"]["formats"] == ["standard", "hyperspace", "quick-build", "epic"]
    assert book["pilots"]["alderaanianguard"]["formats"] == ["epic"]
    assert len(book["upgrades"]["marauder"]["needs"]) == 2
    assert all(all(card["needs"]) for card in book["upgrades"].values())
    assert book["quick_builds"]["academypilot-1"]["playable"]
    assert not book["quick_builds"]["darthvader-1"]["playable"]
    assert len(book["slots"]) == 17 + 4
    assert len(book["obstacles"]) == 24
    assert "" not in {book["squads"][name]["about"] for name in squads()}
    assert msgspec.json.encode(book)


def test_a_squad_in_numbers() -> None:
    summary = list_summary(SquadList("Two", "scumandvillainy", [ShipList("bountyhunter", ["andrasta"])]))
    assert (summary["cost"], summary["limit"]) == (68, 200)
    assert summary["ships"][0]["slots"]["device"] == 2
    assert list_summary(ready_list("grey-wall"))["cost"] == 8
    epic = list_summary(ready_list("old-charter"))
    assert (epic["format"], epic["limit"], epic["ships"][1]["slots"]["command"]) == ("epic", 500, 1)
