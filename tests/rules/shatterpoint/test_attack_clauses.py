"""The attack (SP-ATK), clause by clause: the pool of damage, a wound in the middle, and Wounded enemies nearby."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.engagement import are_engaged, is_held
from battlemat.games.shatterpoint.movement import move_kinds
from battlemat.games.shatterpoint.records import Effect
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import chart, give_stance, give_trigger
from tests.rules.shatterpoint.made_up import icons

BO, MAUL, REX, ASAJJ = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex", "asajj-ventress-sith-assassin"
AHSOKA = "ahsoka-tano-jedi-no-more"
LEADER = UNITS[BO].stances[0]
HIT: Effect = "damage"


def duel(tokens: str = "", mine: str = "") -> ShatterScenario:
    """Bo-Katan is about to attack Maul in melee."""
    return table(a=side(f"{BO} at 400,400{mine}"), b=side(f"{MAUL} at 400,450{tokens}")).a("action:combat")


@rule("SP-ATK-11")
def test_a_wounded_enemy_engages_but_does_not_hold() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded"))
    bo, maul = t.character("bo-katan"), t.character("maul")
    assert are_engaged(t.state, bo, maul)
    assert are_engaged(t.state, maul, bo)
    assert not is_held(t.state, bo)
    assert [move_kinds(t.state, bo, kind) for kind in ("advance", "climb")] == [["advance"], ["climb"]]


@rule("SP-ATK-32", "SP-ATK-33", "SP-ATK-29")
def test_the_pool_grows_and_nobody_suffers_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """One damage of the chart is in the pool before an option is chosen; with the option it is three, then seven."""
    give_stance(monkeypatch, BO, melee_chart=chart(e1=("damage",)))
    icons(monkeypatch, LEADER, "damage", "damage")
    t = duel(" with 9 damage").attacks("bo-katan", "maul", attack="SSE")
    assert (t.asked, t.state.attacks[-1].damage) == ("a tree", 1)
    t.takes("a")
    assert (t.asked, t.state.attacks[-1].damage) == ("a tree", 3)
    assert (t.damage("maul"), t.unit("maul").wounded) == (9, False)
    t.takes("b")
    assert (t.damage("maul"), t.unit("maul").wounded) == (13, True)


@rule("SP-ATK-37")
@pytest.mark.parametrize(("tokens", "damage"), [(" with 10 damage, pinned", 11), (" with 10 damage", 15)])
def test_a_pool_of_five_finds_a_unit_wounded_by_a_second_pinned(
    monkeypatch: pytest.MonkeyPatch, tokens: str, damage: int
) -> None:
    """With one stamina left the damage for the second Pinned wounds at once; the pool comes too late."""
    icons(monkeypatch, LEADER, "pinned", *[HIT] * 5)
    t = duel(tokens).attacks("bo-katan", "maul", attack="S", path="a")
    while t.asked == "a order":
        t.a(t.options("a")[0])
    assert (t.unit("maul").wounded, t.damage("maul"), t.conditions("maul")) == (True, damage, ["pinned"])


@rule("SP-ATK-40")
def test_an_attack_is_completed_by_a_wounded_attacker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ahsoka gives her 3 of 7 damage back with 2 stamina left: step 10 is carried out, then the activation ends."""
    give_stance(monkeypatch, AHSOKA, defense_chart=chart(e1=("jump",)))
    icons(monkeypatch, LEADER, *[HIT] * 7)
    t = table(a=side(f"{BO} at 400,400 with 6 damage"), b=side(f"{AHSOKA} at 400,450", f"{REX} at 800,800"))
    t.a("action:combat").attacks("bo-katan", "ahsoka", attack="S", defense="E", path="a").picks("b", "too-fast")
    assert (t.damage("ahsoka"), t.damage("bo-katan"), t.unit("bo-katan").wounded) == (4, 9, True)
    assert t.options("b") == [f"jump:b.{AHSOKA}.1", "pass"]
    t.moves("ahsoka", "jump", 400, 480)
    assert (t.events("attack-over") != [], t.state.active) == (True, 1)


@rule("SP-ATK-30")
def test_strained_comes_after_the_reactions_of_both_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """10C: a reaction of the attacker's side; 10D: Riposte; 10E: the attacker's Strained."""
    give_trigger(monkeypatch, "mandalorians-are-stronger-together", "attack-resolved")
    t = table(a=side("clan-kryze-mandalorians at 400,400 and 60,60 with strained"), b=side(f"{ASAJJ} at 400,450")).a(
        "action:combat"
    )
    t.attacks("clan-kryze.1", "asajj")
    assert (t.asked, t.damage("clan-kryze")) == ("a react", 0)
    t.passes("a")
    assert (t.asked, t.damage("clan-kryze")) == ("b react", 0)
    t.picks("b", "riposte")
    assert (t.damage("clan-kryze"), t.conditions("clan-kryze")) == (2 + 3, [])
