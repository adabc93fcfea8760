"""Names and sentences of the X-Wing table."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from battlemat.core.chance import key_from_seed
from battlemat.core.decision import Pick
from battlemat.core.event import Event
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES, find_words
from battlemat.games.xwing import GAME, wording
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.table import obstacles
from tests.messages import message_ids

SOURCES = [file.read_text("utf-8") for file in Path(wording.__file__).parent.rglob("*.py")]


def test_no_language_lags_behind() -> None:
    assert message_ids("en", "xwing") == message_ids("pl", "xwing") == message_ids("de", "xwing")


def kinds(pattern: str) -> set[str]:
    return {kind for source in SOURCES for kind in re.findall(pattern, source)}


def test_every_event_has_a_sentence() -> None:
    noted = kinds(r'm\.note(?:_secret)?\(\s*"([a-z-]+)"')
    assert {kind for kind in noted if find_words(f"xwing-event-{kind}", {}, "en", "xwing") is None} == set()


def test_every_refusal_has_a_sentence() -> None:
    keys = kinds(r'Refusal\(\s*"(xwing-[a-z-]+[a-z])"')
    assert {key for key in keys if find_words(key, {}, "en", "xwing") is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_written_card_says_what_it_does(language: str) -> None:
    teller = GAME.teller(None, language)
    cards = [card for card in load() if not card.startswith(("rule:", "device:"))]
    assert [card for card in cards if not teller.ability(card)] == []


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_happens_at_a_table_is_told(seed: int) -> None:
    """Whole random matches, in every language: no key, no id and no empty field is ever read out."""
    rng = Random(f"words {seed}")
    m = Match(GAME, GAME.sample_setup(rng), key_from_seed(f"words {seed}"))
    while not m.over:
        decision = rng.choice(m.pending)
        language = rng.choice(LANGUAGES)
        teller = GAME.teller(m.view(decision.player), language)
        told = [teller.question(decision), *(teller.option(option.id, decision) for option in decision.options)]
        told += [teller.refusal(refusal) for refusal in decision.refused.values()]
        for sentence in told:
            check(sentence)
        m.submit(decision.player, m.random_answer(decision, rng))
    for language in LANGUAGES:
        teller = GAME.teller(m.view(0), language)
        for event in m.events_for(0):
            check(teller.event(event))


def check(sentence: str) -> None:
    assert sentence
    assert not re.search(r"xwing-|core-|\{|\$|\b[a-h]\.[a-z]|[a-z]:[a-z]", sentence), sentence


def test_options_read_like_play() -> None:
    t = table("a.darthvader@400,300#2-straight+evade", "b.academypilot@400,700,180", phase="engagement")
    teller = GAME.teller(t.view("a"), "en")
    question = t.until_phase("planning", 2).question("a")
    assert teller.option("a.darthvader:3-turn-left", question) == "Darth Vader: 3 turn left"
    assert GAME.teller(t.view("a"), "de").option("a.darthvader:3-turn-left", question) == "Darth Vader: 3 Wende links"


def test_dice_are_told_with_their_faces_by_who_sees_the_table() -> None:
    t = table("a.darthvader@400,300>b.academypilot", "b.academypilot@400,480,180", phase="engagement")
    t.attack("front>b.academypilot", attack="blank hit").a("lock")
    told = [GAME.teller(view, "en").option("die-2", t.question("a")) for view in (t.view("a"), None)]
    assert told == ["Die 2: hit", "Die 2: ?"]


def test_turrets_of_huge_ships_are_named_with_their_arcs() -> None:
    cards = "&turbolaserbattery&pointdefensebattery^turbolaserbattery:left"
    t = table(f"a.alderaanianguard{cards}@450,300#1-straight=cr90", "b.academypilot@800,700#2-straight")
    t.until("action", "cr90").a("rotatearc")
    teller, decision = GAME.teller(t.view("a"), "en"), t.question("a")
    assert [teller.option(option.id, decision) for option in decision.options] == [
        "Turbolaser Battery → front arc",
        "Turbolaser Battery → right arc",
        "Turbolaser Battery → rear arc",
        "Point-Defense Battery → left and right arcs",
    ]
    pointed = Pick(0, "point-turret", "XW-SET-26", ["front", "left"], {"weapon": "pointdefensebattery"})
    assert [teller.option(arc, pointed) for arc in ("front", "left")] == ["Front and rear arcs", "Left and right arcs"]


def test_players_are_called_by_their_names_at_the_table() -> None:
    """The viewer is "you"; the others have the names the table gives them, else the letters of their seats."""
    t = table("a.lukeskywalker@457,100", "b.academypilot@457,600,180", phase="engagement")
    won = Event("over", "XW-END-05", {"winners": [1], "reason": "xwing-last-ships"})
    order = Event("player-order", "XW-SET-07", {"players": [1, 0]})
    teller = GAME.teller(t.match.view(0), "en")
    assert teller.event(won).startswith("Player B wins.")
    teller.called = ["Ana", "Ben"]
    assert teller.event(won).startswith("Ben wins.")
    assert teller.event(order) == "Player order: Ben, you."


SEEN = {"south": "nlfr", "west": "rnlf", "north": "frnl", "east": "lfrn"}


@pytest.mark.parametrize("own", SEEN)
def test_edges_are_called_as_the_viewer_sees_them(own: str) -> None:
    """Whoever has chosen an edge has it before them, as the page shows it; clockwise after it: left, far, right."""
    t = table("a.lukeskywalker@457,100", "b.academypilot@457,600,180")
    t.state.players[0].edge = own
    teller = GAME.teller(t.match.view(0), "en")
    around = ("south", "west", "north", "east")
    words = {letter: f"{word} edge" for letter, word in zip("nlfr", ("near", "left", "far", "right"), strict=True)}
    assert [teller.edge(edge) for edge in around] == [words[letter] for letter in SEEN[own]]
    taken = Event("edge", "XW-SET-14", {"player": 0, "edge": own})
    assert teller.event(taken) == "You take your edge: it lies before you."


def test_an_edge_to_choose_is_called_as_the_table_lies() -> None:
    t = table("a.lukeskywalker@457,100", "b.academypilot@457,600,180")
    t.state.players[0].edge = ""
    teller = GAME.teller(t.match.view(0), "en")
    assert [teller.option(edge, asked("edge", "south", "north")) for edge in ("south", "north")] == [
        "Near edge",
        "Far edge",
    ]


def asked(kind: str, *options: str) -> Pick:
    return Pick(0, kind, "XW-ABL-18", options)


def test_a_single_ability_is_asked_for_by_its_name() -> None:
    t = table("a.biggsdarklighter@457,100&servomotorsfoils", "b.academypilot@457,600,180", phase="engagement")
    teller = GAME.teller(t.match.view(0), "en")
    foils, biggs = "a.biggsdarklighter/upgrade:servomotorsfoils", "a.biggsdarklighter/pilot:biggsdarklighter"
    assert teller.question(asked("ability", foils, "pass")) == "Use Servomotor S-foils (Biggs Darklighter)?"
    assert teller.question(asked("ability", biggs, "pass")) == "Use Biggs Darklighter?"
    assert teller.question(asked("ability", foils, biggs, "pass")) == "Which ability resolves next?"


@pytest.mark.parametrize(("language", "words"), [("en", "Focus"), ("de", "Fokus"), ("pl", "Skupienie")])
def test_a_result_to_change_is_not_told_as_a_token_to_spend(language: str, words: str) -> None:
    t = table("a.fennrau@457,100", "b.academypilot@457,600,180", phase="engagement")
    decision = asked("face", "blank", "focus")
    assert GAME.teller(t.match.view(0), language).option("focus", decision) == words


def test_an_obstacle_that_is_gone_keeps_its_name_and_its_number() -> None:
    t = table("a.redsquadronveteran@100,100=x", "asteroid@400,400", "debris@600,400")
    met = Event("met-obstacle", "XW-OBS-09", {"ship": t.ship("x").id, "object": "obstacle-2"})
    before = GAME.teller(t.view("a"), "en").event(met)
    obstacles.remove(t.match, t.state.obstacles[1], "XW-OBS-44")
    assert GAME.teller(t.view("a"), "en").event(met) == before
    assert obstacles.kind_of(t.state, "obstacle-2") == ""
    assert [thing["id"] for thing in t.view("a")["obstacles"] if thing["placed"]] == ["obstacle-1"]
