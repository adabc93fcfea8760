"""A policy for MaskablePPO that looks at every legal answer and says how good it is (`pip install "battlemat[learn]"`).

The things of each table are read one by one and summed up; an answer is judged by its own numbers, by the things it
names and by the table as a whole. So what is learned about one answer holds wherever it stands in the list. The
history is not read: a bot at the table is shown none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from gymnasium import spaces
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

from battlemat.envs.layout import ANSWER, Layout

WIDTH = 64
WORDS = ("word", "word-2")


def small(numbers: Tensor) -> Tensor:
    """Numbers of any size as numbers around one."""
    return torch.sign(numbers) * torch.log1p(torch.abs(numbers))


def two_layers(inside: int, outside: int) -> nn.Sequential:
    """The usual small network."""
    return nn.Sequential(nn.Linear(inside, WIDTH), nn.ReLU(), nn.Linear(WIDTH, outside), nn.ReLU())


class Judge(BaseFeaturesExtractor):
    """The table as a whole in `WIDTH` numbers, then a score for each answer."""

    def __init__(self, observation_space: spaces.Dict, layout: dict[str, Any]) -> None:
        known = Layout(**layout)
        super().__init__(observation_space, WIDTH + known.answers)
        shapes = known.shapes
        self.tables = [table.name for table in known.observed.tables]
        self.named = [table.name for table in known.named]
        self.columns = list(known.answer_columns())
        self.words = nn.Embedding(len(known.observed.words) + 1, 16)
        self.rows = nn.ModuleDict({name: two_layers(shapes[name][1], WIDTH) for name in self.tables})
        whole = shapes["globals"][0] + shapes["question"][0] + 2 * WIDTH * len(self.tables)
        self.whole = two_layers(whole, WIDTH)
        own = len(self.columns) + 16 * len(WORDS) + WIDTH * 2 * len(self.named)
        self.answer = nn.Sequential(nn.Linear(own, WIDTH), nn.ReLU())
        self.together = nn.Linear(WIDTH, WIDTH)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, 1))

    def forward(self, seen: dict[str, Tensor]) -> Tensor:
        """The table, and the scores."""
        things = {name: self.rows[name](small(seen[name])) * seen[name][..., :1] for name in self.tables}
        summed = [part for one in things.values() for part in (one.mean(1), one.amax(1))]
        whole = self.whole(torch.cat([small(seen["globals"]), small(seen["question"]), *summed], 1))
        answers = self.answer(torch.cat([small(seen["answers"]), *self._words(seen), *self._things(seen, things)], 2))
        scores = self.score(answers + self.together(whole).unsqueeze(1)).squeeze(2)
        return torch.cat([whole, scores], 1)

    def _words(self, seen: dict[str, Tensor]) -> list[Tensor]:
        return [self.words(seen["answers"][..., self.columns.index(word)].long()) for word in WORDS]

    def _things(self, seen: dict[str, Tensor], things: dict[str, Tensor]) -> list[Tensor]:
        """What the answers name: the row of each thing, or zeros."""
        found = []
        for place in range(2 * len(self.named)):
            rows = things[self.named[place % len(self.named)]]
            rows = torch.cat([torch.zeros_like(rows[:, :1]), rows], 1)
            which = seen["answers"][..., len(ANSWER) + place].long().unsqueeze(2).expand(-1, -1, WIDTH)
            found.append(torch.gather(rows, 1, which))
        return found


class Halves(nn.Module):
    """The scores for the actor, the table for the critic."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.latent_dim_pi = answers
        self.latent_dim_vf = WIDTH
        self.critic = two_layers(WIDTH, WIDTH)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Both."""
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: Tensor) -> Tensor:
        """A score for each answer."""
        return features[:, WIDTH:]

    def forward_critic(self, features: Tensor) -> Tensor:
        """What the value is made of."""
        value: Tensor = self.critic(features[:, :WIDTH])
        return value


class AnswerPolicy(MaskableMultiInputActorCriticPolicy):
    """`MaskablePPO(AnswerPolicy, env, policy_kwargs={"layout": …, "fingerprint": …})`; `learner` fills them in."""

    def __init__(
        self,
        observation_space: spaces.Dict,
        action_space: spaces.Discrete,
        lr_schedule: Callable[[float], float],
        *,
        layout: dict[str, Any],
        fingerprint: str,
        **others: Any,
    ) -> None:
        self.layout = layout
        self.layout_fingerprint = fingerprint
        extractor = {"features_extractor_class": Judge, "features_extractor_kwargs": {"layout": layout}}
        super().__init__(observation_space, action_space, lr_schedule, **{**others, **extractor})

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Halves(self.layout["answers"])

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def policy_kwargs(layout: Layout) -> dict[str, Any]:
    """What the policy has to know of a layout, and by which it is known again."""
    parts = {"game_id": layout.game, "players": layout.players, "answers": layout.answers, "history": layout.history}
    return {"layout": parts, "fingerprint": layout.fingerprint()}
