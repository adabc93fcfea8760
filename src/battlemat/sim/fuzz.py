"""Random matches over every set-up a game allows, looking for faults. A fault leaves a match file behind.

Chance alone seldom gets far: it hardly ever defeats three heroes, and ships that fly anywhere hardly ever meet. So some
of the players know what they want, some do not, and some know it in some matters only: they fly where they should and
then do whatever comes to their mind. In some matches dice cling to each other, so that whole handfuls show one face.
And matches are played in rounds: most set-ups of the later ones are built around what has done nothing so far, and
their players look ahead for it in matters of taste.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from battlemat.bots import Bot, RandomBot, RegularBot, Seat, ask
from battlemat.core import conformance
from battlemat.core.chance import key_from_seed
from battlemat.core.decision import Decision, Pick
from battlemat.core.errors import BattlematError, BrokenRules
from battlemat.core.event import Event
from battlemat.core.game import Appraisal, Game
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.sim.work import check, in_pieces

STEP_LIMIT = 20_000
CHUNK = 25
KEEN = 0.6
"""The share of players, or of matters for some of them, who take what looks best; all others answer at random."""
FICKLE = 0.5
"""The share of players who are keen in some matters only."""
CURIOUS = 0.3
"""The share of players who do not care what looks best in a matter of taste (`Game.tastes`)."""
AHEAD = 12
"""How many answers ahead a player looks for what is wanted."""
BORED = 4_000
"""After so many answers in a match players care no more: two who both know best may block each other forever."""
ENDS = frozenset({"pass", "stop"})
"""Options by which a player takes nothing."""
CLINGING = (0, 0, 160, 224)
"""How many times out of 256 a die of a match falls like the one before it."""
ROUNDS = 20
RARE = 1_000
"""After so many set-ups without the one that is looked for, there is none."""
AROUND = 0.8
"""The share of matches, from the second round on, that are played around something never used in earlier ones."""


class CuriousBot:
    """Takes anything rather than nothing."""

    name = "curious"

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """Any option but those that take nothing; where there are no such options, some legal answer."""
        some = [name for name in decision.ids if name not in ENDS] if isinstance(decision, Pick) else []
        return rng.choice(some) if some else decision.random(rng)


class ReluctantBot(RegularBot):
    """Takes what looks best, but leaves some options alone where there are others: those named `kind:verb`."""

    name = "reluctant"

    def __init__(self, left_alone: Iterable[str]) -> None:
        self.left_alone = frozenset(left_alone)

    def considered(self, seat: Seat, decision: Decision[Any]) -> Sequence[Appraisal]:
        """What the regular bot considers, without what is left alone, if anything remains."""
        found = super().considered(seat, decision)
        return [one for one in found if f"{decision.kind}:{verb_of(one.answer)}" not in self.left_alone] or found


def verb_of(answer: Any) -> str:
    """What an option id says is done; empty for other answers.

    >>> verb_of("move:a.needle-flight>contested")
    'move'
    """
    return answer.partition(":")[0] if isinstance(answer, str) else ""


class Stumbled(Exception):
    """A match, or the fork of one that looked ahead, did not take an answer it had offered."""

    def __init__(self, match: Match[Any], problem: str, answer: str) -> None:
        super().__init__(problem)
        self.match, self.problem, self.answer = match, problem, answer


def take(match: Match[Any], decision: Decision[Any], answer: Any) -> None:
    """Submit an answer that must be legal."""
    try:
        match.submit(decision.player, answer)
    except BattlematError as fault:
        cause = f" because of {fault.__cause__!r}" if isinstance(fault, BrokenRules) else ""
        raise Stumbled(match, f"{fault}{cause}", f"player {decision.player}: {answer!r}") from fault


class FickleBot:
    """Takes what looks best in some matters and anything in others: a kind of question is the one or the other.

    In matters of taste it may be curious or reluctant, but whenever an option leads to what is wanted, it takes that.
    No bot that plays fair: it is handed the match and looks ahead in it.
    """

    name = "fickle"

    def __init__(self, keen: float, tastes: Iterable[str], wanted: Iterable[str], rng: Random) -> None:
        self.keen = keen
        self.tastes = frozenset(tastes)
        self.wanted = frozenset(wanted)
        self.named = {part.partition("/")[0] for part in self.wanted}
        carefree = [taste for taste in sorted(self.tastes) if rng.random() < CURIOUS]
        self.curious, self.knowing = CuriousBot(), ReluctantBot(carefree)
        self.ways: dict[str, Bot] = dict.fromkeys(carefree, self.curious)

    def answer(self, match: Match[Any], decision: Decision[Any], rng: Random) -> Any:
        """What leads to something wanted, else what its way with this kind of question gives."""
        if len(match.journal) > BORED:
            return match.random_answer(decision, rng)
        for option in self._tried(decision, rng):
            if self._leads_there(match, decision, option, rng):
                return option
        way = self.ways.get(decision.kind)
        if way is None:
            way = self.ways[decision.kind] = self.knowing if rng.random() < self.keen else RandomBot()
        return ask(way, match, decision, rng)

    def _tried(self, decision: Decision[Any], rng: Random) -> Sequence[str]:
        if self.wanted and decision.kind in self.tastes and isinstance(decision, Pick):
            return rng.sample(decision.ids, len(decision.ids))
        return ()

    def _leads_there(self, match: Match[Any], decision: Decision[Any], option: str, rng: Random) -> bool:
        """Whether an option names something wanted, or makes it do something soon: dice fall the same in a fork."""
        if option.partition(":")[2] in self.named:
            return True
        events: list[Event] = []
        fork = match.fork()
        fork.watch = events.append
        take(fork, decision, option)
        for question in islice(questions(fork), AHEAD):
            take(fork, question, ask(self.curious, fork, question, rng))
        return any(part in self.wanted for event in events for part in match.game.used(event))


def questions(match: Match[Any]) -> Iterator[Decision[Any]]:
    """What a match asks, one question after another, as long as each is answered before the next."""
    while not match.over:
        yield match.pending[0]


def some_bot(rng: Random, keen: float, tastes: Iterable[str], wanted: Iterable[str] = ()) -> FickleBot:
    """A player for a match: keen in some matters, in all, or in none."""
    return FickleBot(keen if rng.random() < FICKLE else float(rng.random() < keen), tastes, wanted, rng)


class Fault(msgspec.Struct, frozen=True):
    """What went wrong in which match, the bytes of the match up to there, and the answer that could not be taken."""

    number: int
    problem: str
    match: bytes
    answer: str = ""


class Fuzzed(msgspec.Struct, frozen=True):
    """What was played, and how often each part of the content (`Game.usable`) did something in it."""

    matches: int
    decisions: int
    longest: int
    fault: Fault | None = None
    used: Mapping[str, int] = {}


def fuzz_one(
    game_id: str,
    seed: int | str,
    number: int,
    limit: int,
    *,
    keen: float = KEEN,
    thorough: bool = False,
    wanted: Sequence[str] = (),
    only: Mapping[str, str] = {},
) -> Fuzzed:
    """One random match with every check that is cheap, or (thorough) all of them, at every question.

    `wanted` are parts of the content around which it may be played, `only` is what its set-up must say.
    """
    ruleset = game(game_id)
    rng = Random(f"{seed}/{number}")
    match, bots = _begin(ruleset, f"{seed}/{number}", rng, keen, wanted, only)
    checks = conformance.ALL if thorough else conformance.QUICK
    while not match.over:
        if _answers(match) >= limit:
            return _fault(match, number, f"no end after {limit} answers")
        try:
            for examine in checks:
                examine(match, rng)
            decision = conformance.random_question(match, rng)
            take(match, decision, bots[decision.player].answer(match, decision, rng))
        except Stumbled as fault:
            return _fault(fault.match, number, fault.problem, fault.answer)
        except (BattlematError, ArithmeticError, LookupError, TypeError, ValueError, AssertionError) as fault:
            return _fault(match, number, repr(fault))
    used = Counter(name for event in match.events for name in ruleset.used(event))
    return Fuzzed(1, _answers(match), _answers(match), None, used)


def _begin(
    ruleset: Game[Any], seed: str, rng: Random, keen: float, wanted: Sequence[str], only: Mapping[str, str]
) -> tuple[Match[Any], list[FickleBot]]:
    """A match and who plays it: perhaps one around what is wanted, and with dice that cling to each other."""
    around = bool(wanted) and rng.random() < AROUND
    setup = some_setup(ruleset, rng, wanted if around else (), only)
    match: Match[Any] = Match(ruleset, setup, key_from_seed(seed))
    match.script(cling=rng.choice(CLINGING))
    share = 1.0 if around and keen else keen  # whoever tries something out must get there
    return match, [some_bot(rng, share, ruleset.tastes, wanted) for _ in range(match.players)]


def some_setup(
    ruleset: Game[Any], rng: Random, wanted: Sequence[str] = (), only: Mapping[str, str] = {}
) -> dict[str, Any]:
    """A random set-up, around what is wanted; where some of its fields are given, the first one that has them."""
    for _ in range(RARE):
        setup = ruleset.sample_setup_with(rng, wanted) if wanted else ruleset.sample_setup(rng)
        if all(str(setup.get(field)) == value for field, value in only.items()):
            return setup
    asked = ", ".join(f"{field}={value}" for field, value in only.items())
    raise BattlematError(f"No random set-up of {ruleset.id} has {asked}.")


def _answers(match: Match[Any]) -> int:
    return len(match.journal) - 1  # without the entry that says how the dice cling


def _fault(match: Match[Any], number: int, problem: str, answer: str = "") -> Fuzzed:
    count = _answers(match)
    return Fuzzed(1, count, count, Fault(number, problem, match.save(), answer))


def _fuzz_chunk(
    game_id: str,
    seed: int | str,
    limit: int,
    keen: float,
    thorough: bool,
    wanted: Sequence[str],
    only: Mapping[str, str],
    numbers: range,
) -> Fuzzed:
    total = Fuzzed(0, 0, 0)
    for number in numbers:
        one = fuzz_one(game_id, seed, number, limit, keen=keen, thorough=thorough, wanted=wanted, only=only)
        total = merge(total, one)
        if one.fault is not None:
            break
    return total


def merge(one: Fuzzed, two: Fuzzed) -> Fuzzed:
    """Two reports as one, with the first fault of the two."""
    return Fuzzed(
        one.matches + two.matches,
        one.decisions + two.decisions,
        max(one.longest, two.longest),
        one.fault or two.fault,
        Counter(one.used) + Counter(two.used),
    )


def never_used(game_id: str, found: Fuzzed) -> list[str]:
    """What of the content did nothing in any of the matches."""
    return sorted(set(game(game_id).usable()) - set(found.used))


def fuzz(
    game_id: str,
    matches: int,
    seed: int | str = 0,
    workers: int = 1,
    limit: int = STEP_LIMIT,
    *,
    keen: float = KEEN,
    thorough: bool = False,
    only: Mapping[str, str] = {},
    progress: Callable[[int], None] = lambda done: None,
) -> Fuzzed:
    """Play until so many matches went well, or until the first fault; `keen` is the share of keen players.

    With `only`, set-ups whose fields have these values: `{"format": "epic"}`.
    """
    game(game_id)
    check(matches, workers, seed)
    total = Fuzzed(0, 0, 0)
    size = max(CHUNK, -(-matches // ROUNDS))
    for first in range(0, matches, size):
        wanted = never_used(game_id, total) if first else []
        play = partial(_fuzz_chunk, game_id, seed, limit, keen, thorough, wanted, only)
        with closing(in_pieces(play, range(first, min(first + size, matches)), CHUNK, workers)) as parts:
            for part in parts:
                total = merge(total, part)
                progress(total.matches)
                if total.fault is not None:
                    return total
    return total


def write_fault(fault: Fault, game_id: str, folder: Path) -> Path:
    """Keep the match of a fault as a file that `battlemat replay` and `load_match` read."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"fuzz-{game_id}-{fault.number}.match"
    file.write_bytes(fault.match)
    return file
