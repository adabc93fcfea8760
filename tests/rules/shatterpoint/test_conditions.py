"""Conditions (SP-CON)."""

from __future__ import annotations

from battlemat.games.shatterpoint.conditions import gain_condition
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
