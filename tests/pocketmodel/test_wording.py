"""Names and sentences of the PocketModel table."""

from __future__ import annotations

import doctest

import pytest

from battlemat.core.decision import Pick
from battlemat.core.event import Event
from battlemat.core.words import LANGUAGES
from battlemat.games.pocketmodel import GAME, names
from battlemat.games.pocketmodel.content import CARDS, UNITS, extra_content
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from battlemat.games.pocketmodel.wording import PocketTeller


def teller(t: PocketScenario, seat: str | int | None, language: str = "en") -> PocketTeller:
    return GAME.teller(t.view(seat) if isinstance(seat, str) else t.match.view(seat), language)


def name_of(thing: str, language: str = "en") -> str | None:
    """What a thing is called when no table is known."""
    return GAME.teller(None, language).name(thing)


def last_sentence(t: PocketScenario, kind: str, seat: int | None = 0, language: str = "en") -> str:
    event = next(e for e in reversed(t.match.events_for(seat)) if e.kind == kind)
    return teller(t, seat, language).event(event)


def question(t: PocketScenario, seat: str, language: str = "en") -> str:
    return teller(t, seat, language).question(t.question(seat))


def option(t: PocketScenario, seat: str, name: str, language: str = "en") -> str:
    assert name in t.options(seat), t.options(seat)
    return teller(t, seat, language).option(name, t.question(seat))


# Names ---------------------------------------------------------------------------------------------------------------


def test_the_examples_in_the_code() -> None:
    assert doctest.testmod(names).failed == 0


@pytest.mark.parametrize(
    ("thing", "en", "pl", "de"),
    [
        ("b.cinder-flight", "Cinder Flight", "Eskadra Żaru", "Zunderstaffel"),
        ("b.cinder-flight-2", "Cinder Flight 2", "Eskadra Żaru 2", "Zunderstaffel 2"),
        ("cinder-flight", "Cinder Flight", "Eskadra Żaru", "Zunderstaffel"),
        ("Cinder Flight", "Cinder Flight", "Eskadra Żaru", "Zunderstaffel"),
        ("linked-cannons", "Linked Cannons", "Sprzężone działka", "Gekoppelte Kanonen"),
        ("contested", "contested zone", "strefa sporna", "umkämpfte Zone"),
        ("home-b", "home zone of player B", "strefa domowa gracza B", "Heimatzone von Spieler B"),
        ("reserves", "reserves", "rezerwy", "Reserve"),
        ("b.objective-2", "objective 2 of player B", "cel 2 gracza B", "Ziel 2 von Spieler B"),
        ("player-1", "player B", "gracz B", "Spieler B"),
        ("yes", "Yes", "Tak", "Ja"),
        (
            "b.cinder-flight>contested",
            "Cinder Flight → contested zone",
            "Eskadra Żaru → strefa sporna",
            "Zunderstaffel → umkämpfte Zone",
        ),
    ],
)
def test_things_have_names(thing: str, en: str, pl: str, de: str) -> None:
    assert [name_of(thing, language) for language in LANGUAGES] == [en, pl, de]


