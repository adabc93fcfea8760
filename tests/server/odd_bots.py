"""Bots that behave badly, for a server and its workers: a folder to put first on Python's path."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

BOTS = '''
"""Read by Python when it starts."""
import time

from battlemat import bots


class Slow(bots.RegularBot):
    """Two seconds of hard thinking for every answer."""

    name = "slow"

    def answer(self, match, decision, rng):
        end = time.process_time() + 2.0
        while time.process_time() < end:
            pass
        return super().answer(match, decision, rng)


class Crashing(bots.RandomBot):
    name = "crashing"

    def answer(self, match, decision, rng):
        raise RuntimeError("I have no idea")


class Cheating(bots.RandomBot):
    name = "cheating"

    def answer(self, match, decision, rng):
        return "i-win"


class Hanging(bots.RandomBot):
    name = "hanging"

    def answer(self, match, decision, rng):
        time.sleep(3600)


class Patient(bots.RegularBot):
    """Thinks for as long as nobody is in a hurry."""

    name = "patient"

    def answer(self, match, decision, rng):
        from battlemat.server.thinking import hurry
        hurry.wait(3600)
        return super().answer(match, decision, rng)


class Leaving(bots.RandomBot):
    name = "leaving"

    def answer(self, match, decision, rng):
        import os
        os._exit(3)


bots.BOTS.update({bot.name: bot for bot in (Slow, Crashing, Cheating, Hanging, Patient, Leaving)})
'''


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on new processes know these bots."""
    (tmp_path / "sitecustomize.py").write_text(BOTS)
    known = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(tmp_path), known))))
