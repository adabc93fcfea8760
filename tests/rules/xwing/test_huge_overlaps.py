"""What huge ships run over: obstacles, other huge ships, standard ships (XW-HUG-39 to XW-HUG-59, XW-HUG-95)."""

from __future__ import annotations

from math import hypot

import pytest

from battlemat.core.decision import Place
from battlemat.games.xwing.flight import putting_back
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.table.measures import at_range, in_arc
from battlemat.games.xwing.table.objects import base_of
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, BEFORE_DIFFICULTY
from tests.rule_marks import rule
from tests.rules.xwing.huge import CR90, EARLY, LATE, OTHERS, RAIDER, comes, flies, tie
from tests.rules.xwing.made_up import hears, without_text

ME = f"a.{CR90}"
HERE = f"{ME}@400,200"
"""Its base covers y 89 to 311; after a straight maneuver 40 more for each speed."""
HARMLESS = "weaponsfailure structuraldamage damagedsensorarray"


def blocked_at(y: float, dial: str) -> XWingScenario:
    """A Raider lies across the way, its near edge at y."""
    across = f"b.{RAIDER}@400,{y + 40},90#0-stationary=raider"
    return flies(f"{HERE}#{dial}=cr90", across, EARLY)


# Obstacles ------------------------------------------------------------------------------------------------------------


@rule("XW-HUG-39", "XW-HUG-42")
def test_an_overlapped_obstacle_is_removed_and_the_action_is_kept() -> None:
    t = flies(f"{HERE}#2-straight=cr90", "asteroid@400,360", *OTHERS)
    assert not t.state.obstacles[0].placed
    assert t.events("obstacle-removed") == [{"object": "obstacle-1"}]
    assert (t.token("cr90", "stress"), t.energy("cr90")) == (0, 6)
    assert {"focus", "lock", "pass"} <= set(t.options("a"))


@rule("XW-HUG-40")
@pytest.mark.parametrize("kind", ["debris", "asteroid"])
def test_rocks_cost_a_crit_and_stress(kind: str) -> None:
    t = flies(f"{HERE}#2-straight!10$2=cr90", f"{kind}@400,360", *OTHERS)
    assert [event["damage"] for event in t.events("damaged")] == ["crit"]
    assert [event["token"] for event in t.events("gained")] == ["stress"]
    assert (t.shields("cr90"), t.energy("cr90"), t.tokens("cr90")) == (9, 1, {})
    assert "rolled" not in t.story()


@rule("XW-HUG-41")
def test_a_gas_cloud_jams_and_the_opponent_chooses() -> None:
    t = table(f"{HERE}#2-straight+focus=cr90", "gas@400,360", *OTHERS).until("jam")
    assert t.asked == "b jam"
    assert t.options("b") == ["focus", "pass"]
    assert t.token("cr90", "jam") == 1
    t.b("focus")
    assert (t.tokens("cr90"), t.shields("cr90"), t.state.obstacles[0].placed) == ({}, 7, False)
    kept = table(f"{HERE}#2-straight+focus=cr90", "gas@400,360", *OTHERS).until("jam").b("pass")
    assert kept.tokens("cr90") == {"focus": 1, "jam": 1}


@rule("XW-HUG-44")
@pytest.mark.parametrize(("rock", "cloud"), [(330, 395), (395, 330)])
def test_each_obstacle_is_resolved_the_nearest_first(rock: int, cloud: int) -> None:
    t = flies(f"{HERE}#3-straight=cr90", f"gas@400,{cloud}", f"asteroid@400,{rock}", *OTHERS)
    nearest = ["obstacle-2", "obstacle-1"] if rock < cloud else ["obstacle-1", "obstacle-2"]
    assert [event["object"] for event in t.events("met-obstacle")] == nearest
    assert [event["object"] for event in t.events("obstacle-removed")] == nearest
    gained = ["stress", "jam"] if rock < cloud else ["jam", "stress"]
    assert [event["token"] for event in t.events("gained")] == gained
    assert (t.shields("cr90"), t.tokens("cr90"), t.energy("cr90")) == (6, {"jam": 1}, 6)


@rule("XW-HUG-44")
def test_of_obstacles_that_already_lay_under_it_the_nearest_to_its_middle_comes_first() -> None:
    t = flies(f"{HERE}#1-straight=cr90", "asteroid@400,145", "gas@400,225", *OTHERS)
    assert [event["object"] for event in t.events("met-obstacle")] == ["obstacle-2", "obstacle-1"]


