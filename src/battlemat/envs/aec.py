"""PettingZoo: whoever is asked acts (AEC)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from battlemat.envs.course import Course, Options
from battlemat.envs.seeing import Observation


class TableEnv(AECEnv[str, Observation, Any]):
    """A match: each step is an answer, or one of the things that an answer names.

    The action mask is in the observation and in `infos`: whoever needs no observation is quicker with `last(False)`.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.course = Course(Options(game=game, **options))
        self.metadata = {**TableEnv.metadata, "name": f"battlemat_{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(self.course.options.players)]
        self.numbers = {agent: number for number, agent in enumerate(self.possible_agents)}
        layout, continuous = self.course.layout, self.course.options.continuous
        self.observation_spaces = {agent: layout.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: layout.action_space(continuous) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for everybody."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for everybody."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match."""
        self.course.begin(seed)
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask("")

    def step(self, action: Any) -> None:
        """Answer for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused = self.course.take_or_tell(self.numbers[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        if self.course.match.over:
            self._end()
        elif self.steps >= self.course.options.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
        else:
            self._ask(refused)

    def _ask(self, refused: str) -> None:
        """Select whoever is asked."""
        player = self.course.match.pending[0].player
        self.agent_selection = agent = self.possible_agents[player]
        self.infos[agent] = {"action_mask": self.course.mask(player)}
        if refused:
            self.infos[agent]["refused"] = refused

    def _end(self) -> None:
        self.rewards = {agent: self.course.reward(self.numbers[agent]) for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What an agent knows, whether it is asked or not."""
        return self.course.observe(self.numbers[agent])

    def render(self) -> Any:
        """The table as text: returned (ansi) or printed (human)."""
        if self.render_mode == "ansi":
            return self.course.picture()
        if self.render_mode == "human":
            print(self.course.picture())
        return None

    def close(self) -> None:
        """There is nothing to let go of."""

    def describe(self) -> dict[str, Any]:
        """What actions and arrays mean."""
        return self.course.describe()

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env(game: str, **options: Any) -> TableEnv:
    """The environment without any wrapper."""
    return TableEnv(game, **options)


def env(game: str, **options: Any) -> OrderEnforcingWrapper[str, Observation, Any]:
    """A game as PettingZoo has it: `env("xwing", players=3)`.

    Options: `players`, `setup`, `max_cycles`, `render_mode` ("ansi", "human"), `answers` (rows of the table of legal
    answers), `history` (events), `places` (poses drawn for each question for a place), `continuous` (poses beside the
    numbers), `masked_out` ("refuse": a `MaskedOut` is raised; "tell": nothing happens, and `infos` say why).
    """
    return OrderEnforcingWrapper(TableEnv(game, **options))
