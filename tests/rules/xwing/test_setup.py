"""Setup (XW-SET)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from battlemat import BadSetup
from battlemat.core.chance import key_from_seed
from battlemat.core.errors import IllegalAnswer
from battlemat.core.match import Match
from battlemat.games.xwing import GAME
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, triggered
from battlemat.games.xwing.cards.content import PILOTS, damage_deck
from battlemat.games.xwing.lists.build import normal_setup
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import WAITING, Obstacle, XMatch
from battlemat.games.xwing.table.figures import FIGURES
from battlemat.games.xwing.table.measures import obstacle
from battlemat.games.xwing.table.placing import obstacle_place, ship_place, start_place
from battlemat.games.xwing.timing.moments import SETUP
from tests.rule_marks import rule

ROCKS = ("coreasteroid2", "core2asteroid4", "yt2400debris1")


def squad(*ships: str, obstacles: tuple[str, ...] = ROCKS) -> dict[str, Any]:
    """Ships written as `pilot: upgrade upgrade`."""
    lists = [ship.partition(":")[::2] for ship in ships]
    return {
        "name": "A squad",
        "faction": PILOTS[lists[0][0]].faction,
        "ships": [{"pilot": pilot, "upgrades": upgrades.split()} for pilot, upgrades in lists],
        "obstacles": list(obstacles),
    }


def begin(*squads: dict[str, Any], seed: str = "setup", **more: Any) -> XWingScenario:
    """A new match, before its first question is answered."""
    return XWingScenario(Match(GAME, normal_setup({"players": squads, **more}), key_from_seed(seed)), {})


X, TIE = "redsquadronveteran", "academypilot"
"""41 points and initiative 3, 22 points and initiative 1."""


def until(t: XWingScenario, kind: str) -> XWingScenario:
    while t.match.pending[0].kind != kind:
        decision = t.match.pending[0]
        t.match.submit(decision.player, decision.options[0].id)
    return t


def placed_ships(t: XWingScenario) -> list[str]:
    until(t, "dial")
    return [event["ship"] for event in t.events("ship-placed")]


def refusal(decision: Any, *pose: float) -> str:
    """The rule by which a place is refused; empty for a legal one."""
    try:
        decision.accept(list(pose))
    except IllegalAnswer as illegal:
        return illegal.refusal.rule
    return ""


# Steps 1 and 2: forces and player order -------------------------------------------------------------------------------


@rule("XW-SET-01", "XW-SET-33", "XW-PHA-02")
def test_the_steps_of_setup() -> None:
    t = begin(squad(X), squad(TIE))
    kinds: list[str] = []
    decks: list[int] = []
    while t.phase == "setup":
        kinds.append(t.match.pending[0].kind)
        decks.append(len(t.state.players[0].deck))
        t.match.submit(t.match.pending[0].player, t.match.pending[0].options[0].id)
    assert list(dict.fromkeys(kinds)) == ["first-player", "edge", "obstacle", "place-obstacle", "place-ship"]
    assert set(decks) == {0}  # decks are the sixth step
    assert (t.phase, t.round, len(t.state.players[0].deck)) == ("planning", 1, 33)


@rule("XW-SET-02")
def test_shields_charges_and_force_are_laid_out() -> None:
    t = begin(squad("lukeskywalker: r2d2"), squad(TIE))
    luke = t.ship("a.lukeskywalker")
    assert (luke.shields, luke.force, luke.upgrades[0].charges) == (2, 2, 3)


@rule("XW-CHG-03")
def test_a_card_may_say_that_its_charges_do_not_start_active() -> None:
    t = begin(squad("lothalrebel: gnkgonkdroid"), squad(TIE))
    assert until(t, "dial").charges("a.lothalrebel", "gnkgonkdroid") == 0


@rule("XW-SET-03", "XW-SET-04")
def test_every_ship_has_its_own_number_and_side() -> None:
    t = begin(squad(*[X] * 4), squad(*[TIE] * 5))
    own = [ship for ship in t.state.ships if ship.owner == 1]
    assert [ship.number for ship in own] == [1, 2, 3, 4, 5]
    assert len({ship.id for ship in t.state.ships}) == 9
    first = [ship for ship in t.state.ships if ship.number == 1]
    assert [(ship.id, ship.owner) for ship in first] == [(f"a.{X}", 0), (f"b.{TIE}", 1)]


@rule("XW-BLD-03", "XW-SET-05")
@pytest.mark.parametrize("chosen", ["a", "b"])
def test_the_cheaper_squad_chooses(chosen: str) -> None:
    t = begin(squad(X), squad(TIE))
    assert (t.asked, t.options("b")) == ("b first-player", ["player:a", "player:b"])
    t.b(f"player:{chosen}")
    assert t.state.order == ([0, 1] if chosen == "a" else [1, 0])


@rule("XW-SET-06")
@pytest.mark.parametrize(
    ("call", "face", "chooser"),
    [("hits", "crit", "a"), ("hits", "hit", "a"), ("hits", "focus", "b"), ("misses", "blank", "a"),
     ("misses", "focus", "a"), ("misses", "hit", "b")],
)  # fmt: skip
def test_equal_squads_call(call: str, face: str, chooser: str) -> None:
    t = begin(squad(TIE), squad(TIE))
    assert t.options("a") == ["hits", "misses"]
    t.faces(face).a(call)
    assert t.asked == f"{chooser} first-player"


@rule("XW-SET-07")
def test_the_first_player_stays_first() -> None:
    t = begin(squad(X), squad(TIE)).b("player:b")
    until(t, "dial")
    t.until_phase("planning", 3)
    assert (t.round, t.state.order) == (3, [1, 0])


@rule("XW-SET-10")
def test_three_players_choose_from_the_cheapest_up() -> None:
    t = begin(squad(X), squad(TIE), squad(TIE, TIE))
    assert (t.asked, t.options("b")) == ("b first-player", ["player:a", "player:b", "player:c"])
    t.b("player:c")
    assert (t.asked, t.options("a")) == ("a first-player", ["player:a", "player:b"])
    t.a("player:b")
    assert t.state.order == [2, 1, 0]


@rule("XW-SET-11")
def test_equal_squads_of_three_players_choose_in_random_order() -> None:
    found = Counter(begin(squad(TIE), squad(TIE), squad(TIE), seed=f"order {n}").asked for n in range(30))
    assert set(found) == {"a first-player", "b first-player", "c first-player"}
    cheapest = {begin(squad(X), squad(X), squad(TIE), seed=f"order {n}").asked for n in range(10)}
    assert cheapest == {"c first-player"}


@rule("XW-SET-08", "XW-SET-30", "XW-SET-31")
def test_setup_effects_are_resolved_after_placing_forces_in_player_order(monkeypatch: pytest.MonkeyPatch) -> None:
    resolved: list[str] = []
    for pilot in (X, TIE):
        monkeypatch.setitem(ABILITIES, f"pilot:{pilot}", [])

        @triggered(f"pilot:{pilot}", SETUP, what=("forces",))
        def chooses(m: XMatch, x: Use) -> None:
            assert x.s.phase == "setup"
            resolved.append(x.ship.id)

    t = until(begin(squad(X, X), squad(TIE, TIE)).b("player:b"), "ability")
    assert (resolved, len(t.events("ship-placed"))) == ([], 4)
    assert t.options("b") == [f"b.{TIE}/pilot:{TIE}", f"b.{TIE}-2/pilot:{TIE}"]
    t.b(f"b.{TIE}-2/pilot:{TIE}")
    assert (t.asked, resolved) == ("a ability", [f"b.{TIE}-2", f"b.{TIE}"])
    t.a(f"a.{X}-2/pilot:{X}")
    assert resolved[2:] == [f"a.{X}-2", f"a.{X}"]
    assert t.phase == "planning"


@rule("XW-SET-09")
def test_player_order_breaks_ties_in_all_phases() -> None:
    bomber = "scimitarsquadronpilot@400,{},{}&protonbombs#1-straight"
    for first, second in (("a", "b"), ("b", "a")):
        t = table(f"a.{bomber.format(300, 0)}", f"b.{bomber.format(620, 180)}", phase="system", first=first)
        for kind in ("system", "action", "attack"):
            t.until(kind)
            assert t.asked == f"{first} {kind}"
            t.passes(first)
            assert t.asked == f"{second} {kind}"
            t.passes(second)


# Steps 3 and 4: the play area and obstacles ---------------------------------------------------------------------------


@rule("XW-SET-12")
def test_the_play_area() -> None:
    t = begin(squad(X), squad(TIE))
    assert (t.state.width, t.state.length) == (910.0, 910.0)


@rule("XW-SET-13", "XW-SET-21")
@pytest.mark.parametrize(
    ("pilots", "fit"),
    [
        ({"academypilot": 44}, True),
        ({"academypilot": 45}, False),
        ({"patrolleader": 11}, True),
        ({"patrolleader": 12}, False),
        ({"cutlasssquadronpilot": 2, "academypilot": 41}, True),
        ({"cutlasssquadronpilot": 2, "academypilot": 42}, False),
    ],
)
def test_a_squad_has_to_fit_along_its_edge(pilots: dict[str, int], fit: bool) -> None:
    ships = [{"pilot": pilot} for pilot, number in pilots.items() for _ in range(number)]
    squad = {"name": "Swarm", "faction": "galacticempire", "ships": ships}
    setup = {"players": [squad, "red-dawn"], "limit": 2000}
    if fit:
        assert GAME.normal_setup(setup)["limit"] == 2000
        return
    with pytest.raises(BadSetup) as bad:
        GAME.normal_setup(setup)
    assert [(one.key, one.rule) for one in bad.value.refusals] == [("xwing-too-many-ships", "XW-SET-13")]
    assert GAME.normal_setup(setup | {"width": 1820.0})["width"] == 1820.0


def swarm(*gaps: tuple[int, int]) -> XWingScenario:
    """Two rows of TIE fighters that leave nothing of the zone but these gaps, and one more that is to be placed."""
    spots = [(column, row) for column in range(22) for row in range(2) if (column, row) not in gaps]
    ties = [f"a.academypilot@{20 + 40 * column},{20 + 40 * row}" for column, row in spots]
    edge = ["a.academypilot@890,20", "a.academypilot@890,60"]
    t = table("a.blacksquadronace@400,450=last", *ties, *edge, phase="planning")
    t.ship("last").place = WAITING
    return t


@rule("XW-SET-21")
def test_the_last_gap_in_the_zone_is_found() -> None:
    t = swarm((7, 0))
    place = start_place(t.state, t.ship("last"))
    assert place.poses == ((300.0, 20.0, 0.0),)
    assert refusal(place, 300, 100, 0) == "XW-SET-21"


@rule("XW-SET-13")
def test_a_full_zone_is_a_range_deeper() -> None:
    t = swarm()
    place = start_place(t.state, t.ship("last"))
    assert place.poses
    assert all(y - 20 >= 80 and y + 20 <= 200 for _, y, _ in place.poses)
    assert refusal(place, 400, 181, 0) == "XW-SET-21"
    assert refusal(place, 400, 90, 0) == "XW-SET-25"
    assert place.region[0][2] == (910.0, 200.0)


@rule("XW-SET-13")
def test_other_play_areas() -> None:
    t = begin(squad(X), squad(TIE), limit=400, width=1820)
    assert (t.state.width, t.state.length) == (1820.0, 910.0)
    assert t.view(None)["area"] == [1820.0, 910.0]
    for side in (599, 3641):
        with pytest.raises(BadSetup) as bad:
            begin(squad(X), squad(TIE), length=side)
        assert bad.value.refusals[0].rule == "XW-SET-13"


@rule("XW-SET-14")
@pytest.mark.parametrize(("chosen", "other"), [("south", "north"), ("north", "south")])
def test_opposite_edges(chosen: str, other: str) -> None:
    t = begin(squad(X), squad(TIE)).b("player:b")
    assert t.asked == "b edge"
    t.b(chosen)
    assert [player.edge for player in t.state.players] == [other, chosen]


@rule("XW-SET-15", "XW-SET-18")
def test_six_obstacles_in_turn() -> None:
    t = until(begin(squad(X), squad(TIE)).b("player:b"), "obstacle")
    assert t.asked == "b obstacle"
    assert len(t.options("b")) == 6  # a common pool
    t.b("obstacle-1")
    assert t.asked == "b place-obstacle"
    until(t, "place-ship")
    assert [event["player"] for event in t.events("obstacle-placed")] == [1, 0, 1, 0, 1, 0]
    assert len(t.state.obstacles) == 6
    assert all(thing.placed for thing in t.state.obstacles)


@rule("XW-SET-16")
@pytest.mark.parametrize(("gap", "broken"), [(100.0, "XW-SET-16"), (101.0, "")])
def test_obstacles_keep_beyond_range_1_of_each_other(gap: float, broken: str) -> None:
    t = table("asteroid@300,450", phase="planning")
    question = obstacle_place(t.state, 0, Obstacle("obstacle-2", "coreasteroid0", 0))
    east, north = max(FIGURES.obstacle["coreasteroid0"].points)
    assert refusal(question, 300 + 2 * east + gap, 450 + 2 * north, 180) == broken  # point against point


@rule("XW-SET-17")
@pytest.mark.parametrize(("gap", "broken"), [(200.0, "XW-SET-17"), (201.0, "")])
def test_obstacles_keep_beyond_range_2_of_the_edges(gap: float, broken: str) -> None:
    t = table(phase="planning")
    question = obstacle_place(t.state, 0, Obstacle("obstacle-1", "coreasteroid0", 0))
    west, south, east, north = obstacle("coreasteroid0", (0.0, 0.0, 0.0)).bounds()
    for x, y in ((gap - west, 450.0), (910.0 - gap - east, 450.0), (450.0, gap - south), (450.0, 910.0 - gap - north)):
        assert refusal(question, x, y, 0.0) == broken


@rule("XW-SET-19")
def test_an_obstacle_without_a_place_is_left_out() -> None:
    t = until(begin(squad(X), squad(TIE), width=600, length=600), "place-ship")
    assert t.events("no-place")
    assert 1 <= len(t.state.obstacles) < 6
    assert all(thing.placed for thing in t.state.obstacles)


# Step 5: forces -------------------------------------------------------------------------------------------------------


@rule("XW-SET-20")
def test_ships_are_placed_by_ascending_initiative() -> None:
    t = begin(squad("lukeskywalker", "bluesquadronescort"), squad(TIE, "obsidiansquadronpilot")).b("player:a")
    assert placed_ships(t) == [f"b.{TIE}", "a.bluesquadronescort", "b.obsidiansquadronpilot", "a.lukeskywalker"]
    t = until(begin(squad(TIE, TIE), squad(TIE, "darthvader")).a("player:a"), "order")
    assert (t.asked, t.options("a")) == ("a order", [f"a.{TIE}", f"a.{TIE}-2"])
    t.a(f"a.{TIE}-2")
    assert placed_ships(t)[:3] == [f"a.{TIE}-2", f"a.{TIE}", f"b.{TIE}"]


def zone_of(pilot: str, edge: str = "south", *others: str) -> Any:
    """The question where a ship goes whose player has this edge."""
    t = table(f"a.{pilot}@400,400=x", *others, phase="planning")
    t.state.players[0].edge = edge
    return ship_place(t.state, t.ship("x"))


@rule("XW-SET-21")
@pytest.mark.parametrize(
    ("edge", "inside", "outside"),
    [("south", (400, 80), (400, 81)), ("north", (400, 830), (400, 829)), ("west", (80, 400), (81, 400)),
     ("east", (830, 400), (829, 400))],
)  # fmt: skip
def test_ships_are_placed_within_range_1_of_the_own_edge(
    edge: str, inside: tuple[int, int], outside: tuple[int, int]
) -> None:
    assert refusal(zone_of(X, edge), *inside, 0) == ""
    assert refusal(zone_of(X, edge), *outside, 0) == "XW-SET-21"


@rule("XW-SET-22")
def test_facing_and_side_edges_are_free() -> None:
    half_diagonal = 28.2843
    assert refusal(zone_of(X), half_diagonal, 50, 45) == ""
    assert refusal(zone_of(X), 910 - half_diagonal, 50, 225) == ""
    assert refusal(zone_of(X), half_diagonal - 1, 50, 45) == "XW-SET-24"


@rule("XW-SET-23", "XW-SET-24")
def test_a_large_ship_may_overhang_if_it_fills_the_zone() -> None:
    half_diagonal = 56.5686
    assert refusal(zone_of("patrolleader"), 400, half_diagonal, 45) == ""
    assert refusal(zone_of("patrolleader"), 400, half_diagonal + 10, 45) == "XW-SET-21"
    assert refusal(zone_of("patrolleader"), 400, half_diagonal - 1, 45) == "XW-SET-24"
    assert refusal(zone_of("bobafett"), 400, 71, 0) == "XW-SET-21"  # a medium one may not


@rule("XW-SET-25")
def test_ships_are_not_placed_onto_each_other() -> None:
    question = zone_of(X, "south", f"b.{TIE}@500,50")
    assert refusal(question, 461, 50, 0) == "XW-SET-25"
    assert refusal(question, 459, 50, 0) == ""


@rule("XW-SET-26")
def test_the_turret_is_set_when_the_ship_is_placed() -> None:
    t = until(begin(squad("rebelscout"), squad(TIE)), "turret")
    assert t.options("a") == ["front", "right", "rear", "left"]
    t.a("rear")
    assert t.ship("a.rebelscout").turret == "rear"


# Step 6: other components ---------------------------------------------------------------------------------------------


@rule("XW-SET-28")
def test_each_player_has_a_shuffled_deck() -> None:
    decks = [player.deck for player in until(begin(squad(X), squad(TIE)), "dial").state.players]
    assert [Counter(deck) for deck in decks] == [Counter(damage_deck())] * 2
    assert decks[0] != decks[1] != damage_deck() != decks[0]


@rule("XW-SET-29")
def test_both_sides_use_the_same_dice_templates_and_tokens() -> None:
    t = table(f"a.{TIE}@400,300#2-straight=x", f"b.{TIE}@400,800,180#2-straight=y")
    for seat, name in (("a", "x"), ("b", "y")):
        t.until("action", name)
        getattr(t, seat)("focus")
    assert (t.pose("x"), t.pose("y")) == ((400.0, 420.0, 0.0), (400.0, 680.0, 180.0))
    for seat, defender in (("a", "y"), ("b", "x")):
        t.attack(f"front>{defender}", attack="hit crit", defense="focus focus evade blank")
        assert (t.rolled("attack"), t.rolled("defense")) == (["hit", "crit"], ["focus", "focus", "evade", "blank"])
        assert t.asked == f"{'ab'['ab'.index(seat) - 1]} modify-defense"
        t.no_modifying()
