"""Everything that goes over the wire, as records. The browser's types are generated from this file.

A client answers, acts and talks; the server sends that client what its seat may see, and nothing else. Each message
of a client carries a `key` of its own choosing: a repeated key is answered again and never carried out twice.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from battlemat.bots import USUAL
from battlemat.core.decision import LONGEST_ID
from battlemat.core.errors import Path
from battlemat.sim.analysis import WORLDS
from battlemat.sim.analysis_told import TellJudged

MOST_TEXT = 500
"""Characters of a chat line."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all messages."""


# From a client --------------------------------------------------------------------------------------------------------

Token = Annotated[str, msgspec.Meta(min_length=20, max_length=80, pattern="^[A-Za-z0-9_.-]+$")]
"""The secret of a seat, made by whoever sits down there."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a connection: the token of one's seat (empty: one watches), and one's language.

    `openly`: people share the screen, so one sees what everybody may see, and is asked only what hides nothing.
    """

    token: str = ""
    language: str = "en"
    openly: bool = False


Key = Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern="^[!-~]+$")]
"""What a client calls a message of its own: 1 to 80 visible ASCII characters, never used for another message."""


OptionId = Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=2**31)]
Answered = OptionId | Annotated[list[OptionId | float], msgspec.Meta(max_length=200)]
"""An option id, a list of ids, or `[x, y, heading]`."""


class Answer(Message, frozen=True, tag="answer"):
    """The answer to question `number`: an option id, a list of ids, or `[x, y, heading]`."""

    key: Key
    number: Number
    answer: Answered


class Concede(Message, frozen=True, tag="concede"):
    key: Key


class OfferDraw(Message, frozen=True, tag="offer-draw"):
    key: Key


class DeclineDraw(Message, frozen=True, tag="decline-draw"):
    key: Key


class AskUndo(Message, frozen=True, tag="ask-undo"):
    """Take the last answer back: at once where that is free, otherwise when everybody else agrees."""

    key: Key


class AllowUndo(Message, frozen=True, tag="allow-undo"):
    """Agree to somebody's wish to take an answer back, or (`yes` false) don't."""

    key: Key
    yes: bool


class Say(Message, frozen=True, tag="say"):
    key: Key
    text: str


class Speak(Message, frozen=True, tag="speak"):
    """From now on tell everything in this language; the whole table is sent again."""

    key: Key
    language: str


class Hint(Message, frozen=True, tag="hint"):
    """What would a bot of this level do, and why?"""

    key: Key
    bot: Annotated[str, msgspec.Meta(max_length=80)] = USUAL


class MoveNow(Message, frozen=True, tag="move-now"):
    """A bot that thinks shall answer with what it has found so far."""

    key: Key


class Probe(Message, frozen=True, tag="probe"):
    """Would this answer be accepted? Asking changes nothing: a piece being placed learns where it may stand."""

    key: Key
    number: Number
    answer: Answered


class LetBotPlay(Message, frozen=True, tag="let-bot-play"):
    """Replace a player who has been away for long by a bot."""

    key: Key
    seat: str


class UsualSetUp(Message, frozen=True, tag="usual-set-up"):
    """Leave the rest of one's set-up to the house: everything is placed sensibly."""

    key: Key


class AllowHints(Message, frozen=True, tag="allow-hints"):
    """Agree to hints for everybody at a table of people, or (`yes` false) not, which ends them for all."""

    key: Key
    yes: bool


FromClient = (
    Answer
    | Concede
    | OfferDraw
    | DeclineDraw
    | AskUndo
    | AllowUndo
    | Say
    | Speak
    | Hint
    | MoveNow
    | Probe
    | LetBotPlay
    | AllowHints
    | UsualSetUp
)


# To a client ----------------------------------------------------------------------------------------------------------


class TellOption(msgspec.Struct, frozen=True):
    """An option of the open question, in words. `parts` are the ids of things on the table it is about."""

    id: str
    text: str
    rule: str
    weight: int
    group: str
    alone: bool
    parts: list[str]


class TellRefusal(msgspec.Struct, frozen=True):
    """Something one may well try here, and why it cannot be done."""

    id: str
    text: str
    reason: str
    rule: str


class TellQuestion(msgspec.Struct, frozen=True):
    """The question open for this seat."""

    number: int
    kind: str
    rule: str
    form: str
    text: str
    about: dict[str, Any]
    options: list[TellOption]
    refused: list[TellRefusal]
    most: int
    budget: int | None
    ordered: bool
    region: list[list[list[float]]]
    outlooks: dict[str, Any]


