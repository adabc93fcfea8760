"""A short storm of frames and requests; `make fuzz-server` lets a long one rage."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.frames.__main__ import faults
from tests.frames.run import weather
from tests.server.watchdog import BESIDE_OTHERS

FRAMES = 1500


@pytest.mark.slow
def test_whatever_is_sent_the_server_goes_on(tmp_path: Path) -> None:
    found = weather(tmp_path, FRAMES, 1, lambda *_: None)
    found.memory.clear()  # so short a storm says nothing about it
    assert faults(found, BESIDE_OTHERS) == []
    assert found.frames == FRAMES
    assert {"at a seat", "watching", "request", "broken frame", "half a request"} == set(found.sent)
    assert found.heard["answers played"] > 0
    assert found.heard["refused"] > 100
    assert found.replayed >= 8