@rule("XW-HUG-73")
def test_a_bank_may_end_on_an_asteroid() -> None:
    t = flies(f"{HERE}#2-bank-right=cr90", "asteroid@480,350", *OTHERS)
    assert t.pose("cr90") == (427.98, 298.69, 45.0)
    assert (t.state.obstacles[0].placed, t.shields("cr90"), t.energy("cr90")) == (False, 6, 6)


# Other huge ships -----------------------------------------------------------------------------------------------------


@rule("XW-HUG-45", "XW-HUG-47", "XW-HUG-48")
def test_a_huge_ship_in_the_way_makes_the_maneuver_slower() -> None:
    t = blocked_at(360, "3-straight")
    assert t.pose("cr90") == (400.0, 240.0, 0.0)
    assert t.last("maneuvered") | {"start": 0, "end": 0} == {
        "ship": ME, "maneuver": "1-straight", "colour": "blue", "start": 0, "end": 0, "full": True,
    }  # fmt: skip
    assert [event["damage"] for event in t.events("damaged")] == ["crit"] * 6
    assert (t.shields("cr90"), t.shields("raider")) == (4, 5)  # the dial shows 3
    assert "focus" in t.options("a")
    free = blocked_at(440, "3-straight")
    assert (free.pose("cr90"), free.shields("cr90"), free.shields("raider")) == ((400.0, 320.0, 0.0), 7, 8)


@rule("XW-HUG-46")
@pytest.mark.parametrize("dial", ["1-bank-left", "1-straight"])
def test_a_maneuver_is_slowed_down_to_standing_still(dial: str) -> None:
    t = blocked_at(330, dial)
    assert t.pose("cr90") == (400.0, 200.0, 0.0)
    assert t.ship("cr90").executed == "0-stationary/white"
    assert (t.shields("cr90"), t.shields("raider")) == (6, 7)
    slow = blocked_at(355, "1-bank-left")  # at speed 0 there is room
    assert slow.ship("cr90").executed == "0-bank-left/white"


@rule("XW-HUG-47")
def test_every_huge_ship_overlapped_at_any_speed_suffers_once() -> None:
    near = f"b.{RAIDER}@290,440,90#0-stationary=near"
    far = f"b.{RAIDER}@513,480,90#0-stationary=far"  # in the way at speed 4 only
    t = flies(f"{HERE}#4-straight$7=cr90", near, far, EARLY)
    assert t.pose("cr90") == (400.0, 280.0, 0.0)
    assert (t.shields("cr90"), t.shields("near"), t.shields("far")) == (3, 4, 4)


@rule("XW-HUG-89")
def test_example_a_raider_slows_down_before_a_corvette() -> None:
    t = flies(f"a.{RAIDER}@400,200#2-bank-left=raider", f"b.{CR90}@300,420,90#0-stationary=cr90", EARLY, until="raider")
    assert t.pose("raider") == (393.23, 263.34, 315.0)
    assert (t.shields("raider"), t.shields("cr90")) == (6, 5)
    assert [event["damage"] for event in t.events("damaged")] == ["crit"] * 4


@rule("XW-HUG-94")
def test_a_slowed_maneuver_keeps_its_difficulty() -> None:
    raider = f"a.{RAIDER}@400,200#2-bank-left$2=raider"
    t = flies(raider, f"b.{CR90}@300,395,90#0-stationary=cr90", EARLY, until="raider")
    assert t.ship("raider").executed == "0-bank-left/white"
    assert (t.energy("raider"), t.tokens("raider")) == (2, {})


@rule("XW-HUG-49")
def test_a_standard_ship_that_overlaps_a_huge_one_moves_partially() -> None:
    flying = "b.redsquadronveteran@400,480,180#4-straight=wing"
    t = table(f"{HERE}#0-stationary=cr90", flying, LATE).until("action", "cr90")
    assert t.pose("wing") == (400.0, 331.0, 180.0)  # it touches the corvette
    assert [event["full"] for event in t.events("maneuvered") if event["ship"] == "b.redsquadronveteran"] == [False]
    assert t.actions("wing") == []
    assert (t.shields("wing"), t.shields("cr90"), t.events("damaged")) == (2, 7, [])


# Standard ships -------------------------------------------------------------------------------------------------------


