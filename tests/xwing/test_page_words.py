"""What the page itself says of X-Wing, and what the game says: the same things have the same names."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from battlemat.core.words import LANGUAGES, say
from battlemat.games.xwing.cards.records import DialBearing

PAGE = Path(__file__).parents[2] / "web" / "src" / "words"


def words_of_page(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((PAGE / language / "xwing.ftl").read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_maneuver_is_called_the_same_on_the_dial_and_in_the_log(language: str) -> None:
    page = words_of_page(language)
    for name in get_args(DialBearing):
        bearing = name.replace("_", "-")
        on_dial = page.get_message(f"xw-bearing-{bearing}").value
        assert on_dial is not None
        assert page.format_pattern(on_dial)[0] == say(f"bearing-{bearing}", {}, language, "xwing")
