"""Names, sentences and the diagram of the Skytear table."""

from __future__ import annotations

import doctest
import re
from functools import cache
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat.core.decision import Pick
from battlemat.core.event import Event
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES
from battlemat.games.skytear import GAME, draft, hexes, names, places
from battlemat.games.skytear.board import BOARDS, SIDES, Side, board
from battlemat.games.skytear.scenario import SkyScenario, north, south, table
from battlemat.games.skytear.wording import SkyTeller


def teller(t: SkyScenario, seat: str | None, language: str = "en") -> SkyTeller:
    return GAME.teller(t.view(seat), language)


def option(t: SkyScenario, seat: str, name: str) -> str:
    assert name in t.options(seat), t.options(seat)
    return teller(t, seat).option(name, t.question(seat))


@cache
def played_at_random() -> Match[Any]:
    match, rng = battlemat.new_match("skytear", GAME.setup_of("casual", [None, None]), seed=3), Random(3)
    while not match.over:
        question = match.pending[0]
        match.submit(question.player, match.random_answer(question, rng))
    return match


def test_the_examples_in_the_code() -> None:
    for module in (names, hexes, draft, places):
        assert doctest.testmod(module).failed == 0


def test_a_hero_joins_by_name_whoever_fields_the_same_later() -> None:
    t = table(south("yami"), north("yami"))
    joined = Event("joined", "SK-DEK-03", {"side": "north", "player": 1, "hero": "north.yami"})
    assert teller(t, None).name("north.yami") == "Yami (north)"
    assert teller(t, None).event(joined) == "Yami joins the north (player B)."
    assert teller(t, "b").event(joined) == "Yami joins you."


@pytest.mark.parametrize(
    ("thing", "en", "pl", "de"),
    [
        ("south.yami", "Yami", "Yami", "Yami"),
        ("north.minion-3", "minion 3 of the north", "żołnierz 3 północy", "Scherge 3 des Nordens"),
        ("south.pillar-1", "pillar 1 of the south", "filar 1 południa", "Pfeiler 1 des Südens"),
        ("south.akhuti.illusion", "illusion of Akhuti", "iluzja bohatera Akhuti", "Illusion von Akhuti"),
        (
            "north.tower-east",
            "tower of the north (right lane)",
            "wieża północy (prawa ścieżka)",
            "Turm des Nordens (rechter Pfad)",
        ),
        ("north.nexus", "Nexus of the north", "Ogniwo północy", "Nexus des Nordens"),
        ("4,-2", "hex 4,-2", "pole 4,-2", "Feld 4,-2"),
        ("4,-2+5,-2", "hexes 4,-2 · 5,-2", "pola 4,-2 · 5,-2", "Felder 4,-2 · 5,-2"),
        ("life-steal", "Life Steal", "Kradzież Życia", "Lebensraub"),
        ("player-1", "player B", "gracz B", "Spieler B"),
        ("dome-centre", "dome", "kopuła", "Kuppel"),
    ],
)
def test_things_have_names(thing: str, en: str, pl: str, de: str) -> None:
    assert [GAME.teller(None, language).name(thing) for language in LANGUAGES] == [en, pl, de]


@pytest.mark.parametrize("text", ["", "rhubarb", "south.rhubarb", "west.yami", "player-9", "4;2", "outsider.rhubarb"])
def test_what_is_no_id_has_no_name(text: str) -> None:
    assert GAME.teller(None, "en").name(text) is None


def test_equal_heroes_carry_their_side() -> None:
    t = table("yami@4,0 cotlic@4,1", "yami@4,-5")
    assert [teller(t, seat).name("north.yami") for seat in ("a", "b", None)] == [
        "Yami (enemy)",
        "Yami (yours)",
        "Yami (north)",
    ]
    assert teller(t, "a").name("south.cotlic") == "Cotlic"


@pytest.mark.parametrize(
    ("thing", "in_the_south", "in_the_north", "watching"),
    [
        ("south.minion-2", "your minion 2", "enemy minion 2", "minion 2 of the south"),
        ("north.pillar-1", "enemy pillar 1", "your pillar 1", "pillar 1 of the north"),
        ("south.tower-west", "your tower (left lane)", "enemy tower (right lane)", "tower of the south (left lane)"),
        ("north.nexus", "enemy Nexus", "your Nexus", "Nexus of the north"),
        ("lane-east", "right lane", "left lane", "right lane"),
        ("dome-west", "left dome", "right dome", "left dome"),
        ("south", "your side", "the enemy", "the south"),
        ("-4,8", "hex c1 (your base)", "hex k13 (enemy base)", "hex c1 (base of the south)"),
        ("-4,3", "hex c6 (left lane)", "hex k8 (right lane)", "hex c6 (left lane)"),
        ("0,0", "hex g7 (dome)", "hex g7 (dome)", "hex g7 (dome)"),
        ("0,-3", "hex g10 (open ground)", "hex g4 (open ground)", "hex g10 (open ground)"),
        ("0,0+0,1", "hexes g7 · g6", "hexes g7 · g8", "hexes g7 · g6"),
    ],
)
def test_everybody_sees_the_battlefield_from_their_own_side(
    thing: str, in_the_south: str, in_the_north: str, watching: str
) -> None:
    t = table("yami@4,0", "cotlic@4,-5")
    assert [teller(t, seat).name(thing) for seat in ("a", "b", None)] == [in_the_south, in_the_north, watching]


