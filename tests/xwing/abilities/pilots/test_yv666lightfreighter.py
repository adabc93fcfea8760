"""YV-666 light freighter and the Nashtah Pup."""

from __future__ import annotations

import pytest

from battlemat import BadSetup
from battlemat.core.words import LANGUAGES
from battlemat.games.xwing import GAME
from battlemat.games.xwing.lists.build import normal_setup, violations
from battlemat.games.xwing.scenario import XWingScenario, table
from tests.rule_marks import rule
from tests.rules.xwing.squads import squad

LATE = "b.soontirfel@800,450,180#3-straight=late"


def test_moralo_eval_comes_back_where_he_fled() -> None:
    t = table("a.moraloeval@400,860#2-straight=moralo", LATE)
    assert t.asked == "a replace"
    t.a("a.moraloeval/pilot:moraloeval")
    assert (t.place("moralo"), t.charges("moralo")) == ("reserve", 1)
    t.until("place-ship")
    assert (t.round, t.phase) == (2, "planning")
    assert t.refused("a", [400.0, 60.0, 0.0])
    t.a([300.0, 860.0, 180.0])
    assert (t.place("moralo"), t.at("moralo")) == ("in play", (300.0, 860.0))
    assert any(option.startswith("a.moraloeval:") for option in t.options("a"))


def test_moralo_eval_may_flee_for_good() -> None:
    t = table("a.moraloeval@400,860#2-straight=moralo", "a.academypilot@100,100", LATE)
    t.until("replace").a("pass")
    assert t.place("moralo") == "removed"


def wreck(pilot: str) -> XWingScenario:
    """The Hound's Tooth flies into a mine that destroys it, with the Pup aboard."""
    hound = f"a.{pilot}@400,400#1-straight!0*8&houndstooth=hound"
    t = table(hound, "a.nashtahpup~hound=pup", "b:connernet@400,480", LATE, phase="planning")
    t.ship("hound").charges -= 1
    return t.ready()


def test_nashtah_pup_does_not_deploy_of_its_own_will() -> None:
    t = table(
        "a.moraloeval@400,400#1-straight&houndstooth=hound", "a.nashtahpup~hound", "b.academypilot@800,450#3-straight",
        phase="system",
    )  # fmt: skip
    assert t.asked == "b action"


@rule("XW-FAQ-61")
def test_nashtah_pup_takes_over_the_pilot_of_the_hounds_tooth() -> None:
    t = wreck("moraloeval").until("emergency-deploy").a("yes", "deploy:front>2-straight")
    pup = t.view("a")["ships"][1]
    assert (pup["heir_to"], pup["initiative"]) == ("moraloeval", 4)
    assert (pup["charges"], pup["charges_limit"]) == (1, 2)
    assert any("pilot:nashtahpup" in GAME.used(event) for event in t.match.events)
    t.ship("pup").pose = (400.0, 860.0, 0.0)
    t.until("dial").a("a.nashtahpup:3-straight").until("replace")
    assert t.options("a") == ["a.nashtahpup/pilot:moraloeval", "pass"]


@rule("XW-BLD-20")
def test_nashtah_pup_is_refused_without_the_hounds_tooth() -> None:
    alone = violations(squad("moraloeval", "nashtahpup"))
    assert [(problem.key, problem.rule, problem.where) for problem in alone] == [
        ("xwing-ship-restricted", "XW-BLD-20", (("ships", 1),))
    ]
    assert violations(squad("moraloeval: houndstooth", "nashtahpup")) == []
    with pytest.raises(BadSetup) as caught:
        normal_setup({"players": [squad("moraloeval", "nashtahpup"), "black-lance"]})
    for language in LANGUAGES:
        assert "Hound's Tooth" in caught.value.reasons_in(language)[0]