@rule("XW-HUG-50", "XW-HUG-69")
def test_a_standard_ship_suffers_the_speed_of_the_dial() -> None:
    wing = comes("redsquadronveteran", 400, 350, "wing", "!1")
    t = table(f"{HERE}#2-straight=cr90", wing, *OTHERS, decks={"b": HARMLESS}).until("put-back")
    assert [event["damage"] for event in t.events("damaged")] == ["crit", "crit"]
    assert (t.shields("wing"), t.faceup("wing")) == (0, ["weaponsfailure"])


@rule("XW-HUG-51")
def test_ships_are_set_aside_while_the_huge_one_ends_its_maneuver() -> None:
    t = table(f"{HERE}#2-straight=cr90", tie(380, 340), tie(420, 340, "two"), *OTHERS, decks={"b": HARMLESS})
    t.until("put-back")
    assert t.pose("cr90") == (400.0, 280.0, 0.0)
    assert [event["ship"] for event in t.events("set-aside")] == ["b.academypilot", "b.academypilot-2"]
    assert {t.place("tie"), t.place("two")} == {"reserve"}
    assert t.last("maneuvered")["ship"] == ME  # it has completed its maneuver


@rule("XW-HUG-51", "XW-HUG-52")
def test_the_abilities_of_a_ship_set_aside_wait_until_it_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, "academypilot")
    heard: list[tuple[str, str]] = []
    for window in (BEFORE_DIFFICULTY, AFTER_MANEUVER):
        hears("academypilot", window, heard, lambda x: (x.moment.window, x.moment.ship), of="enemy")
    t = table(f"{HERE}#2-straight=cr90", tie(400, 350), LATE, decks={"b": HARMLESS}).until("action", "cr90")
    assert t.place("tie") == "in play"
    assert heard == [(AFTER_MANEUVER, ME)]


@rule("XW-HUG-52")
def test_players_put_ships_back_by_turns() -> None:
    ships = (tie(380, 335, "one", "a"), tie(420, 335, "two", "a"), tie(400, 376, "three"))
    t = table(f"{HERE}#2-straight=cr90", *ships, *OTHERS, decks={"a": HARMLESS + " consolefire", "b": HARMLESS})
    t.until("put-back-ship")
    assert (t.asked, t.options("a")) == ("a put-back-ship", ["a.academypilot", "a.academypilot-2"])
    order = []
    while "put-back" in t.asked or "turn-ship" in t.asked:
        if t.asked.endswith("put-back"):
            order.append(t.asked[0])
            for name in ("one", "two", "three"):
                if t.place(name) == "in play":
                    assert behind(t, name)
        t.idles()
    assert order == ["a", "b", "a"]
    assert t.asked == "a action"
    assert all(behind(t, name) for name in ("one", "two", "three"))


def behind(t: XWingScenario, name: str) -> bool:
    """Whether a ship is in the full rear arc of the corvette at range 0-1."""
    own, other = base_of(t.state, t.ship("cr90")), base_of(t.state, t.ship(name))
    return in_arc(own, "full_rear", other) and at_range(own, other, 0, 1)


def test_the_area_behind_a_huge_ship_is_shown_as_far_as_it_is_free() -> None:
    t = table(f"{ME}@400,130#2-straight=cr90", tie(400, 270), *OTHERS, decks={"b": HARMLESS}).until("put-back")
    question = t.question("b")
    assert isinstance(question, Place)
    (ring,) = question.region
    xs, ys = zip(*ring, strict=True)
    assert (min(xs), max(xs), max(ys)) == pytest.approx((260.0, 540.0, 210.0))  # range 1 beside it, up to its middle
    assert min(ys) == 0.0  # range 1 behind it is 1 millimetre beyond the edge of the table
    assert {(360.0, 99.0), (440.0, 99.0), (360.0, 210.0), (440.0, 210.0)} <= set(ring)  # its own base is left out
    assert not any(360.0 < x < 440.0 and y > 99.0 for x, y in ring)
    off = [hypot(max(360.0 - x, x - 440.0, 0.0), max(99.0 - y, 0.0)) for x, y in ring]
    assert max(off) == pytest.approx(100.0)


@rule("XW-HUG-53")
def test_without_room_a_ship_is_destroyed() -> None:
    wing = "b.bluesquadronscout@40,255#0-stationary=wing"
    t = table(f"{ME}@40,111#1-straight=cr90", wing, "b.academypilot@40,470=tie#2-straight", area=(80, 500))
    t.until("action", "cr90")
    assert t.pose("cr90") == (40.0, 151.0, 0.0)  # 40 millimetres behind it, and a medium base needs 60
    assert t.events("no-room") == [{"ship": "b.bluesquadronscout"}]
    assert t.place("wing") == "removed"
    small = table(f"{ME}@40,111#1-straight=cr90", "b.academypilot@40,362,180#2-straight=tie", area=(80, 500))
    small.until("put-back")
    assert small.options("b") == ["20,20,0"]  # hardly any place is left


