"""The same result on Ray as on the pool, on a real cluster of two nodes, also when a worker is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from ray.cluster_utils import Cluster

import battlemat
from battlemat.cli import main
from battlemat.sim.contest import fight
from battlemat.sim.on_ray import ray_hands
from battlemat.sim.simulate import simulate
from tests.sim.contests import contest, files

GAMES = 60


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A head and a second node, each with one worker. The workers find the package and these tests."""
    os.environ["PYTHONPATH"] = str(Path(battlemat.__file__).parents[1]) + os.pathsep + str(Path(__file__).parents[2])
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 10**8})
    found.add_node(num_cpus=1, object_store_memory=10**8)
    found.wait_for_nodes()
    yield found
    found.shutdown()


def told(result: dict[str, Any]) -> str:
    """A result as bytes that do not depend on the clock."""
    return json.dumps({key: value for key, value in result.items() if key != "timing"})


def test_a_simulation_is_the_same_on_two_nodes_as_on_the_pool(cluster: Cluster) -> None:
    with ray_hands(cluster.address, "pocketmodel", None) as (share, workers):
        assert workers == 2
        on_ray = simulate("pocketmodel", GAMES, ["random", "novice"], 3, workers, share=share)
    assert told(on_ray) == told(simulate("pocketmodel", GAMES, ["random", "novice"], 3, 1))
    assert told(on_ray) == told(simulate("pocketmodel", GAMES, ["random", "novice"], 3, 2))


def test_a_contest_is_the_same_match_by_match(cluster: Cluster) -> None:
    wanted = contest(until=0.5)
    with ray_hands(cluster.address, "pocketmodel", None) as (share, workers):
        on_ray = list(fight(wanted, 8, workers, share=share))
    assert on_ray == list(fight(wanted, 8))


def workers_of_ray() -> list[int]:
    """The processes that do pieces now."""
    lines = subprocess.check_output(["ps", "-eo", "pid,ppid,args"], text=True).splitlines()
    return [int(line.split()[0]) for line in lines if "ray::done_by_a_worker" in line]


def test_killed_workers_cost_nothing_but_time(cluster: Cluster) -> None:
    killed: list[int] = []

    def kill_one(done: int) -> None:
        for pid in workers_of_ray()[:1] if len(killed) < 2 else []:
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
            sleep(0.5)

    with ray_hands(cluster.address, "pocketmodel", None) as (share, workers):
        on_ray = simulate("pocketmodel", 200, ["regular", "novice"], 5, workers, kill_one, share)
    assert killed
    assert told(on_ray) == told(simulate("pocketmodel", 200, ["regular", "novice"], 5, 2))


def test_a_lost_node_costs_nothing_but_time(cluster: Cluster) -> None:
    lost = cluster.add_node(num_cpus=1, object_store_memory=10**8)
    removed: list[bool] = []

    def lose(done: int) -> None:
        if not removed:
            removed.append(True)
            cluster.remove_node(lost, allow_graceful=False)

    with ray_hands(cluster.address, "pocketmodel", None) as (share, workers):
        assert workers == 3
        on_ray = simulate("pocketmodel", 200, ["regular", "novice"], 6, workers, lose, share)
    assert removed
    assert told(on_ray) == told(simulate("pocketmodel", 200, ["regular", "novice"], 6, 2))


def test_the_command_plays_on_a_cluster(cluster: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["simulate", "pocketmodel", "--lists", *files(tmp_path), "--bots", "random", "--games", "4", "--json"]
    assert main([*words, "--ray", cluster.address]) == 0
    on_ray = capsys.readouterr().out
    assert main(words) == 0
    assert on_ray == capsys.readouterr().out


def test_the_command_plays_on_this_machine_alone() -> None:
    words = [sys.executable, "-m", "battlemat", "simulate", "pocketmodel", "--bots", "random,random", "--json"]
    one = json.loads(subprocess.check_output([*words, "--games", "30", "--ray"]))
    other = json.loads(subprocess.check_output([*words, "--games", "30"]))
    assert told(one) == told(other)


def test_a_fault_of_a_piece_is_told_in_a_sentence(cluster: Cluster) -> None:
    with (
        ray_hands(cluster.address, "pocketmodel", None) as (share, _),
        pytest.raises(battlemat.BattlematError, match=r"^no such thing$"),
    ):
        list(share(faulty, [1], 1))


def faulty(piece: int) -> None:
    raise battlemat.BattlematError("no such thing")
