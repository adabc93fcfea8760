"""The matches of a contest as tables for other programs: a row for each match, and one for each unit and card in it."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from battlemat.core.errors import BattlematError
from battlemat.sim.contest import Fought

Row = dict[str, Any]

MATCH_COLUMNS: Final[Mapping[str, type]] = {
    "pair": int, "number": int, "first_list": str, "second_list": str, "first_bot": str, "second_bot": str,
    "winner": str, "reason": str, "decisions": int, "turns": int,
}  # fmt: skip
"""`winner` is a list, or empty after a draw."""
UNIT_COLUMNS: Final[Mapping[str, type]] = {
    "pair": int, "number": int, "seat": int, "list": str, "won": int, "sort": str, "thing": str, "kind": str,
    "dealt": int, "taken": int, "objectives": int, "used": int,
}  # fmt: skip
BATCH: Final = 10_000
"""Rows of a Parquet file that are written at once."""


def match_rows(matches: Iterable[Fought]) -> Iterator[Row]:
    """A row for each match."""
    for fought in matches:
        played = fought.played
        winner = played.lists[played.winners[0]] if played.winners else ""
        values = (
            fought.pair, played.number, *played.lists, *played.bots, winner, played.reason, played.decisions,
            fought.turns,
        )  # fmt: skip
        yield dict(zip(MATCH_COLUMNS, values, strict=True))


def unit_rows(matches: Iterable[Fought]) -> Iterator[Row]:
    """A row for each unit and card of each match."""
    for fought in matches:
        played = fought.played
        for did in fought.contributions:
            name, won = played.lists[did.seat], int(did.seat in played.winners)
            values = (
                fought.pair, played.number, did.seat, name, won, did.sort, did.thing, did.kind, did.dealt, did.taken,
                did.objectives, did.used,
            )  # fmt: skip
            yield dict(zip(UNIT_COLUMNS, values, strict=True))


def write_csv(folder: Path, matches: Callable[[], Iterable[Fought]]) -> None:
    """`matches.csv` and `units.csv`."""
    _write_csv(folder / "matches.csv", MATCH_COLUMNS, match_rows(matches()))
    _write_csv(folder / "units.csv", UNIT_COLUMNS, unit_rows(matches()))


def _write_csv(path: Path, columns: Mapping[str, type], rows: Iterable[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(columns), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def need_parquet() -> None:
    """A sentence when what writes Parquet files is not installed: said before matches are played, not after."""
    try:
        import_module("pyarrow.parquet")
    except ImportError as fault:
        raise BattlematError('Parquet files need pyarrow: pip install "battlemat[lab]".') from fault


def write_parquet(folder: Path, matches: Callable[[], Iterable[Fought]]) -> None:
    """`matches.parquet` and `units.parquet`."""
    need_parquet()
    _write_parquet(folder / "matches.parquet", MATCH_COLUMNS, match_rows(matches()))
    _write_parquet(folder / "units.parquet", UNIT_COLUMNS, unit_rows(matches()))


def _write_parquet(path: Path, columns: Mapping[str, type], rows: Iterator[Row]) -> None:
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    types = {int: pa.int64(), str: pa.string()}
    schema = pa.schema([(name, types[of]) for name, of in columns.items()])
    with ParquetWriter(path, schema) as writer:
        while batch := list(islice(rows, BATCH)):
            writer.write_table(pa.Table.from_pylist(batch, schema))
