"""Dice and results (SP-DIC)."""

from __future__ import annotations

import pytest

from battlemat.core.chance import Chance, key_from_seed
from battlemat.games.shatterpoint.dice import ATTACK_FACES, DEFENSE_FACES, add, change, remove, reroll
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import AttackType, Roll
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import chart, give_stance, give_value

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
B2 = "b2-battle-droids"


def fight(attack: str, defense: str = "", type_: AttackType = "melee", defender: str = MAUL) -> ShatterScenario:
    """Bo-Katan attacks somebody next to her, or Wounded to be shot at."""
    tokens = " with wounded" if type_ == "ranged" else ""
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{defender} at 400,450{tokens}")).a("action:combat")
    return t.attacks("bo-katan", f"b.{defender}", type=type_, attack=attack, defense=defense)


def successes(t: ShatterScenario) -> int:
    found = t.last("results")["successes"]
    assert isinstance(found, int)
    return found


@rule("SP-DIC-03")
def test_a_crit_is_a_success_that_blocks_do_not_remove() -> None:
    assert successes(fight("CC", "BBBBB")) == 2


@rule("SP-DIC-04")
@pytest.mark.parametrize(("blocks", "left"), [("", 3), ("B", 2), ("BBBB", 0)])
def test_a_strike_is_a_success_that_a_block_removes(blocks: str, left: int) -> None:
    assert successes(fight("SSS", blocks)) == left


@rule("SP-DIC-05")
@pytest.mark.parametrize(
    ("type_", "expertise", "results"),
    [
        ("melee", 1, {"strike": 2}),
        ("melee", 2, {"block": 1}),
        ("ranged", 1, {"crit": 1}),
        ("ranged", 2, {"crit": 3}),
        ("ranged", 4, {"crit": 3}),
    ],
)
def test_attack_expertise_selects_a_row_of_the_chart_of_its_type(
    monkeypatch: pytest.MonkeyPatch, type_: AttackType, expertise: int, results: dict[str, int]
) -> None:
    give_stance(
        monkeypatch,
        BO,
        melee_chart=chart(e1=("strike", "strike"), e2=("damage",)),
        ranged_chart=chart(e1=("crit",), e2=("crit", "crit", "crit")),
    )
    shown = fight("E" * expertise, type_=type_).last("results")["attack"]
    for name in ("strike", "crit"):
        assert shown.get(name, 0) == results.get(name, 0)


@rule("SP-DIC-06")
def test_a_failure_does_nothing_by_itself() -> None:
    assert successes(fight("FFFFFFF", "FFFFF")) == 0
    assert successes(fight("S", "FFFFF")) == 1


@rule("SP-DIC-06")
def test_other_rules_may_look_at_a_failure() -> None:
    asajj = "asajj-ventress-sith-assassin"
    assert fight("F", defender=asajj).asked == "b react"
    assert fight("SSSSSSS", "BBBBBB", defender=asajj).takes("stop").asked == "a act"


@rule("SP-DIC-09")
@pytest.mark.parametrize(("expertise", "blocks"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_defense_expertise_selects_a_row_of_the_defense_chart(expertise: int, blocks: int) -> None:
    """Maul: 1-2 and 3 give one block, 4+ two."""
    assert fight("CC", "E" * expertise).last("results")["defense"].get("block", 0) == blocks


@rule("SP-DIC-13")
def test_an_attack_with_no_dice_is_still_an_attack() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side("asajj-ventress-sith-assassin at 400,450")).a("action:combat")
    give_value(t, "asajj", "fewer-attack-dice", -9)
    t.dice_of("", "B" * 6).a(f"melee:a.{BO}.1>b.asajj-ventress-sith-assassin.1")
    assert (t.last("rolled")["attack"], successes(t), t.events("tree-option")) == ({}, 0, [])
    assert "attack-over" in t.story()


@rule("SP-DIC-13")
def test_results_can_be_added_to_no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """No expertise at all: the row for none adds a crit."""
    give_stance(monkeypatch, BO, melee_chart=chart(e0=("crit",)))
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    give_value(t, "maul", "fewer-attack-dice", -9)
    t.dice_of("", "F" * 5).a(f"melee:a.{BO}.1>b.{MAUL}.1")
    assert (successes(t), t.asked) == (1, "a tree")


@rule("SP-DIC-14")
def test_a_roll_is_modified_in_four_ways() -> None:
    roll = Roll(crit=1, strike=2, failure=1)
    add(roll, "crit")
    assert roll == Roll(crit=2, strike=2, failure=1)
    remove(roll, "strike", 5)
    assert roll == Roll(crit=2, strike=0, failure=1)
    assert change(roll, "crit", "strike")
    assert not change(roll, "block", "failure")
    assert roll == Roll(crit=1, strike=1, failure=1)
    chance = Chance(key_from_seed("dice"))
    chance.dice = [1]
    reroll(chance, roll, ["failure"], ATTACK_FACES)
    assert roll == Roll(crit=2, strike=1, failure=0)


@rule("SP-DIC-15")
def test_a_rerolled_die_counts_as_its_new_result_only() -> None:
    """B2 Battle Droids reroll up to two dice at close range: two failures become a strike and a crit."""
    t = table(a=side(f"{B2} at 400,400 and 800,60"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    t.dice_of("FFFFF", "FFFFF").a(f"melee:a.{B2}.1>b.{MAUL}.1")
    t.a("choose:failure").dice_of("SC").a("choose:failure")
    assert t.last("results")["attack"] == {"crit": 1, "strike": 1, "failure": 3}
    assert successes(t) == 2


@rule("SP-DIC-15")
def test_dice_are_rerolled_together() -> None:
    chance = Chance(key_from_seed("dice"))
    chance.dice = [5, 1]
    roll = Roll(failure=2)
    reroll(chance, roll, ["failure", "failure"], DEFENSE_FACES)
    assert roll == Roll(block=1, failure=1)


@rule("SP-DIC-17")
@pytest.mark.parametrize(("blocks", "left"), [("", 1), ("B", 0)])
def test_a_changed_die_is_its_new_result_for_all_that_follows(
    monkeypatch: pytest.MonkeyPatch, blocks: str, left: int
) -> None:
    """The only crit has become a strike: one block removes it."""
    give_stance(monkeypatch, MAUL, defense_chart=chart(e1=("crit>strike",)))
    t = fight("C", "E" + blocks)
    assert (successes(t), t.last("results")["attack"].get("crit", 0)) == (left, 0)
