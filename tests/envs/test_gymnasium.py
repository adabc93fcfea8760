"""Gymnasium's own check, and a learner against bots."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from battlemat import BattlematError, envs, game_ids
from battlemat.bots.own import summon
from battlemat.core.extras import needed

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(envs.SoloEnv(game), skip_render_check=True)


def play(env: envs.SoloEnv, seed: int) -> tuple[float, int]:
    """The sum of rewards of a match played at random, and how many steps it took."""
    rng, total, steps = Random(seed), 0.0, 0
    env.reset(seed=seed)
    over = truncated = False
    while not (over or truncated):
        action = rng.choice(env.action_masks().nonzero()[0])
        _, reward, over, truncated, info = env.step(action)
        total, steps = total + reward, steps + 1
        assert np.array_equal(info["action_mask"], env.action_masks())
    return total, steps


def test_the_same_seed_is_the_same_match() -> None:
    env = envs.SoloEnv("pocketmodel", bot="regular")
    assert play(env, 7) == play(envs.SoloEnv("pocketmodel", bot="regular"), 7)
    assert play(env, 7)[0] in (-1.0, 0.0, 1.0)


def test_one_is_asked_whenever_it_is_ones_step() -> None:
    env = envs.SoloEnv("skytear", players=4, seat=2)
    env.reset(seed=3)
    for _ in range(30):
        assert env.course.match.decision_for(2) is not None
        env.step(int(env.action_masks().argmax()))


def test_seats_change_unless_one_is_wished() -> None:
    env = envs.SoloEnv("pocketmodel")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}
    env = envs.SoloEnv("pocketmodel", seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(4)} == {1}


def test_shaping_tells_progress_and_sums_up_to_the_outcome() -> None:
    env = envs.SoloEnv("pocketmodel", shaping=1.0, seat=0)
    env.reset(seed=5)
    start = env.chance
    total, _ = play(env, 5)
    result = env.course.match.result
    assert result is not None
    end = 0.5 if result.draw else float(0 in result.winners)
    assert total == pytest.approx(env.course.reward(0) + end - start)


def test_what_is_masked_out_changes_nothing_and_is_told() -> None:
    env = envs.SoloEnv("pocketmodel")
    env.reset(seed=1)
    before = env.course.match.fingerprint()
    _, reward, over, _, info = env.step(255)
    assert (reward, over) == (0.0, False)
    assert "is masked out" in info["refused"]
    assert env.course.match.fingerprint() == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BattlematError, match="There is no bot"):
        envs.SoloEnv("pocketmodel", bot="nobody")


def test_a_long_match_is_truncated() -> None:
    env = envs.SoloEnv("pocketmodel", max_cycles=3)
    env.reset(seed=1)
    ends = [env.step(int(env.action_masks().argmax()))[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BattlematError) as fault:
        needed("pyspiel", "openspiel", "Games of OpenSpiel")
    assert str(fault.value) == 'Games of OpenSpiel need pyspiel: pip install "battlemat[openspiel]".'


def test_a_policy_without_what_reads_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sb3_contrib", None)
    with pytest.raises(BattlematError) as fault:
        summon("policy.zip", print)
    assert str(fault.value) == 'Learned policies need sb3_contrib: pip install "battlemat[learn]".'


def test_without_its_packages_the_room_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "from battlemat import BattlematError\n"
        "try:\n    import battlemat.envs\nexcept BattlematError as fault:\n    print(fault)"
    )
    told = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert told == 'Environments need pettingzoo: pip install "battlemat[rl]".\n'
