"""Test units and cards for the tests of PocketModel's rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from battlemat.games.pocketmodel.content import Card, UnitKind, extra_content
from tests.rules.pocketmodel.records import Add


@pytest.fixture
def add() -> Iterator[Add]:
    """Puts test units and cards into play: Attack 2, Damage 1, Defense 9, Shields 1, 1 star where nothing is said."""
    with ExitStack() as stack:

        def enter(*records: UnitKind | Card) -> None:
            stack.enter_context(extra_content(*records))

        yield enter


@pytest.fixture(autouse=True)
def content_of_the_module(request: pytest.FixtureRequest) -> Iterator[None]:
    """All tests of a module play with its `TEST_CONTENT`, if it has some."""
    with extra_content(*getattr(request.module, "TEST_CONTENT", ())):
        yield
