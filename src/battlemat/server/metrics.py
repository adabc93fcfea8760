"""Numbers about this process, in the text format that Prometheus reads.

What happens is counted here; what can be looked at (rooms, connections) is looked at when somebody asks (`health.py`).
Every counter has one thread that adds to it, or the loss of one in a million does not matter.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping

Label = tuple[str, ...]


def line(name: str, labels: Iterable[tuple[str, str]], value: float) -> str:
    """
    >>> line("a_total", [("kind", 'say "x"')], 3)
    'a_total{kind="say \\\\"x\\\\""} 3'
    """
    inside = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels)
    return f"{name}{{{inside}}} {value:.17g}" if inside else f"{name} {value:.17g}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def heading(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


class Counter:
    """Something that only grows, for each of its labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels
        self.values: dict[Label, float] = {} if labels else {(): 0.0}

    def add(self, amount: float = 1, *labels: str) -> None:
        self.values[labels] = self.values.get(labels, 0.0) + amount

    def lines(self) -> list[str]:
        found = sorted(self.values.items())
        return heading(self.name, "counter", self.about) + [
            line(self.name, zip(self.labels, labels, strict=True), value) for labels, value in found
        ]


class Histogram:
    """How often something was how large: so many up to each bound."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def lines(self) -> list[str]:
        found = heading(self.name, "histogram", self.about)
        so_far = 0
        for bound, count in zip((*map(repr, self.bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            found.append(line(f"{self.name}_bucket", [("le", bound)], so_far))
        return [*found, line(f"{self.name}_sum", [], self.total), line(f"{self.name}_count", [], so_far)]


def gauge(name: str, about: str, values: Mapping[Label, float] | float, *labels: str, kind: str = "gauge") -> list[str]:
    """Something as it is now."""
    found = {(): values} if isinstance(values, int | float) else values
    return heading(name, kind, about) + [
        line(name, zip(labels, label, strict=True), value) for label, value in sorted(found.items())
    ]


SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ANSWERS = Counter("battlemat_answers_total", "Answers of people that were acknowledged, by game.", "game")
ANSWER_SECONDS = Histogram("battlemat_answer_seconds", "From an answer until it is safe and acknowledged.", SECONDS)
REFUSED = Counter("battlemat_refused_total", "Messages of clients that were refused, by their kind.", "kind")
LIMITED = Counter("battlemat_limited_total", "What was asked too often or too fast, by kind.", "kind")
TABLES = Counter("battlemat_tables_total", "Tables sent to clients.")
TABLE_BYTES = Counter("battlemat_table_bytes_total", "Bytes of the tables sent to clients.")
REQUESTS = Counter("battlemat_requests_total", "Requests over HTTP, by status.", "status")
FAULTS = Counter(
    "battlemat_faults_total", "What went wrong in the server, by event: each has a line in the log.", "event"
)
JOBS = Counter("battlemat_jobs_total", "Jobs of worker processes, by how they ended: done, failed, killed.", "end")
LAG = Histogram("battlemat_loop_lag_seconds", "How late the event loop is, looked at twice a second.", SECONDS)
BATCHES = Histogram("battlemat_write_batch_size", "Writes that share a commit.", (1, 2, 5, 10, 20, 50, 100, 200, 500))
BATCH_SECONDS = Histogram("battlemat_write_seconds", "How long a commit takes.", SECONDS)

ALL: tuple[Counter | Histogram, ...] = (
    ANSWERS, ANSWER_SECONDS, REFUSED, LIMITED, TABLES, TABLE_BYTES, REQUESTS, FAULTS, JOBS, LAG, BATCHES, BATCH_SECONDS,
)  # fmt: skip


def counted() -> list[str]:
    """All that was counted, as lines."""
    return [told for metric in ALL for told in metric.lines()]
