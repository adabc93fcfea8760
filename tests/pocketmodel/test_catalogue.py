"""What the start page and the builder are told of PocketModel."""

from __future__ import annotations

import msgspec
import pytest

from battlemat.core.words import LANGUAGES
from battlemat.games.pocketmodel import GAME
from battlemat.games.pocketmodel.catalogue import catalogue, offer, setup_of
from battlemat.games.pocketmodel.content import CARDS, extra_content
from battlemat.games.pocketmodel.scenario import new_card
from tests.rules.pocketmodel.records import modify


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_named_and_can_be_sent(language: str) -> None:
    told = catalogue(language)
    assert msgspec.json.decode(msgspec.json.encode(told)) == told
    for part in ("units", "cards", "icons", "fleets", "packs"):
        assert all(entry["name"] for entry in told[part].values()), part
    assert all(told["affiliations"].values())
    assert set(told["cards"]) == set(CARDS)


def test_a_card_tells_which_units_can_use_its_ability() -> None:
    effects = [modify("attack", 1)]
    with extra_content(
        new_card("for-everybody", icon="luck", units="any", effects=effects),
        new_card("for-small-ones", icon="force", units=[3, 1, 2], effects=effects),
        new_card("for-lasers", icon="laser", effects=effects),
        new_card("for-nobody"),
    ):
        told = catalogue("en")["cards"]
    shown = {
        card: (told[card]["icon"], told[card]["icon_class"], told[card]["units"])
        for card in ("for-everybody", "for-small-ones", "for-lasers", "for-nobody")
    }
    assert shown == {
        "for-everybody": ("luck", "wild", "any"),
        "for-small-ones": ("force", "wild", [1, 2, 3]),
        "for-lasers": ("laser", "match", None),
        "for-nobody": (None, None, None),
    }


def test_the_start_page_is_told_of_every_list() -> None:
    told = offer("en")
    assert (told["title"], told["fewest"], told["most"]) == ("PocketModel TCG", 2, 8)
    assert told["variants"] == ["standard", "two-pack"]
    shown = {entry["id"]: (entry["faction"], entry["variant"], entry["showcase"]) for entry in told["lists"]}
    assert shown == {
        "iron-fist": ("empire", "standard", False),
        "dawn-offensive": ("galactic-republic", "standard", False),
        "spark-and-tide": ("rebel-alliance", "standard", False),
        "endless-ranks": ("separatists", "standard", False),
        "odd-bedfellows": ("mixed", "standard", True),
        "empire-pack": ("empire", "two-pack", False),
        "republic-pack": ("galactic-republic", "two-pack", False),
        "rebel-pack": ("rebel-alliance", "two-pack", False),
        "separatist-pack": ("separatists", "two-pack", False),
    }


def test_who_chooses_no_list_plays_a_starter() -> None:
    assert setup_of("two-pack", [None, "x", None])["players"] == ["empire-pack", "x", "empire-pack"]
    assert setup_of("standard", [None, None, None])["players"] == ["iron-fist", "dawn-offensive", "iron-fist"]


def test_no_variant_takes_a_list_that_is_none() -> None:
    assert GAME.variants_for({"name": "Nothing"}) == []
    assert GAME.variants_for(None) == offer("en")["variants"]
