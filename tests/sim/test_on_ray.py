"""What a machine without Ray, and an address without a cluster, are told. (tests/lab has the clusters.)"""

from __future__ import annotations

import socket
import sys

import pytest

from battlemat.cli import main
from battlemat.core.errors import BattlematError
from battlemat.sim.on_ray import done_by_a_worker, refuse_silence


def test_without_ray_one_hears_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "pocketmodel", "--games", "2", "--ray"]) == 2
    assert 'Simulations on Ray need ray: pip install "battlemat[ray]".' in capsys.readouterr().err


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999999", "nowhere:x"])
def test_an_address_that_does_not_answer(address: str) -> None:
    with pytest.raises(BattlematError) as fault:
        refuse_silence(address)
    assert str(fault.value) == f"No Ray cluster answers at {address}."


def test_what_is_no_address() -> None:
    with pytest.raises(BattlematError, match=r"^moon is no address of a Ray cluster: auto, HOST:PORT or"):
        refuse_silence("moon")
    refuse_silence("auto")


def test_an_address_that_answers_is_not_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        refuse_silence(f"127.0.0.1:{server.getsockname()[1]}")


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(BattlematError, match="A worker has other rules of pocketmodel"):
        done_by_a_worker(sum, ("pocketmodel", "another"), [1])
