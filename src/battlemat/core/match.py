"""One playing of a game: state, agenda and journal, and everything that can be done with them.

A position is a checkpoint (the state between two steps, as bytes) plus the few answers given since. Forking, undoing,
saving, loading and recovering from a fault are all that one mechanism.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Generic, NoReturn

import msgspec

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import AGAIN, Decision, Flow
from battlemat.core.errors import BattlematError, BrokenRules, IllegalAnswer, Refusal
from battlemat.core.event import Event
from battlemat.core.game import Appraisal, Game, Result, S, Step

_encoder = msgspec.msgpack.Encoder()
_decoders: dict[type, msgspec.msgpack.Decoder[Any]] = {}

STEPS_WITHOUT_QUESTION = 10_000
"""More steps than this without a question mean that a game runs in a circle."""


ANSWERS_PER_CHECKPOINT = 4
"""A checkpoint is made at the first step after so many answers: seldom enough to play, often enough to fork fast."""


class Act(msgspec.Struct, frozen=True, array_like=True):
    """A journal entry that answers no question: conceding, talk about a draw, redrawing, scripting chance."""

    what: str
    seed: int = 0
    dice: tuple[int, ...] = ()
    orders: tuple[tuple[Any, ...], ...] = ()


SPECTATOR = -1
"""In the journal, nobody's seat: a redraw for a spectator, a scripted die."""

Entry = tuple[int, Any]
"""Who, and what was answered: an option id, a tuple of ids, a pose, or an `Act`."""


class Finished(Exception):
    """Raised inside a flow when the match is over, to leave it at once."""


