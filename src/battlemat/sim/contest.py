"""Lists against lists: a round robin from both seats, the same match by match for any number of workers.

In the n-th round every two lists meet once more, and the seats change from round to round. Both sides are played by
the same bot, so that lists are compared and not bots; several bots take turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from fractions import Fraction
from functools import partial
from itertools import combinations
from math import comb
from typing import Any, Final

import msgspec

from battlemat.core.contribution import Contribution
from battlemat.core.errors import BattlematError
from battlemat.core.game import Game, Starter
from battlemat.core.match import Match
from battlemat.core.version import version_of
from battlemat.games import game
from battlemat.sim.entries import Entry, common_variant, fault_of
from battlemat.sim.rating import Duel
from battlemat.sim.simulate import Played, check_bots, play_setup
from battlemat.sim.work import Share, check, processes, shared_out

MOST_LISTS: Final = 100


class Contest(msgspec.Struct, frozen=True):
    """All that decides how each match goes, and when two lists have met often enough (`until`)."""

    game: str
    variant: str
    lists: tuple[Entry, ...]
    bots: tuple[str, ...]
    seed: str
    until: float | None
    rules: str
    """The version of the game's rules: those of an update may lead elsewhere."""

    @property
    def names(self) -> list[str]:
        """What the lists are called."""
        return [entry.name for entry in self.lists]

    @property
    def pairs(self) -> list[tuple[Entry, Entry]]:
        """Every two lists."""
        return list(combinations(self.lists, 2))

    def duels(self) -> list[Duel]:
        """Every two lists, with nothing counted yet."""
        return [Duel(one.name, other.name) for one, other in self.pairs]


class Fought(msgspec.Struct, frozen=True):
    """A match between the lists of a pair (of `Contest.pairs`), and what everything in them did."""

    pair: int
    played: Played
    turns: int
    contributions: list[Contribution]


def new_contest(
    game_id: str,
    lists: Sequence[Entry],
    bots: Sequence[str],
    seed: int | str,
    until: float | None = None,
    variant: str | None = None,
) -> Contest:
    """A contest that can be played; a sentence about the first thing that stands against it."""
    ruleset = game(game_id)
    names = [entry.name for entry in lists]
    if not 2 <= len(names) <= MOST_LISTS:
        raise BattlematError(f"A contest needs two to {MOST_LISTS} lists, not {len(names)}.")
    if len({*names}) < len(names):
        raise BattlematError(f"{next(name for name in names if names.count(name) > 1)} is named twice.")
    if until is not None and not 0.5 <= until < 1:
        raise BattlematError(f"How sure a pairing must be decided is a number from 0.5 to below 1, not {until:g}.")
    check(0, 1, seed)
    check_bots(bots)
    for entry in lists:
        if fault := fault_of(ruleset, entry):
            raise BattlematError(fault)
    chosen = common_variant(ruleset, lists, variant)
    contest = Contest(game_id, chosen, tuple(lists), tuple(bots), str(seed), until, version_of(game_id))
    for pair in contest.pairs:
        Match(ruleset, battle_of(ruleset, contest, pair).setup, bytes(32))
    return contest


def battle_of(ruleset: Game[Any], contest: Contest, seated: Sequence[Entry]) -> Starter:
    """What two lists play."""
    setup = ruleset.setup_of(contest.variant, [entry.content for entry in seated])
    return Starter(setup, tuple(entry.name for entry in seated))


def check_size(contest: Contest, games: int, workers: int) -> None:
    """Refuse what nobody can mean, before anything is written or played."""
    if games < 1 or workers < 1:
        raise BattlematError("A contest needs at least one game and one worker.")
    check(games * len(contest.pairs), workers, contest.seed)


def fight(
    contest: Contest,
    games: int,
    workers: int = 1,
    earlier: Iterable[Fought] = (),
    keep: Callable[[Fought], None] = lambda fought: None,
    progress: Callable[[int], None] = lambda done: None,
    share: Share = shared_out,
) -> Iterator[Fought]:
    """At most `games` matches between every two lists, first those that were played `earlier`; `keep` gets the others.

    A pair that is decided plays no more. What workers had begun by then is forgotten, so that the result is the same
    as that of one worker.
    """
    check_size(contest, games, workers)
    duels = contest.duels()
    known = set[tuple[int, int]]()
    for fought in earlier:
        known.add((fought.played.number, fought.pair))
        _count(duels[fought.pair], fought)
        yield fought
    progress(len(known))
    pieces = (
        (number, pair)
        for number in range(games)
        for pair, duel in enumerate(duels)
        if (number, pair) not in known and not is_decided(duel, contest.until)
    )
    count = processes(games * len(duels) - len(known), 1, workers)
    done = len(known)
    with closing(share(partial(play_match, contest), pieces, count)) as matches:
        for fought in matches:
            if not is_decided(duels[fought.pair], contest.until):
                keep(fought)
                _count(duels[fought.pair], fought)
                yield fought
                done += 1
                progress(done)


def _count(duel: Duel, fought: Fought) -> None:
    duel.count(fought.played.lists, fought.played.winners)


def play_match(contest: Contest, which: tuple[int, int]) -> Fought:
    """One match: which time the lists of which pair meet."""
    number, pair = which
    ruleset = game(contest.game)
    one, other = contest.pairs[pair]
    battle = battle_of(ruleset, contest, (other, one) if number % 2 else (one, other))
    bot = contest.bots[number // 2 % len(contest.bots)]
    played, match = play_setup(ruleset, battle, (bot, bot), f"{contest.seed}/{pair}/{number}", number)
    return Fought(pair, played, match.turn, ruleset.contributions(match))


def is_decided(duel: Duel, until: float | None) -> bool:
    """Whether one list is surely better, however often one looks (a sequential test); draws tell nothing.

    How likely the wins are when any win rate is as likely as any other, compared with how likely they are when both
    lists are equal: if they are, this ratio gets above 1 / (1 - until) in no more than 1 - until of all contests. One
    looks only when both have had both seats equally often, so that a better seat does not look like a better list.

    >>> [is_decided(Duel("a", "b", games, games), 0.95) for games in (6, 7, 8)]
    [False, False, True]
    """
    if until is None or duel.games % 2:
        return False
    wins, decisive = duel.wins, duel.games - duel.draws
    error = 1 - Fraction(repr(until))
    return (1 << decisive) * error >= (decisive + 1) * comb(decisive, wins)
