"""The promises every game must keep: each check notices a toy that breaks its promise, and says which."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from battlemat.core import conformance
from battlemat.core.asking import choose
from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import Decision, Flow, Pick
from battlemat.core.errors import BrokenRules, IllegalAnswer, Refusal
from battlemat.core.event import Event
from battlemat.core.load import load_match
from battlemat.core.match import Match
from tests.core.toy import NUMBERS, TOY, Toy, ToyMatch, ToyState, new_toy, play_round


@pytest.fixture(autouse=True)
def _rules_of_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "rules", lambda game: {"T-1": None, "T-2": None})


def match_of(game: Toy) -> ToyMatch:
    return Match(game, {}, key_from_seed(1))


def fails(check: Callable[[ToyMatch, Random], None], m: ToyMatch, said: str) -> None:
    with pytest.raises(conformance.NotConforming, match=said):
        check(m, Random(1))


def played(m: ToyMatch, answers: int = 8) -> ToyMatch:
    """The same players name the same numbers and leave the marker where it is."""
    for _ in range(answers):
        decision = m.pending[0]
        m.submit(decision.player, "1" if decision.kind == "number" else "leave")
    return m


def test_a_sound_toy_keeps_every_promise() -> None:
    for check in conformance.ALL:
        for answers in (0, 1, 2, 8):
            check(played(new_toy(), answers), Random(1))


# Questions


class Odd(Pick):
    """A question that can be set to behave badly."""

    refuses = ""
    answers: Any = "1"

    def accept(self, answer: Any) -> Any:
        if answer == self.refuses:
            raise IllegalAnswer(Refusal("core-stale", "T-1", {"number": "1"}))
        return super().accept(answer)

    def random(self, rng: Random) -> Any:
        return self.answers


def asking(*questions: Decision[Any]) -> ToyMatch:
    m = new_toy()
    m.pending = questions
    return m


def test_nobody_asked() -> None:
    fails(conformance.questions_are_answerable, asking(), "nobody is asked, but the match is not over")


def test_a_question_without_options() -> None:
    fails(conformance.questions_are_answerable, asking(Pick(0, "number", "T-1", ())), "number has no options")


def test_an_option_twice() -> None:
    twice = Pick(0, "number", "T-1", ["1", "2", "1"])
    fails(conformance.questions_are_answerable, asking(twice), "number has an option twice")


@pytest.mark.pure
def test_an_option_that_is_refused() -> None:
    odd = Odd(0, "number", "T-1", NUMBERS)
    odd.refuses = "2"
    with pytest.raises(IllegalAnswer):
        conformance.questions_are_answerable(asking(odd), Random(1))


@pytest.mark.pure
def test_a_random_answer_that_is_refused() -> None:
    odd = Odd(0, "number", "T-1", NUMBERS)
    odd.answers = "9"
    with pytest.raises(IllegalAnswer):
        conformance.questions_are_answerable(asking(odd), Random(1))


def test_somebody_asked_two_things() -> None:
    two = [Pick(0, "number", "T-1", NUMBERS) for _ in range(2)]
    fails(conformance.questions_are_answerable, asking(*two), "player 0 is asked two things")


def test_one_of_several_questions_is_taken_at_random() -> None:
    m = new_toy()
    assert {conformance.random_question(m, Random(seed)).player for seed in range(20)} == {0, 1}
    m.submit(0, "1")
    assert conformance.random_question(m, Random(1)).player == 1


# Copies


def spoil_forks(monkeypatch: pytest.MonkeyPatch, spoil: Callable[[ToyMatch], None]) -> None:
    sound = Match.fork

    def fork(self: ToyMatch) -> ToyMatch:
        twin = sound(self)
        spoil(twin)
        return twin

    monkeypatch.setattr(Match, "fork", fork)


def other_die(m: ToyMatch) -> None:
    m.state.secret[1] += 1


def more_events(m: ToyMatch) -> None:
    m.events = [*m.events, Event("invented", "T-1", {})]


def test_a_fork_in_another_position(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil_forks(monkeypatch, other_die)
    fails(conformance.copies_are_equal, new_toy(), "a fork differs from its original")


def test_a_fork_with_other_events(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil_forks(monkeypatch, more_events)
    fails(conformance.copies_are_equal, new_toy(), "a fork remembers other events")


class Fickle(Toy):
    """What happens depends on something outside the state."""

    beyond: ClassVar[Iterator[int]]
    does: ClassVar[Callable[[ToyMatch, int], None]]

    def fickle_round(m: ToyMatch) -> Flow[None]:  # type: ignore[misc]  # noqa: N805 - a step, no method
        yield from play_round(m)
        Fickle.does(m, next(Fickle.beyond))

    steps: ClassVar[Mapping[str, Callable[..., Flow[None] | None]]] = {"round": fickle_round}


def fickle(does: Callable[[ToyMatch, int], None]) -> ToyMatch:
    """The next answer ends the first round, after which something happens that nobody can foresee."""
    Fickle.beyond, Fickle.does = count(), staticmethod(does)
    return played(match_of(Fickle()), 2)


def other_points(m: ToyMatch, number: int) -> None:
    m.state.points[0] = -number


def other_story(m: ToyMatch, number: int) -> None:
    m.note("shrugged", "T-1", number=number)


def test_forks_that_part() -> None:
    fails(conformance.copies_are_equal, fickle(other_points), "two forks differ after")
    fails(conformance.copies_are_equal, fickle(other_story), "two forks tell different stories")


def test_a_fork_that_reaches_into_its_original() -> None:
    originals: list[ToyMatch] = []

    def reach(m: ToyMatch, number: int) -> None:
        for original in originals:
            other_die(original)

    originals.append(fickle(reach))
    fails(conformance.copies_are_equal, originals[0], "playing on in a fork changed the original")


def test_a_table_that_changes_when_it_is_shown() -> None:
    class Touchy(Toy):
        def view(self, state: ToyState, player: int | None) -> dict[str, Any]:
            state.secret[0] += player is None
            return super().view(state, player)

    fails(conformance.copies_are_equal, played(match_of(Touchy()), 1), "two forks differ")


def test_a_table_that_looks_different_in_a_fork() -> None:
    class Keepsake(Toy):
        def view(self, state: ToyState, player: int | None) -> dict[str, Any]:
            return {"seen": id(state)}

    fails(conformance.copies_are_equal, match_of(Keepsake()), "a fork is seen differently")


def test_views_made_together_that_mix_up_the_seats() -> None:
    class Careless(Toy):
        def views(self, state: ToyState, players: Sequence[int | None]) -> list[dict[str, Any]]:
            return [self.view(state, 0)] * len(players)

    fails(conformance.copies_are_equal, match_of(Careless()), "views made together differ")


class Talkative(Toy):
    def view(self, state: ToyState, player: int | None) -> dict[str, Any]:
        return super().view(state, player) | {"rumour": "3"}


class Terse(Toy):
    def view(self, state: ToyState, player: int | None) -> dict[str, Any]:
        return {field: value for field, value in super().view(state, player).items() if field != "marker"}


def test_a_view_with_a_field_nobody_describes_or_without_one_that_is_described() -> None:
    fails(conformance.views_are_described, match_of(Talkative()), r"view of 0 .* nobody describes \$\.rumour")
    fails(conformance.views_are_described, match_of(Terse()), "view of 0 .* missing required field `marker`")


def test_a_table_that_cannot_be_sent() -> None:
    class Strange(Toy):
        def view(self, state: ToyState, player: int | None) -> dict[str, Any]:
            return {"odd": {1, 2} if player is None else 1}

    with pytest.raises(BrokenRules, match="JSON"):
        conformance.copies_are_equal(played(match_of(Strange()), 1), Random(1))


# Undo


def spoil_undo(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[ToyMatch], None], *, of: Callable[[int], bool]
) -> None:
    sound = Match.undo

    def undo(self: ToyMatch, entries: int = 1) -> None:
        sound(self, entries)
        if of(entries):
            spoil(self)

    monkeypatch.setattr(Match, "undo", undo)


def test_undo_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil_undo(monkeypatch, other_die, of=lambda entries: entries == 1)
    fails(conformance.undo_is_exact, played(new_toy()), "undo does not lead back")


def test_undo_that_invents_events(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil_undo(monkeypatch, more_events, of=lambda entries: entries == 1)
    fails(conformance.undo_is_exact, played(new_toy()), "undo leaves other events")


def test_redo_that_leads_elsewhere() -> None:
    fails(conformance.undo_is_exact, fickle(other_points), "redo does not lead to the same position")


def test_undo_of_five_answers_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil_undo(monkeypatch, other_die, of=lambda entries: entries == 5)
    fails(conformance.undo_is_exact, played(new_toy()), "undoing and redoing 5 answers leads elsewhere")


def test_undo_of_all_there_is_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil_undo(monkeypatch, other_die, of=lambda entries: entries == 2)
    fails(conformance.undo_is_exact, played(new_toy(), 2), "undoing and redoing 2 answers leads elsewhere")


# Saves


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (other_die, "a loaded match differs"),
        (more_events, "a loaded match tells another story"),
        (lambda m: m.setup.update(odd=1), "a loaded match saves differently"),
    ],
)
def test_a_save_that_is_read_wrongly(
    spoil: Callable[[ToyMatch], None], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = load_match

    def load(data: bytes, find: Callable[[str], Toy]) -> ToyMatch:
        m: ToyMatch = sound(data, find)
        spoil(m)
        return m

    monkeypatch.setattr(conformance, "load_match", load)
    fails(conformance.saves_are_complete, played(new_toy()), said)


# Nonsense


@pytest.mark.parametrize("nonsense", conformance.NONSENSE, ids=lambda answer: f"{answer!r:.20}")
def test_nonsense_that_is_accepted(nonsense: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Match.submit

    def submit(self: ToyMatch, player: int, answer: Any, number: int | None = None) -> None:
        if answer != nonsense:
            sound(self, player, answer, number)

    monkeypatch.setattr(Match, "submit", submit)
    fails(conformance.nonsense_changes_nothing, new_toy(), "was accepted")


@pytest.mark.parametrize(
    ("passes", "said"),
    [
        (lambda m, player, number: player == 99, "an answer of nobody was accepted"),
        (lambda m, player, number: number is not None, "an answer to an older question was accepted"),
        (lambda m, player, number: player == 0 and number is None, "an answer out of turn was accepted"),
    ],
)
def test_answers_of_others_or_late_that_are_accepted(
    passes: Callable[[ToyMatch, int, int | None], bool], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = Match.submit

    def submit(self: ToyMatch, player: int, answer: Any, number: int | None = None) -> None:
        if not (answer in NUMBERS and passes(self, player, number)):
            sound(self, player, answer, number)

    m = played(new_toy(), 1)
    monkeypatch.setattr(Match, "submit", submit)
    fails(conformance.nonsense_changes_nothing, m, said)


def test_a_refusal_without_a_reason_or_by_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusing(rule: str, reason: str) -> None:
        class Refused(IllegalAnswer):
            @property
            def reason(self) -> str:
                return reason

        def submit(self: ToyMatch, player: int, answer: Any, number: int | None = None) -> None:
            raise Refused(Refusal("core-stale", rule, {"number": "1"}))

        monkeypatch.setattr(Match, "submit", submit)

    refusing("T-1", "")
    fails(conformance.nonsense_changes_nothing, new_toy(), "None was refused without a reason")
    refusing("T-9", "Because.")
    fails(conformance.nonsense_changes_nothing, new_toy(), "'T-9' is no rule")
    refusing("", "Because.")
    conformance.nonsense_changes_nothing(new_toy(), Random(1))


def test_what_is_refused_by_no_rule_or_offered_as_well() -> None:
    def asked(option: str, rule: str) -> ToyMatch:
        refused = {option: Refusal("core-stale", rule, {"number": "1"})}
        return asking(Pick(0, "number", "T-1", NUMBERS, refused=lambda: refused))

    fails(conformance.nonsense_changes_nothing, asked("9", "T-9"), "the refusal of 9 cites 'T-9', which is no rule")
    fails(conformance.nonsense_changes_nothing, asked("2", "T-1"), "2 is both offered and refused")


@pytest.mark.parametrize(
    "change", [other_die, more_events, lambda m: m.journal.append((0, "1"))], ids=["state", "events", "journal"]
)
def test_a_refused_answer_that_changes_something(
    change: Callable[[ToyMatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = Match.submit

    def submit(self: ToyMatch, player: int, answer: Any, number: int | None = None) -> None:
        change(self)
        sound(self, player, answer, number)

    m = new_toy()
    monkeypatch.setattr(Match, "submit", submit)
    fails(conformance.nonsense_changes_nothing, m, "a refused answer changed the match")


# Secrets


@pytest.mark.parametrize("told", [0, 1, None])
def test_a_secret_that_is_shown(told: int | None) -> None:
    class Leaky(Toy):
        def view(self, state: ToyState, player: int | None) -> dict[str, Any]:
            return super().view(state, player) | ({"all": list(state.secret)} if player == told else {})

        def redraw(self, state: ToyState, player: int | None, chance: Chance) -> None:
            for seat in {0, 1} - {player}:
                state.secret[seat] += 6

    fails(conformance.nothing_leaks, match_of(Leaky()), f"the view of {told} depend on what {told} may not know")


def test_a_secret_that_is_asked_about() -> None:
    class Asking(Toy):
        def telling(m: ToyMatch) -> Flow[None]:  # type: ignore[misc]  # noqa: N805 - a step, no method
            yield from choose(lambda: Pick(1, "number", "T-1", [str(m.state.secret[0])]))

        steps: ClassVar[Mapping[str, Callable[..., Flow[None] | None]]] = {"round": telling}

    game = Asking()
    game.begin = lambda setup, chance: msgspec.structs.replace(TOY.begin(setup, chance), secret=[3, 0])  # type: ignore[method-assign]
    fails(conformance.nothing_leaks, match_of(game), "the question of 1 depend")


@pytest.mark.parametrize(("private", "told"), [(None, False), ({"place"}, True), ({"number", "place"}, False)])
def test_a_question_that_is_called_open_and_tells_a_secret(private: set[str] | None, told: bool) -> None:
    """Every question is private where a game says nothing, and those are that it names."""

    class Telling(Toy):
        def step(m: ToyMatch) -> Flow[None]:  # type: ignore[misc]  # noqa: N805 - a step, no method
            yield from choose(lambda: Pick(1, "number", "T-1", [str(m.state.secret[1])]))

        steps: ClassVar[Mapping[str, Callable[..., Flow[None] | None]]] = {"round": step}

    game = Telling()
    game.private = private if private is None else frozenset(private)  # type: ignore[misc]
    game.begin = lambda setup, chance: msgspec.structs.replace(TOY.begin(setup, chance), secret=[0, 3])  # type: ignore[method-assign]
    if told:
        fails(conformance.open_questions_hide_nothing, match_of(game), "the question number is called open")
    else:
        conformance.open_questions_hide_nothing(match_of(game), Random(1))


# Rules and invariants


def test_questions_and_events_by_no_rule() -> None:
    odd = Pick(0, "number", "T-9", NUMBERS)
    fails(conformance.everything_cites_rules, asking(odd), "the question number cites 'T-9', which is no rule")
    m = new_toy()
    m.note("sang", "T-9")
    fails(conformance.everything_cites_rules, m, "the event sang cites 'T-9', which is no rule")


def test_an_invariant_that_does_not_hold() -> None:
    class Broken(Toy):
        def broken_invariants(self, state: ToyState) -> list[str]:
            return ["it leaks", "it creaks"]

    fails(conformance.invariants_hold, match_of(Broken()), "it leaks; it creaks")
