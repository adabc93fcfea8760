"""Cannons and the ion turret, one test per card."""

from __future__ import annotations

import pytest

from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import duel, faces

BLANKS = "blank blank blank"


@pytest.mark.parametrize(("card", "token"), [("jammingbeam", "jam"), ("tractorbeam", "tractor")])
def test_beams_give_tokens_and_no_damage(card: str, token: str) -> None:
    t = duel(f"&{card}").attack(f"{card}>b", attack="hit crit blank", defense=BLANKS)
    if token == "tractor":
        t.a("pass")  # does not move it
    assert (t.damage("b"), t.token("b", token)) == (0, 2)


def test_ion_cannon_deals_one_damage_and_ion_tokens() -> None:
    t = duel("&ioncannon").attack("ioncannon>b", attack="hit crit crit", defense=BLANKS)
    assert (t.damage("b"), t.token("b", "ion")) == (1, 2)


def test_ion_cannon_turret_fires_where_its_turret_points() -> None:
    t = duel("&ioncannonturret^left")
    assert t.options("a") == ["front>b.academypilot", "pass"]
    t = duel("&ioncannonturret^front").attack("ioncannonturret>b", attack="hit hit hit", defense=BLANKS)
    assert (t.damage("b"), t.token("b", "ion")) == (1, 2)


def test_autoblasters_roll_more_at_the_bullseye() -> None:
    t = duel("&autoblasters").attack("autoblasters>b")
    assert t.terms() == {"weapon": 2, "upgrade:autoblasters": 1}
    aside = duel("&autoblasters", at="450,500,180").attack("autoblasters>b")
    assert aside.terms() == {"weapon": 2}
    other = duel("&autoblasters").attack("front>b")
    assert other.terms() == {"weapon": 3}


def test_evades_do_not_cancel_the_crits_of_autoblasters_from_behind() -> None:
    deck = {"b": "damagedengine"}
    behind = duel("&autoblasters", "*1", "b.academypilot@400,150=c", at="400,500", decks=deck)
    behind.attack("autoblasters>b", attack="crit hit blank", defense="evade evade evade")
    assert behind.damage("b") == 2
    ahead = duel("&autoblasters", "*1").attack("autoblasters>b", attack="crit hit blank", defense="evade evade evade")
    assert ahead.damage("b") == 1


@rule("XW-FAQ-17")
def test_heavy_laser_cannon_turns_all_crits_into_hits() -> None:
    t = duel("&heavylasercannon").attack("heavylasercannon>b", attack="crit crit hit blank", defense=BLANKS)
    assert faces(t) == ["hit", "hit", "hit", "blank"]
    assert t.last("hit")["crits"] == 0
    front = duel("&heavylasercannon").attack("front>b", attack="crit crit hit", defense=BLANKS)
    assert front.last("hit")["crits"] == 2
