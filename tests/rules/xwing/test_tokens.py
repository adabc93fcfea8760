"""Tokens and their effects (XW-TOK)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule


@rule("XW-TOK-11", "XW-TOK-12", "XW-PHA-36")
def test_circular_tokens_go_in_the_end_phase() -> None:
    t = table(
        "a.redsquadronveteran@100,100+focus+evade+calculate+fore+disarm+tractor+jam+stress+strain+ion+cloak=x",
        "b.academypilot@800,800",
        phase="end",
    )
    assert t.round == 2
    assert t.tokens("x") == {"cloak": 1, "ion": 1, "strain": 1, "stress": 1}


@rule("XW-TOK-70", "XW-TOK-71")
def test_strain_costs_a_die_once() -> None:
    t = table("a.redsquadronveteran@400,300", "b.academypilot@400,500,180+2strain=b", phase="engagement")
    t.attack("front>b", attack="blank blank blank", defense="blank blank").no_modifying()
    assert t.terms("defense") == {"agility": 3, "strain": -1}
    assert t.token("b", "strain") == 1


@rule("XW-TOK-98")
def test_the_jamming_player_takes_a_green_token() -> None:
    t = table("a.chopper@400,400^front", "b.academypilot@400,460,180+evade+focus=b", phase="engagement")
    assert t.options("a") == ["focus", "evade", "pass"]
    t.a("evade")
    assert t.options("a") == ["focus", "pass"]
    assert t.tokens("b") == {"focus": 1, "jam": 1}
