"""A learned policy at the table: `--bot path/to/policy.zip`, as MaskablePPO saves it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from battlemat.bots.seat import Seat
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError
from battlemat.core.extras import needed
from battlemat.envs.choosing import Choice
from battlemat.envs.layout import PLACES, Layout
from battlemat.envs.seeing import Eyes, mask_of


class Trained:
    """Answers as it has learned to. It sees its own view and question.

    Seats do not tell what happened before, so there is no history here; the policy of `scoring` does not read it.
    """

    def __init__(self, path: str) -> None:
        self.name = path
        learned = needed("sb3_contrib", "learn", "Learned policies").MaskablePPO
        if not Path(path).is_file():
            raise BattlematError(f"There is no file {path}.")
        needed("torch", "learn", "Learned policies").set_num_threads(1)  # threads of small networks wait for each other
        try:
            self.model = learned.load(path, device="cpu")
            policy = self.model.policy
            layout = Layout(**policy.layout)
        except Exception as fault:
            raise BattlematError(f"{path} is no policy of battlemat: {type(fault).__name__}: {fault}.") from fault
        if layout.fingerprint() != policy.layout_fingerprint:
            raise BattlematError(f"{path} has learned another version of {layout.game}: train it again.")
        self.layout = layout
        self.eyes = Eyes(layout)

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """What looks best to it, one thing after another where several are chosen."""
        self._fits(seat)
        choice = Choice(decision, self.layout.answers, PLACES, lambda: rng)
        answer = None
        while answer is None:
            seen = self.eyes.see(seat.view(), seat.player, (), choice)
            action, _ = self.model.predict(seen, action_masks=mask_of(choice, self.layout.answers), deterministic=True)
            answer = choice.take(int(action))
        return answer

    def _fits(self, seat: Seat) -> None:
        if seat.game != self.layout.game or seat.players != self.layout.players:
            raise BattlematError(f"{self.name} plays {self.layout.game} with {self.layout.players} players only.")
