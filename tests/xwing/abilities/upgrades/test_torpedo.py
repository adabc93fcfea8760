"""Torpedoes, one test per card."""

from __future__ import annotations

import pytest

from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import duel, faces

LOCK = ">b.academypilot"
BLANKS = "blank blank blank"


@pytest.mark.parametrize(("card", "at"), [("protontorpedoes", "400,500,180"), ("advprotontorpedoes", "400,400,180")])
def test_proton_torpedoes_turn_a_hit_into_a_crit(card: str, at: str) -> None:
    t = duel(f"&{card}{LOCK}", at=at)
    before = t.charges("x", card)
    t.attack(f"{card}>b", attack="hit hit blank blank blank").a("pass")  # keeps the lock; the crit must be
    assert faces(t)[:2] == ["crit", "hit"]
    assert t.charges("x", card) == before - 1
    assert f"{card}>b.academypilot" not in duel(f"&{card}", at=at).options("a")  # no lock


def test_ion_torpedoes_deal_one_damage_and_ion_tokens() -> None:
    t = duel(f"&iontorpedoes{LOCK}").attack("iontorpedoes>b", attack="hit crit hit blank", defense=BLANKS)
    t.no_modifying()
    assert (t.damage("b"), t.token("b", "ion")) == (1, 2)


@rule("XW-FAQ-79")
def test_plasma_torpedoes_take_a_shield_before_the_damage() -> None:
    shielded = "b.stormsquadronace"
    t = duel(f"&plasmatorpedoes>{shielded}", "", f"{shielded}@450,500,180=s", at="800,800")
    t.attack("plasmatorpedoes>s", attack="hit hit blank", defense=BLANKS).no_modifying()
    assert (t.shields("s"), t.damage("s")) == (0, 1)
    assert [e["amount"] for e in t.events("shields-lost")] == [1, 1]
    assert t.story().index("shields-lost") < t.story().index("damaged")


def test_against_plasma_torpedoes_evades_cancel_crits_first() -> None:
    t = duel(f"&plasmatorpedoes{LOCK}").attack(
        "plasmatorpedoes>b", attack="crit hit blank", defense="evade blank blank"
    )
    t.no_modifying()
    assert (t.last("hit")["hits"], t.last("hit")["crits"]) == (1, 0)
    usual = duel(f"&plasmatorpedoes{LOCK}").attack("front>b", attack="crit hit blank", defense="evade blank blank")
    usual.no_modifying()
    assert (usual.last("hit")["hits"], usual.last("hit")["crits"]) == (0, 1)
