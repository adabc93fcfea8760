"""Laying out an X-Wing table for tests and puzzles.

    t = table("a.redsquadronveteran@400,300", "b.academypilot@400,500,180", phase="engagement")
    t.attack("front>b.academypilot", attack="hit crit blank", defense="evade focus blank")
    assert t.damage("b.academypilot") == 1

A ship is written `seat.pilot@x,y,heading` and then, in any order: `+focus` or `+2stress` (tokens), `*3` (damage cards
facedown), `*fuelleak` (that card faceup), `!2` (active shields), `&r2d2` (an upgrade, `&r2d2:0` with so
many charges), `^left` (turret), `#2-bank-left` (dial), `=id` (a short name), `?4` (Force), `~` (in reserve, with the
carrier: `~a.ghost`), `>b.academypilot` (a lock), `%suppressivefire:a.captainrex` (a condition and
who assigned it). Of a huge ship: `$3` (active energy), `^turbolaserbattery:left` (that turret),
`&turbolaserbattery:off` (that hardpoint is offline). Obstacles are `asteroid@x,y`, devices `b:protonbomb@x,y,heading`.

The phase starts at once; `phase="activation"` needs no planning if all dials are given. Dice are written as faces.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import Flow
from battlemat.core.game import SEATS, Step
from battlemat.core.match import start_from
from battlemat.core.scenario import Scenario
from battlemat.games.xwing import GAME
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.sheet import make_sheet
from battlemat.games.xwing.combat import targets
from battlemat.games.xwing.combat.dice import NUMBER_OF
from battlemat.games.xwing.phases.end import ROUND
from battlemat.games.xwing.phases.setup import new_ship
from battlemat.games.xwing.ships import damage, energy
from battlemat.games.xwing.ships.fleet import new_fleet
from battlemat.games.xwing.ships.tokens import TOKENS
from battlemat.games.xwing.state import (
    IN_PLAY,
    RESERVE,
    Condition,
    DamageCard,
    Device,
    Obstacle,
    Phase,
    Player,
    Queue,
    Ship,
    Table,
    find_ship,
    huge_of,
)
from battlemat.games.xwing.table import objects
from battlemat.games.xwing.table.figures import DEVICES, FIGURES
from battlemat.games.xwing.table.measures import STANDARD_ARCS
from battlemat.games.xwing.timing.queue import with_own_queue

OUTLINES = {"asteroid": "coreasteroid0", "debris": "yt2400debris1", "gas": "gascloud1"}
_PART = re.compile(r"[@+*!&^#=?~>%$][^@+*!&^#=?~>%$]*")


class XWingScenario(Scenario[Table]):
    """An X-Wing match in the scenario language."""

    @property
    def state(self) -> Table:
        return self.match.state

    def ship(self, name: str) -> Ship:
        """A ship by its id, or by the short name it was given."""
        found = find_ship(self.state, self.names.get(name, name))
        assert found is not None, (
            f"there is no ship {name!r}: there are {', '.join(ship.id for ship in self.state.ships)}"
        )
        return found

    def __init__(self, match: Any, names: dict[str, str]) -> None:
        super().__init__(match)
        self.names = names

    # Looking at ships

    def pose(self, name: str) -> tuple[float, float, float]:
        """Where a ship is, to the hundredth of a millimetre."""
        x, y, heading = self.ship(name).pose
        return (round(x, 2), round(y, 2), round(heading, 2))

    def at(self, name: str) -> tuple[float, float]:
        return self.pose(name)[:2]

    def tokens(self, name: str) -> dict[str, int]:
        return dict(sorted(self.ship(name).tokens.items()))

    def token(self, name: str, token: str) -> int:
        return self.ship(name).tokens.get(token, 0)

    def shields(self, name: str) -> int:
        return self.ship(name).shields

    def damage(self, name: str) -> int:
        """How many damage cards a ship has."""
        return len(self.ship(name).damage)

    def faceup(self, name: str) -> list[str]:
        """The kinds of its faceup damage cards."""
        return [card.kind for card in self.ship(name).damage if card.faceup]

    def charges(self, name: str, upgrade: str = "") -> int:
        ship = self.ship(name)
        return ship.charges if not upgrade else next(card.charges for card in ship.upgrades if card.id == upgrade)

    def energy(self, name: str) -> int:
        """The active energy of a huge ship."""
        return energy.active(self.state, self.ship(name))

    def turrets(self, name: str) -> dict[str, str]:
        """Where the turrets of a huge ship point."""
        huge = huge_of(self.state, self.ship(name))
        assert huge is not None, f"{name} is not huge"
        return dict(huge.turrets)

    def force(self, name: str) -> int:
        return self.ship(name).force

    def locks(self, name: str) -> list[str]:
        return list(self.ship(name).locks)

    def actions(self, name: str) -> list[str]:
        """The actions a ship performed this round."""
        return list(self.ship(name).actions)

    def place(self, name: str) -> str:
        return ("waiting", "in play", "reserve", "removed")[self.ship(name).place]

    def range(self, one: str, other: str) -> int:
        return objects.range_to(self.state, self.ship(one), self.ship(other))

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def queue(self) -> list[str]:
        """The abilities in the queue, front first: `a.jakefarrell/pilot:jakefarrell`."""
        return [f"{w.ship}/{w.card}" for queue in reversed(self.state.queues) for w in queue.waiting]

    # Playing

    def happens(self, effect: Flow[Any]) -> XWingScenario:
        """Something happens to the ships right now, as if a card said so: `t.happens(damage.suffer(…))`."""
        asked = next(with_own_queue(self.match, effect), None)
        assert asked is None, f"it asks {asked}"
        return self

    def faces(self, *rolls: str) -> XWingScenario:
        """Script the next dice by their faces: `"hit crit blank", "evade focus"`."""
        self.dice(*(NUMBER_OF[face] for roll in rolls for face in roll.split()))
        return self

    def passes(self, *seats: str) -> XWingScenario:
        """Each of the players passes the question open for them."""
        for seat in seats:
            self.match.submit(SEATS.index(seat), PASS)
        return self

    def dials(self, **dials: str) -> XWingScenario:
        """Set dials by short name or ship id (with `_` for `.`), then everybody is ready."""
        for name, maneuver in dials.items():
            ship = self.ship(name if name in self.names else name.replace("_", ".", 1))
            self.match.submit(ship.owner, f"{ship.id}:{maneuver}")
        return self.ready()

    def ready(self) -> XWingScenario:
        for decision in list(self.match.pending):
            if decision.kind == "ready":
                self.match.submit(decision.player, "ready")
        return self

    def until(self, kind: str, ship: str = "") -> XWingScenario:
        """Pass every optional question and decide the rest as it comes first, until this kind of question is open.

        `t.until("action", "luke")`: until it is asked about this ship.
        """
        wanted = self.ship(ship).id if ship else ""
        for _ in range(500):
            assert not self.over, f"the match was over before {kind!r} was asked: {self.story()}"
            for decision in self.match.pending:
                if decision.kind == kind and (not wanted or decision.about.get("ship") == wanted):
                    return self
            self.idles()
        raise AssertionError(f"{kind!r} was never asked")

    def until_phase(self, phase: Phase, round_: int | None = None) -> XWingScenario:
        """The same, until a phase has begun."""
        start = self.state.round
        for _ in range(500):
            if self.over or (self.phase == phase and (round_ is None or self.state.round >= round_)):
                return self
            assert self.state.round <= start + 3, f"{phase} never came"
            self.idles()
        raise AssertionError(f"{phase} never came")

    def attack(self, shot: str, *, attack: str = "", defense: str = "") -> XWingScenario:
        """Declare an attack (`front>b.vader`), with the dice of both; nobody modifies unless asked to by the test."""
        decision = next(d for d in self.match.pending if d.kind == "attack")
        self.faces(attack, defense)
        self.match.submit(decision.player, self._shot(shot))
        return self

    def _shot(self, shot: str) -> str:
        weapon, _, defender = shot.partition(">")
        return f"{weapon}>{self.names.get(defender, defender)}"

    def no_modifying(self) -> XWingScenario:
        """Everybody leaves the dice as they are."""
        while self.match.pending and self.match.pending[0].kind.startswith("modify-"):
            self.passes(SEATS[self.match.pending[0].player])
        return self

    def shots(self, name: str) -> list[str]:
        """All attacks a ship could declare now."""
        return [shot.id for shot in targets.shots(self.state, self.ship(name))]

    def rolled(self, side: str = "attack") -> list[str]:
        """The faces of the last roll of attack (or defense) dice."""
        results: list[str] = self.last(f"{side}-rolled")["results"]
        return results

    def terms(self, side: str = "attack") -> dict[str, int]:
        """What made up the number of dice of the last roll."""
        return dict(self.last(f"{side}-rolled")["terms"])


def table(
    *things: str,
    phase: Phase = "activation",
    round_: int = 1,
    first: str = "a",
    decks: dict[str, str] | None = None,
    huge_decks: dict[str, str] | None = None,
    players: int = 2,
    area: tuple[float, float] = (FIGURES.play_area, FIGURES.play_area),
) -> XWingScenario:
    """A match that begins with a phase of some round, with these ships, obstacles and devices on the table."""
    order = [SEATS.index(first), *(p for p in range(players) if p != SEATS.index(first))]
    edges = ("south", "north", "west", "east")
    state = Table(
        agenda=[Step(step) for step in (*ROUND[ROUND.index(phase) :],)],
        chance=Chance(key_from_seed("scenario")),
        result=None,
        offers=[],
        players=[
            Player(f"Squad {SEATS[p]}", 200, _deck((decks or {}).get(SEATS[p], "")), edge=edges[p])
            for p in range(players)
        ],
        ships=[],
        obstacles=[],
        width=area[0],
        length=area[1],
        devices=[],
        order=order,
        attacks=[],
        queues=[Queue()],
        lasting=[],
        round=round_,
        phase=phase,
    )
    names: dict[str, str] = {}
    for thing in things:
        _lay(state, thing, names)
    _join(state, names)
    for player in range(players):
        if not any(ship.owner == player for ship in state.ships):
            state.ships.append(_spare(player, area))
    _shuffle_huge_decks(state, huge_decks or {})
    _take_dealt_cards(state)
    setup: dict[str, Any] = {
        "format": "standard",
        "limit": 200,
        "players": [
            {"name": player.squad, "faction": "rebelalliance", "ships": [], "obstacles": []} for player in state.players
        ],
    }
    return XWingScenario(start_from(GAME, setup, state), names)


def _join(state: Table, names: dict[str, str]) -> None:
    """Locks and carriers, now that everything lies on the table."""
    things = {ship.id for ship in state.ships} | {thing.id for thing in state.obstacles}
    things |= {thing.id for thing in state.devices}
    for ship in state.ships:
        ship.locks[:] = [names.get(thing, thing) for thing in ship.locks]
        ship.carrier = names.get(ship.carrier, ship.carrier)
        for thing in ship.locks:
            assert thing in things, f"{ship.id} cannot lock {thing!r}: there are {', '.join(sorted(things))}"
        assert ship.carrier in ("", *things), f"{ship.id} cannot be aboard {ship.carrier!r}: it is not there"


def _shuffle_huge_decks(state: Table, tops: dict[str, str]) -> None:
    if state.huge is not UNSET:
        for owner in {ship.owner for ship in state.ships if ship.id in state.huge.ships}:
            state.huge.decks[owner].deck = _deck(tops.get(SEATS[owner], ""), content.huge_damage_deck())


def _deck(top: str, deck: list[str] | None = None) -> list[str]:
    """A whole deck with these cards on top, the first one first."""
    deck = content.damage_deck() if deck is None else deck
    for kind in top.split():
        assert kind in deck, f"there is no (further) damage card {kind!r}"
        deck.remove(kind)
    return deck + top.split()[::-1]


def _take_dealt_cards(state: Table) -> None:
    """The cards that ships were laid out with are not in the decks."""
    for ship in state.ships:
        for card in ship.damage:
            deck = damage.deck_of(state, ship).deck
            if card.kind in deck:
                deck.remove(card.kind)


def _spare(player: int, area: tuple[float, float]) -> Ship:
    """Somebody far away, so that a player without ships is in the game."""
    ship = new_ship(player, 1, "academypilot" if player % 2 else "bluesquadronescort", [], [])
    ship.place, ship.dial = IN_PLAY, "2-straight"
    ship.pose = (25.0, area[1] / 2, 0.0) if player % 2 == 0 else (area[0] - 25.0, area[1] / 2, 180.0)
    return ship


def _lay(state: Table, thing: str, names: dict[str, str]) -> None:
    head = re.split(r"(?=[@+*!&^#=?~>%$])", thing, maxsplit=1)[0]
    parts = _PART.findall(thing[len(head) :])
    short = next((part[1:] for part in parts if part[0] == "="), "")
    if head in OUTLINES or head in FIGURES.obstacle:
        number = len(state.obstacles) + 1
        name = f"obstacle-{number}"
        state.obstacles.append(Obstacle(name, OUTLINES.get(head, head), 0, True, _pose(parts)))
    elif ":" in head:
        seat, kind = head.split(":")
        assert kind in DEVICES, f"there is no device {kind!r} ({head!r})"
        name = f"{kind}-{state.next_number()}"
        state.devices.append(Device(name, kind, SEATS.index(seat), _pose(parts)))
    else:
        name = _ship(state, head, parts)
    if short:
        names[short] = name


def _pose(parts: Sequence[str]) -> tuple[float, float, float]:
    numbers = [float(n) for part in parts if part[0] == "@" for n in part[1:].split(",")]
    return (numbers[0], numbers[1], numbers[2] if len(numbers) > 2 else 0.0)


def _ship(state: Table, head: str, parts: Sequence[str]) -> str:
    seat, _, pilot = head.partition(".")
    assert pilot in content.PILOTS, f"there is no pilot {pilot!r} ({head!r})"
    assert seat in SEATS, f"there is no seat {seat!r} ({head!r})"
    owner = SEATS.index(seat)
    upgrades = [part[1:].partition(":")[0] for part in parts if part[0] == "&"]
    for upgrade in upgrades:
        assert upgrade in content.UPGRADES, f"there is no upgrade {upgrade!r} ({head!r})"
    number = sum(ship.owner == owner for ship in state.ships) + 1
    ship = new_ship(owner, number, pilot, upgrades, state.ships)
    ship.place = IN_PLAY
    _join_fleet(state, ship)
    for part in parts:
        _apply(state, ship, part[0], part[1:])
    state.ships.append(ship)
    return ship.id


def _join_fleet(state: Table, ship: Ship) -> None:
    """A huge ship has what huge ships have."""
    own = new_fleet([ship], len(state.players))
    if own is not UNSET:
        if state.huge is UNSET:
            state.huge = own
        state.huge.ships |= own.ships


def _apply(state: Table, ship: Ship, sign: str, value: str) -> None:
    if sign == "@":
        ship.pose = _pose([sign + value])
    elif sign == "+":
        match = re.fullmatch(r"(\d*)(\w+)", value)
        assert match, f"{value!r} is no token"
        held = [token for token in TOKENS if token != "lock"]
        assert match[2] in held, f"{value!r} is no token: there are {', '.join(held)}"
        ship.tokens[match[2]] = ship.tokens.get(match[2], 0) + int(match[1] or 1)
    elif sign == "*":
        _damage(state, ship, value)
    elif sign == "!":
        ship.shields = int(value)
    elif sign == "&":
        name, _, charges = value.partition(":")
        card = next(card for card in ship.upgrades if card.id == name)
        if charges == "off":
            card.back = True
        elif charges:
            card.charges = int(charges)
    elif sign == "$":
        huge = huge_of(state, ship)
        assert huge is not None, f"{ship.id} is not huge and has no energy"
        huge.energy = int(value)
    elif sign == "^":
        _point(state, ship, value)
    elif sign == "#":
        dial = make_sheet(ship.pilot, ship.upgrades).dial
        assert value in dial, f"{ship.id} has no {value!r} on its dial: there are {', '.join(dial)}"
        ship.dial = value
    elif sign == "?":
        ship.force = int(value)
    elif sign == "~":
        ship.place, ship.carrier = RESERVE, value
    elif sign == ">":
        ship.locks.append(value)
    elif sign == "%":
        condition, _, source = value.partition(":")
        assert condition in content.CONDITIONS, f"there is no condition {condition!r}"
        ship.conditions.append(Condition(condition, SEATS.index(source[0]), source))


def _point(state: Table, ship: Ship, value: str) -> None:
    weapon, _, arc = value.rpartition(":")
    assert arc in STANDARD_ARCS, f"{value!r} is no arc"
    huge = huge_of(state, ship)
    if huge is None:
        ship.turret = arc
        return
    assert weapon in huge.turrets, f"{ship.id} has no turret {weapon!r}: there are {', '.join(huge.turrets)}"
    huge.turrets[weapon] = arc


def _damage(state: Table, ship: Ship, value: str) -> None:
    huge = huge_of(state, ship) is not None
    known = content.HUGE_DAMAGE_CARDS if huge else content.DAMAGE_CARDS
    usual = ["structuraldamage", "damagedengine", "stunnedpilot", "disabledpowerregulator"] * 8
    kinds = content.huge_damage_deck() if huge else usual
    cards = kinds[: int(value)] if value.isdigit() else [value]
    for kind in cards:
        assert kind in known, f"there is no damage card {kind!r}"
        ship.damage.append(DamageCard(kind, state.next_number(), faceup=not value.isdigit()))


def laid_out(position: Mapping[str, Any]) -> XWingScenario:
    """A table as a lesson writes it down: the things on it, and what else `table` takes."""
    rest = {name: value for name, value in position.items() if name != "things"}
    return table(*position["things"], **rest)
