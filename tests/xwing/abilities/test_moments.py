"""Every window is there for a card: what nobody waits for is not opened."""

from __future__ import annotations

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.timing import moments

NAMES = {name: value for name, value in vars(moments).items() if name.isupper() and isinstance(value, str)}
RULES_ONLY = {"AFTER_EXPOSED", "SPEED"}
"""The rules speak of these (XW-DMG-27, XW-MAN-44); no card of the pool does."""
LASTING_ONLY = {"LOCKS_BEYOND"}
"""Cards change these for a while, and never as long as they are in play."""


def test_every_window_is_used_by_a_card() -> None:
    waited_for = {ability.window for abilities in load().values() for ability in abilities}
    assert {name for name, window in NAMES.items() if window not in waited_for} == RULES_ONLY | LASTING_ONLY


def test_every_card_waits_for_a_window_that_is_opened() -> None:
    special = {"action", "system", "modify-other-roller"}
    special |= {f"modify-{dice}-{side}" for dice in ("attack", "defense") for side in ("attacker", "defender")}
    waited_for = {ability.window for abilities in load().values() for ability in abilities}
    assert waited_for - special <= set(NAMES.values())


def test_the_pool_is_large() -> None:
    """Effects over pilots, ship types, upgrades, conditions and damage cards."""
    assert len([card for card in load() if not card.startswith("rule:")]) >= 390
