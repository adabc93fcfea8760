"""PettingZoo's own tests, for every game and every number of players; what is refused changes nothing."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from battlemat import BattlematError, envs
from battlemat.games import game
from tests.envs.tables import COUNTS

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo warns of observations that are not one array."""


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_the_api_and_seeds(game: str, players: int) -> None:
    make = partial(envs.env, game, players=players)
    api_test(make(), num_cycles=30)
    seed_test(make, num_cycles=30)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_cycles(game: str, players: int) -> None:
    """PettingZoo's test of cycles asks everybody in every cycle and knows no masks: the form in cycles is for that."""
    cycles = partial(envs.parallel_env, game, players=players)
    max_cycles_test(SimpleNamespace(parallel_env=cycles, env=lambda **options: parallel_to_aec(cycles(**options))))


@pytest.mark.parametrize("game", sorted({game for game, _ in COUNTS}))
def test_the_form_in_cycles(game: str) -> None:
    parallel_api_test(envs.parallel_env(game), num_cycles=20)
    parallel_seed_test(partial(envs.parallel_env, game), num_cycles=10)


@pytest.mark.parametrize("game", sorted({game for game, _ in COUNTS}))
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(envs.env, game))
    assert len(capsys.readouterr().out) > 100


@pytest.mark.parametrize("game", sorted({game for game, _ in COUNTS}))
def test_a_whole_match(game: str) -> None:
    env = envs.env(game)
    env.reset(seed=4)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, over, truncated, info = env.last(observe=False)
        if over:
            rewards[agent] = float(reward)
        env.step(None if over or truncated else env.action_space(agent).sample(info["action_mask"]))
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_cycles_of_the_plain_form_end_a_match() -> None:
    env = envs.env("pocketmodel", max_cycles=3)
    env.reset(seed=1)
    steps = 0
    while not any(env.truncations.values()):
        env.step(int(env.infos[env.agent_selection]["action_mask"].argmax()))
        steps += 1
    assert steps == 6
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("action", [255, -1, 10**6, None, "pass"])
def test_what_is_masked_out_is_refused_and_nothing_is_lost(action: Any) -> None:
    env = envs.raw_env("pocketmodel")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.course.match.fingerprint()
    with pytest.raises(envs.MaskedOut, match=r"^Action -?\d+ of player \d is masked out: 'deploy' can be answered by"):
        env.step(action)
    assert (env.agent_selection, env.course.match.fingerprint()) == (agent, before)
    env.step(1)


def test_what_is_masked_out_can_be_told_instead() -> None:
    env = envs.raw_env("pocketmodel", masked_out="tell")
    env.reset(seed=1)
    before = env.course.match.fingerprint()
    env.step(255)
    assert env.course.match.fingerprint() == before
    assert "is masked out" in env.infos[env.agent_selection]["refused"]


def test_somebody_who_is_not_asked_is_told_so() -> None:
    env = envs.raw_env("pocketmodel")
    env.reset(seed=1)
    asked = env.course.match.pending[0].player
    with pytest.raises(envs.MaskedOut, match="nothing is asked of them now"):
        env.course.take(1 - asked, 0)


def test_too_many_players_are_refused() -> None:
    with pytest.raises(BattlematError):
        envs.env("shatterpoint", players=3)


def test_an_own_setup_is_played() -> None:
    starter = game("pocketmodel").starter_setup(3, 5)
    env = envs.raw_env("pocketmodel", setup=starter.setup)
    env.reset(seed=1)
    assert len(env.possible_agents) == 3
    told = [player["list"].lower().replace(" ", "-") for player in env.course.match.view(None)["players"]]
    assert told == list(starter.lists)


def test_several_things_are_chosen_one_after_another() -> None:
    env = envs.raw_env("pocketmodel")
    env.reset(seed=1)
    agent, answers = env.agent_selection, len(env.course.match.journal)
    assert env.infos[agent]["action_mask"][0] == 0
    for wanted in (2, 3):
        assert env.infos[agent]["action_mask"][wanted] == 1
        env.step(wanted)
        assert env.infos[agent]["action_mask"][wanted] == 0
        assert env.agent_selection == agent
        assert len(env.course.match.journal) == answers
    seen = env.observe(agent)
    chosen = list(env.course.layout.answer_columns()).index("chosen")
    assert [row for row in range(20) if seen["answers"][row, chosen]] == [2, 3]
    decision = env.course.match.pending[0]
    ids = [decision.options[number - 1].id for number in (2, 3)]
    env.step(0)
    assert env.course.match.journal[-1][1] == tuple(ids)


def test_describe_explains_every_column() -> None:
    env = envs.env("skytear", players=4)
    env.reset(seed=1)
    told = env.unwrapped.describe()
    seen = env.observe(env.agent_selection)
    assert set(told["arrays"]) | {"action_mask"} == set(seen)
    for name, array in told["arrays"].items():
        assert list(np.shape(seen[name])) == array["shape"]
        assert len(array["columns"]) == array["shape"][-1]
        assert all(array["columns"].values())
