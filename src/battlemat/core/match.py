"""One playing of a game: state, agenda and journal, and everything that can be done with them.

A position is a checkpoint (the state between two steps, as bytes) plus the few answers given since. Forking, undoing,
saving, loading and recovering from a fault are all that one mechanism.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Generic, NoReturn

import msgspec

from battlemat.core.acts import NOBODY, Act, Concede, DeclineDraw, OfferDraw, OutOfTime, Redraw, Rekey, Script, TakeBack
from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import AGAIN, Decision, Flow
from battlemat.core.described import Frame
from battlemat.core.errors import BattlematError, BrokenRules, IllegalAnswer, Refusal
from battlemat.core.event import Event
from battlemat.core.game import SEATS, Appraisal, Evaluation, Game, Result, S, Step
from battlemat.core.met import met
from battlemat.core.save import save_match

_encoder = msgspec.msgpack.Encoder()
_decoders: dict[type, msgspec.msgpack.Decoder[Any]] = {}

STEPS_WITHOUT_QUESTION = 10_000
"""More steps than this without a question mean that a game runs in a circle."""

ANSWERS_PER_CHECKPOINT = 4
"""A checkpoint is made at the first step after so many answers: seldom enough to play, often enough to fork fast."""

NONE_WANTED = -1
"""The match passes no place with this number."""

Entry = tuple[int, Any]
"""Who, and what was answered (an option id, a tuple of ids, a pose), or an `Act`."""

Checkpoint = tuple[int, int, int, bytes]
"""Journal entries, events and questions so far, and the state."""


class Frozen(msgspec.Struct):
    """A match that can travel: what `Match.thaw` goes on from. Its past is known from its last checkpoints on."""

    journal: list[Entry]
    events: list[Event]
    checkpoints: list[Checkpoint]
    questions: int
    numbers: list[int]


class Finished(Exception):
    """Raised inside a flow when the match is over, to leave it at once."""


class Match(Generic[S]):
    """A running or finished match.

    >>> import battlemat
    >>> m = battlemat.new_match("pocketmodel", seed=7)
    >>> m.pending[0].kind
    'deploy'

    `watch`, if set, is called with each event the moment it is noted (never when the past is replayed), so that whoever
    shows the match can take a view between two events of one answer. `why_over` is why the match ends, if an act that
    is being carried out knows it better than the rules.
    """

    __slots__ = (
        "_checkpoints",
        "_floor",
        "_flow",
        "_passed",
        "_questions",
        "_together",
        "_wanted",
        "events",
        "game",
        "journal",
        "key",
        "pending",
        "setup",
        "start",
        "state",
        "watch",
        "why_over",
    )

    def __init__(self, game: Game[S], setup: dict[str, Any], key: bytes, start: bytes | None = None) -> None:
        self.game = game
        self.setup = setup
        self.key = key
        self.start = start
        self.watch: Callable[[Event], None] | None = None
        self.journal: list[Entry] = []
        self.events: list[Event] = []
        self.pending: tuple[Decision[Any], ...] = ()
        self._checkpoints: list[Checkpoint] = []
        self._questions = 0
        self._floor = 0
        self._together = False
        self._wanted = NONE_WANTED
        self._flow: Flow[None] | None = None
        self.why_over = ""
        self.state: S = game.begin(setup, Chance(key)) if start is None else self._decode(start)
        self._checkpoint()
        self._passed = -1
        self._run(None)

    # What everybody may ask -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.state.result

    @property
    def players(self) -> int:
        """How many players it began with, those who have left included."""
        return self.game.players(self.setup)

    @property
    def still_playing(self) -> Sequence[int]:
        """The players who have not left or lost."""
        return self.game.still_playing(self.state)

    @property
    def turn(self) -> int:
        """The turn (or round) the match is in."""
        return self.game.turn_of(self.state)

    @property
    def scene(self) -> Hashable:
        """The activation, phase or turn the match is in."""
        return self.game.scene_of(self.state)

    def view(self, player: int | None) -> dict[str, Any]:
        """What one player (None: a spectator) may know, as plain data that can be sent as JSON.

        A view is for reading: parts of it may be shared with other views.
        """
        return view_of(self.game, self.state, player, self.pending)

    def views(self, players: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """The views of several players, each as `view` gives it, made together because that costs less."""
        viewers = list(players)
        seen = zip(viewers, self.game.views(self.state, viewers), strict=True)
        return {player: _with_frame(self.game, self.state, player, self.pending, view) for player, view in seen}

    def events_for(self, player: int | None, since: int = 0) -> list[Event]:
        """The events from index `since` on, as one player (None: a spectator) may know them."""
        return [event.seen_by(player) for event in self.events[since:]]

    def seen_by(self, player: int | None, since: int = 0) -> dict[str, Any]:
        """Everything a player (None: a spectator) is ever sent: view, events and the player's own question."""
        decision = None if player is None else self.decision_for(player)
        return {
            "view": self.view(player),
            "events": msgspec.to_builtins(self.events_for(player, since)),
            "question": None if decision is None else decision.to_dict(),
        }

    def decision_for(self, player: int) -> Decision[Any] | None:
        """The question open for a player; None when nothing is asked of them now."""
        for decision in self.pending:
            if decision.player == player:
                return decision
        return None

    def random_answer(self, decision: Decision[Any], rng: Random) -> Any:
        """A plausible legal answer, for any decision."""
        return decision.random(rng)

    def appraise(self, decision: Decision[Any]) -> list[Appraisal]:
        """Answers worth considering, best guesses of the game itself, made only from what the asked player may know."""
        return self.game.appraise(self.view(decision.player), decision)

    def evaluate(self, player: int) -> Evaluation:
        """How the match stands for a player, judged only by what that player may know."""
        return self.game.evaluate(self.view(player), player)

    def chance_to_win(self, player: int) -> float:
        """What that means, from 0 to 1; when the match is over, what came of it."""
        result = self.state.result
        if result is None:
            return self.game.chance_to_win(self.evaluate(player).value)
        return 0.5 if result.draw else float(player in result.winners)

    # What players do ------------------------------------------------------------------------------------------------

    def submit(self, player: int, answer: Any, number: int | None = None) -> None:
        """Answer the question open for `player`: an option id, a list of them, or a pose.

        `number` may name the question meant (`Decision.number`); an answer to an older one is refused. A refused
        answer raises `IllegalAnswer` and changes nothing.
        """
        pending = self.pending
        if len(pending) == 1 and pending[0].player == player and player.__class__ is int:
            decision = pending[0]
        else:
            decision = self._question_for(player)
        if number is not None and number != decision.number:
            raise IllegalAnswer(Refusal("core-stale", decision.rule, {"number": str(number)}))
        try:
            value = decision.accept(answer)
        except IllegalAnswer as refused:
            refused.game = self.game.id
            raise
        self.journal.append((player, value))
        if self.state.offers:
            self._plays_on(player)
        try:
            self._run((player, value) if self._together else value)
        except BaseException as fault:
            self._give_up(fault)

    def _plays_on(self, player: int) -> None:
        """Whoever plays on no longer offers a draw."""
        if player in self.state.offers:
            self.state.offers.remove(player)

    def concede(self, player: int) -> None:
        """Leave the match as a loser, at any time."""
        self.act(player, Concede())

    def run_out_of_time(self, player: int) -> None:
        """Leave the match as a loser because one's clock says so."""
        self.act(player, OutOfTime())

    def offer_draw(self, player: int) -> None:
        """Offer a draw, or accept: the match is drawn when everybody still playing has done so."""
        self.act(player, OfferDraw())

    def decline_draw(self, player: int) -> None:
        """Take back or turn down all offers of a draw."""
        self.act(player, DeclineDraw())

    @property
    def draw_offers(self) -> set[int]:
        """Who has offered a draw that still stands: until somebody declines, or the one who offered plays on."""
        return set(self.state.offers)

    # Copies and time ------------------------------------------------------------------------------------------------

    def fork(self) -> Match[S]:
        """An independent copy that goes on exactly as the original would.

        It leaves a checkpoint at the last step, for itself and for the original: the next fork replays less.
        """
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.setup = self.setup
        twin.key = self.key
        twin.start = self.start
        twin.watch, twin.why_over = None, ""
        twin._floor = self._floor
        twin.journal = self.journal.copy()
        twin.events = self.events
        twin._checkpoints = self._checkpoints.copy()
        twin._rewind(len(self.journal), self._passed)
        twin._numbered(self._questions, [decision.number for decision in self.pending])
        if self._passed > 0:
            self._checkpoints.append(twin._checkpoints[-1])
            self._passed = 0
        return twin

    def freeze(self, checkpoints: int) -> Frozen:
        """The match as plain data, with the first and so many of its last checkpoints."""
        kept = self._checkpoints[:1] + self._checkpoints[1:][-checkpoints:]
        numbers = [decision.number for decision in self.pending]
        return Frozen(self.journal, self.events, kept, self._questions, numbers)

    @classmethod
    def thaw(cls, game: Game[S], setup: dict[str, Any], key: bytes, start: bytes | None, frozen: Frozen) -> Match[S]:
        """A match that goes on where another one was frozen, perhaps in another process."""
        match: Match[S] = cls.__new__(cls)
        match.game, match.setup, match.key, match.start = game, setup, key, start
        match.watch, match.why_over = None, ""
        match._floor = 0
        match.journal, match.events = list(frozen.journal), list(frozen.events)
        match._checkpoints = list(frozen.checkpoints)
        match._rewind(len(match.journal))
        match._numbered(frozen.questions, frozen.numbers)
        return match

    def _numbered(self, questions: int, numbers: Sequence[int]) -> None:
        self._questions = questions
        for decision, number in zip(self.pending, numbers, strict=True):
            decision.number = number

    def undo(self, entries: int = 1) -> None:
        """Go back by so many journal entries, as if they had never been: for search, analysis and tests.

        Chance will fall the same way again. At a table, where people have seen the dice, use `take_back`.
        """
        if type(entries) is not int or not 0 <= entries <= len(self.journal) - self._floor:
            raise BattlematError(f"cannot undo {entries!r:.40} of {len(self.journal) - self._floor} answers")
        to = len(self.journal) - entries
        asked = self._questions
        self._rewind(to)
        self.number_from(asked)

    def number_from(self, asked: int) -> None:
        """The open questions get the next numbers after so many."""
        self._questions = max(asked, self._questions)
        for decision in self.pending:
            self._number(decision)

    def take_back(self, entries: int = 1) -> None:
        """Go back by so many journal entries; from there all dice and shuffles fall anew.

        Cards that were seen lie where they lay: whoever lets people take back past a reveal lets them know it.
        The new dice follow from the key and from how often something was taken back: nobody can choose them.
        """
        serial = 1 + self.taken_back
        self.undo(entries)
        self.act(NOBODY, TakeBack(entries, serial, self._questions))

    @property
    def taken_back(self) -> int:
        """How often something was taken back so far."""
        return max((entry.serial for _, entry in self.journal if isinstance(entry, TakeBack)), default=0)

    def entries_to_question(self, player: int) -> int | None:
        """How many journal entries lie behind the last answer of a player, it included; None without an answer.

        Where a match went on from another one (`Rekey`), nobody goes back further.
        """
        for back, (who, value) in enumerate(reversed(self.journal), 1):
            if isinstance(value, Rekey):
                return None
            if who == player and not isinstance(value, Act):
                return back
        return None

    def determinize(self, player: int | None, rng: Random) -> Match[S]:
        """A fork in which all that the player (None: a spectator) cannot know is redrawn: cards, answers, chance.

        It goes on like any match, but not back before this moment, and it cannot be saved: its past was another.
        """
        if player is not None and (type(player) is not int or not 0 <= player < self.players):
            raise BattlematError(f"there is no player {player!r:.40}")
        twin = self.fork()
        twin.act(NOBODY if player is None else player, Redraw(rng.getrandbits(63)))
        twin._floor = len(twin.journal)
        twin.key = b""
        return twin

    def replay(self, player: int, entry: Any) -> None:
        """Carry out a journal entry, of this match or of one that was saved."""
        if isinstance(entry, Act):
            self.act(player, entry)
        else:
            self.submit(player, entry)

    def save(self) -> bytes:
        """The match as bytes, for `battlemat.load_match`."""
        if self._floor:
            raise BattlematError("A match in which hidden things were redrawn has no past that could be saved.")
        return save_match(self)

    def fingerprint(self) -> str:
        """A digest of the exact position: equal for equal positions, on every machine."""
        pending = [(d.player, d.kind, d.rule, [o.id for o in d.options]) for d in self.pending]
        return blake2b(_encoder.encode([self.state, pending]), digest_size=16).hexdigest()

    # What rules use -------------------------------------------------------------------------------------------------

    def note(self, kind: str, rule: str, /, **data: Any) -> None:
        """Record a fact that everybody sees, at the moment it holds."""
        event = Event(kind, rule, data, len(self.journal))
        self.events.append(event)
        if self.watch is not None:
            self.watch(event)

    def note_secret(self, kind: str, rule: str, to: tuple[int, ...], secret: dict[str, Any], /, **data: Any) -> None:
        """Record a fact of which only the players in `to` see the secret part."""
        event = Event(kind, rule, data, len(self.journal), secret, to)
        self.events.append(event)
        if self.watch is not None:
            self.watch(event)

    def finish(self, winners: tuple[int, ...], reason: str, rule: str) -> NoReturn:
        """End the match, from wherever the rules are."""
        reason = self.why_over or reason
        self.state.result = Result(winners, reason, rule)
        self.note("over", rule, winners=list(winners), reason=reason)
        raise Finished

    def next_steps(self, *steps: Step) -> None:
        """Put steps at the front of the agenda, in this order."""
        self.state.agenda[:0] = steps

    def could_begin_again(self, step: Step) -> None:
        """A long flow says that it could begin anew here as this step: a checkpoint is made if one is due."""
        if self._checkpoint_due():
            self.next_steps(step)
            self._checkpoint()
            self.state.agenda.pop(0)

    def script(self, dice: Sequence[int] = (), orders: Sequence[Sequence[Any]] = (), cling: int | None = None) -> None:
        """Decide the next dice and the results of the next shuffles, and how many times out of 256 later dice fall like
        the ones before them: for scenarios, puzzles and fuzzing, never for play."""
        if not all(type(die) is int for die in dice):
            raise BattlematError("Scripted dice are whole numbers.")
        if cling is not None and not (type(cling) is int and 0 <= cling < 256):
            raise BattlematError("Dice cling from 0 to 255 times out of 256.")
        self.act(NOBODY, Script(tuple(dice), tuple(tuple(order) for order in orders), cling))

    # The machinery --------------------------------------------------------------------------------------------------

    def _question_for(self, player: int) -> Decision[Any]:
        if self.state.result is not None:
            raise IllegalAnswer(Refusal("core-over", self.state.result.rule))
        decision = self.decision_for(player) if type(player) is int else None
        if decision is None:
            asked = ", ".join(SEATS[d.player].upper() for d in self.pending)
            rule = self.pending[0].rule if self.pending else ""
            raise IllegalAnswer(Refusal("core-not-asked", rule, {"player": _seat(player), "asked": asked}))
        return decision

    def _run(self, value: Any) -> None:
        """Send a value into the running flow and take steps until somebody is asked."""
        flow = self._flow
        if flow is None:
            flow, value = self._steps(), None
            self._flow = flow
        try:
            asked = flow.send(value)
        except Finished:
            self._end()
            return
        if isinstance(asked, tuple):
            self._together = True
            self.pending = tuple(sorted(asked, key=lambda d: d.player))
            for decision in asked:
                if decision.number < 0:
                    self._number(decision)
        else:
            self._together = False
            self.pending = (asked,)
            asked.number = self._questions
            self._questions += 1

    def _steps(self) -> Flow[None]:
        """Take one step after the other from the agenda, until the match is over."""
        state, steps = self.state, self.game.steps
        questions, idle = self._questions, 0
        while idle < STEPS_WITHOUT_QUESTION:
            if self._checkpoint_due():
                self._checkpoint()
            if not state.agenda:
                raise BrokenRules(f"{self.game.id} has nothing left to do, but nobody has won")
            step = state.agenda.pop(0)
            flow = steps[step.name](self, *step.args)
            if flow is not None:
                yield from flow
            idle += 1
            if questions != self._questions:
                questions, idle = self._questions, 0
        raise BrokenRules(f"{self.game.id} takes steps for ever and asks nobody")

    def _number(self, decision: Decision[Any]) -> None:
        """Questions are numbered as they are asked; a number is never used again, not even after an undo."""
        decision.number = self._questions
        self._questions += 1

    def _end(self) -> None:
        self._flow = None
        self._together = False
        self.pending = ()
        self.state.agenda.clear()

    def _checkpoint_due(self) -> bool:
        """At a place where one could be made. They are counted from the last one, so that a fork can name its last."""
        self._passed += 1
        return self._passed == self._wanted or len(self.journal) - self._checkpoints[-1][0] >= ANSWERS_PER_CHECKPOINT

    def _checkpoint(self) -> None:
        self._passed = 0
        self._checkpoints.append((len(self.journal), len(self.events), self._questions, _encoder.encode(self.state)))

    def _decode(self, data: bytes) -> S:
        decoder = _decoders.get(self.game.state_type)
        if decoder is None:
            decoder = _decoders[self.game.state_type] = msgspec.msgpack.Decoder(met(self.game.state_type))
        state: S = decoder.decode(data)
        return state

    def _rewind(self, to: int, wanted: int = NONE_WANTED) -> None:
        """Become the position after the first `to` journal entries, with a checkpoint at the place that is wanted."""
        journal = self.journal
        checkpoints = self._checkpoints
        while checkpoints[-1][0] > to:
            checkpoints.pop()
        entries, events, questions, data = checkpoints[-1]
        answers = journal[entries:to]
        del journal[entries:]
        self.events = self.events[:events]
        self.state = self._decode(data)
        self._questions = questions
        self._flow = None
        self._together = False
        self.pending = ()
        self._passed, self._wanted = -1, wanted or NONE_WANTED
        watch, self.watch = self.watch, None
        self._run(None)
        for player, value in answers:
            self._again(player, value)
        self.watch, self._wanted = watch, NONE_WANTED

    def _again(self, player: int, value: Any) -> None:
        """Apply a journal entry that was accepted before."""
        self.journal.append((player, value))
        if isinstance(value, Act):
            self._carry_out(player, value)
        elif self.decision_for(player) is None:
            raise BrokenRules(f"entry {len(self.journal)} of the journal answers a question nobody asks")
        else:
            self._plays_on(player)
            self._run((player, value) if self._together else value)

    def act(self, player: int, act: Act) -> None:
        """Do something that answers no question."""
        if act.by_player:
            self._check_act(player, act)
        self.journal.append((player, act))
        try:
            self._carry_out(player, act)
        except BaseException as fault:
            self._give_up(fault)

    def _check_act(self, player: int, act: Act) -> None:
        """Only somebody still playing may act."""
        if self.state.result is not None:
            raise IllegalAnswer(Refusal("core-over", self.state.result.rule))
        if type(player) is not int or player not in self.still_playing:
            raise IllegalAnswer(Refusal("core-not-playing", "", {"player": _seat(player)}))
        refusal = act.refusal(self, player)
        if refusal is not None:
            raise IllegalAnswer(refusal)

    def _carry_out(self, player: int, act: Act) -> None:
        try:
            changed = act.carry_out(self, player)
        except Finished:
            self._end()
            return
        if changed and self._flow is not None:
            self._run(AGAIN)

    def _give_up(self, fault: BaseException) -> NoReturn:
        """Go back to before the last entry, so that a fault in the rules loses nothing."""
        asked = self._questions
        self._rewind(len(self.journal) - 1)
        self._questions = max(asked, self._questions)
        if isinstance(fault, BattlematError) or not isinstance(fault, Exception):
            raise fault
        raise BrokenRules(f"{self.game.id} failed: {fault!r}") from fault