@rule("XW-HUG-54", "XW-HUG-55")
def test_a_ship_is_put_back_behind_the_huge_one_and_may_be_turned() -> None:
    def asked() -> XWingScenario:
        t = table(f"{ME}@400,130#2-straight=cr90", tie(400, 270), *OTHERS, decks={"b": HARMLESS})
        return t.until("put-back")

    t = asked()
    assert t.pose("cr90") == (400.0, 210.0, 0.0)  # from y 99 on
    for pose in ((400.0, 345.0, 0.0), (400.0, 500.0, 0.0), (400.0, -30.0, 0.0), (700.0, 100.0, 0.0)):
        assert t.refused("b", pose) == "XW-HUG-54"
    assert t.refused("b", (400.0, 10.0, 0.0)) == "XW-HUG-54"  # partly outside the play area
    assert t.refused("b", (400.0, 100.0, 0.0)) == "XW-HUG-54"  # on the huge ship
    assert t.refused("b", (400.0, 345.0, 0.0)) == "XW-HUG-54"  # in front of it
    t.b((400.0, 60.0, 33.0))  # any facing
    assert (t.asked, t.options("a")) == ("a turn-ship", ["turn:-90", "turn:90", "pass"])
    assert t.pose("tie") == (400.0, 60.0, 33.0)
    for answer, heading in (("pass", 0.0), ("turn:-90", 270.0), ("turn:90", 90.0)):
        north = asked().b((400.0, 60.0, 0.0)).a(answer)
        assert north.pose("tie") == (400.0, 60.0, heading)


@rule("XW-HUG-54")
def test_a_ship_put_back_on_a_rock_or_a_mine_suffers_from_it() -> None:
    t = table(f"{ME}@400,230#2-straight=cr90", tie(400, 370), "asteroid@400,160", *OTHERS, decks={"b": HARMLESS})
    t.until("put-back").faces("hit").b((400.0, 160.0, 0.0)).a("pass")
    assert t.last("met-obstacle") == {"ship": "b.academypilot", "object": "obstacle-1"}
    assert t.damage("tie") == 3
    mine = "a:proximitymine@400,120"
    t = table(f"{ME}@400,230#2-straight=cr90", tie(400, 370), mine, *OTHERS, decks={"b": HARMLESS})
    t.until("put-back").faces("blank blank").b((400.0, 120.0, 0.0)).a("pass")
    assert [event["ship"] for event in t.events("detonated")] == ["b.academypilot"]
    assert t.state.devices == []


@rule("XW-HUG-55")
def test_the_owner_chooses_which_opponent_may_turn_the_ship() -> None:
    t = table(f"{HERE}#2-straight=cr90", tie(400, 350), *OTHERS, "c.academypilot@50,500#2-straight", players=3,
              decks={"b": HARMLESS})  # fmt: skip
    t.until("put-back")
    t.b(t.options("b")[0])
    assert (t.asked, t.options("b")) == ("b opponent", ["player:a", "player:c"])
    assert t.b("player:c").asked == "c turn-ship"


@rule("XW-HUG-56")
def test_the_huge_ship_rolls_for_every_ship_it_overlapped() -> None:
    wing = comes("redsquadronveteran", 400, 413, "wing")
    large = "b.omicrongrouppilot@400,352#0-stationary=large"
    t = table(f"{HERE}#3-straight$0=cr90", wing, large, *OTHERS, decks={"b": HARMLESS}).until("put-back-ship")
    t.faces("hit hit crit blank")
    assert "rolled" not in t.story()
    t.until("action", "late")  # stressed, it does not act
    assert [event["results"] for event in t.events("rolled")] == [["hit", "hit", "crit", "blank"]]
    assert (t.tokens("cr90"), t.shields("cr90")) == ({"stress": 2}, 6)
    story = t.story()
    assert story.index("rolled") > max(n for n, kind in enumerate(story) if kind == "put-back")


@rule("XW-HUG-56")
@pytest.mark.parametrize(("pilot", "dice"), [("bluesquadronscout", 2), ("omicrongrouppilot", 3)])
def test_larger_ships_cost_more_dice(pilot: str, dice: int) -> None:
    t = table(f"{HERE}#0-bank-left=cr90", f"b.{pilot}@335,300#0-stationary=ship", *OTHERS).until("action", "cr90")
    assert [len(event["results"]) for event in t.events("rolled")] == [dice]