class TellEvent(msgspec.Struct, frozen=True):
    """Something that happened, as this seat may know it. `at` counts the answers given before it."""

    index: int
    kind: str
    rule: str
    text: str
    data: dict[str, Any]
    at: int


class Change(msgspec.Struct, frozen=True):
    """Put a value at a path of a view (keys of objects, places in lists); the empty path replaces everything."""

    path: Path
    value: Any


class Moment(msgspec.Struct, frozen=True):
    """One moment of an animation or a replay: an event, and what it changed in the view of the moment before."""

    event: TellEvent
    changes: list[Change]


class TellSeat(msgspec.Struct, frozen=True):
    """Who sits where: a person (here or away), a bot, or nobody yet. `ready`: nothing more has to be brought there."""

    seat: str
    name: str
    kind: str
    here: bool
    away_seconds: int
    ready: bool = True


class TellUndo(msgspec.Struct, frozen=True):
    """Whether this seat may take back: `free` at once, `ask` by consent, or `no`; and who is asking for it.

    `count` is how often something was taken back so far: the dice after it depend on that.
    """

    how: str
    asked_by: str | None
    waiting_for: list[str]
    count: int


class TellClock(msgspec.Struct, frozen=True):
    """Milliseconds each seat has left at the moment of sending, whose time runs, and the seconds added per answer."""

    left: list[int]
    running: list[str]
    added: float


class TellSeries(msgspec.Struct, frozen=True):
    """The series a match belongs to: which game of it this is, and who has won how many, seat by seat."""

    best_of: int
    game: int
    wins: list[int]
    decided: bool


class TellStep(msgspec.Struct, frozen=True):
    """What a lesson tells at this moment: a title, what this is, what to do now, the rule, and the advised options."""

    id: str
    number: int
    title: str
    text: str
    todo: str
    rule: str
    advice: list[str]


class TellTried(msgspec.Struct, frozen=True):
    """An answer to the question of a puzzle, and the chance to win that it leads to."""

    text: str
    chance: float
    best: bool
    yours: bool


class TellFound(msgspec.Struct, frozen=True):
    """What came of the answers to the question of a puzzle from a simulated match, in so many worlds, and why."""

    question: str
    worlds: int
    tried: list[TellTried]
    reason: str


class TellLesson(msgspec.Struct, frozen=True):
    """How far the learner is. `kind` is `battle` or `puzzle`, `end` empty, `reached` or `missed`.

    `dice` says how dice will fall, if that is known; `after` what to take along, `next` is the lesson after this one.
    """

    id: str
    kind: str
    title: str
    goal: str
    dice: str
    step: TellStep | None
    told: int
    steps: int
    end: str
    after: str
    next: str
    found: TellFound | None


class TellHints(msgspec.Struct, frozen=True):
    """Whether the bot may be asked: always against bots, among people when all have agreed; and who has."""

    allowed: bool
    agreed: list[str]


class Fairness(msgspec.Struct, frozen=True):
    """The hash of the key all chance comes from, and, when the match is over, the key."""

    hash: str
    key: str | None


class Rematch(msgspec.Struct, frozen=True):
    """The same again has been set up: the new match. Everybody's token opens a seat there, too."""

    match: str


class TableMessage(Message, frozen=True, tag="table"):
    """The table as this seat sees it now, with the moments that led there since the last time.

    The view is what this connection was sent last (nothing at first), changed by each of `moments` in turn and then by
    `changes`. `log` replaces the lines from index `log_from` on: after an answer was taken back there are fewer. Of
    `awaited_seats`, those in `open_seats` are asked something that hides nothing. `set_up`:
    the question is one of the set-up, which may be left to the house.
    """

    match: str
    game: str
    seat: str | None
    sequence: int
    moments: list[Moment]
    changes: list[Change]
    question: TellQuestion | None
    awaited: str
    awaited_seats: list[str]
    open_seats: list[str]
    log: list[TellEvent]
    log_from: int
    seats: list[TellSeat]
    undo: TellUndo
    draw_offers: list[str]
    clock: TellClock | None
    fairness: Fairness
    result: str | None
    rematch: Rematch | None
    language: str
    name: str
    series: TellSeries | None
    hints: TellHints
    over_days: bool
    lesson: TellLesson | None
    set_up: bool


class Accepted(Message, frozen=True, tag="accepted"):
    """The message with this key is carried out and safe on disk."""

    key: str
    sequence: int


class Refused(Message, frozen=True, tag="refused"):
    """The message with this key (empty: unreadable) cannot be carried out; nothing was changed."""

    key: str
    reason: str
    rule: str


