"""Laying out a PocketModel table for tests and puzzles.

    t = table(a=side("needle-flight@contested", hand="linked-cannons"), b=side("dawn-arrow@contested*1"))
    t.battle("a.needle-flight>b.dawn-arrow", attacker="linked-cannons", dice=(4, 3, 5, 1))
    assert t.tokens("b.dawn-arrow") == 3

Words: `kind@zone*tokens~` for units (zone `home` if not said, `*2` two damage tokens, `~` turned over), `card!` for
face-up objectives, `card` for face-down ones, `-` for destroyed ones. Decks are written top card first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.game import SEATS, Step
from battlemat.core.match import start_from
from battlemat.core.met import met
from battlemat.core.scenario import Scenario
from battlemat.games.pocketmodel import GAME
from battlemat.games.pocketmodel.content import UNITS, Card, UnitKind
from battlemat.games.pocketmodel.state import (
    CONTESTED,
    RESERVES,
    ZONE_OF,
    Objective,
    Player,
    Table,
    Unit,
    home,
    unit_of,
    zone_name,
)

_UNIT = re.compile(r"(?P<kind>[a-z0-9-]+)(@(?P<zone>[a-z-]+))?(\*(?P<tokens>\d+))?(?P<turned>~)?")
DECK = "brace-for-impact " * 12
OBJECTIVES = "steady-aim heavy-charge brace-for-impact"
SPARE = "cinder-flight"


class side(msgspec.Struct):  # noqa: N801 - reads like a word in a scenario
    """What one player has. Without any unit in play a spare one stands at home, so that the player is in the game."""

    units: str = ""
    hand: str = ""
    objectives: str = OBJECTIVES
    deck: str = DECK
    discard: str = ""


class PocketScenario(Scenario[Table]):
    """A PocketModel match in the scenario language."""

    @property
    def state(self) -> Table:
        return self.match.state

    def unit(self, name: str) -> Unit:
        return unit_of(self.state, name)

    def zone(self, name: str) -> str:
        """Where a unit is: `contested`, `home-a`, `reserves`."""
        return zone_name(self.unit(name).zone)

    def tokens(self, name: str) -> int:
        return self.unit(name).damage

    def _player(self, seat: str) -> Player:
        return self.state.players[SEATS.index(seat)]

    def hand(self, seat: str) -> list[str]:
        return sorted(self._player(seat).hand)

    def deck(self, seat: str) -> list[str]:
        """Top card first."""
        return self._player(seat).deck[::-1]

    def discard(self, seat: str) -> list[str]:
        """Oldest first: the last one is the top of the pile."""
        return list(self._player(seat).discard)

    def objectives(self, seat: str) -> list[str]:
        """As they are written in `side`: `card!` face up, `card` face down, `-` destroyed."""
        return [
            "-" if objective is None else objective.card + "!" * objective.face_up
            for objective in self._player(seat).objectives
        ]

    def shot(self, name: str) -> dict[str, Any]:
        """What a unit's last roll in a battle came to: `base`, `score`, `needed`, `automatic`, `by`, if it `hit`."""
        for event in reversed(self.match.events):
            if event.kind in ("hit", "missed") and event.data["unit"] == name:
                return {**event.data, "hit": event.kind == "hit"}
        raise AssertionError(f"{name} has not rolled in a battle: {self.story()}")

    def is_out(self, seat: str) -> bool:
        return self._player(seat).out

    def passes(self, *seats: str) -> PocketScenario:
        """Each of the players passes the question open for them."""
        for seat in seats:
            self.match.submit(SEATS.index(seat), "pass")
        return self

    def ends_turn(self, seat: str) -> PocketScenario:
        """The player passes the objective step, if it is open, and the action."""
        if self.question(seat).kind == "objective-card":
            self.passes(seat)
        return self.passes(seat)

    def battle(
        self,
        *attacks: str,
        dice: Sequence[int] = (),
        attacker: str = "pass",
        defender: str = "pass",
        late: str = "pass",
    ) -> PocketScenario:
        """Declare attacks from the action step, and fight the first battle with these cards and dice.

        Dice: two of the attacker, two of the defender. Questions of abilities are left to the test.
        """
        active = SEATS[self.state.active]
        self._answer(active, ["combat", list(attacks)])
        return self.cards(dice=dice, attacker=attacker, defender=defender, late=late)

    def cards(
        self, *, dice: Sequence[int] = (), attacker: str = "pass", defender: str = "pass", late: str = "pass"
    ) -> PocketScenario:
        """Answer the card steps of the battle that is about to be fought."""
        self.dice(*dice)
        number = self.state.battles
        for answer in (attacker, defender, late):
            pending = self.match.pending
            if not pending or pending[0].kind != "combat-card" or self.state.battles != number:
                break
            self.match.submit(pending[0].player, answer)
        return self

    def strike(self, place: str, *units: str, dice: Sequence[int] = ()) -> PocketScenario:
        """Take a Strike action from the action step; dice: two for each unit that gets to strike."""
        active = SEATS[self.state.active]
        self.dice(*dice)
        self._answer(active, ["strike"])
        if self.question(active).kind == "objective":
            self._answer(active, [place])
        self._answer(active, [list(units)])
        return self


