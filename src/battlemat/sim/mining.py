"""Puzzles out of simulated matches: questions to which one answer is clearly best.

Regular bots play; of many questions every legal answer is tried out in the same guessed worlds (`bots/judging.py` says
how). A short look finds out where one answer stands out. There all answers are played out in more worlds, and once more
in other worlds and further on. A puzzle is what has the same best answer both times: with a clear margin the first
time, and with one that is still sure the second time, when more has happened since.

All chance comes from the seed and the number of the match, so that the same puzzles are found again, however many
processes look for them and however often that was interrupted.
"""

from __future__ import annotations

from base64 import b64encode
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from itertools import islice
from math import ceil, sqrt
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from battlemat import bots
from battlemat.bots import Seat
from battlemat.bots.judging import DECIDED, SHORT, Outcome, play_on, telling, unlike_terms
from battlemat.bots.plain import EQUAL
from battlemat.core.chance import key_from_seed
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError, SaveError
from battlemat.core.found import ASKED, MOST_BEST, PREFIX, Found, Tried, open_found, plain, question_of
from battlemat.core.frozen import Checkpoint
from battlemat.core.load import check_position, sane_position
from battlemat.core.match import Match
from battlemat.core.save import FORMAT, Save, pack
from battlemat.games import game
from battlemat.sim.work import check, in_pieces

WORLDS: Final = 24
"""For the first real look at a question; the deeper one takes a third more."""
GLANCES: Final = (1, 3)
"""Worlds after which a question is given up for the first time if nothing stands out."""
STEP: Final = 6
"""Worlds after which answers are given up that are clearly beaten."""
MARGIN: Final = 0.12
"""The best answer leads by so much of the chance to win, unless somebody says otherwise …"""
SURE: Final = 3.0
"""… and by more than so many standard errors."""
DEEPER: Final = 0.5
SURE_DEEPER: Final = 2.0
"""In the deeper look, where more has happened since, by such a part of that and by so many standard errors."""
PROMISING: Final = 0.6
"""By such a part of that it leads as long as the question is looked at."""
HOPEFUL: Final = 1.3
"""And by so many standard errors, once a few worlds have been seen."""
MOST_ANSWERS: Final = 9
"""Questions with more answers are no puzzles: nobody tries them all out."""
MOST_OF_KIND: Final = 3
"""Questions of a kind that are looked at in a match."""
LOOKED_AT: Final = 6
"""So many questions of a match are looked at: those after which most changes soon."""
SOON: Final = 4
"""Within so many questions of the same player."""
OPEN: Final = 0.06
"""A match in which somebody has a smaller chance to win is as good as decided."""
FEWEST_ANSWERS: Final = 3
MOST_OF_MATCH: Final = 2
KIND_SHARE: Final = 0.4
"""No more of the puzzles are of one kind."""
NATURAL_SHARE: Final = 0.6
"""No more of the puzzles have a best answer that looks best at a glance."""
ROUND: Final = 4
"""Matches, after which it is seen anew what is still wanted."""
MOST_PUZZLES: Final = 1_000
FEWEST_WORLDS: Final = 8
MOST_WORLDS: Final = 1_000
KEPT_ENTRIES: Final = 60
"""A puzzle begins at most so many answers before its question."""