def view_of(game: Game[S], state: S, player: int | None, pending: Sequence[Decision[Any]] = ()) -> dict[str, Any]:
    """What one player (None: a spectator) may know of a state, and of what is asked in it."""
    return _with_frame(game, state, player, pending, game.view(state, player))


def _with_frame(
    game: Game[S], state: S, player: int | None, pending: Sequence[Decision[Any]], view: Mapping[str, Any]
) -> dict[str, Any]:
    """What a game shows of itself, and what is the same in all games."""
    result = state.result
    frame: Frame = {
        "game": game.id,
        "viewer": player,
        "asked": [{"player": d.player, "kind": d.kind, "rule": d.rule} for d in pending],
        "draw_offers": sorted(state.offers),
        "result": None if result is None else msgspec.to_builtins(result) | {"draw": result.draw},
    }
    return {**frame, **view}


def _seat(player: int) -> str:
    """A seat as people call it; what is no seat is shown as it was given."""
    return SEATS[player].upper() if isinstance(player, int) and 0 <= player < len(SEATS) else str(player)[:20]


def fresh_key(seed: int | str | None) -> bytes:
    """The key of a new match: what the seed stands for, or one that nobody can foresee."""
    if seed is None:
        return secrets.token_bytes(32)
    if type(seed) not in (int, str) or (isinstance(seed, int) and seed.bit_length() > 10_000):
        raise BattlematError("A seed is a text or a whole number (of a sensible size).")
    return key_from_seed(seed)


def start_from(game: Game[S], setup: dict[str, Any], state: S) -> Match[S]:
    """A match that begins in the middle, at a given state: for scenarios, puzzles and tests."""
    return Match(game, setup, state.chance.key, _encoder.encode(state))
