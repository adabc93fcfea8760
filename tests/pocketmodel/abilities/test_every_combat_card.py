"""What holds for every combat card, and that each has tests of its own in the file of its icon."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from battlemat.games.pocketmodel.content import UNITS, Card, content
from battlemat.games.pocketmodel.scenario import PocketScenario, side, table
from tests.pocketmodel.abilities.duel import BOTH_HIT, BOTH_MISS, attack, defense, forces
from tests.rule_marks import rule

COMBAT_CARDS = [card for card in content().cards.values() if card.type == "combat"]
NAMED_DURATION = {"rally-the-line", "press-the-advantage", "standing-orders"}
"""Cards that last longer than their battle; their own tests show it."""
NOT_LASTING = [card for card in COMBAT_CARDS if card.id not in NAMED_DURATION]
FRIENDS = "shard-pack buzzline"
"""Units that counting cards count."""
UNIT_WITH = {
    "airborne": "redline",
    "battle-droid": "clanking-advance",
    "blaster": "lucky-hand",
    "droid": "long-reach",
    "elite": "dawn-arrow",
    "laser": "crossbeam",
    "leader": "grey-courier",
    "ruthless": "grave-talon",
    "torpedo": "crossbeam",
    "transport": "grey-courier",
    "trooper": "redline",
    "armor": "clanking-advance",
    "carrier": "stalwart-oath",
    "turbolaser": "longlegs",
    "veteran": "dawn-arrow",
}


def file_of(card: Card) -> Path:
    icon = "plain" if card.ability is None else str(card.ability.icon)
    return Path(__file__).with_name(f"test_combat_{icon.replace('-', '_')}.py")


def names_of_tests(file: Path) -> list[str]:
    return [name for name in dir(import_module(f"{__package__}.{file.stem}")) if name.startswith("test_")]


@pytest.mark.parametrize("card", COMBAT_CARDS, ids=lambda card: str(card.id))
def test_a_combat_card_has_a_test_named_after_it(card: Card) -> None:
    file = file_of(card)
    assert file.exists(), f"{card.id} needs a test in {file.name}"
    name = f"test_{card.id.replace('-', '_')}_"
    assert any(test.startswith(name) for test in names_of_tests(file)), f"{card.id} has no {name}... in {file.name}"


def test_no_test_is_named_after_a_card_that_does_not_exist() -> None:
    names = tuple(f"test_{card.id.replace('-', '_')}_" for card in COMBAT_CARDS)
    for file in sorted({file_of(card) for card in COMBAT_CARDS}):
        assert [test for test in names_of_tests(file) if not test.startswith(names)] == [], file.name


def fight_on(t: PocketScenario) -> None:
    """Use nothing the card of the first battle offers, and fight the second battle without cards."""
    while t.match.pending[0].kind != "combat-card":
        seat = t.asked[0]
        options = t.options(seat)
        getattr(t, seat)("no" if "no" in options else options[0])
    t.cards(dice=BOTH_HIT)


def assert_fights_as_printed(t: PocketScenario, unit: str, against: str) -> None:
    printed, target = UNITS[t.unit(unit).kind], UNITS[t.unit(against).kind]
    assert attack(t, unit) == printed.attack
    assert defense(t, unit) == printed.defense
    amount = next(event["amount"] for event in reversed(t.events("damaged")) if event["unit"] == against)
    assert amount == printed.damage - ("armor" in target.icons)


@rule("PM-CRD-07")
@pytest.mark.parametrize("card", NOT_LASTING, ids=lambda card: str(card.id))
def test_a_combat_card_is_over_with_its_battle(card: Card) -> None:
    unit = UNIT_WITH.get(str(card.ability and card.ability.icon), "redline")

    t = table(side(forces(f"{unit} swift-spark {FRIENDS}"), hand=card.id), side(forces("longlegs")))
    t.battle(f"a.{unit}>b.longlegs", "a.swift-spark>b.longlegs", attacker=card.id, dice=BOTH_MISS)
    fight_on(t)
    assert_fights_as_printed(t, "a.swift-spark", "b.longlegs")
    assert_fights_as_printed(t, "b.longlegs", "a.swift-spark")

    t = table(side(forces("quiet-blade swift-spark")), side(forces(f"{unit} {FRIENDS}"), hand=card.id))
    t.battle(f"a.quiet-blade>b.{unit}", f"a.swift-spark>b.{unit}", defender=card.id, dice=BOTH_MISS)
    fight_on(t)
    assert_fights_as_printed(t, "a.swift-spark", f"b.{unit}")
    assert_fights_as_printed(t, f"b.{unit}", "a.swift-spark")
