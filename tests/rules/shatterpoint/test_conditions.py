"""Conditions (SP-CON)."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.conditions import RULES, gain_condition
from battlemat.games.shatterpoint.damage import removals
from battlemat.games.shatterpoint.scenario import side, table
from tests.rule_marks import rule

BO = "bo-katan-kryze at 400,400"
KRYZE = "clan-kryze-mandalorians at 400,400 and 460,400"
MAUL = "lord-maul at 400,450"


@rule("SP-CON-01", "SP-CON-22", "SP-CON-23")
def test_pinned_stops_the_first_character_that_moves() -> None:
    t = table(a=side(KRYZE + " with pinned"), b=side())
    t.a("action:move").moves("kryze.1", "advance").moves("kryze.2", "advance", 460, 500)
    assert (t.at("kryze.1"), t.at("kryze.2"), t.conditions("kryze")) == ((400, 400, 0), (460, 500, 0), [])


@rule("SP-CON-02", "SP-CON-03")
def test_a_repeated_condition_is_a_damage() -> None:
    t = table(a=side(BO + " with exposed, 2 damage"), b=side(MAUL + " with wounded, pinned"))
    gain_condition(t.match, t.unit("bo-katan"), "exposed", None)
    gain_condition(t.match, t.unit("maul"), "pinned", None)
    assert (t.damage("bo-katan"), t.conditions("bo-katan"), t.damage("maul")) == (3, ["exposed"], 11)


@rule("SP-CON-08", "SP-CON-07")
def test_strained_strikes_after_a_dash() -> None:
    t = table(a=side(BO + " with strained, 2 damage"), b=side())
    t.a("action:move").moves("bo-katan", "dash", 400, 420)
    assert (t.damage("bo-katan"), t.conditions("bo-katan")) == (5, [])


@rule("SP-CON-09", "SP-CON-10")
def test_strained_strikes_between_two_characters() -> None:
    t = table(a=side(KRYZE + " with strained"), b=side())
    t.a("action:move").moves("kryze.1", "advance", 400, 420)
    assert (t.damage("kryze"), t.asked) == (3, "a movement")
    t.moves("kryze.2", "advance", 460, 420)
    assert t.damage("kryze") == 3


@rule("SP-CON-13")
def test_strained_gained_in_an_action_waits_for_the_next_thing() -> None:
    t = table(
        a=side("bo-katan-kryze at 400,450"),
        b=side("asajj-ventress-sith-assassin at 400,400", "b1-battle-droids at 60,60 and 130,60"),
    )
    t.a("action:combat").attacks("bo-katan", "asajj")
    gain_condition(t.match, t.unit("bo-katan"), "strained", None)
    t.passes("b")
    assert (t.damage("bo-katan"), t.conditions("bo-katan"), t.asked) == (0, ["strained"], "a act")
    t.a("action:focus").passes_all()
    assert t.damage("bo-katan") == 3


@rule("SP-CON-14")
def test_strained_leaves_a_wounded_unit_without_damage() -> None:
    t = table(a=side(f"{BO}"), b=side("asajj-ventress-sith-assassin at 400,450 with wounded, strained"))
    t.a("action:combat").attacks("bo-katan", "asajj").picks("b", "riposte")
    assert (t.damage("asajj"), t.conditions("asajj")) == (9, [])


@rule("SP-CON-15", "SP-CON-16")
def test_disarmed_loses_expertise_and_goes() -> None:
    t = table(a=side(BO + " with disarmed"), b=side(MAUL))
    t.a("action:combat").attacks("bo-katan", "maul", attack="SSEEE")
    assert (t.last("results")["successes"], t.conditions("bo-katan")) == (2, [])


@rule("SP-CON-19", "SP-CON-20", "SP-CON-21")
def test_exposed_loses_expertise_and_goes() -> None:
    t = table(a=side(BO), b=side(MAUL + " with exposed"))
    t.a("action:combat").attacks("bo-katan", "maul", attack="SS", defense="BEEEE")
    assert t.last("results")["successes"] == 1
    assert t.conditions("maul") == []


@rule("SP-CON-24")
def test_declining_does_not_remove_pinned() -> None:
    t = table(a=side(BO + " with pinned"), b=side())
    t.a("action:move").passes("a")
    assert t.conditions("bo-katan") == ["pinned"]


@rule("SP-CON-25")
def test_taking_cover_ignores_pinned() -> None:
    t = table(a=side(BO + " with pinned"), b=side())
    t.a("action:take-cover").goes("a", 400, 500)
    assert (t.at("bo-katan"), t.conditions("bo-katan"), t.unit("bo-katan").hunker) == ((400, 425.4, 0), ["pinned"], 1)


@rule("SP-CON-27")
def test_pinned_and_strained_together() -> None:
    t = table(a=side(BO + " with pinned, strained"), b=side())
    t.a("action:move").moves("bo-katan", "advance")
    assert (t.at("bo-katan"), t.damage("bo-katan"), t.conditions("bo-katan")) == ((400, 400, 0), 3, [])


@rule("SP-CON-30")
def test_strained_strikes_after_the_reactions_to_an_attack() -> None:
    t = table(
        a=side("bo-katan-kryze at 400,450 with strained, 4 damage"), b=side("asajj-ventress-sith-assassin at 400,400")
    )
    t.a("action:combat").attacks("bo-katan", "asajj")
    assert t.damage("bo-katan") == 4
    t.picks("b", "riposte")
    assert (t.damage("bo-katan"), t.unit("bo-katan").wounded) == (9, True)


@rule("SP-CON-31")
def test_strained_removed_in_time_does_nothing() -> None:
    t = table(a=side(BO + " with strained, 2 damage"), b=side())
    t.a("action:recover", "strained:a.bo-katan-kryze")
    assert (t.damage("bo-katan"), t.conditions("bo-katan")) == (2, [])


@rule("SP-CON-04")
def test_a_unit_can_have_all_four() -> None:
    t = table(a=side(BO + " with strained"), b=side())
    for condition in ("disarmed", "exposed", "pinned"):
        gain_condition(t.match, t.unit("bo-katan"), condition, None)
    assert (t.conditions("bo-katan"), t.damage("bo-katan")) == (["disarmed", "exposed", "pinned", "strained"], 0)


@rule("SP-CON-05")
def test_hunker_wounded_and_injured_are_no_conditions() -> None:
    assert set(RULES) == {"strained", "disarmed", "exposed", "pinned"}
    t = table(a=side(BO + " with 2 hunker, 1 injured", KRYZE.replace("400", "60") + " with wounded"), b=side())
    assert removals(t.state, t.character("bo-katan")) == []
    t.a("action:recover")
    assert (t.asked, t.unit("bo-katan").hunker, t.unit("bo-katan").injured) == ("a act", 2, 1)


@rule("SP-CON-06")
def test_conditions_outlast_turns_and_struggles() -> None:
    """Exposed and Disarmed of a unit that nothing happens to are still there four turns and a struggle later."""
    t = table(
        a=side(BO, "cc-7567-captain-rex at 60,60 with exposed, disarmed", deck="bo-katan-kryze", won=0),
        b=side(MAUL.replace("400,450", "800,800")),
        token=-7,
        objectives="X at 400,440 a",
    )
    for _ in range(4):
        t.ends_activation()
        while t.asked and t.match.pending[0].kind != "act":
            seat = t.asked[0]
            t.match.submit("ab".index(seat), "pass" if "pass" in t.options(seat) else t.options(seat)[0])
    assert (t.state.turn, t.conditions("rex")) == (9, ["disarmed", "exposed"])
    assert t.events("struggle-revealed")


@rule("SP-CON-11")
def test_being_moved_and_attacked_does_not_trigger_strained() -> None:
    asajj = "asajj-ventress-sith-assassin at 400,300"
    t = table(a=side(asajj), b=side("bo-katan-kryze at 400,370 with strained"))
    t.a("action:combat").attacks("asajj", "bo-katan", attack="C", path="a").goes("a", 400, 500).passes("a")
    t.picks("a", "force-push").goes("a", 400, 500)
    assert (t.conditions("bo-katan"), t.damage("bo-katan")) == (["strained"], 1)


@rule("SP-CON-11")
def test_tactics_innate_and_identity_abilities_do_not_trigger_strained() -> None:
    """Bo-Katan's Tactic makes an ally jump, Kalani's analysis and the droids' armour just hold."""
    t = table(a=side(BO + " with strained", KRYZE.replace("400", "60")), b=side(), step="activate")
    t.moves("clan-kryze.1", "jump", 70, 60)
    assert (t.asked, t.conditions("bo-katan"), t.damage("bo-katan")) == ("a act", ["strained"], 0)
    t = table(a=side("bo-katan-kryze at 400,400"), b=side("general-anakin-skywalker at 400,450 with strained"))
    t.a("action:combat").attacks("bo-katan", "anakin", attack="C", path="a")
    assert (t.conditions("anakin"), t.damage("anakin")) == (["strained"], 2)


