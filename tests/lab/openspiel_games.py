"""OpenSpiel's own random simulations of every game, and what else it asks of one."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest

import battlemat
import battlemat.envs.openspiel

FEW = {"deals": 50}


@pytest.mark.parametrize("game", sorted(battlemat.game_ids()))
def test_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"battlemat_{game}", FEW), num_sims=1, serialize=True, verbose=False)


def test_random_simulations_with_more_players() -> None:
    game = pyspiel.load_game("battlemat_pocketmodel", {**FEW, "players": 3})
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def position(actions: int) -> pyspiel.State:
    state = pyspiel.load_game("battlemat_pocketmodel", FEW).new_initial_state()
    state.apply_action(7)
    rng = np.random.default_rng(1)
    for _ in range(actions):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_a_copy_goes_on_alike_and_apart() -> None:
    state = position(40)
    twin = state.clone()
    assert str(twin) == str(state)
    action = state.legal_actions()[-1]
    before = str(state)
    twin.apply_action(action)
    assert str(state) == before
    state.apply_action(action)
    assert state.observation_string(0) == twin.observation_string(0)


def test_a_copy_in_the_middle_of_a_choice_keeps_what_is_chosen() -> None:
    state = position(0)
    state.apply_action(3)
    assert 3 not in state.legal_actions()
    assert state.clone().legal_actions() == state.legal_actions()
    assert 0 in state.clone().legal_actions()


def test_the_tensor_is_the_observation() -> None:
    state = position(30)
    game = state.get_game()
    player = state.current_player()
    tensor = np.array(state.observation_tensor(player), np.float32)
    assert tensor.shape == (np.prod(game.observation_tensor_shape()),)
    course = state.course
    seen = np.concatenate([array.ravel() for array in course.observe(player).values()])
    assert np.array_equal(tensor, seen.astype(np.float32))


def test_hands_of_others_are_not_in_observations() -> None:
    state = position(60)
    for player in range(2):
        assert '"hand": null' in state.observation_string(player)


def test_whoever_loses_pays_the_winners() -> None:
    state = pyspiel.load_game("battlemat_pocketmodel", {**FEW, "players": 3}).new_initial_state()
    state.apply_action(1)
    assert state.returns() == [0.0, 0.0, 0.0]
    match = state.course.match
    match.concede(0)
    match.concede(1)
    assert state.is_terminal()
    assert state.returns() == [-1.0, -1.0, 2.0]


def test_python_ends_in_peace() -> None:
    code = "import pyspiel, battlemat.envs.openspiel; print(pyspiel.load_game('battlemat_xwing').num_players())"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "2\n"
