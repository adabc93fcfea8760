"""Gymnasium: one player learns, bots play the others."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
from numpy.typing import NDArray

from battlemat import bots
from battlemat.bots.own import summon
from battlemat.envs.course import Course, Options
from battlemat.envs.seeing import Observation


class SoloEnv(gymnasium.Env[Observation, Any]):
    """A game for one: `SoloEnv("pocketmodel", bot="regular")`.

    `bot` plays all others (a level, `module:Name`, `pipe:COMMAND` or the file of a policy); `seat` is one's own, None
    another one from match to match. `shaping` adds so much of what each step changes of one's chance to win, as the
    game's own evaluation sees it. An action that is masked out changes nothing, and the info says why;
    `action_masks()` is what MaskablePPO asks for.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        bot: str = "random",
        seat: int | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.course = Course(Options(game=game, **{"masked_out": "tell", **options}))
        self.bot = summon(bot, lambda sentence: None)
        self.wanted_seat = seat
        self.seat = seat or 0
        self.shaping = shaping
        self.render_mode = render_mode
        self.observation_space = self.course.layout.observation_space()
        self.action_space = self.course.layout.action_space(self.course.options.continuous)
        self.steps = 0
        self.chance = 0.5

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, played up to one's first question."""
        super().reset(seed=seed)
        self.course.begin(int(self.np_random.integers(2**62)))
        self.rng = Random(int(self.np_random.integers(2**62)))
        players = self.course.options.players
        self.seat = int(self.np_random.integers(players)) if self.wanted_seat is None else self.wanted_seat
        self.steps = 0
        self._others_play()
        self.chance = self._chance()
        return self.course.observe(self.seat), self._info("")

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One's own answer, or a part of it, and those of all others until one is asked again."""
        refused = self.course.take_or_tell(self.seat, action)
        self.steps += 1
        self._others_play()
        over = self.course.match.over
        truncated = not over and self.steps >= self.course.options.max_cycles
        return self.course.observe(self.seat), self._reward(), over, truncated, self._info(refused)

    def _others_play(self) -> None:
        """The others answer until one is asked, or until the match is over."""
        match = self.course.match
        while not match.over and match.decision_for(self.seat) is None:
            decision = match.pending[0]
            match.submit(decision.player, bots.ask(self.bot, match, decision, self.rng))

    def _reward(self) -> float:
        """The outcome, and what the chance to win changed by."""
        before, self.chance = self.chance, self._chance()
        return self.course.reward(self.seat) + self.shaping * (self.chance - before)

    def _chance(self) -> float:
        return self.course.match.chance_to_win(self.seat) if self.shaping else 0.0

    def _info(self, refused: str) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        return {**info, "refused": refused} if refused else info

    def action_masks(self) -> NDArray[Any]:
        """True for each action that may be taken now."""
        mask: NDArray[Any] = self.course.mask(self.seat).astype(bool)
        return mask

    def render(self) -> Any:
        """The table as text: returned (ansi) or printed (human)."""
        if self.render_mode == "ansi":
            return self.course.picture()
        if self.render_mode == "human":
            print(self.course.picture())
        return None

    def describe(self) -> dict[str, Any]:
        """What actions and arrays mean."""
        return self.course.describe()
