"""Damage, Wounded, Injured (SP-DMG), clause by clause: what a Wounded unit does and does not, and who is checked."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.scenario import side, table
from battlemat.games.shatterpoint.values import keyword
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_value

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
ASAJJ, KRYZE, LEARNERS = "asajj-ventress-sith-assassin", "clan-kryze-mandalorians", "padawan-learners"


@rule("SP-DMG-05")
@pytest.mark.parametrize(("tokens", "seat"), [(" with wounded", "b"), ("", "a")])
def test_one_enemy_outnumbers_two_of_a_wounded_unit(tokens: str, seat: str) -> None:
    t = table(
        a=side(f"{KRYZE} at 360,400 and 440,400{tokens}", f"{BO} at 60,60"),
        b=side(f"{MAUL} at 400,500"),
        objectives="X at 400,450",
        step="end-turn",
        activates="bo-katan",
    )
    assert t.controls("X") == seat


@rule("SP-DMG-06")
@pytest.mark.parametrize("source", ["attack", "ability", "strained"])
def test_a_wounded_unit_suffers_from_no_source(source: str) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{ASAJJ} at 400,450 with wounded, strained"))
    if source == "ability":
        t = table(a=side("boba-fett-on-contract at 400,400"), b=side(f"{ASAJJ} at 400,450 with wounded"))
        t.picks("a", "knee-rockets")
    else:
        t.a("action:combat").attacks("bo-katan", "asajj", attack="CCF", path="ab")
    if source == "strained":
        t.picks("b", "riposte")
    assert (t.damage("asajj"), t.events("damaged")[:1]) == (
        9,
        [{"unit": f"a.{BO}", "amount": 2, "damage": 2}] if source == "strained" else [],
    )


@rule("SP-DMG-07")
def test_recovering_removes_no_damage_from_a_wounded_unit() -> None:
    """Only the condition is a legal choice."""
    t = table(a=side(f"{BO} at 400,400 with wounded, pinned"), b=side()).a("action:recover")
    assert not [option for option in t.options("a") if option.startswith("damage:")]
    assert f"pinned:a.{BO}" in t.options("a")


@rule("SP-DMG-11")
def test_an_innate_ability_of_a_wounded_unit_holds() -> None:
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400 with wounded"), b=side())
    assert keyword(t.state, t.character("clan-kryze.1"), "sharpshooter") == 1


@rule("SP-DMG-11")
def test_the_order_card_activates_a_wounded_unit() -> None:
    t = table(a=side(f"{REX} at 400,400 with wounded", deck=f"{REX} shatterpoint"), b=side(), step="orders")
    t.picks("a", "activate").passes_until("a act")
    assert (t.state.activation is not None, t.unit("rex").wounded, t.unit("rex").injured) == (True, False, 1)


@rule("SP-DMG-16")
def test_a_wounded_and_two_injured_tokens_and_a_cost_of_one_are_four_force() -> None:
    """The Padawan Learners' Deflect costs 1."""
    t = table(a=side(f"{REX} at 400,550"), b=side(f"{LEARNERS} at 400,400 and 60,60 with wounded, 2 injured"))
    t.a("action:combat").attacks("rex", "padawan-learners.1", type="ranged").picks("b", "deflect")
    assert (t.force("b"), t.damage("rex")) == (9 - 4, 2)


@rule("SP-DMG-19")
def test_no_enemy_unit_is_checked() -> None:
    t = table(
        a=side(f"{BO} at 400,400", f"{REX} at 60,60"),
        b=side(f"{KRYZE} at 800,800 and 860,800 with 3 injured"),
        step="end-turn",
    )
    t.passes_all()
    assert (t.unit("clan-kryze").defeated, t.character("clan-kryze.1").on_field) == (False, True)


@rule("SP-DMG-21")
@pytest.mark.parametrize("active", ["a", "b"])
def test_a_wounded_token_counts_at_the_end_of_no_turn(active: str) -> None:
    """Neither at the end of its own player's turn nor of the other's."""
    t = table(
        a=side(f"{BO} at 400,400 with wounded, 1 injured"), b=side(f"{MAUL} at 800,800"), step="end-turn", active=active
    )
    assert not t.unit("bo-katan").defeated


@rule("SP-DIC-13")
def test_effects_after_an_attack_without_dice() -> None:
    """Aurra Sing's Hit and Run waits for the end of her attack, whatever was rolled."""
    t = table(a=side("aurra-sing at 400,400"), b=side(f"{MAUL} at 400,560")).a("action:combat")
    give_value(t, "maul", "fewer-attack-dice", -20)
    t.dice_of("", "F" * 5).a("ranged:a.aurra-sing.1>b.lord-maul.1")
    assert (t.last("rolled")["attack"], "hit-and-run" in str(t.options("a"))) == ({}, True)