@rule("XW-HUG-57")
def test_a_ship_that_the_overlap_destroys_still_counts() -> None:
    t = table(f"{HERE}#3-straight=cr90", tie(400, 350), *OTHERS, decks={"b": HARMLESS})
    t.faces("blank").until("action", "cr90")
    assert t.place("tie") == "removed"
    assert ("put-back" in t.story(), t.events("rolled")[-1]["results"]) == (False, ["blank"])


@rule("XW-HUG-58")
def test_a_speed_0_overlap_does_no_damage() -> None:
    t = table(f"{HERE}#0-bank-left=cr90", tie(335, 300), *OTHERS).faces("blank").until("action", "cr90")
    assert (t.damage("tie"), t.events("damaged"), t.place("tie")) == (0, [], "in play")
    assert behind(t, "tie")
    assert [event["results"] for event in t.events("rolled")] == [["blank"]]


@rule("XW-HUG-59")
def test_an_ion_maneuver_counts_with_its_own_speed() -> None:
    t = table(f"{HERE}+6ion=cr90", tie(400, 335), *OTHERS, decks={"b": HARMLESS}).faces("blank").until("action", "cr90")
    assert t.pose("cr90") == (400.0, 240.0, 0.0)
    assert [event["damage"] for event in t.events("damaged")] == ["crit"]
    assert t.faceup("tie") == ["weaponsfailure"]


@rule("XW-HUG-90")
def test_example_a_raider_runs_over_a_freighter() -> None:
    freighter = "b.outerrimsmuggler@560,360,270#2-straight!5=freighter"
    t = table(f"a.{RAIDER}@400,200#2-straight$0=cr90", freighter, *OTHERS).until("put-back")
    assert t.place("freighter") == "reserve"
    assert t.pose("cr90") == (400.0, 280.0, 0.0)
    t.faces("hit crit focus").until("action", "late")
    assert (t.shields("freighter"), behind(t, "freighter")) == (3, True)
    assert (t.tokens("cr90"), t.shields("cr90")) == ({"stress": 1}, 7)


@rule("XW-HUG-95")
def test_the_order_of_several_overlaps() -> None:
    t = table(f"{HERE}#2-straight$0=cr90", "asteroid@400,330", tie(400, 375), *OTHERS, decks={"b": HARMLESS})
    t.faces("blank").until("action", "late")
    order = ["set-aside", "maneuvered", "met-obstacle", "obstacle-removed", "gained", "put-back", "rolled"]
    told = [e.kind for e in t.match.events if e.kind in order]
    start = told.index("set-aside")
    assert told[start : start + len(order)] == order
    assert (t.tokens("cr90"), "removed" in t.story()) == ({"stress": 1}, False)
    assert t.events("rolled")[-1]["results"] == ["blank"]


def test_the_grid_finds_places_flush_with_the_base() -> None:
    t = table(f"{HERE}#2-straight=cr90", *OTHERS)
    own = base_of(t.state, t.ship("cr90"))
    poses = {pose[:2] for pose in putting_back._grid(own, 20.0)}
    assert {(400.0, 69.0), (340.0, 69.0), (460.0, 69.0), (340.0, 219.0), (460.0, 219.0)} <= poses
    west, east = min(x for x, _ in poses), max(x for x, _ in poses)
    south, north = min(y for _, y in poses), max(y for _, y in poses)
    assert (west, east, south, north) == (230.0, 570.0, -61.0, 219.0)  # as far as range 1, up to the midline


@rule("XW-HUG-53")
@pytest.mark.parametrize(("x", "gap"), [(40, 110), (100, 30)])
def test_the_last_room_beside_the_huge_ship_is_found(x: int, gap: int) -> None:
    wing = f"b.bluesquadronscout@{x},255#0-stationary=wing"
    t = table(f"{ME}@{x},111#1-straight=cr90", wing, "b.academypilot@70,470=tie#2-straight", area=(140, 500))
    t.until("put-back")
    assert [float(place.split(",")[0]) for place in t.options("b")] == [gap]
    question = t.question("b")
    assert isinstance(question, Place)
    (ring,) = question.region
    xs, ys = zip(*ring, strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == (0.0, 140.0, 0.0, 151.0)  # range 1 is beyond every edge
