"""How huge ships attack: headers, energy, engagement value, range 4-5, turrets, obstruction (XW-HUG)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from battlemat.games.xwing.cards.content import extra_content
from battlemat.games.xwing.cards.records import BonusAttack, Upgrade, Weapon
from battlemat.games.xwing.combat import attack, broadside
from battlemat.games.xwing.combat.targets import weapons
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.table.measures import STANDARD_ARCS, ShipArc, in_arc
from battlemat.games.xwing.table.objects import base_of, is_in_arc, weapon_arcs
from tests.rule_marks import rule
from tests.rules.xwing.huge import CR90, GOZANTI, GR75, RAIDER
from tests.rules.xwing.made_up import LATER

ME = f"a.{CR90}"
HERE = f"{ME}@600,300"
"""Its left side is at x 560."""
X = {1: 490, 2: 390, 3: 290, 4: 190, 5: 90}
"""Where a small ship on its left is at each range."""
PD, TURBO, TARGETING, ION = "pointdefensebattery", "turbolaserbattery", "targetingbattery", "ioncannonbattery"


def at_left(range_: int, pilot: str = "academypilot", more: str = "", name: str = "foe") -> str:
    """An enemy that looks away."""
    return f"b.{pilot}@{X[range_]},300{more}={name}"


def engages(*things: str, name: str = "me") -> XWingScenario:
    return table(*things, phase="engagement").until("attack", name)


def offered(t: XWingScenario) -> set[str]:
    return set(t.options("a")) - {"pass"}


def misses(t: XWingScenario, shot: str, dice: int, defense: int = 3) -> XWingScenario:
    """An attack that hits nothing, and whatever else the weapon offers is declined."""
    t.attack(shot, attack="blank " * dice, defense="blank " * defense)
    t.no_modifying()
    while t.asked == "a ability":
        t.passes("a")
    return t


@pytest.fixture
def missiles() -> Iterator[str]:
    """Ordnance that reaches range 5, as no published card has it."""
    card = Upgrade(
        id="longlance", name="Long Lance", type="hardpoint", slots=("hardpoint",), points=1, huge=True,
        weapon=Weapon(arc="left", value=3, range=(1, 5), ordnance=True), bonus_attacks=(BonusAttack(),),
    )  # fmt: skip
    with extra_content(card):
        yield card.id


# Which attacks --------------------------------------------------------------------------------------------------------


@rule("XW-HUG-01")
def test_what_is_not_mentioned_works_as_for_any_ship() -> None:
    t = engages(f"{HERE}+focus=me", at_left(2))
    t.attack("left>foe", attack="focus focus blank blank", defense="blank blank blank")
    assert "focus" in t.options("a")
    t.a("focus")
    assert (t.damage("foe"), t.tokens("me")) == (2, {})


@rule("XW-HUG-02")
def test_one_standard_attack_with_any_one_weapon() -> None:
    raider = f"a.{RAIDER}@400,200&protontorpedoes>foe=me"
    t = engages(raider, "b.patrolleader@400,560=foe")
    assert offered(t) == {"full_front>b.patrolleader", "protontorpedoes>b.patrolleader"}
    misses(t, "full_front>foe", 4, 1)
    assert "attack" not in t.asked
    again = engages(raider, "b.patrolleader@400,560=foe")
    misses(again, "protontorpedoes>foe", 4, 0)
    assert "attack" not in again.asked


@rule("XW-HUG-03")
@pytest.mark.parametrize("first", ["bonus:targetingbattery>b.academypilot", "left>b.academypilot"])
def test_bonus_attacks_come_before_or_after_the_standard_attack(first: str) -> None:
    t = engages(f"{HERE}&{TARGETING}^{TARGETING}:left=me", at_left(2))
    shots = {f"bonus:{TARGETING}>b.academypilot": 3, "left>b.academypilot": 4}
    assert offered(t) == set(shots)
    misses(t, first, shots.pop(first))
    assert offered(t) == set(shots)
    second, dice = shots.popitem()
    misses(t, second, dice)
    assert "attack" not in t.asked


@rule("XW-HUG-04")
def test_bonus_attacks_do_not_need_a_standard_attack() -> None:
    t = engages(f"{HERE}&{TARGETING}^{TARGETING}:front=me", "b.academypilot@600,600=foe")
    assert offered(t) == {f"bonus:{TARGETING}>b.academypilot"}
    misses(t, f"bonus:{TARGETING}>foe", 3)
    assert "attack" not in t.asked


@rule("XW-HUG-05")
def test_any_number_of_bonus_attacks_in_a_round() -> None:
    guns = f"&{TARGETING}&{ION}&{PD}^{TARGETING}:left^{ION}:left"
    third = Upgrade(
        id="thirdgun", name="Third Gun", type="hardpoint", slots=("hardpoint",), points=1, huge=True,
        weapon=Weapon(arc="left", value=1, range=(1, 3)), bonus_attacks=(BonusAttack(),),
    )  # fmt: skip
    with extra_content(third):
        t = engages(f"{HERE}{guns}&thirdgun=me", at_left(2))
        for weapon, dice in (("bonus:thirdgun", 1), (f"bonus:{TARGETING}", 3), ("left", 4), (f"bonus:{ION}", 4)):
            assert attack.may_bonus_attack(t.ship("me"))  # that of a gunner, too
            misses(t, f"{weapon}>foe", dice)
        assert [event["bonus"] for event in t.events("attack")] == [True, True, False, True]


@rule("XW-HUG-06")
def test_each_header_once_a_round() -> None:
    t = engages(f"{HERE}&{PD}^{PD}:left$5=me", at_left(2))
    for left in (4, 3, 2, 1):
        assert f"bonus:{PD}>b.academypilot" in offered(t)
        misses(t, f"bonus:{PD}>foe", 2)
        assert t.energy("me") == left
    assert offered(t) == {"left>b.academypilot"}  # no fifth one
    assert t.refused("a", f"bonus:{PD}>b.academypilot") != ""
    assert len(broadside.unused(t.state, t.ship("me"))) == 0
    t.until_phase("planning", 2)
    assert len(broadside.unused(t.state, t.ship("me"))) == 4


@rule("XW-HUG-28")
def test_energy_is_spent_from_the_ship_card() -> None:
    t = engages(f"{HERE}&{TURBO}^{TURBO}:left$3>foe=me", at_left(3))
    misses(t, f"bonus:{TURBO}>foe", 3, 4)
    assert t.energy("me") == 0
    poor = engages(f"{HERE}&{TURBO}^{TURBO}:left$2>foe=me", at_left(3))
    assert offered(poor) == {"left>b.academypilot"}
    assert poor.refused("a", f"bonus:{TURBO}>b.academypilot") == "XW-HUG-28"


@rule("XW-HUG-03")
def test_a_hardpoint_that_is_offline_does_not_attack() -> None:
    t = engages(f"{HERE}&{TARGETING}:off^{TARGETING}:left=me", at_left(2))
    assert offered(t) == {"left>b.academypilot"}
    assert t.refused("a", f"bonus:{TARGETING}>b.academypilot") == "XW-HUG-03"
    assert t.refused("a", f"{TARGETING}>b.academypilot") == "XW-HUG-03"


# Range ----------------------------------------------------------------------------------------------------------------


@rule("XW-HUG-07")
def test_primary_attacks_reach_range_3_unless_a_card_says_otherwise() -> None:
    near = engages(f"a.{RAIDER}@400,200=me", "b.academypilot@400,600=foe")
    assert offered(near) == {"full_front>b.academypilot"}
    far = table(f"a.{RAIDER}@400,200=me", "b.academypilot@400,690=foe", phase="engagement")
    assert broadside.salvos(far.state, far.ship("me")) == {}
    t = engages(f"{HERE}=me", at_left(4))
    assert offered(t) == {"left>b.academypilot"}
    misses(t, "left>foe", 4, 5)
    assert t.last("attack")["range"] == 4


@rule("XW-HUG-08")
def test_some_weapons_reach_range_5() -> None:
    t = engages(f"{HERE}&{TURBO}^{TURBO}:left>foe=me", at_left(5))
    assert offered(t) == {f"bonus:{TURBO}>b.academypilot"}
    assert t.refused("a", "left>b.academypilot") == "XW-ATK-14"
    close = engages(f"{HERE}&{TURBO}^{TURBO}:left>foe=me", at_left(2))
    assert offered(close) == {"left>b.academypilot"}
    assert close.refused("a", f"bonus:{TURBO}>b.academypilot") == "XW-ATK-15"


@rule("XW-HUG-09")
def test_the_arcs_of_standard_ships_end_at_range_3() -> None:
    arcs: tuple[ShipArc, ...] = (*STANDARD_ARCS, "bullseye", "full_front", "full_rear")
    for enemy in (f"b.{CR90}@400,670,180=foe", "b.academypilot@400,560=foe"):
        t = table("a.redsquadronveteran@400,200=x", enemy, LATER, phase="planning")
        assert t.range("x", "foe") == 4
        assert [arc for arc in arcs if is_in_arc(t.state, t.ship("x"), arc, t.ship("foe"))] == []


@rule("XW-HUG-10")
def test_the_bullseye_arc_reaches_as_far_as_the_front_arc() -> None:
    t = engages(f"{HERE}&{TARGETING}^{TARGETING}:front+focus=me", "b.academypilot@600,780=foe")

    def ahead() -> list[str]:
        arcs: tuple[ShipArc, ...] = ("front", "bullseye", "left")
        return [arc for arc in arcs if is_in_arc(t.state, t.ship("me"), arc, t.ship("foe"))]

    assert ahead() == []  # range 4
    t.attack(f"bonus:{TARGETING}>foe", attack="focus blank blank")
    assert t.asked == "a modify-attack"
    assert ahead() == ["front", "bullseye"]
    aside = engages(f"{HERE}&{TARGETING}^{TARGETING}:left+focus=me", at_left(4), "b.academypilot@600,780=ahead")
    aside.attack(f"bonus:{TARGETING}>foe", attack="focus blank blank")
    assert not is_in_arc(aside.state, aside.ship("me"), "bullseye", aside.ship("ahead"))


@rule("XW-HUG-11")
def test_defending_at_range_4_or_5(missiles: str) -> None:
    bomber = at_left(5, "graysquadronbomber")
    t = engages(f"{HERE}&{TARGETING}^{TARGETING}:left=me", bomber)
    t.attack(f"bonus:{TARGETING}>foe", attack="blank blank blank", defense="blank blank blank")
    assert (t.terms("defense"), len(t.rolled("defense"))) == ({"agility": 1, "range": 2}, 3)
    four = engages(f"{HERE}&{TARGETING}^{TARGETING}:left=me", at_left(4, "graysquadronbomber"))
    four.attack(f"bonus:{TARGETING}>foe", attack="blank blank blank", defense="blank blank blank")
    assert four.terms("defense") == {"agility": 1, "range": 2}
    ordnance = engages(f"{HERE}&{missiles}=me", bomber)
    ordnance.attack(f"bonus:{missiles}>foe", attack="blank blank blank", defense="blank")
    assert (ordnance.terms("defense"), len(ordnance.rolled("defense"))) == ({"agility": 1}, 1)


@rule("XW-HUG-12")
def test_the_bonus_of_range_3_is_not_added() -> None:
    t = engages(f"{HERE}&{TARGETING}^{TARGETING}:left=me", "b.patrolleader@170,300=foe")
    t.attack(f"bonus:{TARGETING}>foe", attack="blank blank blank", defense="blank blank")
    assert (t.last("attack")["range"], t.terms("defense")) == (4, {"agility": 0, "range": 2})
    assert len(t.rolled("defense")) == 2


# Obstruction ----------------------------------------------------------------------------------------------------------


@rule("XW-HUG-60")
def test_a_huge_ship_obstructs() -> None:
    between = f"b.{CR90}@600,300=me"
    t = engages("a.redsquadronveteran@510,300,90=x", "b.redsquadronveteran@700,300=foe", between, name="x")
    t.attack("front>foe", attack="blank blank blank", defense="blank blank blank")
    assert (t.terms("defense"), len(t.rolled("defense"))) == ({"agility": 2, "huge-ship": 1}, 3)
    small = "b.redsquadronveteran@605,300=between"
    free = engages("a.redsquadronveteran@510,300,90=x", "b.redsquadronveteran@700,300=foe", small, name="x")
    free.attack("front>foe", attack="blank blank blank", defense="blank blank")
    assert free.terms("defense") == {"agility": 2}


@rule("XW-HUG-61")
def test_huge_ships_and_obstacles_count_once_each() -> None:
    things = (f"b.{CR90}@600,300", f"a.{CR90}@685,300", "asteroid@645,300,90")
    t = engages("a.redsquadronveteran@535,300,90=x", "b.graysquadronbomber@750,300=foe", *things, name="x")
    t.attack("front>foe", attack="blank blank blank", defense="blank blank blank")
    assert t.last("attack")["range"] == 2
    assert t.terms("defense") == {"agility": 1, "huge-ship": 1, "obstructed": 1}
    assert len(t.rolled("defense")) == 3


# Engagement value -----------------------------------------------------------------------------------------------------


@rule("XW-HUG-78")
def test_a_huge_ship_engages_at_its_engagement_value() -> None:
    facing = "b.academypilot@390,300,90=foe"
    t = table(f"{HERE}=me", facing, "a.redsquadronveteran@390,500,180=x", phase="engagement")
    order = []
    while "attack" in t.asked:
        order.append(t.match.pending[0].about["ship"])
        t.idles()
    assert order == ["a.redsquadronveteran", "b.academypilot", ME]  # initiative 3, 1, and 0 instead of 8


@rule("XW-HUG-80")
def test_simultaneous_fire_uses_the_engagement_value() -> None:
    dying = f"b.{GOZANTI}@400,300!0*10=dying"
    t = table("a.academypilot@400,650,180=foe", dying, phase="engagement").until("attack", "foe")
    t.attack("front>dying", attack="hit hit", defense="blank")
    t.no_modifying()
    assert t.ship("dying").destroyed
    assert (t.asked, t.match.pending[0].about["ship"]) == ("b attack", f"b.{GOZANTI}")  # it still engages at 1
    sooner = table("a.garvendreis-t65xwing@400,650,180=foe", dying, "b.academypilot@400,480=tie", phase="engagement")
    sooner.until("attack", "foe")
    sooner.attack("front>dying", attack="hit hit hit", defense="blank blank")
    sooner.no_modifying()
    assert sooner.place("dying") == "removed"  # before initiative 1
    assert {event["ship"] for event in sooner.until_phase("planning", 2).events("attack")} == {"a.garvendreis-t65xwing"}


@rule("XW-HUG-81")
@pytest.mark.parametrize(("number", "dice"), [(5, 1), (6, 0)])
def test_six_tractor_tokens_take_a_die(number: int, dice: int) -> None:
    t = engages("a.redsquadronveteran@400,620,180=x", f"b.{CR90}@400,200+{number}tractor=me", name="x")
    t.attack("front>me", attack="blank blank blank", defense="blank " * dice)
    assert t.last("attack")["range"] == 3
    assert len(t.rolled("defense")) == dice


# Turrets --------------------------------------------------------------------------------------------------------------


@rule("XW-HUG-83")
def test_a_huge_ship_has_two_indicators_at_most() -> None:
    t = table(f"{HERE}&{PD}&{TURBO}=me", LATER, phase="planning")
    assert t.turrets("me") == {PD: "front", TURBO: "front"}
    three = table(f"{HERE}&{PD}&{TURBO}&{ION}=me", LATER, phase="planning")
    assert set(three.turrets("me")) == {PD, TURBO}
    assert table(f"{HERE}&{ION}=me", LATER, phase="planning").turrets("me") == {ION: "front"}


@rule("XW-HUG-84", "XW-HUG-85")
def test_each_indicator_is_for_one_weapon() -> None:
    foes = (at_left(2), "b.academypilot@600,570=ahead")
    apart = engages(f"{HERE}&{PD}&{TARGETING}^{PD}:left^{TARGETING}:front=me", *foes)
    bonus = {shot for shot in offered(apart) if shot.startswith("bonus:")}
    assert bonus == {f"bonus:{PD}>b.academypilot", f"bonus:{TARGETING}>b.academypilot-2"}
    together = engages(f"{HERE}&{PD}&{TARGETING}^{PD}:left^{TARGETING}:left=me", *foes)
    bonus = {shot for shot in offered(together) if shot.startswith("bonus:")}
    assert bonus == {f"bonus:{PD}>b.academypilot", f"bonus:{TARGETING}>b.academypilot"}


@rule("XW-HUG-86")
def test_arcs_are_drawn_from_the_middle_of_the_ship() -> None:
    t = table(f"{HERE}&{PD}&{TURBO}^{TURBO}:front=me", "b.academypilot@700,400=foe", LATER, phase="planning")
    own, ship = base_of(t.state, t.ship("me")), t.ship("me")
    turbo = next(weapon for weapon in t.view("a")["ships"][0]["weapons"] if weapon["id"] == TURBO)
    assert turbo["arc"] == "single_turret"
    weapon = next(one for one in weapons(t.state, ship) if one.id == TURBO)
    assert weapon_arcs(t.state, ship, weapon) == ("front",)
    for x, y in ((680, 370), (670, 400), (700, 390), (600, 450), (500, 300)):
        foe = base_of(table(f"b.academypilot@{x},{y}=foe", phase="planning").state, t.ship("foe"))
        assert in_arc(own, "front", foe) == (in_arc(own, weapon_arcs(t.state, ship, weapon)[0], foe))


@rule("XW-HUG-87")
def test_a_rotate_action_turns_one_indicator_or_both() -> None:
    def asked() -> XWingScenario:
        t = table(f"{HERE}&{PD}&{TURBO}^{PD}:left^{TURBO}:front#1-straight=me", LATER).until("action", "me")
        t.a("rotatearc")
        return t

    t = asked()
    ways = [f"{PD}:front", f"{TURBO}:right", f"{TURBO}:rear", f"{TURBO}:left"]
    assert (t.asked, t.options("a")) == ("a rotate-turret", ways)
    t.a(f"{TURBO}:rear")
    assert (t.asked, t.options("a")) == ("a rotate-other", [f"{PD}:front", "pass"])
    assert t.events("turret-rotated") == [{"ship": ME, "weapon": TURBO, "arc": "rear"}]
    t.a("pass")
    assert t.turrets("me") == {PD: "left", TURBO: "rear"}
    assert asked().a(f"{TURBO}:rear", f"{PD}:front").turrets("me") == {PD: "front", TURBO: "rear"}
    assert asked().a(f"{PD}:front", "pass").turrets("me") == {PD: "front", TURBO: "front"}


@rule("XW-HUG-92")
def test_example_covered_arcs() -> None:
    corvette = f"{ME}@400,300&{PD}&{TURBO}^{PD}:left^{TURBO}:front>foe=me"
    t = engages(corvette, "b.academypilot@540,450=foe")
    foe, ship = t.ship("foe"), t.ship("me")
    assert is_in_arc(t.state, ship, "front", foe)
    assert is_in_arc(t.state, ship, "right", foe)
    salvos = broadside.salvos(t.state, ship)
    assert {name: (salvo.shot.arc, salvo.shot.range) for name, salvo in salvos.items()} == {
        f"bonus:{PD}>b.academypilot": ("right", 2),
        "right>b.academypilot": ("right", 2),
    }
    assert t.range("me", "foe") == 1
    assert t.refused("a", f"bonus:{TURBO}>b.academypilot") == "XW-ATK-15"


@rule("XW-HUG-93")
@pytest.mark.parametrize(("token", "hits"), [("fore", 2), ("aft", 3)])
def test_reinforce_works_at_range_5(token: str, hits: int) -> None:
    attacker = f"a.{GR75}@400,120&{TARGETING}^{TARGETING}:front=me"
    t = engages(attacker, f"b.{CR90}@400,792,180+{token}=foe")
    t.attack(f"bonus:{TARGETING}>foe", attack="hit hit hit", defense="blank blank").no_modifying()
    assert t.last("attack")["range"] == 5
    assert [event["damage"] for event in t.events("damaged")] == ["hit"] * hits