@pytest.mark.parametrize(
    "text", ["", "rhubarb", "b.rhubarb", "z.cinder-flight", "b.cinder-flight>rhubarb", "player-x", "player-8", "5"]
)
def test_what_is_no_id_has_no_name(text: str) -> None:
    assert name_of(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_and_card_has_a_name_in_every_language(language: str) -> None:
    found = [name_of(thing, language) for thing in (*UNITS, *CARDS)]
    assert all(found)
    assert len(set(found)) == len(found)


def test_equal_units_of_one_player_are_numbered_when_the_table_is_known() -> None:
    t = table("cinder-flight cinder-flight needle-flight", "dawn-arrow")
    assert teller(t, "a").name("a.cinder-flight") == "Cinder Flight 1"
    assert teller(t, "a").name("a.cinder-flight-2") == "Cinder Flight 2"
    assert teller(t, "a").name("a.needle-flight") == "Needle Flight"


def test_equal_units_of_several_players_carry_the_seat() -> None:
    t = table("needle-flight cinder-flight", "needle-flight")
    assert teller(t, "a").name("a.needle-flight") == "Needle Flight (A)"
    assert teller(t, None).name("b.needle-flight") == "Needle Flight (B)"
    assert teller(t, "b").name("a.cinder-flight") == "Cinder Flight"


def test_units_that_left_with_their_player_keep_their_names() -> None:
    t = table("cinder-flight cinder-flight needle-flight", "needle-flight")
    t.match.concede(0)
    assert t.view("b")["players"][0]["units"] == []
    names = ("a.cinder-flight", "a.cinder-flight-2", "a.needle-flight", "b.needle-flight")
    assert [teller(t, "b").name(name) for name in names] == [
        "Cinder Flight 1",
        "Cinder Flight 2",
        "Needle Flight (A)",
        "Needle Flight (B)",
    ]


def test_what_is_ones_own_is_called_so() -> None:
    t = table("needle-flight", "dawn-arrow")
    things = ("home-b", "home-a", "b.objective-1", "player-1", "player-0")
    assert [teller(t, "b").name(thing) for thing in things] == [
        "your home zone",
        "home zone of player A",
        "your objective 1",
        "you",
        "player A",
    ]


def test_homebrew_is_called_by_its_printed_name() -> None:
    unit, card = new_unit("tin-duck", name="Tin Duck"), new_card("loud-bang", name="Loud Bang")
    with extra_content(unit, card):
        assert name_of("a.tin-duck-2", "de") == "Tin Duck 2"
        assert name_of("loud-bang", "pl") == "Loud Bang"


# Events --------------------------------------------------------------------------------------------------------------


def fought() -> PocketScenario:
    t = table(a=side("needle-flight@contested", hand="linked-cannons"), b=side("dawn-arrow@contested"))
    t.battle("a.needle-flight>b.dawn-arrow", attacker="linked-cannons", dice=(4, 3, 1, 1))
    return t


@pytest.mark.parametrize(
    ("language", "twelve", "card"),
    [
        (
            "en",
            "Redline hits automatically with a base roll of 12.",
            "Redline hits automatically with a base roll of 4, thanks to Double or Nothing.",
        ),
        (
            "pl",
            "Jednostka „Czerwona Linia” trafia automatycznie: rzut podstawowy 12.",
            "Jednostka „Czerwona Linia” trafia automatycznie dzięki karcie „Podwójnie albo nic”: rzut podstawowy 4.",
        ),
        (
            "de",
            "„Rote Linie“ trifft automatisch mit einem Grundwurf von 12.",
            "„Rote Linie“ trifft dank der Karte „Doppelt oder nichts“ automatisch mit einem Grundwurf von 4.",
        ),
    ],
)
def test_an_automatic_hit_names_its_card(language: str, twelve: str, card: str) -> None:
    for dice, sentence in (((6, 6, 1, 1), twelve), ((2, 2, 1, 1), card)):
        t = table(side("redline@contested", hand="double-or-nothing"), "crossbeam@contested")
        t.battle("a.redline>b.crossbeam", attacker="double-or-nothing", dice=dice)
        assert last_sentence(t, "hit", language=language) == sentence


def test_a_hit_unfolds_into_what_made_it() -> None:
    assert last_sentence(fought(), "hit") == (
        "Needle Flight hits: 7 (base roll) + 4 (Needle Flight) + 1 (Linked Cannons) = 12 against 10 (Dawn Arrow)."
    )
    assert last_sentence(fought(), "missed", 1) == (
        "Dawn Arrow misses: 2 (base roll) + 3 (Dawn Arrow) = 5 against 9 (Needle Flight)."
    )


def test_damage_names_its_sources() -> None:
    t = fought()
    assert last_sentence(t, "damaged") == "Dawn Arrow takes 2 damage: 1 (Needle Flight) + 1 (Linked Cannons)."
    assert last_sentence(t, "damaged", language="pl") == (
        "Jednostka „Strzała Świtu” otrzymuje 2 uszkodzenia: 1 (Eskadra Igieł) + 1 (Sprzężone działka)."
    )
    assert last_sentence(t, "damaged", language="de") == (
        "„Pfeil der Morgenröte“ erleidet 2 Schaden: 1 (Nadelstaffel) + 1 (Gekoppelte Kanonen)."
    )


def test_terms_show_icons_the_ground_bonus_and_what_is_taken_away() -> None:
    tell = GAME.teller(None, "en")
    assert tell.terms([["iron-edict", 3], ["turbolaser", 1], ["armor", -1]]) == (
        "3 (Iron Edict) + 1 (Turbolaser) - 1 (Armor)"
    )
    assert tell.terms([["gravel-pack", 2], ["ground", 1]], total=True) == "2 (Gravel Pack) + 1 (ground unit) = 3"


def test_the_player_an_event_is_about_is_addressed() -> None:
    t = fought()
    assert last_sentence(t, "played", 0) == "You play Linked Cannons (+1 attack) for Needle Flight."
    assert last_sentence(t, "played", 1) == "Player A plays Linked Cannons (+1 attack) for Needle Flight."
    assert last_sentence(t, "played", None, "pl").startswith("Gracz A zagrywa kartę „Sprzężone działka” (+1 do ataku)")
    assert last_sentence(t, "played", 0, "de").startswith("Du spielst „Gekoppelte Kanonen“ (+1 Angriff)")


def test_an_ability_that_does_not_work_is_mentioned_but_not_one_that_does_not_exist() -> None:
    t = table("gravel-pack@contested", "dawn-arrow@contested")
    data = {"player": 0, "card": "linked-cannons", "unit": "a.gravel-pack", "ability": False}
    assert teller(t, "a").event(Event("played", "", data)).endswith("; its ability does not work.")
    plain = data | {"card": "steady-aim"}
    assert "ability" not in teller(t, "a").event(Event("played", "", plain))


def test_drawn_cards_are_named_to_their_owner_only() -> None:
    t = fought()
    told = {
        seat: [teller(t, seat).event(event) for event in t.match.events if event.kind == "drew"]
        for seat in (0, 1, None)
    }
    assert told[0] == ["You draw Brace for Impact, Brace for Impact, Brace for Impact.", "Player B draws 3 cards."]
    assert told[1][0] == "Player A draws 3 cards."
    assert told[1][1].startswith("You draw Brace")
    assert told[None] == ["Player A draws 3 cards.", "Player B draws 3 cards."]


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (0, "You look at player B's hand: Steady Aim."),
        (1, "Player A looks at your hand."),
        (None, "Player A looks at player B's hand."),
    ],
)
def test_a_look_at_a_hand_is_told_to_each_in_their_way(seat: int | None, expected: str) -> None:
    t = table(a=side(hand="listening-post"), b=side(hand="steady-aim"), step="turn")
    t.a("listening-post>a.objective-1")
    assert last_sentence(t, "looked-at-hand", seat) == expected


