"""PettingZoo: everybody acts in every cycle (Parallel), and whoever is not asked waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from battlemat.envs.course import Course, Options
from battlemat.envs.seeing import Observation

Infos = dict[str, dict[str, Any]]


class CyclesEnv(ParallelEnv[str, Observation, Any]):
    """A match in cycles: questions that are open at once, such as dials, are answered at once.

    What somebody says who is not asked does not count. An action that is masked out changes nothing; the rest of the
    cycle goes on, and `infos` say why.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"]}  # noqa: RUF012 - as PettingZoo has it

    def __init__(self, game: str, *, render_mode: str | None = None, **options: Any) -> None:
        self.course = Course(Options(game=game, **{**options, "masked_out": "tell"}))
        self.metadata = {**CyclesEnv.metadata, "name": f"battlemat_{game}_cycles_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(self.course.options.players)]
        layout, continuous = self.course.layout, self.course.options.continuous
        self.observation_spaces = {agent: layout.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: layout.action_space(continuous) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for everybody."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for everybody."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new match."""
        self.course.begin(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos({})

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Everybody who is asked answers."""
        refused = {}
        for decision in self.course.match.pending:
            agent = self.possible_agents[decision.player]
            if self.course.match.decision_for(decision.player) is decision:
                refused[agent] = self.course.take_or_tell(decision.player, actions[agent])
        self.cycles += 1
        over = self.course.match.over
        truncated = not over and self.cycles >= self.course.options.max_cycles
        rewards = {agent: self.course.reward(number) for number, agent in enumerate(self.possible_agents)}
        told = self._observations(), rewards, self._each(over), self._each(truncated), self._infos(refused)
        if over or truncated:
            self.agents = []
        return told

    def _each(self, value: bool) -> dict[str, bool]:
        return dict.fromkeys(self.possible_agents, value)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.course.observe(number) for number, agent in enumerate(self.possible_agents)}

    def _infos(self, refused: Mapping[str, str]) -> Infos:
        infos: Infos = {
            agent: {"action_mask": self.course.mask(number)} for number, agent in enumerate(self.possible_agents)
        }
        for agent, sentence in refused.items():
            if sentence:
                infos[agent]["refused"] = sentence
        return infos

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


def parallel_env(game: str, **options: Any) -> CyclesEnv:
    """A game in cycles, with the options of `env`."""
    return CyclesEnv(game, **options)
