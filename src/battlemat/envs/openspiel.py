"""OpenSpiel: each game as `pyspiel.load_game("battlemat_pocketmodel", {"players": 3})` after importing this module.

Chance falls at the root: one of `deals` equally likely deals decides all dice and shuffles of the match, and nobody is
told which. So a state can be copied, and is the same whenever the same actions led to it. docs/learning.md says what
OpenSpiel cannot represent of the games.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np

from battlemat.core.extras import needed
from battlemat.core.seats import SEATS
from battlemat.envs.choosing import Choice
from battlemat.envs.course import Course, Options
from battlemat.envs.layout import MOST_ANSWERS, PLACES
from battlemat.games import game_ids

needed("pyspiel", "openspiel", "Games of OpenSpiel")

import pyspiel  # noqa: E402

MOST_STEPS: Final = 20_000
"""A match that takes longer is a draw."""
PARAMETERS: Final = {"players": 2, "deals": 10_000, "answers": MOST_ANSWERS, "places": PLACES}


def name_of(game_id: str) -> str:
    """What OpenSpiel calls a game."""
    return f"battlemat_{game_id}"


def type_of(game_id: str) -> Any:
    """What kind of game it is."""
    return pyspiel.GameType(
        short_name=name_of(game_id),
        long_name=f"battlemat: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(SEATS),
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """A game with so many players; each game of battlemat has a class of its own."""

    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.deals = chosen["deals"]
        self.options = Options(
            game=self.game_id, players=chosen["players"], answers=chosen["answers"], places=chosen["places"]
        ).checked()
        players = self.options.players
        information = pyspiel.GameInfo(
            num_distinct_actions=self.options.answers,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=float(players - 1),
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(type_of(self.game_id), information, chosen)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who makes observations."""
        return SpielObserver(self.options)


class SpielState(pyspiel.State):
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.course = Course(game.options)
        self.dealt = False
        self.steps = 0

    def current_player(self) -> int:
        """Whoever is asked."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.course.match.pending[0].player

    def _legal_actions(self, player: int) -> list[int]:
        choice = self._choice(player)
        return [] if choice is None else list(choice.legal)

    def _choice(self, player: int) -> Choice | None:
        return self.course.choice(player) if player == self.current_player() and player >= 0 else None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.course.begin(action)
            self.dealt = True
        else:
            self.course.take(self.current_player(), action)
            self.steps += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        choice = self._choice(player)
        known = choice is not None and action < len(choice.answers)
        return f"{action}: {choice.answers[action]}" if choice is not None and known else str(action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.dealt and (self.course.match.over or self.steps >= MOST_STEPS)

    def returns(self) -> list[float]:
        """Who lost pays one, which the winners share."""
        players = self.course.options.players
        result = self.course.match.result if self.dealt else None
        if result is None or result.draw:
            return [0.0] * players
        share = (players - len(result.winners)) / len(result.winners)
        return [share if player in result.winners else -1.0 for player in range(players)]

    def __str__(self) -> str:
        return self.course.picture() if self.dealt else "before the deal"


class SpielObserver:
    """The observation of an environment as one tensor, its arrays by name, or the player's view as JSON."""

    def __init__(self, options: Options) -> None:
        shapes = {**Course(options).layout.shapes, "action_mask": (options.answers,)}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts: Sequence[Any] = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look through the eyes of a player."""
        self.tensor.fill(0)
        if state.dealt:
            for name, array in state.course.observe(player).items():
                self.dict[name][...] = array

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows, in words for machines."""
        return json.dumps(state.course.match.seen_by(player)["view"]) if state.dealt else ""


for _game in game_ids():
    pyspiel.register_game(type_of(_game), type(f"SpielGame_{_game}", (SpielGame,), {"game_id": _game}))
