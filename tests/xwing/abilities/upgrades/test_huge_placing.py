"""Cards of huge ships that place ships, mines and crates."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Place
from battlemat.core.errors import Refusal
from battlemat.games.xwing.abilities.upgrades.huge_setup import CRATE
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import RESERVE
from battlemat.games.xwing.table.figures import obstacle_outline
from battlemat.games.xwing.table.measures import range_between
from battlemat.games.xwing.table.objects import base_of, device_shapes, obstacle_shapes, range_to
from tests.rules.xwing.huge import GR75
from tests.rules.xwing.test_setup import begin, squad

CROC = "syndicatesmugglers"


def set_up(*ships: str) -> XWingScenario:
    return begin(squad(*ships), squad("academypilot"), format="epic")


def refused(t: XWingScenario, pose: tuple[float, float, float]) -> Refusal | None:
    found: Refusal | None = t.question("a").check(pose)  # type: ignore[attr-defined]
    return found


def test_luminous_appears_beside_a_friend_when_setup_ends() -> None:
    t = set_up(f"{GR75}: luminous targetingbattery", "redsquadronveteran").until("place-ship", f"a.{GR75}")
    friend = t.ship("a.redsquadronveteran")
    assert t.ship(f"a.{GR75}").place == RESERVE
    why = refused(t, (455.0, 700.0 if friend.pose[1] < 455.0 else 210.0, 0.0))
    assert why is not None
    assert (why.key, why.facts["range"]) == ("xwing-not-near", 2)
    t.a(t.options("a")[0])
    assert range_to(t.state, t.ship(f"a.{GR75}"), friend) <= 2
    assert t.asked == "a point-turret"


def test_luminous_alone_begins_at_its_edge() -> None:
    t = set_up(f"{GR75}: luminous").until("place-ship", f"a.{GR75}")
    why = refused(t, (455.0, 455.0, 0.0))
    assert why is not None
    assert why.key == "xwing-outside-zone"


def test_scanner_baffler_places_its_escorts_anew() -> None:
    t = set_up(f"{CROC}: scannerbaffler", *["skullsquadronpilot"] * 2).until("place-ship", f"a.{CROC}")
    t.a(t.options("a")[0])
    x, y, heading = t.ship(f"a.{CROC}").pose
    rear = 20.0 if heading == 0.0 else 890.0
    for name, aside in (("a.skullsquadronpilot", 80.0), ("a.skullsquadronpilot-2", -80.0)):
        t.until("place-ship", name).a((x + aside, rear, heading))
    t.until("ability").a(f"a.{CROC}/upgrade:scannerbaffler", ("a.skullsquadronpilot", "a.skullsquadronpilot-2"))
    ahead = y + (150.0 if heading == 0.0 else -150.0)
    assert refused(t, (x, y, 0.0)) is not None
    t.a((x, ahead, heading), (x + 80.0, rear, heading))
    assert t.ship("a.skullsquadronpilot").pose == (x, ahead, heading)
    assert t.ship("a.skullsquadronpilot-2").pose == (x + 80.0, rear, heading)


def test_saboteurs_map_lays_a_mine_far_from_enemies() -> None:
    t = set_up(f"{CROC}: saboteursmap proximitymines").until("ability")
    t.a(f"a.{CROC}/upgrade:saboteursmap")
    assert t.asked == "a place-mine"
    foe = base_of(t.state, t.ship("b.academypilot"))
    why = refused(t, (foe.x, 455.0 + (foe.y - 455.0) / 2, 0.0))
    assert why is not None
    assert why.key == "xwing-mine-too-near"
    t.a(t.options("a")[0])
    (mine,) = device_shapes(t.state).values()
    assert range_between(mine, foe) > 2
    assert t.ship(f"a.{CROC}").upgrades[1].charges == 1


def test_quick_release_locks_let_a_crate_go_behind_the_ship() -> None:
    t = table(f"a.{CROC}@450,450&quickreleaselocks=me", "b.academypilot@450,850,180", phase="system")
    t.a("upgrade:quickreleaselocks")
    ahead = refused(t, (450.0, 600.0, 0.0))
    assert ahead is not None
    assert ahead.key == "xwing-crate-not-behind"
    question = t.question("a")
    assert isinstance(question, Place)
    (behind,) = question.region
    ship, widest = base_of(t.state, t.ship("me")), 2 * obstacle_outline(CRATE).radius
    sides, ends = {x for x, _ in behind}, {y for _, y in behind}
    assert max(sides) - min(sides) == pytest.approx(2 * ship.half_width + widest)
    assert (max(ends), min(ends)) == pytest.approx((450 - ship.half_length, 450 - ship.half_length - widest))
    t.a((455.0, 300.0, 0.0))
    (crate,) = obstacle_shapes(t.state).values()
    assert range_between(crate, base_of(t.state, t.ship("me"))) == 0
    assert crate.y < 450.0 - 111.0
    assert t.ship("me").upgrades[0].charges == 1


def test_no_crate_is_let_go_onto_a_ship() -> None:
    t = table(f"a.{CROC}@450,450&quickreleaselocks=me", "b.academypilot@450,305", phase="system")
    t.a("upgrade:quickreleaselocks")
    why = refused(t, (450.0, 300.0, 0.0))
    assert why is not None
    assert why.key == "xwing-crate-on-a-ship"
