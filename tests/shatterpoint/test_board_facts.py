"""What the board is told beside the rules: terrain to draw, words for icons, special rules of struggle cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat.core.errors import BadSetup
from battlemat.core.event import Event
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.abilities.registry import WRITTEN
from battlemat.games.shatterpoint.content import STRUGGLES, battlefield_plans
from tests.messages import message_ids


def test_terrain_of_ready_battlefields_is_in_the_catalogue() -> None:
    match = battlemat.new_match("shatterpoint", seed=1)
    assert match.view(0)["terrain"] is None
    known = GAME.catalogue("en")["battlefields"]
    assert match.view(0)["battlefield"] in known
    for field in known.values():
        for part in field["parts"]:
            assert len(part["outline"]) >= 3
            assert part["rings"]


def test_terrain_of_a_battlefield_of_ones_own_is_in_the_view() -> None:
    plan = msgspec.to_builtins(battlefield_plans()["spaceport-ruins"])
    match = battlemat.new_match("shatterpoint", {"battlefield": {**plan, "id": "my-own", "name": "My own"}}, seed=1)
    told = match.view(None)["terrain"]
    assert told["name"] == "My own"
    assert told["parts"] == GAME.catalogue("en")["battlefields"]["spaceport-ruins"]["parts"]


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_everything_drawn_as_an_icon_has_a_word(language: str) -> None:
    told = GAME.catalogue(language)
    assert None not in told["words"].values()
    specials = {special for struggle in STRUGGLES.values() for special in struggle.special}
    assert set(told["specials"]) == specials
    assert not any(text.startswith("special-") for text in told["specials"].values())


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_page_has_words_for_every_moment_of_a_reaction(language: str) -> None:
    words = Path(__file__).parents[2] / "web" / "src" / "words" / language / "shatterpoint.ftl"
    told = set(re.findall(r"^sp-moment-([a-z-]+) =", words.read_text(), re.MULTILINE))
    assert told == {trigger.moment for written in WRITTEN.values() for trigger in written.triggers}


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_how_we_play_what_a_card_leaves_open_is_told_with_the_ability(language: str) -> None:
    noted = {key.removeprefix("note-") for key in message_ids(language, "shatterpoint") if key.startswith("note-")}
    told = {name for name, ability in GAME.catalogue(language)["abilities"].items() if ability["note"]}
    assert noted == told
    assert len(told) > 50


def test_the_standard_variant_is_the_usual_battlefield() -> None:
    assert GAME.setup_of("standard", [None, None])["battlefield"] == "refinery-crossing"
    assert GAME.setup_of("spaceport-ruins", [None, None])["battlefield"] == "spaceport-ruins"


def test_whoever_chose_no_list_plays_a_starter_force() -> None:
    first, second = GAME.setup_of("standard", [None, None])["players"]
    assert first["name"] != second["name"]
    assert GAME.setup_of("standard", [second, None])["players"] == [second, second]
    assert GAME.setup_of("standard", [None, first])["players"] == [first, first]
    with pytest.raises(BadSetup):
        GAME.setup_of("standard", [first, second, None])


def test_events_tell_what_was_used() -> None:
    def used(kind: str, **data: Any) -> list[str]:
        return list(GAME.used(Event(kind, "", data)))

    assert used("ability", ability="riposte") == ["riposte"]
    assert used("helped", by=["one", "two"]) == ["one", "two"]
    assert used("results", rows=["maul/melee/1"]) == ["maul/melee/1"]
    assert used("tree-option", stance="maul", option="a") == ["maul/tree/a"]
    assert used("moved", character="a.lord-maul.1") == []
