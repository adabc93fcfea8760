"""Work in pieces: lazily made, in order, with no more processes than are of use."""

from __future__ import annotations

from itertools import islice

import pytest

from battlemat.core.errors import BattlematError
from battlemat.sim import work
from battlemat.sim.simulate import simulate
from battlemat.sim.work import MOST_PROCESSES, check, in_pieces, processes


def double(numbers: range) -> list[int]:
    return [2 * number for number in numbers]


def die(numbers: range) -> None:
    import os

    os._exit(1)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_are_in_order(workers: int) -> None:
    parts = in_pieces(double, range(103), 5, workers)
    assert [number for part in parts for number in part] == list(range(0, 206, 2))


@pytest.mark.parametrize("workers", [1, 2])
def test_pieces_are_made_as_they_are_needed(workers: int) -> None:
    parts = in_pieces(double, range(10**15), 5, workers)
    assert list(islice(parts, 3)) == [[0, 2, 4, 6, 8], [10, 12, 14, 16, 18], [20, 22, 24, 26, 28]]
    parts.close()


def test_no_more_processes_than_are_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    assert processes(4, 20, 300) == 1
    assert processes(41, 20, 300) == 3
    assert processes(10**6, 20, 300) == MOST_PROCESSES
    assert processes(10**6, 20, 5) == 5
    monkeypatch.delattr(work, "ProcessPoolExecutor")
    assert simulate("pocketmodel", 4, ["random", "random"], 1, workers=300)["timing"]["workers"] == 1


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(BattlematError, match="A worker process has died"):
        list(in_pieces(die, range(4), 2, 2))


def test_what_nobody_can_mean_is_refused() -> None:
    check(work.MOST_MATCHES, work.MOST_WORKERS, "Zażółć")
    for matches, workers, seed in ((work.MOST_MATCHES + 1, 1, "1"), (1, work.MOST_WORKERS + 1, 1), (1, 1, "\udcff")):
        with pytest.raises(BattlematError):
            check(matches, workers, seed)
