"""Cover and hunker tokens (SP-TER-26 to SP-TER-44, SP-KEY-21)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from battlemat.games.shatterpoint.engagement import are_engaged, gain_hunker
from battlemat.games.shatterpoint.pools import cover, defense_pool
from battlemat.games.shatterpoint.records import Piece, Placement
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import Attack, AttackType
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_value

REX = "cc-7567-captain-rex"
BO, MAUL, KRYZE, ASAJJ = "bo-katan-kryze", "lord-maul", "clan-kryze-mandalorians", "asajj-ventress-sith-assassin"
Terrain = Sequence[tuple[Piece, Placement]]


def facing(
    target: str = f"{MAUL} at 400,600", *more: str, shooter: str = f"{REX} at 400,400", terrain: Terrain = ()
) -> ShatterScenario:
    return table(a=side(shooter), b=side(target, *more), terrain=terrain)


def attack_on(t: ShatterScenario, target: str, type_: AttackType = "ranged") -> Attack:
    return Attack(0, t.state.players[0].units[0].characters[0].id, t.character(target).id, type_, False)


def dice(t: ShatterScenario, target: str = "maul", type_: AttackType = "ranged") -> int:
    return defense_pool(t.state, attack_on(t, target, type_))


def covered(t: ShatterScenario, target: str = "maul") -> int:
    return cover(t.state, attack_on(t, target))


@rule("SP-TER-26", "SP-ATK-20")
def test_cover_adds_defense_dice_against_ranged_attacks_only() -> None:
    t = facing(f"{MAUL} at 400,450 with 2 hunker")
    assert (dice(t), dice(t, type_="melee")) == (5 + 2, 5)
    assert dice(facing(f"{MAUL} at 400,450")) == 5


@rule("SP-TER-26", "SP-ATK-20")
def test_the_dice_of_cover_are_rolled() -> None:
    t = facing(f"{MAUL} at 400,600 with 2 hunker").a("action:combat").attacks("rex", "maul", type="ranged")
    assert t.last("rolled")["defense"] == {"failure": 7}


@rule("SP-TER-30")
@pytest.mark.parametrize(("west", "met"), [(419.0, True), (421.0, False)])
def test_one_line_through_the_terrain_is_enough(west: float, met: bool) -> None:
    """Only lines along the eastern edges of the bases, at x = 420, cross the crate."""
    crate = [box(west + 20, 550, 40, 20, 70)]
    assert covered(facing(f"{MAUL} at 400,600 with 1 hunker", terrain=crate)) == 1 + met


@rule("SP-TER-30")
def test_terrain_beside_or_behind_the_defender_does_not_cover() -> None:
    for crate in (box(440, 600, 20, 20, 70), box(400, 640, 60, 20, 70)):
        t = facing(f"{MAUL} at 400,600 with 1 hunker", terrain=[crate])
        assert covered(t) == 1


@rule("SP-TER-29")
@pytest.mark.parametrize(("north", "near"), [(554.6, True), (554.5, False)])
def test_terrain_must_be_within_range_1_of_the_defender(north: float, near: bool) -> None:
    crate = [box(400, north - 10, 60, 20, 70)]
    assert covered(facing(f"{MAUL} at 400,600 with 1 hunker", terrain=crate)) == 1 + near


@rule("SP-TER-33")
@pytest.mark.parametrize("traits", [{"opaque": False}, {"passable": True}, {"opaque": False, "passable": True}])
def test_transparent_and_passable_terrain_covers_too(traits: dict[str, bool]) -> None:
    railing = [box(400, 560, 60, 4, 30, standable=False, **traits)]
    assert covered(facing(f"{MAUL} at 400,600 with 1 hunker", terrain=railing)) == 2


@rule("SP-TER-33")
def test_the_battlefield_itself_is_no_terrain() -> None:
    assert covered(facing(f"{MAUL} at 400,600 with 1 hunker")) == 1


@rule("SP-TER-34")
def test_the_terrain_under_both_may_cover() -> None:
    walkway = [box(400, 500, 60, 300, 100, bottom=90, opaque=False, passable=True)]
    t = facing(f"{MAUL} at 400,600,100 with 1 hunker", shooter=f"{REX} at 400,400,100", terrain=walkway)
    assert covered(t) == 2


@rule("SP-TER-34")
def test_the_terrain_under_the_defender_alone_may_cover() -> None:
    roof = [box(400, 600, 60, 60, 50)]
    assert covered(facing(f"{MAUL} at 400,600,50 with 1 hunker", terrain=roof)) == 2


@rule("SP-TER-34")
@pytest.mark.parametrize(("gap", "near"), [(25.4, True), (25.5, False)])
def test_the_terrain_under_the_attacker_alone_may_cover(gap: float, near: bool) -> None:
    """The attacker's platform ends within range 1 of the defender, or not quite."""
    platform = [box(400, 580 - gap - 100, 60, 200, 100)]
    t = facing(f"{MAUL} at 400,600 with 1 hunker", shooter=f"{REX} at 400,400,100", terrain=platform)
    assert covered(t) == 1 + near


