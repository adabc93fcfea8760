"""Sentences of the Shatterpoint table: who is spoken to, and names that two things share."""

from __future__ import annotations

import re

import pytest

from battlemat.core.event import Event
from battlemat.core.words import LANGUAGES, find_words
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.messages import message_ids

BO = "bo-katan-kryze"
MACE = "jedi-master-mace-windu"


def story(t: ShatterScenario, seat: str | None, language: str = "en", called: tuple[str, ...] = ()) -> list[str]:
    teller = GAME.teller(t.view(seat), language)
    teller.called = called
    return [teller.event(event) for event in t.match.events]


def test_a_player_is_told_of_oneself_and_others_by_name() -> None:
    t = table(a=side(f"{BO} at 400,400", deck=f"{BO} shatterpoint"), b=side(), step="orders")
    assert story(t, "a")[0] == "You reveal Bo-Katan Kryze."
    assert story(t, "b")[0] == "Player A reveals Bo-Katan Kryze."
    assert story(t, None)[0] == "Player A reveals Bo-Katan Kryze."
    assert story(t, "b", called=("Kim", "Lee"))[0] == "Kim reveals Bo-Katan Kryze."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_about_a_player_has_words_for_that_player(language: str) -> None:
    def words(key: str) -> str:
        return find_words(key, {"player": "Kim"}, language, "shatterpoint") or ""

    events = {key for key in message_ids(language, "shatterpoint") if key.startswith("shatterpoint-event-")}
    about_players = {key for key in events if "Kim" in words(key)}
    assert len(about_players) == 23
    assert about_players <= {key.removesuffix(".you") for key in events if key.endswith(".you")}


def test_the_ability_shatterpoint_is_not_called_like_the_order_card() -> None:
    t = table(a=side(f"{MACE} at 400,400 with flipped", deck="shatterpoint", force=0), b=side(), step="orders")
    told = story(t, "a")
    assert "You reveal Shatterpoint card." in told
    assert "Jedi Master Mace Windu: “Shatterpoint”." in told


@pytest.mark.parametrize(("language", "words"), [("en", "damage"), ("pl", "obrażenie"), ("de", "Schaden")])
def test_an_option_of_a_combat_tree_names_its_effects(language: str, words: str) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side("lord-maul at 400,450")).a("action:combat")
    t.attacks("bo-katan", "maul", attack="CC")
    question = t.question("a")
    assert question.kind == "tree"
    teller = GAME.teller(t.view("a"), language)
    assert words in teller.option(question.options[0].id, question)


def test_an_ability_to_use_is_named() -> None:
    t = table(a=side(f"{MACE} at 400,400"), b=side())
    ability = t.unit(MACE).abilities[0]
    teller = GAME.teller(t.view("a"), "en")
    for option in (f"use:a.{MACE}>{ability.id}", f"use:a.{MACE}>{ability.id}@2"):
        assert ability.name in teller.option(option, t.question("a"))


MANDALORIANS = "clan-kryze-mandalorians"
SPOKEN_OF_MANY = {
    "en": ("Clan Kryze Mandalorians are activated.", "Clan Kryze Mandalorians take the action Focus."),
    "pl": ("Clan Kryze Mandalorians: aktywacja.", "Clan Kryze Mandalorians wykonują akcję Skupienie."),
    "de": ("Clan Kryze Mandalorians werden aktiviert.", "Clan Kryze Mandalorians führen die Aktion Fokus aus."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_have_a_verb_in_the_plural(language: str) -> None:
    t = table(a=side(f"{MANDALORIANS} at 400,400 and 450,400", deck=MANDALORIANS), b=side(), step="orders")
    t.a("action:focus")
    told = story(t, "a", language)
    assert set(SPOKEN_OF_MANY[language]) <= set(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_has_a_plural_has_it_in_all_languages(language: str) -> None:
    def plurals(spoken: str) -> set[str]:
        return {key for key in message_ids(spoken, "shatterpoint") if key.endswith(".many")}

    assert plurals(language) == plurals("en")
    assert len(plurals(language)) > 40


@pytest.mark.parametrize(("seat", "where"), [("a", "near left, on level 1"), ("b", "far right, on level 1")])
def test_places_are_named_as_the_viewer_sees_them(seat: str, where: str) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side())
    teller = GAME.teller(t.view(seat), "en")
    moved = Event("moved", "SP-MOV-05", {"character": f"a.{BO}.1", "how": "deployed", "to": [100.0, 80.0, 100.0]})
    assert teller.event(moved) == f"Bo-Katan Kryze: deployed, now {where}."


@pytest.mark.parametrize(("seat", "told"), [("a", "far edge"), ("b", "near edge")])
def test_edges_are_called_as_the_viewer_sees_them(seat: str, told: str) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side())
    t.match.state.players[0].edge, t.match.state.players[1].edge = 0, 1
    assert GAME.teller(t.view(seat), "en").edge("north") == told


def test_names_on_cards_are_the_same_in_every_language() -> None:
    """They are printed; a list of mixed languages would say half of each."""
    names = {language: [GAME.teller(None, language).name(unit) for unit in UNITS] for language in LANGUAGES}
    assert names["pl"] == names["de"] == names["en"] == [unit.name for unit in UNITS.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_numbers_that_nobody_sees_on_the_battlefield(language: str) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side("lord-maul at 400,450")).a("action:combat")
    t.attacks("bo-katan", "maul", attack="CC")
    question = t.question("a")
    t.a(question.options[0].id)
    told = " ".join(story(t, "a", language))
    assert not re.search(r"\d+/\d+|\b[ab]\.[a-z]|(option|opcj\w|Option) [a-z]\b", told)


@pytest.mark.parametrize(
    ("seat", "space", "words"),
    [
        ("a", 0, "the middle"),
        ("a", -3, "3 on your side"),
        ("b", -3, "3 on the side of Player A"),
        ("b", 2, "2 on your side"),
    ],
)
def test_the_struggle_token_is_where_a_player_sees_it(seat: str, space: int, words: str) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side())
    assert GAME.teller(t.view(seat), "en").space(space) == words
