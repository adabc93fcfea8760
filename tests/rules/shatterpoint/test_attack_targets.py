"""Who attacks whom, and how (SP-ATK-01 to SP-ATK-15, SP-ATK-39, SP-ATK-41, SP-EXA-11)."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from battlemat.games.shatterpoint.engagement import are_engaged, is_held
from battlemat.games.shatterpoint.movement import move_kinds
from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import Attack, AttackType
from battlemat.games.shatterpoint.targets import attack_ids, targets
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_trigger

REX, BO, MAUL = "cc-7567-captain-rex", "bo-katan-kryze", "lord-maul"
KRYZE, ANAKIN = "clan-kryze-mandalorians", "general-anakin-skywalker"
ASAJJ, DOOKU = "asajj-ventress-sith-assassin", "count-dooku-separatist-leader"


def legal(t: ShatterScenario, name: str) -> list[str]:
    return attack_ids(t.state, [t.character(name)])


@rule("SP-ATK-01")
def test_one_character_attacks_one_character() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{KRYZE} at 400,600 and 460,600")).a("action:combat")
    first, second = (f"ranged:a.{REX}.1>b.{KRYZE}.{number}" for number in (1, 2))
    assert t.options("a") == [first, second, "pass"]
    t.attacks("rex", "clan-kryze.2", type="ranged", attack="C")
    made = t.state.attacks[-1]
    assert (made.attacker, made.defender) == (f"a.{REX}.1", f"b.{KRYZE}.2")


@rule("SP-ATK-02")
def test_only_enemies_are_targets() -> None:
    t = table(a=side(f"{REX} at 400,400", f"{ANAKIN} at 400,450"), b=side(f"{MAUL} at 800,800"))
    assert legal(t, "rex") == []
    t = table(a=side(f"{REX} at 400,400", f"{ANAKIN} at 400,600"), b=side(f"{MAUL} at 460,600"))
    assert legal(t, "rex") == [f"ranged:a.{REX}.1>b.{MAUL}.1"]


@rule("SP-ATK-03")
def test_there_are_two_types_of_attacks() -> None:
    assert set(get_args(AttackType)) == {"melee", "ranged"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert([1, "x", "y", "thrown", False], Attack)
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded")).a("action:combat")
    assert {option.partition(":")[0] for option in t.options("a")} == {"melee", "ranged", "pass"}


@rule("SP-ATK-08")
def test_an_engaged_target_is_shot_at_like_any_other() -> None:
    t = table(a=side(f"{REX} at 400,400", f"{ANAKIN} at 440,640"), b=side(f"{MAUL} at 400,600"))
    assert are_engaged(t.state, t.character("anakin"), t.character("maul"))
    assert targets(t.state, t.character("rex"), "ranged") == [t.character("maul")]
    attack = Attack(0, f"a.{REX}.1", f"b.{MAUL}.1", "ranged", True)
    assert attack_pool(t.state, attack) == 7


@rule("SP-ATK-09")
@pytest.mark.parametrize(("apart", "engaged"), [(70.0, True), (76.2, True), (77.0, False)])
def test_engaged_within_range_2(apart: float, engaged: bool) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at {440 + apart},400"))
    assert are_engaged(t.state, t.character("bo-katan"), t.character("maul")) is engaged


@rule("SP-ATK-09")
def test_engaged_on_the_same_elevation_and_in_sight() -> None:
    def engaged(height: float, wall: float) -> bool:
        terrain = [box(500, 400, 60, 60, height)] if height else []
        terrain += [box(455, 400, 10, 300, wall)] if wall else []
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 500,400,{height}"), terrain=terrain)
        return are_engaged(t.state, t.character("maul"), t.character("bo-katan"))

    assert engaged(0, 0)
    assert engaged(70, 0)
    assert engaged(0, 70)
    assert not engaged(0, 100)
    assert not engaged(100, 0)


@rule("SP-ATK-09")
def test_allies_are_not_engaged() -> None:
    t = table(a=side(f"{BO} at 400,400", f"{ANAKIN} at 450,400"), b=side(f"{MAUL} at 490,440"))
    bo, anakin, maul = (t.character(name) for name in ("bo-katan", "anakin", "maul"))
    assert not are_engaged(t.state, bo, anakin)
    assert are_engaged(t.state, bo, maul)
    assert are_engaged(t.state, anakin, maul)


@rule("SP-ATK-12")
def test_what_engagement_forbids_and_nothing_else() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450", f"{ASAJJ} at 400,600"))
    bo = t.character("bo-katan")
    assert is_held(t.state, bo)
    assert [move_kinds(t.state, bo, kind) for kind in ("advance", "climb")] == [["dash"], []]
    assert [move_kinds(t.state, bo, kind) for kind in ("dash", "jump")] == [["dash"], ["jump"]]
    assert legal(t, "bo-katan") == [f"melee:a.{BO}.1>b.{MAUL}.1"]


@rule("SP-ATK-13")
def test_the_type_is_chosen_by_the_attacker() -> None:
    """Next to a Wounded enemy both types are open; the answer says which one is made."""
    for type_, dice in (("melee", 7), ("ranged", 6)):
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded")).a("action:combat")
        assert {option.partition(":")[0] for option in t.options("a")} == {"melee", "ranged", "pass"}
        t.attacks("bo-katan", "maul", type="melee" if type_ == "melee" else "ranged")
        assert (t.last("attack")["type"], t.last("rolled")["attack"]) == (type_, {"failure": dice})


@rule("SP-ATK-14")
def test_only_types_with_a_legal_target_are_offered() -> None:
    melee = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    assert melee.options("a") == [f"melee:a.{BO}.1>b.{MAUL}.1", "pass"]
    ranged = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,600")).a("action:combat")
    assert ranged.options("a") == [f"ranged:a.{BO}.1>b.{MAUL}.1", "pass"]
    none = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,800")).a("action:combat")
    assert (none.asked, none.events("attack")) == ("a act", [])


@rule("SP-ATK-15")
@pytest.mark.parametrize("active", ["a", "b"])
def test_the_attackers_side_answers_being_targeted_first(monkeypatch: pytest.MonkeyPatch, active: str) -> None:
    """Both have something to do when a target is chosen; the attacker's side is asked first, whoever attacks."""
    give_trigger(monkeypatch, "deflect", "attack-declared")
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side("ahsoka-tano-jedi-no-more at 400,450"), active=active)
    other = "b" if active == "a" else "a"
    t.picks(active, "action:combat").picks(active, "melee")
    asked = []
    while "react" in t.asked:
        assert t.question(t.asked[0]).about["moments"] == ["attack-declared"]
        asked.append(t.asked[0])
        t.passes(t.asked[0])
        if "rolled" in t.story():
            break
    assert asked == [active, other]