@rule("SP-TER-29")
@pytest.mark.parametrize(("top", "suitable"), [(300.0, True), (123.8, True), (123.7, False), (70.0, False)])
def test_terrain_level_with_or_higher_than_the_attacker_is_suitable(top: float, suitable: bool) -> None:
    """The attacker stands 200 mm up: 123.8 is 76.2 below. It is not compared with the defender on the ground."""
    terrain = [box(400, 400, 100, 100, 200), box(400, 550, 60, 20, top, opaque=False)]
    t = facing(f"{MAUL} at 400,600 with 1 hunker", shooter=f"{REX} at 400,400,200", terrain=terrain)
    assert covered(t) == 1 + suitable
    assert covered(facing(f"{MAUL} at 400,600 with 1 hunker", terrain=terrain[1:])) == 2


@rule("SP-TER-27", "SP-TER-32", "SP-TER-36")
@pytest.mark.parametrize("crates", [0, 1, 3])
def test_terrain_adds_one_die_however_much_there_is(crates: int) -> None:
    terrain = [box(375 + 25 * number, 550, 20, 20, 70) for number in range(crates)]
    t = facing(f"{MAUL} at 400,600 with 1 hunker", terrain=terrain)
    assert (dice(t), dice(t, type_="melee")) == (5 + 1 + bool(crates), 5)
    assert dice(facing(terrain=terrain)) == 5


@rule("SP-TER-35")
@pytest.mark.parametrize("hunker", [0, 1, 2, 4])
def test_each_hunker_token_covers_each_character_of_its_unit(hunker: int) -> None:
    t = facing(f"{KRYZE} at 370,600 and 470,600 with {hunker} hunker")
    assert (covered(t, "kryze.1"), covered(t, "kryze.2")) == (hunker, hunker)


@rule("SP-TER-37")
@pytest.mark.parametrize("hunker", [0, 1, 5])
def test_a_unit_gains_one_more_hunker_token_however_many_it_has(hunker: int) -> None:
    """Gar Saxon's Focus action gives him one."""
    gar = "gar-saxon-merciless-commander"
    t = table(a=side(f"{gar} at 400,400 with {hunker} hunker"), b=side(f"{MAUL} at 800,800")).a("action:focus")
    assert t.unit("gar").hunker == hunker + 1


@rule("SP-TER-38")
def test_hunker_helps_the_unit_and_terrain_the_character() -> None:
    t = facing(f"{KRYZE} at 370,600 and 470,600 with 1 hunker", terrain=[box(370, 560, 30, 10, 70)])
    assert (covered(t, "kryze.1"), covered(t, "kryze.2")) == (2, 1)


@rule("SP-KEY-21")
@pytest.mark.parametrize(("hunker", "rolled"), [(0, 6), (1, 7)])
def test_cover_from_an_ability_needs_no_hunker_token(hunker: int, rolled: int) -> None:
    """MagnaGuards give leaders within 2 Cover [1]."""
    t = facing(f"{MAUL} at 400,600 with {hunker} hunker", "magnaguard at 440,640 and 800,800")
    assert (dice(t), dice(t, type_="melee")) == (rolled, 5)