def test_the_end_is_told_with_its_reason() -> None:
    t = table("needle-flight", "dawn-arrow")
    t.match.concede(1)
    assert last_sentence(t, "over", 0) == "You win. The last opponent has conceded."
    assert last_sentence(t, "over", 1) == "Player A wins. The last opponent has conceded."
    assert last_sentence(t, "over", 1, "de") == "Spieler A gewinnt. Der letzte Gegner hat aufgegeben."


def test_offers_of_a_draw_are_told_though_they_belong_to_no_game() -> None:
    t = table("needle-flight", "dawn-arrow")
    t.match.offer_draw(0)
    assert last_sentence(t, "draw-offered", 0, "pl") == "Proponujesz remis."
    assert last_sentence(t, "draw-offered", 1, "pl") == "Gracz A proponuje remis."
    t.match.offer_draw(1)
    assert last_sentence(t, "over", 1).startswith("The match is a draw. ")


# Questions and options -----------------------------------------------------------------------------------------------


def test_actions_are_explained() -> None:
    t = table("iron-edict@home-b needle-flight@contested cinder-flight@reserves", "dawn-arrow@contested")
    assert question(t, "a") == "Which action do you take?"
    assert option(t, "a", "pass") == "No action"
    assert option(t, "a", "move", "pl").startswith("Ruch: ")
    assert option(t, "a", "combat", "pl").startswith("Walka: ")
    assert option(t, "a", "strike", "pl").startswith("Atak: ")
    assert option(t, "a", "strike", "de").startswith("Zielangriff: ")
    assert option(t, "a", "carrier:a.iron-edict") == ("Carrier instead of an action: Iron Edict brings in reserves")


