"""The scenario language: positions set up, dice scripted, questions answered, outcomes looked at.

It reads like play. Each game adds how its table is laid out; everything here serves all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Self

from battlemat.core.decision import Decision
from battlemat.core.errors import IllegalAnswer
from battlemat.core.event import Event
from battlemat.core.game import SEATS, S
from battlemat.core.match import Match


class Scenario(Generic[S]):
    """A match in which tests play both sides. Players are named by seat letter: `a` is player 0."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """`t.a("move")` answers for player a: one argument per question, a list where several things are chosen."""
        if len(name) == 1 and name in SEATS:
            return lambda *answers: self._answer(name, answers)
        raise AttributeError(name)

    def _answer(self, seat: str, answers: Sequence[Any]) -> Scenario[S]:
        for answer in answers:
            self.match.submit(SEATS.index(seat), answer)
        return self

    # Looking at questions

    @property
    def asked(self) -> str:
        """Who is asked what: `a action`, or `a dial, b dial` when several are asked at once; empty at the end."""
        return ", ".join(f"{SEATS[d.player]} {d.kind}" for d in self.match.pending)

    def question(self, seat: str) -> Decision[Any]:
        """The question open for a player; fails if there is none."""
        decision = self.match.decision_for(SEATS.index(seat))
        assert decision is not None, f"{seat} is not asked anything; asked: {self.asked or 'nobody'}"
        return decision

    def options(self, seat: str) -> list[str]:
        """The exact options of the question open for a player."""
        return [option.id for option in self.question(seat).options]

    def refused(self, seat: str, answer: Any) -> str:
        """The rule by which an answer is refused; fails if it is accepted or changes anything."""
        before = self.match.fingerprint(), self.match.save()
        try:
            self.match.submit(SEATS.index(seat), answer)
        except IllegalAnswer as illegal:
            refusal = illegal.refusal
        else:
            raise AssertionError(f"{answer!r} was accepted")
        assert (self.match.fingerprint(), self.match.save()) == before, "a refused answer changed the match"
        return refusal.rule

    # Going on without doing anything

    IDLE: ClassVar[tuple[str, ...]] = ("pass", "end", "stay", "done", "no", "keep")
    """The answers by which nothing is done, where a question has one of them."""

    def stops_after(self, kind: str, **facts: Any) -> Self:
        """Go on until an event of this kind (with these facts) happens now, and stop at the first question after it.

        Nothing has been answered since: what is not open at this moment was not offered.
        """
        seen = len(self.match.events)
        for _ in range(5000):
            if any(_is(event, kind, facts) for event in self.match.events[seen:]):
                return self
            assert not self.over, f"the match was over before {kind!r} happened: {self.story(seen)}"
            seen = len(self.match.events)
            self.idles()
        raise AssertionError(f"{kind!r} never happened")

    def idles(self) -> Self:
        """The first open question is answered by doing nothing, else by its first option."""
        decision = self.match.pending[0]
        ids = [option.id for option in decision.options]
        self.match.submit(decision.player, next((idle for idle in self.IDLE if idle in ids), ids[0]))
        return self

    # What players may do without being asked

    def concedes(self, seat: str) -> Scenario[S]:
        """A player gives up."""
        self.match.concede(SEATS.index(seat))
        return self

    def offers_draw(self, seat: str) -> Scenario[S]:
        """A player offers a draw, or accepts one."""
        self.match.offer_draw(SEATS.index(seat))
        return self

    def declines_draw(self, seat: str) -> Scenario[S]:
        """A player turns all offers of a draw down."""
        self.match.decline_draw(SEATS.index(seat))
        return self

    # Looking at what happened

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The data of all events of one kind, oldest first."""
        return [event.data for event in self.match.events if event.kind == kind]

    def last(self, kind: str) -> dict[str, Any]:
        """The data of the latest event of a kind; fails if there was none."""
        found = self.events(kind)
        assert found, f"no {kind!r} among the events: {self.story()}"
        return found[-1]

    def story(self, since: int = 0) -> list[str]:
        """The kinds of all events, in order."""
        return [event.kind for event in self.match.events[since:]]

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a player (None: a spectator) may know."""
        return self.match.view(None if seat is None else SEATS.index(seat))

    # Chance

    def dice(self, *values: int) -> Scenario[S]:
        """Script the next dice."""
        self.match.script(dice=values)
        return self

    def shuffles(self, *orders: Sequence[Any]) -> Scenario[S]:
        """Script the results of the next shuffles, as the lists they leave behind."""
        self.match.script(orders=orders)
        return self

    # The end

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def winner(self) -> str | None:
        """The seat letter of the only winner; None for a draw or while nobody has won."""
        result = self.match.result
        return SEATS[result.winners[0]] if result and len(result.winners) == 1 else None

    @property
    def drawn(self) -> bool:
        """Whether it has ended without a winner."""
        return self.match.result is not None and self.match.result.draw


def _is(event: Event, kind: str, facts: dict[str, Any]) -> bool:
    return event.kind == kind and all(event.data.get(name) == fact for name, fact in facts.items())