class Trial:
    """All answers to a question, tried out in the same worlds for so many scenes."""

    def __init__(self, seat: Seat, answers: Sequence[Any], scenes: int, margin: float) -> None:
        self.seat = seat
        self.answers = answers
        self.scenes = scenes
        self.wanted = margin
        self.running = list(range(len(answers)))
        self.outcomes: list[list[Outcome]] = [[] for _ in answers]

    def try_out(self, rng: Random, worlds: int) -> None:
        """Try those that are not beaten in so many worlds more."""
        for _ in range(worlds):
            number = rng.getrandbits(62)
            world = self.seat.determinize(Random(number))
            for one in self.running:
                played = play_on(world.fork(), self.seat.player, self.answers[one], Random(number), self.scenes)
                self.outcomes[one].append(played)
        self.running = [one for one in self.running if not self._is_beaten(one)]

    def _is_beaten(self, one: int) -> bool:
        behind, error = self.lead(self.first, one)
        return len(self.outcomes[one]) >= STEP and behind >= self.wanted and behind > (SURE + 0.5) * error

    def mean(self, one: int) -> float:
        """The chance to win after an answer."""
        chances = [outcome.chance for outcome in self.outcomes[one]]
        return sum(chances) / len(chances)

    @property
    def first(self) -> int:
        """The answer that does best."""
        return max(self.running, key=self.mean)

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """By how much one answer does better than another in the worlds of both, and how uncertain that is."""
        pairs = zip(self.outcomes[one], self.outcomes[other], strict=False)
        gaps = [outcome.chance - beside.chance for outcome, beside in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))

    def ranked(self) -> list[int]:
        """All answers, the best first: by how far each is behind the first."""
        first = self.first
        return sorted(range(len(self.answers)), key=lambda one: (self.lead(first, one)[0], one != first))

    def best(self) -> list[int]:
        """The first answer, and those that come to the same in every world."""
        first = self.first
        return [one for one in self.ranked() if one == first or self.lead(first, one) == (0.0, 0.0)]

    def margin(self) -> tuple[float, float]:
        """By how much the best answer leads the next different one, and how uncertain that is."""
        best = self.best()
        others = [self.lead(best[0], one) for one in range(len(self.answers)) if one not in best]
        return min(others, default=(0.0, 0.0))

    def is_clear(self, sure: float) -> bool:
        """Whether one answer is best by the margin and by more than so many standard errors."""
        margin, error = self.margin()
        return margin >= self.wanted and margin > sure * error and len(self.best()) <= MOST_BEST

    def terms(self, one: int, other: int) -> dict[str, float]:
        """What one answer has more of than another, on average."""
        pairs = list(zip(self.outcomes[one], self.outcomes[other], strict=False))
        found: defaultdict[str, float] = defaultdict(float)
        for outcome, beside in pairs:
            for term, value in unlike_terms(outcome, beside, DECIDED * self.seat.lead).items():
                found[term] += value / len(pairs)
        return {term: round(value, 2) for term, value in telling(dict(found)).items()}


# One match ------------------------------------------------------------------------------------------------------------


class Wish(msgspec.Struct, frozen=True):
    """What is mined: `enough` are kinds of questions of which there are enough puzzles; `natural` ones may be full."""

    game: str
    seed: str
    worlds: int
    margin: float
    enough: frozenset[str] = frozenset()
    natural: bool = True


def mine_match(wish: Wish, number: int) -> list[Found]:
    """The puzzles of a match of regular bots, without ids; at most a few, each of another kind or turn."""
    seed = f"{wish.seed}/{number}"
    mined, looked = list[Found](), Counter[str]()
    for moment in _critical(_moments(wish, seed, number)):
        if len(mined) == MOST_OF_MATCH:
            break
        kind, turn = moment.decision.kind, moment.match.turn
        if looked[kind] < MOST_OF_KIND and not any((one.kind, one.turn) == (kind, turn) for one in mined):
            looked[kind] += 1
            mined += _mined(moment.match, moment.decision, Random(f"{seed}/{len(moment.match.journal)}"), wish)
    return mined


class Moment(NamedTuple):
    """A question that may be a puzzle, in a copy of its match, and the learner's chance to win as it stands."""

    match: Match[Any]
    decision: Decision[Any]
    chance: float


def _moments(wish: Wish, seed: str, number: int) -> list[Moment]:
    """The questions of a match of regular bots that may be puzzles, in their order."""
    ruleset, rng = game(wish.game), Random(seed)
    match = Match(ruleset, ruleset.starter_setup(2, number).setup, key_from_seed(seed))
    player, scene, moments = bots.make(bots.USUAL), None, list[Moment]()
    while not match.over:
        if scene != match.scene:
            scene = match.scene
            match.fork()  # leaves a checkpoint here, so that a puzzle can begin here
        decision = match.pending[0]
        if decision.kind not in wish.enough and _may_be_one(match, decision):
            twin = match.fork()
            asked = twin.decision_for(ASKED)
            assert asked is not None
            moments.append(Moment(twin, asked, match.chance_to_win(ASKED)))
        match.submit(decision.player, bots.ask(player, match, decision, rng))
    return moments


def _critical(moments: Sequence[Moment]) -> list[Moment]:
    """The moments after which most has changed soon, where the match was still open: most is decided there."""

    def swing(place: int) -> float:
        now = moments[place].chance
        return max((abs(later.chance - now) for later in moments[place + 1 : place + 1 + SOON]), default=1.0)

    order = sorted(range(len(moments)), key=lambda place: -swing(place))
    still_open = [moments[place] for place in order if OPEN < moments[place].chance < 1.0 - OPEN]
    return still_open[:LOOKED_AT]


