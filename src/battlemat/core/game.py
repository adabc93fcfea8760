"""What a game is to the engine: its state, its steps and a few answers about them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from battlemat.core.chance import Chance
from battlemat.core.contribution import Contribution
from battlemat.core.decision import Decision, Flow, Pose
from battlemat.core.described import Described
from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.event import Event
from battlemat.core.observed import NOTHING, Observed
from battlemat.core.seats import SEATS as SEATS
from battlemat.core.words import LANGUAGES

if TYPE_CHECKING:
    from battlemat.core.match import Match
    from battlemat.core.teller import Teller
    from battlemat.odds.asking import Odds


class Step(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing still to happen: the name of a flow and the ids it is about."""

    name: str
    args: tuple[int | str, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a match ended. No winners means a draw; `reason` is a message key."""

    winners: tuple[int, ...]
    reason: str
    rule: str

    @property
    def draw(self) -> bool:
        """Whether nobody has won."""
        return not self.winners


class State(msgspec.Struct):
    """The whole truth of a match. Games add their fields; everything refers to everything else by id.

    `offers` are the players who have offered a draw.
    """

    agenda: list[Step]
    chance: Chance
    result: Result | None
    offers: list[int]


class Appraisal(msgspec.Struct, frozen=True, gc=False):
    """An answer worth considering and how good it looks to the player who is asked."""

    answer: str | list[str] | Pose
    value: float


def likely(appraisals: Sequence[Appraisal], softness: float, drawn: float) -> Appraisal:
    """What somebody may do who sees these answers: the better one looks, the likelier. `drawn` is from 0 to 1.

    >>> answers = [Appraisal("good", 1.0), Appraisal("bad", 0.0)]
    >>> [likely(answers, 1.0, drawn).answer for drawn in (0.0, 0.7, 0.75)]
    ['good', 'good', 'bad']
    """
    best = max(appraisal.value for appraisal in appraisals)
    weights = [exp((appraisal.value - best) / softness) for appraisal in appraisals]
    left = drawn * sum(weights)
    for appraisal, weight in zip(appraisals, weights, strict=True):
        left -= weight
        if left < 0.0:
            return appraisal
    return appraisals[-1]


class Evaluation(msgspec.Struct, frozen=True):
    """How a match stands for one player: what each thing contributes, in the game's own points; their sum is the value.

    Above 0 the player is ahead. The keys of the terms are words of the game: `words/<language>/*.ftl` has them.
    """

    terms: dict[str, float]

    @property
    def value(self) -> float:
        """All terms together."""
        return sum(self.terms.values())


class Starter(msgspec.Struct, frozen=True):
    """A ready-made battle: the set-up, and what each seat plays in it."""

    setup: dict[str, Any]
    lists: tuple[str, ...]


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A ruleset. One instance per game, registered by living in `battlemat.games.<id>` as `GAME`.

    What a game answers by a function of its own it names: `view = staticmethod(view)`.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    draw_rule: ClassVar[str]
    """The rule by which players may agree on a draw."""
    tastes: ClassVar[frozenset[str]] = frozenset()
    """Questions in which some of the fuzzer's players try whatever there is, even if they know better, by their kind.

    Options that such players leave alone, so that something else gets its turn, are named `kind:verb`.
    """
    lead: ClassVar[float] = 1.0
    """By so many points of `evaluate` a player is ahead who wins about three times out of four."""
    secrets: ClassVar[Mapping[str, float]] = {}
    """Kinds of questions that are answered in secret, so that others can only say how likely an answer is.

    An answer that looks better by so many points is almost three times as likely.
    """
    pondered: ClassVar[frozenset[str] | None] = None
    """Kinds of questions for which bots that look ahead do so; None: all. In the others they take what looks best."""
    brushed: ClassVar[Mapping[str, str]] = {}
    """Kinds of questions that are answered like this, unseen, where a match is only played on to see how it ends."""
    swiftness: ClassVar[int] = 1
    """So many times as many playouts as elsewhere a level plays in this game, because they take so little time."""
    foresight: ClassVar[int] = 1
    """For so many scenes a playout goes on."""
    private: ClassVar[frozenset[str] | None] = None
    """Kinds of questions that only the asked player may look at, because they are answered in secret or from a hand.

    The rest could be asked aloud, and people who share a screen need not turn away. None: every question is private.
    """
    odds: ClassVar[Odds | None] = None
    """What can be asked of the odds of the game, if anything."""
    set_up: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions by which the table is set up piece by piece: somebody may leave them all to the house."""
    described: ClassVar[Described]
    """What its views and its catalogue look like."""
    observed: ClassVar[Observed] = NOTHING
    """What learners are shown of a view, beside questions, answers and events: tables of numbers."""
    state_type: type[S]
    steps: ClassVar[Mapping[str, Callable[..., Flow[None] | None]]]

    def normal_setup(self, setup: Any) -> dict[str, Any]:
        """The set-up written out in full (None: the starter battle); `BadSetup` explains every fault."""
        raise NotImplementedError

    def sample_setup(self, rng: Random) -> dict[str, Any]:
        """Some legal set-up, over all player counts and variants: what fuzzing and conformance play."""
        raise NotImplementedError

    def sample_setup_with(self, rng: Random, parts: Sequence[str]) -> dict[str, Any]:
        """Some legal set-up in which one or more of the parts (of `usable`) are likely to do something."""
        return self.sample_setup(rng)

    def sample_list(self, rng: Random, like: Mapping[str, Any]) -> dict[str, Any]:
        """Some legal list without a name, of the sort that another one is, which may be empty or half built."""
        raise NotImplementedError

    def starter_setup(self, players: int, number: int) -> Starter:
        """A pairing of the ready-made balanced lists, what bots are measured with; all of them in turn, over and over.

        `BadSetup` when the game is not for so many players.
        """
        raise NotImplementedError

    def players(self, setup: Mapping[str, Any]) -> int:
        """How many play with this set-up."""
        return len(setup["players"])

    def begin(self, setup: Mapping[str, Any], chance: Chance, /) -> S:
        """The state before the first step."""
        raise NotImplementedError

    def view(self, state: S, player: int | None, /) -> Mapping[str, Any]:
        """What one player (None: a spectator) may know, as plain data."""
        raise NotImplementedError

    def views(self, state: S, players: Sequence[int | None], /) -> Sequence[Mapping[str, Any]]:
        """The views of several players at once, each as `view` gives it; what they have in common may be made once."""
        return [self.view(state, player) for player in players]

    def is_open(self, decision: Decision[Any]) -> bool:
        """Whether a question may be asked before everybody's eyes."""
        return self.private is not None and decision.kind not in self.private

    def sets_up(self, state: S, decision: Decision[Any]) -> bool:
        """Whether a question belongs to the set-up that may be left to the house."""
        return decision.kind in self.set_up

    def turn_of(self, state: S, /) -> int:
        """The turn a match is in; games that count rounds say those."""
        raise NotImplementedError

    def scene_of(self, state: S, /) -> Hashable:
        """The activation, phase or turn a match is in: bots look ahead to its end."""
        return self.turn_of(state)

    def unlike(
        self, view: Mapping[str, Any], decision: Decision[Any], best: Sequence[Appraisal], /
    ) -> Sequence[Appraisal]:
        """Of answers that come to much the same only the first, from the best one down: what is worth trying out."""
        return best

    def redraw(self, state: S, player: int | None, chance: Chance, /) -> None:
        """Deal everything anew that the view of the player (None: a spectator) hides.

        What the view shows stays as it is; what was only seen in passing (a hand looked at once) may be dealt anew.
        """
        raise NotImplementedError

    def concede(self, m: Match[S], player: int, /) -> None:
        """Take a player who gives up out of the match, and end it if that decides it."""
        raise NotImplementedError

    def agree_draw(self, m: Match[S], /) -> None:
        """End the match: everybody still playing has offered a draw."""
        m.finish((), f"{self.id}-draw-agreed", self.draw_rule)

    def still_playing(self, state: S, /) -> Sequence[int]:
        """The players who are still in the match, by their numbers."""
        raise NotImplementedError

    def broken_invariants(self, state: S, /) -> list[str]:
        """What must always hold and does not; for the fuzzer and the conformance suite."""
        return []

    def broken_state(self, state: S, setup: Mapping[str, Any]) -> list[str]:
        """What makes a state from a file unusable: ids nobody knows, numbers out of range, players not as set up."""
        return ["a match that starts in the middle cannot be read from a file"]

    def usable(self) -> Iterable[str]:
        """Ids of all content that does something in play: cards, skills, abilities. The fuzzer tells what never did."""
        return ()

    def used(self, event: Event) -> Iterable[str]:
        """Which of it did something, by what an event tells."""
        return ()

    def contributions(self, match: Match[S], /) -> list[Contribution]:
        """What every unit and card that was fielded did in a match, in an order that the lists alone decide."""
        return []

    def appraise(self, view: Mapping[str, Any], decision: Decision[Any]) -> list[Appraisal]:
        """Good answers to a question, judged only by what the player may know."""
        raise NotImplementedError

    def study(self, view: Mapping[str, Any], decision: Decision[Any], depth: int) -> Sequence[Appraisal] | None:
        """The same at a closer look, the closer the greater the depth is; None where a glance says all there is."""
        return None

    def evaluate(self, view: Mapping[str, Any], player: int) -> Evaluation:
        """How the match stands for a player, judged only by a view, term by term."""
        raise NotImplementedError

    def chance_to_win(self, value: float) -> float:
        """What the value of an evaluation means, from 0 to 1.

        >>> class Points(Game):
        ...     lead = 5.0
        >>> [round(Points().chance_to_win(value), 2) for value in (-5.0, 0.0, 5.0)]
        [0.25, 0.5, 0.75]
        """
        odds: float = 3.0 ** max(-100.0, min(100.0, value / self.lead))
        return odds / (1.0 + odds)

    def teller(self, view: Mapping[str, Any] | None, language: str) -> Teller:
        """Who puts it all into words for the viewer of `view`; without a view, for nobody in particular."""
        raise NotImplementedError

    def check_list(self, entry: Any) -> list[Refusal]:
        """Every violation of the building rules in a fleet, squad or deck; empty when it may be fielded."""
        raise NotImplementedError

    def list_summary(self, entry: Any) -> dict[str, Any]:
        """A list in numbers, for whoever builds it."""
        raise NotImplementedError

    def setup_of(self, variant: str, lists: list[Any]) -> dict[str, Any]:
        """The set-up for lists chosen in a lobby: ids of ready-made ones, whole lists, or None for a starter."""
        raise NotImplementedError

    def variants_for(self, entry: Any) -> list[str]:
        """The variants of the offer in which somebody may play a list of their own: those whose set-up takes it."""
        found = []
        for variant in self.offer(LANGUAGES[0])["variants"]:
            try:
                self.setup_of(variant, [entry, None])
            except BadSetup:
                continue
            found.append(variant)
        return found

    def offer(self, language: str) -> dict[str, Any]:
        """What a start page shows of the game: title, player counts, variants, ready-made lists."""
        raise NotImplementedError

    def catalogue(self, language: str) -> dict[str, Any]:
        """The game's content in words, for builders and boards."""
        raise NotImplementedError