def table(
    a: side | str = "",
    b: side | str = "",
    *more: side | str,
    active: str = "a",
    turn: int = 5,
    step: str = "action",
    stars: int = 30,
    two_pack: bool = False,
) -> PocketScenario:
    """A match in the middle of a turn: at its action step, or (`step="turn"`) at its very beginning."""
    sides = [entry if isinstance(entry, side) else side(entry) for entry in (a, b, *more)]
    players = [_player(number, entry, len(sides)) for number, entry in enumerate(sides)]
    state = Table(
        agenda=[Step("turn")] if step == "turn" else [Step("action"), Step("end-turn")],
        chance=Chance(key_from_seed("scenario")),
        result=None,
        offers=[],
        players=players,
        stars=stars,
        two_pack=two_pack,
        active=SEATS.index(active),
        turn=turn - 1 if step == "turn" else turn,
        step="action",
    )
    for unit in (unit for player in players for unit in player.units if unit.in_play):
        state.arrivals += 1
        unit.arrived = state.arrivals
    setup: dict[str, Any] = {
        "variant": "two-pack" if two_pack else "standard",
        "stars": stars,
        "players": [{"name": SEATS[number], "units": {}, "deck": {}} for number in range(len(players))],
    }
    return PocketScenario(start_from(GAME, setup, state))


def set_up(
    *lists: Any,
    dice: Sequence[int] = (),
    tops: Sequence[str] = (),
    variant: str = "standard",
    stars: int = 30,
) -> PocketScenario:
    """A match from its set-up on, with these lists: `dice` decide who begins, `tops` lie on the shuffled decks."""
    setup = GAME.normal_setup({"players": list(lists) or None, "variant": variant, "stars": stars})
    state = GAME.begin(setup, Chance(key_from_seed("scenario"), dice=list(dice)))
    for player, top in zip(state.players, tops, strict=False):
        rest = player.deck.copy()
        for card in top.split():
            rest.remove(card)
        state.chance.orders.append(rest + top.split()[::-1])
    return PocketScenario(start_from(GAME, setup, state))


def _player(number: int, entry: side, players: int) -> Player:
    units: list[Unit] = []
    for word in entry.units.split():
        units.append(_unit(number, word, units, players))
    if not any(unit.in_play for unit in units):
        units.append(_unit(number, SPARE, units, players))
    objectives = [
        None if word == "-" else Objective(word.rstrip("!"), word.endswith("!")) for word in entry.objectives.split()
    ]
    return Player(
        f"Side {SEATS[number]}",
        units,
        entry.deck.split()[::-1],
        entry.hand.split(),
        entry.discard.split(),
        objectives,
    )


def _unit(number: int, word: str, others: list[Unit], players: int) -> Unit:
    match = _UNIT.fullmatch(word)
    assert match, f"{word!r} does not describe a unit"
    kind = match["kind"]
    assert kind in UNITS, f"there is no unit {kind!r}"
    copies = sum(other.kind == kind for other in others)
    zone = match["zone"] or "home"
    place = {"home": home(number), "contested": CONTESTED, "reserves": RESERVES, **ZONE_OF}[zone]
    name = f"{SEATS[number]}.{kind}" + (f"-{copies + 1}" if copies else "")
    return Unit(name, kind, number, UNITS[kind].stars, place, int(match["tokens"] or 0), bool(match["turned"]))


def new_unit(unit_id: str, **values: Any) -> UnitKind:
    """A unit record for a test, ordinary where nothing is said; put it into play with `extra_content`."""
    usual = {
        "name": unit_id,
        "vehicle": "test",
        "affiliation": "empire",
        "domain": "space",
        "stars": 1,
        "attack": 2,
        "damage": 1,
        "defense": 9,
        "shields": 1,
        "icons": [],
        "source": "test",
    }
    return msgspec.convert(usual | values | {"id": unit_id}, met(UnitKind))


def new_card(card_id: str, **values: Any) -> Card:
    """A card record for a test; `effects` and `icon` may be given without the ability around them."""
    kind = values.pop("type", "combat")
    usual: dict[str, Any] = {"name": card_id, "type": kind, "defense": 10, "stars": 2, "source": "test"}
    if kind == "combat":
        usual |= {"bonus_stat": "attack", "bonus": 1}
    effects = values.pop("effects", None)
    if effects is not None:
        usual["ability"] = {"effects": effects} | {k: values.pop(k) for k in ("icon", "units") if k in values}
    return msgspec.convert(usual | values | {"id": card_id}, met(Card))


def laid_out(position: Mapping[str, Any]) -> PocketScenario:
    """A table as a lesson writes it down: what `table` takes, the sides as tables of their own."""
    sides = {seat: side(**position[seat]) for seat in ("a", "b")}
    return table(**{**position, **sides})
