"""Units: their values, damage and destruction, space and ground (PM-UNI)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from battlemat.core.errors import ContentError
from battlemat.games.pocketmodel.content import UnitKind, content, extra_content
from battlemat.games.pocketmodel.scenario import PocketScenario, new_card, new_unit, side, table
from tests.rule_marks import rule


@pytest.fixture(autouse=True)
def test_content() -> Iterator[None]:
    """Units called by their stars, a ground unit, a sturdy target, and objectives that change Shields."""
    repair = {"op": "remove_damage", "when": "this_destroyed", "amount": 2, "target": "friendly_divided"}
    shields = {
        "op": "modify_units",
        "when": "while_face_up",
        "side": "friendly",
        "stat": "shields",
        "amount": 1,
        "scope": "both",
    }
    with extra_content(
        *(new_unit(name, stars=n, shields=n) for n, name in enumerate(("one", "two", "three", "four", "five"), 1)),
        new_unit("tank", domain="ground", attack=2, damage=1),
        new_unit("wall", attack=0, defense=9, shields=9),
        new_unit("big-gun", attack=3, damage=5),
        new_card("bulwark", type="objective", effects=[shields]),
        new_card("last-service", type="objective", effects=[shields, repair]),
        new_card("home-bulwark", type="objective", effects=[{**shields, "filter": {"zone": "own_home"}}]),
    ):
        yield


def attacks(t: PocketScenario, seat: str = "a") -> list[str]:
    t.match.submit("ab".index(seat), "combat")
    return t.options(seat)


# Stars and values


@rule("PM-UNI-01")
def test_damage_does_not_change_stars() -> None:
    t = table("four*3 one two", "one")
    assert t.view("a")["players"][0]["units"][0]["stars"] == 4
    t.a("move")
    assert t.refused("a", ["a.four>contested", "a.two>contested"]) == "PM-TRN-09"
    t.a(["a.four>contested", "a.one>contested"])
    assert t.tokens("a.four") == 3


@rule("PM-UNI-01")
@pytest.mark.parametrize("stars", [0, 6])
def test_units_have_one_to_five_stars(stars: int) -> None:
    with pytest.raises(ContentError, match="stars"), extra_content(new_unit("misfit", stars=stars)):
        pass


@rule("PM-UNI-02")
def test_printed_stars_are_added_and_compared() -> None:
    t = table(side("three*2 one one one two*1", objectives="evacuation-route!"), "one")
    t.a("move")
    group = ["a.three>contested", "a.one>contested", "a.one-2>contested"]
    assert t.refused("a", [*group, "a.one-3>contested"]) == "PM-TRN-09"
    t.a(group)
    assert {option.split(">")[0] for option in t.options("a")} == {"a.one", "a.one-2", "a.one-3", "no"}


@rule("PM-UNI-03")
def test_every_unit_has_exactly_four_values() -> None:
    values = ("attack", "damage", "defense", "shields")
    for unit in content().units.values():
        assert all(type(getattr(unit, value)) is int for value in values), unit.id
    printed = msgspec.to_builtins(new_unit("five-fold"))
    for value in values:
        with pytest.raises(msgspec.ValidationError, match=value):
            msgspec.convert({name: printed[name] for name in printed if name != value}, UnitKind)
        with pytest.raises(msgspec.ValidationError, match=value):
            msgspec.convert({**printed, value: 2.5}, UnitKind)
    with pytest.raises(msgspec.ValidationError, match="speed"):
        msgspec.convert({**printed, "speed": 3}, UnitKind)


@rule("PM-UNI-04")
def test_attack_is_added_to_the_base_roll_of_battle_and_strike() -> None:
    t = table("big-gun@home-b", "wall")
    t.strike("b.objective-1", "a.big-gun", dice=(3, 4))
    struck = t.last("struck")
    assert (struck["attack"], struck["score"]) == ([("big-gun", 3)], 10)

    t = table("big-gun@contested", "wall@contested")
    t.battle("a.big-gun>b.wall", dice=(3, 4, 1, 1))
    hit = t.last("hit")
    assert (hit["base"], hit["attack"], hit["score"]) == (7, [("big-gun", 3)], 10)


@rule("PM-UNI-05")
def test_a_hit_places_as_many_tokens_as_the_damage() -> None:
    with extra_content(new_unit("gunner", damage=2)):
        t = table("gunner@contested", "wall@contested")
        t.battle("a.gunner>b.wall", dice=(4, 4, 1, 1))
        assert t.tokens("b.wall") == 2


@rule("PM-UNI-06")
@pytest.mark.parametrize(("dice", "event", "tokens"), [((3, 4), "hit", 1), ((3, 3), "missed", 0)])
def test_an_attack_score_must_reach_the_defense(dice: tuple[int, int], event: str, tokens: int) -> None:
    t = table("one@contested", "wall@contested")
    t.battle("a.one>b.wall", dice=(*dice, 1, 1))
    attack = next(entry for entry in t.events(event) if entry["unit"] == "a.one")
    assert (attack["score"], attack["needed"]) == (2 + sum(dice), 9)
    assert t.tokens("b.wall") == tokens


@rule("PM-UNI-07")
@pytest.mark.parametrize(("before", "zone", "after"), [(1, "contested", 2), (2, "reserves", 0)])
def test_as_many_tokens_as_shields_destroy(before: int, zone: str, after: int) -> None:
    t = table("one@contested", f"three@contested*{before} one")
    t.battle("a.one>b.three", dice=(4, 4, 1, 1))
    assert t.last("damaged") == {"unit": "b.three", "amount": 1, "terms": [("one", 1)]}
    assert (t.zone("b.three"), t.tokens("b.three")) == (zone, after)


# Friendly, opposing, in play


@rule("PM-UNI-08")
def test_a_players_own_units_are_friendly() -> None:
    t = table("one@contested two@contested", "three@contested")
    t.a("move")
    assert {option.split(">")[0] for option in t.options("a")} == {"a.one", "a.two"}
    assert t.refused("a", ["b.three>home-b"]) == "PM-TRN-14"
    t.match.undo()
    t.a("combat")
    assert t.refused("a", ["a.one>a.two"]) == "PM-BTL-03"


@rule("PM-UNI-09")
def test_units_of_an_opponent_are_opposing() -> None:
    t = table("one@contested two@contested", "three@contested")
    assert attacks(t) == ["a.one>b.three", "a.two>b.three"]
    t.match.undo()
    t.passes("a", "b")
    assert attacks(t, "b") == ["b.three>a.one", "b.three>a.two"]


@rule("PM-UNI-10")
def test_a_unit_in_the_opponents_home_zone_is_in_play_and_one_in_reserves_is_not() -> None:
    t = table("one@home-b two@reserves", "three")
    t.battle("a.one>b.three", dice=(4, 4, 1, 1))
    assert not t.is_out("a")
    t.ends_turn("b").passes("a").a("move")
    assert t.options("a") == ["a.one>contested"]
    assert t.refused("a", ["a.two>contested"]) == "PM-SET-04"


# Damage and destruction


@rule("PM-UNI-11")
def test_damage_tokens_stay() -> None:
    with extra_content(new_unit("gunner", damage=2)):
        t = table("gunner@contested", "four@contested", turn=3)
        t.battle("a.gunner>b.four", dice=(4, 4, 1, 1))
        for seat in "bababa":
            assert t.tokens("b.four") == 2
            t.ends_turn(seat)
        assert t.last("turn")["turn"] == 10
        assert t.tokens("b.four") == 2


@rule("PM-UNI-12", "PM-UNI-13")
def test_a_destroyed_unit_goes_to_reserves_without_tokens() -> None:
    t = table("big-gun@contested", "two@contested one")
    t.battle("a.big-gun>b.two", dice=(4, 4, 1, 1))
    assert t.last("damaged")["amount"] == 5
    destroyed = next(unit for unit in t.view("a")["players"][1]["units"] if unit["id"] == "b.two")
    assert (destroyed["zone"], destroyed["tokens"]) == ("reserves", 0)
    assert t.last("destroyed") == {"unit": "b.two", "zone": "contested"}


@rule("PM-UNI-14")
def test_a_destroyed_unit_can_return_undamaged() -> None:
    t = table("big-gun@home-b", side("two*1 one", objectives="linked-cannons steady-aim"), turn=4)
    t.battle("a.big-gun>b.two", dice=(4, 4, 1, 1))
    t.ends_turn("b").passes("a")
    t.strike("b.objective-1", "a.big-gun", dice=(6, 6))
    assert t.options("b") == ["b.two", "no"]
    t.b(["b.two"])
    assert (t.zone("b.two"), t.tokens("b.two")) == ("home-b", 0)


@rule("PM-UNI-23")
def test_units_do_not_tire() -> None:
    t = table("wall@contested", "wall@contested", turn=1)
    t.battle("a.wall>b.wall", dice=(6, 6, 1, 1))
    t.passes("b")
    t.battle("b.wall>a.wall", dice=(6, 6, 1, 1))
    t.passes("a")
    t.battle("a.wall>b.wall", dice=(1, 1, 6, 6))
    assert [(battle["attacker"], battle["defender"]) for battle in t.events("battle")] == [
        ("a.wall", "b.wall"),
        ("b.wall", "a.wall"),
        ("a.wall", "b.wall"),
    ]
    assert (t.tokens("a.wall"), t.tokens("b.wall")) == (2, 1)


@rule("PM-UNI-25")
def test_damage_is_never_less_than_zero() -> None:
    weaken = {"op": "modify", "when": "play", "stat": "damage", "amount": -2, "target": "opposing"}
    with extra_content(new_card("dampen", units="any", icon="luck", effects=[weaken])):
        t = table("one@contested", side("wall@contested*3", hand="dampen"))
        t.battle("a.one>b.wall", defender="dampen", dice=(4, 4, 1, 1))
        assert t.last("damaged") == {"unit": "b.wall", "amount": 0, "terms": [("one", 1), ("dampen", -2)]}
        assert t.tokens("b.wall") == 3


@rule("PM-UNI-26")
def test_a_unit_is_destroyed_when_the_objective_that_saved_it_is_destroyed() -> None:
    t = table("big-gun@home-b", side("two*2 one three@reserves", objectives="bulwark! steady-aim"))
    assert t.zone("b.two") == "home-b"
    t.strike("b.objective-1", "a.big-gun", dice=(6, 6))
    assert t.zone("b.two") == "reserves"
    assert t.asked == "b reserves"
    assert t.options("b") == ["b.two", "no"]


@rule("PM-UNI-26")
def test_a_unit_is_destroyed_before_the_destroyed_objective_acts() -> None:
    t = table("big-gun@home-b", side("two*2 one", objectives="last-service! steady-aim"))
    t.strike("b.objective-1", "a.big-gun", dice=(6, 6))
    assert t.zone("b.two") == "reserves"


@rule("PM-UNI-26")
def test_a_unit_is_destroyed_when_the_objective_that_saved_it_is_replaced() -> None:
    """Before the new objective acts: here it could have saved the unit."""
    t = table(side("two*2 one", hand="repair-dock", objectives="bulwark! steady-aim"), "one", step="turn")
    t.a("repair-dock>a.objective-1")
    assert t.zone("a.two") == "reserves"
    assert t.asked == "a action"


@rule("PM-UNI-26")
def test_losing_the_last_unit_by_replacing_an_objective() -> None:
    t = table(side("two*2", hand="repair-dock", objectives="bulwark! steady-aim"), "one", "one", step="turn")
    t.a("repair-dock>a.objective-1")
    assert t.is_out("a")
    assert t.asked == "b objective-card"


@rule("PM-UNI-26")
def test_a_unit_is_destroyed_when_it_leaves_the_zone_where_it_had_more_shields() -> None:
    t = table(side("two*2 one", objectives="home-bulwark!"), "one")
    t.a("move", ["a.two>contested"])
    assert t.last("destroyed") == {"unit": "a.two", "zone": "contested"}
    assert t.zone("a.two") == "reserves"
    assert t.asked == "b objective-card"


@rule("PM-UNI-27")
def test_destroyed_units_go_to_their_owners_reserves() -> None:
    t = table("stalwart-oath@home-b one@home-b", "one two")
    t.battle("a.one>b.one", dice=(4, 4, 4, 4))
    assert (t.zone("a.one"), t.zone("b.one")) == ("reserves", "reserves")
    t.ends_turn("b").passes("a")
    t.a("carrier:a.stalwart-oath")
    assert t.options("a") == ["a.one"]
    t.a(["a.one"])
    t.passes("b").b("combat")
    assert "b.two>a.one" in t.options("b")


# Space and ground


@rule("PM-UNI-15")
def test_every_unit_is_either_space_or_ground() -> None:
    assert {unit.domain for unit in content().units.values()} == {"space", "ground"}
    for domain in ("air", ["space", "ground"], None):
        with pytest.raises(msgspec.ValidationError, match="domain"):
            new_unit("misfit", domain=domain)


@rule("PM-UNI-16")
@pytest.mark.parametrize(("zone", "allowed"), [("contested", False), ("home-a", True), ("home-b", False)])
def test_ground_units_attack_space_units_only_at_home(zone: str, allowed: bool) -> None:
    t = table(f"tank@{zone} one@{zone}", f"two@{zone}")
    if allowed:
        assert attacks(t) == ["a.tank>b.two", "a.one>b.two"]
    else:
        assert attacks(t) == ["a.one>b.two"]
        assert t.refused("a", ["a.tank>b.two"]) == "PM-UNI-16"


@rule("PM-UNI-16")
def test_no_combat_for_a_ground_unit_alone_with_space_units() -> None:
    t = table("tank@contested", "two@contested")
    assert t.options("a") == ["pass", "move"]
    assert t.refused("a", "combat") == "PM-BTL-03"


@rule("PM-UNI-17")
@pytest.mark.parametrize("zone", ["contested", "home-a", "home-b"])
def test_ground_units_attack_ground_units_anywhere(zone: str) -> None:
    t = table(f"tank@{zone}", f"tank@{zone}")
    assert attacks(t) == ["a.tank>b.tank"]


@rule("PM-UNI-18")
@pytest.mark.parametrize("zone", ["contested", "home-a", "home-b"])
def test_an_attacked_ground_unit_fights_back(zone: str) -> None:
    with extra_content(new_unit("dart", defense=8, shields=1)):
        t = table(f"dart@{zone} one", side(f"tank@{zone}", hand="heavy-charge"))
        t.dice(1, 1, 3, 3).a("combat", ["a.dart>b.tank"], "pass")
        assert t.options("b") == ["pass", "heavy-charge"]
        t.b("pass")
        assert t.last("hit")["unit"] == "b.tank"
        assert (t.last("hit")["score"], t.last("hit")["needed"]) == (8, 8)
        assert t.zone("a.dart") == "reserves"


@rule("PM-UNI-19")
@pytest.mark.parametrize("zone", ["contested", "home-a", "home-b"])
def test_space_units_attack_everything_anywhere(zone: str) -> None:
    t = table(f"one@{zone}", f"tank@{zone} two@{zone}")
    assert attacks(t) == ["a.one>b.tank", "a.one>b.two"]


@rule("PM-UNI-20")
def test_ground_units_strike_with_one_more_attack() -> None:
    with extra_content(new_card("bunker", defense=9)):
        t = table("tank@home-b one@home-b", side("two", objectives="bunker bunker"))
        t.strike("b.objective-1", "a.tank", dice=(3, 3))
        assert (t.last("struck")["score"], t.last("struck")["needed"]) == (9, 9)
        assert t.objectives("b") == ["-", "bunker"]
        t.ends_turn("b").passes("a")
        t.strike("b.objective-2", "a.one", dice=(3, 3))
        assert t.last("strike-failed")["score"] == 8


@rule("PM-UNI-21")
def test_ground_units_battle_without_the_strike_bonus() -> None:
    t = table("tank", "wall@home-a")
    t.battle("a.tank>b.wall", dice=(3, 3, 1, 1))
    missed = t.events("missed")[0]
    assert (missed["unit"], missed["score"], missed["needed"]) == ("a.tank", 8, 9)


@rule("PM-UNI-22")
def test_ground_units_move_and_strike_like_space_units() -> None:
    t = table("tank@contested tank", "one")
    t.a("move")
    assert t.options("a") == ["a.tank>home-a", "a.tank>home-b", "a.tank-2>contested"]
    t.a(["a.tank>home-b", "a.tank-2>contested"])
    t.ends_turn("b").passes("a")
    t.strike("b.objective-1", "a.tank", dice=(1, 1))
    assert t.last("strike-failed")["unit"] == "a.tank"


@rule("PM-UNI-24")
def test_opposing_units_never_block() -> None:
    t = table("one@home-b two@contested", "five " * 10)
    t.a("move")
    assert t.options("a") == ["a.one>contested", "a.two>home-a", "a.two>home-b"]
    t.match.undo()
    t.strike("b.objective-1", "a.one", dice=(6, 5))
    assert t.objectives("b")[0] == "-"