def test_each_action_leads_to_its_own_rule() -> None:
    t = table("iron-edict@home-b needle-flight@contested cinder-flight@reserves", "dawn-arrow@contested")
    asked = t.question("a")
    found = {name.partition(":")[0]: teller(t, "a").rule_of_option(name, asked) for name in t.options("a")}
    assert found == {
        "pass": "PM-TRN-05",
        "move": "PM-TRN-14",
        "combat": "PM-TRN-18",
        "strike": "PM-TRN-20",
        "carrier": "PM-TRN-21",
    }


def test_each_card_leads_to_the_rule_by_which_it_is_played() -> None:
    t = table(side("needle-flight@contested", hand="steady-aim war-room"), "dawn-arrow@contested", step="turn")

    def rules() -> dict[str, str]:
        return {name: teller(t, "a").rule_of_option(name, t.question("a")) for name in t.options("a")}

    played = {f"war-room>a.objective-{place}": "PM-OBJ-04" for place in (1, 2, 3)}
    assert rules() == {"pass": "PM-TRN-06"} | played
    t.a("pass", "combat")
    assert rules() == {"a.needle-flight>b.dawn-arrow": "PM-BTL-01"}
    t.a(["a.needle-flight>b.dawn-arrow"])
    assert rules() == {"pass": "PM-BTL-15", "steady-aim": "PM-CRD-06"}


def test_attacks_show_both_units_with_their_values() -> None:
    t = table("needle-flight@contested*1", "dawn-arrow@contested*2")
    t.a("combat")
    assert option(t, "a", "a.needle-flight>b.dawn-arrow") == "Needle Flight (4/1/9, ●○) → Dawn Arrow (3/2/10, ●○○)"


def test_moves_show_where_they_lead() -> None:
    t = table("needle-flight@contested", "dawn-arrow")
    t.a("move")
    assert question(t, "a") == "Which units move, and where? Up to 5 stars."
    assert option(t, "a", "a.needle-flight>home-b", "de") == "Nadelstaffel (4/1/9, ●●) → Heimatzone von Spieler B"


def test_a_combat_card_shows_whether_its_ability_works() -> None:
    t = table(
        a=side("needle-flight@contested", hand="linked-cannons warhead-spread steady-aim"), b="dawn-arrow@contested"
    )
    t.a("combat", ["a.needle-flight>b.dawn-arrow"])
    assert question(t, "a") == "Which card do you play for Needle Flight against Dawn Arrow?"
    assert option(t, "a", "pass") == "No card"
    assert option(t, "a", "linked-cannons") == "Linked Cannons: +1 attack; Laser: This unit gets +1 damage."
    assert option(t, "a", "warhead-spread").endswith("; its ability does not work for this unit, it needs Torpedo")
    assert option(t, "a", "steady-aim").endswith("; no ability")


def test_the_late_card_is_asked_for_as_such() -> None:
    t = table(a=side("needle-flight@contested", hand="steady-aim"), b=side("dawn-arrow@contested", hand="heavy-charge"))
    t.a("combat", ["a.needle-flight>b.dawn-arrow"]).a("pass").b("heavy-charge")
    assert question(t, "a").startswith("The defender has played a card: ")


def test_objectives_show_what_is_known_of_them() -> None:
    t = table("needle-flight@home-b", b=side("dawn-arrow", objectives="steady-aim sensor-array! heavy-charge"))
    t.a("strike")
    assert option(t, "a", "b.objective-1") == "Objective 1 of player B (face down)"
    assert option(t, "a", "b.objective-2") == "Objective 2 of player B (Sensor Array, Defense 12, ★★★)"


def test_playing_an_objective_says_what_is_replaced_and_what_it_does() -> None:
    t = table(a=side("needle-flight", hand="war-room"), b="dawn-arrow", step="turn")
    assert option(t, "a", "war-room>a.objective-1") == (
        "War Room replaces your objective 1 (face down): Your Combat actions may use up to 6 stars of units."
    )