@rule("SP-KEY-21")
def test_cover_from_several_abilities_adds_up() -> None:
    t = facing(f"{MAUL} at 400,600 with 1 hunker", terrain=[box(400, 560, 60, 4, 30)])
    give_value(t, "maul", "keyword:cover", 1)
    give_value(t, "maul", "keyword:cover", 2)
    assert covered(t) == 1 + 1 + 3


# Losing hunker tokens


@rule("SP-TER-40")
def test_a_unit_of_which_one_character_is_engaged_loses_all_its_hunker_tokens() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{KRYZE} at 400,620 and 800,800 with 3 hunker"))
    t.a("action:move").moves("bo-katan", "advance", 400, 500)
    assert t.unit("clan-kryze").hunker == 3
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{KRYZE} at 400,620 and 800,800 with 3 hunker"))
    t.a("action:move").moves("bo-katan", "advance", 400, 510)
    assert t.unit("clan-kryze").hunker == 0


@rule("SP-TER-40")
@pytest.mark.parametrize(("height", "wall"), [(100.0, False), (0.0, True)])
def test_without_engagement_nothing_is_lost(height: float, wall: bool) -> None:
    terrain = [box(400, 620, 60, 60, height)] if height else []
    terrain += [box(400, 570, 300, 10, 100)] if wall else []
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,620,{height} with 1 hunker"), terrain=terrain)
    t.a("action:move").moves("bo-katan", "advance", 400, 540)
    assert t.unit("maul").hunker == 1


@rule("SP-TER-41", "SP-TER-42")
def test_a_push_into_engagement_takes_the_tokens_of_both_sides() -> None:
    t = table(
        a=side(f"{ASAJJ} at 300,400", f"{BO} at 640,400 with 2 hunker"), b=side(f"{MAUL} at 400,400 with 1 hunker")
    )
    t.unit("asajj").hunker = 0
    t.picks("a", "force-push").goes("a", 500, 400)
    assert (t.unit("maul").hunker, t.unit("bo-katan").hunker) == (0, 0)


@rule("SP-TER-42")
def test_engagement_is_checked_right_after_a_shove() -> None:
    """The shove brings Maul to a hunkered third unit; its tokens are gone before the next option of the tree."""
    t = table(
        a=side("general-anakin-skywalker at 400,400 with flipped", f"{BO} at 400,580 with 1 hunker"),
        b=side(f"{MAUL} at 400,450"),
    )
    t.a("action:combat").attacks("anakin", "maul", attack="CC", path="a")
    assert t.unit("bo-katan").hunker == 1
    t.goes("a", 400, 500)
    assert (t.question("a").about["pull"], t.unit("bo-katan").hunker) == (True, 0)


@rule("SP-TER-43")
def test_an_engaged_unit_gains_no_hunker_token() -> None:
    gar = "gar-saxon-merciless-commander"
    t = table(a=side(f"{gar} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:focus")
    assert (t.unit("gar").hunker, t.last("hunker-refused")["unit"]) == (0, f"a.{gar}")
    t = table(a=side(f"{gar} at 400,400"), b=side(f"{MAUL} at 400,600")).a("action:focus")
    assert t.unit("gar").hunker == 1


@rule("SP-TER-43")
def test_one_engaged_character_is_enough() -> None:
    t = table(a=side(f"{KRYZE} at 400,400 and 800,800"), b=side(f"{MAUL} at 400,450"))
    assert not gain_hunker(t.match, t.unit("clan-kryze"))
    assert t.unit("clan-kryze").hunker == 0


@rule("SP-TER-44")
def test_wounded_enemies_count_for_hunker() -> None:
    t = table(
        a=side(f"{ASAJJ} at 300,400", f"{BO} at 640,400 with 2 hunker"), b=side(f"{MAUL} at 400,400 with wounded")
    )
    t.picks("a", "force-push").goes("a", 500, 400)
    assert are_engaged(t.state, t.character("maul"), t.character("bo-katan"))
    assert t.unit("bo-katan").hunker == 0
    assert not gain_hunker(t.match, t.unit("bo-katan"))
