"""What comes of a contest, counted match by match: who beats whom, by how much, from which seat, and what helped."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final

import msgspec

from battlemat.core.contribution import Contribution
from battlemat.sim.contest import Contest, Fought, is_decided
from battlemat.sim.rating import Duel, ratings
from battlemat.sim.simulate import Tally, median

MEASURES: Final = ("dealt", "taken", "objectives", "used")
THINNING: Final = 1.05
"""Points of a curve: each after so many times the matches of the last one."""


class Contributed(msgspec.Struct):
    """What all copies of a unit or card did in the matches of a list, and what came of these matches."""

    tally: Tally
    copies: int = 0
    dealt: int = 0
    taken: int = 0
    objectives: int = 0
    used: int = 0

    def count(self, did: Contribution) -> None:
        """Add a copy of a match."""
        self.copies += 1
        self.dealt += did.dealt
        self.taken += did.taken
        self.objectives += did.objectives
        self.used += did.used

    def to_dict(self) -> dict[str, Any]:
        """Its matches, and what was done in one of them on average."""
        told = self.tally.to_dict()
        games = told["games"]
        return {**told, "copies": self.copies, **{one: round(getattr(self, one) / games, 3) for one in MEASURES}}


class Course(msgspec.Struct):
    """The share of points of a list as the contest went on."""

    games: int = 0
    score: float = 0.0
    points: list[tuple[int, float]] = []

    def count(self, score: float) -> None:
        """Add a match; of many, some are points of the curve."""
        self.games += 1
        self.score += score
        if not self.points or self.games >= self.points[-1][0] * THINNING:
            self.points.append(self.now)

    @property
    def now(self) -> tuple[int, float]:
        """The matches so far, and the share of points in them."""
        return self.games, round(self.score / self.games, 4)

    @property
    def curve(self) -> list[tuple[int, float]]:
        """The points of the curve, the last match among them; none before the first match."""
        return self.points if not self.games or self.points[-1][0] == self.games else [*self.points, self.now]


class Summary:
    """Counts the matches of a contest. Nothing is kept of a match but what is counted."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.duels = contest.duels()
        self.seats = [Tally(), Tally()]
        self.courses = {name: Course() for name in contest.names}
        self.contributed: dict[tuple[str, str, str], Contributed] = defaultdict(lambda: Contributed(Tally()))
        self.decisions, self.turns = Counter[int](), Counter[int]()
        self.reasons, self.faults = Counter[str](), Counter[str]()

    def count(self, fought: Fought) -> None:
        """Add a match."""
        played = fought.played
        self.duels[fought.pair].count(played.lists, played.winners)
        self.decisions[played.decisions] += 1
        self.turns[fought.turns] += 1
        self.reasons[played.reason] += 1
        self.faults.update(played.faults)
        for seat, name in enumerate(played.lists):
            self.seats[seat].count(played, seat)
            self.courses[name].count((seat in played.winners) if played.winners else 0.5)
        self._count_contributions(fought)

    def _count_contributions(self, fought: Fought) -> None:
        fielded = dict[tuple[int, str, str], None]()
        for did in fought.contributions:
            fielded[did.seat, did.sort, did.kind] = None
            self.contributed[fought.played.lists[did.seat], did.sort, did.kind].count(did)
        for seat, sort, kind in fielded:
            self.contributed[fought.played.lists[seat], sort, kind].tally.count(fought.played, seat)

    def to_dict(self) -> dict[str, Any]:
        """The whole result as plain data: what `battlemat simulate --lists … --json` prints."""
        contest = self.contest
        rated = ratings(contest.names, self.duels)
        return {
            "game": contest.game,
            "variant": contest.variant,
            "lists": contest.names,
            "bots": list(contest.bots),
            "seed": contest.seed,
            "until": contest.until,
            "games": self.decisions.total(),
            "ratings": {name: {"rating": round(at), "error": round(error)} for name, at, error in rated},
            "pairings": [self._pairing(duel) for duel in self.duels],
            "matrix": [[self._cell(one, other) for other in contest.names] for one in contest.names],
            "seats": [seat.to_dict() for seat in self.seats],
            "decisions": _lengths(self.decisions),
            "turns": _lengths(self.turns),
            "reasons": dict(sorted(self.reasons.items())),
            "faults": dict(sorted(self.faults.items())),
            "courses": {name: course.curve for name, course in self.courses.items()},
            "contributions": [
                {"list": name, "sort": sort, "kind": kind, **one.to_dict()}
                for (name, sort, kind), one in sorted(self.contributed.items(), key=lambda item: self._place(item[0]))
            ],
        }

    def _place(self, key: tuple[str, str, str]) -> tuple[int, bool, str]:
        name, sort, kind = key
        return self.contest.names.index(name), sort == "card", kind

    def _pairing(self, duel: Duel) -> dict[str, Any]:
        better = duel.one if duel.score * 2 > duel.games else duel.other
        return {**duel.to_dict(), "better": better if is_decided(duel, self.contest.until) else None}

    def _cell(self, one: str, other: str) -> dict[str, Any] | None:
        """How often one list wins against the other; None against itself."""
        for duel in self.duels:
            if {one, other} == {duel.one, duel.other}:
                wins = duel.wins if one == duel.one else duel.games - duel.draws - duel.wins
                return Tally(duel.games, wins, duel.draws).to_dict()
        return None


def _lengths(counts: Counter[int]) -> dict[str, Any]:
    """How long matches were: from the shortest to the longest, and how many there were of each length."""
    return {
        "shortest": min(counts),
        "median": median(counts),
        "longest": max(counts),
        "counts": [[length, counts[length]] for length in sorted(counts)],
    }
