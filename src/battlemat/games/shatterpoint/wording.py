"""Sentences: what events, questions and options of a Shatterpoint table mean to a person."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from battlemat.core.decision import Decision
from battlemat.core.errors import Refusal
from battlemat.core.teller import Teller, View, capital
from battlemat.games.shatterpoint.content import ABILITIES, MISSIONS, STANCES, STRUGGLES, UNITS
from battlemat.games.shatterpoint.diagram import draw
from battlemat.games.shatterpoint.outlook import outlooks
from battlemat.games.shatterpoint.places import PLACES, level_of, looks_across, part_of_battlefield, place_of

_THING: Final = re.compile(r"[ab]\.([a-z0-9-]+?)(?:\.([0-9]+))?")
_POSE: Final = re.compile(r"(-?[0-9.]+),(-?[0-9.]+),([0-9.]+)")
_ABILITIES: Final = frozenset({"ability", "by"})
"""Facts that name abilities: one of them has the id of the Shatterpoint card."""
_PLAYERS: Final = frozenset({"player", "controller"})
_SUBJECTS: Final = ("attacker", "character", "unit", "card")
"""Whom a sentence about a unit is about."""


class ShatterTeller(Teller):
    """Tells one viewer, in one language, what happens at a table.

    >>> ShatterTeller("en").name("b.501st-clone-troopers.2")
    '501st Clone Troopers 2'
    """

    def __init__(self, language: str, view: View | None = None) -> None:
        super().__init__("shatterpoint", language, view)
        self.across = view is not None and looks_across(view)

    def picture(self) -> str | None:
        return None if self.view is None else draw(self, self.view)

    def outlooks(self, decision: Decision[Any]) -> Mapping[str, Any]:
        return {} if self.view is None else outlooks(self.view, decision)

    # Names

    def name(self, thing: str) -> str | None:
        verb, colon, rest = thing.partition(":")
        if colon:
            return self.option_words(verb, rest)
        if thing in PLACES:
            return self.say(f"place-{place_of(thing, across=self.across)}")
        found = _THING.fullmatch(thing)
        if found and found[1] in UNITS:
            name = self.name(found[1])
            return f"{name} {found[2]}" if found[2] and UNITS[found[1]].characters > 1 else name
        return self.find(f"name-{thing}") or self.find(f"word-{thing}") or _title(thing)

    def ability_name(self, ability: str) -> str:
        """As it is printed: names of units, abilities, stances and cards are the same in every language."""
        return ABILITIES[ability].name

    def ability_text(self, ability: str) -> str:
        """What an ability does, in the words of the one it is like if there is one."""
        return self.say(f"text-{ABILITIES[ability].like or ability}")

    def fact(self, field: str, value: Any) -> Any:
        """A fact of an event or question as words."""
        if field in _PLAYERS and isinstance(value, int):
            return "-" if value < 0 else self.named(value)
        if isinstance(value, str):
            return self.ability_name(value) if field in _ABILITIES and value in ABILITIES else self.name(value) or value
        if field in ("attack", "defense", "results") and isinstance(value, dict):
            return self.roll(value)
        if field == "rolls":
            return " : ".join(f"{crit}/{strike}/{expertise}" for crit, strike, expertise in value)
        if field == "to" and isinstance(value, list):
            return self.spot(*value)
        if field == "edge":
            return self.edge(value)
        if isinstance(value, list):
            about = field if field in _ABILITIES else ""
            return ", ".join(str(self.fact(about, entry)) for entry in value if not isinstance(entry, dict | list))
        return value

    def edge(self, edge: str) -> str:
        """An edge of the battlefield as the viewer sees it; spectators sit with player A."""
        own = self.view is not None and bool(self.view["players"][self.view["viewer"] or 0]["edge"])
        return self.say("edge-near" if (edge == "north") == own else "edge-far")

    def spot(self, x: float, y: float, height: float) -> str:
        """Where something stands, as the viewer sees the battlefield; players cannot see numbers on it."""
        place = self.say(f"place-{part_of_battlefield(self.view, x, y)}")
        level = level_of(height)
        return self.say("spot-on-level", place=place, level=level) if level else place

    def roll(self, results: Mapping[str, int]) -> str:
        if not results:
            return self.say("word-nothing")
        return ", ".join(f"{count} × {self.say(f'word-{name}')}" for name, count in results.items())

    def facts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        return {field: self.fact(field, value) for field, value in data.items() if value is not None}

    # Events, questions and options

    def event_facts(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        facts = self.facts(data)
        if kind == "over":
            facts["reason"] = self.say(data["reason"])
            facts["winners"] = ", ".join(map(self.named, data["winners"]))
        if kind == "token-moved":
            facts |= {"start": self.space(data["start"]), "to": self.space(data["to"])}
        return facts

    def variant(self, kind: str, data: Mapping[str, Any]) -> str:
        """A draw, told to the player it is about, or to anybody else."""
        if kind == "over" and not data["winners"]:
            return "draw"
        about = data["winners"] if kind == "over" else (data.get("player"),)
        if self.viewer is not None and self.viewer in about:
            return "you"
        return "many" if are_many(data) else "others"

    def space(self, space: int) -> str:
        """A space of the tracker: the middle, or how far on whose side."""
        if space == 0:
            return self.say("space-middle")
        player = 0 if space < 0 else 1
        form = "space-own" if player == self.viewer else "space-other"
        return self.say(form, space=abs(space), player=self.named(player))

    def agreeing(self, key: str, facts: dict[str, Any], *, many: bool) -> str | None:
        """A sentence whose verb agrees with one or many, where it has two forms."""
        return (self.find(f"{key}.many", **facts) if many else None) or self.find(key, **facts)

    def question(self, decision: Decision[Any]) -> str:
        key = f"shatterpoint-ask-{decision.kind}"
        return self.agreeing(key, self.facts(decision.about), many=are_many(decision.about)) or key

    def refusal(self, refusal: Refusal) -> str:
        many = f"{refusal.key}.many"
        if are_many(refusal.facts) and self.find(many):
            refusal = Refusal(many, refusal.rule, refusal.facts)
        return super().refusal(refusal)

    def option(self, option_id: str, decision: Decision[Any]) -> str:
        place = _POSE.fullmatch(option_id)
        if place:
            x, y, height = (round(float(number)) for number in place.groups())
            return self.say("shatterpoint-option-place", x=x, y=y, height=height)
        verb, _, rest = option_id.partition(":")
        if verb == "edge":
            return capital(self.edge(rest))
        if verb == "map":
            chart = next(chart for chart in decision.about["maps"] if chart["id"] == rest)
            return self.say("shatterpoint-option-map", subject=rest, places=self.fact("places", chart["active"]))
        if verb == "option":
            stance = STANCES[decision.about["stance"]]
            effects = [self.name(effect) or effect for effect in stance.option(rest).effects]
            return self.say("shatterpoint-option-option", subject=rest.upper(), effects=", ".join(effects))
        return self.option_words(verb, rest)

    def option_words(self, verb: str, rest: str) -> str:
        subject, _, other = rest.partition(">")
        other = other.partition("@")[0]
        named = self.ability_name(other) if verb == "use" and other in ABILITIES else self.name(other)
        facts = {"subject": self.name(subject) or subject, "object": named or other}
        return self.agreeing(f"shatterpoint-option-{verb}", facts, many=is_many(subject)) or facts["subject"]


def is_many(thing: str) -> bool:
    """Whether a unit has a name in the plural: every unit of several characters has."""
    found = _THING.fullmatch(thing)
    kind = found[1] if found else thing
    return kind in UNITS and UNITS[kind].characters > 1


def are_many(data: Mapping[str, Any]) -> bool:
    """Whether a sentence is about many, by the first of its facts that it can be about."""
    subject = next((data[field] for field in _SUBJECTS if isinstance(data.get(field), str)), "")
    return is_many(subject)


def _title(thing: str) -> str | None:
    """The printed name of a card."""
    for cards in (UNITS, ABILITIES, STANCES, STRUGGLES):
        if thing in cards:
            return str(cards[thing].name)
    return MISSIONS[thing].card.name if thing in MISSIONS else None
