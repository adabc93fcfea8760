"""What is asked of odds, and what they tell: knobs to turn, and curves that come of it. The same for every game.

A question has parts (an attack, a defense …), each with knobs that are numbers or one of a few words, and cards. In
texts a part is written as its knobs, with commas: `dice=3,focus,lock,predator,jessikapava=2`; a knob without a number
is 1, and what is no knob is a card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

import msgspec

from battlemat.core.errors import BadSetup, Refusal
from battlemat.odds.spread import Spread

MOST_CARDS: Final = 6
"""So many cards one part may have."""
MOST_LISTED: Final = 12
LONGEST: Final = 60
"""Of a text that is refused so many letters are repeated."""


class Knob(msgspec.Struct, frozen=True):
    """Something to turn: a number from `least` to `most`, or one of some words (then it starts with the first).

    `names` are what these words are called: keys of the game's words, or proper names; none: `odds-choice-<id>-<word>`.
    """

    id: str
    least: int = 0
    most: int = 1
    start: int = 0
    choices: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class CardKnob(msgspec.Struct, frozen=True):
    """A card that may be added, with the largest number that can be said with it; `name` is as those of a `Knob`."""

    id: str
    name: str
    most: int = 1


class Part(msgspec.Struct, frozen=True):
    """Knobs that belong together; a part may be there several times, up to `most`."""

    id: str
    knobs: tuple[Knob, ...]
    cards: tuple[CardKnob, ...] = ()
    most: int = 1


class Given(NamedTuple):
    """A part as somebody has turned it: numbers, words and cards."""

    numbers: dict[str, int]
    words: dict[str, str]
    cards: dict[str, int]


Question = Mapping[str, Sequence[Given]]


class Bar(msgspec.Struct, frozen=True):
    """One outcome of a curve: a number, or words of the game."""

    outcome: str
    chance: Fraction


class Curve(msgspec.Struct, frozen=True):
    """Outcomes that exclude each other (together they are certain), or a `course` of chances, one after another."""

    id: str
    bars: tuple[Bar, ...]
    course: bool = False


class Figure(msgspec.Struct, frozen=True):
    """A single number: a chance, or a mean."""

    id: str
    value: Fraction
    chance: bool = False


class Outlook(msgspec.Struct, frozen=True):
    """What comes of a question, exactly."""

    figures: tuple[Figure, ...]
    curves: tuple[Curve, ...]

    def figure(self, name: str) -> Fraction:
        """The value of one figure."""
        return next(figure.value for figure in self.figures if figure.id == name)

    def curve(self, name: str) -> dict[str, Fraction]:
        """The chances of one curve by outcome."""
        return {bar.outcome: bar.chance for curve in self.curves if curve.id == name for bar in curve.bars}


class Odds(NamedTuple):
    """The odds of a game: its parts, and how a question is worked out."""

    parts: Callable[[], tuple[Part, ...]]
    work_out: Callable[[Question], Outlook]

    def ask(self, **texts: str | Sequence[str]) -> Outlook:
        """Odds for parts that are written as texts; parts that are left out are as they start."""
        return self.work_out(read_question(self.parts(), texts))


def read_question(parts: Sequence[Part], texts: Mapping[str, str | Sequence[str]]) -> dict[str, list[Given]]:
    """The texts of all parts; `BadSetup` says what is wrong with one."""
    known = {part.id: part for part in parts}
    for name in texts:
        if name not in known:
            raise BadSetup(_refusal("core-odds-no-part", part=name, known=", ".join(known)))
    return {part.id: _read_parts(part, texts.get(part.id, ())) for part in parts}


def _read_parts(part: Part, texts: str | Sequence[str]) -> list[Given]:
    given = [texts] if isinstance(texts, str) else list(texts)
    if len(given) > part.most:
        raise BadSetup(_refusal("core-odds-too-many", part=part.id, most=part.most))
    return [read_part(part, text) for text in given or [""]]


def read_part(part: Part, text: str) -> Given:
    """One part as it is written."""
    knobs, cards = {knob.id: knob for knob in part.knobs}, {card.id: card for card in part.cards}
    given = Given({}, {}, {})
    for knob in part.knobs:
        if knob.choices:
            given.words[knob.id] = knob.choices[0]
        else:
            given.numbers[knob.id] = knob.start
    for entry in filter(None, (one.strip() for one in text.split(","))):
        name, _, value = (one.strip() for one in entry.partition("="))
        if name in knobs:
            _turn(part, knobs[name], value, given)
        elif name in cards:
            given.cards[name] = _number(name, value, 1, cards[name].most)
        else:
            raise BadSetup(_refusal("core-odds-unknown", part=part.id, word=name, known=", ".join(knobs)))
    if len(given.cards) > MOST_CARDS:
        raise BadSetup(_refusal("core-odds-many-cards", part=part.id, most=MOST_CARDS))
    return given


def _turn(part: Part, knob: Knob, value: str, given: Given) -> None:
    if not knob.choices:
        given.numbers[knob.id] = _number(knob.id, value, knob.least, knob.most)
    elif value in knob.choices:
        given.words[knob.id] = value
    else:
        raise BadSetup(_refusal("core-odds-no-choice", knob=knob.id, word=value, known=_listed(knob.choices)))


def _listed(words: Sequence[str]) -> str:
    """The first of many words."""
    return ", ".join(words[:MOST_LISTED]) + (", …" if len(words) > MOST_LISTED else "")


def _number(name: str, value: str, least: int, most: int) -> int:
    try:
        number = int(value or "1")
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise BadSetup(_refusal("core-odds-no-number", knob=name, word=value, least=least, most=most))
    return number


def numbered(name: str, spread: Spread[int]) -> Curve:
    """A curve of all numbers up to the greatest."""
    return Curve(name, tuple(Bar(str(number), spread[number]) for number in range(max(spread.weights) + 1)))


def course(name: str, chances: Sequence[Fraction]) -> Curve:
    """A curve of chances after the first, the second …"""
    return Curve(name, tuple(Bar(str(number), chance) for number, chance in enumerate(chances, 1)), course=True)


def _refusal(key: str, **facts: str | int) -> Refusal:
    short = {
        name: fact[:LONGEST] if name in ("word", "part") and isinstance(fact, str) else fact
        for name, fact in facts.items()
    }
    return Refusal(key, "", short)