class Match(Generic[S]):
    """A running or finished match.

    >>> import battlemat
    >>> m = battlemat.new_match("pocketmodel", seed=7)
    >>> m.pending[0].kind
    'deploy'
    """

    __slots__ = (
        "_checkpoints",
        "_flow",
        "_given",
        "events",
        "game",
        "journal",
        "key",
        "pending",
        "setup",
        "start",
        "state",
    )

    def __init__(self, game: Game[S], setup: dict[str, Any], key: bytes, start: bytes | None = None) -> None:
        self.game = game
        self.setup = setup
        self.key = key
        self.start = start
        self.journal: list[Entry] = []
        self.events: list[Event] = []
        self.pending: tuple[Decision, ...] = ()
        self._checkpoints: list[tuple[int, int, bytes]] = []
        self._given: dict[int, Any] = {}
        self._flow: Flow[None] | None = None
        self.state: S = game.begin(setup, Chance(key)) if start is None else self._decode(start)
        self._checkpoint()
        self._run(None)

    # What everybody may ask -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def players(self) -> int:
        return self.game.players(self.setup)

    def view(self, player: int | None) -> dict[str, Any]:
        """What one player (None: a spectator) may know, as plain data that can be sent as JSON."""
        result = self.state.result
        return {
            "game": self.game.id,
            "viewer": player,
            "number": len(self.journal),
            "asked": [{"player": d.player, "kind": d.kind, "rule": d.rule} for d in self.pending],
            "result": None if result is None else msgspec.to_builtins(result) | {"draw": result.draw},
            **self.game.view(self.state, player),
        }

    def events_for(self, player: int | None, since: int = 0) -> list[Event]:
        """The events from index `since` on, as one player (None: a spectator) may know them."""
        return [event.seen_by(player) for event in self.events[since:]]

    def decision_for(self, player: int) -> Decision | None:
        for decision in self.pending:
            if decision.player == player:
                return decision
        return None

    def random_answer(self, decision: Decision, rng: Random) -> Any:
        """A plausible legal answer, for any decision."""
        return decision.random(rng)

    def appraise(self, decision: Decision) -> list[Appraisal]:
        """Answers worth considering, best guesses of the game itself, made only from what the asked player may know."""
        return self.game.appraise(self.view(decision.player), decision)

    # What players do ------------------------------------------------------------------------------------------------

    def submit(self, player: int, answer: Any, number: int | None = None) -> None:
        """Answer the question open for `player`: an option id, a list of them, or a pose.

        `number` may name the question meant (`Decision.number`); an answer to an older one is refused. A refused
        answer raises `IllegalAnswer` and changes nothing.
        """
        pending = self.pending
        decision = pending[0] if len(pending) == 1 and pending[0].player == player else self._question_for(player)
        if number is not None and number != decision.number:
            raise IllegalAnswer(Refusal("core-stale", decision.rule, {"number": str(number)}))
        value = decision.accept(answer)
        self.journal.append((player, value))
        try:
            if len(pending) == 1 and not self._given:
                self._run(value)
            else:
                self._take(decision, value)
        except Exception as fault:
            self._give_up(fault)

    def concede(self, player: int) -> None:
        """Leave the match as a loser, at any time."""
        self._act(player, Act("concede"))

    def offer_draw(self, player: int) -> None:
        """Offer a draw, or accept: the match is drawn when everybody still playing has done so."""
        self._act(player, Act("offer-draw"))

    def decline_draw(self, player: int) -> None:
        """Take back or turn down all offers of a draw."""
        self._act(player, Act("decline-draw"))

    @property
    def draw_offers(self) -> set[int]:
        """Who has offered a draw that still stands."""
        offers: set[int] = set()
        for player, value in self.journal:
            if value.__class__ is Act:
                if value.what == "offer-draw":
                    offers.add(player)
                elif value.what == "decline-draw":
                    offers.clear()
        return offers

    # Copies and time ------------------------------------------------------------------------------------------------

    def fork(self) -> Match[S]:
        """An independent copy that goes on exactly as the original would."""
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.setup = self.setup
        twin.key = self.key
        twin.start = self.start
        twin.journal = self.journal.copy()
        twin._checkpoints = self._checkpoints.copy()
        twin.events = self.events
        twin._rewind(len(self.journal))
        return twin

    def undo(self, answers: int = 1) -> None:
        """Go back by so many journal entries; everything after is forgotten."""
        to = len(self.journal) - answers
        if answers < 0 or to < 0:
            raise BattlematError(f"cannot undo {answers} of {len(self.journal)} answers")
        self._rewind(to)

    def determinize(self, player: int | None, rng: Random) -> Match[S]:
        """A fork in which all that the player (None: a spectator) cannot know is redrawn: cards, answers, chance."""
        twin = self.fork()
        twin._act(SPECTATOR if player is None else player, Act("redraw", rng.getrandbits(63)))
        return twin

    def save(self) -> bytes:
        """The match as bytes, for `battlemat.load_match`."""
        from battlemat.core.save import save_match

        return save_match(self)

    def fingerprint(self) -> str:
        """A digest of the exact position: equal for equal positions, on every machine."""
        pending = [(d.player, d.kind, d.rule, [o.id for o in d.options]) for d in self.pending]
        return blake2b(_encoder.encode([self.state, pending]), digest_size=16).hexdigest()

    # What rules use -------------------------------------------------------------------------------------------------

    def note(self, kind: str, rule: str, /, **data: Any) -> None:
        """Record a fact that everybody sees."""
        self.events.append(Event(kind, rule, data, len(self.journal)))

    def note_secret(self, kind: str, rule: str, to: tuple[int, ...], secret: dict[str, Any], /, **data: Any) -> None:
        """Record a fact of which only the players in `to` see the secret part."""
        self.events.append(Event(kind, rule, data, len(self.journal), secret, to))

    def finish(self, winners: tuple[int, ...], reason: str, rule: str) -> NoReturn:
        """End the match, from wherever the rules are."""
        self.state.result = Result(winners, reason, rule)
        self.note("over", rule, winners=list(winners), reason=reason)
        raise Finished

    def next_steps(self, *steps: Step) -> None:
        """Put steps at the front of the agenda, in this order."""
        self.state.agenda[:0] = steps

    def script(self, dice: Sequence[int] = (), orders: Sequence[Sequence[Any]] = ()) -> None:
        """Decide the next dice and the results of the next shuffles: for scenarios and puzzles, never for play."""
        self._act(SPECTATOR, Act("script", 0, tuple(dice), tuple(tuple(order) for order in orders)))

    # The machinery --------------------------------------------------------------------------------------------------

    def _question_for(self, player: int) -> Decision:
        if self.state.result is not None:
            raise IllegalAnswer(Refusal("core-over", self.state.result.rule))
        decision = self.decision_for(player)
        if decision is None:
            asked = ", ".join(str(d.player) for d in self.pending)
            rule = self.pending[0].rule if self.pending else ""
            raise IllegalAnswer(Refusal("core-not-asked", rule, {"player": str(player), "asked": asked}))
        return decision

    def _take(self, decision: Decision, value: Any) -> None:
        """Pass an accepted answer on; with several questions open, only when all are answered."""
        if len(self.pending) == 1 and not self._given:
            self._run(value)
            return
        self._given[decision.player] = value
        self.pending = tuple(d for d in self.pending if d is not decision)
        if not self.pending:
            answers = tuple(self._given[player] for player in sorted(self._given))
            self._given = {}
            self._run(answers)

    def _run(self, value: Any) -> None:
        """Send a value into the running flow, then take steps from the agenda until somebody is asked."""
        flow = self._flow
        try:
            for _ in range(STEPS_WITHOUT_QUESTION):
                if flow is None:
                    flow = self._begin_step()
                    value = None
                    if flow is None:
                        continue
                try:
                    asked = flow.send(value)
                except StopIteration:
                    flow = None
                    continue
                self._flow = flow
                if isinstance(asked, tuple):
                    self._ask_together(asked)
                else:
                    asked.number = len(self.journal)
                    self.pending = (asked,)
                return
            raise BrokenRules(f"{self.game.id} takes steps for ever and asks nobody")
        except Finished:
            self._flow = None
            self._given = {}
            self.pending = ()
            self.state.agenda.clear()

    def _ask_together(self, asked: tuple[Decision, ...]) -> None:
        for question in asked:
            question.number = len(self.journal)
        self.pending = tuple(sorted(asked, key=lambda d: d.player))

    def _begin_step(self) -> Flow[None] | None:
        agenda = self.state.agenda
        answered = len(self.journal)
        if answered - self._checkpoints[-1][0] >= ANSWERS_PER_CHECKPOINT:
            self._checkpoints.append((answered, len(self.events), _encoder.encode(self.state)))
        if not agenda:
            raise BrokenRules(f"{self.game.id} has nothing left to do, but nobody has won")
        step = agenda.pop(0)
        return self.game.steps[step.name](self, *step.args)

    def _checkpoint(self) -> None:
        self._checkpoints.append((len(self.journal), len(self.events), _encoder.encode(self.state)))

    def _decode(self, data: bytes) -> S:
        decoder = _decoders.get(self.game.state_type)
        if decoder is None:
            decoder = _decoders[self.game.state_type] = msgspec.msgpack.Decoder(self.game.state_type)
        state: S = decoder.decode(data)
        return state

    def _rewind(self, to: int) -> None:
        """Become the position after the first `to` journal entries."""
        journal = self.journal
        checkpoints = self._checkpoints
        while checkpoints[-1][0] > to:
            checkpoints.pop()
        entries, events, data = checkpoints[-1]
        answers = journal[entries:to]
        del journal[entries:]
        self.events = self.events[:events]
        self.state = self._decode(data)
        self._flow = None
        self._given = {}
        self.pending = ()
        self._run(None)
        for player, value in answers:
            self._replay(player, value)

    def _replay(self, player: int, value: Any) -> None:
        """Apply a journal entry that was accepted before."""
        self.journal.append((player, value))
        if value.__class__ is Act:
            self._carry_out(player, value)
            return
        decision = self.decision_for(player)
        if decision is None:
            raise BrokenRules(f"entry {len(self.journal)} of the journal answers a question nobody asks")
        self._take(decision, value)

    def _act(self, player: int, act: Act) -> None:
        if act.what not in ("redraw", "script"):
            if self.state.result is not None:
                raise IllegalAnswer(Refusal("core-over", self.state.result.rule))
            if player not in self.game.still_playing(self.state):
                raise IllegalAnswer(Refusal("core-not-playing", "", {"player": str(player)}))
        self.journal.append((player, act))
        try:
            self._carry_out(player, act)
        except Exception as fault:
            self._give_up(fault)

    def _carry_out(self, player: int, act: Act) -> None:
        try:
            if act.what == "concede":
                self.game.concede(self, player)
                self._draw_if_agreed()
            elif act.what == "redraw":
                self._redraw(player, act.seed)
            elif act.what == "offer-draw":
                self.note("draw-offered", self.game.draw_rule, player=player)
                self._draw_if_agreed()
                return
            elif act.what == "decline-draw":
                self.note("draw-declined", self.game.draw_rule, player=player)
                return
            elif act.what == "script":
                self.state.chance.dice.extend(act.dice)
                self.state.chance.orders.extend(list(order) for order in act.orders)
                return
            else:
                raise BattlematError(f"there is no act {act.what!r}")
        except Finished:
            self._flow = None
            self._given = {}
            self.pending = ()
            self.state.agenda.clear()
            return
        self._ask_again()

    def _draw_if_agreed(self) -> None:
        if self.draw_offers >= set(self.game.still_playing(self.state)):
            self.game.agree_draw(self)

    def _ask_again(self) -> None:
        """Let the running flow make its questions anew, keeping the secret answers already given."""
        if self._flow is None:
            return
        given = self._given
        self._given = {}
        self._run(AGAIN)
        for player, value in given.items():
            decision = self.decision_for(player)
            if decision is not None:
                self._take(decision, decision.random(value) if value.__class__ is Random else value)

    def _redraw(self, viewer: int, seed: int) -> None:
        """Forget what the player cannot know; secret answers of others are replaced by others they could have given."""
        player = None if viewer == SPECTATOR else viewer
        self.game.redraw(self.state, player, Chance(key_from_seed(f"redraw {seed}")))
        self.state.chance = Chance(key_from_seed(f"after redraw {seed}"))
        self.events = self.events_for(player)
        for other in self._given:
            if other != player:
                self._given[other] = Random(seed + other)

    def _give_up(self, fault: Exception) -> NoReturn:
        """Go back to before the last entry, so that a fault in the rules loses nothing."""
        self._rewind(len(self.journal) - 1)
        if isinstance(fault, BattlematError):
            raise fault
        raise BrokenRules(f"{self.game.id} failed: {fault!r}") from fault


def fresh_key(seed: int | str | None) -> bytes:
    return secrets.token_bytes(32) if seed is None else key_from_seed(seed)


def start_from(game: Game[S], setup: dict[str, Any], state: S) -> Match[S]:
    """A match that begins in the middle, at a given state: for scenarios, puzzles and tests."""
    return Match(game, setup, state.chance.key, _encoder.encode(state))
