"""Sentences: what events, questions and options mean to a person at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from battlemat.core.decision import Decision
from battlemat.core.teller import capital
from battlemat.games.skytear.content import CARDS
from battlemat.games.skytear.diagram import draw
from battlemat.games.skytear.names import Names
from battlemat.games.skytear.places import heads_for

_RULES: Final = {
    "move": "SK-HPH-19",
    "lead": "SK-HPH-30",
    "attack": "SK-HPH-42",
    "skirmish": "SK-HPH-53",
    "worship": "SK-HPH-63",
    "play": "SK-POW-08",
    "end": "SK-HPH-15",
    "skill": "SK-MPH-69",
}


class SkyTeller(Names):
    """Tells one viewer, in one language, what happens at a table."""

    def picture(self) -> str | None:
        return None if self.view is None else draw(self, self.view)

    # Events

    def event_facts(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        facts = self.facts(data)
        if kind == "joined":  # without the side: the sentence has it, and nobody knows yet who else fields the same
            facts["hero"] = self.thing(data["hero"].partition(".")[2])
        elif kind == "contested":
            facts |= {"near": self.side(self.near), "far": self.side(self.far)}
            facts |= {"near_count": data[self.near], "far_count": data[self.far]}
        elif kind == "advanced":
            facts["towards"] = self._towards(data["origin"], data["to"])
        return facts

    def _towards(self, origin: str, to: str) -> str:
        return "nowhere" if self.battlefield is None else self.whose(heads_for(self.battlefield, origin, to))

    def facts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of an event or question as words; fields that nobody knows how to say stay as they are."""
        facts = {field: _FACTS[field](self, value) if field in _FACTS else value for field, value in data.items()}
        if "until" in data:
            facts["until"] = self.say(f"until-{data['until']}", of=facts["of"])
            facts["hero"] = facts["hero"] if data["hero"] else "none"
        return facts

    def thing(self, thing: str | None) -> str:
        return self.say("nothing") if thing is None else self.name(thing) or thing

    def terms(self, terms: Sequence[Sequence[Any]]) -> str:
        """What a number is made of: `4 (Attack) + 3 (modifier)`."""
        return " + ".join(f"{amount} ({self._term(name)})" for name, amount in terms) or "0"

    def armor(self, terms: Sequence[Sequence[Any]]) -> str:
        """As `terms`; what is printed on the figure alone needs no word of where it comes from."""
        return str(terms[0][1]) if len(terms) == 1 and terms[0][0] == "armor" else self.terms(terms)

    def _term(self, name: str) -> str:
        return self.find(f"term-{name}") or self.thing(name)

    def numbers(self, numbers: Mapping[str, int]) -> str:
        return ", ".join(f"{self.lane(lane)} {number}" for lane, number in numbers.items())

    def places(self, things: Sequence[str]) -> str:
        return ", ".join(dict.fromkeys(map(self.place, things))) or "none"

    # Questions and options

    def question(self, decision: Decision[Any]) -> str:
        key = f"skytear-ask-{decision.kind}"
        return capital(self.say(key, **({"effect": "none"} | self.facts(decision.about))))

    def option(self, option_id: str, decision: Decision[Any]) -> str:
        verb, colon, rest = option_id.partition(":")
        if verb == "play":
            return self._play(rest)
        if colon:
            return capital(self.say(f"skytear-option-{verb}-at", target=self.thing(rest)))
        if decision.kind == "trigger-order":
            return self._trigger(option_id)
        if decision.kind == "attack-on-stack":
            return self._attack_on_stack(option_id)
        if decision.kind == "deck" and option_id.startswith("deck-"):
            return self.say("skytear-option-own-deck", number=option_id.removeprefix("deck-"))
        words = self.find(f"skytear-option-{option_id}.{decision.kind}") or self.find(f"skytear-option-{option_id}")
        return capital(words or self._card_option(option_id) or self.thing(option_id))

    def _play(self, rest: str) -> str:
        card, hero, *targets = rest.split(">")
        key = "skytear-option-play-at" if targets else "skytear-option-play"
        return self.say(
            key, card=self.card(card), hero=self.thing(hero), target=self.things(targets), text=self.card_text(card)
        )

    def _card_option(self, option_id: str) -> str | None:
        """A card of which there may be several: `ignite.2`."""
        card, _, copy = option_id.partition(".")
        if card not in CARDS:
            return None
        marks = self.say("figures-of-card", cost=CARDS[card].cost, modifier=CARDS[card].modifier)
        return f"{self.card(card)} ({marks}){f' ×{copy}' if copy else ''}"

    def _trigger(self, option_id: str) -> str:
        """A skill of which there may be several triggers: `pounce.2@south.yami>north.cotlic`."""
        named, _, whose = option_id.partition("@")
        skill, _, copy = named.partition(".")
        return f"{self.thing(skill)}{f' ×{copy}' if copy else ''} ({self.thing(whose)})"

    def _attack_on_stack(self, number: str) -> str:
        stack = self.view["stack"] if self.view else ()
        found = next((effect for effect in stack if str(effect["number"]) == number), None)
        if found is None:
            return number
        return self.say(
            "skytear-option-attack-of", hero=self.thing(found["caster"]), target=self.things(found["targets"])
        )

    def rule_of_option(self, option_id: str, decision: Decision[Any]) -> str:
        if decision.kind in ("activation", "priority", "outsider"):
            return _RULES.get(option_id.partition(":")[0], decision.rule)
        return decision.rule


_thing: Final[Callable[[SkyTeller, Any], Any]] = SkyTeller.thing
_FACTS: Final[Mapping[str, Callable[[SkyTeller, Any], Any]]] = {
    "player": SkyTeller.player,
    "hero": _thing,
    "figure": _thing,
    "caster": _thing,
    "token": _thing,
    "structure": _thing,
    "by": _thing,
    "effect": _thing,
    "card": _thing,
    "chosen": _thing,
    "victory": _thing,
    "faction": _thing,
    "condition": _thing,
    "area": _thing,
    "where": SkyTeller.place,
    "to": SkyTeller.place,
    "of": lambda teller, of: teller.thing(of) if of else "",
    "origin": lambda teller, origin: teller.place(origin) if origin else "",
    "lane": SkyTeller.lane,
    "dome": SkyTeller.dome,
    "side": SkyTeller.side,
    "op": lambda teller, op: teller.say(f"op-{op}"),
    "winner": lambda teller, winner: teller.side(winner) if winner else "nobody",
    "cards": SkyTeller.things,
    "conditions": SkyTeller.things,
    "targets": SkyTeller.places,
    "terms": SkyTeller.terms,
    "armor": SkyTeller.armor,
    "numbers": SkyTeller.numbers,
    "halved": lambda _, halved: "yes" if halved else "no",
    "way": lambda _, way: len(way),
    "winners": lambda teller, winners: ", ".join(teller.player(winner) for winner in winners),
    "reason": lambda teller, reason: teller.say(reason),
}
"""How each field of events and questions becomes words; fields not named here stay as they are."""
