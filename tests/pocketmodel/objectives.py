"""How objective cards lie on the table in tests."""

from __future__ import annotations

import pytest


def each_way(card: str) -> pytest.MarkDecorator:
    """The card face down, face up, and two copies face up: `works` says how often it works."""
    return pytest.mark.parametrize(
        ("objectives", "works"),
        [
            pytest.param(f"{card} steady-aim heavy-charge", 0, id="face down"),
            pytest.param(f"{card}! steady-aim heavy-charge", 1, id="face up"),
            pytest.param(f"{card}! {card}! heavy-charge", 2, id="two copies"),
        ],
    )
