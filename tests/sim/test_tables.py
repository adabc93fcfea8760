"""Tables: a row for each match and one for each unit and card, the same in CSV and in Parquet."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from battlemat.core.errors import BattlematError
from battlemat.sim.contest import Fought, fight
from battlemat.sim.tables import write_csv, write_parquet
from tests.sim.contests import contest


@pytest.fixture(scope="module")
def matches() -> list[Fought]:
    return list(fight(contest(), 2))


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_match_and_every_unit_has_a_row(tmp_path: Path, matches: list[Fought]) -> None:
    write_csv(tmp_path, lambda: matches)
    rows, units = read(tmp_path / "matches.csv"), read(tmp_path / "units.csv")
    assert [(row["first_list"], row["second_list"]) for row in rows] == [fought.played.lists for fought in matches]
    for row, fought in zip(rows, matches, strict=True):
        assert row["winner"] == "".join(fought.played.lists[seat] for seat in fought.played.winners)
    assert len(units) == sum(len(fought.contributions) for fought in matches)
    assert {(row["sort"], row["won"]) for row in units} == {(sort, won) for sort in ("unit", "card") for won in "01"}


def test_parquet_has_the_same_rows(tmp_path: Path, matches: list[Fought]) -> None:
    write_csv(tmp_path, lambda: matches)
    write_parquet(tmp_path, lambda: matches)
    for name in ("matches", "units"):
        rows = pyarrow.parquet.read_table(tmp_path / f"{name}.parquet").to_pylist()
        assert [{key: str(value) for key, value in row.items()} for row in rows] == read(tmp_path / f"{name}.csv")


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(BattlematError, match=r'pip install "battlemat\[lab\]"'):
        write_parquet(tmp_path, list)
    assert list(tmp_path.iterdir()) == []
