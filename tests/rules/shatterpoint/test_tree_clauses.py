"""Stances and combat trees (SP-STA), played clause by clause: which side is used, and every way through a tree."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.records import TreeOption
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.rule_marks import rule
from tests.rules.shatterpoint.made_up import chart, icons, tree

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
LEADER = UNITS[BO].stances[0]
RAGE, CUNNING = UNITS[MAUL].stances


@rule("SP-STA-04")
@pytest.mark.parametrize(("tokens", "damage", "crits"), [("", 1, 0), (" with flipped", 2, 1)])
def test_charts_and_tree_of_the_active_side_alone(
    monkeypatch: pytest.MonkeyPatch, tokens: str, damage: int, crits: int
) -> None:
    """Attacking: one side's tree is one damage, the other's two, and only the other's chart adds a crit."""
    icons(monkeypatch, RAGE, "damage")
    icons(monkeypatch, CUNNING, "damage", "damage")
    chart(monkeypatch, RAGE, "melee", "strike")
    chart(monkeypatch, CUNNING, "melee", "crit")
    t = table(a=side(f"{MAUL} at 400,400{tokens}"), b=side(f"{BO} at 400,450")).a("action:combat")
    t.attacks("maul", "bo-katan", attack="E")
    assert t.last("results")["attack"].get("crit", 0) == crits
    t.takes("a")
    assert t.damage("bo-katan") == damage


@rule("SP-STA-04")
@pytest.mark.parametrize(("tokens", "blocks"), [("", 1), (" with flipped", 2)])
def test_the_defense_chart_of_the_active_side_alone(monkeypatch: pytest.MonkeyPatch, tokens: str, blocks: int) -> None:
    chart(monkeypatch, RAGE, "defense", "block")
    chart(monkeypatch, CUNNING, "defense", "block", "block")
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450{tokens}")).a("action:combat")
    t.attacks("bo-katan", "maul", attack="SSS", defense="E")
    assert (t.last("results")["defense"]["block"], t.last("results")["successes"]) == (blocks, 3 - blocks)


def at_the_tree(monkeypatch: pytest.MonkeyPatch, successes: int) -> ShatterScenario:
    """Two ways begin, a-c and b-d; c branches into e and f; f leads on to g and h."""
    tree(
        monkeypatch,
        LEADER,
        TreeOption("a", ("damage",), True, ("c",)),
        TreeOption("b", ("damage",), True, ("d",)),
        TreeOption("c", ("damage",), next=("e", "f")),
        TreeOption("d", ("damage",)),
        TreeOption("e", ("damage",)),
        TreeOption("f", ("damage",), next=("g",)),
        TreeOption("g", ("damage",), next=("h",)),
        TreeOption("h", ("damage",)),
    )
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450")).a("action:combat")
    return t.attacks("bo-katan", "rex", attack="C" * successes)


@rule("SP-STA-31", "SP-STA-32", "SP-STA-35", "SP-STA-37")
def test_a_way_from_the_left_along_the_lines_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_the_tree(monkeypatch, 6)
    assert t.options("a") == ["option:a", "option:b", "stop"]
    t.takes("a")
    assert t.options("a") == ["option:c", "stop"]
    assert t.refused("a", "option:d")
    t.takes("c")
    assert t.options("a") == ["option:e", "option:f", "stop"]
    t.takes("e")
    assert (t.asked, t.damage("rex"), len(t.events("tree-option"))) == ("a act", 3, 3)


@rule("SP-STA-31")
def test_one_success_takes_one_of_two_beginnings(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_the_tree(monkeypatch, 1).takes("b")
    assert (t.asked, t.damage("rex"), [event["option"] for event in t.events("tree-option")]) == ("a act", 1, ["b"])


@rule("SP-STA-30")
def test_three_successes_take_three_of_five_options(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_the_tree(monkeypatch, 3).takes("a", "c", "f")
    assert (t.asked, t.damage("rex")) == ("a act", 3)
    t = at_the_tree(monkeypatch, 5).takes("a", "c", "f", "g", "h")
    assert (t.asked, t.damage("rex")) == ("a act", 5)


@rule("SP-STA-38")
@pytest.mark.parametrize("taken", ["", "a", "ac"])
def test_stopping_before_any_option(monkeypatch: pytest.MonkeyPatch, taken: str) -> None:
    """Also before the first; the successes that are left are lost."""
    t = at_the_tree(monkeypatch, 4).takes(*taken, "stop")
    assert (t.asked, t.damage("rex")) == ("a act", len(taken))
