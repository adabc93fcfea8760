"""Odds in words and numbers, for whoever shows them: labels in three languages, chances as decimals."""

from __future__ import annotations

from typing import Any

from battlemat.core.words import say
from battlemat.odds.asking import Curve, Figure, Knob, Odds, Outlook, Part

Plain = dict[str, Any]


class Labels:
    """What the things of a game's odds are called: `odds-<kind>-<id>` in the words of the game."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language

    def of(self, kind: str, name: str) -> str:
        """What a part, a knob, a curve or a figure is called."""
        return say(f"odds-{kind}-{name}", None, self.language, self.game)

    def named(self, name: str) -> str:
        """What a key stands for; a proper name stands for itself."""
        return say(name, None, self.language, self.game)

    @property
    def note(self) -> str:
        """What these odds take for granted."""
        return say("odds-note", None, self.language, self.game)


def sheet(odds: Odds, labels: Labels) -> Plain:
    """Everything that can be turned, with its labels."""
    parts = [_part(part, labels) for part in odds.parts()]
    return {"game": labels.game, "note": labels.note, "parts": parts}


def _part(part: Part, labels: Labels) -> Plain:
    knobs = [_knob(knob, labels) for knob in part.knobs]
    cards = [{"id": card.id, "name": labels.named(card.name), "most": card.most} for card in part.cards]
    return {"id": part.id, "label": labels.of("part", part.id), "most": part.most, "knobs": knobs, "cards": cards}


def _knob(knob: Knob, labels: Labels) -> Plain:
    names = knob.names or tuple(f"odds-choice-{knob.id}-{word}" for word in knob.choices)
    choices = zip(knob.choices, names, strict=True)
    return {
        "id": knob.id,
        "label": labels.of("knob", knob.id),
        "least": knob.least,
        "most": knob.most,
        "start": knob.start,
        "choices": [{"id": word, "label": labels.named(name)} for word, name in choices],
    }


def told(outlook: Outlook, labels: Labels) -> Plain:
    """An outlook with its labels."""
    return {
        "figures": [_figure(figure, labels) for figure in outlook.figures],
        "curves": [_curve(curve, labels) for curve in outlook.curves],
    }


def _figure(figure: Figure, labels: Labels) -> Plain:
    return {
        "id": figure.id,
        "label": labels.of("figure", figure.id),
        "value": float(figure.value),
        "exact": str(figure.value),
        "chance": figure.chance,
    }


def _curve(curve: Curve, labels: Labels) -> Plain:
    bars = [{"outcome": bar.outcome, "chance": float(bar.chance), "exact": str(bar.chance)} for bar in curve.bars]
    return {"id": curve.id, "label": labels.of("curve", curve.id), "course": curve.course, "bars": bars}
