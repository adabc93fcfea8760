"""Names, sentences and the diagram of the Skytear table."""

from __future__ import annotations

import doctest

import pytest

from battlemat.core.decision import Pick
from battlemat.core.event import Event
from battlemat.core.words import LANGUAGES
from battlemat.games.skytear import GAME, draft, hexes, names
from battlemat.games.skytear.scenario import SkyScenario, north, south, table
from battlemat.games.skytear.wording import SkyTeller


def teller(t: SkyScenario, seat: str | None, language: str = "en") -> SkyTeller:
    return GAME.teller(t.view(seat), language)


def option(t: SkyScenario, seat: str, name: str) -> str:
    assert name in t.options(seat), t.options(seat)
    return teller(t, seat).option(name, t.question(seat))


def test_the_examples_in_the_code() -> None:
    for module in (names, hexes, draft):
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
            "tower of the north (east lane)",
            "wieża północy (wschodnia ścieżka)",
            "Turm des Nordens (östlicher Pfad)",
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
    assert teller(t, "a").name("north.yami") == "Yami (north)"
    assert teller(t, "a").name("south.cotlic") == "Cotlic"


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
    assert told == "Attack: Cotlic loses 5 HP (4 (Attack) + 1 (Scent of Guilt) + 1 (modifier), armor 1 (armor))."


def test_the_diagram_shows_the_battlefield_and_the_viewers_hand() -> None:
    t = table(south("yami@4,0", hand="ruse", minions="3,-1"), north("cotlic@4,-5", pillars="0,3"))
    own, other = teller(t, "a").picture(), teller(t, "b").picture()
    assert own is not None
    assert other is not None
    assert "YAM" in own
    assert "cot" in own
    assert "Your hand: Ruse" in own
    assert "Ruse" not in other
