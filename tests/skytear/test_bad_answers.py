"""What a player may well try and cannot do: one clear sentence each, with the rule, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.errors import IllegalAnswer
from battlemat.games.skytear.scenario import SkyScenario, north, south, table


def position() -> SkyScenario:
    """Sakoshi, who shoots, and Yami, who stabs; Cotlic in sight, Tlakali in cover, Akhuti far away."""
    own = south("sakoshi@5,0 yami@4,1", hand="ignite dragon-strike grapple protection")
    return table(own, north("cotlic@4,-1 tlakali@3,0 akhuti@-4,-4"), active="yami")


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("attack:north.akhuti", "Akhuti is out of sight and cannot be attacked from here. [SK-HPH-42]"),
        ("attack:north.cotlic", "Cotlic is out of range and cannot be attacked from here. [SK-HPH-42]"),
        ("attack:south.sakoshi", "Sakoshi is no enemy and cannot be attacked. [SK-TGT-17]"),
        ("play:ignite>south.yami>north.akhuti", "Akhuti is out of sight: no target for Ignite. [SK-TGT-02]"),
        ("play:ignite>south.sakoshi>north.tlakali", "Tlakali is hidden by cover: no target for Ignite. [SK-TGT-02]"),
        ("play:ignite>south.yami", "is not among the options"),
        ("play:dragon-strike>south.yami", "Yami has 1 mana left, but Dragon Strike costs 2. [SK-POW-05]"),
        ("play:grapple>south.yami>north.cotlic", "Yami does not have the runes of Grapple. [SK-POW-06]"),
        ("play:feather-storm>south.yami", "is not among the options"),
        ("dance", "is not among the options"),
        (7, "An answer is the id of an option or a list of such ids; this is a number."),
        (None, "An answer is the id of an option or a list of such ids; this is nothing."),
        ([["move"]], "An answer is"),
    ],
)
def test_one_clear_sentence_and_nothing_changed(answer: Any, sentence: str) -> None:
    t = position()
    before = t.match.save()
    with pytest.raises(IllegalAnswer) as refused:
        t.match.submit(0, answer)
    assert sentence in str(refused.value)
    assert t.match.save() == before


def test_a_card_without_any_target_in_sight() -> None:
    t = table(south("yami@4,4", hand="ignite"), "akhuti@-4,-4", active="yami")
    with pytest.raises(IllegalAnswer, match="There is no legal target for this") as refused:
        t.match.submit(0, "play:ignite>south.yami")
    assert refused.value.refusal.rule == "SK-TGT-04"
    assert "play:ignite>south.yami" not in position().question("a").refused  # there somebody is in sight
