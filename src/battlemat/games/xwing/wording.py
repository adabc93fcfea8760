"""Sentences: what events, questions and options mean to a person at the table.

It is driven by the data: `_FACTS` says how each field of events and questions becomes words, `_OPTIONS` how each form
of option id is read; everything else is in the word files (`xwing-event-…`, `xwing-ask-…`, `xwing-option-…`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from battlemat.core.decision import Decision
from battlemat.core.game import SEATS
from battlemat.core.teller import View, capital
from battlemat.games.xwing.appraisal.outlook import outlooks
from battlemat.games.xwing.cards.content import PILOTS, UPGRADES
from battlemat.games.xwing.names import Names
from battlemat.games.xwing.table.devices import record_of

_SHIP: Final = re.compile(r"([a-h])\.([a-z0-9-]*?[a-z0-9])(?:-(\d))?")
_MANEUVER: Final = re.compile(r"(\d)-([a-z-]+)")
_AROUND: Final = ("south", "west", "north", "east")
_SEEN: Final = ("near", "left", "far", "right")


class XWingTeller(Names):
    """Tells one viewer, in one language, what happens at a table."""

    def __init__(self, language: str, view: View | None = None) -> None:
        super().__init__(language, view)
        self._ships_named: dict[str, str | None] = {}

    # Events

    def variant(self, kind: str, data: Mapping[str, Any]) -> str:
        """Also: of a pilot's ability, of a maneuver that was cut short, or caused by a card."""
        if kind == "ability" and data["card"].startswith("pilot:"):
            return "pilot"  # whose name is the ship's
        if data.get("full") is False:
            return "partial"
        return super().variant(kind, data) or ("card" if data.get("card") else "")

    def facts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of an event or question as words."""
        found = {}
        for field, value in data.items():
            words = _FACTS[field](self, value) if field in _FACTS else value
            if isinstance(words, str | int | float):
                found[field] = words
        return found

    # Questions and options

    def question(self, decision: Decision[Any]) -> str:
        key = f"xwing-ask-{decision.kind}"
        facts = self.facts(decision.about)
        abilities = [option.id for option in decision.options if option.id != "pass"]
        if decision.kind == "ability" and len(abilities) == 1 and len(decision.options) == 2:
            return capital(self.say(f"{key}.one", ability=self.option(abilities[0], decision)))
        return capital(self.say(key, **facts))

    def option(self, option_id: str, decision: Decision[Any]) -> str:
        words = self.find(f"xwing-option-{option_id}.{decision.kind}")
        if words is not None:
            return words
        for form, read in _OPTIONS:
            match = form.fullmatch(option_id)
            if match is not None:
                words = read(self, match, decision)
                if words is not None:
                    return capital(words)
        return capital(self.find(f"xwing-option-{option_id}") or self.name(option_id) or option_id)

    def outlooks(self, decision: Decision[Any]) -> Mapping[str, Any]:
        return {} if self.view is None else outlooks(self.view, decision)

    # Names

    def name(self, thing: str) -> str | None:
        ship = self.ship_name(thing)
        if ship is not None:
            return ship
        if thing.startswith("obstacle-"):
            return self._obstacle(thing)
        if _MANEUVER.fullmatch(thing):
            return self.maneuver(thing)
        if thing == "rule:linked":
            return self.say("linked-action")
        kind, _, number = thing.rpartition("-")
        if kind and number.isdigit():
            device = self._device(kind, number)
            if device is not None:
                return device
        return super().name(thing.partition("#")[0]) or self.find(f"action-{thing}")

    def ship_name(self, thing: str) -> str | None:
        """Options of one question name the same few ships over and over."""
        if thing not in self._ships_named:
            self._ships_named[thing] = self._find_ship_name(thing)
        return self._ships_named[thing]

    def _find_ship_name(self, thing: str) -> str | None:
        match = _SHIP.fullmatch(thing)
        if match is None:
            return None
        seat, pilot, number = match.groups()
        if pilot not in PILOTS and f"{pilot}-{number}" in PILOTS:
            pilot, number = f"{pilot}-{number}", None
        if pilot not in PILOTS:
            return None
        if number is None and self._on_the_table(f"{thing}-2"):
            number = "1"  # the first of several
        key = "ship-name.numbered" if number else "ship-name"
        if self._only_squad_with(seat, pilot):
            key = "ship-name.plain-numbered" if number else "ship-name.plain"
        return self.say(key, pilot=PILOTS[pilot].name, number=number or 1, player=seat.upper())

    def _on_the_table(self, thing: str) -> bool:
        return self.view is not None and any(ship["id"] == thing for ship in self.view["ships"])

    def _only_squad_with(self, seat: str, pilot: str) -> bool:
        """Whether everybody at this table knows whose ship is meant when its pilot is named."""
        ships: Iterable[View] = self.view["ships"] if self.view else ()
        owners = {ship["owner"] for ship in ships if PILOTS[ship["pilot"]].name == PILOTS[pilot].name}
        return owners == {SEATS.index(seat)}

    def _obstacle(self, thing: str) -> str:
        found: Iterable[View] = self.view["obstacles"] if self.view else ()
        kind = next((obstacle["kind"] for obstacle in found if obstacle["id"] == thing), "obstacle")
        return self.say(f"obstacle-{kind}", number=thing.rpartition("-")[2])

    def _device(self, kind: str, number: str) -> str | None:
        try:
            return self.say("device-name", name=record_of(kind).name, number=number)
        except KeyError:
            return None

    def card(self, card: str) -> str:
        """A card, or a word for what is no card."""
        if not card:
            return ""
        return self.name(card) or self.find(f"token-{card}") or self.find(f"xwing-option-{card}") or card

    def maneuver(self, name: str) -> str:
        match = _MANEUVER.fullmatch(name)
        bearing = self.find(f"bearing-{match[2]}") if match else None
        return name if match is None or bearing is None else f"{match[1]} {bearing}"

    def weapon(self, name: str) -> str:
        if name in UPGRADES:
            return UPGRADES[name].name
        return self.say("weapon-primary", arc=self.say(f"arc-{name}"))

    def edge(self, edge: str) -> str:
        """An edge of the table as the viewer sees it, with the own edge before them; spectators sit with player A."""
        own = self.view["players"][self.view["viewer"] or 0]["edge"] if self.view else ""
        turns = _AROUND.index(edge) - _AROUND.index(own or "south")
        return self.say(f"edge-{_SEEN[turns % len(_SEEN)]}")

    def faces(self, faces: Sequence[str]) -> str:
        return ", ".join(self.say(f"face-{face}") for face in faces) or self.say("nothing")

    def terms(self, terms: Sequence[Sequence[Any]]) -> str:
        return ", ".join(f"{self.find(f'term-{name}') or self.card(name)} {amount:+d}" for name, amount in terms)

    def thing(self, thing: str) -> str:
        return self.name(thing) or thing

    def way(self, way: str) -> str:
        """A template, or a side."""
        if _MANEUVER.fullmatch(way):
            return self.maneuver(way)
        return self.find(f"xwing-option-{way}") or self.find(f"xwing-option-{way.partition('-')[0]}") or way


def _word(prefix: str) -> Callable[[XWingTeller, Any], str]:
    return lambda teller, value: teller.find(f"{prefix}-{value}") or teller.card(str(value))


_FACTS: Final[Mapping[str, Callable[[XWingTeller, Any], Any]]] = {
    "player": XWingTeller.player,
    "players": lambda teller, players: ", ".join(teller.player(player) for player in players),
    "winners": lambda teller, winners: ", ".join(teller.player(winner) for winner in winners),
    "reason": lambda teller, reason: teller.say(reason),
    "ship": XWingTeller.thing,
    "defender": XWingTeller.thing,
    "carrier": XWingTeller.thing,
    "object": XWingTeller.thing,
    "device": XWingTeller.thing,
    "by": XWingTeller.card,
    "card": XWingTeller.card,
    "token": _word("token"),
    "action": _word("action"),
    "colour": _word("colour"),
    "damage": _word("face"),
    "result": _word("face"),
    "to": _word("face"),
    "what": _word("what"),
    "why": _word("why"),
    "edge": XWingTeller.edge,
    "phase": _word("phase"),
    "arc": _word("arc"),
    "maneuver": XWingTeller.maneuver,
    "way": XWingTeller.way,
    "weapon": XWingTeller.weapon,
    "results": XWingTeller.faces,
    "terms": XWingTeller.terms,
}
"""How each field of events and questions becomes words; fields not named here stay as they are."""

_Reader = Callable[[XWingTeller, "re.Match[str]", Decision[Any]], str | None]


def _dial(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    return f"{teller.thing(match[1])}: {teller.maneuver(match[2])}"


def _shot(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str | None:
    if decision.kind == "way":
        return f"{teller.find(f'face-{match[1]}') or '+'} → {teller.say(f'face-{match[2]}')}"
    if decision.kind != "attack":
        return None
    weapon = teller.weapon(match[1]) if match[1] in UPGRADES else teller.say(f"arc-{match[1]}")
    return f"{weapon} → {teller.thing(match[2])}"


def _bonus(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    return teller.say("xwing-option-bonus", weapon=teller.weapon(match[1]), ship=teller.thing(match[2]))


def _turret(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str | None:
    """Where a turret of a huge ship may point: `turbolaserbattery:left`, or `left` alone where there is but one."""
    weapon, arc = match[1] or decision.about.get("weapon"), match[2]
    if weapon not in UPGRADES:
        return None
    double = UPGRADES[weapon].turret == "double_turret"
    towards = teller.say(f"arcs-{arc}" if double else f"arc-{arc}")
    return teller.say("xwing-option-turret", weapon=teller.weapon(weapon), arc=towards) if match[1] else towards


def _ability(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    card, ship = teller.card(match[2]), teller.thing(match[1])
    return card if card == ship else f"{card} ({ship})"


def _face(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str | None:
    return capital(teller.say(f"face-{match[0]}")) if decision.kind == "face" else None


def _action(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str | None:
    name = teller.find(f"action-{match[1]}")
    if name is None or decision.kind != "action":
        return None
    return f"{name} ({teller.say(f'colour-{match[2]}')})" if match[2] else name


def _card_action(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    return f"{teller.card(match[1])}: {teller.say(f'action-{match[2]}')}"


def _place_device(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    return teller.say(f"xwing-option-{match[1]}", card=UPGRADES[match[2]].name, way=teller.maneuver(match[3]))


def _die(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    attack = teller.view["attack"] if teller.view else None
    number = int(match[1])
    dice = attack[f"{decision.about['dice']}_dice"] if attack else []
    face = teller.say(f"face-{dice[number - 1]}") if number <= len(dice) else "?"
    return teller.say("xwing-option-die", number=number, face=face)


def _line(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    across = ", ".join(teller.thing(thing) for thing in decision.about["across"][match[0]])
    meets = teller.say("xwing-line-across", across=across) if across else teller.say("xwing-line-clear")
    return teller.say("xwing-option-line", number=int(match[1]), across=meets)


def _pose(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    x, y, heading = (round(float(part)) for part in match[0].split(","))
    return f"({x}, {y}) {heading}°"


def _template(teller: XWingTeller, match: re.Match[str], decision: Decision[Any]) -> str:
    return teller.maneuver(match[0])


def _filled(key: str, field: str, read: Callable[[XWingTeller, str], str]) -> _Reader:
    return lambda teller, match, decision: teller.say(f"xwing-option-{key}", **{field: read(teller, match[1])})


_OPTIONS: Final[Sequence[tuple[re.Pattern[str], _Reader]]] = (
    (re.compile(r"([a-h]\.[a-z0-9-]+):(\d-[a-z-]+)"), _dial),
    (re.compile(r"change:(.+)"), _filled("change", "ship", XWingTeller.thing)),
    (re.compile(r"dock:(.+)"), _filled("dock", "ship", XWingTeller.thing)),
    (re.compile(r"token:([a-z]+)"), lambda teller, match, _: teller.say(f"token-{match[1]}")),
    (re.compile(r"number:(\d)"), lambda teller, match, _: match[1]),
    (re.compile(r"turn:(-?\d+)"), lambda teller, match, _: f"{int(match[1]):+d}°"),
    (re.compile(r"lock:(.+)"), _filled("break-lock", "object", XWingTeller.thing)),
    (re.compile(r"player:([a-h])"), lambda teller, match, _: teller.player(SEATS.index(match[1]))),
    (re.compile(r"(drop|launch|place):([a-z0-9-]+)>(.+)"), _place_device),
    (re.compile(r"decloak:\w+:(.+)"), _filled("decloak", "way", XWingTeller.way)),
    (
        re.compile(r"deploy:(front|rear|left|right)>(.+)"),
        lambda teller, match, _: teller.say(
            "xwing-option-deploy", guides=teller.say(f"xwing-option-{match[1]}"), way=teller.maneuver(match[2])
        ),
    ),
    (re.compile(r"bonus:([a-z0-9_-]+)>(.+)"), _bonus),
    (re.compile(r"roll-(.+)"), _filled("roll", "way", XWingTeller.way)),
    (re.compile(r"([a-z0-9_-]+)>(.+)"), _shot),
    (re.compile(r"([a-h]\.[a-z0-9-]+)/([^/]+)(?:/\d)?"), _ability),
    (re.compile(r"((?:pilot|upgrade|ship|condition):[a-z0-9-]+)/([a-z]+)"), _card_action),
    (re.compile(r"(?:([a-z0-9-]+):)?(front|right|rear|left)"), _turret),
    (re.compile(r"hit|crit|focus|evade|blank"), _face),
    (re.compile(r"([a-z]+)(?::(red|purple))?"), _action),
    (re.compile(r"die-(\d)"), _die),
    (re.compile(r"line-(\d)"), _line),
    (re.compile(r"-?[\d.]+,-?[\d.]+,[\d.]+"), _pose),
    (re.compile(r"\d-[a-z-]+"), _template),
    (re.compile(r"(south|north|west|east)"), lambda teller, match, _: teller.edge(match[0])),
)
"""How the forms of option ids are read, the first that fits; a reader may leave an id to the next."""