@rule("SP-CON-12")
def test_a_reposition_triggers_strained() -> None:
    """Maul repositions in his combat tree: the 3 damage come before the next option, not after the attack."""
    t = table(a=side("lord-maul at 400,400 with flipped, strained"), b=side("bo-katan-kryze at 400,450"))
    t.a("action:combat").attacks("maul", "bo-katan", attack="CCC", path="a").passes("a", "a").takes("b")
    t.moves("maul", "reposition", 400, 390)
    assert (t.damage("maul"), t.conditions("maul"), t.asked) == (3, [], "a tree")


@rule("SP-CON-17")
def test_disarmed_affects_one_attack_of_the_unit() -> None:
    t = table(a=side(KRYZE.replace("460,400", "450,450") + " with disarmed"), b=side("lord-maul at 400,450"))
    t.a("action:combat").attacks("clan-kryze.1", "maul", attack="EEE")
    assert t.last("results")["successes"] == 0
    t.attacks("clan-kryze.2", "maul", attack="EEE")
    assert t.last("results")["successes"] == 2


@rule("SP-CON-18")
@pytest.mark.parametrize(("tokens", "strikes"), [("", 1), (" with disarmed", 0)])
def test_disarmed_also_voids_expertise_that_comes_later(tokens: str, strikes: int) -> None:
    """B2 Battle Droids reroll two failures into expertise; the chart would give a strike for them."""
    droids = "b2-battle-droids"
    t = table(a=side(f"{droids} at 400,400 and 800,60{tokens}"), b=side("lord-maul at 400,450")).a("action:combat")
    t.dice_of("FFFFF", "FFFFF").a(f"melee:a.{droids}.1>b.lord-maul.1")
    t.a("choose:failure").dice_of("EE").a("choose:failure")
    assert (t.last("results")["successes"], t.last("results")["attack"]["expertise"]) == (strikes, 2)
