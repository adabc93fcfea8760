"""Sentences: what events, questions and options mean to a person at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from battlemat.core.decision import Decision
from battlemat.core.teller import Teller, View, capital
from battlemat.games.pocketmodel.content import CARDS
from battlemat.games.pocketmodel.diagram import draw
from battlemat.games.pocketmodel.names import PLACE, Names, shields, stars, values
from battlemat.games.pocketmodel.outlook import outlooks
from battlemat.games.pocketmodel.values import can_use

_ACTION_RULES: Final = {
    "pass": "PM-TRN-05",
    "move": "PM-TRN-14",
    "combat": "PM-TRN-18",
    "strike": "PM-TRN-20",
    "carrier": "PM-TRN-21",
}


class PocketTeller(Names):
    """Tells one viewer, in one language, what happens at a table."""

    def __init__(self, language: str, view: View | None = None) -> None:
        super().__init__(language, view)
        self._told: dict[tuple[str, bool], tuple[View, str]] = {}

    def remember(self, earlier: Teller) -> None:
        """Also: units with their values, each told anew when it is seen anew."""
        super().remember(earlier)
        if isinstance(earlier, PocketTeller):
            self._told = earlier._told

    def picture(self) -> str | None:
        return None if self.view is None else draw(self, self.view)

    def outlooks(self, decision: Decision[Any]) -> Mapping[str, Any]:
        return {} if self.view is None else outlooks(self.view, decision)

    # Events

    def variant(self, kind: str, data: Mapping[str, Any]) -> str:
        """Also: that it is about something of the viewer's, or caused by a card."""
        if usual := super().variant(kind, data):
            return usual
        if self.viewer is not None and data.get("of") == self.viewer:
            return "yours"
        return "card" if "card" in data else ""

    def facts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of an event or question as words."""
        facts = {field: _FACTS[field](self, value) if field in _FACTS else value for field, value in data.items()}
        for field in _PLAYERS & data.keys():
            facts |= self.about(field, data[field])
        if "place" in data:
            facts["number"] = data["place"][-1]
        if "stat" in data and "amount" in data:
            facts["change"] = self.change(data["stat"], data["amount"])
        if "ability" in data:
            card = CARDS[data["card"]]
            facts["bonus"] = self.change(card.bonus_stat or "attack", card.bonus)
            facts["ability"] = "none" if card.ability is None else "yes" if data["ability"] else "no"
        return facts

    def fighter(self, value: str | Sequence[int]) -> str:
        """The attacker or defender of a battle: a unit, or what was rolled for it."""
        return self.unit(value) if isinstance(value, str) else self.roll(value)

    def pairs(self, battles: Iterable[str]) -> str:
        return ", ".join(" → ".join(self.unit(unit) for unit in pair.split(">")) for pair in battles)

    def rolls(self, rolls: Iterable[Sequence[int]]) -> str:
        return ", ".join(f"{self.seat(player)} {die}" for player, die in rolls)

    # Questions and options

    def question(self, decision: Decision[Any]) -> str:
        key = f"pocketmodel-ask-{decision.kind}"
        facts = self.facts(decision.about)
        if "zone" in decision.about:
            facts["to"] = self.zone(decision.about["zone"], "to")
        if any(option.id == "yes" for option in decision.options):
            return self.find(f"{key}.confirm", **facts) or self.say(key, **facts)
        return capital(self.say(key, **facts))

    def option(self, option_id: str, decision: Decision[Any]) -> str:
        if option_id in CARDS:
            return self.card_option(option_id, decision.about.get("unit"))
        if decision.kind == "order":
            return self.ability_option(option_id)
        if option_id.startswith("die-"):
            return self.say(f"pocketmodel-option-{option_id}", value=self._die(option_id, decision))
        if option_id.startswith("carrier:"):
            return self.say("pocketmodel-option-carrier", unit=self.unit(option_id.partition(":")[2]))
        head, _, tail = option_id.partition(">")
        if head in CARDS:
            return self._replacement(head, tail)
        if tail:
            return f"{self.thing(head)} → {self.thing(tail)}"
        words = self.find(f"pocketmodel-option-{option_id}.{decision.kind}")
        return words or self.thing(option_id, full=True)

    def rule_of_option(self, option_id: str, decision: Decision[Any]) -> str:
        if decision.kind == "action":
            return _ACTION_RULES.get(option_id.partition(":")[0], decision.rule)
        if decision.kind == "combat-card" and option_id in CARDS:
            return "PM-CRD-06"
        if decision.kind == "objective-card" and ">" in option_id:
            return "PM-OBJ-04"
        return decision.rule

    def thing(self, thing: str, *, full: bool = False) -> str:
        """A unit with its values, an objective with what is known of it, or anything else by its name."""
        if PLACE.fullmatch(thing):
            known = self.known(thing)
            return capital(f"{self.place(thing)} ({known})" if known else self.place(thing))
        unit = self.find_unit(thing)
        if unit is None:
            name = self.name(thing) or thing
            return capital(name) if full else name
        told = self._told.get((thing, full))
        if told is None or told[0] is not unit:
            told = self._told[thing, full] = (unit, self._with_values(thing, unit, full=full))
        return told[1]

    def _with_values(self, thing: str, unit: View, *, full: bool) -> str:
        marks = [values(unit), shields(unit)]
        if full:
            marks = [self.say(f"unit-{unit['kind']}.vehicle"), *marks, self.icons(unit)]
        return f"{self.unit(thing)} ({', '.join(mark for mark in marks if mark)})"

    def find_unit(self, unit_id: str) -> View | None:
        return self._units.get(unit_id)

    @cached_property
    def _units(self) -> dict[str, View]:
        return {unit["id"]: unit for player in self.players for unit in player["units"]}

    def icons(self, unit: View) -> str:
        return " ".join(self.icon(icon) for icon in unit["icons"])

    def known(self, place: str) -> str:
        """What the viewer knows of an objective."""
        for player in self.players:
            for objective in player["objectives"]:
                if objective["place"] == place and not objective["destroyed"]:
                    return self.objective(objective)
        return ""

    def objective(self, objective: View) -> str:
        if objective["card"] is None:
            return self.say("face-down")
        return self.say(
            "objective-values",
            card=self.card(objective["card"]),
            defense=objective["defense"],
            stars=stars(objective["stars"]),
        )

    def card_option(self, card: str, unit_id: str | None) -> str:
        """A card of the hand, with what it would do for a unit."""
        if CARDS[card].type == "objective":
            return f"{self.card(card)}: {self.say('card-for-objectives')}"
        unit = self.find_unit(unit_id) if unit_id else None
        text = self.ability_text(card)
        useful = unit is None or can_use(unit["stars"], unit["icons"], CARDS[card])
        if CARDS[card].ability is not None and not useful:
            text = self.say("card-ability-useless", needs=self.requirement(card))
        return f"{self.card(card)}: {self.bonus(card)}; {text}"

    def ability_option(self, option: str) -> str:
        """One of several abilities that act at once: `b.objective-2:0`, or with the unit that set it off."""
        place, _, unit = option.replace(":", ">").partition(">")
        known = self.known(place)
        text = f"{self.place(place)} ({known})" if known else self.place(place)
        return capital(f"{text}: {self.unit(unit)}" if "." in unit else text)

    def _replacement(self, card: str, place: str) -> str:
        replaced = self.known(place) or self.say("face-down")
        words = self.say("objective-replaces", card=self.card(card), place=self.place(place), replaced=replaced)
        return f"{words}: {self.ability(card)}"

    def _die(self, option: str, decision: Decision[Any]) -> str:
        """What the die shows that an ability may change."""
        battle = self.view["battle"] if self.view else None
        if battle is None:
            return "?"
        return str(battle["sides"][decision.about["side"]]["dice"][int(option[-1]) - 1])


_PLAYERS: Final = frozenset({"player", "of"})
_FACTS: Final[Mapping[str, Callable[[PocketTeller, Any], Any]]] = {
    "unit": PocketTeller.unit,
    "against": PocketTeller.unit,
    "attacker": PocketTeller.fighter,
    "defender": PocketTeller.fighter,
    "units": PocketTeller.units,
    "reserves": PocketTeller.units,
    "card": PocketTeller.card,
    "by": PocketTeller.card,
    "objective": PocketTeller.card,
    "cards": PocketTeller.cards,
    "place": PocketTeller.place,
    "places": lambda _, places: len(places),
    "battles": PocketTeller.pairs,
    "rolls": PocketTeller.rolls,
    "zone": lambda teller, zone: teller.zone(zone, "in"),
    "origin": lambda teller, zone: teller.zone(zone, "from"),
    "to": lambda teller, zone: teller.zone(zone, "to"),
    "attack": PocketTeller.terms,
    "terms": PocketTeller.terms,
    "defense": lambda teller, terms: teller.terms(terms, total=True),
    "dice": PocketTeller.dice,
    "before": PocketTeller.dice,
    "side": lambda _, side: ("attacker", "defender")[side],
    "until": lambda teller, until: teller.say(f"until-{until}"),
    "automatic": lambda _, automatic: "yes" if automatic else "no",
    "survives": lambda _, survives: "yes" if survives else "no",
    "winners": lambda teller, winners: ", ".join(teller.player(winner) for winner in winners),
    "reason": lambda teller, reason: teller.say(reason),
}
"""How each field of events and questions becomes words; fields not named here stay as they are."""