def _may_be_one(match: Match[Any], decision: Decision[Any]) -> bool:
    """Whether a question is one for a puzzle: of the learner, in the middle of a match, with few answers."""
    if decision.player != ASKED or decision.form == "place" or match.turn < 1:
        return False
    if match.game.sets_up(match.state, decision) or not Seat(match, ASKED).ponders(decision):
        return False
    return FEWEST_ANSWERS <= len(list(islice(decision.answers(), MOST_ANSWERS + 1))) <= MOST_ANSWERS


def _mined(match: Match[Any], decision: Decision[Any], rng: Random, wish: Wish) -> Iterator[Found]:
    """The puzzle that this question is, if it is one."""
    answers = [decision.accept(answer) for answer in decision.answers()]
    seat = Seat(match, ASKED)
    scenes = _scenes(seat, answers[0], rng)
    shallow = Trial(seat, answers, scenes, wish.margin)
    if not _is_clear(shallow, rng, wish.worlds) or not (wish.natural or _is_odd(match, decision, shallow)):
        return
    deep = Trial(seat, answers, scenes + 1, wish.margin * DEEPER)
    deep.try_out(rng, wish.worlds + wish.worlds // 3)
    if deep.first not in shallow.best() or not deep.is_clear(SURE_DEEPER):
        return
    position = _position(match)
    if position:
        yield _told(match, decision, shallow, position)


def _is_clear(trial: Trial, rng: Random, worlds: int) -> bool:
    """Try the answers out as long as one stands out, twice as long if that is not sure yet; whether it does clearly."""
    done = 0
    for upto in (*GLANCES, *range(STEP + GLANCES[-1], worlds, STEP), worlds, 2 * worlds):
        trial.try_out(rng, upto - done)
        done = upto
        margin, error = trial.margin()
        if margin < PROMISING * trial.wanted or (done > STEP and margin < HOPEFUL * error):
            return False
        if done >= worlds and trial.is_clear(SURE):
            return True
    return False


def _scenes(seat: Seat, answer: Any, rng: Random) -> int:
    """How far to look at first: where a scene is over soon, the next one is played, too."""
    number = rng.getrandbits(62)
    line = play_on(seat.determinize(Random(number)), seat.player, answer, Random(number), 1).line
    return max(seat.foresight, 1 if len(line) >= SHORT else 2)


def _told(match: Match[Any], decision: Decision[Any], trial: Trial, position: str) -> Found:
    order, best = trial.ranked(), trial.best()
    order = [*best, *(one for one in order if one not in best)]
    most = trial.mean(best[0])
    tried = []
    for one in order:
        behind, error = trial.lead(best[0], one)
        terms = trial.terms(best[0], order[len(best)] if one in best else one)
        chance = min(1.0, max(0.0, most - behind))
        tried.append(Tried(plain(trial.answers[one]), round(chance, 3), round(error, 3), terms))
    worlds = len(trial.outcomes[best[0]])
    natural = not _is_odd(match, decision, trial)
    return Found("", decision.kind, match.turn, worlds, position, tried, len(best), natural)


def _is_odd(match: Match[Any], decision: Decision[Any], trial: Trial) -> bool:
    """Whether the regular bot would answer something else at once."""
    appraisals = match.appraise(decision)
    most = max(appraisal.value for appraisal in appraisals)
    look_best = {decision.accept(appraisal.answer) for appraisal in appraisals if appraisal.value >= most - EQUAL}
    return look_best.isdisjoint(trial.answers[one] for one in trial.best())


def lead_now(game_id: str, one: Found, worlds: int, seed: str) -> tuple[float, float]:
    """By how much the best answer of a puzzle leads the next one, as the engine judges now, and how uncertain it is."""
    match, rng = open_found(game_id, one), Random(seed)
    decision, seat = question_of(one, match), Seat(match, ASKED)
    answers = [decision.accept(tried.answer) for tried in (one.tried[0], one.next_best)]
    trial = Trial(seat, answers, _scenes(seat, answers[0], rng), MARGIN)
    trial.try_out(rng, worlds)
    return trial.lead(0, 1)


# The position as a file -----------------------------------------------------------------------------------------------


def _position(match: Match[Any]) -> str:
    """The match from its last calm moment to its question as a match file; empty if it cannot be made one."""
    for checkpoint in reversed(match.freeze(len(match.journal)).checkpoints):
        if len(match.journal) - checkpoint[0] > KEPT_ENTRIES:
            break
        if _is_calm(match, checkpoint):
            text = _file(match, checkpoint)
            if _leads_here(match, text):
                return text
    return ""


def _is_calm(match: Match[Any], checkpoint: Checkpoint) -> bool:
    try:
        check_position(match.game, match.setup, checkpoint[3])
    except SaveError:
        return False
    return True


def _file(match: Match[Any], checkpoint: Checkpoint) -> str:
    entries, _, _, start = checkpoint
    key = sane_position(match.game, match.setup, start).chance.key
    rules, journal = match.game.rules_version, match.journal[entries:]
    record = Save(FORMAT, match.game.id, rules, match.setup, key, start, journal, match.fingerprint())
    return b64encode(pack(record)).decode()


def _leads_here(match: Match[Any], position: str) -> bool:
    """Whether the file leads to the same position, when it is opened as a puzzle is."""
    decision = match.decision_for(ASKED)
    assert decision is not None
    tried = [Tried(plain(answer), 0.0) for answer in decision.answers()]
    try:
        again = open_found(match.game.id, Found("", decision.kind, match.turn, 1, position, tried))
    except BattlematError:
        return False
    return again.fingerprint() == match.fingerprint()


# All of them ----------------------------------------------------------------------------------------------------------


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    """How far the search for so many puzzles is: the matches that were looked through, and what was found."""

    count: int
    seed: str
    worlds: int
    margin: float = MARGIN
    matches: int = 0
    puzzles: list[Found] = []

    @property
    def over(self) -> bool:
        """Whether there is nothing left to look for."""
        return len(self.puzzles) >= self.count

    def wish(self, game_id: str, before: int) -> Wish:
        """What is still wanted after the matches before this one."""
        puzzles = [one for one in self.puzzles if one.match < before]
        kinds = Counter(one.kind for one in puzzles)
        enough = frozenset(kind for kind, number in kinds.items() if number >= ceil(KIND_SHARE * self.count))
        natural = sum(one.natural for one in puzzles) < ceil(NATURAL_SHARE * self.count)
        return Wish(game_id, self.seed, self.worlds, self.margin, enough, natural)

    def take(self, game_id: str, found: Sequence[Found]) -> None:
        """Take what makes the puzzles more varied of those of the next match."""
        for one in found:
            wish = self.wish(game_id, self.matches + 1)
            if not self.over and one.kind not in wish.enough and (wish.natural or not one.natural):
                self.puzzles.append(named(one, self.matches))
        self.matches += 1


def named(one: Found, match: int) -> Found:
    """A puzzle under the id that its position gives it: a new search never calls another puzzle the same."""
    name = blake2b(one.position.encode(), digest_size=4).hexdigest()
    return msgspec.structs.replace(one, id=f"{PREFIX}{name}", match=match)


def mine(game_id: str, asked: Mine, workers: int, keep: Callable[[Mine], None]) -> None:
    """Look through matches until there are enough puzzles; `keep` is called after each.

    What is wanted is seen anew after each round of matches, so that the processes do not have to wait for each other.
    """
    _check(game_id, asked, workers)
    while not asked.over:
        begun = asked.matches - asked.matches % ROUND
        look = partial(_mine_pieces, asked.wish(game_id, begun))
        for found in in_pieces(look, range(asked.matches, begun + ROUND), 1, workers):
            asked.take(game_id, found)
            keep(asked)
            if len(asked.puzzles) == asked.count:
                break


def _mine_pieces(wish: Wish, numbers: range) -> list[Found]:
    return [one for number in numbers for one in mine_match(wish, number)]


def _check(game_id: str, asked: Mine, workers: int) -> None:
    """Refuse what nobody can mean."""
    check(asked.count, workers, asked.seed)
    if not 1 <= asked.count <= MOST_PUZZLES or workers < 1:
        raise BattlematError(f"1 to {MOST_PUZZLES} puzzles can be mined, by at least one worker.")
    if not FEWEST_WORLDS <= asked.worlds <= MOST_WORLDS:
        raise BattlematError(f"Puzzles are tried out in {FEWEST_WORLDS} to {MOST_WORLDS:,} worlds.")
    if not 0.0 < asked.margin < 1.0:
        raise BattlematError("The margin of a puzzle is a part of the chance to win, such as 0.12.")
    game(game_id).starter_setup(2, 0)