class ChatLine(Message, frozen=True, tag="chat"):
    seat: str | None
    name: str
    text: str
    at: str


class HintMessage(Message, frozen=True, tag="hint-given"):
    """What the bot would answer, and in words; `reason` is a sentence about why (empty in a lesson)."""

    key: str
    answer: str | list[str | float]
    text: str
    reason: str


class Probed(Message, frozen=True, tag="probed"):
    """Whether the answer asked about would be accepted; if not, why."""

    key: str
    legal: bool
    reason: str
    rule: str


class Gone(Message, frozen=True, tag="gone"):
    """The server closes this connection for a reason; reconnect if `again`."""

    reason: str
    again: bool


ToClient = TableMessage | Accepted | Refused | ChatLine | HintMessage | Probed | Gone


# The lobby (HTTP, JSON) -----------------------------------------------------------------------------------------------


class ReadyList(msgspec.Struct, frozen=True):
    """A list that comes with a game."""

    id: str
    name: str
    about: str
    faction: str
    variant: str
    showcase: bool


class OfferedFaction(msgspec.Struct, frozen=True):
    """A faction that is taken at the table, and what it is like."""

    id: str
    name: str
    about: str


class GameOffer(msgspec.Struct, frozen=True):
    """What the start page needs to know about a game. Factions are told where there are no lists to choose before."""

    id: str
    title: str
    about: str
    fewest: int
    most: int
    variants: list[str]
    lists: list[ReadyList]
    bots: list[str]
    factions: list[OfferedFaction] = []


class LessonOffer(msgspec.Struct, frozen=True):
    """A guided battle or a puzzle of a game: `kind` is `battle`, `puzzle`, or `found` for one from a simulated match.

    `trouble` says why it cannot be played by the rules of now; empty: it can.
    """

    id: str
    kind: str
    title: str
    about: str
    goal: str
    minutes: int
    steps: int
    trouble: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: `me`, `friend` (by link), `open` (for anybody) or `bot`; and with which list."""

    who: str
    name: str = ""
    bot: str = USUAL
    list: str | dict[str, Any] | None = None


class WishedClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds each player has for the whole match, and seconds added after each answer."""

    seconds: float
    added: float = 0


Called = Annotated[str, msgspec.Meta(max_length=200)]
"""A name somebody gives; the first 40 characters that can be shown are kept."""


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish for a match, and what its table shall be called.

    `own_lists`: friends and whoever takes an open seat bring their own lists (`Bring`), and the match begins when all
    are ready. `over_days`: nobody is in a hurry, and a clock gives its time for each answer. `best_of`: 1 or 3.
    """

    game: str
    seats: list[NewSeat]
    variant: str = "standard"
    clock: WishedClock | None = None
    name: Called = ""
    own_lists: bool = False
    over_days: bool = False
    best_of: int = 1


class SeatLink(msgspec.Struct, frozen=True):
    """A seat of a new match: one's own, with its token, or one for a friend: whoever uses `invite` first sits there."""

    seat: str
    who: str
    token: str
    invite: str


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to sit down with a token of one's own: where an invitation leads, or (without one) at an open seat."""

    token: Token
    invite: Annotated[str, msgspec.Meta(max_length=80)] = ""
    name: Called = ""


class Seated(msgspec.Struct, frozen=True):
    seat: str


class Bring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody brings to a table at which lists are gathered; `ready`: this is to stay, so it must be legal."""

    name: Called = ""
    list: str | dict[str, Any] | None = None
    ready: bool = True


class Brought(msgspec.Struct, frozen=True):
    """One's own seat at a table at which lists are gathered."""

    seat: str
    name: str
    list: Any
    ready: bool


class MatchMade(msgspec.Struct, frozen=True):
    match: str
    links: list[SeatLink]
    fairness: str


class MatchInfo(msgspec.Struct, frozen=True):
    """A match as the lobby lists it. `kept`: the rules of now do not lead to it, it can only be looked at.

    `status` is `open` (a seat is free), `gathering` (all seats are given, not all lists are there), `running`, `over`
    or `kept` (it would be running). `gathering`: lists are still being brought, also while a seat is free. `yours` are
    the seats of whoever asks, `asked` those the match waits for.
    """

    match: str
    game: str
    title: str
    seats: list[TellSeat]
    status: str
    turn: int
    created: str
    clock: WishedClock | None
    kept: bool
    name: str
    variant: str
    gathering: bool
    over_days: bool
    series: TellSeries | None
    yours: list[str]
    asked: list[str]
    winners: list[str]


