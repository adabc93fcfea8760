"""A match file may say anything: a table that cannot be is refused, and what is wrong with it is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from battlemat.core.bounds import LONGEST_LIST
from battlemat.core.game import SEATS, Step
from battlemat.games.xwing import GAME
from battlemat.games.xwing.deeds import FLEEING
from battlemat.games.xwing.invariants import DEEPEST, MOST_THINGS
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import (
    REMOVED,
    Attack,
    Card,
    Condition,
    DamageCard,
    Device,
    InitiativeChange,
    Lasting,
    Obstacle,
    Queue,
    Table,
    Waiting,
)
from battlemat.games.xwing.timing.moments import Moment
from tests.edges import beyond
from tests.redrawn import is_forgotten, under_way

X, LUKE = "a.redsquadronveteran", "a.lukeskywalker"
Spoil = Callable[[Table], object]
ATTACK = Attack(X, "b.academypilot", "primary", "front", 1)
WAITING = Waiting(X, "pilot:redsquadronveteran", 0, Moment("after-attacks", X), 1)


def sound() -> XWingScenario:
    """A little of everything, and two ships that just do not touch."""
    return table(
        f"{X}@400,300#2-straight&protontorpedoes+focus=x",
        f"{LUKE}@440,300#2-straight&r2astromech=luke",
        "b.academypilot@400,700,180#2-straight=tie",
        "asteroid@600,600",
        phase="system",
    )


def put(path: str, value: object) -> Spoil:
    """Sets a field: `ships.0.shields`."""

    def spoil(s: Table) -> None:
        *way, last = path.split(".")
        thing: object = s
        for part in way:
            thing = thing[int(part)] if isinstance(thing, list) else getattr(thing, part)
        setattr(thing, last, value)

    return spoil


def asteroid(number: int) -> Obstacle:
    return Obstacle(f"obstacle-{number}", "coreasteroid0", 0)


def said_of(spoil: Spoil) -> list[str]:
    t = sound()
    spoil(t.state)
    return GAME.broken_state(t.state, t.match.setup)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: None,
        put("width", 600),
        put("length", 3640),
        put("initiative", -1),
        put("initiative", 20),
        put("agenda", [Step("system"), Step("round")]),
        lambda s: put("order", [])(s) or s.agenda.insert(0, Step("first-player")),
        lambda s: put("players.0.edge", "")(s) or s.agenda.insert(0, Step("edges")),
        lambda s: s.obstacles.extend(asteroid(number) for number in range(2, MOST_THINGS + 1)),
        put("order", [1, 0]),
        put("ships.0.shields", 0),
        put("ships.1.force", 0),
        put("ships.1.upgrades.0.charges", 0),
        put("ships.0.dial", ""),
        put("ships.0.tokens", {"cloak": 1}),
        put("ships.0.actions", ["focus", "boost"]),
        put("ships.0.heir_to", "wedgeantilles"),
        put("ships.0.damage", [DamageCard("stunnedpilot", 0), DamageCard("blank", 1)]),
        lambda s: put("ships.0.pose", (-400.0, 300.0, 0.0))(s) or s.ships[0].did.append(FLEEING),
        lambda s: put("ships.0.pose", (-400.0, 300.0, 0.0))(s) or put("phase", "setup")(s),
    ],
)
def test_what_can_be_is_accepted(spoil: Spoil) -> None:
    assert said_of(spoil) == []


MIDDLE = "it starts in the middle of a step"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda s: s.agenda.append(Step("tea")), "agenda[2] cannot be Step(name='tea', args=())"),
        (lambda s: s.agenda.append(Step("planning")), "its agenda comes to an end"),
        (lambda s: s.agenda.clear(), "its agenda comes to an end"),
        (lambda s: s.attacks.append(ATTACK), f"attacks[0] cannot be {ATTACK!r:.60}"),
        (lambda s: s.rolls.append(ATTACK), f"rolls[0] cannot be {ATTACK!r:.60}"),
        (lambda s: s.queues.append(Queue()), MIDDLE),
        (lambda s: s.queues.clear(), MIDDLE),
        (lambda s: s.queues[0].waiting.append(WAITING), f"queues[0].waiting[0] cannot be {WAITING!r:.60}"),
        (put("queues.0.busy", True), MIDDLE),
        (put("width", 599), "width cannot be 599"),
        (put("length", 599), "length cannot be 599"),
        (put("width", 3641), "width cannot be 3641"),
        (put("round", -1), "round cannot be -1"),
        (put("counter", -1), "counter cannot be -1"),
        (put("initiative", -2), "initiative cannot be -2"),
        (put("initiative", 21), "initiative cannot be 21"),
        (put("agenda", [Step("round")] * (LONGEST_LIST + 1)), "agenda has too many parts"),
        (lambda s: s.ships.extend(s.ships[:1] * MOST_THINGS), "it has too much of something"),
        (lambda s: s.obstacles.extend(s.obstacles[:1] * MOST_THINGS), "it has too much of something"),
        (put("obstacles.0.outline", "moon"), "obstacles[0].outline cannot be 'moon'"),
        (lambda s: s.players[0].deck.append("bad-luck"), "players[0].deck[33] cannot be 'bad-luck'"),
        (lambda s: s.players[1].discard.append("bad-luck"), "players[1].discard[0] cannot be 'bad-luck'"),
        (lambda s: s.ships.append(s.ships[0]), "two things have the same id"),
        (lambda s: s.obstacles.append(s.obstacles[0]), "two things have the same id"),
        (put("obstacles.0.id", "asteroid-1"), "an obstacle or a device is not called as it is"),
        (put("ships.0.id", "a.luke>x"), "'a.luke>x' is not called as it is"),
        (put("players.0.edge", ""), "a player has no edge"),
        (put("ships.0.damage", [DamageCard("blank", 1)] * 2), f"{X!r} has a damage card twice"),
        (put("order", [0]), "its player order is none"),
        (put("order", []), "its player order is none"),
        (put("order", [0, 0]), "its player order is none"),
        (put("ships.0.owner", 2), "ships[0].owner cannot be 2"),
        (put("ships.0.owner", -1), "ships[0].owner cannot be -1"),
        (put("ships.0.place", REMOVED + 1), "ships[0].place cannot be 4"),
        (put("ships.0.place", -1), "ships[0].place cannot be -1"),
        (put("ships.0.heir_to", "nobody"), "ships[0].heir_to cannot be 'nobody'"),
        (put("ships.0.pilot", "nobody"), "ships[0].pilot cannot be 'nobody'"),
        (put("ships.0.dial", "5-sloop-left"), f"{X!r} has a dial it cannot have"),
        (lambda s: s.ships[0].upgrades.append(Card("hope")), "ships[0].upgrades[1].id cannot be 'hope'"),
        (put("ships.0.damage", [DamageCard("bad-luck", 1)]), "ships[0].damage[0].kind cannot be 'bad-luck'"),
    ],
)
def test_what_no_file_may_say_is_named(spoil: Spoil, said: str) -> None:
    assert said in said_of(spoil)


EDGES = {
    "width": (600, 3640),
    "length": (600, 3640),
    "round": (0, 99_999),
    "counter": (0, 99_999),
    "initiative": (-1, 20),
    "players.0.points": (0, 9999),
    "ships.0.owner": (0, 1),
    "ships.0.number": (0, 99),
    "ships.0.shields": (0, 99),
    "ships.0.charges": (0, 99),
    "ships.0.force": (0, 99),
    "ships.0.place": (0, REMOVED),
    "ships.0.upgrades.0.charges": (0, 99),
    "ships.0.damage.0.number": (0, 5),
    "ships.0.conditions.0.owner": (0, 1),
    "ships.0.initiatives.0.value": (-1, 20),
    "obstacles.0.owner": (0, 1),
    "devices.0.owner": (0, 1),
    "devices.0.fuses": (0, 99),
    "queues.0.since": (0, 5),
    "lasting.0.amount": (-100, 99),
}
"""The least and the most each field can hold when the counter shows 5."""


def with_all_that_is_counted() -> XWingScenario:
    t = sound()
    ship = t.ship("x")
    t.state.counter = 5
    ship.damage.append(DamageCard("blank", 1))
    ship.conditions.append(Condition("optimizedprototype", 0))
    ship.initiatives.append(InitiativeChange(3, "end-phase"))
    t.state.devices.append(Device("device-1", "protonbomb", 0, (600.0, 200.0, 0.0)))
    t.state.lasting.append(Lasting("agility", X, 1, "end-phase", "stealthdevice"))
    return t


@pytest.mark.parametrize(("path", "edges"), EDGES.items())
def test_a_number_reaches_to_its_bounds_and_no_further(path: str, edges: tuple[int, int]) -> None:
    least, most = edges
    assert beyond(with_all_that_is_counted().match, path, *edges) == [least - 1, most + 1]


@pytest.mark.parametrize("path", ["ships.0", "obstacles.0", "devices.0"])
def test_nothing_lies_more_than_a_metre_off_the_table(path: str) -> None:
    t = with_all_that_is_counted()
    for place, (least, most) in enumerate([(-1000, t.state.width + 1000), (-1000, t.state.length + 1000), (-360, 360)]):
        for value, is_refused in ((least - 1, True), (least, False), (most, False), (most + 1, True)):
            pose: list[float] = [0.0, 0.0, 0.0]
            pose[place] = value
            put(f"{path}.pose", tuple(pose))(t.state)
            said = GAME.broken_state(t.state, t.match.setup)
            assert any(f"pose[{place}] cannot be {value}" in text for text in said) is is_refused


def test_a_ship_has_up_to_99_tokens_of_a_kind() -> None:
    for number, is_refused in ((0, True), (1, False), (99, False), (100, True)):
        said = said_of(put("ships.0.tokens", {"focus": number}))
        assert (f"ships[0].tokens.focus cannot be {number}" in said) is is_refused


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (put("ships.0.shields", 3), f"{X} has impossible shields or Force"),
        (put("ships.0.shields", -1), f"{X} has impossible shields or Force"),
        (put("ships.1.force", 3), f"{LUKE} has impossible shields or Force"),
        (put("ships.1.force", -1), f"{LUKE} has impossible shields or Force"),
        (put("ships.0.charges", 1), f"{X} has impossible charges"),
        (put("ships.0.charges", -1), f"{X} has impossible charges"),
        (put("ships.0.upgrades.0.charges", -1), f"{X} has impossible charges"),
        (put("ships.0.tokens", {"luck": 1}), f"{X} has impossible tokens: {{'luck': 1}}"),
        (put("ships.0.tokens", {"lock": 1}), f"{X} has impossible tokens: {{'lock': 1}}"),
        (put("ships.0.tokens", {"focus": 0}), f"{X} has impossible tokens: {{'focus': 0}}"),
        (put("ships.0.tokens", {"cloak": 2}), f"{X} is cloaked twice"),
        (put("ships.0.pose", (-400.0, 300.0, 0.0)), f"{X} is outside the play area"),
        (put("ships.0.place", REMOVED), f"{X} is gone and has tokens"),
        (put("ships.0.actions", ["focus", "focus"]), f"{X} performed an action twice: ['focus', 'focus']"),
        (put("ships.0.pose", (401.0, 300.0, 0.0)), f"{LUKE} and {X} lie on each other"),
        (lambda s: s.players[0].deck.pop(), "damage cards of player a are missing"),
    ],
)
def test_what_never_holds_is_named(spoil: Spoil, said: str) -> None:
    t = sound()
    spoil(t.state)
    assert GAME.broken_invariants(t.state) == [said]
    assert said_of(spoil) != []


def test_a_ship_that_is_gone_keeps_no_lock() -> None:
    t = sound()
    t.ship("luke").place, t.ship("luke").locks = REMOVED, ["b.academypilot"]
    assert GAME.broken_invariants(t.state) == [f"{LUKE} is gone and has tokens"]


def test_a_damage_card_is_in_the_deck_discarded_or_held() -> None:
    for holder in ("pile", "ship", "condition", "remote"):
        s = sound().state
        card = s.players[0].deck.pop()
        match holder:
            case "pile":
                s.players[0].discard.append(card)
            case "ship":
                s.ships[0].damage.append(DamageCard(card, 1))
            case "condition":
                s.ships[0].conditions.append(Condition("optimizedprototype", 0, card=card))
            case "remote":
                s.devices.append(Device("buzz", "buzzdroidswarm", 0, (600.0, 200.0, 0.0), damage=[card]))
        assert GAME.broken_invariants(s) == []


def test_before_the_first_round_no_damage_deck_is_missed() -> None:
    t = sound()
    t.state.round = 0
    t.state.players[0].deck.clear()
    assert GAME.broken_invariants(t.state) == []


def test_queues_inside_one_another_have_an_end() -> None:
    t = sound()
    t.state.queues = [Queue() for _ in range(DEEPEST)]
    assert GAME.broken_invariants(t.state) == []
    t.state.queues.append(Queue())
    assert GAME.broken_invariants(t.state) == ["ability queues are opened and never closed"]


def test_its_players_are_those_of_its_set_up() -> None:
    wrong = ["its players do not fit its set-up"]
    t = sound()
    assert GAME.broken_state(t.state, {**t.match.setup, "players": t.match.setup["players"][:1]}) == wrong
    t.state.players[0].out = True
    assert GAME.broken_state(t.state, t.match.setup) == []
    t.state.players[1].out = True
    assert GAME.broken_state(t.state, t.match.setup) == wrong
    for count in (1, len(SEATS) + 1):
        crowd = sound()
        crowd.state.players = (crowd.state.players * 5)[:count]
        assert GAME.broken_state(crowd.state, {**t.match.setup, "players": [{}] * count}) == wrong


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_dealt_anew_says_nothing_of_what_was_there(viewer: int | None) -> None:
    assert is_forgotten(under_way("xwing", 60), viewer)
