"""The scenario language says what is wrong with a word, and with which."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import table


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        (
            "a.academypilot@400,300#9-straight",
            "a.academypilot has no '9-straight' on its dial: there are 1-turn-left, ",
        ),
        ("a.nobody@400,300", "there is no pilot 'nobody' ('a.nobody')"),
        ("z.academypilot@400,300", "there is no seat 'z' ('z.academypilot')"),
        ("a.academypilot@400,300&r2d3", "there is no upgrade 'r2d3' ('a.academypilot')"),
        ("a.academypilot@400,300+fokus", "'fokus' is no token: there are focus, "),
        ("a.academypilot@400,300*fuelleek", "there is no damage card 'fuelleek'"),
        ("a.academypilot@400,300^up", "'up' is no arc"),
        ("a.academypilot@400,300%hunter", "there is no condition 'hunter'"),
        ("a.academypilot@400,300>b.vader", "a.academypilot cannot lock 'b.vader': there are a.academypilot"),
        ("a.academypilot~a.ghost", "a.academypilot cannot be aboard 'a.ghost': it is not there"),
        ("b:protonbom@400,300", "there is no device 'protonbom' ('b:protonbom')"),
    ],
)
def test_a_word_that_means_nothing_is_named(word: str, sentence: str) -> None:
    with pytest.raises(AssertionError) as caught:
        table(word)
    assert str(caught.value).startswith(sentence)


def test_a_ship_or_card_that_is_not_there_is_named() -> None:
    t = table("a.academypilot@400,300#2-straight=x", phase="engagement")
    with pytest.raises(AssertionError, match="there is no ship 'y': there are a"):
        t.ship("y")
    with pytest.raises(AssertionError, match="damage card 'fuelleek'"):
        table("a.academypilot@400,300", decks={"a": "fuelleek"})
