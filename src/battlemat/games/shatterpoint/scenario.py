"""Laying out a Shatterpoint table for tests and puzzles.

    t = table(
        a=side("ahsoka-tano-jedi-no-more at 400,400"),
        b=side("lord-maul at 400,460 with 2 damage, strained", "b1-battle-droids at 100,100 and 160,100"),
    )
    t.a("action:focus", "action:combat")
    t.attacks("ahsoka", "maul", attack="SSSCEEFF", defense="BEEEF", path="abcd")
    assert t.damage("maul") == 9

A unit is written `kind at x,y`, with the height of the surface as a third number where it is not the ground; further
characters follow after `and`, tokens after `with`: `3 damage`, `wounded`, `1 injured`, `2 hunker`, `flipped`,
conditions. A unit that is out of the game is written `kind defeated`.
Units and characters may be named by any part of their id that fits only one; a unit stands for its first character.
The ground is empty unless `terrain` has `box(...)`es. The first unit of the active player is being activated.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import Place
from battlemat.core.game import SEATS, Step
from battlemat.core.match import start_from
from battlemat.core.scenario import Scenario
from battlemat.games.shatterpoint import GAME
from battlemat.games.shatterpoint.content import MISSIONS, PIECES, TACTICS, UNITS
from battlemat.games.shatterpoint.pools import attack_pool, defense_pool
from battlemat.games.shatterpoint.records import BattlefieldPlan, Piece, PiecePart, Placement, Transition
from battlemat.games.shatterpoint.setup import new_unit
from battlemat.games.shatterpoint.state import (
    NOBODY,
    SHATTERPOINT,
    Activation,
    Attack,
    AttackType,
    Character,
    Objective,
    Player,
    Table,
    Tracker,
    Unit,
)

_UNIT = re.compile(r"(?P<kind>[a-z0-9-]+) at (?P<places>[0-9., and-]+?)( with (?P<tokens>.+))?")
_CONDITIONS = ("strained", "disarmed", "exposed", "pinned")
_ATTACK = {"C": 1, "S": 2, "E": 5, "F": 7}
_DEFENSE = {"B": 1, "E": 3, "F": 5}
SPARE = "death-troopers at 60,850 and 130,850"
"""Who stands in a corner for a player of whom nothing is said."""


class side:  # noqa: N801 - reads like a word in a scenario
    """What one player has. `deck` and `discard` name units, the top card first; without a deck it holds every unit."""

    def __init__(
        self,
        *units: str,
        force: int = 9,
        pool: int = 9,
        deck: str | None = None,
        discard: str = "",
        reserve: str = "",
        won: int = 0,
    ) -> None:
        self.units, self.force, self.pool = units or (SPARE,), force, pool
        self.deck, self.discard, self.reserve, self.won = deck, discard, reserve, won


def box(
    x: float,
    y: float,
    width: float,
    depth: float,
    height: float,
    *,
    bottom: float = 0.0,
    opaque: bool = True,
    passable: bool = False,
    standable: bool = True,
) -> tuple[Piece, Placement]:
    """A block of terrain around a point; a walkway has a `bottom` and is `opaque=False, passable=True`."""
    w, d = width / 2, depth / 2
    name = f"box-{x:g}-{y:g}-{height:g}"
    corners = ((-w, -d), (w, -d), (w, d), (-w, d))
    part = PiecePart("box", corners, bottom, height, opaque, passable, standable)
    return Piece(id=name, name=name, parts=(part,), source="test"), Placement(name, name, x, y)


class ShatterScenario(Scenario[Table]):
    """A Shatterpoint match in the scenario language."""

    @property
    def state(self) -> Table:
        return self.match.state

    def a(self, *answers: Any) -> ShatterScenario:
        """Player a answers one question after another."""
        self._answer("a", answers)
        return self

    def b(self, *answers: Any) -> ShatterScenario:
        self._answer("b", answers)
        return self

    # Names

    def unit(self, name: str) -> Unit:
        """The unit with an id, or with the only id that has these letters in it."""
        units = [unit for player in self.state.players for unit in player.units]
        found = [unit for unit in units if unit.id == name] or [unit for unit in units if name in unit.id]
        assert len(found) == 1, f"{name!r} fits {[unit.id for unit in found]}"
        return found[0]

    def character(self, name: str) -> Character:
        """`maul`, `b.501st.2`: the unit, then the number of the character."""
        start, dot, number = name.rpartition(".")
        if dot and number.isdigit():
            return self.unit(start).characters[int(number) - 1]
        return self.unit(name).characters[0]

    # Looking

    def at(self, name: str) -> tuple[float, float, float]:
        """Where a character is, to a hundredth of a millimetre."""
        spot = self.character(name).spot
        return round(spot.x, 2), round(spot.y, 2), spot.height

    def damage(self, name: str) -> int:
        return self.unit(name).damage

    def conditions(self, name: str) -> list[str]:
        return sorted(self.unit(name).conditions)

    def force(self, seat: str) -> int:
        return self.state.players[SEATS.index(seat)].force

    def momentum(self, seat: str) -> int:
        return self.state.tracker.momentum[SEATS.index(seat)]

    @property
    def token(self) -> str:
        """The space of the struggle token, as in the rules: `0`, `a3`, `b1`."""
        space = self.state.tracker.token
        return "0" if space == 0 else f"{'a' if space < 0 else 'b'}{abs(space)}"

    def objective(self, name: str) -> Objective:
        return next(objective for objective in self.state.objectives if objective.id == name)

    def controls(self, name: str) -> str:
        """The seat that controls an objective; empty for nobody."""
        player = self.objective(name).controller
        return "" if player == NOBODY else SEATS[player]

    # Playing

    def picks(self, seat: str, *words: str) -> ShatterScenario:
        """Answer with the only option that has all these words in it."""
        found = [option for option in self.options(seat) if all(word in option for word in words)]
        assert len(found) == 1, f"{words} fit {found} of {self.options(seat)}"
        self._answer(seat, [found[0]])
        return self

    def passes(self, *seats: str) -> ShatterScenario:
        for seat in seats:
            self._answer(seat, ["pass"])
        return self

    def passes_all(self) -> ShatterScenario:
        """Everybody passes what can be passed, until a question comes that cannot."""
        while self.match.pending and "pass" in self.options(SEATS[self.match.pending[0].player]):
            self.passes(SEATS[self.match.pending[0].player])
        return self

    def passes_until(self, asked: str) -> ShatterScenario:
        """Everybody passes until this is asked, such as `b movement`."""
        while self.asked != asked:
            self.passes(SEATS[self.match.pending[0].player])
        return self

    def moves(self, name: str, kind: str, *to: float) -> ShatterScenario:
        """Choose a movement that is offered, and where it ends (the ground if no height is given)."""
        character = self.character(name)
        seat = SEATS[character.owner]
        self._answer(seat, [f"{kind}:{character.id}"])
        if to:
            self.goes(seat, *to)
        return self

    def goes(self, seat: str, x: float, y: float, height: float = 0.0) -> ShatterScenario:
        """Answer the question for a place: where a movement ends, or at what a push is aimed."""
        assert isinstance(self.question(seat), Place), f"no place is asked for: {self.asked}"
        self._answer(seat, [[x, y, height]])
        return self

    def no_way(self, seat: str, x: float, y: float, height: float = 0.0) -> str:
        """The rule by which a place is refused."""
        return self.refused(seat, [x, y, height])

    def dice_of(self, attack: str = "", defense: str = "") -> ShatterScenario:
        """Script the next rolls: C crit, S strike, E expertise, F failure; B block, E expertise, F failure."""
        self.dice(*(_ATTACK[letter] for letter in attack), *(_DEFENSE[letter] for letter in defense))
        return self

    def attacks(
        self,
        attacker: str,
        defender: str,
        *,
        type: AttackType = "melee",
        attack: str = "",
        defense: str = "",
        path: str = "",
        dice: int | None = None,
    ) -> ShatterScenario:
        """Make an attack that is offered, with these results, and take this way through the combat tree.

        All further dice show failures. `dice` is the size of the pool where an ability sets it. Reactions before the
        tree are passed. Questions inside the tree, such as shoves, end the walk: answer them and go on with `takes`.
        """
        one, other = self.character(attacker), self.character(defender)
        planned = Attack(0, one.id, other.id, type, False)
        pools = attack_pool(self.state, planned, dice), defense_pool(self.state, planned)
        self.dice_of(attack.ljust(pools[0], "F"), defense.ljust(pools[1], "F"))
        self._answer(SEATS[one.owner], [f"{type}:{one.id}>{other.id}"])
        while self.asked.endswith(" react") and self.state.attacks and self.state.attacks[-1].step < 8:
            self.passes(SEATS[self.match.pending[0].player])
        left = self.state.chance.dice
        assert not left, f"{len(left)} more dice were scripted than rolled: the pools are {pools}"
        return self.takes(*path) if path else self

    def takes(self, *path: str) -> ShatterScenario:
        """Take options of the combat tree, as long as it is what is asked; `stop` stops."""
        for option in path:
            decision = self.match.pending[0]
            assert decision.kind == "tree", f"{option!r} cannot be taken: {self.asked}"
            self._answer(SEATS[decision.player], ["stop" if option == "stop" else f"option:{option}"])
        return self

    def ends_activation(self) -> ShatterScenario:
        decision = self.match.pending[0]
        assert decision.kind == "act", f"no activation goes on: {self.asked}"
        self._answer(SEATS[decision.player], ["end"])
        return self


LATER: Final = 100
"""Tokens gained in a scenario have larger serial numbers than this, those that lie there from the beginning smaller."""


def table(
    a: side | str = "",
    b: side | str = "",
    *,
    active: str = "a",
    activates: str = "",
    turn: int = 5,
    step: str = "act",
    terrain: Sequence[tuple[Piece, Placement]] = (),
    ladders: Sequence[Sequence[tuple[float, float, float]]] = (),
    objectives: str = "",
    mission: str = "shifting-priorities",
    struggle: str = "steal-the-secret-plans",
    map: int = 0,
    mission_deck: str = "blast-our-way-out weve-been-double-crossed",
    token: int = 0,
    momentum: tuple[int, int] = (1, 1),
    seed: str = "scenario",
) -> ShatterScenario:
    """A match in the middle: `step="act"` in an activation, `"turn"`, `"orders"`, `"end-turn"`, `"first-struggle"`.

    `objectives` are written `MC at 100,100` (active), `MC at 100,100 a` (controlled by a), `(MC) at 100,100`
    (inactive), with `;` between them. `token` is below 0 on the side of a. The mission deck ends with its top card.
    What is not scripted falls as the `seed` has it.
    """
    sides = [entry if isinstance(entry, side) else side(*([entry] if entry else [])) for entry in (a, b)]
    players = [_player(number, entry) for number, entry in enumerate(sides)]
    number = SEATS.index(active)
    state = Table(
        agenda=[],
        chance=Chance(key_from_seed(seed)),
        result=None,
        offers=[],
        players=players,
        battlefield=flat_ground(terrain, ladders),
        mission=mission,
        active=number,
        turn=turn,
        struggle=struggle,
        map=map,
        mission_deck=mission_deck.split(),
        tracker=Tracker(token, list(momentum)),
        objectives=[_objective(words) for words in objectives.split(";") if words.strip()],
        serial=LATER,
    )
    players[0].edge, players[1].edge = 0, 1
    unit = next((u for u in players[number].units if activates in u.id), players[number].units[0])
    state.agenda = _agenda(state, step, unit)
    setup: dict[str, Any] = {"players": [{"name": seat} for seat in "ab"], "battlefield": state.battlefield}
    return ShatterScenario(start_from(GAME, setup, state))


def _agenda(state: Table, step: str, unit: Unit) -> list[Step]:
    if step == "act":
        state.phase = "activation"
        state.activation = Activation(unit.id)
        return [Step("act"), Step("end-turn", (unit.id,))]
    if step == "activate":
        return [Step("activate", (unit.id, 0)), Step("end-turn", (unit.id,))]
    if step == "end-turn":
        return [Step("end-turn", (unit.id,))]
    if step == "first-struggle":
        return [Step(step), Step("turn")]
    if step == "turn":
        state.turn -= 1
    return [Step(step)]


def flat_ground(
    terrain: Sequence[tuple[Piece, Placement]] = (), ladders: Sequence[Sequence[tuple[float, float, float]]] = ()
) -> str:
    """A battlefield with nothing on it but these boxes and ladders."""
    plan = BattlefieldPlan(
        id="scenario",
        name="Scenario",
        source="test",
        pieces=tuple(piece for piece, _ in terrain),
        placements=tuple(placement for _, placement in terrain),
        transitions=tuple(Transition(f"ladder-{n}", tuple(points)) for n, points in enumerate(ladders, 1)),
    )
    return msgspec.json.encode(plan).decode()


def _player(number: int, entry: side) -> Player:
    units = [_unit(number, words) for words in entry.units]
    named = {unit.kind: unit.id for unit in units} | {SHATTERPOINT: SHATTERPOINT}
    every = named | {card: card for card in TACTICS}

    def cards(words: str) -> list[str]:
        return [every[word] for word in words.split()][::-1]

    won = list(MISSIONS["shifting-priorities"].struggles)[-entry.won :] if entry.won else []
    deck = " ".join(named) if entry.deck is None else entry.deck
    return Player(
        f"Side {SEATS[number]}",
        "shifting-priorities",
        units,
        entry.pool,
        entry.force,
        cards(deck),
        cards(entry.discard)[::-1],
        named[entry.reserve] if entry.reserve else None,
        won=won,
    )


def _unit(number: int, words: str) -> Unit:
    if words.endswith(" defeated"):
        unit = new_unit(number, words.removesuffix(" defeated"), 0)
        unit.defeated = True
        return unit
    match = _UNIT.fullmatch(words)
    assert match, f"{words!r} does not describe a unit"
    kind = match["kind"]
    assert kind in UNITS, f"there is no unit {kind!r}"
    unit = new_unit(number, kind, 0)
    places = match["places"].split(" and ")
    assert len(places) == len(unit.characters), f"{kind} has {len(unit.characters)} characters"
    for character, place in zip(unit.characters, places, strict=True):
        x, y, *height = (float(value) for value in place.split(","))
        character.x, character.y, character.height = x, y, height[0] if height else 0.0
        character.on_field = True
    for serial, token in enumerate((match["tokens"] or "").split(", "), 1):
        _put_token(unit, token, serial)
    return unit


def _put_token(unit: Unit, token: str, serial: int) -> None:
    amount, _, what = token.rpartition(" ")
    if what in _CONDITIONS:
        unit.conditions[what] = serial
    elif what == "wounded":
        unit.wounded, unit.damage = True, unit.card.stamina
    elif what == "flipped":
        unit.side = 1
    elif what:
        assert what in ("damage", "injured", "hunker"), f"there is no token {token!r}"
        setattr(unit, what, int(amount))


def _objective(words: str) -> Objective:
    name, _, rest = words.strip().partition(" at ")
    place, _, seat = rest.partition(" ")
    x, y, *height = (float(value) for value in place.split(","))
    active = not name.startswith("(")
    controller = SEATS.index(seat) if seat else NOBODY
    return Objective(name.strip("()"), x, y, height[0] if height else 0.0, active, controller)


def laid_out(position: Mapping[str, Any]) -> ShatterScenario:
    """A table as a lesson writes it down: what `table` takes, the sides as tables with their `units`.

    `terrain` are known pieces as text: `container at 80,80; barricade at 800,100`.
    """
    sides = {seat: _side(position[seat]) for seat in "ab" if seat in position}
    return table(**{**position, **sides, "terrain": _terrain(position.get("terrain", ""))})


def _terrain(words: str) -> list[tuple[Piece, Placement]]:
    written = [piece.strip().split(" at ") for piece in words.split(";") if piece.strip()]
    return [
        (PIECES[kind], Placement(f"{kind}-{number}", kind, *map(float, place.split(","))))
        for number, (kind, place) in enumerate(written, 1)
    ]


def _side(entry: Mapping[str, Any]) -> side:
    return side(*entry["units"], **{name: value for name, value in entry.items() if name != "units"})