def test_dice_show_their_numbers() -> None:
    t = table(a=side("quiet-blade@contested", hand="guided-shot"), b="dawn-arrow@contested")
    t.battle("a.quiet-blade>b.dawn-arrow", attacker="guided-shot", dice=(4, 3, 1, 1))
    assert t.asked == "a die"
    assert option(t, "a", "die-2") == "Second die (3)"
    assert option(t, "a", "no") == "No"


def test_a_yes_or_no_is_asked_as_such() -> None:
    yes_no = Pick(0, "damage", "PM-CRD-44", ["yes", "no"], {"card": "strafing-line"})
    which = Pick(0, "damage", "PM-CRD-44", ["b.dawn-arrow", "no"], {"card": "strafing-line"})
    assert GAME.teller(None, "en").question(yes_no) == "Strafing Line: is the damage dealt?"
    assert GAME.teller(None, "en").question(which) == "Strafing Line: which unit takes the damage?"


def test_abilities_that_act_at_once_are_told_apart() -> None:
    t = table(a=side("needle-flight", objectives="memorial-wall! steady-aim"), b="dawn-arrow")
    order = Pick(0, "order", "PM-OBJ-29", ["a.objective-1>a.needle-flight", "a.objective-1:0"], {"card": ""})
    told = [teller(t, "a").option(name, order) for name in order.ids]
    assert told[0].startswith("Your objective 1 (Memorial Wall, ")
    assert told[0].endswith("): Needle Flight")
    assert told[1].endswith("★)")


def test_a_question_without_a_table_still_makes_sense() -> None:
    asked = Pick(0, "opponent", "PM-VAR-21", ["player-1", "player-2"], {"card": "sabotage-cell"})
    assert GAME.teller(None, "en").question(asked) == "Sabotage Cell: which opponent is meant?"
    assert [GAME.teller(None, "de").option(name, asked) for name in asked.ids] == ["Spieler B", "Spieler C"]


def test_refusals_are_one_sentence_with_names() -> None:
    t = table("gravel-pack@contested", "dawn-arrow@contested")
    actions = t.question("a").refused
    t.a("move")
    moves = t.question("a").refused
    assert actions["strike"].reason == "None of your units is in the home zone of an opponent."
    assert moves["a.gravel-pack>contested"].reason == (
        "Gravel Pack can move only to an adjacent zone, which this is not: contested zone."
    )


def test_refusals_told_at_a_table_say_which_unit_is_meant_and_what_is_ones_own() -> None:
    t = table("gravel-pack@contested gravel-pack", "dawn-arrow@contested")
    t.a("move")
    refusal = t.question("a").refused["a.gravel-pack-2>home-a"]
    assert teller(t, "a").refusal(refusal) == (
        "Gravel Pack 2 can move only to an adjacent zone, which this is not: your home zone."
    )


def test_there_is_no_picture_without_a_table() -> None:
    assert GAME.teller(None, "en").picture() is None


def test_a_change_is_told_by_its_value_and_its_amount() -> None:
    words = teller(table("needle-flight", "dawn-arrow"), "a")
    assert words.facts({"stat": "attack", "amount": 2})["change"] == "+2 attack"
    assert "change" not in words.facts({"stat": "attack"})
    assert "change" not in words.facts({"amount": 2})


def test_a_thing_begins_with_a_capital_where_it_stands_alone() -> None:
    words = teller(table("needle-flight", "dawn-arrow"), "a")
    assert (words.thing("contested"), words.thing("contested", full=True)) == ("contested zone", "Contested zone")


def test_a_unit_is_told_with_the_values_it_has_now() -> None:
    t = table("needle-flight", "dawn-arrow")
    before = GAME.teller(t.view("a"), "en")
    assert before.thing("a.needle-flight") == "Needle Flight (4/1/9, ●●)"
    t.state.players[0].units[0].damage = 1
    after = GAME.teller(t.view("a"), "en")
    after.remember(before)
    assert after.thing("a.needle-flight") == "Needle Flight (4/1/9, ●○)"
