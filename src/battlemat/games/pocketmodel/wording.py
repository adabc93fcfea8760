"""Names and sentences: what the ids in events, questions and options mean to a person at the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from battlemat.core.decision import Decision
from battlemat.core.game import SEATS
from battlemat.core.words import find_words, say
from battlemat.games.pocketmodel.battle import can_use
from battlemat.games.pocketmodel.content import CARDS, UNITS, content
from battlemat.games.pocketmodel.effects import Reroll, SetDie
from battlemat.games.pocketmodel.state import ZONES, Unit

GAME: Final = "pocketmodel"
View = Mapping[str, Any]

_UNIT: Final = re.compile(rf"([{SEATS}])\.([a-z0-9-]+)")
_PLACE: Final = re.compile(rf"([{SEATS}])\.objective-(\d)")
_PLAYER: Final = re.compile(r"player-(\d)")


def name_of(thing: str, language: str, view: View | None = None) -> str | None:
    """How people call a unit, card, zone, objective, player or option; None for what is no id of this game.

    With a `view` names also say which of several equal units is meant, and what is the viewer's own.

    >>> name_of("b.cinder-flight-2", "en"), name_of("contested", "en"), name_of("b.cinder-flight>home-a", "en")
    ('Cinder Flight 2', 'contested zone', 'Cinder Flight → home zone of player A')
    """
    return Teller(language, view).name(thing)


def describe_event(event_data: Mapping[str, Any], kind: str, view: View | None, language: str) -> str:
    """What happened, as a sentence; `event_data` must be what the viewer may see of the event."""
    return Teller(language, view).event(event_data, kind)


def describe_question(decision: Decision[Any], view: View | None, language: str) -> str:
    """What is asked, to the player who is asked."""
    return Teller(language, view).question(decision)


def describe_option(option: str, decision: Decision[Any], view: View | None, language: str) -> str:
    """What an option means, to the player who is asked."""
    return Teller(language, view).option(option, decision)


def rule_of_option(option: str, decision: Decision[Any]) -> str:
    """The rule that says what an option does, where the rule of the question is about something wider."""
    if decision.kind == "action":
        return _ACTION_RULES.get(option.partition(":")[0], decision.rule)
    if decision.kind == "combat-card" and option in CARDS:
        return "PM-CRD-06"
    if decision.kind == "objective-card" and ">" in option:
        return "PM-OBJ-04"
    return decision.rule


_ACTION_RULES: Final = {
    "pass": "PM-TRN-05",
    "move": "PM-TRN-14",
    "combat": "PM-TRN-18",
    "strike": "PM-TRN-20",
    "carrier": "PM-TRN-21",
}


# Marks: the same in every language ------------------------------------------------------------------------------------


def stars(count: int) -> str:
    return "★" * count


def shields(unit: Mapping[str, Any]) -> str:
    """Shields still up, then damage tokens."""
    all_shields, tokens = int(unit["shields"]), int(unit["tokens"])
    return "●" * (all_shields - tokens) + "○" * min(tokens, all_shields)


def values(unit: Mapping[str, Any]) -> str:
    return f"{unit['attack']}/{unit['damage']}/{unit['defense']}"


def signed(amount: int) -> str:
    return f"{amount:+d}"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


# Telling --------------------------------------------------------------------------------------------------------------


class Teller:
    """Tells one viewer, in one language, what is on the table. Without a view it tells nobody in particular."""

    def __init__(self, language: str, view: View | None = None) -> None:
        self.language = language
        self.players: Sequence[View] = view["players"] if view else ()
        self.battle: View | None = view["battle"] if view else None
        self.viewer: int | None = view["viewer"] if view else None

    def say(self, key: str, **facts: Any) -> str:
        return say(key, facts, self.language, GAME)

    # Names

    def name(self, thing: str) -> str | None:
        """See `name_of`."""
        if thing in UNITS:
            return self.kind(thing)
        if thing in CARDS:
            return self.card(thing)
        if thing in ZONES:
            return self.zone(thing)
        if thing in _PRINTED_NAMES:
            return self.name(_PRINTED_NAMES[thing])
        if ">" in thing:
            parts = [self.name(part) for part in thing.split(">")]
            return None if None in parts else " → ".join(part or "" for part in parts)
        return self._numbered(thing) or find_words(
            f"pocketmodel-option-{thing}", {"unit": "", "value": ""}, self.language, GAME
        )

    def _numbered(self, thing: str) -> str | None:
        if match := _PLAYER.fullmatch(thing):
            return self.player(int(match[1]))
        if _PLACE.fullmatch(thing):
            return self.place(thing)
        if (match := _UNIT.fullmatch(thing)) and _kind_and_copy(match[2]):
            return self.unit(thing)
        return None

    def kind(self, kind: str) -> str:
        """A unit by its name alone; homebrew without words keeps its printed name."""
        return find_words(f"unit-{kind}", None, self.language, GAME) or UNITS[kind].name

    def unit(self, unit_id: str) -> str:
        """A unit of the match: numbered if its owner has several, with its seat if others have the same."""
        seat, _, rest = unit_id.partition(".")
        found = _kind_and_copy(rest)
        if found is None:
            return unit_id
        kind, copy = found
        name = self.kind(kind)
        owner = SEATS.index(seat)
        if copy > 1 or self._copies[owner, kind] > 1:
            name += f" {copy}"
        if any(count for (other, same), count in self._copies.items() if same == kind and other != owner):
            name += f" ({seat.upper()})"
        return name

    @cached_property
    def _copies(self) -> Counter[tuple[int, str]]:
        return Counter((unit["owner"], unit["kind"]) for player in self.players for unit in player["units"])

    def units(self, ids: Iterable[str]) -> str:
        return ", ".join(self.unit(unit) for unit in ids) or self.say("nothing")

    def card(self, card: str) -> str:
        found = find_words(f"card-{card}", None, self.language, GAME)
        return found or (CARDS[card].name if card in CARDS else card)

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards) or self.say("nothing")

    def ability(self, card: str) -> str:
        return find_words(f"card-{card}.ability", None, self.language, GAME) or self.say("card-without-ability")

    def player(self, number: int) -> str:
        if number == self.viewer:
            return self.say("player-name.you")
        return self.say("player-name", player=self.seat(number))

    def seat(self, number: int) -> str:
        return SEATS[number].upper()

    def list_name(self, name: str) -> str:
        """The lists that come with the game have words; everybody else's keep the name they were given."""
        for shelf, records in (("fleet", content().fleets), ("pack", content().packs)):
            for record in records.values():
                if record.name == name:
                    return self.say(f"{shelf}-{record.id}")
        return name

    def zone(self, zone: str, phrase: str = "") -> str:
        """A zone by name, or as a phrase: `in` it, `to` it, `from` it."""
        owner = SEATS.index(zone[-1]) if zone.startswith("home-") else None
        key = f"zone-{zone}" if owner is None else "zone-own" if owner == self.viewer else "zone-home"
        facts = {} if owner is None else {"player": self.seat(owner)}
        return self.say(f"{key}.{phrase}" if phrase else key, **facts)

    def place(self, place: str) -> str:
        owner = SEATS.index(place[0])
        key = "place-name.own" if owner == self.viewer else "place-name"
        return self.say(key, number=place[-1], player=self.seat(owner))

    def icon(self, icon: str) -> str:
        return self.say(f"icon-{icon}")

    # Numbers

    def change(self, stat: str, amount: int) -> str:
        return self.say(f"stat-{stat}.change", amount=signed(amount))

    def terms(self, terms: Sequence[Sequence[Any]], *, total: bool = False) -> str:
        """`4 (Needle Flight) + 1 (Linked Cannons)`; with the sum when there is something to add up."""
        parts: list[str] = []
        for source, amount in terms:
            sign = "" if not parts else " + " if amount >= 0 else " - "
            parts.append(f"{sign}{abs(amount) if parts else amount} ({self.source(source)})")
        text = "".join(parts)
        return f"{text} = {sum(amount for _, amount in terms)}" if total and len(terms) > 1 else text

    def source(self, source: str) -> str:
        """Where a term comes from: a unit, a card, an icon, or the ground units' bonus."""
        if source == "ground":
            return self.say("term-ground")
        return self.icon(source) if source in content().icons else self.name(source) or source

    def dice(self, dice: Sequence[int]) -> str:
        return " + ".join(map(str, dice))

    def roll(self, dice: Sequence[int]) -> str:
        return f"{self.dice(dice)} = {sum(dice)}"

    # Events

    def event(self, data: Mapping[str, Any], kind: str) -> str:
        key = f"pocketmodel-event-{kind}"
        if find_words(key, None, self.language, GAME) is None:
            key = f"core-event-{kind}"
        variant = f"{key}.{self._variant(data)}"
        facts = self.facts(data)
        sentence = find_words(variant, facts, self.language, GAME) or self.say(key, **facts)
        return capital(sentence)

    def _variant(self, data: Mapping[str, Any]) -> str:
        """Which form of an event's sentence fits: told to the player it is about, caused by a card, a draw."""
        if "winners" in data:
            return "you" if self.viewer in data["winners"] else "won" if data["winners"] else "draw"
        if self.viewer is not None:
            if data.get("player") == self.viewer:
                return "you"
            if data.get("of") == self.viewer:
                return "yours"
        return "card" if "card" in data else ""

    def facts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of an event or question as words."""
        facts = {field: _FACTS[field](self, value) if field in _FACTS else value for field, value in data.items()}
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
            return find_words(f"{key}.confirm", facts, self.language, GAME) or self.say(key, **facts)
        return capital(self.say(key, **facts))

    def option(self, option: str, decision: Decision[Any]) -> str:
        if option in CARDS:
            return self.card_option(option, decision.about.get("unit"))
        if decision.kind == "order":
            return self.ability_option(option)
        if option.startswith("die-"):
            return self.say(f"pocketmodel-option-{option}", value=self._die(option, decision))
        if option.startswith("carrier:"):
            return self.say("pocketmodel-option-carrier", unit=self.unit(option.partition(":")[2]))
        head, _, tail = option.partition(">")
        if head in CARDS:
            return self._replacement(head, tail)
        if tail:
            return f"{self.thing(head)} → {self.thing(tail)}"
        words = find_words(f"pocketmodel-option-{option}.{decision.kind}", None, self.language, GAME)
        return words or self.thing(option, full=True)

    def thing(self, thing: str, *, full: bool = False) -> str:
        """A unit with its values, an objective with what is known of it, or anything else by its name."""
        if _PLACE.fullmatch(thing):
            known = self.known(thing)
            return capital(f"{self.place(thing)} ({known})" if known else self.place(thing))
        unit = self.find_unit(thing)
        if unit is None:
            name = self.name(thing) or thing
            return capital(name) if full else name
        marks = [values(unit), shields(unit)]
        if full:
            marks = [self.say(f"unit-{unit['kind']}.vehicle"), *marks, self.icons(unit)]
        return f"{self.unit(thing)} ({', '.join(mark for mark in marks if mark)})"

    def find_unit(self, unit_id: str) -> View | None:
        return next((unit for player in self.players for unit in player["units"] if unit["id"] == unit_id), None)

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
        unit = self.find_unit(unit_id) if unit_id else None
        text = self.ability_text(card)
        if unit is not None and CARDS[card].ability is not None and not can_use(_piece(unit), CARDS[card]):
            text = self.say("card-ability-useless", needs=self.requirement(card))
        return f"{self.card(card)}: {self.bonus(card)}; {text}"

    def bonus(self, card: str) -> str:
        return self.change(CARDS[card].bonus_stat or "attack", CARDS[card].bonus)

    def ability_text(self, card: str) -> str:
        """The ability with what a unit needs for it, or that there is none."""
        needs = self.requirement(card)
        return f"{needs}: {self.ability(card)}" if needs else self.ability(card)

    def requirement(self, card: str) -> str:
        """What a unit must have to use a combat card's ability: its icon, or the stars a wild icon names."""
        ability = CARDS[card].ability
        if ability is None or ability.icon is None:
            return ""
        name = self.icon(ability.icon)
        if isinstance(ability.units, frozenset):
            name += " " + "/".join(stars(count) for count in sorted(ability.units))
        return name

    def ability_option(self, option: str) -> str:
        """One of several abilities that act at once: `b.objective-2:0`, or with the unit that set it off."""
        place, _, unit = option.replace(":", ">").partition(">")
        known = self.known(place)
        text = f"{self.place(place)} ({known})" if known else self.place(place)
        return capital(f"{text}: {self.unit(unit)}" if "." in unit else text)

    def _replacement(self, card: str, place: str) -> str:
        replaced = self.known(place) or self.say("face-down")
        words = self.say("pocketmodel-option-replace", card=self.card(card), place=self.place(place), replaced=replaced)
        return f"{words}: {self.ability(card)}"

    def _die(self, option: str, decision: Decision[Any]) -> str:
        """What the die shows that an ability may change."""
        if self.battle is None:
            return "?"
        ability = CARDS[decision.about["card"]].ability
        effects = ability.effects if ability else ()
        own = all(effect.whose == "own" for effect in effects if isinstance(effect, Reroll | SetDie))
        side = next(side for side in self.battle["sides"] if (side["player"] == decision.player) == own)
        return str(side["dice"][int(option[-1]) - 1])


