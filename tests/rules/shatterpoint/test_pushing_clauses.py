"""What rules of push and pull say beside their first case (SP-MOV-33 to SP-MOV-45, SP-MOV-56 to SP-MOV-58)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import pull_closer, push_away
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.records import Piece, Placement
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import character_of
from battlemat.games.shatterpoint.transitions import ways_out
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_effect

BO, MAUL, ASAJJ = "bo-katan-kryze", "lord-maul", "asajj-ventress-sith-assassin"
Terrain = Sequence[tuple[Piece, Placement]]


def dragging(
    monkeypatch: pytest.MonkeyPatch,
    range_: int,
    at: str,
    *others: str,
    pull: bool = False,
    tokens: str = "",
    terrain: Terrain = (),
    ladders: Sequence[Sequence[tuple[float, float, float]]] = (),
) -> ShatterScenario:
    """The jet pack of Bo-Katan, at 300,400, pushes Maul away or pulls him closer."""

    def resolve(use: Use) -> Flow[None]:
        verb = pull_closer if pull else push_away
        yield from verb(use, character_of(use.s, f"b.{MAUL}.1"), use.members[0], range_)

    give_effect(monkeypatch, "jet-pack", resolve)
    foes = side(f"{MAUL} at {at}{tokens}", *others)
    t = table(a=side(f"{BO} at 300,400"), b=foes, terrain=terrain, ladders=ladders)
    return t.picks("a", "jet-pack")


@rule("SP-MOV-33", "SP-MOV-34", "SP-MEA-08")
@pytest.mark.parametrize(("range_", "far"), [(1, 25.4), (2, 76.2), (3, 152.4)])
@pytest.mark.parametrize("pull", [False, True])
@pytest.mark.parametrize("aim", [5, 60, 300])
def test_however_near_one_aims_it_goes_the_whole_length(
    monkeypatch: pytest.MonkeyPatch, range_: int, far: float, pull: bool, aim: float
) -> None:
    t = dragging(monkeypatch, range_, "600,400", pull=pull)
    way = -1 if pull else 1
    assert t.asked == "a push"
    assert t.goes("a", 600 + way * aim, 400).at("maul") == (round(600 + way * far, 2), 400, 0)


@rule("SP-MOV-35", "SP-MOV-36", "SP-MOV-37", "SP-MOV-48")
@pytest.mark.parametrize("pull", [False, True])
@pytest.mark.parametrize("aside", [1, -1])
def test_45_degrees_on_either_side(monkeypatch: pytest.MonkeyPatch, pull: bool, aside: int) -> None:
    way = -1 if pull else 1
    t = dragging(monkeypatch, 2, "600,400", pull=pull)
    assert t.asked == "a push"
    for dx, dy in ((way * 69, 72), (0, 100), (-way * 100, 0)):
        assert t.no_way("a", 600 + dx, 400 + aside * dy) == "SP-MOV-48"
    x, y, _ = t.goes("a", 600 + way * 72, 400 + aside * 69).at("maul")
    assert ((x - 600) * way > 50, (y - 400) * aside > 50) == (True, True)


@rule("SP-MOV-38")
def test_a_character_below_the_path_does_not_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    platform = [box(360, 400, 140, 100, 100)]
    t = dragging(monkeypatch, 3, "400,400,100", f"{ASAJJ} at 470,400", terrain=platform).goes("a", 500, 400)
    assert t.at("maul") == (552.4, 400, 0)


@rule("SP-MOV-39", "SP-MOV-40")
@pytest.mark.parametrize(
    ("top", "end"), [(60.0, (552.4, 400, 100)), (100.0, (552.4, 400, 100)), (101.0, (440, 400, 100))]
)
def test_only_what_rises_above_ones_own_roof_stops(
    monkeypatch: pytest.MonkeyPatch, top: float, end: tuple[float, float, float]
) -> None:
    """A part 40 mm ahead stands in the roof that Maul is pushed over: lower than it, flush with it, or a kerb on it."""
    roof = [box(500, 400, 300, 200, 100), box(470, 400, 20, 60, top)]
    assert dragging(monkeypatch, 3, "400,400,100", terrain=roof).goes("a", 500, 400).at("maul") == end


@rule("SP-MOV-41")
@pytest.mark.parametrize("lower", [False, True])
def test_nobody_hangs_over_the_ground_or_lower_terrain(monkeypatch: pytest.MonkeyPatch, lower: bool) -> None:
    """15.4 mm of platform lie ahead of Maul; beyond it the ground, or a roof below his own."""
    platform = [box(345.4, 400, 180, 100, 100), *([box(485.4, 400, 100, 100, 50)] if lower else [])]
    t = dragging(monkeypatch, 1, "400,400,100", terrain=platform).goes("a", 500, 400)
    assert t.at("maul") == (415.4, 400, 100)


@rule("SP-MOV-42")
@pytest.mark.parametrize("below", [0.0, 40.0])
def test_whoever_drops_suffers_nothing_and_chooses_nothing(monkeypatch: pytest.MonkeyPatch, below: float) -> None:
    walkway = box(560, 400, 100, 200, 40, bottom=30, opaque=False, passable=True)
    terrain = [box(345, 400, 180, 100, 100), *([walkway] if below else [])]
    t = dragging(monkeypatch, 3, "400,400,100", terrain=terrain).goes("a", 500, 400)
    assert (t.at("maul"), t.asked) == ((552.4, 400, below), "a act")
    assert (t.damage("maul"), t.conditions("maul")) == (0, [])


@rule("SP-MOV-42", "SP-MOV-45")
@pytest.mark.parametrize(("tops", "end"), [((10, 70), 70), ((70, 10), 70), ((10, 200), 10), ((200,), 0)])
def test_the_highest_surface_below_is_where_one_drops(
    monkeypatch: pytest.MonkeyPatch, tops: Sequence[float], end: float
) -> None:
    """Decks one above the other lie where Maul is pushed from his platform at 100; he fits on and under each."""
    decks = [box(560, 400, 100, 200, top, bottom=top - 5, opaque=False, passable=True) for top in tops]
    t = dragging(monkeypatch, 3, "400,400,100", terrain=[box(345, 400, 180, 100, 100), *decks])
    assert t.goes("a", 500, 400).at("maul") == (552.4, 400, end)


@rule("SP-MOV-44")
@pytest.mark.parametrize(("range_", "far"), [(1, 20), (2, 20), (3, 20)])
def test_a_push_over_the_edge_ends_at_it(monkeypatch: pytest.MonkeyPatch, range_: int, far: float) -> None:
    assert dragging(monkeypatch, range_, "874.4,400").goes("a", 900, 400).at("maul") == (874.4 + far, 400, 0)


@rule("SP-MOV-45")
@pytest.mark.parametrize("pull", [False, True])
@pytest.mark.parametrize("top", [10.0, 70.0, 230.0])
def test_neither_a_push_nor_a_pull_goes_up(monkeypatch: pytest.MonkeyPatch, pull: bool, top: float) -> None:
    way = -1 if pull else 1
    house = [box(600 + way * 80, 400, 100, 100, top)]
    t = dragging(monkeypatch, 3, "600,400", pull=pull, terrain=house).goes("a", 600 + way * 100, 400)
    assert t.at("maul") == (600 + way * 10, 400, 0)


@rule("SP-MOV-56", "SP-MOV-33")
@pytest.mark.parametrize("pull", [False, True])
def test_neither_pinned_nor_strained_nor_engaged_hinders(monkeypatch: pytest.MonkeyPatch, pull: bool) -> None:
    at, end = (416.2, 340) if pull else (360, 436.2)
    t = dragging(monkeypatch, 2, f"{at},400", pull=pull, tokens=" with pinned, strained")
    assert are_engaged(t.state, t.character("bo-katan"), t.character("maul"))
    t.goes("a", 300 if pull else 500, 400)
    assert (t.at("maul"), t.damage("maul")) == ((end, 400, 0), 0)
    assert t.conditions("maul") == ["pinned", "strained"]


@rule("SP-MOV-57")
def test_a_pull_stops_at_its_source(monkeypatch: pytest.MonkeyPatch) -> None:
    assert dragging(monkeypatch, 3, "400,400", pull=True).goes("a", 300, 400).at("maul") == (340, 400, 0)


@rule("SP-MOV-58")
@pytest.mark.parametrize(("pull", "at"), [(True, "576.2,400"), (False, "423.8,400")])
def test_neither_a_push_nor_a_pull_is_continued_by_a_ladder(
    monkeypatch: pytest.MonkeyPatch, pull: bool, at: str
) -> None:
    deck = [box(500, 500, 200, 100, 100, bottom=90, opaque=False, passable=True)]
    ladders = [[(500.0, 440.0, 0.0), (500.0, 460.0, 100.0)]]
    t = dragging(monkeypatch, 2, at, pull=pull, terrain=deck, ladders=ladders)
    t.goes("a", 300 if pull else 600, 400)
    assert (t.at("maul"), bool(ways_out(t.state, t.character("maul")))) == ((500, 400, 0), True)
    assert t.asked == "a act"


@rule("SP-TER-42")
def test_a_pull_into_engagement_takes_hunker_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    t = dragging(monkeypatch, 2, "480,400", pull=True, tokens=" with 2 hunker")
    assert t.unit("maul").hunker == 2
    assert t.goes("a", 300, 400).unit("maul").hunker == 0