@rule("SP-ATK-15")
def test_effects_of_being_targeted_come_after_the_choice_and_before_the_pools() -> None:
    """Asajj slips away when an ally attacks a foe she is engaged with: the attack has begun, no die is rolled."""
    t = table(a=side(f"{MAUL} at 400,400", f"{ASAJJ} at 350,450"), b=side(f"{BO} at 400,450"), activates="maul")
    t.a("action:combat", f"melee:a.{MAUL}.1>b.{BO}.1").picks("a", "slip-away")
    assert t.asked == "a movement"
    assert (t.last("attack")["defender"], "rolled" in t.story()) == (f"b.{BO}.1", False)


@rule("SP-ATK-39")
def test_an_attack_goes_on_when_the_target_is_moved_out_of_reach() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400 with flipped"), b=side(f"{BO} at 400,510"))
    t.a("action:combat").attacks("anakin", "bo-katan", attack="CC", path="a").goes("a", 400, 600).passes("a")
    assert not are_engaged(t.state, t.character("anakin"), t.character("bo-katan"))
    t.takes("f").passes("a", "a")
    assert t.damage("bo-katan") == 3


@rule("SP-ATK-41")
def test_an_attack_outside_a_combat_action_does_not_count_as_part_of_one() -> None:
    """The 501st join in before the dice of Anakin's Combat action, not of the attack that his reaction grants."""
    t = table(a=side(f"{ANAKIN} at 400,400", "501st-clone-troopers at 300,400 and 60,60"), b=side(f"{MAUL} at 400,450"))
    attack = f"melee:a.{ANAKIN}.1>b.{MAUL}.1"
    t.a("action:combat", attack)
    assert (t.asked, len(t.events("rolled"))) == ("a react", 0)
    t.dice_of("F" * 8, "F" * 5).passes("a")
    t.picks("a", "im-going-to-end-this").dice_of("F" * 8, "F" * 5).a(attack)
    assert (t.asked, len(t.events("rolled"))) == ("a act", 2)


@rule("SP-EXA-11")
def test_cannot_beats_can() -> None:
    """Asajj is engaged with Dooku and a MagnaGuard: she cannot attack Dooku while the guards are not Wounded."""
    guards = "magnaguard at 440,440 and 800,800"
    t = table(a=side(f"{ASAJJ} at 400,400"), b=side(f"{DOOKU} at 400,450", guards)).a("action:combat")
    assert t.options("a") == [f"melee:a.{ASAJJ}.1>b.magnaguard.1", "pass"]
    assert t.refused("a", f"melee:a.{ASAJJ}.1>b.{DOOKU}.1") == "SP-UNI-32"
    t = table(a=side(f"{ASAJJ} at 400,400"), b=side(f"{DOOKU} at 400,450", guards + " with wounded"))
    assert len(legal(t, "asajj")) == 2
    apart = "magnaguard at 640,640 and 800,800"
    t = table(a=side(f"{ASAJJ} at 400,400"), b=side(f"{DOOKU} at 400,450", apart))
    assert legal(t, "asajj") == [f"melee:a.{ASAJJ}.1>b.{DOOKU}.1"]


@rule("SP-EXA-07")
def test_one_reaction_per_event_of_aurra_sing() -> None:
    """Both of her reactions wait for her attack in a Combat action: having used one she is not offered the other."""
    aurra, ahsoka = "aurra-sing", "ahsoka-tano-jedi-no-more"
    t = table(a=side(f"{aurra} at 400,400", force=2), b=side(f"{ahsoka} at 400,600", f"{BO} at 500,600"))
    t.a("action:combat").attacks("aurra", "ahsoka", type="ranged")
    reactions = [f"use:a.{aurra}>double-the-contract-double-the-payout", f"use:a.{aurra}>hit-and-run"]
    assert t.options("a") == [*reactions, "pass"]
    t.a(reactions[1]).moves("aurra", "reposition", 400, 380)
    assert (t.asked, t.force("a")) == ("b react", 1)
    assert t.passes("b").asked == "a act"