def test_the_log_tells_of_places_and_not_of_coordinates() -> None:
    t = table("yami@4,0", "cotlic@4,-5")
    moved = {"figure": "south.yami", "origin": "4,0", "to": "-4,3", "way": ["-3,3", "-4,3"], "by": "move"}
    advanced = {"lane": "west", "origin": "-4,2", "to": "-4,3"}
    contested = {"where": "lane-west", "south": 2, "north": 3, "winner": "north"}
    told = {
        seat: [
            teller(t, seat).event(Event(kind, "SK-MPH-17", data))
            for kind, data in (("moved", moved), ("advanced", advanced), ("contested", contested))
        ]
        for seat in ("a", "b", None)
    }
    assert told == {
        "a": [
            "Yami moves 2 hexes, to the left lane (Move).",
            "The control token of the left lane comes nearer to your base.",
            "Left lane: your side 2, the enemy 3: the enemy wins.",
        ],
        "b": [
            "Yami moves 2 hexes, to the right lane (Move).",
            "The control token of the right lane comes nearer to the enemy base.",
            "Right lane: your side 3, the enemy 2: your side wins.",
        ],
        None: [
            "Yami moves 2 hexes, to the left lane (Move).",
            "The control token of the left lane moves towards the south.",
            "Left lane: the south 2, the north 3: the north wins.",
        ],
    }


@pytest.mark.parametrize("battlefield", BOARDS)
@pytest.mark.parametrize("side", SIDES)
def test_every_hex_has_a_label_and_a_part_of_its_own_battlefield(battlefield: str, side: Side) -> None:
    known = board(battlefield)
    found = places.labels(battlefield, side)
    assert set(found) == set(known.names)
    assert len(set(found.values())) == known.size
    parts = {places.region(battlefield, name) for name in known.names}
    wanted = {("base", "south"), ("base", "north"), ("open", "ground")}
    assert parts == wanted | {("lane", one) for one in known.lanes} | {("dome", one) for one in known.domes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_happens_is_told_by_ids(language: str) -> None:
    """A whole match, told to everybody: no coordinates, no sides before a dot, no ids with hyphens."""
    match = played_at_random()
    for viewer in (0, 1, None):
        telling = GAME.teller(match.view(viewer), language)
        for event in match.events_for(viewer, 0):
            told = telling.event(event)
            assert not re.search(r"-?\d+,-?\d+|(south|north)\.\w|[a-z]+-[a-z]+-[a-z]+|lane-|dome-", told), (event, told)


def test_options_say_what_they_do() -> None:
    t = table(south("yami@4,0", hand="ignite"), "tlakali@4,-1", active="yami")
    assert option(t, "a", "attack:north.tlakali") == "Attack Tlakali"
    played = option(t, "a", "play:ignite>south.yami>north.tlakali")
    assert played.startswith("Ignite (Yami) → Tlakali: A target enemy hero takes 1 damage")
    assert teller(t, "a").rule_of_option("attack:north.tlakali", t.question("a")) == "SK-HPH-42"


def test_attacks_on_the_stack_are_told_from_each_other() -> None:
    t = table(south("yami@4,0", hand="ruse"), north("cotlic@4,-1", hand="protection"), active="yami")
    t.a("attack:north.cotlic")
    (attack,) = t.view("a")["stack"]
    number = str(attack["number"])
    asked = Pick(0, "attack-on-stack", "SK-EFX-07", [number, "99"])
    options = [teller(t, "a").option(option, asked) for option in asked.ids]
    assert options == ["Attack of Yami on Cotlic", "99"]


def test_decks_are_told_from_each_other() -> None:
    asked = Pick(0, "deck", "SK-DEK-08", ["starter", "deck-2"])
    options = [teller(table(), "a").option(option, asked) for option in asked.ids]
    assert options == ["The starter lists of your heroes", "Your own deck 2"]


def test_damage_is_told_with_its_terms() -> None:
    t = table("yami@4,0", "cotlic@4,-1+marked", active="yami")
    t.acts("attack:north.cotlic")
    event = next(event for event in t.match.events if event.kind == "damaged")
    told = teller(t, "a").event(event)
    assert told == "Attack: Cotlic loses 5 HP (4 (Attack) + 1 (Scent of Guilt) + 1 (modifier), armor 1)."


def test_the_diagram_shows_the_battlefield_and_the_viewers_hand() -> None:
    t = table(south("yami@4,0", hand="ruse", minions="3,-1"), north("cotlic@4,-5", pillars="0,3"))
    own, other = teller(t, "a").picture(), teller(t, "b").picture()
    assert own is not None
    assert other is not None
    assert "YAM" in own
    assert "cot" in own
    assert "Your hand: Ruse" in own
    assert "Ruse" not in other