_FACTS: Final[Mapping[str, Callable[[Teller, Any], Any]]] = {
    "player": Teller.seat,
    "of": Teller.seat,
    "unit": Teller.unit,
    "against": Teller.unit,
    "attacker": Teller.fighter,
    "defender": Teller.fighter,
    "units": Teller.units,
    "reserves": Teller.units,
    "card": Teller.card,
    "by": Teller.card,
    "objective": Teller.card,
    "cards": Teller.cards,
    "place": Teller.place,
    "places": lambda _, places: len(places),
    "battles": Teller.pairs,
    "rolls": Teller.rolls,
    "zone": lambda teller, zone: teller.zone(zone, "in"),
    "origin": lambda teller, zone: teller.zone(zone, "from"),
    "to": lambda teller, zone: teller.zone(zone, "to"),
    "attack": Teller.terms,
    "terms": Teller.terms,
    "defense": lambda teller, terms: teller.terms(terms, total=True),
    "dice": Teller.dice,
    "before": Teller.dice,
    "side": lambda _, side: ("attacker", "defender")[side],
    "until": lambda teller, until: teller.say(f"until-{until}"),
    "automatic": lambda _, automatic: "yes" if automatic else "no",
    "survives": lambda _, survives: "yes" if survives else "no",
    "winners": lambda teller, winners: ", ".join(teller.seat(winner) for winner in winners),
    "reason": lambda teller, reason: teller.say(reason),
}
"""How each field of events and questions becomes words; fields not named here stay as they are."""


def _piece(unit: View) -> Unit:
    """The unit of a view as the rules know it, as far as its printed side goes."""
    return Unit(id=unit["id"], kind=unit["kind"], owner=unit["owner"], stars=unit["stars"], turned=unit["turned"])


def _kind_and_copy(name: str) -> tuple[str, int] | None:
    """`cinder-flight-2` is the second Cinder Flight; None if there is no such unit."""
    if name in UNITS:
        return name, 1
    kind, _, copy = name.rpartition("-")
    return (kind, int(copy)) if kind in UNITS and copy.isdigit() else None


_PRINTED_NAMES: Final = {unit.name: unit.id for unit in UNITS.values()} | {
    card.name: card.id for card in CARDS.values()
}
"""Ids by printed name, for the few facts that name things by the identity of the copy limit."""
