"""What all tests of X-Wing's rules share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from battlemat.games.xwing.timing.listeners import planned


@pytest.fixture(autouse=True)
def _planned_anew() -> Iterator[None]:
    """Which cards wait for what is remembered; what a test makes up is nobody else's."""
    planned.cache_clear()
    yield
    planned.cache_clear()