Short = Annotated[str, msgspec.Meta(max_length=40)]


class KeptList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of one's own, when it was saved, and the collection it is in, if any; deleted lists have no list."""

    id: Short
    saved: Short
    list: dict[str, Any] | None = None
    folder: Called = ""


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs to a person besides seats: a name, and lists by game."""

    name: Called = ""
    lists: dict[Short, list[KeptList]] = {}


class TellViolation(msgspec.Struct, frozen=True):
    """Something wrong with a list. `where` are the paths of the entries it is about; none: the list as a whole."""

    reason: str
    rule: str
    where: list[Path]


class ListCheck(msgspec.Struct, frozen=True):
    """What is wrong with a list; legal when nothing is. `variants` are those of the game it may be played in."""

    legal: bool
    violations: list[TellViolation]
    variants: list[str]
    summary: dict[str, Any]


class RandomList(msgspec.Struct, frozen=True):
    """A legal list that nobody built."""

    list: dict[str, Any]


class ContestList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a list is called in a contest, and the id of a ready-made one, or a whole list."""

    name: str
    list: str | dict[str, Any]


class NewContest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every list against every other, so many games; without bots the regular one plays, without a variant the first
    that takes all lists, without a seed a new one."""

    game: str
    lists: list[ContestList]
    games: int
    bots: list[str] = []
    variant: str = ""
    seed: str = ""


class ContestInfo(msgspec.Struct, frozen=True):
    """A contest of lists: `games` for every two, `played` of `matches` altogether.

    `state`: going, waiting (for its turn), stopped, over, or kept: the rules have changed, and it cannot go on.
    """

    id: str
    game: str
    variant: str
    lists: list[str]
    bots: list[str]
    seed: str
    games: int
    matches: int
    played: int
    state: str
    created: str


class NewAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish for the analysis of a match that is over: `worlds` to try each answer in at the first look."""

    worlds: int = WORLDS


class AnalysisInfo(msgspec.Struct, frozen=True):
    """How far the analysis of a match is: `done` of `all`. `state`: none, going, waiting, stopped or over."""

    match: str
    state: str
    done: int
    all: int


class TellBetter(msgspec.Struct, frozen=True):
    """An answer that cost something: what was asked, `given` and `better`, and moments of how it could have gone on.

    All of it is as the asked player saw the table. The first moment is the table before the answer. `given` is null
    where nobody has answered yet.
    """

    told: TellJudged
    question: TellQuestion
    given: Any
    better: Any
    moments: list[Moment]


class TellAnalysis(msgspec.Struct, frozen=True):
    """What a match turned on: the chances of all players before the first answer and after each, the answers that cost
    most, and where it is not over, what would be best `now`."""

    chances: list[list[float]]
    costly: list[TellBetter]
    now: list[TellBetter]
    worlds: int


class OddsChoice(msgspec.Struct, frozen=True):
    """One of the words of a knob."""

    id: str
    label: str


class OddsKnob(msgspec.Struct, frozen=True):
    """What can be turned: a number, or one of some words."""

    id: str
    label: str
    least: int
    most: int
    start: int
    choices: list[OddsChoice]


class OddsCard(msgspec.Struct, frozen=True):
    """A card that can be added, with the largest number that can be said with it."""

    id: str
    name: str
    most: int


class OddsPart(msgspec.Struct, frozen=True):
    """Knobs that belong together; it may be there up to `most` times."""

    id: str
    label: str
    most: int
    knobs: list[OddsKnob]
    cards: list[OddsCard]


class OddsSheet(msgspec.Struct, frozen=True):
    """What can be asked of the odds of a game; `note` says what they take for granted."""

    game: str
    note: str
    parts: list[OddsPart]


class OddsBar(msgspec.Struct, frozen=True):
    """An outcome with its chance, which `exact` has as a fraction."""

    outcome: str
    chance: float
    exact: str


class OddsCurve(msgspec.Struct, frozen=True):
    """Outcomes that exclude each other, or a course of chances."""

    id: str
    label: str
    course: bool
    bars: list[OddsBar]


class OddsFigure(msgspec.Struct, frozen=True):
    """A single number: a chance, or a mean."""

    id: str
    label: str
    value: float
    exact: str
    chance: bool


class OddsTold(msgspec.Struct, frozen=True):
    """What comes of a question about odds."""

    figures: list[OddsFigure]
    curves: list[OddsCurve]


class Problem(msgspec.Struct, frozen=True):
    """What every refused HTTP request gets."""

    reason: str
    rule: str = ""
